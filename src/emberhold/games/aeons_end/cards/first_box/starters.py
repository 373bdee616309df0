"""The ten starter cards: two that every mage begins with, and one of each mage's own."""

from emberhold.games.aeons_end.card import gem, spell
from emberhold.games.aeons_end.cards.war_eternal.starters import CRYSTAL, SPARK
from emberhold.games.aeons_end.effects.base import May, When
from emberhold.games.aeons_end.effects.damage import Deal
from emberhold.games.aeons_end.effects.moving import DiscardFromHand, Draw
from emberhold.games.aeons_end.effects.prepping import CastAnyPrepped
from emberhold.games.aeons_end.effects.resources import GainAether, GainLife
from emberhold.games.aeons_end.effects.revealing import (
    PlayerTurnRevealed,
    RevealedTurnToBottom,
    RevealTurnCard,
)
from emberhold.games.aeons_end.effects.sacrifice import SufferToDestroy
from emberhold.games.aeons_end.effects.subjects import any_ally, any_player
from emberhold.games.aeons_end.figure.aether import FOR_GEM

AMETHYST_SHARD = gem(
    "Amethyst Shard",
    play=GainAether(1) & any_ally(May(Draw() & DiscardFromHand())),
    starter=True,
)
BURIED_LIGHT = spell("Buried Light", cast=Deal(1) & GainAether(1), starter=True)
MOONSTONE_SHARD = gem(
    "Moonstone Shard", play=GainAether(1) & GainAether(1, FOR_GEM, additional=True), starter=True
)
EMERALD_SHARD = gem("Emerald Shard", play=GainAether(1) | any_player(GainLife(1)), starter=True)
QUARTZ_SHARD = gem(
    "Quartz Shard",
    play=GainAether(1)
    & RevealTurnCard()
    & When(PlayerTurnRevealed(), GainAether(1, additional=True))
    & May(RevealedTurnToBottom()),
    starter=True,
)
GARNET_SHARD = gem("Garnet Shard", play=GainAether(1) | CastAnyPrepped(returns=False), starter=True)
TOURMALINE_SHARD = gem(
    "Tourmaline Shard", play=GainAether(1) & any_ally(SufferToDestroy(1)), starter=True
)
FLARE = spell(
    "Flare",
    cast=RevealTurnCard() & When(PlayerTurnRevealed(), Deal(3), otherwise=Deal(1)),
    starter=True,
)

STARTERS = (
    CRYSTAL,
    SPARK,
    AMETHYST_SHARD,
    BURIED_LIGHT,
    MOONSTONE_SHARD,
    EMERALD_SHARD,
    QUARTZ_SHARD,
    GARNET_SHARD,
    TOURMALINE_SHARD,
    FLARE,
)
