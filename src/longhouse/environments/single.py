"""One game as a Gymnasium environment: a seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from longhouse import bots
from longhouse.bots import Bot
from longhouse.environments.seats import LOST, SeatedMatch, action_space, game_of, observation_space
from longhouse.kernel.errors import BadOption, IllegalAction
from longhouse.kernel.game import Game

__all__ = ["SeatEnv", "gymnasium_env"]

Observed = NDArray[np.int16]
LARGEST_SEED = 2**62


class SeatEnv(gymnasium.Env[Any, Any]):
    """The game as one seat plays it. ``info["action_mask"]`` and ``action_masks()`` hold the legal answers."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self, table: SeatedMatch, seat: int, opponents: str, illegal: str, render_mode: str | None, seed: int | None
    ) -> None:
        """Use ``gymnasium_env``."""
        if not 0 <= seat < table.players:
            raise BadOption(f"seat {seat} is not at this table: use 0 to {table.players - 1}")
        if illegal not in ("lose", "raise"):
            raise BadOption(f"illegal={illegal!r} is unknown: use lose or raise")
        self.observation_space = observation_space(table.game)
        self.action_space = action_space(table.game)
        self.render_mode = render_mode
        self._table, self._seat, self._opponents, self._raises = table, seat, bots.named(opponents), illegal == "raise"
        self._players: dict[int, Bot] = {}
        self._first_seed = seed

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a new game; the same seed gives the same game, and the same opponents."""
        seed, self._first_seed = self._first_seed if seed is None else seed, None
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(LARGEST_SEED))
        self._table.begin(drawn)
        others = (other for other in range(self._table.players) if other != self._seat)
        self._players = {other: self._opponents(drawn + 1 + other) for other in others}
        self._let_others_answer()
        return self._table.observe(self._seat), self._info()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Give the seat's answer; the others answer until it is asked again or the game is over."""
        match = self._table.match
        if match.over:
            raise IllegalAction("the game is over: reset the environment")
        code = self._table.absolute(self._seat, int(action))
        if code not in match.legal_codes:
            if self._raises:
                match.play(code)  # says why not
            return self._table.observe(self._seat), LOST, True, False, {**self._info(), "illegal": True}
        match.play(code)
        self._let_others_answer()
        return self._table.observe(self._seat), self._table.results()[self._seat], match.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal answers, as sb3-contrib asks for them."""
        return self._table.mask(self._seat).astype(np.bool_)

    def render(self) -> str | None:
        """The question of the moment in words."""
        match = self._table.match
        if self.render_mode != "ansi":
            return None
        return "" if match.over else match.question(self._seat).text()

    def _let_others_answer(self) -> None:
        match = self._table.match
        while match.actor is not None and match.actor != self._seat:
            match.play(self._players[match.actor](match.seen_by(match.actor)).code)

    def _info(self) -> dict[str, Any]:
        match = self._table.match
        info: dict[str, Any] = {"action_mask": self._table.mask(self._seat)}
        if match.over:
            info |= {"scores": match.scores, "score_sheet": match.score_sheet(self._seat)}
        return info


def gymnasium_env(
    game: str | Game,
    players: int | None = None,
    opponents: str = "random",
    seed: int | None = None,
    seat: int = 0,
    illegal: str = "lose",
    render_mode: str | None = None,
    **options: Any,
) -> SeatEnv:
    """A Gymnasium environment in which the learner plays one seat and bots of this name the others.

    ``seed``: of the first reset. ``illegal``: an illegal answer ends the game as lost (lose), or is an error (raise).
    """
    return SeatEnv(SeatedMatch(game_of(game), players, options), seat, opponents, illegal, render_mode, seed)
