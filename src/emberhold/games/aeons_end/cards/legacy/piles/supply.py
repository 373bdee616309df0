"""The supply: the nine piles of the first game, and four more after each chapter (LG-332).

The piles of a later deck are in a file of their own, `supply_<deck>.py`, and are listed here.
"""

from __future__ import annotations

from emberhold.games.aeons_end.card import Card, gem, relic, spell
from emberhold.games.aeons_end.cards.legacy.piles.supply_id import DECK_ID
from emberhold.games.aeons_end.cards.legacy.piles.supply_ii import DECK_II
from emberhold.games.aeons_end.cards.legacy.piles.supply_iii import DECK_III
from emberhold.games.aeons_end.cards.legacy.piles.supply_iv import DECK_IV
from emberhold.games.aeons_end.cards.legacy.piles.supply_v import DECK_V
from emberhold.games.aeons_end.cards.legacy.piles.supply_vi import DECK_VI
from emberhold.games.aeons_end.cards.legacy.piles.supply_viii import DECK_VIII
from emberhold.games.aeons_end.cards.legacy.verbs import PriceThen
from emberhold.games.aeons_end.effects.base import When
from emberhold.games.aeons_end.effects.counting import YourOtherPrepped, YourPrepped
from emberhold.games.aeons_end.effects.damage import Deal, DealMoreIf
from emberhold.games.aeons_end.effects.focusing import FocusAnyBreach
from emberhold.games.aeons_end.effects.helping import MayPrep
from emberhold.games.aeons_end.effects.moving import Draw
from emberhold.games.aeons_end.effects.resources import GainAether
from emberhold.games.aeons_end.effects.subjects import any_ally, any_player
from emberhold.parts.amounts import AtLeast

START = (
    gem("Ancient Cyanolith", 3, play=GainAether(2)),
    gem(
        "Branching Radite",
        4,
        play=GainAether(2) & When(AtLeast(YourPrepped(), 2), GainAether(1, additional=True)),
    ),
    gem("Gilded Marble", 6, play=GainAether(3)),
    relic("Neural Wreath", 4, play=FocusAnyBreach() & any_player(MayPrep())),
    relic("Ethereal Hand", 6, play=any_ally(Draw(2))),
    spell("Fire Chakram", 2, cast=Deal(2)),
    spell("Warping Haze", 3, cast=DealMoreIf(2, 1, AtLeast(YourOtherPrepped(), 2))),
    spell("Incinerating Fist", 4, cast=Deal(3)),
    spell("Gravity Node", 5, cast=PriceThen(Deal(4))),
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
