"""Which numbered rules the tests prove: read off the marks in their source, nothing is run."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from emberhold.kernel.errors import EmberholdError
from emberhold.parts.rulebook import Rulebook

_EXAMPLE = re.compile(r"[A-Z]+-[CE]\d+")


@dataclass(frozen=True, slots=True)
class Coverage:
    """Rules by id, in the order of the rulebook."""

    covered: dict[str, list[str]]
    """With the test files that name them."""
    physical: dict[str, str]
    """With the reason why no test can prove them."""
    uncovered: list[str]
    examples: dict[str, list[str]]
    """Worked examples and cards, which are numbered apart (`WE-E01`, `AS-C07`)."""
    unknown: dict[str, list[str]]
    """Numbers that tests name and the rulebook does not have."""


def coverage(book: Rulebook, folder: Path) -> Coverage:
    """What the tests in a folder say they prove."""
    named = rules_named(folder)
    covered = {id: named[id] for id in book.rules if id in named}
    physical = {id: why for id, why in book.physical.items() if id not in covered}
    uncovered = [id for id in book.rules if id not in covered and id not in physical]
    prefix = next(iter(book.rules)).partition("-")[0]
    mine = {id: named[id] for id in sorted(named) if id.startswith(f"{prefix}-")}
    examples = {id: places for id, places in mine.items() if _EXAMPLE.fullmatch(id)}
    unknown = {
        id: places for id, places in mine.items() if id not in book.rules and id not in examples
    }
    return Coverage(covered, physical, uncovered, examples, unknown)


def rules_named(folder: Path) -> dict[str, list[str]]:
    """The rule numbers named by `rule(...)` marks, with the files that name them."""
    named: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        except (SyntaxError, ValueError) as error:
            raise EmberholdError("error-broken-test", path=str(path), why=str(error)) from None
        place = path.relative_to(folder).as_posix()
        for id in dict.fromkeys(_ids(tree)):
            named.setdefault(id, []).append(place)
    return named


def _ids(tree: ast.AST) -> Iterator[str]:
    """The arguments of every mark, whether it decorates, is in `pytestmark` or in a list."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_mark(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _is_mark(function: ast.expr) -> bool:
    """`rule(...)` or `pytest.mark.rule(...)`, but no other method that is called rule."""
    if isinstance(function, ast.Name):
        return function.id == "rule"
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )
