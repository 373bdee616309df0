"""Compile the engine: the kernel, the parts and the games' rules and bots as machine code.

    python -m tools.compile                build/compiled holds the modules, and .venv uses them
    python -m tools.compile --stamp FILE   the same; FILE says what was made, or is empty
    python -m tools.compile --plain        not optimised: the same answers, made in half the time
    python -m tools.compile --remove       back to the sources alone

A line in the environment's site-packages imports the compiled modules in place of their sources for
as long as none of those has changed since. Whoever edits a rule runs the edited rule, never stale
machine code. `EMBERHOLD_COMPILED=0` uses the sources in any case.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.hook import stamp_of

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
HOOK = "emberhold_compiled"

_A_GAME = "games/*"
_SPEAKING: dict[str, tuple[str, ...]] = {
    "kernel": (
        *("book", "bookfile", "campaign", "errors", "game", "message", "naming", "native"),
        *("opening", "positions", "replaying", "save", "scene", "version"),
    ),
    "parts": ("choices", "library", "rulebook"),
    "games": (
        *("daily", "deckbuilding", "exercises", "explaining", "game", "lessons", "look"),
        *("puzzles", "registry", "report", "study", "style", "thinking", "unsealed", "wording"),
    ),
    _A_GAME: (
        *("card_text", "choices", "deck_files", "fitted", "game", "goals", "legacy_game"),
        *("library", "look", "mage_text", "manner", "position", "position_players", "reasons"),
        *("report", "rulebook", "scene", "sheet_text", "stage", "study", "style", "words"),
    ),
}
"""By package, the rooms that speak, read, check, hold fitted numbers or tell how things look:
nothing of them is in the way of a playout. All other rooms of these packages, and of those inside
them, are compiled."""

_SETUP = """
import sys
from multiprocessing.pool import ThreadPool
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

class AllCores(build_ext):
    def build_extensions(self):
        one = self.compiler.compile
        def many(sources, **how):
            with ThreadPool() as pool:
                made = pool.map(lambda source: one([source], **how), sources, chunksize=1)
            return [file for files in made for file in files]
        self.compiler.compile = many
        super().build_extensions()

modules = mypycify({arguments!r}, opt_level={level!r}, multi_file=True)
if sys.platform == "linux":
    for module in modules:
        module.extra_compile_args.append("-fvisibility=hidden")
        module.extra_link_args.append("-Wl,-Bsymbolic")
setup(name="emberhold-engine", ext_modules=modules, cmdclass=dict(build_ext=AllCores))
"""
"""The engine is one extension of many files; setuptools alone would compile them one by one.
Its functions are called from within alone: hidden, a call between files needs no table of jumps."""


def hot_modules(package: Path) -> list[Path]:
    """The modules a game runs through: the kernel, the parts, and the games' rules and bots."""
    return [
        path
        for floor in ("kernel", "parts", "games")
        for path in sorted((package / floor).rglob("*.py"))
        if path.stem != "__init__" and path.stem not in _speaking(path.relative_to(package))
    ]


def _speaking(path: Path) -> tuple[str, ...]:
    """The rooms beside a module that stay as they are; all games have the same rooms."""
    folder = path.parent.as_posix()
    game = path.parts[0] == "games" and len(path.parts) == 3
    return _SPEAKING.get(_A_GAME if game else folder, ())


def main(arguments: list[str]) -> int:
    _remove()
    if "--remove" in arguments:
        return 0
    if shutil.which("cc") is None:
        print("not compiled: no C compiler (cc) was found; everything works without, but slower")
        _stamp(arguments, "")
        return 0
    print("compiling the engine; this takes a few minutes")
    if not build("0" if "--plain" in arguments else "2"):
        _remove()
        return 1
    _install_hook()
    _stamp(arguments, "compiled\n")
    return 0


def _stamp(arguments: list[str], text: str) -> None:
    if "--stamp" in arguments:
        Path(arguments[arguments.index("--stamp") + 1]).write_text(text, encoding="utf-8")


def build(level: str = "2") -> bool:
    """Run mypyc in a copy of the package; what it says is shown only when it fails.

    :param level: how hard the C compiler tries to make it fast, "0" to "3"
    """
    copy = ROOT / "build" / "compiling"
    shutil.rmtree(copy, ignore_errors=True)
    modules = [str(path.relative_to(SOURCES)) for path in hot_modules(SOURCES / "emberhold")]
    looks = {name: stamp_of(str(SOURCES / name)) for name in modules}
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("__pycache__"))
    arguments = ["--config-file", str(ROOT / "pyproject.toml"), *modules]
    script = copy / "setup.py"
    script.write_text(_SETUP.format(arguments=arguments, level=level), encoding="utf-8")
    command = [sys.executable, script.name, "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{done.stdout}\n{done.stderr}", file=sys.stderr)
    else:
        _keep(copy, looks)
    shutil.rmtree(copy)
    return done.returncode == 0


def _keep(copy: Path, looks: dict[str, list[int]]) -> None:
    """Keep the machine code alone, and what each source looked like when it was compiled."""
    for made in [*copy.glob("*.so"), *(copy / "emberhold").rglob("*.so")]:
        kept = COMPILED / made.relative_to(copy)
        kept.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(made, kept)
    (COMPILED / "sources.json").write_text(json.dumps(looks, indent=1), encoding="utf-8")


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
    sys.exit(main(sys.argv[1:]))
