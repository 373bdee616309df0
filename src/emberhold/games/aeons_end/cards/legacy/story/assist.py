"""The Assist deck of chapter 1: what the mentors do (LG-180 to LG-185, LG-368)."""

from __future__ import annotations

from typing import Any, ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.story.stories import tell
from emberhold.games.aeons_end.effects.base import Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.resources import GainLife
from emberhold.games.aeons_end.effects.sorts import AMOUNT, SLUG
from emberhold.games.aeons_end.effects.subjects import any_player
from emberhold.games.aeons_end.fight.life import damage_nemesis
from emberhold.games.aeons_end.figure.gaining import gain_into_hand, pile_of
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.seen.scene import hidden_deck, open_pile
from emberhold.games.aeons_end.setting_up.position_players import cards_named
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.scene import Zone
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Takes, Text
from emberhold.parts.reading import Named

ASSIST = "assist"


class AssistDeck(Own):
    """The Assist cards still to come, the last one on top, and those that have come."""

    __slots__ = ("count", "deck", "discard")

    counts: ClassVar[tuple[str, ...]] = ("assist-deck",)
    places: ClassVar[tuple[str, ...]] = ("assist_deck",)

    def __init__(self, deck: tuple[Card, ...], discard: tuple[Card, ...] = ()) -> None:
        self.deck = deck
        self.discard = discard
        self.count = len(deck)

    def numbers(self) -> tuple[int, ...]:
        return (self.count,)

    def zones(self) -> tuple[Zone, ...]:
        return (
            hidden_deck("assist-deck", "zone-assist-deck", (), self.count),
            open_pile("assist-discard", "zone-assist-discard", self.discard),
        )

    def cards(self) -> tuple[Card, ...]:
        return self.deck + self.discard

    def hidden(self) -> tuple[Card, ...]:
        return self.deck

    def discarded(self) -> tuple[Card, ...]:
        return self.discard

    def seen(self) -> AssistDeck:
        twin = AssistDeck((), self.discard)
        twin.count = self.count
        return twin

    def placed(self, name: str, given: Any, path: str, box: Box) -> AssistDeck:
        return AssistDeck(tuple(cards_named(box, given, (ASSIST,), path))[::-1])


class Assists(Effect):
    """Assist: the top card of the deck is resolved; LG-182: from an empty one nothing comes."""

    says: ClassVar[str] = "effect-assist"

    def run(self, game: State, act: Act) -> Asking:
        own = game.own
        assert isinstance(own, AssistDeck)
        if not own.deck:
            return
        card = own.deck[-1]
        game.own = AssistDeck(own.deck[:-1], (*own.discard, card))
        game.say("log-assist", card=card)
        tell(game, card.slug)
        if card.effect is not None:
            yield from card.effect.run(game, Act.of_nemesis(game, card)) or ()


def last_assist(game: State) -> None:
    """LG-183, LG-184: when the game ends the bottom card is read, if it has not come yet; those
    above it are passed over, and what is told cannot change how the game ended."""
    own = game.own
    if isinstance(own, AssistDeck) and own.deck:
        card = own.deck[0]
        game.own = AssistDeck(own.deck[1:], (*own.discard, card))
        game.say("log-assist", card=card)
        tell(game, card.slug)


class MentorDeals(Effect):
    """LG-369: damage to the nemesis alone, without any bonus."""

    takes: ClassVar[Takes] = (Text("mentor"), AMOUNT)

    def __init__(self, mentor: str, amount: int) -> None:
        self.mentor = mentor
        self.amount = amount

    def run(self, game: State, act: Act) -> None:
        game.say("log-mentor-deals", who=Named(f"mentor-{self.mentor}"), amount=self.amount)
        damage_nemesis(game, self.amount)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-mentor-deals", who=say(f"mentor-{self.mentor}"), amount=self.amount)


class GainsNamedIntoHand(Predicate):
    """LG-370: a card of one supply pile, free and into hand; nothing if the pile is empty."""

    takes: ClassVar[Takes] = (SLUG,)

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def do(self, game: State, act: Act, who: Player) -> Asking | None:
        card = game.box.market.get(self.slug)
        pile = None if card is None else pile_of(game, card)
        if pile is None or len(pile.copies) <= game.nemesis.keeps:
            return None
        return gain_into_hand(game, who, pile)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        card = game.box.market.get(self.slug)
        pile = None if card is None else pile_of(game, card)
        return (1, 1) if pile is not None and pile.copies else (0, 1)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-gain-named-into-hand", card=Named(f"card-{self.slug}"))


def _assist(name: str, effect: Effect | None = None) -> Card:
    return Card(name, ASSIST, effect=effect)


ASSISTS = (
    _assist("Mist's Fury", MentorDeals("mist", 10)),
    _assist("Dezmodia's Assault", MentorDeals("dezmodia", 10)),
    _assist("Malastar's Boon", any_player(GainsNamedIntoHand("gravity-node"))),
    _assist("Xaxos Arrives", MentorDeals("xaxos", 10)),
    _assist("Dezmodia's Plan"),
    _assist("Mist's Inferno", MentorDeals("mist", 15)),
    _assist("Brama's Rally", any_player(GainLife(2))),
    _assist("Dezmodia's Bombardment"),
)
"""From the top (LG-368)."""
