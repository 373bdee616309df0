"""What has changed, and the tests near to it: for `make check`.

A change is everything that is not committed yet or, where nothing is left uncommitted, the last
commit; `make check ARGS=origin/main` takes all that has come since. Near to a module are the tests
of its room and those that import it, first the ones that speak most of what was changed. Whole
files of tests are taken, until they would take longer than somebody waits.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.mutations import Mutation
from tools.nearest import SOURCES, nearest, room_of
from tools.tiers import ROOT, Later, file_times

BUDGET = 50.0
"""Seconds of one core that the tests near by may take, as far as it is known."""
_UNKNOWN = 5.0
_CLIENT = "src/emberhold/client/"
_NEAR: dict[str, tuple[str, ...]] = {
    r"\.ftl$": ("tests/test_language.py", "tests/language/test_fluent.py"),
    rf"^{_CLIENT}": ("tests/test_client_house.py", "tests/server/test_bundles.py"),
    r"\.css$": ("tests/server/test_stylesheets.py",),
    r"\.md$": ("tests/test_docs.py",),
    r"^src/.*\.py$": ("tests/test_house.py",),
}
"""Tests near to whatever has such a name."""


@dataclass(frozen=True, slots=True)
class Touched:
    """Files that were changed since a commit."""

    files: Sequence[str]
    base: str

    @classmethod
    def since(cls, base: str = "") -> Touched:
        found = _changed(base or "HEAD")
        if base or found:
            return cls(found, base or "HEAD")
        return cls(_changed("HEAD~1"), "HEAD~1")

    @property
    def python(self) -> bool:
        return any(file.endswith((".py", "pyproject.toml")) for file in self.files)

    @property
    def client(self) -> bool:
        return any(file.startswith((_CLIENT, "tests/client/")) for file in self.files)

    def __str__(self) -> str:
        shown = ", ".join(self.files[:6]) + (" ..." if len(self.files) > 6 else "")
        return f"{len(self.files)} files changed since {self.base}: {shown}"

    def tests(self) -> list[str]:
        """Files of tests, the nearest first, as many as there is time for."""
        times, later = file_times(), Later.read()
        taken: list[str] = []
        left: list[str] = []
        seconds = 0.0
        for file in dict.fromkeys(self._near()):
            if not (ROOT / file).is_file() or later.holds(file):
                continue
            own = times.get(file, _UNKNOWN)
            if taken and seconds + own > BUDGET:
                left.append(file)
                continue
            taken.append(file)
            seconds += own
        if left:
            print(f"left for make test: {len(left)} files of tests near by, {left[0]} first")
        return taken

    def _near(self) -> Iterator[str]:
        """Tests that were changed themselves, then the nearest of each file in turn."""
        yield from (file for file in self.files if re.search(r"/test_\w+\.py$", file))
        ranked = [self._near_to(file) for file in self.files]
        for place in range(max(map(len, ranked), default=0)):
            yield from (tests[place] for tests in ranked if place < len(tests))

    def _near_to(self, file: str) -> list[str]:
        named = [test for name, tests in _NEAR.items() if re.search(name, file) for test in tests]
        if file.startswith(_CLIENT):
            return [*named, *_called_like(Path(file).stem)]
        if file.startswith(f"{SOURCES}/") and file.endswith(".py") and (ROOT / file).is_file():
            return [*dict.fromkeys(test.partition("::")[0] for test in self._ranked(file)), *named]
        if file.endswith(".py"):
            return [*named, *_importing(".".join(Path(file).with_suffix("").parts))]
        return named

    def _ranked(self, file: str) -> list[str]:
        """The tests of the room, as `tools.nearest` ranks them for the lines that were changed."""
        room = room_of(Path(file))
        if not room:
            return _importing(".".join(Path(file).with_suffix("").parts[1:]))
        words = _git("diff", "--unified=0", self.base, "--", file)
        line = re.search(r"^@@ \S+ \+(\d+)", words, re.MULTILINE)
        change = Mutation(file, "change", int(line[1]) if line else 1, words, words)
        return nearest(ROOT, change, 0)


def _changed(base: str) -> list[str]:
    """Files changed since a commit, new ones included."""
    new = _git("ls-files", "--others", "--exclude-standard").split()
    return sorted({*_git("diff", "--name-only", base).split(), *new})


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout


def _importing(module: str) -> list[str]:
    """Files of tests that import a module."""
    wanted = re.compile(rf"\b{re.escape(module)}\b")
    files = sorted((ROOT / "tests").glob("**/test_*.py"))
    return [str(f.relative_to(ROOT)) for f in files if wanted.search(f.read_text("utf-8"))]


def _called_like(stem: str) -> list[str]:
    """Files of tests of the browser and of the pages that have the name of a script."""
    word = stem.rstrip("s")
    places = (ROOT / "tests" / room for room in ("browser", "server"))
    return [
        str(file.relative_to(ROOT))
        for place in places
        for file in sorted(place.glob(f"test_*{word}*.py"))
    ]
