"""The world of a campaign: what a record holds between two chapters (LG-062 to LG-072).

It is plain data. To change it, make another one: `change(game, chapter=2)`.
"""

from __future__ import annotations

import marshal
from collections.abc import Mapping, Sequence
from typing import Any

from emberhold.games.aeons_end.state import State

World = Mapping[str, Any]

SHEETS = ("bow", "sword", "ram", "staff")
"""LG-104: the four mage sheets; two of one pair of colours are beside each other (LG-127)."""
SIDES = ("a", "b")
"""LG-104: the sides of a sheet, which only look different."""

HANDS = ("open", "closed")
"""Whether everybody may look at everybody's hand, in all chapters alike."""

_BY_VALUE = 2
"""The version of the bytes: later ones write a word that is the same object only once."""


def partner(sheet: str) -> str:
    """The sheet whose colour is on the same turn-order cards (LG-127)."""
    return SHEETS[SHEETS.index(sheet) ^ 1]


def first_world(
    names: Sequence[str], players: int, supply: Sequence[str], hands: str = HANDS[0]
) -> dict[str, Any]:
    """Before the first game: everything still sealed but deck Ia, the first supply."""
    mages = [
        {
            "name": names[seat] if seat < len(names) else "",
            "sheet": SHEETS[seat],
            **NO_GROWTH,
        }
        for seat in range(players)
    ]
    return {
        "players": players,
        "hands": hands,
        "chapter": 1,
        "attempt": 1,
        "complete": False,
        "mages": mages,
        "supply": list(supply),
        **NOT_YET,
        "pending": list(FIRST_PENDING),
    }


FIRST_PENDING = ("read:L02a", "sheet", "name", "read:L02b")
"""LG-568: the book opens with its first page; sheets and names follow, then the other side."""

NOT_YET: Mapping[str, Any] = {
    "banished_piles": [],
    "banished": [],
    "basic": [],
    "rules": "",
    "read": [],
    "lessons": [],
    "bladius_defeated": False,
    "frame_saved": False,
    "flawed_left": 0,
    "score": [],
}
"""What a world holds of things that have not come."""

NO_GROWTH: dict[str, Any] = {
    "side": "",
    "starters": [],
    "ability": 0,
    "improved": "",
    "mastery": 0,
    "flaws": 0,
    "laid": "",
}


def change(game: State, **parts: Any) -> None:
    """Another world with some parts of it changed."""
    game.world = {**game.world, **parts}


def change_mage(game: State, seat: int, **parts: Any) -> None:
    mages = list(game.world["mages"])
    mages[seat] = {**mages[seat], **parts}
    change(game, mages=mages)


def has(world: World, letter: str) -> bool:
    """Whether a section of the rules has been unlocked."""
    return letter in world.get("rules", "")


def key_of(plain: Any) -> bytes:
    """Plain data as a key for what is derived from it, made several times quicker than as text.

    `True` is not 1 in it. ValueError where the data is not plain.
    """
    return marshal.dumps(plain, _BY_VALUE)


def plain_of(key: bytes) -> Any:
    """The data of a key, as a copy of its own."""
    return marshal.loads(key)


def chapter_of(game: State) -> int:
    """The chapter being played; outside a campaign none."""
    return int(game.world.get("chapter", 0))
