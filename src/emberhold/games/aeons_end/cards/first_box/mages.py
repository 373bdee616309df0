"""The eight mages."""

from emberhold.games.aeons_end.card import (
    AT_NEMESIS_DRAW,
    AT_TURN_CARD,
    IN_ANY_MAIN_PHASE,
    Mage,
)
from emberhold.games.aeons_end.cards.first_box.abilities import (
    BlackMirror,
    DiscardDrawn,
    OtherworldlyGate,
    ShareCharges,
    Shelter,
)
from emberhold.games.aeons_end.cards.first_box.starters import (
    AMETHYST_SHARD,
    BURIED_LIGHT,
    EMERALD_SHARD,
    FLARE,
    GARNET_SHARD,
    MOONSTONE_SHARD,
    QUARTZ_SHARD,
    TOURMALINE_SHARD,
)
from emberhold.games.aeons_end.cards.war_eternal.starters import CRYSTAL, SPARK
from emberhold.games.aeons_end.effects.moving import Draw
from emberhold.games.aeons_end.effects.resources import GainLife
from emberhold.games.aeons_end.effects.subjects import any_ally, any_player
from emberhold.games.aeons_end.effects.turn_order import ArrangeTurns, HastenTurn

MAGES = (
    Mage(
        "Adelheim",
        hand=(AMETHYST_SHARD, CRYSTAL, CRYSTAL, SPARK, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL),
        breaches=("open", "L", "R", "D"),
        charges=5,
        ability=DiscardDrawn(),
        timing=AT_NEMESIS_DRAW,
    ),
    Mage(
        "Brama",
        hand=(BURIED_LIGHT, CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, SPARK, SPARK),
        breaches=("open", "D", "R", "L"),
        charges=5,
        ability=any_player(GainLife(4)),
    ),
    Mage(
        "Jian",
        hand=(MOONSTONE_SHARD, CRYSTAL, CRYSTAL, SPARK, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, SPARK, SPARK),
        breaches=("open", "open", "R", "D"),
        charges=4,
        ability=BlackMirror(),
    ),
    Mage(
        "Kadir",
        hand=(EMERALD_SHARD, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, SPARK, SPARK),
        breaches=("open", "L", "D", "L"),
        charges=5,
        ability=OtherworldlyGate(),
        timing=IN_ANY_MAIN_PHASE,
    ),
    Mage(
        "Lash",
        hand=(QUARTZ_SHARD, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, SPARK, SPARK),
        breaches=("open", "L", "R", "L"),
        charges=5,
        ability=HastenTurn(1),
        timing=IN_ANY_MAIN_PHASE,
    ),
    Mage(
        "Mist",
        hand=(GARNET_SHARD, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, SPARK, SPARK),
        breaches=("open", "L", "D", "D"),
        charges=5,
        ability=any_ally(Draw(4)),
        slug="mist-first-box",
    ),
    Mage(
        "Phaedraxa",
        hand=(TOURMALINE_SHARD, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        breaches=("-", "open", "D", "L"),
        charges=5,
        ability=Shelter(),
        timing=AT_TURN_CARD,
    ),
    Mage(
        "Xaxos",
        hand=(FLARE, CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        breaches=("open", "R", "R", "D"),
        charges=5,
        ability=ShareCharges(4) & ArrangeTurns(),
        timing=IN_ANY_MAIN_PHASE,
    ),
)
