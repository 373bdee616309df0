"""Idle tables leave memory, old ones are told of their end and then deleted."""

from __future__ import annotations

import time

from emberhold.server.house import House, UnknownTable
from emberhold.server.house.keeping import DAY
from tests.server.houses import HOST, Playing, a_house, ashes, run, state, war_eternal

DAYS = 90


async def exists(house: House, table: str) -> bool:
    try:
        await house.hosted(table)
    except UnknownTable:
        return False
    return True


def test_a_table_nobody_looks_at_sleeps_and_wakes_unchanged(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await war_eternal(house)
            await Playing(house, table).answers(5)
            before = await state(house, table)
            watch = await house.watch(table, HOST)
            house.put_to_sleep(-1)
            assert house.awake == 1
            watch.close()
            house.put_to_sleep(60)
            assert house.awake == 1
            house.put_to_sleep(-1)
            assert house.awake == 0
            assert await state(house, table) == before

    run(test())


def test_an_old_table_is_told_first_and_deleted_later(database: str) -> None:
    async def test() -> None:
        async with a_house(database, keep_days=DAYS) as house:
            old, young = await ashes(house), await ashes(house)
            secret = "s" * 22
            await house.store.grant(secret, old, ["host", "0"])
            now = time.time()
            assert await house.keeping.look_after(now + 10 * DAY) == ()
            later = now + (DAYS - 13) * DAY
            assert await house.keeping.look_after(later) == ()
            house.put_to_sleep(-1)
            (notice,) = (await state(house, old))["notices"]
            assert "will be deleted on" in notice["text"]
            (row,) = await house.store.tables_of(secret)
            assert "zostanie usunięty" in house.summary_of(row, "pl")["ends"]
            await Playing(house, young).answers(1)
            assert await house.keeping.look_after(now + (DAYS - 5) * DAY) == ()
            assert await house.keeping.look_after(now + (DAYS + 2) * DAY) == (old,)
            assert not await exists(house, old)
            assert await house.store.roles(secret, old) == frozenset()
            assert await exists(house, young)

    run(test())


def test_whoever_plays_on_keeps_the_table(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite, keep_days=DAYS) as house:
            table = await war_eternal(house)
            later = time.time() + DAYS * DAY
            await house.keeping.look_after(later)
            house.put_to_sleep(-1)
            await Playing(house, table).answers(1)
            assert (await state(house, table))["notices"] == []
            kept = await house.store.read(table)
            assert kept is not None
            assert kept.farewell is None

    run(test())


def test_a_clock_that_jumps_ahead_deletes_nothing(sqlite: str) -> None:
    """Nor does one that then goes back: a table has to have been told for its whole time."""

    async def test() -> None:
        async with a_house(sqlite, keep_days=DAYS) as house:
            table = await ashes(house)
            now = time.time()
            for jump in (20 * 365 * DAY, 20 * 365 * DAY + 60, -3 * 365 * DAY, 0.0, 40 * DAY):
                assert await house.keeping.look_after(now + jump) == ()
            assert await exists(house, table)

    run(test())


def test_without_a_number_of_days_everything_is_kept(sqlite: str) -> None:
    async def test() -> None:
        async with a_house(sqlite) as house:
            table = await ashes(house)
            assert house.keeping.days == 0
            assert (await state(house, table))["notices"] == []

    run(test())
