"""What a box of one's own may say: every number that no printed card has, in three languages.

A verb of the workshop takes any number; its sentence says that number and no other, and what is
counted agrees with it. What a player does is also said of somebody else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from emberhold.games.aeons_end.boxes import palette
from emberhold.games.aeons_end.effects.base import CONDITIONS, VERBS, Predicate
from emberhold.language import LANGUAGES, speech
from emberhold.parts.effects.signatures import Refused
from tests.support.agreement import disagreements, faults_of

NUMBERS = (0, 1, 2, 5)
JOINTS = ("may", "may_prep")
"""Nobody is told that they may do what they may do: these have no infinitive of their own."""


def offered() -> list[str]:
    return sorted(palette.palette("en")["words"])


def _clauses(word: str) -> Iterator[list[list[Any]]]:
    """A clause of the verb for each of the numbers, for each of its slots that takes one."""
    new = palette.palette("en")["words"][word]["new"]
    filled = [[["suffer", 1]] if given == [] else given for given in new]
    if filled[1:] == [[[], []]]:
        return
    for place, given in enumerate(filled):
        if type(given) is int:
            yield [[*filled[:place], number, *filled[place + 1 :]] for number in NUMBERS]


def _conditions() -> Iterator[list[list[Any]]]:
    """The same of every condition that compares something counted."""
    for word in ("at_least", "at_most", "exactly"):
        for variant in palette.variants("play", ["when", [word, "your_charges", 1], []], "en"):
            _, condition, *_ = variant["clause"]
            if isinstance(condition, list) and condition[0] == word:
                yield [[word, condition[1], number] for number in NUMBERS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_every_verb_is_said_and_agreed_with(language: str) -> None:
    say = speech(language)
    rows = [row for word in offered() for row in _clauses(word)]
    assert len(rows) > 25
    said = [[VERBS.read(clause).sentence(say) for clause in row] for row in rows]
    assert [faults for row in said if (faults := faults_of(row, language))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_every_condition_is_said_and_agreed_with(language: str) -> None:
    say = speech(language)
    said = [[CONDITIONS.read(one).clause(say) for one in row] for row in _conditions()]
    assert len(said) > 10
    assert [faults for row in said if (faults := faults_of(row, language))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_player_does_is_said_of_somebody_else_too(language: str) -> None:
    say = speech(language)
    alike = []
    for word in offered():
        if not issubclass(VERBS.verbs[word].make, Predicate) or word in JOINTS:
            continue
        new = palette.palette(language)["words"][word]["new"]
        deed = VERBS.read([[["suffer", 1]] if given == [] else given for given in new])
        others = ("they",) if language == "en" else ("they", "inf")
        forms = [deed.clause(say), *(deed.clause(say, form, "they") for form in others)]
        if len(set(forms)) < len(forms):
            alike.append(forms)
    assert alike == []


@pytest.mark.parametrize(
    ("sentence", "language"),
    [
        ("Destroy up to one cards.", "en"),
        ("Discard one prepped spells.", "en"),
        ("Dobierz pięć karty.", "pl"),
        ("Zadaj 2 obrażeń.", "pl"),
        ("Piochez deux carte.", "fr"),
        ("Infligez 0 dégâts.", "fr"),
    ],
)
def test_a_noun_that_does_not_agree_is_found(sentence: str, language: str) -> None:
    assert disagreements(sentence, language)


def test_a_card_to_destroy_is_somewhere() -> None:
    with pytest.raises(Refused, match="hand"):
        VERBS.read(["destroy_card"])
    say = speech("en")
    assert VERBS.read(["destroy_card", "discard"]).sentence(say) == (
        "Destroy a card in your discard pile."
    )


@pytest.mark.parametrize(
    ("clause", "language", "sentence"),
    [
        (["discards_from_deck", [1] * 4], "en", "Discard the top card of the nemesis deck."),
        (["discards_from_deck", [1] * 4], "pl", "Odrzućcie wierzchnią kartę talii Nemezis."),
        (
            ["discards_from_deck", [1] * 4],
            "fr",
            "Défaussez la carte du dessus de la pioche de la némésis.",
        ),
        (
            ["gravehold_suffers", "each_opened_breach"],
            "pl",
            "Gravehold otrzymuje 1 obrażenie za każdą twoją otwartą Bramę.",
        ),
        (
            ["gravehold_suffers", "top_discard_cost"],
            "fr",
            "Gravehold subit un nombre de dégâts égal à son coût.",
        ),
        (
            ["deal_more_if", 1, 1, ["exactly", "opened_breaches", 2]],
            "en",
            "Deal 1 damage. If you have exactly two opened breaches, deal 1 additional damage.",
        ),
        (
            ["does", "any_ally", [["cast_prepped_now", 2], ["draw", 1]]],
            "en",
            "Any ally may cast a spell that they prepped this turn with 2 additional damage and "
            "draws a card.",
        ),
    ],
)
def test_what_no_printed_card_joins_means_what_it_says(
    clause: list[Any], language: str, sentence: str
) -> None:
    assert VERBS.read(clause).sentence(speech(language)) == sentence
