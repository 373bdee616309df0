"""The stylesheet of a game in the terminal: what a screen is told so that it can draw scenes well.

Colours stand for the kind of a piece, and so does its sign; neither is the only mark.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Style:
    """How the zones of a game are drawn; a zone is known by the part of its id before `:`."""

    tops: tuple[str, ...] = ()
    """Piles of which the top card is shown."""
    counts: tuple[str, ...] = ()
    """Piles that are only counted."""
    grids: tuple[str, ...] = ()
    """Areas whose zones are drawn as a grid of single cards."""
    strips: tuple[str, ...] = ()
    """Areas that are no more than a line."""
    rows: tuple[str, ...] = ()
    """Zones that are drawn under each other, their marks in columns."""
    quiet: tuple[str, ...] = ()
    """Piles that are left out while they are empty."""
    lists: tuple[str, ...] = ()
    """Zones of which each piece has a line of its own, with its marks."""
    marked: tuple[str, ...] = ()
    """Zones whose pieces are beside each other, each with its marks."""
    status: tuple[str, ...] = ()
    """Zones a person wants to see beside every question, where the table is not drawn for it."""
    bars: tuple[str, ...] = ("life",)
    """Marks drawn as a bar."""
    pips: tuple[str, ...] = ()
    """Marks drawn as filled and empty dots."""
    help: tuple[str, ...] = ()
    """What the help says besides what can be typed everywhere."""
    signs: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Sign and colour of each kind of piece; of a die by what its id ends with."""
