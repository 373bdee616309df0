"""The ten starter cards: two that every mage begins with, and one of each mage's own."""

from emberhold.games.aeons_end.aether import FOR_GEM
from emberhold.games.aeons_end.card import gem, spell
from emberhold.games.aeons_end.cards.war_eternal.starters import CRYSTAL, SPARK
from emberhold.games.aeons_end.effects.base import may, when
from emberhold.games.aeons_end.effects.damage import deal
from emberhold.games.aeons_end.effects.moving import discard_from_hand, draws
from emberhold.games.aeons_end.effects.prepping import casts_any_prepped
from emberhold.games.aeons_end.effects.resources import aether, gains_life
from emberhold.games.aeons_end.effects.revealing import (
    player_turn_revealed,
    revealed_turn_to_bottom,
    reveals_turn_card,
)
from emberhold.games.aeons_end.effects.sacrifice import may_suffer_to_destroy
from emberhold.games.aeons_end.effects.subjects import any_ally, any_player

AMETHYST_SHARD = gem(
    "Amethyst Shard",
    play=aether(1) & any_ally(may(draws() & discard_from_hand())),
    starter=True,
)
BURIED_LIGHT = spell("Buried Light", cast=deal(1) & aether(1), starter=True)
MOONSTONE_SHARD = gem(
    "Moonstone Shard", play=aether(1) & aether(1, FOR_GEM, additional=True), starter=True
)
EMERALD_SHARD = gem("Emerald Shard", play=aether(1) | any_player(gains_life(1)), starter=True)
QUARTZ_SHARD = gem(
    "Quartz Shard",
    play=aether(1)
    & reveals_turn_card()
    & when(player_turn_revealed(), aether(1, additional=True))
    & may(revealed_turn_to_bottom()),
    starter=True,
)
GARNET_SHARD = gem("Garnet Shard", play=aether(1) | casts_any_prepped(returns=False), starter=True)
TOURMALINE_SHARD = gem(
    "Tourmaline Shard", play=aether(1) & any_ally(may_suffer_to_destroy(1)), starter=True
)
FLARE = spell(
    "Flare",
    cast=reveals_turn_card() & when(player_turn_revealed(), deal(3), otherwise=deal(1)),
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
