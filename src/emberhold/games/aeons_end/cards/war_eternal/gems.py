"""The seven market gems."""

from emberhold.games.aeons_end.card import Trigger, gem
from emberhold.games.aeons_end.effects.base import May, When
from emberhold.games.aeons_end.effects.counting import (
    FirstCopyGained,
    NemesisTier,
    NemesisTurnsDiscarded,
)
from emberhold.games.aeons_end.effects.focusing import FocusCheapest
from emberhold.games.aeons_end.effects.resources import (
    GainAether,
    GainCopyOnDeck,
    NextGainOnDeck,
    SpendAether,
)
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.games.aeons_end.effects.threats import DISCARD, FateOfPrepped
from emberhold.parts.amounts import AtLeast

GEMS = (
    gem(
        "Dread Diamond",
        3,
        play=GainAether(2) & May(FateOfPrepped(DISCARD), then=GainAether(1, additional=True)),
    ),
    gem("Frozen Magmite", 3, play=GainAether(2) & NextGainOnDeck()),
    gem(
        "Volcanic Glass",
        3,
        play=GainAether(2),
        triggers=(Trigger("gained", May(SpendAether(2), then=any_ally(GainCopyOnDeck()))),),
    ),
    gem("Breach Ore", 4, play=GainAether(2) | FocusCheapest()),
    gem(
        "Scoria Slag",
        4,
        play=GainAether(2) & When(AtLeast(NemesisTier(), 2), GainAether(1, additional=True)),
    ),
    gem(
        "Erratic Ingot",
        5,
        play=GainAether(2)
        & When(AtLeast(NemesisTurnsDiscarded(), 1), GainAether(2, additional=True)),
    ),
    gem(
        "Bloodstone Jewel",
        6,
        play=GainAether(3),
        triggers=(Trigger("gained", When(FirstCopyGained(), GainAether(3))),),
    ),
)
