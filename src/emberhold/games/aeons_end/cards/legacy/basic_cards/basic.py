"""The basic nemesis cards of the campaign and all the forms they take, by slug (LG-330)."""

from __future__ import annotations

from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_ii import BASIC_II, EVOLVED_II
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_iii import BASIC_III, EVOLVED_III
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_legacy import (
    BASIC_LEGACY,
    EVOLVED_LEGACY,
)

LATER: tuple[Card, ...] = (*BASIC_III, *BASIC_LEGACY)
"""What joins the basic set at the start of chapter 3 (LG-329): deck III and the Legacy deck."""

EVOLVED: tuple[Card, ...] = (*EVOLVED_II, *EVOLVED_III, *EVOLVED_LEGACY)

FORMS: dict[str, Card] = {card.slug: card for card in (*BASIC_II, *LATER, *EVOLVED)}
