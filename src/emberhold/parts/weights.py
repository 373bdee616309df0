"""Weights for bots: figures of a position, weighed, and what chances follow from the scores.

A game names a few figures that a player would look at, each of the size of one, and how much each
counts. Where all play against the game, one score is a chance; where sides play against each
other, the chances are in proportion to the exponentials of their scores, which for two sides is the
logistic function of their difference.

    chance(score(WEIGHTS, figures(state)))                          # all against the game
    shares([score(WEIGHTS, figures(state, side)) for side in ...])  # side against side

`python -m bench.fitting` finds weights of this kind from the outcomes of games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

_SURE: Final = 30.0
_HOPELESS: Final = 40.0
"""No score is taken to be further from even, or from the best, than this."""


def score(weights: tuple[float, ...], figures: tuple[float, ...]) -> float:
    """What the figures come to, each counted as much as its weight."""
    return sum(map(float.__mul__, weights, figures))


def chance(total: float) -> float:
    """The chance to win that a score stands for: a half at nothing."""
    return 1 / (1 + exp(-max(-_SURE, min(_SURE, total))))


def shares(scores: Sequence[float]) -> list[float]:
    """The chance of each side; together they are one."""
    most = max(scores)
    powers = [exp(max(-_HOPELESS, each - most)) for each in scores]
    total = sum(powers)
    return [power / total for power in powers]
