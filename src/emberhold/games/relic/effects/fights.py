"""Verbs of battle: bonuses, dice, evading, and what a loss costs."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar, Final

from emberhold.games.relic.act import Act
from emberhold.games.relic.card import FREE, PLAY
from emberhold.games.relic.effects.base import AMOUNT, CHANGE, Context, Counted, Effect
from emberhold.games.relic.effects.phrases.quantities import message_word
from emberhold.games.relic.fight.under_way import Side
from emberhold.games.relic.figure.belongings import lift, take_trophy
from emberhold.games.relic.state import State
from emberhold.games.relic.terms import (
    AGENT,
    ATTRIBUTES,
    BATTLE,
    CANNOT,
    CANNOTS,
    ENEMY,
    ENEMY_PLUS,
    EXPLODES,
    IMPERIUM,
    NO_PENALTY,
    NO_POWER,
    SKILL,
    TESTED,
    TROPHY,
    WIN_TIES,
)
from emberhold.games.relic.timing.moments import ALWAYS, TEST, WOULD_LOSE_LIFE
from emberhold.kernel.question import Question, Together
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Flag, Maybe, Number, Several, Takes, Word

Picking = Generator[Question | Together, Any, int]


def own_side(game: State, act: Act) -> Side | None:
    """The side of a battle "you" are on; that of the character for somebody who helps it."""
    battle = game.battle
    return battle.side_of(act.me) if battle is not None else None


FORM: Final = Word("attribute", {word: number for number, word in enumerate(ATTRIBUTES)})
SKILLS: Final = Word("skill", {"any": -1, **FORM.words})
WHOM: Final = Word("side", {word: word for word in ("area", "enemy", "agent")})
BARRED: Final = Word("thing", {word: number for number, word in enumerate(CANNOTS)})


# Bonuses


def _signed(amount: int) -> str:
    """As it is printed on a card."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


class BattleBonus(Effect):
    """R-083: coloured only in that form, grey in any."""

    __slots__ = ("amount", "form", "more")
    takes: ClassVar[Takes] = (CHANGE, Maybe(FORM, -1))

    counts = True

    def __init__(self, amount: int, form: int = -1) -> None:
        self.amount = amount
        self.form = form
        self.more = False
        """Whether it comes on top of another."""

    def is_bonus(self) -> bool:
        return True

    def further(self) -> None:
        self.more = True

    def commutes(self) -> bool:
        return True

    def run(self, game: State, act: Act) -> None:
        side = own_side(game, act)
        if side is None or game.battle is None:
            return
        if self.form < 0 or game.battle.form == self.form:
            side.bonus += self.amount

    def value(self, game: State, act: Act, what: int) -> int:
        if BATTLE <= what < BATTLE + 3 and (self.form < 0 or what == BATTLE + self.form):
            return self.amount
        return 0

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        amount = _signed(self.amount)
        which = ATTRIBUTES[self.form] if self.form >= 0 else "any"
        id = "relic-further-bonus" if self.more else "relic-battle-bonus"
        return say(id, amount=amount, which=which, form=form)


class SkillBonus(Effect):
    """R-079: for tests only."""

    __slots__ = ("amount", "in_test", "what")
    takes: ClassVar[Takes] = (SKILLS, CHANGE)

    counts = True

    def __init__(self, what: int, amount: int) -> None:
        self.what = what
        self.amount = amount
        self.in_test = False
        """Whether it is for one test only."""

    def worded_for(self, context: Context) -> None:
        self.in_test = context.moment == TEST and context.price in (FREE, PLAY)

    def commutes(self) -> bool:
        return True

    def run(self, game: State, act: Act) -> None:
        """Before one's own test (Nerves of Steel)."""
        if game.roll is not None:
            game.roll.bonus += self.amount

    def value(self, game: State, act: Act, what: int) -> int:
        if SKILL <= what < SKILL + len(TESTED) and (self.what < 0 or what == SKILL + self.what):
            return self.amount
        return 0

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        amount = _signed(self.amount)
        which = TESTED[self.what] if self.what >= 0 else "any"
        return say(
            "relic-test-bonus" if self.in_test else "relic-skill-bonus", amount=amount, which=which
        )


