"""What a table shows to each of those who look at it."""

from __future__ import annotations

import json

import msgspec
import pytest

from longhouse import tables
from longhouse.guides import guide_of
from longhouse.tables import commands as ask
from longhouse.tables import events as log
from longhouse.tables.files import export_table, import_events, play_on_events
from longhouse.tables.schema import Position, TableShown
from longhouse.tables.showing import is_told_alike, show_entries, show_table
from longhouse.tables.table import Table
from tests.tables.playing import PEOPLE, Sitting, unsealed_answer


def position(sitting: Sitting, person: str) -> Position:
    shown = show_table(sitting.table, person).position
    assert shown is not None
    return shown


def test_everybody_sees_who_hosts_and_where_they_sit() -> None:
    sitting = Sitting(4)
    sitting.do("bjorn", ask.Sit(invitation=sitting.table.invitations[1]))
    sitting.do("astrid", ask.SeatBot(2))
    for person, you in (("astrid", 0), ("bjorn", 1), ("stranger", None), ("", None)):
        seats = show_table(sitting.table, person).seats
        assert [seat.kind for seat in seats] == ["person", "person", "bot", "empty"]
        assert [seat.host for seat in seats] == [True, False, False, False]
        assert [seat.you for seat in seats] == [n == you for n in range(4)]


def test_seats_tell_who_has_left_been_replaced_and_resigned() -> None:
    sitting = Sitting(4, patience=60).begin()
    sitting.do("bjorn", ask.Leave())
    sitting.tick(60)
    sitting.do("cnut", ask.Leave())
    sitting.do("dagny", ask.Resign())
    seats = show_table(sitting.table, "astrid").seats
    assert [seat.left for seat in seats] == [False, True, True, False]
    assert [seat.replaced for seat in seats] == [False, True, False, True]
    assert [seat.resigned for seat in seats] == [False, False, False, True]


def test_taking_back_is_offered_to_the_one_whose_answer_it_was() -> None:
    sitting = Sitting(2).begin()
    seat = unsealed_answer(sitting, passes_on=False)
    giver, other = PEOPLE[seat], PEOPLE[1 - seat]
    assert [position(sitting, person).undo for person in (giver, other, "stranger")] == ["free", "no", "no"]
    assert not position(sitting, giver).redo
    sitting.do(giver, ask.Undo())
    assert [position(sitting, person).redo for person in (giver, other, "stranger")] == [True, False, False]


def test_once_the_turn_has_passed_taking_back_must_be_asked_for() -> None:
    sitting = Sitting(2).begin()
    seat = unsealed_answer(sitting, passes_on=True)
    giver, other = PEOPLE[seat], PEOPLE[1 - seat]
    assert [position(sitting, person).undo for person in (giver, other)] == ["ask", "no"]
    assert not position(sitting, giver).ends_turn


def test_a_turn_is_ended_by_the_one_whose_it_is() -> None:
    sitting = Sitting(2, end_turn="explicit").begin()
    seat = unsealed_answer(sitting, passes_on=True)
    giver, other = PEOPLE[seat], PEOPLE[1 - seat]
    assert [position(sitting, person).ends_turn for person in (giver, other, "stranger")] == [True, False, False]
    assert [position(sitting, person).undo for person in (giver, other)] == ["free", "no"]


def newly_made(events: list[log.TableEvent]) -> TableShown:
    """What the host sees of a table that was made by these events."""
    entries = [log.Entry(n, 5, "astrid", event) for n, event in enumerate(events, start=1)]
    return show_table(Table("made", entries), "astrid")


def test_a_finished_game_from_a_file_shows_people_in_its_seats() -> None:
    sitting = Sitting(3).begin().play_out()
    file = json.dumps(export_table(sitting.table))
    seats = newly_made(import_events(file, sitting.asker("astrid"))).seats
    assert [(seat.kind, seat.name) for seat in seats] == [("person", name.title()) for name in PEOPLE[:3]]


def test_a_table_tells_whether_it_goes_on_from_an_earlier_game() -> None:
    sitting = Sitting(2).begin().play_out()
    asker, guide = sitting.asker("astrid"), guide_of(sitting.table.game_id)
    assert guide is not None
    assert not show_table(sitting.table, "astrid").goes_on
    assert newly_made(play_on_events(sitting.table, 3, asker)).goes_on
    assert not newly_made(tables.create_guided(guide, asker)).goes_on, "a lesson is dealt, but goes on from no game"


@pytest.mark.parametrize("game", ["vikings_on_board", "feast_for_odin", "knarr", "explorers"])
def test_everybody_is_told_what_the_rules_tell_them(game: str) -> None:
    sitting = Sitting(2, game=game).begin()
    differs = False
    for _ in range(12):
        told: dict[int | None, object] = {}
        for seat, person in ((0, "astrid"), (1, "bjorn"), (None, "")):
            told[seat] = show_entries(sitting.table, sitting.log, person)[-1].told[-1]
            happened = sitting.table.match.history[-1].events if sitting.table.codes else sitting.table.match.opening
            assert told[seat] == [event.seen_by(seat).to_dict() for event in happened]
        differs |= told[0] != told[1]
        sitting.answer()
    assert differs, "some of it was for one pair of eyes"


def test_whoever_is_told_alike_is_told_what_a_spectator_is_told() -> None:
    sitting = Sitting(2).begin()
    for n in range(12):
        sitting.answer()
        sitting.do(PEOPLE[n % 2], ask.Note(f"thought {n}"))
        sitting.do(PEOPLE[n % 2], ask.Say(f"word {n}"))
    alike = [
        (entry, person)
        for entry in sitting.log
        for person in PEOPLE[:2]
        if is_told_alike(sitting.table, [entry], person)
    ]
    assert len({entry.seq for entry, _ in alike}) > 12
    for entry, person in alike:
        assert show_entries(sitting.table, [entry], person) == show_entries(sitting.table, [entry], "")


def test_a_view_is_plain_unless_it_is_wanted_in_writing() -> None:
    table = Sitting(2).begin().table
    plain, written = (show_table(table, "astrid", written=written) for written in (False, True))
    assert plain.position is not None
    assert written.position is not None
    assert plain.position.view == table.match.view(0) != written.position.view
    assert msgspec.json.decode(msgspec.json.encode(written)) == msgspec.json.decode(msgspec.json.encode(plain))
