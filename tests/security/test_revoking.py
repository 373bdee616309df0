"""A seat that was revoked is lost at once, on every worker, and everybody is told."""

from __future__ import annotations

import pytest

from emberhold.server.app import create_app
from emberhold.server.house import House, Viewer
from emberhold.server.house.people.opening import Wanted
from emberhold.server.http.connection import Connection, Gone
from emberhold.server.http.hall import Hall
from emberhold.server.store.people import new_secret
from tests.server.houses import GUEST, HOST, a_house, ashes, state
from tests.server.serving import Running
from tests.support.waiting import eventually


def hall_of(house: House) -> Hall:
    return create_app(house).hall


async def seated(house: House, table: str) -> tuple[Connection, str]:
    """The page of a guest at seat 1."""
    secret = new_secret()
    await house.store.grant(secret, table, ["1"])
    return await Connection.open(hall_of(house), table, secret, frozenset("1"), "en"), secret


async def is_gone(page: Connection) -> bool:
    try:
        await page.allowed()
    except Gone:
        return True
    return False


def soon(database: str) -> dict[str, float]:
    """A worker looks around often where no database tells it, and never where one does."""
    return {"look_around": 0.01 if database.startswith("sqlite") else 1000.0}


@pytest.mark.parametrize("how", ["revoke", "forget"])
async def test_a_seat_revoked_on_one_worker_is_lost_on_the_other(database: str, how: str) -> None:
    async with a_house(database) as one, a_house(database, **soon(database)) as other:
        table = await ashes(one)
        page, secret = await seated(other, table)
        assert not await is_gone(page)

        async def knows() -> bool:
            voice = other.store.voice
            return voice.listening if voice.carries else table in other.tables._seating

        await eventually(knows)
        if how == "revoke":
            await one.store.revoke(table, "1")
        else:
            await one.store.forget(secret, table)
        await page._watch.next()
        await eventually(lambda: is_gone(page))
        page.close()


async def test_what_one_worker_stores_the_other_shows_at_once(database: str) -> None:
    async with a_house(database) as one, a_house(database, **soon(database)) as other:
        table = await ashes(one)
        watch = await other.watch(table, GUEST)
        await one.guests.unseat(table, 1)
        await watch.next()

        async def followed() -> bool:
            return await other.version(table) >= 1

        await eventually(followed)
        watch.close()


def test_everybody_is_told_when_a_host_takes_a_seat_back(server: Running) -> None:
    host, friend, guest = server.browser(), server.browser(), server.browser()
    opened = host.opens("me", "friend", game="ashes")
    friend.takes(opened.link(1))
    guest.get(opened.link("spectator").removeprefix(server.address))
    host.post(f"/api/t/{opened.table}/links", {"make": 1})
    assert friend.get(f"/api/t/{opened.table}/state").status_code == 403
    for browser in (host, guest):
        told = [notice["text"] for notice in browser.state(opened.table)["notices"]]
        assert any("freed the seat" in text for text in told)


def test_a_link_for_a_seat_nobody_has_held_is_not_news(server: Running) -> None:
    host = server.browser()
    opened = host.opens("me", "friend", game="ashes")
    host.post(f"/api/t/{opened.table}/links", {"make": 1})
    assert host.state(opened.table)["notices"] == []


async def test_opponents_are_told_that_a_game_comes_from_a_file(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        text = (await house.hosted(await ashes(house))).record.table.dumps()
        seats = [{"who": "person", "name": "Ada"}, {"who": "open"}]
        table = await house.open(Wanted(save=text, seats=seats))
        await house.guests.arrive(table, 1, "Bea", (1,))
        for viewer in (GUEST, Viewer(spectator=True)):
            notice = (await state(house, table, viewer))["notices"][-1]
            assert "Ada could have known" in notice["text"]
        assert "you could have known" in (await state(house, table, HOST))["notices"][-1]["text"]
        alone = await house.open(Wanted(save=text, seats=[{"who": "person"}, {"who": "person"}]))
        assert (await state(house, alone, GUEST))["notices"] == []
