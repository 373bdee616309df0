"""Notices by mail: who agrees, what is said, how they are stopped, and that none is lost."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time

import pytest
from sqlalchemy import update

from emberhold.kernel.errors import EmberholdError
from emberhold.server.house import House, Refused
from emberhold.server.notices.mail import Mailer
from emberhold.server.notices.reaching import MAIL
from emberhold.server.store.people import new_secret
from emberhold.server.store.schema import calls
from emberhold.server.store.ways import waiting_number
from tests.server.houses import GUEST, Playing, a_house, ashes, frame, run, seat_of, tell
from tests.server.posting import MailServer, mail_server
from tests.server.serving import running
from tests.server.test_calls import until_asked

HOME = "https://games.example.org"
LATER = 3600.0
ANNA = "anna@example.org"


@pytest.fixture
def post() -> Iterator[MailServer]:
    with mail_server() as found:
        yield found


@asynccontextmanager
async def mailing_house(address: str, mail: str) -> AsyncIterator[House]:
    """A house whose rounds are made by the test itself."""
    async with a_house(address) as house:
        house.reaching.by_mail(Mailer(mail, seconds=2), HOME)
        yield house


async def delivered(house: House, now: float | None = None) -> None:
    await house.reaching.postman.deliver(MAIL, time() + 1 if now is None else now)


async def seated(house: House, post: MailServer, language: str = "en") -> tuple[str, str]:
    """A table at which a browser holds the seat that is not asked first, and has agreed to mail."""
    table, secret = await ashes(house), new_secret()
    first = (await house.hosted(table)).record.acting()[0]
    await house.store.grant(secret, table, [str(1 - first)])
    await house.calling.allow_mail(table, seat_of(1 - first), secret, ANNA, language)
    await delivered(house)
    assert await house.reaching.follow(*link_in(post.next().get_content()))
    return table, secret


def link_in(text: str, last: bool = False) -> tuple[str, str, str]:
    """What a signed link in a letter does, to what, and its signature."""
    links = re.findall(r"https://games\.example\.org/n/(\w+)/([\w-]+)/([\w-]+)", text)
    found: tuple[str, str, str] = links[-1 if last else 0]
    return found


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "It is your turn in"), ("pl", "teraz twoja kolej"), ("fr", "c’est votre tour")],
)
async def test_a_turn_arrives_by_mail_once(
    sqlite: str, post: MailServer, language: str, said: str
) -> None:
    async with mailing_house(sqlite, post.address) as house:
        table, secret = await seated(house, post, language)
        await until_asked(house, table, secret)
        for now in (time() + LATER, time() + 2 * LATER):
            await house.calling.look_round(now)
            await delivered(house)
        mail = post.next()
        assert (mail["To"], mail["From"]) == (ANNA, "table@example.org")
        assert said in mail.get_content()
        assert f"{HOME}/t/{table}" in mail.get_content()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert post.nothing(), "told twice"


async def test_nothing_is_sent_to_an_address_that_has_not_agreed(
    sqlite: str, post: MailServer
) -> None:
    async with mailing_house(sqlite, post.address) as house:
        table, secret = await ashes(house), new_secret()
        first = (await house.hosted(table)).record.acting()[0]
        await house.store.grant(secret, table, [str(1 - first)])
        await house.calling.allow_mail(table, seat_of(1 - first), secret, ANNA, "en")
        with pytest.raises(EmberholdError, match="less than an hour"):
            await house.calling.allow_mail(table, GUEST, new_secret(), ANNA, "en")
        await until_asked(house, table, secret)
        await house.calling.look_round(time() + LATER)
        await delivered(house)
        assert "confirm" in post.next().get_content()
        assert post.nothing()


async def test_a_notice_is_stopped_from_itself(sqlite: str, post: MailServer) -> None:
    async with mailing_house(sqlite, post.address) as house:
        table, secret = await seated(house, post)
        await until_asked(house, table, secret)
        await house.calling.look_round(time() + LATER)
        await delivered(house)
        what, id, mac = link_in(post.next().get_content(), last=True)
        assert (what, id) == ("stop", table)
        assert not await house.reaching.follow(what, id, mac[:-1] + "A" + mac[-1])
        assert (await house.calling.shown(table, secret)).way == MAIL
        assert await house.reaching.follow(what, id, mac)
        assert (await house.calling.shown(table, secret)).way is None
        assert not await house.reaching.follow(what, id, mac)


async def test_the_end_is_told_to_who_was_away(sqlite: str, post: MailServer) -> None:
    async with mailing_house(sqlite, post.address) as house:
        table, secret = await seated(house, post)
        hosted = await house.hosted(table)
        seat = int(next(iter(await house.store.roles(secret, table))))
        await concedes(house, table, 1 - seat)
        assert hosted.record.result is not None
        await house.calling.look_round(time() + LATER)
        await delivered(house)
        assert post.nothing(), "was here when it ended"
        await _was_away(house, table)
        for now in (time() + LATER, time() + 2 * LATER):
            await house.calling.look_round(now)
            await delivered(house)
        assert "is over" in post.next().get_content()
        assert post.nothing(), "told twice"


async def concedes(house: House, table: str, seat: int) -> None:
    """Somebody gives up as soon as they alone are asked."""
    playing = Playing(house, table, name="until")
    while (await house.hosted(table)).record.acting() != [seat]:
        await playing.answer()
    done = await tell(house, table, seat_of(seat), frame("over", "concede", seat=seat))
    assert done["is"] == "done", done


async def _was_away(house: House, table: str) -> None:
    away = update(calls).where(calls.c.table_id == table).values(seen=time() - LATER, ended=None)
    await house.store.write_with(table, lambda c: c.execute(away))


def test_failures_lose_nothing_and_are_told_once(
    sqlite: str, post: MailServer, caplog: pytest.LogCaptureFixture
) -> None:
    """The server is refused, away and stopped; the letter arrives after the next start."""

    async def before() -> float:
        async with mailing_house(sqlite, post.address) as house:
            table, secret = await seated(house, post)
            await until_asked(house, table, secret)
            await house.calling.look_round(time() + LATER)
            now = time() + 1
            post.answers = ["450 not now", "451 nor now"]
            for _ in range(2):
                await delivered(house, now)
                assert await house.store.read_with(waiting_number) == 1
                now += LATER
            away = Mailer("smtp://127.0.0.1:9?from=table@example.org")
            house.reaching.by_mail(away, HOME)
            await delivered(house, now)
            return now + LATER

    async def after(now: float) -> None:
        async with mailing_house(sqlite, post.address) as house:
            assert await house.store.read_with(waiting_number) == 1
            await delivered(house, now)
            assert "your turn" in post.next().get_content()
            assert await house.store.read_with(waiting_number) == 0

    caplog.set_level(logging.INFO, "emberhold.notices")
    run(after(asyncio.run(before())))
    told = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert told == ["notices by mail do not arrive: refused with 450"]
    assert ANNA not in caplog.text


async def test_an_address_that_refuses_for_good_is_told_to_its_person(
    sqlite: str, post: MailServer
) -> None:
    async with mailing_house(sqlite, post.address) as house:
        table, secret = await seated(house, post)
        await until_asked(house, table, secret)
        await house.calling.look_round(time() + LATER)
        post.answers = ["550 nobody here"]
        await delivered(house)
        assert (await house.calling.shown(table, secret)).trouble
        assert await house.store.read_with(waiting_number) == 0


@pytest.mark.parametrize(
    "address", ["anna", "anna@", "a b@example.org", "a@b", "a@example.org\nBcc: b@example.org"]
)
async def test_an_address_is_one_plain_address(sqlite: str, post: MailServer, address: str) -> None:
    async with mailing_house(sqlite, post.address) as house:
        table = await ashes(house)
        with pytest.raises(EmberholdError, match=r"anna@example\.org"):
            await house.calling.allow_mail(table, GUEST, new_secret(), address, "en")


async def test_without_a_mail_server_nobody_is_promised_mail(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        with pytest.raises((Refused, EmberholdError), match="--mail"):
            await house.calling.allow_mail(table, GUEST, new_secret(), ANNA, "en")


@pytest.mark.parametrize(
    "address",
    ["mail.example.org", "http://mail.example.org?from=a@example.org", "smtp://h", "smtp://h:x"],
)
def test_a_mail_server_is_named_in_full(address: str) -> None:
    with pytest.raises(EmberholdError) as refused:
        Mailer(address)
    for language in ("en", "pl", "fr"):
        assert "smtp://" in refused.value.text(language)


def test_a_password_is_not_repeated() -> None:
    with pytest.raises(EmberholdError) as refused:
        Mailer("smtp://anna:secret@mail.example.org")
    assert "secret" not in str(refused.value)


async def test_who_is_called_at_one_table_is_called_at_the_next(
    sqlite: str, post: MailServer
) -> None:
    async with mailing_house(sqlite, post.address) as house:
        table, secret = await seated(house, post)
        seat = int(next(iter(await house.store.roles(secret, table))))
        await concedes(house, table, 1 - seat)
        following = await house.rounds.follow(table, seat_of(1 - seat), "same")
        assert (await house.calling.shown(following, secret)).way == MAIL


def test_the_links_are_pages_with_a_button(tmp_path: Path, post: MailServer) -> None:
    """A preview changes nothing; the button does, and so does a mail program without a page."""
    with running(tmp_path, mail=post.address) as served:
        browser = served.browser()
        opened = browser.opens("me", "friend", game="ashes")
        address = f"/api/t/{opened.table}/call"
        told = browser.post(address, {"mail": ANNA}).json()
        assert (told["way"], told["confirmed"]) == ("mail", False)
        link = re.search(r"/n/confirm/\S+", post.next().get_content())
        assert link is not None
        page = browser.get(link[0])
        assert "Receive messages?" in page.text
        assert not browser.get(address).json()["confirmed"]
        stranger = served.browser(Origin="null")
        assert stranger.post(link[0]).status_code == 200
        assert browser.get(address).json()["confirmed"]
        assert stranger.post(link[0][:-1]).status_code == 404
