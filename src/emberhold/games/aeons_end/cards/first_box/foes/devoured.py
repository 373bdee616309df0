"""The devoured pile of the Prince of Gluttons: supply cards in the order in which he ate them.

It is open, and its top card can be gained like one of the supply (AE-217 to AE-220).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Final

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.box import Box
from emberhold.games.aeons_end.card import GEM, Card
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent
from emberhold.games.aeons_end.effects.sorts import COUNT, MESSAGE, TYPE
from emberhold.games.aeons_end.fight.life import gravehold_suffers, lose
from emberhold.games.aeons_end.figure.aether import can_pay, pay, purpose_of
from emberhold.games.aeons_end.figure.gaining import OWN, from_own, gain
from emberhold.games.aeons_end.own import Own
from emberhold.games.aeons_end.seen.scene import open_pile
from emberhold.games.aeons_end.setting_up.by_hand import supplied, supply
from emberhold.games.aeons_end.state import Pile, Player, State
from emberhold.kernel import positions
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice
from emberhold.kernel.scene import Zone
from emberhold.kernel.zones import replaced, without
from emberhold.language import Speech
from emberhold.parts.amounts import Amount, amount_of
from emberhold.parts.asking import Choosing, choose
from emberhold.parts.effects.signatures import Maybe, Takes, Text
from emberhold.parts.repairs import Fixable, Place, Source, Target, moves

BUY: Final = "buy-devoured"
MISSING_DAMAGE: Final = 2
"""AE-215: what Gravehold suffers for each card that a pile lacks."""
PILE: Final = Place("devoured", Message("zone-devoured"))
_PLACED: Final = 340
"""The copies that a position puts here: above those of all seats."""


class Devoured(Own):
    """The devoured cards, bottom to top."""

    __slots__ = ("pile",)

    counts: ClassVar[tuple[str, ...]] = ("devoured",)
    places: ClassVar[tuple[str, ...]] = ("devoured",)
    verbs: ClassVar[tuple[str, ...]] = (BUY,)

    def __init__(self, pile: tuple[Card, ...] = ()) -> None:
        self.pile = pile

    def numbers(self) -> tuple[int, ...]:
        return (len(self.pile),)

    def zones(self) -> tuple[Zone, ...]:
        return (open_pile("devoured", "zone-devoured", self.pile),)

    def cards(self) -> tuple[Card, ...]:
        return self.pile

    def without(self, card: Card) -> Devoured:
        return Devoured(without(self.pile, card)) if card in self.pile else self

    def piles(self) -> tuple[Pile, ...]:
        """AE-219: the top card, like a pile of one."""
        return (Pile(self.pile[-1].kind, self.pile[-1:]),) if self.pile else ()

    def offers(self, game: State, player: Player) -> list[Choice]:
        """AE-218."""
        if not self.pile:
            return []
        top = self.pile[-1]
        return [(BUY, top)] if can_pay(player, top.cost, purpose_of(top)) else []

    def take(self, game: State, player: Player, choice: Choice) -> Asking:
        card: Card = choice[1]
        yield from pay(player, card.cost, purpose_of(card)) or ()
        yield from gain(game, player, self.piles()[0]) or ()

    def pieces(self, choice: Choice) -> tuple[str, ...]:
        return (self.pile[-1].piece,) if from_own(choice) else ()

    def actions(self, box: Box) -> tuple[str, ...]:
        return (
            *(f"{BUY}:{slug}" for slug in box.market),
            *(f"gain:{slug}@{OWN}" for slug in box.market),
            *(f"devour:{slug}" for slug in box.market),
        )

    def by_hand(self, game: State, seat: int | None) -> Iterator[Fixable]:
        """Between the pile and the supply; AE-221: the last card of the supply stays there."""
        return _by_hand(game)

    def placed(self, name: str, given: Any, path: str, box: Box) -> Devoured:
        """In the order in which the cards were devoured."""
        names = [positions.name(one, box.market, path) for one in positions.sequence(given, path)]
        return Devoured(tuple(box.market[n].copy(_PLACED + at) for at, n in enumerate(names)))


def devoured(game: State) -> Devoured:
    own = game.own
    assert isinstance(own, Devoured)
    return own


def _by_hand(game: State) -> Iterator[Fixable]:
    def spat_out(card: Card) -> None:
        game.own = devoured(game).without(card)

    def eaten(card: Card) -> None:
        game.own = Devoured((*devoured(game).pile, card))

    yield from moves(Source("nemesis", PILE, devoured(game).pile, spat_out), supplied(game))
    left = supply(game, "nemesis")
    spare = len(left.cards) - 1
    yield from moves(left, Target(PILE, eaten, lambda kind: spare))


def devour(game: State, pile: Pile, amount: int) -> None:
    """AE-215, AE-217: one by one on top; for what is missing Gravehold suffers, all at once."""
    count = min(amount, len(pile.copies))
    left = len(pile.copies) - count
    taken = pile.copies[left:][::-1]
    game.market = replaced(game.market, pile, Pile(pile.card, pile.copies[:left]))
    game.own = Devoured(devoured(game).pile + taken)
    game.say("log-devours", nemesis=game.nemesis, card=pile.card, amount=count, left=left)
    check_supply(game)
    if amount > count:
        gravehold_suffers(game, MISSING_DAMAGE * (amount - count))


def check_supply(game: State) -> None:
    """AE-221: the players lose the moment there is nothing left in the supply."""
    if not any(pile.copies for pile in game.market):
        lose(game, "defeat-devoured")


def check_gained(game: State, player: Player, card: Card) -> None:
    check_supply(game)


def ask_devour(game: State, seat: int, piles: list[Pile], about: dict[str, Any]) -> Choosing:
    """Which of several piles is meant; the players decide together."""
    choices: list[Choice] = [("devour", pile.card) for pile in piles]
    return choose(game, seat, "devour", choices, about, anyone=True)


def pile_named(piles: list[Pile], choice: Choice) -> Pile:
    return next(pile for pile in piles if pile.card is choice[1])


# Which pile


def _any(piles: list[Pile]) -> list[Pile]:
    return piles


def _least(piles: list[Pile]) -> list[Pile]:
    least = min((pile.cost for pile in piles), default=0)
    return [pile for pile in piles if pile.cost == least]


def _most(piles: list[Pile]) -> list[Pile]:
    most = max((pile.cost for pile in piles), default=0)
    return [pile for pile in piles if pile.cost == most]


def _second(piles: list[Pile]) -> list[Pile]:
    """AE-222: two that share the highest cost are the first and the second."""
    costs = sorted((pile.cost for pile in piles), reverse=True)
    return [pile for pile in piles if pile.cost == costs[1]] if len(costs) > 1 else []


_WHICH: Final[dict[str, Callable[[list[Pile]], list[Pile]]]] = {
    "any": _any,
    "least": _least,
    "most": _most,
    "second": _second,
}
ANY, LEAST, MOST, SECOND = _WHICH


class Devours(Effect):
    """Devour cards from one supply pile; AE-214: ties are the players' to break."""

    takes: ClassVar[Takes] = (COUNT, Text("piles"), Maybe(TYPE, ""), Maybe(MESSAGE, ""))

    def __init__(
        self, amount: int | Amount[State, Act], which: str, type: str = "", words: str = ""
    ) -> None:
        self.amount = amount
        self.which = which
        self.type = type
        self.words = words

    def piles(self, game: State) -> list[Pile]:
        """AE-214, AE-220: of the supply piles that are not empty."""
        filled = [
            pile
            for pile in game.market
            if pile.copies and (not self.type or pile.card.type == self.type)
        ]
        return _WHICH[self.which](filled)

    def run(self, game: State, act: Act) -> Asking:
        amount = amount_of(self.amount, game, act)
        piles = self.piles(game)
        if not piles:
            gravehold_suffers(game, MISSING_DAMAGE * amount)  # AE-216
            return
        about = {"card": act.card, "amount": amount}
        choice = yield from ask_devour(game, act.me.seat, piles, about)
        devour(game, pile_named(piles, choice), amount)

    def extent(self, game: State, act: Act) -> Extent:
        """AE-223: too few cards are enough, no pile is not."""
        return FULL if self.piles(game) else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if self.words:
            return say(self.words)
        return say("effect-devour", amount=self.amount, which=self.which, type=self.type or "card")


