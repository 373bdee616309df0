"""The learning example: the same weights from the same seed, and weights that sit at tables."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

import emberhold
from emberhold.players import player_named
from tests.support import asks

np = pytest.importorskip("numpy", reason="no numpy here: pip install emberhold[gym]")

SHIPPED = Path("examples/weights/ashes.bin")
SMALL = ["--games", "8", "--rounds", "2", "--epochs", "1", "--hidden", "8", "--measured", "8"]


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    return runpy.run_path("examples/learn.py")


def learned(path: Path, monkeypatch: pytest.MonkeyPatch, *more: str) -> bytes:
    monkeypatch.setattr(sys, "argv", ["learn.py", "ashes", "--out", str(path), *SMALL, *more])
    runpy.run_path("examples/learn.py", run_name="__main__")
    return path.read_bytes()


@pytest.mark.thorough
def test_the_same_seed_gives_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    once, again, other = (
        learned(tmp_path / f"{name}.bin", monkeypatch, "--improve", "1", "--seed", seed)
        for name, seed in (("once", "1"), ("again", "1"), ("other", "2"))
    )
    assert once == again != other
    table = emberhold.open("ashes", 2, 1)
    player = player_named(f"net:{tmp_path / 'once.bin'}", "ashes", 1)
    assert player.choose(table, asks(table)) in asks(table).choices


def test_one_step_follows_the_slope_of_what_is_wanted(example: dict[str, Any]) -> None:
    """The gradient worked out by hand is that of finite differences."""
    policy = example["Policy"](6, 4, 3, 1)
    kinds = example["KINDS"]
    columns = ([0, 2, 5], [3, 1, 9], [2, 1], [0, 2, 1, 2, 3], [2, 3], [1, 0], [1, 1], [0, 0])
    seen = example["Seen"](
        *(np.array(each, kind) for each, kind in zip(columns, kinds, strict=True))
    )
    for name in policy.parts:
        policy.parts[name] = policy.parts[name].astype(np.float64)
    found: dict[str, Any] = {}
    policy._step = lambda slopes, columns, rate: found.update(slopes)

    def loss() -> float:
        return -float(policy.learn(seen, 0.0, lambda now, then, hope: np.ones_like(now)))

    loss()
    slopes, tiny = {name: slope.copy() for name, slope in found.items()}, 1e-4
    for name, place in (("in+", 1), ("mid", (2, 0)), ("mid+", 0), ("out", (2, 1)), ("out+", 3)):
        part = policy.parts[name]
        part[place] += tiny
        above = loss()
        part[place] -= 2 * tiny
        below = loss()
        part[place] += tiny
        slope = (above - below) / (2 * tiny)
        assert slopes[name][place] == pytest.approx(slope, rel=0.02, abs=2e-4), name


def test_what_is_learned_is_what_the_player_of_the_weights_does(
    example: dict[str, Any], tmp_path: Path
) -> None:
    """The policy in numpy and the player with the standard library find the same action best."""
    from emberhold.games import game_named
    from emberhold.players.weights import read_weights, write_weights

    game = game_named("ashes")
    observation, actions = game.observation(2), game.actions(2)
    policy = example["Policy"](len(observation.names), actions.size, 8, 3)
    path = tmp_path / "some.bin"
    write_weights(path, "ashes", 2, policy.layers, policy.data())
    weights = read_weights(str(path))
    table = emberhold.open("ashes", 2, 3)
    for _ in range(20):
        question = asks(table)
        row, codes = observation.row(table.state, question.seat, question), actions.codes(question)
        numbers = np.frombuffer(row, np.uint8)
        slots = np.flatnonzero(numbers)
        shares = policy.shares(slots, numbers[slots], np.array(codes))
        worths = np.array(weights.worths(row, codes))
        assert np.log(shares / shares[0]) == pytest.approx(worths - worths[0], abs=2e-3)
        table.take(question, question.choices[0])


@pytest.mark.thorough
def test_the_weights_that_are_kept_beat_random_every_time() -> None:
    """Where the encoding of Ashes has changed, examples/learn.py trains them again."""
    for number in range(12):
        own = number % 2
        table = emberhold.open("ashes", 2, f"kept {number // 2}", record=False)
        names = ["random", "random"]
        names[own] = f"net:{SHIPPED}"
        seats = [player_named(name, "ashes", number) for name in names]
        while (question := table.question) is not None:
            table.take(question, seats[question.seat].choose(table, question))
        assert table.result is not None
        assert own in table.result.winners
