"""How many turns a way takes: dice are exact, so that steps alone say little.

A space two steps away is seldom reached in the next turn, while a character may go past the
Guardian of the Rift with any die that is high enough. What is reckoned here is the mean number of
turns for somebody who always goes for it, with the corners where one crosses and the portals.
"""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.bot.strength import passing
from emberhold.games.relic.map.board import (
    FIRST_INNER,
    FIRST_MIDDLE,
    MIDDLE_CORNERS,
    OUTER_CORNERS,
    SPACES,
    along,
)
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import CUNNING, STRENGTH, WILLPOWER

Turns = tuple[float, ...]
"""For every space of the two rings."""
Chances = tuple[float, float, float, float]
"""Of crossing at each outer corner, in their order."""

_PORTALS: Final = tuple(corner for corner in MIDDLE_CORNERS if "webway" in SPACES[corner].slug)
AGAIN: Final = -1.0
_TOLL: Final = 2
_TEST: Final = 6
_SWEEPS: Final = 40
"""Rounds of reckoning after which the numbers hardly change."""
_MEMO: Final[dict[tuple[tuple[int, ...], bool, Chances, float], Turns]] = {}
_MEMO_MOST: Final = 4_000


def chances_of(game: State, me: Figure) -> Chances:
    """R-055: what the outer corners ask of somebody who wants to cross."""
    return (
        passing(game, me, WILLPOWER, _TEST),
        1.0 if me.influence >= _TOLL else 0.0,
        passing(game, me, CUNNING, _TEST),
        passing(game, me, STRENGTH, _TEST),
    )


class _Stop:
    """Where a movement may end, and the spaces entered on the way, as bits."""

    __slots__ = ("end", "entered")

    def __init__(self, end: int, entered: int) -> None:
        self.end = end
        self.entered = entered


def _stops(start: int, steps: int) -> list[_Stop]:
    found: list[_Stop] = []
    _leaving(start, steps, 0, found)
    for direction in (1, -1):
        _walking(start, direction, steps, 0, found)
    return found


def _walking(start: int, direction: int, steps: int, entered: int, found: list[_Stop]) -> None:
    space = start
    for left in range(steps - 1, -1, -1):
        space = along(space, direction)
        entered |= 1 << space
        _leaving(space, left, entered, found)
    found.append(_Stop(space, entered))


def _leaving(space: int, steps: int, entered: int, found: list[_Stop]) -> None:
    """R-056: the movement boxes that ask for no relic."""
    for gate in SPACES[space].gates:
        if gate.relic or gate.points > steps:
            continue
        beyond = entered | 1 << gate.target
        left = steps - gate.points
        if left:
            _walking(gate.target, 1, left, beyond, found)
            _walking(gate.target, -1, left, beyond, found)
        else:
            found.append(_Stop(gate.target, beyond))


_STOPS: Final = [[_stops(space, die) for die in range(1, 7)] for space in range(FIRST_INNER)]


def turns_to(
    wanted: tuple[int, ...], in_passing: bool, chances: Chances, rest: float = 0.0
) -> Turns:
    """The turns it takes from each space to stop on one of those wanted, or to enter one.

    `rest` is what is left for those who are on one already; `AGAIN`: they have to come back.
    """
    key = (wanted, in_passing, chances, rest)
    found = _MEMO.get(key)
    if found is None:
        if len(_MEMO) >= _MEMO_MOST:
            _MEMO.clear()
        found = _MEMO[key] = _reckoned(wanted, in_passing, chances, rest)
    return found


def _reckoned(wanted: tuple[int, ...], in_passing: bool, chances: Chances, rest: float) -> Turns:
    there = 0
    for space in wanted:
        there |= 1 << space
    turns = [0.0] * FIRST_INNER
    for _ in range(_SWEEPS):
        landed = [after_landing(turns, space, chances) for space in range(FIRST_INNER)]
        for space in range(FIRST_INNER):
            if there >> space & 1 and rest != AGAIN:
                turns[space] = rest
                continue
            total = 0.0
            for stops in _STOPS[space]:
                least = 99.0
                for stop in stops:
                    at = stop.entered if in_passing else 1 << stop.end
                    left = 0.0 if at & there else landed[stop.end]
                    least = min(least, left)
                total += least
            turns[space] = 1.0 + total / 6
    return tuple(turns)


def after_landing(turns: Turns | list[float], space: int, chances: Chances) -> float:
    """What is left after a stop where a character may cross (R-054) or take a portal
    (R-060)."""
    left = turns[space]
    if not SPACES[space].corner:
        return left
    if space < FIRST_MIDDLE:
        chance = chances[OUTER_CORNERS.index(space)]
        return min(left, chance * turns[SPACES[space].nearest] + (1 - chance) * left)
    if space in _PORTALS:
        beyond = [turns[other] for other in (*_PORTALS, *OUTER_CORNERS)]
        return min(left, min(beyond))
    return left
