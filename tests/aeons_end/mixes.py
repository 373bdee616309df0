"""Tables at which boxes are mixed: every combination of the three, in many set-ups."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.games.aeons_end.mixed_game import box_named
from emberhold.kernel.campaign import Record, read_record
from tests.legacy.support import record, world

FIRST, SECOND = "aeons-end", "war-eternal"
COMBINATIONS = (
    (SECOND, FIRST),
    (SECOND, "legacy"),
    (FIRST, "legacy"),
    (SECOND, FIRST, "legacy"),
)
DIFFICULTIES = ("normal", "beginner", "expert", "extinction")


def over(players: int = 2, number: int = 0) -> Record:
    """A campaign that has been won to the end; `number` varies what its mages have come to."""
    made = world(8, players, complete=True, lessons=["dezmodia"])
    for seat, mage in enumerate(made["mages"]):
        starters = [
            {"sticker": (seat + number) % 4 + 1, "name": "Żar"},
            {"sticker": (seat + number) % 8 + 1, "name": "Oro"},
        ]
        mage.update(
            starters=starters,
            ability=(seat + number) % 8 + 1,
            improved=("second", "spaces")[number % 2],
            mastery=(seat + number) % 8 + 1,
            flaws=3,
        )
    return read_record(record(made))


def guests(players: int = 2, number: int = 0) -> list[dict[str, Any]]:
    """The finished mages of such a campaign."""
    return LEGACY.finished(over(players, number))


def variant(number: int) -> tuple[int, dict[str, Any]]:
    """All combinations with 1 to 4 players first; every nemesis of a combination in its turn."""
    boxes = COMBINATIONS[number % 4]
    nemeses = [slug for box in boxes for slug in box_named(box).nemeses]
    players = number // 4 % 4 + 1
    setup: dict[str, Any] = {
        "boxes": list(boxes),
        "nemesis": nemeses[number // 4 % len(nemeses)],
        "difficulty": DIFFICULTIES[number // 16 % 4],
        "hands": "closed" if number // 32 % 2 else "open",
    }
    if players == 4 and number // 16 % 2:
        setup["turn_order"] = "pairs"
    if "legacy" in boxes:
        setup["guests"] = guests(number % 4 + 1, number // 4)
    return players, setup
