"""How a game ended, as the viewer may take it: won, lost, or none of their business."""

from __future__ import annotations

from collections.abc import Collection

from emberhold.kernel.game import Result, Sides
from emberhold.server.house.pages.shown import Outcome


def told(result: Result, sides: Sides, seats: Collection[int], language: str) -> Outcome:
    """The end for somebody with these seats; `won` is None where one cannot say."""
    together = len(sides) == 1
    return Outcome(
        text=result.text(language),
        winners=list(result.winners),
        together=together,
        won=bool(result.winners) if together else _won(result, seats),
    )


def _won(result: Result, seats: Collection[int]) -> bool | None:
    """Not to be said of who only watches a duel, or sits on both sides."""
    sides = {seat in result.winners for seat in seats}
    return sides.pop() if len(sides) == 1 else None
