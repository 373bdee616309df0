"""What tests of the first box are written with: its tables, set by a literal."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.first_box_game import FIRST_BOX_GAME
from emberhold.kernel.table import Table
from tests.support.tables import placed

GAME = FIRST_BOX_GAME.name
QUIET = {"deck": ["skewer", "slaughter", "woven-sky"], "discard": []}
"""A nemesis side on which nothing happens unless a test says so."""


def at(
    *,
    players: int = 2,
    mages: list[str] | None = None,
    nemesis: str = "rageborne",
    setup: dict[str, Any] | None = None,
    seed: int = 1,
    player: int = 0,
    phase: str = "main",
    foe: dict[str, Any] | None = None,
    **position: Any,
) -> Table:
    """A table of the first box in a position; by default player 0 is in the main phase.

    Players are given as `p0={...}`, `p1={...}`, the nemesis' side as `foe={...}`; everything else
    as in `position.py`.
    """
    wishes: dict[str, Any] = {"nemesis": nemesis, "market": "free-charges", **(setup or {})}
    wishes["mages"] = mages or ["brama", "jian", "mist-first-box", "xaxos"][:players]
    position["turn"] = {"player": player, "phase": phase}
    return placed(GAME, players, seed, wishes, foe, position)
