"""Battles and rolls: what helps, and whether it is worth its price."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.bot import weights as w
from emberhold.games.relic.bot.odds import at_least, reaching, winning
from emberhold.games.relic.bot.strength import EXTRA_DIE, bonus
from emberhold.games.relic.bot.worth import losing_life, worth
from emberhold.games.relic.card import CHARGE, DISCARD, FREE, PLAY, Ability, Card
from emberhold.games.relic.effects import fights, rolls
from emberhold.games.relic.effects.base import Effect, Row
from emberhold.games.relic.effects.evading import Evade
from emberhold.games.relic.effects.joints import ForEach, If, May, UpTo
from emberhold.games.relic.fight.reckoning import enemy_plus, support_in_battle, value_in_battle
from emberhold.games.relic.fight.under_way import Battle, Roll, Side
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import BATTLE, SKILL
from emberhold.games.relic.timing.listening import constant
from emberhold.games.relic.timing.moments import ALWAYS, LOSE_BATTLE, PREPARE

_PRICES: Final = {CHARGE: w.CHARGE, DISCARD: 2.5, PLAY: w.POWER}
_SHEET_STAKES: Final = 60.0
_TEST_STAKES: Final = 4.0
_RIVAL_STAKES: Final = 6.0
"""What beating a nemesis, or being beaten by one, is about."""
_SPARE: Final = 0.01
"""What one point more is worth in a battle that seems decided."""


# The state of a battle


def lead_of(game: State, me: Figure) -> int:
    """How far a side is ahead in the battle under way, dice that are there counted."""
    battle = game.battle
    if battle is None:
        return 0
    mine = battle.side_of(me)
    if mine is None:
        return 0
    return _score(game, battle, mine) - _score(game, battle, battle.other_side(me))


def _score(game: State, battle: Battle, side: Side) -> int:
    """What a side has so far; its value is reckoned for good only at the end."""
    figure = side.figure
    if figure is not None:
        value = value_in_battle(game, battle, figure) + support_in_battle(game, battle, figure)
    elif battle.sheet:
        value = side.value
    else:
        value = sum(card.value for card in battle.cards) + enemy_plus(game, battle)
    return value + side.bonus + sum(side.dice)


def _chance(battle: Battle, me: Figure, lead: int) -> float:
    """The chance to win with a lead in which all dice that are there are counted."""
    mine, theirs = battle.side_of(me), battle.other_side(me)
    if mine is not None and mine.dice:
        return float(lead > 0) if theirs.dice else 1.0 - at_least(lead)
    return at_least(1 - lead) if theirs.dice else winning(lead)


def stakes(game: State, me: Figure) -> float:
    """What hangs on the battle."""
    battle = game.battle
    if battle is None:
        return 0.0
    if battle.sheet:
        return _SHEET_STAKES
    if battle.foe.figure is not None:
        return _RIVAL_STAKES - losing_life(me, 1)
    prize = sum(card.worth for card in battle.cards) * w.TROPHY_POINT + 2.0
    return prize - losing_life(me, 1)


# What helps


def benefit(game: State, act: Act, effect: Effect) -> float:
    """What it is worth to do something now, in the battle or roll under way as well."""
    if isinstance(effect, May):
        return benefit(game, act, effect.what)
    if isinstance(effect, If):
        chosen = effect.then if effect.condition.holds(game, act) else effect.otherwise
        return 0.0 if chosen is None else benefit(game, act, chosen)
    if isinstance(effect, UpTo):
        able = min(effect.times, effect.what.most(game, act))
        return max([repeated(game, act, effect.what, n) for n in range(able + 1)], default=0.0)
    return worth(game, act, effect) + helping(game, act, effect)


def repeated(game: State, act: Act, effect: Effect, times: int) -> float:
    """The same done that many times."""
    battle = game.battle
    total = times * worth(game, act, effect)
    if battle is None or battle.side_of(act.me) is None:
        return total
    return total + _ahead_by(game, battle, act.me, times * added(game, act, effect))


def helping(game: State, act: Act, effect: Effect) -> float:
    """What an effect does for the battle or roll under way."""
    me, battle, roll = act.me, game.battle, game.roll
    if isinstance(effect, rolls.Reroll | rolls.SetDie):
        return _better_die(game, me, roll, effect) if roll is not None and roll.dice else 0.0
    if battle is not None and battle.side_of(me) is not None:
        lead = lead_of(game, me)
        if isinstance(effect, fights.AutoWin | fights.TakeAllTrophies):
            return (1 - _chance(battle, me, lead)) * stakes(game, me)
        if isinstance(effect, fights.SetForm):
            return _ahead_by(game, battle, me, _other_form(game, battle, me, effect.form))
        more = added(game, act, effect)
        if more:
            return _ahead_by(game, battle, me, more)
        if isinstance(effect, Evade):
            return (0.45 - _chance(battle, me, lead)) * stakes(game, me)
    parts = effect.parts()
    return 0.0 if parts == (effect,) else sum(helping(game, act, part) for part in parts)


def _ahead_by(game: State, battle: Battle, me: Figure, more: int) -> float:
    """What it is worth to be further ahead."""
    if not more:
        return 0.0
    lead = lead_of(game, me)
    return (_chance(battle, me, lead + more) - _chance(battle, me, lead)) * stakes(game, me)


def _other_form(game: State, battle: Battle, me: Figure, form: int) -> int:
    there = me.attributes[form] + constant(game, me, BATTLE + form)
    return there - value_in_battle(game, battle, me)


def added(game: State, act: Act, effect: Effect) -> int:
    """How much further ahead a text brings its reader in the battle under way."""
    battle = game.battle
    if battle is None:
        return 0
    if isinstance(effect, fights.BattleBonus):
        return effect.amount if effect.form in (-1, battle.form) else 0
    if isinstance(effect, fights.ExtraDie):
        return EXTRA_DIE * effect.amount
    if isinstance(effect, fights.EnemyChange):
        return -effect.amount
    if isinstance(effect, ForEach):
        times = min(effect.cap, effect.count.count(game, act))
        return times * added(game, act, effect.what)
    if isinstance(effect, If):
        chosen = effect.then if effect.condition.holds(game, act) else effect.otherwise
        return 0 if chosen is None else added(game, act, chosen)
    if isinstance(effect, Row):
        return sum([added(game, act, part) for part in effect.parts()])
    return 0


def _better_die(game: State, me: Figure, roll: Roll, effect: Effect) -> float:
    """Another number instead of the worst one."""
    shown = min(roll.dice)
    others = roll.total - shown
    if roll.what >= 0:
        have = me.tested(roll.what) + roll.bonus + constant(game, me, SKILL + roll.what)
        need = roll.target - have - others
        if shown >= need and shown > 1:
            return -1.0
        return _TEST_STAKES * _shows(effect, need, reaching(need))
    battle = game.battle
    if battle is None or battle.side_of(me) is None:
        return -0.5
    lead = lead_of(game, me) + others
    if battle.other_side(me).dice:
        need = 1 - lead
        gain = _shows(effect, need, at_least(need)) - float(shown >= need)
    elif isinstance(effect, rolls.SetDie):
        gain = at_least(lead + shown) - at_least(lead + effect.shows)
    else:
        gain = winning(lead) - (1 - at_least(lead + shown))
    return gain * stakes(game, me)


def _shows(effect: Effect, need: int, thrown: float) -> float:
    """The chance of enough: of a die that is turned, or of one that is thrown again."""
    if not isinstance(effect, rolls.SetDie):
        return thrown
    if effect.shows < 6 or need <= 6:
        return float(effect.shows >= need)
    return at_least(need - 6)


def using(game: State, act: Act, me: Figure, ability: Ability) -> float:
    """What it is worth to use an ability now, its price taken off."""
    own = act.of(me)
    own.moment = ability.moment
    return benefit(game, own, ability.effect) - price_of(ability)


def price_of(ability: Ability) -> float:
    return _PRICES.get(ability.price, 0.0)


def steps_of(effect: Effect) -> list[Effect]:
    """What happens one after the other, whether it may or must, and if it is so."""
    if isinstance(effect, May):
        return steps_of(effect.what)
    if isinstance(effect, If):
        return steps_of(effect.then)
    return [
        step
        for part in effect.parts()
        for step in (steps_of(part) if part is not effect else [effect])
    ]


def declaring(game: State, me: Figure, card: Card) -> float:
    """What a weapon or armour is worth in the battle under way: what it adds for nothing, and
    what a charge adds where that is worth its price; what it spares who loses, and a little for
    what may still be needed."""
    battle = game.battle
    if battle is None:
        return 0.0
    act, form = Act(me, card), battle.form
    prepared = card.abilities.get(PREPARE, ())
    sure = sum([a.effect.value(game, act, BATTLE + form) for a in card.abilities.get(ALWAYS, ())])
    sure += sum([bonus(ability.effect, form) for ability in prepared if ability.price == FREE])
    most = _ahead_by(game, battle, me, sure)
    for ability in prepared:
        if ability.price != FREE:
            more = _ahead_by(game, battle, me, sure + bonus(ability.effect, form))
            most = max(most, more - price_of(ability))
    return most + _spared(game, battle, act) + _SPARE * sure


def _spared(game: State, battle: Battle, act: Act) -> float:
    """What the texts of a card are worth that speak of a lost battle, as likely as it is lost."""
    assert act.card is not None
    texts = act.card.abilities.get(LOSE_BATTLE, ())
    if not texts:
        return 0.0
    fitting = [each for each in texts if each.narrow is None or each.narrow.fits(game, act)]
    gain = sum([max(0.0, worth(game, act, each.effect) - price_of(each)) for each in fitting])
    return (1 - _chance(battle, act.me, lead_of(game, act.me))) * gain


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
    if battle is None:
        return 0.0
    if battle.other_side(me).dice:
        need = 1 - lead
        if shown is None:
            return at_least(need)
        return at_least(need - 6) if shown == 6 and need > 6 else float(shown >= need)
    return winning(lead) if shown is None else 1.0 - at_least(lead + shown)
