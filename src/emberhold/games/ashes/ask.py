"""How this game asks: a question whose choices know their words and the pieces they touch.

A card in hand is written by its name (`play:seal`), a piece in play by name and copy
(`unit:mist-spirit@3`), a die by type and face (`die:natural-power`).
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from emberhold.games.ashes.card import Card
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice, Question

if TYPE_CHECKING:
    from emberhold.games.ashes.state import Player, State


class Ask(Question):
    """A question of Ashes."""

    __slots__ = ()

    def prompt(self) -> Message:
        return Message(f"ashes-ask-{self.topic}", who=self._born(self.seat), **(self.about or {}))

    def label(self, choice: Choice) -> Message:
        verb, subject, place = (*choice, None, None)[:3]
        words: dict[str, Any] = {}
        if isinstance(subject, Card):
            words["card"] = subject
        elif verb == "player":
            words["who"] = self._born(subject)
        elif subject is not None:
            words["what"] = subject
        if place is not None:
            words["place"] = place
        return Message(f"ashes-option-{verb}", **words)

    def pieces(self, choice: Choice) -> tuple[str, ...]:
        _, subject, place = (*choice, None, None)[:3]
        if isinstance(subject, Card):
            if isinstance(place, int):
                return (subject.copy(place).piece,)
            hand = self.state.players[self.seat].hand
            return tuple(card.piece for card in hand if card.kind is subject.kind)
        return ()

    def _born(self, seat: int) -> Card:
        card: Card = self.state.players[seat].phoenixborn.card
        return card


Choosing = Generator[Question, Choice, Choice]


def choose(
    seat: int, topic: str, choices: Sequence[Choice], about: dict[str, Any] | None = None
) -> Choosing:
    """Ask, unless the rules leave no choice."""
    if len(choices) == 1:
        return choices[0]
    return (yield Ask(seat, topic, choices, about))


def in_play(verb: str, card: Card) -> Choice:
    """A choice that points at a piece in play."""
    return (verb, card.kind, card.number)


def card_of(choice: Choice) -> Card:
    """The copy a choice points at."""
    card: Card = choice[1].copy(choice[2])
    return card


def kinds_in(cards: Iterable[Card]) -> list[Card]:
    """One of each card: two copies of Seal are one choice."""
    kinds: list[Card] = []
    for card in cards:
        if card.kind not in kinds:
            kinds.append(card.kind)
    return kinds


def copy_in(cards: Iterable[Card], kind: Card) -> Card:
    """The first copy of a card in a zone."""
    return next(card for card in cards if card.kind is kind)


def choose_card(
    seat: int, topic: str, cards: Iterable[Card], about: dict[str, Any] | None = None
) -> Generator[Question, Choice, Card]:
    """Have a seat pick a card from a list that is not empty."""
    cards = tuple(cards)
    choice = yield from choose(seat, topic, [("card", kind) for kind in kinds_in(cards)], about)
    return copy_in(cards, choice[1])


def choose_player(
    game: State,
    seat: int,
    topic: str,
    players: Sequence[Player],
    about: dict[str, Any] | None = None,
) -> Generator[Question, Choice, Player]:
    choice = yield from choose(seat, topic, [("player", p.seat) for p in players], about)
    return game.players[choice[1]]
