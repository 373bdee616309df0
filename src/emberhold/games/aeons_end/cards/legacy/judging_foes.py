"""What the nemeses of chapters 3 to 5 cost a group, for the sensible player."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.bot.answers import Answer
from emberhold.games.aeons_end.bot.fighting import damage_of
from emberhold.games.aeons_end.bot.harm import (
    Rule,
    card_harm,
    gravehold_harm,
    harm,
    lost_cards,
    player_harm,
)
from emberhold.games.aeons_end.bot.weights import W
from emberhold.games.aeons_end.cards.legacy import flaws, nemesis_verbs, pods, possession
from emberhold.games.aeons_end.sight import SeenPlayer, Sight
from emberhold.kernel.question import Choice, Question

POD_LIFE = 0.35
"""What one life of the Breeding Chamber costs: ten of them are a pod."""


def _mesh_token(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    """Two of them are a possession."""
    return float(effect.amount) * gravehold_harm(sight, possession.NOBODY_PREPPED) / 2


def _haze_token(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    """Two of them are a flaw and damage to somebody."""
    least = min(player_harm(sight, player, flaws.HURTS) for player in sight.players)
    return float(effect.amount) * (least + 1) / 2


def _chamber(sight: Sight, effect: pods.ChamberGains, act: Any, who: SeenPlayer) -> float:
    return effect.amount * POD_LIFE


def _draws_pods(sight: Sight, effect: pods.DrawsPods, act: Any, who: SeenPlayer) -> float:
    return effect.amount * pods.IMBUING_COSTS * POD_LIFE


def _pod_persistent(sight: Sight, effect: pods.PodPersistent, act: Any, who: SeenPlayer) -> float:
    harms = [card_harm(sight, p.card) for p in sight.in_play if pods.is_pod(p.card)]
    return effect.times * max(harms, default=0.0)


def _gems_then(sight: Sight, effect: nemesis_verbs.GemsThen, act: Any, who: SeenPlayer) -> float:
    return sum(harm(sight, part, act, who) for part in (effect.gems, *effect.then))


def _hand(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return lost_cards(sight, who, len(who.hand))


def _nemesis_life(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return float(effect.amount) * W.damage


def _possessed(sight: Sight, question: Question) -> Choice:
    """The spell that does least."""
    return min(question.choices, key=lambda choice: damage_of(sight, sight.me, choice[1]))


def _toughest(sight: Sight, question: Question) -> Choice:
    return max(question.choices, key=lambda choice: sight.players[choice[1]].life)


def _keep(sight: Sight, question: Question) -> Choice:
    return question.choices[-1]


FOE_RULES: dict[type, Rule] = {
    possession.MeshToken: _mesh_token,
    flaws.HazeToken: _haze_token,
    pods.ChamberGains: _chamber,
    pods.DrawsPods: _draws_pods,
    pods.PodPersistent: _pod_persistent,
    nemesis_verbs.GemsThen: _gems_then,
    nemesis_verbs.DiscardsHand: _hand,
    nemesis_verbs.NemesisGainsLife: _nemesis_life,
}

FOE_ANSWERS: dict[str, Answer] = {
    "possessed": _possessed,
    "fracture": _toughest,
    "blade": _toughest,
    "give-gained": _keep,
}
