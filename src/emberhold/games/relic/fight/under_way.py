"""A battle and a roll under way: what of them is on the table between two answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from emberhold.games.relic.card import Card
    from emberhold.games.relic.state import Figure

WON: Final = 1
TIED: Final = 0
LOST: Final = -1
EVADED: Final = 2
"""Nobody is left to battle."""
VOID: Final = 3
"""The battle never happened (R-094)."""

MOVING: Final = 0
TESTING: Final = 1
BATTLING: Final = 2
"""What dice are rolled for."""


class Side:
    """One side of a battle."""

    __slots__ = (
        "bonus",
        "dice",
        "explodes",
        "extra",
        "fallen",
        "figure",
        "gear",
        "keeps_life",
        "no_penalty",
        "ready",
        "support",
        "value",
        "win_ties",
    )

    def __init__(self, figure: Figure | None) -> None:
        self.figure = figure
        """None: enemies, agents or a sheet."""
        self.value = 0
        """The attribute, or the values of cards added up."""
        self.bonus = 0
        self.support = 0
        """R-199, R-200: cards that help merely by being there."""
        self.extra = 0
        self.explodes = 0
        self.dice: tuple[int, ...] = ()
        self.gear: tuple[Card, ...] = ()
        """Weapons and armour declared for this battle (R-083)."""
        self.win_ties = False
        self.keeps_life = False
        """Loses no Life for losing."""
        self.no_penalty = False
        self.fallen = False
        """Was vanquished by something the battle set off."""
        self.ready = False
        """Has prepared: its score can be read."""

    @property
    def score(self) -> int:
        return sum(self.dice) + self.value + self.bonus + self.support

    def twin(self) -> Side:
        """The same side as it is now."""
        twin = Side(self.figure)
        twin.value = self.value
        twin.bonus = self.bonus
        twin.support = self.support
        twin.extra = self.extra
        twin.explodes = self.explodes
        twin.dice = self.dice
        twin.gear = self.gear
        twin.win_ties = self.win_ties
        twin.keeps_life = self.keeps_life
        twin.no_penalty = self.no_penalty
        twin.fallen = self.fallen
        twin.ready = self.ready
        return twin


class Battle:
    """A battle under way."""

    __slots__ = (
        "cards",
        "decided",
        "exploded",
        "foe",
        "form",
        "mine",
        "more",
        "outcome",
        "over",
        "sheet",
        "space",
    )

    def __init__(self, figure: Figure, foe: Figure | None, form: int, space: int) -> None:
        self.mine = Side(figure)
        """The one who battles: for a nemesis against a character always the nemesis."""
        self.foe = Side(foe)
        self.form = form
        self.space = space
        self.cards: list[Card] = []
        """The enemies or agents battled."""
        self.sheet = False
        """Against the scenario sheet (R-093)."""
        self.decided = False
        """Won outright, without a roll."""
        self.exploded = False
        self.more = 0
        """What one of the trophies is worth beyond its value."""
        self.outcome = VOID
        self.over = False
        """The scores have been compared."""

    def twin(self) -> Battle:
        """The same battle as it is now, to look at."""
        assert self.mine.figure is not None
        twin = Battle(self.mine.figure, self.foe.figure, self.form, self.space)
        twin.mine = self.mine.twin()
        twin.foe = self.foe.twin()
        twin.cards = self.cards[:]
        twin.sheet = self.sheet
        twin.decided = self.decided
        twin.exploded = self.exploded
        twin.more = self.more
        twin.outcome = self.outcome
        twin.over = self.over
        return twin

    @property
    def anybody(self) -> bool:
        """Whether anybody is left to battle."""
        return self.sheet or self.foe.figure is not None or bool(self.cards)

    def side_of(self, figure: Figure) -> Side | None:
        if self.mine.figure is figure:
            return self.mine
        return self.foe if self.foe.figure is figure else None

    def other_side(self, figure: Figure) -> Side:
        """The side opposite; for somebody who only looks on, that of the enemy."""
        return self.mine if self.foe.figure is figure else self.foe

    def against(self, figure: Figure) -> Figure | None:
        """The figure battled, if it is one."""
        return self.mine.figure if self.foe.figure is figure else self.foe.figure


class Roll:
    """Dice somebody rolls; they are on the table until the roll is done with."""

    __slots__ = ("bonus", "dice", "exploded", "extra", "figure", "kind", "preset", "target", "what")

    def __init__(self, figure: Figure, kind: int) -> None:
        self.figure = figure
        self.kind = kind
        self.dice: tuple[int, ...] = ()
        self.extra = 0
        """Dice thrown besides the first."""
        self.bonus = 0
        """Movement added, or the skill bonus of a test."""
        self.preset = 0
        """What the die is to show, chosen instead of rolling."""
        self.exploded = 0
        self.what = -1
        """What is tested; -1 if nothing."""
        self.target = 0

    @property
    def total(self) -> int:
        return sum(self.dice)

    @property
    def walks(self) -> bool:
        """Whether it says how far somebody moves."""
        return self.kind == MOVING

    @property
    def to_fall(self) -> int:
        """How many dice are thrown yet, but for those that will explode."""
        return 1 + self.extra + self.exploded - len(self.dice)

    def twin(self) -> Roll:
        """The same dice as they are now."""
        twin = Roll(self.figure, self.kind)
        twin.dice = self.dice
        twin.extra = self.extra
        twin.bonus = self.bonus
        twin.preset = self.preset
        twin.exploded = self.exploded
        twin.what = self.what
        twin.target = self.target
        return twin
