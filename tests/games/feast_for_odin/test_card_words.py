"""The occupations in words: names and effects in both languages, made from the data; only owners read a hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import longhouse
from longhouse.games.feast_for_odin.card_faces import card_face, effect_messages
from longhouse.games.feast_for_odin.components import CARD_NAMES, CARDS, OCCUPATIONS
from longhouse.kernel.words import LANGUAGES, words_of
from tests.positions import arranging
from tools.occupations.clauses import clauses
from tools.occupations.pages import name_of, pages

GAME = longhouse.game("feast_for_odin")


def numbers_in(data: Any) -> Iterator[int]:
    """The whole numbers of an effect that a sentence must tell: amounts, prices, bounds."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in ("floor", "ore_min", "vikings", "column", "if"):
                yield from numbers_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from numbers_in(value)
    elif isinstance(data, int) and not isinstance(data, bool):
        yield abs(data)


def test_the_files_are_fresh() -> None:
    """What python -m tools.occupations writes is what is there."""
    assert [path.name for path, text in pages().items() if path.read_text(encoding="utf-8") != text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_data(lang: str) -> None:
    assert CARDS == 190
    for card in OCCUPATIONS:
        assert GAME.room.say(f"card-{card['id']}").text(lang) == name_of(card, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_has_a_sentence_of_its_own(lang: str) -> None:
    for card, facts in enumerate(OCCUPATIONS):
        sentences = [clause.text(lang) for clause in clauses(card)]
        assert len(sentences) == len(facts["effect"]) == len(set(sentences))
        assert all(sentence[0].isupper() and sentence.endswith(".") and "{" not in sentence for sentence in sentences)
        assert [GAME.room.say(message).text(lang) for message in effect_messages(card)] == sentences
        assert GAME.room.say(f"card-{facts['id']}").help(lang) == " ".join(sentences)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_tell_the_amounts_of_the_data(lang: str) -> None:
    """But for 0 and 1, which may be told by other words: "without mead", "the crucifix"."""
    for card, facts in enumerate(OCCUPATIONS):
        text = " ".join(clause.text(lang) for clause in clauses(card))
        told = {int(number) for number in re.findall(r"\d+", text)}
        assert set(numbers_in(facts["effect"])) - {0, 1} <= told, (card, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_effects_have_different_words(lang: str) -> None:
    effects = [repr(facts["effect"]) for facts in OCCUPATIONS]
    texts = [" ".join(clause.text(lang) for clause in clauses(card)) for card in range(CARDS)]
    assert len(set(texts)) == len(set(effects))


@pytest.mark.parametrize(
    ("number", "lang", "text"),
    [
        (47, "en", "At any time: you may exchange 1 salt meat for 1 hide, as often as you like."),
        (
            47,
            "fr",
            "À tout moment : vous pouvez échanger 1 viande salée contre 1 peau, autant de fois que vous voulez.",
        ),
        (149, "en", "Before using “overseas trading”: take 1 oil."),
        (149, "fr", "Avant d’utiliser « commerce outre-mer » : prenez 1 huile."),
        (153, "en", "From now on: you may roll up to 4 times instead of 3."),
        (133, "en", "After you succeed in raiding: take 1 silver or 1 tile of peas."),
        (178, "en", "As soon as you have at least 4 knarrs or longships, once in the game: take 2 whaling boats."),
    ],
)
def test_sentences_of_the_rulebook_s_examples(number: int, lang: str, text: str) -> None:
    """Rulebook, "Au sujet des effets des cartes Métier": Tanneur, Prêtre, Chasseur expérimenté, and more."""
    (clause,) = clauses(number - 1)
    assert clause.text(lang) == text


def test_the_words_of_clauses_are_all_used() -> None:
    """No piece of a sentence is left over in tools/occupations/words."""
    used = set()

    def walk(message: Any) -> None:
        used.add((message.home, message.id))
        for arg in message.args.values():
            if hasattr(arg, "id"):
                walk(arg)

    for card in range(CARDS):
        for clause in clauses(card):
            walk(clause)
    home = clauses(0)[0].home
    text = (home / "en.ftl").read_text(encoding="utf-8")
    known = {line.split(" = ")[0] for line in text.splitlines() if " = " in line and line[0].isalpha()}
    assert known == {id for where, id in used if where == home}
    assert all(words_of(home, "fr").has(id) for id in known)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_that_names_a_card_is_explained_by_its_effect(lang: str) -> None:
    match = GAME.start(players=1, seed=1, start_card="choose")
    assert {action.kind for action in match.legal} == {"card"}
    for action in match.legal:
        messages = [clause["id"] for clause in card_face(CARD_NAMES.index(str(action.args["card"])))["effect"]]
        assert action.help(lang) == " ".join(GAME.room.say(message).text(lang) for message in messages)


def test_a_hand_is_read_by_its_owner_alone() -> None:
    match = GAME.start(players=3, seed=2)
    hands = [[player["hand"] for player in match.view(seat)["board"]["players"]] for seat in (0, 1, 2)]
    for seat, seen in enumerate(hands):
        assert [hand is None for hand in seen] == [player != seat for player in range(3)]
        assert seen[seat][0]["starting"]
    assert all(player["hand"] is None for player in match.view(None)["board"]["players"])


def test_cards_laid_out_are_read_by_all() -> None:
    match = GAME.start(players=2, seed=2)
    with arranging(match) as s:
        s.in_play[1, 0], s.in_play_len[1] = 62, 1
    for seat in (None, 0, 1):
        assert match.view(seat)["board"]["players"][1]["occupations"] == [card_face(62)]
    assert card_face(62) == {
        "card": "hornturner",
        "number": 63,
        "name": {"id": "card-hornturner"},
        "deck": OCCUPATIONS[62]["deck"],
        "starting": False,
        "kind": "immediate",
        "points": 2,
        "effect": [{"id": "effect-hornturner-1"}, {"id": "effect-hornturner-2"}],
    }
