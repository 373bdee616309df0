"""The six market relics."""

from emberhold.games.aeons_end.card import relic
from emberhold.games.aeons_end.effects.damage import deal, gravehold_gains_life
from emberhold.games.aeons_end.effects.focusing import cheaper_breach, focus_any_breach
from emberhold.games.aeons_end.effects.moving import destroy_this, draws
from emberhold.games.aeons_end.effects.prepping import casts_prepped_now
from emberhold.games.aeons_end.effects.replaying import plays_gem_twice
from emberhold.games.aeons_end.effects.resources import aether, gains_charges
from emberhold.games.aeons_end.effects.sacrifice import destroy_up_to
from emberhold.games.aeons_end.effects.subjects import any_ally

RELICS = (
    relic("Flexing Dagger", 2, play=cheaper_breach(3) | destroy_this() & deal(1)),
    relic("Bottled Vortex", 3, play=destroy_this() & destroy_up_to(2) & draws()),
    relic("Unstable Prism", 3, play=plays_gem_twice() | aether(2)),
    relic("Blasting Staff", 4, play=casts_prepped_now(2)),
    relic(
        "Focusing Orb",
        4,
        play=focus_any_breach() | destroy_this() & gravehold_gains_life(3, whole=True),
    ),
    relic("Mage's Talisman", 5, play=gains_charges(1) & any_ally(gains_charges(1))),
)
