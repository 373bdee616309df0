"""How good a position is: the chance that the players will beat the nemesis from here.

Search asks for it where it stops playing ahead. The position is one it has dealt itself
(`redeal.py`), so everything in it may be read; nothing here knows the true decks. The chance is
a logistic function of a few figures a player would look at. `Judgement.fitted` says how much each
of them counts against each nemesis.
"""

from __future__ import annotations

from dataclasses import replace
from math import log
from typing import Final, TypeAlias

from emberhold.games.aeons_end.bot.harm import card_harm
from emberhold.games.aeons_end.bot.worth import ability_points
from emberhold.games.aeons_end.card import ACOLYTE, GEM, MINION, SPELL, Card
from emberhold.games.aeons_end.fight.life import foe_life
from emberhold.games.aeons_end.numbers.weights import Weights
from emberhold.games.aeons_end.seen.sight import Sight
from emberhold.games.aeons_end.state import HAND_SIZE, Player, State
from emberhold.games.thinking import Evaluation
from emberhold.kernel.question import Choice, Question
from emberhold.parts.weights import chance, score

SETTLED: Final = ("casting", "main")
"""What is asked when nothing is half done."""
HORIZON: Final = 6
"""After this many turns a position is worth judging: as many as there are turn-order cards."""
PLAN_HORIZON: Final = 4
"""Plans for a turn are judged after this many: what happens later is more luck than plan."""
PLAN_DOUBT: Final = 0.5
"""Standard errors by which a plan must beat another."""
LONG: Final = 12.0
"""With this many nemesis turns to come a game has hardly begun."""
CALM: Final = Weights(charge=0.02)
"""Who has charges is not worse off because a foe could take them."""
USUAL_ABILITY: Final = 7.0
"""What most abilities are worth, in points."""
ROUTINE: Final = frozenset(
    (
        *("pay", "discard-order"),
        *("story", "sheet", "mage-name", "card-name", "crystals", "add-pile", "banish-pile"),
        *("reprieve", "sticker", "ability", "improve", "mastery", "build-bridge"),
    )
)
"""What the rules of thumb answer well enough; between two games nothing can be looked ahead to."""
SMALL: Final = frozenset(("pay", "discard-order"))
"""What of it is looked at nevertheless when it is asked."""
Weighing: TypeAlias = dict[str, tuple[float, ...]]


def evaluate(state: State, seat: int, weights: Weighing | None = None) -> float:
    """The players' chance to win, for every seat the same; by other weights, if any are given."""
    if state.result is not None:
        return 1.0 if seat in state.result.winners else 0.0
    by_nemesis = state.box.judgement.fitted if weights is None else weights
    mine = by_nemesis.get(state.nemesis.slug) or next(iter(by_nemesis.values()))
    return chance(score(mine, figures(state)))


def settled(state: State, question: Question) -> bool:
    return question.topic in SETTLED


def moment(state: State) -> int:
    """What changes from turn to turn."""
    return state.turn


FIGURES: Final = (
    "always",
    "foe life",
    "race",
    "damage a turn",
    "ready damage",
    "spells in hand",
    "income",
    "relics",
    "deck size",
    "open breaches",
    "charges",
    "gravehold",
    "gravehold low",
    "life",
    "life low",
    "exhausted",
    "threats",
    "minion life",
    "tokens",
    "tokens squared",
    "nemesis cards left",
    "nemesis cards few",
    "nemesis to come",
    "hard",
    "best spells",
    "income early",
    "relics early",
    "breaches turned",
    "ability charged",
    "ability ready",
    "heavy spells",
    "ready through",
    "acolyte harm",
    "acolyte first",
    "acolytes",
    "acolytes left",
    "soon",
    "minions",
    "gravehold middle",
    "aether in hand",
    "starters",
    "nemesis next",
)
"""What the numbers of `figures` are, in order; weights that know only the first are shorter."""


