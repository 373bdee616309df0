"""Damage: dealt by spells and abilities, suffered by players and Gravehold."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar, Final

from emberhold.games.aeons_end.act import Act, Casting
from emberhold.games.aeons_end.card import Card
from emberhold.games.aeons_end.effects.base import (
    AMOUNTS,
    CONDITIONS,
    FULL,
    Effect,
    Extent,
    Predicate,
)
from emberhold.games.aeons_end.effects.sorts import AMOUNT, COUNT, TIMES, number
from emberhold.games.aeons_end.fight.life import (
    answered,
    damage_minion,
    damage_nemesis,
    gravehold_gains,
    gravehold_suffers,
    minions,
    nemesis_gains,
    suffer,
    unleash,
)
from emberhold.games.aeons_end.own import NOTHING
from emberhold.games.aeons_end.state import Player, State
from emberhold.kernel.game import Asking
from emberhold.kernel.question import Choice, Question, Together
from emberhold.language import Speech
from emberhold.parts.amounts import Amount, Condition, amount_of
from emberhold.parts.asking import choose
from emberhold.parts.effects.signatures import Flag, Label, Maybe, Takes
from emberhold.parts.windows import Event

NEMESIS_TARGET: Final[Choice] = ("target", "nemesis")


def targets(game: State) -> list[Choice]:
    """WE-151: a single minion or the nemesis."""
    choices: list[Choice] = [] if game.nemesis.untouchable else [NEMESIS_TARGET]
    for card in minions(game):
        if not (card.triggers and answered(game, Event("minion-target", card=card)).cancelled):
            choices.append(("target", card))
    if game.own is not NOTHING:
        choices += game.own.targets(game)
    return choices


def hit(game: State, target: Choice, amount: int, by: int) -> bool:
    """A seat deals damage to a chosen target; true if a minion card was discarded by it."""
    struck = target[1]
    if isinstance(struck, Card):
        return damage_minion(game, struck, amount, by)
    if struck == "nemesis":
        damage_nemesis(game, amount)
    else:
        game.own.hit(game, amount)
    return False


def hit_by(
    game: State, act: Act, target: Choice, amount: int
) -> Generator[Question | Together, Any, bool]:
    """The same by the acting player, who may pick how to hit what is not a card (AE-155)."""
    if game.own is not NOTHING and target in game.own.targets(game):
        yield from game.own.hit_by(game, act, amount) or ()
        return False
    return hit(game, target, amount, act.me.seat)


def deal_to_one(game: State, act: Act, amount: int, more_to_minion: int = 0) -> Asking:
    """WE-152: one target of the caster's choice; `act.felled` tells the minion it discarded."""
    act.felled = None
    if isinstance(act, Casting) and act.aim is not None:
        yield from act.aim(game, act, amount)
        return
    choices = targets(game)
    if amount <= 0 or not choices:
        return
    about = {"card": act.card, "amount": amount}
    target = yield from choose(game, act.me.seat, "target", choices, about)
    if target[1] != "nemesis":
        amount += more_to_minion
        if act.me.own is not NOTHING and isinstance(act, Casting):
            amount += act.me.own.against_minion(game, act.me)
    if game.own is NOTHING:
        felled = hit(game, target, amount, act.me.seat)
    else:
        felled = yield from hit_by(game, act, target, amount)
    if felled:
        act.felled = target[1]
    if game.nemesis.struck is not None:
        yield from game.nemesis.struck(game, act.me) or ()


def deal_bonus(game: State, act: Act) -> Asking:
    """WE-231: a spell without damage of its own still deals its breach's bonus."""
    act.dealt = True
    yield from deal_to_one(game, act, act.bonus)


class Deal(Effect):
    """Deal damage to one target; WE-233: what is additional belongs to the same damage."""

    takes: ClassVar[Takes] = (COUNT, Label("more", AMOUNTS))

    def __init__(
        self, amount: int | Amount[State, Act], more: Amount[State, Act] | None = None
    ) -> None:
        self.amount = amount
        self.more = more

    def run(self, game: State, act: Act) -> Asking:
        act.dealt = True
        amount = amount_of(self.amount, game, act) + act.bonus
        if self.more is not None:
            amount += self.more.value(game, act)
        return deal_to_one(game, act, amount)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if isinstance(self.amount, int):
            return say("effect-deal", form=form, amount=self.amount)
        each = self.amount.each(say)
        return say("effect-deal-each", form=form, amount=self.amount.factor, each=each)

    def sentence(self, say: Speech) -> str:
        first = super().sentence(say)
        if self.more is None:
            return first
        each = self.more.each(say)
        more = say("effect-deal-more", form="you", amount=self.more.factor, each=each)
        return f"{first} {say('sentence', clause=more)}"


