"""What was made before, for all checkouts of a user, under the digest of what it was made from.

A digest takes in everything that can change the result, so what is found is right. Files come and
go whole: several runs may keep, use and tidy at the same time.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
from collections.abc import Iterable
from pathlib import Path

_MOST = 1_500_000_000
"""How many bytes are kept for the next time."""


class Kept:
    """Files and folders by name; whatever the disk refuses is made again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def give(self, name: str, target: Path) -> bool:
        """Put a copy of what has this name at the target, which is not there yet, if it is kept."""
        found = self._folder / name
        try:
            os.utime(found)
            copy(found, target)
        except OSError:  # it was never here, or another run has just forgotten it
            remove(target)
            return False
        return True

    def keep(self, name: str, made: Path) -> None:
        coming = self._folder / f".{name}-{os.getpid()}"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            copy(made, coming)
            coming.replace(self._folder / name)
        except OSError:  # no room, no right to write, or another run was here first
            remove(coming)

    def tidy(self, most: int = _MOST) -> None:
        """Forget what was not used for longest."""
        sizes: dict[Path, int] = {}
        with contextlib.suppress(OSError):
            for one in sorted(self._folder.iterdir(), key=lambda one: -one.stat().st_mtime):
                sizes[one] = sum(file.stat().st_size for file in (one, *one.rglob("*")))
                if sum(sizes.values()) > most:
                    gone = one.with_name(f".gone-{os.getpid()}")
                    one.rename(gone)  # at once: nobody copies a folder that is going
                    remove(gone)


def kept_by_the_user() -> Kept:
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Kept(Path(cache) / "emberhold" / "machine-code")


def copy(thing: Path, target: Path) -> None:
    (shutil.copytree if thing.is_dir() else shutil.copy2)(thing, target)


def remove(thing: Path) -> None:
    if thing.is_dir():
        shutil.rmtree(thing, ignore_errors=True)
    else:
        with contextlib.suppress(OSError):
            thing.unlink()


def digest(texts: Iterable[str]) -> str:
    found = hashlib.sha256()
    for text in texts:
        data = text.encode()
        found.update(len(data).to_bytes(8, "big"))
        found.update(data)
    return found.hexdigest()
