"""Do the tests notice? `python -m tools.mutate --number 100 --seed 1` spoils the code and looks.

Places of the sources are spoilt, one at a time, in a copy of the tree: a comparison turned round, a
number one off, a condition negated, a statement gone. The tests nearest to the file are run on the
copy; one that fails has caught it. What survives is told with file and line: it needs a test, or,
where nobody could ever tell the difference, an entry with its reason in
`tools/equivalent_mutants.toml`.

    python -m tools.mutate --only relic --number 20      files with that in their path
    python -m tools.mutate --out found.json              keep what was found, and continue from
    there
    python -m tools.mutate --again found.json            only what survived in such a file
    python -m tools.mutate --tests 0 --jobs 16           all tests of the room, sixteen at a time
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from queue import SimpleQueue

from tools.mutations import Mutation, mutations_in

ROOT = Path(__file__).parent.parent
SOURCES = Path("src/emberhold")
EQUIVALENT = Path(__file__).with_name("equivalent_mutants.toml")
FEW = 30
"""How many tests are the nearest ones, unless another number is asked for."""
_WORD = re.compile(r"[a-z]{4,}")
GONE = "gone"
"""What became of a mutation of an earlier run whose line is not there any more."""
_LONGEST = 240
"""Seconds of processor time for one mutation: what takes longer never ends."""

_NUMBERS = ("tests/gym/test_actions.py", "tests/gym/test_observation.py")
"""Tests of the games as numbers."""

ROOMS = {
    "kernel": ("tests/kernel", "tests/conformance", "tests/test_bad_saves.py"),
    "language": ("tests/language", "tests/test_language.py", "tests/test_links.py"),
    "parts": ("tests/parts", "tests/conformance/test_deck.py", "tests/gym"),
    "games/aeons_end/cards/legacy": ("tests/legacy",),
    "games/aeons_end/bot": (
        *("tests/aeons_end/test_bot.py", "tests/legacy/test_players.py"),
        "tests/lab/test_published.py",
    ),
    "games/aeons_end": ("tests/aeons_end", "tests/test_bad_input.py", *_NUMBERS),
    "games/ashes/bot": ("tests/ashes/test_bot.py", "tests/lab/test_published.py"),
    "games/ashes": ("tests/ashes", *_NUMBERS),
    "games/relic/bot": ("tests/relic/test_bot.py", "tests/lab/test_published.py"),
    "games/relic": ("tests/relic", *_NUMBERS),
    "games": (
        *("tests/test_games.py", "tests/test_outside.py", "tests/test_lessons.py"),
        *("tests/aeons_end/test_reasons.py", "tests/ashes/test_reasons.py"),
    ),
    "players": ("tests/players",),
    "lab": ("tests/lab",),
    "gym": ("tests/gym",),
    "notebook": ("tests/test_notebook.py",),
    "terminal": (
        *("tests/test_terminal.py", "tests/test_terminal_map.py"),
        *("tests/commands/test_campaign.py", "tests/legacy/test_terminal_story.py"),
    ),
    "commands": ("tests/commands", "tests/lab/test_simulate.py", "tests/legacy/test_simulate.py"),
    "server": ("tests/server", "tests/security"),
}
"""Where the tests of a room are; the first that fits counts."""

_FAR = ("tests/browser", "tests/test_golden", "tests/test_compiled")
"""Tests that are nobody's nearest: what only they notice is not well tested."""
_EVERYWHERE = ("tests/test_said.py",)
"""Tests of all the sources, near to each of them."""
_PLAYED = ("tests/lab/test_published.py",)
"""Whole games: near to every rule of thumb of a player."""
_DATA = ("fitted.py", "weights.py", "__main__.py", "version.py")
"""Numbers fitted or tuned by play: another number is another player, not a fault."""


@dataclass(frozen=True)
class Found:
    """A mutation, and what became of it."""

    mutation: Mutation
    by: str
    """The test that caught it, `time` or `error`; `gone` if there is no such line; empty: it
    survived."""


# Which tests are near


def room_of(path: Path) -> str:
    inside = path.relative_to(SOURCES).as_posix()
    return next((room for room in ROOMS if inside.startswith(f"{room}/")), "")


