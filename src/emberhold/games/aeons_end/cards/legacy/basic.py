"""The basic nemesis cards of the campaign and all the forms they take, by slug (LG-330)."""

from __future__ import annotations

from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.basic_ii import BASIC_II, EVOLVED_II
from emberhold.games.aeons_end.cards.legacy.basic_iii import BASIC_III, EVOLVED_III
from emberhold.games.aeons_end.cards.legacy.basic_l import BASIC_L, EVOLVED_L

LATER: tuple[Card, ...] = (*BASIC_III, *BASIC_L)
"""What joins the basic set at the start of chapter 3 (LG-329): deck III and the Legacy deck."""

EVOLVED: tuple[Card, ...] = (*EVOLVED_II, *EVOLVED_III, *EVOLVED_L)

FORMS: dict[str, Card] = {card.slug: card for card in (*BASIC_II, *LATER, *EVOLVED)}

_FIRST_BUILT = 3
"""The first chapter whose nemesis deck is built and not found ready (LG-328)."""
_DRAWN = {
    1: ((0, 1, 0), (1, 3, 5), (4, 3, 0), (4, 5, 2), (4, 5, 0), (4, 5, 0)),
    2: ((0, 1, 0), (3, 5, 6), (5, 4, 0), (5, 7, 3), (5, 7, 0), (5, 7, 0)),
    3: ((1, 1, 0), (5, 6, 6), (6, 5, 0), (6, 7, 4), (6, 7, 1), (6, 7, 1)),
    4: ((1, 1, 1), (8, 7, 6), (8, 6, 1), (8, 7, 5), (8, 7, 2), (8, 7, 2)),
}
"""LG-329: by the number of mages and from chapter 3 on, how many basic cards of each tier."""


def drawn_in(chapter: int) -> dict[int, tuple[int, int, int]] | None:
    """LG-301: by the number of mages, how many basic cards of each tier a chapter is fought with;
    None where the deck lies ready."""
    if chapter < _FIRST_BUILT:
        return None
    return {mages: by_chapter[chapter - _FIRST_BUILT] for mages, by_chapter in _DRAWN.items()}
