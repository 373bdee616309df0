"""What only the basic nemesis cards of this box do."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import CORRUPTION, GEM, MINION, Card
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.helping import SKIP
from emberhold.games.aeons_end.effects.moving import (
    DestroysFromHand,
    DiscardFromHand,
    destroy,
    shuffle_discard_in,
)
from emberhold.games.aeons_end.effects.sorts import AMOUNT, FATE, number
from emberhold.games.aeons_end.effects.threats import FateOfPrepped
from emberhold.games.aeons_end.fight.life import enter_play, gravehold_suffers
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.order import shuffle_into_order
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.asking import choose_copy
from emberhold.parts.effects.signatures import Takes


class DestroysDear(DestroysFromHand):
    """Destroy a card in hand of at least that cost (AE-116)."""

    takes: ClassVar[Takes] = (number("cost"),)
    says: ClassVar[str] = "effect-destroy-dear"

    def __init__(self, cost: int) -> None:
        super().__init__(1)
        self.cost = cost

    def cards(self, who: Player) -> tuple[Card, ...]:
        return tuple(card for card in who.hand if card.cost >= self.cost)


class FateOfDearPrepped(FateOfPrepped):
    """A player discards or destroys prepped spells of at least that cost (AE-125, AE-129)."""

    takes: ClassVar[Takes] = (FATE, AMOUNT, number("cost"))

    def __init__(self, fate: str, amount: int, cost: int) -> None:
        super().__init__(fate, amount)
        self.cost = cost

    def spells(self, player: Player) -> list[Card]:
        return [spell for spell in player.prepped() if spell.cost >= self.cost]

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say(
            "effect-dear-prepped", form=form, fate=self.fate, amount=self.amount, cost=self.cost
        )


class Awakens(Effect):
    """AE-120: the minion discarded last enters play as if it had been drawn."""

    says: ClassVar[str] = "effect-awaken-minion"

    def minion(self, game: State) -> Card | None:
        for card in reversed(game.nemesis_discard):
            if card.type == MINION:
                return card
        return None

    def run(self, game: State, act: Act) -> Asking:
        card = self.minion(game)
        if card is None:
            return
        game.nemesis_pile = game.nemesis_pile.without_discarded(card)
        game.begin_resolving(card)
        game.say("log-returns-to-play", card=card)
        if card.immediately is not None:
            yield from card.immediately.run(game, Act.of_nemesis(game, card)) or ()
        enter_play(game, card)
        game.end_resolving()

    def extent(self, game: State, act: Act) -> Extent:
        return NONE if self.minion(game) is None else FULL


class RayAgainstGems(Effect):
    """AE-124: one damage to Gravehold, lessened by the gems that the players discard."""

    takes: ClassVar[Takes] = (AMOUNT, number("each"), number("most"))

    def __init__(self, amount: int, each: int, most: int) -> None:
        self.amount = amount
        self.each = each
        self.most = most

    def run(self, game: State, act: Act) -> Asking:
        gem = DiscardFromHand(1, GEM)
        amount = self.amount
        for _ in range(self.most):
            choices: list[Choice] = [("player", p.seat) for p in game.players if gem.cards(p)]
            if not choices:
                break
            about = {"card": act.card, "amount": amount, "each": self.each}
            choices.append(SKIP)
            choice = yield game.ask(act.me.seat, "give-gem", choices, about, act.group)
            if choice == SKIP:
                break
            yield from gem.do(game, act, game.players[choice[1]])
            amount -= self.each
        if amount > 0:
            gravehold_suffers(game, amount)


class GathersDarkness(Predicate):
    """AE-127: discard pile and deck are shuffled together, then the top cards are destroyed."""

    takes: ClassVar[Takes] = (AMOUNT,)
    says: ClassVar[str] = "effect-gather-darkness"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, game: State, act: Act, who: Player) -> Asking:
        shuffle_discard_in(game, who)
        lost = who.deck[-self.amount :][::-1]
        who.deck = who.deck[: -self.amount]
        who.shuffled = len(who.deck)
        for card in lost:
            if card.type != CORRUPTION:
                yield from destroy(game, who, card) or ()
        corruptions = tuple([card for card in lost if card.type == CORRUPTION])
        while corruptions:  # AE-186, AE-189
            about = {"card": act.card}
            card = yield from choose_copy(game, who.seat, "destroy", corruptions, about)
            corruptions = without(corruptions, card)
            yield from destroy(game, who, card) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return min(len(who.deck) + len(who.discard), self.amount), self.amount


class ShufflesNemesisTurns(Effect):
    """AE-130: every nemesis card of the turn-order discard pile, that of this turn included."""

    says: ClassVar[str] = "effect-shuffle-nemesis-turns"

    def run(self, game: State, act: Act) -> None:
        turns = tuple(card for card in game.order_discard if not card.seats)
        if turns:
            shuffle_into_order(game, turns)
