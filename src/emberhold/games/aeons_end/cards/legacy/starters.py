"""Crystal and Spark, and the personal starters that a mage is given (LG-106 to LG-109, LG-237)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from emberhold.games.aeons_end.aether import FOR_GEM, FOR_SPELL, ONLY_CARDS
from emberhold.games.aeons_end.card import GEM, RELIC, SPELL, Card, gem, spell
from emberhold.games.aeons_end.cards.legacy.minions import deal_and_more_to_a_minion, silences
from emberhold.games.aeons_end.cards.legacy.tuning import BY_MAGES, USUAL
from emberhold.games.aeons_end.cards.legacy.verbs import (
    cast_own_cheap,
    discarded_others,
    discards_spell_to_draw,
    take_back_gem,
)
from emberhold.games.aeons_end.effects.base import Effect, may, when
from emberhold.games.aeons_end.effects.counting import opened_breaches
from emberhold.games.aeons_end.effects.damage import deal, deal_more_if
from emberhold.games.aeons_end.effects.focusing import focus_any_breach, focus_own_breach
from emberhold.games.aeons_end.effects.moving import destroy_card
from emberhold.games.aeons_end.effects.resources import aether, gains_charges, gains_life
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.kernel.naming import given_id
from emberhold.parts.amounts import at_least

CRYSTAL = gem("Crystal", play=aether(1), starter=True)
FLAWED_CRYSTAL = gem("Flawed Crystal", play=aether(1, ONLY_CARDS), starter=True)
"""LG-409."""
SPARK = spell("Spark", cast=deal(1), starter=True)


class Sticker(NamedTuple):
    """An effect for a blank starter card of a type."""

    type: str
    effect: Effect


FIRST = (
    Sticker(SPELL, deal(1) & aether(1, FOR_SPELL)),
    Sticker(SPELL, deal_more_if(1, 2, at_least(discarded_others, 4))),
    Sticker(SPELL, deal_and_more_to_a_minion(1, 1)),
    Sticker(SPELL, focus_any_breach()),
    Sticker(GEM, aether(1) & any_ally(discards_spell_to_draw())),
    Sticker(GEM, aether(1) & when(at_least(opened_breaches, 3), gains_life(1))),
    Sticker(GEM, aether(2, FOR_GEM)),
    Sticker(GEM, aether(1) & cast_own_cheap(4)),
)
"""LG-242 to LG-249."""

PLACES = 2
"""A mage is given a first and a second starter."""
CHOICES = 8
"""Stickers to choose from, for either of them."""


@cache
def _second(mages: int) -> tuple[Sticker, ...]:
    """LG-311, LG-561."""
    numbers = BY_MAGES[mages]
    strong, weak = numbers.damage
    return (
        Sticker(RELIC, focus_own_breach()),
        Sticker(RELIC, any_ally(gains_charges(1))),
        Sticker(RELIC, destroy_card(hand=True)),
        Sticker(RELIC, take_back_gem()),
        Sticker(SPELL, deal(strong) & gains_charges(numbers.charges)),
        Sticker(SPELL, deal(weak) & silences()),
        Sticker(SPELL, deal_and_more_to_a_minion(weak, 2)),
        Sticker(SPELL, deal(strong) & may(destroy_card(hand=True))),
    )


def stickers_for(place: int, mages: int = USUAL) -> tuple[Sticker, ...]:
    """The stickers for the first (0) or the second (1) starter of a mage."""
    return _second(mages) if place else FIRST


@cache
def personal_starter(sheet: str, place: int, number: int, name: str, mages: int = USUAL) -> Card:
    """LG-238, LG-240: the card that a player has named; `place` is 0 for the first, 1 for the
    second of a mage."""
    sticker = stickers_for(place, mages)[number - 1]
    slug = f"{sheet}-starter-{place + 1}"
    named = given_id(name, f"type-{sticker.type}")
    is_spell = sticker.type == SPELL
    return Card(
        name,
        sticker.type,
        starter=True,
        effect=None if is_spell else sticker.effect,
        cast=sticker.effect if is_spell else None,
        slug=slug,
        message_id=named,
    )
