"""The report says the same in both languages, and nothing it does not use."""

from __future__ import annotations

import re

import longhouse
from longhouse.study.report.numbers import owner_of
from longhouse.study.report.panels import BOARDS, MAPS, POINTS, ROUNDS, SHARES, TIMES
from longhouse.study.report.speaker import DEEDS, WORDS
from tests.study.messages import messages

TABLES = (SHARES, ROUNDS, TIMES, POINTS, {game_id: (row,) for game_id, row in BOARDS.items()})
# Events of a player that are no deeds: what it is dealt or paid, whose turn it is, what follows from a deed.
HAPPENS = {
    "vikings_on_board": {"tokens_drawn", "tokens_returned", "no_spare", "clan_ranked", "supply_lost"},
    "knarr": {"crew_dealt", "hand_dealt", "turn_began", "gained", "nothing_payable", "declined", "last_round"},
    "explorers": {
        *("first_player", "captains_dealt", "captain_chosen", "captain_revealed", "tiles_drawn", "turn_began"),
        *("hand_returned", "tile_dropped", "turn_ended"),
    },
    "feast_for_odin": {
        *("weapon_drawn", "passed", "first_player", "income_paid", "income_noted", "pregnant", "received"),
        *("vikings_back", "card_dealt", "supports_filled", "ore_lost", "space_unused"),
    },
}


def test_both_languages_have_the_same_words() -> None:
    assert messages("en", WORDS) == messages("fr", WORDS)


def test_every_word_is_said_somewhere() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in WORDS.parent.glob("*.py"))
    direct = set(re.findall(r"""(?:say|self|_panel)\(\s*["']([a-z-]+)["']""", sources))
    titles = {title for table in TABLES for rows in table.values() for _, _, title in rows} | set(MAPS.values())
    notes = {f"{title}-note" for table in (TIMES,) for rows in table.values() for _, _, title in rows}
    notes |= {f"{title}-note" for title in [*MAPS.values(), *(title for _, _, title in BOARDS.values())]}
    assert direct | titles | notes == set(messages("en", WORDS))


def test_panels_name_events_that_the_games_tell() -> None:
    for table in TABLES:
        for game_id, rows in table.items():
            kinds = {kind.name: kind for kind in longhouse.game(game_id).room.events}
            for event, argument, _ in rows:
                assert argument in kinds[event].nouns


def test_every_deed_has_its_words() -> None:
    for game_id, game in longhouse.games().items():
        told = {kind.name for kind in game.room.events if owner_of(kind) is not None}
        worded = {name.replace("-", "_") for name in messages("en", DEEDS / game_id)}
        assert messages("en", DEEDS / game_id) == messages("fr", DEEDS / game_id)
        assert worded == told - HAPPENS[game_id]
        assert HAPPENS[game_id] <= told
