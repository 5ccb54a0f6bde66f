"""The engine cuda, without a card: its programs run on this machine, and what is missing is said in one line.

On a card: ``python -m bench.gpu hashes``, as docs/gpu.md tells.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import longhouse
from longhouse.cli import app
from longhouse.kernel import entries
from longhouse.kernel.batch import Batch
from longhouse.kernel.cuda import card, libraries, nvrtc
from longhouse.kernel.cuda.building import build
from longhouse.kernel.cuda.program import program
from longhouse.kernel.cuda.reaching import Untranslatable, reached
from longhouse.kernel.cuda.translation import RuleText
from longhouse.kernel.cuda.widths import wide_rules
from longhouse.kernel.errors import BadOption, IllegalAction
from longhouse.kernel.record import Record, Row
from longhouse.kernel.rule import rule
from longhouse.kernel.words import LANGUAGES
from longhouse.study.entrants import read_entrant
from longhouse.study.simulate import Order, simulate
from tests.kernel.host_card import STOPPING, build_on_host, lend, needs_compiler

GAMES = ("vikings_on_board", "knarr", "explorers", "feast_for_odin")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("host_card")


@pytest.fixture
def host_card(monkeypatch: pytest.MonkeyPatch, built: Path) -> None:
    lend(monkeypatch, built)


def equal(left: Batch, right: Batch) -> None:
    assert left.save().tobytes() == right.save().tobytes()
    for name in ("actor", "legal_mask", "rewards", "ended", "final_scores", "final_sheets", "seeds"):
        assert np.array_equal(getattr(left, name), getattr(right, name)), name


# ---------------------------------------------------------------------------- the same games
@needs_compiler
@pytest.mark.parametrize("name", GAMES)
def test_a_step_on_the_card_is_a_step_of_the_interpreter(host_card: None, name: str) -> None:
    game = longhouse.game(name)
    players = game.players[1]
    here = game.batch(2, players=players, seed=3, renew=True, engine="interpreter")
    there = game.batch(2, players=players, seed=3, renew=True, engine="cuda")
    assert there.engine == "cuda"
    for _ in range(8):
        equal(here, there)
        answers = here.random_answers()
        assert np.array_equal(answers, there.random_answers())
        assert np.array_equal(here.observe(), there.observe())
        here.step(answers)
        there.step(answers)
    assert np.array_equal(here.scores, there.scores)
    assert np.array_equal(here.score_sheets, there.score_sheets)


@needs_compiler
@pytest.mark.parametrize("seed", [2**31, 2**32, 2**40 + 7, 2**63 - 2])
def test_games_of_large_seeds_are_those_of_the_interpreter(host_card: None, seed: int) -> None:
    game = longhouse.game("knarr")
    here, there = (game.batch(2, players=2, seed=seed, engine=engine) for engine in ("interpreter", "cuda"))
    equal(here, there)
    assert here.play_out().tolist() == there.play_out().tolist()
    equal(here, there)


@needs_compiler
@pytest.mark.parametrize("name", ["vikings_on_board", "knarr"])
def test_games_end_and_begin_anew_as_in_the_interpreter(host_card: None, name: str) -> None:
    game = longhouse.game(name)
    here = game.batch(3, players=2, seed=5, renew=True, engine="interpreter")
    there = game.batch(3, players=2, seed=5, renew=True, engine="cuda")
    ended = np.zeros(3, np.int64)
    while not ended.all():
        answers = here.random_answers()
        there.random_answers()
        here.step(answers)
        there.step(answers)
        ended += here.ended
        equal(here, there)


@needs_compiler
@pytest.mark.parametrize("name", ["knarr", "feast_for_odin"])
@pytest.mark.parametrize("large", [0, 1 << 20], ids=["all in order", "block by block"])
def test_games_played_out_end_in_the_same_bytes(
    host_card: None, monkeypatch: pytest.MonkeyPatch, large: int, name: str
) -> None:
    monkeypatch.setattr("longhouse.kernel.cuda.engine.LARGE", large)
    game = longhouse.game(name)
    here, there = (game.batch(3, players=3, seed=8, engine=engine) for engine in ("interpreter", "cuda"))
    assert np.array_equal(here.play_out(), there.play_out())
    equal(here, there)
    assert here.wins.tolist() == there.wins.tolist()


@needs_compiler
def test_positions_travel_between_the_card_and_the_machine(host_card: None) -> None:
    game = longhouse.game("vikings_on_board")
    here, there = (game.batch(3, seed=8, engine=engine) for engine in ("interpreter", "cuda"))
    here.play_out(20)
    there.load(here.save([1, 2]), [0, 2])
    assert there.state_bytes(0) == here.state_bytes(1)
    assert np.array_equal(there.legal_mask[[0, 2]], here.legal_mask[[1, 2]])
    assert np.array_equal(there.story()[1][0], here.story()[1][1])


@needs_compiler
def test_one_wrong_answer_refuses_all_in_the_same_words(host_card: None) -> None:
    game = longhouse.game("knarr")
    for wrong in (-1, 10_000, None):
        said = []
        for engine in ("interpreter", "cuda"):
            batch = game.batch(3, seed=1, engine=engine)
            answers, before = batch.random_answers(), batch.save().tobytes()
            answers[1] = int(np.flatnonzero(~batch.legal_mask[1])[0]) if wrong is None else wrong
            with pytest.raises(IllegalAction) as refused:
                batch.step(answers)
            said.append(str(refused.value))
            assert batch.save().tobytes() == before
        assert said[0] == said[1]


@needs_compiler
def test_a_policy_answers_for_the_other_seats(host_card: None) -> None:
    game = longhouse.game("vikings_on_board")

    def first(batch: Batch, numbers: Any) -> Any:
        return batch.legal_mask[numbers].argmax(axis=1)

    here, there = (
        game.batch(3, players=3, seed=4, renew=True, opponents=first, engine=engine)
        for engine in ("interpreter", "cuda")
    )
    for _ in range(25):
        answers = here.random_answers()
        there.random_answers()
        here.step(answers)
        there.step(answers)
        equal(here, there)
        assert np.array_equal(here.relative_mask, there.relative_mask)


@needs_compiler
def test_a_simulation_on_the_card_tells_the_same(host_card: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGHOUSE_RULES", "plain")
    game = longhouse.game("knarr")
    here, there = (simulate(game, Order(3, players=2, engine=engine)).to_dict() for engine in ("auto", "cuda"))
    assert there.pop("engine") == "cuda"
    told = {"engine", "seconds", "games_per_second"}
    assert {name: here[name] for name in here.keys() - told} == {name: there[name] for name in there.keys() - told}


@needs_compiler
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_tells_what_was_simulated_on_the_card(host_card: None, lang: str) -> None:
    asked = ["simulate", "knarr", "--games", "3", "--players", "2", "--engine", "cuda", "--compare", "none"]
    done = CliRunner().invoke(app, [*asked, "--lang", lang])
    assert done.exit_code == 0, done.output
    assert {"en": "on the card", "fr": "sur la carte"}[lang] in " ".join(done.stdout.split())


def test_bots_do_not_play_on_the_card() -> None:
    with pytest.raises(BadOption, match="random"):
        Order(3, bots=(read_entrant("karl"),), engine="cuda").setting(longhouse.game("knarr"))


PLAY = """
import ctypes, sys
import numpy as np
path, size, players, options = sys.argv[1], *map(eval, sys.argv[2:])
library, (games, limit) = ctypes.CDLL(path), map(ctypes.c_int64, (2, 1_000_000))
arrays = np.zeros((2, size), np.uint8), np.ones(2, np.int8), np.arange(2), np.array(options), np.zeros((2, 4), np.int64)
states, which, seeds, chosen, rngs = (ctypes.c_void_p(array.ctypes.data) for array in arrays)
decisions = np.zeros(2, np.int64)
library.renew_games(states, games, which, seeds, ctypes.c_int64(players), chosen, rngs)
library.play_games(states, games, rngs, limit, ctypes.c_void_p(decisions.ctypes.data), None)
assert decisions.all()
"""


@needs_compiler
@pytest.mark.parametrize(
    "name", ["vikings_on_board", "knarr", *(pytest.param(g, marks=pytest.mark.slow) for g in GAMES[2:])]
)
def test_no_number_leaves_its_width_and_no_index_its_row(built: Path, name: str) -> None:
    game = longhouse.game(name)
    library = build_on_host(game, built, *STOPPING)
    options = game.option_array({option.id: option.default for option in game.options.values()}).tolist()
    given = (str(library), str(game.room.State.dtype.itemsize), str(game.players[1]), str(options))
    subprocess.run([sys.executable, "-c", PLAY, *given], check=True)


# ---------------------------------------------------------------------------- translation
def text(function: Any) -> str:
    (found,) = reached([function], {})
    return RuleText(found, lambda name, table: name, "i64", {"rng"}).text


@rule
def says_a_list(a: int) -> int:
    return len([a])


@rule
def changes(row: Row) -> int:
    row[0] = row[0] + 1
    return row[0]


@rule
def looks_twice(row: Row) -> int:
    return changes(row) * 10 + changes(row)


@rule
def looks_perhaps(row: Row, a: int) -> int:
    return 0 if a > 0 else changes(row) * 10 + changes(row)


@rule
def crowded(row: Row, most: int) -> bool:
    filled = 0
    for place in range(len(row)):
        if row[place] > most:
            return True
        if row[place] != 0:
            filled += 1
        else:
            row[place] = 1
    return filled * 2 > len(row)


CROWDED = """\
template <class row_row> RULE bool crowded_(row_row& row_, i64 most_) {
    i64 filled_ = 0;
    filled_ = 0;
    ROLLED
    for (i64 place_ = 0, end_1 = length(row_); place_ < end_1; place_ += 1) {
        if ((row_[place_] > most_)) {
            return 1;
        }
        if ((row_[place_] != 0)) {
            filled_ = (i64(filled_) + i64(1));
        } else {
            row_[place_] = 1;
        }
    }
    return ((i64(filled_) * i64(2)) > length(row_));
}"""


def test_a_rule_on_the_card_reads_as_it_was_written() -> None:
    assert text(crowded) == CROWDED


FAR = 2**40
NEAR = 2**20


@rule
def far_away(steps: int) -> int:
    return steps + FAR


@rule
def close_by(steps: int) -> int:
    return steps + NEAR


@rule
def still_farther() -> int:
    return far_away(3)


@rule
def beyond_words(steps: int) -> bool:
    return steps > 5_000_000_000


def test_a_rule_is_as_wide_as_its_largest_number_and_what_it_gives_and_gets() -> None:
    every = reached([far_away, close_by, still_farther, beyond_words], {})
    assert {one.name for one in wide_rules(every, Record)} == {"far_away", "still_farther", "beyond_words"}


def test_what_rules_do_not_say_is_refused_before_anything_is_compiled() -> None:
    with pytest.raises(Untranslatable, match="says_a_list"):
        text(says_a_list)


def test_parts_that_change_something_are_looked_at_in_the_order_of_python() -> None:
    inner, outer = reached([changes, looks_twice], {})
    said = RuleText(outer, lambda name, table: name, "i64", set()).text
    assert inner.impure
    assert said.index("held_1_ = ") < said.index("held_2_ = ") < said.index("return")
    _, perhaps = reached([changes, looks_perhaps], {})
    with pytest.raises(Untranslatable, match="order"):
        _ = RuleText(perhaps, lambda name, table: name, "i64", set()).text


def test_two_rules_of_one_name_stay_apart() -> None:
    game = longhouse.game("feast_for_odin")
    found = reached([entries.take, game.room.contract["apply"]], game.room.contract)
    names = [one.name for one in found]
    assert len(set(names)) == len(names)
    assert {"take", "take_2"} <= set(names)  # the kernel's, and the supply's


def test_a_program_follows_from_its_game_alone() -> None:
    assert program(longhouse.game("knarr")) == program(longhouse.game("knarr"))


# ---------------------------------------------------------------------------- what is missing
def has_card() -> bool:
    try:
        card.arrays()
    except BadOption:
        return False
    return True


@pytest.mark.skipif(has_card(), reason="a card is here, nothing is missing")
def test_without_cupy_or_a_card_one_line_says_what_is_missing() -> None:
    with pytest.raises(BadOption, match="engine cuda") as refused:
        longhouse.game("knarr").batch(1, engine="cuda")
    assert "\n" not in str(refused.value)
    assert "moteur cuda" in refused.value.text("fr")


def test_a_library_that_is_nowhere_is_named() -> None:
    with pytest.raises(BadOption, match="nvNothing"):
        libraries.library("nvNothing")


def has_compiler() -> bool:
    try:
        nvrtc.version()
        libraries.library("nvJitLink")
    except BadOption:
        return False
    return True


def test_every_getter_of_the_compiler_has_a_twin_that_tells_the_size() -> None:
    assert nvrtc._size_of("nvrtcGetPTX") == "nvrtcGetPTXSize"
    assert nvrtc._size_of("__nvJitLinkGetLinkedCubin_13_0") == "__nvJitLinkGetLinkedCubinSize_13_0"


class Linker:
    """NVIDIA's linker as far as it is asked: what is called, and whether it links."""

    CODE = b"code of a card"

    def __init__(self, links: bool) -> None:
        self.called: list[str] = []
        self._answers = {"Complete": 0 if links else 7}

    def __getitem__(self, name: str) -> Callable[..., int]:
        short = name.removeprefix("__nvJitLink").removesuffix("_13_0")

        def call(*given: Any) -> int:
            self.called.append(short)
            if short == "GetLinkedCubinSize":
                given[1]._obj.value = len(self.CODE)
            if short == "GetLinkedCubin":
                given[1].raw = self.CODE
            return self._answers.get(short, 0)

        return call