def figures(state: State) -> tuple[float, ...]:
    """What the chance is estimated from, each number of the size of one."""
    players, count = state.players, len(state.players)
    sides = [_side(player, state.box.judgement.weights) for player in players]
    damage, ready, waiting, income, relics, size, slots, best, turned, charged, able_now, *more = (
        sum(column) / count for column in zip(*sides, strict=True)
    )
    heavy, purse, starters = more
    cards_left = len(state.nemesis_deck)
    turns = (cards_left + 2.0) * (1.5 if state.solo else 2.0)
    early = min(1.0, (cards_left + 2.0) / LONG)
    foe = float(foe_life(state))
    able = count * (ready + waiting / 2) + turns * damage + 4.0
    threats, minion_life, soon, minions = _threats(state)
    burden = _burden(state)
    return (
        1.0,
        foe / 70,
        log((foe + 4.0) / able),
        *(damage / 5, ready * count / 10, waiting * count / 10),
        *(income / 5, relics, size / 15, slots / 4),
        sum(p.charges / (p.mage.charges or 1) for p in players) / count,
        *_lasting(state),
        *(threats / 10, minion_life / 10),
        *(burden / 8, burden * burden / 64),
        cards_left / 15,
        min(cards_left, 4) / 4,
        (2 - state.nemesis_turns_discarded()) / 2 if state.order_deck else 1.0,
        1.0 if state.hard else 0.0,
        *(best / 5, income / 5 * early, relics * early, turned / 4, charged, able_now),
        *(heavy / 4, _through(state) / 10),
        *_acolytes(state),
        *(soon / 10, minions / 3),
        min(state.gravehold, 16) / 16,
        *(purse * count / 10, starters / 10),
        (2 - state.nemesis_turns_discarded()) / (len(state.order_deck) or 3),
    )


def _lasting(state: State) -> tuple[float, ...]:
    """How much Gravehold and the mages can still bear."""
    players, count = state.players, len(state.players)
    lives = [player.life for player in players]
    return (
        state.gravehold / 30,
        min(state.gravehold, 8) / 8,
        sum(lives) / (10 * count),
        min(min(lives), 4) / 4,
        sum(player.exhausted for player in players) / count,
    )


def _burden(state: State) -> float:
    """What the nemesis has piled up, counted as it counts."""
    counted = state.box.judgement.burdens.get(type(state.own))
    return float(state.tokens) if counted is None else counted(state)


def _threats(state: State) -> tuple[float, float, float, float]:
    """The harm waiting in play, sooner harm counting more, and the life of the minions; the harm
    of the next nemesis turn, and how many minions there are."""
    sight = Sight(state, max(state.speaker, 0), CALM)
    harm = life = soon = minions = 0.0
    for piece in state.in_play:
        worth = max(0.0, min(40.0, card_harm(sight, piece.card)))
        if piece.card.type == MINION:
            harm += worth
            life += piece.tokens
            minions += 1.0
            soon += worth
        elif piece.card.type != ACOLYTE:
            harm += 0.8 ** (piece.tokens - 1) * worth
            if piece.tokens == 1:
                soon += worth
    return harm, life, soon, minions


def _acolytes(state: State) -> tuple[float, float, float, float]:
    """The harm of the acolytes in play and of the one with most life, and how many there are."""
    if not state.nemesis.untouchable:
        return 0.0, 0.0, 0.0, 0.0
    sight = Sight(state, max(state.speaker, 0), CALM)
    harm = first = most = count = 0.0
    for piece in state.in_play:
        if piece.card.type == ACOLYTE:
            worth = max(0.0, min(40.0, card_harm(sight, piece.card)))
            harm += worth
            count += 1.0
            if piece.tokens > most:
                most, first = float(piece.tokens), worth
    return harm / 10, first / 10, count / 3, state.own.life() / 99


def _through(state: State) -> float:
    """What prepped spells deal to a nemesis in cloaks, the weakest tearing them first."""
    if state.nemesis.damage_taken is None:
        return 0.0
    w = state.box.judgement.weights
    least = state.nemesis.least_tokens[state.hard]
    total = 0.0
    for player in state.players:
        cloaks = state.tokens
        for damage in sorted(_damage(spell, w) for b in player.breaches for spell in b.spells):
            total += max(0.0, damage - cloaks)
            cloaks = max(least, cloaks - 1)
    return total


