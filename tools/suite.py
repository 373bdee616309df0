"""The checks of `make check`, `make test` and `make test-all`: see docs/testing.md.

    python -m tools.suite check      lint, and the tests near to what has changed
    python -m tools.suite test       what guards behaviour: a quarter of an hour
    python -m tools.suite test-all   every size, language, seed and kill: for the night

What keeps one core busy runs beside something else that does; the tests take all cores. A check
that fails ends the others. Every check tells how long it took, and in the end so does the suite.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from tools.tiers import ROOMS
from tools.touched import Touched

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
_SOURCES = {"EMBERHOLD_COMPILED": "0"}
_BYTECODE = {"PYTHONDONTWRITEBYTECODE": ""}
"""Kept even where the machine says otherwise: compiling the tests takes four times as long as
collecting them, in every process, and half of the time in which a command starts."""
_MAKE = [os.environ.get("MAKE", "make"), "--no-print-directory"]
_PYTEST = [
    *(sys.executable, "-m", "pytest", "-p", "tools.rooms"),
    *("--dist", "loadfile", "--no-loadscope-reorder"),
]
"""A file stays with one worker, which has one server and one database for it."""


@dataclass(slots=True)
class Check:
    """A command whose exit status says whether all is well."""

    name: str
    command: Sequence[str]
    environment: dict[str, str] = field(default_factory=dict)
    quiet: bool = False
    """What it prints is shown when it is over, because something else prints meanwhile."""


TOOK: list[tuple[str, float]] = []
"""Each check that is over, and its seconds."""


def tests(name: str, marks: str, *words: str, workers: int, **environment: str) -> Check:
    """Tests by their marks, among them those for the night if the marks say so."""
    return Check(name, [*_PYTEST, "-n", str(workers), "-m", marks, *words], environment)


CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
RUFF = Check("ruff check", [str(BIN / "ruff"), "check"])
FORMAT = Check("ruff format", [str(BIN / "ruff"), "format", "--check"])
TYPES = Check("mypy", [str(BIN / "mypy")], quiet=True)
CLIENT = Check("the web client", [*_MAKE, "client"], quiet=True)
REFERENCE = Check("the reference", [sys.executable, "-m", "tools.reference"], _SOURCES, quiet=True)
COMPILING = Check("compiling", [*_MAKE, "machine-code"], quiet=True)

_BESIDE = ("--ignore=tests/browser",)
_ON_MACHINE_CODE = "not interpreted and (engine or thorough)"
_ON_SOURCES = "interpreted or not (engine or thorough)"
SOURCES = tests(
    "tests on the sources",
    f"not long and ({_ON_SOURCES})",
    *_BESIDE,
    workers=CORES,
    **_SOURCES,
)
MACHINE_CODE = tests(
    "tests on machine code", f"not long and {_ON_MACHINE_CODE}", *_BESIDE, workers=CORES
)
BROWSER = tests("tests in the browser", "not long", "tests/browser", workers=CORES + 1)


ALL_ON_SOURCES = tests(
    "all tests on the sources", "interpreted or not thorough", *_BESIDE, workers=CORES, **_SOURCES
)
ALL_ON_MACHINE_CODE = tests("all tests on machine code", "not interpreted", *_BESIDE, workers=CORES)
ALL_IN_BROWSER = tests("all tests in the browser", "", "tests/browser", workers=CORES + 1)


def _late(seed: int) -> Check:
    """The browser's part of `make test` with other answers late."""
    return tests(
        f"the browser with late answers, seed {seed}",
        "not long",
        "tests/browser",
        workers=CORES + 1,
        EMBERHOLD_LATE=f"0.5:{seed}",
    )


def _command(name: str, *words: str) -> Check:
    return Check(name, [sys.executable, "-m", *words])


_DATABASE = ("--kills", "300", "--postgresql", "--clock")
_MUTATIONS = ("--number", "60", "--seed", "20311", "--least", "55")
LONG_RUNS = (
    _command("a thousand kills", "bench.durability", "--kills", "1000"),
    _command("kills of the database", "bench.durability", *_DATABASE),
    _command("spoiled boxes", "bench.boxes", "--files", "20000"),
    _command("spoiled boxes of Relic", "bench.boxes", "--files", "20000", "--game", "relic"),
    _command("spoiled pictures", "bench.boxes", "--files", "20000", "--game", "pictures"),
    _command("everything bent at random", "bench.fuzz", "--inputs", "10000"),
    _command("random games", "bench.soak", "--games", "5000"),
    _command("published figures", "bench.published"),
    _command("mutations", "tools.mutate", *_MUTATIONS),
)
"""What takes long by its number; each says what went wrong and ends with an exit status."""


