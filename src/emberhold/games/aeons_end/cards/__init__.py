"""The catalogue: every card, mage and nemesis by its slug."""

from __future__ import annotations

from emberhold.games.aeons_end.card import Card, Mage, NemesisSheet
from emberhold.games.aeons_end.cards.war_eternal.basic import BASIC
from emberhold.games.aeons_end.cards.war_eternal.gems import GEMS
from emberhold.games.aeons_end.cards.war_eternal.mages import MAGES as _MAGES
from emberhold.games.aeons_end.cards.war_eternal.nemeses import NEMESES as _NEMESES
from emberhold.games.aeons_end.cards.war_eternal.relics import RELICS
from emberhold.games.aeons_end.cards.war_eternal.spells import SPELLS
from emberhold.games.aeons_end.cards.war_eternal.starters import STARTERS

MARKET: dict[str, Card] = {card.slug: card for card in (*GEMS, *RELICS, *SPELLS)}
MAGES: dict[str, Mage] = {mage.slug: mage for mage in _MAGES}
NEMESES: dict[str, NemesisSheet] = {sheet.slug: sheet for sheet in _NEMESES}
CARDS: dict[str, Card] = {
    card.slug: card
    for card in (
        *STARTERS,
        *MARKET.values(),
        *BASIC,
        *(card for sheet in _NEMESES for card in (*sheet.cards, *sheet.acolytes)),
    )
}

SUGGESTED_MARKETS: dict[str, tuple[str, ...]] = {
    "deck-destruction": (
        *("frozen-magmite", "scoria-slag", "erratic-ingot"),
        *("mages-totem", "primordial-fetish"),
        *("jagged-lightning", "fiery-torrent", "conjure-the-lost", "reduce-to-ash"),
    ),
    "play-it-again": (
        *("volcanic-glass", "breach-ore", "bloodstone-jewel"),
        *("cairn-compass", "vortex-gauntlet"),
        *("thoughtform-familiar", "kindle", "nova-forge", "crystallize"),
    ),
}
"""WE-134 and WE-135."""

COPIES_IN_BOX = {"crystal": 32, "spark": 14, "extinguish": 2}
"""Starters of which the box holds more than one; WE-008 and WE-009 fix the totals."""

__all__ = ["BASIC", "CARDS", "COPIES_IN_BOX", "MAGES", "MARKET", "NEMESES", "SUGGESTED_MARKETS"]
