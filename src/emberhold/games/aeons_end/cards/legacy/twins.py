"""Cards of which a deck holds two: they bear one name, and each can be pointed at by itself."""

from __future__ import annotations

from emberhold.games.aeons_end.card import Card


def with_twin(card: Card) -> tuple[Card, Card]:
    """A card and its second copy."""
    second = Card(
        card.name,
        card.type,
        cost=card.cost,
        tier=card.tier,
        life=card.life,
        shield=card.shield,
        immediately=card.immediately,
        effect=card.effect,
        slug=f"{card.slug}-2",
        message_id=card.message_id,
    )
    return card, second
