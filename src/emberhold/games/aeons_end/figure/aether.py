"""Aether: free or bound to a purpose (WE-164), gained and spent within one turn."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import GEM, RELIC, SPELL, Card
from emberhold.games.aeons_end.state import Player
from emberhold.kernel.game import Asking

FOR_GEM, FOR_RELIC, FOR_SPELL, FOR_CHARGE, FOR_BREACH, FOR_COST = 1, 2, 4, 8, 16, 32
ANYTHING: Final = 63
GAINING: Final = {GEM: FOR_GEM, RELIC: FOR_RELIC, SPELL: FOR_SPELL}
ONLY_CARDS: Final[int] = FOR_GEM | FOR_RELIC | FOR_SPELL
NO_RELIC_OR_SPELL: Final[int] = ANYTHING & ~(FOR_RELIC | FOR_SPELL)


def gain_aether(player: Player, amount: int, purpose: int = ANYTHING) -> None:
    if purpose == ANYTHING:
        player.aether += amount
        return
    kept = dict(player.bound)
    kept[purpose] = kept.get(purpose, 0) + amount
    player.bound = tuple(sorted(kept.items()))


def can_pay(player: Player, cost: int, purpose: int) -> bool:
    have = player.aether
    if have >= cost:
        return True
    for allowed, amount in player.bound:
        if allowed & purpose:
            have += amount
    return have >= cost


def most_for(player: Player, purpose: int) -> int:
    """All the aether that could go into one purpose."""
    return player.aether + sum(amount for allowed, amount in player.bound if allowed & purpose)


def pay(player: Player, cost: int, purpose: int) -> Asking | None:
    """Spend the most narrowly bound aether first; ask only where the player has a real choice."""
    if not player.bound:
        player.aether -= cost
        return None
    return _pay_mixed(player, cost, purpose)


def _pay_mixed(player: Player, cost: int, purpose: int) -> Asking:
    while cost:
        usable = [kind for kind, _ in player.bound if kind & purpose]
        if not usable:
            player.aether -= cost
            return
        narrow = [kind for kind in usable if not _narrower_in(usable, kind)]
        choices = [("pay", str(kind)) for kind in narrow]
        choice = choices[0]
        if len(choices) > 1 and sum(dict(player.bound)[kind] for kind in usable) > cost:
            choice = yield Ask(player.seat, "pay", choices, {"amount": cost})
        cost -= _take(player, int(choice[1]), cost)


def _narrower_in(kinds: list[int], kind: int) -> bool:
    return any(other != kind and other & kind == other for other in kinds)


def _take(player: Player, kind: int, most: int) -> int:
    kept = dict(player.bound)
    taken = min(kept.pop(kind), most)
    left = dict(player.bound)[kind] - taken
    if left:
        kept[kind] = left
    player.bound = tuple(sorted(kept.items()))
    return taken


def purpose_of(card: Card) -> int:
    return GAINING[card.type]
