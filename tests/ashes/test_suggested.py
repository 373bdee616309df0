"""What a page may suggest where cards are chosen together."""

from __future__ import annotations

import emberhold
from emberhold.games import GAMES
from tests.support import asks


def test_the_five_printed_with_a_deck_are_suggested_until_they_are_taken() -> None:
    decks = ["the-mist-guardian", "the-iron-men"]
    table = emberhold.open("ashes", players=2, seed=1, setup={"decks": decks})
    question = asks(table)
    suggested = GAMES["ashes"].suggested(question)
    assert len(suggested) == 5
    assert set(suggested) <= set(question.options.keys())
    table.answer(suggested[0])
    table.answer(table.questions[0].options[0])
    question = asks(table)
    assert GAMES["ashes"].suggested(question) == suggested[1:]
