"""What follows from a command: the events to append, or a refusal. Nothing is changed here."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from longhouse import bots
from longhouse.guides import Guide
from longhouse.kernel.errors import BadOption, LonghouseError
from longhouse.kernel.events import EventRow
from longhouse.kernel.match import Match
from longhouse.kernel.options import resolve_options
from longhouse.kernel.rooms import game as find_game
from longhouse.tables import commands as ask
from longhouse.tables import events as log
from longhouse.tables.chains import play_chain
from longhouse.tables.errors import (
    BadSetting,
    CannotTakeBack,
    NotAllowed,
    NotNow,
    NotYourTurn,
    SeatTaken,
    Stale,
    TurnNotEnded,
)
from longhouse.tables.settings import Settings
from longhouse.tables.table import Seat, Stage, Table

__all__ = [
    "Asker",
    "bot_moves",
    "check_position",
    "create",
    "create_guided",
    "decide",
    "hand_over",
    "new_token",
    "part",
    "rematch_events",
    "started",
    "tick",
]


def new_token() -> str:
    """A name nobody can guess, and that no command takes for an option."""
    while (token := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return token


@dataclass(frozen=True)
class Asker:
    """Who asks, and when (milliseconds). The two sources of randomness can be replaced in tests."""

    person: str
    name: str
    now: int
    token: Callable[[], str] = field(default=new_token)
    seed: Callable[[], int] = field(default=lambda: secrets.randbits(63))


# ---------------------------------------------------------------------- setting up
def create(
    game_id: str,
    players: int,
    options: Mapping[str, object],
    settings: Settings,
    asker: Asker,
    opening: log.Opening | None = None,
    rules_version: int | None = None,
) -> list[log.TableEvent]:
    """A new table, its host in the first seat; what goes on from an opening is played under the rules it began with."""
    try:
        game = find_game(game_id, rules_version)
        chosen = resolve_options(game.options, options)
        game.check_players(players)
    except LonghouseError as error:
        raise BadSetting(str(error)) from error
    _check_level(settings.stand_in)
    invitations = tuple(asker.token() for _ in range(players))
    made = log.Created(game.id, game.rules_version, players, chosen, settings, invitations, asker.token(), opening)
    return [made, log.Seated(0, asker.person, asker.name)]


def create_guided(guide: Guide, asker: Asker) -> list[log.TableEvent]:
    """A guided first game, begun: the newcomer in the first seat, bots in the others. Nobody finds it in a list."""
    opening = log.Opening(guide.seed, ())
    created, seated = create(guide.game, guide.players, guide.options, Settings(), asker, opening)
    assert isinstance(created, log.Created)
    bots_seated = [log.SeatedBot(seat, guide.level) for seat in range(guide.players) if seat != guide.seat]
    events = [msgspec.structs.replace(created, guided=True), seated, *bots_seated]
    entries = [log.Entry(n, asker.now, asker.person, event) for n, event in enumerate(events, start=1)]
    return [*events, *started(Table("", entries), opening)]


def rematch_events(table: Table, asker: Asker) -> list[log.TableEvent]:
    """The table for another game: the same people and bots, one seat further."""
    invitations = tuple(asker.token() for _ in table.seats)
    made = log.Created(
        table.game_id,
        find_game(table.game_id).rules_version,
        table.players,
        table.options,
        table.settings,
        invitations,
        asker.token(),
        None,
        table.id,
    )
    return [made, *(_same_again(n, seat) for n, seat in enumerate(table.seats[1:] + table.seats[:1]))]


def _same_again(number: int, seat: Seat) -> log.TableEvent:
    if seat.played_by_person:
        return log.Seated(number, seat.person, seat.name)
    return log.SeatedBot(number, seat.level)


def hand_over(table: Table, guest: str, person: str, name: str) -> list[log.TableEvent]:
    """An account takes over a guest's seat, unless it sits at this table already."""
    if table.seat_of(person) is not None or (table.seat_of(guest) is None and table.host != guest):
        return []
    return [log.Handed(guest, person, name)]


