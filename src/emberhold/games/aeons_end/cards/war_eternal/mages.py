"""The eight mages."""

from emberhold.games.aeons_end.card import Mage
from emberhold.games.aeons_end.cards.war_eternal.abilities import (
    ColossalForce,
    DestroyFree,
    ExaltedBrand,
    IsExhausted,
    TempestSigil,
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
from emberhold.games.aeons_end.cards.war_eternal.trophies import Trophies, TrophyTokens
from emberhold.games.aeons_end.effects.base import When
from emberhold.games.aeons_end.effects.counting import OpenedBreaches
from emberhold.games.aeons_end.effects.damage import Deal, GraveholdGains
from emberhold.games.aeons_end.effects.helping import GainCard, MayGainGem
from emberhold.games.aeons_end.effects.moving import Draw
from emberhold.games.aeons_end.effects.resources import GainLife
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.games.aeons_end.figure.gaining import TO_DECK
from emberhold.parts.amounts import Exactly

MAGES = (
    Mage(
        "Dezmodia",
        hand=(OBLIVION_SHARD, CRYSTAL, CRYSTAL, SPARK, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        breaches=("open", "D", "R", "D"),
        charges=6,
        ability=TempestSigil(),
    ),
    Mage(
        "Garu",
        hand=(TORCH, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, SPARK, SPARK),
        breaches=("open", "R", "D", "D"),
        charges=5,
        ability=ColossalForce(),
    ),
    Mage(
        "Gex",
        hand=(SHATTERED_GEODE, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        breaches=("-", "open", "D", "D"),
        charges=5,
        ability=DestroyFree(2) & any_ally(Draw(1) & GainLife(2)),
    ),
    Mage(
        "Mazahaedron",
        hand=(WORLDHEART_SHARD, CRYSTAL, CRYSTAL, SPARK, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        breaches=("open", "L", "D", "D"),
        charges=4,
        ability=MayGainGem(4) & GraveholdGains(4),
    ),
    Mage(
        "Mist",
        hand=(AMETHYST_PARAGON, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, SPARK, SPARK),
        breaches=("open", "L", "D", "D"),
        charges=6,
        ability=ExaltedBrand(),
    ),
    Mage(
        "Quilius",
        hand=(CRYSTAL, CRYSTAL, CRYSTAL, EXTINGUISH, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, EXTINGUISH, SPARK),
        breaches=("open", "open", "R", "D"),
        charges=5,
        ability=Deal(2 * Trophies()),
        own=TrophyTokens(),
    ),
    Mage(
        "Ulgimor",
        hand=(COAL_SHARD, CRYSTAL, CRYSTAL, SPARK, SPARK),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, SPARK, SPARK),
        breaches=("open", "D", "R", "D"),
        charges=6,
        ability=When(IsExhausted(), any_ally(GainLife(5)), otherwise=GainLife(6)),
    ),
    Mage(
        "Yan Magda",
        hand=(ILLUMINATE, CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL),
        deck=(CRYSTAL, CRYSTAL, CRYSTAL, CRYSTAL, SPARK),
        breaches=("open", "R", "R", "R"),
        charges=5,
        ability=GainCard() & When(Exactly(OpenedBreaches(), 4), any_ally(GainCard(TO_DECK))),
    ),
)
