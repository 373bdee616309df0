"""Calling people to their table: whom, when, how often, and what becomes of a hook that fails."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from time import time
from typing import Any

import pytest

from emberhold.kernel.errors import EmberholdError
from emberhold.server.hook import Hook
from emberhold.server.house import House, Refused, Viewer
from emberhold.server.house.people.opening import Wanted
from emberhold.server.store.people import new_secret
from tests.server.houses import GUEST, HOST, Playing, a_house, ashes, run, seat_of
from tests.server.receiving import Receiver, receiver
from tests.server.serving import Running, first_option, running
from tests.server.trails import ALL, to_the_end, trail_known
from tests.support.waiting import until

HOME = "https://games.example.org"
LATER = 3600.0
FIELDS = {
    "topic",
    "title",
    "message",
    "click",
    "game",
    "seat",
    "language",
    "actions",
    "status",
    "path",
}


@pytest.fixture
def came() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@asynccontextmanager
async def calling_house(address: str, came: Receiver) -> AsyncIterator[House]:
    """A house whose rounds are gone by the test itself."""
    async with a_house(address) as house:
        hook = Hook(came.address, pauses=(0.01, 0.01))
        house.calling.through(hook, HOME)
        hook.start()
        try:
            yield house
        finally:
            hook.stop()


def nothing(house: House, came: Receiver) -> bool:
    """Whether nobody has been called: a message sent now is the next that comes."""
    hook = house.calling._hook
    assert hook is not None
    hook.send({"topic": "nothing"})
    return bool(came.next()["topic"] == "nothing")


async def seated(house: House, language: str = "en", topic: str = "my-phone") -> tuple[str, str]:
    """A table at which a browser holds the seat that is not asked first, and wants to be called."""
    table, secret = await ashes(house), new_secret()
    first = (await house.hosted(table)).record.acting()[0]
    await house.store.grant(secret, table, [str(1 - first)])
    await house.calling.allow(table, seat_of(1 - first), secret, topic, language)
    return table, secret


async def until_asked(house: House, table: str, secret: str) -> int:
    """Play until the answer of another has brought a question to the seat of that browser."""
    seat = int(next(iter(await house.store.roles(secret, table))))
    playing = Playing(house, table)
    while True:
        question = await playing.question()
        assert question is not None
        await playing.answer()
        hosted = await house.hosted(table)
        if question.seat != seat and hosted.record.since.get(seat) == hosted.record.version:
            return seat


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "It is your turn in"),
        ("pl", "teraz twoja kolej"),
        ("fr", "c’est votre tour"),
    ],
)
async def test_who_is_asked_and_away_is_called_once(
    sqlite: str, came: Receiver, language: str, said: str
) -> None:
    async with calling_house(sqlite, came) as house:
        table, secret = await seated(house, language)
        await until_asked(house, table, secret)
        await house.calling.look_round(time())
        assert nothing(house, came), "too early"
        await house.calling.look_round(time() + LATER)
        told = came.next()
        assert said in told["message"]
        assert told["topic"] == "my-phone"
        assert told["click"] == f"{HOME}/t/{table}"
        assert told["language"] == language
        assert set(told) == FIELDS
        await house.calling.look_round(time() + 2 * LATER)
        assert nothing(house, came), "told twice"


async def test_a_call_tells_nothing_but_whose_turn_it_is(sqlite: str, came: Receiver) -> None:
    async with calling_house(sqlite, came) as house:
        table, secret = await seated(house)
        seat = await until_asked(house, table, secret)
        await house.calling.look_round(time() + LATER)
        told = came.next()
        who, game = f"Player {seat + 1}", "Ashes: Rise of the Phoenixborn"
        assert told["message"] == f"It is your turn in {game}, {who}."
        assert (told["game"], told["title"], told["seat"]) == (game, game, who)


async def test_the_next_waiting_turn_is_another_call(sqlite: str, came: Receiver) -> None:
    async with calling_house(sqlite, came) as house:
        table, secret = await seated(house)
        await until_asked(house, table, secret)
        await house.calling.look_round(time() + LATER)
        came.next()
        await Playing(house, table, name="again").answer()
        await until_asked(house, table, secret)
        await house.calling.look_round(time() + 2 * LATER)
        came.next()


async def test_a_player_who_looks_or_brought_it_about_is_not_called(
    sqlite: str, came: Receiver
) -> None:
    async with calling_house(sqlite, came) as house:
        table, secret = await seated(house)
        seat = await until_asked(house, table, secret)
        watch = await house.watch(table, seat_of(seat))
        await house.calling.look_round(time() + LATER)
        watch.close()
        await house.calling.look_round(time() + LATER + 1)
        assert nothing(house, came), "was here a second ago"
        playing = Playing(house, table, name="own")
        await playing.answer()
        while (await house.hosted(table)).record.acting() != [seat]:
            await playing.answer()
        owns = await house.store.cause(table, (await house.hosted(table)).record.since[seat])
        await house.calling.look_round(time() + 3 * LATER)
        assert nothing(house, came) is (owns == seat)


async def test_of_two_workers_one_calls(database: str, came: Receiver) -> None:
    async with calling_house(database, came) as one, calling_house(database, came) as other:
        table, secret = await seated(one)
        await until_asked(one, table, secret)
        now = time() + LATER
        calls = await one.store.to_be_called(now)
        assert [call.table for call in calls] == [table]
        assert [await house.store.claim(calls[0]) for house in (one, other)] == [True, False]
        assert await other.store.to_be_called(now) == []


async def test_a_page_at_another_worker_counts(database: str, came: Receiver) -> None:
    async with calling_house(database, came) as one, calling_house(database, came) as other:
        table, secret = await seated(one)
        seat = await until_asked(one, table, secret)
        watch = await other.watch(table, seat_of(seat))
        now = time() + LATER
        await other.calling.look_round(now)
        await one.calling.look_round(now)
        assert nothing(one, came)
        assert nothing(other, came)
        watch.close()
        await one.calling.look_round(now + LATER)
        came.next()


async def test_it_is_off_until_allowed_and_can_be_revoked(sqlite: str, came: Receiver) -> None:
    async with calling_house(sqlite, came) as house:
        table, secret = await seated(house)
        await house.calling.refuse(table, secret)
        await until_asked(house, table, secret)
        await house.calling.look_round(time() + LATER)
        assert nothing(house, came)


async def test_a_player_who_loses_the_seat_is_not_called(sqlite: str, came: Receiver) -> None:
    async with calling_house(sqlite, came) as house:
        table, secret = await seated(house)
        seat = await until_asked(house, table, secret)
        await house.store.revoke(table, str(seat))
        assert (await house.calling.shown(table, secret)).topic is None
        await house.calling.look_round(time() + LATER)
        assert nothing(house, came)


def test_a_player_who_is_called_at_one_chapter_is_called_at_the_next(
    sqlite: str, came: Receiver
) -> None:
    async def test() -> None:
        async with calling_house(sqlite, came) as house:
            _, first = await house.campaigns.open(Wanted("trail", 2, 1))
            secret = new_secret()
            await house.store.grant(secret, first, ["0", "1"])
            await house.calling.allow(first, ALL, secret, "my-phone", "en")
            await to_the_end(house, first)
            second = await house.campaigns.next_chapter(first, ALL)
            assert second is not None
            assert (await house.calling.shown(second, secret)).topic == "my-phone"
            await house.calling.look_round(time() + LATER)
            assert came.next()["click"] == f"{HOME}/t/{second}"

    with trail_known():
        run(test())


@pytest.mark.parametrize("topic", ["", "a b", "ü", "x" * 65, "a/b", "../admin", "a\n"])
async def test_a_topic_is_a_plain_word(sqlite: str, came: Receiver, topic: str) -> None:
    async with calling_house(sqlite, came) as house:
        table, secret = await seated(house)
        with pytest.raises(Refused) as refused:
            await house.calling.allow(table, GUEST, secret, topic, "en")
        assert len(str(refused.value).splitlines()) == 1
        assert (await house.calling.shown(table, secret)).topic == "my-phone"


async def test_who_only_watches_cannot_be_called(sqlite: str, came: Receiver) -> None:
    async with calling_house(sqlite, came) as house:
        table, watching = await ashes(house), Viewer(spectator=True)
        with pytest.raises(Refused):
            await house.calling.allow(table, watching, new_secret(), "me", "en")


async def test_without_a_hook_nobody_is_promised_a_call(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        assert not house.calling.possible
        with pytest.raises(Refused, match="--turn-hook"):
            await house.calling.allow(table, HOST, new_secret(), "me", "en")


# The hook


@pytest.fixture
def hook(came: Receiver) -> Iterator[Hook]:
    found = Hook(came.address, pauses=(0.01, 0.01))
    found.start()
    yield found
    found.stop()


def test_a_failing_hook_is_tried_three_times(came: Receiver, hook: Hook) -> None:
    came.statuses = [500, 503]
    hook.send({"topic": "one"})
    assert [came.next()["status"] for _ in range(3)] == [500, 503, 200]
    came.statuses = [500, 500, 500]
    hook.send({"topic": "lost"})
    hook.send({"topic": "two"})
    assert [came.next()["topic"] for _ in range(4)] == ["lost", "lost", "lost", "two"]


def test_what_the_hook_refuses_is_not_said_again(came: Receiver, hook: Hook) -> None:
    came.statuses = [403]
    hook.send({"topic": "one"})
    hook.send({"topic": "two"})
    assert [came.next()["topic"] for _ in range(2)] == ["one", "two"]


def test_the_hook_leads_nowhere_else(came: Receiver, hook: Hook) -> None:
    came.statuses = [302]
    hook.send({"topic": "one"})
    hook.send({"topic": "two"})
    assert [came.next()["topic"] for _ in range(2)] == ["one", "two"]


def messages(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


def test_failing_is_one_line_and_coming_back_another(
    came: Receiver, hook: Hook, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "emberhold.hook")
    came.statuses = [403, 403, 403]
    for number in range(5):
        hook.send({"topic": str(number)})
        came.next()
    hook.send({"topic": "last"})
    came.next()
    until(lambda: len(messages(caplog)) == 2)
    lines = messages(caplog)
    assert "403" in lines[0]
    assert "again" in lines[1]
    assert came.address not in "".join(lines)


def test_a_hook_that_takes_nothing_holds_nobody_up(came: Receiver) -> None:
    hook = Hook("http://127.0.0.1:9/", most=3)
    for number in range(50):
        hook.send({"topic": str(number)})
    hook.stop()


@pytest.mark.parametrize(
    "address",
    [
        "ntfy.example.org",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://",
        "https://me:secret@example.org/",
        "http://exa mple.org/",
        "http://example.org:port/",
        "http://[::1/",
        "http://example.org/\r\nX: y",
    ],
)
def test_a_hook_is_an_address_of_the_web(address: str) -> None:
    with pytest.raises(EmberholdError) as refused:
        Hook(address)
    for language in ("en", "pl", "fr"):
        assert "https://" in refused.value.text(language)


# Over HTTP


@pytest.fixture
def served(tmp_path: Any, came: Receiver) -> Iterator[Running]:
    with running(tmp_path, hook=came.address) as found:
        yield found


def test_a_page_allows_it_and_revokes_it(served: Running, came: Receiver) -> None:
    one, two = served.browser(), served.browser()
    opened = one.opens("me", "friend", game="ashes")
    two.takes(opened.link(1))
    address = f"/api/t/{opened.table}/call"
    told = two.get(address).json()
    assert (told["possible"], told["way"], told["topic"]) == (True, None, None)
    assert (told["hook"], told["mail"], told["push"]) == (True, False, None)
    wrong = two.post(f"{address}?lang=pl", {"topic": "not this!"})
    assert wrong.status_code == 400
    assert "Temat" in wrong.json()["error"]["text"]
    assert two.post(address, {"topic": "phone"}).json()["topic"] == "phone"
    assert one.get(address).json()["topic"] is None
    assert two.post(address, {"topic": None}).json()["topic"] is None


def test_strangers_and_spectators_are_refused(served: Running) -> None:
    one, other = served.browser(), served.browser()
    opened = one.opens("me", "friend", game="ashes")
    address = f"/api/t/{opened.table}/call"
    assert other.post(address, {"topic": "phone"}).status_code == 403
    assert other.get(address).status_code == 403
    other.get(opened.link("spectator"))
    assert other.post(address, {"topic": "phone"}).status_code == 403


def test_the_rounds_call_those_who_have_gone(served: Running, came: Receiver) -> None:
    served.app.hall.house.calling.away = 0.0
    one, two = served.browser(), served.browser()
    opened = one.opens("me", "friend", game="ashes", seed=4)
    two.takes(opened.link(1))
    for browser in (one, two):
        assert browser.post(f"/api/t/{opened.table}/call", {"topic": "phone"}).status_code == 200

    def is_called() -> bool:
        for browser in (one, two):
            state = browser.state(opened.table)
            if any(each["options"] for each in state["asked"]):
                browser.says(opened.table, **first_option(state))
        return not came.nothing()

    assert until(is_called)
