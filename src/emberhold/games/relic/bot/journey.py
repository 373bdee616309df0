"""Where to go: what is on a space, what may come there, and where the bot wants to be in the
end."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.bot import weights as w
from emberhold.games.relic.bot.expecting import (
    NO_WAYS,
    Icons,
    Ways,
    appraised,
    engaged,
    expected,
    expected_beside,
)
from emberhold.games.relic.bot.fighting import steps_of
from emberhold.games.relic.bot.longing import Outlook, hunt_of, inward, pull
from emberhold.games.relic.bot.odds import losing, winning
from emberhold.games.relic.bot.strength import battle_score
from emberhold.games.relic.bot.worth import losing_life, worth
from emberhold.games.relic.card import FREE, Card
from emberhold.games.relic.effects.evading import Evade
from emberhold.games.relic.effects.fights import SetForm
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import ASSET, ENCOUNTER, ENEMY, EVENT, IMPERIUM, INNER
from emberhold.games.relic.timing.moments import (
    DISCARDS_CORRUPTION,
    PENALTY,
    PREPARE,
    RESOLVE,
    REWARD,
    START_ENGAGEMENT,
    WIN_BATTLE,
)

_FORM_PRICE: Final = 2
"""The influence with which somebody can pay to battle in a form of its own."""

# What is there


def value_of(game: State, me: Figure, space: int, seen: Outlook) -> float:
    """What it is worth to end the movement on a space."""
    found = seen.values.get(space)
    if found is None:
        found = seen.values[space] = _value_of(game, me, space, seen)
    return found


def _value_of(game: State, me: Figure, space: int, seen: Outlook) -> float:
    if SPACES[space].tier >= INNER:
        return inward(seen)
    if me.nemesis:
        return _for_nemesis(game, me, space, [p.card for p in game.board[space]])
    there = met(game, me, space, seen)
    if seen.ready:
        there *= w.BY_THE_WAY
    return pull(game, me, space, seen) + there


def met(game: State, me: Figure, space: int, seen: Outlook) -> float:
    """What a character meets with on a space."""
    threats = [piece.card for piece in game.board[space] if piece.card.deck != IMPERIUM]
    return _company(game, me, space) + _happening(game, me, space, threats, seen)


def _happening(game: State, me: Figure, space: int, threats: list[Card], seen: Outlook) -> float:
    """Exploration and Engagement, or the text box."""
    short = _shortfall(space, threats)
    if any(short):
        return _exploring(me, space, threats, short, seen)
    if threats:
        return sidestepping(game, me, threats)
    box = SPACES[space].box
    return 0.0 if box is None else worth(game, Act(me), box)


def _shortfall(space: int, lying: list[Card]) -> Icons:
    """R-062: the cards that Exploration would add."""
    icons = list(SPACES[space].icons)
    for card in lying:
        for colour in range(3):
            icons[colour] += card.icons[colour]
        if card.colour >= 0:
            icons[card.colour] -= 1
    return (max(0, icons[0]), max(0, icons[1]), max(0, icons[2]))


def _exploring(me: Figure, space: int, lying: list[Card], short: Icons, seen: Outlook) -> float:
    """Cards as good as the average of their deck, engaged together with those that are there."""
    scores = seen.scores
    hunt = hunt_of(me, space)
    ways = ways_of(me)
    if not lying:
        return expected(scores, me.life, short, hunt, ways)
    known = [found for found in map(appraised, lying) if found is not None]
    return expected_beside(scores, me.life, short, known, hunt, ways)


def one_more(game: State, me: Figure) -> float:
    """What it is worth to draw one more card, of the colour the bot would choose; where there is no
    Threat card it would only bar the way to the text box."""
    scores = (battle_score(game, me, 0), battle_score(game, me, 1), battle_score(game, me, 2))
    hunt, ways = hunt_of(me, me.space), ways_of(me)
    lying = [piece.card for piece in game.board[me.space] if piece.card.deck != IMPERIUM]
    known = [found for found in map(appraised, lying) if found is not None]
    if not known:
        return 0.0
    colour = max(range(3), key=lambda n: me.attributes[n])
    icons = (int(colour == 0), int(colour == 1), int(colour == 2))
    now = engaged(scores, me.life, known, hunt, ways)
    return expected_beside(scores, me.life, icons, known, hunt, ways) - now - w.RISK


def ways_of(me: Figure) -> Ways:
    """What the sheet lets one do about enemies besides battling them."""
    if START_ENGAGEMENT not in me.watch and PREPARE not in me.watch:
        return NO_WAYS
    least, form = NO_WAYS
    for ability, card in me.watch.get(START_ENGAGEMENT, ()):
        if card is None and ability.price == FREE:
            for step in steps_of(ability.effect):
                if isinstance(step, Evade):
                    least = step.which.least
    for ability, card in me.watch.get(PREPARE, ()):
        if card is None and me.influence >= _FORM_PRICE:
            for step in steps_of(ability.effect):
                if isinstance(step, SetForm):
                    form = step.form
    return least, form


def sidestepping(game: State, me: Figure, cards: list[Card]) -> float:
    """Engaging, leaving alone those that may and had better be passed."""
    least = ways_of(me)[0]
    left = cards
    for form in range(3):
        group = [c for c in cards if c.sort == ENEMY and c.attribute == form]
        if group and battling(game, me, group, form)[0] < 0:
            left = [c for c in left if c not in group or c.value < least]
    return engaging(game, me, left)


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
    mine = battle_score(game, me, form)
    if len(group) == 1:
        other = ways_of(me)[1]
        mine = max(mine, battle_score(game, me, other)) if other >= 0 else mine
    lead = mine - sum(card.value for card in group)
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
    hunt = hunt_of(me, me.space)
    together = hunt.each if hunt.together and len(group) >= hunt.together else 0.0
    return together + sum(hunt.each for card in group if card.kind in hunt.wanted)


def _company(game: State, me: Figure, space: int) -> float:
    """Nemeses are feared by the weak and hunted by the strong."""
    value = 0.0
    for other in game.standing_on(space):
        if other.nemesis and not me.nemesis:
            form = other.sheet.attribute
            lead = battle_score(game, me, form) - battle_score(game, other, form)
            value += winning(lead) * 5.0 + losing(lead) * losing_life(me, 2)
    return value


# Nemeses


def _for_nemesis(game: State, me: Figure, space: int, lying: list[Card]) -> float:
    """Characters to hunt, agents to beat, cards to draw."""
    form = me.sheet.attribute
    mine = battle_score(game, me, form)
    value = 0.0
    for other in game.standing_on(space):
        if not other.nemesis and other.seat != me.partner:
            lead = mine - battle_score(game, other, form)
            hunted = winning(lead) * _prey(game, me, other)
            value = max(value, hunted + losing(lead) * losing_life(me, 1))
    imperium = [card for card in lying if card.deck == IMPERIUM]
    icons = SPACES[space].icon_count
    if icons or imperium:
        value += _expected_agents(me, mine, imperium, max(0, icons - len(imperium)))
    else:
        value += w.NEMESIS_CARD
    if me.life <= 2:
        value -= 1.0
    return value


def _expected_agents(me: Figure, mine: int, lying: list[Card], drawn: int) -> float:
    """R-183, R-198: the agents here and those among the cards to be drawn, battled together."""
    known = [card.value for card in lying if card.attribute >= 0]
    total = 0.0
    share = (1 - w.AGENTS) ** drawn
    for more in range(drawn + 1):
        count = len(known) + more
        if count:
            lead = mine - sum(known) - round(w.AGENT_VALUE * more)
            total += share * (winning(lead) * count * w.AGENT + losing(lead) * losing_life(me, 1))
        share *= (drawn - more) * w.AGENTS / ((more + 1) * (1 - w.AGENTS))
    return total + drawn * (1 - w.AGENTS) * w.IMPERIUM_CARD


def _prey(game: State, me: Figure, other: Figure) -> float:
    """What beating a character is worth, with what the sheet makes of it."""
    value = 3.0 + 4.0 / max(1, other.life)
    act = Act(me)
    act.that = other
    for ability, _ in me.watch.get(WIN_BATTLE, ()):
        value += max(0.0, worth(game, act, ability.effect))
    if other.corruption and DISCARDS_CORRUPTION in me.watch:
        value += 2 * w.INFAMY
    return value
