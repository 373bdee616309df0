"""How strong a figure is in battle, as far as anybody can see."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.bot.odds import reaching
from emberhold.games.relic.card import FREE, Card
from emberhold.games.relic.effects.base import Effect
from emberhold.games.relic.effects.fights import BattleBonus, ExtraDie
from emberhold.games.relic.effects.joints import If, May, UpTo
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import BATTLE, SKILL
from emberhold.games.relic.timing.listening import constant
from emberhold.games.relic.timing.moments import ALWAYS, PREPARE
from emberhold.games.relic.traits import ARMOUR, WEAPON

EXTRA_DIE: Final = 4
"""What one more die is worth in battle."""


def battle_score(game: State, figure: Figure, form: int) -> int:
    """The score before the die, with the best weapon and the best armour."""
    score = figure.attributes[form] + constant(game, figure, BATTLE + form)
    for trait in (WEAPON, ARMOUR):
        gear = [piece.card for piece in figure.assets if trait in piece.card.traits]
        score += max([gear_bonus(game, figure, card, form) for card in gear], default=0)
    for ability, card in figure.watch.get(PREPARE, ()):
        if ability.price == FREE and (card is None or not _is_gear(card)):
            effect = ability.effect
            score += _reserve(effect, form) if ability.optional else bonus(effect, form)
    return score


def gear_bonus(game: State, figure: Figure, card: Card, form: int) -> int:
    """What a weapon or armour adds to a battle of this form."""
    act = Act(figure, card)
    total = 0
    for ability in card.abilities.get(ALWAYS, ()):
        total += ability.effect.value(game, act, BATTLE + form)
    for ability in card.abilities.get(PREPARE, ()):
        total += bonus(ability.effect, form)
    return total


def bonus(effect: Effect, form: int) -> int:
    """The battle bonus a text gives, however deep it is."""
    if isinstance(effect, BattleBonus):
        return effect.amount if effect.form in (-1, form) else 0
    if isinstance(effect, ExtraDie):
        return EXTRA_DIE * effect.amount
    parts = effect.parts()
    return sum(bonus(part, form) for part in parts) if parts != (effect,) else 0


def _reserve(effect: Effect, form: int) -> int:
    """Half of what can be had at a price: it will be paid where it matters."""
    if isinstance(effect, May | UpTo):
        times = effect.times if isinstance(effect, UpTo) else 1
        return times * bonus(effect.what, form) // 2
    return _reserve(effect.then, form) if isinstance(effect, If) else 0


def _is_gear(card: Card) -> bool:
    return WEAPON in card.traits or ARMOUR in card.traits


def passing(game: State, figure: Figure, what: int, target: int) -> float:
    have = figure.tested(what) + constant(game, figure, SKILL + what)
    return reaching(target - have)
