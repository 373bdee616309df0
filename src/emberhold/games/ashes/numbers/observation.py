"""What a seat may know of a game of Ashes, as a row of small numbers.

The row is put together from parts that are written again only when what they show was replaced.
Others' hands, draw piles and conjuration piles are only counted; of its own draw pile a seat knows
which cards it holds, not their order. Units are in the places that actions name (see `places`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from emberhold.games.ashes.cards import CARDS, CONJURED, DECK_CARDS, PRINTED
from emberhold.games.ashes.cards import PHOENIXBORN as BORN
from emberhold.games.ashes.dice import TYPES
from emberhold.games.ashes.figure.values import life_of
from emberhold.games.ashes.numbers.asked_numbers import AskedNumbers
from emberhold.games.ashes.numbers.side_numbers import BORN_ROWS, OF_A_PLAYER, Side, side_names
from emberhold.games.ashes.state import Draft, Player, State
from emberhold.kernel.question import Question
from emberhold.parts.encoding import Bag, Watched, one_of, packed

_PHASES: Final = ("draft", "prepare", "turns", "recovery")
_COUNTS: Final = ("round", "mains", "sides", "passes", "meditated", "turnable-dice")


def observation(players: int) -> AshesObservation:
    return AshesObservation(players)


class AshesObservation:
    """Writes observations for a number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        printed = PRINTED.values()
        self._any = Bag(CARDS, printed)
        self._deck, self._conjured = Bag(DECK_CARDS, printed), Bag(CONJURED)
        self._asked = AskedNumbers(players, self._any, self._deck)
        self._removed = Watched(self._any)
        self._turns: dict[tuple[int, int, int, str], bytes] = {}
        self._counted = (-1, -1, -1, -1)
        self._under_way = (-1, -1)
        self._counts_row = b""
        self._sides = [Side(self._any, self._deck, self._conjured) for _ in range(players)]
        self._around = [self._sides[seat:] + self._sides[:seat] for seat in range(players)]
        """The sides as each seat counts them."""
        self._drafts = _Drafting(players, self._deck)
        self._no_marks = bytes(players * len(OF_A_PLAYER))
        self._no_sides = bytes(
            2 * self._deck.size + self._conjured.size + players * len(list(side_names(self._any)))
        )
        self.names = tuple(self._named())

    def row(self, state: State, seat: int, question: Question | None) -> bytes:
        draft = state.draft
        parts: list[Any] = [
            self._asked.nothing if question is None else self._asked.row(state, seat, question),
            self._counts(state),
        ]
        around = self._around[seat]
        if draft is not None:
            parts.append(self._no_marks)
        else:
            for other, player in enumerate(state.players):
                self._sides[other].look(state, player)
            for side in around:
                parts.append(side.marks)
        parts.append(self._turn(state, seat))
        parts.append(self._any.one(state.announced))
        parts.append(self._removed.counts(state.removed))
        parts.append(self._drafts.row(draft, seat))
        if draft is not None:
            parts.append(self._no_sides)
        else:
            parts += around[0].own
            for side in around:
                parts += side.open
        return b"".join(parts)

    def _counts(self, state: State) -> bytes:
        """The round, what is left of a turn, a meditation under way."""
        seen = (state.round, state.mains, state.sides, state.passes)
        under_way = (state.meditated[0], state.turning[0])
        if seen != self._counted or under_way != self._under_way:
            self._counted, self._under_way = seen, under_way
            self._counts_row = packed((*seen, *under_way))
        return self._counts_row

    def _turn(self, state: State, seat: int) -> bytes:
        """Whose turn it is, who has the first player token, and the phase."""
        seen = (seat, state.active, state.first, state.phase)
        row = self._turns.get(seen)
        if row is None:
            count = self.players
            first = (state.first - seat) % count if state.first >= 0 else -1
            row = one_of((state.active - seat) % count, count) + one_of(first, count)
            row += one_of(_PHASES.index(state.phase), len(_PHASES))
            self._turns[seen] = row
        return row

    def _named(self) -> Iterator[str]:
        seats = [f"+{step}" for step in range(self.players)]
        yield from self._asked.names
        yield from _COUNTS
        for who in seats:
            yield from (f"{who}.{name}" for name in OF_A_PLAYER)
        yield from (f"turn.{who}" for who in seats)
        yield from (f"first.{who}" for who in seats)
        yield from (f"phase.{phase}" for phase in _PHASES)
        yield from self._any.names("announced")
        yield from self._any.names("removed")
        yield from self._drafts.names
        yield from self._deck.names("hand")
        yield from self._deck.names("draw-pile")
        yield from self._conjured.names("conjurations")
        for who in seats:
            yield from (f"{who}.{name}" for name in side_names(self._any))


class _Drafting:
    """A draft: what everybody picks from, who has taken what openly, and one's own picks."""

    def __init__(self, players: int, deck: Bag) -> None:
        self._players = players
        self._deck = deck
        self._last: tuple[Draft | None, int] = (None, -1)
        seats = [f"+{step}" for step in range(players)]
        self.names = (
            *(f"draft.phoenixborn.{slug}" for slug in BORN),
            *(f"draft.dice.{type}" for type in TYPES),
            *(f"draft.{who}.phoenixborn.{slug}" for who in seats for slug in BORN),
            *(f"draft.{who}.dice.{type}" for who in seats for type in TYPES),
            *(f"draft.{who}.picked" for who in seats),
            *deck.names("draft.face-up"),
            *deck.names("draft.pack"),
            *deck.names("draft.kept"),
        )
        self._none = self._row = bytes(len(self.names))

    def row(self, draft: Draft | None, seat: int) -> bytes:
        if draft is None:
            return self._none
        last = self._last
        if last[0] is not draft or last[1] != seat:
            self._last = (draft, seat)
            self._row = self._written(draft, seat)
        return self._row

    def _written(self, draft: Draft, seat: int) -> bytes:
        around = [(seat + step) % self._players for step in range(self._players)]
        left = [card.slug for card in draft.left]
        parts = [bytes(slug in left for slug in BORN), packed(draft.supply)]
        for other in around:
            born = draft.born[other]
            parts.append(bytes(len(BORN)) if born is None else BORN_ROWS[born.slug])
        parts += [packed(draft.dice[other]) for other in around]
        parts.append(packed([len(draft.kept[other]) for other in around]))
        counts = self._deck.counts
        parts += [counts(draft.face_up), counts(draft.packs[seat]), counts(draft.kept[seat])]
        return b"".join(parts)


# What the game is worth


def promise(state: State, seat: int) -> float:
    """The life left to the own Phoenixborn beside the others', from -1 to 1, open to everybody."""
    if state.draft is not None:
        return 0.0
    left = [_left(state, player) for player in state.players]
    others = left[:seat] + left[seat + 1 :]
    return left[seat] - sum(others) / len(others)


def _left(state: State, player: Player) -> float:
    born = player.phoenixborn
    life = life_of(state, born)
    return 0.0 if player.out else max(0, life - born.wounds) / life
