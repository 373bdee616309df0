"""Records of older versions in the shape of today.

In the second version the basic set stayed whole and every game drew from it. Such a set is cut
before its next game, as LG-329 says, and stickers for which a card has no space any more are lost.
Nothing is trusted here: what does not look like a world is left as it is, for the check to refuse.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS, spaces_on
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.tuning import BY_MAGES

CUT_IN = 3
"""The chapter at whose start the basic set is cut (LG-329)."""
_JOINED, _CUT = "join:III", "cut"
"""What is on the agenda then."""
_DRAWN_FROM = 2
"""The version whose games drew from a whole set."""


def raised(world: Mapping[str, Any], version: int) -> dict[str, Any]:
    """The world of an older record as it is written today."""
    return {
        **world,
        "basic": _fitting(world.get("basic"), world.get("players")),
        "pending": _with_cut(world) if version == _DRAWN_FROM else world.get("pending"),
        "score": _with_foes(world.get("score")),
    }


def _with_foes(score: Any) -> Any:
    """LG-567: rows that do not say against whom the game was; nobody wrote down when."""
    return [_with_foe(row) for row in score] if isinstance(score, list) else score


def _with_foe(row: Any) -> Any:
    sheet = NEMESES.get(row.get("chapter", 0)) if isinstance(row, dict) else None
    return row if sheet is None else {"nemesis": sheet.slug, "date": "", **row}


def _fitting(basic: Any, mages: Any) -> Any:
    """No card with more stickers than it has spaces."""
    if not isinstance(basic, list) or mages not in BY_MAGES:
        return basic
    return [_fitted(entry, mages) for entry in basic]


def _fitted(entry: Any, mages: int) -> Any:
    if not isinstance(entry, list) or len(entry) != 2:
        return entry
    slug, stickers = entry
    if not isinstance(slug, str) or not isinstance(stickers, int) or slug not in EVOLUTIONS:
        return entry
    return [slug, min(stickers, spaces_on(slug, mages))]


def _with_cut(world: Mapping[str, Any]) -> Any:
    pending, chapter = world.get("pending"), world.get("chapter")
    if not isinstance(pending, list) or not isinstance(chapter, int) or _CUT in pending:
        return pending
    if world.get("complete"):
        return pending
    if _JOINED in pending:
        place = pending.index(_JOINED) + 1
        return [*pending[:place], _CUT, *pending[place:]]
    return [_CUT, *pending] if chapter >= CUT_IN else pending
