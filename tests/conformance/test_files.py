"""Broken files and wrong options get a clear error."""

from __future__ import annotations

import json
from typing import Any

import pytest

import longhouse
from longhouse import BadMatchFile, BadOption, CannotExport, WrongRulesVersion
from tests.conformance.cases import PLAIN_CASES, Case, positions


def exported(case: Case) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(positions(case, 81, 5)[2].to_json())
    return found


BROKEN: list[tuple[str, Any]] = [
    ("format", 99),
    ("format", None),
    ("game", "chess"),
    ("game", 3),
    ("players", 99),
    ("players", "2"),
    ("options", {"nonsense": "on"}),
    ("options", []),
    ("seed", -1),
    ("seed", 2**63),
    ("seed", "1"),
    ("seed", True),
    ("codes", "abc"),
    ("codes", [10**6]),
    ("codes", [None]),
    ("codes", [[0]]),
    ("codes", [1.5]),
    ("rules_version", "1"),
]


@pytest.mark.parametrize("case", PLAIN_CASES[:2], ids=str)
@pytest.mark.parametrize(("field", "value"), BROKEN, ids=repr)
def test_a_broken_file_is_refused(case: Case, field: str, value: Any) -> None:
    saved = exported(case)
    with pytest.raises(BadMatchFile):
        longhouse.Match.from_json(json.dumps({**saved, field: value}))
    del saved[field]
    with pytest.raises(BadMatchFile, match=field):
        longhouse.Match.from_json(json.dumps(saved))


@pytest.mark.parametrize(
    "text", ["", "no json", "[]", "null", "3", '{"a"', "[" * 100_000, b"\xff\xfe", " " * 8_000_001]
)
def test_what_is_no_match_is_refused(text: str) -> None:
    with pytest.raises(BadMatchFile):
        longhouse.Match.from_json(text)


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_other_rules_are_named(case: Case) -> None:
    saved = exported(case)
    saved["rules_version"] += 1
    with pytest.raises(WrongRulesVersion, match=str(saved["rules_version"])):
        longhouse.Match.from_json(json.dumps(saved))


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_a_sample_has_no_file(case: Case) -> None:
    with pytest.raises(CannotExport):
        case.start(1).seen_by(0).sample(1).to_json()


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_wrong_options_seats_and_seeds_are_refused(case: Case) -> None:
    low, high = case.game.players
    wrong: list[dict[str, Any]] = [
        {"players": low - 1},
        {"players": high + 1},
        {"players": "2"},
        {"seed": -1},
        {"seed": 1.5},
    ]
    wrong += [{"nonsense": "on"}, *({name: "nonsense"} for name in case.game.options)]
    for options in wrong:
        with pytest.raises(BadOption):
            case.game.start(**options)
    for seat in (-1, case.players, "0", True, 1.0):
        with pytest.raises(BadOption):
            case.start(1).view(seat)  # type: ignore[arg-type]
