"""What helps raises the chance of winning by as much as it should: measured against played games.

`tests/players/probe.json` holds by how much each change of `bench.helpful` raised the share of
games won when positions were played out (`python -m bench.probe`).
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from bench.probe import KEPT, Noted, estimated, gain_of
from emberhold.games import game_named

MEASURED: dict[str, dict[str, Any]] = json.loads(KEPT.read_text(encoding="utf-8"))["gains"]
LEAST = 8


UNLIKE: dict[str, set[str]] = {
    "war-eternal": {"a power less"},
    "legacy": {"a gem for a Crystal", "a power less", "a spell prepped"},
}
"""What is judged otherwise than it was measured: powers and gems are worth more than the evaluation
says, a spell prepped less (`docs/bots.md`)."""


@pytest.mark.parametrize("game", list(MEASURED))
def test_what_helps_is_judged_to_help_as_much_as_it_does(game: str) -> None:
    assert set(outside(game)) <= UNLIKE.get(game, set())
    assert len(MEASURED[game]) >= LEAST


def outside(game: str) -> dict[str, tuple[float, ...]]:
    """By change, what it was estimated at, where that is not within the interval measured."""
    expected = estimated(game)
    return {
        name: (round(expected[name], 4), mean, half)
        for name, (mean, half, _) in MEASURED[game].items()
        if abs(expected[name] - mean) > half
    }


def test_the_probe_notices_an_evaluation_that_sees_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A control: to it every position is the same."""
    game = game_named("war-eternal")
    evaluation = game.evaluation
    assert evaluation is not None

    def blind(state: Any, seat: int) -> float:
        return 0.5

    monkeypatch.setitem(game.__dict__, "evaluation", type(evaluation)(blind, evaluation.settled))
    assert set(outside("war-eternal")) > UNLIKE["war-eternal"]


def test_an_interval_is_wider_where_more_of_them_are_to_hold() -> None:
    games = [Noted(str(number), float(number % 2)) for number in range(100)]
    assert gain_of(games, 10).half > gain_of(games, 1).half > 0.09
    few = [Noted(str(number), gain) for number, gain in enumerate((0.0, 0.2, 0.1, 0.1))]
    assert gain_of(few, 1).mean == pytest.approx(0.1)
    assert gain_of(few, 1).half == pytest.approx(0.25)


def test_positions_of_one_game_count_as_one() -> None:
    """Ten positions of each game tell no more than one if all of a game say the same."""
    games = [Noted(str(number), float(number % 2)) for number in range(100)]
    again = [noted for noted in games for _ in range(10)]
    assert gain_of(again, 1).half == pytest.approx(gain_of(games, 1).half)
