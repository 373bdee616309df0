"""The eight mages."""

from emberhold.games.aeons_end.card import Mage
from emberhold.games.aeons_end.cards.war_eternal.abilities import (
    colossal_force,
    destroy_free,
    exalted_brand,
    exhausted,
    tempest_sigil,
)
from emberhold.games.aeons_end.cards.war_eternal.starters import (
    AMETHYST_PARAGON,
    COAL_SHARD,
    CRYSTAL,
    EXTINGUISH,
    ILLUMINATE,
    OBLIVION_SHARD,
    SHATTERED_GEODE,
    SPARK,
    TORCH,
    WORLDHEART_SHARD,
)
from emberhold.games.aeons_end.cards.war_eternal.trophies import TrophyTokens, trophies
from emberhold.games.aeons_end.effects.base import when
from emberhold.games.aeons_end.effects.counting import opened_breaches
from emberhold.games.aeons_end.effects.damage import deal, gravehold_gains_life
from emberhold.games.aeons_end.effects.helping import gain_card, may_gain_gem
from emberhold.games.aeons_end.effects.moving import draws
from emberhold.games.aeons_end.effects.resources import gains_life
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.games.aeons_end.gaining import TO_DECK
from emberhold.parts.amounts import exactly

MAGES = (
    Mage(
        "Dezmodia",
        hand=(OBLIVION_SHARD, CRYSTAL, CRYSTAL, SPARK, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        breaches=("open", "D", "R", "D"),
        charges=6,
        ability=tempest_sigil(),
    ),
    Mage(
        "Garu",
        hand=(TORCH, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, SPARK, SPARK),
        breaches=("open", "R", "D", "D"),
        charges=5,
        ability=colossal_force(),
    ),
    Mage(
        "Gex",
        hand=(SHATTERED_GEODE, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        breaches=("-", "open", "D", "D"),
        charges=5,
        ability=destroy_free(2) & any_ally(draws(1) & gains_life(2)),
    ),
    Mage(
        "Mazahaedron",
        hand=(WORLDHEART_SHARD, CRYSTAL, CRYSTAL, SPARK, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        breaches=("open", "L", "D", "D"),
        charges=4,
        ability=may_gain_gem(4) & gravehold_gains_life(4),
    ),
    Mage(
        "Mist",
        hand=(AMETHYST_PARAGON, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, SPARK, SPARK),
        breaches=("open", "L", "D", "D"),
        charges=6,
        ability=exalted_brand(),
    ),
    Mage(
        "Quilius",
        hand=(CRYSTAL, CRYSTAL, CRYSTAL, EXTINGUISH, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, EXTINGUISH, SPARK),
        breaches=("open", "open", "R", "D"),
        charges=5,
        ability=deal(2 * trophies()),
        own=TrophyTokens(),
    ),
    Mage(
        "Ulgimor",
        hand=(COAL_SHARD, CRYSTAL, CRYSTAL, SPARK, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, SPARK, SPARK),
        breaches=("open", "D", "R", "D"),
        charges=6,
        ability=when(exhausted(), any_ally(gains_life(5)), otherwise=gains_life(6)),
    ),
    Mage(
        "Yan Magda",
        hand=(ILLUMINATE, CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        breaches=("open", "R", "R", "R"),
        charges=5,
        ability=gain_card() & when(exactly(opened_breaches, 4), any_ally(gain_card(TO_DECK))),
    ),
)
