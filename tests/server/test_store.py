"""The store: one truth for all workers, kept the same way in SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect, text
from sqlalchemy import event as sqlalchemy_event
from sqlalchemy.exc import IntegrityError, OperationalError

from emberhold.server.store import (
    Append,
    Begun,
    Event,
    Header,
    SeatRow,
    Store,
    StoreError,
    default_url,
    url_of,
)
from emberhold.server.store.migrating import migrate
from emberhold.server.store.people import hashed, new_secret
from emberhold.server.store.records import Ended, Snapshot
from emberhold.server.store.schema import metadata
from tests.server.databases import differences
from tests.server.houses import run

HEADER = Header("a", "ashes", 2, "seed", {"decks": "x"}, None, {"undo": "policy"}, 1.0)
SEATS = (SeatRow(0, "person", None, "Ala"), SeatRow(1, "bot", "greedy", ""))


def begun(id: str = "a") -> Begun:
    return Begun(replace(HEADER, id=id), SEATS, Snapshot(0, []), [0])


def event(number: int, client_id: str | None = None, kind: str = "answer") -> Event:
    return Event(number, kind, {"key": f"k{number}"}, client_id, float(number))


def append(*events: Event, table: str = "a", snapshot: Snapshot | None = None) -> Append:
    return Append(table, events, events[-1].number, [1], snapshot=snapshot)


@contextmanager
def opened(address: str) -> Iterator[Store]:
    store = Store.open(address)
    try:
        yield store
    finally:
        asyncio.run(store.close())


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store in an empty database, of each kind in turn."""
    with opened(database) as found:
        yield found


@pytest.fixture
def other(database: str) -> Iterator[Store]:
    """Another one in the same database."""
    with opened(database) as found:
        yield found


# The schema


def test_a_migrated_database_is_what_the_schema_says(database: str) -> None:
    with opened(database) as store:
        assert differences(store.engine) == []


def test_the_keys_of_a_migrated_database_are_called_as_the_schema_calls_them(
    database: str,
) -> None:
    """A later migration can only change what it can name."""
    with opened(database) as store:
        there = inspect(store.engine)
        for table in metadata.sorted_tables:
            keys = [
                there.get_pk_constraint(table.name),
                *there.get_foreign_keys(table.name),
                *there.get_unique_constraints(table.name),
            ]
            assert {key["name"] for key in keys} == {key.name for key in table.constraints}


def test_opening_again_migrates_nothing_and_loses_nothing(database: str) -> None:
    with opened(database) as store:
        asyncio.run(store.begin(begun()))
    with opened(database) as store:
        migrate(store.engine)
        assert asyncio.run(store.read("a")) is not None


def test_a_file_is_written_ahead_and_waits_for_the_disk(sqlite: str) -> None:
    with opened(sqlite) as store, store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


def test_the_default_file_lies_in_the_home_of_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMBERHOLD_HOME", str(tmp_path / "new" / "home"))
    assert default_url() == f"sqlite:///{tmp_path / 'new' / 'home' / 'tables.sqlite'}"
    with opened("") as store:
        assert differences(store.engine) == []
    assert (tmp_path / "new" / "home" / "tables.sqlite").exists()


@pytest.mark.parametrize("address", ["mysql://x/y", "sqlite://", "sqlite:///:memory:", "://"])
def test_an_address_that_cannot_be_meant_is_refused(address: str) -> None:
    with pytest.raises(StoreError, match="postgresql://"):
        url_of(address)


def test_what_cannot_be_opened_says_why_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a database, and long enough to be taken for one" * 20)
    for address in (str(tmp_path / "file"), str(tmp_path / "file" / "below")):
        with pytest.raises(StoreError) as raised:
            Store.open(address)
        assert "\n" not in str(raised.value)
        assert str(tmp_path) in str(raised.value)


def test_passwords_are_not_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as raised:
        Store.open(f"postgresql://me:hush@/x?host={tmp_path}")
    assert "hush" not in str(raised.value)


# Events


async def test_events_come_back_as_they_were_stored(store: Store) -> None:
    await store.begin(begun())
    assert await store.append(append(event(1, "x")))
    assert await store.append(append(event(2), event(3, "y")))
    kept = await store.read("a")
    assert kept is not None
    assert kept.header == HEADER
    assert kept.seats == SEATS
    assert kept.tail == (event(1, "x"), event(2), event(3, "y"))
    assert await store.events_after("a", 2) == (event(3, "y"),)
    assert await store.versions(["a", "b"]) == {"a": 3}
    assert await store.read("b") is None


