"""Several workers over one database: each rebuilds what the others did, and nothing is doubled."""

from __future__ import annotations

import asyncio
import json

import pytest
from sqlalchemy.exc import OperationalError

from emberhold.server.house import House
from emberhold.server.house.people.opening import Wanted
from emberhold.server.store import Append
from tests.server.houses import (
    BOTH,
    HOST,
    PERSON,
    Playing,
    a_house,
    ashes,
    frame,
    game,
    seat_of,
    state,
    tell,
    war_eternal,
)
from tests.support import asks, fingerprint
from tests.support.waiting import eventually


async def same(one: House, other: House, table: str) -> None:
    """Both workers have the same table, from events or from snapshots."""
    here, there = await one.hosted(table), await other.hosted(table)
    async with here.lock, there.lock:
        mine, theirs = here.record, there.record
        assert mine.snapshot() == theirs.snapshot()
        assert fingerprint(mine.table) == fingerprint(theirs.table)
        assert mine.table.log("pl") == theirs.table.log("pl")


async def test_two_workers_take_turns_at_one_table(database: str) -> None:
    async with a_house(database) as one, a_house(database) as other:
        table = await ashes(one)
        houses = (one, other)
        for number in range(120):
            house = houses[number % 2]
            version = max([await each.version(table) for each in houses])
            await caught_up(house, table, version)
            playing = Playing(house, table, number, f"n{number}-")
            if await playing.question() is None:
                break
            assert (await playing.answer())["is"] == "done"
        await caught_up(one, table, await other.version(table))
        await caught_up(other, table, await one.version(table))
        await same(one, other, table)
    async with a_house(database) as third, a_house(database) as fourth:
        await same(third, fourth, table)


async def caught_up(house: House, table: str, version: int) -> None:
    """A page that has seen a version makes a worker that has not catch up."""
    await told(house, table, version)
    assert await house.version(table) >= version


async def told(house: House, table: str, version: int) -> None:
    said = frame(f"look{version}-{id(house)}", "undo-reply", yes=True, version=version)
    await tell(house, table, BOTH, said)


async def test_of_two_answers_at_once_one_counts_and_the_other_is_stale(database: str) -> None:
    async with a_house(database) as one, a_house(database) as other:
        table = await war_eternal(one)
        await state(other, table)
        for number in range(25):
            await caught_up(one, table, await other.version(table))
            await caught_up(other, table, await one.version(table))
            question = (await game(one, table)).question
            if question is None:
                break
            keys = question.options.keys()
            version = await one.version(table)
            done = await asyncio.gather(
                *(
                    tell(
                        house,
                        table,
                        seat_of(0),
                        frame(f"{name}{number}", "answer", version=version, seat=0, key=key),
                    )
                    for house, name, key in ((one, "a", keys[0]), (other, "b", keys[-1]))
                )
            )
            assert sorted(each["is"] for each in done) == ["done", "refused"]
            assert next(each for each in done if each["is"] == "refused")["code"] == "stale"
            assert max(await one.version(table), await other.version(table)) == version + 1
        await caught_up(one, table, await other.version(table))
        await caught_up(other, table, await one.version(table))
        await same(one, other, table)


async def test_an_id_sent_to_two_workers_acts_once(database: str) -> None:
    async with a_house(database) as one, a_house(database) as other:
        table = await war_eternal(one)
        await state(other, table)
        for number in range(10):
            question = asks(await game(one, table))
            version = await one.version(table)
            key = question.options.keys()[0]
            said = frame(f"x{number}", "answer", version=version, seat=0, key=key)
            done = await asyncio.gather(
                tell(one, table, HOST, said), tell(other, table, HOST, said)
            )
            assert [each["is"] for each in done] == ["done", "done"]
            assert done[0] == done[1]
            for house in (one, other):
                await caught_up(house, table, version + 1)
                assert (await game(house, table)).count == number + 1


async def test_who_watches_at_one_worker_hears_what_happens_at_another(database: str) -> None:
    async with a_house(database, look_around=0.01) as one, a_house(database) as other:
        table = await war_eternal(one)
        watch = await one.watch(table, HOST)
        await Playing(other, table).answers(3)
        while await one.version(table) < 3:
            await watch.next()
        watch.close()
        await same(one, other, table)


async def test_bots_of_two_workers_play_one_game(database: str) -> None:
    async with a_house(database) as one, a_house(database, look_around=0.01) as other:
        seats = [{"who": "bot", "bot": "random"}] * 2
        table = await one.open(Wanted("war-eternal", 2, 7, {"nemesis": "gate-witch"}, seats))
        watch = await other.watch(table, HOST)

        async def ended() -> bool:
            """Each worker has seen the end, also what the other one stored last."""
            await told(one, table, await other.version(table))
            await told(other, table, await one.version(table))
            here, there = await state(one, table), await state(other, table)
            return here["version"] == there["version"] and bool(here["result"])

        await eventually(ended)
        await same(one, other, table)
        watch.close()


