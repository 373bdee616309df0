"""Where to go: what lies on a space, what may come there, and where one wants to be in the end."""

from __future__ import annotations

from emberhold.games.relic.act import Act
from emberhold.games.relic.board import (
    SPACES,
    distance,
)
from emberhold.games.relic.bot import weights as w
from emberhold.games.relic.bot.longing import inward, wish_for
from emberhold.games.relic.bot.odds import losing, winning
from emberhold.games.relic.bot.strength import battle_score
from emberhold.games.relic.bot.worth import losing_life, passing, worth
from emberhold.games.relic.card import Card
from emberhold.games.relic.cards import BY_DECK
from emberhold.games.relic.effects.goals import (
    Defeat,
    EndTurnWithTarget,
    Enter,
    PassTest,
    Pay,
    Visit,
)
from emberhold.games.relic.moments import PENALTY, RESOLVE, REWARD
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import (
    ASSET,
    ENCOUNTER,
    ENEMY,
    EVENT,
    IMPERIUM,
    INNER,
)

_MEMO: dict[tuple[int, ...], float] = {}
"""What a card of a Threat deck is worth on the average, by what it depends on."""
_MEMO_MOST = 20_000


# What is there


def value_of(game: State, me: Figure, space: int) -> float:
    """What it is worth to end the movement on a space."""
    if SPACES[space].tier >= INNER:
        return inward(game, me)
    lying = game.board[space]
    threats = [piece.card for piece in lying if piece.card.deck != IMPERIUM]
    if me.nemesis:
        return _for_nemesis(game, me, space, [p.card for p in lying])
    value = wish_for(game, me, space) + _mission(game, me, space)
    value += engaging(game, me, threats)
    value += _drawing(game, me, space, threats)
    box = SPACES[space].box
    if box is not None and not threats and not SPACES[space].icon_count:
        value += worth(game, Act(me), box)
    value += _company(game, me, space)
    return value


def engaging(game: State, me: Figure, cards: list[Card]) -> float:
    """Events, then battles until one is lost, then encounters and assets (R-066)."""
    value = 0.0
    going_on = 1.0
    for card in cards:
        if card.sort == EVENT:
            effect = card.text(RESOLVE)
            value += 0.0 if effect is None else worth(game, Act(me, card), effect)
    for form in range(3):
        group = [card for card in cards if card.sort == ENEMY and card.attribute == form]
        if group:
            share, won = battling(game, me, group, form)
            value += going_on * share
            going_on *= won
    for card in cards:
        if card.sort == ENCOUNTER:
            effect = card.text(RESOLVE)
            gain = 0.0 if effect is None else worth(game, Act(me, card), effect)
            value += going_on * (max(0.0, gain) if card.charges else gain)
        elif card.sort == ASSET:
            value += going_on * (w.WARGEAR + 1)
    return value


def battling(game: State, me: Figure, group: list[Card], form: int) -> tuple[float, float]:
    """What a battle is worth, and the chance to win it."""
    lead = battle_score(game, me, form) - sum(card.value for card in group)
    won, lost = winning(lead), losing(lead)
    prize = 0.0
    harm = losing_life(me, 1)
    for card in group:
        act = Act(me, card)
        prize += card.worth * w.TROPHY_POINT
        reward, penalty = card.text(REWARD), card.text(PENALTY)
        prize += 0.0 if reward is None else worth(game, act, reward)
        harm += 0.0 if penalty is None else worth(game, act, penalty)
    prize += _hunting(me, group)
    return won * prize + lost * min(harm, 0.0), won


def _hunting(me: Figure, group: list[Card]) -> float:
    """Enemies the mission asks for."""
    if me.mission is None:
        return 0.0
    for goal in me.mission.goals:
        if isinstance(goal, Defeat):
            fit = sum(1 for card in group if goal.fits(card))
            return min(fit, goal.amount) * w.MISSION / goal.amount
    return 0.0


def _drawing(game: State, me: Figure, space: int, lying: list[Card]) -> float:
    """The cards that Exploration would add, as good as the average of their deck."""
    value = 0.0
    icons = SPACES[space].icons
    for colour in range(3):
        here = sum(1 for card in lying if card.colour == colour)
        wanted = icons[colour] + sum(card.icons[colour] for card in lying)
        if wanted > here:
            value += (wanted - here) * average(game, me, colour)
    return value


def average(game: State, me: Figure, colour: int) -> float:
    """What one unknown card of a Threat deck is worth to somebody of this strength."""
    scores = tuple(battle_score(game, me, form) for form in range(3))
    key = (colour, *scores, min(me.life, 6), len(me.corruption), min(me.influence, 4))
    found = _MEMO.get(key)
    if found is None:
        if len(_MEMO) > _MEMO_MOST:
            _MEMO.clear()
        kinds = BY_DECK[colour]
        total = sum(card.often * engaging(game, me, [card]) for card in kinds)
        found = _MEMO[key] = total / sum(card.often for card in kinds)
    return found


def _company(game: State, me: Figure, space: int) -> float:
    """Nemeses are feared by the weak and hunted by the strong."""
    value = 0.0
    for other in game.standing_on(space):
        if other.nemesis and not me.nemesis:
            form = other.sheet.attribute
            lead = battle_score(game, me, form) - battle_score(game, other, form)
            value += winning(lead) * 5.0 + losing(lead) * losing_life(me, 2)
    return value


# What the mission asks for


def _mission(game: State, me: Figure, space: int) -> float:
    """What a space does for the mission under way."""
    if me.mission is None:
        return 0.0
    for place, goal in enumerate(me.mission.goals):
        progress = me.progress[place] if place < len(me.progress) else 0
        if goal.met(progress):
            continue
        if isinstance(goal, Enter):
            return _towards(space, (goal.space.index,))
        if isinstance(goal, PassTest):
            chance = passing(game, me, goal.attribute, goal.target)
            return chance * _towards(space, goal.spaces)
        if isinstance(goal, Pay) and goal.spaces:
            able = goal.price.possible(game, Act(me, me.mission))
            return _towards(space, goal.spaces) if able else 0.0
        if isinstance(goal, Visit):
            after = goal.stopping(space, progress)
            return w.MISSION / goal.amount if after != progress else 0.0
        if isinstance(goal, EndTurnWithTarget) and me.mark >= 0:
            return _towards(space, (game.figures[me.mark].space,))
    return 0.0


def _towards(space: int, wanted: tuple[int, ...]) -> float:
    steps = min([distance(space, each) for each in wanted], default=99)
    return max(0.0, w.MISSION - 1.5 * steps) if steps < 99 else 0.0


# Nemeses


def _for_nemesis(game: State, me: Figure, space: int, lying: list[Card]) -> float:
    """Characters to hunt, agents to beat, cards to draw."""
    form = me.sheet.attribute
    mine = battle_score(game, me, form)
    value = 0.0
    for other in game.standing_on(space):
        if not other.nemesis and other.seat != me.partner:
            lead = mine - battle_score(game, other, form)
            hunted = winning(lead) * (6.0 + 4.0 / max(1, other.life))
            value = max(value, hunted + losing(lead) * losing_life(me, 1))
    imperium = [card for card in lying if card.deck == IMPERIUM]
    agents = sum(card.value for card in imperium if card.attribute >= 0)
    if agents:
        value += winning(mine - agents) * 3.0 + losing(mine - agents) * losing_life(me, 1)
    icons = SPACES[space].icon_count
    value += 1.2 * icons if icons and not imperium else 0.0
    if not icons and not imperium:
        value += w.NEMESIS_CARD
    if me.life <= 2:
        value -= 1.0
    return value
