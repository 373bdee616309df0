"""The chances once a card is played for its text, a weapon declared, or nothing: tried, read off.

The answer is given in guessed worlds whose dice are laid out beforehand, and every die that fell
afterwards is removed again. There the figure holds one more card, so that it is asked before its
die falls and nothing of what follows a battle has happened yet. Until then everything else that
could be used is declined, and what must be resolved is resolved: in one world in the first order,
in the other in the last, and only what both agree on is told. Dice that text throws again are dice
that are still to fall; of one that it throws for itself all six faces are tried. Text that throws
more, or asks something that nobody has answered yet, has no exact chances here; neither has a card
turned over for its number, which is a low one in one world and a high one in the other. A
Corruption card that is drawn on the way is not counted, for nobody knows which: it may well bring
everything to an end.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

from emberhold.games.relic.card import Card
from emberhold.games.relic.fight.dice import ROLL_DIE
from emberhold.games.relic.fight.reckoning import FACES, reckon
from emberhold.games.relic.fight.under_way import (
    BATTLING,
    LOST,
    TESTING,
    TIED,
    WON,
    Battle,
    Roll,
)
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
from emberhold.games.relic.terms import CORRUPTION, POWER
from emberhold.kernel.advice import Outlook
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.parts.asking import DONE
from emberhold.parts.deck import Deck

if TYPE_CHECKING:
    from emberhold.kernel.table import Table

_KNOWN: Final = ("roll", "power")
"""What is told without trying it."""
_LAID: Final = (2, 3)
"""What all dice of a world show: nothing that explodes or fails for itself."""
_ENOUGH: Final = 60


class _Led(NamedTuple):
    """What an answer led to: the dice of before, as they are now, and the chances."""

    dice: tuple[int, ...]
    shares: Shares
    fallen: tuple[int, ...]
    """Dice of the fight that have fallen meanwhile, and are not counted."""
    more: int
    """How many dice text has thrown."""


def attempts(table: Table, seat: int, asked: Question) -> tuple[Outlook, ...]:
    if not table.record or not fighting(table.state, table.state.figures[seat]):
        return ()
    if asked.topic == "corrupted":  # whatever is answered, it is over
        return ()
    told = []
    for choice in asked.choices:
        shares = None if choice[0] in _KNOWN else _after(table, seat, choice)
        if shares is not None:
            told.append(outlook(shares, choice))
    return tuple(told)


def _after(table: Table, seat: int, choice: Choice) -> Shares | None:
    one = _tried(table, seat, choice, _LAID[:1])
    other = _tried(table, seat, choice, _LAID[1:], last=True)
    if one is None or other is None or one.more != other.more:
        return None
    again = [place for place, die in enumerate(one.dice) if die != other.dice[place]]
    if len(again) == one.more:
        return _agreed(one, other) if not again else _thrown_again(table, seat, choice, again)
    return _thrown(table, seat, choice) if one.more == 1 else None


def _agreed(one: _Led, other: _Led) -> Shares | None:
    return one.shares if one.shares == other.shares else None


def _thrown_again(table: Table, seat: int, choice: Choice, again: list[int]) -> Shares | None:
    """The chances where text throws these dice of the fight again."""
    led = _tried(table, seat, choice, _LAID[:1], again=again)
    return None if led is None else led.shares


def _thrown(table: Table, seat: int, choice: Choice) -> Shares | None:
    """The chances over all faces of the one die that text throws for itself, before others fall."""
    usual = _LAID[0]
    faces = [_tried(table, seat, choice, (face, usual)) for face in FACES]
    found = [
        led.shares
        for led in faces
        if led is not None and led.more == 1 and {*led.fallen} <= {usual}
    ]
    if len(found) < len(FACES):
        return None
    return tuple(sum(parts, Fraction(0)) / len(FACES) for parts in zip(*found, strict=True))


def _tried(  # noqa: PLR0913 (an answer, and the world it is given in)
    table: Table,
    seat: int,
    choice: Choice,
    dice: tuple[int, ...],
    *,
    last: bool = False,
    again: Sequence[int] = (),
) -> _Led | None:
    """The answer given in a world where these dice fall, the last of them again and again."""
    world = table.redeal(seat, 0)
    state: State = world.state
    state.dice = (*dice, *dice[-1:] * _ENOUGH)
    question = _asked(world, seat)
    if question is None:
        return None
    before = _Before(state, state.figures[seat], again)
    state.decks[CORRUPTION] = Deck()
    state.decks[POWER] = _sorted(state.decks[POWER], last)
    world.take(question, question.find(key_of(choice)))
    return before.led_to(state) if _declined(world, seat, before, last) else None


def _sorted(deck: Deck[Card], descending: bool) -> Deck[Card]:
    """What the number of a card means that is turned over shows as soon as it is another one."""
    cards = sorted(deck.cards, key=lambda card: card.power, reverse=descending)
    return Deck(tuple(cards), deck.discard)


def _declined(world: Table, seat: int, before: _Before, last: bool) -> bool:
    """Whether everything up to the next die could be answered without choosing anything."""
    state: State = world.state
    for _ in range(_ENOUGH):
        question = _asked(world, seat)
        if question is None or before.past(state) or ROLL_DIE in question.choices:
            return True
        if question.topic == "order":
            choice = question.choices[-1 if last else 0]
        elif DONE not in question.choices:
            return False
        elif before.rolled(state):
            return True
        else:
            choice = DONE
        world.take(question, question.find(key_of(choice)))
    return False


def _asked(world: Table, seat: int) -> Question | None:
    return next((each for each in world.questions if each.seat == seat), None)


class _Before:
    """A fight as it was before an answer, to see what the answer made of it."""

    def __init__(self, state: State, figure: Figure, again: Sequence[int]) -> None:
        self.figure = figure
        self.again = again
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
        self.laid = len(state.dice)

    def past(self, state: State) -> bool:
        """Whether the fight is over, and something else is asked."""
        if self.roll is not None:
            return state.roll is not self.roll
        return self.battle is None or self.battle.over or state.battle is not self.battle

    def rolled(self, state: State) -> bool:
        """Whether dice of the figure are on the table."""
        return state.roll is not None and bool(state.roll.dice)

    def led_to(self, state: State) -> _Led | None:
        """The chances after it, without the dice that have fallen meanwhile."""
        for card in self.more:
            if card in self.figure.hand:
                leave_hand(self.figure, card)
        if self.roll is not None and self.roll.kind == TESTING:
            dice = self._known(state, self.roll)
            return None if dice is None else self._led(state, of_test(state, self.roll, dice))
        if self.battle is None or not self.battle.anybody or self.battle.decided:
            return None
        return self._battle(state, self.battle)

    def _battle(self, state: State, battle: Battle) -> _Led | None:
        side, other = battle.side_of(self.figure), battle.other_side(self.figure)
        if side is None or not self._fought(state, battle):
            return None
        state.battle = battle
        if not battle.over:
            reckon(state, battle)
        foes = () if self.foe_rolled else other.dice
        if foes:
            other.dice = ()
        begun = Roll(self.figure, BATTLING)
        begun.extra = side.extra
        dice = self._known(state, begun if self.roll is None else self.roll)
        if dice is None:
            return None
        shares = of_battle(state, battle, side, dice)
        return None if shares is None else self._led(state, shares, foes)

    def _fought(self, state: State, battle: Battle) -> bool:
        """Whether it is still under way, or its end can be read: all that was used is there."""
        if not battle.over:
            return state.battle is battle
        return battle.outcome in (WON, TIED, LOST) and self.figure.assets == self.assets

    def _led(self, state: State, shares: Shares, foes: tuple[int, ...] = ()) -> _Led:
        mine = self._own(state)
        fallen = (*foes, *mine[self.dice :])
        return _Led(mine[: self.dice], shares, fallen, self.laid - len(state.dice) - len(fallen))

    def _own(self, state: State) -> tuple[int, ...]:
        """The figure's own dice, on the table or counted already."""
        roll = self.roll or state.roll
        if roll is not None and roll.figure is self.figure:
            return roll.dice
        side = None if self.battle is None else self.battle.side_of(self.figure)
        return () if side is None else side.dice

    def _known(self, state: State, roll: Roll) -> Dice | None:
        """Without what exploded since, and what is thrown again; None where the answer has thrown
        one more."""
        since = len(roll.dice) - self.dice
        if self.dice and since > roll.exploded - self.exploded:
            return None
        kept = Roll(self.figure, roll.kind)
        fixed = enumerate(roll.dice[: self.dice])
        kept.dice = tuple([die for place, die in fixed if place not in self.again])
        kept.extra = roll.extra
        kept.preset, kept.exploded = roll.preset, self.exploded
        return thrown(state, kept)
