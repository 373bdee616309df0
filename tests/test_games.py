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


def test_a_game_that_is_put_on_the_shelf_is_found_there_until_it_is_taken_away() -> None:
    shelf = registry.Shelf()
    own = list(shelf)
    shelf.put(AUCTION)
    assert shelf[AUCTION.name] is AUCTION
    assert list(shelf) == [*own, AUCTION.name]
    shelf.take_away(AUCTION.name)
    assert AUCTION.name not in shelf
    assert list(shelf) == own
