"""Use machine code that somebody else has compiled: a wheel beside the checkout or on an index.

    python -m tools.prebuilt dist wheels           the best wheel in these folders, if there is one
    python -m tools.prebuilt https://example.org/simple   or on an index

A wheel with machine code holds the sources it was made from. It is used only if those are the
sources of this checkout, byte by byte; otherwise everything runs from the sources, as ever.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import BadZipFile, ZipFile

from emberhold.kernel.version import VERSION
from tools.compile import COMPILED, SOURCES, install_hook
from tools.hook import stamp_of, unchanged


def main(places: Sequence[str]) -> int:
    if unchanged(str(COMPILED), str(SOURCES)):
        return 0
    folders = [place for place in places if list(Path(place).glob("*.whl"))]
    index = [place for place in places if "://" in place]
    if not folders and not index:
        return 0
    with tempfile.TemporaryDirectory() as fetched:
        wheel = fetch(folders, index, fetched)
        if wheel is None:
            return 0
        try:
            problem = use(wheel, COMPILED, SOURCES)
        except (BadZipFile, KeyError, OSError) as error:
            problem = str(error)
    if problem:
        print(f"not used: {wheel.name} ({problem}); everything runs from the sources, but slower")
    else:
        install_hook()
        print(f"using the compiled engine of {wheel.name}")
    return 0


def fetch(folders: Sequence[str], index: Sequence[str], target: str) -> Path | None:
    """The wheel that pip takes for this machine and this Python."""
    places = [word for folder in folders for word in ("--find-links", folder)]
    places += [word for address in index for word in ("--index-url", address)]
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
    command += ["--no-deps", "--only-binary", ":all:", "--dest", target]
    command += [*places, *([] if index else ["--no-index"]), f"emberhold=={VERSION}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return next(Path(target).glob("*.whl"), None) if done.returncode == 0 else None


def use(wheel: Path, compiled: Path, sources: Path) -> str:
    """Unpack the machine code of a wheel; what speaks against it, or nothing."""
    suffix = EXTENSION_SUFFIXES[0]
    with ZipFile(wheel) as box:
        code = [name for name in box.namelist() if name.endswith(suffix)]
        if not code:
            return "it holds no machine code for this Python"
        names = [name.removesuffix(suffix) + ".py" for name in code if "/" in name]
        for name in names:
            path = sources / name
            if not path.is_file() or path.read_bytes() != box.read(name):
                return f"it was made from another {name}"
        box.extractall(compiled, code)
    looks = {name: stamp_of(str(sources / name)) for name in names}
    (compiled / "sources.json").write_text(json.dumps(looks, indent=1), encoding="utf-8")
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