class EnemyChange(Effect):
    """The other side gets more or less; R-192: nothing that says enemy touches a nemesis."""

    __slots__ = ("amount", "area", "own")
    takes: ClassVar[Takes] = (CHANGE, Maybe(WHOM, ""))

    def __init__(self, amount: int, whom: str = "") -> None:
        self.amount = amount
        self.area = whom == "area"
        self.own = "" if self.area else whom
        """`enemy` or `agent` where the text is on that side's own card."""

    def commutes(self) -> bool:
        return True

    def yours(self) -> bool:
        return False

    def run(self, game: State, act: Act) -> None:
        battle = game.battle
        if battle is None:
            return
        side = battle.other_side(act.me)
        figure = side.figure
        if figure is None or not figure.nemesis:
            side.bonus += self.amount

    def possible(self, game: State, act: Act) -> bool:
        battle = game.battle
        if battle is None:
            return False
        figure = battle.other_side(act.me).figure
        return figure is None or not figure.nemesis

    def value(self, game: State, act: Act, what: int) -> int:
        return self.amount if what == ENEMY_PLUS and self.area else 0

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        amount = _signed(self.amount)
        if self.own:
            return say("relic-enemy-change-this", amount=amount, kind=self.own)
        return say("relic-enemy-area" if self.area else "relic-enemy-change", amount=amount)


class ExtraDie(Counted):
    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)

    def commutes(self) -> bool:
        return True

    def run(self, game: State, act: Act) -> None:
        side = own_side(game, act)
        if side is not None:
            side.extra += self.amount


class ExplodeOn(Effect):
    """Battle dice explode on more than a 6."""

    __slots__ = ("faces", "mask")
    takes: ClassVar[Takes] = (Several("numbers", Number("number", 1, 6)),)

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
        self.mask = sum(1 << face for face in faces)

    def commutes(self) -> bool:
        return True

    def run(self, game: State, act: Act) -> None:
        side = own_side(game, act)
        if side is not None:
            side.explodes |= self.mask

    def value(self, game: State, act: Act, what: int) -> int:
        return self.mask if what == EXPLODES else 0

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        first = ", ".join(map(str, self.faces[:-1]))
        faces = say("clause-and", first=first, last=str(self.faces[-1]))
        return say("relic-explode-on", faces=faces)


class WinTies(Effect):
    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def commutes(self) -> bool:
        return True

    def run(self, game: State, act: Act) -> None:
        side = own_side(game, act)
        if side is not None:
            side.win_ties = True

    def value(self, game: State, act: Act, what: int) -> int:
        return 1 if what == WIN_TIES else 0


class SetForm(Effect):
    """This battle is of that form."""

    __slots__ = ("form",)
    takes: ClassVar[Takes] = (FORM,)

    def __init__(self, form: int) -> None:
        self.form = form

    def run(self, game: State, act: Act) -> None:
        if game.battle is not None:
            game.battle.form = self.form

    def possible(self, game: State, act: Act) -> bool:
        return game.battle is not None and game.battle.form != self.form

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-set-form", form=form, which=ATTRIBUTES[self.form])


# Losing less


class NoLifeLoss(Effect):
    __slots__ = ("at_once",)
    takes: ClassVar[Takes] = ()

    def __init__(self) -> None:
        self.at_once = False
        """Whether Life is being lost just now."""

    def worded_for(self, context: Context) -> None:
        self.at_once = context.moment == WOULD_LOSE_LIFE and context.price in (FREE, PLAY)

    def commutes(self) -> bool:
        return True

    def run(self, game: State, act: Act) -> None:
        if act.moment == WOULD_LOSE_LIFE:
            act.amount = 0
        else:
            side = own_side(game, act)
            if side is not None:
                side.keeps_life = True

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say("relic-lose-none" if self.at_once else "relic-no-life-loss", form=form)


