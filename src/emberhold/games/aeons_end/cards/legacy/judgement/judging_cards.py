"""What Legacy's player cards, starters and abilities are worth to the sensible player."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.bot.answers import Answer, best_card
from emberhold.games.aeons_end.bot.fighting import damage_worth
from emberhold.games.aeons_end.bot.harm import card_harm, harm
from emberhold.games.aeons_end.bot.helps import (
    free_breaches,
    most_junk,
    prepped_damages,
)
from emberhold.games.aeons_end.bot.worth import (
    aether_worth,
    focus_worth,
    holdings,
    opening_worth,
    per_use,
    turns_left,
)
from emberhold.games.aeons_end.card import GEM, MINION, SPELL
from emberhold.games.aeons_end.cards.legacy import minions, verbs
from emberhold.games.aeons_end.cards.legacy.mages import ability_verbs, mage_own
from emberhold.games.aeons_end.cards.legacy.mages.growth import ABILITIES
from emberhold.games.aeons_end.cards.legacy.piles import (
    after_chapter_1,
    after_chapter_2,
    after_chapter_3,
    after_chapter_5,
    after_chapter_6,
    after_chapter_7,
)
from emberhold.games.aeons_end.effects.damage import DealMoreIf
from emberhold.games.aeons_end.numbers.judgement import Damage, Rule, Worth
from emberhold.games.aeons_end.numbers.weights import W
from emberhold.games.aeons_end.seen.sight import SeenPlayer, Sight
from emberhold.kernel.question import Choice, Question

AETHER_OF = {
    "flawed-crystal": 0.9,
    "ancient-cyanolith": 2.0,
    "branching-radite": 2.6,
    "gilded-marble": 3.0,
    "crumbling-compound": 2.6,
    "entangled-shard": 2.4,
    "soothing-torporene": 2.1,
    "phased-portalite": 2.6,
    "refined-lumenium": 2.9,
    "conductive-grit": 2.5,
    "fulmite-slab": 2.9,
    "arcing-silicate": 2.8,
}
DAMAGE_OF = {
    "fire-chakram": 2.0,
    "warping-haze": 2.4,
    "incinerating-fist": 3.0,
    "gravity-node": 3.2,
    "breach-flare": 2.4,
    "bending-beam": 3.8,
    "starfire-frenzy": 4.4,
    "force-transfusion": 3.3,
    "arcane-salvo": 4.0,
    "breach-collision": 5.6,
    "pyro-geist": 4.3,
    "breach-communion": 3.6,
    "sparking-siphon": 2.4,
    "thunderous-oath": 6.6,
    "fiery-conclusion": 4.3,
    "sphere-of-inversion": 7.5,
}
RELIC_OF = {
    "neural-wreath": 1.6,
    "ethereal-hand": 2.6,
    "geophage": 1.2,
    "brane-knife": 2.2,
    "void-mill": 2.0,
    "reality-stabilizer": 3.2,
    "voltaic-relay": 1.6,
    "infernal-mirror": 3.0,
    "prophetic-lens": 2.2,
    "adrenal-batteries": 3.0,
}
"""What a card is worth each time it is used, as in `numbers/weights.py`."""

ABILITY_POINTS = (5.0, 5.0, 6.0, 7.0, 4.0, 4.0, 4.0, 7.0)
"""LG-300: what each ability is worth when it is used well, in points."""
LEARNED_OF: dict[object, float] = {
    ability.effect: points for ability, points in zip(ABILITIES, ABILITY_POINTS, strict=True)
}
PULSE = 0.6
"""One pulse token, in points."""
ENOUGH_PULSE = 4
"""More of them are hardly worth gathering."""


# Damage


def _more_if(sight: Any, effect: DealMoreIf, act: Any, prepped: bool) -> int:
    """LG-150: a spell that is still on its breach would count itself."""
    if act.card is not None and act.card.slug == "warping-haze":
        others = len(act.me.prepped()) - (1 if prepped else 0)
        return effect.amount + (effect.more if others >= 2 else 0)
    return effect.amount + (effect.more if effect.condition.holds(sight, act) else 0)


def _more_to_minion(sight: Sight, effect: Any, act: Any, prepped: bool) -> int:
    there = any(piece.card.type == MINION for piece in sight.in_play)
    return int(effect.amount + (effect.more if there else 0))


def _after_price(sight: Sight, effect: verbs.PriceThen, act: Any, prepped: bool) -> int:
    return 4 if any(player.hand_size for player in sight.players) else 0


def _frenzy(sight: Sight, effect: after_chapter_2.Frenzy, act: Any, prepped: bool) -> int:
    return effect.amount


def _for_pulse(
    sight: Any, effect: after_chapter_5.DealMoreForPulse, act: Any, prepped: bool
) -> int:
    paid = mage_own.pulse_of(act.me) >= effect.price.amount
    return effect.amount + (effect.more if paid else 0)


def _times(sight: Sight, effect: ability_verbs.DealsTimes, act: Any, prepped: bool) -> int:
    return effect.amount * effect.times


CARD_DAMAGES: dict[type, Damage] = {
    DealMoreIf: _more_if,
    minions.DealMoreToMinion: _more_to_minion,
    verbs.PriceThen: _after_price,
    after_chapter_2.Frenzy: _frenzy,
    after_chapter_5.DealMoreForPulse: _for_pulse,
    ability_verbs.DealsTimes: _times,
}


# What effects bring, as negative harm


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


def _cast_cheap(sight: Sight, effect: verbs.CastOwnCheap, act: Any, who: SeenPlayer) -> float:
    mine = who.prepped()
    damages = [
        damage
        for damage, spell in prepped_damages(sight, who)
        if spell in mine and spell.cost <= effect.most
    ]
    return -damage_worth(sight, damages[0]) if damages else 0.0


def _focuses(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    worths = [
        focus_worth(holdings(sight, player), breach)
        for player in sight.players
        for breach in player.breaches
        if not breach.open
    ]
    return -float(getattr(effect, "times", 1)) * max(worths, default=0.0)


def _opens_any(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    worths = [
        opening_worth(holdings(sight, player), breach)
        for player in sight.players
        for breach in player.breaches
        if not breach.open
    ]
    return -max(worths, default=0.0)


def _destroys_up_to(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -float(effect.most) * max(0.0, most_junk(sight, who, who.hand + who.discard))


def _destroys_type(sight: Sight, effect: verbs.DestroysType, act: Any, who: SeenPlayer) -> float:
    return -most_junk(sight, who, tuple(effect.cards(who)))


def _destroys_top(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -most_junk(sight, who, who.discard[-1:])


def _two_may(
    sight: Sight, effect: after_chapter_3.TwoPlayersMay, act: Any, who: SeenPlayer
) -> float:
    return sum(min(0.0, _destroys_top(sight, effect, act, player)) for player in sight.players)


def _gems_back(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    aether = aether_worth(turns_left(sight))
    gems = sorted((per_use(c, aether, sight.w) for c in who.discard if c.type == GEM), reverse=True)
    return -sum(gems[: getattr(effect, "most", 1)])


def _gains_pulse(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    room = max(0, ENOUGH_PULSE - mage_own.pulse_of(who))
    return -PULSE * float(min(effect.amount, room))


def _loses_pulse(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return PULSE * float(effect.amount)


def _pays_pulse(
    sight: Sight, effect: after_chapter_5.PaysPulse, act: Any, who: SeenPlayer
) -> float:
    return PULSE * effect.amount + harm(sight, effect.what, act, who)


def _pulse_damage(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -damage_worth(sight, mage_own.pulse_of(who) + 1)


def _reveals_or_gains(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -aether_worth(turns_left(sight))


def _gains_and_preps(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -4.0 * W.damage if free_breaches(who) else -2.0


CARD_RULES: dict[type, Rule] = {
    minions.DealMoreToMinion: _deal_more,
    ability_verbs.DealsTimes: _deal_times,
    verbs.PriceThen: _price_then,
    minions.Silences: _silence,
    ability_verbs.CastsWithMore: _cast_with_more,
    verbs.CastOwnCheap: _cast_cheap,
    ability_verbs.FocusesTimes: _focuses,
    ability_verbs.FocusesOwner: _focuses,
    after_chapter_1.FocusBreachThree: _focuses,
    ability_verbs.DestroysUpTo: _destroys_up_to,
    verbs.DestroysType: _destroys_type,
    after_chapter_3.DestroysOwnTopDiscard: _destroys_top,
    after_chapter_3.TwoPlayersMay: _two_may,
    ability_verbs.TakesBackGems: _gems_back,
    verbs.TakeBackGem: _gems_back,
    mage_own.GainPulse: _gains_pulse,
    mage_own.LosePulse: _loses_pulse,
    after_chapter_5.PaysPulse: _pays_pulse,
    after_chapter_7.PulseDamage: _pulse_damage,
    after_chapter_6.RevealsOrGains: _reveals_or_gains,
    after_chapter_7.OpensAnyBreach: _opens_any,
    after_chapter_7.GainsAndPreps: _gains_and_preps,
}


# Answers


def _silenced(sight: Sight, question: Question) -> Choice:
    return max(question.choices, key=lambda choice: card_harm(sight, choice[1]))


def _gem_back(sight: Sight, question: Question) -> Choice:
    gems = [choice for choice in question.choices if choice[0] != "skip"]
    aether = aether_worth(turns_left(sight))
    return max(gems, key=lambda choice: per_use(choice[1], aether, sight.w))


def _open_any(sight: Sight, question: Question) -> Choice:
    def worth(choice: Choice) -> float:
        seat, _, number = choice[1].partition(".")
        who = sight.players[int(seat)]
        breach = who.breach(int(number))
        return 0.0 if breach is None else opening_worth(holdings(sight, who), breach)

    return max(question.choices, key=worth)


def _prep_any(sight: Sight, question: Question) -> Choice:
    """Where the bonus is highest."""

    def bonus(choice: Choice) -> int:
        seat, _, number = choice[2].partition(".")
        breach = sight.players[int(seat)].breach(int(number))
        return 0 if breach is None else breach.bonus

    return max(question.choices, key=bonus)


def _discard_spell(sight: Sight, question: Question) -> Choice:
    """A spell that finds no breach this turn is better discarded for something."""
    spells = sum(card.type == SPELL for card in sight.me.hand)
    if spells <= free_breaches(sight.me):
        return question.choices[-1]
    return worst_card_of(sight, question)


def worst_card_of(sight: Sight, question: Question) -> Choice:
    aether = aether_worth(turns_left(sight))
    cards = [choice for choice in question.choices if choice[0] != "skip"]
    return min(cards, key=lambda choice: per_use(choice[1], aether, sight.w))


def _all_of_it(sight: Sight, question: Question) -> Choice:
    return question.choices[-1]


def _second_wind(sight: Sight, question: Question) -> Choice:
    """LG-542: once in a game; worth most when the cards are good, so not too early."""
    spare = sight.me.deck_size + len(sight.me.discard) >= 2
    late = 3 * sight.nemesis_life <= 2 * sight.max_nemesis_life
    return question.choices[0 if spare and late else 1]


def _degrade_gain(sight: Sight, question: Question) -> Choice:
    """LG-360: the best that is cheaper, for nothing."""
    aether = aether_worth(turns_left(sight))
    cards = [choice for choice in question.choices if choice[0] == "gain"]
    return max(cards, key=lambda choice: per_use(choice[1], aether, sight.w))


CARD_ANSWERS: dict[str, Answer] = {
    "silence": _silenced,
    "take-back-up-to": _gem_back,
    "open-any": _open_any,
    "prep-any": _prep_any,
    "may-discard-spell": _discard_spell,
    "lose-any-pulse": _all_of_it,
    "put-on-deck": best_card,
    "second-wind": _second_wind,
    "degrade-gain": _degrade_gain,
}


def quick_hands(sight: Sight, choice: Choice) -> tuple[float, int]:
    """LG-542: a gem or relic is played this turn, a spell prepped if there is room for it."""
    card = choice[1]
    if card.type == SPELL and not free_breaches(sight.me):
        return 0.0, 0
    late = 3 * sight.nemesis_life <= 2 * sight.max_nemesis_life
    return (1.0 + card.cost / 4 if late or card.cost >= 5 else 0.0), 0


def exchange(sight: Sight, choice: Choice) -> tuple[float, int]:
    """LG-509: a pulse token for an aether, while something can be bought."""
    return aether_worth(turns_left(sight)), 0


CARD_WORTHS: dict[str, Worth] = {"quick-hands": quick_hands, "exchange": exchange}