class Running:
    """A check under way, with all processes it has started."""

    def __init__(self, check: Check) -> None:
        self.check = check
        self._begun = time.monotonic()
        self._said: IO[bytes] | None = None
        if check.quiet:
            self._said = tempfile.TemporaryFile()  # noqa: SIM115 (closed when it is told)
        self._process = subprocess.Popen(
            check.command,
            cwd=ROOT,
            env={**os.environ, **_BYTECODE, **check.environment},
            stdout=self._said,
            stderr=self._said,
            start_new_session=True,
        )

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._begun

    def status(self, wait: bool = True) -> int | None:
        return self._process.wait() if wait else self._process.poll()

    def tell(self) -> None:
        """What it said, if nobody has heard it yet, and how long it took."""
        if self._said is not None:
            self._said.seek(0)
            print(self._said.read().decode(errors="replace"), end="")
            self._said.close()
        print(f"{self.check.name}: {self.seconds:.0f} s", flush=True)
        TOOK.append((self.check.name, self.seconds))

    def end(self) -> None:
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait()
        if self._said is not None:
            self._said.close()


def together(*checks: Check) -> bool:
    """Run checks beside each other; the first that fails ends the others."""
    running = [Running(check) for check in checks]
    try:
        while running:
            over = [one for one in running if one.status(wait=len(running) == 1) is not None]
            for one in over:
                running.remove(one)
                one.tell()
                if one.status() != 0:
                    print(f"failed: {one.check.name}", file=sys.stderr)
                    return False
            time.sleep(0 if over else 0.2)
        return True
    finally:
        for one in running:
            one.end()


def in_turn(*checks: Check) -> bool:
    return all(together(check) for check in checks)


def all_of(*checks: Check) -> bool:
    """Every check, one after the other, whatever becomes of those before."""
    passed = [together(check) for check in checks]
    return all(passed)


def check(since: str = "") -> bool:
    """The tests near to the change run beside the type checker."""
    touched = Touched.since(since)
    print(touched, flush=True)
    near = touched.tests()
    beside = [TYPES] if touched.python else []
    beside += [CLIENT] if touched.client else []
    if near:
        marks = "not long and not thorough"
        beside.append(tests("the tests near by", marks, *near, workers=CORES, **_SOURCES))
    return in_turn(RUFF, FORMAT) and together(*beside)


def test() -> bool:
    """What guards behaviour. Without a C compiler everything runs on the sources."""
    return _prepared() and in_turn(SOURCES, MACHINE_CODE, BROWSER)


def test_all() -> bool:
    """All there is; what fails does not end the rest."""
    return _prepared() and all_of(
        *(ALL_ON_SOURCES, ALL_ON_MACHINE_CODE, ALL_IN_BROWSER),
        *(_late(seed) for seed in range(2, 11)),
        *LONG_RUNS,
    )


def _prepared() -> bool:
    return in_turn(RUFF, FORMAT) and together(COMPILING, TYPES, CLIENT, REFERENCE)


def main(arguments: Sequence[str]) -> int:
    suites: dict[str, Callable[..., bool]] = {"check": check, "test": test, "test-all": test_all}
    name, *more = [*arguments, ""]
    if name not in suites or len(more) > (2 if name == "check" else 1):
        print(f"which checks? one of: {', '.join(suites)}", file=sys.stderr)
        return 2
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="emberhold-rooms-") as folder:
        os.environ[ROOMS] = str(Path(folder, "rooms.json"))
        passed = suites[name](*more[:-1])
        _summary(Path(os.environ.pop(ROOMS)))
    minutes, seconds = divmod(round(time.monotonic() - begun), 60)
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"{name}: {minutes} min {seconds} s; load of this machine {load}")
    return 0 if passed else 1


def _summary(rooms: Path) -> None:
    """The minutes of each part, and of each room of tests."""
    print("minutes by part: " + _minutes(TOOK))
    if rooms.is_file():
        found = json.loads(rooms.read_text(encoding="utf-8"))
        longest = sorted(found.items(), key=lambda room: -room[1])
        print("minutes of one core by room of tests: " + _minutes(longest))


def _minutes(parts: Iterable[tuple[str, float]]) -> str:
    return ", ".join(f"{name} {seconds / 60:.1f}" for name, seconds in parts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
