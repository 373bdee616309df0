"""Cards on the move: discarded, destroyed, drawn, returned to hand."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import CORRUPTION, Card
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.sorts import AMOUNT, COUNT, TYPE
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.games.aeons_end.figure.breaches import unprep
from emberhold.games.aeons_end.state import Player, State
from emberhold.games.aeons_end.turn.draw import draw, forget
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message
from emberhold.kernel.question import Choice
from emberhold.kernel.rng import shuffled
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.amounts import Amount, amount_of
from emberhold.parts.asking import choose, choose_copy, choose_player
from emberhold.parts.cards import first_copies
from emberhold.parts.effects.signatures import Flag, Maybe, Refused, Takes

FROM_HAND, FROM_DISCARD = "from-hand", "from-discard"


def discard_choices(pile: tuple[Card, ...]) -> list[Choice]:
    """The cards of a discard pile with their place from the top: `from-discard:spark@3`.

    WE-205: the order of the pile counts, so copies are one choice only where they are together.
    """
    choices: list[Choice] = []
    above: Card | None = None
    for place, card in enumerate(reversed(pile), start=1):
        if card.kind is not above:
            choices.append((FROM_DISCARD, card, str(place)))
        above = card.kind
    return choices


class TakesBack(Predicate):
    """A card of the own discard pile that fits goes to the hand; compulsory if there is one."""

    takes: ClassVar[Takes | None] = None

    @abstractmethod
    def fits(self, card: Card) -> bool:
        raise NotImplementedError

    def choices(self, who: Player) -> list[Choice]:
        return [choice for choice in discard_choices(who.discard) if self.fits(choice[1])]

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices = self.choices(who)
        if not choices:
            return
        choice = yield from choose(game, who.seat, "take-back", choices, {"card": act.source})
        who.discard = without(who.discard, choice[1])
        who.hand += (choice[1],)
        game.say("log-takes-from-discard", who=who.mage, card=choice[1])

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if self.choices(who) else NONE


def destroy(game: State, owner: Player, card: Card, by: Player | None = None) -> Asking | None:
    """WE-331: a card that has left its zone leaves the game, unless the nemesis takes it.

    `by` is the player who destroys it, where that is not the one whose card it was.
    """
    game.say("log-destroys", who=owner.mage, card=card)
    if game.nemesis.reclaims is not None and card.type == CORRUPTION:
        return game.nemesis.reclaims(game, owner if by is None else by, card)
    game.destroyed += (card,)
    return None


def shuffle_discard_in(game: State, who: Player) -> None:
    """The discard pile goes into the deck, which is shuffled even if there is none."""
    who.deck = shuffled(game, who.deck + who.discard)
    who.discard = ()
    who.shuffled = len(who.deck)
    forget(who)
    game.say("log-shuffles-deck", who=who.mage)


class DiscardFromHand(Predicate):
    """Discard cards from the hand, of the player's own choice, perhaps of one type only."""

    takes: ClassVar[Takes] = (Maybe(AMOUNT, 1), Maybe(TYPE, ""))

    def __init__(self, amount: int = 1, type: str = "") -> None:
        self.amount = amount
        self.type = type

    def cards(self, who: Player) -> tuple[Card, ...]:
        if not self.type:
            return who.hand
        return tuple(card for card in who.hand if card.type == self.type)

    def do(self, game: State, act: Act, who: Player) -> Asking:
        for _ in range(min(self.amount, len(self.cards(who)))):
            about = {"card": act.card}
            card = yield from choose_copy(game, who.seat, "discard", self.cards(who), about)
            who.hand = without(who.hand, card)
            who.discard += (card,)
            game.say("log-discards", who=who.mage, card=card)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return min(len(self.cards(who)), self.amount), self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        id = f"effect-discard-{self.type}" if self.type else "effect-discard-from-hand"
        return say(id, form=form, whose=whose, amount=self.amount)


class CollectivelyDiscard(Effect):
    """WE-337: the players together discard cards from their hands and share it out."""

    takes: ClassVar[Takes] = (COUNT,)

    def __init__(self, amount: int | Amount[State, Act]) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
        one = DiscardFromHand(1)
        about = {"card": act.card, "effect": one}
        for left in range(amount_of(self.amount, game, act), 0, -1):
            players = [player for player in game.players if player.hand]
            if not players:
                return
            who = players[0]
            if sum(len(player.hand) for player in players) > left:
                seat = act.me.seat
                who = yield from choose_player(game, seat, "player", players, about, anyone=True)
            yield from one.do(game, act, who)

    def extent(self, game: State, act: Act) -> Extent:
        amount = amount_of(self.amount, game, act)
        return min(sum(len(player.hand) for player in game.players), amount), amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if isinstance(self.amount, int):
            return say("effect-collectively-discard", amount=self.amount)
        return say("effect-collectively-discard-each", each=self.amount.each(say))


