"""Positions in which a nemesis card of the first box is drawn or resolves, and what follows."""

from __future__ import annotations

from typing import Any

from emberhold.kernel.table import Table
from tests.first_box.support import at
from tests.support import asks as asks
from tests.support import prepped as prepped

PLAYERS_NEXT: dict[str, Any] = {"deck": ["1", "2"], "discard": ["nemesis"]}
"""After the nemesis' turn the first player is asked what to do."""
HARMLESS = "eye-of-nothing"
"""A power that only waits when it is drawn."""


def drawn(card: str, foe: dict[str, Any] | None = None, **position: Any) -> Table:
    """The nemesis draws a card; the one under it stays in the deck."""
    position.setdefault("turn_order", PLAYERS_NEXT)
    side = {"deck": [card, HARMLESS], "discard": [], **(foe or {})}
    return at(phase="nemesis-draw", foe=side, **position)


def handled(*in_play: Any, foe: dict[str, Any] | None = None, **position: Any) -> Table:
    """The main phase of the nemesis reaches those cards; then a harmless power is drawn."""
    position.setdefault("turn_order", PLAYERS_NEXT)
    side = {"deck": [HARMLESS, "slaughter"], "discard": [], **(foe or {})}
    return at(phase="nemesis", in_play=[*in_play], foe=side, **position)


def powered(card: str, foe: dict[str, Any] | None = None, **position: Any) -> Table:
    """A power loses its last token."""
    return handled({"card": card, "tokens": 1}, foe=foe, **position)


def breaches(table: Table, seat: int) -> list[int]:
    """The breaches a player still has."""
    zones = table.view(seat).area(f"player:{seat}").zones
    return [int(zone.id.rpartition(":")[2]) for zone in zones if zone.id.startswith("breach:")]


def spells(table: Table, seat: int) -> list[str]:
    """What a player has prepped, from breach I on."""
    zones = table.view(seat).area(f"player:{seat}").zones
    found = [zone for zone in zones if zone.id.startswith("breach:")]
    return [piece.id.rpartition(".")[0] for zone in found for piece in zone.pieces]
