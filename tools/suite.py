"""The checks of `make check` and `make test`, several at a time where they do not need each other.

    python -m tools.suite check    lint, types and the quick tests, from the sources
    python -m tools.suite test     every check: those, the web client, the reference, the browser,
                                   machine code

mypy and the first half of compiling keep one core busy each, so they run beside each other; the
tests take all cores. A check that fails ends the others. Every check tells how long it took.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
BIN = Path(sys.executable).parent
_SOURCES = {"EMBERHOLD_COMPILED": "0"}
_PYTEST = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal"]
_MAKE = [os.environ.get("MAKE", "make"), "--no-print-directory"]


@dataclass(slots=True)
class Check:
    """A command whose exit status says whether all is well."""

    name: str
    command: Sequence[str]
    environment: dict[str, str] = field(default_factory=dict)
    quiet: bool = False
    """What it prints is shown when it is over, because something else prints meanwhile."""


RUFF = (
    Check("ruff check", [str(BIN / "ruff"), "check"]),
    Check("ruff format", [str(BIN / "ruff"), "format", "--check"]),
)
TYPES = Check("mypy", [str(BIN / "mypy")], quiet=True)
CLIENT = Check("the web client", [*_MAKE, "client"], quiet=True)
REFERENCE = Check("the reference", [sys.executable, "-m", "tools.reference"], _SOURCES, quiet=True)
COMPILING = Check("compiling", [*_MAKE, "machine-code"], quiet=True)
QUICK = Check(
    "the quick tests",
    [*_PYTEST, "-m", "not long and not thorough", "--ignore=tests/browser"],
    _SOURCES,
)
EVERYTHING = Check("all tests on the sources", _PYTEST, _SOURCES)
INTERPRETED = Check(
    "the tests on the sources",
    [*_PYTEST, "-m", "not long and (interpreted or not thorough)", "--ignore=tests/browser"],
    _SOURCES,
)
ON_MACHINE_CODE = Check(
    "games, browser and thorough tests on the compiled engine",
    [*_PYTEST, "-m", "not long and not interpreted and (engine or thorough)"],
)


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
            env={**os.environ, **check.environment},
            stdout=self._said,
            stderr=self._said,
            start_new_session=True,
        )

    def status(self, wait: bool = True) -> int | None:
        return self._process.wait() if wait else self._process.poll()

    def tell(self) -> None:
        """What it said, if nobody has heard it yet, and how long it took."""
        if self._said is not None:
            self._said.seek(0)
            print(self._said.read().decode(errors="replace"), end="")
            self._said.close()
        print(f"{self.check.name}: {time.monotonic() - self._begun:.0f} s", flush=True)

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


def check() -> bool:
    return in_turn(*RUFF) and together(TYPES, QUICK)


def test() -> bool:
    """All tests but the browser's and the thorough ones run on the sources; those, and once more
    the tests that play the games, run on the compiled engine. Without a C compiler everything runs
    on the sources."""
    if not (in_turn(*RUFF) and together(COMPILING, TYPES, CLIENT, REFERENCE)):
        return False
    if not COMPILED.is_dir():
        return in_turn(EVERYTHING)
    return in_turn(INTERPRETED, ON_MACHINE_CODE)


def main(arguments: Sequence[str]) -> int:
    suites = {"check": check, "test": test}
    if len(arguments) != 1 or arguments[0] not in suites:
        print(f"which checks? one of: {', '.join(suites)}", file=sys.stderr)
        return 2
    begun = time.monotonic()
    passed = suites[arguments[0]]()
    minutes, seconds = divmod(round(time.monotonic() - begun), 60)
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"{arguments[0]}: {minutes} min {seconds} s; load of this machine {load}")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
