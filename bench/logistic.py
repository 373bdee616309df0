"""The chance of an outcome as a logistic function of figures: fitting it and judging the fit.

Nothing here knows about games. The ridge keeps a weight near nothing where the figures say little
about it, and a fit finite where they tell the outcomes apart without a mistake.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
"""Figures have a row for every position; outcomes, chances and weights are a single line."""

RIDGE = 3.0
_STEPS = 40
_SETTLED = 1e-9
_SURE = 1e-6
"""No chance is taken to be nearer to 0 or 1 when its log loss is counted."""


def fit(figures: Numbers, won: Numbers) -> Numbers:
    """The weights that make the outcomes likeliest, less the ridge, by Newton's method."""
    weights = np.zeros(figures.shape[1])
    for _ in range(_STEPS):
        step = _newton_step(figures, won, weights)
        weights -= step
        if np.abs(step).max() < _SETTLED:
            return weights
    raise ArithmeticError(f"the weights do not settle in {_STEPS} steps")


def fit_signed(figures: Numbers, won: Numbers, signs: Numbers) -> Numbers:
    """The same where a weight may only be positive (1), only negative (-1) or either (0).

    Weights on the wrong side are held at nothing, one after the other, the worst first.
    """
    free = np.ones(figures.shape[1], bool)
    while True:
        weights = np.zeros(figures.shape[1])
        weights[free] = fit(figures[:, free], won)
        wrong = np.where(weights * signs < 0, np.abs(weights), 0.0)
        if not wrong.any():
            return weights
        free[wrong.argmax()] = False


def chances(figures: Numbers, weights: Numbers) -> Numbers:
    return np.asarray(np.exp(-np.logaddexp(0, -(figures @ weights))))


def auc(guessed: Numbers, won: Numbers) -> float:
    """How often a won position was guessed above a lost one, a tie counting half.

    It is not a number where all were won or all were lost.
    """
    above, below = guessed[won == 1], np.sort(guessed[won == 0])
    if not (len(above) and len(below)):
        return float("nan")
    beaten = np.searchsorted(below, above, "left") + np.searchsorted(below, above, "right")
    return float(beaten.mean() / (2 * len(below)))


def log_loss(guessed: Numbers | float, won: Numbers) -> float:
    """The mean surprise at the outcomes, of a guess for each or of one for all."""
    careful = np.clip(guessed, _SURE, 1 - _SURE)
    return float(-np.log(np.where(won == 1, careful, 1 - careful)).mean())


def _newton_step(figures: Numbers, won: Numbers, weights: Numbers) -> Numbers:
    guessed = chances(figures, weights)
    slope = figures.T @ (guessed - won) + RIDGE * weights
    spread = guessed * (1 - guessed)
    bend = (figures * spread[:, None]).T @ figures + RIDGE * np.eye(len(weights))
    return np.asarray(np.linalg.solve(bend, slope), np.float64)
