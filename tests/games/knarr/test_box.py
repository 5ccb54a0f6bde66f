"""The tables agree with the sums written beside them in the data."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import longhouse
from longhouse.games.knarr import components as box
from longhouse.games.knarr.state import Artifact, Gain

DATA = Path(box.__file__).parent / "data"


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


def test_every_row_carries_its_confidence() -> None:
    rows = 0
    for path in sorted(DATA.glob("*.toml")):
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        assert found["confidence"] in {"rulebook", "source"}
        for name, table in found.items():
            if isinstance(table, list) and name != "source":
                rows += len(table)
                assert all(row["confidence"] in {"rulebook", "source"} for row in table), name
    assert rows > 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vikings(players: int) -> None:
    check = read("vikings")["check"]
    counts = [box.COPIES[players, kind] for kind in range(box.VIKINGS)]
    assert sum(counts) == check["total"][f"p{players}"]
    for gain in range(box.FACES):
        total = sum(counts[gain :: box.FACES])
        assert total == check[f"total_{box.GAIN_NAMES[gain]}"][f"p{players}"]
    for colour in range(box.COLOURS):
        assert sum(counts[box.FACES * colour : box.FACES * (colour + 1)]) == check["per_colour"][f"p{players}"]


@pytest.mark.parametrize("land", box.LAND_NAMES)
def test_destinations(land: str) -> None:
    check = read("destinations")["check"]
    cards = [d for d in range(box.DESTINATIONS) if box.LAND_NAMES[box.LAND_OF[d]] == land]
    assert len(cards) == check[land]
    for gain, name in enumerate(box.GAIN_NAMES):
        assert sum(box.REWARD[d, gain] for d in cards) == check[f"gains_{land}"].get(name, 0)
        for column in range(3):
            total = sum(box.TRADE_OF_DESTINATION[d, column, gain] for d in cards)
            assert total == check[f"trade_column_{column + 1}_{land}"].get(name, 0)


def test_costs_are_of_one_sort_and_of_their_size() -> None:
    for d in range(box.DESTINATIONS):
        colours = sum(box.COST[d, colour] for colour in range(box.COLOURS))
        assert sorted([colours, box.DIFFERENT[d], box.EQUAL[d]]) == [0, 0, box.COST_SIZE[d]]


def test_names_stand_in_the_order_the_rules_count_on() -> None:
    assert tuple(gain.name.lower() for gain in Gain) == box.GAIN_NAMES
    assert tuple(artifact.name.lower() for artifact in Artifact) == box.ARTIFACT_NAMES
    options = longhouse.game("knarr").options
    assert tuple(options["artifacts"])[2:] == box.ARTIFACT_NAMES
    assert tuple(options["boats"]) == tuple(side["id"] for side in read("boats")["side"])
