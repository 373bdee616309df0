"""What Legacy's own effects cost or bring, and what a sensible group chooses between the games.

It completes the rules of `bot/` with those for effects that only this box has.
"""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.bot.answers import ANSWERS, Answer
from emberhold.games.aeons_end.bot.fighting import damage_worth
from emberhold.games.aeons_end.bot.harm import (
    RULES,
    Rule,
    card_harm,
    gravehold_harm,
    nemesis_cards,
    player_harm,
)
from emberhold.games.aeons_end.bot.helps import most_junk, prepped_damages
from emberhold.games.aeons_end.bot.weights import AETHER, DAMAGE, RELIC, W
from emberhold.games.aeons_end.bot.worth import (
    aether_worth,
    focus_worth,
    holdings,
    per_use,
    turns_left,
)
from emberhold.games.aeons_end.card import GEM, MINION, SPELL, Card
from emberhold.games.aeons_end.cards.legacy import ability_verbs, assist, evolve, minions, verbs
from emberhold.games.aeons_end.cards.legacy.evolve import EVOLUTIONS, stickers_on
from emberhold.games.aeons_end.cards.legacy.judging_foes import FOE_ANSWERS, FOE_RULES
from emberhold.games.aeons_end.effects.damage import EachSuffers
from emberhold.games.aeons_end.effects.nemesis_deck import DrawsNow
from emberhold.games.aeons_end.sight import SeenPlayer, Sight
from emberhold.kernel.question import Choice, Question

# The nemesis


def _each_suffers(sight: Sight, effect: EachSuffers, act: Any, who: SeenPlayer) -> float:
    return sum(player_harm(sight, player, effect.amount) for player in sight.players)


def _evolve(sight: Sight, effect: evolve.Evolves, act: Any, who: SeenPlayer) -> float:
    """A sticker costs a little now; a stronger card costs the rest of the campaign."""
    card = act.card
    if card is None or card.slug not in EVOLUTIONS:
        return 0.0
    stickers = stickers_on(sight, card) or 0
    return 0.5 if stickers < EVOLUTIONS[card.slug].spaces else 2.0


def _assist(sight: Sight, effect: assist.Assists, act: Any, who: SeenPlayer) -> float:
    return -8 * W.damage


def _mentor(sight: Sight, effect: assist.MentorDeals, act: Any, who: SeenPlayer) -> float:
    return -W.damage * effect.amount


# The players


