"""How far the tests are: a line for each room that is done, and the slowest ten in the end.

A plugin of pytest for runs with several workers: `pytest -p tools.rooms -n 2`. What a room is says
`tools.tiers`. The seconds of every file are kept for the next run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools.tiers import add_rooms, keep_times, room_of

_SLOWEST = 10
_LAST = "that was the last"


def _many(number: int, thing: str) -> str:
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


class Rooms:
    """Told of every test by the process that leads the workers."""

    def __init__(self, terminal: pytest.TerminalReporter, root: Path) -> None:
        self._terminal = terminal
        self._root = root
        self._left: Counter[str] = Counter()
        self._whole: Counter[str] = Counter()
        self._tests: dict[str, float] = {}
        """Seconds of each test: what prepares it and what clears up after it included."""

    def expect(self, tests: Sequence[str]) -> None:
        self._left = Counter(map(room_of, tests))
        self._whole = self._left.copy()

    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """No dot for what passes: the rooms are told instead."""
        return ("passed", "", "") if report.passed and report.when == "call" else None

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: object, ids: Sequence[str]) -> None:
        if not self._whole:
            self.expect(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._tests[report.nodeid] = self._tests.get(report.nodeid, 0.0) + report.duration
        if report.when != "teardown":
            return
        room = room_of(report.nodeid)
        self._left[room] -= 1
        if not self._left[room]:
            del self._left[room]
            self._terminal.write_line(self._told(room))

    def _told(self, room: str) -> str:
        """One line: a room that is done, and what is left."""
        seconds = sum(time for test, time in self._tests.items() if room_of(test) == room)
        left = sum(self._left.values())
        more = f"left: {_many(left, 'test')} in {_many(len(self._left), 'room')}" if left else _LAST
        return f"{room}: {_many(self._whole[room], 'test')}, {seconds:.0f} s; {more}"

    def pytest_sessionfinish(self) -> None:
        add_rooms(self._tests)
        files: dict[str, float] = {}
        for test, seconds in self._tests.items():
            file = test.partition("::")[0]
            files[file] = files.get(file, 0.0) + seconds
        keep_times({file: round(seconds, 2) for file, seconds in files.items()}, self._root)

    def pytest_terminal_summary(self) -> None:
        slowest = sorted(self._tests.items(), key=lambda test: -test[1])[:_SLOWEST]
        lines = [f"{seconds:6.1f} s {test}" for test, seconds in slowest]
        self._terminal.write_line("\n".join(["the slowest:", *lines]))


@pytest.hookimpl(trylast=True)  # who writes to the terminal comes first
def pytest_configure(config: pytest.Config) -> None:
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Rooms(terminal, config.rootpath))