@pytest.mark.parametrize("links", [True, False])
def test_the_linker_is_let_go_whether_it_links_or_not(monkeypatch: pytest.MonkeyPatch, links: bool) -> None:
    linker = Linker(links)
    monkeypatch.setattr(nvrtc, "library", {"nvJitLink": linker}.__getitem__)
    monkeypatch.setattr(nvrtc, "_version", lambda: (13, 0))
    if links:
        assert nvrtc._linked(b"rules", "sm_90") == Linker.CODE
    else:
        with pytest.raises(RuntimeError, match="answers 7"):
            nvrtc._linked(b"rules", "sm_90")
    fetched = ["GetLinkedCubinSize", "GetLinkedCubin"] if links else []
    assert linker.called == ["Create", "AddData", "Complete", *fetched, "Destroy"]


@pytest.mark.skipif(not has_compiler(), reason="NVIDIA's run-time compiler is not here: longhouse[gpu]")
def test_code_for_a_card_is_built_without_one_and_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LONGHOUSE_CACHE", str(tmp_path))
    game = longhouse.game("vikings_on_board")
    made = build(game, "compute_90")
    assert b".visible .entry play_games" in made.read_bytes()
    kept = made.stat().st_mtime_ns
    assert build(game, "compute_90") == made
    assert made.stat().st_mtime_ns == kept


def test_the_engines_door_names_what_it_knows() -> None:
    with pytest.raises(BadOption, match="cuda"):
        longhouse.game("knarr").batch(1, engine="steam")
