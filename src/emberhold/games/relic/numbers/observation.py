"""What a seat of Relic may know as a row of numbers.

Every seat is written as this one counts it: `+0` is itself. Of others' hands, of decks and of cards
face down it says what the seat has seen, and otherwise only how many there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from emberhold.games.relic.cards import SCENARIOS
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.numbers.asked_numbers import AskedNumbers
from emberhold.games.relic.numbers.card_numbers import ANY, CardNumbers, card_names
from emberhold.games.relic.numbers.fight_numbers import FIGHT, fight_row, fight_seats
from emberhold.games.relic.numbers.figure_numbers import (
    FigureNumbers,
    OwnNumbers,
    figure_names,
    own_names,
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
        self._spaces_row = b"".join(self._spaces)
        self._wholes = [_Whole(seat, players) for seat in range(players)]
        self._own = [OwnNumbers() for _ in range(players)]
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
        parts: list[Any] = [self._wholes[seat].row(state)]
        figures, mine = state.figures, self._figures[seat]
        for other in range(seat, seat + self._players):
            number = other % self._players
            parts.append(mine[number].row(state, figures[number]))
        parts.append(self._own[seat].row(state, figures[seat]))
        parts.append(self._on_spaces(state))
        parts += self._cards[seat].rows(state)
        parts.append(self._offer.counts(state.offer))
        parts.append(self._drawn.counts(state.drawn if seat == state.active else ()))
        parts.append(fight_row(state, seat, self._players))
        parts.append(self._asked.nothing if question is None else self._asked.row(seat, question))
        return b"".join(parts)

    def _on_spaces(self, state: State) -> bytes:
        """What is on each space, written again where it was replaced."""
        before, changed = self._board, False
        for place, pieces in enumerate(state.board):
            if pieces is not before[place]:
                before[place] = pieces
                self._spaces[place] = _space(pieces)
                changed = True
        if changed:
            self._spaces_row = b"".join(self._spaces)
        return self._spaces_row


class _Whole:
    """The game as a whole for one seat, written again only when something has changed."""

    __slots__ = ("_decks", "_players", "_rest", "_row", "_seat", "_turn")

    def __init__(self, seat: int, players: int) -> None:
        self._seat, self._players = seat, players
        self._row = b""
        self._decks: list[int] = []
        self._turn = (-1, -1, -1, False, False, "")
        self._rest = (-1, -1, False, -1, "", "")

    def row(self, state: State) -> bytes:
        turn = (state.active, state.attack, state.round, state.crossed, state.fresh, state.phase)
        scenario = state.scenario.slug
        rest = (state.rounds, state.goal, state.together, state.omens, state.variant, scenario)
        decks = [len(deck.cards) for deck in state.decks]
        decks.append(len(state.lair))
        if turn != self._turn or rest != self._rest or decks != self._decks:
            self._turn, self._rest, self._decks = turn, rest, decks
            self._row = self._written(state)
        return self._row

    def _written(self, state: State) -> bytes:
        players, seat = self._players, self._seat
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
