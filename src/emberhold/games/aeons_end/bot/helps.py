"""What the players' own effects bring, as negative harm; it completes the rules of `harm.py`."""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.aeons_end.bot.fighting import best_spell_in, damage_of, damage_worth
from emberhold.games.aeons_end.bot.harm import life_worth
from emberhold.games.aeons_end.bot.worth import (
    aether_worth,
    charge_worth,
    focus_worth,
    gain_worth,
    holdings,
    per_use,
    turns_left,
)
from emberhold.games.aeons_end.card import GEM, Card
from emberhold.games.aeons_end.effects import (
    focusing,
    helping,
    moving,
    prepping,
    resources,
    revealing,
    threats,
)
from emberhold.games.aeons_end.effects.damage import (
    Deal,
    DealMoreIf,
    GraveholdGains,
    NemesisGainsLife,
)
from emberhold.games.aeons_end.figure.aether import ANYTHING
from emberhold.games.aeons_end.numbers.judgement import Rule
from emberhold.games.aeons_end.seen.sight import SeenPlayer, Sight


def junk_worth(sight: Sight, player: SeenPlayer, card: Card) -> float:
    """What it is worth to be rid of a card: positive for less than an average one."""
    own = holdings(sight, player)
    return own.uses * (sight.w.thinning * own.average - per_use(card, own.aether, own.w))


def most_junk(sight: Sight, player: SeenPlayer, cards: tuple[Card, ...]) -> float:
    return max((junk_worth(sight, player, card) for card in cards), default=0.0)


# Damage and life


def _deal(sight: Sight, effect: Deal, act: Any, who: SeenPlayer) -> float:
    amount = effect.amount if isinstance(effect.amount, int) else effect.amount.value(sight, act)
    return -damage_worth(sight, amount)


def _deal_more_if(sight: Sight, effect: DealMoreIf, act: Any, who: SeenPlayer) -> float:
    return -damage_worth(sight, effect.amount)


def _gravehold_gains(sight: Sight, effect: GraveholdGains, act: Any, who: SeenPlayer) -> float:
    gained = min(effect.amount, sight.max_gravehold - sight.gravehold)
    return -gained * (1 + sight.w.low_gravehold * (1 - sight.gravehold / sight.max_gravehold))


def _life(sight: Sight, effect: resources.GainLife, act: Any, who: SeenPlayer) -> float:
    if who.exhausted:
        return 0.0
    gained = min(effect.amount, who.max_life - who.life)
    return -gained * life_worth(sight) * (1 + sight.w.low_life * (1 - who.life / who.max_life))


