"""What a seat can know in Vikings on Board: worlds are dealt from the very tokens that it has not seen."""

from __future__ import annotations

from collections import Counter

import pytest

from longhouse import Match
from longhouse.games.vikings_on_board.components import SUPPLIES
from tests.rulebook.vikings_on_board.fjord import empty_stack, go_to, new, ready


def tokens(match: Match) -> Counter[int]:
    """Tokens in both stacks and in the hand of the one who has drawn, by kind."""
    s = match._state
    drawn = [int(s.drawn[i]) for i in range(s.drawn_len)]
    return Counter(drawn + [int(s.stack[k, i]) for k in range(2) for i in range(s.stack_len[k])])


TOP = [(1, 0), (1, 1), (1, 2)]  # the tokens that are drawn first


@pytest.mark.parametrize("kind", range(SUPPLIES))
def test_tokens_that_others_have_drawn_are_dealt_from_those_that_are_left(kind: int) -> None:
    match, other = new(), (kind + 1) % SUPPLIES
    with ready(match) as s:
        for i, supply in enumerate((kind, kind, other)):
            k, j = next(
                (k, j)
                for k in (1, 0)
                for j in range(s.stack_len[k])
                if (k, j) not in TOP[:i] and s.stack[k, j] == supply
            )
            s.stack[1, i], s.stack[k, j] = supply, s.stack[1, i]
        empty_stack(s, 0)
        empty_stack(s, 1, left=3)
        red = s.actor
    go_to(match, "draw_three")
    seen, truth = match.seen_by((red + 1) % 4), tokens(match)
    assert truth == {kind: 2, other: 1}
    worlds = [seen.sample(seed) for seed in range(60)]
    assert [tokens(world) for world in worlds] == [truth] * 60
    assert len({tuple(int(world._state.drawn[i]) for i in range(3)) for world in worlds}) == 3
