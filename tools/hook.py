"""Which of the two is imported: the compiled package, or the sources it was made from."""

import os
import sys


def prefer(compiled: str, sources: str) -> None:
    """Put the compiled package first unless a source file has changed since it was made."""
    if os.environ.get("EMBERHOLD_COMPILED") != "0" and _same(compiled, sources):
        sys.path.insert(0, compiled)


def _same(compiled: str, sources: str) -> bool:
    """Whether every source file still has the size and the time its copy was given."""
    try:
        return all(
            _stamp(path) == _stamp(compiled + path[len(sources) :]) for path in _files(sources)
        )
    except OSError:
        return False


def _files(folder: str) -> list[str]:
    found = []
    for entry in os.scandir(folder):
        if entry.is_dir():
            if entry.name != "__pycache__":
                found += _files(entry.path)
        elif entry.name.endswith(".py"):
            found.append(entry.path)
    return found


def _stamp(path: str) -> tuple[int, int]:
    status = os.stat(path)
    return status.st_size, status.st_mtime_ns
