"""How much damage spells would deal, and where it does the most good."""

from __future__ import annotations

from collections.abc import Sequence as Several
from typing import Any, Final

from emberhold.games.aeons_end.bot.harm import acting, card_harm, holds_as_seen
from emberhold.games.aeons_end.card import ACOLYTE, GEM, POWER, SPELL, Card
from emberhold.games.aeons_end.effects.base import Either, Sequence, When
from emberhold.games.aeons_end.effects.counting import (
    GemsInThatHand,
    OtherCopiesPrepped,
    YourOtherPrepped,
)
from emberhold.games.aeons_end.effects.damage import Deal, DealMoreIf
from emberhold.games.aeons_end.fight.life import answered
from emberhold.games.aeons_end.numbers.judgement import Damage, Judgement
from emberhold.games.aeons_end.numbers.weights import W
from emberhold.games.aeons_end.seen.sight import SeenPlayer, Sight
from emberhold.games.aeons_end.state import Breach, InPlay
from emberhold.kernel.question import Choice
from emberhold.parts.windows import Event

# What a spell deals


def _more_if(sight: Any, effect: DealMoreIf, act: Any, prepped: bool) -> int:
    return effect.amount + (effect.more if effect.condition.holds(sight, act) else 0)


DAMAGES: Final[dict[type, Damage]] = {DealMoreIf: _more_if}
"""What effects deal beside the plain ones."""


def damage_of(sight: Sight, caster: SeenPlayer, spell: Card, prepped: bool = True) -> int:
    """The damage of a spell without its breach's bonus; `prepped` if it is on a breach now."""
    kind = spell.kind
    printed = sight.judgement.printed
    if kind not in printed:
        printed[kind] = _fixed(kind.cast, sight.judgement)
    fixed = printed[kind]
    if fixed is not None:
        return fixed
    dealt = _dealt(sight, spell.cast, acting(sight, spell, caster), prepped)
    return dealt + (_from_favoured(sight, caster, spell) if prepped else 0)


def more_from(sight: Sight, spell: Card, breach: Breach) -> int:
    """What a spell deals more from one of the breaches than from the others."""
    number, more = sight.judgement.favoured.get(spell.slug, (0, 0))
    return more if breach.number == number and breach.open else 0


def _from_favoured(sight: Sight, caster: SeenPlayer, spell: Card) -> int:
    if spell.slug not in sight.judgement.favoured:
        return 0
    return sum(
        more_from(sight, spell, breach) for breach in caster.breaches if spell in breach.spells
    )


def _fixed(effect: Any, judgement: Judgement) -> int | None:
    if isinstance(effect, Deal):
        return effect.amount if isinstance(effect.amount, int) and effect.more is None else None
    if isinstance(effect, Sequence | Either):
        parts = effect.parts if isinstance(effect, Sequence) else effect.ways
        damages = [_fixed(part, judgement) for part in parts]
        known = [damage for damage in damages if damage is not None]
        if len(known) < len(damages):
            return None
        return sum(known) if isinstance(effect, Sequence) else max(known)
    return None if type(effect) in judgement.damages else 0


def _dealt(sight: Any, effect: Any, act: Any, prepped: bool) -> int:
    if isinstance(effect, Deal):
        return sum(_count(sight, part, act, prepped) for part in (effect.amount, effect.more))
    if isinstance(effect, Sequence):
        return sum(_dealt(sight, part, act, prepped) for part in effect.parts)
    if isinstance(effect, Either):
        return max(_dealt(sight, way, act, prepped) for way in effect.ways)
    if isinstance(effect, When):
        part = effect.then if holds_as_seen(sight, effect.condition, act) else effect.otherwise
        return _dealt(sight, part, act, prepped)
    rule = sight.judgement.damages.get(type(effect))
    return 0 if rule is None else rule(sight, effect, act, prepped)


def _count(sight: Any, amount: Any, act: Any, prepped: bool) -> int:
    """An amount of damage; a spell that is still prepped does not count itself."""
    if amount is None or isinstance(amount, int):
        return amount or 0
    if isinstance(amount, GemsInThatHand):
        allies = [p for p in sight.players if p is not act.me] or sight.players
        return amount.factor * max(_gems(ally) for ally in allies)
    itself = prepped and isinstance(amount, OtherCopiesPrepped | YourOtherPrepped)
    value: int = amount.value(sight, act)
    return value - amount.factor if itself else value


def _gems(player: SeenPlayer) -> int:
    if not player.hand:
        return player.hand_size // 2
    return sum(card.type == GEM for card in player.hand)


