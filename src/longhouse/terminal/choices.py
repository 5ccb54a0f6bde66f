"""The legal answers as a numbered list, and what a typed line means among them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.containers import Lines
from rich.table import Table
from rich.text import Text

from longhouse.kernel.answers import Action, Block
from longhouse.kernel.match import Match
from longhouse.kernel.words import Message
from longhouse.terminal.keyboard import whole_number

__all__ = ["chosen", "impossible", "listed", "why_not"]

ONE_COLUMN = 5  # answers that still stand one under the other
MANY = 45  # answers of which those alike share a line
MOST_COLUMNS, NARROWEST = 6, 40


def listed(legal: Sequence[Action], lang: str) -> RenderableType:
    """The answers with their numbers; many of them in columns, as many as make the list short."""
    width = len(str(len(legal)))
    lines = [
        Text.assemble((f" {n:>{width}} ", "bold cyan"), (action.text(lang), ""), "  ", no_wrap=False)
        for n, action in enumerate(legal, 1)
    ]
    if len(lines) > MANY:
        return Text("\n").join(_rows(legal, lines))
    if len(lines) <= ONE_COLUMN:
        return Text("\n").join(lines)
    return _Newspaper(lines)


def _rows(legal: Sequence[Action], lines: Sequence[Text]) -> Iterator[Text]:
    """Answers that differ in their last part alone share a line: the first in full, of the others that part."""
    numbered = zip(range(1, len(legal) + 1), legal, lines, strict=True)
    for _, alike in itertools.groupby(numbered, key=lambda one: (one[1].kind, [*one[1].args.values()][:-1])):
        (_, _, line), *others = alike
        for n, action, _ in others:
            line.append(f"{n} ", style="bold cyan")
            line.append(f"{[*action.message.args.values()][len(action.args) - 1]}  ")
        yield line


class _Newspaper:
    """Lines in columns of one width, read downwards: as many as break no line, and two where the screen has room."""

    def __init__(self, lines: Sequence[Text]) -> None:
        self._lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width, longest = options.max_width, max(line.cell_len for line in self._lines)
        unbroken = min(MOST_COLUMNS, len(self._lines), width // (longest + 1))
        yield self._columns(console, width, max(unbroken, 2 if width >= 2 * NARROWEST else 1))

    def _columns(self, console: Console, width: int, columns: int) -> Table:
        """The lines in so many columns of the least height."""
        each = width // columns
        wrapped = [line.wrap(console, each - 1) for line in self._lines]
        heights = [len(rows) for rows in wrapped]
        height = next(tall for tall in itertools.count(max(heights)) if _fits(heights, tall, columns))
        grid = Table.grid(expand=True)
        for _ in range(columns):
            grid.add_column(width=each)
        grid.add_row(*(Text("\n").join(rows) for rows in _set(wrapped, height, columns)))
        return grid


def _set(wrapped: Sequence[Lines], height: int, columns: int) -> list[list[Text]]:
    """The wrapped lines column by column; an answer is not broken between two."""
    pages: list[list[Text]] = [[]]
    for rows in wrapped:
        if len(pages[-1]) + len(rows) > height and len(pages) < columns:
            pages.append([])
        pages[-1] += rows
    return pages + [[] for _ in range(columns - len(pages))]


def _fits(heights: Sequence[int], tall: int, columns: int) -> bool:
    used, filled = 1, 0
    for height in heights:
        if filled + height > tall:
            used, filled = used + 1, 0
        filled += height
    return used <= columns


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
