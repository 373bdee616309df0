"""The database is killed, the clock jumps, the database is of the last release: nothing is lost."""

from __future__ import annotations

import json
import time

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import emberhold
from emberhold.server.house import House
from emberhold.server.store import migrating
from emberhold.server.store.engines import engine_for
from tests.server.databases import differences, fresh_database, kill_server, postgresql_server
from tests.server.houses import Playing, a_house, game, run, war_eternal

pytestmark = pytest.mark.thorough


async def answered(playing: Playing) -> str | None:
    """One answer; its id if it was acknowledged, None if the database was gone."""
    try:
        done = await playing.answer()
    except SQLAlchemyError:
        return None
    assert done["is"] == "done", done
    return str(done["id"])


@pytest.mark.parametrize("kills", [1, pytest.param(3, marks=pytest.mark.long)])
def test_nothing_acknowledged_is_lost_when_postgresql_is_killed(kills: int) -> None:
    with postgresql_server() as server, fresh_database(server) as address:

        async def test() -> None:
            told: list[str] = []
            async with a_house(address) as house:
                table = await war_eternal(house)
                for number in range(kills):
                    playing = Playing(house, table, number, f"k{number}-")
                    for _ in range(6):
                        told.append(str(await answered(playing)))
                    kill_server(server)
                    lost = 0
                    while (id := await answered(playing)) is None:
                        lost += 1
                        assert lost < 20
                    told.append(id)
                assert await stored(house, table) >= set(told)
                count = (await game(house, table)).count
            async with a_house(address) as again:
                assert await stored(again, table) >= set(told)
                assert (await game(again, table)).count == count
                assert len(await again.store.events_after(table, 0)) == count

        run(test())


async def stored(house: House, table: str) -> set[str]:
    events = await house.store.events_after(table, 0)
    ids = [str(event.client_id) for event in events]
    assert len(ids) == len(set(ids))
    return set(ids)


@pytest.mark.parametrize("jump", [-10 * 365 * 86400.0, 10 * 365 * 86400.0, -1.0])
async def test_a_clock_that_jumps_loses_nothing(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    real = time.time
    async with a_house(sqlite) as house:
        table = await war_eternal(house)
        playing = Playing(house, table)
        await playing.answers(4)
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        await playing.answers(4)
        monkeypatch.setattr(time, "time", real)
        await playing.answers(4)
        assert (await game(house, table)).count == 12
    async with a_house(sqlite) as house:
        assert (await game(house, table)).count == 12


# The last release


_FIRST = "0001"
"""The database as version 0.1.0 made it."""


def of_last_release(address: str, events: list[str]) -> None:
    """A database with a table in it that people were playing at."""
    engine = engine_for(address)
    config = Config()
    config.set_main_option("script_location", str(migrating._FOLDER))
    with engine.execution_options(writes=True).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, _FIRST)
        values = {"setup": '{"nemesis":"gate-witch"}', "options": '{"undo":"policy"}'}
        rows = (
            "INSERT INTO tables (id, game, players, seed, setup, options, created, version,"
            " answers, acting, touched) VALUES ('old', 'war-eternal', 1, '7', :setup, :options,"
            " 1.0, 0, 0, '[0]', 1.0)",
            "INSERT INTO seats (table_id, seat, who, name) VALUES ('old', 0, 'person', 'Ada')",
            "INSERT INTO browsers (hash, created, seen) VALUES ('b', 1.0, 1.0)",
            "INSERT INTO grants (browser, table_id, role, granted) VALUES ('b', 'old', '0', 1.0)",
        )
        for row in rows:
            connection.execute(text(row), values if ":setup" in row else {})
        connection.execute(
            text(
                "INSERT INTO snapshots (table_id, number, answers, standing)"
                " VALUES ('old', 0, '[]', '{}')"
            )
        )
        for number, data in enumerate(events, start=1):
            connection.execute(
                text(
                    "INSERT INTO events (table_id, number, kind, data, client_id, time)"
                    " VALUES ('old', :number, 'answer', :data, :id, 1.0)"
                ),
                {"number": number, "data": data, "id": f"old-{number}"},
            )
    engine.dispose()


async def test_a_database_of_the_last_release_is_taken_over(database: str) -> None:
    table = emberhold.open("war-eternal", 1, 7, {"nemesis": "gate-witch"})
    keys = []
    for _ in range(10):
        assert table.question is not None
        keys.append(table.question.options.keys()[0])
        table.answer(keys[-1])
    events = [json.dumps({"seat": 0, "key": key, "flags": 1}) for key in keys]
    of_last_release(database, events)
    async with a_house(database) as house:
        assert differences(house.store.engine) == []
        there = await game(house, "old")
        assert there.answers == keys
        assert there.header.generator == "lehmer"
        assert there.state.rng == table.state.rng
        await Playing(house, "old").answers(3)
    async with a_house(database) as house:
        assert (await game(house, "old")).count == 13
