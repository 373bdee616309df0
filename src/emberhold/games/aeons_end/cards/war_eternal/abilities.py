"""What only the mages do: their abilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.ask import Ask
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.effects.base import (
    FULL,
    NONE,
    Effect,
    Extent,
    Predicate,
)
from emberhold.games.aeons_end.effects.damage import hit, targets
from emberhold.games.aeons_end.effects.helping import SKIP, MayPrep
from emberhold.games.aeons_end.effects.moving import destroy, discard_choices
from emberhold.games.aeons_end.effects.sorts import number
from emberhold.games.aeons_end.effects.subjects import Does, any_ally, any_player
from emberhold.games.aeons_end.effects.threats import all_prepped, owner_of, spell_choices
from emberhold.games.aeons_end.fight.casting import cast
from emberhold.games.aeons_end.figure.breaches import destroy_breach, discard_prepped, unprep
from emberhold.games.aeons_end.state import Breach, Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice
from emberhold.kernel.zones import without
from emberhold.language import Speech
from emberhold.parts.amounts import Condition
from emberhold.parts.asking import choose, choose_player
from emberhold.parts.effects.signatures import Takes
from emberhold.parts.reading import Named

SIGIL = "sigil"
"""WE-058: the tile that Dezmodia brings."""

# Dezmodia


class ReplaceWithSigil(Predicate):
    """An opened breach I or II gives way to a Sigil breach; its spells return to the hand.

    A Sigil breach has no number of its own, so it is not replaced again.
    """

    def do(self, game: State, act: Act, who: Player) -> Asking:
        choices = [("breach", number) for number in _replaceable(who)]
        choice = yield from choose(game, who.seat, "sigil", choices, {"card": act.source})
        number: int = choice[1]
        breach = who.breach(number)
        assert breach is not None
        for spell in breach.spells:
            unprep(who, spell)
            who.hand += (spell,)
            game.say("log-takes-back", who=who.mage, card=spell)
        destroy_breach(game, who, number)
        breaches = (*who.breaches, Breach(game.box.rules.tile(number, SIGIL), 3, True))
        who.breaches = tuple(sorted(breaches, key=lambda breach: breach.number))
        game.say("log-gains-sigil", who=who.mage, number=number)

    def able(self, game: State, act: Act, who: Player) -> Extent:
        return FULL if _replaceable(who) else NONE


def _replaceable(player: Player) -> list[int]:
    return [b.number for b in player.breaches if b.number <= 2 and b.open and not b.tile.mark]


class TempestSigil(Does):
    """The player who got the Sigil breach may prep a spell, there or on another breach."""

    takes: ClassVar[Takes] = ()

    def __init__(self) -> None:
        super().__init__(any_player, ReplaceWithSigil())
        self.then = MayPrep()

    def run(self, game: State, act: Act) -> Asking:
        yield from super().run(game, act)
        if act.that is not None:
            yield from self.then.do(game, act, act.that)

    def sentence(self, say: Speech) -> str:
        then = say("clause-then", what=self.then.clause(say, "they", "they"))
        return f"{super().sentence(say)} {say('sentence', clause=then)}"


# Garu


class ColossalForce(Effect):
    """Discard up to four of the own prepped spells, then deal damage to any number of targets."""

    most = 4
    damage = 2
    damage_for_each: ClassVar[int] = 4

    def run(self, game: State, act: Act) -> Asking:
        me = act.me
        discarded = 0
        while discarded < self.most and me.prepped():
            choices = spell_choices((me, spell) for spell in me.prepped())
            about = {"card": act.source, "left": self.most - discarded}
            choice = yield Ask(me.seat, "discard-prepped-up-to", [*choices, SKIP], about)
            if choice == SKIP:
                break
            discard_prepped(game, me, choice[1])
            discarded += 1
        yield from divide(game, act, self.damage + self.damage_for_each * discarded)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say(
            "effect-colossal-force",
            most=self.most,
            damage=self.damage,
            more=self.damage_for_each,
        )


def divide(game: State, act: Act, amount: int) -> Asking:
    """Share damage out: a target and its part at a time, all of it dealt when all is said."""
    shares: list[tuple[Choice, int]] = []
    left = targets(game)
    while amount and left:
        about: dict[str, Any] = {"card": act.source, "amount": amount}
        target = yield from choose(game, act.me.seat, "divide", left, about)
        left = [other for other in left if other != target]
        share = amount
        if left and amount > 1:
            about["target"] = _told_target(game, target)
            parts: Sequence[Choice] = [("damage", part) for part in range(amount, 0, -1)]
            share = (yield Ask(act.me.seat, "divide-part", parts, about))[1]
        shares.append((target, share))
        amount -= share
    for target, share in shares:
        hit(game, target, share, act.me.seat)
    if game.nemesis.struck is not None:
        yield from game.nemesis.struck(game, act.me) or ()


def _told_target(game: State, target: Choice) -> Any:
    """A card, the nemesis, or tokens by their name."""
    struck = target[1]
    if isinstance(struck, Card):
        return struck
    if struck == "nemesis":
        return game.nemesis
    assert game.nemesis.token is not None
    return Named(game.nemesis.token)


# Gex


class DestroyFree(Predicate):
    """Destroy up to `most` cards that cost 0 in your discard pile."""

    takes: ClassVar[Takes] = (number("most"),)

    def __init__(self, most: int) -> None:
        self.most = most

    def do(self, game: State, act: Act, who: Player) -> Asking:
        for left in range(self.most, 0, -1):
            choices = [choice for choice in discard_choices(who.discard) if choice[1].cost == 0]
            if not choices:
                return
            about = {"card": act.source, "left": left}
            choice = yield Ask(who.seat, "destroy-up-to", [*choices, SKIP], about)
            if choice == SKIP:
                return
            who.discard = without(who.discard, choice[1])
            yield from destroy(game, who, choice[1]) or ()


# Mist


class ExaltedBrand(Effect):
    """Cast different spells, no matter who prepped them; each goes to an ally's hand.

    WE-341: different cards, not different names; none is cast twice.
    """

    most = 3

    def run(self, game: State, act: Act) -> Asking:
        used: list[Card] = []
        for left in range(self.most, 0, -1):
            choices = spell_choices(pair for pair in all_prepped(game) if pair[1] not in used)
            if not choices:
                return
            about = {"card": act.source, "left": left}
            choice = yield Ask(act.me.seat, "cast-up-to", [*choices, SKIP], about)
            if choice == SKIP:
                return
            used.append(choice[1])
            owner = owner_of(game, choice)
            yield from cast(game, act.me, owner, choice[1])
            yield from self._to_ally(game, act, owner, choice[1])

    def _to_ally(self, game: State, act: Act, owner: Player, spell: Card) -> Asking:
        """A spell that its own text has moved on stays where it is."""
        if spell not in owner.discard:
            return
        allies = any_ally.candidates(game, act)
        ally = yield from choose_player(game, act.me.seat, "spell-to", allies, {"card": spell})
        owner.discard = without(owner.discard, spell)
        ally.hand += (spell,)
        game.say("log-spell-to-hand", who=ally.mage, card=spell)


# What the own sheet shows


class IsExhausted(Condition[State, Act]):
    def holds(self, game: State, act: Act) -> bool:
        return act.me.exhausted

    def clause(self, say: Speech) -> str:
        return say("if-exhausted")
