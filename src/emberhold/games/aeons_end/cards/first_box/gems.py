"""The seven market gems."""

from emberhold.games.aeons_end.card import Trigger, gem
from emberhold.games.aeons_end.effects.base import May, When
from emberhold.games.aeons_end.effects.moving import DiscardFromHand, Draw, ThisOnDeck
from emberhold.games.aeons_end.effects.replaying import TimesPlayed
from emberhold.games.aeons_end.effects.resources import GainAether, GainCharges
from emberhold.games.aeons_end.effects.revealing import EachSifts
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.games.aeons_end.figure.aether import FOR_SPELL
from emberhold.parts.amounts import Exactly

GEMS = (
    gem("Jade", 2, play=GainAether(2)),
    gem("Sifter's Pearl", 3, play=GainAether(2) & EachSifts()),
    gem(
        "V'riswood Amber",
        3,
        play=GainAether(2),
        triggers=(Trigger("gained-ever", May(ThisOnDeck())),),
    ),
    gem(
        "Diamond Cluster",
        4,
        play=GainAether(2) & When(Exactly(TimesPlayed(), 2), GainAether(2, additional=True)),
        counted=True,
    ),
    gem("Searing Ruby", 4, play=GainAether(2) & GainAether(1, FOR_SPELL, additional=True)),
    gem("Burning Opal", 5, play=GainAether(3) & May(DiscardFromHand(), then=any_ally(Draw()))),
    gem(
        "Clouded Sapphire",
        6,
        play=GainAether(3) & When(Exactly(TimesPlayed(), 1), any_ally(GainCharges(1))),
        counted=True,
    ),
)
