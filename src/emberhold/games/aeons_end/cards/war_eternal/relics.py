"""The six market relics."""

from emberhold.games.aeons_end.card import relic
from emberhold.games.aeons_end.effects.base import may, when
from emberhold.games.aeons_end.effects.counting import supply_empty
from emberhold.games.aeons_end.effects.damage import gravehold_gains_life
from emberhold.games.aeons_end.effects.focusing import focus_any_breach
from emberhold.games.aeons_end.effects.moving import (
    destroy_card,
    destroy_played,
    destroy_this,
    destroy_top_discard,
)
from emberhold.games.aeons_end.effects.prepping import casts_any_prepped, preps_from_discard
from emberhold.games.aeons_end.effects.resources import gains_charges, gains_life
from emberhold.games.aeons_end.effects.revealing import (
    nemesis_turn_revealed,
    revealed_turn_to_bottom,
    reveals_turn_card,
)
from emberhold.games.aeons_end.effects.subjects import any_ally

RELICS = (
    relic("Mage's Totem", 2, play=destroy_played() | destroy_this() & gravehold_gains_life(1)),
    relic(
        "Conclave Scroll",
        3,
        play=gains_charges(1) & when(supply_empty(), may(destroy_top_discard())),
    ),
    relic(
        "Fiend Catcher",
        3,
        play=may(destroy_card(hand=True, discard=True))
        & reveals_turn_card()
        & when(nemesis_turn_revealed(), may(revealed_turn_to_bottom())),
    ),
    relic("Cairn Compass", 4, play=any_ally(may(preps_from_discard()))),
    relic("Primordial Fetish", 4, play=focus_any_breach() | destroy_this() & gains_life(3)),
    relic("Vortex Gauntlet", 6, play=casts_any_prepped()),
)
