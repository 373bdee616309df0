"""Which tests are near to a place of the sources: those of its room that speak most of it."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.mutations import Mutation
from tools.tiers import Later

ROOT = Path(__file__).parent.parent
SOURCES = Path("src/emberhold")
FEW = 30
"""How many tests are the nearest ones, unless another number is asked for."""
_WORD = re.compile(r"[a-z]{4,}")
_Function = ast.FunctionDef | ast.AsyncFunctionDef

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
    "games/aeons_end": (
        *("tests/aeons_end", "tests/first_box", "tests/test_bad_input.py"),
        *_NUMBERS,
    ),
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
_READ = "test_everything_reads_as_it_was_read"
"""Reads every card of a game in seconds: near to whatever may change a word."""
_PLAYED = ("tests/lab/test_published.py",)
"""Whole games: near to every rule of thumb of a player."""


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
    later = _later(root)
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
            if not later.holds(f"{name}::{test}"):
                tests[f"{name}::{test}"] = words & wanted
                extra[f"{name}::{test}"] = importing + (stem in file.stem)
    known = Counter(word for words in tests.values() for word in words)
    score = {test: extra[test] + sum(5 / known[word] for word in tests[test]) for test in tests}
    ranked = sorted(tests, key=lambda test: (-score[test], test))[: few or None]
    files = list(dict.fromkeys(test.partition("::")[0] for test in ranked))
    ordered = sorted(ranked, key=lambda test: files.index(test.partition("::")[0]))
    read = [test for test in tests if test.endswith(_READ)]
    played = _PLAYED if room_of(path).endswith("/bot") else ()
    return list(dict.fromkeys([*ordered, *read, *_EVERYWHERE, *played]))


def _later(root: Path) -> Later:
    tiers = root / "tests" / "tiers.toml"
    return Later.read(tiers) if tiers.exists() else Later({})


_SLOW = {"pytest.mark.long", "pytest.mark.thorough"}


@cache
def tests_in(text: str) -> dict[str, set[str]]:
    """The tests of a file that are asked, each with the words in it and in the tables it names."""
    tree = ast.parse(text)
    lines = text.splitlines()
    tables = {
        target.id: _words("\n".join(lines[node.lineno - 1 : node.end_lineno]))
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    return {
        f"{before}{node.name}": _words(f"{before} {said}").union(
            *(tables[name] for name in re.findall(r"\w+", said) if name in tables)
        )
        for before, node in _tests_of(tree.body, "")
        for said in ["\n".join(lines[_begin(node) - 1 : node.end_lineno])]
        if not _SLOW & {ast.unparse(mark) for mark in node.decorator_list}
    }


def _tests_of(body: list[ast.stmt], before: str) -> Iterator[tuple[str, _Function]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests_of(node.body, f"{node.name}::")
        elif isinstance(node, _Function) and node.name.startswith("test_"):
            yield before, node


def _begin(node: _Function) -> int:
    return min([node.lineno, *(each.lineno for each in node.decorator_list)])


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
