"""Asking: one of several choices, a card, a player, some of several, yes or no.

Every function is a generator to `yield from` and returns what was chosen:

    card = yield from choose_card(game, seat, "discard", player.hand)
    if (yield from agrees(game, seat, "may", about)):
        ...

Where the rules leave a single choice it is taken and nobody is asked. A state whose `ask_always` is
set asks nevertheless: for tests that want to see every question, and for positions in which
silence would betray a hand.

A game's state is the one that asks (`Asks`): its `ask` makes a question of the game's own class,
which knows how prompts and labels read. In a game that is not compiled the class itself is enough:

    class State(Telling):
        ask: ClassVar[type[Ask]] = Ask

Choices are `(verb, subject, place)`, see `kernel.question`. A card out of play is written by its
definition (`card:spark`); a piece in play by definition and copy (`unit:mist-spirit@3`), for which
`in_play` and `card_of` are each other's inverse.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from functools import partial
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from emberhold.kernel.question import Choice, Question, Reading
from emberhold.parts.cards import AnyCard, PhysicalCard, copy_in, first_copies, kinds_in

About: TypeAlias = dict[str, Any] | None
Choosing: TypeAlias = Generator[Question, Choice, Choice]

DO: Final[Choice] = ("do",)
SKIP: Final[Choice] = ("skip",)
DONE: Final[Choice] = ("done",)


class Asks(Protocol):
    """A state that can put questions."""

    @property
    def ask_always(self) -> bool:
        """Ask also where there is a single choice."""

    def ask(  # noqa: PLR0913 (a question, part by part)
        self,
        seat: int,
        topic: str,
        choices: Sequence[Choice],
        about: About = None,
        anyone: bool = False,
        read: Reading | None = None,
    ) -> Question:
        """A question of the game's own class."""


class Seated(Protocol):
    """A player by number."""

    @property
    def seat(self) -> int: ...


AnyPlayer = TypeVar("AnyPlayer", bound=Seated)
AnyGame = TypeVar("AnyGame", bound=Asks)


def choose(  # noqa: PLR0913 (a question, part by part)
    game: Asks,
    seat: int,
    topic: str,
    choices: Sequence[Choice],
    about: About = None,
    anyone: bool = False,
) -> Choosing:
    """One of several choices; the only one if there is but one."""
    if len(choices) == 1 and not game.ask_always:
        return choices[0]
    return (yield game.ask(seat, topic, choices, about, anyone))


def ask_hidden(game: Asks, seat: int, topic: str, read: Reading, about: About = None) -> Question:
    """A question about what others cannot see: its choices are read again after a redeal."""
    return game.ask(seat, topic, read(game, seat), about, False, read)


def choose_hidden(
    game: Asks, seat: int, topic: str, read: Reading, about: About = None
) -> Choosing:
    """One of several choices that others cannot see."""
    asked = ask_hidden(game, seat, topic, read, about)
    if len(asked.choices) == 1 and not game.ask_always:
        return asked.choices[0]
    return (yield asked)


def choose_card(  # noqa: PLR0913 (a question, part by part)
    game: Asks,
    seat: int,
    topic: str,
    cards: Sequence[AnyCard],
    about: About = None,
    anyone: bool = False,
) -> Generator[Question, Choice, AnyCard]:
    """One card of a zone that is not empty; copies of the same card are one choice."""
    choices: list[Choice] = [("card", kind) for kind in kinds_in(cards)]
    choice = yield from choose(game, seat, topic, choices, about, anyone)
    kind: AnyCard = choice[1]
    return copy_in(cards, kind)


def choose_copy(  # noqa: PLR0913 (a question, part by part)
    game: Asks,
    seat: int,
    topic: str,
    cards: Sequence[AnyCard],
    about: About = None,
    anyone: bool = False,
) -> Generator[Question, Choice, AnyCard]:
    """The same in a game where choices hold copies, so that they can point at the very zone."""
    choices: list[Choice] = [("card", card) for card in first_copies(cards)]
    choice = yield from choose(game, seat, topic, choices, about, anyone)
    card: AnyCard = choice[1]
    return card