def part(table: Table, asker: Asker) -> list[log.TableEvent]:
    """Somebody goes for good: their seat is free before the start, a bot's in a running game; lobbies need a host."""
    seat = table.seat_of(asker.person)
    if table.archived or table.stage is Stage.OVER:
        return []
    if table.stage is Stage.PLAYING:
        return [] if seat is None or table.seats[seat].resigned else _resign(table, ask.Resign(), asker)
    left: list[log.TableEvent] = [] if seat is None else [log.StoodUp(seat)]
    return [*left, log.Archived()] if table.host == asker.person else left


def _check_level(level: str) -> str:
    try:
        bots.named(level)
    except BadOption as error:
        raise BadSetting(str(error)) from error
    return level


# ---------------------------------------------------------------------- commands
POSITIONAL = (ask.Move, ask.EndTurn, ask.Undo, ask.Redo, ask.Agree, ask.Resign)


def check_position(table: Table, expected_seq: int | None) -> None:
    """Refuse what is about another position than that of the moment."""
    if expected_seq is None:
        raise Stale("a move must say which position it answers: give expected_seq")
    if expected_seq < table.moved_seq:
        raise Stale(f"the position has changed since entry {expected_seq}: it is now that of {table.moved_seq}")


def decide(table: Table, command: ask.Command, asker: Asker, expected_seq: int | None = None) -> list[log.TableEvent]:
    """The events that follow; ``expected_seq``: the last entry the asker knew of."""
    if table.archived and not isinstance(command, ask.Note):
        raise NotNow("this table has been archived")
    if isinstance(command, ask.Move) or (isinstance(command, POSITIONAL) and expected_seq is not None):
        check_position(table, expected_seq)
    tag = type(command).__struct_config__.tag
    events: list[log.TableEvent] = _DECIDERS[str(tag)](table, command, asker)
    return events


def _seat(table: Table, asker: Asker) -> int:
    seat = table.seat_of(asker.person)
    if seat is None:
        raise NotAllowed("only those who sit at the table can do this")
    return seat


def _hosting(table: Table, asker: Asker) -> None:
    if table.host != asker.person:
        raise NotAllowed("only the host can do this")


def _at(table: Table, stage: Stage) -> None:
    if table.stage is not stage:
        raise NotNow(f"the table is {table.stage}: this can be done only while it is {stage}")


def _existing(table: Table, seat: int) -> Seat:
    if not 0 <= seat < table.players:
        raise BadSetting(f"there is no seat {seat}: use 0 to {table.players - 1}")
    return table.seats[seat]


def _sit(table: Table, command: ask.Sit, asker: Asker) -> list[log.TableEvent]:
    _at(table, Stage.OPEN)
    seat = _invited_to(table, command, asker)
    if table.seat_of(asker.person) is not None:
        raise SeatTaken("you sit at this table already")
    if not table.seats[seat].empty:
        raise SeatTaken(f"seat {seat} is taken")
    return [log.Seated(seat, asker.person, asker.name)]


def _invited_to(table: Table, command: ask.Sit, asker: Asker) -> int:
    if command.invitation:
        if command.invitation not in table.invitations:
            raise NotAllowed("this invitation is not for a seat at this table")
        return table.invitations.index(command.invitation)
    if not table.settings.public and asker.person != table.host:
        raise NotAllowed("this table is for invited people")
    if command.seat is None:
        free = [n for n, seat in enumerate(table.seats) if seat.empty]
        if not free:
            raise SeatTaken("every seat is taken")
        return free[0]
    _existing(table, command.seat)
    return command.seat


def _seat_bot(table: Table, command: ask.SeatBot, asker: Asker) -> list[log.TableEvent]:
    _at(table, Stage.OPEN)
    _hosting(table, asker)
    if _existing(table, command.seat).person:
        raise SeatTaken(f"a person sits in seat {command.seat}")
    return [log.SeatedBot(command.seat, _check_level(command.level))]