class NoPenalty(Effect):
    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def commutes(self) -> bool:
        return True

    def run(self, game: State, act: Act) -> None:
        side = own_side(game, act)
        if side is not None:
            side.no_penalty = True

    def value(self, game: State, act: Act, what: int) -> int:
        return 1 if what == NO_PENALTY else 0


class Change(Effect):
    """Inside `when:would_…`: the amount is more or less."""

    __slots__ = ("amount", "life")
    takes: ClassVar[Takes] = (CHANGE,)

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.life = False
        """Whether it is about Life that is lost; else about cards that are drawn."""

    def worded_for(self, context: Context) -> None:
        self.life = context.moment == WOULD_LOSE_LIFE and context.price == FREE

    def run(self, game: State, act: Act) -> None:
        act.amount = max(0, act.amount + self.amount)

    def possible(self, game: State, act: Act) -> bool:
        return act.amount > 0

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        less = "relic-lose-less" if self.life else "relic-change-less"
        id = "relic-change-more" if self.amount > 0 else less
        return say(id, form=form, amount=abs(self.amount))


# Winning without dice


class AutoWin(Counted):
    """The battle is won if the values of the enemies add up to no more."""

    __slots__ = ()
    takes: ClassVar[Takes] = (AMOUNT,)

    def run(self, game: State, act: Act) -> None:
        if self.possible(game, act) and game.battle is not None:
            game.battle.decided = True

    def possible(self, game: State, act: Act) -> bool:
        battle = game.battle
        if battle is None or not battle.cards or battle.cards[0].sort != ENEMY:
            return False
        return sum(card.value for card in battle.cards) <= self.amount


class TakeAllTrophies(Effect):
    """Every enemy on the space becomes a trophy, without a battle."""

    __slots__ = ()
    takes: ClassVar[Takes] = ()

    def run(self, game: State, act: Act) -> None:
        for card in game.enemies_on(act.me.space):
            lift(game, act.me.space, card)
            take_trophy(act.me, card)
            game.say("relic-log-trophy", who=act.me.sheet, card=card)
        if game.battle is not None:
            game.battle.cards = []

    def possible(self, game: State, act: Act) -> bool:
        return game.battle is not None and bool(game.battle.cards)


class TrophyWorth(Effect):
    """More for a trophy; a bare number on an enemy is read off the card."""

    __slots__ = ("amount", "more", "several")
    takes: ClassVar[Takes] = (AMOUNT, Flag("more"))

    def __init__(self, amount: int, more: bool = False) -> None:
        self.amount = amount
        self.more = more
        self.several = False
        """Whether it holds for every trophy."""

    def worded_for(self, context: Context) -> None:
        self.several = context.moment == ALWAYS

    def run(self, game: State, act: Act) -> None:
        if game.battle is not None:
            game.battle.more += self.amount

    def possible(self, game: State, act: Act) -> bool:
        return game.battle is not None and bool(game.battle.cards)

    def value(self, game: State, act: Act, what: int) -> int:
        return self.amount if what == TROPHY and self.more else 0

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        if not self.more:
            return say("relic-trophy-worth", amount=self.amount)
        id = "relic-trophies-worth-more" if self.several else "relic-trophy-worth-more"
        return say(id, amount=self.amount, form=form)


class Cannot(Effect):
    """What cannot be done: by the owner of this card, or in the battle against it."""

    __slots__ = ("by_nemesis", "flag", "here", "what")
    takes: ClassVar[Takes] = (BARRED,)

    def __init__(self, what: int) -> None:
        self.what = what
        self.flag = 1 << what
        self.here = False
        """Whether it is printed on an enemy or agent: it concerns this one, this battle, only."""
        self.by_nemesis = False

    def worded_for(self, context: Context) -> None:
        self.by_nemesis = context.deck == IMPERIUM
        self.here = context.sort in (ENEMY, AGENT)

    def value(self, game: State, act: Act, what: int) -> int:
        return self.flag if what == CANNOT else 0

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        """The Power cards of a nemesis are called Might cards."""
        might = self.by_nemesis and self.flag == NO_POWER
        id = "relic-cannot-here" if self.here else "relic-cannot"
        return say(id, what="might" if might else message_word(CANNOTS[self.what]))
