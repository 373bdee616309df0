"""Tests can hold that nothing else changed, and the assertion itself can fail."""

from __future__ import annotations

import pytest

from emberhold.kernel.table import Table
from tests.support import at, only_changes, play


def fetish() -> Table:
    return at(p0={"hand": ["primordial-fetish", "crystal"], "life": 4})


def test_what_is_named_may_change() -> None:
    table = fetish()
    with only_changes(table, "player:0.life", "hand:0", "destroyed"):
        play(table, "play:primordial-fetish", "do:2")


def test_a_change_nobody_named_is_told_with_both_values() -> None:
    table = fetish()
    with (
        pytest.raises(AssertionError, match=r"player:0\.life: 4 -> 7"),
        only_changes(table, "hand:0", "destroyed"),
    ):
        play(table, "play:primordial-fetish", "do:2")


def test_what_is_named_has_to_change() -> None:
    table = fetish()
    with (
        pytest.raises(AssertionError, match=r"gravehold\.life"),
        only_changes(table, "player:0.life", "hand:0", "destroyed", "gravehold.life"),
    ):
        play(table, "play:primordial-fetish", "do:2")


def test_a_hand_that_others_cannot_read_is_compared_by_its_cards() -> None:
    table = at(
        setup={"hands": "closed"},
        p0={"hand": ["mages-totem", "crystal"]},
        p1={"hand": ["crystal", "spark"]},
    )
    with only_changes(table, "hand:0", "play:0", "player:0.aether"):
        play(table, "play:crystal")
