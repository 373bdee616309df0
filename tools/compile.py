"""Compile the engine: the rules and the kernel as machine code, by mypyc.

    python tools/compile.py           build/compiled holds the compiled package, and .venv uses it
    python tools/compile.py --remove  back to the sources alone

The package is copied to build/compiled and its hot modules are compiled there; a line in the
environment's site-packages puts that copy before the sources for as long as no source file has
changed since. Whoever edits a rule runs the edited rule, never a stale machine code.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
HOOK = "emberhold_compiled"

_NOT_COMPILED = {
    "__init__.py",
    "card_text.py",
    "choices.py",
    "errors.py",
    "game.py",
    "library.py",
    "mage_text.py",
    "message.py",
    "position.py",
    "positions.py",
    "rulebook.py",
    "save.py",
    "scene.py",
    "sheet_text.py",
    "version.py",
    "words.py",
}
"""Rooms that speak, read or check: nothing of them is in the way of a playout."""

_SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="emberhold-engine", ext_modules=mypycify({arguments!r}, opt_level="0", multi_file=True))
"""


def hot_modules(package: Path) -> list[Path]:
    """The modules a game runs through: the kernel and the games' rules and bots."""
    return [
        path
        for floor in ("kernel", "games")
        for path in sorted((package / floor).rglob("*.py"))
        if path.name not in _NOT_COMPILED
    ]


def main() -> int:
    if "--remove" in sys.argv[1:]:
        _remove()
        return 0
    if shutil.which("cc") is None:
        print("not compiled: no C compiler (cc) was found; everything works without, but slower")
        return 0
    _remove()
    shutil.copytree(SOURCES, COMPILED, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    if not _build():
        shutil.rmtree(COMPILED)
        return 1
    _install_hook()
    print("the engine is compiled")
    return 0


def _build() -> bool:
    """Run mypyc in the copy; what it says is shown only when it fails."""
    modules = [str(path.relative_to(COMPILED)) for path in hot_modules(COMPILED / "emberhold")]
    arguments = ["--config-file", str(ROOT / "pyproject.toml"), *modules]
    script = COMPILED / "setup.py"
    script.write_text(_SETUP.format(arguments=arguments), encoding="utf-8")
    command = [sys.executable, script.name, "-q", "build_ext", "--inplace", "--parallel", "2"]
    done = subprocess.run(command, cwd=COMPILED, capture_output=True, text=True, check=False)
    script.unlink()
    shutil.rmtree(COMPILED / "build", ignore_errors=True)
    if done.returncode:
        print(f"{done.stdout}\n{done.stderr}", file=sys.stderr)
    return done.returncode == 0


def _install_hook() -> None:
    packages = Path(sysconfig.get_paths()["purelib"])
    shutil.copyfile(ROOT / "tools" / "hook.py", packages / f"{HOOK}.py")
    line = f"import {HOOK}; {HOOK}.prefer({str(COMPILED)!r}, {str(SOURCES)!r})\n"
    (packages / f"{HOOK}.pth").write_text(line, encoding="utf-8")


def _remove() -> None:
    packages = Path(sysconfig.get_paths()["purelib"])
    for name in (f"{HOOK}.py", f"{HOOK}.pth"):
        (packages / name).unlink(missing_ok=True)
    shutil.rmtree(COMPILED, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
