"""Deck IV: the four piles that come after chapter 4 (LG-501 to LG-504)."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Trigger, gem, relic, spell
from emberhold.games.aeons_end.cards.legacy.minions import Silences
from emberhold.games.aeons_end.effects.base import When
from emberhold.games.aeons_end.effects.damage import Deal
from emberhold.games.aeons_end.effects.moving import Draw
from emberhold.games.aeons_end.effects.resources import GainAether, GainCharges
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.games.aeons_end.state import State
from emberhold.language import Speech
from emberhold.parts.amounts import Condition


class BreachThreeOpen(Condition[State, Act]):
    """LG-501: of the player who plays the gem."""

    def holds(self, game: State, act: Act) -> bool:
        breach = act.me.breach(3)
        return breach is not None and breach.open

    def clause(self, say: Speech) -> str:
        return say("if-breach-three-open")


AFTER_CHAPTER_4 = (
    gem(
        "Phased Portalite",
        4,
        play=GainAether(2) & When(BreachThreeOpen(), GainAether(1, additional=True)),
    ),
    gem("Refined Lumenium", 5, play=GainAether(2) & any_ally(Draw(1))),
    relic("Reality Stabilizer", 6, play=GainCharges(2) & Silences()),
    spell("Pyro Geist", 6, cast=Deal(1) & Deal(2), triggers=(Trigger("prepped", Deal(1)),)),
)
