"""Chances with dice that explode on a six."""

from __future__ import annotations

from typing import Final

_FAR: Final = 24
"""Higher totals of one exploding die are too rare to matter."""


def _die() -> list[float]:
    """The chance of each total of one exploding die."""
    chances = [0.0] * (_FAR + 1)
    share = 1.0
    for sixes in range(4):
        for face in range(1, 6):
            total = 6 * sixes + face
            if total <= _FAR:
                chances[total] += share / 6
        share /= 6
    chances[_FAR] += share
    return chances


_CHANCES: Final = _die()
_REACH: Final = 30


def _beats(lead: int) -> float:
    """The chance that one die and a lead are more than another die."""
    return sum(
        mine * theirs
        for a, mine in enumerate(_CHANCES)
        for b, theirs in enumerate(_CHANCES)
        if a + lead > b
    )


_WINS: Final = tuple(_beats(lead) for lead in range(-_REACH, _REACH + 1))


_BATTLES: Final = tuple(zip(_WINS, reversed(_WINS), strict=True))


def battling_odds(lead: int) -> tuple[float, float]:
    """The chances to win and to lose a battle with so much more, or less, before the dice."""
    if lead > _REACH:
        lead = _REACH
    elif lead < -_REACH:
        lead = -_REACH
    return _BATTLES[lead + _REACH]


def winning(lead: int) -> float:
    """The chance to win a battle with so much more, or less, before the dice."""
    return _WINS[max(-_REACH, min(_REACH, lead)) + _REACH]


def losing(lead: int) -> float:
    return winning(-lead)


def reaching(need: int) -> float:
    """The chance that a die of a test shows enough; a 1 always fails (R-077)."""
    if need <= 2:
        return 5 / 6
    return sum(_CHANCES[need:]) if need <= _FAR else 0.0


def at_least(need: int) -> float:
    """The chance that a die of a battle shows enough."""
    if need <= 1:
        return 1.0
    return sum(_CHANCES[need:]) if need <= _FAR else 0.0
