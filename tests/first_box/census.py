"""The set-ups in which the first box must pass the conformance suite."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX

DIFFICULTIES = ("normal", "beginner", "expert", "extinction")


def variant(number: int) -> tuple[int, dict[str, Any]]:
    """Every nemesis with 1 to 4 players comes first, then all difficulties and variants."""
    nemeses = list(FIRST_BOX.nemeses)
    players = number // 4 % 4 + 1
    setup: dict[str, Any] = {
        "nemesis": nemeses[number % len(nemeses)],
        "difficulty": DIFFICULTIES[number // 16 % 4],
        "hands": "closed" if number // 32 % 2 else "open",
    }
    if players == 4 and number // 16 % 2:
        setup["turn_order"] = "pairs"
    if players == 1 and number // 16 % 2:
        setup["solo_cards"] = 4
    if number % 5 == 0:
        setup["market"] = list(FIRST_BOX.suggested)[number // 5 % 2]
    return players, setup
