"""Cards: the First Five, what to discard, what to search for and return to hand."""

from __future__ import annotations

from collections.abc import Callable

from emberhold.games.ashes.bot.cards import card_worth
from emberhold.games.ashes.bot.effects import take_gain
from emberhold.games.ashes.bot.weights import W
from emberhold.games.ashes.card import ALLY, READY, Card
from emberhold.games.ashes.seen.sight import Sight
from emberhold.games.ashes.setting_up.decks import recommended
from emberhold.kernel.question import Choice, Question


def first_five(sight: Sight, question: Question) -> Choice:
    """AS-382: what a suggested deck recommends; else ready spells and allies before the rest."""
    five = recommended(sight.me.phoenixborn.card, sight.me.deck)
    for choice in question.choices:
        if choice[1].slug in five:
            return choice
    return max(question.choices, key=lambda choice: _opening(sight, choice[1]))


def _opening(sight: Sight, card: Card) -> float:
    worth = card_worth(sight, card)
    return worth + (1.5 if card.type == READY else 0.8 if card.type == ALLY else 0.0)


def _value(sight: Sight) -> Callable[[Choice], float]:
    hand = sight.me.hand

    def value(choice: Choice) -> float:
        worth = card_worth(sight, choice[1])
        copies = sum(card.kind is choice[1].kind for card in hand)
        return worth * (0.8 if copies > 1 else 1.0)

    return value


def discard(sight: Sight, question: Question) -> Choice:
    """What is not worth keeping is exchanged, while there are cards enough to draw."""
    choices = list(question.choices)
    worst = min(choices[:-1], key=_value(sight), default=None)
    if worst is not None and sight.round > W.hopeless:
        return worst
    if worst is None or sight.me.draw_size <= 6:
        return choices[-1]
    scarce = 0.6 if sight.me.draw_size <= 12 else 1.0
    return worst if _value(sight)(worst) < scarce * W.keep else choices[-1]


def worst_card(sight: Sight, question: Question) -> Choice:
    return min(question.choices, key=_value(sight))


def best_card(sight: Sight, question: Question) -> Choice:
    """A card not in hand yet before another copy."""
    held = [card.kind for card in sight.me.hand]
    return max(
        question.choices,
        key=lambda c: card_worth(sight, c[1]) * (0.6 if c[1] in held else 1.0),
    )


def take_ally(sight: Sight, question: Question) -> Choice:
    at_a_price = (question.about or {}).get("source") is None
    return max(question.choices, key=lambda c: take_gain(sight, c[1], at_a_price))
