"""Reasons in random games: never for what is legal, in every language, from what a seat knows."""

from __future__ import annotations

import pytest

import emberhold
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from tests.language.sample import ids_in

GAMES = [
    ("war-eternal", 2, {"hands": "closed"}, 3),
    ("ashes", 2, {"reactions": "always"}, 4),
]


def told(table: Table, seat: int, target: str) -> list[str] | None:
    reason = table.why_not(seat, target)
    return None if reason is None else [reason.text(lang) for lang in emberhold.LANGUAGES]


@pytest.mark.parametrize(("game", "players", "setup", "seed"), GAMES)
def test_reasons_rest_on_what_the_seat_knows(
    game: str, players: int, setup: dict[str, str], seed: int
) -> None:
    """In a world dealt again, which looks the same to the seat, it is told the same."""
    table = emberhold.open(game, players, seed, setup)
    dice = Dice(seed)
    reasons = set()
    for number in range(90):
        question = table.question
        if question is None:
            break
        if number % 9 == 0:
            for seat in range(players):
                other = table.redeal(seat, number)
                for target in ids_in(table.view(seat)):
                    said = told(table, seat, target)
                    assert said == told(other, seat, target)
                    reasons |= set(said or ())
            pointed_at = {id for option in question.options for id in option.pieces}
            assert not [id for id in pointed_at if table.why_not(question.seat, id)]
        table.take(question, question.choices[dice.below(len(question.choices))])
    assert len(reasons) > 30
