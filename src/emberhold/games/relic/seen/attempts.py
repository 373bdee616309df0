"""The chances once a card is played for its text, a weapon declared, or nothing: tried, read off.

The answer is given in guessed worlds whose dice are laid out beforehand, and every die that fell
afterwards is removed again. There the figure holds one more card, so that it is asked before its
die falls and nothing of what follows a battle has happened yet. Where the answer itself throws one
die again, all six faces are tried; text that throws more has no exact chances here.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from emberhold.games.relic.fight.reckoning import FACES, reckon
from emberhold.games.relic.fight.under_way import BATTLING, TESTING, Battle, Roll
from emberhold.games.relic.figure.belongings import draw, join_hand, leave_hand, own_deck
from emberhold.games.relic.seen.foresight import (
    Dice,
    Shares,
    fighting,
    of_battle,
    of_test,
    outlook,
    thrown,
)
from emberhold.games.relic.state import Figure, State
from emberhold.kernel.advice import Outlook
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.parts.asking import DONE

if TYPE_CHECKING:
    from emberhold.kernel.table import Table

_TRIED: Final = ("play", "use", "gear", DONE[0])
_LAID: Final = (2, 3)
"""What all dice of a world show: nothing that explodes or fails for itself."""
_ENOUGH: Final = 60


class _Led(NamedTuple):
    """What an answer led to: the dice of before, as they are now, and the chances."""

    dice: tuple[int, ...]
    shares: Shares


def attempts(table: Table, seat: int, asked: Question) -> tuple[Outlook, ...]:
    if not table.record or not fighting(table.state, table.state.figures[seat]):
        return ()
    told = []
    for choice in asked.choices:
        shares = _after(table, seat, choice) if choice[0] in _TRIED else None
        if shares is not None:
            told.append(outlook(shares, choice))
    return tuple(told)


def _after(table: Table, seat: int, choice: Choice) -> Shares | None:
    one, other = (_tried(table, seat, choice, (shows,)) for shows in _LAID)
    if one is None or other is None:
        return None
    differing = sum(first != second for first, second in zip(one.dice, other.dice, strict=True))
    if not differing:
        return one.shares if one.shares == other.shares else None
    return _thrown_again(table, seat, choice) if differing == 1 else None


def _thrown_again(table: Table, seat: int, choice: Choice) -> Shares | None:
    """The chances over all faces of the one die that the answer throws."""
    faces = [_tried(table, seat, choice, (face, _LAID[0])) for face in FACES]
    found = [led.shares for led in faces if led is not None]
    if len(found) < len(FACES):
        return None
    return tuple(sum(parts, Fraction(0)) / len(FACES) for parts in zip(*found, strict=True))


def _tried(table: Table, seat: int, choice: Choice, dice: tuple[int, ...]) -> _Led | None:
    """The answer given in a world where these dice fall, the last of them again and again."""
    world = table.redeal(seat, 0)
    state: State = world.state
    state.dice = (*dice, *dice[-1:] * _ENOUGH)
    question = next((each for each in world.questions if each.seat == seat), None)
    if question is None:
        return None
    before = _Before(state, state.figures[seat])
    world.take(question, question.find(key_of(choice)))
    return before.led_to(state)


class _Before:
    """A fight as it was before an answer, to see what the answer made of it."""

    def __init__(self, state: State, figure: Figure) -> None:
        self.figure = figure
        self.more = draw(state, own_deck(figure))
        for card in self.more:
            join_hand(figure, card)
        self.assets = figure.assets
        self.battle: Battle | None = state.battle
        mine = state.roll is not None and state.roll.figure is figure
        self.roll: Roll | None = state.roll if mine else None
        self.dice = 0 if self.roll is None else len(self.roll.dice)
        self.exploded = 0 if self.roll is None else self.roll.exploded
        self.foe_rolled = self.battle is not None and bool(self.battle.other_side(figure).dice)

    def led_to(self, state: State) -> _Led | None:
        """The chances after it, without the dice that have fallen meanwhile."""
        for card in self.more:
            if card in self.figure.hand:
                leave_hand(self.figure, card)
        if self.roll is not None and self.roll.kind == TESTING:
            dice = self._taken_back(state, self.roll)
            return None if dice is None else self._led(of_test(state, self.roll, dice))
        if self.battle is None or not self.battle.anybody or self.battle.decided:
            return None
        return self._battle(state, self.battle)

    def _battle(self, state: State, battle: Battle) -> _Led | None:
        side, other = battle.side_of(self.figure), battle.other_side(self.figure)
        if side is None or (battle.over and self.figure.assets != self.assets):
            return None
        state.battle = battle
        if not battle.over:
            reckon(state, battle)
        if not self.foe_rolled:
            other.dice = ()
        begun = Roll(self.figure, BATTLING)
        begun.extra = side.extra
        dice = self._taken_back(state, begun if self.roll is None else self.roll)
        return None if dice is None else self._led(of_battle(state, battle, side, dice))

    def _led(self, shares: Shares) -> _Led:
        return _Led(self.roll.dice[: self.dice] if self.roll else (), shares)

    def _taken_back(self, state: State, roll: Roll) -> Dice | None:
        """Without what exploded since; None where the answer has thrown one more."""
        since = len(roll.dice) - self.dice
        if self.dice and since > roll.exploded - self.exploded:
            return None
        kept = Roll(self.figure, roll.kind)
        kept.dice, kept.extra = roll.dice[: self.dice], roll.extra
        kept.preset, kept.exploded = roll.preset, self.exploded
        return thrown(state, kept)
