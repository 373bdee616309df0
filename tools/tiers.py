"""Which checks come when: what `make test-all` alone runs, and how long each file took last time.

`tests/tiers.toml` says what is left for the night, and why. How long files take is kept in
`build/test-times.json`, written by every run of the suite: what takes longest begins first, and
`make check` reckons with it.
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TIERS = ROOT / "tests" / "tiers.toml"
TIMES = Path("build", "test-times.json")
ROOMS = "EMBERHOLD_TEST_ROOMS"
"""The file in which the runs of one suite add up their seconds by room."""


@dataclass(frozen=True, slots=True)
class Later:
    """What is run in `make test-all` alone: beginnings of test ids, each with its reason."""

    reasons: Mapping[str, str]
    _cases: tuple[str, ...] = ()

    @classmethod
    def read(cls, path: Path = TIERS) -> Later:
        entries = tomllib.loads(path.read_text(encoding="utf-8")).get("later", [])
        reasons = {test: entry["reason"] for entry in entries for test in entry["tests"]}
        return cls(reasons, tuple(test for test in reasons if "[" in test))

    def holds(self, test: str) -> bool:
        """A whole file, a whole test, or cases by the beginning of their id."""
        file, _, case = test.partition("::")
        return (
            file in self.reasons
            or f"{file}::{case.partition('[')[0]}" in self.reasons
            or test.startswith(self._cases)
        )

    def stale(self, root: Path = ROOT) -> list[str]:
        """Entries whose file or test is not there any more."""
        return [entry for entry in self.reasons if not _is_there(root, entry)]


def _is_there(root: Path, entry: str) -> bool:
    file, _, case = entry.partition("::")
    path = root / file
    name = case.partition("[")[0].rpartition("::")[2]
    return path.is_file() and (not name or f"def {name}(" in path.read_text(encoding="utf-8"))


def room_of(test: str) -> str:
    """The folder of tests a test is in; those beside the folders share a room."""
    parts = test.partition("::")[0].split("/")
    return parts[1] if len(parts) > 2 else "the house"


def file_times(root: Path = ROOT) -> dict[str, float]:
    """Seconds by file of tests, as they were last time; nothing where they are not known."""
    try:
        return dict(json.loads((root / TIMES).read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


def add_rooms(tests: Mapping[str, float]) -> None:
    """Add the seconds of a run to those of the suite it belongs to."""
    if path := os.environ.get(ROOMS):
        file = Path(path)
        known: dict[str, float] = json.loads(file.read_text("utf-8")) if file.exists() else {}
        for test, seconds in tests.items():
            known[room_of(test)] = known.get(room_of(test), 0.0) + seconds
        file.write_text(json.dumps(known), encoding="utf-8")


def keep_times(tests: Mapping[str, float], root: Path = ROOT) -> None:
    """Keep the seconds of the files that were run, and forget files that are gone."""
    times = {**file_times(root), **tests}
    known = {file: seconds for file, seconds in times.items() if (root / file).is_file()}
    path = root / TIMES
    path.parent.mkdir(exist_ok=True)
    fresh = path.with_suffix(f".{os.getpid()}")
    fresh.write_text(json.dumps(dict(sorted(known.items())), indent=1), encoding="utf-8")
    fresh.replace(path)
