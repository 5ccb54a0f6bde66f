"""Questions and answers: one flat space of codes a game, one block of codes per kind of answer."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from msgspec import Raw
from msgspec.json import encode
from numpy.typing import NDArray

from longhouse.kernel.errors import IllegalAction
from longhouse.kernel.schema import AnswerJson
from longhouse.kernel.words import Message

__all__ = ["Action", "Answers", "Block", "Noun"]

Say = Callable[..., Message]


@dataclass(frozen=True)
class Noun:
    """A kind of thing the game has: what its numbers mean in JSON and in words.

    ``names``: the ids of its members (worded ``<id>-<name>``), or None for plain numbers, which people count from 1
    (``first``). ``worded``: an own way to put a member into words.
    """

    id: str
    size: int
    names: tuple[str, ...] | None = None
    first: int = 1
    worded: Callable[[Say, int], Message | int | str] | None = None
    of_seat: int = 0  # members that belong to each seat, in the order of seats; 0: it names no seat

    @classmethod
    def named(cls, id: str, names: Sequence[str], of_seat: int = 0) -> Noun:
        """A noun whose members have names."""
        return cls(id, len(names), tuple(names), of_seat=of_seat)

    def turned(self, i: int, seat: int, players: int) -> int:
        """Member i as a seat counts: what belongs to it first, then to the next seats; the rest stays."""
        if self.of_seat == 0 or i >= self.of_seat * players:
            return i
        owner, own = divmod(i, self.of_seat)
        return (owner - seat) % players * self.of_seat + own

    def value(self, i: int) -> int | str | None:
        """Member i in JSON; None for nobody and nothing."""
        if i < 0:
            return None
        return self.names[i] if self.names else i

    def index(self, value: object) -> int:
        """The number of a member from JSON."""
        if self.names and isinstance(value, str) and value in self.names:
            return self.names.index(value)
        if not self.names and isinstance(value, int) and not isinstance(value, bool) and 0 <= value < self.size:
            return value
        known = ", ".join(self.names) if self.names else f"0 to {self.size - 1}"
        raise IllegalAction(f"{self.id} {value!r} is unknown: use {known}")

    def word(self, say: Say, i: int) -> Message | int | str:
        """Member i for a message."""
        if self.worded is not None:
            return self.worded(say, i)
        return say(f"{self.id}-{self.names[i]}") if self.names else i + self.first


@dataclass(frozen=True)
class Block:
    """A run of codes for one kind of answer: every combination of its nouns, the last one fastest."""

    kind: str
    nouns: Mapping[str, Noun]
    first: int = 0

    @property
    def size(self) -> int:
        """How many codes the block has."""
        return math.prod(noun.size for noun in self.nouns.values())

    def numbers(self, code: int) -> dict[str, int]:
        """The number of each noun in a code of this block."""
        rest, found = code - self.first, {}
        for name, noun in reversed(list(self.nouns.items())):
            rest, found[name] = divmod(rest, noun.size)
        return dict(reversed(found.items()))

    def code(self, args: Mapping[str, object]) -> int:
        """The code of an answer given by its arguments."""
        if set(args) != set(self.nouns):
            raise IllegalAction(f"{self.kind} takes {', '.join(self.nouns) or 'no arguments'}, not {sorted(args)}")
        return self._code({name: noun.index(args[name]) for name, noun in self.nouns.items()})

    def turned(self, code: int, seat: int, players: int) -> int:
        """A code of this block as a seat counts."""
        numbers = self.numbers(code)
        return self._code({name: noun.turned(numbers[name], seat, players) for name, noun in self.nouns.items()})

    def _code(self, numbers: Mapping[str, int]) -> int:
        offset = 0
        for name, noun in self.nouns.items():
            offset = offset * noun.size + numbers[name]
        return self.first + offset


@dataclass(frozen=True)
class Action:
    """One answer: its code, its kind and arguments, and its words at this question."""

    code: int
    kind: str
    args: Mapping[str, int | str | None]
    message: Message = field(compare=False, repr=False)
    meaning: Message = field(compare=False, repr=False)  # the thing itself, whose help explains it

    def text(self, lang: str = "en") -> str:
        """The answer in words."""
        return self.message.text(lang)

    def help(self, lang: str = "en") -> str | None:
        """What a newcomer is told about this answer, if there is more to say than about the question."""
        return self.meaning.help(lang)

    def to_dict(self) -> AnswerJson:
        """As JSON, with its message for a client."""
        return {"code": self.code, "kind": self.kind, "args": dict(self.args), "message": self.message.to_dict()}

    @functools.cached_property
    def json(self) -> Raw:
        """The same, written: what is offered often is written once."""
        return Raw(encode(self.to_dict()))

    def __hash__(self) -> int:
        return hash((self.code, self.kind))


class Answers:
    """The action space of a game: its blocks, one behind the other."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks: list[Block] = []
        self.size = 0
        for block in blocks:
            self.blocks.append(Block(block.kind, block.nouns, self.size))
            self.size += block.size
        self._kinds = {block.kind: block for block in self.blocks}

    def first(self, kind: str) -> int:
        """The first code of a kind, for the rules' constants."""
        return self._kinds[kind].first

    def block_of(self, code: int) -> Block:
        """The block a code lies in."""
        for block in reversed(self.blocks):
            if code >= block.first:
                return block
        raise IllegalAction(f"code {code} is unknown: use 0 to {self.size - 1}")

    def turned(self, players: int) -> NDArray[np.int64]:
        """Every code as each seat counts it: ``turned(players)[seat, code]``. What names a seat is counted from it."""
        return np.array(
            [
                [block.turned(block.first + i, seat, players) for block in self.blocks for i in range(block.size)]
                for seat in range(players)
            ]
        )

    def code_of(self, answer: object) -> int:
        """The code of an Action, a code or a mapping with kind and args; anything else is an IllegalAction."""
        if isinstance(answer, Action):
            return answer.code
        code = answer if type(answer) is int else self._code_of_other(answer)
        if not 0 <= code < self.size:
            raise IllegalAction(f"code {code} is unknown: use 0 to {self.size - 1}")
        return code

    def _code_of_other(self, answer: object) -> int:
        """The code of a mapping, or of a number that is not one of Python's."""
        if isinstance(answer, Mapping):
            return self._code_of_mapping(answer)
        if isinstance(answer, bool) or not hasattr(answer, "__index__"):
            raise IllegalAction(f"{answer!r} is no answer: give an Action, its code, or a dict with kind and args")
        return answer.__index__()  # type: ignore[no-any-return]

    def _code_of_mapping(self, answer: Mapping[str, Any]) -> int:
        kind, args = answer.get("kind"), answer.get("args", {})
        if not isinstance(kind, str) or kind not in self._kinds:
            raise IllegalAction(f"kind {kind!r} is unknown: use {', '.join(self._kinds)}")
        if not isinstance(args, Mapping):
            raise IllegalAction(f"args {args!r} must be a mapping of names to values")
        return self._kinds[kind].code(args)
