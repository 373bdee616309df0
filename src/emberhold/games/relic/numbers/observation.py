"""What a seat of Relic may know as a row of numbers.

Every seat is written as this one counts it: `+0` is itself. Of others' hands, of decks and of cards
face down it says what the seat has seen, and otherwise only how many there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhold.games.relic.cards import SCENARIOS
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.numbers.asked_numbers import AskedNumbers
from emberhold.games.relic.numbers.card_numbers import ANY, CardNumbers, card_names
from emberhold.games.relic.numbers.fight_numbers import FIGHT, fight_row, fight_seats
from emberhold.games.relic.numbers.figure_numbers import (
    FigureNumbers,
    figure_names,
    own_names,
    own_row,
)
from emberhold.games.relic.state import Piece, State
from emberhold.games.relic.terms import (
    AGENT,
    ASSET,
    ATTRIBUTES,
    DECKS,
    ENCOUNTER,
    ENEMY,
    EVENT,
    IMPERIUM,
)
from emberhold.kernel.question import Question
from emberhold.parts.encoding import Watched, one_of, packed

_PHASES: Final = (
    "sheets",
    "begin",
    "start",
    "movement",
    "exploration",
    "engagement",
    "experience",
    "end",
)
_VARIANTS: Final = ("standard", "enemies", "duel")
_SCENARIO: Final = {slug: place for place, slug in enumerate(SCENARIOS)}
_WHOLE: Final = ("round", "rounds", "omens", "goal", "together", "crossed", "fresh", "lair")
_ON_A_SPACE: Final = (
    "enemies",
    *ATTRIBUTES,
    "encounters",
    "assets",
    "events",
    "agents",
    "imperium",
)
_NOTHING_THERE: Final = bytes(len(_ON_A_SPACE))


class RelicObservation:
    """The writer for a number of players."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._asked = AskedNumbers(players)
        seats = range(players)
        self._figures = [[FigureNumbers(seat, players) for _ in seats] for seat in seats]
        self._cards = [CardNumbers(seat, players) for seat in range(players)]
        self._offer, self._drawn = Watched(ANY), Watched(ANY)
        self._board: list[tuple[Piece, ...]] = [() for _ in SPACES]
        self._spaces = [_NOTHING_THERE for _ in SPACES]
        self.names: Sequence[str] = tuple(self._named())

    def _named(self) -> list[str]:
        seats = [f"+{other}" for other in range(self._players)]
        names = [f"scenario.{slug}" for slug in SCENARIOS]
        names += [*_WHOLE, *(f"variant.{name}" for name in _VARIANTS)]
        names += [f"phase.{phase}" for phase in _PHASES]
        names += [f"active.{who}" for who in seats]
        names += [f"attacked.{who}" for who in seats]
        names += [f"deck.{deck}" for deck in DECKS]
        for who in seats:
            names += figure_names(who, self._players)
        names += own_names()
        for space in SPACES:
            names += [f"space.{space.slug}.{what}" for what in _ON_A_SPACE]
        names += [*card_names(), *ANY.names("offer"), *ANY.names("drawn")]
        names += [*FIGHT, *fight_seats(self._players)]
        return names + list(self._asked.names)

    def row(self, state: State, seat: int, question: Question | None) -> bytes:
        players = self._players
        parts = [self._whole(state, seat)]
        for other in range(players):
            figure = state.figures[(seat + other) % players]
            parts.append(self._figures[seat][figure.seat].row(state, figure))
        parts.append(own_row(state, state.figures[seat]))
        parts += self._spaces_row(state)
        parts.append(self._cards[seat].row(state))
        parts.append(self._offer.counts(state.offer))
        parts.append(self._drawn.counts(state.drawn if seat == state.active else ()))
        parts.append(fight_row(state, seat, players))
        parts.append(self._asked.nothing if question is None else self._asked.row(seat, question))
        return b"".join(parts)

    def _whole(self, state: State, seat: int) -> bytes:
        """The game as a whole."""
        players = self._players
        phase = _PHASES.index(state.phase) if state.phase in _PHASES else -1
        attacked = (state.attack - seat) % players if state.attack >= 0 else -1
        numbers = [state.round, state.rounds, state.omens, state.goal, state.together]
        numbers += [state.crossed, state.fresh, len(state.lair)]
        return b"".join(
            (
                one_of(_SCENARIO[state.scenario.slug], len(SCENARIOS)),
                packed(numbers),
                one_of(_VARIANTS.index(state.variant), len(_VARIANTS)),
                one_of(phase, len(_PHASES)),
                one_of((state.active - seat) % players, players),
                one_of(attacked, players),
                packed([len(deck.cards) for deck in state.decks]),
            )
        )

    def _spaces_row(self, state: State) -> list[bytes]:
        """What is on each space, written again where it was replaced."""
        before, spaces = self._board, self._spaces
        for place, pieces in enumerate(state.board):
            if pieces is not before[place]:
                before[place] = pieces
                spaces[place] = _space(pieces)
        return spaces


def _space(pieces: tuple[Piece, ...]) -> bytes:
    if not pieces:
        return _NOTHING_THERE
    values = [0, 0, 0]
    counts = dict.fromkeys((ENEMY, ENCOUNTER, ASSET, EVENT, AGENT), 0)
    imperium = 0
    for piece in pieces:
        card = piece.card
        if card.sort == ENEMY:
            values[card.attribute] += card.value
        if card.sort in counts:
            counts[card.sort] += 1
        imperium += card.deck == IMPERIUM
    enemies, encounters, assets, events, agents = counts.values()
    return packed([enemies, *values, encounters, assets, events, agents, imperium])


def observation(players: int) -> RelicObservation:
    return RelicObservation(players)
