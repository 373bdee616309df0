"""What several of Legacy's nemeses make players do, and life that comes back to a nemesis."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import GEM
from emberhold.games.aeons_end.effects.base import DEED, Extent, Predicate
from emberhold.games.aeons_end.effects.moving import DiscardFromHand
from emberhold.games.aeons_end.effects.sorts import AMOUNT
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Rest, Takes
from emberhold.parts.reading import joined


class DiscardsHand(Predicate):
    """The whole hand, in an order of the player's choice."""

    says: ClassVar[str] = "effect-discard-hand"

    def do(self, game: State, act: Act, who: Player) -> Asking:
        return DiscardFromHand(len(who.hand)).do(game, act, who)


class GemsThen(Predicate):
    """LG-401: who can discard most gems; what follows happens to them in any case."""

    takes: ClassVar[Takes] = (AMOUNT, Rest("deeds", DEED))

    def __init__(self, amount: int, *then: Predicate) -> None:
        self.gems = DiscardFromHand(amount, GEM)
        self.then = then

    def do(self, game: State, act: Act, who: Player) -> Asking:
        yield from self.gems.do(game, act, who)
        for part in self.then:
            yield from part.do(game, act, who) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        can, all = self.gems.able(game, act, who)
        return can + 1, all + 1

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        gems = self.gems.clause(say, form, whose)
        then = [part.clause(say, form, whose) for part in self.then]
        if len(then) == 1:
            return joined(say, (gems, *then))
        return say("effect-gems-then", gems=gems, then=joined(say, then))
