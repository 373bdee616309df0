"""What corruptions and the cards of Crooked Mask do to those who have to do with them."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar, Final

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import CORRUPTION, RELIC, Card
from emberhold.games.aeons_end.cards.first_box.foes.corruption_deck import gain_corruption
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.helping import gain_chosen
from emberhold.games.aeons_end.effects.moving import (
    DestroysFromHand,
    DiscardFromHand,
    TakesBack,
    destroy,
    shuffle_discard_in,
)
from emberhold.games.aeons_end.effects.sorts import AMOUNT, PLACE, SLUG, TYPE, number
from emberhold.games.aeons_end.effects.subjects import TwoPlayers
from emberhold.games.aeons_end.fight.life import gain_life, gravehold_suffers, suffer
from emberhold.games.aeons_end.figure.gaining import (
    TO_DECK,
    TO_DISCARD,
    filled_piles,
    gain_choices,
    gain_into_hand,
    pile_chosen,
)
from emberhold.games.aeons_end.state import Pile, Player, State
from emberhold.games.aeons_end.turn.draw import turn_over
from emberhold.games.aeons_end.turn.order import shuffle_into_order
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Together
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.asking import choose, choose_player
from emberhold.parts.effects.signatures import Flag, Maybe, Takes
from emberhold.parts.windows import Event

TO_HAND: Final = "hand"


# Corruptions gained


class GainsCorruptions(Predicate):
    """A player gains corruptions on top of the deck, or into the hand."""

    takes: ClassVar[Takes] = (Maybe(AMOUNT, 1), Maybe(PLACE, TO_DECK))
    says: ClassVar[str] = "effect-gain-corruptions"

    def __init__(self, amount: int = 1, place: str = TO_DECK) -> None:
        self.amount = amount
        self.place = place
        self.to_hand = place == TO_HAND

    def do(self, game: State, act: Act, who: Player) -> None:
        for _ in range(self.amount):
            gain_corruption(game, who, self.to_hand)


class GainsCorruptionAndShuffles(GainsCorruptions):
    """AE-175, AE-176: a corruption, then discard pile and deck are shuffled together."""

    says: ClassVar[str] = "effect-gain-corruption-and-shuffle"

    def do(self, game: State, act: Act, who: Player) -> None:
        super().do(game, act, who)
        shuffle_discard_in(game, who)


class CollectivelyCorrupted(Effect):
    """AE-203: the players share out corruptions, which may all go to one of them."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
        about = {"card": act.card, "effect": GainsCorruptions()}
        for _ in range(self.amount):
            who = yield from choose_player(
                game, act.me.seat, "player", game.players, about, act.group
            )
            gain_corruption(game, who)


class TwoPlayersCorrupted(TwoPlayers):
    """AE-207: each of the two gains some life after it."""

    takes: ClassVar[Takes] = (AMOUNT, number("life"))

    def __init__(self, amount: int, life: int) -> None:
        self.amount = amount
        self.life = life

    def told(self) -> Effect:
        return GainsCorruptions(self.amount)

    def to_one(self, game: State, player: Player) -> None:
        for _ in range(self.amount):
            gain_corruption(game, player)
        gain_life(game, player, self.life)


def corrupts(game: State, seat: int, card: Card, event: Event) -> None:
    """AE-201: the player who damages the minion, if any, gains a corruption."""
    if event.seat >= 0:
        gain_corruption(game, game.players[event.seat])


# Other cards lost and found


class DiscardsOthers(DiscardFromHand):
    """Discard cards in hand that are not corruptions."""

    def cards(self, who: Player) -> tuple[Card, ...]:
        return tuple(card for card in who.hand if card.type != CORRUPTION)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-discard-others", form=form, whose=whose, amount=self.amount)


class DestroysOther(DestroysFromHand):
    """AE-190: destroy a card in hand that is not a corruption."""

    takes: ClassVar[Takes] = ()
    says: ClassVar[str] = "effect-destroy-other"

    def __init__(self) -> None:
        super().__init__(1)

    def cards(self, who: Player) -> tuple[Card, ...]:
        return tuple(card for card in who.hand if card.type != CORRUPTION)


class TakesBackFree(TakesBack):
    """AE-191: a card of the own discard pile that costs 0 goes to the hand."""

    takes: ClassVar[Takes] = ()

    says: ClassVar[str] = "effect-take-back-free"

    def fits(self, card: Card) -> bool:
        return not card.cost


class DiscardsAllNamed(Predicate):
    """AE-202: every card of one name in hand."""

    takes: ClassVar[Takes] = (SLUG,)
    says: ClassVar[str] = "effect-discard-crystals"

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def do(self, game: State, act: Act, who: Player) -> None:
        for card in [card for card in who.hand if card.slug == self.slug]:
            who.hand = without(who.hand, card)
            who.discard += (card,)
            game.say("log-discards", who=who.mage, card=card)


