"""The ten starter cards."""

from emberhold.games.aeons_end.card import gem, spell
from emberhold.games.aeons_end.effects.damage import deal
from emberhold.games.aeons_end.effects.resources import aether

CRYSTAL = gem("Crystal", play=aether(1), starter=True)
SPARK = spell("Spark", cast=deal(1), starter=True)

STARTERS = (CRYSTAL, SPARK)
