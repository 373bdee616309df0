"""The twelve spells of Xaxos (LG-443): what they do when he casts them."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.cards.legacy.mages.mage_own import LosePulse, lose_pulse, pulse_of
from emberhold.games.aeons_end.cards.legacy.twins import with_twin
from emberhold.games.aeons_end.effects.base import Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer
from emberhold.games.aeons_end.effects.moving import CollectivelyDiscard, DiscardFromHand
from emberhold.games.aeons_end.effects.sorts import AMOUNT
from emberhold.games.aeons_end.effects.subjects import Ranked, any_player, different_player
from emberhold.games.aeons_end.effects.threats import revealed_player
from emberhold.games.aeons_end.fight.life import nemesis_gains, suffer
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.order import refill_order_deck
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.parts.asking import choose
from emberhold.parts.cards import slug_of
from emberhold.parts.effects.signatures import Takes

NEMESIS_SPELL = "nemesis-spell"
CHEAP = 3
"""What the cheapest of them cost; only these can be destroyed."""

most_pulse = Ranked("who-most-pulse", pulse_of)


class RevealedSuffers(Effect):
    """The player of the top turn-order card, which goes back (LG-350), suffers damage."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
        refill_order_deck(game)
        game.order_known_top = max(game.order_known_top, 1)
        card = game.order_deck[-1]
        game.say("log-reveals-turn", card=card)
        if card.seats:
            yield from revealed_player(Suffer(self.amount)).run(game, act)


class SiphonsPulse(Predicate):
    """A pulse token lost feeds Xaxos."""

    says: ClassVar[str] = "effect-siphon-pulse"

    damage = 2
    life = 3

    def do(self, game: State, act: Act, who: Player) -> Asking:
        had = pulse_of(who)
        lose_pulse(game, who, 1)
        yield from suffer(game, who, self.damage) or ()
        if had:
            nemesis_gains(game, self.life)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return (2 if pulse_of(who) else 1), 2


class TogetherSuffer(Effect):
    """LG-342: the players share the damage out; each share is one instance."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
        left = self.amount
        shares: list[int] = []
        for player in game.players[:-1]:
            choices: list[Choice] = [("share", number) for number in range(left + 1)]
            about = {"card": act.card, "mage": player.mage, "left": left}
            seat = act.me.seat
            choice = yield from choose(game, seat, "share-damage", choices, about, act.group)
            shares.append(choice[1])
            left -= choice[1]
        for player, share in zip(game.players, [*shares, left], strict=True):
            yield from suffer(game, player, share) or ()


def _spell(name: str, cost: int, effect: Effect, copies: int = 1) -> tuple[Card, ...]:
    """Those of a player's pile have the same names, so that these are spelled in another way."""
    first = Card(name, NEMESIS_SPELL, cost=cost, effect=effect, slug=f"{slug_of(name)}-of-xaxos")
    return (first,) if copies == 1 else with_twin(first)


SPELLS = (
    *_spell("Flare", 3, GraveholdSuffers(1) & RevealedSuffers(2), copies=2),
    *_spell("Gravity Node", 3, any_player(Suffer(2) & DiscardFromHand(1)), copies=2),
    *_spell("Incinerating Fist", 3, GraveholdSuffers(3), copies=2),
    *_spell("Breach Communion", 4, most_pulse(LosePulse(1) & Suffer(3))),
    *_spell("Pyromancy", 4, CollectivelyDiscard(2) & GraveholdSuffers(3)),
    *_spell("Sparking Siphon", 4, any_player(SiphonsPulse())),
    *_spell("Breach Collision", 5, GraveholdSuffers(5)),
    *_spell("Monstrous Inferno", 5, TogetherSuffer(7)),
    *_spell("Pyro Geist", 5, any_player(Suffer(2)) & different_player(Suffer(3))),
)