def _remove(table: Table, command: ask.RemovePlayer, asker: Asker) -> list[log.TableEvent]:
    _at(table, Stage.OPEN)
    _hosting(table, asker)
    if _existing(table, command.seat).empty:
        raise NotNow(f"seat {command.seat} is empty already")
    return [log.StoodUp(command.seat)]


def _change(table: Table, command: ask.Change, asker: Asker) -> list[log.TableEvent]:
    _at(table, Stage.OPEN)
    _hosting(table, asker)
    if table.opening is not None and command.options != table.options:
        raise NotNow("this game goes on from an earlier one: its options are fixed")
    try:
        chosen = resolve_options(table.game.options, command.options)
    except BadOption as error:
        raise BadSetting(str(error)) from error
    _check_level(command.settings.stand_in)
    return [log.Changed(chosen, command.settings)]


def _start(table: Table, command: ask.Start, asker: Asker) -> list[log.TableEvent]:
    _at(table, Stage.OPEN)
    _hosting(table, asker)
    if any(seat.empty for seat in table.seats):
        raise NotNow("every seat must be taken, by a person or a bot, before the game can begin")
    return started(table, table.opening or log.Opening(asker.seed(), ()))


def started(table: Table, opening: log.Opening) -> list[log.TableEvent]:
    """The beginning of the game, from its seed and the answers it goes on from."""
    match = Match(table.game, table.players, opening.seed, table.options)
    told = [_rows(match.opening)]
    for code in opening.codes:
        told.append(_rows(match.play(code)))
    return [log.Started(opening.seed, tuple(told), match.actor, opening.codes), *_ending(table, match)]


def _rows(events: Iterable[Any]) -> tuple[EventRow, ...]:
    return tuple(event.to_row() for event in events)


# ---------------------------------------------------------------------- answers
def _move(table: Table, command: ask.Move, asker: Asker) -> list[log.TableEvent]:
    _at(table, Stage.PLAYING)
    seat = _seat(table, asker)
    if table.seats[seat].level:
        raise NotYourTurn("a bot plays on for you: come back to your seat first")
    return _answers(table, seat, command.codes)


def bot_moves(table: Table, seat: int, code: int) -> list[log.TableEvent]:
    """The answer of the bot that plays a seat."""
    _at(table, Stage.PLAYING)
    if not table.seats[seat].level:
        raise NotYourTurn(f"no bot plays seat {seat}")
    return _answers(table, seat, (code,))


def _answers(table: Table, seat: int, codes: tuple[int, ...]) -> list[log.TableEvent]:
    if table.pending == seat and table.turn != seat:
        raise NotYourTurn("end your turn or take it back: the next answer is another player's")
    if table.pending is not None:
        raise TurnNotEnded(f"seat {table.pending} has not ended its turn yet")
    if table.turn != seat:
        raise NotYourTurn(f"seat {table.turn} must answer")
    return _given(log.Moved, table, seat, codes)


def _given(kind: type[log.Moved | log.Redone], table: Table, seat: int, codes: tuple[int, ...]) -> list[log.TableEvent]:
    match = table.match.copy()
    steps = play_chain(match, seat, codes)
    table.foresee(codes, match)
    told = tuple(_rows(step.events) for step in steps)
    sealed = len(steps) if steps[-1].sealed else 0
    return [kind(seat, codes, told, match.actor, sealed), *_ending(table, match)]


def _ending(table: Table, match: Match) -> list[log.TableEvent]:
    if not match.over:
        return []
    return [log.Ended(match.scores, _winners(table, match), "played")]


def _winners(table: Table, match: Match) -> tuple[int, ...]:
    """Those whom the rules name, without those who resigned; if that is nobody, the best of the others."""
    staying = [n for n, seat in enumerate(table.seats) if not seat.resigned]
    named = tuple(n for n in match.winners if n in staying)
    if named or not staying:
        return named
    best = max(match.scores[n] for n in staying)
    return tuple(n for n in staying if match.scores[n] == best)