def _nemesis_life(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return float(effect.amount) * sight.w.damage


# Aether, charges, cards


def _aether(sight: Sight, effect: resources.GainAether, act: Any, who: SeenPlayer) -> float:
    free = 1.0 if effect.purpose == ANYTHING else 0.75
    return -free * effect.amount * aether_worth(turns_left(sight), sight.w)


def _spend(sight: Sight, effect: resources.SpendAether, act: Any, who: SeenPlayer) -> float:
    return 0.7 * effect.amount * aether_worth(turns_left(sight), sight.w)


def _charges(sight: Sight, effect: resources.GainCharges, act: Any, who: SeenPlayer) -> float:
    gained = min(effect.amount, who.mage.charges - who.charges)
    return -gained * charge_worth(sight, holdings(sight, who), who)


def _draw(sight: Sight, effect: moving.Draw, act: Any, who: SeenPlayer) -> float:
    return -sight.w.hand_card * 1.5 * effect.amount


def _copy_on_deck(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -1.1 * gain_worth(holdings(sight, who), act.card)


def _gain_card(sight: Sight, effect: helping.GainCard, act: Any, who: SeenPlayer) -> float:
    own = holdings(sight, who)
    return -max((gain_worth(own, pile.card) for pile in sight.market if pile.copies), default=0.0)


def _gain_gem(sight: Sight, effect: helping.MayGainGem, act: Any, who: SeenPlayer) -> float:
    own = holdings(sight, who)
    gems = [p.card for p in sight.market if p.copies and p.card.type == GEM]
    worths = [gain_worth(own, card) for card in gems if card.cost <= effect.most]
    return -max(0.0, *worths) if worths else 0.0


def _take_back(sight: Sight, effect: threats.TakeBack, act: Any, who: SeenPlayer) -> float:
    aether = aether_worth(turns_left(sight), sight.w)
    return -max((per_use(card, aether, sight.w) for card in who.discard), default=0.0)


def _gains_cheap(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    own = holdings(sight, who)
    worths = [
        gain_worth(own, pile.card)
        for pile in sight.market
        if pile.copies and pile.cost <= effect.most
    ]
    return -max(worths, default=0.0)


# Cards destroyed


def _destroy_card(sight: Sight, effect: moving.DestroyCard, act: Any, who: SeenPlayer) -> float:
    cards = (who.hand if effect.hand else ()) + (who.discard if effect.discard else ())
    return -most_junk(sight, who, cards)


def _destroys_hand(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -float(effect.amount) * most_junk(sight, who, who.hand)


def _destroy_played(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    return -most_junk(sight, who, who.play_area)


def _destroy_this(sight: Sight, effect: moving.DestroyThis, act: Any, who: SeenPlayer) -> float:
    return -junk_worth(sight, who, act.card)


def _destroy_top(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    tops = [
        junk_worth(sight, p, p.discard[-1]) for p in sight.players if p is not who and p.discard
    ]
    return -max(tops, default=0.0)


# Breaches and spells


def _focus_cheapest(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    closed = [breach for breach in who.breaches if not breach.open]
    if not closed:
        return 0.0
    cheapest = min(closed, key=lambda breach: breach.focus_cost)
    return -focus_worth(holdings(sight, who), cheapest)


def _focus_any(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    worths = []
    for player in sight.players:
        own = holdings(sight, player)
        worths += [focus_worth(own, breach) for breach in player.breaches if not breach.open]
    return -max(worths, default=0.0)


def free_breaches(player: SeenPlayer, anywhere: bool = False) -> int:
    return sum(
        not breach.spells and (anywhere or breach.open or breach.focused)
        for breach in player.breaches
    )


def _prep_discarded(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    if not free_breaches(who, anywhere=True):
        return 0.0
    return -sight.w.damage * best_spell_in(sight, who, who.discard)


def _may_prep(sight: Sight, effect: helping.MayPrep, act: Any, who: SeenPlayer) -> float:
    if not free_breaches(who, effect.anywhere):
        return 0.0
    spell = best_spell_in(sight, who, who.hand) if who.hand else who.hand_size // 3
    return -0.7 * sight.w.damage * spell


def prepped_damages(sight: Sight, caster: SeenPlayer) -> list[tuple[int, Card]]:
    """What every prepped spell at the table would deal if this mage cast it, the most first."""
    damages: list[tuple[int, Card]] = []
    for player in sight.players:
        for spell in player.prepped():
            bonus = sum(b.bonus for b in player.breaches if spell in b.spells)
            damages.append((damage_of(sight, caster, spell) + bonus, spell))
    damages.sort(key=lambda entry: -entry[0])
    return damages


def _cast_any(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    damages = prepped_damages(sight, who)
    return -damage_worth(sight, damages[0][0]) if damages else 0.0


def _to_bottom(sight: Sight, effect: Any, act: Any, who: SeenPlayer) -> float:
    """A nemesis turn may wait; a player's may not."""
    return -1.0 if sight.next_turn is not None and not sight.next_turn.seats else 1.0


def _worth(points: float) -> Rule:
    return lambda sight, effect, act, who: -points


HELPS: Final[dict[type, Rule]] = {
    Deal: _deal,
    DealMoreIf: _deal_more_if,
    GraveholdGains: _gravehold_gains,
    NemesisGainsLife: _nemesis_life,
    resources.GainLife: _life,
    resources.GainAether: _aether,
    resources.SpendAether: _spend,
    resources.GainCharges: _charges,
    resources.NextGainOnDeck: _worth(0.3),
    resources.GainCopyOnDeck: _copy_on_deck,
    moving.Draw: _draw,
    moving.DestroyCard: _destroy_card,
    moving.DestroysFromHand: _destroys_hand,
    moving.DestroyPlayed: _destroy_played,
    moving.DestroyThis: _destroy_this,
    moving.DestroyTopDiscard: _destroy_top,
    helping.GainCard: _gain_card,
    helping.GainsCheap: _gains_cheap,
    helping.MayGainGem: _gain_gem,
    helping.MayPrep: _may_prep,
    helping.MayTakeTopDiscard: _worth(0.5),
    threats.TakeBack: _take_back,
    focusing.FocusCheapest: _focus_cheapest,
    focusing.FocusOwnBreach: _focus_any,
    focusing.FocusAnyBreach: _focus_any,
    prepping.PrepFromDiscard: _prep_discarded,
    prepping.CastAnyPrepped: _cast_any,
    revealing.RevealedTurnToBottom: _to_bottom,
}
