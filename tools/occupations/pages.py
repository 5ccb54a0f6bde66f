"""The files that are made from data/occupations.toml: the cards' words in the game, and the page of all cards."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from longhouse.games.feast_for_odin.components import OCCUPATIONS
from longhouse.kernel.rooms import game
from longhouse.kernel.words import LANGUAGES
from tools.occupations.clauses import clauses

__all__ = ["PAGE", "name_of", "pages"]

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "feast_for_odin_cards.md"
_SECTION = re.compile(r"(?<=\n)(## Occupations, made from [^\n]*\n).*?(?=\n## |\Z)", re.DOTALL)


def pages() -> dict[Path, str]:
    """Every file as it should be."""
    words = {lang: game("feast_for_odin").folder / "words" / f"{lang}.ftl" for lang in LANGUAGES}
    return {path: _with_cards(path, lang) for lang, path in words.items()} | {PAGE: _page()}


# ---------------------------------------------------------------------------- the words of the game
def _with_cards(path: Path, lang: str) -> str:
    """A file of words with its section of occupations made anew."""
    entries = "".join(_entry(number, lang) for number in range(len(OCCUPATIONS)))
    text, found = _SECTION.subn(lambda section: f"{section[1]}\n{entries}", path.read_text(encoding="utf-8"))
    assert found == 1, f"{path} has no section of occupations"
    return text


def _entry(number: int, lang: str) -> str:
    """A card's name, and one message a clause, of which its help is made."""
    card = OCCUPATIONS[number]
    effects = {f"effect-{card['id']}-{n}": text for n, text in enumerate(_effects(number, lang), 1)}
    help = " ".join(f"{{ {message} }}" for message in effects)
    lines = [f"card-{card['id']} = {name_of(card, lang)}", f"    .help = {help}"]
    return "\n".join([*lines, *(f"{message} = {text}" for message, text in effects.items()), ""])


def name_of(card: dict[str, Any], lang: str) -> str:
    """A card's name as texts are set."""
    return str(card[f"name_{lang}"]).replace("'", "’")


def _effects(number: int, lang: str) -> list[str]:
    return [clause.text(lang) for clause in clauses(number)]


# ---------------------------------------------------------------------------- the page of all cards
_HEAD = """\
# A Feast for Odin: the occupations

Made from `src/longhouse/games/feast_for_odin/data/occupations.toml` by `python -m tools.occupations`; a test fails when
it is stale. Numbers are those printed on the cards. *s* behind the deck: starting card (light brown back). *own* behind
a French name: our translation. The effect is put together from the card's data, clause by clause; the game says it so.

| no. | name | nom | deck | kind | points | effect | effet | confidence |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


def _page() -> str:
    rows = "".join(_row(number) for number in range(len(OCCUPATIONS)))
    notes = "".join(f"- **{card['number']} {card['name_en']}**: {card['note']}\n" for card in _noted())
    return f"{_HEAD}{rows}\n## Notes on single cards\n\n{notes}"


def _noted() -> Iterable[dict[str, Any]]:
    return (card for card in OCCUPATIONS if "note" in card)


def _row(number: int) -> str:
    card = OCCUPATIONS[number]
    also = f" (also {', '.join(card['also_named'])})" if "also_named" in card else ""
    own = " *own*" if card["name_fr_from"] == "own" else ""
    cells = (
        card["number"],
        card["name_en"] + also,
        card["name_fr"] + own,
        card["deck"] + (" *s*" if card["starting"] else ""),
        card["kind"].replace("_", " "),
        card["points"],
        *(" ".join(_effects(number, lang)) for lang in ("en", "fr")),
        f"{card['confidence'].replace('_', ' ')}: {', '.join(card['sources'])}",
    )
    return f"| {' | '.join(str(cell) for cell in cells)} |\n"
