"""Work that comes round again: what goes wrong in one round does not end the next ones."""

from __future__ import annotations

import asyncio
import logging

import pytest
from sqlalchemy.exc import OperationalError

from emberhold.server.house.rounds import Rounds
from tests.server.houses import run


@pytest.mark.parametrize("problem", [OperationalError("", {}, Exception()), KeyError("odd")])
def test_a_round_that_fails_is_told_and_not_the_last(
    problem: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    done = asyncio.Event()
    times: list[float] = []

    async def work(now: float) -> None:
        times.append(now)
        if len(times) == 1:
            raise problem
        done.set()

    async def test() -> None:
        rounds = Rounds(work, 0.001, "nothing can be done")
        rounds.start()
        async with asyncio.timeout(60):
            await done.wait()
        await rounds.stop()
        assert rounds._task is not None
        assert rounds._task.done()

    with caplog.at_level(logging.ERROR, "emberhold.house"):
        run(test())
    assert "nothing can be done" in caplog.text
