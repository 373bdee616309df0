"""Windows: reaction spells, triggered abilities, respark, and effects that may be declined."""

from __future__ import annotations

from typing import Any

from emberhold.games.ashes.act import Event
from emberhold.games.ashes.bot.cards import card_worth
from emberhold.games.ashes.bot.effects import gain
from emberhold.games.ashes.bot.units import harm_to, unit_worth, wounds_worth
from emberhold.games.ashes.bot.weights import W
from emberhold.games.ashes.card import PHOENIXBORN, Ability, Card
from emberhold.games.ashes.effects import events, units
from emberhold.games.ashes.effects.base import Sequence
from emberhold.games.ashes.seen.sight import Sight
from emberhold.kernel.question import Choice, Question


def react(sight: Sight, question: Question) -> Choice:
    """The best answer to an event, if it is worth its dice and its card."""
    choices = question.choices
    event = (question.about or {}).get("event")
    if len(choices) == 1 or not isinstance(event, Event):
        return choices[-1]
    sight.event = event
    best, most = choices[-1], W.least
    for choice in choices[:-1]:
        worth = _answer_gain(sight, choice, event)
        if worth > most:
            best, most = choice, worth
    return best


def _answer_gain(sight: Sight, choice: Choice, event: Event) -> float:
    if choice[0] == "react":
        card: Card = choice[1]
        kept = 0.25 * card_worth(sight, card) + W.die * sum(card.cost.magic)
        return _gain(sight, card.effect, card, event) - kept
    card = choice[1].copy(choice[2])
    ability = _ability(sight, card, event)
    if ability is None:
        return 0.0
    cost = 2 * W.die * sum(ability.cost.magic)
    if ability.cost.exhaust and card.type == PHOENIXBORN:
        cost += 0.1
    return _gain(sight, ability.effect, card, event) - cost


def _ability(sight: Sight, card: Card, event: Event) -> Ability | None:
    piece = sight.piece(card)
    attached = [other for other, _ in piece.attached] if piece is not None else []
    for holder in (card, *attached):
        for ability in holder.triggers:
            if ability.event == event.kind and not ability.mandatory:
                return ability
    return None


def _gain(sight: Sight, effect: Any, source: Card, event: Event) -> float:
    """What an answer brings; some effects mean something only through the event."""
    if isinstance(effect, events.Cancel):
        return _cancel_gain(sight, event)
    if isinstance(effect, events.DivertDamage):
        return _divert_gain(sight, event)
    if isinstance(effect, events.PreventDamage):
        return _prevent_gain(sight, event, source)
    if isinstance(effect, events.DamageThatPhoenixborn):
        return wounds_worth(sight, sight.players[event.seat], effect.amount)
    if isinstance(effect, events.ExhaustThat):
        return _gaze_gain(sight, event)
    if isinstance(effect, units.BoostSelf):
        return _oath_gain(sight, source, event)
    if isinstance(effect, units.Boost) and event.kind == "attackers-declared":
        return _boost_gain(sight, effect, event)
    if isinstance(effect, Sequence):
        return sum(_gain(sight, part, source, event) for part in effect.parts)
    return gain(sight, effect, source)


def _cancel_gain(sight: Sight, event: Event) -> float:
    """What is aimed at an own unit would hurt it more or less badly."""
    worth = 0.0
    for card in event.targets:
        piece = sight.piece(card)
        if piece is not None:
            worth = max(worth, 0.6 * unit_worth(sight, piece))
    return worth


def _divert_gain(sight: Sight, event: Event) -> float:
    losses = [harm_to(sight, piece, event.amount) for piece in sight.me.battlefield]
    return wounds_worth(sight, sight.me, event.amount) - min(losses, default=0.0)


def _prevent_gain(sight: Sight, event: Event, source: Card) -> float:
    """Protect is kept for what would otherwise destroy a unit."""
    piece = sight.piece(event.card) if event.card is not None else None
    shield = sight.piece(source)
    if piece is None or shield is None:
        return 0.0
    tokens = tokens_to_save(sight, event.card, event.amount, shield.status)
    return unit_worth(sight, piece) - 0.7 * tokens if tokens else 0.0


def tokens_to_save(sight: Sight, card: Card | None, amount: int, most: int) -> int:
    """How much must be prevented for a unit to live; 0 where that is idle or impossible."""
    piece = sight.piece(card) if card is not None else None
    if piece is None:
        return 0
    needed = amount - sight.life(piece) + 1
    return needed if 0 < needed <= most else 0


def _gaze_gain(sight: Sight, event: Event) -> float:
    piece = sight.piece(event.card) if event.card is not None else None
    if piece is None or piece.exhaustion:
        return 0.0
    return 0.35 * unit_worth(sight, piece)


def _oath_gain(sight: Sight, source: Card, event: Event) -> float:
    """Two more attack for two wounds, if the archer attacks and lives to use it."""
    piece = sight.piece(source)
    if piece is None or source not in event.attackers or sight.life(piece) <= 2:
        return 0.0
    bare = any(not any(not p.exhaustion for p in foe.battlefield) for foe in sight.foes)
    return 1.2 if bare else 0.0


def _boost_gain(sight: Sight, effect: units.Boost, event: Event) -> float:
    """For an own attacker; in somebody else's attack nobody knows yet who will fight."""
    if event.seat != sight.seat:
        return 0.0
    return 0.6 * effect.amount if event.attackers else 0.0


def may(sight: Sight, question: Question) -> Choice:
    about = question.about or {}
    worth = gain(sight, about.get("effect"), about.get("source") or about.get("card"))
    magic = about.get("magic")
    if magic:
        worth -= 0.35 * sum(magic)
    return question.choices[0 if worth > 0 else -1]


def respark(sight: Sight, question: Question) -> Choice:
    """Take the card back if it is worth more than the dice."""
    card = question.choices[0][1]
    worth = 0.5 * card_worth(sight, card) - 2 * W.die * sum(card.respark.magic)
    return question.choices[0 if worth > W.least else -1]


def protect(sight: Sight, question: Question) -> Choice:
    """As many tokens as it takes, no more."""
    about = question.about or {}
    most = question.choices[-1][1]
    tokens = tokens_to_save(sight, about.get("card"), about.get("amount", 0), most)
    return next((c for c in question.choices if c[1] == tokens), question.choices[0])
