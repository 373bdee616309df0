"""What effects are worth to the player they happen to: the trees of the cards, read and weighed.

Only what everybody may know is read: nobody's hand but one's own, no deck, no face-down card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.bot import weights as w
from emberhold.games.relic.bot.longing import outlook, pull, saving
from emberhold.games.relic.bot.odds import winning
from emberhold.games.relic.bot.strength import battle_score, passing
from emberhold.games.relic.effects import (
    assets,
    base,
    fights,
    hands,
    joints,
    luck,
    places,
    scenarios,
    values,
)
from emberhold.games.relic.effects.base import Effect
from emberhold.games.relic.state import Figure, State

_DEEP: Final = 6
"""Trees are not read deeper than this."""


def worth(game: State, act: Act, effect: Effect, deep: int = 0) -> float:
    """What it is worth to `act.me` that an effect happens now."""
    if deep > _DEEP:
        return 0.0
    weigh = _WEIGHED.get(type(effect))
    return weigh(game, act, effect, deep + 1) if weigh is not None else 0.0


# Life and Corruption


def losing_life(figure: Figure, amount: int) -> float:
    total = 0.0
    for lost in range(amount):
        left = figure.life - lost - 1
        if left < 0:
            break
        total -= w.LIFE_LOST[min(left, len(w.LIFE_LOST) - 1)]
    return total


def gaining_life(figure: Figure, amount: int) -> float:
    most = len(w.LIFE_GAINED) - 1
    return sum([w.LIFE_GAINED[min(figure.life + more, most)] for more in range(amount)])


def drawing_corruption(figure: Figure, amount: int) -> float:
    most = len(w.CORRUPTION) - 1
    return -sum([w.CORRUPTION[min(len(figure.corruption) + n, most)] for n in range(amount)])


def power_cards(game: State, figure: Figure, amount: int) -> float:
    room = max(0, figure.sheet.power_limits[min(figure.level, 12)] - len(figure.hand))
    kept = min(amount, room)
    return kept * w.POWER + (amount - kept) * w.POWER_TOO_MANY


def relic(figure: Figure) -> float:
    return w.RELIC if figure.relics else w.FIRST_RELIC


# The joints

Weighing = Callable[[State, Act, Any, int], float]


def _row(game: State, act: Act, effect: base.Row, deep: int) -> float:
    total = 0.0
    for part in effect.parts():
        total += worth(game, act, part, deep)
    return total


def _may(game: State, act: Act, effect: joints.May, deep: int) -> float:
    return max(0.0, worth(game, act, effect.what, deep))


def _choose(game: State, act: Act, effect: joints.Choose, deep: int) -> float:
    ways = [each for each in effect.options if each.possible(game, act)]
    return max([worth(game, act, each, deep) for each in ways], default=0.0)


def _if(game: State, act: Act, effect: joints.If, deep: int) -> float:
    chosen = effect.then if effect.condition.holds(game, act) else effect.otherwise
    return 0.0 if chosen is None else worth(game, act, chosen, deep)


def _for_each(game: State, act: Act, effect: joints.ForEach, deep: int) -> float:
    times = min(effect.cap, effect.count.count(game, act))
    return times * worth(game, act, effect.what, deep)


def _up_to(game: State, act: Act, effect: joints.UpTo, deep: int) -> float:
    times = min(effect.times, effect.what.most(game, act))
    return max(0.0, max(0, times) * worth(game, act, effect.what, deep) * 0.8)


def _each(game: State, act: Act, effect: joints.Each, deep: int) -> float:
    total = 0.0
    for figure in effect.who.figures(game, act):
        share = worth(game, act.of(figure), effect.what, deep)
        total += share if figure is act.me else share * _regard(game, act.me, figure)
    return total


def _target(game: State, act: Act, effect: joints.Target, deep: int) -> float:
    found = []
    for figure in effect.who.figures(game, act):
        share = worth(game, act.of(figure), effect.what, deep)
        found.append(share if figure is act.me else share * _regard(game, act.me, figure))
    if not found:
        return 0.0
    return max(found) if effect.who.chosen else sum(found) / len(found)


def _regard(game: State, me: Figure, other: Figure) -> float:
    """How much of somebody else's fortune is one's own: partners share it, rivals do not."""
    if other.seat == me.partner or (game.together and not me.nemesis and not other.nemesis):
        return 0.8
    return w.OPPONENT


def _test(game: State, act: Act, effect: luck.Test, deep: int) -> float:
    chance = passing(game, act.me, effect.what, effect.target)
    passed = 0.0 if effect.passed is None else worth(game, act, effect.passed, deep)
    failed = 0.0 if effect.failed is None else worth(game, act, effect.failed, deep)
    return chance * passed + (1 - chance) * failed


def _roll(game: State, act: Act, effect: luck.Roll, deep: int) -> float:
    total = 0.0
    for first, last, follows in effect.faces:
        total += _share(first, last, effect.lower_of_two) * worth(game, act, follows, deep)
    return total


def _share(first: int, last: int, lower_of_two: bool) -> float:
    if not lower_of_two:
        return (last - first + 1) / 6
    return ((7 - first) ** 2 - (6 - last) ** 2) / 36


# The verbs


def _pay(game: State, act: Act, effect: values.PayInfluence, deep: int) -> float:
    """What is put aside for a mission is worth more."""
    return effect.amount * -w.INFLUENCE * (2.0 if saving(act.me) else 0.9)


def _discard_power(game: State, act: Act, effect: hands.DiscardPower, deep: int) -> float:
    return -w.POWER * min(effect.amount, len(act.me.hand))


def _cleansing(game: State, act: Act, effect: hands.DiscardCorruption, deep: int) -> float:
    figure = act.me
    count = min(effect.amount, len(figure.corruption))
    have = len(figure.corruption)
    return sum([w.CORRUPTION[max(0, min(5, have - 1 - n))] for n in range(count)])


def _discard_asset(game: State, act: Act, effect: assets.DiscardAsset, deep: int) -> float:
    return -min(effect.amount, len(act.me.assets)) * w.WARGEAR


def _wargear(game: State, act: Act, effect: hands.DrawWargear, deep: int) -> float:
    return effect.keep * (w.WARGEAR + 0.5 * (effect.amount - effect.keep))


def _offer(game: State, act: Act, effect: hands.OfferWargear, deep: int) -> float:
    money = act.me.influence + effect.discount
    room = max(0, act.me.sheet.asset_limit - len(act.me.assets))
    return 0.0 if not room else min(4.0, max(0.0, 1.1 * money - 2.0))


def _move_to(game: State, act: Act, effect: places.MoveTo, deep: int) -> float:
    """Crossing inward is worth it for the strong; any other place may be as good as this."""
    spaces = effect.where.spaces(game, act)
    if not spaces:
        return 0.0
    me, seen = act.me, outlook(game, act.me)
    return max([pull(game, me, space, seen) for space in spaces]) - pull(game, me, me.space, seen)


def _sheet(game: State, act: Act, effect: scenarios.BattleSheet, deep: int) -> float:
    value = effect.least + (effect.count.count(game, act) if effect.count is not None else 0)
    best = max(battle_score(game, act.me, form) for form in range(3))
    chance = winning(best - value)
    return chance * worth(game, act, effect.won, deep) + (1 - chance) * losing_life(act.me, 1)


def _counted(each: float) -> Weighing:
    def weigh(game: State, act: Act, effect: Any, deep: int) -> float:
        return each * float(effect.amount)

    return weigh


def _flat(value: float) -> Weighing:
    def weigh(game: State, act: Act, effect: Any, deep: int) -> float:
        return value

    return weigh


_WEIGHED: Final[dict[type[Any], Weighing]] = {
    base.Row: _row,
    joints.May: _may,
    joints.Choose: _choose,
    joints.If: _if,
    joints.ForEach: _for_each,
    joints.UpTo: _up_to,
    joints.Each: _each,
    joints.Target: _target,
    luck.Test: _test,
    luck.Roll: _roll,
    values.GainLife: lambda game, act, e, deep: gaining_life(act.me, e.amount),
    values.LoseLife: lambda game, act, e, deep: losing_life(act.me, e.amount),
    values.GainInfluence: _counted(w.INFLUENCE),
    values.LoseInfluence: lambda game, act, e, deep: -float(min(e.amount, act.me.influence)),
    values.PayInfluence: _pay,
    values.GainInfamy: _counted(w.INFAMY),
    values.LoseInfamy: _counted(-w.INFAMY),
    values.PayInfamy: _counted(-w.INFAMY),
    values.GainLevel: _counted(w.LEVEL),
    values.GainAttribute: _counted(w.ATTRIBUTE),
    values.LoseAttribute: _counted(-w.ATTRIBUTE * 0.7),
    hands.DrawPower: lambda game, act, e, deep: power_cards(game, act.me, e.amount),
    hands.DiscardPower: _discard_power,
    hands.DrawCorruption: lambda game, act, e, deep: drawing_corruption(act.me, e.amount),
    hands.DiscardCorruption: _cleansing,
    hands.DiscardDrawnCorruption: _flat(3.0),
    hands.TurnDownCorruption: _counted(1.0),
    hands.TurnDownDrawn: _flat(1.5),
    hands.DrawWargear: _wargear,
    hands.OfferWargear: _offer,
    hands.DrawRelic: lambda game, act, e, deep: relic(act.me) * e.keep,
    hands.DrawMission: _flat(1.0),
    hands.ReplaceMission: _flat(0.6),
    hands.GainCompletedMission: _counted(w.MISSION),
    hands.LoseCompletedMission: _counted(-w.MISSION),
    hands.LookTop: _flat(w.LOOK),
    assets.DiscardAsset: _discard_asset,
    assets.DiscardThis: _flat(-1.5),
    assets.GainCharge: _counted(w.CHARGE),
    assets.StealAsset: _flat(w.WARGEAR + 1),
    assets.BuyAsset: _flat(w.WARGEAR - 1.7),
    assets.StealInfluence: _counted(w.INFLUENCE * 1.2),
    assets.GiveAsset: _flat(-w.WARGEAR - 1),
    assets.DiscardTrophy: _counted(-3 * w.TROPHY_POINT),
    assets.DiscardTrophiesWorth: _counted(-w.TROPHY_POINT),
    assets.TakeTrophy: _flat(4 * w.TROPHY_POINT),
    assets.TakeThis: _flat(w.WARGEAR),
    places.MoveTo: _move_to,
    places.MissTurn: _flat(w.MISSED_TURN),
    places.EndTurn: _flat(-1.0),
    places.DrawThreat: _counted(w.THREAT_NEARBY),
    places.DiscardThreat: _flat(0.6),
    places.Advance: _counted(6.0),
    fights.NoLifeLoss: lambda game, act, e, deep: -losing_life(act.me, max(1, act.amount)),
    scenarios.BattleSheet: _sheet,
    scenarios.PlaceToken: _flat(60.0),
    scenarios.PlaceTokenInner: _flat(60.0),
    scenarios.PlaceOmen: _flat(60.0),
    scenarios.RemoveToken: _flat(8.0),
    scenarios.RemoveOmens: _flat(8.0),
    scenarios.Win: _flat(w.WIN),
    scenarios.DrawNemesis: _counted(w.NEMESIS_CARD),
}
