"""Deck VIII: the four piles that come after chapter 7 (LG-513 to LG-516)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.card import SPELL, gem, relic, spell
from emberhold.games.aeons_end.cards.legacy.mages.mage_own import (
    GainPulse,
    LosePulse,
    LosesAnyPulse,
)
from emberhold.games.aeons_end.effects.base import Effect, May, Predicate
from emberhold.games.aeons_end.effects.damage import Deal, DealMoreIf, deal_to_one
from emberhold.games.aeons_end.effects.moving import DestroysFromHand
from emberhold.games.aeons_end.effects.resources import GainAether
from emberhold.games.aeons_end.effects.subjects import any_ally
from emberhold.games.aeons_end.fight.life import gain_life
from emberhold.games.aeons_end.figure.breaches import closed_breaches, open_breach, prep
from emberhold.games.aeons_end.figure.gaining import (
    filled_piles,
    gain,
    gain_choices,
    pile_chosen,
)
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.parts.amounts import Amount, AtLeast
from emberhold.parts.asking import agrees, choose
from emberhold.parts.effects.signatures import Takes


class PulseDamage(LosesAnyPulse):
    """LG-513, LG-524: one instance of damage as great as the pulse tokens lost."""

    takes: ClassVar[Takes] = ()
    says: ClassVar[str] = "effect-pulse-for-damage"

    def follow(self, game: State, act: Act, lost: int) -> Asking:
        return deal_to_one(game, act, lost)


class OpensAnyBreach(Effect):
    """LG-514: a closed breach of any player."""

    says: ClassVar[str] = "effect-open-any"

    def run(self, game: State, act: Act) -> Asking:
        choices: list[Choice] = [
            ("open", f"{player.seat}.{breach.number}")
            for player in game.players
            for breach in closed_breaches(player)
        ]
        if choices:
            about = {"card": act.card}
            choice = yield from choose(game, act.me.seat, "open-any", choices, about)
            seat, _, number = choice[1].partition(".")
            yield from open_breach(game, game.players[int(seat)], int(number)) or ()


class GainsAndPreps(Effect):
    """LG-514, LG-525: a spell of the supply on an open breach of any player without a spell."""

    says: ClassVar[str] = "effect-gain-and-prep"

    most = 5

    def run(self, game: State, act: Act) -> Asking:
        piles = [
            pile
            for pile in filled_piles(game)
            if pile.card.type == SPELL and pile.cost <= self.most
        ]
        choices = gain_choices(game, piles)
        if not choices:
            return
        me = act.me
        choice = yield from choose(game, me.seat, "gain", choices, {"card": act.card})
        pile = pile_chosen(game, choice)
        gained = pile.copies[-1]
        yield from gain(game, me, pile) or ()
        places: list[Choice] = [
            ("prep-any", gained, f"{player.seat}.{breach.number}")
            for player in game.players
            for breach in player.breaches
            if breach.open and not breach.spells
        ]
        if places and gained in me.discard:
            choice = yield from choose(game, me.seat, "prep-any", places, {"card": gained})
            seat, _, number = choice[2].partition(".")
            me.discard = without(me.discard, gained)
            yield from prep(game, game.players[int(seat)], gained, int(number)) or ()


class EmptySupplyPiles(Amount[State, Act]):
    """LG-526."""

    words = "empty-pile"

    def count(self, game: State, act: Act) -> int:
        return sum(not pile.copies for pile in game.market)


class MayDestroyForLife(Predicate):
    """LG-516: a player who destroys a card in hand gains life."""

    says: ClassVar[str] = "effect-destroy-for-life"

    life = 2

    def do(self, game: State, act: Act, who: Player) -> Asking:
        one = DestroysFromHand(1)
        if not who.hand:
            return
        about = {"card": act.card, "effect": one}
        if (yield from agrees(game, who.seat, "may", about, yes=("do", "may"))):
            yield from one.do(game, act, who)
            gain_life(game, who, self.life)


AFTER_CHAPTER_7 = (
    gem("Arcing Silicate", 4, play=GainAether(2) & GainPulse(1) & PulseDamage()),
    relic(
        "Adrenal Batteries",
        7,
        play=GainPulse(2) & May(LosePulse(4), then=OpensAnyBreach() & GainsAndPreps()),
    ),
    spell("Fiery Conclusion", 5, cast=DealMoreIf(4, 3, AtLeast(EmptySupplyPiles(), 3))),
    spell("Sphere of Inversion", 9, cast=Deal(7) & any_ally(MayDestroyForLife())),
)
