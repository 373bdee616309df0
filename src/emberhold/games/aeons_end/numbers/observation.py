"""What a seat may know of a game of Aeon's End, as a row of small numbers.

The row is put together from parts that are written again only when what they show was replaced.
Decks of the nemesis and of the turn order are counted, with what everybody saw put back; a mage's
hand and the cards in that mage's deck (never their order) are shown to those who may see the hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import SPELL, TurnCard
from emberhold.games.aeons_end.figure.aether import (
    FOR_BREACH,
    FOR_CHARGE,
    FOR_COST,
    FOR_GEM,
    FOR_RELIC,
    FOR_SPELL,
)
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.state import Breach, Player, State
from emberhold.kernel.question import Question
from emberhold.parts.encoding import Bag, Watched, one_of, packed, room_for_more, small

TOPICS: Final = (
    *("main", "casting", "target", "player", "turn", "either", "discard", "may", "tied"),
    *("turn-counts", "discard-order", "destroy-breach", "acolyte", "may-prep", "prepped"),
    *("take-top-discard", "focus-any", "gain-to", "take-back", "destroy", "keep-turn"),
    *("breach-of-spell", "cast-prepped", "cast-up-to", "destroy-revealed"),
    *("destroy-top-discard", "destroy-up-to", "discard-prepped-up-to", "divide", "divide-part"),
    *("gain", "may-gain", "pay", "prep-discarded", "prep-place", "sigil", "spell-to"),
)
"""What can be asked in every box, in the order of its slots; what only one asks comes after them,
and anything else has the slot behind those."""

_PURPOSES: Final = {
    "gem": FOR_GEM,
    "relic": FOR_RELIC,
    "spell": FOR_SPELL,
    "charge": FOR_CHARGE,
    "breach": FOR_BREACH,
    "cost": FOR_COST,
}
_OF_A_BREACH: Final = ("there", "open", "turned", "focused")
_DISCARDED, _AT_THE_BOTTOM, _RESOLVING = 1, 2, 3


def _counts_named(box: Box) -> tuple[str, ...]:
    """The numbers of the whole table; those of a nemesis alone are behind its deck."""
    return (
        *("gravehold", "max-gravehold", "nemesis-life", "max-nemesis-life", "nemesis-tokens"),
        *("hard", "nemesis-deck", *box.nemesis_counts),
        *("order-deck", "turn", "unleashing", "extra-draws"),
        *(("sheltered",) if box.topics else ()),
    )


def _player_named(box: Box) -> tuple[str, ...]:
    """The numbers of a mage; those of one mage alone are behind the charges."""
    return (
        *("life", "max-life", "exhausted", "charges", "max-charges", *box.mage_counts),
        *("aether", "hand-size", "deck-size", "next-gain", "pair-token"),
        *(("discount", "doubled") if box.topics else ()),
    )


def _own_numbers(names: tuple[str, ...], own: Own) -> list[int]:
    """What one sheet counts, in the places of all that may be counted."""
    if own.counts == names:
        return list(own.numbers())
    found = dict(zip(own.counts, own.numbers(), strict=True))
    return [found.get(name, 0) for name in names]


def promise(state: State, seat: int) -> float:
    """How far the game has come, from about -1 to 1, seen by all: for rewards along the way."""
    foe = state.nemesis_life / state.max_nemesis_life
    city = state.gravehold / state.max_gravehold
    mages = sum(p.life / p.max_life for p in state.players) / len(state.players)
    return (city + mages) / 2 - foe


class AeonsEndObservation:
    """Writes observations of a box for a number of players."""

    def __init__(self, box: Box, players: int) -> None:
        self.players = players
        self._box = box
        mine = {slug: card for slug, card in box.cards.items() if not card.is_foe}
        self._own, self._foe, self._any = Bag(mine), Bag(box.foes()), Bag(box.cards)
        self._topics = (*TOPICS, *box.topics)
        self._places = {name: place for place, name in enumerate(self._topics)}
        self._unasked = bytes(len(self._topics) + 2 + self._any.size)
        self._unseen = bytes(2 * self._own.size)
        self._asked_before: dict[tuple[Any, ...], bytes] = {}
        self._nemeses = {slug: one_of(n, len(box.nemeses)) for n, slug in enumerate(box.nemeses)}
        self._foes = _Foes(self._foe)
        self._market = _Market(box)
        self._destroyed = Watched(self._own)
        self._turns = [_TurnOrder(seat, players) for seat in range(players)]
        self._sides = [_Side(box, self._own) for _ in range(players)]
        self.names = tuple(self._named())

    def row(self, state: State, seat: int, question: Question | None) -> bytes:
        count = self.players
        numbers = _counts(self._box, state)
        parts = [
            self._unasked if question is None else self._asked(question),
            b"",
            self._nemeses[state.nemesis.slug],
            self._turns[seat].row(state),
            self._foes.row(state),
            self._market.row(state),
            self._destroyed.counts(state.destroyed),
        ]
        for step in range(count):
            other = (seat + step) % count
            player = state.players[other]
            side = self._sides[other]
            numbers += _marks(self._box, state, player)
            side.write(parts, player)
            if step == 0 or state.open_hands:
                parts.append(side.hand.counts(player.hand))
                parts.append(side.deck.counts(player.deck))
            else:
                parts.append(self._unseen)
        parts[1] = packed(numbers)
        return b"".join(parts)

    def _asked(self, question: Question) -> bytes:
        """What the question is about: its topic, the card that asks, and an amount."""
        about = question.about
        seen: tuple[Any, ...] = (question.topic, None, 0)
        if about is not None:
            seen = (question.topic, about.get("card"), about.get("amount", 0))
        row = self._asked_before.get(seen)
        if row is None:
            room_for_more(self._asked_before)
            count = len(self._topics)
            place = self._places.get(seen[0], count)
            row = one_of(place, count + 1) + self._any.one(seen[1]) + packed((seen[2],))
            self._asked_before[seen] = row
        return row

    def _named(self) -> Iterator[str]:
        yield from (f"asked.{name}" for name in (*self._topics, "other"))
        yield from self._any.names("asked-by")
        yield "asked.amount"
        yield from _counts_named(self._box)
        for step in range(self.players):
            yield from (f"+{step}.{name}" for name in _player_named(self._box))
            yield from (f"+{step}.aether-for-{purpose}" for purpose in _PURPOSES)
        yield from (f"nemesis.{slug}" for slug in self._box.nemeses)
        yield from self._turns[0].names
        yield from self._foes.names
        yield from (f"market.{slug}" for slug in self._box.market)
        yield from self._own.names("destroyed")
        for step in range(self.players):
            yield from (f"+{step}.{name}" for name in _side_names(self._box, self._own))


def _counts(box: Box, state: State) -> list[int]:
    return [
        state.gravehold,
        state.max_gravehold,
        state.nemesis_life,
        state.max_nemesis_life,
        state.tokens,
        state.hard,
        len(state.nemesis_deck),
        *_own_numbers(box.nemesis_counts, state.own),
        len(state.order_deck),
        state.turn,
        state.unleashing,
        state.extra_draws,
        *((state.sheltered,) if box.topics else ()),
    ]


class _Foes:
    """The nemesis cards: where each was last seen, its place in play and its tokens; the tier."""

    __slots__ = ("_bag", "_last", "_row", "names")

    def __init__(self, bag: Bag) -> None:
        self._bag = bag
        self._last: tuple[Any, ...] = (None,) * 6
        self._row = b""
        self.names = (
            *bag.names("seen"),
            *bag.names("in-play"),
            *bag.names("tokens"),
            "tier",
        )

    def row(self, state: State) -> bytes:
        last = self._last
        known = state.nemesis_pile.known
        if (
            last[0] is not state.in_play
            or last[1] is not state.nemesis_discard
            or last[2] is not state.resolving
            or last[3] is not state.waiting
            or last[4] is not known
            or last[5] is not state.own
        ):
            self._last = (
                state.in_play,
                state.nemesis_discard,
                state.resolving,
                state.waiting,
                known,
                state.own,
            )
            self._row = self._written(state)
        return self._row

    def _written(self, state: State) -> bytes:
        place, size = self._bag.place, self._bag.size
        row = bytearray(3 * size + 1)
        for card in (*state.nemesis_discard, *state.own.discarded()):
            row[place(card)] = _DISCARDED
        pile = state.nemesis_pile
        known = pile.cards[: pile.known_bottom()]
        for card in (*known, *state.own.known()):
            row[place(card)] = _AT_THE_BOTTOM
        for card in state.unresolved():
            row[place(card)] = _RESOLVING
        for number, piece in enumerate(state.in_play, start=1):
            row[size + place(piece.card)] = small(number)
            row[2 * size + place(piece.card)] = small(piece.tokens)
        row[-1] = state.tier
        return bytes(row)


class _Market:
    """How many copies each supply pile still holds."""

    __slots__ = ("_bag", "_last", "_row")

    def __init__(self, box: Box) -> None:
        self._bag = Bag(box.market)
        self._last: tuple[Any, ...] = ()
        self._row = b""

    def row(self, state: State) -> bytes:
        if state.market is not self._last:
            self._last = state.market
            row = bytearray(self._bag.size)
            for pile in state.market:
                row[self._bag.place(pile.card)] = len(pile.copies)
            self._row = bytes(row)
        return self._row


class _TurnOrder:
    """The turn order as one seat counts it: who is active, what was drawn, what is known."""

    __slots__ = ("_memory", "_players", "_seat", "names")

    def __init__(self, seat: int, players: int) -> None:
        self._seat = seat
        self._players = players
        self._memory: dict[tuple[Any, ...], bytes] = {}
        seats = [f"+{step}" for step in range(players)]
        cards = ("nemesis", "wild", *seats, "own-pair", "other-pair")
        self.names = (
            *(f"active.{who}" for who in (*seats, "nemesis")),
            *(f"drawn.{card}" for card in cards),
            *(f"next.{card}" for card in cards),
            *(f"at-the-bottom.{card}" for card in cards),
        )

    def row(self, state: State) -> bytes:
        deck = state.order_deck
        bottom = deck[: state.order_known_bottom] if state.order_known_bottom else ()
        top = deck[-1:] if state.order_known_top else ()
        seen = (state.active, state.order_discard, bottom, top)
        row = self._memory.get(seen)
        if row is None:
            room_for_more(self._memory)
            active = (state.active - self._seat) % self._players if state.active >= 0 else -1
            row = one_of(active if active >= 0 else self._players, self._players + 1)
            row += self._counted(state.order_discard) + self._counted(top) + self._counted(bottom)
            self._memory[seen] = row
        return row

    def _counted(self, cards: tuple[TurnCard, ...]) -> bytes:
        row = bytearray(self._players + 4)
        for card in cards:
            row[self._place(card)] += 1
        return bytes(row)

    def _place(self, card: TurnCard) -> int:
        if not card.seats:
            return 0
        if len(card.seats) == 3:
            return 1
        if len(card.seats) == 1:
            return 2 + (card.seats[0] - self._seat) % self._players
        return 2 + self._players + (self._seat not in card.seats)


class _Side:
    """One mage: sheet, counters, breaches and the piles that are open."""

    __slots__ = (
        "_box",
        "_breaches",
        "_discard",
        "_drawn",
        "_mages",
        "_nowhere",
        "_play_area",
        "_spells",
        "deck",
        "hand",
    )

    def __init__(self, box: Box, own: Bag) -> None:
        self._box = box
        self._discard, self._play_area = Watched(own), Watched(own)
        self.hand, self.deck = Watched(own), Watched(own)
        self._spells = Bag(box.of_type(SPELL))
        self._mages = {slug: one_of(place, len(box.mages)) for place, slug in enumerate(box.mages)}
        self._nowhere = bytes(len(_OF_A_BREACH) + len(box.tile_marks) + self._spells.size)
        self._breaches: tuple[Breach, ...] = ()
        self._drawn = len(box.rules.breaches) * self._nowhere

    def write(self, parts: list[bytes], player: Player) -> None:
        parts.append(self._mages[player.mage.slug])
        if player.breaches is not self._breaches:
            self._breaches = player.breaches
            self._drawn = self._breach_rows(player)
        parts.append(self._drawn)
        parts.append(self._discard.counts(player.discard))
        parts.append(self._play_area.counts(player.play_area))

    def _breach_rows(self, player: Player) -> bytes:
        rows = [self._nowhere] * len(self._box.rules.breaches)
        for breach in player.breaches:
            own = [breach.tile.mark == mark for mark in self._box.tile_marks]
            marks = (1, breach.open, breach.turned, breach.focused, *own)
            rows[breach.number - 1] = bytes(marks) + self._spells.counts(breach.spells)
        return b"".join(rows)


def _marks(box: Box, state: State, player: Player) -> list[int]:
    mage = player.mage
    marks = [
        player.life,
        player.max_life,
        player.exhausted,
        player.charges,
        mage.charges,
        *_own_numbers(box.mage_counts, player.own),
        player.aether,
        len(player.hand),
        len(player.deck),
        len(player.next_gain),
        player.seat in state.pair_tokens,
        *((player.discount, player.doubled) if box.topics else ()),
    ]
    return marks + (_bound(player) if player.bound else _NOTHING_BOUND)


_NOTHING_BOUND: Final = [0] * len(_PURPOSES)


def _bound(player: Player) -> list[int]:
    """How much of the bound aether could be spent on each purpose."""
    return [
        sum(amount for allowed, amount in player.bound if allowed & purpose)
        for purpose in _PURPOSES.values()
    ]


def _side_names(box: Box, own: Bag) -> Iterator[str]:
    yield from (f"mage.{slug}" for slug in box.mages)
    for tile in box.rules.breaches:
        marks = (*_OF_A_BREACH, *box.tile_marks)
        yield from (f"breach.{tile.number}.{mark}" for mark in marks)
        yield from (f"breach.{tile.number}.{slug}" for slug in box.of_type(SPELL))
    for zone in ("discard", "play-area", "hand", "deck"):
        yield from own.names(zone)
