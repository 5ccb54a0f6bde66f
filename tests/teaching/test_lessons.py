"""Lessons fit their games; terms are read as they are written."""

from __future__ import annotations

import numpy as np
import pytest

import longhouse
from longhouse.bots.minds import mind_of
from longhouse.teaching.inputs import inputs_of
from longhouse.teaching.lessons import LESSONS
from longhouse.teaching.terms import between, term


def test_every_game_has_a_lesson() -> None:
    assert set(LESSONS) == set(longhouse.games())


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_names_features_that_the_mind_looks_at(name: str) -> None:
    lesson, outlook = LESSONS[name], mind_of(longhouse.game(name)).outlook
    inputs = inputs_of(outlook, lesson.taken, lesson.entities)
    assert len(inputs.cell) == len(set(inputs.cell.tolist()))
    assert len(inputs.entities) == len(lesson.entities)


@pytest.mark.parametrize("name", LESSONS)
def test_tables_share_all_games_and_can_be_sat_at(name: str) -> None:
    game, lesson = longhouse.game(name), LESSONS[name]
    assert sum(table.share for table in lesson.tables) == pytest.approx(1.0)
    for table in lesson.tables:
        assert game.start(players=table.players, seed=1, **table.options).players == table.players
    assert {table.players for table in lesson.tables} == set(range(game.players[0], game.players[1] + 1))


@pytest.mark.parametrize("name", LESSONS)
def test_lines_that_count_less_at_first_are_lines_of_the_score_sheet(name: str) -> None:
    assert set(LESSONS[name].counts) <= set(longhouse.game(name).room.score_lines)


@pytest.mark.parametrize("name", [name for name, lesson in LESSONS.items() if lesson.pointing])
def test_answers_point_at_entities_that_there_are(name: str) -> None:
    game, lesson = longhouse.game(name), LESSONS[name]
    entities = inputs_of(mind_of(game).outlook, lesson.taken, lesson.entities).entities
    assert lesson.pointing
    named = [found for code in range(game.room.answers.size) if (found := lesson.pointing(code)) is not None]
    assert {kind for kind, _ in named} == set(range(len(entities)))
    assert all(0 <= entity < entities[kind].many for kind, entity in named)


@pytest.mark.parametrize("name", [name for name, lesson in LESSONS.items() if lesson.small])
def test_small_numbers_fit_in_8_bits(name: str) -> None:
    lesson, outlook = LESSONS[name], mind_of(longhouse.game(name)).outlook
    inputs = inputs_of(outlook, lesson.taken, lesson.entities)
    things = [np.arange(kind.first, kind.first + kind.many * kind.width) for kind in inputs.entities]
    cells = np.concatenate([inputs.cell, *things])
    assert outlook.least[cells].min() >= -128
    assert outlook.most[cells].max() <= 127


@pytest.mark.parametrize("name", LESSONS)
def test_bags_hold_one_of_several_things_or_nothing(name: str) -> None:
    taken, outlook = LESSONS[name].taken, mind_of(longhouse.game(name)).outlook
    bags = [place for place in outlook if (take := taken.get(f"{place.group}.{place.feature.name}")) and take.bag]
    assert all(place.feature.kind.name == "category" and place.feature.kind.none for place in bags)


# ---------------------------------------------------------------------------- terms
@pytest.mark.parametrize(
    ("text", "meant"),
    [("epochs=3", ("epochs", 3)), ("clip=0.1", ("clip", 0.1)), ("rate=3e-4:1e-5", ("rate", (3e-4, 1e-5)))],
)
def test_a_term_is_read_as_its_kind_wants_it(text: str, meant: object) -> None:
    assert term(text) == meant


@pytest.mark.parametrize("text", ["speed=3", "epochs", "epochs=many", "rate=3e-4", "rate=1:2:3"])
def test_other_terms_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no such term|invalid|not enough|too many|could not"):
        term(text)


def test_a_pair_goes_from_its_first_to_its_second_number() -> None:
    assert [between((4.0, 2.0), done) for done in (0.0, 0.5, 1.0, 1.5)] == [4.0, 3.0, 2.0, 2.0]
