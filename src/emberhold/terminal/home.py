"""Where games are kept: one folder per person, one file per game."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from emberhold.kernel import save
from emberhold.kernel.errors import SaveError
from emberhold.kernel.home import home


def new_file(game: str) -> Path:
    """A file of its own for a game that begins now."""
    folder = home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError("error-save-write", path=str(folder), why=error.strerror) from None
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.ember"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.ember"
        number += 1
    return path


def latest() -> Path:
    """The game played last that is not over yet."""
    files = sorted(home().glob("*.ember"), key=lambda path: (-path.stat().st_mtime_ns, path.name))
    for path in files:
        try:
            if save.read(path).reason is None:
                return path
        except SaveError:
            continue
    raise SaveError("error-nothing-to-resume", path=str(home()))


def file_for(path: Path, game: str) -> Path:
    """Where a game opened from a file is kept from now on.

    A game of this folder goes on in its own file; any other file is only written on request.
    """
    return path if path.resolve().parent == home().resolve() else new_file(game)


def may_replace(path: Path) -> bool:
    """Whether a file may be overwritten: only a saved game, never somebody's other work."""
    if not path.exists():
        return True
    try:
        save.read(path)
    except SaveError:
        return False
    return True
