"""The verbs of the abilities that mages learn (LG-300, LG-535, LG-536)."""

from __future__ import annotations

from typing import ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import GEM
from emberhold.games.aeons_end.effects.base import FULL, NONE, Effect, Extent, Predicate
from emberhold.games.aeons_end.effects.damage import deal_to_one
from emberhold.games.aeons_end.effects.focusing import FocusAnyBreach
from emberhold.games.aeons_end.effects.helping import SKIP
from emberhold.games.aeons_end.effects.moving import FROM_HAND, destroy, discard_choices
from emberhold.games.aeons_end.effects.sorts import AMOUNT, TIMES, number
from emberhold.games.aeons_end.effects.threats import all_prepped, owner_of, spell_choices
from emberhold.games.aeons_end.fight.casting import cast
from emberhold.games.aeons_end.figure.breaches import closed_breaches, focus
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.asking import choose
from emberhold.parts.cards import first_copies
from emberhold.parts.effects.signatures import Takes


class CastsWithMore(Effect):
    """LG-351, LG-536: any player's prepped spell, each damage of it increased."""

    takes: ClassVar[Takes] = (number("more"),)
    says: ClassVar[str] = "effect-cast-with-more"

    def __init__(self, more: int) -> None:
        self.more = more

    def run(self, game: State, act: Act) -> Asking:
        choices = spell_choices(all_prepped(game))
        if not choices:
            return
        about = {"card": act.source}
        choice = yield from choose(game, act.me.seat, "cast-prepped", choices, about)
        act.that = owner_of(game, choice)
        yield from cast(game, act.me, act.that, choice[1], self.more)

    def extent(self, game: State, act: Act) -> Extent:
        return FULL if any(player.prepped() for player in game.players) else NONE


class FocusesOwner(Effect):
    """LG-530: a closed breach of the player whose spell was cast."""

    says: ClassVar[str] = "effect-focus-owner"

    def run(self, game: State, act: Act) -> Asking:
        who = act.that
        if who is None or not closed_breaches(who):
            return
        choices = [("focus", f"{who.seat}.{breach.number}") for breach in closed_breaches(who)]
        choice = yield from choose(game, act.me.seat, "focus-any", choices, {"card": act.source})
        yield from focus(game, who, int(choice[1].partition(".")[2])) or ()


class FocusesTimes(Effect):
    """LG-535: breaches of any players, one of them perhaps several times."""

    takes: ClassVar[Takes] = (TIMES,)
    says: ClassVar[str] = "effect-focus-times"

    def __init__(self, times: int) -> None:
        self.times = times
        self.one = FocusAnyBreach()

    def run(self, game: State, act: Act) -> Asking:
        for _ in range(self.times):
            yield from self.one.run(game, act)


class DealsTimes(Effect):
    """LG-535: separate instances of damage, each with a target of its own."""

    takes: ClassVar[Takes] = (AMOUNT, TIMES)
    says: ClassVar[str] = "effect-deal-times"

    def __init__(self, amount: int, times: int) -> None:
        self.amount = amount
        self.times = times

    def run(self, game: State, act: Act) -> Asking:
        for _ in range(self.times):
            yield from deal_to_one(game, act, self.amount)


class DestroysUpTo(Predicate):
    """A player destroys up to `most` cards from their hand and discard pile."""

    takes: ClassVar[Takes] = (number("most"),)

    def __init__(self, most: int) -> None:
        self.most = most

    def do(self, game: State, act: Act, who: Player) -> Asking:
        for left in range(self.most, 0, -1):
            choices: list[Choice] = [(FROM_HAND, card) for card in first_copies(who.hand)]
            choices += discard_choices(who.discard)
            if not choices:
                return
            about = {"card": act.source, "left": left}
            choice = yield Ask(who.seat, "destroy-up-to", [*choices, SKIP], about)
            if choice == SKIP:
                return
            if choice[0] == FROM_HAND:
                who.hand = without(who.hand, choice[1])
            else:
                who.discard = without(who.discard, choice[1])
            yield from destroy(game, who, choice[1]) or ()

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if who.hand or who.discard else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-destroy-up-to", form=form, whose=whose, amount=self.most)


class TakesBackGems(Predicate):
    """A player returns up to `most` gems from their discard pile to their hand."""

    takes: ClassVar[Takes] = (number("most"),)

    def __init__(self, most: int) -> None:
        self.most = most

    def choices(self, who: Player) -> list[Choice]:
        return [choice for choice in discard_choices(who.discard) if choice[1].type == GEM]

    def do(self, game: State, act: Act, who: Player) -> Asking:
        for left in range(self.most, 0, -1):
            choices = self.choices(who)
            if not choices:
                return
            about = {"card": act.source, "left": left}
            choice = yield Ask(who.seat, "take-back-up-to", [*choices, SKIP], about)
            if choice == SKIP:
                return
            who.discard = without(who.discard, choice[1])
            who.hand += (choice[1],)
            game.say("log-takes-from-discard", who=who.mage, card=choice[1])

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if self.choices(who) else NONE

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("effect-take-back-gems", form=form, whose=whose, amount=self.most)