async def test_a_number_or_an_id_is_given_once_and_a_lot_is_stored_whole_or_not(
    store: Store,
) -> None:
    await store.begin(begun())
    await store.begin(begun("b"))
    assert await store.append(append(event(1, "x")))
    assert not await store.append(append(event(1, "z")))
    assert not await store.append(append(event(2), event(3, "x")))
    assert await store.events_after("a", 0) == (event(1, "x"),)
    assert await store.number_of("a", "x") == 1
    assert await store.number_of("a", "z") is None
    assert await store.append(append(event(1, "x"), table="b"))


async def test_a_snapshot_stands_for_the_events_before_it(store: Store) -> None:
    await store.begin(begun())
    for number in (1, 2):
        await store.append(append(event(number)))
    snapshot = Snapshot(3, [[0, "k", 0]], {"pace": "slow"})
    await store.append(append(event(3), snapshot=snapshot))
    await store.append(append(event(4)))
    kept = await store.read("a")
    assert kept is not None
    assert kept.snapshot == snapshot
    assert kept.tail == (event(4),)


async def test_many_tables_are_stored_at_once(store: Store) -> None:
    """Whatever the order in which they share transactions, each keeps its own."""
    names = [f"t{number:02}" for number in range(20)]
    await asyncio.gather(*(store.begin(begun(name)) for name in names))

    async def play(name: str) -> None:
        for number in range(1, 11):
            assert await store.append(append(event(number, f"c{number}"), table=name))

    await asyncio.gather(*map(play, names))
    assert await store.versions(names) == dict.fromkeys(names, 10)


async def test_what_cannot_be_stored_does_not_harm_what_is_stored_with_it(store: Store) -> None:
    await store.begin(begun())

    def wrong(connection: object) -> None:
        raise ValueError("wrong")

    outcomes = await asyncio.gather(
        store.append(append(event(1))),
        store.write_with("a", wrong),
        store.begin(begun("b")),
        return_exceptions=True,
    )
    assert outcomes[0] is True
    assert isinstance(outcomes[1], ValueError)
    assert outcomes[2] is None
    assert await store.versions(["a", "b"]) == {"a": 1, "b": 0}


async def test_a_database_that_is_busy_for_a_moment_is_tried_again(store: Store) -> None:
    tries = []

    def busy(connection: object) -> str:
        tries.append(connection)
        if len(tries) < 3:
            raise OperationalError("BEGIN", {}, Exception("busy"))
        return "stored"

    def always_busy(connection: object) -> None:
        raise OperationalError("BEGIN", {}, Exception("busy"))

    assert await store.write_with("a", busy) == "stored"
    with pytest.raises(OperationalError):
        await store.write_with("a", always_busy)
    await store.begin(begun())
    assert await store.versions(["a"]) == {"a": 0}


async def test_nobody_is_told_before_it_is_stored(store: Store, other: Store) -> None:
    """What has been acknowledged is there for everybody else, however long the disk takes."""
    await store.begin(begun())
    sqlalchemy_event.listen(store.engine, "commit", lambda _: time.sleep(0.05))
    for number in (1, 2, 3):
        assert await store.append(append(event(number)))
        assert await other.versions(["a"]) == {"a": number}


async def test_nothing_is_stored_for_a_table_that_does_not_exist(store: Store) -> None:
    with pytest.raises(IntegrityError):
        await store.append(append(event(1), table="nowhere"))
    with pytest.raises(IntegrityError):
        await store.grant(new_secret(), "nowhere", ["host"])


async def test_two_stores_of_one_database_do_not_get_in_each_others_way(
    store: Store, other: Store
) -> None:
    await store.begin(begun())
    await store.begin(begun("b"))
    won = 0
    for number in range(1, 21):
        outcomes = await asyncio.gather(
            store.append(append(event(number, f"one{number}"))),
            other.append(append(event(number, f"other{number}"))),
            store.append(append(event(number), table="b")),
        )
        assert sorted(outcomes[:2]) == [False, True]
        assert outcomes[2]
        won += outcomes[0]
    assert len(await other.events_after("a", 0)) == 20
    assert 0 <= won <= 20


async def test_a_game_is_finished_until_its_end_is_undone(store: Store) -> None:
    me = new_secret()
    await store.begin(begun())
    await store.grant(me, "a", ["0"])
    won = Ended("won", (0,))
    await store.append(replace(append(event(1)), result=won))
    (summary,) = await store.tables_of(me)
    assert (summary.finished, summary.result) == (1.0, won)
    await store.append(append(event(2, kind="undo")))
    (summary,) = await store.tables_of(me)
    assert (summary.finished, summary.result) == (None, None)


# People


async def test_a_link_is_good_for_one_browser_and_can_be_revoked(store: Store) -> None:
    await store.begin(begun())
    ala, ola = new_secret(), new_secret()
    link = await store.new_link("a", "1")
    assert (await store.use_link(link, ala)).status == "granted"
    assert (await store.use_link(link, ala)).status == "yours"
    assert (await store.use_link(link, ola)).status == "used"
    assert await store.roles(ala, "a") == {"1"}
    assert await store.roles(ola, "a") == frozenset()
    await store.revoke("a", "1")
    assert await store.roles(ala, "a") == frozenset()
    assert (await store.use_link(link, ala)).status == "revoked"
    assert (await store.use_link(new_secret(), ala)).status == "unknown"


