"""A test waits for a state, never for a moment: what waits or looks too early is refused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
LEAST = 30.0
"""Seconds that anything may take on a busy machine before a test says that it does not come."""

EXCEPTIONS = {
    ("support/waiting.py", "sleep"): "the one place that looks again and again",
    ("browser/late.py", "sleep"): "the planted slowness of a line",
    ("server/test_store.py", "sleep"): "the planted slowness of a commit",
}
"""What is meant so, and why."""

_SLEEPS = ("sleep", "wait_for_timeout")
_MEASURES = ("bounding_box", "middle_of", "place_of")
_WAITS = ("acquire", "join", "result", "timeout", "wait")
"""Whose limit may be given without its name."""


def _called(node: ast.AST) -> str:
    """The last name of what is called, if anything is."""
    return ast.unparse(node.func).rpartition(".")[2] if isinstance(node, ast.Call) else ""


def _hurries(call: ast.Call, least: float) -> bool:
    given = [word.value for word in call.keywords if word.arg == "timeout"]
    if _called(call) in _WAITS or ast.unparse(call.func) == "asyncio.wait_for":
        given += call.args
    limits = [each.value for each in given if isinstance(each, ast.Constant)]
    return any(isinstance(limit, int | float) and limit < least for limit in limits)


def faults(text: str, browser: bool) -> Iterator[tuple[int, str]]:
    """The lines that wait for a moment, and how: by sleeping, until nothing has come for half a
    second, by a limit that is too short, or by measuring in two steps what may move between
    them."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call):
            if (name := _called(node)) in _SLEEPS and ast.unparse(node) != "asyncio.sleep(0)":
                yield node.lineno, name
            if "'networkidle'" in map(ast.unparse, node.args):
                yield node.lineno, "networkidle"
            if _hurries(node, LEAST * 1000 if browser else LEAST):
                yield node.lineno, "timeout"
        elif browser and isinstance(node, ast.Assign | ast.Assert | ast.Expr):
            measured = [name for each in ast.walk(node) if (name := _called(each)) in _MEASURES]
            if len(measured) > 1 or "bounding_box" in measured:
                yield node.lineno, "places_of"


def test_no_test_waits_for_a_moment() -> None:
    found: dict[tuple[str, str], list[str]] = {}
    for path in sorted(TESTS.rglob("*.py")):
        name = path.relative_to(TESTS).as_posix()
        for line, what in faults(path.read_text(encoding="utf-8"), name.startswith("browser/")):
            found.setdefault((name, what), []).append(f"{name}:{line}: {what}")
    assert [line for key, lines in found.items() if key not in EXCEPTIONS for line in lines] == []
    assert EXCEPTIONS.keys() <= found.keys(), "an exception that nothing needs"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("page.wait_for_timeout(2500)", "wait_for_timeout"),
        ("time.sleep(0.1)", "sleep"),
        ("await_ = asyncio.sleep(1)", "sleep"),
        ("button.tap(timeout=10_000)", "timeout"),
        ("expect(it).to_be_visible(timeout=20_000)", "timeout"),
        ("thread.join(5)", "timeout"),
        ("page.wait_for_load_state('networkidle')", "networkidle"),
        ("box = card.bounding_box()", "places_of"),
        ("above, below = place_of(one), place_of(other)", "places_of"),
        ("assert place_of(one)['y'] < place_of(other)['y']", "places_of"),
    ],
)
def test_a_planted_one_is_found(line: str, fault: str) -> None:
    assert list(faults(f"def test() -> None:\n    {line}\n", browser=True)) == [(2, fault)]


def test_what_waits_for_a_state_is_not_found() -> None:
    states = ("asyncio.sleep(0)", "it.tap(timeout=60_000)", "a, b = places_of(one, other)")
    assert list(faults("\n".join(states), browser=True)) == []
    assert list(faults("process.wait(timeout=60)", browser=False)) == []
