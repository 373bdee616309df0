"""The fourteen market spells."""

from emberhold.games.aeons_end.card import GEM, Trigger, spell
from emberhold.games.aeons_end.effects.base import May
from emberhold.games.aeons_end.effects.counting import (
    AllOpened,
    EachOpenedBreach,
    NeighboursPrepped,
)
from emberhold.games.aeons_end.effects.damage import Deal, DealMoreIf
from emberhold.games.aeons_end.effects.focusing import FocusCheapest
from emberhold.games.aeons_end.effects.moving import DestroyCard, DiscardFromHand
from emberhold.games.aeons_end.effects.prepping import CastAnyPrepped
from emberhold.games.aeons_end.effects.replaying import TakeBackPlayedGem
from emberhold.games.aeons_end.effects.resources import (
    GainAether,
    GainCharges,
    GainLife,
    LoseCharges,
    SpendAether,
)
from emberhold.games.aeons_end.effects.sacrifice import (
    DealForLost,
    DealMorePaying,
    TopDiscardCost,
)
from emberhold.games.aeons_end.effects.subjects import any_ally, any_player
from emberhold.games.aeons_end.effects.threats import DESTROY, DISCARD

SPELLS = (
    spell("Phoenix Flame", 3, cast=DealMorePaying(2, LoseCharges(1), 2)),
    spell("Spectral Echo", 3, cast=Deal(2) & May(DestroyCard(hand=True))),
    spell("Amplify Vision", 4, cast=FocusCheapest() & DealMoreIf(2, 1, AllOpened())),
    spell("Ignite", 4, cast=Deal(2) & any_ally(GainCharges(1))),
    spell("Lava Tendril", 4, cast=Deal(3), triggers=(Trigger("casting-end", Deal(1)),)),
    spell("Dark Fire", 5, cast=DealForLost(DISCARD, 2, 3)),
    spell(
        "Essence Theft",
        5,
        cast=Deal(3) & May(DiscardFromHand(), then=any_player(GainLife(1))),
    ),
    spell("Feral Lightning", 5, cast=Deal(3), anywhere=True),
    spell(
        "Oblivion Swell",
        5,
        cast=DealMorePaying(2, DiscardFromHand(type=GEM), TopDiscardCost()),
        once_per_turn=GainAether(1),
    ),
    spell("Chaos Arc", 6, cast=Deal(3, more=2 * NeighboursPrepped())),
    spell("Planar Insight", 6, cast=Deal(2, more=EachOpenedBreach())),
    spell(
        "Wildfire Whip",
        6,
        cast=Deal(4),
        once_per_turn=SpendAether(2) & CastAnyPrepped(returns=False),
        again=True,
    ),
    spell("Arcane Nexus", 7, cast=Deal(4), once_per_turn=TakeBackPlayedGem()),
    spell("Consuming Void", 7, cast=DealForLost(DESTROY, 2, 3)),
)
