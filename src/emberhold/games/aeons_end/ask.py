"""How this game asks: a question whose choices know their words and the pieces they touch."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any

from emberhold.games.aeons_end.card import Card
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice, Question

if TYPE_CHECKING:
    from emberhold.games.aeons_end.state import Player, State

_SEAT_SUBJECTS = ("player",)
_BREACH_SUBJECTS = ("cast", "focus", "open", "breach")


class Ask(Question):
    """A question of Aeon's End."""

    __slots__ = ()

    def prompt(self) -> Message:
        return Message(f"ask-{self.topic}", who=self._mage(self.seat), **self._about())

    def label(self, choice: Choice) -> Message:
        verb, subject, place = (*choice, None, None)[:3]
        words: dict[str, Any] = {}
        if verb in _SEAT_SUBJECTS:
            words["who"] = self._mage(subject)
        elif isinstance(subject, Card):
            words["card"] = subject
        elif subject is not None:
            words["what"] = subject
        if verb in _BREACH_SUBJECTS:
            words.update(self._breach_words(subject))
        if place is not None:
            words.update(self._breach_words(place))
        return Message(f"option-{verb}", **words)

    def pieces(self, choice: Choice) -> tuple[str, ...]:
        verb, subject, place = (*choice, None, None)[:3]
        found: list[str] = []
        if isinstance(subject, Card):
            found += self._alike(verb, subject)
        elif verb in _SEAT_SUBJECTS:
            found.append(f"player:{subject}")
        elif verb in _BREACH_SUBJECTS:
            found += self._breach_pieces(subject)
        if place is not None:
            found += self._breach_pieces(place)
        return tuple(found)

    def _about(self) -> dict[str, Any]:
        return self.about or {}

    def _mage(self, seat: int) -> Any:
        return self.state.players[seat].mage

    def _alike(self, verb: str, card: Card) -> list[str]:
        """All copies of the card that would do as well, so that a click on any of them counts."""
        if verb == "buy":
            return [f"pile:{card.slug}"]
        player = self.state.players[self.seat]
        for zone in (player.hand, player.play_area, player.discard):
            if any(other is card for other in zone):
                return [other.piece for other in zone if other.kind is card.kind]
        return [card.piece]

    def _seat_and_numbers(self, place: Any) -> tuple[int, tuple[int, ...]]:
        """A breach is written `2`, a pair `(1, 2)`, somebody else's `1.2`."""
        if isinstance(place, str):
            seat, _, number = place.partition(".")
            return int(seat), (int(number),)
        return self.seat, place if isinstance(place, tuple) else (place,)

    def _breach_words(self, place: Any) -> dict[str, Any]:
        from emberhold.games.aeons_end.state import ROMAN

        seat, numbers = self._seat_and_numbers(place)
        words: dict[str, Any] = {"breach": "+".join(ROMAN[number] for number in numbers)}
        words["owner"] = self._mage(seat)
        return words

    def _breach_pieces(self, place: Any) -> list[str]:
        seat, numbers = self._seat_and_numbers(place)
        return [f"breach:{seat}:{number}" for number in numbers]


Choosing = Generator[Question, Choice, Choice]


def choose(
    seat: int,
    topic: str,
    choices: Sequence[Choice],
    about: dict[str, Any] | None = None,
    anyone: bool = False,
) -> Choosing:
    """Ask, unless the rules leave no choice."""
    if len(choices) == 1:
        return choices[0]
    return (yield Ask(seat, topic, choices, about, anyone))


def distinct(cards: Sequence[Card]) -> list[Card]:
    """One card of each kind: two Crystals are one choice."""
    kinds: list[Card] = []
    kept: list[Card] = []
    for card in cards:
        if card.kind not in kinds:
            kinds.append(card.kind)
            kept.append(card)
    return kept


def choose_card(
    seat: int, topic: str, cards: Sequence[Card], about: dict[str, Any] | None = None
) -> Generator[Question, Choice, Card]:
    """Have a seat pick one card from a list that is not empty."""
    choices = [("card", card) for card in distinct(cards)]
    choice = yield from choose(seat, topic, choices, about)
    card: Card = choice[1]
    return card


def choose_player(
    game: State,
    seat: int,
    topic: str,
    players: Sequence[Player],
    about: dict[str, Any] | None = None,
    anyone: bool = False,
) -> Generator[Question, Choice, Player]:
    """Have a seat, or the players together, pick one of several players."""
    choices = [("player", player.seat) for player in players]
    choice = yield from choose(seat, topic, choices, about, anyone)
    return game.players[choice[1]]
