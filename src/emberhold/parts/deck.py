"""A deck with its discard pile, and who knows what of its order.

A `Deck` is immutable: every move returns another one, so that a state holds it as a plain field and
a fork shares it. Cards are bottom to top, the last one is the top card.

    game.power = Deck(cards).shuffled(game)          # `game` carries the luck
    drawn, game.power = game.power.draw(game, 2)     # an empty deck is refilled from its discards
    game.power = game.power.discarded(card)
    game.power = game.power.seen(3, seat)            # a seat looks at the top three cards
    game.power = game.power.put_on_top((card,), EVERYBODY)

**Who knows.** For every card in the deck it is written down which seats have seen it come to be
there: nobody (`NOBODY`), one (`only(seat)`), or all (`EVERYBODY`). Shuffling makes everybody
forget; a card that leaves takes its knowledge along. `known_top` and `known_bottom` say how many
cards a seat, or somebody who only watches, can name from either end.

**Guessing fairly.** `redealt(luck, seat)` deals again the cards that the seat cannot place, and
leaves those it can. Where hidden cards are elsewhere too (other hands, a bag), the game takes the
`unknown` ones of all these places together, deals them with `dealt`, and puts them back with
`with_unknown`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Generic, TypeVar

from emberhold.kernel.rng import Lucky, shuffled

Card = TypeVar("Card")
Thing = TypeVar("Thing")

NOBODY: Final = 0
EVERYBODY: Final = -1
"""Sets of seats, a bit for each: a watcher without a seat knows only what everybody knows."""

WATCHER: Final = -1
"""The seat of somebody who only watches."""

SHUFFLE: Final = "shuffle"
TURN_OVER: Final = "turn over"
NEVER: Final = "never"
"""What becomes of the discard pile when a card is needed and the deck is empty."""


def only(*seats: int) -> int:
    """The set of these seats."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def knows(who: int, seat: int) -> bool:
    """Whether a seat is among those who know; a watcher is only where everybody is."""
    return who == EVERYBODY if seat == WATCHER else bool(who >> seat & 1)


def dealt(luck: Lucky, things: Iterable[Thing]) -> tuple[Thing, ...]:
    """Things in an order that owes nothing to the one they are in.

    They are put in order by name before they are shuffled, so that a deal follows from the luck
    alone: in worlds a seat cannot tell apart it is the same.
    """
    return shuffled(luck, tuple(sorted(things, key=repr)))


