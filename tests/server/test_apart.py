"""Processes of the lab end with who started them."""

from __future__ import annotations

import asyncio

from emberhold.server.house.apart import process_of
from tests.server.serving import PATIENCE


def test_a_process_does_not_outlive_what_it_was_started_for() -> None:
    """It waits for words that never come."""

    async def ended() -> int | None:
        async with asyncio.timeout(PATIENCE):
            async with process_of("code") as process:
                assert process.returncode is None
            return process.returncode

    assert asyncio.run(ended()) is not None
