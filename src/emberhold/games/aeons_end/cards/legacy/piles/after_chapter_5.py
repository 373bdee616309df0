"""Deck V: the four piles that come after chapter 5, with pulse tokens (LG-505 to LG-508)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import gem, relic, spell
from emberhold.games.aeons_end.cards.legacy.mages.ability_verbs import CastsWithMore
from emberhold.games.aeons_end.cards.legacy.mages.mage_own import (
    GainPulse,
    LosePulse,
    lose_pulse,
    pulse_of,
)
from emberhold.games.aeons_end.effects.base import DEED, MAY, NONE, Effect, Extent, May, Predicate
from emberhold.games.aeons_end.effects.damage import deal_to_one
from emberhold.games.aeons_end.effects.moving import DestroyCard
from emberhold.games.aeons_end.effects.resources import GainAether, GainCharges
from emberhold.games.aeons_end.effects.sorts import AMOUNT, number
from emberhold.games.aeons_end.effects.subjects import any_ally, any_player, that_player
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.language import Speech
from emberhold.parts.asking import agrees
from emberhold.parts.effects.signatures import Takes


class PaysPulse(Predicate):
    """A number of pulse tokens are lost for something the same player does."""

    takes: ClassVar[Takes] = (AMOUNT, DEED)

    def __init__(self, amount: int, what: Predicate) -> None:
        self.amount = amount
        self.what = what

    def do(self, game: State, act: Act, who: Player) -> Asking:
        lose_pulse(game, who, self.amount)
        yield from self.what.do(game, act, who) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return self.what.able(game, act, who) if pulse_of(who) >= self.amount else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        what = self.what.clause(say, "inf", whose)
        return say("effect-pay-pulse", form=form, amount=self.amount, what=what)


class DealMoreForPulse(Effect):
    """LG-508: additional damage in the same instance for pulse tokens."""

    takes: ClassVar[Takes] = (AMOUNT, number("price"), number("more"))

    def __init__(self, amount: int, price: int, more: int) -> None:
        self.amount = amount
        self.price = LosePulse(price)
        self.more = more

    def run(self, game: State, act: Act) -> Asking:
        act.dealt = True
        amount = self.amount + act.bonus
        if self.price.able(game, act, act.me)[0]:
            about = {"card": act.card, "effect": self.price}
            if (yield from agrees(game, act.me.seat, "may", about, yes=MAY)):
                self.price.do(game, act, act.me)
                amount += self.more
        yield from deal_to_one(game, act, amount)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        price = self.price.amount
        return say("effect-deal-for-pulse", amount=self.amount, price=price, more=self.more)


AFTER_CHAPTER_5 = (
    gem("Conductive Grit", 3, play=(GainAether(2) & GainPulse(1)) | (LosePulse(1) & GainAether(3))),
    relic(
        "Voltaic Relay",
        4,
        play=any_player(GainPulse(3)) & that_player(May(PaysPulse(1, DestroyCard(hand=True)))),
    ),
    relic(
        "Infernal Mirror",
        5,
        play=any_ally(GainCharges(1))
        & any_player(GainPulse(2))
        & May(LosePulse(2), then=CastsWithMore(1)),
    ),
    spell("Breach Communion", 4, cast=DealMoreForPulse(2, 2, 3), once_per_turn=GainPulse(1)),
)
