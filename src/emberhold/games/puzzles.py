"""Puzzles: a position with a goal, and the verdict that the game's own state gives.

The file of a puzzle (see `exercises`) names the goal, and for the tests one solution and the idea
that everybody has first and that fails. What a goal means is said here, or by the game in its
`goals`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Literal

from emberhold.games.exercises import Exercise, read_exercise, read_exercises
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.game import Result

Verdict = Literal["open", "solved", "failed"]
OPEN: Verdict = "open"
SOLVED: Verdict = "solved"
FAILED: Verdict = "failed"

Moment = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Goal:
    """What is to be reached, and until when."""

    met: Callable[[Any, int], bool]
    """Asked of a state and the solver's seat; a game that is over is judged without it."""
    comes_round: bool = False
    """Whether there is time until the solver's next turn, and not only until this one ends."""
    at_last: bool = False
    """Whether it must be so when the time is over, however it was before."""


def _only_a_win(state: Any, seat: int) -> bool:
    return False


def _still_there(state: Any, seat: int) -> bool:
    return True


GOALS: Mapping[str, Goal] = {
    "win": Goal(_only_a_win),
    "survive": Goal(_still_there, comes_round=True, at_last=True),
}
"""What can be asked for in every game; the words are the messages `puzzle-goal-<name>`."""


@dataclass(frozen=True, kw_only=True)
class Puzzle(Exercise):
    """A position to be solved."""

    kind: ClassVar[str] = "puzzle"

    goal: str
    solution: tuple[str, ...]
    """The answers of one way to do it, no matter who gives them."""
    tempting: tuple[str, ...]
    """The answers everybody thinks of first: after them it cannot be done any more."""

    @property
    def messages(self) -> tuple[str, ...]:
        """One that was found in a game has no words of its own."""
        own = ("puzzle-found", "puzzle-found-about") if self.past else super().messages
        return (*own, f"puzzle-goal-{self.goal}")


def moment_of(state: Any) -> Moment:
    """Whose turn it is and which: another moment means that a turn is over."""
    return getattr(state, "round", 0), getattr(state, "turn", 0), state.active


def verdict(goal: Goal, seat: int, began: Moment, state: Any) -> Verdict:
    """How a try is going after an answer."""
    result: Result | None = state.result
    over = moment_of(state) != began and (state.active == seat or not goal.comes_round)
    if result is not None:
        in_time = goal.comes_round or not over
        return SOLVED if in_time and seat in result.winners else FAILED
    if not goal.at_last and goal.met(state, seat):
        return SOLVED
    if not over:
        return OPEN
    return SOLVED if goal.at_last and goal.met(state, seat) else FAILED


def read_puzzles(folder: Path, game: str) -> Sequence[Puzzle]:
    return read_exercises(folder, game, _puzzle)


def read_puzzle(path: Path) -> Puzzle:
    """One of a file on its own, which names its game; a message says what is wrong with it."""
    try:
        told = tomllib.loads(path.read_text("utf-8"))
        return read_exercise(path, told["game"], told, _puzzle)
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise EmberholdError("error-puzzle-file", path=str(path), reason=str(error)) from None


def _puzzle(common: Mapping[str, Any], told: Mapping[str, Any]) -> Puzzle:
    solution, tempting = tuple(told["solution"]), tuple(told["tempting"])
    return Puzzle(goal=told["goal"], solution=solution, tempting=tempting, **common)
