"""What several of Legacy's nemeses make players do, and life that comes back to a nemesis."""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import GEM
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.moving import DiscardFromHand
from emberhold.games.aeons_end.gaining import filled_piles, gain, gain_into_hand
from emberhold.games.aeons_end.life import nemesis_gains
from emberhold.games.aeons_end.state import Pile, Player, State
from emberhold.kernel.game import Asking
from emberhold.language import Speech
from emberhold.parts.asking import choose
from emberhold.parts.reading import joined


class NemesisGainsLife(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> None:
        nemesis_gains(game, self.amount)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-nemesis-gains-life", amount=self.amount)


class DiscardsHand(Predicate):
    """The whole hand, in an order of the player's choice."""

    def do(self, game: State, act: Act, who: Player) -> Asking:
        return DiscardFromHand(len(who.hand)).do(game, act, who)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-discard-hand", form=form, whose=whose)


class GemsThen(Predicate):
    """LG-401: who can discard most gems; what follows happens to them in any case."""

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


class GainsCheap(Predicate):
    """LG-347: a card of the supply up to a cost, free; it must be gained if there is one."""

    def __init__(self, most: int, *, into_hand: bool = False) -> None:
        self.most = most
        self.into_hand = into_hand

    def piles(self, game: State) -> list[Pile]:
        return [pile for pile in filled_piles(game) if pile.cost <= self.most]

    def do(self, game: State, act: Act, who: Player) -> Asking:
        piles = {pile.card.slug: pile for pile in self.piles(game)}
        if not piles:
            return
        choices = [("gain", pile.card) for pile in piles.values()]
        choice = yield from choose(game, who.seat, "gain", choices, {"card": act.source})
        take = gain_into_hand if self.into_hand else gain
        yield from take(game, who, piles[choice[1].slug]) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if self.piles(game) else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        place = "hand" if self.into_hand else "discard"
        return say("effect-gain-cheap", form=form, most=self.most, place=place)


nemesis_gains_life = NemesisGainsLife
discards_hand = DiscardsHand
gems_then = GemsThen
gains_cheap = GainsCheap
