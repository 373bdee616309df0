"""Exercises: tables that are prepared for one person, lessons as well as puzzles.

A game keeps them in folders of `<number>_<name>.toml`: who sits where, the seed, perhaps a set-up
and a position. What else is there belongs to the kind, which is a class of its own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from emberhold.kernel.save import Trial

LEARNER = "me"
"""Who sits in a seat that the learner plays; every other word names a bot."""


@dataclass(frozen=True, kw_only=True)
class Exercise:
    """A table to learn at or to be puzzled by."""

    kind: ClassVar[str]
    """What the ids of its messages begin with."""

    id: str
    """Unique among its kind in all games; its title is the message `<kind>-<id>`."""
    game: str
    seats: tuple[str, ...]
    seed: int | str
    setup: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None
    past: Trial | None = None
    """The game it was found in, up to it: what the learner cannot know of it is dealt again."""

    @property
    def learners(self) -> frozenset[int]:
        """The seats that are the learner's: where all win together there may be several."""
        return frozenset(seat for seat, who in enumerate(self.seats) if who == LEARNER)

    @property
    def learner(self) -> int:
        """The seat by which it is looked at and judged."""
        return min(self.learners)

    def message(self, what: str = "") -> str:
        """The id of a message: the title, or `about` and whatever else is said."""
        return f"{self.kind}-{self.id}-{what}" if what else f"{self.kind}-{self.id}"

    @property
    def messages(self) -> tuple[str, ...]:
        """Every message that it speaks, the title and what it is about first."""
        return (self.message(), self.message("about"))


One = TypeVar("One", bound=Exercise)


def exercise_named(exercises: Sequence[One], id: str) -> One | None:
    return next((exercise for exercise in exercises if exercise.id == id), None)


def read_exercises(
    folder: Path, game: str, make: Callable[[Mapping[str, Any], Mapping[str, Any]], One]
) -> Sequence[One]:
    """Those in a folder, in the order of their file names.

    Each is made from what all kinds have in common, as arguments, and from everything that the file
    says.
    """
    told = [
        (path, tomllib.loads(path.read_text("utf-8"))) for path in sorted(folder.glob("*.toml"))
    ]
    return tuple(read_exercise(path, game, words, make) for path, words in told)


def read_exercise(
    path: Path,
    game: str,
    told: Mapping[str, Any],
    make: Callable[[Mapping[str, Any], Mapping[str, Any]], One],
) -> One:
    """One of them, from what its file says."""
    return make(_common(path, game, told), told)


def _common(path: Path, game: str, told: Mapping[str, Any]) -> Mapping[str, Any]:
    return {
        "id": f"{game}-{path.stem.split('_', 1)[1].replace('_', '-')}",
        "game": game,
        "seats": tuple(told["seats"]),
        "seed": told["seed"],
        "setup": told.get("setup", {}),
        "position": told.get("position"),
        "past": _past(told["past"]) if "past" in told else None,
    }


def _past(told: Mapping[str, Any]) -> Trial:
    answers = tuple((int(seat), str(key)) for seat, key in told["answers"])
    return Trial(told["seed"], told["generator"], answers, told["seat"])
