"""What Ashes tests are written with: a table set by a literal, quiet but for what a test names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import emberhold
from emberhold.games.ashes.setting_up.decks import SUGGESTED
from emberhold.kernel.table import Table
from tests.support import asked, asks, cards, keys, marks, rule

__all__ = [
    "SPARE",
    "asked",
    "asks",
    "at",
    "cards",
    "dice",
    "facing",
    "holding",
    "keys",
    "log",
    "marks",
    "play",
    "rule",
    "seat_asked",
    "tokens",
    "unit",
    "units",
    "use",
    "wearing",
    "wounds",
]

SPARE = "final-cry"
"""A card Coal Roarkwin can still slash with, so that the turn does not end by itself."""
_DECKS = {deck.phoenixborn.split("-")[0]: name for name, deck in SUGGESTED.items()}
"""The suggested decks by the first name of their Phoenixborn."""

QUIET: dict[str, Any] = {
    "hand": ["call-upon-the-realms"],
    "draw": ["refresh"] * 5,
    "discard": [],
    "conjurations": [],
    "active": {},
}
"""A side on which nothing happens unless a test says so.

The card in hand can always be played: who has nothing to do but pass is not asked at all.
"""


def at(
    *,
    players: int = 2,
    born: str = "coal aradel noah jessa",
    setup: dict[str, Any] | None = None,
    seed: int = 1,
    player: int = 0,
    phase: str = "turn",
    mains: int = 1,
    sides: int = 1,
    keep: Sequence[str] = (),
    **position: Any,
) -> Table:
    """An Ashes table in a position; by default player 0 begins a turn.

    Phoenixborn are given by their first names, `born="maeoni coal"`. Sides are given as `p0={...}`
    and `p1={...}` as in `position.py`; what they leave out is as in `QUIET`,
    or, where `keep` names it, as the set-up leaves it.
    Copies are numbered from 1: units in play first, seat by seat. Reactions are asked for only
    where a player has one, unless the set-up says otherwise.
    """
    names = born.split()[:players]
    wishes = {"decks": [_DECKS[name] for name in names], "reactions": "possible", **(setup or {})}
    turn = {"player": player, "phase": phase}
    if phase == "turn":
        turn |= {"mains": mains, "sides": sides}
    quiet = {zone: given for zone, given in QUIET.items() if zone not in keep}
    sides_given = {str(s): {**quiet, **position.pop(f"p{s}", {})} for s in range(players)}
    position = {"turn": turn, "players": sides_given, **position}
    return emberhold.open("ashes", players, seed, wishes, position)


def play(table: Table, *answers: str) -> Table:
    """Give several answers, one after the other.

    Where nothing is left of a turn but a meditation without dice (AS-185), the turn is ended.
    """
    for answer in answers:
        table.answer(answer)
        while (asked := table.question) is not None and asked.topic == "action":
            if asked.options.keys() != ["meditate", "end"] or any(_active(table, asked.seat)):
                break
            table.answer("end")
    return table


def _active(table: Table, seat: int) -> list[str]:
    return [piece.id for piece in table.view(seat).zone(f"active:{seat}").pieces]


def units(table: Table, player: int) -> list[str]:
    """The units on a battlefield, by name and copy as option keys spell them."""
    pieces = table.view(0).zone(f"battlefield:{player}").pieces
    return ["@".join(piece.id.rsplit(".", 1)) for piece in pieces]


def unit(table: Table, name: str) -> dict[str, Any]:
    """What is to be read off a unit or ready spell in play: `unit(t, "gilder@2")["wounds"]`."""
    wanted = name.replace("@", ".") if "@" in name else f"{name}.1"
    for area in table.view(0).areas:
        for zone in area.zones:
            if zone.id.startswith(("battlefield", "spellboard")):
                for piece in zone.pieces:
                    if piece.id == wanted:
                        return piece.marks
    raise AssertionError(f"{name} is not in play")


def wounds(table: Table, player: int) -> int:
    """The wounds of a player's Phoenixborn."""
    return int(marks(table, f"player:{player}")["wounds"])


def dice(table: Table, player: int) -> dict[str, int]:
    """A player's dice: active ones by type and face, exhausted ones by type."""
    found = {}
    for zone in ("active", "exhausted"):
        for piece in table.view(0).zone(f"{zone}:{player}").pieces:
            found[piece.id.rpartition(":")[2]] = int(piece.marks["count"])
    return found


def log(table: Table, seat: int | None = None) -> str:
    return "\n".join(table.log("en", seat))


def facing(mine: list[Any], theirs: list[Any] | None = None, **others: Any) -> Table:
    """Player 0 with these units before player 1, who is Aradel Summergaard, with those."""
    p0 = {"battlefield": mine, **others.pop("p0", {})}
    p1 = {"battlefield": theirs or [], **others.pop("p1", {})}
    return at(p0=p0, p1=p1, **others)


def seat_asked(table: Table) -> int:
    return asked(table)[0]


def holding(spell: str, *dice: str, **more: Any) -> dict[str, Any]:
    """A side with a spell to play, and another card so that the turn continues."""
    return {"hand": [spell, SPARE], "active": list(dice), **more}


def wearing(name: str, *alterations: Any, **tokens: int) -> dict[str, Any]:
    """A unit with its alteration spells."""
    return {"unit": name, "attached": list(alterations), **tokens}


def use(spell: str, copy: int = 1) -> str:
    return f"use:activate@{spell}.{copy}"


def tokens(table: Table, *names: str) -> list[int]:
    """The exhaustion tokens on units in play."""
    return [unit(table, name)["exhaustion"] for name in names]
