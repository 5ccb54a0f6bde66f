"""Which way a seat thinks: in a tree, or by a race between answers."""

from __future__ import annotations

from collections.abc import Mapping

from longhouse.bots.minds import mind_of
from longhouse.bots.race import Race
from longhouse.bots.set_desk import NO_CHANGE
from longhouse.bots.thinking.desk import Habit
from longhouse.bots.thought import Thought
from longhouse.kernel.engine import Engine
from longhouse.kernel.match import Seen

__all__ = ["new_thought"]


def new_thought(
    seen: Seen, seed: int, nodes: int, habits: Mapping[str, float] = NO_CHANGE, engine: Engine | None = None
) -> Thought | Race:
    """A race where the mind has it so and a network to run it with, else a tree with room for so many nodes."""
    mind = mind_of(seen.game)
    races = mind.habits(seen.players, **habits)[Habit.RACING] > 0
    if races and mind.guide_for(seen.players) is not None:
        return Race(seen, seed, habits, engine)
    return Thought(seen, seed, nodes, habits, engine)
