"""What the nemeses of chapters 3 to 5 cost a group, for the sensible player."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.bot.answers import Answer
from emberhold.games.aeons_end.bot.fighting import damage_of
from emberhold.games.aeons_end.bot.harm import (
    card_harm,
    gravehold_harm,
    harm,
    lost_cards,
    lost_spell,
    player_harm,
)
from emberhold.games.aeons_end.bot.worth import aether_worth, per_use, turns_left
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy import verbs
from emberhold.games.aeons_end.cards.legacy.foes import (
    degrade,
    fungal_mesh,
    haze_fiend,
    nemesis_verbs,
    pods,
    possession,
)
from emberhold.games.aeons_end.cards.legacy.mages import flaws
from emberhold.games.aeons_end.numbers.judgement import Burden, Rule, Wearing, Worth
from emberhold.games.aeons_end.numbers.weights import W
from emberhold.games.aeons_end.seen.sight import SeenPlayer, Sight
from emberhold.games.aeons_end.state import InPlay
from emberhold.kernel.question import Choice, Question

POD_LIFE = 0.75
"""What one life of the Breeding Chamber costs: ten of them are a pod."""
FLAW = 0.6
"""A Crystal flawed for the rest of the campaign."""
FLAWED_BEFORE = 0.5
"""What each flaw that a mage has already makes the next one worse."""


# Chapter 3: pods


def _chamber(sight: Sight, effect: pods.ChamberGains, act: Any, who: SeenPlayer) -> float:
    return effect.amount * POD_LIFE


def _draws_pods(sight: Sight, effect: pods.DrawsPods, act: Any, who: SeenPlayer) -> float:
    there = len(pods.pods_in_play(sight))
    if there + effect.amount >= pods.SEVEN:
        return W.lost
    weak = 0.6 if effect.life else 1.0
    return effect.amount * pods.IMBUING_COSTS * POD_LIFE * weak


def _pod_persistent(sight: Sight, effect: pods.PodPersistent, act: Any, who: SeenPlayer) -> float:
    harms = [card_harm(sight, p.card) for p in sight.in_play if pods.is_pod(p.card)]
    return effect.times * max(harms, default=0.0)


def chamber_worn(sight: Sight, piece: InPlay, amount: int) -> float:
    """LG-382: below one life damage is lost; above ten it keeps a pod away."""
    dealt = min(amount, piece.tokens - 1)
    near = 1.0 if piece.tokens >= pods.IMBUES_AT - 6 else 0.5
    return dealt * POD_LIFE * near - W.wasted * (amount - dealt)


def pass_blade(sight: Sight, choice: Choice) -> tuple[float, int]:
    """LG-478: the player who bears five damage better."""
    mine = player_harm(sight, sight.me, 5)
    return mine - player_harm(sight, sight.players[choice[1]], 5), pods.PASSING_COSTS


# Chapter 4: possession


def _astray(sight: Sight, damage: int) -> float:
    """LG-396: where the damage of a possessed spell hurts least."""
    hurt = [player_harm(sight, player, damage) for player in sight.players]
    return min(gravehold_harm(sight, damage), *hurt)


def _possession_harm(sight: Sight) -> float:
    """The spell that does least, lost for a turn; without any, Gravehold pays (LG-394)."""
    costs = [
        _astray(sight, damage_of(sight, player, spell)) + lost_spell(sight, spell, "discard")
        for player in sight.players
        for spell in player.prepped()
    ]
    return min(costs, default=gravehold_harm(sight, possession.NOBODY_PREPPED))


def _mesh_token(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    """Two of them are a possession, of which there will be several."""
    plain = gravehold_harm(sight, possession.NOBODY_PREPPED)
    return float(effect.amount) * (plain + _possession_harm(sight)) / 4


def _possess(sight: Sight, question: Question) -> Choice:
    """The player with the spell that does least."""

    def least(choice: Choice) -> float:
        who = sight.players[choice[1]]
        return min(
            _astray(sight, damage_of(sight, who, spell)) + lost_spell(sight, spell, "discard")
            for spell in who.prepped()
        )

    return min(question.choices, key=least)


def _possessed(sight: Sight, question: Question) -> Choice:
    """The spell that does least."""
    return min(
        question.choices,
        key=lambda choice: (
            _astray(sight, damage_of(sight, sight.me, choice[1]))
            + lost_spell(sight, choice[1], "discard")
        ),
    )


def _stray_target(sight: Sight, question: Question) -> Choice:
    """LG-396: where the damage of a possessed spell hurts least."""
    amount = int((question.about or {})["amount"])

    def hurts(choice: Choice) -> float:
        if choice[0] == "gravehold":
            return gravehold_harm(sight, amount)
        return player_harm(sight, sight.players[choice[1]], amount)

    return min(question.choices, key=hurts)


def _overload(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    """LG-399: the most expensive spell of all, against the player who prepped it."""
    spells = [(s.cost, p, s) for p in sight.players for s in p.prepped()]
    if not spells:
        return 1.5
    _, owner, spell = max(spells, key=lambda each: each[0])
    return player_harm(sight, owner, damage_of(sight, owner, spell)) + lost_spell(
        sight, spell, "discard"
    )


def _domineered(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return 0.5


def _gems_then(sight: Sight, effect: nemesis_verbs.GemsThen, act: Any, who: SeenPlayer) -> float:
    return sum(harm(sight, part, act, who) for part in (effect.gems, *effect.then))


def _hand(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return lost_cards(sight, who, who.hand_size)


def _spares(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    """LG-479: more to strike now, for a lesson in the last battle."""
    return 4 * W.damage - 2.0


# Chapter 5: flaws and degrading


def _haze_token(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    """Two of them are a flaw and damage to somebody."""
    least = min(player_harm(sight, player, flaws.HURTS) for player in sight.players)
    return float(effect.amount) * (least + FLAW) / 2


def _flaw(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return FLAW


def _loss(sight: Sight, card: Card) -> float:
    """What a dear card does more, each time, than the best cheaper one of its type (LG-360)."""
    aether = aether_worth(turns_left(sight))
    cheaper = [
        per_use(pile.card, aether, sight.w)
        for pile in sight.market
        if pile.copies and pile.card.type == card.type and pile.cost < card.cost
    ]
    return per_use(card, aether, sight.w) - max(cheaper, default=0.0)


def _degraded(sight: Sight, card: Card) -> float:
    return max(0.2, _loss(sight, card)) * turns_left(sight) / 5


def _degrade(sight: Sight, question: Question) -> Choice:
    """A card that is hardly missed once its replacement is there, not the weakest one."""
    return min(question.choices, key=lambda choice: _loss(sight, choice[1]))


def _degrades(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    cards = degrade.degradable(who)
    if not cards:
        known = bool(who.hand) or not who.hand_size
        return player_harm(sight, who, degrade.INSTEAD) if known else 1.5
    return min(_degraded(sight, card) for card in cards)


def _degrades_all(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    cards = degrade.degradable(who)
    if not cards:
        return player_harm(sight, who, degrade.INSTEAD)
    return sum(_degraded(sight, card) for card in cards)


def _dearest_degrades(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    cards = [(c.cost, c, p) for p in sight.players for c in degrade.degradable(p)]
    if not cards:
        return 2.0 + harm(sight, effect.then, act, who)
    _, card, owner = max(cards, key=lambda each: each[0])
    return _degraded(sight, card) + harm(sight, effect.then, act, owner)


def _channels(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    free = sum(not card.cost for card in who.discard)
    return gravehold_harm(sight, free) + 1.5 if free else 0.0


def _goes_in(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return harm(sight, effect.cost, act, who) - 2.0


def _fracture(sight: Sight, question: Question) -> Choice:
    """LG-406: who bears it best; with few sound Crystals nobody opens breaches, so all share."""
    mages = sight.world["mages"]

    def cost(choice: Choice) -> float:
        hurt = player_harm(sight, sight.players[choice[1]], flaws.HURTS)
        return hurt + FLAWED_BEFORE * float(mages[choice[1]]["flaws"])

    return min(question.choices, key=cost)


def _sturdiest(sight: Sight, question: Question) -> Choice:
    return max(question.choices, key=lambda choice: sight.players[choice[1]].life)


def _keep(sight: Sight, question: Question) -> Choice:
    return question.choices[-1]


def _discards_dear(sight: Sight, effect: verbs.DiscardsDear, act: Any, who: SeenPlayer) -> float:
    aether = aether_worth(turns_left(sight))
    values = sorted(per_use(card, aether, sight.w) for card in effect.cards(who))
    return W.hand_card * sum(values[: effect.amount])


FOE_RULES: dict[type, Rule] = {
    pods.ChamberGains: _chamber,
    pods.DrawsPods: _draws_pods,
    pods.PodPersistent: _pod_persistent,
    possession.MeshToken: _mesh_token,
    possession.Overload: _overload,
    possession.SparesBrama: _spares,
    fungal_mesh.Domineered: _domineered,
    nemesis_verbs.GemsThen: _gems_then,
    nemesis_verbs.DiscardsHand: _hand,
    flaws.HazeToken: _haze_token,
    flaws.PutsFlaw: _flaw,
    degrade.Degrades: _degrades,
    degrade.DearestHandDegrades: _dearest_degrades,
    haze_fiend.DegradesDearestSpell: _degrades,
    haze_fiend.DegradesAll: _degrades_all,
    haze_fiend.ChannelsFree: _channels,
    haze_fiend.GoesIn: _goes_in,
    verbs.DiscardsDear: _discards_dear,
}

FOE_ANSWERS: dict[str, Answer] = {
    "stray-target": _stray_target,
    "possess": _possess,
    "possessed": _possessed,
    "fracture": _fracture,
    "degrade": _degrade,
    "blade": _sturdiest,
    "give-gained": _keep,
}

FOE_WORTHS: dict[str, Worth] = {"pass-blade": pass_blade}
FOE_WEARING: dict[str, Wearing] = {pods.CHAMBER: chamber_worn}


def _pods(state: Any) -> float:
    """Pods in play, and how far the next one is."""
    chamber = pods.chamber(state)
    return len(pods.pods_in_play(state)) + (0 if chamber is None else chamber.tokens / 10)


FOE_BURDENS: dict[type, Burden] = {pods.Pods: _pods}
