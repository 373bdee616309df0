"""The six market relics."""

from emberhold.games.aeons_end.card import relic
from emberhold.games.aeons_end.effects.damage import gravehold_gains_life
from emberhold.games.aeons_end.effects.focusing import focus_any_breach
from emberhold.games.aeons_end.effects.moving import destroy_played, destroy_this
from emberhold.games.aeons_end.effects.resources import gains_life

RELICS = (
    relic("Mage's Totem", 2, play=destroy_played() | destroy_this() & gravehold_gains_life(1)),
    relic("Primordial Fetish", 4, play=focus_any_breach() | destroy_this() & gains_life(3)),
)