def _end_turn(table: Table, command: ask.EndTurn, asker: Asker) -> list[log.TableEvent]:
    _at(table, Stage.PLAYING)
    seat = _seat(table, asker)
    if table.pending != seat:
        raise NotYourTurn("there is no turn of yours to end")
    return [log.TurnEnded(seat)]


# ---------------------------------------------------------------------- taking back
def _undo(table: Table, command: ask.Undo, asker: Asker) -> list[log.TableEvent]:
    _at(table, Stage.PLAYING)
    seat = _seat(table, asker)
    if not table.can_take_back:
        raise CannotTakeBack("nothing can be taken back here")
    if table.run_seat != seat:
        raise CannotTakeBack(f"the last answer was seat {table.run_seat}'s")
    if not table.needs_consent(seat):
        return [_taken_back(table)]
    if table.asked == seat:
        raise NotNow("the others have been asked already")
    return [log.Asked(seat)] if _others(table, seat) else [log.Asked(seat), _taken_back(table)]


def _taken_back(table: Table) -> log.TableEvent:
    assert table.run_seat is not None
    return log.Undone(table.run_seat, 1, table.run_seat)


def _others(table: Table, seat: int) -> set[int]:
    return {n for n, other in enumerate(table.seats) if other.played_by_person and n != seat}


def _agree(table: Table, command: ask.Agree, asker: Asker) -> list[log.TableEvent]:
    seat = _answering_request(table, asker)
    assert table.asked is not None
    events: list[log.TableEvent] = [log.Agreed(seat)]
    if table.agreed | {seat} >= _others(table, table.asked):
        events.append(_taken_back(table))
    return events


def _refuse(table: Table, command: ask.Refuse, asker: Asker) -> list[log.TableEvent]:
    return [log.Refusal(_answering_request(table, asker))]


def _answering_request(table: Table, asker: Asker) -> int:
    _at(table, Stage.PLAYING)
    seat = _seat(table, asker)
    if table.asked is None:
        raise NotNow("nobody asks to take anything back")
    if seat not in _others(table, table.asked) or seat in table.agreed:
        raise NotAllowed("this is for the others to say")
    return seat


def _redo(table: Table, command: ask.Redo, asker: Asker) -> list[log.TableEvent]:
    _at(table, Stage.PLAYING)
    seat = _seat(table, asker)
    if not table.undone or table.run_seat != seat or table.turn != seat:
        raise CannotTakeBack("there is nothing to give again")
    return _given(log.Redone, table, seat, (table.undone[0],))


# ---------------------------------------------------------------------- leaving
def _leave(table: Table, command: ask.Leave, asker: Asker) -> list[log.TableEvent]:
    seat = _seat(table, asker)
    if table.stage is Stage.OPEN:
        return [log.StoodUp(seat)]
    _at(table, Stage.PLAYING)
    if table.seats[seat].left_at is not None or table.seats[seat].level:
        raise NotNow("you have left already")
    return [log.Left(seat)]


def _return(table: Table, command: ask.Return, asker: Asker) -> list[log.TableEvent]:
    _at(table, Stage.PLAYING)
    seat = _seat(table, asker)
    sitting = table.seats[seat]
    if sitting.resigned:
        raise NotAllowed("who has resigned does not come back")
    if sitting.left_at is None and not sitting.level:
        raise NotNow("you are in your seat")
    return [log.Returned(seat)]


