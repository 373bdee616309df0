"""The supply: the nine piles of the first game, and four more after each chapter (LG-332).

The piles of a later deck are in a file of their own, `supply_<deck>.py`, and are listed here.
"""

from __future__ import annotations

from emberhold.games.aeons_end.card import Card, gem, relic, spell
from emberhold.games.aeons_end.cards.legacy.supply_id import DECK_ID
from emberhold.games.aeons_end.cards.legacy.supply_ii import DECK_II
from emberhold.games.aeons_end.cards.legacy.supply_iii import DECK_III
from emberhold.games.aeons_end.cards.legacy.supply_iv import DECK_IV
from emberhold.games.aeons_end.cards.legacy.supply_v import DECK_V
from emberhold.games.aeons_end.cards.legacy.supply_vi import DECK_VI
from emberhold.games.aeons_end.cards.legacy.supply_viii import DECK_VIII
from emberhold.games.aeons_end.cards.legacy.verbs import somebody_discards_then
from emberhold.games.aeons_end.effects.base import when
from emberhold.games.aeons_end.effects.counting import your_other_prepped, your_prepped
from emberhold.games.aeons_end.effects.damage import deal, deal_more_if
from emberhold.games.aeons_end.effects.focusing import focus_any_breach
from emberhold.games.aeons_end.effects.helping import may_prep
from emberhold.games.aeons_end.effects.moving import draws
from emberhold.games.aeons_end.effects.resources import aether
from emberhold.games.aeons_end.effects.subjects import any_ally, any_player
from emberhold.parts.amounts import at_least

START = (
    gem("Ancient Cyanolith", 3, play=aether(2)),
    gem(
        "Branching Radite",
        4,
        play=aether(2) & when(at_least(your_prepped, 2), aether(1, additional=True)),
    ),
    gem("Gilded Marble", 6, play=aether(3)),
    relic("Neural Wreath", 4, play=focus_any_breach() & any_player(may_prep())),
    relic("Ethereal Hand", 6, play=any_ally(draws(2))),
    spell("Fire Chakram", 2, cast=deal(2)),
    spell("Warping Haze", 3, cast=deal_more_if(2, 1, at_least(your_other_prepped(), 2))),
    spell("Incinerating Fist", 4, cast=deal(3)),
    spell("Gravity Node", 5, cast=somebody_discards_then(deal(4))),
)
"""LG-141 to LG-149: deck Ia."""

FIRST_SUPPLY = tuple(card.slug for card in START)

REWARDS: dict[str, tuple[Card, ...]] = {
    "Id": DECK_ID,
    "II": DECK_II,
    "III": DECK_III,
    "IV": DECK_IV,
    "V": DECK_V,
    "VI": DECK_VI,
    "VIII": DECK_VIII,
}
"""The four piles of each later deck, as far as they are written."""

PILES: dict[str, Card] = {card.slug: card for cards in (START, *REWARDS.values()) for card in cards}
