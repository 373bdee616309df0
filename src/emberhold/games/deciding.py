"""What decided a finished game: how everybody stood turn by turn, who did how much, what turned it.

A game says which areas of its scene have something that rises or falls, and reads the lines of its
log for what somebody did to somebody. The rest is the same everywhere: the recorded answers are
given again, every turn is one stretch, and the stretch in which the chance of the winners changed
most is the turning point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from emberhold.games.decisive import Blow, Decisive
from emberhold.games.game import TableGame
from emberhold.games.registry import game_of
from emberhold.kernel.game import LogLine
from emberhold.kernel.replaying import seat_and_key
from emberhold.kernel.table import Beat, Table, restart

MOST_STRETCHES = 1000
"""Turns beyond these are counted into the last one."""
MOST_MOMENTS = 5
TURNS = "ending-turns"
FEW_ROUNDS = 4
LEAST_TURN = 0.05
"""A change of the chances that is smaller turned nothing."""
_BEGINS = ("turn", "foe-turn")
_TELLING = ("fall", "unleash", "gain", "ability", "attack", "foe-card", "card", "heal")
"""Kinds of moments worth a sentence where nobody was hurt, the weightiest first."""


@dataclass
class Stretch:
    """From the beginning of a turn to the beginning of the next."""

    by: str
    """Whose turn it was; empty before the first."""
    round: int
    answers: int
    """How many answers had been given when it began."""
    levels: dict[str, int] = field(default_factory=dict)
    """How everybody stood at its end."""
    chance: float | None = None
    """The chance of the side that is looked at, at its end."""
    blows: list[tuple[Blow, LogLine]] = field(default_factory=list)
    lines: list[LogLine] = field(default_factory=list)


class Moment(NamedTuple):
    """A stretch worth a sentence."""

    place: int
    """Its place among the stretches."""
    change: float
    line: LogLine
    blow: Blow | None


@dataclass(frozen=True)
class Decided:
    """What is known of a finished game."""

    most: Mapping[str, int]
    start: Mapping[str, int]
    stretches: Sequence[Stretch]
    ends: Sequence[int]
    """The places of the stretches with which a span ends: a round, or a turn in a short game."""
    before: float | None
    """The chance when somebody was asked for the first time."""
    seats: tuple[int, ...]
    """Whose chance is told: the winners, or everybody where all play together."""
    moments: Sequence[Moment]
    turning: int
    """The place of the turning point among the moments; -1 where nothing turned."""
    totals: Mapping[str, Mapping[Any, int]]
    """How much everybody did, by what they did it with."""
    yields: Mapping[str, Mapping[str, int]]
    """How much everybody gathered, by what is counted."""
    struck: Mapping[str, Mapping[str, int]]
    """How hard everybody hit, by whom they hit; only who was hit at all."""

    @property
    def numbers(self) -> dict[str, Mapping[str, int]]:
        """Everything that is counted by player, by the id of the message that says what it is."""
        return {TURNS: self.turns, **self.struck, **self.yields}

    @property
    def turns(self) -> dict[str, int]:
        """How many turns everybody had, those they play against included."""
        had: dict[str, int] = {}
        for stretch in self.stretches:
            if stretch.by:
                had[stretch.by] = had.get(stretch.by, 0) + 1
        return had


def decided(table: Table) -> Decided | None:
    """What decided a finished game; None where it is not over or nobody knows where to look."""
    game = game_of(table)
    if table.result is None or game.decisive is None:
        return None
    seats = _looked_at(table)
    record = _Record(game, game.decisive, seats)
    again = restart(table.game, table.header)
    again.watch()
    record.start(again)
    for line in table.answers:
        seat, key = seat_and_key(line)
        again.answer(key, seat)
        record.look(again)
    record.finish(again)
    moments = _moments(record) if seats else []
    return Decided(
        record.most,
        record.begun,
        record.stretches,
        [span.stop - 1 for span in _spans(record.stretches)],
        record.before,
        seats,
        moments,
        _turning(moments, table),
        _totals(record.stretches),
        record.yields,
        _struck(record.stretches, game.decisive.struck),
    )


def _looked_at(table: Table) -> tuple[int, ...]:
    """Where all are on one side, everybody; else the winners; nobody where nobody won."""
    assert table.result is not None
    sides = table.sides
    return sides[0] if len(sides) == 1 else tuple(table.result.winners)


class _Record:
    """Stretch after stretch, as the answers are given again."""

    def __init__(self, game: TableGame, decisive: Decisive, seats: tuple[int, ...]) -> None:
        self.game = game
        self.decisive = decisive
        self.reader = decisive.reader()
        self.seats = seats
        self.stretches: list[Stretch] = []
        self.most: dict[str, int] = {}
        self.begun: dict[str, int] = {}
        self.before: float | None = None
        """The chance when somebody was asked for the first time."""
        self.yields: dict[str, dict[str, int]] = {each.counted: {} for each in decisive.yields}
        self._had: list[Mapping[str, int]] = [{} for _ in decisive.yields]
        self._read = 0

    def start(self, table: Table) -> None:
        self.begun = self._levels(table.state)
        self.before = self._chance(table.state)
        self.stretches.append(Stretch("", self.reader.round, 0))
        self.look(table)

    def look(self, table: Table) -> None:
        """Read what the last answer has led to, and let go of the states kept for it."""
        self._read = min(self._read, len(table.state.log or ()))  # a deal takes lines back
        for beat in table.beats(self._read):
            self._take(beat, table)
            self._read += 1
        self._gather(table.state)
        table.forget_beats(self._read)

    def _take(self, beat: Beat, table: Table) -> None:
        line = beat.line
        state = table.state if beat.state is None else beat.state
        if self.game.stage.get(line.id) in _BEGINS and len(self.stretches) < MOST_STRETCHES:
            self._close(state)
            by = self.reader.begins(state, line)
            self.stretches.append(Stretch(by, self.reader.round, table.count))
        self._gather(state)
        last = self.stretches[-1]
        blow = self.reader.read(state, line)
        if line.seat is None:
            last.lines.append(line)
        if blow is not None:
            last.blows.append((blow, line))

    def _gather(self, state: Any) -> None:
        """Count what has come in since the line before."""
        for place, each in enumerate(self.decisive.yields):
            now, had, mine = each.amounts(state), self._had[place], self.yields[each.counted]
            for id, amount in now.items():
                mine[id] = mine.get(id, 0) + max(0, amount - had.get(id, amount))
            self._had[place] = now

    def _close(self, state: Any) -> None:
        last = self.stretches[-1]
        last.levels = self._levels(state)
        last.chance = self._chance(state)

    def finish(self, table: Table) -> None:
        """At the end nobody has to guess any more."""
        assert table.result is not None
        self._close(table.state)
        if self.seats:
            won = set(self.seats) <= set(table.result.winners)
            self.stretches[-1].chance = 1.0 if won else 0.0
        if len(self.stretches) > 1 and not self.stretches[0].lines:
            self.stretches.pop(0)

    def _levels(self, state: Any) -> dict[str, int]:
        found = self.decisive.gauges(state)
        for id, gauge in found.items():
            self.most[id] = max(gauge.most, self.most.get(id, 0))
            self.begun.setdefault(id, gauge.level)
        return {id: gauge.level for id, gauge in found.items()}

    def weight(self, blow: Blow, change: float) -> tuple[bool, float]:
        """What goes the way in which the chances went comes first, then what was the greater
        part."""
        hurts_us = blow.to in self._ours
        good = not hurts_us if hurts_us or blow.to in self.most else blow.by in self._ours
        whole = self.most.get(blow.to) or max(self.most.values(), default=1)
        weight = blow.weight or blow.amount / max(1, whole)
        return good == (change > 0), weight

    def fits(self, by: str, change: float) -> bool:
        """Whether it was the turn of those whose chances rose."""
        return (by in self._ours) == (change > 0)

    @property
    def _ours(self) -> frozenset[str]:
        """The areas of the side that is looked at; against foes, everything but them."""
        if self.decisive.foes:
            return frozenset(self.most) - frozenset(self.decisive.foes)
        return frozenset(f"player:{seat}" for seat in self.seats)

    def _chance(self, state: Any) -> float | None:
        evaluation = self.game.evaluation
        if evaluation is None or not self.seats or state.result is not None:
            return None
        return min(1.0, max(0.0, evaluation.evaluate(state, self.seats[0])))


def _moments(record: _Record) -> list[Moment]:
    """The spans in which most changed, in the order in which they happened."""
    spans = _spans(record.stretches)
    changes: list[tuple[float, int]] = []
    last = record.before
    for number, span in enumerate(spans):
        chance = record.stretches[span.stop - 1].chance
        if last is not None and chance is not None:
            changes.append((chance - last, number))
        last = chance if chance is not None else last
    changes.sort(key=_by_size)
    chosen = sorted(changes[:MOST_MOMENTS], key=_by_place)
    found = [_moment(record, spans[number], change) for change, number in chosen]
    return [moment for moment in found if moment is not None]


def _spans(stretches: Sequence[Stretch]) -> list[range]:
    """The rounds; where there are few of them, the turns. What a player has prepared in a turn
    makes the chances rise and fall with every turn, and says less than a round does."""
    ends = [
        place
        for place, stretch in enumerate(stretches)
        if place + 1 == len(stretches) or stretches[place + 1].round > stretch.round
    ]
    if len(ends) < FEW_ROUNDS:
        ends = list(range(len(stretches)))
    starts = [0, *(end + 1 for end in ends[:-1])]
    return [range(start, end + 1) for start, end in zip(starts, ends, strict=True)]


def _by_size(each: tuple[float, int]) -> tuple[float, int]:
    return -abs(each[0]), each[1]


def _by_place(each: tuple[float, int]) -> int:
    return each[1]


def _moment(record: _Record, span: range, change: float) -> Moment | None:
    """With the line that tells best what happened: the greatest blow, else the weightiest line."""
    best, found = (False, -1.0), None
    for place in span:
        for blow, line in record.stretches[place].blows:
            weight = record.weight(blow, change)
            if line.seat is None and weight > best:
                best, found = weight, Moment(place, change, line, blow)
    if best[0]:
        return found
    rank, found = len(_TELLING), None
    for place in span:
        if not record.fits(record.stretches[place].by, change):
            continue
        for line in record.stretches[place].lines:
            kind = record.game.stage.get(line.id, "").partition("@")[0]
            if kind in _TELLING and _TELLING.index(kind) < rank:
                rank, found = _TELLING.index(kind), Moment(place, change, line, None)
    return found


def _turning(moments: Sequence[Moment], table: Table) -> int:
    """The moment at which most changed for how the game ended, if there is any to speak of."""
    assert table.result is not None
    together = len(table.sides) == 1
    wanted = -1.0 if together and not table.result.winners else 1.0
    best, found = LEAST_TURN, -1
    for number, moment in enumerate(moments):
        if wanted * moment.change > best:
            best, found = wanted * moment.change, number
    return found


def _struck(stretches: Sequence[Stretch], named: Mapping[str, str]) -> dict[str, dict[str, int]]:
    """Who hit whom how hard, as far as that has a name."""
    found: dict[str, dict[str, int]] = {message: {} for message in named.values()}
    for stretch in stretches:
        for blow, _ in stretch.blows:
            if blow.by and blow.amount > 0 and blow.to in named:
                mine = found[named[blow.to]]
                mine[blow.by] = mine.get(blow.by, 0) + blow.amount
    return {message: amounts for message, amounts in found.items() if amounts}


def _totals(stretches: Sequence[Stretch]) -> dict[str, dict[Any, int]]:
    """Who did how much with what; what nobody did is left out."""
    found: dict[str, dict[Any, int]] = {}
    for stretch in stretches:
        for blow, _ in stretch.blows:
            if blow.by and blow.amount > 0:
                mine = found.setdefault(blow.by, {})
                what = None if blow.card is None else getattr(blow.card, "message_id", None)
                mine[what] = mine.get(what, 0) + blow.amount
    return found
