"""Idle tables leave memory, old ones are told of their end and then deleted."""

from __future__ import annotations

import time

from emberhold.server.house import House, UnknownTable
from emberhold.server.house.keeping import DAY
from tests.server.houses import HOST, Playing, a_house, ashes, state, war_eternal

DAYS = 90


async def exists(house: House, table: str) -> bool:
    try:
        await house.hosted(table)
    except UnknownTable:
        return False
    return True


async def test_a_table_nobody_looks_at_sleeps_and_wakes_unchanged(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house)
        await Playing(house, table).answers(5)
        before = await state(house, table)
        watch = await house.watch(table, HOST)
        house.tables.put_to_sleep(-1)
        assert house.tables.awake == 1
        watch.close()
        house.tables.put_to_sleep(60)
        assert house.tables.awake == 1
        house.tables.put_to_sleep(-1)
        assert house.tables.awake == 0
        assert await state(house, table) == before


async def days_pass(house: House, since: float, until: int) -> tuple[str, ...]:
    """Look after tables as a server does that runs all the time."""
    deleted: tuple[str, ...] = ()
    while since < time.time() + until * DAY:
        since += DAY / 4
        deleted += await house.keeping.look_after(since)
    return deleted


async def test_an_old_table_is_told_first_and_deleted_later(database: str) -> None:
    async with a_house(database, keep_days=DAYS) as house:
        old, young = await ashes(house), await ashes(house)
        secret = "s" * 22
        await house.store.grant(secret, old, ["host", "0"])
        now = time.time()
        assert await house.keeping.look_after(now + 10 * DAY) == ()
        later = now + (DAYS - 13) * DAY
        assert await house.keeping.look_after(later) == ()
        house.tables.put_to_sleep(-1)
        (notice,) = (await state(house, old))["notices"]
        assert "will be deleted on" in notice["text"]
        (row,) = await house.store.tables_of(secret)
        assert "zostanie usunięty" in house.summary_of(row, "pl").ends
        assert await days_pass(house, later, DAYS - 1) == ()
        await Playing(house, young).answers(1)
        assert await days_pass(house, now + (DAYS - 1) * DAY, DAYS + 2) == (old,)
        assert not await exists(house, old)
        assert await house.store.roles(secret, old) == frozenset()
        assert await exists(house, young)


async def test_a_player_who_plays_on_keeps_the_table(sqlite: str) -> None:
    async with a_house(sqlite, keep_days=DAYS) as house:
        table = await war_eternal(house)
        later = time.time() + DAYS * DAY
        await house.keeping.look_after(later)
        house.tables.put_to_sleep(-1)
        await Playing(house, table).answers(1)
        assert (await state(house, table))["notices"] == []
        kept = await house.store.read(table)
        assert kept is not None
        assert kept.farewell is None


async def test_a_clock_that_jumps_ahead_deletes_nothing(sqlite: str) -> None:
    """Nor does one that then goes back: a table has to have been told for its whole time."""
    async with a_house(sqlite, keep_days=DAYS) as house:
        table = await ashes(house)
        now = time.time()
        for jump in (20 * 365 * DAY, 20 * 365 * DAY + 60, -3 * 365 * DAY, 0.0, 40 * DAY):
            assert await house.keeping.look_after(now + jump) == ()
        assert await exists(house, table)


async def test_a_clock_that_jumps_again_and_again_deletes_nothing(database: str) -> None:
    """Each jump is longer than a notice stays: none of that time was watched."""
    now = time.time()
    async with a_house(database, keep_days=DAYS) as house:
        table = await ashes(house)
        for jump in (0, 200, 400, 401, 3000):
            assert await house.keeping.look_after(now + jump * DAY) == ()
    async with a_house(database, keep_days=DAYS) as house:
        assert await house.keeping.look_after(now + 9000 * DAY) == ()
        assert await house.keeping.look_after(now) == ()
        assert await exists(house, table)
        assert (await state(house, table))["notices"] == [], "told too early, and withdrawn"


async def test_a_clock_that_goes_back_and_returns_keeps_no_table_longer(sqlite: str) -> None:
    async with a_house(sqlite, keep_days=DAYS) as house:
        table = await ashes(house)
        later = time.time() + DAYS * DAY
        for jump in (0, -10, 0, -10, 0, -10, 0):
            assert await house.keeping.look_after(later + jump * DAY) == ()
        assert await days_pass(house, later, DAYS + 16) == (table,)


async def test_a_notice_stands_for_its_time_while_no_server_runs(sqlite: str) -> None:
    async with a_house(sqlite, keep_days=DAYS) as house:
        table = await ashes(house)
        later = time.time() + DAYS * DAY
        assert await house.keeping.look_after(later) == ()
        assert await house.keeping.look_after(later + 300 * DAY) == ()
        assert await days_pass(house, later + 300 * DAY, DAYS + 312) == ()
        assert await days_pass(house, later + 312 * DAY, DAYS + 316) == (table,)


async def test_without_a_number_of_days_everything_is_kept(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        assert house.keeping.days == 0
        assert (await state(house, table))["notices"] == []
