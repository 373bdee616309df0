"""Real people in a real Chromium at a real server.

A worker starts one Chromium when its first test here begins and ends it when its last one here is
over: the tests of other folders run loops of their own, which cannot run beside Playwright's.

A browser on a crowded machine can stall for seconds: what a test waits for is a state of the page,
never a time, and nothing is tried twice.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from emberhold.server.http.guard import Guard
from emberhold.server.http.settings import Settings
from tests.browser.chromium import MISSING, Chromium, executable
from tests.browser.late import USUAL, delayed
from tests.browser.people import Person
from tests.server.serving import Running, running

_CHROMIUM = Chromium()

Invite = Callable[..., Person]


@pytest.fixture(scope="session", autouse=True)
def _a_slow_line() -> Iterator[None]:
    """Answers come late, so that a test that looks too early fails: see `late.py`."""
    with pytest.MonkeyPatch.context() as patch:
        if (wish := os.environ.get("EMBERHOLD_LATE") or USUAL) != "0":
            patch.setattr(Guard, "__call__", delayed(Guard.__call__, wish))
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a worker; its bots do not pause for effect."""
    with running(tmp_path_factory.mktemp("server")) as found:
        found.app.hall.house.bots.pace = 0.0
        yield found


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose operator has opened the hall."""
    with running(tmp_path_factory.mktemp("hall"), Settings(hall=True)) as found:
        found.app.hall.house.bots.pace = 0.0
        yield found


@pytest.fixture
def invite() -> Iterator[Invite]:
    """Brings people, each with a browser of their own; an error on a page fails the test."""
    if executable() is None:
        pytest.skip(MISSING)
    people: list[Person] = []

    def one(address: str, **traits: Any) -> Person:
        people.append(Person(_CHROMIUM.browser(), address, **traits))
        return people[-1]

    yield one
    for person in people:
        person.leave()
    assert [problem for person in people for problem in person.problems] == []


@pytest.fixture
def person(server: Running, invite: Invite) -> Person:
    """Somebody at a desk."""
    return invite(server.address)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    yield
    if nextitem is None or nextitem.path.parent.name != "browser":
        _CHROMIUM.stop()
