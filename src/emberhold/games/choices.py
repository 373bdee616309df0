"""What people can choose when they set a game up, said as data so that every table can ask it.

A game lists its choices in a room called `choices`: `CHOICES` in the order in which they are
asked, `wishes` that makes a set-up of what was chosen, `QUICK` for a game that begins at once,
`PRESETS` that are worth playing, and `VARIED`, the choice by which batches of games are counted.
Of a complete set-up it knows `figures`, who plays whom, `about`, what else tells two games apart,
and `chosen`, the choices that would lead to it again.
What a choice allows is checked by the game's set-up and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from emberhold.games import room_of
from emberhold.kernel.message import Message

ONE, EACH, SEVERAL, WORDS, FILE = "one", "each", "several", "words", "file"
"""Shapes of an answer: one value, a value for each player, several values, free words, a file.

Only a person's own machine reads files by name; elsewhere what stands in the file is given.
"""


@dataclass(frozen=True, slots=True)
class Value:
    """Something that can be chosen."""

    value: Any
    name: Message
    note: Message | None = None
    then: SetupChoice | None = None
    """A further choice that makes the value."""
    again: bool = False
    """Whether several players may choose it."""


@dataclass(frozen=True, slots=True)
class SetupChoice:
    """One thing to decide; `name` is its key in the set-up."""

    name: str
    ask: str
    """The message id of the question."""
    help: str
    """The message id of the explanation of its option at the command line."""
    values: tuple[Value, ...] = ()
    default: Any = None
    shape: str = ONE
    players: tuple[int, ...] = ()
    """The numbers of players for which it matters; empty: all."""
    asked: bool = True
    """Whether a person is asked for it; otherwise it is only an option at the command line."""
    wrap: Callable[[list[str]], Any] | None = None
    """How free words become a value."""
    paste: str = ""
    """The message id of the question for what stands in a file."""

    @property
    def option(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    def parsed(self, text: str) -> Any:
        """The value that somebody typed behind the option."""
        for value in self.values:
            if str(value.value) == text:
                return value.value
        if self.shape == EACH or "," in text:
            return [part.strip() for part in text.split(",")]
        return int(text) if text.isdecimal() else text


@dataclass(frozen=True, slots=True)
class Plan:
    """A game about to begin: who plays, and what they wish."""

    seats: Sequence[str]
    """Who sits where, by the names of `players`."""
    wishes: dict[str, Any] = field(default_factory=dict)
    name: str = ""
    """The message id of what it is called."""
    note: str = ""
    """The message id of what it is like."""


def choices_of(game: str) -> ModuleType:
    """The room in which a game says what can be chosen."""
    room = room_of(game, "choices")
    assert room is not None
    return room
