"""What only Legacy's basic nemesis cards do: discards that look at the cost, and evolve by it."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import evolve
from emberhold.games.aeons_end.effects.base import Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.moving import DiscardFromHand, destroy
from emberhold.games.aeons_end.effects.sorts import AMOUNT, TYPE
from emberhold.games.aeons_end.effects.threats import dearest_of, owner_of, spell_choices
from emberhold.games.aeons_end.figure.breaches import destroy_prepped
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.amounts import Amount
from emberhold.parts.asking import choose, choose_copy, choose_player
from emberhold.parts.effects.signatures import Maybe, Takes


class DiscardsAndEvolvesIfFree(Predicate):
    """Discard cards from hand; if as many were discarded and all cost 0, EVOLVE."""

    takes: ClassVar[Takes] = (AMOUNT, Maybe(TYPE, ""))

    def __init__(self, amount: int, type: str = "") -> None:
        self.discard = DiscardFromHand(amount, type)

    def do(self, game: State, act: Act, who: Player) -> Asking:
        amount = self.discard.amount
        before = len(who.discard)
        yield from self.discard.do(game, act, who)
        discarded = who.discard[before:]
        if len(discarded) == amount and not any(card.cost for card in discarded):
            assert act.card is not None
            evolve(game, act.card)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return self.discard.able(game, act, who)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        what = self.discard.clause(say, form, whose)
        return say("effect-discard-and-evolve-if-free", what=what, amount=self.discard.amount)


class GraveholdLife(Amount[State, Act]):
    words = "gravehold-life"

    def count(self, game: State, act: Act) -> int:
        return game.gravehold


class DestroysDearestAndEvolvesIfCheap(Effect):
    """Flash of Decay: the most expensive prepped spell of all; EVOLVE if it was cheap or there is
    none."""

    says: ClassVar[str] = "effect-destroy-dearest-and-evolve"

    most = 4

    def run(self, game: State, act: Act) -> Asking:
        spells = dearest_of((p, spell) for p in game.players for spell in p.prepped())
        cheap = True
        if spells:
            choices = spell_choices(spells)
            about = {"card": act.card, "fate": "destroy"}
            choice = yield from choose(game, act.me.seat, "prepped", choices, about, act.group)
            cheap = choice[1].cost <= self.most
            destroy_prepped(game, owner_of(game, choice), choice[1])
        if cheap:
            assert act.card is not None
            evolve(game, act.card)


def dearest_hands(game: State) -> list[Player]:
    """LG-337, LG-339: who has the most expensive card in hand; everybody where nobody has any."""
    costs = [max((card.cost for card in p.hand), default=-1) for p in game.players]
    return [p for p, cost in zip(game.players, costs, strict=True) if cost == max(costs)]


class DearestHandDiscardsAndEvolves(Effect):
    """Annihilate: EVOLVE once for every dear card left in that hand (LG-469)."""

    says: ClassVar[str] = "effect-annihilate"

    amount = 2
    dear = 2

    def run(self, game: State, act: Act) -> Asking:
        one = DiscardFromHand(self.amount)
        about = {"card": act.card, "effect": one}
        players = dearest_hands(game)
        who = yield from choose_player(game, act.me.seat, "tied", players, about, act.group)
        yield from one.do(game, act, who)
        assert act.card is not None
        for _ in range(sum(card.cost >= self.dear for card in who.hand)):
            evolve(game, act.card)


class DearestHandDestroys(Effect):
    """Unmaking: the most expensive card in hand is destroyed and two more are discarded
    (LG-463)."""

    says: ClassVar[str] = "effect-unmaking"

    amount = 2

    def run(self, game: State, act: Act) -> Asking:
        more = DiscardFromHand(self.amount)
        about = {"card": act.card, "effect": more}
        players = dearest_hands(game)
        who = yield from choose_player(game, act.me.seat, "tied", players, about, act.group)
        if who.hand:
            most = max(card.cost for card in who.hand)
            dearest = tuple(card for card in who.hand if card.cost == most)
            card = yield from choose_copy(game, who.seat, "destroy", dearest, {"card": act.card})
            who.hand = without(who.hand, card)
            yield from destroy(game, who, card) or ()
        yield from more.do(game, act, who)
