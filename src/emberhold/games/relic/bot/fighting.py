"""Battles and rolls: what helps, and whether it is worth its price."""

from __future__ import annotations

from emberhold.games.relic.act import Act
from emberhold.games.relic.bot import weights as w
from emberhold.games.relic.bot.odds import reaching, winning
from emberhold.games.relic.bot.strength import bonus
from emberhold.games.relic.bot.worth import losing_life, worth
from emberhold.games.relic.card import CHARGE, DISCARD, PLAY, Ability
from emberhold.games.relic.dice import Roll
from emberhold.games.relic.effects import fights, rolls
from emberhold.games.relic.effects.base import Effect, May
from emberhold.games.relic.effects.evading import Evade
from emberhold.games.relic.listening import constant
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import SKILL

_PRICES = {CHARGE: w.CHARGE, DISCARD: 2.5, PLAY: w.POWER}
_SHEET_STAKES = 60.0
_MIDDLE = 3.5
"""What a die shows on the average."""


def lead_of(game: State, me: Figure) -> int:
    """How far one is ahead in the battle under way, dice that lie there counted."""
    battle = game.battle
    if battle is None:
        return 0
    mine = battle.side_of(me)
    if mine is None:
        return 0
    theirs = battle.other_side(me)
    value = mine.value or (me.attributes[battle.form] if not me.nemesis else max(me.attributes))
    foe = theirs.value or sum(card.value for card in battle.cards)
    lead = value + mine.bonus + mine.support - foe - theirs.bonus - theirs.support
    return lead + sum(mine.dice) - sum(theirs.dice)


def stakes(game: State, me: Figure) -> float:
    """What hangs on the battle."""
    battle = game.battle
    if battle is None:
        return 0.0
    if battle.sheet:
        return _SHEET_STAKES
    prize = sum(card.worth for card in battle.cards) * w.TROPHY_POINT + 2.0
    return prize - losing_life(me, 1)


def helping(game: State, me: Figure, effect: Effect) -> float:
    """What an effect does for the battle or roll under way."""
    battle = game.battle
    roll = game.roll
    if battle is not None and battle.side_of(me) is not None:
        lead = lead_of(game, me)
        more = bonus(effect, battle.form)
        if isinstance(effect, fights.EnemyChange):
            more -= effect.amount
        if isinstance(effect, fights.AutoWin | fights.TakeAllTrophies):
            return (1 - winning(lead)) * stakes(game, me)
        if isinstance(effect, rolls.Reroll | rolls.SetDie) and roll is not None:
            return _better_die(game, me, roll, effect)
        if more:
            return (winning(lead + more) - winning(lead)) * stakes(game, me)
        if isinstance(effect, Evade):
            return (0.45 - winning(lead)) * stakes(game, me)
    elif isinstance(effect, rolls.Reroll | rolls.SetDie) and roll is not None and roll.dice:
        return _better_die(game, me, roll, effect)
    parts = effect.parts()
    return 0.0 if parts == (effect,) else sum(helping(game, me, part) for part in parts)


def _better_die(game: State, me: Figure, roll: Roll, effect: Effect) -> float:
    """Another number instead of a bad one."""
    shown = min(roll.dice, default=6)
    becomes = float(effect.shows) if isinstance(effect, rolls.SetDie) else _MIDDLE
    if roll.what >= 0:
        have = me.tested(roll.what) + roll.bonus + constant(game, me, SKILL + roll.what)
        passed = have + roll.total >= roll.target and shown > 1
        return -1.0 if passed else 4.0 * float(have + becomes >= roll.target)
    if game.battle is None:
        return -0.5
    ahead = lead_of(game, me) + roll.total > 0
    return -1.0 if ahead else (becomes - shown) * stakes(game, me) / 8


def using(game: State, act: Act, me: Figure, ability: Ability) -> float:
    """What it is worth to use an ability now, its price taken off."""
    own = act.of(me)
    own.moment = ability.moment
    gain = worth(game, own, ability.effect) + helping(game, me, ability.effect)
    return gain - price_of(ability)


def price_of(ability: Ability) -> float:
    return _PRICES.get(ability.price, 0.0)


def steps_of(effect: Effect) -> list[Effect]:
    """What happens one after the other, whether it may or must."""
    if isinstance(effect, May):
        return steps_of(effect.what)
    return [
        step
        for part in effect.parts()
        for step in (steps_of(part) if part is not effect else [effect])
    ]


# Dice or cards


def chance_of(game: State, me: Figure, roll: Roll, shown: int | None) -> float:
    """The chance that a roll does what it should; with a number, that of this number."""
    if roll.what >= 0:
        have = me.tested(roll.what) + roll.bonus + constant(game, me, SKILL + roll.what)
        need = roll.target - have - roll.total
        if shown is None:
            return reaching(need)
        if shown == 6:
            return 1.0 if need <= 6 else reaching(need - 6)
        return float(shown >= need and shown > 1)
    lead = lead_of(game, me) + roll.total
    battle = game.battle
    known = battle is not None and bool(battle.other_side(me).dice)
    if shown is None:
        return reaching(1 - lead) if known else winning(lead)
    if known:
        return (
            float(lead + shown > 0) if shown < 6 else max(float(lead + 6 > 0), reaching(-5 - lead))
        )
    return winning(lead + shown - 4)
