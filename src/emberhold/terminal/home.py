"""Where games are kept: one folder per person, one file per game."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import emberhold
from emberhold.kernel import bookfile, save
from emberhold.kernel.causes import cause_of
from emberhold.kernel.errors import SaveError
from emberhold.kernel.home import home

GAME, CAMPAIGN = ".ember", ".campaign"
"""How the names of files end."""


def new_file(game: str, ending: str = GAME) -> Path:
    """A file of its own for a game or a campaign that begins now."""
    folder = home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError("error-save-write", path=str(folder), why=cause_of(error)) from None
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}{ending}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{ending}"
        number += 1
    return path


def latest() -> Path:
    """The game played last that is not over yet."""
    for path in _newest_first(GAME):
        try:
            if save.read(path).reason is None:
                return path
        except SaveError:
            continue
    raise SaveError("error-nothing-to-resume", path=str(home()))


def campaigns() -> list[Path]:
    """All campaigns kept here, the one played last first."""
    return _newest_first(CAMPAIGN)


def latest_campaign() -> Path:
    """The campaign played last that is not over yet."""
    for path in campaigns():
        try:
            if emberhold.load_campaign(path, mend=True).chapter is not None:
                return path
        except SaveError:
            continue
    raise SaveError("error-no-campaign-here", path=str(home()))


def _newest_first(ending: str) -> list[Path]:
    files = home().glob(f"*{ending}")
    return sorted(files, key=lambda path: (-path.stat().st_mtime_ns, path.name))


def keep_before(path: Path) -> Path:
    """A copy of a file as it was before a changed rule cuts it short; where it is."""
    copy = path.with_name(f"{path.stem}-before{path.suffix}")
    try:
        save.write_text(copy, path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SaveError("error-save-read", path=str(path), why=cause_of(error)) from None
    return copy


def file_for(path: Path, game: str) -> Path:
    """Where a game opened from a file is kept from now on.

    A game of this folder continues in its own file; any other file is only written on request.
    """
    return path if path.resolve().parent == home().resolve() else new_file(game)


def may_replace(path: Path) -> bool:
    """Whether a file may be overwritten: only a saved game, never somebody's other work."""
    if not path.exists():
        return True
    try:
        if not bookfile.is_book(save.read_text(path)):
            save.read(path)
    except SaveError:
        return False
    return True
