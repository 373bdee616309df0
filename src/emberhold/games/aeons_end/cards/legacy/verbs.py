"""What several of Legacy's player cards do and no other box's."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import GEM, SPELL, Card
from emberhold.games.aeons_end.effects.base import CLAUSES, FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.helping import SKIP
from emberhold.games.aeons_end.effects.moving import (
    DiscardFromHand,
    TakesBack,
    destroy,
)
from emberhold.games.aeons_end.effects.sorts import AMOUNT, TYPE, number
from emberhold.games.aeons_end.effects.threats import spell_choices
from emberhold.games.aeons_end.fight.casting import cast
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.draw import draw
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.amounts import Amount
from emberhold.parts.asking import choose, choose_copy
from emberhold.parts.effects.signatures import Maybe, Takes


class DiscardedOthers(Amount[State, Act]):
    """LG-243, LG-250: the cards in the own discard pile beside this one."""

    words = "discarded-others"

    def count(self, game: State, act: Act) -> int:
        return sum(card is not act.card for card in act.owner.discard)


class DiscardsSpellToDraw(Predicate):
    """LG-246, LG-252: a spell may be discarded from hand; who does draws a card."""

    says: ClassVar[str] = "effect-discard-spell-to-draw"

    def do(self, game: State, act: Act, who: Player) -> Asking:
        spells = [card for card in who.hand if card.type == SPELL]
        if not spells:
            return
        kinds = list({card.kind: card for card in spells}.values())
        choices: list[Choice] = [("discard", card) for card in kinds]
        choice = yield Ask(who.seat, "may-discard-spell", [*choices, SKIP], {"card": act.card})
        if choice == SKIP:
            return
        who.hand = without(who.hand, choice[1])
        who.discard += (choice[1],)
        game.say("log-discards", who=who.mage, card=choice[1])
        draw(game, who, 1)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if any(card.type == SPELL for card in who.hand) else NONE


class CastOwnCheap(Effect):
    """LG-249, LG-253: one of the own prepped spells up to a cost may be cast."""

    takes: ClassVar[Takes] = (number("most"),)

    def __init__(self, most: int) -> None:
        self.most = most

    def run(self, game: State, act: Act) -> Asking:
        me = act.me
        choices = spell_choices((me, spell) for spell in me.prepped() if spell.cost <= self.most)
        if not choices:
            return
        choice = yield Ask(me.seat, "cast-up-to", [*choices, SKIP], {"card": act.card, "left": 1})
        if choice != SKIP:
            yield from cast(game, me, me, choice[1])


class TakeBackGem(TakesBack):
    """LG-311: a gem from the own discard pile into the hand."""

    takes: ClassVar[Takes] = ()

    def fits(self, card: Card) -> bool:
        return card.type == GEM


class DestroysType(Predicate):
    """A card of one type in hand is destroyed."""

    takes: ClassVar[Takes] = (TYPE,)

    def __init__(self, type: str) -> None:
        self.type = type

    def cards(self, who: Player) -> list[Card]:
        return [card for card in who.hand if card.type == self.type]

    def do(self, game: State, act: Act, who: Player) -> Asking:
        cards = self.cards(who)
        if cards:
            card = yield from choose_copy(
                game, who.seat, "destroy", tuple(cards), {"card": act.card}
            )
            who.hand = without(who.hand, card)
            yield from destroy(game, who, card) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if self.cards(who) else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say(f"effect-destroy-{self.type}", form=form, whose=whose)


class DiscardsDear(DiscardFromHand):
    """Cards of at least that cost are discarded from hand, perhaps of one type only."""

    takes: ClassVar[Takes] = (number("least"), Maybe(AMOUNT, 1), Maybe(TYPE, ""))

    a_price = True

    def __init__(self, least: int, amount: int = 1, type: str = "") -> None:
        super().__init__(amount, type)
        self.least = least

    def cards(self, who: Player) -> tuple[Card, ...]:
        return tuple(card for card in super().cards(who) if card.cost >= self.least)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if self.type:
            id = "effect-discard-dear-gems"
            return say(id, form=form, whose=whose, least=self.least, amount=self.amount)
        return say("effect-discard-dear", form=form, whose=whose, amount=self.least)


class PriceThen(Effect):
    """LG-149, LG-151: somebody discards a card from hand; only then the rest happens."""

    takes: ClassVar[Takes] = (CLAUSES,)

    def __init__(self, then: Effect) -> None:
        self.price = DiscardFromHand(1)
        self.then = then

    def run(self, game: State, act: Act) -> Asking:
        act.dealt = True
        holders = [player for player in game.players if player.hand]
        if not holders:
            return
        choices = [("player", player.seat) for player in game.players]
        about = {"card": act.card, "effect": self.price}
        choice = yield from choose(game, act.me.seat, "player", choices, about)
        who = game.players[choice[1]]
        if who.hand:
            yield from self.price.do(game, act, who)
            yield from self.then.run(game, act) or ()

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-price-then", what=self.then.clause(say))
