"""The gallery in docs/study and on the client's Study page: every game, as the command beside it makes it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import longhouse
from tests.study.test_report_games import ASKED

MOST_FONTS = 60 * 1024  # bytes, as they stand in the page
ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("game_id", longhouse.games())
def test_every_game_hangs_in_the_gallery(game_id: str) -> None:
    shown = json.loads((ROOT / "web" / "src" / "study" / f"{game_id}.json").read_text(encoding="utf-8"))
    page = (ROOT / "docs" / "study" / f"{game_id}.html").read_text(encoding="utf-8")
    for lang in ("en", "fr"):
        drawn = {panel["id"]: panel for panel in shown["panels"][lang]}
        assert ASKED[game_id] <= set(drawn)
        assert all(panel["table"]["rows"] for panel in drawn.values())
    assert all(panel["wide"] in page for panel in shown["panels"]["en"])
    assert all(fact["html"] in page for panel in shown["panels"]["en"] for fact in panel["facts"])


@pytest.mark.parametrize("game_id", longhouse.games())
def test_a_page_brings_its_typefaces_and_needs_nothing_but_itself(game_id: str) -> None:
    page = (ROOT / "docs" / "study" / f"{game_id}.html").read_text(encoding="utf-8")
    fonts = re.findall(r'url\("data:font/woff2;base64,([^"]+)"\)', page)
    assert len(fonts) == 2
    assert sum(len(font) for font in fonts) < MOST_FONTS
    assert re.sub(r"url\(#[\w-]+\)", "", page).count("url(") == len(fonts)
    assert "…" not in page  # no name is cut short


@pytest.mark.parametrize("game_id", longhouse.games())
def test_the_command_beside_it_made_it(game_id: str) -> None:
    """The words of the command in docs, in any order, are those of the order that was played."""
    terms = json.loads((ROOT / "web" / "src" / "study" / f"{game_id}.json").read_text(encoding="utf-8"))["command"]
    lines = (ROOT / "docs" / "study" / "README.md").read_text(encoding="utf-8").splitlines()
    told = [line.removeprefix("$ ") for line in lines if line.startswith(f"$ longhouse simulate {game_id} ")]
    assert sorted(terms.split()) in [sorted(line.split()) for line in told]