@pytest.mark.parametrize("answers", [0, 1, 99, 100, 101, 260])
async def test_a_table_is_rebuilt_from_its_events_and_snapshots(answers: int, sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        playing = Playing(house, table)
        for number in range(answers):
            if await playing.question() is None:
                break
            await playing.answers(1)
            if number % 40 == 39:
                count = (await game(house, table)).count
                ask = frame(f"u{number}", "undo-ask", to=max(0, count - 7))
                assert (await tell(house, table, BOTH, ask))["is"] == "done"
        async with a_house(sqlite) as other:
            await same(house, other, table)
            kept = await other.store.read(table)
            assert kept is not None
            assert len(kept.tail) <= max(100, len(kept.snapshot.answers) // 2 + 1)


async def test_a_snapshot_remembers_how_the_table_stands(sqlite: str) -> None:
    """Its pace, what was undone by agreement, an open request, and since when who is asked."""
    async with a_house(sqlite) as house:
        table = await house.open(
            Wanted("war-eternal", 2, 7, {"nemesis": "gate-witch"}, [PERSON] * 2)
        )
        await Playing(house, table).answers(20)
        for id, viewer, said in (
            ("n1", HOST, {"do": "seat", "seat": 0, "who": "person", "name": "Ala"}),
            ("r1", HOST, {"do": "undo-ask", "to": 12}),
            ("y1", seat_of(1), {"do": "undo-reply", "yes": True}),
            ("r2", HOST, {"do": "undo-ask", "to": 0}),
        ):
            assert (await tell(house, table, viewer, {"id": id, **said}))["is"] == "done"
        asked = (await house.version(table)) - 1
        while (await kept_at(house, table)) == 0:
            number = await house.version(table)
            await tell(house, table, HOST, frame(f"p{number}", "pace", bots="fast"))
        before = await state(house, table)
        snapshot = await kept_at(house, table)
        assert snapshot == before["version"]
    async with a_house(sqlite) as house:
        assert await state(house, table) == before
        assert before["seats"][0]["name"] == "Ala"
        assert before["table"]["requested"] == 1
        assert before["table"]["pace"] == "fast"
        assert before["undo"]["pending"]["waiting"] == [1]
        undo = frame("u", "undo", version=asked, seat=0, to=0)
        assert (await tell(house, table, HOST, undo))["code"] == "illegal", "it is not stale"
        question = asks(await game(house, table))
        key = question.options.keys()[0]
        said = frame("a", "answer", version=asked, seat=question.seat, key=key)
        assert (await tell(house, table, seat_of(question.seat), said))["is"] == "done"
        assert await kept_at(house, table) == snapshot, "the next one is far away"


async def kept_at(house: House, table: str) -> int:
    """The version of the snapshot in the store."""
    kept = await house.store.read(table)
    assert kept is not None
    return kept.snapshot.number


async def test_tables_nobody_looks_at_leave_memory_and_come_back(sqlite: str) -> None:
    async with a_house(sqlite, live=3) as house:
        tables = [
            await house.open(Wanted("war-eternal", 1, seed, {"nemesis": "gate-witch"}, [PERSON]))
            for seed in range(8)
        ]
        for table in tables:
            await Playing(house, table).answers(5)
        assert len(house.tables._live) <= 3
        for table in tables:
            assert (await game(house, table)).count == 5
        assert len(house.tables._live) <= 3


async def test_a_table_somebody_watches_stays_in_memory(sqlite: str) -> None:
    async with a_house(sqlite, live=1) as house:
        tables = [
            await house.open(Wanted("war-eternal", 1, seed, {"nemesis": "gate-witch"}, [PERSON]))
            for seed in range(2)
        ]
        watch = await house.watch(tables[0], HOST)
        for seed in range(2, 5):
            await house.open(Wanted("war-eternal", 1, seed, {"nemesis": "gate-witch"}, [PERSON]))
        (seat,) = (await state(house, tables[0]))["seats"]
        assert seat["here"]
        await Playing(house, tables[0]).answers(1)
        await watch.next()
        watch.close()


async def test_what_could_not_be_stored_has_not_happened(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(sqlite) as house:
        table = await war_eternal(house)
        playing = Playing(house, table)
        await playing.answers(3)
        watch = await house.watch(table, HOST)
        before = json.loads(await house.state(table, HOST))

        async def full(append: Append) -> bool:
            raise OperationalError("INSERT", {}, Exception("disk full"))

        with monkeypatch.context() as patched:
            patched.setattr(house.store, "append", full)
            with pytest.raises(OperationalError):
                await playing.answer()
        assert json.loads(await house.state(table, HOST)) == before
        await playing.answers(1)
        await watch.next()
        assert await house.version(table) == 4
        watch.close()
