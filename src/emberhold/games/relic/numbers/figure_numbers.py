"""A character or nemesis of Relic and what its player has, as far as a seat knows, as numbers."""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.relic.cards import CARDS, CHARACTERS, NEMESES
from emberhold.games.relic.figure.belongings import worth
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.numbers.asked_numbers import used_names, used_up
from emberhold.games.relic.state import Figure, State, Taint
from emberhold.games.relic.terms import ATTRIBUTES, THRESHOLD
from emberhold.parts.deck import knows
from emberhold.parts.encoding import Bag, one_of, packed, small

_SHEETS: Final = (*CHARACTERS, *NEMESES)
_SHEET: Final = {slug: place for place, slug in enumerate(_SHEETS)}


def _bag(*types: str) -> Bag:
    return Bag({slug: card for slug, card in CARDS.items() if card.type in types})


_ASSETS: Final = _bag("asset", "arsenal", "encounter", "enemy", "agent")
_TROPHIES: Final = _bag("enemy", "agent")
_EVADED: Final = _bag("enemy", "agent", "event", "encounter")
_HAND: Final = _bag("power", "might")
_TAINTS: Final = _bag("corruption")
_MISSIONS: Final = _bag("mission")
_GOALS: Final = max(len(card.goals) for card in CARDS.values())
_SEALS: Final = 3
_TAINT_PLACES: Final = THRESHOLD + 2
_VALUES: Final = (
    *("nemesis", "life", *ATTRIBUTES, "influence", "infamy", "level", "hand-size", "completed"),
    *("tokens", *(f"seal.{number}" for number in range(1, _SEALS + 1)), "misses", "out"),
    *("trophies", "trophy-points", "face-down", "beginning", "at-gate", "wounded", "tainted"),
    *(f"progress.{number}" for number in range(1, _GOALS + 1)),
)


def figure_names(who: str, players: int) -> list[str]:
    names = [f"{who}.{value}" for value in _VALUES]
    names += [f"{who}.mark.+{other}" for other in range(players)]
    names += [f"{who}.partner.+{other}" for other in range(players)]
    names += [f"{who}.turn.{place}" for place in range(1, players + 1)]
    names += [f"{who}.sheet.{slug}" for slug in _SHEETS]
    names += [f"{who}.space.{space.slug}" for space in SPACES]
    names += _ASSETS.names(f"{who}.assets")
    names += _TROPHIES.names(f"{who}.trophies")
    names += _HAND.names(f"{who}.hand")
    names += _TAINTS.names(f"{who}.corruption")
    names += _TAINTS.names(f"{who}.corruption-place")
    names += [f"{who}.corruption-least.{place}" for place in range(1, _TAINT_PLACES + 1)]
    names += _MISSIONS.names(f"{who}.mission")
    return names + _MISSIONS.names(f"{who}.completed")


class FigureNumbers:
    """Writes one figure for one seat, again only when something it has was replaced."""

    __slots__ = ("_players", "_row", "_seat", "_seen")

    def __init__(self, seat: int, players: int) -> None:
        self._seat = seat
        self._players = players
        self._seen: tuple[Any, ...] = ()
        self._row = b""

    def row(self, state: State, figure: Figure) -> bytes:
        hidden = state.phase == "sheets"
        seen = (
            *(hidden, state.order, figure.sheet, figure.space, figure.life, figure.attributes),
            *(figure.influence, figure.infamy, figure.level, figure.hand, figure.seen),
            *(figure.assets, figure.trophies, figure.corruption, figure.mission, figure.progress),
            *(figure.mark, figure.completed, figure.tokens, figure.misses, figure.out),
            *(figure.partner, figure.beginning, figure.at_gate, figure.wounded, figure.tainted),
        )
        if seen != self._seen:
            self._seen = seen
            self._row = self._written(state, figure, hidden)
        return self._row

    def _written(self, state: State, figure: Figure, hidden: bool) -> bytes:
        seat, players = self._seat, self._players
        hand = figure.hand
        if figure.seat != seat and hand:
            seen = zip(hand, figure.seen, strict=True)
            hand = tuple([card for card, who in seen if knows(who, seat)])
        completed = figure.completed
        return b"".join(
            (
                packed(_values(figure)),
                _relative(figure.mark, seat, players),
                _relative(figure.partner, seat, players),
                one_of(-1 if hidden else state.order.index(figure.seat), players),
                one_of(-1 if hidden else _SHEET[figure.sheet.slug], len(_SHEETS)),
                one_of(-1 if hidden or figure.out else figure.space, len(SPACES)),
                _ASSETS.counts(tuple([piece.card for piece in figure.assets])),
                _TROPHIES.counts(tuple([piece.card for piece in figure.trophies])),
                _HAND.counts(hand),
                _taints(figure.corruption, seat),
                _MISSIONS.one(figure.mission),
                _MISSIONS.counts(tuple([card for card, known in completed if known])),
            )
        )


def _relative(other: int, seat: int, players: int) -> bytes:
    return one_of((other - seat) % players if other >= 0 else -1, players)


def _values(figure: Figure) -> list[int]:
    progress = figure.progress if figure.mission is not None else ()
    awake = sum(1 for taint in figure.corruption if taint.open)
    return [
        figure.nemesis,
        figure.life,
        *figure.attributes,
        figure.influence,
        figure.infamy,
        figure.level,
        len(figure.hand),
        len(figure.completed),
        len(figure.tokens),
        *(number in figure.tokens for number in range(_SEALS)),
        figure.misses,
        figure.out,
        len(figure.trophies),
        sum(worth(piece) for piece in figure.trophies),
        len(figure.corruption) - awake,
        figure.beginning,
        figure.at_gate,
        figure.wounded,
        figure.tainted,
        *progress[:_GOALS],
        *(0 for _ in range(_GOALS - len(progress))),
    ]


_NO_TAINTS: Final = bytes(2 * _TAINTS.size + _TAINT_PLACES)


def _taints(taints: tuple[Taint, ...], seat: int) -> bytes:
    """Which are awake; where those are that the seat knows; and what is known of the others."""
    if not taints:
        return _NO_TAINTS
    row = bytearray(_NO_TAINTS)
    for number, taint in enumerate(taints):
        place = _TAINTS.place(taint.card)
        if taint.open:
            row[place] += 1
        if taint.open or knows(taint.seen, seat):
            row[_TAINTS.size + place] = number + 1
        elif number < _TAINT_PLACES:
            row[2 * _TAINTS.size + number] = small(taint.least + 1)
    return bytes(row)


# What only the seat itself is told


def own_names() -> list[str]:
    names = [f"dealt.{slug}" for slug in _SHEETS]
    return [*names, *_EVADED.names("evaded"), *used_names("used")]


def own_row(state: State, figure: Figure) -> bytes:
    """The sheets to choose from, and what was evaded or used in this turn."""
    dealt = bytearray(len(_SHEETS))
    if state.phase == "sheets":
        for sheet in figure.dealt:
            dealt[_SHEET[sheet.slug]] = 1
    return bytes(dealt) + _EVADED.counts(figure.evaded) + used_up(figure.used)
