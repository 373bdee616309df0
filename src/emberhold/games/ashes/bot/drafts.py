"""The draft: cards that go together, and the dice that pay for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emberhold.games.ashes.bot.weights import CARD
from emberhold.games.ashes.card import ALLY, READY, Card
from emberhold.games.ashes.cards import DECK_CARDS
from emberhold.games.ashes.dice import TYPES
from emberhold.games.ashes.seen.sight import DraftSight
from emberhold.games.ashes.setting_up.decks import DICE
from emberhold.kernel.question import Choice, Question

BORN: Final = {
    "aradel-summergaard": 6.0,
    "saria-guideman": 5.6,
    "coal-roarkwin": 5.4,
    "maeoni-viper": 5.0,
    "jessa-na-ni": 4.8,
    "noah-redmoon": 4.6,
}
"""How good the Phoenixborn are with their unique cards."""


def symbols(cards: Iterable[Card]) -> list[float]:
    """How many dice of each type some cards ask for, a power being harder to come by."""
    wanted = [0.0] * 4
    for card in cards:
        costs = [card.cost, *(a.cost for a in card.abilities)]
        for cost in costs:
            for type in range(4):
                wanted[type] += cost.magic[2 * type + 1] + 1.5 * cost.magic[2 * type + 2]
    return wanted


def _own(sight: DraftSight) -> list[Card]:
    """What this seat's deck holds so far, the unique cards included."""
    born = sight.born[sight.seat]
    unique = [c for c in DECK_CARDS.values() if born is not None and c.unique_to == born.slug]
    abilities = [born] if born is not None else []
    return [*abilities, *unique, *sight.kept]


def pick_gain(sight: DraftSight, card: Card) -> float:
    """A card's own worth, if its dice are those the deck asks for already."""
    worth = CARD.get(card.slug, 2.0)
    asked = symbols([card])
    if sum(sight.dice[sight.seat]) == DICE:
        dice: list[float] = [float(count) for count in sight.dice[sight.seat]]
    else:
        dice = symbols(_own(sight))
    main = sorted(range(4), key=lambda type: (-dice[type], type))[:2]
    strange = sum(asked[type] for type in range(4) if type not in main)
    eager = 0.35 + 0.1 * len(sight.kept)
    return worth - eager * strange - _surplus(sight, card)


def _surplus(sight: DraftSight, card: Card) -> float:
    """A deck needs units; it has no use for many ready spells and tricks without them."""
    kept = _own(sight)
    units = sum(_brings_unit(other) for other in kept)
    if _brings_unit(card):
        return 0.0 if units < 4 else 0.8
    spells = sum(other.type == READY for other in kept)
    late = 1.5 if len(kept) >= 5 and units < 3 else 0.0
    return late + (1.0 if card.type == READY and spells >= 5 else 0.0)


def _brings_unit(card: Card) -> bool:
    return card.type == ALLY or (card.conjures is not None and card.slug != "summon-blood-puppet")


def draft_card(sight: DraftSight, question: Question) -> Choice:
    return max(question.choices, key=lambda choice: pick_gain(sight, choice[1]))


def draft_phoenixborn(sight: DraftSight, question: Question) -> Choice:
    return max(question.choices, key=lambda choice: BORN.get(choice[1].slug, 5.0))


def draft_die(sight: DraftSight, question: Question) -> Choice:
    """Dice in proportion to the symbols the cards ask for."""
    wanted = symbols(_own(sight))
    total = sum(wanted) or 1.0
    mine = sight.dice[sight.seat]

    def lack(choice: Choice) -> float:
        type = TYPES.index(choice[1])
        return DICE * wanted[type] / total - mine[type]

    return max(question.choices, key=lack)


def draft_exchange(sight: DraftSight, question: Question) -> Choice:
    """A face-up card for the worst of the nine, if it is clearly better."""
    worst = min(pick_gain(sight, card) for card in sight.kept)
    best = max(question.choices[:-1], key=lambda c: pick_gain(sight, c[1]))
    return best if pick_gain(sight, best[1]) > worst + 0.5 else question.choices[-1]


def draft_give(sight: DraftSight, question: Question) -> Choice:
    return min(question.choices, key=lambda choice: pick_gain(sight, choice[1]))
