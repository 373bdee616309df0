"""Giving and taking: what mages do for an ally, take from one, or gain without paying."""

from __future__ import annotations

from typing import ClassVar, Final

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import GEM, SPELL
from emberhold.games.aeons_end.effects.base import FULL, NONE, Extent, Predicate
from emberhold.games.aeons_end.effects.prepping import places_anywhere
from emberhold.games.aeons_end.effects.sorts import PLACE, number
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.games.aeons_end.figure.breaches import places_for, prep
from emberhold.games.aeons_end.figure.gaining import (
    TO_ALLY,
    TO_DECK,
    TO_DISCARD,
    filled_piles,
    gain,
    gain_choices,
    gain_into_hand,
    pile_chosen,
)
from emberhold.games.aeons_end.state import Pile, Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.asking import choose
from emberhold.parts.cards import first_copies
from emberhold.parts.effects.signatures import Flag, Maybe, Takes

SKIP: Final[Choice] = ("skip",)


class MayPrep(Predicate):
    """Prep a spell in hand, or none; `anywhere` allows closed breaches as well."""

    takes: ClassVar[Takes] = (Flag("anywhere"),)

    def __init__(self, anywhere: bool = False) -> None:
        self.anywhere = anywhere

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices = self._choices(game, who)
        if not choices:
            return
        choice = yield Ask(who.seat, "may-prep", [*choices, SKIP], {"card": act.source})
        if choice != SKIP:
            who.hand = without(who.hand, choice[1])
            yield from prep(game, who, choice[1], choice[2]) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if self._choices(game, who) else NONE

    def _choices(self, game: State, who: Player) -> list[Choice]:
        choices: list[Choice] = []
        for spell in first_copies([card for card in who.hand if card.type == SPELL]):
            usual = places_for(who, spell)
            for place in places_anywhere(game, who, spell):
                if self.anywhere or place in usual:
                    choices.append(("prep", spell, place))
        return choices

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-may-prep", form=form, where="anywhere" if self.anywhere else "usual")


class MayTakeTopDiscard(Predicate):
    """Take the top card of an ally's discard pile, or leave it there."""

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices: list[Choice] = [
            ("take", ally.discard[-1], ally.seat)
            for ally in any_ally.candidates(game, act)
            if ally.discard
        ]
        if not choices:
            return
        choice = yield Ask(who.seat, "take-top-discard", [*choices, SKIP], {"card": act.card})
        if choice != SKIP:
            ally = game.players[choice[2]]
            ally.discard = without(ally.discard, choice[1])
            who.hand += (choice[1],)
            game.say("log-takes-discard", who=who.mage, card=choice[1], owner=ally.mage)


class NextGainToAlly(Predicate):
    """The next card gained this turn goes on an ally's discard pile."""

    def do(self, game: State, act: Act, who: Player) -> None:
        who.next_gain += (TO_ALLY,)


class GainCard(Predicate):
    """Gain any card of the market without paying for it."""

    takes: ClassVar[Takes] = (Maybe(PLACE, TO_DISCARD),)

    def __init__(self, place: str = TO_DISCARD) -> None:
        self.place = place

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices = gain_choices(game, filled_piles(game))
        if not choices:
            return
        choice = yield from choose(game, who.seat, "gain", choices, {"card": act.source})
        yield from gain_chosen(game, who, choice, self.place)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if filled_piles(game) else NONE


class MayGainGem(Predicate):
    """Gain a gem of at most some cost without paying for it, or none."""

    takes: ClassVar[Takes] = (number("most"),)

    def __init__(self, most: int) -> None:
        self.most = most

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices = gain_choices(game, self._piles(game))
        if not choices:
            return
        choice = yield Ask(who.seat, "may-gain", [*choices, SKIP], {"card": act.source})
        if choice != SKIP:
            yield from gain_chosen(game, who, choice, TO_DISCARD)

    def _piles(self, game: State) -> list[Pile]:
        piles = filled_piles(game)
        return [pile for pile in piles if pile.card.type == GEM and pile.card.cost <= self.most]


class GainsCheap(Predicate):
    """LG-347: a card of the supply up to a cost, free; it must be gained if there is one."""

    takes: ClassVar[Takes] = (number("most"), Flag("into_hand"))

    def __init__(self, most: int, into_hand: bool = False) -> None:
        self.most = most
        self.into_hand = into_hand

    def piles(self, game: State) -> list[Pile]:
        return [pile for pile in filled_piles(game) if pile.cost <= self.most]

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices = gain_choices(game, self.piles(game))
        if not choices:
            return
        choice = yield from choose(game, who.seat, "gain", choices, {"card": act.source})
        take = gain_into_hand if self.into_hand else gain
        yield from take(game, who, pile_chosen(game, choice)) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if self.piles(game) else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        place = "hand" if self.into_hand else "discard"
        return say("effect-gain-cheap", form=form, most=self.most, place=place)


def gain_chosen(game: State, who: Player, choice: Choice, place: str) -> Asking:
    """Gain the card of the pile that a choice names."""
    pile = pile_chosen(game, choice)
    card = pile.copies[-1]
    yield from gain(game, who, pile, place) or ()
    if place == TO_DECK:
        game.say("log-gains-on-deck", who=who.mage, card=card)
