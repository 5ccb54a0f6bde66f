"""What travels as JSON, declared once: types for mypy, the API's description and the browser are made from this.

A room declares its board in ``schema.py`` beside its rules, the tables theirs in ``tables/schema.py``;
``python -m tools.schema`` writes what is made of them. ``Meta`` says what a field means.
"""
# Not `from __future__ import annotations`: which keys may be left out is read from the annotations themselves.

from typing import Annotated, Any, NotRequired, TypedDict, TypeVar

from msgspec import Meta

__all__ = ["ALL", "AnswerJson", "Each", "EventJson", "MessageJson", "Pair", "QuestionJson", "ViewJson", "Word"]

ALL = object()
_Key = TypeVar("_Key")
_Value = TypeVar("_Value")
Each = Annotated[dict[_Key, _Value], ALL]
"""A value for every name; in a plain ``dict`` of names some may be missing."""
Pair = Annotated[list[int], Meta(min_length=2, max_length=2)]


class MessageJson(TypedDict):
    """Something to say: the id of its words and what they are about."""

    id: str
    args: NotRequired[dict[str, "Word"]]


Word = str | int | MessageJson


class AnswerJson(TypedDict):
    """A legal answer: its code, its kind and what it names, and its words at this question."""

    code: int
    kind: str
    args: dict[str, str | int | None]
    message: MessageJson


class EventJson(TypedDict):
    """Something that happened; what one may not see is null."""

    kind: str
    args: dict[str, str | int | None]
    message: MessageJson


class QuestionJson(TypedDict):
    """The question of the moment."""

    kind: str
    message: MessageJson


class ViewJson(TypedDict):
    """All that a seat may know; ``seat`` is null for spectators. What lies on the board is declared by its game."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    seat: int | None
    actor: int | None
    question: QuestionJson | None
    over: bool
    scores: list[int] | None
    winners: list[int] | None
    board: Any
