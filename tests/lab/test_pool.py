"""Several processes play the same games as one, also when some of them are killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
from contextlib import closing

import pytest

from emberhold.kernel.errors import EmberholdError
from emberhold.lab.batch import Batch
from emberhold.lab.playing import GameFailed, Row
from emberhold.lab.pool import ATTEMPTS, MOST_AT_ONCE, Pace, Todo, play_here, play_on_processes
from tests.lab.batches import decks, small, timeless
from tests.support.refusals import refused

pytestmark = pytest.mark.thorough


def together(batch: Batch, processes: int) -> list[Row]:
    rows = play_on_processes(batch, range(batch.total), processes, lambda games: None)
    return sorted((timeless(row) for some in rows for row in some), key=lambda row: row["number"])


def alone(batch: Batch) -> list[Row]:
    return [timeless(row) for some in play_here(batch, range(batch.total)) for row in some]


@pytest.mark.parametrize("batch", [small(games=20), decks(games=2)], ids=["war-eternal", "ashes"])
def test_results_do_not_depend_on_the_number_of_processes(batch: Batch) -> None:
    assert together(batch, 2) == alone(batch)


def test_games_of_a_killed_process_are_played_again() -> None:
    batch = small(games=40)
    lost: list[int] = []
    rows: list[Row] = []
    before = set(multiprocessing.active_children())
    with closing(play_on_processes(batch, range(batch.total), 2, lost.append)) as playing:  # type: ignore[type-var]
        for some in playing:
            rows += some
            if len(rows) == len(some):
                for worker in set(multiprocessing.active_children()) - before:
                    assert worker.pid is not None
                    os.kill(worker.pid, signal.SIGKILL)
    assert lost
    assert sorted(row["number"] for row in rows) == list(range(batch.total))
    assert sorted(map(timeless, rows), key=lambda row: row["number"]) == alone(batch)


def test_no_process_outlives_a_batch_that_is_stopped() -> None:
    before = set(multiprocessing.active_children())
    batch = small(games=1000)
    with closing(play_on_processes(batch, range(batch.total), 2, lambda games: None)) as playing:  # type: ignore[type-var]
        next(playing)
        assert set(multiprocessing.active_children()) - before
    assert set(multiprocessing.active_children()) <= before


def test_what_goes_wrong_in_another_process_is_told_here() -> None:
    batch = Batch("war-eternal", ("random", "random"), 1, 0, small().kinds, "")
    broken = Batch(batch.game, ("random", "person"), 1, 0, batch.kinds)
    with refused(GameFailed, "0/0"):
        list(play_on_processes(broken, range(2), 1, lambda games: None))


def test_a_game_that_kills_every_process_is_given_up() -> None:
    todo = Todo(range(3))
    assert todo.take(2) == [0, 1]
    for _ in range(ATTEMPTS - 1):
        todo.put_back([0])
        assert todo.take(5) == [0]
    with refused(EmberholdError, 0, ATTEMPTS):
        todo.put_back([0])


def test_slices_grow_with_quick_games_and_shrink_with_slow_ones() -> None:
    pace = Pace()
    assert pace.games == 1
    for _ in range(9):
        pace.learn([{"seconds": 0.001}])
    assert pace.games == MOST_AT_ONCE
    pace.learn([{"seconds": 30.0}])
    assert pace.games == 1
