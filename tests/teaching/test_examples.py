"""Games of a bot as examples: kept as seeds and answers, they can be played again."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import longhouse
from longhouse.teaching.examples import APART, OVER, Examples, main, padded, played, read_examples, write_examples
from longhouse.teaching.lessons import LESSONS, Lesson, Table

KNARR = longhouse.game("knarr")


def examples_of(table: int, games: int) -> Examples:
    """A few games of thralls at one of Knarr's tables."""
    steps = list(played(KNARR, LESSONS["knarr"].tables[table], "thrall", games, APART))
    return Examples(table, np.arange(APART, APART + games), np.stack(steps, 1).astype(np.int32))


@pytest.mark.parametrize("table", range(len(LESSONS["knarr"].tables)))
def test_examples_are_whole_games_that_can_be_played_again(table: int, tmp_path: Path) -> None:
    made = examples_of(table, 2)
    write_examples(tmp_path / "examples.npz", made)
    kept = read_examples(tmp_path / "examples.npz")
    assert kept.table == table
    assert np.array_equal(kept.codes, made.codes)
    terms = LESSONS["knarr"].tables[table]
    for seed, row in zip(kept.seeds, kept.codes, strict=True):
        match = KNARR.start(players=terms.players, seed=int(seed), **terms.options)
        answers = row[row != OVER]
        assert (row[len(answers) :] == OVER).all(), "nothing but the end behind the last answer"
        for code in answers:
            assert match.actor is not None
            match.play(next(action for action in match.legal if action.code == code))
        assert match.actor is None


def test_games_of_several_lengths_lie_in_one_array() -> None:
    short, long = np.array([[1, 2]]), np.array([[3, 4, 5], [6, 7, OVER]])
    assert padded([short, long]).tolist() == [[1, 2, OVER], [3, 4, 5], [6, 7, OVER]]


def test_large_answers_are_kept_whole(tmp_path: Path) -> None:
    wide = Examples(0, np.array([APART]), np.array([[40_000, 3, OVER]], np.int32))
    write_examples(tmp_path / "examples.npz", wide)
    assert read_examples(tmp_path / "examples.npz").codes.tolist() == [[40_000, 3, OVER]]


def test_a_table_that_the_lesson_lacks_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "examples.npz"
    monkeypatch.setattr("sys.argv", ["examples", "knarr", "--table", "9", "--out", str(out)])
    with pytest.raises(SystemExit):
        main()
    assert "tables 0 to 4" in capsys.readouterr().err
    assert not out.exists()


def test_a_lesson_at_tables_of_one_size_keeps_their_shares() -> None:
    lesson = Lesson((Table(1, 0.2), Table(2, 0.5), Table(1, 0.2, {"decks": "ABC"})), games=8, points=1.0)
    alone = lesson.at([1])
    assert [(table.players, table.share) for table in alone.tables] == [(1, 0.5), (1, 0.5)]
    assert alone.tables[1].options == {"decks": "ABC"}
    assert lesson.at([]) is lesson
    assert [table.players for table in lesson.at([2, 1]).tables] == [1, 2, 1]
    with pytest.raises(ValueError, match="no table of 3, 4"):
        lesson.at([4, 2, 3])
