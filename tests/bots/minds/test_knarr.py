"""The mind for Knarr, checked by hand."""

from __future__ import annotations

from typing import Any

from longhouse.games.knarr.state import A_PLACE, A_VIKING
from tests.bots.minds.positions import features, is_calm, leanings
from tests.rulebook.knarr.table import kinds, lay, new, place_of, recruit, trade


def test_what_comes_every_turn_counts_for_the_turns_left() -> None:
    """Reputation of six brings two points a turn (tracks.toml); the leader lacks ten points, three or four turns."""
    match = lay(new(), fame={0: 6}, points={0: 5, 1: 30})
    found = features(match, 0)
    assert (found["score"], found["reputation"], found["fame"]) == (5, 2 * 4, 6 * 4)


def test_nothing_but_points_counts_when_the_race_is_over() -> None:
    """001 FIN DE LA PARTIE: at forty points the round is played to its end."""
    has: dict[str, Any] = {"fame": {2: 14}, "bracelets": {2: 3}, "recruits": {2: 3}, "explored": {2: "T15"}}
    match = lay(new(), points={1: 40, 2: 12}, mover=2, **has)
    found = features(match, 2)
    assert found.pop("score") == 12
    assert set(found.values()) == {0}


def test_the_best_recruit_takes_the_gains_of_its_column() -> None:
    """001 RECRUTER: one gain for every Viking of the column, the new one included."""
    match = lay(new(), crews={0: "red_vp:2 blue_fame"}, hands={0: "red_bracelet blue_vp green_vp"})
    found = features(match, 0)
    assert found["hand"] == 4 * (2 * 2 + 1)  # half points, in four turns: two red points and a bracelet
    assert found["columns"] == 4 * (2 * 2 + 1)
    assert (found["crew_points"], found["crew_others"]) == (2 * 14, 1 * 14)


def test_lands_that_can_be_paid_for_and_lands_that_lack_one_viking() -> None:
    """T15 costs two yellow Vikings and shows a point in each column; I13 costs three yellow and two green for 9."""
    lands = "T15 T06 T09 I13 I07 I09"
    match = lay(new(), crews={0: "yellow_vp:3 green_vp"}, visible=lands)
    found = features(match, 0)
    assert found["land_now"] == 4 * (2 + 1 + 1)
    assert found["land_points"] == 0
    assert found["land_near"] == 4 * (2 * 9 + 1)  # and a point in the third column
    match = lay(new(), crews={0: "yellow_vp:3 green_vp"}, visible=lands, recruits={0: 1})
    assert features(match, 0)["land_points"] == 4 * 9


def test_trades_count_with_the_bracelets_at_hand() -> None:
    """001 FAIRE DU COMMERCE: T15 shows a point in each column, the normal boat a recruit in the second."""
    match = lay(new(boats="normal"), explored={0: "T15"}, bracelets={0: 2})
    found = features(match, 0)
    assert found["trade_now"] == 4 * (2 + 2 + 1)
    assert found["trade_income"] == 14 * (3 + 2 + 1)


def test_habits_prefer_the_long_column_and_the_rich_land() -> None:
    """T14 brings two recruits for two Vikings, T15 points at every trade."""
    match = lay(new(), crews={0: "red_vp:2"}, hands={0: "red_fame blue_fame"}, visible="T14 T15", recruits={0: 2})
    leans = leanings(match)
    red, blue = (A_VIKING + kind for kind in kinds("red_fame blue_fame"))
    assert leans[red] > leans[blue]
    assert leans[A_PLACE + place_of(match, "T15")] > leans[A_PLACE + place_of(match, "T14")]


def test_a_turn_is_calm_until_something_is_done() -> None:
    match = lay(new(), hands={0: "red_vp"}, bracelets={0: 1}, explored={0: "T15"})
    assert is_calm(match)
    trade(match, 1)
    assert not is_calm(match)
    recruit(match, "red_vp")
    assert match.actor == 1
    assert is_calm(match)
