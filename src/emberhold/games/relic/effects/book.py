"""Reading the content book: clause lists become effects.

Every verb is a line of `VERBS`: its name in the book and how its arguments are read. What cannot be
read raises `BookError`, which names the card and the clause.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from emberhold.games.relic.effects import (
    assets,
    fights,
    hands,
    limits,
    odd,
    places,
    rolls,
    scenarios,
)
from emberhold.games.relic.effects import values as worth
from emberhold.games.relic.effects.base import (
    Choose,
    Each,
    Effect,
    ForEach,
    If,
    May,
    Nothing,
    Row,
    Target,
    UpTo,
)
from emberhold.games.relic.effects.conditions import Condition, read_condition
from emberhold.games.relic.effects.counts import Count, Figures, read_count
from emberhold.games.relic.effects.evading import Evade
from emberhold.games.relic.effects.goals import (
    AnyOf,
    Defeat,
    DefeatTogether,
    EndTurnWithTarget,
    Enter,
    Goal,
    Hold,
    Mark,
    PassTest,
    Pay,
    Survive,
    Visit,
    Witness,
)
from emberhold.games.relic.effects.luck import RollTable, Test
from emberhold.games.relic.effects.what import What
from emberhold.games.relic.effects.where import Where, read_where
from emberhold.games.relic.effects.who import Who
from emberhold.games.relic.effects.wording import onward, placed
from emberhold.games.relic.terms import ATTRIBUTES, TESTED

Clause = list[Any]
TRAITS: Final[set[str]] = set()
"""Every trait of the book; filled before the clauses are read."""


class BookError(Exception):
    """A clause of the content book that cannot be read."""


def read(clauses: list[Clause], where: str) -> Effect:
    """A list of clauses as one effect."""
    parts = [read_clause(clause, where) for clause in onward(clauses)]
    if not parts:
        return Nothing()
    return parts[0] if len(parts) == 1 else Row(parts)


def read_clause(clause: Clause, where: str) -> Effect:
    verb, *given = clause
    reader = VERBS.get(verb)
    if reader is None:
        raise BookError(f"{where}: unknown verb {verb!r} in {clause}")
    try:
        return reader(given, where)
    except (ValueError, KeyError, IndexError, TypeError) as error:
        raise BookError(f"{where}: {clause}: {error}") from error


# Arguments

_PLACE: Final = re.compile(r" (in (tier|area|space|that_space|outer|middle)|here)$")


def who(text: str) -> Who:
    """`chosen_character in tier`, `each_character influence>=5`."""
    place = ""
    if found := _PLACE.search(text):
        text = text[: found.start()]
        place = found[2] or "space"
    if text.startswith("most "):
        return Who(text, place)
    base, _, condition = text.partition(" ")
    if base not in _WHO:
        raise ValueError(f"unknown character {text!r}")
    return Who(base, place, read_condition(condition, TRAITS) if condition else None)


_WHO: Final = (
    *("you", "left", "right", "each_character", "each_other", "chosen_character", "chosen_other"),
    *("closest", "active_character", "owner", "beaten", "that_character", "partner", "target"),
)


def where_to(text: str) -> Where:
    if text.startswith("space_of "):
        return read_where(text, who(text.removeprefix("space_of ")))
    return read_where(text, None)


def condition(text: str) -> Condition:
    return read_condition(text, TRAITS)


def counted(text: str) -> Count:
    if text.startswith("each_character "):
        return Figures(who(text))
    return read_count(text, TRAITS)


def attribute(name: str) -> int:
    return ATTRIBUTES.index(name)


def _form(given: Clause) -> int:
    return attribute(given[1]) if len(given) > 1 else -1


def _whom(given: Clause) -> str:
    """Whom a change of the other side names: `area`, or `enemy` or `agent` for this very card."""
    return str(given[1]) if len(given) > 1 else ""


def _after(given: Clause, word: str, at: str) -> Effect | None:
    """The clauses after a keyword."""
    return read(given[given.index(word) + 1], at) if word in given else None


# Shapes


def _choose(given: Clause, at: str) -> Effect:
    return Choose([read(option, at) for option in given[0]])


def _if(given: Clause, at: str) -> Effect:
    then = read(placed(given[1], given[0]), at)
    return If(condition(given[0]), then, _after(given, "else", at))


def _for_each(given: Clause, at: str) -> Effect:
    effect = read(given[1], at)
    if len(given) > 2:
        return ForEach(counted(given[0]), effect, given[2]["max"])
    return ForEach(counted(given[0]), effect)


def _test(given: Clause, at: str) -> Effect:
    passed, failed = _after(given, "pass", at), _after(given, "fail", at)
    return Test(TESTED.index(given[0]), given[1], passed, failed)


def _roll(given: Clause, at: str) -> Effect:
    faces = []
    for span, clauses in given[0].items():
        first, _, last = span.partition("-")
        faces.append((int(first), int(last or first), read(clauses, at)))
    covered = [face for first, last, _ in faces for face in range(first, last + 1)]
    if covered != [1, 2, 3, 4, 5, 6]:
        raise ValueError("a roll must cover 1 to 6")
    return RollTable(tuple(faces), len(given) > 1)


def _battle(given: Clause, at: str) -> Effect:
    won = _after(given, "win", at)
    if won is None:
        raise ValueError("a battle needs something to win")
    lost, tied = _after(given, "lose", at), _after(given, "tie", at)
    return scenarios.BattleSheet(given[0], given[1], won, lost, tied)


# Verbs with several shapes


def _pay_influence(given: Clause, at: str) -> Effect:
    to = who(given[1].removeprefix("to ")) if len(given) > 1 else None
    return worth.PayInfluence(given[0], to)


def _discard_asset(given: Clause, at: str) -> Effect:
    if given[0] == "this":
        return assets.DiscardThis()
    return assets.DiscardAsset(given[0], given[1] if len(given) > 1 else "")


def _discard_corruption(given: Clause, at: str) -> Effect:
    if given[0] == "this":
        return hands.DiscardDrawnCorruption()
    if isinstance(given[0], str):
        return hands.DiscardCorruption(int(given[0].removeprefix("up_to ")), True)
    return hands.DiscardCorruption(given[0], False)


def _turn_down(given: Clause, at: str) -> Effect:
    return hands.TurnDownDrawn() if given[0] == "this" else hands.TurnDownCorruption(given[0])


def _discard_trophy(given: Clause, at: str) -> Effect:
    if isinstance(given[0], str):
        return assets.DiscardTrophiesWorth(int(given[0].removeprefix("worth>=")))
    return assets.DiscardTrophy(given[0], given[1] if len(given) > 1 else "")


def _discard_threat(given: Clause, at: str) -> Effect:
    if given[1] in ("here", "area", "tier", "board"):
        return places.DiscardThreat(What(given[0], given[1]), None)
    return places.DiscardThreat(What(given[0], "that_space"), where_to(given[1]))


def _draw_threat_too(given: Clause, at: str) -> Effect:
    return places.DrawThreat(given[0], given[1], where_to(given[2]), "relic-draw-threat-too")


def _set_die(given: Clause, at: str) -> Effect:
    if given[0] == "choice 1-6":
        return rolls.ChooseDie()
    return rolls.SetEnemyDie(given[0]) if len(given) > 1 else rolls.SetDie(given[0])


def _trophy_worth(given: Clause, at: str) -> Effect:
    if isinstance(given[0], str):
        return fights.TrophyWorth(int(given[0]), True)
    return fights.TrophyWorth(given[0], False)


def _trophies_worth(given: Clause, at: str) -> Effect:
    if isinstance(given[0], str):
        return fights.TrophyWorth(int(given[0]), True, "relic-trophies-worth-more")
    return _trophy_worth(given, at)


def _cannot_by_nemesis(given: Clause, at: str) -> Effect:
    return fights.Cannot(given[0], "might" if given[0] == "power" else "")


def _cannot_here_by_nemesis(given: Clause, at: str) -> Effect:
    return fights.Cannot(given[0], "might" if given[0] == "power" else "", here=True)


def _cost_less(given: Clause, at: str) -> Effect:
    kinds = {"wargear": limits.wargear_cost, "crossing": limits.crossing_cost}
    return kinds[given[0]](given[1])


def _skill_bonus(given: Clause, at: str) -> Effect:
    return fights.SkillBonus(-1 if given[0] == "any" else attribute(given[0]), given[1])


def _remove_token(given: Clause, at: str) -> Effect:
    return scenarios.RemoveToken(None if given[0] == "omen" else who(given[0]), given[1])


def _odd(given: Clause, at: str) -> Effect:
    name = given[0]
    if name in odd.WORDS:
        return odd.Constantly(*odd.WORDS[name])
    if name in ("exchange_power_hands", "trade"):
        kind = odd.Trade if name == "trade" else odd.ExchangeHands
        return kind(who(given[1]))
    return _ODD[name]()


_ODD: Final[dict[str, Callable[[], Effect]]] = {
    "flip_power_and_add_its_number": odd.FlipPower,
    "draw_top_of_power_discard": odd.DrawPowerDiscard,
    "put_it_at_bottom_of_power_discard": odd.PowerToBottom,
    "auction_wargear": odd.AuctionWargear,
    "threat_cards_to_scenario_deck": odd.FillLair,
    "trophy_to_scenario_deck": odd.TrophyToLair,
    "battle_scenario_deck": odd.BattleLair,
}

VERBS: Final[dict[str, Callable[[Clause, str], Effect]]] = {
    # shapes
    "may": lambda given, at: May(read(given[0], at)),
    "choose": _choose,
    "if": _if,
    "for_each": _for_each,
    "each": lambda given, at: Each(who(given[0]), read(given[1], at)),
    "target": lambda given, at: Target(who(given[0]), read(given[1], at)),
    "up_to": lambda given, at: UpTo(given[0], read(given[1], at)),
    "test": _test,
    "roll": _roll,
    # values
    "gain_life": lambda given, at: worth.GainLife(given[0]),
    "lose_life": lambda given, at: worth.LoseLife(given[0]),
    "gain_influence": lambda given, at: worth.GainInfluence(given[0]),
    "lose_influence": lambda given, at: worth.LoseInfluence(given[0]),
    "pay_influence": _pay_influence,
    "gain_attribute": lambda given, at: worth.ChangeAttribute(given[0], given[1], True),
    "lose_attribute": lambda given, at: worth.ChangeAttribute(given[0], given[1], False),
    "gain_level": lambda given, at: worth.GainLevel(given[0]),
    "gain_infamy": lambda given, at: worth.GainInfamy(given[0]),
    "lose_infamy": lambda given, at: worth.LoseInfamy(given[0]),
    "pay_infamy": lambda given, at: worth.PayInfamy(given[0]),
    # cards
    "draw_power": lambda given, at: hands.DrawPower(given[0]),
    "discard_power": lambda given, at: hands.DiscardPower(given[0], len(given) > 1),
    "discard_might": lambda given, at: hands.DiscardPower(given[0], False, "relic-discard-might"),
    "draw_corruption": lambda given, at: hands.DrawCorruption(given[0]),
    "discard_corruption": _discard_corruption,
    "turn_down_corruption": _turn_down,
    "draw_wargear": lambda given, at: hands.DrawWargear(given[0], given[2]),
    "offer_wargear": lambda given, at: hands.OfferWargear(given[0], given[2]),
    "draw_relic": lambda given, at: hands.DrawRelic(given[0], given[2]),
    "draw_mission": lambda given, at: hands.DrawMission(),
    "replace_mission": lambda given, at: hands.ReplaceMission(given[0] if given else 1),
    "gain_completed_mission": lambda given, at: hands.GainCompletedMission(given[0]),
    "lose_completed_mission": lambda given, at: hands.LoseCompletedMission(given[0]),
    "look_top": lambda given, at: hands.LookTop(given[0], given[1]),
    # assets
    "discard_asset": _discard_asset,
    "discard_arsenal": lambda given, at: assets.DiscardAsset(given[0], "", "relic-discard-arsenal"),
    "gain_charge": lambda given, at: assets.GainCharge(given[0]),
    "steal_asset": lambda given, at: assets.StealAsset(who(given[0])),
    "buy_asset": lambda given, at: assets.BuyAsset(given[0], who(given[1])),
    "steal_influence": lambda given, at: assets.StealInfluence(who(given[0]), given[1]),
    "give_asset": lambda given, at: assets.GiveAsset(who(given[0])),
    "give_such_asset": lambda given, at: assets.GiveAsset(who(given[0]), "relic-give-such-asset"),
    "discard_trophy": _discard_trophy,
    "take_trophy": lambda given, at: assets.TakeTrophy(What(given[0], "here")),
    "take_this": lambda given, at: assets.TakeThis(),
    "take_along": lambda given, at: assets.TakeThis("relic-take-along"),
    "place_this": lambda given, at: assets.PlaceThis(where_to(given[0])),
    "keep_this": lambda given, at: assets.KeepThis(),
    # board
    "move_to": lambda given, at: places.MoveTo(where_to(given[0])),
    "move_directly": lambda given, at: places.MoveTo(where_to(given[0])),
    "move_up_to": lambda given, at: places.MoveUpTo(given[0]),
    "swap_places": lambda given, at: places.SwapPlaces(who(given[0])),
    "miss_turn": lambda given, at: places.MissTurn(),
    "end_turn": lambda given, at: places.EndTurn(),
    "end_engagement": lambda given, at: places.EndEngagement(),
    "end_movement": lambda given, at: places.EndMovement(),
    "add_movement": lambda given, at: places.AddMovement(given[0]),
    "advance": lambda given, at: places.Advance(given[0]),
    "draw_threat": lambda given, at: places.DrawThreat(given[0], given[1], where_to(given[2])),
    "draw_threat_too": _draw_threat_too,
    "discard_threat": _discard_threat,
    "move_threat": lambda given, at: places.MoveThreat(What(given[0], "here"), where_to(given[1])),
    "move_it": lambda given, at: places.MoveThreat(
        What(given[0], "here"), where_to(given[1]), "relic-move-it"
    ),
    "draw_imperium": lambda given, at: places.DrawImperium(given[0], where_to(given[1])),
    "discard_imperium": _discard_threat,
    # battle
    "battle_bonus": lambda given, at: fights.BattleBonus(given[0], _form(given)),
    "further_bonus": lambda given, at: fights.BattleBonus(
        given[0], _form(given), "relic-further-bonus"
    ),
    "skill_bonus": _skill_bonus,
    "test_bonus": lambda given, at: fights.SkillBonus(-1, given[1], "relic-test-bonus"),
    "extra_die": lambda given, at: fights.ExtraDie(given[0]),
    "reroll": lambda given, at: rolls.Reroll(0 if given[0] == "all" else given[0]),
    "set_die": _set_die,
    "explode_on": lambda given, at: fights.ExplodeOn(given[0]),
    "enemy_minus": lambda given, at: fights.EnemyChange(-given[0], _whom(given)),
    "enemy_plus": lambda given, at: fights.EnemyChange(given[0], _whom(given)),
    "win_ties": lambda given, at: fights.WinTies(),
    "no_life_loss": lambda given, at: fights.NoLifeLoss(),
    "lose_none": lambda given, at: fights.NoLifeLoss("relic-lose-none"),
    "no_penalty": lambda given, at: fights.NoPenalty(),
    "change": lambda given, at: fights.Change(given[0]),
    "change_loss": lambda given, at: fights.Change(given[0], "relic-lose-less"),
    "evade": lambda given, at: Evade(given[0]),
    "evade_one": lambda given, at: Evade(given[0], "one" if given[0] == "this" else ""),
    "auto_win_up_to": lambda given, at: fights.AutoWin(given[0]),
    "take_all_trophies": lambda given, at: fights.TakeAllTrophies(),
    "trophy_worth": _trophy_worth,
    "trophies_worth": _trophies_worth,
    "set_form": lambda given, at: fights.SetForm(attribute(given[0])),
    "cannot": lambda given, at: fights.Cannot(given[0]),
    "cannot_here": lambda given, at: fights.Cannot(given[0], here=True),
    "cannot_by_nemesis": _cannot_by_nemesis,
    "cannot_here_by_nemesis": _cannot_here_by_nemesis,
    # limits
    "asset_limit": lambda given, at: limits.asset_limit(given[0]),
    "power_limit": lambda given, at: limits.power_limit(given[0]),
    "weapon_limit": lambda given, at: limits.weapon_limit(given[0]),
    "cost_less": _cost_less,
    # scenarios and nemeses
    "confront": lambda given, at: scenarios.Confront(),
    "battle": _battle,
    "place_token": lambda given, at: scenarios.PlaceToken(given[0], where_to(given[1])),
    "remove_token": _remove_token,
    "win": lambda given, at: scenarios.Win(given[0]),
    "draw_nemesis": lambda given, at: scenarios.DrawNemesis(given[0]),
    "attack": lambda given, at: scenarios.Attack(),
    "mark": lambda given, at: Mark(who(given[0])),
    "odd": _odd,
}


# Goals


def read_goals(clauses: list[Clause], at: str) -> tuple[Goal, ...]:
    return tuple(_goal(clause, at) for clause in clauses)


def _goal(clause: Clause, at: str) -> Goal:
    verb, *given = clause
    if verb not in GOALS:
        raise BookError(f"{at}: unknown goal {verb!r} in {clause}")
    try:
        return GOALS[verb](given, at)
    except (ValueError, KeyError, IndexError, TypeError) as error:
        raise BookError(f"{at}: {clause}: {error}") from error


def _defeat(given: Clause, at: str) -> Goal:
    least, area = 0, ""
    for more in given[2:]:
        if more.startswith("value>="):
            least = int(more[7:])
        else:
            area = more.removeprefix("in ")
    return Defeat(given[0], given[1], least, area)


GOALS: Final[dict[str, Callable[[Clause, str], Goal]]] = {
    "defeat": _defeat,
    "defeat_together": lambda given, at: DefeatTogether(given[0]),
    "visit": lambda given, at: Visit(given[0], given[1]),
    "enter": lambda given, at: Enter(given[0]),
    "end_turn": lambda given, at: EndTurnWithTarget(),
    "pay": lambda given, at: Pay(given[0], read(given[1], at)),
    "pass_test": lambda given, at: PassTest(attribute(given[0]), given[1], given[2]),
    "hold": lambda given, at: Hold(condition(given[0])),
    "survive": lambda given, at: Survive(given[0], condition(given[1])),
    "witness": lambda given, at: Witness(given[0]),
    "any": lambda given, at: AnyOf([_goal(group[0], at) for group in given[0]]),
}
