"""`emberhold analyse`: what luck gave and choices cost in a finished game."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import emberhold
from emberhold.commands.parser import Parser
from emberhold.commands.puzzle import tell_found
from emberhold.games import game_of
from emberhold.games.deciding import decided
from emberhold.kernel.errors import EmberholdError, listed
from emberhold.kernel.table import Table
from emberhold.language import speech
from emberhold.players.analysis import LEVELS, USUAL, Analysis, analyse, level_named
from emberhold.players.analysis.chances import WHOLE
from emberhold.players.analysis.outline import outline
from emberhold.players.analysis.telling import Told, chances_at, told_of
from emberhold.players.finding import Effort

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60
ANSWERS = "analyse-answers"
LONGEST = 6
"""The answers of a better line that are printed."""


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("analyse", language)
    parser.word("file", "help-analyse-file", "metavar-file")
    parser.add_argument(
        "--level",
        help=parser.say("help-analyse-level", known=listed(LEVELS), usual=USUAL.name),
        metavar=parser.say("metavar-name"),
    )
    parser.option("--puzzles", "help-analyse-puzzles", "metavar-folder")
    parser.option("--json", "help-json")
    given = parser.read(words)
    if given is None:
        return 0
    if given.file is None:
        raise EmberholdError("error-file-missing", command="analyse")
    level = USUAL if given.level is None else level_named(given.level)
    table = emberhold.load(given.file)
    found = analyse(table, level, _Progress(language) if sys.stderr.isatty() else None)
    if given.json:
        numbers = [each._asdict() for each in _numbers(table, language)]
        print(json.dumps({**found.plain(), "numbers": numbers}, indent=2, ensure_ascii=False))
    else:
        print("\n".join(_Report(table, found, language).lines()))
    if given.puzzles is not None:
        _puzzles(given.file, table, Path(given.puzzles), language, given.json)
    return 0


def _puzzles(file: str, table: Table, folder: Path, language: str, json_wished: bool) -> None:
    """Keep the puzzles of the game; what is told of them is not part of the JSON."""
    out = sys.stderr if json_wished else sys.stdout
    print(file=out)
    number = tell_found(file, table, Effort(), folder, language, out)
    print(speech(language)("puzzle-found-count", count=number), file=out)


class _Progress:
    """How far the work is, on one line of a terminal."""

    def __init__(self, language: str) -> None:
        self.say = speech(language)

    def __call__(self, done: int, all: int) -> None:
        text = self.say("analyse-progress", done=done, all=all)
        print(f"\r{text} ", end="\r\x1b[K" if done == all else "", file=sys.stderr, flush=True)


class _Report:
    """An analysis as a terminal prints it."""

    def __init__(self, table: Table, found: Analysis, language: str) -> None:
        self.table = table
        self.found = found
        self.language = language
        self.say = speech(language)

    def lines(self) -> list[str]:
        assert self.table.result is not None
        found = self.found
        heading = self.say(
            "analyse-heading",
            game=self.say(f"game-{found.game}"),
            answers=found.answers,
            decisions=found.decisions,
        )
        return [
            heading,
            self.table.result.text(self.language),
            "",
            *self._curves(),
            "",
            *self._costly(),
            "",
            *self._account(),
            "",
            *self._numbers(),
        ]

    def _who(self, seat: int) -> str:
        return self.say("table-seat", number=seat + 1)

    def _side(self, side: int) -> str:
        if len(self.found.sides) == 1:
            return self.say("analyse-together")
        return ", ".join(self._who(seat) for seat in self.found.sides[side])

    def _curves(self) -> list[str]:
        """The chance of every side along the game."""
        lines = [self.say("analyse-curve")]
        for side in range(len(self.found.sides)):
            bars = "".join(_bar(chance[side]) for chance in self._sampled())
            begins, ends = (
                self.say("report-percent", share=chances[side] / WHOLE)
                for chances in (self.found.start, self.found.result)
            )
            lines.append(f"  {bars}  {begins} → {ends}  {self._side(side)}")
        return lines

    def _sampled(self) -> list[tuple[int, ...]]:
        """The chances at places of the same distance, the last at the end."""
        wide = max(1, min(WIDE, self.found.answers))
        places = [round(step * self.found.answers / wide) for step in range(wide + 1)]
        return [chances_at(self.found, place) for place in places]

    def _costly(self) -> list[str]:
        if not self.found.costly:
            return [self.say("analyse-nothing")]
        lines = [self.say("analyse-costly")]
        for number, costly in enumerate(self.found.costly, 1):
            lines += self._decision(number, told_of(self.table, costly, self.language))
        return lines

    def _decision(self, number: int, told: Told) -> list[str]:
        costly = told.costly
        first = self.say(
            "analyse-decision",
            number=number,
            place=costly.place + 1,
            who=self._who(costly.seat),
            played=told.played.label,
            before=_percent(costly.before),
            after=_percent(costly.before - costly.cost),
            cost=_percent(costly.before) - _percent(costly.before - costly.cost),
        )
        steps = [step.label for step in told.line[:LONGEST]]
        better = self.say("analyse-better", line=" → ".join(steps))
        return [f"  {first}", f"     {better}"]

    def _account(self) -> list[str]:
        lines = [self.say("analyse-account")]
        for side in range(len(self.found.sides)):
            points = self.found.points(side)
            rows = [(self.say("analyse-start"), f"{points.start}")]
            rows.append((self.say("analyse-luck"), _signed(points.luck)))
            for seat, each in enumerate(points.choices):
                rows.append((self.say("analyse-choices", who=self._who(seat)), _signed(each)))
            rows.append((self.say("analyse-end"), f"{points.end}"))
            if len(self.found.sides) > 1:
                lines.append(f"  {self._side(side)}")
            wide = max(len(name) for name, _ in rows)
            lines += [f"    {name.ljust(wide)}  {value.rjust(4)}" for name, value in rows]
        return lines

    def _numbers(self) -> list[str]:
        """Answers, turns, damage and what was gathered, a column a seat."""
        rows = _numbers(self.table, self.language)
        who = ", ".join(self._who(seat) for seat in range(self.table.players))
        wide = max(len(row.label) for row in rows)
        lines = [f"    {row.label.ljust(wide)}  {_columns(row.seats)}" for row in rows]
        return [self.say("analyse-numbers", who=who), *lines]


class _Counted(NamedTuple):
    """Something that was counted in a game, seat by seat."""

    counted: str
    """The id of its message, the same in every language."""
    label: str
    seats: list[int]


def _numbers(table: Table, language: str) -> list[_Counted]:
    """What everybody did: the table of the page, with answers and everything dealt above it."""
    say, seats = speech(language), range(table.players)
    given = [asked.seat for asked in outline(table).given]
    rows = [_Counted(ANSWERS, say(ANSWERS), [given.count(seat) for seat in seats])]
    judged, decisive = decided(table), game_of(table).decisive
    if judged is None or decisive is None:
        return rows
    dealt = {area: sum(parts.values()) for area, parts in judged.totals.items()}
    for id, amounts in {decisive.counted: dealt, **judged.numbers}.items():
        rows.append(_Counted(id, say(id), [amounts.get(f"player:{seat}", 0) for seat in seats]))
    return rows


def _columns(figures: Sequence[int]) -> str:
    return " ".join(str(figure).rjust(5) for figure in figures)


def _bar(chance: int) -> str:
    return BARS[min(len(BARS) - 1, chance * len(BARS) // WHOLE)]


def _percent(chance: int) -> int:
    return round(100 * chance / WHOLE)


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else f"+{points}"
