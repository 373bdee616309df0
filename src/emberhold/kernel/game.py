"""What the kernel asks of a game: a state it can copy, steps it can run, and a face to show."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from emberhold.kernel.message import Message
from emberhold.kernel.question import Question, Together
from emberhold.kernel.scene import Scene
from emberhold.kernel.strand import Strand

if TYPE_CHECKING:
    from emberhold.kernel.campaign import Campaign

Asking: TypeAlias = Generator[Question | Together, Any, None]
"""Rules in the middle of being carried out: they yield questions and are sent choices."""


Doing: TypeAlias = tuple[Any, Any]
"""A card, and the part of what it does that is happening."""


class LogLine:
    """Something that happened; `seat` is set where only that seat may read it."""

    __slots__ = ("after", "arguments", "doing", "id", "seat")

    def __init__(self, id: str, arguments: dict[str, Any], seat: int | None = None) -> None:
        self.id = id
        self.arguments = arguments
        self.seat = seat
        self.after: Any = None
        """The state just after it, kept only where somebody watches: see `Table.watch`."""
        self.doing: Doing | None = None
        """What was being carried out when it was written, kept only where somebody watches."""


class Result:
    """How a game ended: who won, and the message that says why."""

    __slots__ = ("reason", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str) -> None:
        self.winners = winners
        self.reason = reason

    def text(self, language: str = "en") -> str:
        return Message(f"result-{self.reason}").text(language)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Result):
            return NotImplemented
        return self.winners == other.winners and self.reason == other.reason

    def __hash__(self) -> int:
        return hash((self.winners, self.reason))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, reason={self.reason!r})"


class GameOver(Exception):
    """Raised inside the rules the moment the game is decided: nothing further is resolved."""


class State(Protocol):
    """What is on the table. Between steps it is plain data and says which step comes next."""

    rng: int
    step: str
    result: Result | None
    log: Strand[LogLine] | None

    def copy(self) -> Any: ...


Sides: TypeAlias = tuple[tuple[int, ...], ...]
"""Who plays with whom: one tuple of seats per side, every seat on exactly one."""


def opposed(sides: Sides, seats: Collection[int]) -> bool:
    """Whether some of the seats play against each other."""
    return sum(1 for side in sides if any(seat in seats for seat in side)) > 1


Step: TypeAlias = Callable[[Any], Asking | Question | None]
"""One step of the flow; it returns None when it had nothing to ask.

A step that begins with a question and depends on nothing else may return the question, with what
follows from the answer in `Question.then`: no generator has to be made."""


class Game(Protocol):
    """A game as the kernel, the players and the tables know it."""

    @property
    def name(self) -> str: ...

    @property
    def steps(self) -> Mapping[str, Step]: ...

    @property
    def rules_version(self) -> int:
        """Raised when a corrected rule or card may change games that are under way."""

    @property
    def campaign(self) -> Campaign | None:
        """How its games hang together; None where each is played by itself."""

    @property
    def seats(self) -> Sequence[int]:
        """The numbers of players the game is for."""

    def sides(self, players: int, setup: Mapping[str, Any]) -> Sides:
        """Who plays with whom under a complete set-up: one tuple of seats per side.

        A side wins or loses as one: `Result.winners` names all of its seats or none of them. Where
        everybody is on one side, they play against the game.
        """

    def setup(self, players: int, seed: int | str, wishes: Mapping[str, Any]) -> dict[str, Any]:
        """The complete set-up for some wishes, everything left open drawn from the seed.

        A set-up that is complete already is only checked.
        """

    def new(self, players: int, seed: int | str, setup: Mapping[str, Any]) -> Any:
        """The state at the start of the game."""

    def place(self, state: Any, position: Mapping[str, Any]) -> None:
        """Bring the state into a position given by names."""

    def scene(self, state: Any, seat: int | None) -> Scene:
        """What a seat (None: a spectator) sees, without the pending question."""

    def redeal(self, state: Any, seat: int, seed: int | str) -> None:
        """Deal again everything the seat cannot know, in agreement with what it does know."""

    def fix(self, state: Any, path: str, value: int) -> None:
        """Set a number of the table by hand; one clear line where there is none of that name."""

    def line(self, line: LogLine) -> Message:
        """A log line as a message."""

    def codes(self, players: int, setup: Mapping[str, Any], question: Question) -> Sequence[int]:
        """The number of the action that each choice of a question is, for programs that learn."""

    def carried(self, state: Any) -> dict[str, Any]:
        """What a finished game leaves: plain data, as much as `Campaign.after` needs."""
