"""What Relic tests are written with: a table set by a literal, quiet but for what a test names."""

from __future__ import annotations

from typing import Any

import emberhold
from emberhold.kernel.table import Table
from tests.support import asks, cards, keys, play, rule

__all__ = [
    "against",
    "asks",
    "at",
    "cards",
    "keys",
    "log",
    "lying",
    "marks",
    "play",
    "rule",
    "topic",
    "where",
]

_SHEETS = (
    *("commissar", "ogryn", "canoness", "rogue-trader", "ratling-sniper"),
    "ultramarines-captain",
)
_ALLIED = {
    "variant": "enemies",
    "roles": ["character", "character", "nemesis", "nemesis"],
    "partners": [2, 3, 0, 1],
}
"""How Dark Alliance is played unless a test says so: each character with a nemesis."""


def at(
    *,
    players: int = 2,
    sheets: list[str] | None = None,
    scenario: str = "the-mystery-beyond",
    setup: dict[str, Any] | None = None,
    seed: int = 1,
    player: int = 0,
    phase: str = "engagement",
    **position: Any,
) -> Table:
    """A Relic table in a position; by default player 0 begins an Engagement phase.

    Players are given as `p0={...}`; everything else as in `position.py`. By default there are
    characters only: the Commissar, the Ogryn, the Canoness and so on.
    """
    if scenario == "dark-alliance" and setup is None:
        players, setup = 4, _ALLIED
    wishes: dict[str, Any] = {"scenario": scenario, "first": 0, **(setup or {})}
    wishes.setdefault("sheets", sheets or list(_SHEETS[:players]))
    seats = {str(s): position.pop(f"p{s}") for s in range(players) if f"p{s}" in position}
    position["turn"] = {"player": player, "phase": phase}
    if seats:
        position["players"] = seats
    return emberhold.open("relic", players, seed, wishes, position)


def against(nemesis: str = "moarn", hero: str = "commissar", **position: Any) -> Table:
    """A duel table: seat 0 a character, seat 1 a nemesis."""
    setup = {"variant": "duel", "roles": ["character", "nemesis"]}
    return at(sheets=[hero, nemesis], setup=setup, **position)


def marks(table: Table, area: str, seat: int = 0) -> dict[str, Any]:
    """What is written on an area, with what its dials show: influence, infamy."""
    found = table.view(seat).area(area)
    return {**found.marks, **{dial.kind: dial.value for dial in found.dials}}


def topic(table: Table) -> str:
    """What is asked now."""
    return asks(table).topic


def lying(table: Table, space: str) -> list[str]:
    """The slugs of the cards on a space."""
    pieces = table.view(0).zone(f"space:{space}").pieces
    return [piece.id.rpartition(".")[0] for piece in pieces if piece.kind != "figure"]


def log(table: Table) -> str:
    return "\n".join(table.log("en"))


def where(table: Table, seat: int) -> str:
    """The space a figure is on."""
    return str(marks(table, f"player:{seat}")["space"]).removeprefix("space:")
