"""Lessons: a game with a path through it, and what a teacher says on the way.

A game keeps its lessons as `lessons/<name>.toml`: who sits where, the set-up, perhaps a position,
and the steps. A step says something (the message `lesson-<id>-<say>`), points at things on the
table, and names the answers that follow, whoever gives them. A step without answers is read and
clicked away. Whoever answers otherwise has left the path and plays on as they like.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

LEARNER = "me"
"""Who sits in a seat that the learner plays; every other word names a bot."""


@dataclass(frozen=True, slots=True)
class Step:
    """One idea."""

    say: str
    """What is said: the last part of a message id."""
    point: tuple[str, ...] = ()
    """Ids of areas, zones and pieces of the scene."""
    do: tuple[str, ...] = ()
    """The answers that follow, by their keys; none: it is only read."""


@dataclass(frozen=True)
class Lesson:
    """A table to learn at."""

    id: str
    """Unique among the lessons of all games; its title is the message `lesson-<id>`."""
    game: str
    seats: tuple[str, ...]
    seed: int
    steps: tuple[Step, ...]
    setup: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None

    @cached_property
    def track(self) -> tuple[str, ...]:
        """The answers from the first to the last."""
        return tuple(key for step in self.steps for key in step.do)

    def steps_at(self, given: int) -> tuple[Step, ...]:
        """What is said once so many answers of the track have been given."""
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

    def message(self, what: str = "") -> str:
        """The id of a message: the title, or `about` and whatever the steps say."""
        return f"lesson-{self.id}-{what}" if what else f"lesson-{self.id}"

    @property
    def messages(self) -> tuple[str, ...]:
        """Every message that it speaks."""
        said = dict.fromkeys(step.say for step in self.steps)
        return (self.message(), self.message("about"), *(self.message(say) for say in said))


def lesson_named(lessons: Sequence[Lesson], id: str) -> Lesson | None:
    return next((lesson for lesson in lessons if lesson.id == id), None)


def read_lessons(folder: Path, game: str) -> Sequence[Lesson]:
    """The lessons in a folder, in the order of their file names."""
    return tuple(_read(path, game) for path in sorted(folder.glob("*.toml")))


def _read(path: Path, game: str) -> Lesson:
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    return Lesson(
        f"{game}-{path.stem.split('_', 1)[1].replace('_', '-')}",
        game,
        tuple(told["seats"]),
        told["seed"],
        tuple(_step(step) for step in told["step"]),
        told.get("setup", {}),
        told.get("position"),
    )


def _step(told: Mapping[str, Any]) -> Step:
    return Step(told["say"], tuple(told.get("point", ())), tuple(told.get("do", ())))
