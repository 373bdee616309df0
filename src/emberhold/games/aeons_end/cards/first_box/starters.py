"""The ten starter cards: two that every mage begins with, and one of each mage's own."""

from emberhold.games.aeons_end.cards.war_eternal.starters import CRYSTAL, SPARK

STARTERS = (CRYSTAL, SPARK)