def _vote(table: Table, command: ask.Vote, asker: Asker) -> list[log.TableEvent]:
    _at(table, Stage.PLAYING)
    seat, against = _seat(table, asker), command.against
    target = _existing(table, against)
    if seat not in _others(table, against) or not target.played_by_person:
        raise NotAllowed("this vote is not for you, or not about a person")
    waited = table.waiting_for == against and asker.now - table.since >= table.settings.patience * 1000
    if target.left_at is None and not waited:
        raise NotNow(f"seat {against} is still here and has time")
    votes = table.votes.get(against, set())
    if seat in votes:
        raise NotNow("you have voted already")
    events: list[log.TableEvent] = [log.Voted(seat, against)]
    if 2 * (len(votes) + 1) > len(_others(table, against)):
        events.append(log.Replaced(against, table.settings.stand_in, "vote"))
    return events


def _resign(table: Table, command: ask.Resign, asker: Asker) -> list[log.TableEvent]:
    _at(table, Stage.PLAYING)
    seat = _seat(table, asker)
    if table.seats[seat].resigned:
        raise NotNow("you have resigned already")
    staying = [n for n, other in enumerate(table.seats) if not other.resigned and n != seat]
    events: list[log.TableEvent] = [log.Resigned(seat)]
    if len(staying) <= 1 or not _others(table, seat):
        scores = table.match.scores
        best = max((scores[n] for n in staying), default=0)
        winners = tuple(n for n in staying if len(staying) == 1 or scores[n] == best)
        return [*events, log.Ended(scores, winners, "resigned")]
    return [*events, log.Replaced(seat, table.settings.stand_in, "resigned")]


def tick(table: Table, now: int) -> list[log.TableEvent]:
    """What time alone brings about: a clock has run out, a leaver has been waited for long enough."""
    if table.stage is not Stage.PLAYING:
        return []
    patience, level = table.settings.patience * 1000, table.settings.stand_in
    waiting = table.waiting_for
    for n, seat in enumerate(table.seats):
        if not seat.played_by_person:
            continue
        left = table.time_left(n, now) if n == waiting else None
        if left is not None and left <= 0:
            return [log.Replaced(n, level, "time")]
        if seat.left_at is not None and now - seat.left_at >= patience:
            return [log.Replaced(n, level, "left")]
    return []


# ---------------------------------------------------------------------- talking, and after the game
def _say(table: Table, command: ask.Say, asker: Asker) -> list[log.TableEvent]:
    seat = table.seat_of(asker.person)
    if seat is None and table.host != asker.person:
        raise NotAllowed("only those who sit at the table can talk")
    return [log.Said(command.text, asker.name, seat)]


def _note(table: Table, command: ask.Note, asker: Asker) -> list[log.TableEvent]:
    _seat(table, asker)
    return [log.Noted(command.text)]


def _rematch(table: Table, command: ask.Rematch, asker: Asker) -> list[log.TableEvent]:
    _at(table, Stage.OVER)
    seat = _seat(table, asker)
    if table.rematch or seat in table.rematch_wanted:
        raise NotNow("a rematch has been asked for already")
    wanted = table.rematch_wanted | {seat}
    events: list[log.TableEvent] = [log.RematchWanted(seat)]
    if wanted >= {n for n, other in enumerate(table.seats) if other.played_by_person}:
        events.append(log.RematchMade(asker.token()))
    return events


def _archive(table: Table, command: ask.Archive, asker: Asker) -> list[log.TableEvent]:
    _hosting(table, asker)
    if table.stage is Stage.PLAYING and any(n != table.seat_of(asker.person) for n in _others(table, -1)):
        raise NotNow("a game that others play cannot be archived before it is over")
    return [log.Archived()]


_DECIDERS: dict[str, Callable[[Table, Any, Asker], list[log.TableEvent]]] = {
    "sit": _sit,
    "seat_bot": _seat_bot,
    "remove": _remove,
    "change": _change,
    "start": _start,
    "move": _move,
    "end_turn": _end_turn,
    "undo": _undo,
    "redo": _redo,
    "agree": _agree,
    "refuse": _refuse,
    "leave": _leave,
    "return": _return,
    "vote": _vote,
    "resign": _resign,
    "say": _say,
    "note": _note,
    "rematch": _rematch,
    "archive": _archive,
}
