"""Positions in which one nemesis card is drawn or resolves.

With no nemesis card in the turn-order discard pile the Unleash of Umbra Titan does nothing, so
that only the card itself is felt; with two of them each Unleash asks for Gravehold or a pillar.
"""

from __future__ import annotations

from typing import Any

from emberhold.kernel.table import Table
from tests.support import at

CALM: dict[str, Any] = {"deck": ["1", "2"], "discard": []}
ONE_NEMESIS_TURN: dict[str, Any] = {"deck": ["1", "2"], "discard": ["nemesis"]}
TWO_NEMESIS_TURNS: dict[str, Any] = {"deck": ["1", "2"], "discard": ["nemesis", "nemesis"]}


def drawn(card: str, foe: dict[str, Any] | None = None, **position: Any) -> Table:
    """The nemesis draws a card; the one under it stays in the deck."""
    position.setdefault("turn_order", CALM)
    side = {"deck": [card, "planar-collision"], **(foe or {})}
    return at(phase="nemesis-draw", foe=side, **position)


def persistent(
    card: str, life: int | None = None, foe: dict[str, Any] | None = None, **position: Any
) -> Table:
    """The main phase of the nemesis reaches a minion; then a harmless power is drawn."""
    minion = {"card": card} if life is None else {"card": card, "life": life}
    return _main_phase([minion], foe, position)


def powered(card: str, foe: dict[str, Any] | None = None, **position: Any) -> Table:
    """A power loses its last token; then a harmless power is drawn."""
    return _main_phase([{"card": card, "tokens": 1}], foe, position)


def _main_phase(in_play: list[Any], foe: dict[str, Any] | None, position: dict[str, Any]) -> Table:
    position.setdefault("turn_order", CALM)
    side = {"deck": ["night-unending", "smite"], **(foe or {})}
    return at(phase="nemesis", in_play=in_play, foe=side, **position)


def breaches(table: Table, seat: int) -> list[str]:
    """The breaches a player still has."""
    zones = table.view(seat).area(f"player:{seat}").zones
    return [zone.id for zone in zones if zone.id.startswith("breach:")]
