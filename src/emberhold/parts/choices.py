"""What people can choose when they set a game up, said as data so that every table can ask it.

What a choice allows is checked by the game's set-up and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from emberhold.kernel.message import Message

ONE, EACH, SEVERAL, WORDS, FILE = "one", "each", "several", "words", "file"
"""Shapes of an answer: one value, a value for each player, several values, free words, a file.

Only a person's own machine reads files by name; elsewhere what is in the file is given.
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
    picture: tuple[str, str] | None = None
    """The card that stands for it, if one does: its slug and its kind."""
    holds: tuple[tuple[str, str], ...] = ()
    """The cards it consists of, such as those of a suggested market."""
    grade: int | None = None
    """How hard it is, where a number for that is printed on it."""
    box: str = ""
    """The box it is in, where several can be mixed: it is offered while that box is in play."""


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
    boxes: bool = False
    """Whether it names the boxes in play. It decides what the other choices offer: it is asked
    before them, checked with each of them, and written behind them in share codes."""
    mixed: str = ""
    """The message id of what comes of several boxes in play."""
    paste: str = ""
    """The message id of the question for what is in a file."""

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
    campaign: bool = False
    """Whether a campaign begins with it, and not a game by itself."""


def offered(choice: SetupChoice, boxes: Sequence[str]) -> SetupChoice:
    """What a choice offers while those boxes are in play."""
    values = [value for value in choice.values if not value.box or value.box in boxes]
    narrowed = [
        value if value.then is None else replace(value, then=offered(value.then, boxes))
        for value in values
    ]
    return replace(choice, values=tuple(narrowed))


def _as_chosen(chosen: Mapping[str, Any]) -> dict[str, Any]:
    return dict(chosen)


def _nothing(setup: Mapping[str, Any]) -> tuple[Message, ...]:
    return ()


class Displayed(NamedTuple):
    """A card that everybody at a table sees from the first moment to the last."""

    slug: str
    kind: str
    name: Message


def _no_cards(setup: Mapping[str, Any]) -> tuple[Displayed, ...]:
    return ()


@dataclass(frozen=True)
class Choices:
    """Everything there is to choose in a game, and what is known of what was chosen."""

    quick: Plan
    """A game that begins at once."""
    listed: tuple[SetupChoice, ...] = ()
    """The choices, in the order in which they are asked."""
    presets: tuple[Plan, ...] = ()
    """Games worth opening as they are."""
    varied: str = ""
    """The choice by which batches of games are counted; empty: all games are of one kind."""
    paired: tuple[str, ...] = ()
    """Where nothing else is named, a batch of games for two plays these values of the varied
    choice against each other."""
    wishes: Callable[[Mapping[str, Any]], dict[str, Any]] = _as_chosen
    """The set-up that was chosen."""
    chosen: Callable[[Mapping[str, Any]], dict[str, Any]] = _as_chosen
    """The choices that lead to a complete set-up again."""
    figures: Callable[[Mapping[str, Any]], tuple[Message, ...]] = _nothing
    """Of a complete set-up, whom the seats play; empty where that is not known."""
    about: Callable[[Mapping[str, Any]], tuple[Message, ...]] = _nothing
    """Of a complete set-up, what else tells two games apart."""
    displayed: Callable[[Mapping[str, Any]], tuple[Displayed, ...]] = _no_cards
    """Of a complete set-up, the cards in the middle of the table, which everybody sees."""

    def offered(self, choice: SetupChoice, wishes: Mapping[str, Any]) -> SetupChoice:
        """What a choice offers with the boxes that are wished for, or with the usual ones."""
        named = [wishes.get(each.name, each.default) for each in self.listed if each.boxes]
        boxes = next(iter(named), ())
        return offered(choice, boxes if isinstance(boxes, list | tuple) else [boxes])


def simplest(seats: Sequence[int]) -> Choices:
    """Nothing to choose: a person and bots, as few as there can be beside each other."""
    players = min((count for count in seats if count > 1), default=min(seats))
    bots = ("greedy",) * (players - 1)
    quick = Plan(("person", *bots), name="setup-quick-plain", note="setup-quick-note-plain")
    return Choices(quick, presets=(quick,))
