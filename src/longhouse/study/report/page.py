"""A report as one page that needs nothing but itself, and as pictures for the client."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from html import escape
from pathlib import Path
from typing import Any

from longhouse.kernel.words import LANGUAGES
from longhouse.study.folder import Folder
from longhouse.study.report import plots
from longhouse.study.report.facts import Fact
from longhouse.study.report.frame import Name
from longhouse.study.report.numbers import Share, seats_of
from longhouse.study.report.panels import Panel, panels
from longhouse.study.report.speaker import Speaker
from longhouse.study.report.symbols import symbols_for
from longhouse.study.report.tables import FigureTables, table_html
from longhouse.study.style import house_fonts, house_style

__all__ = ["command_of", "page", "pictures"]

STYLE = house_style() + "".join(
    (Path(__file__).parent / f"{part}.css").read_text("utf-8") for part in ("report", "plots")
)


def page(folders: Sequence[Folder], lang: str = "en") -> str:
    """The page of one simulation, or of several that differ in their options."""
    say = Speaker(lang)
    game = folders[0].game
    title = escape(say("title", game=game.title(lang)))
    shown = panels(folders[0], lang)
    compared = [_compared(folders, say)] if len(folders) > 1 else []
    sections = "".join(_section(panel, say) for panel in [*compared, *shown])
    body = (
        f'<div class="top" role="banner">{_sign("mark", 28)}Longhouse</div><div class="band"></div>\n'
        f"<main><header><h1>{title}</h1>{_setting(folders[0], say)}</header>\n"
        f'<div class="panels">{sections}{_facts(shown, say)}</div></main>'
    )
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{house_fonts()}{STYLE}</style></head>\n"
        f"<body>{symbols_for(body, game.id)}{body}</body></html>\n"
    )


def pictures(folder: Folder) -> dict[str, Any]:
    """The report for the client: its terms, the command that made it, and every panel in each language."""
    return {
        "terms": folder.terms,
        "command": command_of(folder),
        "setting": {lang: _terms(folder, Speaker(lang)) for lang in LANGUAGES},
        "panels": {lang: [_told(panel) for panel in panels(folder, lang)] for lang in LANGUAGES},
        "limits": {lang: _spoken(limits(Speaker(lang))) for lang in LANGUAGES},
    }


def _told(panel: Panel) -> dict[str, Any]:
    return {**asdict(panel), "facts": [_spoken(fact) for fact in panel.facts]}


def _spoken(fact: Fact) -> dict[str, str]:
    return {"sign": fact.sign, "html": fact.html}


def command_of(folder: Folder) -> str:
    """The command that makes such a folder."""
    terms, game = folder.terms, folder.game
    parts = [f"longhouse simulate {terms['game']} --games {terms['games']} --players {terms['players']}"]
    parts.append(f"--seed {terms['seed']}")
    parts += [f"--option {name}={value}" for name, value in terms["options"].items() if game.options[name][0] != value]
    parts += [f"--bots {','.join(dict.fromkeys(terms['bots']))}"] if terms["bots"] else []
    parts += [f"--events {terms['detailed']}"] if terms["events"] else []
    return " ".join([*parts, f"--out {folder.path.name}"])


def _terms(folder: Folder, say: Speaker) -> list[str]:
    """What was played, in a line or two."""
    options = say.options(folder)
    return [say.setting(folder), options] if options else [say.setting(folder)]


def _setting(folder: Folder, say: Speaker) -> str:
    lines = "".join(f"<p>{escape(line)}</p>" for line in _terms(folder, say))
    return f"{lines}<pre>{escape(command_of(folder))}</pre>"


def _compared(folders: Sequence[Folder], say: Speaker) -> Panel:
    """The first seat's victories under each set of options."""
    labels = [_differing(folder, folders) for folder in folders]
    rows = []
    for key, folder in enumerate(folders):
        first = seats_of(folder)[0]
        rows.append(Share(key, first.games, first.rate, first.interval))
    fair = 1 / folders[0].terms["players"]

    def draw(narrow: bool) -> str:
        names = [Name(label) for label in labels]
        return plots.dots(
            rows, names, fair, say("compared"), say.percent, lambda v: f"{100 * v:g} %", say.legend(), narrow
        )

    means = [
        Fact("ui-next", say("fact-mean", label=label, mean=say.number(_mean(folder))))
        for label, folder in zip(labels, folders, strict=True)
    ]
    table = FigureTables(say).rates(rows, labels, fair)
    return Panel("compared", say("compared"), say("compared-note"), draw(False), draw(True), table, tuple(means))


def _mean(folder: Folder) -> float:
    seats = seats_of(folder)
    return sum(seat.mean for seat in seats) / len(seats)


def _differing(folder: Folder, folders: Iterable[Folder]) -> str:
    others = [other.terms for other in folders]
    names = [n for n, value in folder.terms["options"].items() if any(o["options"].get(n) != value for o in others)]
    shown = ", ".join(f"{name}={folder.terms['options'][name]}" for name in names)
    return shown or folder.path.name


def _section(panel: Panel, say: Speaker) -> str:
    head = f"<h2>{escape(panel.title)}</h2><p>{escape(panel.note)}</p>"
    said = _said(panel.facts) if panel.id == "compared" else ""
    table = table_html(panel.table, say("figures", title=panel.title))
    return f'<section id="{panel.id}">{head}{panel.wide}{panel.narrow}{table}{said}</section>\n'


def _facts(shown: Iterable[Panel], say: Speaker) -> str:
    facts = [fact for panel in shown for fact in panel.facts]
    head = f"<h2>{escape(say('facts'))}</h2><p>{escape(say('facts-note'))}</p>"
    return f'<section id="facts">{head}{_said([*facts, limits(say)])}</section>'


def limits(say: Speaker) -> Fact:
    """What no report tells."""
    return Fact("ui-hint", say("fact-limits"))


def _said(facts: Iterable[Fact]) -> str:
    items = "".join(f"<li>{_sign(fact.sign, 24)}<span>{fact.html}</span></li>" for fact in facts)
    return f'<ul class="facts">{items}</ul>'


def _sign(symbol: str, size: int) -> str:
    return f'<svg width="{size}" height="{size}" aria-hidden="true"><use href="#{symbol}"/></svg>'
