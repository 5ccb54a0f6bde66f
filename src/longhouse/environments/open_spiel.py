"""The games inside OpenSpiel: ``longhouse_<game>`` for ``pyspiel.load_game``.

Chance moves once, at the very beginning: it deals one of ``deals`` seeds, from which everything random of the game
follows. So a game is a history of actions like any other of OpenSpiel's, and is saved and replayed as such.
With ``last=N`` a deal is a position N answers before the end of a random game: a variant small enough for algorithms
that walk through a whole tree.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

from longhouse.environments.seats import SeatedMatch, results
from longhouse.kernel.game import Game
from longhouse.kernel.match import Match
from longhouse.kernel.options import resolve_options
from longhouse.kernel.rooms import games

__all__ = ["register_open_spiel"]

DEALS = 4096
LONGEST = 100_000  # answers of a game
MOST_POINTS = 1000.0  # of a game alone
_registered: dict[str, Any] = {}


def register_open_spiel() -> tuple[str, ...]:
    """Make every game loadable: ``pyspiel.load_game("longhouse_knarr(players=3,artifacts=random)")``; their names."""
    for name, made in _CLASSES.items():
        if name not in _registered:
            _registered[name] = _kind(made.room, made.room.players[0])
            pyspiel.register_game(_registered[name], made)
    return tuple(_registered)


def _parameters(game: Game) -> dict[str, Any]:
    options = {name: option.default for name, option in game.options.items()}
    preset = {name for option in game.options.values() for sets in option.sets.values() for name in sets}
    chosen = {name: "" if name in preset else value for name, value in options.items()}
    return {"players": game.players[0], "deals": DEALS, "last": 0, **chosen}


def _kind(game: Game, players: int) -> Any:
    """What OpenSpiel has to know of a game; one that can be played alone adds up to nothing with several players."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"longhouse_{game.id}",
        long_name=f"Longhouse {game.title('en')}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if players == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its number of players and options."""

    room: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_parameters(self.room), **(params or {})}
        options = {name: str(given[name]) for name in self.room.options if given[name] != ""}
        resolve_options(self.room.options, options)
        self.table = SeatedMatch(self.room, int(given["players"]), dict(options))
        self.deals, self.last = int(given["deals"]), int(given["last"])
        solo = self.table.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.room.room.answers.size,
            max_chance_outcomes=self.deals,
            num_players=self.table.players,
            min_utility=-MOST_POINTS if solo else -1.0,
            max_utility=MOST_POINTS if solo else 1.0,
            utility_sum=None if solo else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_kind(self.room, self.table.players), info, params or {})

    def dealt(self, deal: int) -> Match:
        """The match of a deal, or the end of it where the last answers alone are played."""
        self.table.begin(deal)
        match = self.table.match
        if self.last:
            for code in random_codes(match.copy(), deal)[: -self.last]:
                match.play(code)
        return match

    def new_initial_state(self) -> SpielState:
        """A table before anything is dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What shows states to players."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


# A class of its own for every game: OpenSpiel makes a game of nothing but its class and parameters, here or elsewhere.
_CLASSES: dict[str, Any] = {
    f"longhouse_{found.id}": type(f"longhouse_{found.id}", (SpielGame,), {"room": found, "__module__": __name__})
    for found in games().values()
}
globals().update(_CLASSES)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position: a match, or nothing before chance has dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match: Match | None = None  # this and what follows is what OpenSpiel copies and saves of this object
        self.before: dict[int, list[str]] = {}  # of a possible world: what each player had heard when it was imagined

    @property
    def game(self) -> SpielGame:
        """The game this is a position of."""
        found: SpielGame = self.get_game()
        return found

    def current_player(self) -> int:
        """Who must act."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.actor is None else self.match.actor

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return sorted(self.game.table.relative(player, code) for code in self.match.legal_codes)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely."""
        return [(deal, 1 / self.game.deals) for deal in range(self.game.deals)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self.game.dealt(action)
        else:
            assert self.match.actor is not None
            self.match.play(self.game.table.absolute(self.match.actor, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        block = self.game.room.room.answers.block_of(action)
        named = {name: noun.value(block.numbers(action)[name]) for name, noun in block.nouns.items()}
        return " ".join([block.kind, *(f"{name}={value}" for name, value in named.items())])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        """The result of a game that is over."""
        if self.match is None or not self.match.over:
            return [0.0] * self.game.table.players
        return results(self.match.scores, self.match.winners)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A position that the player holds possible; it goes on by itself and has no history.

        The player has heard there what it has heard here; the others may have heard what they know in that world.
        """
        assert self.match is not None
        world = SpielState(self.game)
        world.match = self.match.seen_by(player).sample(int(sampler() * 2**62))
        world.before = {
            seat: self.heard(seat) if seat == player else shown(self.game.room, world.match, seat)
            for seat in range(self.game.table.players)
        }
        return world

    def heard(self, player: int) -> list[str]:
        """All that a player was told, and its own answers."""
        assert self.match is not None
        return [*self.before.get(player, ()), *heard(self.match, player)]

    def __str__(self) -> str:
        if self.match is None:
            return "before the deal"
        asked = "over" if self.match.over else f"seat {self.match.actor}: {self.match.question().kind}"
        return f"{asked} [{hashlib.sha256(self.match.state_bytes()).hexdigest()[:16]}]"


class SpielObserver:
    """Shows a state to a player: the declared observation, with or without all that was heard on the way there."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self._game, self._kind = game, kind
        declared = game.room.observation
        self.tensor = np.zeros(declared.size, np.float32)
        self.dict = {
            f"{group}.{name}": view
            for group, features in declared.named(self.tensor).items()
            for name, view in features.items()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        if state.match is not None:
            self.tensor[:] = self._game.room.observation.scaled(state.match.observe(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player knows in text; with perfect recall what it heard and answered so far."""
        if state.match is None:
            return "before the deal"
        if not self._kind.perfect_recall:
            return "\n".join(shown(self._game.room, state.match, player))
        asked = "." if state.match.over else f"? {state.match.actor} {state.match.question(player).kind}"
        return "\n".join([*state.heard(player), asked])


def shown(game: Game, match: Match, player: int) -> list[str]:
    """The declared observation of a player, without what is all zeros."""
    named = game.observation.named(match.observe(player))
    return [
        f"{group}.{name}: {' '.join(map(str, view.reshape(-1).tolist()))}"
        for group, features in named.items()
        for name, view in features.items()
        if view.any()
    ]


def heard(match: Match, player: int) -> list[str]:
    """All that a player was told, and its own answers."""
    lines = [_line(event.seen_by(player)) for event in match.opening]
    for step in match.history:
        if step.seat == player:
            lines.append(f"> {step.action.code}")
        lines += [_line(event) for event in step.seen_by(player)]
    return lines


def random_codes(match: Match, seed: int) -> list[int]:
    """The answers that chance gives until the match is over."""
    chance, codes = np.random.RandomState(seed), []
    while not match.over:
        codes.append(int(chance.choice(match.legal_codes)))
        match.play(codes[-1])
    return codes


def _line(event: Any) -> str:
    return " ".join([event.kind, *(f"{name}={value}" for name, value in event.args.items())])
