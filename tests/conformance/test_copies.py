"""Tables copied and pickled: the same situation, with a future of its own, in any process."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest
from hypothesis import given, settings

import emberhold
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from tests.conformance.listed import LISTED, Listed
from tests.conformance.test_conformance import listed, moments, seeds, stopped_at, variants
from tests.support import fingerprint


def pickled(table: Table) -> Table:
    again: Table = pickle.loads(pickle.dumps(table))
    return again


@pytest.mark.parametrize("copied", [pickled, copy.deepcopy, copy.copy])
@listed
@settings(max_examples=3)
@given(variant=variants, seed=seeds, moment=moments)
def test_a_copy_is_the_same_table_and_plays_on_alike(
    game: Listed, copied: Callable[[Table], Table], variant: int, seed: int, moment: float
) -> None:
    table, dice = stopped_at(game, variant, seed, moment)
    before = fingerprint(table)
    twin = copied(table)
    assert fingerprint(twin) == before
    twin.play_at_random(copy.deepcopy(dice))
    assert fingerprint(table) == before
    table.play_at_random(dice)
    assert fingerprint(twin) == fingerprint(table)


_PLAY_ON = """
import pickle, sys
from emberhold.kernel.rng import Dice
for table, dice in pickle.load(sys.stdin.buffer):
    table.play_at_random(dice)
    print(table.dumps())
"""


def test_a_pickled_table_plays_on_alike_in_another_process() -> None:
    ours = [game for game in LISTED if game.outside is None]
    stopped = [stopped_at(game, 7, 7, 0.4) for game in ours]
    run = subprocess.run(
        [sys.executable, "-c", _PLAY_ON],
        input=pickle.dumps(stopped),
        capture_output=True,
        check=True,
    )
    for table, dice in stopped:
        table.play_at_random(dice)
    assert run.stdout.decode() == "".join(f"{table.dumps()}\n" for table, _ in stopped)


@pytest.mark.parametrize("copied", [pickled, copy.deepcopy])
def test_a_table_without_a_record_says_that_it_cannot_be_copied(
    copied: Callable[[Table], Table],
) -> None:
    table = emberhold.open("ashes", 2, seed=1, record=False)
    with pytest.raises(emberhold.EmberholdError, match=r"keeps no record.*record=True"):
        copied(table)


def test_dice_continue_where_they_were() -> None:
    dice = Dice("seven")
    dice.below(6)
    twin: Dice = pickle.loads(pickle.dumps(dice))
    assert [twin.below(1000) for _ in range(5)] == [dice.below(1000) for _ in range(5)]
