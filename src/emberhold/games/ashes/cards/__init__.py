"""The catalogue: every card by its slug."""

from __future__ import annotations

from emberhold.games.ashes.card import Card
from emberhold.games.ashes.cards.core.allies import ALLIES, ENCHANTED_VIOLINIST_PRINTED
from emberhold.games.ashes.cards.core.conjurations import CONJURATIONS, CONJURED
from emberhold.games.ashes.cards.core.phoenixborn import PHOENIXBORN_CARDS
from emberhold.games.ashes.cards.core.readies import READY_SPELLS
from emberhold.games.ashes.cards.core.spells import ACTIONS, ALTERATIONS, REACTION_SPELLS
from emberhold.games.ashes.timing.events import REACTIONS
from emberhold.parts.cards import by_slug

PHOENIXBORN: dict[str, Card] = by_slug(PHOENIXBORN_CARDS)
DECK_CARDS: dict[str, Card] = by_slug(ALLIES, ACTIONS, REACTION_SPELLS, ALTERATIONS, READY_SPELLS)
"""The sixty cards a deck is built from."""
CARDS: dict[str, Card] = by_slug(PHOENIXBORN_CARDS, DECK_CARDS.values(), CONJURATIONS)
PRINTED = by_slug([ENCHANTED_VIOLINIST_PRINTED])
"""Cards as first printed, where the official errata changed them."""

for _card in REACTION_SPELLS:
    assert _card.event is not None
    REACTIONS.setdefault(_card.event, []).append(_card)

__all__ = ["CARDS", "CONJURED", "DECK_CARDS", "PHOENIXBORN", "PRINTED"]
