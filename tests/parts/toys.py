"""The smallest game that uses the parts: cards, players, a state that asks."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from emberhold.kernel.question import Choice, Question, Reading, key_of
from emberhold.language.speech import Speech
from emberhold.parts.cards import CARD_FIELDS, PhysicalCard
from emberhold.parts.windows import Listeners, Trigger
from emberhold.parts.wishes import RANDOM, Each, Flag, Number, OneOf, Several, Wish, Wishes

_PRINTED = ("cost", "triggers")


class Card(PhysicalCard):
    __slots__ = _PRINTED

    def __init__(
        self, name: str, type: str = "toy", *, cost: int = 0, triggers: Sequence[Trigger] = ()
    ) -> None:
        super().__init__(name, type)
        self.message_id = f"toy-{self.slug}"
        self.cost = cost
        self.triggers = tuple(triggers)

    def fields(self) -> tuple[str, ...]:
        return CARD_FIELDS + _PRINTED

    def blank(self) -> Card:
        return Card(self.name, self.type)


class Seat:
    def __init__(self, seat: int) -> None:
        self.seat = seat


class Game:
    """A state with three players, some luck and whatever listens."""

    def __init__(self, ask_always: bool = False) -> None:
        self.rng = 12345
        self.ask_always = ask_always
        self.players = [Seat(seat) for seat in range(3)]
        self.listeners = Listeners()
        self.told: list[str] = []

    def ask(
        self,
        seat: int,
        topic: str,
        choices: Sequence[Choice],
        about: dict[str, Any] | None = None,
        anyone: bool = False,
        read: Reading | None = None,
    ) -> Question:
        return Question(seat, topic, choices, about, anyone, read)


Answer = TypeVar("Answer")


def answered(
    asking: Generator[Any, Any, Answer] | None, *answers: str
) -> tuple[list[str], Answer | None]:
    """Answer everything that is asked: the questions as `seat topic: keys`, and the outcome."""
    asked: list[str] = []
    left = list(answers)
    if asking is None:
        assert not left
        return asked, None
    try:
        question = next(asking)
        while True:
            keys = [key_of(choice) for choice in question.choices]
            asked.append(f"{question.seat} {question.topic}: {' '.join(keys)}")
            question = asking.send(question.find(left.pop(0)))
    except StopIteration as end:
        assert not left, "too many answers"
        return asked, end.value


class Echo(Speech):
    """Says which message it was asked for, and with what."""

    def __init__(self) -> None:
        self.language = "en"

    def __call__(self, id: str, /, **arguments: Any) -> str:
        given = ", ".join(f"{name}={value}" for name, value in arguments.items())
        return f"{id}({given})" if given else id


HEROES = ("commissar", "canoness", "sergeant", "captain")
WISHES = Wishes(
    (2, 3, 4),
    OneOf("scenario", ("hulk", "maelstrom", RANDOM), default=RANDOM),
    Number("rounds", 0, 200, default=0),
    Flag("apostates", default=True),
    OneOf("life", (None, 12, 15)),
    Each("heroes", OneOf("heroes", (*HEROES, RANDOM)), twice=False),
    Several("stops", OneOf("stops", ("damage", "death")), most=3),
    Wish("market", default=RANDOM),
)
"""What can be wished of the toy game."""
