"""``longhouse report``: a simulation as one page of pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

__all__ = ["report"]


def report(
    folders: Annotated[list[Path], typer.Argument(help="Folders that `longhouse simulate --out` filled.")],
    html: Annotated[Path, typer.Option(help="Where to write the page.")] = Path("report.html"),
    json: Annotated[Path | None, typer.Option(help="Write the pictures in all languages to this file too.")] = None,
    lang: Annotated[str | None, typer.Option(help="Language: en or fr (else from LANG).")] = None,
) -> None:
    """Draw what simulated games say: one page of pictures; several folders of one game are compared."""
    from json import dumps

    from longhouse.kernel.languages import language_of
    from longhouse.study.folder import Folder
    from longhouse.study.report import page, pictures
    from longhouse.terminal.files import write_whole
    from longhouse.terminal.keyboard import make_console
    from longhouse.terminal.voice import Voice

    voice = Voice(language_of(lang))
    opened = [Folder(path) for path in folders]
    write_whole(html, page(opened, voice.lang))
    if json is not None:
        write_whole(json, dumps(pictures(opened[0]), ensure_ascii=False, indent=1) + "\n")
    make_console().print(voice("report-written", file=str(html)))
