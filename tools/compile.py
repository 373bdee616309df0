"""Compile the engine: the kernel, the parts and the games' rules and bots as machine code.

    python -m tools.compile                build/compiled holds the modules, and .venv uses them
    python -m tools.compile --stamp FILE   the same; FILE says what was made, or is empty
    python -m tools.compile --plain        not optimised: the same answers, made in half the time
    python -m tools.compile --remove       back to the sources alone

A line in the environment's site-packages imports the compiled modules in place of their sources for
as long as none of those has changed since. After editing a rule, the edited rule runs, never stale
machine code. `EMBERHOLD_COMPILED=0` uses the sources in any case.
"""

from __future__ import annotations

import json
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from tools.hook import stamp_of
from tools.kept import digest, kept_by_the_user
from tools.machine_code import (
    CALM,
    FAST,
    GROUP,
    PLAIN,
    CompilerError,
    compile_all,
    generate,
    has_compiler,
    tools,
    units,
)

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
HOOK = "emberhold_compiled"
FLOORS = ("kernel", "parts", "games", "language")
"""What the compiler reads: the packages that are compiled, and the one that they speak with."""
HOT = ROOT / "tools" / "hot_modules.txt"
"""The modules that games spend their time in, found by `python -m bench.calls`: the C compiler
tries hard for these alone, which takes it far less time than to try hard for all."""

_SPEAKING: dict[str, tuple[str, ...]] = {
    "kernel": (
        *("book", "bookfile", "campaign", "errors", "game", "message", "naming", "native"),
        *("opening", "positions", "replaying", "save", "scene", "version"),
    ),
    "parts": ("choices", "library", "printed", "repairs", "rulebook"),
    "parts/effects": ("index", "trees"),
    "parts/boxes": (
        *(
            "contents",
            "drafts",
            "entries",
            "handing",
            "main",
            "own",
            "pictures",
            "png",
            "refusing",
            "shelf",
            "slots",
            "tables",
            "webp",
            "words",
        ),
    ),
    "games": (
        *("daily", "deckbuilding", "exercises", "explaining", "game", "lessons", "look"),
        *(
            "own_boxes",
            "puzzles",
            "registry",
            "report",
            "study",
            "style",
            "thinking",
            "unsealed",
            "wording",
        ),
    ),
    "games/*": (
        *("boxed_game", "game", "legacy_game", "look", "manner", "mixed_game", "shelf_game"),
        *("style", "words"),
    ),
    "games/*/numbers": ("fitted", "report", "study", "tuned"),
    "games/*/seen": (
        *("card_text", "library", "logged", "mage_text", "reasons", "scene", "sheet_text", "stage"),
        "verbs",
    ),
    "games/*/cards": ("from_data", "printed"),
    "games/*/setting_up": (
        *("by_hand", "choices", "deck_files", "goals", "position", "position_players", "repair"),
    ),
    "games/*/boxes": (
        *("beside", "fits", "foes", "naming", "palette", "printed", "reading", "workshop"),
    ),
    "games/aeons_end/cards/first_box": ("fitted",),
    "games/aeons_end/cards/legacy/record": ("shipped",),
}
"""By package, the rooms that speak, read, check, hold fitted numbers or tell how things look:
nothing of them is in the way of a playout. All other rooms of these packages, and of those inside
them, are compiled."""


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
    of_a_game = "/".join(("games", "*", *path.parent.parts[2:]))
    inside = path.parts[0] == "games" and len(path.parts) > 2
    return _SPEAKING.get(folder) or _SPEAKING.get(of_a_game if inside else folder, ())


def main(arguments: list[str]) -> int:
    _remove()
    if "--remove" in arguments:
        return 0
    if not has_compiler():
        print("not compiled: no C compiler (cc) was found; everything works without, but slower")
        _stamp(arguments, "")
        return 0
    if not build("--plain" in arguments):
        _remove()
        return 1
    install_hook()
    _stamp(arguments, "compiled\n")
    return 0


def _stamp(arguments: list[str], text: str) -> None:
    if "--stamp" in arguments:
        Path(arguments[arguments.index("--stamp") + 1]).write_text(text, encoding="utf-8")


def build(plain: bool = False, target: Path = COMPILED) -> bool:
    """Machine code of the engine, found from an earlier time or made from a copy of the sources.

    :param plain: not optimised, in half the time
    :param target: where the machine code is put; what was there before is gone
    """
    copy = ROOT / "build" / "compiling"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.rmtree(target, ignore_errors=True)
    paths = [path.relative_to(SOURCES) for path in hot_modules(SOURCES / "emberhold")]
    looks = {str(path): stamp_of(str(SOURCES / path)) for path in paths}
    for floor in FLOORS:
        inside = Path("emberhold") / floor
        shutil.copytree(SOURCES / inside, copy / inside, ignore=_no_code)
    shutil.copy(SOURCES / "emberhold" / "__init__.py", copy / "emberhold")
    kept, name = kept_by_the_user(), made_from(copy, plain)
    try:
        if not kept.give(name, target):
            print("compiling the engine; this takes a few minutes", flush=True)
            if not _make(copy, paths, plain, target):
                return False
            kept.keep(name, target)
            kept.tidy()
    except CompilerError as error:
        print(error, file=sys.stderr)
        return False
    finally:
        shutil.rmtree(copy)
    (target / "sources.json").write_text(json.dumps(looks, indent=1), encoding="utf-8")
    return True


def _no_code(folder: str, names: list[str]) -> list[str]:
    """What in a folder is not read by the compiler."""
    return [name for name in names if "." in name and not name.endswith(".py")] + ["__pycache__"]


def made_from(copy: Path, plain: bool) -> str:
    """The name of machine code by everything it is made from, and by how it is made.

    :param copy: the sources that the compiler reads
    """
    own = [ROOT / "tools" / f"{name}.py" for name in ("compile", "machine_code", "docstrings")]
    seen = [str(plain), tools(), *(f"{name} {version(name)}" for name in ("mypy", "setuptools"))]
    seen += [path.read_text("utf-8") for path in (HOT, *own)]
    for path in sorted(copy.rglob("*.py")):
        seen += [str(path.relative_to(copy)), path.read_text("utf-8")]
    return digest(seen)


def _make(copy: Path, paths: Sequence[Path], plain: bool, target: Path) -> bool:
    written = generate(copy, [str(path) for path in paths])
    if written is None:
        return False
    modules = [".".join(path.with_suffix("").parts) for path in paths]
    hot = HOT.read_text(encoding="utf-8").split()
    levels = {name: PLAIN if plain else FAST if name in hot else CALM for name in modules}
    levels[GROUP] = PLAIN if plain else FAST
    target.mkdir(parents=True)
    compile_all(written, modules, units(written, levels), kept_by_the_user(), target)
    return True


def install_hook() -> None:
    """Let the environment import the machine code while it is that of the sources."""
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
