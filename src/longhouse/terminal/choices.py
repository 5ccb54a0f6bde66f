"""The legal answers as a numbered list, and what a typed line means among them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from longhouse.kernel.answers import Action, Block
from longhouse.kernel.match import Match
from longhouse.kernel.words import Message
from longhouse.terminal.keyboard import whole_number

__all__ = ["chosen", "impossible", "listed", "why_not"]

ONE_COLUMN = 5  # answers that still stand one under the other


def listed(legal: Sequence[Action], lang: str) -> RenderableType:
    """The answers with their numbers; many of them in columns."""
    width = len(str(len(legal)))
    lines = [
        Text.assemble((f" {n:>{width}} ", "bold cyan"), (action.text(lang), ""), "  ", no_wrap=False)
        for n, action in enumerate(legal, 1)
    ]
    if len(lines) <= ONE_COLUMN:
        return Text("\n").join(lines)
    return Columns(lines, column_first=True, padding=(0, 1))


def chosen(typed: str, legal: Sequence[Action], lang: str) -> list[Action]:
    """The answers that a line can mean: by number, by how they begin, else by words inside them."""
    number = whole_number(typed)
    if number is not None:
        return [legal[number - 1]] if 1 <= number <= len(legal) else []
    wanted, texts = typed.casefold(), [(action.text(lang).casefold(), action) for action in legal]
    for found in (
        [action for text, action in texts if text == wanted],
        [action for text, action in texts if text.startswith(wanted)],
        [action for text, action in texts if wanted in text],
    ):
        if found:
            return found
    return []


def impossible(match: Match, lang: str) -> Iterator[tuple[str, str]]:
    """The answers of the same kinds that are not legal now, by their names, and why."""
    answers, legal = match.game.room.answers, set(match.legal_codes)
    for kind in dict.fromkeys(action.kind for action in match.legal):
        block = answers.block_of(answers.first(kind))
        for code in range(block.first, block.first + block.size):
            reason = None if code in legal else match.why_not(code)
            if reason is not None:
                yield _name(match, block, code, lang), reason.text(lang)


def why_not(typed: str, match: Match, lang: str) -> list[tuple[str, str]]:
    """What a line names among the answers that are not legal now, and why; "ship 3" names number 3."""
    wanted = typed.casefold()
    last = wanted.split()[-1]
    return [
        (name, reason)
        for name, reason in impossible(match, lang)
        if name.casefold().startswith(wanted) or (name.isdecimal() and name == last)
    ]


def _name(match: Match, block: Block, code: int, lang: str) -> str:
    """An answer by its nouns alone, which have words whatever the position."""
    words = [block.nouns[name].word(match.game.room.say, number) for name, number in block.numbers(code).items()]
    return ", ".join(word.text(lang) if isinstance(word, Message) else str(word) for word in words)
