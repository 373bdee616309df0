"""What all games have in common, and how they are found."""

from __future__ import annotations

import pytest

import emberhold
from emberhold.games import GAMES, TableGame, registry
from tests.kernel.toy import AUCTION


def test_what_a_game_promises_is_its_chance_from_minus_one_to_one() -> None:
    table = emberhold.open("relic", 3, 4)
    game = GAMES["relic"]
    assert game.evaluation is not None
    chance = game.evaluation.evaluate(table.state, 0)
    assert 0 < chance < 1
    assert game.promise(table.state, 0) == pytest.approx(2 * chance - 1)


@pytest.mark.parametrize("brought", [object(), TableGame, AUCTION])
def test_something_that_is_not_the_game_of_that_name_cannot_be_opened(brought: object) -> None:
    with pytest.raises(emberhold.EmberholdError, match="“lottery” cannot be opened"):
        registry._opened("lottery", lambda: brought)
