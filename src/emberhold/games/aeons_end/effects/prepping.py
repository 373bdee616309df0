"""Prepped spells: taken off the discard pile to be prepped again, or cast out of turn."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import SPELL, Card
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.moving import discard_choices
from emberhold.games.aeons_end.effects.sorts import number
from emberhold.games.aeons_end.effects.threats import all_prepped, owner_of, spell_choices
from emberhold.games.aeons_end.fight.casting import cast
from emberhold.games.aeons_end.figure.breaches import places_for, prep
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.asking import SKIP, choose
from emberhold.parts.effects.signatures import Maybe, Takes, Word


def places_anywhere(game: State, player: Player, spell: Card) -> list[int | tuple[int, int]]:
    """Where an effect may prep a spell, closed breaches included.

    What a prepped spell allows in its owner's main phase it allows in no ally's turn.
    """
    places = places_for(player, spell, anywhere=True)
    if game.active == player.seat:
        return places
    guarded = [
        breach.number
        for breach in player.breaches
        for other in breach.spells
        if other.shares_breach == spell.slug
    ]
    return [place for place in places if place not in guarded]


class PrepFromDiscard(Predicate):
    """Prep a spell in the own discard pile to any own breach with room for it, open or closed."""

    def do(self, game: State, act: Act, who: Player) -> Asking:
        spells = self._spells(game, who)
        if not spells:
            return
        about = {"card": act.card}
        choice = yield from choose(game, who.seat, "prep-discarded", spells, about)
        spell: Card = choice[1]
        places = [("prep", spell, place) for place in places_anywhere(game, who, spell)]
        choice = yield from choose(game, who.seat, "prep-place", places, {"card": spell})
        who.discard = without(who.discard, spell)
        yield from prep(game, who, spell, choice[2]) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if self._spells(game, who) else NONE

    def _spells(self, game: State, who: Player) -> list[Choice]:
        return [
            choice
            for choice in discard_choices(who.discard)
            if choice[1].type == SPELL and places_anywhere(game, who, choice[1])
        ]


class CastAnyPrepped(Effect):
    """Cast a spell prepped by any player (WE-238 to WE-242); perhaps it returns to that hand.

    A spell that its own effect destroyed, or that the deck has swallowed, does not return.
    """

    takes: ClassVar[Takes] = (Maybe(Word("return", {"stays": False}), True),)

    def __init__(self, returns: bool = True) -> None:
        self.returns = returns

    def run(self, game: State, act: Act) -> Asking:
        choices = spell_choices(all_prepped(game))
        if not choices:
            return
        choice = yield from choose(game, act.me.seat, "cast-prepped", choices, {"card": act.card})
        owner = owner_of(game, choice)
        spell: Card = choice[1]
        yield from cast(game, act.me, owner, spell)
        if self.returns and spell in owner.discard:
            owner.discard = without(owner.discard, spell)
            owner.hand += (spell,)
            game.say("log-returns-to-hand", who=owner.mage, card=spell)

    def extent(self, game: State, act: Act) -> Extent:
        return FULL if any(player.prepped() for player in game.players) else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        id = "effect-cast-any-prepped" if self.returns else "effect-cast-any"
        return say(id, form=form)


class CastPreppedNow(Predicate):
    """A spell that the player prepped this turn may be cast; it deals more (AE-090, AE-091)."""

    takes: ClassVar[Takes] = (number("more"),)

    def __init__(self, more: int) -> None:
        self.more = more

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices = spell_choices((who, spell) for spell in self._spells(who))
        if not choices:
            return
        about = {"card": act.card, "left": 1}
        choice = yield Ask(who.seat, "cast-up-to", [*choices, SKIP], about)
        if choice != SKIP:
            yield from cast(game, who, who, choice[1], self.more)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if self._spells(who) else NONE

    def _spells(self, who: Player) -> list[Card]:
        return [spell for spell in who.prepped() if spell in who.preps]

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-cast-prepped-now", form=form, whose=whose, amount=self.more)