class DestroyThis(Predicate):
    """Destroy the very card that is being resolved (WE-331)."""

    def do(self, game: State, act: Act, who: Player) -> Asking | None:
        card = act.card
        assert card is not None
        owner = act.owner
        if card in owner.play_area:
            owner.play_area = without(owner.play_area, card)
        elif card in owner.discard:
            owner.discard = without(owner.discard, card)
        elif card in owner.prepped():
            unprep(owner, card)
        else:
            return None
        return destroy(game, owner, card)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        owner = act.owner
        there = (
            act.card in owner.play_area or act.card in owner.discard or act.card in owner.prepped()
        )
        return FULL if there else NONE


class ThisOnDeck(Predicate):
    """The card just gained goes on top of the deck instead of where it is now (AE-079)."""

    def do(self, game: State, act: Act, who: Player) -> None:
        card = act.card
        assert card is not None
        if card in who.discard:
            who.discard = without(who.discard, card)
        elif card in who.hand:
            who.hand = without(who.hand, card)
        else:
            return
        who.deck += (card,)
        game.say("log-gains-on-deck", who=who.mage, card=card)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if act.card in who.discard or act.card in who.hand else NONE


class DestroyPlayed(Predicate):
    """Destroy a gem or relic played this turn; the card that says so is one of them."""

    def do(self, game: State, act: Act, who: Player) -> Asking:
        if not who.play_area:
            return
        card = yield from choose_copy(game, who.seat, "destroy", who.play_area, {"card": act.card})
        who.play_area = without(who.play_area, card)
        yield from destroy(game, who, card) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if who.play_area else NONE


class DestroyCard(Predicate):
    """Destroy a card in the player's hand, in their discard pile, or in either."""

    takes: ClassVar[Takes] = (Flag("hand"), Flag("discard"))

    def __init__(self, hand: bool = False, discard: bool = False) -> None:
        if not (hand or discard):
            raise Refused(Message("refused-nowhere"))
        self.hand = hand
        self.discard = discard

    def choices(self, who: Player) -> list[Choice]:
        choices: list[Choice] = []
        if self.hand:
            choices += [(FROM_HAND, card) for card in first_copies(who.hand)]
        if self.discard:
            choices += discard_choices(who.discard)
        return choices

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices = self.choices(who)
        if not choices:
            return
        choice = yield from choose(game, who.seat, "destroy", choices, {"card": act.card})
        if choice[0] == FROM_HAND:
            who.hand = without(who.hand, choice[1])
        else:
            who.discard = without(who.discard, choice[1])
        yield from destroy(game, who, choice[1]) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        there = (self.hand and who.hand) or (self.discard and who.discard)
        return FULL if there else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        where = "both" if self.hand and self.discard else "hand" if self.hand else "discard"
        return say("effect-destroy-card", form=form, whose=whose, where=where)


class DestroysFromHand(Predicate):
    """A number of cards from a player's own hand are destroyed."""

    takes: ClassVar[Takes] = (AMOUNT,)
    says: ClassVar[str] = "effect-destroy-from-hand"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def cards(self, who: Player) -> tuple[Card, ...]:
        """Those that can be chosen."""
        return who.hand

    def do(self, game: State, act: Act, who: Player) -> Asking:
        for _ in range(self.able(game, act, who)[0]):
            cards = self.cards(who)
            card = yield from choose_copy(game, who.seat, "destroy", cards, {"card": act.card})
            who.hand = without(who.hand, card)
            yield from destroy(game, who, card) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return min(len(self.cards(who)), self.amount), self.amount


class DestroyTopDiscard(Predicate):
    """Destroy the top card of an ally's discard pile."""

    def do(self, game: State, act: Act, who: Player) -> Asking:
        allies = self._allies(game, act)
        if not allies:
            return
        about = {"card": act.card}
        ally = yield from choose_player(game, who.seat, "destroy-top-discard", allies, about)
        card = ally.discard[-1]
        ally.discard = ally.discard[:-1]
        yield from destroy(game, ally, card, who) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if self._allies(game, act) else NONE

    def _allies(self, game: State, act: Act) -> list[Player]:
        return [ally for ally in any_ally.candidates(game, act) if ally.discard]


class Draw(Predicate):
    takes: ClassVar[Takes] = (Maybe(AMOUNT, 1),)

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def do(self, game: State, act: Act, who: Player) -> None:
        draw(game, who, self.amount)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return min(who.deck_size + len(who.discard), self.amount), self.amount
