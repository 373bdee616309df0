"""The supply: the nine piles of the first game, and four more after each chapter (LG-332).

The piles of a later deck are in files of their own, `after_chapter_<number>.py`, listed here.
"""

from __future__ import annotations

from emberhold.games.aeons_end.card import Card, gem, relic, spell
from emberhold.games.aeons_end.cards.legacy.piles.after_chapter_1 import AFTER_CHAPTER_1
from emberhold.games.aeons_end.cards.legacy.piles.after_chapter_2 import AFTER_CHAPTER_2
from emberhold.games.aeons_end.cards.legacy.piles.after_chapter_3 import AFTER_CHAPTER_3
from emberhold.games.aeons_end.cards.legacy.piles.after_chapter_4 import AFTER_CHAPTER_4
from emberhold.games.aeons_end.cards.legacy.piles.after_chapter_5 import AFTER_CHAPTER_5
from emberhold.games.aeons_end.cards.legacy.piles.after_chapter_6 import AFTER_CHAPTER_6
from emberhold.games.aeons_end.cards.legacy.piles.after_chapter_7 import AFTER_CHAPTER_7
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
    "Id": AFTER_CHAPTER_1,
    "II": AFTER_CHAPTER_2,
    "III": AFTER_CHAPTER_3,
    "IV": AFTER_CHAPTER_4,
    "V": AFTER_CHAPTER_5,
    "VI": AFTER_CHAPTER_6,
    "VIII": AFTER_CHAPTER_7,
}
"""The four piles of each later deck, as far as they are written."""

PILES: dict[str, Card] = {card.slug: card for cards in (START, *REWARDS.values()) for card in cards}
