"""What mages give up for more: cards, charges or life, as many as they like."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.effects.base import DEED, FULL, MAY, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.damage import Suffer, deal_to_one
from emberhold.games.aeons_end.effects.helping import SKIP
from emberhold.games.aeons_end.effects.moving import (
    FROM_HAND,
    DestroyCard,
    destroy,
)
from emberhold.games.aeons_end.effects.sorts import AMOUNT, COUNT, FATE, number
from emberhold.games.aeons_end.effects.threats import DESTROY
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts import reading
from emberhold.parts.amounts import Amount, amount_of
from emberhold.parts.asking import agrees
from emberhold.parts.cards import first_copies
from emberhold.parts.effects.signatures import Takes


class DestroyUpTo(Predicate):
    """Some cards of the own hand and discard pile, freely mixed, or none (AE-089)."""

    takes: ClassVar[Takes] = (number("most"),)

    def __init__(self, most: int) -> None:
        self.most = most
        self.one = DestroyCard(hand=True, discard=True)

    def do(self, game: State, act: Act, who: Player) -> Asking:
        for left in range(self.most, 0, -1):
            choices = self.one.choices(who)
            if not choices:
                return
            about = {"card": act.card, "left": left}
            choice = yield Ask(who.seat, "destroy-some", [*choices, SKIP], about)
            if choice == SKIP:
                return
            if choice[0] == FROM_HAND:
                who.hand = without(who.hand, choice[1])
            else:
                who.discard = without(who.discard, choice[1])
            yield from destroy(game, who, choice[1]) or ()

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-destroy-some", form=form, whose=whose, amount=self.most)


class DealForLost(Effect):
    """Discard or destroy some cards in hand, then deal damage for each (AE-101, AE-102)."""

    takes: ClassVar[Takes] = (FATE, number("most"), number("each"))

    def __init__(self, fate: str, most: int, each: int) -> None:
        self.fate = fate
        self.destroys = fate == DESTROY
        self.most = most
        self.each = each

    def run(self, game: State, act: Act) -> Asking:
        me = act.me
        lost = 0
        while lost < self.most and me.hand:
            choices: list[Choice] = [(FROM_HAND, card) for card in first_copies(me.hand)]
            about = {
                "card": act.card,
                "left": self.most - lost,
                "amount": self.each,
                "fate": self.fate,
            }
            choice = yield Ask(me.seat, "lose-for-damage", [*choices, SKIP], about)
            if choice == SKIP:
                break
            card = choice[1]
            me.hand = without(me.hand, card)
            if self.destroys:
                yield from destroy(game, me, card) or ()
            else:
                me.discard += (card,)
                game.say("log-discards", who=me.mage, card=card)
            lost += 1
        act.dealt = True
        yield from deal_to_one(game, act, self.each * lost + act.bonus)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-deal-for-lost", fate=self.fate, most=self.most, amount=self.each)


class MoreDamage(reading.Readable):
    """How additional damage reads, which is dealt together with that of its spell."""

    def __init__(self, amount: int | Amount[State, Act]) -> None:
        self.amount = amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if isinstance(self.amount, int):
            return say("effect-additional-damage", amount=self.amount)
        return say("effect-additional-damage-equal", number=self.amount.number(say))


class DealMorePaying(Effect):
    """Damage, and more in the same instance if a price was paid before (AE-108, AE-109)."""

    takes: ClassVar[Takes] = (AMOUNT, DEED, COUNT)
    says: ClassVar[str] = "effect-deal"

    def __init__(self, amount: int, price: Predicate, more: int | Amount[State, Act]) -> None:
        self.amount = amount
        self.price = price
        self.more = more
        self.then = MoreDamage(more)

    def run(self, game: State, act: Act) -> Asking:
        more = 0
        if self.price.able(game, act, act.me)[0]:
            about = {"card": act.card, "effect": self.price}
            if (yield from agrees(game, act.me.seat, "may", about, yes=MAY)):
                yield from self.price.do(game, act, act.me) or ()
                more = amount_of(self.more, game, act)
        act.dealt = True
        yield from deal_to_one(game, act, self.amount + more + act.bonus)

    def sentence(self, say: Speech) -> str:
        may = reading.whole(say, reading.may(say, self.price.clause(say, "inf"), "you"))
        return f"{super().sentence(say)} {reading.if_you_do(say, may, self.then)}"


class TopDiscardCost(Amount[State, Act]):
    """What the card costs that the acting player has discarded last."""

    words = "its-cost"

    def count(self, game: State, act: Act) -> int:
        return act.me.discard[-1].cost if act.me.discard else 0


class SufferToDestroy(Predicate):
    """A player may suffer damage to destroy a card in hand (AE-072, AE-073).

    AE-058: not where damage is prevented.
    """

    takes: ClassVar[Takes] = (number("damage"),)

    def __init__(self, damage: int) -> None:
        self.what = Suffer(damage)
        self.then = DestroyCard(hand=True)

    def do(self, game: State, act: Act, who: Player) -> Asking:
        if self.able(game, act, who) == NONE:
            return
        about = {"card": act.card, "amount": self.what.amount, "effect": self.what}
        if (yield from agrees(game, who.seat, "suffer-to-destroy", about, yes=MAY)):
            yield from self.what.do(game, act, who) or ()
            yield from self.then.do(game, act, who)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return NONE if game.sheltered or not who.hand_size else FULL

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        amount = self.what.amount
        return say("effect-suffer-to-destroy", form=form, whose=whose, amount=amount)
