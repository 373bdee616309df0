"""Which of the two is imported: a compiled module, or the source it was made from.

A copy of this file is in the environment's site-packages and is called whenever Python starts
there, so it imports next to nothing.
"""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from typing import Any


def prefer(compiled: str, sources: str) -> None:
    """Import the compiled modules unless one of their sources has changed since."""
    if os.environ.get("EMBERHOLD_COMPILED") != "0" and unchanged(compiled, sources):
        sys.path.append(compiled)  # where the compiled modules find what they share
        sys.meta_path.insert(0, _CompiledFinder(compiled))


class _CompiledFinder:
    """Finds `emberhold.kernel.table` where its machine code is."""

    def __init__(self, folder: str) -> None:
        self._folder = folder

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if not name.startswith(("emberhold.kernel.", "emberhold.parts.", "emberhold.games.")):
            return None
        file = os.path.join(self._folder, *name.split(".")) + EXTENSION_SUFFIXES[0]
        if not os.path.exists(file):
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def unchanged(compiled: str, sources: str) -> bool:
    """Whether every source file still looks as it did when it was compiled."""
    import json

    try:
        with open(os.path.join(compiled, "sources.json"), encoding="utf-8") as file:
            looks = json.load(file)
        return all(stamp_of(os.path.join(sources, name)) == look for name, look in looks.items())
    except (OSError, ValueError):
        return False


def stamp_of(path: str) -> list[int]:
    """What a file looks like from outside: its size and its time."""
    status = os.stat(path)
    return [status.st_size, status.st_mtime_ns]
