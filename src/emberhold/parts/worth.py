"""What a game is worth to each seat at its end."""

from __future__ import annotations

from collections.abc import Collection

from emberhold.kernel.game import Result, Sides


def returns(result: Result | None, sides: Sides) -> list[float]:
    """1 for those who won and -1 for those who did not; 0 while the game continues."""
    if result is None:
        return [0.0 for side in sides for _ in side]
    return worth_of(result.winners, sides)


def worth_of(winners: Collection[int], sides: Sides) -> list[float]:
    """The same once the game is over.

    Nobody wins: a draw where sides play against each other; lost where all are on one side.
    """
    seats = sorted(seat for side in sides for seat in side)
    if not winners and len(sides) > 1:
        return [0.0 for _ in seats]
    return [1.0 if seat in winners else -1.0 for seat in seats]