class ByPlayers(Amount[State, Act]):
    """AE-213, AE-257: three with one or two mages, two with more."""

    def count(self, game: State, act: Act) -> int:
        return 3 if len(game.players) <= 2 else 2


class EmptyPiles(Amount[State, Act]):
    """AE-226: the supply piles that have run out."""

    words = "empty-pile"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        return sum(not pile.copies for pile in game.market)


class EightAndEmptyPiles(EmptyPiles):
    """AE-225."""

    def count(self, game: State, act: Act) -> int:
        return 8 + super().count(game, act)


# Set-up


def lay_gems(game: State, difficulty: str) -> None:
    """AE-211: one gem of each pile, the most expensive first."""
    game.own = Devoured()
    gems = [pile for pile in game.market if pile.card.type == GEM]
    for pile in sorted(gems, key=lambda pile: -pile.cost):
        game.market = replaced(game.market, pile, Pile(pile.card, pile.copies[:-1]))
        game.own = Devoured((*devoured(game).pile, pile.copies[-1]))


def order_and_feed(game: State) -> Asking:
    """AE-211, AE-212: the order of gems of one cost, and in a harder game nine cards more."""
    about = {"amount": 1}
    laid = list(devoured(game).pile)
    ordered: list[Card] = []
    while laid:
        tied = [card for card in laid if card.cost == laid[0].cost]
        choices: list[Choice] = [("devour", card.kind) for card in tied]
        choice = yield from choose(game, game.speaker, "devour", choices, about, anyone=True)
        card = next(card for card in tied if card.kind is choice[1])
        laid.remove(card)
        ordered.append(card)
    game.own = Devoured(tuple(ordered))
    for _ in range(9 if game.hard else 0):
        piles = [pile for pile in game.market if pile.copies]
        choice = yield from ask_devour(game, game.speaker, piles, about)
        devour(game, pile_named(piles, choice), 1)
