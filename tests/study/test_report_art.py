"""The signs of a report: each stands for what it should, is drawn on the page, and is kept nowhere twice."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import longhouse
from longhouse.games.feast_for_odin.spaces import SPACE_FACTS
from longhouse.study import style
from longhouse.study.report.facts import Fact
from longhouse.study.report.marks import Mark
from longhouse.study.report.signs import TOLD, sign_of, signs_of_space, signs_of_thing
from longhouse.study.report.speaker import DEEDS
from longhouse.study.report.symbols import drawn_things, symbols_for, symbols_of
from tests.study.messages import messages

SIGNS = tomllib.loads((DEEDS.parent / "signs.toml").read_text(encoding="utf-8"))


def symbols_in(marks: tuple[Mark, ...]) -> set[str]:
    return {f"sign-{mark.what}" if mark.kind == "clan" else mark.what for mark in marks if mark.kind not in TEXTS}


TEXTS = ("any", "puck", "arrow", "text")


@pytest.mark.parametrize("game_id", longhouse.games())
def test_every_line_of_the_sheet_and_every_deed_has_its_sign(game_id: str) -> None:
    words = messages("en", longhouse.game(game_id).folder / "words")
    lines = {name.removeprefix("score-") for name in words if name.startswith("score-")}
    assert set(SIGNS[game_id]["score"]) == lines
    assert set(SIGNS[game_id]["deeds"]) == {name.replace("-", "_") for name in messages("en", DEEDS / game_id)}
    for kind in ("score", "deeds"):
        for name in SIGNS[game_id][kind]:
            assert symbols_in(sign_of(game_id, kind, name)) <= set(symbols_of(game_id)), name


@pytest.mark.parametrize(("game_id", "noun_id"), TOLD)
def test_every_thing_that_is_told_by_signs_is_drawn(game_id: str, noun_id: str) -> None:
    nouns = [noun for kind in longhouse.game(game_id).room.events for noun in kind.nouns.values()]
    noun = next(noun for noun in nouns if noun.id == noun_id)
    for key in range(noun.size):
        signs = signs_of_thing(game_id, noun_id, noun, key)
        assert signs
        assert symbols_in(signs) <= set(symbols_of(game_id)), noun.value(key)


def test_destinations_are_told_by_their_price_and_gain() -> None:
    folder = longhouse.game("knarr").folder
    cards = tomllib.loads((folder / "data" / "destinations.toml").read_text(encoding="utf-8"))["destination"]
    noun = next(kind for kind in longhouse.game("knarr").room.events if kind.name == "explored").nouns["destination"]
    for key, card in enumerate(cards):
        marks = signs_of_thing("knarr", "destination", noun, key)
        price = Counter(
            {"≠": "different", "=": "equal"}.get(mark.what, mark.what) for mark in marks if mark.kind in ("clan", "any")
        )
        assert price == card["cost"], card["key"]
        gains = [mark for mark in marks if mark.kind in ("icon", "text")]
        told = "".join(mark.what for mark in gains)
        assert told == "".join(f"{many if many > 1 else ''}g-{gain}" for gain, many in sorted_gains(card["gains"])), (
            told
        )


def sorted_gains(gains: dict[str, int]) -> list[tuple[str, int]]:
    order = ("vp", "bracelet", "recruit", "fame", "card")
    return sorted(gains.items(), key=lambda pair: order.index(pair[0]))


def test_every_space_of_the_action_board_is_drawn() -> None:
    spaces = drawn_things("feast_for_odin")["spaces"]
    assert {fact["id"] for fact in SPACE_FACTS} <= set(spaces)
    for fact in SPACE_FACTS:
        lines = signs_of_space(spaces[fact["id"]]["signs"], 3)
        marks = tuple(mark for line in lines for mark in line)
        assert symbols_in(marks)
        assert symbols_in(marks) <= set(symbols_of("feast_for_odin")), fact["id"]


def test_a_page_takes_the_symbols_it_uses_and_no_other() -> None:
    drawn = '<use href="#o-hide"/><rect fill="url(#weave-craft)"/><a href="#elsewhere">'
    taken = re.findall(r'<(?:symbol|pattern) id="([^"]+)"', symbols_for(drawn, "feast_for_odin"))
    assert taken == ["o-hide", "weave-craft"]
    nested = [name for name, text in symbols_of("vikings_on_board").items() if 'href="#' in text]
    for name in nested:
        assert all(f'id="{inner}"' in symbols_for(f'href="#{name}"', "vikings_on_board") for inner in inside(name))


def inside(name: str) -> list[str]:
    return re.findall(r'href="#([\w-]+)"', symbols_of("vikings_on_board")[name])


def test_what_matters_in_a_sentence_is_bold_and_names_are_no_markup() -> None:
    assert Fact("viking", "*Seat 1 wins <most>:* *40 %* & more").html == (
        "<b>Seat 1 wins &lt;most&gt;:</b> <b>40 %</b> &amp; more"
    )


# ---------------------------------------------------------------------------- style
def test_pages_have_the_tokens_of_the_client_by_day_and_by_night() -> None:
    text = style.house_style()
    assert "data-theme" not in text
    night = re.findall(r"@media \(prefers-color-scheme: dark\) \{ :root ?\{(.*?)\}", text, flags=re.DOTALL)
    assert "--panel: #1b252a" in night[0]
    report = "".join((DEEDS.parent / f"{part}.css").read_text(encoding="utf-8") for part in ("report", "plots"))
    own = {"deep"}
    used = set(re.findall(r"var\(--([\w-]+)", text + report))
    defined = set(re.findall(r"--([\w-]+):", text))
    assert used <= defined | own


def test_typefaces_are_in_the_page_where_the_client_was_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(style, "CLIENT", tmp_path)
    assert style.house_fonts() == ""
    (tmp_path / "assets").mkdir()
    for _, _, begins in style.FONTS:
        (tmp_path / "assets" / f"{begins}-a1b2.woff2").write_bytes(b"font")
    fonts = style.house_fonts()
    assert fonts.count("url(") == fonts.count('url("data:font/woff2;base64,Zm9udA==")') == len(style.FONTS)
