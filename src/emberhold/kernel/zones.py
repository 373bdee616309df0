"""Zones are tuples of references, replaced on change: cheap to share between forks.

Piles are written bottom to top, so the last entry is the top card.
"""

from __future__ import annotations

from typing import TypeVar

Thing = TypeVar("Thing")


def without(zone: tuple[Thing, ...], thing: Thing) -> tuple[Thing, ...]:
    """The zone after one thing, found by identity, has left it."""
    for place, other in enumerate(zone):
        if other is thing:
            return zone[:place] + zone[place + 1 :]
    raise ValueError(f"{thing!r} is not in the zone")


def replaced(zone: tuple[Thing, ...], old: Thing, new: Thing) -> tuple[Thing, ...]:
    """The zone with one thing, found by identity, exchanged in its place."""
    for place, other in enumerate(zone):
        if other is old:
            return (*zone[:place], new, *zone[place + 1 :])
    raise ValueError(f"{old!r} is not in the zone")
