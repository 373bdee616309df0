"""The four dice powers (AS-039 to AS-042), in the order of the dice types."""

from emberhold.games.ashes.effects.base import unit
from emberhold.games.ashes.effects.hands import TakeAlly
from emberhold.games.ashes.effects.harm import Damage
from emberhold.games.ashes.effects.pools import CharmedUnit, ExhaustDie

POWERS = (Damage(1, unit), CharmedUnit(), ExhaustDie(opponents_only=True), TakeAlly(True))
