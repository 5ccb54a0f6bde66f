"""Events tell everything: a table kept by a listener who only hears them stays equal to the true one."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import longhouse
from longhouse import Match
from longhouse.games.knarr.components import ARTIFACT_NAMES


class Listener:
    """Keeps scores, tokens, crews, destinations and the market from the events alone."""

    def __init__(self, match: Match) -> None:
        board = match.view(None)["board"]
        self.market = {slot["slot"]: slot["viking"] for slot in board["market"]}
        self.boats = {boat["boat"]: self.boat() for boat in board["boats"]}

    def boat(self) -> dict[str, Any]:
        tokens = {"score": 0, "bracelets": 1, "recruits": 1, "fame": 0}
        return {**tokens, "crew": Counter(), "explored": [], "reserved": []}

    def hear(self, kind: str, args: dict[str, Any]) -> None:
        if "boat" in args:
            getattr(self, kind, self.nothing)(
                self.boats[args["boat"]], **{k: v for k, v in args.items() if k != "boat"}
            )
        elif kind == "viking_revealed":
            self.market[args["slot"]] = args["viking"]

    def nothing(self, boat: dict[str, Any], **args: Any) -> None:
        """Told for the story, without anything moving."""

    def crew_dealt(self, boat: dict[str, Any], first: str, second: str) -> None:
        boat["crew"].update([first, second])

    def reputation_scored(self, boat: dict[str, Any], points: int) -> None:
        boat["score"] += points

    def recruited(self, boat: dict[str, Any], viking: str, place: int) -> None:
        boat["crew"][viking] += 1
        colour = viking.split("_")[0]
        assert place == sum(count for name, count in boat["crew"].items() if name.startswith(colour))

    def gained(self, boat: dict[str, Any], points: int, bracelets: int, recruits: int, fame: int) -> None:
        boat["score"] += points
        boat["bracelets"] += bracelets
        boat["recruits"] += recruits
        boat["fame"] += fame

    def viking_taken(self, boat: dict[str, Any], viking: str, slot: str, recruits: int) -> None:
        assert self.market[slot] == viking
        self.market[slot] = None
        boat["recruits"] -= recruits

    def viking_sent(self, boat: dict[str, Any], viking: str) -> None:
        boat["crew"][viking] -= 1

    crew_discarded = viking_sent

    def recruits_sent(self, boat: dict[str, Any], recruits: int) -> None:
        boat["recruits"] -= recruits

    def explored(self, boat: dict[str, Any], destination: str) -> None:
        boat["explored"].append(destination)
        if destination in boat["reserved"]:
            boat["reserved"].remove(destination)

    def traded(self, boat: dict[str, Any], bracelets: str) -> None:
        boat["bracelets"] -= int(bracelets)

    def drew(self, boat: dict[str, Any], viking: str) -> None:
        boat["crew"][viking] += 1

    def coin_earned(self, boat: dict[str, Any]) -> None:
        boat["score"] += 1

    def reserved(self, boat: dict[str, Any], destination: str) -> None:
        boat["reserved"].append(destination)

    def market_swapped(self, boat: dict[str, Any], viking: str, slot: str) -> None:
        assert self.market[slot] == viking
        self.market[slot] = None


def seen(match: Match) -> dict[str, Any]:
    """The same things from a spectator's view."""
    found = {}
    for boat in match.view(None)["board"]["boats"]:
        crew = Counter(f"{colour}_{gain}" for colour, column in boat["crew"].items() for gain in column)
        found[boat["boat"]] = {
            **{name: boat[name] for name in ("score", "bracelets", "recruits", "fame")},
            "crew": crew,
            "explored": [card["destination"] for card in boat["explored"]],
            "reserved": [card["destination"] for card in boat["reserved"]],
        }
    return found


@pytest.mark.parametrize("artifact", ["none", *ARTIFACT_NAMES])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_listener_knows_the_table(players: int, artifact: str) -> None:
    match = longhouse.game("knarr").start(players=players, seed=players, artifacts=artifact, boats="advanced")
    listener, choices = Listener(match), random.Random(players)
    events = [event for event in match.opening if event.kind == "crew_dealt"]
    while True:
        for event in events:
            listener.hear(event.kind, dict(event.args))
        assert listener.boats == seen(match)
        assert listener.market == {slot["slot"]: slot["viking"] for slot in match.view(None)["board"]["market"]}
        if match.over:
            return
        events = list(match.play(choices.choice(match.legal_codes)))
