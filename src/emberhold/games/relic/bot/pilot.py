"""The sensible player with a sense of the way: whom search starts from and plays ahead with.

Dice are exact, so a space is near or far by turns (`turns.py`), not by steps. A character who is
ready goes in by the shortest way, and spends at the Warp Rift what shortens the road (R-135).
Everything else is answered by the sensible player, whose numbers stay what the balance of the book
was measured with.
"""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.bot import weights as w
from emberhold.games.relic.bot.answers import (
    ANSWERS,
    act_of,
    answered,
    gain_of,
    going_by,
    may,
    where,
    window,
    worthwhile,
)
from emberhold.games.relic.bot.fighting import benefit, declaring, steps_of
from emberhold.games.relic.bot.having import asset_value, tidy
from emberhold.games.relic.bot.picking import Answer, best
from emberhold.games.relic.bot.strength import passing
from emberhold.games.relic.bot.way import Way, exchanging, ready_to_march, takes
from emberhold.games.relic.bot.worth import worth
from emberhold.games.relic.card import Ability
from emberhold.games.relic.effects.base import Effect
from emberhold.games.relic.effects.hands import ReplaceMission
from emberhold.games.relic.effects.luck import Test
from emberhold.games.relic.effects.places import Advance, MoveTo
from emberhold.games.relic.map.board import SPACES, paths
from emberhold.games.relic.seen.sight import Sight
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import INNER
from emberhold.games.relic.timing.moments import INSTEAD_OF_MOVEMENT
from emberhold.kernel.question import Choice, Question
from emberhold.parts.asking import DO, DONE


def _move(game: State, me: Figure, question: Question) -> Choice:
    way = Way(game, me)
    steps = (question.about or {}).get("steps", 0)
    found = paths(game, me, me.space, steps, True) if steps else []

    def value(choice: Choice) -> float:
        end = choice[1].index
        ways = [way.value(end, path) for path in found if path[-1] == end]
        return max(ways, default=way.value(end))

    return best(question.choices, value)


def _where(game: State, me: Figure, question: Question) -> Choice:
    act = act_of(me, question)
    if act.me is me and (act.card is None or act.card.sort != 1):
        return _move(game, me, question)
    return where(game, me, question)


def _roll_movement(game: State, me: Figure, question: Question) -> Choice:
    """A Power card instead of the die, where it leads somewhere much better."""
    way = Way(game, me)
    chosen, most = question.choices[0], way.walking() + w.STRIDE
    for choice in question.choices[1:]:
        value = way.reach(min(6, max(1, choice[1].power)))
        if value > most:
            chosen, most = choice, value
    return chosen


def _choose_die(game: State, me: Figure, question: Question) -> Choice:
    way = Way(game, me)
    return best(question.choices, lambda choice: way.reach(choice[1]))


def _choose_way(game: State, me: Figure, question: Question) -> Choice:
    """Of ways that lead elsewhere, the one to where the bot wants to be."""
    options = (question.about or {})["options"]
    act = act_of(me, question).of(me)
    way = Way(game, me)
    return best(question.choices, lambda choice: _gain(game, act, options[choice[1] - 1], way))


def _gain(game: State, act: Act, effect: Effect, way: Way) -> float:
    if act.me.tier >= INNER:
        return benefit(game, act, effect)
    price = 0.0
    for step in steps_of(effect):
        if isinstance(step, ReplaceMission):
            return exchanging(act.me)
        if isinstance(step, Test) and step.passed is not None:
            for part in steps_of(step.passed):
                if isinstance(part, MoveTo):
                    chance = passing(game, act.me, step.what, step.target)
                    return chance * _moved(game, act, part, way)
        if isinstance(step, MoveTo):
            return price + _moved(game, act, step, way)
        price += worth(game, act, step)
    return benefit(game, act, effect)


def _moved(game: State, act: Act, step: MoveTo, way: Way) -> float:
    """What it is worth to be somewhere else; the Middle tier is nothing for the weak."""
    me = act.me
    here = way.pull(me.space, False)
    most = 0.0
    for place, space in enumerate(step.where.spaces(game, act)):
        gain = way.pull(space, False) - here
        if not way.bold:
            gain -= w.DREAD * (SPACES[space].tier - me.tier)
        most = gain if place == 0 else max(most, gain)
    return most


def _window(game: State, me: Figure, question: Question) -> Choice:
    act = act_of(me, question)

    def gain(ability: Ability) -> float:
        if ability.moment != INSTEAD_OF_MOVEMENT:
            return gain_of(game, act, me, ability)
        way = Way(game, me)
        return going_by(game, act.of(me), ability, way.walking(), way.value)

    return worthwhile(me, question, gain)


def _may(game: State, me: Figure, question: Question) -> Choice:
    """R-135: every space of the Inner tier that is passed is a turn and a danger less."""
    effect = (question.about or {})["effect"]
    for step in steps_of(effect):
        if isinstance(step, Advance):
            return DO
    return may(game, me, question)


def _mission(game: State, me: Figure, question: Question) -> Choice:
    """The one that is done soonest."""
    return best(question.choices, lambda choice: -takes(choice[1].slug))


def _gear(game: State, me: Figure, question: Question) -> Choice:
    """What helps most in this battle; a charge that would not be spent helps nothing."""

    def value(choice: Choice) -> float:
        if choice == DONE:
            return 0.0
        card = next(piece.card for piece in me.assets if piece.card.kind is choice[1])
        return declaring(game, me, card)

    return best(question.choices, value)


def _tidy(game: State, me: Figure, question: Question) -> Choice:
    """Of assets that seem worth the same, the cheapest goes."""
    assets = [choice for choice in question.choices if len(choice) == 3]
    if not assets or DONE in question.choices:
        return tidy(game, me, question)
    return min(assets, key=lambda choice: (asset_value(game, me, choice[1]), choice[1].cost))


def _gate(game: State, me: Figure, question: Question) -> Choice:
    return question.choices[0] if ready_to_march(game, me) else question.choices[-1]


_OWN: Final[dict[str, Answer]] = {
    "move": _move,
    "move-up-to": _move,
    "where": _where,
    "roll-movement": _roll_movement,
    "choose-die": _choose_die,
    "choose": _choose_way,
    "window": _window,
    "may": _may,
    "gate": _gate,
    "mission": _mission,
    "weapon": _gear,
    "armour": _gear,
    "tidy": _tidy,
}


_STEERED: Final[dict[str, Answer]] = {**ANSWERS, **_OWN}


def steer(state: State, question: Question) -> Choice:
    """One of the question's choices."""
    if len(question.choices) == 1:
        return question.choices[0]
    sight = Sight(state, question.seat)
    if sight.viewer.nemesis:
        return answered(sight, question, ANSWERS, window)
    return answered(sight, question, _STEERED, _window)
