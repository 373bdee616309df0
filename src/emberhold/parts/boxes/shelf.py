"""Where boxes are found again: by the name that a set-up gives them, slug and digest.

A box that somebody opens is remembered in this process. One that a game is played with is kept as
a packed file in the folder of this person's games, so that a saved game always finds the very box
it was played with, however the folder it came from has changed since. What keeps boxes elsewhere,
as a server does in its database, adds a source.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from emberhold.kernel.causes import cause_of
from emberhold.kernel.errors import SaveError, SetupError
from emberhold.kernel.home import home
from emberhold.parts.boxes.contents import ENDING, Contents, read_box, unpacked

NAME: Final = re.compile(r"([a-z0-9]+(?:-[a-z0-9]+)*)-([0-9a-f]{32})")
LONGEST_SLUG: Final = 40
MARK: Final = 8
"""How many digits of a digest are in the slugs of what a box holds."""
_REMEMBERED: Final = 64
_REMEMBERED_BYTES: Final = 64 * 1024 * 1024

Source: TypeAlias = Callable[[str], bytes | None]
"""Finds a packed box by its name."""


class Called(NamedTuple):
    """A name taken apart."""

    slug: str
    digest: str

    @property
    def mark(self) -> str:
        return self.digest[:MARK]


def called(name: object) -> Called | None:
    """The name of a box of one's own; None for anything else."""
    found = NAME.fullmatch(name) if isinstance(name, str) else None
    return None if found is None or len(found[1]) > LONGEST_SLUG else Called(found[1], found[2])


def names_in(setup: Any) -> Iterator[str]:
    """The boxes of somebody's own that a set-up names, each once."""
    found: dict[str, None] = {}
    left = [setup]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            left += part.values()
        elif isinstance(part, list | tuple):
            left += part
        elif called(part) is not None:
            found[part] = None
    return iter(sorted(found))


@cache
def _known() -> dict[str, Contents]:
    return {}


@cache
def _sources() -> list[Source]:
    return []


def add_source(source: Source) -> None:
    """Look for boxes there, too."""
    _sources().append(source)


def drop_source(source: Source) -> None:
    if source in _sources():
        _sources().remove(source)


def remember(name: str, contents: Contents) -> None:
    """Let a box be found in this process."""
    known = _known()
    known.pop(name, None)
    known[name] = contents
    whole = sum(each.size for each in known.values())
    while len(known) > 1 and (len(known) > _REMEMBERED or whole > _REMEMBERED_BYTES):
        whole -= known.pop(next(iter(known))).size


def forget(name: str) -> None:
    _known().pop(name, None)


def folder() -> Path:
    return home() / "boxes"


def keep(name: str, contents: Contents) -> Path:
    """Write a box where saved games find it."""
    remember(name, contents)
    path = folder() / f"{name}{ENDING}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            part = path.with_suffix(".part")
            part.write_bytes(contents.packed())
            part.replace(path)
    except OSError as error:
        raise SaveError("error-save-write", path=str(path), why=cause_of(error)) from None
    return path


def find(name: str) -> Contents:
    """A box by its name, from memory or from where it is kept."""
    known = _known().get(name)
    if known is not None:
        return known
    wanted = called(name)
    contents = None if wanted is None else kept(name) or _from_source(name)
    if wanted is None or contents is None:
        raise SetupError("error-box-not-here", "boxes", given=name)
    if contents.digest != wanted.digest:
        raise SetupError("error-box-changed", "boxes", given=name)
    remember(name, contents)
    return contents


def kept(name: str) -> Contents | None:
    """A box in the folder of this person's games."""
    path = folder() / f"{name}{ENDING}"
    return read_box(path) if called(name) is not None and path.is_file() else None


def _from_source(name: str) -> Contents | None:
    for source in _sources():
        data = source(name)
        if data is not None:
            return unpacked(data, name)
    return None
