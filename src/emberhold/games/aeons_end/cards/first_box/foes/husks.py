"""Husks: minions of the Carapace Queen that are tokens, and her Swarm.

How many there are is counted like nemesis tokens; `Husks` knows whether one of them is damaged.
Damage to them is reckoned by their whole life (AE-167): a hit on one takes off what one husk has,
a hit that is spread takes off all of it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.effects.base import MAY, Effect
from emberhold.games.aeons_end.effects.damage import GraveholdSuffers, Suffer
from emberhold.games.aeons_end.effects.sorts import COUNT, TIMES
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life
from emberhold.games.aeons_end.effects.threats import DISCARD, FateOfPrepped
from emberhold.games.aeons_end.effects.tokens import (
    TokensHeld,
    gain_tokens,
    lose_tokens,
    room_for_tokens,
)
from emberhold.games.aeons_end.fight.life import gravehold_suffers, lose, suffer
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.state import State
from emberhold.kernel import positions
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.scene import Marks
from emberhold.language import Speech
from emberhold.parts.amounts import Amount, amount_of
from emberhold.parts.asking import agrees
from emberhold.parts.effects.signatures import Maybe, Takes
from emberhold.parts.windows import Event

HUSKS: Final[Choice] = ("target", "husks")
MOST_HUSKS: Final = 15
_PRICE: Final = Suffer(1)
"""AE-155: what it costs the player to spread the damage."""


class Husks(Own):
    """What the husks are besides their number."""

    __slots__ = ("damaged",)

    counts: ClassVar[tuple[str, ...]] = ("husk-damaged",)
    places: ClassVar[tuple[str, ...]] = ("husk_damaged",)

    def __init__(self, damaged: bool = False) -> None:
        self.damaged = damaged

    def numbers(self) -> tuple[int, ...]:
        return (int(self.damaged),)

    def marks(self) -> Marks:
        return {"husk-damaged": True} if self.damaged else {}

    def placed(self, name: str, given: Any, path: str, box: Box) -> Husks:
        return Husks(positions.flag(given, path))

    def actions(self, box: Box) -> tuple[str, ...]:
        return (":".join(HUSKS),)

    def minions(self, game: State) -> int:
        """AE-152."""
        return game.tokens

    def targets(self, game: State) -> list[Choice]:
        return [HUSKS] if game.tokens else []

    def words(self, game: State, choice: Choice) -> dict[str, Any]:
        return {"life": husk_life(game)} if choice == HUSKS else {}

    def hit(self, game: State, amount: int) -> None:
        """The whole amount, over as many husks as it reaches."""
        each = husk_life(game)
        life = game.tokens * each - (self.damaged and each > 1)
        left = max(0, life - amount)
        husks = -(-left // each)
        game.say("log-husks-damaged", amount=life - left)
        game.own = Husks(husks * each > left)
        if husks < game.tokens:
            lose_tokens(game, game.tokens - husks)

    def hit_by(self, game: State, act: Act, amount: int) -> Asking:
        """AE-154 to AE-157: one husk, or for 1 damage suffered first as many as it reaches."""
        each = husk_life(game)
        if amount > each and game.tokens > 1 and not game.sheltered:
            about = {"card": act.source, "effect": _PRICE, "amount": amount}
            if (yield from agrees(game, act.me.seat, "spread", about, yes=MAY)):
                yield from suffer(game, act.me, 1) or ()
                husks_of(game).hit(game, amount)
                return
        self.hit(game, min(amount, each))


def husks_of(game: State) -> Husks:
    own = game.own
    assert isinstance(own, Husks)
    return own


def husk_life(game: State) -> int:
    """AE-151, AE-166: one, or more while a card in play says so."""
    return 1 + len(game.listeners.to("husk-life"))


def place_husks(game: State, amount: int) -> None:
    """AE-153: for each that finds no room Gravehold suffers 1 damage."""
    placed = min(amount, room_for_tokens(game))
    if placed:
        gain_tokens(game, placed)
    if amount > placed:
        gravehold_suffers(game, amount - placed)


def heal_husks(game: State) -> None:
    """AE-168: at the end of every turn."""
    if husks_of(game).damaged:
        game.own = Husks()


def shrink_husks(game: State, seat: int, card: Card, event: Event) -> None:
    """AE-169: a husk that was damaged lives on."""
    heal_husks(game)


def behind_husks(game: State, seat: int, card: Card, event: Event) -> None:
    """AE-164: while there is a husk the minion cannot be targeted and takes no damage."""
    if game.own.minions(game):
        event.cancelled = True
        event.amount = 0


# Verbs


class PlacesHusks(Effect):
    """Husks come into play."""

    takes: ClassVar[Takes] = (COUNT,)

    def __init__(self, amount: int | Amount[State, Act]) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> None:
        place_husks(game, amount_of(self.amount, game, act))

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if isinstance(self.amount, int):
            return say("effect-place-husks", amount=self.amount)
        return say("effect-place-husks-each", each=self.amount.each(say))


class RemovesHusk(Effect):
    """A husk leaves play."""

    says: ClassVar[str] = "effect-remove-husk"

    def run(self, game: State, act: Act) -> None:
        lose_tokens(game, 1)


class HalfTheHusksFall(Effect):
    """AE-171: half of the husks, rounded up, and two damage to Gravehold for each of them."""

    says: ClassVar[str] = "effect-half-the-husks"

    damage = 2

    def run(self, game: State, act: Act) -> None:
        fallen = lose_tokens(game, (game.tokens + 1) // 2)
        if fallen:
            gravehold_suffers(game, self.damage * fallen)


class SwarmKills(Effect):
    """AE-162: the players lose."""

    def run(self, game: State, act: Act) -> None:
        lose(game, "defeat-swarm")


ROWS: Final[tuple[tuple[int, Effect], ...]] = (
    (3, PlacesHusks(4)),
    (6, any_player(FateOfPrepped(DISCARD)) & PlacesHusks(2)),
    (10, GraveholdSuffers(5)),
    (12, lowest_life(Suffer(3)) & RemovesHusk()),
    (MOST_HUSKS, SwarmKills()),
)
"""AE-160: what a Swarm does with up to as many husks."""


def swarm_row(husks: int) -> Effect:
    return next(effect for most, effect in ROWS if husks <= most)


class Swarms(Effect):
    """The Carapace Queen Swarms; AE-163: each time the husks are counted again."""

    takes: ClassVar[Takes] = (Maybe(TIMES, 1),)

    def __init__(self, times: int = 1) -> None:
        self.times = times

    def run(self, game: State, act: Act) -> Asking:
        for _ in range(self.times):
            game.say("log-swarms", nemesis=game.nemesis, husks=game.tokens)
            yield from swarm_row(game.tokens).run(game, Act.of_nemesis(game, act.card)) or ()


husks = TokensHeld("husks")
