"""The seven market gems."""

from emberhold.games.aeons_end.card import Trigger, gem
from emberhold.games.aeons_end.effects.base import may, when
from emberhold.games.aeons_end.effects.counting import (
    first_copy_gained,
    nemesis_tier,
    nemesis_turns_discarded,
)
from emberhold.games.aeons_end.effects.focusing import focus_cheapest
from emberhold.games.aeons_end.effects.resources import (
    aether,
    gains_copy_on_deck,
    next_gain_on_deck,
    spend,
)
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.games.aeons_end.effects.threats import DISCARD, prepped_fate
from emberhold.parts.amounts import at_least

GEMS = (
    gem(
        "Dread Diamond",
        3,
        play=aether(2) & may(prepped_fate(DISCARD), then=aether(1, additional=True)),
    ),
    gem("Frozen Magmite", 3, play=aether(2) & next_gain_on_deck()),
    gem(
        "Volcanic Glass",
        3,
        play=aether(2),
        triggers=(Trigger("gained", may(spend(2), then=any_ally(gains_copy_on_deck()))),),
    ),
    gem("Breach Ore", 4, play=aether(2) | focus_cheapest()),
    gem(
        "Scoria Slag",
        4,
        play=aether(2) & when(at_least(nemesis_tier, 2), aether(1, additional=True)),
    ),
    gem(
        "Erratic Ingot",
        5,
        play=aether(2) & when(at_least(nemesis_turns_discarded, 1), aether(2, additional=True)),
    ),
    gem(
        "Bloodstone Jewel",
        6,
        play=aether(3),
        triggers=(Trigger("gained", when(first_copy_gained(), aether(3))),),
    ),
)
