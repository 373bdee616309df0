"""The rule-of-thumb player of Relic: fair, legal, and far better than chance."""

from __future__ import annotations

import pytest

import emberhold
from emberhold.games.relic.bot import choose
from emberhold.games.relic.bot.odds import reaching, winning
from emberhold.kernel.question import key_of
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table


def _played(seed: int, sensible: int, players: int = 3) -> Table:
    """A game in which one seat is played sensibly and the others at random."""
    table = emberhold.open("relic", players=players, seed=seed, record=False)
    dice = Dice(seed)
    while (question := table.question) is not None:
        if question.seat == sensible:
            table.take(question, choose(table.state, question))
        else:
            table.take(question, question.choices[dice.below(len(question.choices))])
    return table


def test_it_beats_chance() -> None:
    """Each seat of a few games; the study in the docs counts many more."""
    won = 0
    for game in range(12):
        result = _played(game, game % 3).result
        assert result is not None
        won += game % 3 in result.winners
    assert won >= 10, f"{won} of 12"


@pytest.mark.parametrize("seed", range(3))
def test_it_looks_at_nothing_hidden(seed: int) -> None:
    """In a world that agrees with what its seat knows it gives the same answer."""
    table = emberhold.open("relic", players=3, seed=seed)
    for number in range(160):
        question = table.question
        if question is None:
            return
        answer = choose(table.state, question)
        if len(table.questions) == 1:
            other = table.redeal(question.seat, number)
            again = next(q for q in other.questions if q.seat == question.seat)
            assert key_of(choose(other.state, again)) == key_of(answer), question.topic
        table.take(question, answer)


def test_chances_of_exploding_dice() -> None:
    assert winning(0) == pytest.approx((1 - 0.14) / 2, abs=0.02)
    assert winning(5) > 0.88 > winning(2) > 0.6
    assert reaching(2) == pytest.approx(5 / 6)
    assert reaching(6) == pytest.approx(1 / 6)
    assert reaching(8) == pytest.approx(5 / 36)
