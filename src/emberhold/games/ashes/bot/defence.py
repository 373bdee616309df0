"""Answers in an attack: targets, blocks, guards, counters and how damage is divided."""

from __future__ import annotations

from typing import Any

from emberhold.games.ashes.bot.fighting import (
    Fighter,
    answered,
    assault,
    best_attack,
    blocks,
    divided,
    fighter,
    ready,
    strike,
)
from emberhold.games.ashes.bot.units import damage_gain, side_worth, wounds_worth
from emberhold.games.ashes.card import PHOENIXBORN, Card
from emberhold.games.ashes.seen.sight import Sight
from emberhold.kernel.question import Choice, Question
from emberhold.parts.asking import card_of


def _attackers(sight: Sight, question: Question, *others: Any) -> list[Fighter]:
    """The units attacking, as far as the question tells."""
    cards = (question.about or {}).get("attackers") or others
    pieces = [sight.piece(card) for card in cards if isinstance(card, Card)]
    return [fighter(sight, piece) for piece in pieces if piece is not None and not piece.dying]


def _card(question: Question) -> Card | None:
    card = (question.about or {}).get("card")
    return card if isinstance(card, Card) else None


# The attacking side


def attack_target(sight: Sight, question: Question) -> Choice:
    """Whose Phoenixborn: where the attack brings most."""
    band = _attackers(sight, question)
    if not band:
        plan = best_attack(sight)
        seat = plan.seat if plan is not None else -1
        return next((c for c in question.choices if c[1] == seat), question.choices[0])

    def worth(choice: Choice) -> float:
        foe = sight.players[choice[1]]
        return strike(sight, foe, band, ready(sight, foe)) + 0.03 * side_worth(sight, foe)

    return max(question.choices, key=worth)


def attack_unit(sight: Sight, question: Question) -> Choice:
    band = _attackers(sight, question)
    if not band:
        return max(question.choices, key=lambda c: damage_gain(sight, card_of(c), 2))

    def worth(choice: Choice) -> float:
        found = sight.find(card_of(choice))
        if found is None:
            return 0.0
        return assault(sight, found[0], band, fighter(sight, found[1]))

    return max(question.choices, key=worth)


def resolve_attacker(sight: Sight, question: Question) -> Choice:
    """The weakest first: what answers an attack is then spent on it."""

    def attack(choice: Choice) -> int:
        piece = sight.piece(card_of(choice))
        return sight.attack(piece) if piece is not None else 0

    return min(question.choices, key=attack)


# The defending side


def block(sight: Sight, question: Question) -> Choice:
    """All blocks are thought through together, then told attacker by attacker."""
    attacker = _card(question)
    if attacker is None:
        return question.choices[-1]
    band = _attackers(sight, question, attacker)
    chosen = blocks(sight, sight.me, band, ready(sight, sight.me)).get(attacker)
    if chosen is not None:
        for choice in question.choices:
            if choice[0] != "nobody" and card_of(choice) is chosen.card:
                return choice
    return question.choices[-1]


def guard(sight: Sight, question: Question) -> Choice:
    """The player who loses least by being the target."""
    card = _card(question)
    band = _attackers(sight, question)
    target = sight.piece(card) if card is not None else None
    if target is None or not band:
        return question.choices[-1]
    total = sum(unit.attack for unit in band)

    def cost(choice: Choice) -> float:
        if choice[0] == "nobody":
            return answered(band, fighter(sight, target))[0]
        piece = sight.piece(card_of(choice))
        if piece is None or piece.card.type == PHOENIXBORN:
            return wounds_worth(sight, sight.me, total)
        return answered(band, fighter(sight, piece))[0]

    return min(reversed(question.choices), key=cost)


def counter(sight: Sight, question: Question) -> Choice:
    card = _card(question)
    band = _attackers(sight, question)
    piece = sight.piece(card) if card is not None else None
    if piece is None or not band:
        return question.choices[0]
    return question.choices[0 if answered(band, fighter(sight, piece))[1] else -1]


def divide(sight: Sight, question: Question) -> Choice:
    """AS-160: the part of the counter damage for one attacker."""
    attacker = _card(question)
    band = _attackers(sight, question, attacker)
    if attacker is None or not band:
        return question.choices[-1]
    damage: int = question.choices[-1][1]
    cards = [unit.card for unit in band]
    if attacker in cards:
        band = band[cards.index(attacker) :]
    part = divided(band, damage).get(attacker, 0)
    return next((c for c in question.choices if c[1] == part), question.choices[-1])
