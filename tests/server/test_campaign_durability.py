"""Campaigns outlive a server killed at any moment: nothing is lost, nothing happens twice."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.server.houses import a_house, run
from tests.server.trails import ALL, to_the_end, trail_known

pytestmark = pytest.mark.thorough


def killed_after(address: str, seed: int, turns: int, answers: int) -> None:
    """Let a process play until it has closed some chapters, and some answers longer."""
    words = [sys.executable, "-m", "tests.server.campaigning", address, str(seed)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        while turns or answers > 0:
            line = process.stdout.readline()
            assert line, "the process ended by itself"
            turns -= line == "turned\n"
            answers -= not turns
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@pytest.mark.parametrize("kills", [2, pytest.param(4, marks=pytest.mark.long)])
def test_a_campaign_survives_being_killed(sqlite: str, kills: int) -> None:
    for number in range(kills):
        killed_after(sqlite, number, turns=1 + 2 * number, answers=2 * number)

    async def test() -> None:
        async with a_house(sqlite) as house:
            ids = await house.store.read_with(
                lambda c: [row[0] for row in c.exec_driver_sql("SELECT id FROM campaigns")]
            )
            assert len(ids) >= kills
            for id in ids:
                kept = await house.store.campaign(id)
                assert kept is not None
                assert [row.number for row in kept.chapters] == list(range(len(kept.chapters)))
                for row in kept.chapters[:-1]:
                    assert row.carried is not None
                    assert row.result is not None
                table = kept.chapters[-1].table
                assert (table is None) == (kept.ended is not None)
                while table is not None:
                    await to_the_end(house, table)
                    table = await house.campaigns.next_chapter(table, ALL)
            tables = await house.store.read_with(
                lambda c: c.exec_driver_sql("SELECT count(*) FROM tables").scalar()
            )
            chapters = await house.store.read_with(
                lambda c: c.exec_driver_sql(
                    "SELECT count(*) FROM chapters WHERE table_id IS NOT NULL"
                ).scalar()
            )
            assert tables == chapters, "no table without its chapter"

    with trail_known():
        run(test())
