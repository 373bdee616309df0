"""A character or nemesis of Relic and what its player has, as far as a seat knows, as numbers."""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.relic.card import Card, Sheet
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
    """Writes one figure for one seat, again only where something it has was replaced."""

    __slots__ = (
        "_assets",
        "_hand",
        "_hidden",
        "_last",
        "_missions",
        "_order",
        "_players",
        "_row",
        "_seat",
        "_taints",
        "_trophies",
        "_values",
        "_where",
    )

    def __init__(self, seat: int, players: int) -> None:
        self._seat = seat
        self._players = players
        self._last: Figure | None = None
        """The figure as it was when last looked at."""
        self._hidden = False
        self._order: tuple[int, ...] = ()
        self._values = self._where = self._assets = self._trophies = b""
        self._hand = self._taints = self._missions = self._row = b""

    def row(self, state: State, figure: Figure) -> bytes:
        hidden = state.phase == "sheets"
        last = self._last
        if (
            last is None
            or hidden != self._hidden
            or state.order is not self._order
            or _otherwise(last, figure)
        ):
            self._write(state, figure, hidden)
            self._hidden, self._order = hidden, state.order
            self._last = figure.copy()
        return self._row

    def _write(self, state: State, figure: Figure, hidden: bool) -> None:
        last = self._last
        self._values = packed(_values(figure))
        moved = hidden != self._hidden or state.order is not self._order
        if last is None or moved or _stands_otherwise(last, figure):
            self._where = self._placed(state, figure, hidden)
        if last is None or last.assets is not figure.assets:
            self._assets = _ASSETS.counts(tuple([piece.card for piece in figure.assets]))
        if last is None or last.trophies is not figure.trophies:
            self._trophies = _TROPHIES.counts(tuple([piece.card for piece in figure.trophies]))
        if last is None or last.hand is not figure.hand or last.seen is not figure.seen:
            self._hand = self._held(figure)
        if last is None or last.corruption is not figure.corruption:
            self._taints = _taints(figure.corruption, self._seat)
        if last is None or _missions_otherwise(last, figure):
            self._missions = _MISSIONS.one(figure.mission) + _MISSIONS.counts(
                tuple([card for card, known in figure.completed if known])
            )
        self._row = b"".join(
            (
                self._values,
                self._where,
                self._assets,
                self._trophies,
                self._hand,
                self._taints,
                self._missions,
            )
        )

    def _placed(self, state: State, figure: Figure, hidden: bool) -> bytes:
        """Whom it is about, whom it plays with, its place in the order, its sheet and space."""
        seat, players = self._seat, self._players
        return b"".join(
            (
                _relative(figure.mark, seat, players),
                _relative(figure.partner, seat, players),
                one_of(-1 if hidden else state.order.index(figure.seat), players),
                one_of(-1 if hidden else _SHEET[figure.sheet.slug], len(_SHEETS)),
                one_of(-1 if hidden or figure.out else figure.space, len(SPACES)),
            )
        )

    def _held(self, figure: Figure) -> bytes:
        """The cards in hand that this seat has seen."""
        hand, seat = figure.hand, self._seat
        if figure.seat != seat and hand:
            seen = zip(hand, figure.seen, strict=True)
            hand = tuple([card for card, who in seen if knows(who, seat)])
        return _HAND.counts(hand)


def _otherwise(last: Figure, figure: Figure) -> bool:
    """Whether something of a figure has been replaced."""
    return (
        last.life != figure.life
        or last.space != figure.space
        or last.hand is not figure.hand
        or last.assets is not figure.assets
        or last.influence != figure.influence
        or last.infamy != figure.infamy
        or last.attributes != figure.attributes
        or last.trophies is not figure.trophies
        or last.corruption is not figure.corruption
        or last.progress is not figure.progress
        or last.seen is not figure.seen
        or _missions_otherwise(last, figure)
        or _rarely_otherwise(last, figure)
    )


def _stands_otherwise(last: Figure, figure: Figure) -> bool:
    return (
        last.space != figure.space
        or last.mark != figure.mark
        or last.partner != figure.partner
        or last.out != figure.out
        or last.sheet is not figure.sheet
    )


def _missions_otherwise(last: Figure, figure: Figure) -> bool:
    return last.mission is not figure.mission or last.completed is not figure.completed


def _rarely_otherwise(last: Figure, figure: Figure) -> bool:
    return (
        last.wounded != figure.wounded
        or last.tainted != figure.tainted
        or last.level != figure.level
        or last.tokens is not figure.tokens
        or last.mark != figure.mark
        or last.misses != figure.misses
        or last.out != figure.out
        or last.at_gate != figure.at_gate
        or last.beginning != figure.beginning
        or last.partner != figure.partner
        or last.sheet is not figure.sheet
        or last.nemesis != figure.nemesis
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


class OwnNumbers:
    """The sheets to choose from, and what was evaded or used in this turn."""

    __slots__ = ("_choosing", "_dealt", "_evaded", "_row", "_used")

    def __init__(self) -> None:
        self._choosing = False
        self._dealt: tuple[Sheet, ...] = ()
        self._evaded: tuple[Card, ...] = ()
        self._used: tuple[Any, ...] = ()
        self._row = _own_row((), (), ())

    def row(self, state: State, figure: Figure) -> bytes:
        choosing = state.phase == "sheets"
        if (
            choosing != self._choosing
            or figure.used is not self._used
            or figure.evaded is not self._evaded
            or figure.dealt is not self._dealt
        ):
            self._choosing, self._dealt = choosing, figure.dealt
            self._evaded, self._used = figure.evaded, figure.used
            dealt = figure.dealt if choosing else ()
            self._row = _own_row(dealt, figure.evaded, figure.used)
        return self._row


def _own_row(dealt: tuple[Sheet, ...], evaded: tuple[Card, ...], used: tuple[Any, ...]) -> bytes:
    row = bytearray(len(_SHEETS))
    for sheet in dealt:
        row[_SHEET[sheet.slug]] = 1
    return bytes(row) + _EVADED.counts(evaded) + used_up(used)
