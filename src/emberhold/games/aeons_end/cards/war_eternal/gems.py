"""The seven market gems."""

from emberhold.games.aeons_end.card import gem
from emberhold.games.aeons_end.effects.base import when
from emberhold.games.aeons_end.effects.counting import tier_at_least
from emberhold.games.aeons_end.effects.focusing import focus_cheapest
from emberhold.games.aeons_end.effects.resources import aether

GEMS = (
    gem(
        "Scoria Slag",
        4,
        play=aether(2) & when(tier_at_least(2), aether(1, additional=True)),
    ),
    gem("Breach Ore", 4, play=aether(2) | focus_cheapest()),
)
