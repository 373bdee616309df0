"""What lies ahead of a mage: the own deck in its order, the turn order, the nemesis deck by tier.

Decks are never shuffled and every discard is open, so the order is known to everybody who remembers
it; what a card had shuffled is only counted. Which basic cards are in the nemesis deck nobody
knows: they are counted by tier, as are the nemesis' own.
"""

from __future__ import annotations

from collections import Counter

from emberhold.games.aeons_end.state import HAND_SIZE, Player, State
from emberhold.kernel.advice import Outlook
from emberhold.kernel.message import Message
from emberhold.kernel.question import Question

_AHEAD = 2 * HAND_SIZE
"""Cards of the deck that are named: two hands."""


def foresight(state: State, seat: int, asked: Question | None) -> tuple[Outlook, ...]:
    player = state.players[seat]
    bought = [_bought(player)] if asked is not None and state.active == seat else []
    return (*_draws(player), *bought, *_turns(state), *_tiers(state))


def _draws(player: Player) -> list[Outlook]:
    """WE-207 to WE-211: the deck from the top, then the discard pile from the oldest card."""
    known = player.deck[player.shuffled :][::-1]
    told = []
    if known:
        cards = tuple(enumerate(known[:_AHEAD], 1))
        told.append(Outlook(Message("foresee-draws", cards=known[:_AHEAD]), cards=cards))
    if player.shuffled:
        told.append(Outlook(Message("foresee-shuffled", amount=player.shuffled)))
    after = player.discard[: max(0, _AHEAD - len(player.deck))]
    if after:
        cards = tuple(enumerate(after, len(player.deck) + 1))
        told.append(Outlook(Message("foresee-turned-over", cards=after), cards=cards))
    return told


def _bought(player: Player) -> Outlook:
    """WE-208: it goes to the discard pile, and what is in play comes on top of it."""
    place = len(player.deck) + len(player.discard) + 1
    hand = (place + HAND_SIZE - 1) // HAND_SIZE
    shown = ((place, None),) if place <= _AHEAD else ()
    return Outlook(Message("foresee-bought", place=place, hand=hand), cards=shown)


def _turns(state: State) -> list[Outlook]:
    """How many of the cards that are left would give whom the next turn."""
    deck = state.order_deck
    if not deck:
        return []
    if state.order_known_top or state.order_known_bottom >= len(deck):
        return [Outlook(Message("foresee-next-turn", card=deck[-1]))]
    unknown = deck[state.order_known_bottom :]
    counted = Counter(card.message_id for card in unknown)
    cards = {card.message_id: card for card in unknown}
    return [
        Outlook(
            Message("foresee-turn", card=cards[id], amount=counted[id], all=len(unknown)),
            shares=((200 * counted[id] + len(unknown)) // (2 * len(unknown)),),
        )
        for id in sorted(counted)
    ]


def _tiers(state: State) -> list[Outlook]:
    told = []
    for tier in (1, 2, 3):
        there = [card for card in state.nemesis_pile.cards if card.tier == tier]
        own = sum(1 for card in there if card.nemesis is not None)
        if there:
            message = Message("foresee-tier", tier=tier, own=own, basic=len(there) - own)
            told.append(Outlook(message))
    return told