def counts_others(sight: Sight, spell: Card) -> bool:
    """Whether the spell deals more while others are prepped, so that it should be cast first."""
    more = spell.cast.more if isinstance(spell.cast, Deal) else None
    if isinstance(more, OtherCopiesPrepped | YourOtherPrepped):
        return True
    return spell.slug in sight.judgement.counting_others


def prepped_damage(sight: Sight, player: SeenPlayer) -> int:
    """All a player has ready to cast."""
    total = 0
    for breach in player.breaches:
        for spell in breach.spells:
            total += damage_of(sight, player, spell) // (2 if spell.dual else 1) + breach.bonus
    return total


def best_spell_in(sight: Sight, player: SeenPlayer, cards: tuple[Card, ...]) -> int:
    """The most damage of any spell among some cards."""
    return max(
        (damage_of(sight, player, card, False) for card in cards if card.type == SPELL), default=0
    )


# Where damage goes


def against(sight: Any, card: Card, amount: int) -> int:
    """What is left of damage to a minion after what it says about damage."""
    if not card.triggers:
        return amount
    return max(0, answered(sight, Event("minion-damage", card=card, amount=amount)).amount)


def target_worth(sight: Sight, target: Choice, amount: int) -> float:
    """What damage does at a target."""
    if target[1] == "nemesis":
        return _nemesis_worth(sight, amount)
    if isinstance(target[1], str):
        return sight.judgement.own_targets[target[1]](sight, amount)
    piece = sight.piece(target[1])
    return 0.0 if piece is None else _minion_worth(sight, piece, amount)


def _nemesis_worth(sight: Sight, amount: int) -> float:
    worth = 0.0
    if sight.nemesis.damage_taken is not None:
        amount -= sight.tokens
        if sight.tokens > sight.nemesis.least_tokens[sight.hard]:
            worth += sight.w.cloak
    if amount <= 0:
        return worth
    if amount >= sight.nemesis_life:
        return W.lost
    for piece in sight.in_play:
        if piece.card.type == POWER and _goes_with_damage(piece.card):
            worth += sight.w.power * card_harm(sight, piece.card)
    return worth + amount * sight.w.damage


def _goes_with_damage(card: Card) -> bool:
    return any(trigger.event == "nemesis-damaged" for trigger in card.triggers)


def _minion_worth(sight: Sight, piece: InPlay, amount: int) -> float:
    amount = against(sight, piece.card, amount)
    if amount == 0:
        return 0.0
    wearing = sight.judgement.wearing.get(piece.card.slug)
    if wearing is not None:
        return wearing(sight, piece, amount)
    if piece.shields:
        return removal_worth(sight, piece.card) / (piece.shields + 2) - sight.w.wasted * (
            amount - 1
        )
    life = piece.tokens
    dealt = min(amount, life)
    kill = removal_worth(sight, piece.card)
    worth = kill * dealt / life
    worth -= sight.w.wasted * (amount - dealt)
    for trigger in piece.card.triggers:
        if trigger.event == "minion-damaged":
            worth -= sight.w.cloak
    if piece.card.type == ACOLYTE:
        worth += sight.w.damage * dealt
    return worth


def removal_worth(sight: Sight, card: Card) -> float:
    """What it is worth that a minion acts no more; another acolyte takes an acolyte's place."""
    horizon = min(sight.w.horizon, sight.nemesis_deck_size + 2.0)
    worth = sight.w.kill * horizon * card_harm(sight, card)
    if card.type == ACOLYTE:
        return sight.w.acolyte * worth
    for trigger in card.triggers:
        if trigger.event == "discarded":
            worth *= sight.w.comes_back
    return max(0.0, worth)


def best_target(sight: Sight, targets: Several[Choice], amount: int) -> tuple[float, Choice]:
    best = (-W.lost, targets[0])
    for target in targets:
        worth = target_worth(sight, target, amount)
        if worth > best[0]:
            best = (worth, target)
    return best


def all_targets(sight: Sight) -> list[Choice]:
    """Whatever damage can be dealt to now."""
    targets: list[Choice] = [] if sight.nemesis.untouchable else [("target", "nemesis")]
    targets += [("target", p.card) for p in sight.in_play if p.card.type != POWER]
    return targets + sight.own.targets(sight)


def damage_worth(sight: Sight, amount: int) -> float:
    """What damage is worth at its best target."""
    targets = all_targets(sight)
    return best_target(sight, targets, amount)[0] if targets and amount > 0 else 0.0