class LooksAtTop(Predicate):
    """AE-195: the owner alone looks at the top card of the own deck and may destroy it."""

    says: ClassVar[str] = "effect-look-at-top"

    def do(self, game: State, act: Act, who: Player) -> Asking:
        if not turn_over(game, who):
            return
        card = who.deck[-1]
        if who.shuffled == len(who.deck):
            who.shuffled -= 1
            who.peeked += (card,)
        choices: list[Choice] = [("destroy", card), ("skip",)]
        about = {"card": act.card, "revealed": card}
        choice = yield game.ask(who.seat, "look-at-top", choices, about)
        if choice[0] == "destroy":
            who.deck = who.deck[:-1]
            yield from destroy(game, who, card) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if who.deck or who.discard else NONE

    def sentence(self, say: Speech) -> str:
        may = say("sentence", clause=say("effect-may-destroy-it"))
        return f"{super().sentence(say)} {may}"


# Cards gained


class GainsFrom(Predicate):
    """Gain a card of one type from any pile, or from the cheapest; compulsory if there is one."""

    takes: ClassVar[Takes] = (TYPE, Maybe(PLACE, TO_DISCARD), Flag("cheapest"))

    def __init__(self, type: str, place: str = TO_DISCARD, cheapest: bool = False) -> None:
        self.type = type
        self.place = place
        self.to_hand = place == TO_HAND
        self.cheapest = cheapest

    def piles(self, game: State) -> list[Pile]:
        piles = [pile for pile in filled_piles(game) if pile.card.type == self.type]
        if not self.cheapest:
            return piles
        least = min((pile.cost for pile in piles), default=0)
        return [pile for pile in piles if pile.cost == least]

    def do(self, game: State, act: Act, who: Player) -> Asking:
        yield from self.gained(game, act, who)

    def gained(
        self, game: State, act: Act, who: Player
    ) -> Generator[Question | Together, Any, int]:
        """The cost of the card that was gained; 0 if there was none."""
        choices = gain_choices(game, self.piles(game))
        if not choices:
            return 0
        choice = yield from choose(game, who.seat, "gain", choices, {"card": act.card})
        cost: int = choice[1].cost
        if self.to_hand:
            yield from gain_into_hand(game, who, pile_chosen(game, choice)) or ()
        else:
            yield from gain_chosen(game, who, choice, self.place)
        return cost

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if self.piles(game) else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        which = "cheapest" if self.cheapest else "any"
        return say(
            "effect-gain-from",
            form=form,
            whose=whose,
            type=self.type,
            place=self.place,
            which=which,
        )


class GainsRelicAndSuffers(GainsFrom):
    """AE-199: a relic on top of the deck, and damage of half its cost, rounded up."""

    takes: ClassVar[Takes] = ()

    def __init__(self) -> None:
        super().__init__(RELIC, TO_DECK)

    def do(self, game: State, act: Act, who: Player) -> Asking:
        cost = yield from self.gained(game, act, who)
        yield from suffer(game, who, (cost + 1) // 2) or ()

    def sentence(self, say: Speech) -> str:
        more = say("sentence", clause=say("effect-suffer-half-its-cost"))
        return f"{super().sentence(say)} {more}"


# The turn order and the nemesis deck


class ShufflesPlayerTurn(Effect):
    """AE-198: any player's card of the turn-order discard pile, a wild one as well."""

    says: ClassVar[str] = "effect-shuffle-player-turn"

    def run(self, game: State, act: Act) -> Asking:
        cards = dict.fromkeys(card for card in game.order_discard if card.seats)
        choices: list[Choice] = [("turn-card", card) for card in cards]
        if choices:
            about = {"card": act.card}
            choice = yield from choose(game, act.me.seat, "turn-back", choices, about, act.group)
            shuffle_into_order(game, (choice[1],))


class DiscardsTop(Effect):
    """AE-206: the top nemesis cards, and damage for each of a tier among them."""

    takes: ClassVar[Takes] = (AMOUNT, number("tier"), number("damage"))
    says: ClassVar[str] = "effect-discard-top"

    def __init__(self, amount: int, tier: int, damage: int) -> None:
        self.amount = amount
        self.tier = tier
        self.damage = damage

    def run(self, game: State, act: Act) -> None:
        found = 0
        for _ in range(self.amount):
            card = game.nemesis_pile.top
            if card is None:
                break
            game.nemesis_pile = game.nemesis_pile.without_top().discarded(card)
            game.say("log-nemesis-discards", card=card)
            found += card.tier == self.tier
        for _ in range(found):
            gravehold_suffers(game, self.damage)
