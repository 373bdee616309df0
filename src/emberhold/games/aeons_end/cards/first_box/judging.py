"""What the cards and abilities of the first box are worth, for the player who goes by rules of
thumb. It completes the rules of `bot/` with those for effects that only this box has.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from emberhold.games.aeons_end.bot.answers import Answer
from emberhold.games.aeons_end.bot.fighting import damage_of, damage_worth
from emberhold.games.aeons_end.bot.harm import (
    acting,
    card_harm,
    harm,
    life_worth,
)
from emberhold.games.aeons_end.bot.helps import (
    free_breaches,
    junk_worth,
    most_junk,
    prepped_damages,
)
from emberhold.games.aeons_end.bot.worth import (
    aether_worth,
    charge_worth,
    holdings,
    per_use,
    turns_left,
)
from emberhold.games.aeons_end.card import GEM, POWER, SPELL, Card
from emberhold.games.aeons_end.cards.first_box import abilities, judging_foes
from emberhold.games.aeons_end.cards.first_box.judging_answers import OWN_ANSWERS
from emberhold.games.aeons_end.cards.war_eternal import judging
from emberhold.games.aeons_end.effects import (
    focusing,
    moving,
    prepping,
    replaying,
    revealing,
    sacrifice,
    turn_order,
)
from emberhold.games.aeons_end.numbers.judgement import Damage, Judgement, Rule
from emberhold.games.aeons_end.numbers.weights import worths
from emberhold.games.aeons_end.seen.sight import SeenPlayer, Sight

GEMS = {
    "amethyst-shard": 1.1,
    "moonstone-shard": 1.5,
    "emerald-shard": 1.3,
    "quartz-shard": 1.7,
    "garnet-shard": 1.6,
    "tourmaline-shard": 1.2,
    "jade": 2.0,
    "sifters-pearl": 2.2,
    "vriswood-amber": 2.1,
    "diamond-cluster": 2.6,
    "searing-ruby": 2.7,
    "burning-opal": 3.1,
    "clouded-sapphire": 3.5,
}
SPELLS = {
    "buried-light": 1.6,
    "flare": 2.2,
    "phoenix-flame": 2.8,
    "spectral-echo": 2.7,
    "amplify-vision": 3.2,
    "ignite": 3.2,
    "lava-tendril": 3.6,
    "dark-fire": 4.4,
    "essence-theft": 3.8,
    "feral-lightning": 3.6,
    "oblivion-swell": 4.2,
    "chaos-arc": 5.2,
    "planar-insight": 4.6,
    "wildfire-whip": 5.0,
    "arcane-nexus": 5.0,
    "consuming-void": 5.2,
}
RELICS = {
    "flexing-dagger": 1.4,
    "bottled-vortex": 1.5,
    "unstable-prism": 2.0,
    "blasting-staff": 2.4,
    "focusing-orb": 2.4,
    "mages-talisman": 2.6,
}
ABILITIES = {
    "adelheim": 7.0,
    "brama": 6.0,
    "jian": 8.0,
    "kadir": 7.0,
    "lash": 6.0,
    "mist-first-box": 7.0,
    "phaedraxa": 8.0,
    "xaxos": 6.0,
}


# Damage


def _for_lost(sight: Any, effect: sacrifice.DealForLost, act: Any, prepped: bool) -> int:
    return int(effect.each * min(effect.most, act.me.hand_size))


def _paying(sight: Any, effect: sacrifice.DealMorePaying, act: Any, prepped: bool) -> int:
    if isinstance(effect.more, int):
        paid = effect.price.able(sight, act, act.me)[0]
        return effect.amount + (effect.more if paid else 0)
    gems = [card.cost for card in act.me.hand if card.type == GEM]
    return effect.amount + max(gems, default=0)


_DAMAGES: dict[type, Damage] = {
    sacrifice.DealForLost: _for_lost,
    sacrifice.DealMorePaying: _paying,
}


# What effects bring, as negative harm


def _worth(points: float) -> Rule:
    return lambda sight, effect, act, who: -points


def _deal_paying(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -damage_worth(sight, effect.amount)


def _destroy_some(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    worths = [junk_worth(sight, who, card) for card in (*who.hand, *who.discard)]
    return -sum(max(0.0, worth) for worth in sorted(worths)[-effect.most :])


def _suffer_to_destroy(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return min(0.0, life_worth(sight) - most_junk(sight, who, who.hand))


def gem_worth(sight: Sight, player: SeenPlayer, gem: Card) -> float:
    """What it brings to play a gem twice and be rid of it."""
    aether = aether_worth(turns_left(sight), sight.w)
    return 2 * per_use(gem, aether, sight.w) + junk_worth(sight, player, gem)


def _gem_twice(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    gems = [card for card in who.hand if card.type == GEM]
    return -max((gem_worth(sight, who, gem) for gem in gems), default=0.0)


def _cheaper(sight: Sight, effect: focusing.CheaperBreach, act: Any, who: SeenPlayer) -> float:
    if all(breach.open for breach in who.breaches):
        return 0.0
    return -0.8 * float(effect.amount) * aether_worth(turns_left(sight), sight.w)


def _cast_now(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    spells = [spell for spell in who.prepped() if spell in who.preps]
    best = max((damage_of(sight, who, spell) for spell in spells), default=-effect.more)
    return -damage_worth(sight, best + effect.more)


def _mirror(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    damages = prepped_damages(sight, who)
    return -2 * damage_worth(sight, damages[0][0]) if damages else 0.0


def _gate(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    """Spells of the active player that find room only by it."""
    active = sight.players[sight.active]
    spells = [card for card in (*active.hand, *active.discard) if card.type == SPELL]
    damages = sorted((damage_of(sight, active, card, False) for card in spells), reverse=True)
    room = 2 * sum(breach.open for breach in active.breaches) - len(active.prepped())
    usual = free_breaches(active)
    return -sight.w.damage * sum(damages[usual:room])


def _hasten(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    """One turn more in this round, for whoever has the most to do with it."""
    seats = {seat for card in sight.order_discard for seat in card.seats if len(card.seats) < 3}
    return -6.0 if any(sight.players[seat].life > 3 for seat in seats) else 0.0


def _arrange(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -min(3.0, 0.8 * sight.order_deck_size)


def _charges(sight: Sight, effect: abilities.ShareCharges, act: Any, who: SeenPlayer) -> float:
    allies = sight.players if sight.solo else [ally for ally in sight.players if ally is not who]
    room = sum(ally.mage.charges - ally.charges for ally in allies)
    each = max(charge_worth(sight, holdings(sight, ally), ally) for ally in allies)
    return -min(effect.amount, room) * each


_RULES: dict[type, Rule] = {
    sacrifice.DealMorePaying: _deal_paying,
    sacrifice.DestroyUpTo: _destroy_some,
    sacrifice.SufferToDestroy: _suffer_to_destroy,
    replaying.PlayGemTwice: _gem_twice,
    focusing.CheaperBreach: _cheaper,
    prepping.CastPreppedNow: _cast_now,
    moving.ThisOnDeck: _worth(0.3),
    revealing.EachSifts: _worth(0.5),
    turn_order.HastenTurn: _hasten,
    turn_order.ArrangeTurns: _arrange,
    abilities.BlackMirror: _mirror,
    abilities.OtherworldlyGate: _gate,
    abilities.ShareCharges: _charges,
}


# Abilities of other moments


def turn_harm(sight: Sight) -> float:
    """About what a turn of the nemesis will cost: what is in play, and the card it will draw."""
    total = 3.0 + sight.tier
    for piece in sight.in_play:
        if piece.card.type != POWER or piece.tokens == 1:
            total += card_harm(sight, piece.card)
    return total


def at_turn(sight: Sight, question: Any) -> Any:
    """Phaedraxa: against a turn of the nemesis that would cost more than the usual one."""
    drawn = question.about["turn"]
    use = not drawn.seats and turn_harm(sight) >= ABILITIES["phaedraxa"]
    return question.choices[0 if use else -1]


def at_draw(sight: Sight, question: Any) -> Any:
    """Adelheim: against what costs more than the usual card."""
    card: Card = question.about["drawn"]
    effect = card.effect or card.persistent
    assert effect is not None
    act = acting(sight, card)
    total = harm(sight, effect, act, act.me)
    if card.immediately is not None:
        total += harm(sight, card.immediately, act, act.me)
    return question.choices[0 if total >= ABILITIES["adelheim"] else -1]


_ANSWERS: dict[str, Answer] = {
    **OWN_ANSWERS,
    "ability-turn": at_turn,
    "ability-draw": at_draw,
}


@cache
def judgement() -> Judgement:
    """What the bot thinks of what only this box has, and of what it shares."""
    weights = worths(aether_of=GEMS, damage_of=SPELLS, relic_of=RELICS, ability_of=ABILITIES)
    own = Judgement(weights, damages=_DAMAGES, rules=_RULES, answers=_ANSWERS)
    return judging.judgement().taught(own).taught(judging_foes.FOES)