def nearest(root: Path, mutation: Mutation, few: int = FEW) -> list[str]:
    """Of the room's tests and those that import the module the few that speak most of the place.

    A word that few tests have says more than one that many have; a file that is called like the
    module, or imports it, is near in any case.
    """
    path = Path(mutation.file)
    module = ".".join(path.with_suffix("").parts[1:]).removesuffix(".__init__")
    imports = re.compile(rf"\b{re.escape(module)}\b")
    stem = (path.stem if path.stem != "__init__" else path.parent.name).rstrip("s")
    source = (root / path).read_text(encoding="utf-8")
    wanted = _words(f"{mutation.was} {' '.join(around(source, mutation))}")
    tests: dict[str, set[str]] = {}
    extra: dict[str, float] = {}
    room = {file for place in ROOMS[room_of(path)] for file in _tests_in(root / place)}
    for file in sorted(root.glob("tests/**/test_*.py")):
        name = str(file.relative_to(root))
        text = file.read_text(encoding="utf-8")
        importing = imports.search(text) is not None
        if name.startswith(_FAR) or not (importing or file in room):
            continue
        for test, words in tests_in(text).items():
            tests[f"{name}::{test}"] = words & wanted
            extra[f"{name}::{test}"] = importing + (stem in file.stem)
    known = Counter(word for words in tests.values() for word in words)
    score = {test: extra[test] + sum(5 / known[word] for word in tests[test]) for test in tests}
    ranked = sorted(tests, key=lambda test: (-score[test], test))[: few or None]
    files = list(dict.fromkeys(test.partition("::")[0] for test in ranked))
    ordered = sorted(ranked, key=lambda test: files.index(test.partition("::")[0]))
    return [*ordered, *_EVERYWHERE, *(_PLAYED if room_of(path).endswith("/bot") else ())]


@cache
def tests_in(text: str) -> dict[str, set[str]]:
    """The tests of a file, each with the words in it."""
    found: dict[str, set[str]] = {}
    lines = text.splitlines()

    def note(body: list[ast.stmt], before: str) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                note(node.body, f"{node.name}::")
            elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                said = "\n".join(lines[first - 1 : node.end_lineno])
                found[f"{before}{node.name}"] = _words(f"{before} {said}")

    note(ast.parse(text).body, "")
    return found


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text.lower()))


def around(source: str, mutation: Mutation) -> list[str]:
    """The names of the functions and classes the place is in."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        and node.lineno <= mutation.line <= (node.end_lineno or node.lineno)
    ]


def _tests_in(place: Path) -> list[Path]:
    return sorted(place.glob("**/test_*.py")) if place.is_dir() else [place]


# Which mutations


def chosen(root: Path, number: int, seed: int, only: str) -> list[Mutation]:
    """As many of every room, and in a room any place as likely as any other."""
    luck = random.Random(seed)
    places: dict[str, list[Mutation]] = {}
    for file in sorted((root / SOURCES).rglob("*.py")):
        path = file.relative_to(root)
        if only in str(path) and room_of(path) and path.name not in _DATA:
            found = mutations_in(path.as_posix(), file.read_text(encoding="utf-8"))
            places.setdefault(room_of(path), []).extend(found)
    picked: list[Mutation] = []
    rooms = [room for room in places if places[room]]
    while rooms and len(picked) < number:
        room = rooms[len(picked) % len(rooms)]
        mutation = luck.choice(places[room])
        source = (root / mutation.file).read_text(encoding="utf-8")
        if mutation not in picked and mutation.fits(source):
            picked.append(mutation)
    return picked


def earlier(path: Path | None) -> dict[Mutation, Found]:
    """What an earlier run has found."""
    if path is None or not path.exists():
        return {}
    kept = json.loads(path.read_text(encoding="utf-8"))
    found = [Found(Mutation(**entry["mutation"]), entry["by"]) for entry in kept]
    return {each.mutation: each for each in found}


def survivors(path: Path) -> list[Mutation]:
    """What survived in an earlier run."""
    return [mutation for mutation, found in earlier(path).items() if not found.by]


def equivalents() -> dict[tuple[str, str, str], str]:
    """Why nobody could tell the difference, by file and by the line before and after."""
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return {(entry["file"], entry["was"], entry["now"]): entry["why"] for entry in entries}


# Trying one


def copied(folder: Path) -> Path:
    """Everything git knows or would add, as it is in the working tree."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    for name in names.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def tried(root: Path, mutation: Mutation, few: int = FEW) -> Found:
    """Spoil the copy, run the tests near it, and put the file right whatever happens."""
    file = root / mutation.file
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    spoilt = mutation.applied(before)
    if spoilt is None:
        return Found(mutation, GONE)
    try:
        tests = nearest(root, mutation, few)
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
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", found.stdout, re.MULTILINE)
    return failed[0] if failed else ("time" if found.returncode < 0 else "error")


