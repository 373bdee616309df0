"""What nemesis effects cost the players, estimated by reading the effects themselves.

Harm is positive; what helps the players counts as negative harm and is estimated in `helps.py`.
"""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.bot.worth import aether_worth, per_use, turns_left
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.effects import threats
from emberhold.games.aeons_end.effects.base import (
    Effect,
    Either,
    EitherDoes,
    May,
    Predicate,
    PredicateSequence,
    Sequence,
    When,
    Worded,
    open_ways,
)
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer, Unleash
from emberhold.games.aeons_end.effects.moving import CollectivelyDiscard, DiscardFromHand
from emberhold.games.aeons_end.effects.nemesis_deck import DrawsAnother
from emberhold.games.aeons_end.effects.resources import LoseCharges
from emberhold.games.aeons_end.effects.revealing import NemesisTurnRevealed, PlayerTurnRevealed
from emberhold.games.aeons_end.effects.subjects import Does
from emberhold.games.aeons_end.numbers.judgement import Rule
from emberhold.games.aeons_end.numbers.weights import W
from emberhold.games.aeons_end.seen.sight import SeenPlayer, Sight


def _nothing(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return 0.0


def harm(sight: Sight, effect: Effect, act: Any, who: SeenPlayer) -> float:
    kind = type(effect)
    judgement = sight.judgement
    rule = judgement.rules.get(kind) or judgement.inherited.get(kind)
    if rule is None:
        rules = judgement.rules
        rule = next((rules[base] for base in kind.__mro__ if base in rules), _nothing)
        judgement.inherited[kind] = rule
    return rule(sight, effect, act, who)


def acting(sight: Sight, card: Card | None, me: SeenPlayer | None = None) -> Any:
    """An act in which amounts and conditions can be read off what is seen."""
    who: Any = me if me is not None else sight.players[sight.speaker]
    return Act(who, card)


def card_harm(sight: Sight, card: Card) -> float:
    """What a minion, power or acolyte does when its moment comes."""
    if card.persistent is None:
        standing = sight.judgement.standing.get(card.slug)
        return 0.0 if standing is None else standing(sight)
    act = acting(sight, card)
    return harm(sight, card.persistent, act, act.me)


def unleash_harm(sight: Sight) -> float:
    sheet = sight.nemesis
    act = acting(sight, None)
    return harm(sight, sheet.hard_unleash if sight.hard else sheet.unleash, act, act.me)


# Life


def gravehold_harm(sight: Sight, amount: int) -> float:
    left = sight.gravehold - amount
    if left <= 0:
        return W.lost
    return amount * (1 + sight.w.low_gravehold * (1 - left / sight.max_gravehold))


def life_worth(sight: Sight) -> float:
    """One life of a healthy player: the more players there are to share damage, the less."""
    if sight.w.full_life:
        return sight.w.life
    return sight.w.life * min(1.0, 2 / len(sight.players))


def player_harm(sight: Sight, player: SeenPlayer, amount: int) -> float:
    """What it costs that a player suffers damage; the last breaths cost the most."""
    if amount <= 0:
        return 0.0
    if player.exhausted:
        return gravehold_harm(sight, 2 * amount)
    left = player.life - amount
    if left > 0:
        return amount * life_worth(sight) * (1 + sight.w.low_life * (1 - left / player.max_life))
    if all(other.exhausted or other is player for other in sight.players) and not sight.solo:
        return W.lost
    excess = gravehold_harm(sight, -2 * left) if left else 0.0
    return sight.w.exhausted + player.life * life_worth(sight) * (1 + sight.w.low_life) + excess


def _amount(sight: Any, amount: Any, act: Any) -> int:
    return amount if isinstance(amount, int) else int(amount.value(sight, act))


def _suffer(sight: Sight, effect: Suffer, act: Any, who: SeenPlayer) -> float:
    act.that = who
    return player_harm(sight, who, _amount(sight, effect.amount, act))


def _gravehold(sight: Sight, effect: GraveholdSuffers, act: Any, who: SeenPlayer) -> float:
    return gravehold_harm(sight, _amount(sight, effect.amount, act))


def _unleash(sight: Sight, effect: Unleash, act: Any, who: SeenPlayer) -> float:
    return effect.times * unleash_harm(sight)


# How effects are joined


def _all(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return sum(harm(sight, part, act, who) for part in effect.parts)


def _least(sight: Any, effect: Any, act: Any, who: Any) -> float:
    """The best of the ways that the rules leave open (WE-291 to WE-293)."""
    ways = effect.ways
    extents = [
        way.able(sight, act, who) if isinstance(way, Predicate) else way.extent(sight, act)
        for way in ways
    ]
    return min(harm(sight, ways[place], act, who) for place in open_ways(extents))


def _may(sight: Sight, effect: May, act: Any, who: SeenPlayer) -> float:
    then = 0.0 if effect.then is None else harm(sight, effect.then, act, who)
    return min(0.0, harm(sight, effect.what, act, who) + then)


def holds_as_seen(sight: Any, condition: Any, act: Any) -> bool:
    """Whether something is so as far as a seat knows; the top of the turn order may be unknown."""
    turn = sight.next_turn
    if isinstance(condition, NemesisTurnRevealed):
        return turn is not None and not turn.seats
    if isinstance(condition, PlayerTurnRevealed):
        return turn is None or bool(turn.seats)
    return bool(condition.holds(sight, act))


def _when(sight: Any, effect: When, act: Any, who: SeenPlayer) -> float:
    if holds_as_seen(sight, effect.condition, act):
        return harm(sight, effect.then, act, who)
    return 0.0 if effect.otherwise is None else harm(sight, effect.otherwise, act, who)


def _worded(sight: Sight, effect: Worded, act: Any, who: SeenPlayer) -> float:
    """How a text reads does not change what it does."""
    return harm(sight, effect.effect, act, who)


def _does(sight: Any, effect: Does, act: Any, who: SeenPlayer) -> float:
    """The players choose whom it hurts least, or helps most, of those it can happen to."""
    unknown = isinstance(effect.subject, threats.RevealedPlayer)
    candidates: Any = sight.players if unknown else effect.subject.candidates(sight, act)
    return min((harm(sight, effect.what, act, each) for each in candidates), default=0.0)


# Cards lost


def lost_cards(sight: Sight, who: SeenPlayer, amount: int, dearest: bool = False) -> float:
    """Cards discarded from a hand: the player gives the worst, or must give the best."""
    amount = min(amount, who.hand_size)
    aether = aether_worth(turns_left(sight), sight.w)
    values = sorted((per_use(card, aether, sight.w) for card in who.hand), reverse=dearest)
    if not values:
        return amount * sight.w.hand_card
    return sight.w.hand_card * sum(values[:amount])


def _discard(sight: Sight, effect: DiscardFromHand, act: Any, who: SeenPlayer) -> float:
    return lost_cards(sight, who, effect.amount)


def _discard_together(
    sight: Sight, effect: CollectivelyDiscard, act: Any, who: SeenPlayer
) -> float:
    amount = _amount(sight, effect.amount, act)
    holders = [player for player in sight.players if player.hand_size]
    return min((lost_cards(sight, each, amount) for each in holders), default=0.0)


def _dearest_in_hand(
    sight: Sight, effect: threats.DearestInHand, act: Any, who: SeenPlayer
) -> float:
    for_good = 2.5 if effect.fate == threats.DESTROY else 1.0
    return for_good * lost_cards(sight, who, effect.amount, dearest=True)


def lost_spell(sight: Sight, spell: Card, fate: str) -> float:
    """A prepped spell that will not be cast, or never again."""
    turns = turns_left(sight)
    for_good = 1 + turns / 8 if fate == threats.DESTROY and spell.cost else 1.0
    return sight.w.prepped * per_use(spell, 0.0, sight.w) * for_good


def _prepped(sight: Sight, effect: threats.FateOfPrepped, act: Any, who: SeenPlayer) -> float:
    spells = [spell for spell in who.prepped() if not (effect.free and spell.cost)]
    return sum(sorted(lost_spell(sight, spell, effect.fate) for spell in spells)[: effect.amount])


def _prepped_together(
    sight: Sight, effect: threats.CollectivelyPrepped, act: Any, who: SeenPlayer
) -> float:
    losses = [
        lost_spell(sight, spell, effect.fate)
        for player in sight.players
        for spell in player.prepped()
        if not (effect.free and spell.cost)
    ]
    return sum(sorted(losses, reverse=effect.dearest)[: effect.amount])


def _dearest_prepped(
    sight: Sight, effect: threats.DearestPrepped, act: Any, who: SeenPlayer
) -> float:
    spells = [(spell.cost, player, spell) for player in sight.players for spell in player.prepped()]
    if not spells:
        return 0.0
    _, owner, spell = max(spells, key=lambda entry: entry[0])
    then = 0.0 if effect.then is None else harm(sight, effect.then, act, owner)
    return lost_spell(sight, spell, effect.fate) + then


def _charges(sight: Sight, effect: LoseCharges, act: Any, who: SeenPlayer) -> float:
    lost = who.charges if effect.amount is None else min(who.charges, effect.amount)
    return lost * sight.w.charge * 1.5


# The turn order


def _reveal_turn(sight: Sight, effect: threats.RevealTurn, act: Any, who: SeenPlayer) -> float:
    """Two cards of three are a player's."""
    player = harm(sight, effect.player, act, who)
    return (2 * player + harm(sight, effect.otherwise, act, who)) / 3


def nemesis_cards(amount: float) -> Rule:
    return lambda sight, effect, act, who: amount * sight.w.nemesis_card


# The minion itself


def _this_minion(sight: Sight, effect: threats.ThisMinionSuffers, act: Any, who: Any) -> float:
    return -sight.w.damage * effect.amount


RULES: Final[dict[type, Rule]] = {
    Suffer: _suffer,
    GraveholdSuffers: _gravehold,
    Unleash: _unleash,
    Sequence: _all,
    PredicateSequence: _all,
    Either: _least,
    EitherDoes: _least,
    May: _may,
    When: _when,
    Worded: _worded,
    Does: _does,
    DiscardFromHand: _discard,
    CollectivelyDiscard: _discard_together,
    threats.DearestInHand: _dearest_in_hand,
    threats.FateOfPrepped: _prepped,
    threats.CollectivelyPrepped: _prepped_together,
    threats.DearestPrepped: _dearest_prepped,
    LoseCharges: _charges,
    threats.RevealTurn: _reveal_turn,
    DrawsAnother: nemesis_cards(1.0),
    threats.ThisMinionSuffers: _this_minion,
}
