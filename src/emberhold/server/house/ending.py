"""How a game ended, as whoever looks may take it: won, lost, or none of their business."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from emberhold.kernel.game import Result


def told(result: Result, players: int, seats: Collection[int], language: str) -> dict[str, Any]:
    """The end for somebody with these seats; `won` is None where one cannot say."""
    return {
        "text": result.text(language),
        "winners": list(result.winners),
        "together": together(result, players),
        "won": won(result, players, seats),
    }


def together(result: Result, players: int) -> bool:
    """Whether all players share the end."""
    return len(result.winners) in (0, players)


def won(result: Result, players: int, seats: Collection[int]) -> bool | None:
    """Whether one has won: not to be said of who only watches a duel, or sits on both sides."""
    if together(result, players):
        return bool(result.winners)
    sides = {seat in result.winners for seat in seats}
    return sides.pop() if len(sides) == 1 else None
