"""Trying a mutation: a copy of the tree, the spoilt line, and the tests near it."""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tools.mutations import Mutation
from tools.nearest import FEW, ROOT, nearest

GONE = "gone"
"""What became of a mutation of an earlier run whose line is not there any more."""
_LONGEST = 240
"""Seconds of processor time for one mutation: what takes longer never ends."""
_WAITING = 900
"""Seconds on the clock: what takes longer waits for something that never comes."""
_QUICK = "not long and not thorough"
"""What is tried of `make test`: its thorough tests would take most of the time."""
_MADE = {"build", "dist", "node_modules", "__pycache__"}
"""Folders that are made of the others, in a tree of which git knows nothing."""


@dataclass(frozen=True)
class Found:
    """A mutation, and what became of it."""

    mutation: Mutation
    by: str
    """The test that caught it, `time` or `error`; `gone` if there is no such line; empty: it
    survived."""


@dataclass(frozen=True)
class Asked:
    """Which tests are asked."""

    few: int = FEW
    without: frozenset[str] = frozenset()
    """Files and tests that fail in any case, such as for want of a library."""

    def about(self, root: Path, mutation: Mutation) -> list[str]:
        near = nearest(root, mutation, self.few)
        return [test for test in near if not {test, test.partition("::")[0]} & self.without]


def copied(folder: Path, source: Path = ROOT) -> Path:
    """Everything git knows or would add, as it is in the working tree."""
    for name in _names(source):
        if (source / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / name, folder / name)
    return folder


def _names(source: Path) -> Iterator[str]:
    if (source / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        known = subprocess.run(command, cwd=source, capture_output=True, check=True).stdout
        yield from filter(None, known.decode().split("\0"))
        return
    for path in source.rglob("*"):
        inside = path.relative_to(source)
        if not any(part in _MADE or part.startswith(".") for part in inside.parts[:-1]):
            yield str(inside)


def tried(root: Path, mutation: Mutation, asked: Asked = Asked()) -> Found:  # noqa: B008 (frozen)
    """Spoil the copy, run the tests near it, and put the file right whatever happens."""
    file = root / mutation.file
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    spoilt = mutation.applied(before)
    if spoilt is None:
        return Found(mutation, GONE)
    try:
        tests = asked.about(root, mutation)
        _write(file, spoilt)
        return Found(mutation, _tested(root, tests))
    finally:
        _write(file, before)


def _write(file: Path, text: str) -> None:
    """The file, and nothing that was made of it before."""
    file.write_text(text, encoding="utf-8")
    for made in file.parent.glob(f"__pycache__/{file.stem}.*.pyc"):
        made.unlink()


def _tested(root: Path, tests: list[str]) -> str:
    """The first test that fails, `time` if it takes for ever; nothing if all pass."""
    found = _pytest(root, "-x", *tests)
    if found.returncode in (0, 5):
        return ""
    return next(iter(_failed(found)), "time" if found.returncode < 0 else "error")


def _failed(found: subprocess.CompletedProcess[str]) -> list[str]:
    return re.findall(r"^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", found.stdout, re.MULTILINE)


def without_case(test: str) -> str:
    """The test of which this is a case."""
    return test.partition("[")[0]


def _pytest(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(root / "src"), *_elsewhere()]),
        "EMBERHOLD_COMPILED": "0",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # most of the time would go into loading them
    }
    options = ["-q", "--tb=no", "-p", "no:cacheprovider", "-m", _QUICK]
    with subprocess.Popen(
        [sys.executable, "-m", "pytest", *options, *words],
        cwd=root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (_LONGEST, _LONGEST))
        try:
            said, _ = process.communicate(timeout=_WAITING)
        except subprocess.TimeoutExpired:
            _end(process)
            said, _ = process.communicate()
        finally:
            _end(process)
    return subprocess.CompletedProcess(process.args, process.returncode, said)


def _end(process: subprocess.Popen[str]) -> None:
    """It and whatever it has started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def _elsewhere() -> list[str]:
    """Where Python was told to look for packages, but not for the sources."""
    told = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return [place for place in told if place and Path(place).resolve() != ROOT / "src"]


def unreadable(root: Path, tests: Iterable[str]) -> set[str]:
    """Files of tests that cannot even be read here: they would seem to catch everything."""
    files = sorted({test.partition("::")[0] for test in tests})
    if not files:
        return set()
    found = _pytest(root, "--collect-only", *files)
    broken = set(_failed(found))
    if found.returncode not in (0, 5) and not broken:
        raise SystemExit(f"the tests cannot be run here:\n{found.stdout}")
    return broken


def unsound(root: Path, found: Iterable[Found]) -> set[str]:
    """Tests that fail without any mutation: they have caught nothing."""
    tests = sorted({without_case(each.by) for each in found if each.by.startswith("tests/")})
    return set(map(without_case, _failed(_pytest(root, *tests)))) if tests else set()
