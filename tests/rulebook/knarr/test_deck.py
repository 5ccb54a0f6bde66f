"""À TOUT MOMENT and the card draw of GAINS in 001_285620b19a330377.txt; ruling 3.6."""

from __future__ import annotations

from longhouse.games.knarr.rules.crew import crew_size
from tests.positions import arranging, legal_values
from tests.rulebook.knarr.table import crew, discard, explore, lay, market, new, question, recruit, swap, told, trade


def test_the_deck_is_renewed_only_when_a_card_is_needed() -> None:
    """À TOUT MOMENT: not when its last card leaves."""
    match = lay(new(2), hands={0: "red_vp", 1: "yellow_vp"}, top="blue_vp", rest="discarded")
    events = recruit(match, "red_vp")
    assert told(events, "deck_renewed") == []
    decks = match.view(None)["board"]["decks"]
    assert decks["vikings"] == 0
    events = recruit(match, "yellow_vp")
    assert told(events, "deck_renewed") == [{"count": decks["discarded"]}]
    after = match.view(None)["board"]["decks"]
    assert (after["vikings"], after["discarded"]) == (decks["discarded"] - 1, 0)


def test_renewal_shuffles() -> None:
    """À TOUT MOMENT: the order of the new deck is random."""
    drawn = set()
    for seed in range(12):
        match = lay(new(2, seed=seed), hands={0: "red_vp"}, rest="discarded")
        drawn.add(told(recruit(match, "red_vp"), "viking_revealed")[0]["viking"])
    assert len(drawn) > 3


def test_both_piles_empty_while_the_market_is_refilled() -> None:
    """Ruling 3.6: it may happen in the refill too, and may take the Viking just placed."""
    match = lay(new(2), rest="crews", hands={0: "red_vp", 1: "yellow_fame"})
    assert [len(crew(match, seat)) for seat in range(2)] == [10, 9]
    recruit(match, "red_vp")
    assert (match.actor, question(match)) == (0, "discard")
    assert list(market(match).values()).count(None) == 1
    events = discard(match, "red_vp")
    assert told(events, "viking_revealed") == [{"viking": "red_vp", "slot": "red"}]
    assert None not in market(match).values()
    assert len(crew(match, 0)) == 10


def test_only_crews_count_and_only_the_largest_discard() -> None:
    """À TOUT MOMENT: the ones with most Vikings before them; hands do not count."""
    match = lay(new(3), rest="crews", explored={0: "T07"}, bracelets={0: 1})
    with arranging(match) as s:
        kind = next(k for k in range(20) if s.crew[1, k] > 0)
        s.crew[1, kind] -= 1
        s.column[1, kind // 4] -= 1
        s.crew[2, kind] += 1
        s.column[2, kind // 4] += 1
        assert [crew_size(s, seat) for seat in range(3)] == [9, 8, 9]
    trade(match, 1)
    asked = []
    while question(match) == "discard":
        asked.append(match.actor)
        discard(match, legal_values(match, "viking")[0])
    assert asked == [0, 2]


def test_the_order_of_discards_starts_with_the_mover() -> None:
    """Ruling 3.6: turn order from the active player."""
    match = lay(new(3), rest="crews", explored={1: "T07"}, bracelets={1: 1}, mover=1)
    trade(match, 1)
    asked = []
    while question(match) == "discard":
        asked.append(match.actor)
        discard(match, legal_values(match, "viking")[0])
    assert asked == [1, 0]
    assert (match.actor, question(match)) == (1, "action")


def test_it_may_happen_again_in_one_series_of_draws() -> None:
    """Ruling 3.6: cards just drawn count for the next comparison."""
    match = lay(new(2), rest="crews", explored={0: "T06 T07 T08"}, bracelets={0: 3})
    trade(match, 3)
    asked = []
    while question(match) == "discard":
        asked.append(match.actor)
        discard(match, legal_values(match, "viking")[0])
    # 10 against 9: seat 0 discards and draws it back, three times over
    assert asked == [0, 0, 0]
    assert [len(crew(match, seat)) for seat in range(2)] == [10, 9]


def test_a_crew_of_one_kind_discards_unasked() -> None:
    """One answer is no question."""
    match = lay(new(2), rest="crews", explored={0: "T07"}, bracelets={0: 1})
    with arranging(match) as s:
        for kind in range(20):
            s.discarded[kind] += s.crew[0, kind] + s.crew[1, kind]
            s.crew[0, kind] = s.crew[1, kind] = 0
        for colour in range(5):
            s.column[0, colour] = s.column[1, colour] = 0
        kind = next(k for k in range(20) if s.discarded[k] > 1)
        s.crew[0, kind] = s.column[0, kind // 4] = s.discarded[kind]
        for k in range(20):
            s.discarded[k] = 0
    events = trade(match, 1)
    assert len(told(events, "crew_discarded")) == 1
    assert (match.actor, question(match)) == (0, "action")


def test_a_card_drawn_is_no_recruit() -> None:
    """GAINS, ruling 3.6: no gain, no market, no artifact of recruiting."""
    match = lay(
        new(artifacts="golden_bracelet"), crews={0: "red_vp:2"}, explored={0: "T07"}, bracelets={0: 1}, top="red_fame"
    )
    before = market(match)
    trade(match, 1)
    assert question(match) == "action"
    assert market(match) == before


def test_the_mead_cup_can_bring_its_card_back() -> None:
    """Ruling 3.9: the discard comes first, so with an empty deck it is shuffled in."""
    seen = set()
    for seed in range(30):
        match = lay(new(artifacts="mead_cup", seed=seed), crews={0: "green_vp:2"}, visible="T13", market="red_fame")
        with arranging(match) as s:
            for i in range(s.deck_len):
                kind = s.deck[i]
                s.crew[1, kind] += 1
                s.column[1, kind // 4] += 1
                s.deck[i] = 0
            s.deck_len = 0
        explore(match, "T13")
        events = swap(match, "red")
        assert told(events, "deck_renewed") == [{"count": 3}]
        seen.add(told(events, "viking_revealed")[0]["viking"])
    assert seen == {"red_fame", "green_vp"}
