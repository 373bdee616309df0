"""Puzzles: a position with a goal, and the verdict that the game's own state gives.

A game keeps its puzzles as `puzzles/<number>_<name>.toml`: who sits where, the position, the goal
by its name, and for the tests one solution and the idea that everybody has first and that fails.
What a goal means is said here, or by the game in its `goals`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from emberhold.games.lessons import LEARNER
from emberhold.kernel.game import Result

OPEN, SOLVED, FAILED = "open", "solved", "failed"

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


@dataclass(frozen=True)
class Puzzle:
    """A position to be solved."""

    id: str
    """Unique among the puzzles of all games; its title is the message `puzzle-<id>`."""
    game: str
    seats: tuple[str, ...]
    seed: int
    goal: str
    solution: tuple[str, ...]
    """The answers of one way to do it, whoever gives them."""
    tempting: tuple[str, ...]
    """The answers everybody thinks of first: after them it cannot be done any more."""
    setup: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] = field(default_factory=dict)

    @property
    def solvers(self) -> frozenset[int]:
        """The seats that are the solver's: where all win together there may be several."""
        return frozenset(seat for seat, who in enumerate(self.seats) if who == LEARNER)

    @property
    def solver(self) -> int:
        """The seat by which a try is judged."""
        return min(self.solvers)

    def message(self, what: str = "") -> str:
        """The id of a message: the title, or `about` for the scene it sets."""
        return f"puzzle-{self.id}-{what}" if what else f"puzzle-{self.id}"

    @property
    def messages(self) -> tuple[str, ...]:
        """Every message that it speaks."""
        return (self.message(), self.message("about"), f"puzzle-goal-{self.goal}")


def moment_of(state: Any) -> Moment:
    """Whose turn it is and which: another moment means that a turn is over."""
    return getattr(state, "round", 0), getattr(state, "turn", 0), state.active


def verdict(goal: Goal, seat: int, began: Moment, state: Any) -> str:
    """How a try stands after an answer."""
    result: Result | None = state.result
    if result is not None:
        return SOLVED if seat in result.winners else FAILED
    if not goal.at_last and goal.met(state, seat):
        return SOLVED
    over = moment_of(state) != began and (state.active == seat or not goal.comes_round)
    if not over:
        return OPEN
    return SOLVED if goal.at_last and goal.met(state, seat) else FAILED


def puzzle_named(puzzles: Sequence[Puzzle], id: str) -> Puzzle | None:
    return next((puzzle for puzzle in puzzles if puzzle.id == id), None)


def read_puzzles(folder: Path, game: str) -> Sequence[Puzzle]:
    """The puzzles in a folder, in the order of their file names."""
    return tuple(_read(path, game) for path in sorted(folder.glob("*.toml")))


def _read(path: Path, game: str) -> Puzzle:
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    return Puzzle(
        f"{game}-{path.stem.split('_', 1)[1].replace('_', '-')}",
        game,
        tuple(told["seats"]),
        told["seed"],
        told["goal"],
        tuple(told["solution"]),
        tuple(told["tempting"]),
        told.get("setup", {}),
        told["position"],
    )
