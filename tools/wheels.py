"""Wheels with the engine as machine code, one for each Python that is found: 3.11 to 3.14.

    python -m tools.wheels    dist/emberhold-*-cp311-*.whl and so on

Each is built in an environment of its own from requirements/compile.txt. The same sources and the
same C compiler give the same wheel, byte by byte.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
REQUIREMENTS = ROOT / "requirements" / "compile.txt"
_PROBE = "import sys, venv, ensurepip; print('%d.%d' % sys.version_info[:2])"


def pythons() -> dict[str, str]:
    """A Python of each version that is on the path or among pyenv's."""
    found: dict[str, str] = {}
    for candidate in _candidates():
        if os.access(candidate, os.X_OK):
            command = [candidate, "-c", _PROBE]
            told = subprocess.run(command, capture_output=True, text=True, check=False)
            version = told.stdout.strip()
            if told.returncode == 0 and version in VERSIONS:
                found.setdefault(version, candidate)
    return dict(sorted(found.items()))


def _candidates() -> Iterator[str]:
    yield sys.executable
    for version in VERSIONS:
        on_path = shutil.which(f"python{version}")
        if on_path:
            yield on_path
        root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
        for folder in sorted(root.glob(f"versions/{version}.*"), reverse=True):
            yield str(folder / "bin" / "python")


def build(version: str, python: str) -> bool:
    folder = ROOT / "build" / "wheels" / version
    own = folder / "bin" / "python"
    quiet = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    steps = [
        [python, "-m", "venv", "--clear", str(folder)],
        [str(own), *quiet, "--require-hashes", "-r", str(REQUIREMENTS)],
        [str(own), "-m", "hatchling", "build", "-t", "wheel"],
    ]
    if version == ".".join(map(str, sys.version_info[:2])):
        steps = [[sys.executable, *steps[-1][1:]]]
    environment = {**os.environ, "EMBERHOLD_COMPILE": "1", "PYTHONHASHSEED": "0"}
    return all(
        subprocess.run(step, cwd=ROOT, env=environment, check=False).returncode == 0
        for step in steps
    )


def main() -> int:
    if shutil.which("cc") is None:
        print("error: a wheel with machine code needs a C compiler (cc)", file=sys.stderr)
        return 1
    found = pythons()
    missing = [version for version in VERSIONS if version not in found]
    for version, python in found.items():
        print(f"a wheel for Python {version} ({python})", flush=True)
        if not build(version, python):
            return 1
    if missing:
        print(f"left out: Python {', '.join(missing)} (not found on this machine)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
