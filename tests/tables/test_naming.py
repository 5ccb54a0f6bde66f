from __future__ import annotations

from longhouse.tables import commands as ask
from longhouse.tables.files import export_table
from longhouse.tables.naming import BOT_NAMES, seat_names
from longhouse.tables.showing import show_table
from longhouse.tables.table import Seat
from tests.tables.playing import Sitting


def shown(sitting: Sitting) -> list[str]:
    return [seat.name for seat in show_table(sitting.table, "astrid").seats]


def test_bots_of_one_level_have_names_of_their_own() -> None:
    names = shown(Sitting(4).fill(bots=3))
    assert names[0] == "Astrid"
    assert len(set(names)) == 4
    assert set(names[1:]) <= set(BOT_NAMES)


def test_a_bot_keeps_its_name_whoever_stands_up_beside_it() -> None:
    sitting = Sitting(4).fill(bots=3)
    before = shown(sitting)
    sitting.do("astrid", ask.RemovePlayer(1))
    assert shown(sitting) == ["Astrid", "", *before[2:]]


def test_a_bot_does_not_take_the_name_of_a_person() -> None:
    taken = BOT_NAMES[2].lower()
    names = seat_names([Seat("one", "Astrid"), Seat("two", taken), Seat(level="karl"), Seat(level="karl")])
    assert names[:2] == ["Astrid", taken]
    assert len({name.casefold() for name in names}) == 4


def test_a_bot_that_plays_on_for_a_person_goes_by_the_name_of_the_person() -> None:
    assert seat_names([Seat("one", "Astrid", level="karl"), Seat(level="karl")])[0] == "Astrid"


def test_the_file_of_a_game_has_the_names_that_the_page_showed() -> None:
    sitting = Sitting(3).begin(bots=2).play_out()
    assert export_table(sitting.table)["table"]["names"] == shown(sitting)
