"""A whole analysis: first looks at everything, closer ones where it matters, then the account.

The looks can be taken one after the other here, or in slices elsewhere (`server.minds`): each
follows from the game and its place alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from operator import itemgetter

from emberhold.kernel.replaying import seat_and_key
from emberhold.kernel.table import Table, restart
from emberhold.players.analysis.account import SHOWN, Analysis, account
from emberhold.players.analysis.levels import USUAL, Level
from emberhold.players.analysis.looking import CHOICE, LINE, TURN, Found, Look, look_at
from emberhold.players.analysis.outline import Outline, outline

SWING = 800
"""A change between two turns from which on both are looked at again, in ten-thousandths."""
MOST_AGAIN = 16
"""How many positions are looked at again at most."""


def analyse(
    table: Table, level: Level = USUAL, told: Callable[[int, int], None] | None = None
) -> Analysis:
    """Judge a finished game; `told` hears how many of how many looks have been taken."""
    lines = outline(table)
    looks = first_looks(lines, level)
    expected = len(looks) + level.confirmed + MOST_AGAIN + SHOWN
    found: list[Found] = []
    for wanted in (looks, closer_looks, line_looks):
        stage = wanted if isinstance(wanted, list) else wanted(lines, found, level)
        walk = restart(table.game, table.header)
        for look in sorted(stage, key=itemgetter(1)):
            follow(walk, table.answers, look.place)
            found.append(look_at(walk, lines, look, level))
            if told is not None:
                told(len(found), max(expected, len(found)))
    return account(lines, found, level.name)


def follow(table: Table, answers: Sequence[str], place: int) -> None:
    """Give recorded answers up to a place."""
    for line in answers[table.count : place]:
        seat, key = seat_and_key(line)
        table.answer(key, seat)


def first_looks(lines: Outline, level: Level) -> list[Look]:
    """Every turn that begins and every decision, in order."""
    places = [place for place, given in enumerate(lines.given) if given.open]
    places.sort(key=lambda place: (lines.given[place].usual, place))
    chosen = frozenset(places[: level.most])
    looks = []
    for place, given in enumerate(lines.given):
        if given.begins:
            looks.append(Look(TURN, place))
        if place in chosen:
            looks.append(Look(CHOICE, place))
    return looks


def closer_looks(lines: Outline, found: Sequence[Found], level: Level) -> list[Look]:
    """The decisions that seem to have cost most, and the turns between which most changed."""
    dear = sorted(
        (each for each in found if each.look.what == CHOICE and each.seems),
        key=lambda each: (-each.seems, each.look.place),
    )
    looks = [Look(CHOICE, each.look.place, True, each.better) for each in dear[: level.confirmed]]
    turns = [each for each in found if each.look.what == TURN]
    changes = []
    for before, after in pairwise(turns):
        change = max(abs(a - b) for a, b in zip(after.chances, before.chances, strict=True))
        changes.append((-change, before.look.place, after.look.place))
    places: set[int] = {0} if turns else set()
    for change, before_at, after_at in sorted(changes):
        if -change >= SWING and len(places) < MOST_AGAIN:
            places.update((before_at, after_at))
    return [*looks, *(Look(TURN, place, True) for place in sorted(places))]


def line_looks(lines: Outline, found: Sequence[Found], level: Level) -> list[Look]:
    """How the better lines of the decisions that will be shown continue."""
    shown = account(lines, found, level.name).costly
    return [Look(LINE, each.place, key=each.better) for each in shown]
