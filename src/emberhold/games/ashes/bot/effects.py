"""What the effects of cards are worth to this seat, read off the trees the cards are made of.

`aim_gain` says what an effect is worth on one target, `gain` what it is worth with the best ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from emberhold.games.ashes.bot.cards import card_worth
from emberhold.games.ashes.bot.tokens import best_move
from emberhold.games.ashes.bot.units import (
    born_life,
    damage_gain,
    exhaust_gain,
    fresh_worth,
    harm_to,
    side_worth,
    unit_worth,
    wounds_worth,
)
from emberhold.games.ashes.bot.weights import W
from emberhold.games.ashes.card import ALLY, CONJURATION, PHOENIXBORN, Card
from emberhold.games.ashes.effects import base, events, hands, harm, pools, sacrifice, units
from emberhold.games.ashes.seen.sight import SeenPlayer, Sight

Source = Card | None


# One target


def aim_gain(sight: Sight, effect: Any, source: Source, card: Card) -> float:
    """What an effect aimed at a card would bring this seat."""
    worth = _AIMED.get(type(effect))
    return worth(sight, effect, source, card) if worth is not None else 0.0


def best_aim(sight: Sight, effect: Any, source: Source) -> float:
    cards = sight.targets(effect, source)
    return max((aim_gain(sight, effect, source, card) for card in cards), default=0.0)


def _damage(sight: Sight, effect: Any, source: Source, card: Card) -> float:
    return damage_gain(sight, card, sight.amount(effect, source))


def _wounds(sight: Sight, effect: Any, source: Source, card: Card) -> float:
    return damage_gain(sight, card, effect.amount)


def _heal(sight: Sight, effect: Any, source: Source, card: Card) -> float:
    return heal_gain(sight, card, effect.amount)


def heal_gain(sight: Sight, card: Card, amount: int) -> float:
    """What removing wounds from a card brings this seat."""
    found = sight.find(card)
    if found is None or not found[1].wounds:
        return 0.0
    player, piece = found
    healed = min(amount, piece.wounds)
    if card.type == PHOENIXBORN:
        worth = healed * (1 + W.last_wounds / born_life(sight, player))
    else:
        worth = W.life * healed
    return worth if player.seat == sight.seat else -worth


def _exhaust(sight: Sight, effect: Any, source: Source, card: Card) -> float:
    found = sight.find(card)
    if effect.all_copies and found is not None:
        copies = [p.card for p in found[0].spellboard if p.card.kind is card.kind]
        return sum(exhaust_gain(sight, copy, effect.amount) for copy in copies)
    return exhaust_gain(sight, card, effect.amount)


def _unexhaust(sight: Sight, effect: Any, source: Source, card: Card) -> float:
    found = sight.find(card)
    if found is None or not found[1].exhaustion:
        return 0.0
    player, piece = found
    worth = unit_worth(sight, piece.but(exhaustion=0)) - unit_worth(sight, piece)
    worth += 0.6 * sight.attack(piece)
    return worth if player.seat == sight.seat else -worth


def _send_back(sight: Sight, effect: Any, source: Source, card: Card) -> float:
    found = sight.find(card)
    if found is None:
        return 0.0
    player, piece = found
    worth = unit_worth(sight, piece) * (0.9 if card.type == CONJURATION else 0.75)
    return -worth if player.seat == sight.seat else worth


def _status(sight: Sight, effect: Any, source: Source, card: Card) -> float:
    found = sight.find(card)
    if found is None:
        return 0.0
    player, piece = found
    more = unit_worth(sight, piece.but(status=piece.status + effect.amount))
    worth = more - unit_worth(sight, piece)
    if card.slug == "iron-worker":
        worth += 0.6
    return worth if player.seat == sight.seat else -worth


def _boost(sight: Sight, effect: Any, source: Source, card: Card) -> float:
    """More attack is for an own unit that is about to strike."""
    found = sight.find(card)
    if found is None or found[0].seat != sight.seat or sight.active != sight.seat:
        return 0.0
    piece = found[1]
    if piece.exhaustion:
        return 0.0
    return 0.6 * float(effect.amount) + 0.02 * sight.attack(piece)


def _bypass(sight: Sight, effect: Any, source: Source, card: Card) -> float:
    found = sight.find(card)
    if found is None or found[1].exhaustion or found[1].bypass:
        return 0.0
    blockers = min(
        (sum(not p.exhaustion for p in foe.battlefield) for foe in sight.foes), default=0
    )
    return 0.5 * sight.attack(found[1]) if blockers else 0.0


def _charm(sight: Sight, effect: Any, source: Source, card: Card) -> float:
    found = sight.find(card)
    if found is None or found[1].exhaustion:
        return 0.0
    return 0.8 + 0.01 * sight.attack(found[1])


def _divert(sight: Sight, effect: Any, source: Source, card: Card) -> float:
    """Damage meant for the Phoenixborn goes where it hurts least."""
    piece = sight.piece(card)
    return -harm_to(sight, piece, 3) if piece is not None else 0.0


def _pain_link(sight: Sight, effect: Any, source: Source, card: Card) -> float:
    return damage_gain(sight, card, 2)


def _sacrifice(sight: Sight, effect: Any, source: Source, card: Card) -> float:
    return damage_gain(sight, card, 2)


_AIMED: Final[dict[type, Callable[[Sight, Any, Source, Card], float]]] = {
    harm.Damage: _damage,
    harm.PlaceWounds: _wounds,
    harm.RemoveWounds: _heal,
    harm.Exhaust: _exhaust,
    harm.Unexhaust: _unexhaust,
    units.ReturnUnit: _send_back,
    units.PlaceStatus: _status,
    units.Boost: _boost,
    units.GiveBypass: _bypass,
    pools.CharmedUnit: _charm,
    events.DivertDamage: _divert,
    events.PainLink: _pain_link,
    sacrifice.BloodTransfer: _sacrifice,
}


# Players to choose among


def player_gain(sight: Sight, effect: Any, source: Source, side: SeenPlayer) -> float:
    """What an effect on a player would bring this seat."""
    worth = _ON_PLAYER.get(type(effect))
    return worth(sight, side) if worth is not None else 0.0


def _discard_top(sight: Sight, side: SeenPlayer) -> float:
    worth = W.mill * (1.5 if side.draw_size <= 10 else 1.0) if side.draw_size else 0.0
    return -worth if side.seat == sight.seat else worth


def _make_discard(sight: Sight, side: SeenPlayer) -> float:
    worth = 0.8 if side.hand_size else 0.0
    return -worth if side.seat == sight.seat else worth


def _exhaust_die(sight: Sight, side: SeenPlayer) -> float:
    worth = W.pool_die + 0.01 * side_worth(sight, side) if any(side.active) else 0.0
    return -worth if side.seat == sight.seat else worth


def _puppet_for(sight: Sight, side: SeenPlayer) -> float:
    if side.seat == sight.seat or not side.has_room():
        return W.puppet
    tight = len(side.battlefield) + 1 == side.phoenixborn.card.battlefield
    return -W.puppet + (1.0 if tight else 0.0) + 0.02 * side_worth(sight, side)


def _move_token(sight: Sight, side: SeenPlayer) -> float:
    return best_move(sight, side)[0]


_ON_PLAYER: Final[dict[type, Callable[[Sight, SeenPlayer], float]]] = {
    hands.DiscardTop: _discard_top,
    hands.MakeDiscard: _make_discard,
    pools.ExhaustDie: _exhaust_die,
    units.ConjureFor: _puppet_for,
    units.MoveToken: _move_token,
}


def best_player(sight: Sight, effect: Any, source: Source) -> float:
    if isinstance(effect, units.ConjureFor) and not _in_pile(sight, effect.kind.slug):
        return 0.0
    sides = sight.foes if getattr(effect, "opponents_only", False) else sight.in_game()
    return max((player_gain(sight, effect, source, side) for side in sides), default=0.0)


# Whole effects


def gain(sight: Sight, effect: Any, source: Source = None) -> float:
    """What an effect would bring this seat if it were used as well as possible."""
    kind = type(effect)
    worth = _WHOLE.get(kind)
    if worth is not None:
        return worth(sight, effect, source)
    if kind in _AIMED:
        return best_aim(sight, effect, source)
    return best_player(sight, effect, source) if kind in _ON_PLAYER else 0.0


def _sequence(sight: Sight, effect: base.Sequence, source: Source) -> float:
    return sum(gain(sight, part, source) for part in effect.parts)


def _may(sight: Sight, effect: base.May, source: Source) -> float:
    worth = gain(sight, effect.what, source)
    if effect.then is not None:
        worth += gain(sight, effect.then, source)
    if effect.cost is not None:
        worth -= 0.5 * sum(effect.cost)
    return max(0.0, worth)


def _if_done(sight: Sight, effect: base.IfDone, source: Source) -> float:
    return gain(sight, effect.first, source) + gain(sight, effect.then, source)


def _focused(sight: Sight, effect: base.Focused, source: Source) -> float:
    if source is None or sight.me.copies_ready(source.kind) <= effect.level:
        return 0.0
    return gain(sight, effect.what, source)


def _damage_each(sight: Sight, effect: Any, source: Source) -> float:
    cards = sight.targets(effect, source)
    return sum(damage_gain(sight, card, effect.amount) for card in cards)


def _draw(sight: Sight, effect: Any, source: Source) -> float:
    drawn = float(min(effect.amount, sight.me.draw_size))
    return W.card * drawn * (1.0 if sight.me.draw_size > 6 else 0.4)


def _discard_one(sight: Sight, effect: Any, source: Source) -> float:
    return -0.5


def _take_ally(sight: Sight, effect: Any, source: Source) -> float:
    allies = [card for card in sight.me.discard if card.type == ALLY]
    return max((take_gain(sight, ally, effect.at_a_price) for ally in allies), default=0.0)


def take_gain(sight: Sight, ally: Card, at_a_price: bool) -> float:
    """What an ally returned to hand is worth, with the wounds it costs."""
    worth = 0.55 * card_worth(sight, ally)
    if at_a_price and isinstance(ally.attack, int):
        worth -= wounds_worth(sight, sight.me, ally.attack)
    return worth


def _search(sight: Sight, effect: Any, source: Source) -> float:
    return 1.6 if sight.me.draw_size > 4 else 0.0


def _everyone_draws(sight: Sight, effect: Any, source: Source) -> float:
    spared = min(2, sight.me.copies_ready(source.kind) - 1) if source is not None else 0
    worth = 0.0
    for side in sight.in_game():
        drawn = min(2, side.draw_size)
        own = side.seat == sight.seat
        hurt = 2 - drawn - (max(0, spared) if own else 0)
        cost = wounds_worth(sight, side, hurt) - 0.5 * drawn
        worth += -cost if own else cost
    return worth


def _refresh_dice(sight: Sight, effect: Any, source: Source) -> float:
    dice = float(min(effect.amount, sum(sight.me.exhausted)))
    return dice * (W.pool_die if effect.rerolled else 1.3 * W.pool_die)


def _conjure(sight: Sight, effect: units.Conjure, source: Source) -> float:
    """AS-273, AS-286: as many as are in the pile and fit."""
    me = sight.me
    room = me.phoenixborn.card.battlefield - len(me.battlefield)
    placed = min(effect.most, room, _in_pile(sight, effect.kind.slug))
    if placed <= 0:
        return 0.0
    status = 0
    if effect.kind.slug == "silver-snake" and source is not None:
        status = min(2, me.copies_ready(source.kind) - 1)
    kind = next(card.kind for card in me.conjurations if card.slug == effect.kind.slug)
    return placed * fresh_worth(sight, kind, max(0, status))


def _in_pile(sight: Sight, slug: str) -> int:
    return sum(card.slug == slug for card in sight.me.conjurations)


def _damage_self(sight: Sight, effect: Any, source: Source) -> float:
    return damage_gain(sight, source, effect.amount) if source is not None else 0.0


def _copy_unit(sight: Sight, effect: Any, source: Source) -> float:
    attacks = [sight.attack(p) for foe in sight.foes for p in foe.battlefield if not p.dying]
    return W.fleeting * (W.attack + W.life) * max(attacks, default=0)


def _discard_alteration(sight: Sight, effect: Any, source: Source) -> float:
    return max((worth for worth, _ in alterations(sight)), default=0.0)


def alterations(sight: Sight) -> list[tuple[float, Card]]:
    """Every alteration in play, with what its going would bring this seat."""
    found = []
    for side in sight.in_game():
        for piece in side.battlefield:
            for pair in piece.attached:
                rest = tuple(other for other in piece.attached if other[0] is not pair[0])
                without = unit_worth(sight, piece.but(attached=rest))
                worth = without - unit_worth(sight, piece)
                found.append((worth if side.seat == sight.seat else -worth, pair[0]))
    return found


def _blood_transfer(sight: Sight, effect: Any, source: Source) -> float:
    hurt = best_aim(sight, effect, source) if sight.targets(effect, source) else -9.0
    pieces = (*sight.me.battlefield, sight.me.phoenixborn)
    heals = [heal_gain(sight, p.card, 1 if p.card.type == PHOENIXBORN else 2) for p in pieces]
    return hurt + max(heals, default=0.0)


def _small_sacrifice(sight: Sight, effect: Any, source: Source) -> float:
    if not sight.me.battlefield:
        return 0.0
    theirs = max(0.0, best_aim(sight, effect.theirs, source))
    return best_aim(sight, effect.mine, source) + theirs


_WHOLE: Final[dict[type, Callable[[Sight, Any, Source], float]]] = {
    base.Sequence: _sequence,
    base.May: _may,
    base.IfDone: _if_done,
    base.Focused: _focused,
    harm.DamageEach: _damage_each,
    harm.DamageSelf: _damage_self,
    hands.Draw: _draw,
    hands.DiscardCard: _discard_one,
    hands.TakeAlly: _take_ally,
    hands.Search: _search,
    hands.EveryoneDraws: _everyone_draws,
    pools.RefreshDice: _refresh_dice,
    units.Conjure: _conjure,
    units.CopyUnit: _copy_unit,
    units.DiscardAlteration: _discard_alteration,
    sacrifice.BloodTransfer: _blood_transfer,
    sacrifice.SmallSacrifice: _small_sacrifice,
}
