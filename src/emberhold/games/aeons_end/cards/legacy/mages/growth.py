"""How mages grow: abilities with their improvements, and masteries (LG-296, LG-315, LG-316)."""

from __future__ import annotations

from typing import NamedTuple

from emberhold.games.aeons_end.cards.legacy.mages.ability_verbs import (
    CastsWithMore,
    DealsTimes,
    DestroysUpTo,
    FocusesOwner,
    FocusesTimes,
    TakesBackGems,
)
from emberhold.games.aeons_end.cards.legacy.minions import Silences
from emberhold.games.aeons_end.cards.legacy.tuning import BY_MAGES, USUAL
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.damage import GraveholdGains
from emberhold.games.aeons_end.effects.helping import MayPrep
from emberhold.games.aeons_end.effects.moving import Draw
from emberhold.games.aeons_end.effects.resources import GainCharges, GainLife
from emberhold.games.aeons_end.effects.subjects import any_ally, any_player, that_player
from emberhold.kernel.message import Message
from emberhold.parts.reading import Told

SPACES = 6
"""LG-296: charge spaces of an ability."""


class Ability(NamedTuple):
    """An ability sticker: what it does, and the second effect it can be given."""

    effect: Effect
    second: Effect


ABILITIES = (
    Ability(any_ally(Draw(3)), that_player(GainCharges(1))),
    Ability(any_player(GainLife(4)), GraveholdGains(2)),
    Ability(GraveholdGains(5), any_ally(Draw(1))),
    Ability(CastsWithMore(2), FocusesOwner()),
    Ability(FocusesTimes(3), any_player(MayPrep())),
    Ability(any_player(DestroysUpTo(3)), that_player(Draw(1))),
    Ability(any_player(TakesBackGems(3)), that_player(GainLife(1))),
    Ability(DealsTimes(2, 3), Silences()),
)
"""LG-300, LG-527 to LG-534."""

FEWER_SPACES, SECOND_EFFECT = "spaces", "second"
IMPROVEMENTS = (FEWER_SPACES, SECOND_EFFECT)
"""LG-315."""

MASTERIES = 8
"""LG-316: how many there are to choose from."""
READY_MIND, SECOND_THRESHOLD, THIRD_THRESHOLD, STOUT_HEART = 1, 2, 3, 6
STOUT_LIFE = 16
"""LG-316: what a mage with a stout heart starts with."""
READY_CHARGES = 1
"""LG-543: charges that a ready mind starts with."""


def ability_of(number: int, improved: str) -> Effect | None:
    """What the sheet of a mage says; None before there is an ability."""
    if not number:
        return None
    ability = ABILITIES[number - 1]
    return ability.effect & ability.second if improved == SECOND_EFFECT else ability.effect


def spaces_of(number: int, improved: str, mages: int = USUAL) -> int:
    """LG-296, LG-315: charge spaces of an ability, with its improvement."""
    if not number:
        return 0
    return SPACES - BY_MAGES[mages].fewer if improved == FEWER_SPACES else SPACES


def improvement_told(what: str, second: Effect, mages: int) -> Message:
    """LG-315: what an improvement changes, in words."""
    words = {"effect": Told(second, "text"), "fewer": BY_MAGES[mages].fewer}
    return Message("option-improve", what=what, **words)