def choose_hidden_card(
    game: AnyGame,
    seat: int,
    topic: str,
    zone: Callable[[AnyGame, int], Sequence[AnyCard]],
    about: About = None,
) -> Generator[Question, Choice, AnyCard]:
    """One card of a zone that others cannot see, as it is when it is asked for."""
    choice = yield from choose_hidden(game, seat, topic, partial(_kinds_in_zone, zone), about)
    kind: AnyCard = choice[1]
    return copy_in(zone(game, seat), kind)


def _kinds_in_zone(
    zone: Callable[[AnyGame, int], Sequence[PhysicalCard]], game: AnyGame, seat: int
) -> list[Choice]:
    return [("card", kind) for kind in kinds_in(zone(game, seat))]


def choose_up_to(  # noqa: PLR0913 (a question, part by part)
    game: Asks,
    seat: int,
    topic: str,
    cards: Sequence[AnyCard],
    most: int,
    least: int = 0,
    about: About = None,
) -> Generator[Question, Choice, tuple[AnyCard, ...]]:
    """Some cards of a zone, one after another, until enough are chosen or the seat is done."""
    left = list(cards)
    chosen: list[AnyCard] = []
    while left and len(chosen) < most:
        choices: list[Choice] = [("card", kind) for kind in kinds_in(left)]
        if len(chosen) >= least:
            choices.append(DONE)
        choice = yield from choose(game, seat, topic, choices, about)
        if choice == DONE:
            break
        card = copy_in(left, choice[1])
        left = [other for other in left if other is not card]
        chosen.append(card)
    return tuple(chosen)


def choose_player(  # noqa: PLR0913 (a question, part by part)
    game: Asks,
    seat: int,
    topic: str,
    players: Sequence[AnyPlayer],
    about: About = None,
    anyone: bool = False,
) -> Generator[Question, Choice, AnyPlayer]:
    """One of several players."""
    choices: list[Choice] = [("player", player.seat) for player in players]
    choice = yield from choose(game, seat, topic, choices, about, anyone)
    for player in players:
        if player.seat == choice[1]:
            return player
    raise ValueError(f"nobody sits in seat {choice[1]}")


def choose_piece(  # noqa: PLR0913 (a question, part by part)
    game: Asks,
    seat: int,
    topic: str,
    verb: str,
    cards: Sequence[AnyCard],
    about: About = None,
) -> Generator[Question, Choice, AnyCard]:
    """One of several cards in play; each copy is a choice of its own."""
    choices = [in_play(verb, card) for card in cards]
    choice = yield from choose(game, seat, topic, choices, about)
    return next(card for card in cards if in_play(verb, card) == choice)


def put_in_order(  # noqa: PLR0913 (a question, part by part)
    game: Asks, seat: int, topic: str, verb: str, cards: Iterable[AnyCard], about: About = None
) -> Generator[Question, Choice, list[AnyCard]]:
    """Cards in play in the order in which they are to be handled, chosen one by one."""
    left = list(cards)
    ordered: list[AnyCard] = []
    while left:
        card = yield from choose_piece(game, seat, topic, verb, left, about)
        ordered.append(card)
        left = [other for other in left if other is not card]
    return ordered


def agrees(  # noqa: PLR0913 (a question, part by part)
    game: Asks,
    seat: int,
    topic: str,
    about: About = None,
    yes: Choice = DO,
    no: Choice = SKIP,
    anyone: bool = False,
) -> Generator[Question, Choice, bool]:
    """Whether a seat wants something it may have."""
    choice = yield game.ask(seat, topic, [yes, no], about, anyone)
    return bool(choice == yes)


def distinct(choices: Sequence[Choice]) -> list[Choice]:
    """Each choice once, in the order of the first."""
    return list(dict.fromkeys(choices))


# Pieces in play


def in_play(verb: str, card: PhysicalCard) -> Choice:
    """A choice that points at a piece in play."""
    return (verb, card.kind, card.number)


def card_of(choice: Choice) -> Any:
    """The copy a choice points at."""
    return choice[1].copy(choice[2])
