"""The ten starter cards: two that every mage begins with, and one of each mage's own."""

from emberhold.games.aeons_end.aether import NO_RELIC_OR_SPELL, ONLY_CARDS
from emberhold.games.aeons_end.card import Trigger, gem, spell
from emberhold.games.aeons_end.cards.war_eternal.trophies import deal_for_trophy
from emberhold.games.aeons_end.effects.base import when, worded
from emberhold.games.aeons_end.effects.counting import your_life
from emberhold.games.aeons_end.effects.damage import deal, suffers
from emberhold.games.aeons_end.effects.focusing import focus_any_breach
from emberhold.games.aeons_end.effects.helping import (
    may_prep,
    may_take_top_discard,
    next_gain_to_ally,
)
from emberhold.games.aeons_end.effects.moving import destroy_this
from emberhold.games.aeons_end.effects.resources import aether, gains_charges
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.kernel.message import Message
from emberhold.parts.amounts import at_most

CRYSTAL = gem("Crystal", play=aether(1), starter=True)
SPARK = spell("Spark", cast=deal(1), starter=True)

OBLIVION_SHARD = gem("Oblivion Shard", play=aether(2, NO_RELIC_OR_SPELL), starter=True)
TORCH = spell("Torch", cast=deal(1) | focus_any_breach(), starter=True)
SHATTERED_GEODE = gem("Shattered Geode", play=aether(1) & may_take_top_discard(), starter=True)
WORLDHEART_SHARD = gem(
    "Worldheart Shard",
    play=aether(1) | aether(2, ONLY_CARDS) & next_gain_to_ally(),
    starter=True,
)
AMETHYST_PARAGON = gem(
    "Amethyst Paragon",
    play=aether(1) & any_ally(may_prep(anywhere=True)),
    starter=True,
)
EXTINGUISH = spell("Extinguish", cast=deal_for_trophy(1), starter=True)
COAL_SHARD = gem(
    "Coal Shard",
    play=when(
        at_most(your_life, 2),
        destroy_this(),
        otherwise=worded(
            aether(3) & gains_charges(1) & suffers(2),
            Message("effect-gain-and-suffer", aether=3, charges=1, damage=2),
        ),
    ),
    starter=True,
)
ILLUMINATE = spell(
    "Illuminate",
    cast=deal(1),
    triggers=(Trigger("breach-moved", deal(1), "rule-illuminate"),),
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
