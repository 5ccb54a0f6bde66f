"""Nobody comes back within a turn to where everything stood: a watcher would call it silly."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

import longhouse
from longhouse import bots
from longhouse.bots.footprints import Footprints
from longhouse.bots.found import Found, Way
from longhouse.bots.minds import mind_of
from longhouse.bots.searcher import Searcher
from longhouse.bots.thought import Thought
from longhouse.kernel.match import Match
from tests.bots.questions import seen_in

EXPLORERS = longhouse.game("explorers")
KNARR = longhouse.game("knarr")
TURNS = 20  # that are looked at, of 48


def code_of(match: Match, text: str) -> int:
    return next(action.code for action in match.legal if action.text("en") == text)


def play(match: Match, *texts: str) -> list[int]:
    """Give these answers; their codes."""
    codes = []
    for text in texts:
        codes.append(code_of(match, text))
        match.play(codes[-1])
    return codes


def at_first_action() -> Match:
    """The captains are chosen and the first tile lies: the longship, with room for one more, is at the mainland."""
    match = EXPLORERS.start(players=2, seed=1)
    while not any(action.text("en") == "End the turn" for action in match.legal):
        match.play(match.legal_codes[0])
    return match


def found(*codes: int) -> list[Found]:
    return [Found(code, 10, 0.5, 0.25, 50.0) for code in codes]


def one_way(ways: dict[int, list[int]]) -> Callable[[int], Iterator[Way]]:
    """Search knows these ways, and from other answers nothing."""
    return lambda code: iter([Way(10 if code in ways else 0, ways.get(code, [code]))])


def unloading(match: Match) -> list[int]:
    """The answers that put one Viking back where it came from."""
    return play(match.copy(), "Unload the longship", "1 Viking")


def loaded() -> tuple[Match, Footprints]:
    """The one Viking for whom there is room was taken aboard, as footprints tell."""
    match, left = at_first_action(), Footprints()
    codes = found(*match.legal_codes)
    assert left.onward(seen_in(match), codes, one_way({})) == codes
    play(match, "Load the longship")
    return match, left


def test_an_answer_that_leads_back_is_not_given() -> None:
    """A Viking is loaded; to unload it again there is to have done nothing for two action points."""
    match, left = loaded()
    back, end = unloading(match), code_of(match, "End the turn")
    ways = {back[0]: back, end: [end]}
    assert left.onward(seen_in(match), found(back[0], end), one_way(ways)) == found(end)
    assert left.onward(seen_in(match), found(end, back[0]), one_way(ways)) == found(end, back[0])


def test_where_every_answer_leads_back_the_best_one_stays() -> None:
    match, left = loaded()
    back = unloading(match)
    assert left.onward(seen_in(match), found(back[0]), one_way({back[0]: back})) == found(back[0])


def test_an_answer_from_which_another_way_goes_on_is_given() -> None:
    """Two were unloaded and one of them loaded again most often, sometimes the ship sailed on without them."""
    match, left = at_first_action(), Footprints()
    aboard = match.copy()
    (load,) = play(aboard, "Load the longship")
    end = code_of(match, "End the turn")
    back, on = Way(9, [load, *unloading(aboard)]), Way(1, [load, code_of(aboard, "Sail")])
    ways = {load: [back, on], end: [Way(0, [end])]}
    known = [*found(load), Found(end, 0, 0.0, 0.0, 0.0, likelihood=0.1)]
    assert left.onward(seen_in(match), known, lambda code: iter(ways[code])) == known
    assert left.onward(seen_in(match), known, lambda code: iter(ways[code][:1])) == known[1:]


def test_of_ways_that_go_on_the_one_gone_most_often_is_gone() -> None:
    match, left = at_first_action(), Footprints()
    aboard = match.copy()
    (load,) = play(aboard, "Load the longship")
    sail = code_of(match, "Sail")
    back, on = Way(9, [load, *unloading(aboard)]), Way(2, [load, code_of(aboard, "Sail")])
    ways = {load: [back, on], sail: [Way(3, [sail])]}
    known = [Found(load, 9, 0.5, 0.25, 50.0), Found(sail, 3, 0.5, 0.25, 50.0)]
    assert left.onward(seen_in(match), known, lambda code: iter(ways[code])) == known[1:]
    ways[load][1] = Way(4, on.codes)
    assert left.onward(seen_in(match), known, lambda code: iter(ways[code])) == known


def test_an_answer_that_was_not_tried_is_no_way_out() -> None:
    match, left = loaded()
    back, end = unloading(match), code_of(match, "End the turn")
    known = [*found(back[0]), Found(end, 0, 0.0, 0.0, 0.0)]
    assert left.onward(seen_in(match), known, one_way({back[0]: back})) == known


def test_an_answer_that_a_network_likes_is_a_way_out_though_it_was_not_tried() -> None:
    """Guided search may have tried one answer only."""
    match, left = loaded()
    back, end = unloading(match), code_of(match, "End the turn")
    known = [*found(back[0]), Found(end, 0, 0.0, 0.0, 0.0, likelihood=0.1)]
    assert left.onward(seen_in(match), known, one_way({back[0]: back})) == known[1:]


def test_who_would_come_back_does_not_set_out() -> None:
    """A Viking would be loaded, and unloaded again where it was."""
    match, left = at_first_action(), Footprints()
    aboard = match.copy()
    (load,) = play(aboard, "Load the longship")
    end = code_of(match, "End the turn")
    to_and_fro = [load, *unloading(aboard)]
    ways = {load: to_and_fro, end: [end]}
    assert left.onward(seen_in(match), found(load, end), one_way(ways)) == found(end)


def test_who_has_not_been_there_may_go_there() -> None:
    """To another bot, which did not see the Viking being loaded, it is an answer like others."""
    match, _ = loaded()
    back = unloading(match)
    assert Footprints().onward(seen_in(match), found(back[0]), one_way({back[0]: back})) == found(back[0])


def test_minds_that_do_not_say_what_standing_means_have_no_footprints() -> None:
    seen = seen_in(KNARR.start(players=2, seed=1))
    codes = found(*seen.codes)
    left = Footprints()
    assert left.onward(seen, codes, one_way({})) is not None
    assert left.onward(seen, codes, one_way({})) == codes


def test_ways_from_an_answer_are_what_the_tree_tried() -> None:
    seen = seen_in(at_first_action())
    thought = Thought(seen, 1, 2_000, engine=EXPLORERS.plain)
    thought.begin(seen, None)
    thought.go_on(seen.seat, 12)
    tried = max(thought.found(seen.seat), key=lambda part: part.visits)
    first, *others = thought.ways_from(tried.code)
    assert first.visits == tried.visits
    assert others, "the tree must have tried more than one way"
    assert len({tuple(way.codes) for way in (first, *others)}) == 1 + len(others)
    for way in (first, *others):
        match = seen.sample(0)
        assert way.codes[0] == tried.code
        assert len(way.codes) > 1
        match.play(way.codes[0])
        assert way.codes[1] in match.legal_codes
        assert 0 < way.visits <= tried.visits
    nowhere = max(seen.codes) + 1
    assert list(thought.ways_from(nowhere)) == [Way(0, [nowhere])]


def returns(seed: int) -> int:
    """How often in the first turns what lies on the table comes to be as it was before in its turn, by what all see."""
    match = EXPLORERS.start(players=2, seed=seed)
    seats = [Searcher(2 * seed + seat, bots.Budget(iterations=60)) for seat in (0, 1)]
    turn, been, now, found = 0, set[str](), "", 0
    while match.actor is not None and turn < TURNS:
        board = match.seen_by(match.actor).view["board"]
        if board["turn"] != turn:
            turn, been, now = board["turn"], set(), ""
        lies = json.dumps([board["hexes"], board["players"], board["outposts"]], sort_keys=True)
        if lies != now:
            found += lies in been
            been.add(lies)
            now = lies
        match.play(seats[match.actor](seen_in(match)))
    return found


def test_no_turn_of_a_game_comes_back_to_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    bots.prepare(EXPLORERS)
    assert returns(14) == 0
    monkeypatch.setattr(mind_of(EXPLORERS), "standing", ())
    assert returns(14) > 0, "the seed must give a game in which bots would come back"
