"""The seven market gems."""

from emberhold.games.aeons_end.aether import FOR_SPELL
from emberhold.games.aeons_end.card import Trigger, gem
from emberhold.games.aeons_end.effects.base import may, when
from emberhold.games.aeons_end.effects.moving import discard_from_hand, draws, this_on_deck
from emberhold.games.aeons_end.effects.replaying import times_played
from emberhold.games.aeons_end.effects.resources import aether, gains_charges
from emberhold.games.aeons_end.effects.revealing import each_sifts
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.parts.amounts import exactly

GEMS = (
    gem("Jade", 2, play=aether(2)),
    gem("Sifter's Pearl", 3, play=aether(2) & each_sifts()),
    gem(
        "V'riswood Amber",
        3,
        play=aether(2),
        triggers=(Trigger("gained-ever", may(this_on_deck())),),
    ),
    gem(
        "Diamond Cluster",
        4,
        play=aether(2) & when(exactly(times_played, 2), aether(2, additional=True)),
        counted=True,
    ),
    gem("Searing Ruby", 4, play=aether(2) & aether(1, FOR_SPELL, additional=True)),
    gem("Burning Opal", 5, play=aether(3) & may(discard_from_hand(), then=any_ally(draws()))),
    gem(
        "Clouded Sapphire",
        6,
        play=aether(3) & when(exactly(times_played, 1), any_ally(gains_charges(1))),
        counted=True,
    ),
)
