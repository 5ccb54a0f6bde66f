"""The engine ``cuda``: entries as kernels, a thread a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhouse.kernel import entries
from longhouse.kernel.cuda import card
from longhouse.kernel.cuda.building import CREW, build
from longhouse.kernel.errors import BadOption, refusal
from longhouse.kernel.game import Game

__all__ = ["CardEngine"]

THREADS = 64  # of a block whose games were put in order outside
LARGE = 3000  # bytes of a record above which all games are put in order, not only a block's
TOGETHER = 8  # steps until those that are over are counted again
RESIDENT = 8  # blocks that a multiprocessor holds at a time, at most
TILE, DEEP = 64, 8  # threads of a block that turns columns into rows; TILE as in kernels.h
_PLAIN = ("mark_some", "random_answers", "renew_games", "sheet_games", "step_games", "tally_games")


class CardEngine:
    """The rules of one game on the card. Entries get no rows of scratch: every thread has its own."""

    name = "cuda"

    def __init__(self, game: Game) -> None:
        self._arrays = card.arrays()
        self._program = card.loaded(build(game, card.target()))
        self._features, self._nothing = game.observation.size, game.room.answers.size
        play = self._play_in_order if game.room.State.dtype.itemsize > LARGE else self._play
        self._entries = {getattr(entries, name): self.kernel(name) for name in _PLAIN}
        self._entries |= {entries.play_games: play, entries.observe_games: self._observe}

    def entry(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """What does on the card what the entry does elsewhere: called with the records first."""
        if function not in self._entries:
            raise BadOption(refusal("not-on-card", name=function.__name__))
        return self._entries[function]

    def bind(self, array: NDArray[Any]) -> Any:
        """The array on the card: as it is when it lies there, else a copy."""
        return self._arrays.asarray(array)

    def extended(self, contract: Mapping[str, Callable[..., Any]]) -> CardEngine:
        """The same: what other contracts name stays off the card."""
        return self

    def kernel(self, name: str) -> Callable[..., None]:
        """A kernel over games; a block takes CREW of them."""
        run = self._program.get_function(name)

        def launch(states: Any, *given: Any) -> None:
            run((_blocks(len(states), CREW),), (CREW,), (states, np.int64(len(states)), *map(_argument, given)))

        return launch

    def _play(self, states: Any, generators: Any, limit: int, decisions: Any) -> None:
        """Play every game on with random answers, by as many blocks as the card holds: they share the games out."""
        blocks = min(_blocks(len(states), CREW), RESIDENT * card.multiprocessors())
        given = (states, np.int64(len(states)), generators, np.int64(limit), decisions)
        self._program.get_function("play_games")((blocks,), (CREW,), (*given, self._arrays.zeros(1, np.int32)))

    def _play_in_order(self, states: Any, generators: Any, limit: int, decisions: Any) -> None:
        """The same step by step: in each all games are put in the order of what is asked, then of what is answered."""
        ask, draw, take = (self._program.get_function(name) for name in ("ask_games", "draw_in_order", "take_in_order"))
        most, threads = np.int64(limit), (THREADS,)
        asked, codes = (self._arrays.zeros(len(states), np.int16) for _ in range(2))
        decisions.fill(0)
        ask((_blocks(len(states), THREADS),), threads, (states, np.int64(len(states)), most, decisions, asked))
        while count := int((asked != self._nothing).sum()):
            blocks, going = (_blocks(count, THREADS),), np.int64(count)
            for _ in range(TOGETHER):
                order = self._arrays.argsort(asked)[:count]
                draw(blocks, threads, (states, going, order, asked, generators, codes))
                order = order[self._arrays.argsort(codes[order])]
                take(blocks, threads, (states, going, order, codes, most, decisions, asked))

    def _observe(self, states: Any, seats: Any, columns: Any, out: Any) -> None:
        """Write what seats[i] knows of game i to out[i], as many games at a time as there are columns."""
        width = columns.shape[1]
        look, turn = (self._program.get_function(name) for name in ("observe_columns", "turn_columns"))
        tiles = (_blocks(width, TILE), _blocks(self._features, TILE))
        for first in range(0, len(states), width):
            where = (np.int64(len(states)), np.int64(first), np.int64(width))
            look((_blocks(width, CREW),), (CREW,), (states, *where, seats, columns))
            turn(tiles, (TILE, DEEP), (columns, *where, out))


def _blocks(things: int, each: int) -> int:
    return -(-things // each)


def _argument(given: Any) -> Any:
    return np.int64(given) if isinstance(given, int) else given
