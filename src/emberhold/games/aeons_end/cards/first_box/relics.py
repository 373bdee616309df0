"""The six market relics."""

from emberhold.games.aeons_end.card import relic
from emberhold.games.aeons_end.effects.damage import Deal, GraveholdGains
from emberhold.games.aeons_end.effects.focusing import CheaperBreach, FocusAnyBreach
from emberhold.games.aeons_end.effects.moving import DestroyThis, Draw
from emberhold.games.aeons_end.effects.prepping import CastPreppedNow
from emberhold.games.aeons_end.effects.replaying import PlayGemTwice
from emberhold.games.aeons_end.effects.resources import GainAether, GainCharges
from emberhold.games.aeons_end.effects.sacrifice import DestroyUpTo
from emberhold.games.aeons_end.effects.subjects import any_ally

RELICS = (
    relic("Flexing Dagger", 2, play=CheaperBreach(3) | DestroyThis() & Deal(1)),
    relic("Bottled Vortex", 3, play=DestroyThis() & DestroyUpTo(2) & Draw()),
    relic("Unstable Prism", 3, play=PlayGemTwice() | GainAether(2)),
    relic("Blasting Staff", 4, play=CastPreppedNow(2)),
    relic(
        "Focusing Orb",
        4,
        play=FocusAnyBreach() | DestroyThis() & GraveholdGains(3, whole=True),
    ),
    relic("Mage's Talisman", 5, play=GainCharges(1) & any_ally(GainCharges(1))),
)