def _deal_more(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -damage_worth(sight, effect.amount)


def _deal_times(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -float(effect.times) * damage_worth(sight, effect.amount)


def _price_then(sight: Sight, effect: verbs.PriceThen, act: Any, who: SeenPlayer) -> float:
    return -W.damage * 3


def _silence(sight: Sight, effect: minions.Silences, act: Any, who: SeenPlayer) -> float:
    harms = [card_harm(sight, p.card) for p in sight.in_play if _can_silence(p)]
    return -max(harms, default=0.0)


def _can_silence(piece: Any) -> bool:
    return bool(piece.card.type == MINION and not piece.silenced)


def _cast_with_more(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    damages = prepped_damages(sight, who)
    return -damage_worth(sight, damages[0][0] + effect.more) if damages else 0.0


def _focuses(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    worths = [
        focus_worth(holdings(sight, player), breach)
        for player in sight.players
        for breach in player.breaches
        if not breach.open
    ]
    return -float(getattr(effect, "times", 1)) * max(worths, default=0.0)


def _destroys_up_to(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -float(effect.most) * max(0.0, most_junk(sight, who, who.hand + who.discard))


def _gems_back(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    aether = aether_worth(turns_left(sight))
    gems = sorted((per_use(c, aether) for c in who.discard if c.type == GEM), reverse=True)
    return -sum(gems[: getattr(effect, "most", 1)])


_RULES: dict[type, Rule] = {
    EachSuffers: _each_suffers,
    DrawsNow: nemesis_cards(1.0),
    evolve.Evolves: _evolve,
    assist.Assists: _assist,
    assist.MentorDeals: _mentor,
    verbs.DealMoreIf: _deal_more,
    minions.DealMoreToMinion: _deal_more,
    ability_verbs.DealsTimes: _deal_times,
    verbs.PriceThen: _price_then,
    minions.Silences: _silence,
    ability_verbs.CastsWithMore: _cast_with_more,
    ability_verbs.FocusesTimes: _focuses,
    verbs.FocusOwnBreach: _focuses,
    ability_verbs.DestroysUpTo: _destroys_up_to,
    ability_verbs.TakesBackGems: _gems_back,
    verbs.TakeBackGem: _gems_back,
}


# Answers


def _silenced(sight: Sight, question: Question) -> Choice:
    return max(question.choices, key=lambda choice: card_harm(sight, choice[1]))


def _pile_worth(card: Card) -> float:
    """What a pile of the supply is worth to a group, for one aether of its cost."""
    if card.type == SPELL:
        return DAMAGE.get(card.slug, 0.8 * card.cost) - 0.4 * card.cost
    if card.type == GEM:
        return 1.5 * AETHER.get(card.slug, 1 + card.cost / 3) - 0.5 * card.cost + 1.5
    return RELIC.get(card.slug, card.cost / 2) - 0.45 * card.cost


def _best_pile(sight: Sight, question: Question) -> Choice:
    piles = [choice for choice in question.choices if choice[0] == "add"]
    return max(piles, key=lambda choice: _pile_worth(choice[1]))


def _worst_pile(sight: Sight, question: Question) -> Choice:
    """LG-158: a cheap gem is kept."""
    piles = question.choices
    cheap = [c[1] for c in piles if c[1].type == GEM and c[1].cost <= 4]
    spare = [c for c in piles if not (c[1].type == GEM and len(cheap) == 1 and c[1] in cheap)]
    return min(spare or piles, key=lambda choice: _pile_worth(choice[1]))


def _last(sight: Sight, question: Question) -> Choice:
    return question.choices[-1]


def _gem_back(sight: Sight, question: Question) -> Choice:
    gems = [choice for choice in question.choices if choice[0] != "skip"]
    aether = aether_worth(turns_left(sight))
    return max(gems, key=lambda choice: per_use(choice[1], aether))


def _focus_own(sight: Sight, question: Question) -> Choice:
    own = holdings(sight, sight.me)

    def worth(choice: Choice) -> float:
        breach = sight.me.breach(choice[1])
        return 0.0 if breach is None else focus_worth(own, breach)

    return max(question.choices, key=worth)


def _stray_target(sight: Sight, question: Question) -> Choice:
    """LG-396: where the damage of a possessed spell hurts least."""
    amount = int((question.about or {})["amount"])

    def harm(choice: Choice) -> float:
        if choice[0] == "gravehold":
            return gravehold_harm(sight, amount)
        return player_harm(sight, sight.players[choice[1]], amount)

    return min(question.choices, key=harm)


def _second_wind(sight: Sight, question: Question) -> Choice:
    """LG-542: once in a game; worth most when the cards are good, so not too early."""
    spare = sight.me.deck_size + len(sight.me.discard) >= 2
    late = 3 * sight.nemesis_life <= 2 * sight.max_nemesis_life
    return question.choices[0 if spare and late else 1]


_ANSWERS: dict[str, Answer] = {
    "stray-target": _stray_target,
    "silence": _silenced,
    "add-pile": _best_pile,
    "banish-pile": _worst_pile,
    "reprieve": _last,
    "take-back-up-to": _gem_back,
    "may-discard-spell": _last,
    "second-wind": _second_wind,
    "focus-own": _focus_own,
}
"""What is not here is answered with the first option: names, pages, stickers, the frame."""


def teach() -> None:
    RULES.update(_RULES)
    RULES.update(FOE_RULES)
    ANSWERS.update(_ANSWERS)
    ANSWERS.update(FOE_ANSWERS)
