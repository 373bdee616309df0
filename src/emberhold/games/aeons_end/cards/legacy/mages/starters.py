"""Crystal and Spark, and the personal starters that a mage is given (LG-106 to LG-109, LG-237)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from emberhold.games.aeons_end.card import GEM, RELIC, SPELL, Card, gem, spell
from emberhold.games.aeons_end.cards.legacy.minions import DealMoreToMinion, Silences
from emberhold.games.aeons_end.cards.legacy.tuning import BY_MAGES, USUAL
from emberhold.games.aeons_end.cards.legacy.verbs import (
    CastOwnCheap,
    DiscardedOthers,
    DiscardsSpellToDraw,
    TakeBackGem,
)
from emberhold.games.aeons_end.effects.base import Effect, May, When
from emberhold.games.aeons_end.effects.counting import OpenedBreaches
from emberhold.games.aeons_end.effects.damage import Deal, DealMoreIf
from emberhold.games.aeons_end.effects.focusing import FocusAnyBreach, FocusOwnBreach
from emberhold.games.aeons_end.effects.moving import DestroyCard
from emberhold.games.aeons_end.effects.resources import GainAether, GainCharges, GainLife
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.games.aeons_end.figure.aether import FOR_GEM, FOR_SPELL, ONLY_CARDS
from emberhold.kernel.naming import given_id
from emberhold.parts.amounts import AtLeast

CRYSTAL = gem("Crystal", play=GainAether(1), starter=True)
FLAWED_CRYSTAL = gem("Flawed Crystal", play=GainAether(1, ONLY_CARDS), starter=True)
"""LG-409."""
SPARK = spell("Spark", cast=Deal(1), starter=True)


class Sticker(NamedTuple):
    """An effect for a blank starter card of a type."""

    type: str
    effect: Effect


FIRST = (
    Sticker(SPELL, Deal(1) & GainAether(1, FOR_SPELL)),
    Sticker(SPELL, DealMoreIf(1, 2, AtLeast(DiscardedOthers(), 4))),
    Sticker(SPELL, DealMoreToMinion(1, 1)),
    Sticker(SPELL, FocusAnyBreach()),
    Sticker(GEM, GainAether(1) & any_ally(DiscardsSpellToDraw())),
    Sticker(GEM, GainAether(1) & When(AtLeast(OpenedBreaches(), 3), GainLife(1))),
    Sticker(GEM, GainAether(2, FOR_GEM)),
    Sticker(GEM, GainAether(1) & CastOwnCheap(4)),
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
        Sticker(RELIC, FocusOwnBreach()),
        Sticker(RELIC, any_ally(GainCharges(1))),
        Sticker(RELIC, DestroyCard(hand=True)),
        Sticker(RELIC, TakeBackGem()),
        Sticker(SPELL, Deal(strong) & GainCharges(numbers.charges)),
        Sticker(SPELL, Deal(weak) & Silences()),
        Sticker(SPELL, DealMoreToMinion(weak, 2)),
        Sticker(SPELL, Deal(strong) & May(DestroyCard(hand=True))),
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
