"""Lessons: a game with a path through it, and what a teacher says on the way.

The file of a lesson (see `exercises`) tells its steps. A step says something (the message
`lesson-<id>-<say>`), points at things on the table, and names the answers that follow, no matter
who gives them. A step without answers is read and clicked away. A player who answers otherwise has
left the path and plays on as they like.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from emberhold.games.exercises import Exercise, read_exercises

PARTS = frozenset({"page:phases"})
"""What a step may point at beside the table: the phases of a turn, beside the question."""


@dataclass(frozen=True, slots=True)
class Step:
    """One idea."""

    say: str
    """What is said: the last part of a message id."""
    point: tuple[str, ...] = ()
    """Ids of areas, zones and pieces of the scene, or parts of a page that shows it (`PARTS`)."""
    do: tuple[str, ...] = ()
    """The answers that follow, by their keys; none: it is only read."""
    part: str = ""
    """The part that begins with it: the last part of a message id; empty: none begins."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some steps in a row: as many as somebody cares to count."""

    message: str
    """What it is called."""
    steps: tuple[Step, ...]


@dataclass(frozen=True, kw_only=True)
class Lesson(Exercise):
    """A table to learn at."""

    kind: ClassVar[str] = "lesson"

    steps: tuple[Step, ...]

    @cached_property
    def track(self) -> tuple[str, ...]:
        """The answers from the first to the last."""
        return tuple(key for step in self.steps for key in step.do)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """What it is cut into; one that is short is a single part, called as the lesson is."""
        begins = [number for number, step in enumerate(self.steps) if step.part or not number]
        ends = [*begins[1:], len(self.steps)]
        return tuple(
            Part(self._part_called(self.steps[begin]), self.steps[begin:end])
            for begin, end in zip(begins, ends, strict=True)
        )

    def _part_called(self, first: Step) -> str:
        return self.message(f"part-{first.part}" if first.part else "")

    def steps_at(self, given: int) -> tuple[Step, ...]:
        """What is said once that many answers of the track have been given."""
        seen = 0
        waiting: list[Step] = []
        for step in self.steps:
            if not step.do:
                waiting.append(step)
                continue
            if given < seen + len(step.do):
                return (*waiting, step) if given == seen else (step,)
            seen += len(step.do)
            waiting = []
        return tuple(waiting)

    @property
    def messages(self) -> tuple[str, ...]:
        said = dict.fromkeys(step.say for step in self.steps)
        parts = [part.message for part in self.parts if part.message != self.message()]
        return (*super().messages, *parts, *(self.message(say) for say in said))


def read_lessons(folder: Path, game: str) -> Sequence[Lesson]:
    return read_exercises(folder, game, _lesson)


def _lesson(common: Mapping[str, Any], told: Mapping[str, Any]) -> Lesson:
    return Lesson(steps=tuple(_step(step) for step in told["step"]), **common)


def _step(told: Mapping[str, Any]) -> Step:
    points, answers = tuple(told.get("point", ())), tuple(told.get("do", ()))
    return Step(told["say"], points, answers, told.get("part", ""))
