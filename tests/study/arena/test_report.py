from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message

import longhouse
from longhouse.study.arena import Played, Speech, Tournament, add_up, report
from longhouse.study.arena.figures import Figures
from longhouse.study.arena.plots import Point, boxes, curves, spans
from longhouse.study.arena.speech import WORDS
from longhouse.study.entrants import read_entrant


def played(seed: int, seats: tuple[str, ...], purpose: str = "ladder") -> Played:
    scores = tuple(10 + 3 * seat + seed for seat in range(len(seats)))
    return Played(purpose, seed, seats, scores, (len(seats) - 1,), (1, 2), tuple((1.5,) for _ in seats))


@pytest.fixture
def figures(tournament) -> Figures:
    asked = tournament("random,karl@10,karl@50", games=12, control=True)
    return add_up(asked, [played(bout.seed, bout.seats, bout.purpose) for bout in asked.bouts()])


class Page(HTMLParser):
    """Collects what a page loads from elsewhere, its tags and its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.outside: list[str] = []
        self.tags: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.outside += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_report_stands_alone_and_holds_everything(figures: Figures, lang: str) -> None:
    say = Speech(lang)
    text = report(longhouse.game("vikings_on_board"), figures, say)
    page = Page(text)
    assert page.outside == []
    assert "script" not in page.tags
    assert "http" not in text
    for title in ("strength", "ahead", "time", "scores", "by-seat", "thinking", "controls"):
        assert say(title) in page.words
    assert page.tags.count("svg") == 3
    for plot in re.findall(r"<svg.*?</svg>", text):
        assert ElementTree.fromstring(plot).get("aria-label")


def test_a_solo_report_tells_of_points_alone() -> None:
    asked = Tournament(longhouse.game("explorers"), (read_entrant("karl"),), games=5, players=1)
    figures = add_up(asked, [played(bout.seed, bout.seats) for bout in asked.bouts()])
    assert figures.solo
    (karl,) = figures.entrants
    assert (karl.wins, karl.rating) == (None, None)
    assert (karl.scores.mean, karl.scores.least, karl.scores.most) == (12, 10, 14)
    assert karl.scores.deviation == pytest.approx(2.5**0.5)
    page = Page(report(longhouse.game("explorers"), figures, Speech("en")))
    assert "Scores" in page.words
    assert "Strength" not in page.words


def test_names_are_no_markup() -> None:
    assert "<b>" not in spans({"<b>": Point(1, 0, 2)}, "t", "x", str)


def test_plots_stay_within_their_frame() -> None:
    rows = {"a": Point(-120.0, -300.0, 80.0), "b": Point(0.0, 0.0, 0.0)}
    series = {"jarl": [Point(5, 0, 9, 10), Point(50, 40, 60, 250)]}
    quantiles = {"a": (1.0, 2.0, 2.0, 2.0, 3.0)}
    for plot in (spans(rows, "t", "x", str), curves(series, "t", ("x", "y"), str), boxes(quantiles, "t", "x", str)):
        svg = ElementTree.fromstring(plot)
        _, _, width, height = map(float, svg.attrib["viewBox"].split())
        for mark in svg.iter():
            for name in ("x", "x1", "x2", "cx"):
                assert 0 <= float(mark.get(name, 0)) <= width
            for name in ("y", "y1", "y2", "cy"):
                assert 0 <= float(mark.get(name, 0)) <= height


def messages(lang: str) -> dict[str, set[str]]:
    """The ids of the arena's words and the arguments of each."""
    entries = FluentParser().parse((WORDS / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    return {entry.id.name: set(re.findall(r"\$(\w+)", serialize_message(entry))) for entry in found}


def test_both_languages_have_the_same_words() -> None:
    assert messages("en") == messages("fr")


def test_every_word_is_said_somewhere() -> None:
    sources = "\n".join(path.read_text() for path in WORDS.parent.glob("*.py"))
    sources += (WORDS.parent.parent.parent / "cli.py").read_text()
    direct = set(re.findall(r'say\(\s*"([a-z0-9-]+)"', sources)) | {"milliseconds", "iterations"}
    built = {name for name in messages("en") if name.startswith(("control-", "seatings-"))}
    assert direct - {"seatings-"} | built == set(messages("en"))


def test_numbers_are_written_as_the_language_does() -> None:
    assert Speech("en").number(-1234.56) == "\u22121,234.6"
    assert Speech("fr").number(-1234.56) == "\u22121\u202f234,6"
    assert Speech("en").number(-0.2, 0) == "0"
    assert Speech("fr").percent(0.125) == "12,5\u202f%"
