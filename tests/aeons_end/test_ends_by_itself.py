"""A main phase that ends by itself says so to the player whose phase it was."""

from __future__ import annotations

import pytest

import emberhold
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES
from tests.support import at, play, rule

OVER = "You can do nothing more: your main phase ends."


def one_crystal() -> Table:
    """One card in hand, and what it is worth buys nothing."""
    breaches = {str(place): "open" for place in range(2, 5)}
    return at(p0={"hand": ["crystal"], "breaches": breaches})


@rule("WE-156")
def test_a_phase_that_ends_by_itself_is_told_to_its_player_alone() -> None:
    table = play(one_crystal(), "play:crystal")
    assert OVER in table.log("en", 0)
    assert OVER not in table.log("en", 1)
    assert OVER not in table.log("en")


@rule("WE-157")
def test_a_phase_that_was_ended_is_not_told() -> None:
    table = play(one_crystal(), "end")
    assert OVER not in table.log("en", 0)


def test_a_phase_that_has_not_ended_is_not_told() -> None:
    assert OVER not in one_crystal().log("en", 0)


@pytest.mark.parametrize("game", ["war-eternal", "aeons-end", "legacy"])
def test_every_box_gives_the_rule_behind_it(game: str) -> None:
    shelf = emberhold.GAMES[game].rulebook
    assert shelf is not None
    assert shelf.told("log-main-over")


def test_it_is_told_in_every_language() -> None:
    table = play(one_crystal(), "play:crystal")
    told = [set(table.log(each, 0)) - set(table.log(each, 1)) for each in LANGUAGES]
    assert all(len(lines) == 1 for lines in told)
    assert len(set.union(*told)) == len(LANGUAGES)
