"""The eight mages."""

from emberhold.games.aeons_end.card import Mage
from emberhold.games.aeons_end.cards.war_eternal.starters import CRYSTAL, SPARK
from emberhold.games.aeons_end.effects.damage import gravehold_gains_life

MAGES = (
    Mage(
        "Mazahaedron",
        hand=(CRYSTAL, CRYSTAL, CRYSTAL, SPARK, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        breaches=("open", "L", "D", "D"),
        charges=4,
        ability=gravehold_gains_life(4),
    ),
    Mage(
        "Gex",
        hand=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        breaches=("-", "open", "D", "D"),
        charges=5,
        ability=gravehold_gains_life(4),
    ),
)
