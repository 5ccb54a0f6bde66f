"""What a table shows to each of those who look at it."""

from __future__ import annotations

from longhouse.tables import commands as ask
from longhouse.tables.schema import Position
from longhouse.tables.showing import show_table
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
