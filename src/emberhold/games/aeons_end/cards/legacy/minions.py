"""Shields and silence, and damage that asks whether it was a minion (LG-305, LG-306)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import MINION, Card
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent
from emberhold.games.aeons_end.effects.damage import deal_to_one
from emberhold.games.aeons_end.effects.sorts import AMOUNT, number
from emberhold.games.aeons_end.state import State
from emberhold.kernel.game import Asking
from emberhold.kernel.zones import replaced
from emberhold.parts.amounts import Amount
from emberhold.parts.asking import choose
from emberhold.parts.effects.signatures import Takes


class Silences(Effect):
    """LG-306, LG-356: a minion without a silence token gets one."""

    says: ClassVar[str] = "effect-silence"

    def minions(self, game: State) -> list[Card]:
        return [p.card for p in game.in_play if p.card.type == MINION and not p.silenced]

    def run(self, game: State, act: Act) -> Asking:
        choices = [("silence", card) for card in self.minions(game)]
        if not choices:
            return
        choice = yield from choose(game, act.me.seat, "silence", choices, {"card": act.source})
        piece = game.piece(choice[1])
        assert piece is not None
        game.in_play = replaced(game.in_play, piece, piece.hushed(True))
        game.say("log-silences", card=choice[1])

    def extent(self, game: State, act: Act) -> Extent:
        return FULL if self.minions(game) else NONE


class DealMoreToMinion(Effect):
    """LG-244, LG-251: more if it goes to a minion, as one instance of damage."""

    takes: ClassVar[Takes] = (AMOUNT, number("more"))

    def __init__(self, amount: int, more: int) -> None:
        self.amount = amount
        self.more = more

    def run(self, game: State, act: Act) -> Asking:
        act.dealt = True
        return deal_to_one(game, act, self.amount + act.bonus, self.more)


class ShieldsOnThis(Amount[State, Act]):
    """The shield tokens on the minion whose text it is."""

    words = "shield-on-this"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        piece = game.piece(act.card) if act.card is not None else None
        return 0 if piece is None else piece.shields

    def there(self, game: State, act: Act) -> bool:
        return act.card is not None and game.piece(act.card) is not None
