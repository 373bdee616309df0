"""Puzzles: a position with a goal, and the verdict that the game's own state gives.

The file of a puzzle (see `exercises`) names the goal, and for the tests one solution and the idea
that everybody has first and that fails. What a goal means is said here, or by the game in its
`goals` and `targets`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from emberhold.games.exercises import Exercise, read_exercise, read_exercises
from emberhold.kernel.errors import EmberholdError, listed
from emberhold.kernel.game import Result
from emberhold.kernel.message import Message

if TYPE_CHECKING:
    from emberhold.games.game import TableGame

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
    says: Message | None = None
    """What is asked for, in words; None: the message `puzzle-goal-<name>`."""


@dataclass(frozen=True, slots=True)
class Target:
    """Goals of one kind, each about something: this minion, that much life.

    The name of such a goal is `<kind>:<about>`. What it asks for is to be reached within the turn,
    and its words are the message `puzzle-target-<kind>`. The answer that reaches it may be the last
    of the turn: what comes by itself after it, up to the next question, must not count.
    """

    met: Callable[[Any, int, str], bool]
    """Asked of a state, the solver's seat and what it is about."""
    reached: Callable[[Any, Any, int], Iterable[str]]
    """What a seat has reached in a state that it had not in an earlier one of the same turn."""
    fills: Callable[[str], Mapping[str, Any]]
    """What its message is filled with."""
    best: Callable[[Iterable[int]], int] | None = None
    """Of what is counted the best is asked for; None: it is a thing and not a number."""
    aim: Callable[[str], str] = str
    """The word in answers that aim at it, where it is not what it is about."""

    def goal(self, kind: str, about: str) -> Goal:
        says = Message(f"puzzle-target-{kind}", **self.fills(about))
        return Goal(lambda state, seat: self.met(state, seat, about), says=says)


def goal_named(goals: Mapping[str, Goal], targets: Mapping[str, Target], name: str) -> Goal:
    """The goal a puzzle names; one that a game does not know is refused."""
    kind, _, about = name.partition(":")
    try:
        return targets[kind].goal(kind, about) if about else goals[name]
    except (LookupError, ValueError):
        known = listed([*goals, *(f"{each}:…" for each in targets)])
        raise EmberholdError("error-puzzle-goal", given=name, known=known) from None


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
        return ("puzzle-found", "puzzle-found-about") if self.past else super().messages

    def words(self, game: TableGame) -> tuple[Message, Message, Message]:
        """Its title, what it is about, and what is to be reached in the game it belongs to."""
        title, about = self.messages
        asked = game.with_setup(self.setup).goal(self.goal).says
        place = {} if self.past is None else {"place": len(self.past.answers)}
        named = Message(title, **place)
        return named, Message(about), asked or Message(f"puzzle-goal-{self.goal}")


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
