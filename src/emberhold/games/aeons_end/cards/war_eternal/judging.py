"""What War Eternal's own effects cost or bring, for the player who goes by rules of thumb.

It completes the rules of `bot/` with those for effects that only this box has.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from emberhold.games.aeons_end.bot.answers import Answer, cast_worth
from emberhold.games.aeons_end.bot.fighting import damage_of
from emberhold.games.aeons_end.bot.harm import (
    card_harm,
    gravehold_harm,
    harm,
    nemesis_cards,
    player_harm,
    unleash_harm,
)
from emberhold.games.aeons_end.bot.helps import junk_worth, prepped_damages
from emberhold.games.aeons_end.bot.usual import usual
from emberhold.games.aeons_end.bot.worth import aether_worth, holdings, per_use, turns_left
from emberhold.games.aeons_end.card import ATTACK, Card
from emberhold.games.aeons_end.cards.war_eternal import abilities
from emberhold.games.aeons_end.cards.war_eternal.basic_tier2 import FlailDeck
from emberhold.games.aeons_end.cards.war_eternal.basic_tier3 import ResolveLastAttack
from emberhold.games.aeons_end.cards.war_eternal.foes import acolytes, cloaks, gates, pillars
from emberhold.games.aeons_end.cards.war_eternal.foes.acolyte_deck import acolyte_deck
from emberhold.games.aeons_end.cards.war_eternal.foes.hollow_crown import (
    GraveholdAndThisSuffer,
    TwoPlayersSuffer,
)
from emberhold.games.aeons_end.cards.war_eternal.foes.umbra_titan import ReturnLastMinion
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.numbers.judgement import Judgement, Rule
from emberhold.games.aeons_end.numbers.weights import W
from emberhold.games.aeons_end.seen.sight import SeenPlayer, Sight
from emberhold.kernel.question import Choice, Question


def _pillars(sight: Sight, effect: pillars.DestroyPillars, act: Any, who: SeenPlayer) -> float:
    left = sight.tokens - effect.amount
    if left <= 0:
        return W.lost
    return effect.amount * sight.w.pillar * (1 + 2 / left)


def _gates(sight: Sight, effect: gates.OpenGate, act: Any, who: SeenPlayer) -> float:
    return sight.w.gate * (1.0 if sight.tokens < 6 else 0.7)


def _cloaks(sight: Sight, effect: cloaks.GainCloaks, act: Any, who: SeenPlayer) -> float:
    """A cloak more lessens every damage until it is torn off again."""
    room = sight.nemesis.most_tokens[sight.hard] - sight.tokens
    worn = sight.tokens - sight.nemesis.least_tokens[sight.hard]
    return min(room, effect.amount) * sight.w.cloak * (1 + worn / 4)


def _until_six(sight: Sight, effect: Effect, act: Any, who: SeenPlayer) -> float:
    return max(0, 6 - sight.tokens) * unleash_harm(sight)


def _final_form(sight: Sight, effect: Effect, act: Any, who: SeenPlayer) -> float:
    return W.lost


def _flail(sight: Sight, effect: FlailDeck, act: Any, who: SeenPlayer) -> float:
    turns = turns_left(sight)
    aether = aether_worth(turns, sight.w)
    best = max((per_use(card, aether, sight.w) for card in who.discard), default=1.0)
    return best * turns / 6


def _for_turns(sight: Sight, effect: Effect, act: Any, who: SeenPlayer) -> float:
    damage = [0.0] * len(sight.players)
    for card in sight.order_discard:
        for seat in card.seats:
            damage[seat] += 1 / len(card.seats)
    return sum(player_harm(sight, player, round(damage[player.seat])) for player in sight.players)


def _acolyte(sight: Any, effect: acolytes.Befalls, act: Any, who: SeenPlayer) -> float:
    """The players choose among those tied; healing an acolyte undoes damage dealt."""
    harms: list[float] = []
    for card in effect.subject.tied(sight):
        total = 0.0
        for fate in effect.fates:
            if isinstance(fate, acolytes.BloodMagic):
                total += fate.times * card_harm(sight, card)
            elif isinstance(fate, acolytes.GainsLife):
                total += sight.w.damage * min(fate.amount, card.life - sight.piece(card).tokens)
            elif isinstance(fate, acolytes.SuffersDamage):
                total -= sight.w.damage * fate.amount
        harms.append(total)
    return min(harms, default=0.0)


def _each_acolyte(sight: Any, effect: acolytes.EachBloodMagic, act: Any, who: Any) -> float:
    return effect.times * sum((card_harm(sight, card) for card in acolytes.acolytes(sight)), 0.0)


def _shuffle_acolytes(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    returned = acolyte_deck(sight).discard[-effect.amount :]
    return sight.w.damage * sum(card.life for card in returned)


def _bezu(sight: Sight, effect: GraveholdAndThisSuffer, act: Any, who: SeenPlayer) -> float:
    amount = max(len(player.prepped()) for player in sight.players)
    return gravehold_harm(sight, amount) - sight.w.damage * amount


def _two_players(sight: Sight, effect: TwoPlayersSuffer, act: Any, who: SeenPlayer) -> float:
    harms = sorted(player_harm(sight, player, effect.amount) for player in sight.players)
    return sum(harms[:2]) if not sight.solo else 2 * harms[0]


def _last_attack(sight: Sight, effect: ResolveLastAttack, act: Any, who: SeenPlayer) -> float:
    for card in reversed(sight.nemesis_discard):
        if card.type == ATTACK and card is not act.card and card.effect is not None:
            return harm(sight, card.effect, act, who)
    return 0.0


def _destroy_free(sight: Sight, effect: abilities.DestroyFree, act: Any, who: Any) -> float:
    worths = [junk_worth(sight, who, card) for card in who.discard if card.cost == 0]
    return -sum(max(0.0, worth) for worth in sorted(worths)[-effect.most :])


def _sigil(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    if not any(b.number <= 2 and b.open and not b.tile.mark for b in who.breaches):
        return 0.0
    return (
        -2 * sight.w.damage * turns_left(sight) * min(1.0, holdings(sight, who).spells_a_turn / 2)
    )


def _brand(sight: Sight, effect: abilities.ExaltedBrand, act: Any, who: SeenPlayer) -> float:
    names: list[Card] = []
    total = 0.0
    for damage, spell in prepped_damages(sight, who):
        if spell.kind not in names and len(names) < effect.most:
            names.append(spell.kind)
            total += damage
    return -sight.w.damage * total


def _force(sight: Sight, effect: abilities.ColossalForce, act: Any, who: SeenPlayer) -> float:
    """Spells that deal less when cast than they add here."""
    spells = [damage_of(sight, who, spell) for spell in who.prepped()]
    added = sorted((effect.damage_for_each - damage for damage in spells), reverse=True)
    gained = sum(max(0, more) for more in added[: effect.most])
    return -sight.w.damage * (effect.damage + gained)


def weak_prepped_or_skip(sight: Sight, question: Question) -> Choice:
    """Colossal Force: give up what would deal less by itself."""
    spells = [choice for choice in question.choices if choice[0] == "spell"]
    weakest = min(spells, key=lambda choice: cast_worth(sight, choice))
    added = abilities.ColossalForce.damage_for_each
    return weakest if cast_worth(sight, weakest) < added else question.choices[-1]


def sigil(sight: Sight, question: Question) -> Choice:
    breaches = {breach.number: breach for breach in sight.me.breaches}
    return min(question.choices, key=lambda choice: len(breaches[choice[1]].spells))


def acolyte(sight: Sight, question: Question) -> Choice:
    return min(question.choices, key=lambda choice: card_harm(sight, choice[1]))


_RULES: dict[type, Rule] = {
    pillars.DestroyPillars: _pillars,
    gates.OpenGate: _gates,
    cloaks.GainCloaks: _cloaks,
    gates.UnleashUntilSix: _until_six,
    cloaks.FinalForm: _final_form,
    FlailDeck: _flail,
    gates.EachSuffersForTurns: _for_turns,
    gates.KeepOneTurn: nemesis_cards(1.5),
    gates.DiscardRevealedTurn: nemesis_cards(1.0),
    acolytes.Befalls: _acolyte,
    acolytes.EachBloodMagic: _each_acolyte,
    acolytes.DrawAcolyte: nemesis_cards(1.0),
    acolytes.ShuffleAcolytes: _shuffle_acolytes,
    GraveholdAndThisSuffer: _bezu,
    TwoPlayersSuffer: _two_players,
    ResolveLastAttack: _last_attack,
    ReturnLastMinion: nemesis_cards(1.0),
    abilities.DestroyFree: _destroy_free,
    abilities.ReplaceWithSigil: _sigil,
    abilities.ExaltedBrand: _brand,
    abilities.ColossalForce: _force,
}

_ANSWERS: dict[str, Answer] = {
    "acolyte": acolyte,
    "sigil": sigil,
    "discard-prepped-up-to": weak_prepped_or_skip,
}


@cache
def judgement() -> Judgement:
    return usual().taught(Judgement(rules=_RULES, answers=_ANSWERS))
