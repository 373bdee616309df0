"""Many cases that are one test: all are tried, and all that fail are told at once.

A table of sentences is told by `assert_reads`; whatever else is tried case by case, by `every`.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

MOST = 20
"""Cases that are told in full; of the others only how many there are."""


def assert_reads(table: Iterable[tuple[str, str, str]]) -> None:
    """Each entry is the name of what is read (with its language), what it was, and what it is."""
    pairs = list(table)
    assert pairs
    _refuse([f"{name}\n{_difference(was, now)}" for name, was, now in pairs if was != now])


@contextmanager
def every() -> Iterator[Callable[[str], AbstractContextManager[None]]]:
    """`with every() as case: for … in …: with case(name): …`; a failure ends its case alone."""
    wrong: list[str] = []
    tried: set[str] = set()

    @contextmanager
    def case(name: str) -> Iterator[None]:
        tried.add(name)
        try:
            yield
        except (Exception, pytest.fail.Exception) as failure:
            wrong.append(f"{name}\n  {type(failure).__name__}: {failure}")

    yield case
    assert tried
    _refuse(wrong)


def _difference(was: str, now: str) -> str:
    """Line by line, with what has changed within a line pointed at."""
    lines = difflib.ndiff(was.splitlines(), now.splitlines())
    return "\n".join(f"  {line.rstrip()}" for line in lines if not line.startswith("  "))


def _refuse(wrong: list[str]) -> None:
    more = [f"and {len(wrong) - MOST} more"] if len(wrong) > MOST else []
    if wrong:
        raise AssertionError("\n".join([f"{len(wrong)} cases differ:", *wrong[:MOST], *more]))