class DealMoreIf(Effect):
    """Damage, and additional damage in the same instance while something is so (LG-199, AE-096)."""

    takes: ClassVar[Takes] = (AMOUNT, number("more"), CONDITIONS)
    says: ClassVar[str] = "effect-deal"

    def __init__(self, amount: int, more: int, condition: Condition[State, Act]) -> None:
        self.amount = amount
        self.more = more
        self.condition = condition

    def run(self, game: State, act: Act) -> Asking:
        act.dealt = True
        more = self.more if self.condition.holds(game, act) else 0
        return deal_to_one(game, act, self.amount + more + act.bonus)

    def sentence(self, say: Speech) -> str:
        condition = self.condition.clause(say)
        more = say("effect-additional-damage", amount=self.more)
        then = say("clause-if", condition=condition, what=more)
        return f"{super().sentence(say)} {say('sentence', clause=then)}"


class Suffer(Predicate):
    """A player suffers damage."""

    takes: ClassVar[Takes] = (COUNT,)

    harms = True

    def __init__(self, amount: int | Amount[State, Act]) -> None:
        self.amount = amount

    def do(self, game: State, act: Act, who: Player) -> Asking | None:
        act.that = who
        return suffer(game, who, amount_of(self.amount, game, act))

    def able(self, game: State, act: Act, who: Player) -> Extent:
        """Damage counted off the table may be none at all."""
        if isinstance(self.amount, int):
            return FULL
        that, act.that = act.that, who
        amount = self.amount.value(game, act)
        act.that = that
        return FULL if amount > 0 else (0, 0)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if isinstance(self.amount, int):
            return say("effect-suffer", form=form, amount=self.amount)
        if self.amount.by_each:
            each = self.amount.each(say)
            return say("effect-suffer-each", form=form, amount=self.amount.factor, each=each)
        return say("effect-suffer-equal", form=form, number=self.amount.number(say))


class GraveholdSuffers(Effect):
    takes: ClassVar[Takes] = (COUNT,)

    def __init__(self, amount: int | Amount[State, Act]) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> None:
        amount = amount_of(self.amount, game, act)
        if amount:
            gravehold_suffers(game, amount)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if isinstance(self.amount, int):
            return say("effect-gravehold-suffers", amount=self.amount)
        if self.amount.by_each:
            each = self.amount.each(say, "yours")
            return say("effect-gravehold-suffers-each", amount=self.amount.factor, each=each)
        return say("effect-gravehold-suffers-equal", number=self.amount.number(say))


class GraveholdGains(Effect):
    """Gravehold gains life; what is counted as `whole` is not done where some of it is cut."""

    takes: ClassVar[Takes] = (AMOUNT, Flag("whole"))

    def __init__(self, amount: int, whole: bool = False) -> None:
        self.amount = amount
        self.whole = whole

    def run(self, game: State, act: Act) -> None:
        gravehold_gains(game, self.amount)

    def extent(self, game: State, act: Act) -> Extent:
        """AE-093, AE-094."""
        if not self.whole:
            return FULL
        return min(self.amount, game.max_gravehold - game.gravehold), self.amount


class NemesisGainsLife(Effect):
    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> None:
        nemesis_gains(game, self.amount)


class Unleash(Effect):
    """The Unleash of the nemesis sheet, once or several times in a row.

    `additional` only changes how it reads: these come on top of an Unleash of the same card.
    """

    takes: ClassVar[Takes] = (Maybe(TIMES, 1), Flag("additional"))

    def __init__(self, times: int = 1, additional: bool = False) -> None:
        self.times = times
        self.additional = additional

    def run(self, game: State, act: Act) -> Asking:
        return unleash(game, self.times)

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        id = "effect-unleash-more" if self.additional else "effect-unleash"
        return say(id, times=self.times)


class EachSuffers(Effect):
    """Every player suffers damage, in seat order (WE-262)."""

    takes: ClassVar[Takes] = (AMOUNT,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: State, act: Act) -> Asking:
        for player in game.players:
            yield from suffer(game, player, self.amount) or ()
