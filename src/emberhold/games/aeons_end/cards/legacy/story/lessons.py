"""The Last Lessons: what the mentors left for the last battle (LG-456 to LG-460)."""

from __future__ import annotations

from collections.abc import Callable

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.effects.base import Effect
from emberhold.games.aeons_end.effects.damage import Deal
from emberhold.games.aeons_end.effects.helping import GainsCheap
from emberhold.games.aeons_end.effects.resources import GainLife
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice
from emberhold.parts.asking import choose

LOOKED_AT = 2
STRIKE = 5
"""LG-457: the damage of Dezmodia's Lesson."""
MENDED = 8
"""LG-459: the life that Brama's Lesson gives."""
CHEAP = 5
"""LG-460: the most that the card of Malastar's Lesson costs."""


def _resolves(effect: Effect) -> Callable[[State, Player], Asking]:
    def resolve(game: State, player: Player) -> Asking:
        yield from effect.run(game, Act(player, None)) or ()

    return resolve


def _orders_turns(game: State, player: Player) -> Asking:
    """LG-458: the top two turn-order cards, without a reshuffle, in any order."""
    top = game.order_deck[-LOOKED_AT:]
    game.order_known_top = max(game.order_known_top, len(top))
    if len(top) < LOOKED_AT or top[0] is top[1]:
        return
    choices: list[Choice] = [("turn-card", card) for card in reversed(top)]
    choice = yield from choose(game, player.seat, "comes-next", choices)
    below = top[0] if choice[1] is top[1] else top[1]
    game.order_deck = (*game.order_deck[:-LOOKED_AT], below, choice[1])


LESSONS: dict[str, Callable[[State, Player], Asking]] = {
    "dezmodia": _resolves(Deal(STRIKE)),
    "mist": _orders_turns,
    "brama": _resolves(any_player(GainLife(MENDED))),
    "malastar": _resolves(any_player(GainsCheap(CHEAP, into_hand=True))),
}
"""What each mentor's lesson does."""

_AMOUNTS = {"dezmodia": STRIKE, "mist": LOOKED_AT, "brama": MENDED, "malastar": CHEAP}


def lesson_told(mentor: str) -> Message:
    """The same in words."""
    return Message(f"lesson-effect-{mentor}", amount=_AMOUNTS[mentor])
