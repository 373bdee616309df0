"""What an analysis found, in words: the answers given and the better ones as a table says them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from emberhold.kernel.question import Option
from emberhold.kernel.table import Table
from emberhold.players.analysis.account import Analysis, Costly
from emberhold.players.analysis.chances import Chances, spelled
from emberhold.players.analysis.outline import asked_of


@dataclass(frozen=True, slots=True)
class Step:
    """An answer of a line, and the things on the table it is about."""

    seat: int
    key: str
    asked: str
    label: str
    pieces: tuple[str, ...]
    after: int = 0
    """How many answers of its line have been given with it, those of others among them."""


@dataclass(frozen=True, slots=True)
class Told:
    """A costly decision in words."""

    costly: Costly
    played: Step
    line: tuple[Step, ...]
    """The better line; what other seats answer on the way is left out."""


def told_of(table: Table, costly: Costly, language: str) -> Told:
    """A costly decision of a finished game."""
    played = _step(table.at(costly.place), costly.seat, costly.key, language)
    fork, line = table.at(costly.place), []
    for number, (seat, key) in enumerate(costly.better_line, 1):
        step = _step(fork, seat, key, language)
        if seat == costly.seat:
            line.append(replace(step, after=number))
        fork.answer(key, seat)
    return Told(costly, played, tuple(line))


def _step(table: Table, seat: int, key: str, language: str) -> Step:
    question = asked_of(table.questions, seat)
    choice = spelled(question, key)
    if choice is None:  # a name in free words
        choice = question.find(key)
    option = Option(question, choice)
    asked = question.prompt().text(language)
    return Step(seat, key, asked, option.label(language), option.pieces)


def chances_at(found: Analysis, place: int) -> Chances:
    """The chances after a number of answers: those known last."""
    last = found.start
    for at, chances in found.curve:
        if at > place:
            break
        last = chances
    return last
