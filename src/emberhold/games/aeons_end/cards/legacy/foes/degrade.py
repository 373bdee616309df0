"""Degrade: a dear card becomes a cheaper one of its type (LG-360 to LG-364)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_verbs import dearest_hands
from emberhold.games.aeons_end.effects.base import DEED, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.helping import SKIP
from emberhold.games.aeons_end.effects.moving import destroy
from emberhold.games.aeons_end.fight.life import suffer
from emberhold.games.aeons_end.figure.gaining import filled_piles, gain_into_hand, pile_of
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.asking import choose_copy, choose_player
from emberhold.parts.effects.signatures import Takes

LEAST_COST = 2
"""LG-360: what a card must cost to be degraded."""
INSTEAD = 2
"""LG-361: the damage to a player who cannot."""


def degradable(who: Player) -> tuple[Card, ...]:
    return tuple(card for card in who.hand if card.cost >= LEAST_COST)


def degrade(game: State, who: Player, card: Card) -> Asking:
    """LG-360: a card of the hand is destroyed, and a cheaper one may be gained into hand."""
    who.hand = without(who.hand, card)
    destroy(game, who, card)
    cheaper: list[Choice] = [
        ("gain", pile.card)
        for pile in filled_piles(game)
        if pile.card.type == card.type and pile.cost < card.cost
    ]
    if not cheaper:
        return
    choice = yield Ask(who.seat, "degrade-gain", [*cheaper, SKIP], {"card": card})
    if choice == SKIP:
        return
    pile = pile_of(game, choice[1])
    assert pile is not None
    yield from gain_into_hand(game, who, pile) or ()


def cannot_degrade(game: State, who: Player) -> Asking | None:
    """LG-361."""
    return suffer(game, who, INSTEAD)


class Degrades(Predicate):
    """LG-362: a hand card of the player's own choice."""

    says: ClassVar[str] = "effect-degrade"

    def do(self, game: State, act: Act, who: Player) -> Asking:
        cards = degradable(who)
        if not cards:
            yield from cannot_degrade(game, who) or ()
            return
        card = yield from choose_copy(game, who.seat, "degrade", cards, {"card": act.card})
        yield from degrade(game, who, card)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return (2 if degradable(who) else 1), 2


class DearestHandDegrades(Effect):
    """The player with the most expensive card in hand degrades it, and something follows for
    them."""

    takes: ClassVar[Takes] = (DEED,)

    def __init__(self, then: Predicate) -> None:
        self.then = then

    def run(self, game: State, act: Act) -> Asking:
        about = {"card": act.card, "effect": self.then}
        players = dearest_hands(game)
        who = yield from choose_player(game, act.me.seat, "tied", players, about, act.group)
        act.that = who
        most = max((card.cost for card in who.hand), default=0)
        if most < LEAST_COST:
            yield from cannot_degrade(game, who) or ()
        else:
            dearest = tuple(card for card in who.hand if card.cost == most)
            card = yield from choose_copy(game, who.seat, "degrade", dearest, {"card": act.card})
            yield from degrade(game, who, card)
        yield from self.then.do(game, act, who) or ()

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        first = say("effect-dearest-hand-degrades")
        return say("clause-and", first=first, last=self.then.clause(say, "they", "they"))
