"""What lies ahead of a Phoenixborn: what the draw pile still holds, and the chance to draw it.

A pile is drawn to its end and seen by nobody, so its owner knows what is in it and nothing of its
order: everything is counted, card by card in the order of their names.
"""

from __future__ import annotations

from math import comb

from emberhold.games.ashes.card import Card
from emberhold.games.ashes.state import HAND_SIZE, Player, State
from emberhold.kernel.advice import Outlook
from emberhold.kernel.message import Message
from emberhold.kernel.question import Question


def foresight(state: State, seat: int, asked: Question | None) -> tuple[Outlook, ...]:
    """AS-078 to AS-085: up to five cards at the beginning of the next round."""
    player = state.players[seat]
    missing = HAND_SIZE - len(player.hand)
    if state.phase != "turns" or missing <= 0 or player.out:
        return ()
    drawn = min(missing, len(player.draw_pile))
    about = {"amount": drawn, "all": len(player.draw_pile), "wounds": missing - drawn}
    return (Outlook(Message("ashes-foresee-draw", **about)), *_chances(player, drawn))


def _chances(player: Player, drawn: int) -> list[Outlook]:
    """The chance that at least one copy of a card is among those drawn."""
    copies: dict[str, list[Card]] = {}
    for card in player.draw_pile:
        copies.setdefault(card.slug, []).append(card)
    size = len(player.draw_pile)
    told = []
    for slug in sorted(copies):
        there = len(copies[slug])
        of, without = comb(size, drawn), comb(size - there, drawn)
        chance = (200 * (of - without) + of) // (2 * of)
        kind = copies[slug][0].kind
        facts = {"card": kind, "amount": there, "chance": chance}
        if drawn:
            told.append(Outlook(Message("ashes-foresee-card", **facts), shares=(chance,)))
    return told
