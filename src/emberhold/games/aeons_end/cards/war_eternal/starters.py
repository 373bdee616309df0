"""The ten starter cards: two that every mage begins with, and one of each mage's own."""

from emberhold.games.aeons_end.card import Trigger, gem, spell
from emberhold.games.aeons_end.cards.war_eternal.trophies import DealForTrophy
from emberhold.games.aeons_end.effects.base import When, Worded
from emberhold.games.aeons_end.effects.counting import YourLife
from emberhold.games.aeons_end.effects.damage import Deal, Suffer
from emberhold.games.aeons_end.effects.focusing import FocusAnyBreach
from emberhold.games.aeons_end.effects.helping import (
    MayPrep,
    MayTakeTopDiscard,
    NextGainToAlly,
)
from emberhold.games.aeons_end.effects.moving import DestroyThis
from emberhold.games.aeons_end.effects.resources import GainAether, GainCharges
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.games.aeons_end.figure.aether import NO_RELIC_OR_SPELL, ONLY_CARDS
from emberhold.kernel.message import Message
from emberhold.parts.amounts import AtMost

CRYSTAL = gem("Crystal", play=GainAether(1), starter=True)
SPARK = spell("Spark", cast=Deal(1), starter=True)

OBLIVION_SHARD = gem("Oblivion Shard", play=GainAether(2, NO_RELIC_OR_SPELL), starter=True)
TORCH = spell("Torch", cast=Deal(1) | FocusAnyBreach(), starter=True)
SHATTERED_GEODE = gem("Shattered Geode", play=GainAether(1) & MayTakeTopDiscard(), starter=True)
WORLDHEART_SHARD = gem(
    "Worldheart Shard",
    play=GainAether(1) | GainAether(2, ONLY_CARDS) & NextGainToAlly(),
    starter=True,
)
AMETHYST_PARAGON = gem(
    "Amethyst Paragon",
    play=GainAether(1) & any_ally(MayPrep(anywhere=True)),
    starter=True,
)
EXTINGUISH = spell("Extinguish", cast=DealForTrophy(1), starter=True)
COAL_SHARD = gem(
    "Coal Shard",
    play=When(
        AtMost(YourLife(), 2),
        DestroyThis(),
        otherwise=Worded(
            GainAether(3) & GainCharges(1) & Suffer(2),
            Message("effect-gain-and-suffer", aether=3, charges=1, damage=2),
        ),
    ),
    starter=True,
)
ILLUMINATE = spell(
    "Illuminate",
    cast=Deal(1),
    triggers=(Trigger("breach-moved", Deal(1), "rule-illuminate"),),
    starter=True,
)

STARTERS = (
    CRYSTAL,
    SPARK,
    OBLIVION_SHARD,
    TORCH,
    SHATTERED_GEODE,
    WORLDHEART_SHARD,
    AMETHYST_PARAGON,
    EXTINGUISH,
    COAL_SHARD,
    ILLUMINATE,
)