class Deck(Generic[Card]):
    """Cards face down, and those discarded from it."""

    __slots__ = ("cards", "discard", "known")

    def __init__(
        self,
        cards: tuple[Card, ...] = (),
        discard: tuple[Card, ...] = (),
        known: tuple[int, ...] = (),
    ) -> None:
        self.cards = cards
        """Bottom to top."""
        self.discard = discard
        """Bottom to top, open to everybody."""
        self.known = known
        """Who knows the card in each place; empty as long as nobody knows any."""

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def top(self) -> Card | None:
        return self.cards[-1] if self.cards else None

    @property
    def all(self) -> tuple[Card, ...]:
        """Every card that belongs here: for counting, never for showing."""
        return self.cards + self.discard

    def _with(self, cards: tuple[Card, ...], known: tuple[int, ...]) -> Deck[Card]:
        return Deck(cards, self.discard, known)

    def _knowing(self) -> tuple[int, ...]:
        return self.known or (NOBODY,) * len(self.cards)

    # Drawing

    def without_top(self, count: int = 1) -> Deck[Card]:
        """The deck after its top cards have left it."""
        if not count:
            return self
        return Deck(self.cards[:-count], self.discard, self.known[:-count])

    def draw(
        self, luck: Lucky, count: int = 1, refill: str = SHUFFLE
    ) -> tuple[tuple[Card, ...], Deck[Card]]:
        """The next cards, the first drawn first, and the deck without them.

        There are fewer when deck and discard pile together have fewer.
        """
        deck = self
        drawn: tuple[Card, ...] = ()
        while len(drawn) < count:
            if not deck.cards:
                deck = deck.refilled(luck, refill)
                if not deck.cards:
                    break
            taken = min(count - len(drawn), len(deck.cards))
            drawn += deck.cards[: -taken - 1 : -1]
            deck = deck.without_top(taken)
        return drawn, deck

    def refilled(self, luck: Lucky, how: str = SHUFFLE) -> Deck[Card]:
        """The discard pile becomes part of the deck: shuffled together with it, or turned over
        below it, in which case everybody can remember its order."""
        if not self.discard or how == NEVER:
            return self
        if how == TURN_OVER:
            known = (EVERYBODY,) * len(self.discard) + self._knowing()
            return Deck(self.discard[::-1] + self.cards, (), known)
        return Deck(shuffled(luck, self.cards + self.discard))

    # Putting cards in and taking them out

    def put_on_top(self, cards: tuple[Card, ...], who: int = NOBODY) -> Deck[Card]:
        """Cards come to be on top, the last of them topmost; `who` knows them."""
        return self._with(self.cards + cards, self._grown((), cards, who))

    def put_at_bottom(self, cards: tuple[Card, ...], who: int = NOBODY) -> Deck[Card]:
        """Cards come to be below all others, the first of them lowest; `who` knows them."""
        return self._with(cards + self.cards, self._grown(cards, (), who))

    def _grown(self, below: tuple[Card, ...], above: tuple[Card, ...], who: int) -> tuple[int, ...]:
        if who == NOBODY and not self.known:
            return ()
        return (who,) * len(below) + self._knowing() + (who,) * len(above)

    def without(self, card: Card) -> Deck[Card]:
        """The deck after one card, found by identity, has been taken out of it."""
        place = self._place(self.cards, card)
        known = self.known[:place] + self.known[place + 1 :]
        return self._with(self.cards[:place] + self.cards[place + 1 :], known)

    def discarded(self, *cards: Card) -> Deck[Card]:
        """Cards come to be on the discard pile, the last of them topmost."""
        return Deck(self.cards, self.discard + cards, self.known)

    def without_discarded(self, card: Card) -> Deck[Card]:
        """The deck after one card has been taken from its discard pile."""
        place = self._place(self.discard, card)
        return Deck(self.cards, self.discard[:place] + self.discard[place + 1 :], self.known)

    def _place(self, zone: tuple[Card, ...], card: Card) -> int:
        for place, other in enumerate(zone):
            if other is card:
                return place
        raise ValueError(f"{card!r} is not in the zone")

    def shuffled(self, luck: Lucky) -> Deck[Card]:
        """The same cards in an order nobody knows."""
        return Deck(shuffled(luck, self.cards), self.discard)

    def shuffled_in(self, luck: Lucky, *cards: Card) -> Deck[Card]:
        """Some more cards, and everything in an order nobody knows."""
        return Deck(shuffled(luck, self.cards + cards), self.discard)

    def renamed(self, cards: tuple[Card, ...]) -> Deck[Card]:
        """Copies that look alike in the place of those that are there."""
        return self._with(cards, self.known)

    # Knowing

    def seen(self, count: int, seat: int) -> Deck[Card]:
        """A seat has looked at the top cards."""
        return self._shown(count, only(seat))

    def revealed(self, count: int = 1) -> Deck[Card]:
        """Everybody has seen the top cards, and they stay where they are."""
        return self._shown(count, EVERYBODY)

    def _shown(self, count: int, who: int) -> Deck[Card]:
        begin = max(0, len(self.cards) - count)
        known = self._knowing()
        shown = tuple([other | who for other in known[begin:]])
        return self._with(self.cards, known[:begin] + shown)

    def reordered(self, cards: tuple[Card, ...], seat: int) -> Deck[Card]:
        """A seat has put the top cards back in another order: nobody else knows them now."""
        return self.without_top(len(cards)).put_on_top(cards, only(seat))

    def known_top(self, seat: int = WATCHER) -> int:
        """How many cards from the top down a seat can name."""
        count = 0
        for who in reversed(self.known):
            if not knows(who, seat):
                break
            count += 1
        return count

    def known_bottom(self, seat: int = WATCHER) -> int:
        """How many cards from the bottom up a seat can name."""
        count = 0
        for who in self.known:
            if not knows(who, seat):
                break
            count += 1
        return count

    def seen_by(self, seat: int = WATCHER) -> tuple[Card | None, ...]:
        """What a seat can name, place by place from the bottom up; None where it cannot."""
        if not self.known:
            return (None,) * len(self.cards)
        return tuple(
            [
                card if knows(who, seat) else None
                for card, who in zip(self.cards, self.known, strict=True)
            ]
        )

    # Dealing again

    def unknown(self, seat: int) -> tuple[Card, ...]:
        """The cards whose place a seat does not know, bottom to top."""
        if not self.known:
            return self.cards
        return tuple(
            [card for card, who in zip(self.cards, self.known, strict=True) if not knows(who, seat)]
        )

    def with_unknown(self, seat: int, cards: tuple[Card, ...]) -> Deck[Card]:
        """Other cards in the places a seat does not know, bottom to top."""
        if not self.known:
            return self._with(cards, ())
        place = 0
        laid: list[Card] = []
        for card, who in zip(self.cards, self.known, strict=True):
            if knows(who, seat):
                laid.append(card)
            else:
                laid.append(cards[place])
                place += 1
        return self._with(tuple(laid), self.known)

    def redealt(self, luck: Lucky, seat: int) -> Deck[Card]:
        """What a seat does not know of the order, dealt again."""
        return self.with_unknown(seat, dealt(luck, self.unknown(seat)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deck):
            return NotImplemented
        return (
            self.cards == other.cards
            and self.discard == other.discard
            and self._knowing() == other._knowing()
        )

    def __hash__(self) -> int:
        return hash((self.cards, self.discard))

    def __repr__(self) -> str:
        return f"Deck({len(self.cards)} cards, {len(self.discard)} discarded)"
