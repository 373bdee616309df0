"""Trophies, missions, assets and Power cards: what to spend, to keep, to buy and to give away."""

from __future__ import annotations

from emberhold.games.relic.act import Act
from emberhold.games.relic.bot import weights as w
from emberhold.games.relic.bot.longing import saving
from emberhold.games.relic.bot.picking import best
from emberhold.games.relic.bot.strength import gear_bonus
from emberhold.games.relic.bot.worth import worth
from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.assets import DiscardTrophiesWorth, DiscardTrophy
from emberhold.games.relic.effects.goals import Defeat, PassTest, Pay, Survive, Witness
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import LEVEL_PRICE, WARGEAR
from emberhold.games.relic.timing.moments import REWARD
from emberhold.games.relic.traits import RELIC_TRAIT
from emberhold.kernel.question import Choice, Question
from emberhold.parts.asking import DONE


def experience(game: State, me: Figure, question: Question) -> Choice:
    """A relic first, then levels; what the mission wants of the trophies is kept for it."""
    having = sum(piece.card.worth + piece.charges for piece in me.trophies)
    spending = having - _promised(me) >= LEVEL_PRICE
    for wanted in ("relic", "spend") if spending else ("relic",):
        for choice in question.choices:
            if choice[0] == wanted:
                return choice
    return DONE


def _promised(me: Figure) -> int:
    """What the mission asks to be paid in trophies."""
    for goal in () if me.mission is None else me.mission.goals:
        if isinstance(goal, Pay):
            for part in goal.price.parts():
                if isinstance(part, DiscardTrophiesWorth):
                    return part.amount
                if isinstance(part, DiscardTrophy):
                    return 3 * part.amount
    return 0


def spend(game: State, me: Figure, question: Question) -> Choice:
    """Trophies in the order that wastes least; stop at a full level."""
    points = (question.about or {})["points"]
    over = points % LEVEL_PRICE
    if DONE in question.choices and over == 0:
        left = sum(piece.card.worth + piece.charges for piece in me.trophies)
        if left < LEVEL_PRICE:
            return DONE
    if DONE in question.choices and over:
        left = sum(piece.card.worth + piece.charges for piece in me.trophies)
        if over + left < LEVEL_PRICE:
            return DONE
    spending = [choice for choice in question.choices if choice != DONE]
    return min(spending, key=lambda choice: abs(LEVEL_PRICE - over - choice[1].worth))


def mission(game: State, me: Figure, question: Question) -> Choice:
    """What can be done by fighting, or by going somewhere, rather than what takes others."""

    def ease(choice: Choice) -> float:
        card: Card = choice[1]
        reward = card.text(REWARD)
        value = 0.0 if reward is None else worth(game, Act(me, card), reward)
        for goal in card.goals:
            if isinstance(goal, Defeat):
                value += 4.0 - goal.amount
            elif isinstance(goal, Witness | Survive):
                value -= 3.0
            elif isinstance(goal, PassTest):
                value += me.attributes[goal.attribute] - goal.target + 4
        return value

    return best(question.choices, ease)


def keep_card(game: State, me: Figure, question: Question) -> Choice:
    return best(question.choices, lambda choice: asset_value(game, me, choice[1]))


def buy(game: State, me: Figure, question: Question) -> Choice:
    """The best that can be paid, if it is better than what would have to go."""
    full = len(me.assets) >= me.sheet.asset_limit
    worst = min([asset_value(game, me, p.card) for p in me.assets], default=0.0) if full else 0.0
    buying = [choice for choice in question.choices if choice != DONE]
    if not buying or saving(me):
        return DONE
    chosen = best(buying, lambda choice: asset_value(game, me, choice[1]) - 0.6 * choice[1].cost)
    gain = asset_value(game, me, chosen[1]) - 0.6 * chosen[1].cost
    return chosen if gain > worst else DONE


def asset_value(game: State, me: Figure, kind: Card) -> float:
    """What an asset is worth to somebody: bonuses in the forms they fight in, and its texts."""
    value = 1.0 + kind.charges * w.CHARGE
    if RELIC_TRAIT in kind.traits:
        value += 6.0
    for form in range(3):
        better = gear_bonus(game, me, kind, form)
        share = 0.3 + me.attributes[form] / max(1, sum(me.attributes))
        value += better * share
    value += 0.8 * sum(1 for moment in kind.abilities if moment)
    return value


def worst_asset(game: State, me: Figure, question: Question) -> Choice:
    giving = [c for c in question.choices if c != DONE]
    return min(giving, key=lambda choice: asset_value(game, me, choice[1]))


def best_asset(game: State, me: Figure, question: Question) -> Choice:
    taking = [c for c in question.choices if c != DONE]
    return best(taking, lambda choice: asset_value(game, me, choice[1]))


def tidy(game: State, me: Figure, question: Question) -> Choice:
    """Only what is too much goes."""
    if DONE in question.choices:
        return DONE
    assets = [c for c in question.choices if len(c) == 3]
    if assets:
        return min(assets, key=lambda choice: asset_value(game, me, choice[1]))
    return weakest_power(game, me, question)


def weakest_power(game: State, me: Figure, question: Question) -> Choice:
    return min(question.choices, key=lambda choice: choice[1].power)


def least_trophy(game: State, me: Figure, question: Question) -> Choice:
    return min(question.choices, key=lambda choice: choice[1].worth)


def take_power(game: State, me: Figure, question: Question) -> Choice:
    def gain(choice: Choice) -> float:
        return float(choice[1]) if choice[0] == "influence" else w.POWER + choice[1].power / 4

    return best(question.choices, gain)


def bid(game: State, me: Figure, question: Question) -> Choice:
    """A little for an average piece of Wargear."""
    offer = [card for card in game.offer if card.deck == WARGEAR]
    value = max([asset_value(game, me, card) for card in offer], default=0.0)
    lowest = question.choices[0]
    return lowest if lowest != DONE and lowest[1] <= 0.7 * value else DONE
