"""How mages grow: abilities with their improvements, and masteries (LG-296, LG-315, LG-316)."""

from __future__ import annotations

from typing import NamedTuple

from emberhold.games.aeons_end.cards.legacy.ability_verbs import (
    casts_with_more,
    deals_times,
    destroys_up_to,
    focuses_owner,
    focuses_times,
    takes_back_gems,
)
from emberhold.games.aeons_end.cards.legacy.minions import silences
from emberhold.games.aeons_end.cards.legacy.tuning import BY_MAGES, USUAL
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.damage import gravehold_gains_life
from emberhold.games.aeons_end.effects.helping import may_prep
from emberhold.games.aeons_end.effects.moving import draws
from emberhold.games.aeons_end.effects.resources import gains_charges, gains_life
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
    Ability(any_ally(draws(3)), that_player(gains_charges(1))),
    Ability(any_player(gains_life(4)), gravehold_gains_life(2)),
    Ability(gravehold_gains_life(5), any_ally(draws(1))),
    Ability(casts_with_more(2), focuses_owner()),
    Ability(focuses_times(3), any_player(may_prep())),
    Ability(any_player(destroys_up_to(3)), that_player(draws(1))),
    Ability(any_player(takes_back_gems(3)), that_player(gains_life(1))),
    Ability(deals_times(2, 3), silences()),
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
