"""Effects read aloud, in three languages."""

from __future__ import annotations

import pytest

from emberhold.language.speech import Speech, speech
from emberhold.parts import reading
from emberhold.parts.reading import Readable, Told


class Said(Readable):
    """An effect with the words of each form."""

    def __init__(self, you: str, they: str = "", inf: str = "") -> None:
        self.forms = {"you": you, "they": they, "inf": inf}

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return self.forms[form]


DRAW = Said("draw a card", "draws a card", "draw a card")
HEAL = Said("gain 1 life", "gains 1 life", "gain 1 life")
REST = Said("rest", "rests", "rest")
EN = speech("en")


def test_a_sentence_has_a_capital_letter_and_a_full_stop() -> None:
    assert DRAW.text("en") == "Draw a card."


@pytest.mark.parametrize(
    ("language", "joined", "either"),
    [
        ("en", "a, b and c", "a, b or c"),
        ("pl", "a, b i c", "a, b albo c"),
        ("fr", "a, b et c", "a, b ou c"),
    ],
)
def test_things_are_joined_as_the_language_joins_them(
    language: str, joined: str, either: str
) -> None:
    say = speech(language)
    assert reading.joined(say, "abc") == joined
    assert reading.either(say, "abc") == either
    assert reading.joined(say, "a") == reading.either(say, "a") == "a"


def test_one_thing_after_another() -> None:
    assert reading.clauses(EN, (DRAW, HEAL), "they") == "draws a card and gains 1 life"
    assert reading.sentences(EN, (DRAW, HEAL)) == "Draw a card. Gain 1 life."


def test_a_line_of_its_own_has_no_space_before_it() -> None:
    assert reading.in_a_row(["Draw.", "\nFocus: rest."]) == "Draw.\nFocus: rest."


def test_one_may_and_if_one_does() -> None:
    may = reading.whole(EN, reading.may(EN, DRAW.clause(EN, "inf")))
    assert reading.if_you_do(EN, may, HEAL) == "You may draw a card. If you do, gain 1 life."
    assert reading.if_you_do(EN, may, None) == "You may draw a card."


def test_a_condition_and_what_else() -> None:
    first = reading.whole(EN, reading.when(EN, "the deck is empty", REST.clause(EN)))
    assert reading.otherwise(EN, first, DRAW) == (
        "If the deck is empty, rest. Otherwise, draw a card."
    )
    assert reading.otherwise(EN, first, None) == first


def test_or_stands_on_a_line_of_its_own() -> None:
    assert reading.ways(EN, (DRAW, REST)) == "Draw a card.\nOR\nRest."


def test_an_effect_told_inside_a_sentence() -> None:
    assert Told(DRAW).spoken(EN) == "draw a card"
    assert Told(DRAW, "they").spoken(EN) == "draws a card"
    assert Told(DRAW, "text").spoken(EN) == "Draw a card."
