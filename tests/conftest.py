"""Settings shared by every test, and a home for those that play at the terminal.

Generated examples are the same on every run.
"""

import asyncio
import gc
import inspect
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from emberhold.games import GAMES, register
from tests.kernel.toy_campaign import TRAIL
from tests.kernel.toy_map import WALK
from tools.tiers import Later, file_times

ENGINE_TESTS = ("tests/conformance/", "tests/browser/", "tests/test_golden")
"""What `make test` runs on the compiled engine, beside everything that is marked thorough."""

UNKNOWN = 5.0
"""Seconds a file is thought to take before it has been run."""

settings.register_profile("emberhold", derandomize=True, deadline=None, database=None)
settings.load_profile("emberhold")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Nothing is thrown away while tests are collected, and what is kept is never looked for."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)  # before pytest chooses by marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what plays whole games and what is for the night; what takes longest begins."""
    later, times = Later.read(), file_times()
    files: dict[str, float] = {}
    for item in items:
        file = item.nodeid.partition("::")[0]
        files[file] = -times.get(file, UNKNOWN)
        if file.startswith(ENGINE_TESTS):
            item.add_marker(pytest.mark.engine)
        if later.holds(item.nodeid):
            item.add_marker(pytest.mark.long)
    items.sort(key=lambda item: files[item.nodeid.partition("::")[0]])


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs to its end, in a loop of its own."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    asyncio.run(
        test(**{name: pyfuncitem.funcargs[name] for name in inspect.signature(test).parameters})
    )
    return True


@pytest.fixture(autouse=True)
def _games_from_outside() -> Iterator[None]:
    """A game that a test has registered is gone when the test is over."""
    before = set(GAMES)
    yield
    for name in set(GAMES) - before:
        GAMES.take_away(name)


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The test keeps its games in a folder of its own and speaks English."""
    folder = tmp_path / "home"
    monkeypatch.setenv("EMBERHOLD_HOME", str(folder))
    monkeypatch.setenv("EMBERHOLD_LANGUAGE", "en")
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture(scope="module")
def walk() -> Iterator[str]:
    """The toy game on a map, known by its name while the tests of a file last."""
    register(WALK)
    yield WALK.name
    GAMES.take_away(WALK.name)


@pytest.fixture
def trail() -> None:
    """The toy campaign, known by its name until the test is over."""
    register(TRAIL)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each thing this machine lacks: how many tests wanted it, and how to get it."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped)
    for reason, tests in sorted(reasons.items()):
        terminalreporter.write_line(f"left out: {tests} tests ({reason})")