async def test_many_may_watch_by_the_same_link(store: Store) -> None:
    await store.begin(begun())
    link = await store.new_link("a", "spectator")
    for _ in range(3):
        assert (await store.use_link(link, new_secret())).status == "granted"
    assert await store.holders("a") == {"spectator": 3}


async def test_another_device_gets_all_roles_of_its_link(store: Store) -> None:
    await store.begin(begun())
    link = await store.new_link("a", "device:host,0")
    phone = new_secret()
    assert (await store.use_link(link, phone)).status == "granted"
    assert await store.roles(phone, "a") == {"host", "0"}
    assert (await store.use_link(link, new_secret())).status == "used"


async def test_of_two_browsers_that_follow_a_link_together_one_gets_the_seat(
    store: Store, other: Store
) -> None:
    await store.begin(begun())
    for _ in range(10):
        link = await store.new_link("a", "1")
        used = await asyncio.gather(
            store.use_link(link, new_secret()), other.use_link(link, new_secret())
        )
        assert sorted(each.status for each in used) == ["granted", "used"]


def test_secrets_are_not_in_the_database(sqlite: str) -> None:
    secret = new_secret()
    tokens = []

    async def test(store: Store) -> None:
        await store.begin(begun())
        await store.grant(secret, "a", ["host"])
        tokens.append(await store.new_link("a", "1"))

    with opened(sqlite) as store:
        run(test(store))
    engine = create_engine(sqlite)
    with engine.connect() as connection:
        dump = "\n".join(connection.connection.driver_connection.iterdump())  # type: ignore[union-attr]
    engine.dispose()
    assert hashed(secret) in dump
    assert secret not in dump
    assert tokens[0] not in dump


async def test_a_browser_finds_its_tables_the_last_touched_first(store: Store) -> None:
    me = new_secret()
    for id in ("a", "b", "c"):
        await store.begin(begun(id))
    await store.grant(me, "a", ["0", "host"])
    await store.grant(me, "b", ["1"])
    await store.append(append(event(1), table="b"))
    await store.append(append(replace(event(1), time=9.0), table="a"))
    found = await store.tables_of(me)
    assert [summary.header.id for summary in found] == ["a", "b"]
    assert found[0].roles == ("0", "host")
    assert found[0].seats == SEATS
    assert await store.tables_of(new_secret()) == []


# Tables of one seed


@pytest.mark.parametrize(
    ("stored", "read"),
    [
        ('{"winners":[0],"reason":"won"}', Ended("won", (0,))),
        ('{"reason":"won","winners":[0],"requested":2}', Ended("won", (0,), 2)),
        (
            '{"reason":"","winners":[],"requested":0,"unsure":true}',
            Ended("", (), unsure=True),
        ),
        ('{"reason":"won","winners":[1],"a later word":1}', Ended("won", (1,))),
    ],
    ids=["oldest", "requests", "brought", "later"],
)
def test_the_end_of_a_table_that_was_stored_earlier_is_read(
    sqlite: str, stored: str, read: Ended
) -> None:
    async def test(store: Store) -> None:
        me = new_secret()
        await store.begin(begun())
        await store.grant(me, "a", ["host", "0"])
        await store.append(replace(append(event(1)), result=Ended("x", ())))
        with store.engine.begin() as connection:
            connection.execute(text("UPDATE tables SET result = :stored"), {"stored": stored})
        kept = await store.read("a")
        (summary,) = await store.tables_of(me)
        (attempt,) = await store.attempts("ashes", "seed")
        assert kept is not None
        assert [kept.result, summary.result, attempt.result] == [read] * 3

    with opened(sqlite) as store:
        run(test(store))


async def test_attempts_are_the_tables_of_a_seed_with_who_opened_them(store: Store) -> None:
    ada, ben = new_secret(), new_secret()
    for id, secret in (("a", ada), ("b", ben), ("c", ada)):
        await store.begin(begun(id))
        await store.grant(secret, id, ["host", "0"])
    await store.begin(Begun(replace(HEADER, id="d", seed="other"), SEATS, Snapshot(0, []), [0]))
    over = Ended("r", (0,))
    await store.append(replace(append(event(1), event(2), table="b"), result=over))
    found = await store.attempts("ashes", "seed")
    assert [each.browser for each in found].count(hashed(ada)) == 2
    assert [(each.answers, each.result) for each in found if each.result] == [(2, over)]
    assert await store.attempts("relic", "seed") == []
