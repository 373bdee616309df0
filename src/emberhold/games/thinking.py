"""What a game tells its bots: rules of thumb, and how good a position is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from emberhold.kernel.question import Choice, Question

Policy: TypeAlias = Callable[[Any, Question], Choice]
"""The game's own sensible player: `choose(state, question)` gives one of the question's choices,
from the question and what its seat may know."""


def _never(state: Any, question: Question) -> bool:
    return False


def _at_once(state: Any) -> int:
    return 0


def _not_routine(state: Any, question: Question, choice: Choice) -> bool:
    return False


def _never_wasteful(state: Any, question: Question, choice: Choice) -> bool:
    return False


def _never_small(state: Any, question: Question) -> bool:
    return False


@dataclass(frozen=True)
class Evaluation:
    """How good a position is, for players who look ahead."""

    evaluate: Callable[[Any, int], float]
    """The seat's chance to win, from 0 to 1."""
    settled: Callable[[Any, Question], bool] = _never
    """Whether nothing is half done at a question, so that the position can be judged there."""
    moment: Callable[[Any], int] = _at_once
    """What changes from turn to turn."""
    routine: Callable[[Any, Question, Choice], bool] = _not_routine
    """Whether the rules of thumb are good enough for an answer."""
    horizon: int = 6
    """After this many turns a position is worth judging."""
    doubt: float = 1.0
    """Standard errors by which an option must beat the rules of thumb to be taken instead."""
    effort: float = 1.0
    """How many times the usual looks ahead the strengths for people take: fewer where one takes
    long."""
    crowd: float = 1.0
    """The same for every seat beyond two: fewer where one takes longer at a full table."""
    wasteful: Callable[[Any, Question, Choice], bool] = _never_wasteful
    """Whether a choice leaves undone what costs nothing and helps: it is not even looked at."""
    firm: bool = False
    """Whether a plan fixes every answer on its way, those of the game's own player too."""
    small: Callable[[Any, Question], bool] = _never_small
    """Whether a routine question is looked at by itself when it is asked; plans do not vary it."""
    planned: Evaluation | None = None
    """How plans for whole turns are judged, if otherwise than single answers."""
