"""Verbs of any game: declared with a signature, read from data, refused where they are wrong."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from emberhold.kernel.message import Message
from emberhold.parts.effects.signatures import (
    Flag,
    Label,
    Maybe,
    Number,
    Refused,
    Several,
    Sort,
    Takes,
    Text,
    Word,
    unknown,
)
from emberhold.parts.effects.vocabulary import Vocabulary, word_of

VERBS = Vocabulary("verb")
SUITS = {"hearts": 1, "spades": 2}


class Seat(Text):
    """`seat 3`."""

    def parse(self, text: str) -> int:
        word, _, number = text.partition(" ")
        if word != "seat" or not number.isdecimal():
            raise unknown("seat", text, ["seat 1", "seat 2"])
        return int(number)


class DrawCards:
    """Some cards of a suit."""

    takes: ClassVar[Takes] = (
        Number("amount", 1, 9),
        Word("suit", SUITS),
        Flag("open"),
        Label("for", Seat("seat")),
    )

    def __init__(self, amount: int, suit: int, open: bool = False, seat: int | None = None) -> None:
        self.given = (amount, suit, open, seat)


class Twice:
    takes: ClassVar[Takes] = (VERBS, Maybe(Number("pause", 0, 9), 0))

    def __init__(self, what: Any, pause: int) -> None:
        self.given = (what, pause)


class Shuffle:
    takes: ClassVar[Takes] = (
        Several("suits", Word("suit", SUITS)),
        Label("by", Sort("dealer"), needed=True),
    )

    def __init__(self, suits: tuple[int, ...], dealer: str) -> None:
        self.given = (suits, dealer)


class Half(DrawCards):
    """Says nothing of what it takes: no verb."""


VERBS.learn([DrawCards, Twice, Shuffle, Half])


def test_the_word_of_a_verb_is_the_name_of_its_class() -> None:
    assert word_of("DrawCards") == "draw_cards"
    assert list(VERBS.verbs) == ["draw_cards", "twice", "shuffle"]


def test_a_signature_tells_what_a_verb_takes() -> None:
    told = [verb.signature() for verb in VERBS.verbs.values()]
    assert told == [
        'draw_cards(amount, suit, ["open"], ["for", seat])',
        "twice(verb, [pause])",
        'shuffle(suits, "by", dealer)',
    ]


@pytest.mark.parametrize(
    ("clause", "given"),
    [
        (["draw_cards", 2, "hearts"], (2, 1, False, None)),
        (["draw_cards", 2, "spades", "open"], (2, 2, True, None)),
        (["draw_cards", 2, "spades", "for", "seat 3"], (2, 2, False, 3)),
        (["draw_cards", 2, "spades", "open", "for", "seat 3"], (2, 2, True, 3)),
        (["shuffle", ["spades", "hearts"], "by", "Ann"], ((2, 1), "Ann")),
    ],
)
def test_a_clause_becomes_what_python_would_write(clause: list[Any], given: object) -> None:
    assert VERBS.read(clause).given == given


def test_a_clause_may_hold_another() -> None:
    twice = VERBS.read(["twice", ["draw_cards", 1, "hearts"]])
    assert twice.given[0].given == (1, 1, False, None)
    assert twice.given[1] == 0


@pytest.mark.parametrize(
    ("clause", "why"),
    [
        (["draw_card", 2], 'unknown verb "draw_card"; did you mean "draw_cards"?'),
        (["zzz"], 'unknown verb "zzz"; it is one of draw_cards, twice, shuffle'),
        ([], 'unknown verb ""'),
        ("draw_cards", 'a clause must be a list, not "draw_cards"'),
        (["draw_cards", "2", "hearts"], 'the amount must be a number from 1 to 9, not "2"'),
        (["draw_cards", True, "hearts"], "the amount must be a number from 1 to 9, not true"),
        (["draw_cards", 0, "hearts"], "the amount must be a number from 1 to 9, not 0"),
        (["draw_cards", 2, "heart"], 'unknown suit "heart"; did you mean "hearts"?'),
        (["draw_cards", 2, 7], "unknown suit 7; it is one of hearts, spades"),
        (["draw_cards", 2], "the suit is missing (draw_cards(amount, suit,"),
        (["draw_cards", 2, "hearts", "opn"], 'unknown word "opn"; did you mean "open"?'),
        (["draw_cards", 2, "hearts", 5], "5 is too much"),
        (["draw_cards", 2, "hearts", "for"], "the seat is missing"),
        (["draw_cards", 2, "hearts", "for", 3], "the seat must be words, not 3"),
        (["draw_cards", 2, "hearts", "for", "sea 2"], 'did you mean "seat 2"?'),
        (["shuffle", [], "by", "Ann"], "the suits must be a list, not []"),
        (["shuffle", ["hearts"]], '"by" with its dealer is missing'),
    ],
)
def test_what_is_wrong_is_refused_with_what_would_be_right(clause: Any, why: str) -> None:
    with pytest.raises(Refused) as refused:
        VERBS.read(clause)
    assert why in str(refused.value)
    assert refused.value.clause == (clause if isinstance(clause, list) else None)


@pytest.mark.parametrize(
    ("clause", "polish", "french"),
    [
        (
            ["draw_cards", 0, "hearts"],
            "„amount” musi być liczbą od 1 do 9, a nie 0 (draw_cards(",
            "« amount » doit être un nombre de 1 à 9, pas 0 (draw_cards(",
        ),
        (
            ["draw_card", 2],
            '„verb”: nieznane słowo "draw_card"; czy chodziło o "draw_cards"?',
            '« verb » : mot inconnu "draw_card" ; vouliez-vous dire "draw_cards" ?',
        ),
        (["draw_cards", 2], "brakuje „suit”", "il manque « suit »"),
    ],
)
def test_what_is_wrong_is_said_in_the_language_of_the_writer(
    clause: Any, polish: str, french: str
) -> None:
    with pytest.raises(Refused) as refused:
        VERBS.read(clause)
    why = refused.value.why
    assert isinstance(why, Message)
    assert polish in why.text("pl")
    assert french in why.text("fr").replace("\u00a0", " ")


def test_a_reason_repeats_only_the_beginning_of_what_is_long() -> None:
    with pytest.raises(Refused) as refused:
        VERBS.read(["draw_cards", "9" * 5000, "hearts"])
    assert "999…" in str(refused.value)
    assert len(str(refused.value)) < 400


def test_the_innermost_clause_is_named() -> None:
    with pytest.raises(Refused) as refused:
        VERBS.read(["twice", ["draw_cards", 0, "hearts"]])
    assert refused.value.clause == ["draw_cards", 0, "hearts"]


def test_a_page_can_say_what_an_argument_means() -> None:
    amount, suit, *_ = DrawCards.takes
    assert amount.means() == "a number from 1 to 9"
    assert suit.means() == "one of `hearts`, `spades`"
    assert Shuffle.takes[0].means() == "a list, each one of `hearts`, `spades`"
    assert Seat("seat").means() == "`seat 3`"
