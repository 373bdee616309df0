"""The dice powers of the base set (sections 2.1 and 12.3)."""

from __future__ import annotations

from emberhold.games.ashes.act import Act
from emberhold.games.ashes.cards.core.powers import POWERS
from emberhold.games.ashes.dice import NO_DICE, POWER, TYPES, with_die
from emberhold.games.ashes.figure.costs import exhaust
from emberhold.games.ashes.state import Player, State
from emberhold.kernel.game import Asking


def use_power(game: State, player: Player, type: int) -> Asking:
    """AS-191, AS-192: exhaust a die showing power and resolve the power of its type."""
    game.sides -= 1
    exhaust(player, with_die(NO_DICE, 3 * type + POWER))
    game.say("ashes-log-power", who=player.phoenixborn.card, die=TYPES[type])
    yield from POWERS[type].resolve(game, Act(player, None, power=TYPES[type]))
