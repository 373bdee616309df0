"""The eight mages."""

from emberhold.games.aeons_end.card import Mage
from emberhold.games.aeons_end.cards.first_box.starters import CRYSTAL, SPARK
from emberhold.games.aeons_end.effects.moving import draws
from emberhold.games.aeons_end.effects.subjects import any_ally

MAGES = (
    Mage(
        "Lash",
        hand=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, SPARK, SPARK),
        breaches=("open", "L", "R", "L"),
        charges=5,
        ability=any_ally(draws(4)),
    ),
)
