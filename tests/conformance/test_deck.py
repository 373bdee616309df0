"""What must always hold for a deck, whatever is done with it.

A model that is too simple to be wrong is beside it: a list of cards and, for each seat, what it
has seen come to be where. Any sequence of moves must lose no card, and a redeal must agree with
everything that seat knows.
"""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from emberhold.kernel.rng import Dice
from emberhold.parts.deck import EVERYBODY, NEVER, NOBODY, SHUFFLE, TURN_OVER, Deck, only

SEATS = (0, 1, 2)
seats = st.sampled_from(SEATS)
counts = st.integers(0, 6)
knowers = st.sampled_from([NOBODY, EVERYBODY, only(0), only(1), only(0, 2)])
moves = st.one_of(
    st.tuples(st.just("draw"), counts, st.sampled_from([SHUFFLE, TURN_OVER, NEVER])),
    st.tuples(st.just("on top"), counts, knowers),
    st.tuples(st.just("at bottom"), counts, knowers),
    st.tuples(st.just("discard"), counts, knowers),
    st.tuples(st.just("look"), counts, seats),
    st.tuples(st.just("reveal"), counts, seats),
    st.tuples(st.just("reorder"), counts, seats),
    st.tuples(st.just("shuffle"), counts, seats),
    st.tuples(st.just("refill"), counts, st.sampled_from([SHUFFLE, TURN_OVER])),
    st.tuples(st.just("take out"), counts, seats),
)


class Model:
    """A deck, the cards outside of it, and what each seat can name for certain."""

    def __init__(self, size: int, seed: int) -> None:
        self.dice = Dice(seed)
        self.cards = [f"card {number:02}" for number in range(size)]
        self.deck: Deck[str] = Deck(tuple(self.cards)).shuffled(self.dice)
        self.hand: list[str] = []
        self.known: dict[int, dict[str, int]] = {seat: {} for seat in SEATS}
        """By seat: cards it can place, by their place from the bottom."""

    def apply(self, move: tuple[str, int, int | str]) -> None:
        kind, count, how = move
        if isinstance(how, str):
            self.drawn(count, how) if kind == "draw" else self.refilled(how)
        else:
            getattr(self, kind.replace(" ", "_"))(count, how)

    def learn(self, card: str, place: int, who: int) -> None:
        for seat in SEATS:
            if who >> seat & 1:
                self.known[seat][card] = place

    def forget(self, *cards: str) -> None:
        for known in self.known.values():
            for card in cards:
                known.pop(card, None)

    def shift(self, by: int, above: int = 0) -> None:
        for seat in SEATS:
            known = self.known[seat]
            self.known[seat] = {c: p + by if p >= above else p for c, p in known.items()}

    def drawn(self, count: int, how: str) -> None:
        for _ in range(count):
            if not self.deck.cards:
                self.refilled(how)
            cards, self.deck = self.deck.draw(self.dice, 1, how)
            self.hand += cards
            self.forget(*cards)

    def refilled(self, how: str) -> None:
        turned = self.deck.discard[::-1]
        if not turned or how == NEVER:
            return
        self.deck = self.deck.refilled(self.dice, how)
        if how == TURN_OVER:
            self.shift(len(turned))
            for place, card in enumerate(turned):
                self.learn(card, place, EVERYBODY)
        else:
            self.forget(*self.cards)

    def taken(self, count: int) -> tuple[str, ...]:
        taken, self.hand = self.hand[:count], self.hand[count:]
        return tuple(taken)

    def on_top(self, count: int, who: int) -> None:
        size, cards = len(self.deck), self.taken(count)
        self.deck = self.deck.put_on_top(cards, who)
        for place, card in enumerate(cards):
            self.learn(card, size + place, who)

    def at_bottom(self, count: int, who: int) -> None:
        cards = self.taken(count)
        self.deck = self.deck.put_at_bottom(cards, who)
        self.shift(len(cards))
        for place, card in enumerate(cards):
            self.learn(card, place, who)

    def discard(self, count: int, who: int) -> None:
        self.deck = self.deck.discarded(*self.taken(count))

    def shown(self, count: int, who: int) -> None:
        size = len(self.deck)
        for place in range(max(0, size - count), size):
            self.learn(self.deck.cards[place], place, who)

    def look(self, count: int, seat: int) -> None:
        self.shown(count, only(seat))
        self.deck = self.deck.seen(count, seat)

    def reveal(self, count: int, seat: int) -> None:
        self.shown(count, EVERYBODY)
        self.deck = self.deck.revealed(count)

    def reorder(self, count: int, seat: int) -> None:
        top = self.deck.cards[len(self.deck) - min(count, len(self.deck)) :]
        self.forget(*top)
        self.deck = self.deck.reordered(top[::-1], seat)
        self.shown(len(top), only(seat))

    def shuffle(self, count: int, seat: int) -> None:
        self.deck = self.deck.shuffled(self.dice)
        self.forget(*self.cards)

    def take_out(self, count: int, seat: int) -> None:
        if count < len(self.deck):
            card = self.deck.cards[count]
            self.deck = self.deck.without(card)
            self.forget(card)
            self.shift(-1, above=count)
            self.hand.append(card)


def played(size: int, seed: int, done: list[tuple[str, int, int | str]]) -> Model:
    model = Model(size, seed)
    for move in done:
        model.apply(move)
    return model


sizes = st.integers(0, 12)
many = st.lists(moves, max_size=30)


@given(sizes, st.integers(0, 99), many)
def test_no_card_is_lost_or_doubled(
    size: int, seed: int, done: list[tuple[str, int, int | str]]
) -> None:
    model = played(size, seed, done)
    assert Counter([*model.deck.all, *model.hand]) == Counter(model.cards)


@given(sizes, st.integers(0, 99), many, seats)
def test_a_deck_knows_exactly_what_a_seat_has_seen(
    size: int, seed: int, done: list[tuple[str, int, int | str]], seat: int
) -> None:
    model = played(size, seed, done)
    named = {card: place for place, card in enumerate(model.deck.seen_by(seat)) if card}
    assert named == model.known[seat]
    assert len(model.deck.unknown(seat)) == len(model.deck) - len(named)
    top, bottom = model.deck.known_top(seat), model.deck.known_bottom(seat)
    places = sorted(named.values())
    assert places[:bottom] == list(range(bottom))
    assert places[len(places) - top :] == list(range(len(model.deck) - top, len(model.deck)))


@given(sizes, st.integers(0, 99), many, seats, st.integers(0, 999))
def test_a_redeal_agrees_with_what_the_seat_knows(
    size: int, seed: int, done: list[tuple[str, int, int | str]], seat: int, guess: int
) -> None:
    model = played(size, seed, done)
    guessed = model.deck.redealt(Dice(guess), seat)
    assert Counter(guessed.cards) == Counter(model.deck.cards)
    assert guessed.seen_by(seat) == model.deck.seen_by(seat)
    assert guessed.discard == model.deck.discard


@given(sizes, st.integers(0, 99), many, seats, st.integers(0, 999))
def test_a_redeal_owes_nothing_to_the_order_of_unknown_cards(
    size: int, seed: int, done: list[tuple[str, int, int | str]], seat: int, guess: int
) -> None:
    """In two worlds a seat cannot tell apart the guess is the same."""
    deck = played(size, seed, done).deck
    other = deck.with_unknown(seat, deck.unknown(seat)[::-1])
    assert other.redealt(Dice(guess), seat).cards == deck.redealt(Dice(guess), seat).cards