def _side(player: Player, w: Weights) -> tuple[float, ...]:
    """One mage: damage a turn, damage ready, spells in hand, income, relics, cards, breaches; the
    best spells, breaches turned, charges by what the ability is worth, and whether it is ready."""
    spells, ready, slots, bonus, raised = _prepped(player, w)
    gems = relics = 0.0
    owned = (*player.deck, *player.hand, *player.discard, *player.play_area)
    for card in owned:
        if card.type == SPELL:
            spells.append(_damage(card, w))
        elif card.type == GEM:
            gems += w.aether_of.get(card.slug, 1 + card.cost / 3)
        else:
            relics += w.relic_of.get(card.slug, card.cost / 2 or 1.0)
    share = HAND_SIZE / max(HAND_SIZE, len(owned) + len(spells) / 2)
    cast = min(share * len(spells), slots + 0.5)
    mean = sum(spells) / len(spells) if spells else 0.0
    spells.sort(reverse=True)
    points = ability_points(player.mage, w) / USUAL_ABILITY
    filled = player.charges / (player.mage.charges or 1)
    return (
        mean * cast + bonus * min(1.0, cast / max(1, raised)) if spells else 0.0,
        ready,
        sum([_damage(card, w) for card in player.hand if card.type == SPELL]),
        share * gems,
        share * relics,
        float(len(owned)),
        float(slots),
        sum(spells[:4]) / 4,
        sum([breach.turned for breach in player.breaches if not breach.open]) / 3,
        points * filled,
        points if filled >= 1 else 0.0,
        sum([max(0.0, damage - 3.0) for damage in spells[:4]]),
        sum([w.aether_of.get(c.slug, 1 + c.cost / 3) for c in player.hand if c.type == GEM]),
        float(sum([card.cost == 0 for card in owned])),
    )


def _prepped(player: Player, w: Weights) -> tuple[list[float], float, int, int, int]:
    """The damage of the spells on breaches, what they would deal, and the open breaches, what these
    add and how many of them do."""
    spells: list[float] = []
    ready = 0.0
    slots = bonus = raised = 0
    for breach in player.breaches:
        if breach.open:
            slots += 1
            bonus += breach.bonus
            raised += breach.bonus > 0
        for spell in breach.spells:
            worth = _damage(spell, w) / (2 if spell.dual else 1)
            ready += worth + breach.bonus
            spells.append(worth)
    return spells, ready, slots, bonus, raised


def _damage(card: Card, w: Weights) -> float:
    return w.damage_of.get(card.slug, 0.8 * card.cost or 1.0)


def routine(state: State, question: Question, choice: Choice) -> bool:
    """Whether the rules of thumb are good enough for an answer."""
    topic = question.topic
    if topic == "main":
        return bool(choice[0] == "play" and choice[1].type == GEM)
    return topic in ROUTINE


def small(state: State, question: Question) -> bool:
    """Whether a routine answer is looked at when it is asked."""
    return question.topic in SMALL


def wasteful(state: State, question: Question, choice: Choice) -> bool:
    """Ending the main phase while a spell in hand could be prepped on an open breach, or focusing a
    breach that could be opened for one aether more."""
    if question.topic != "main":
        return False
    breaches = state.players[question.seat].breaches
    if choice[0] == "focus":
        cheap = [b.number for b in breaches if b.open_cost <= b.focus_cost + 1]
        return choice[1] in cheap and ("open", choice[1]) in question.choices
    if choice[0] != "end":
        return False
    open_ones = [b.number for b in breaches if b.open]
    return any(
        other[0] == "prep" and (isinstance(other[2], tuple) or other[2] in open_ones)
        for other in question.choices
    )


EVALUATION: Final = Evaluation(
    evaluate, settled, moment, routine, HORIZON, wasteful=wasteful, small=small
)
SOONER: Final = replace(
    EVALUATION, planned=replace(EVALUATION, horizon=PLAN_HORIZON, doubt=PLAN_DOUBT)
)
"""The same with plans judged sooner."""
