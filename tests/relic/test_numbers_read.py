"""What a box of Relic may say: every number that no printed card has, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from emberhold.games.relic.boxes import palette
from emberhold.games.relic.effects.book import read
from emberhold.games.relic.effects.phrases.conditions import CONDITION
from emberhold.games.relic.effects.phrases.quantities import QUANTITIES
from emberhold.language import LANGUAGES, speech
from emberhold.parts.effects.book import BookError
from tests.support.agreement import disagreements, faults_of

NUMBERS = (0, 1, 2, 5)
FILLER = [["gain_influence", 9]]
WHOLE = {"draw_wargear": ["draw_wargear", 6, "keep", 1]}
"""Where the number of another slot bounds what is said."""


def _rows() -> Iterator[list[list[Any]]]:
    """A clause of each verb of the workshop for each number it takes, slot by slot."""
    for word, told in palette.words("en").items():
        new = WHOLE.get(word, told["new"])
        filled = [FILLER if given == [] else given for given in new]
        for place, given in enumerate(filled):
            if type(given) is int:
                clauses = [[*filled[:place], n, *filled[place + 1 :]] for n in NUMBERS]
                yield [clause for clause in clauses if _is_read(clause)]


def _is_read(clause: list[Any]) -> bool:
    try:
        read([clause], "a card")
    except BookError:
        return False
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_every_verb_is_said_and_agreed_with(language: str) -> None:
    say = speech(language)
    rows = list(_rows())
    assert len(rows) > 30
    assert all(len(row) >= 3 for row in rows)
    said = [[read([clause], "a card").sentence(say) for clause in row] for row in rows]
    assert [faults for row in said if (faults := faults_of(row, language))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_every_condition_is_said_and_agreed_with(language: str) -> None:
    say = speech(language)
    said = [
        [CONDITION.read(f"{each.word}{sign}{number}").clause(say) for number in NUMBERS]
        for each in QUANTITIES.values()
        for sign in each.said
    ]
    assert len(said) > 8
    assert [faults for row in said if (faults := faults_of(row, language))] == []


def test_no_condition_asks_for_nothing_at_all() -> None:
    """The neighbours of a number are offered, but not one that is always there."""
    offered = palette.variants("event resolve", ["if", "influence>=1", [["gain_life", 1]]], "en")
    asked = [variant["clause"][1] for variant in offered]
    assert "influence>=2" in asked
    assert "influence>=0" not in asked


@pytest.mark.parametrize(
    ("sentence", "language"),
    [
        ("You may use 1 weapons in a battle.", "en"),
        ("Możesz maksymalnie jeden razy zyskać 1 wpływ.", "pl"),
        ("Walczysz z co najmniej jednym wrogami naraz.", "pl"),
        ("Vous combattez au moins un ennemis.", "fr"),
        ("Vous pouvez utiliser une armes par combat.", "fr"),
    ],
)
def test_a_noun_that_does_not_agree_is_found(sentence: str, language: str) -> None:
    assert disagreements(sentence, language)
