"""The sensible player: what it does in plain situations, and what it must never do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.bot import choose
from emberhold.games.aeons_end.bot.answers import ANSWERS
from emberhold.games.aeons_end.game import WAR_ETERNAL
from emberhold.games.aeons_end.sight import Sight
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from tests.support import QUIET, at, play

NEMESES = ("umbra-titan", "gate-witch", "magus-of-cloaks", "hollow-crown")


def answer(table: Table) -> str:
    """What the bot would answer now."""
    assert table.question is not None
    return key_of(choose(table.state, table.question))


def answers_until(table: Table, end: str = "end") -> list[str]:
    """Let the bot play on until it gives some answer, or its turn is over by itself."""
    given: list[str] = []
    seat = table.question.seat if table.question else -1
    while table.question is not None and table.question.seat == seat:
        given.append(answer(table))
        table.answer(given[-1])
        if given[-1] == end:
            break
    return given


def finish(table: Table) -> Iterator[tuple[Question, Choice]]:
    """Let the bot play every seat to the end of the game."""
    while (question := table.question) is not None:
        choice = choose(table.state, question)
        yield question, choice
        table.take(question, choice)


# What must always hold


@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_plays_by_the_rules_to_the_end(nemesis: str, players: int) -> None:
    for seed in range(3):
        order = "pairs" if players == 4 and seed == 2 else "standard"
        setup = {"nemesis": nemesis, "turn_order": order, "hands": ("open", "closed")[seed % 2]}
        table = emberhold.open("war-eternal", players, f"legal {seed}", setup, record=False)
        for question, choice in finish(table):
            assert any(choice is legal or choice == legal for legal in question.choices)
        assert table.result is not None


def test_it_answers_the_same_every_time() -> None:
    games = []
    for _ in range(2):
        table = emberhold.open("war-eternal", 3, "again", {"nemesis": "gate-witch"})
        for _ in finish(table):
            pass
        games.append(table.dumps())
    assert games[0] == games[1]


@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize("hands", ["open", "closed"])
def test_it_does_not_use_what_its_seat_cannot_know(nemesis: str, hands: str) -> None:
    """Wherever everything hidden is dealt anew, the bot answers as before."""
    setup = {"nemesis": nemesis, "hands": hands, "difficulty": "beginner"}
    table = emberhold.open("war-eternal", 2, f"hidden {hands}", setup)
    moments = 0
    for number, (question, choice) in enumerate(finish(table)):
        if number % 3:
            continue
        moments += 1
        for deal in range(2):
            other = table.redeal(question.seat, deal)
            assert other.question is not None
            assert key_of(choose(other.state, other.question)) == key_of(choice)
    assert moments > 30


def test_it_sees_a_closed_hand_only_as_a_number() -> None:
    table = at(setup={"hands": "closed"}, p1={"hand": ["spark", "spark"]})
    sight = Sight(table.state, 0)
    assert sight.players[0].hand
    assert sight.players[1].hand == ()
    assert sight.players[1].hand_size == 2


@pytest.mark.parametrize(
    "hidden", ["rng", "nemesis_deck", "order_deck", "acolyte_deck", "queue", "log"]
)
def test_what_lies_face_down_is_not_in_sight(hidden: str) -> None:
    table = at()
    assert not hasattr(Sight(table.state, 0), hidden)
    assert not hasattr(Sight(table.state, 0).players[0], "deck")


def test_it_knows_every_topic_the_rules_ask_about() -> None:
    from emberhold.games.aeons_end import ask
    from emberhold.language import speech

    assert ask.Ask is not None
    say = speech("en")
    for topic in ANSWERS:
        assert say.has(f"ask-{topic}") if hasattr(say, "has") else True


def test_the_game_names_it_as_its_own_player() -> None:
    assert WAR_ETERNAL.bot.choose is choose