def _pytest(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(root / "src"), *_elsewhere()]),
        "EMBERHOLD_COMPILED": "0",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # most of the time would go into loading them
    }
    options = [
        "-q",
        "--tb=no",
        "-p",
        "no:cacheprovider",
        "-m",
        "not long and not thorough",
    ]
    with subprocess.Popen(
        [sys.executable, "-m", "pytest", *options, *words],
        cwd=root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (_LONGEST, _LONGEST))
        said, _ = process.communicate()
    return subprocess.CompletedProcess(process.args, process.returncode, said)


def _elsewhere() -> list[str]:
    """Where Python was told to look for packages, but not for the sources."""
    told = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return [place for place in told if place and Path(place).resolve() != ROOT / "src"]


def unsound(root: Path, found: list[Found]) -> set[str]:
    """Tests that fail without any mutation: they have caught nothing."""
    tests = sorted({each.by for each in found if "::" in each.by})
    if not tests:
        return set()
    again = _pytest(root, *tests)
    return set(re.findall(r"^(?:FAILED|ERROR) (\S+)", again.stdout, re.MULTILINE))


# The command


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--number", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only files with this in their path")
    parser.add_argument("--list", action="store_true", help="say what would be done, do nothing")
    parser.add_argument("--out", type=Path, help="a file for what was found")
    parser.add_argument("--again", type=Path, help="try what survived in such a file")
    parser.add_argument("--tests", type=int, default=FEW, help="how many are near; 0: the room's")
    parser.add_argument("--jobs", type=int, default=1, help="mutations tried at the same time")
    given = parser.parse_args(words)
    if given.jobs < 1 or given.tests < 0:
        parser.error("--jobs wants 1 or more, --tests 0 or more")
    again: Path | None = given.again
    picked = survivors(again) if again else chosen(ROOT, given.number, given.seed, given.only)
    if given.list:
        print(*picked, sep="\n")
        return 0
    with tempfile.TemporaryDirectory(prefix="emberhold-mutants-") as folder:
        copies = [copied(Path(folder, str(number))) for number in range(given.jobs)]
        return _run(copies, picked, given.out, given.tests)


def _run(copies: list[Path], picked: list[Mutation], out: Path | None, few: int) -> int:
    known = equivalents()
    alike = [mutation for mutation in picked if mutation.key in known]
    for mutation in alike:
        print(f"equivalent {mutation}: {known[mutation.key]}", flush=True)
    before = earlier(out)
    found: list[Found] = []
    for each in _all_tried(copies, [one for one in picked if one not in alike], before, few):
        found.append(each)
        said = f"caught by {each.by}" if each.by else "SURVIVED"
        print(f"{len(found)} {said} {each.mutation}", flush=True)
        if out is not None:
            out.write_text(json.dumps([asdict(each) for each in found], indent=1), "utf-8")
    return _told(copies[0], found, len(alike))


def _all_tried(
    copies: list[Path], picked: list[Mutation], before: dict[Mutation, Found], few: int
) -> Iterator[Found]:
    """What becomes of each, in the order in which it is known; each copy tries one at a time."""
    free: SimpleQueue[Path] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def in_a_free_copy(mutation: Mutation) -> Found:
        copy = free.get()
        try:
            return tried(copy, mutation, few)
        finally:
            free.put(copy)

    yield from (before[mutation] for mutation in picked if mutation in before)
    with ThreadPoolExecutor(len(copies)) as pool:
        waiting = [pool.submit(in_a_free_copy, one) for one in picked if one not in before]
        for done in as_completed(waiting):
            yield done.result()


def _told(root: Path, found: list[Found], alike: int) -> int:
    broken = unsound(root, found)
    for test in sorted(broken):
        print(f"fails without any mutation: {test}")
    gone = sum(each.by == GONE for each in found)
    found = [each for each in found if each.by != GONE]
    caught = sum(bool(each.by) and each.by not in broken for each in found)
    kinds = Counter(each.mutation.kind for each in found if not each.by)
    share = 100 * caught / max(1, len(found))
    print(
        f"{caught} of {len(found)} caught, {share:.1f} %; {alike} equivalent; {gone} gone; "
        f"left: {dict(kinds)}"
    )
    return 0 if caught == len(found) else 1


if __name__ == "__main__":
    sys.exit(main())
