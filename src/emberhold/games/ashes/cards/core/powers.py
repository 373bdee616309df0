"""The four dice powers (AS-039 to AS-042), in the order of the dice types."""

from emberhold.games.ashes.effects.base import unit
from emberhold.games.ashes.effects.hands import take_ally
from emberhold.games.ashes.effects.harm import damage
from emberhold.games.ashes.effects.pools import charm_unit, exhaust_die

POWERS = (damage(1, unit), charm_unit(), exhaust_die(opponents_only=True), take_ally(True))
