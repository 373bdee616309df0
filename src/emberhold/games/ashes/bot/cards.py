"""What cards in hand, in piles and on the spellboard are worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emberhold.games.ashes.bot.units import born_life
from emberhold.games.ashes.bot.weights import CARD, COPY, W
from emberhold.games.ashes.card import ALLY, READY, Card, Cost
from emberhold.games.ashes.seen.sight import SeenPlayer, Sight

_UNKNOWN: Final = 2.0


def rounds_left(sight: Sight) -> float:
    """How many rounds the game will probably last, this one included."""
    weakest = min(born_life(sight, player) for player in sight.in_game())
    return max(1.0, min(W.rounds - max(0, sight.round - 1), weakest / 3))


def dice_of(player: SeenPlayer) -> tuple[int, int, int, int]:
    """All the dice of a player by type, wherever they are on that side."""
    active, spent = player.active, player.exhausted
    lying = [0, 0, 0, 0]
    for piece in player.battlefield:
        for type, owner in piece.dice:
            lying[type] += owner == player.seat
    natural, charm, illusion, ceremonial = (
        sum(active[3 * type : 3 * type + 3]) + spent[type] + lying[type] for type in range(4)
    )
    return natural, charm, illusion, ceremonial


def dice_fit(dice: tuple[int, ...], cost: Cost) -> bool:
    """Whether dice of these types could ever pay a cost."""
    magic = cost.magic
    return all(magic[2 * t + 1] + magic[2 * t + 2] <= dice[t] for t in range(4))


def card_worth(sight: Sight, card: Card) -> float:
    """What a card is worth in hand, as things are now."""
    me = sight.me
    worth = CARD.get(card.slug, _UNKNOWN)
    dice: tuple[int, int, int, int] | None = sight.memo.get("dice")
    if dice is None:
        dice = sight.memo["dice"] = dice_of(me)
    if not dice_fit(dice, card.cost):
        return 0.1
    if card.type == READY:
        return _ready_worth(sight, card, worth, dice)
    if card.slug == "bound-soul" and not any(c.type == ALLY for c in me.discard):
        return 0.5 * worth
    if card.slug == "bring-forth" and not any(c.slug == "summon-false-demon" for c in me.deck):
        return 0.2
    return worth


def _ready_worth(sight: Sight, card: Card, worth: float, dice: tuple[int, ...]) -> float:
    """Less for every copy that is there, for a late hour, and for want of a slot."""
    me = sight.me
    if not me.has_slot(card):
        return 0.15
    if card.activations and not dice_fit(dice, card.activations[0].cost):
        return 0.15
    worth *= COPY.get(card.slug, 0.5) ** me.copies_ready(card.kind)
    return worth * min(1.0, 0.35 + 0.25 * rounds_left(sight))


def worst_in(sight: Sight, cards: Iterable[Card]) -> tuple[float, Card | None]:
    """The card that would be missed least; a second copy in hand is missed less."""
    cards = list(cards)
    best: tuple[float, Card | None] = (99.0, None)
    for card in cards:
        worth = card_worth(sight, card)
        if sum(other.kind is card.kind for other in cards) > 1:
            worth *= 0.8
        if worth < best[0]:
            best = (worth, card)
    return best
