"""What a seat may know of a game of Aeon's End, as a row of small numbers.

The row is put together from parts that are written again only when what they show was replaced.
Decks of the nemesis and of the turn order are counted, with what everybody saw put back; a mage's
hand and the cards in that mage's deck are shown to those who may see the hand, with their order as
far as anybody knows it. A card in a place is told by its number, counted as the bag counts it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import SPELL, Card, TurnCard
from emberhold.games.aeons_end.fight.life import foe_share
from emberhold.games.aeons_end.numbers.actions import SEAT_SUBJECTS
from emberhold.games.aeons_end.numbers.side_numbers import (
    IN_ORDER,
    PURPOSES,
    Side,
    own_numbers,
    player_named,
    side_names,
)
from emberhold.games.aeons_end.numbers.table_numbers import Foes, Market, TurnOrder
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.state import State
from emberhold.kernel.question import Choice, Question
from emberhold.parts.deck import Deck
from emberhold.parts.encoding import Bag, Watched, one_of, packed, room_for_more

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


def _counts_named(box: Box) -> tuple[str, ...]:
    """The numbers of the whole table; those of a nemesis alone are behind its deck."""
    return (
        *("gravehold", "max-gravehold", "nemesis-life", "max-nemesis-life", "nemesis-tokens"),
        *("hard", "nemesis-deck", *box.nemesis_counts),
        *("order-deck", "turn", "unleashing", "extra-draws"),
        *(("sheltered",) if box.topics else ()),
    )


def promise(state: State, seat: int) -> float:
    """How far the game has come, from about -1 to 1, seen by all: for rewards along the way."""
    city = state.gravehold / state.max_gravehold
    mages = sum(p.life / p.max_life for p in state.players) / len(state.players)
    return (city + mages) / 2 - foe_share(state)


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
        self._among_nobody = bytes(2 * players + 4 + self._any.size)
        self._unseen = bytes(2 * self._own.size + IN_ORDER["deck"])
        self._offered: list[dict[Choice, int]] = [{} for _ in range(players)]
        self._asked_before: dict[tuple[Any, ...], bytes] = {}
        self._nemeses = {slug: one_of(n, len(box.nemeses)) for n, slug in enumerate(box.nemeses)}
        self._counts = _Counts(box)
        self._foes = Foes(self._foe)
        self._market = Market(box)
        self._destroyed = Watched(self._own)
        self._turns = [TurnOrder(seat, players) for seat in range(players)]
        spells = Bag(box.of_type(SPELL))
        self._sides = [Side(box, self._own, spells) for _ in range(players)]
        self._around = [self._sides[seat:] + self._sides[:seat] for seat in range(players)]
        """The sides as each seat counts them."""
        self.names = tuple(self._named())

    def row(self, state: State, seat: int, question: Question | None) -> bytes:
        return b"".join(self.parts(state, seat, question))

    def parts(self, state: State, seat: int, question: Question | None) -> list[Any]:
        """What the row is joined from; some of it changes with the next one."""
        pairs = state.pair_tokens
        for other, player in enumerate(state.players):
            self._sides[other].look(player, other == pairs[0] or other == pairs[1])
        around = self._around[seat]
        parts: list[Any] = [
            self._unasked if question is None else self._asked(question),
            self._among_nobody if question is None else self._among(question, seat),
            self._counts.row(state),
        ]
        for side in around:
            parts.append(side.marks)
        parts.append(self._nemeses[state.nemesis.slug])
        parts.append(self._turns[seat].row(state))
        parts += self._foes.rows(state)
        parts.append(self._market.row(state))
        parts.append(self._destroyed.counts(state.destroyed))
        for side in around:
            parts += side.open
            if state.open_hands or side is around[0]:
                parts += side.own
            else:
                parts.append(self._unseen)
        return parts

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

    def _among(self, question: Question, seat: int) -> bytes:
        """The players and the cards that can be chosen: what was chosen before is left out."""
        row = bytearray(self._among_nobody)
        known = self._offered[seat]
        for choice in question.choices:
            place = known.get(choice)
            if place is None:
                room_for_more(known)
                place = known[choice] = self._among_place(choice, seat)
            if place >= 0:
                row[place] += 1
        return bytes(row)

    def _among_place(self, choice: Choice, seat: int) -> int:
        """The slot of what a choice points at; -1 for what has none."""
        subject = choice[1] if len(choice) > 1 else None
        if choice[0] in SEAT_SUBJECTS:
            return (int(choice[1]) - seat) % self.players
        if isinstance(subject, Card):
            place = self._any.place(subject)
            return -1 if place < 0 else self.players + place
        if isinstance(subject, TurnCard):
            return self.players + self._any.size + self._turns[seat].place(subject)
        return -1

    def _named(self) -> Iterator[str]:
        yield from (f"asked.{name}" for name in (*self._topics, "other"))
        yield from self._any.names("asked-by")
        yield "asked.amount"
        yield from (f"among.+{step}" for step in range(self.players))
        yield from self._any.names("among")
        yield from (f"among.turn.{card}" for card in self._turns[0].cards)
        yield from _counts_named(self._box)
        for step in range(self.players):
            yield from (f"+{step}.{name}" for name in player_named(self._box))
            yield from (f"+{step}.aether-for-{purpose}" for purpose in PURPOSES)
        yield from (f"nemesis.{slug}" for slug in self._box.nemeses)
        yield from self._turns[0].names
        yield from self._foes.names
        yield from (f"market.{slug}" for slug in self._box.market)
        yield from self._own.names("destroyed")
        for step in range(self.players):
            yield from (f"+{step}.{name}" for name in side_names(self._box, self._own))


class _Counts:
    """The numbers of the whole table, written again only when one has changed."""

    __slots__ = (
        "_box",
        "_extra_draws",
        "_gravehold",
        "_nemesis_life",
        "_order",
        "_own",
        "_pile",
        "_rarely",
        "_row",
        "_tokens",
        "_turn",
        "_unleashing",
    )

    def __init__(self, box: Box) -> None:
        self._box = box
        self._row = b""
        self._gravehold = self._nemesis_life = self._tokens = self._turn = self._extra_draws = -1
        self._unleashing = False
        self._own: Own | None = None
        self._pile: Deck[Card] | None = None
        self._order: tuple[TurnCard, ...] = ()
        self._rarely = (-1, -1, False, False)

    def row(self, state: State) -> bytes:
        rarely = (state.max_gravehold, state.max_nemesis_life, state.hard, state.sheltered)
        if (
            self._gravehold != state.gravehold
            or self._nemesis_life != state.nemesis_life
            or self._tokens != state.tokens
            or self._turn != state.turn
            or self._extra_draws != state.extra_draws
            or self._unleashing != state.unleashing
            or self._own is not state.own
            or self._pile is not state.nemesis_pile
            or self._order is not state.order_deck
            or self._rarely != rarely
        ):
            self._gravehold, self._nemesis_life = state.gravehold, state.nemesis_life
            self._tokens, self._turn = state.tokens, state.turn
            self._extra_draws, self._unleashing = state.extra_draws, state.unleashing
            self._own, self._pile = state.own, state.nemesis_pile
            self._order = state.order_deck
            self._rarely = rarely
            self._row = packed(_counts(self._box, state))
        return self._row


def _counts(box: Box, state: State) -> list[int]:
    return [
        state.gravehold,
        state.max_gravehold,
        state.nemesis_life,
        state.max_nemesis_life,
        state.tokens,
        state.hard,
        len(state.nemesis_deck),
        *own_numbers(box.nemesis_counts, state.own),
        len(state.order_deck),
        state.turn,
        state.unleashing,
        state.extra_draws,
        *((state.sheltered,) if box.topics else ()),
    ]
