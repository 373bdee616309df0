"""Install pinned requirements, and this checkout itself, into the environment that runs this.

    .venv/bin/python -m tools.install requirements/dev.txt

uv does it in a tenth of the time that pip takes, and fetches from where pip is told to fetch. Where
it cannot be had or fails, pip does the work. Both check every file against its hash.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = Path(sys.executable).with_name("uv")
_PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
_ITSELF = ("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
_SAME_IN_UV = {
    "cert": "SSL_CERT_FILE",
    "default-timeout": "UV_HTTP_TIMEOUT",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "index-url": "UV_DEFAULT_INDEX",
    "proxy": "ALL_PROXY",
    "timeout": "UV_HTTP_TIMEOUT",
    "trusted-host": "UV_INSECURE_HOST",
}
"""What uv calls the settings of pip that say where files come from."""


def main(requirements: Sequence[str]) -> int:
    wanted = ("--require-hashes", *(word for file in requirements for word in ("-r", file)))
    if not _has_uv():
        print("uv cannot be had; pip installs, which takes longer", flush=True)
    elif _with_uv(wanted):
        return 0
    else:
        print("uv could not install everything; pip does, which takes longer", flush=True)
    return 0 if _with_pip(*wanted) and _with_pip(*_ITSELF) else 1


def _has_uv() -> bool:
    """Whether the pinned uv is here: a wheel of it, never built from its sources."""
    pinned = ("--require-hashes", "-r", str(ROOT / "requirements" / "uv.txt"))
    return _with_pip("--only-binary", ":all:", "--no-compile", "-qq", *pinned) and UV.is_file()


def _with_pip(*words: str) -> bool:
    return _succeeds([*_PIP, "install", "--quiet", *words])


def _with_uv(wanted: Sequence[str]) -> bool:
    """pip looks for a file on all indexes it is told of, and so must uv to find the same."""
    install = [str(UV), "pip", "install", "--quiet", "--python", sys.executable]
    install += ["--no-python-downloads", "--index-strategy", "unsafe-best-match"]
    told = subprocess.run([*_PIP, "config", "list"], capture_output=True, text=True, check=False)
    environment = {**settings(told.stdout), **os.environ}
    return _succeeds([*install, *wanted], environment) and _succeeds(
        [*install, *_ITSELF], environment
    )


def _succeeds(command: Sequence[str], environment: Mapping[str, str] | None = None) -> bool:
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


def settings(told: str) -> dict[str, str]:
    """Where pip looks, in the words of uv, from what `pip config list` prints."""
    lines = [line.partition("=") for line in told.splitlines()]
    found: dict[str, str] = {}
    for section in ("global", "install", ":env:"):  # what is found later counts more
        for name, _, value in lines:
            ours = _SAME_IN_UV.get(name.removeprefix(f"{section}."))
            if ours:
                words = str(ast.literal_eval(value)).split()
                found[ours] = ("," if ours == "UV_FIND_LINKS" else " ").join(words)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
