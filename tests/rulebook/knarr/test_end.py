"""FIN DE PARTIE in 001_285620b19a330377.txt; ruling 3.7."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.knarr.table import lay, new, recruit, tokens, told, trade

HANDS = {
    0: "red_vp red_fame green_bracelet",
    1: "yellow_vp yellow_fame green_vp",
    2: "purple_vp purple_fame green_recruit",
}
POINT = {0: "red_vp", 1: "yellow_vp", 2: "purple_vp"}
FAME = {0: "red_fame", 1: "yellow_fame", 2: "purple_fame"}


def play_round(match: Any, cards: dict[int, str], seats: list[int]) -> None:
    for seat in seats:
        assert match.actor == seat
        recruit(match, cards[seat])


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("who", [0, 1, 2])
def test_everybody_has_had_as_many_turns(first: int, who: int) -> None:
    """The round in progress is finished, up to the right-hand neighbour of the first player."""
    match = lay(new(3), hands=HANDS, points={who: 39}, mover=first, first=first)
    play_round(match, POINT, [(first + k) % 3 for k in range(3)])
    assert match.over


def test_thirty_nine_points_end_nothing() -> None:
    """Forty points must be reached or passed."""
    match = lay(new(3), hands=HANDS, points={0: 38})
    play_round(match, POINT, [0, 1, 2])
    assert not match.over
    assert match.actor == 0


def test_the_first_player_gets_no_further_reputation_step() -> None:
    """Ruling 3.7: the new round does not start."""
    match = lay(new(3), hands=HANDS, points={2: 39}, fame={0: 14})
    play_round(match, POINT, [0, 1, 2])
    assert match.over
    assert match.scores == (1, 1, 40)


def test_reputation_alone_can_reach_forty_and_the_turn_is_played() -> None:
    """Rulings 3.2 and 3.7: the trigger counts at any moment; nothing stops at once."""
    match = lay(new(3), hands=HANDS, points={1: 37}, fame={1: 10})
    events = recruit(match, FAME[0])
    assert told(events, "last_round") == [{"boat": "beige"}]
    assert match.actor == 1
    play_round(match, FAME, [1, 2])
    assert match.over
    assert match.winners == (1,)


def test_a_trade_can_reach_forty() -> None:
    """The trigger counts at any gain, and points go on past forty."""
    match = lay(new(3), hands=HANDS, points={0: 39}, explored={0: "T15"}, bracelets={0: 2})
    events = trade(match, 2)
    assert told(events, "last_round") == [{"boat": "white"}]
    assert tokens(match, 0)[0] == 41
    assert match.actor == 0


def test_most_points_win_whoever_triggered() -> None:
    """Points above forty count."""
    match = lay(new(3), hands=HANDS, points={0: 39, 2: 39}, fame={2: 10})
    play_round(match, {**POINT, 1: "yellow_fame"}, [0, 1, 2])
    assert match.over
    assert match.scores == (40, 0, 43)
    assert match.winners == (2,)


def test_a_tie_is_broken_by_recruits_and_bracelets_together() -> None:
    """The larger sum wins; hand, crew and reserve are worth nothing."""
    match = lay(
        new(3), hands=HANDS, points={0: 40, 1: 40, 2: 39}, recruits={0: 2, 1: 1}, bracelets={1: 2}, mover=2, first=0
    )
    recruit(match, POINT[2])
    assert match.over
    assert match.scores == (40, 40, 40)
    assert match.winners == (1,)


def test_nobody_wins_before_the_end() -> None:
    """Winners are named when the last round is over."""
    match = lay(new(3), hands=HANDS, points={0: 45}, mover=0, first=0)
    recruit(match, POINT[0])
    assert not match.over
    assert match.winners == ()
