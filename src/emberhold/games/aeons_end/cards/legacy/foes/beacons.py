"""The beacons of Maelstrom: Risen and its Assault card (LG-429 to LG-439)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import NEMESIS_TURN, Card, TurnCard, minion
from emberhold.games.aeons_end.cards.legacy.twins import with_twin
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.damage import Suffer
from emberhold.games.aeons_end.effects.moving import DiscardFromHand
from emberhold.games.aeons_end.effects.sorts import number
from emberhold.games.aeons_end.effects.subjects import any_player, lowest_life
from emberhold.games.aeons_end.fight.life import enter_play, gravehold_suffers, leave_play, lose
from emberhold.games.aeons_end.figure.aether import FOR_COST, most_for, pay
from emberhold.games.aeons_end.own_deck import OwnDeck
from emberhold.games.aeons_end.seen.scene import open_pile
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.nemesis import resolve_drawn
from emberhold.kernel.game import Asking
from emberhold.kernel.scene import Zone
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.amounts import Amount, Condition
from emberhold.parts.deck import Deck
from emberhold.parts.effects.signatures import Takes

ASSAULT_TURN = TurnCard("assault", ())
MOST = 10
"""LG-435: as many beacons in play lose the game."""


def _two(
    name: str, life: int, immediately: Effect | None = None, shield: int = 0
) -> tuple[Card, Card]:
    """LG-430: two of each kind."""
    return with_twin(minion(name, 0, life=life, immediately=immediately, shield=shield))


BEACONS = (
    *_two("Draining Beacon", 2, any_player(Suffer(1))),
    *_two("Misery Beacon", 2, any_player(DiscardFromHand(1))),
    *_two("Grave Beacon", 1, lowest_life(Suffer(1))),
    *_two("Guardian Beacon", 2, shield=1),
    *_two("Protective Beacon", 3),
)


class Beacons(OwnDeck):
    """The beacons that are not in play, the cards beside the sheet, and whether this nemesis turn
    is an Assault turn."""

    __slots__ = ("assault", "beside")

    counts: ClassVar[tuple[str, ...]] = ("beacon-deck", "assault-turn")
    places: ClassVar[tuple[str, ...]] = ("beacon_deck", "beacon_discard")
    turn_cards: ClassVar[tuple[TurnCard, ...]] = (ASSAULT_TURN,)
    zone: ClassVar[str] = "beacon"
    deck_name: ClassVar[str] = "zone-beacon-deck"
    discard_name: ClassVar[str] = "zone-beacon-discard"

    def __init__(
        self, pile: Deck[Card], beside: tuple[Card, ...] = (), assault: bool = False
    ) -> None:
        super().__init__(pile)
        self.beside = beside
        self.assault = assault

    def belongs(self, card: Card) -> bool:
        return card in BEACONS

    def with_pile(self, pile: Deck[Card]) -> Beacons:
        return Beacons(pile, self.beside, self.assault)

    def numbers(self) -> tuple[int, ...]:
        return self.count, int(self.assault)

    def zones(self) -> tuple[Zone, ...]:
        zones = super().zones()
        if not self.beside:
            return zones
        return (*zones, open_pile("beside-sheet", "zone-beside-sheet", self.beside))

    def cards(self) -> tuple[Card, ...]:
        return super().cards() + self.beside

    def discarded(self) -> tuple[Card, ...]:
        return self.discard + self.beside

    def without(self, card: Card) -> OwnDeck:
        if card in self.beside:
            return Beacons(self.pile, without(self.beside, card), self.assault)
        return super().without(card)


def beacons(game: State) -> Beacons:
    own = game.own
    assert isinstance(own, Beacons)
    return own


def in_play(game: State) -> int:
    return sum(piece.card in BEACONS for piece in game.in_play)


def discards_beacon(game: State, card: Card) -> bool:
    """LG-434."""
    if card not in BEACONS:
        return False
    own = beacons(game)
    game.own = own.with_pile(own.pile.discarded(card))
    return True


def prepare(game: State, difficulty: str) -> None:
    """LG-430, LG-431: two beacons in play, without their IMMEDIATELY effects."""
    drawn, pile = Deck(BEACONS).shuffled(game).draw(game, 2)
    game.own = Beacons(pile)
    for card in drawn:
        enter_play(game, card)
    place = game.order_deck.index(NEMESIS_TURN)
    deck = game.order_deck
    game.order_deck = (*deck[:place], ASSAULT_TURN, *deck[place + 1 :])


def assault(game: State) -> None:
    """LG-432, LG-437: what the Assault card does when it has given the nemesis its turn."""
    own = beacons(game)
    drawn = bool(game.order_discard) and game.order_discard[-1] is ASSAULT_TURN
    game.own = Beacons(own.pile, own.beside, drawn)
    damage = in_play(game) if drawn else 0
    if damage:
        damage += 2 if game.hard else 0
        game.say("log-assault")
        gravehold_suffers(game, damage)


class DrawsBeacon(Effect):
    """LG-429, LG-348: a beacon enters play as a drawn card does; LG-435: the tenth is the end."""

    def run(self, game: State, act: Act) -> Asking:
        own = beacons(game)
        drawn, pile = own.pile.draw(game)
        game.own = own.with_pile(pile)
        for card in drawn:
            if in_play(game) + 1 == MOST:
                enter_play(game, card)
                lose(game, "defeat-beacons")
            yield from resolve_drawn(game, card)


class BeaconsInPlay(Amount[State, Act]):
    words = "beacon-in-play"
    counted_each = True

    def count(self, game: State, act: Act) -> int:
        return in_play(game)


class OnAssaultTurn(Condition[State, Act]):
    """LG-437."""

    def holds(self, game: State, act: Act) -> bool:
        own = game.own
        return isinstance(own, Beacons) and own.assault

    def clause(self, say: Speech) -> str:
        return say("if-assault-turn")


class StaysBeside(Effect):
    """LG-436: the card stays beside the sheet, and both nemesis turn cards are Assault cards."""

    def run(self, game: State, act: Act) -> None:
        assert act.card is not None
        own = beacons(game)
        leave_play(game, act.card)
        game.own = Beacons(own.pile, (*own.beside, act.card), own.assault)
        game.order_deck = _assaulting(game.order_deck)
        game.order_discard = _assaulting(game.order_discard)
        game.say("log-stays-beside", card=act.card)


def _assaulting(cards: tuple[TurnCard, ...]) -> tuple[TurnCard, ...]:
    return tuple(ASSAULT_TURN if card is NEMESIS_TURN else card for card in cards)


class SpendsByAssault(Predicate):
    """LG-438: cheaper while an Assault card is in the turn-order discard pile."""

    takes: ClassVar[Takes] = (number("usual"), number("after_assault"))

    a_price = True

    def __init__(self, usual: int, after_assault: int) -> None:
        self.usual = usual
        self.after_assault = after_assault

    def price(self, game: State) -> int:
        return self.after_assault if ASSAULT_TURN in game.order_discard else self.usual

    def do(self, game: State, act: Act, who: Player) -> Asking | None:
        game.say("log-spends-aether", who=who.mage, amount=self.price(game))
        return pay(who, self.price(game), FOR_COST)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if most_for(who, FOR_COST) >= self.price(game) else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-spend-by-assault", form=form, usual=self.usual, less=self.after_assault)
