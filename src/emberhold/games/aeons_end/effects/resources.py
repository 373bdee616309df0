"""What players gain and spend: aether, charges, life, cards from the market."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.effects.base import FULL, NONE, Extent, Predicate
from emberhold.games.aeons_end.effects.sorts import AMOUNT, PURPOSE
from emberhold.games.aeons_end.fight.life import gain_life
from emberhold.games.aeons_end.figure.aether import ANYTHING, FOR_COST, gain_aether, most_for, pay
from emberhold.games.aeons_end.figure.gaining import (
    TO_DECK,
    filled_piles,
    gain,
    gain_choices,
    pile_chosen,
)
from emberhold.games.aeons_end.state import Pile, Player, State
from emberhold.kernel.game import Asking
from emberhold.language import Speech
from emberhold.parts.asking import choose
from emberhold.parts.effects.signatures import Flag, Maybe, Takes


class GainAether(Predicate):
    """Gain aether, perhaps bound to a purpose; `additional` only changes how it reads."""

    takes: ClassVar[Takes] = (AMOUNT, Maybe(PURPOSE, ANYTHING), Flag("additional"))

    def __init__(self, amount: int, purpose: int = ANYTHING, additional: bool = False) -> None:
        self.amount = amount
        self.purpose = purpose
        self.additional = additional

    def run(self, game: State, act: Act) -> None:
        gain_aether(act.me, self.amount, self.purpose)

    def do(self, game: State, act: Act, who: Player) -> None:
        gain_aether(who, self.amount, self.purpose)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        id = "effect-gain-aether-more" if self.additional else "effect-gain-aether"
        return say(id, form=form, amount=self.amount, purpose=self.purpose)


class SpendAether(Predicate):
    """Pay a cost that a card asks for (WE-069)."""

    takes: ClassVar[Takes] = (AMOUNT,)

    a_price = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, game: State, act: Act, who: Player) -> Asking | None:
        game.say("log-spends-aether", who=who.mage, amount=self.amount)
        return pay(who, self.amount, FOR_COST)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if most_for(who, FOR_COST) >= self.amount else NONE


class GainLife(Predicate):
    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, game: State, act: Act, who: Player) -> None:
        gain_life(game, who, self.amount)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        """WE-284; life beyond the cap is merely cut (WE-237)."""
        return NONE if who.exhausted else FULL


class GainCharges(Predicate):
    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, game: State, act: Act, who: Player) -> None:
        """WE-172, WE-173: what does not fit is lost."""
        who.charges = min(who.mage.charges, who.charges + self.amount)
        game.say("log-charges", who=who.mage, left=who.charges)


class LoseCharges(Predicate):
    """Lose some charges, or all of them."""

    takes: ClassVar[Takes] = (Maybe(AMOUNT),)

    def __init__(self, amount: int | None = None) -> None:
        self.amount = amount

    def do(self, game: State, act: Act, who: Player) -> None:
        who.charges = 0 if self.amount is None else max(0, who.charges - self.amount)
        game.say("log-charges", who=who.mage, left=who.charges)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if self.amount is None else (min(who.charges, self.amount), self.amount)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if self.amount is None:
            return say("effect-lose-all-charges", form=form, whose=whose)
        return say("effect-lose-charges", form=form, amount=self.amount)


class NextGainOnDeck(Predicate):
    """The next card gained this turn may go on top of the deck; the choice comes with the card."""

    def do(self, game: State, act: Act, who: Player) -> None:
        who.next_gain += (TO_DECK,)


class GainCopyOnDeck(Predicate):
    """Gain another copy of this card, if its supply pile has one, on top of the deck.

    AE-246: or from what the nemesis has taken, if it is on top there.
    """

    def piles(self, game: State, act: Act) -> list[Pile]:
        assert act.card is not None
        return [pile for pile in filled_piles(game) if pile.card is act.card.kind]

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices = gain_choices(game, self.piles(game, act))
        if not choices:
            return
        choice = yield from choose(game, who.seat, "gain", choices, {"card": act.card})
        when_gained = gain(game, who, pile_chosen(game, choice), TO_DECK)
        game.say("log-gains-on-deck", who=who.mage, card=who.deck[-1])
        yield from when_gained or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if self.piles(game, act) else NONE
