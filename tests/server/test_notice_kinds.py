"""The four things somebody who is away is told of, on each way and in each language, without a
word about the cards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from time import time
from typing import Any, Protocol

import pytest

pytest.importorskip("cryptography", reason="the extra push is not installed")

from sqlalchemy import update

import emberhold
from emberhold.games import GAMES
from emberhold.server.house import House, Viewer
from emberhold.server.house.people.circles import Asked
from emberhold.server.house.people.opening import Wanted
from emberhold.server.notices.mail import Mailer
from emberhold.server.notices.push import Pusher, fresh_key
from emberhold.server.notices.reaching import MAIL, PUSH
from emberhold.server.store.people import new_secret
from emberhold.server.store.schema import calls
from tests.golden.replaying import path_of
from tests.server.houses import HOST, PERSON, WITCH, a_house, frame, run, seat_of, tell
from tests.server.posting import MailServer, PushService, mail_server, push_service
from tests.server.test_notices import ANNA, HOME, LATER, link_in
from tests.server.test_push import CONTACT, Phone

GAME = "umbra-titan-4-extinction-pairs"
"""Its last answer may be given by anybody."""
SEAT = 2
SAID = {
    "joint": ("A decision of the whole group", "wspólna decyzja", "décision de tout le groupe"),
    "turn": ("It is your turn", "teraz twoja kolej", "c’est votre tour"),
    "invitation": ("Bo invites you", "Bo zaprasza cię", "Bo vous invite"),
    "end": ("is over", "dobiegła końca", "est terminée"),
}
LANGUAGES = ("en", "pl", "fr")


class Way(Protocol):
    """A way to somebody who is away, and what arrives there."""

    kind: str

    def employed(self, house: House) -> None: ...

    async def allow(self, house: House, table: str, secret: str, language: str) -> None: ...

    def read(self) -> dict[str, Any]: ...

    def nothing(self) -> bool: ...


class ByMail:
    kind = MAIL

    def __init__(self, post: MailServer) -> None:
        self.post = post

    def employed(self, house: House) -> None:
        house.reaching.by_mail(Mailer(self.post.address), HOME)

    async def allow(self, house: House, table: str, secret: str, language: str) -> None:
        await house.calling.allow_mail(table, Viewer(frozenset({SEAT})), secret, ANNA, language)
        await house.reaching.postman.deliver(MAIL, time() + 1)
        assert await house.reaching.follow(*link_in(self.post.next().get_content()))

    def read(self) -> dict[str, Any]:
        mail = self.post.next()
        text = mail.get_content()
        assert mail["List-Unsubscribe"].strip(" <>") in text
        return {"title": mail["Subject"], "text": text}

    def nothing(self) -> bool:
        return self.post.nothing()


class ByPush:
    kind = PUSH

    def __init__(self, service: PushService) -> None:
        self.service, self.phone = service, Phone()

    def employed(self, house: House) -> None:
        pusher = Pusher(fresh_key(), CONTACT, services=("127.0.0.1",), scheme="http")
        house.reaching.by_push(pusher, HOME)

    async def allow(self, house: House, table: str, secret: str, language: str) -> None:
        given = self.phone.at(self.service.address)
        await house.calling.allow_push(table, Viewer(frozenset({SEAT})), secret, given, language)

    def read(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.phone.read(self.service.next().body))
        assert told["stop"].startswith(f"{HOME}/n/")
        return told

    def nothing(self) -> bool:
        return self.service.nothing()


@contextmanager
def way_named(kind: str) -> Iterator[Way]:
    if kind == MAIL:
        with mail_server() as post:
            yield ByMail(post)
    else:
        with push_service() as service:
            yield ByPush(service)


async def happened(house: House, way: Way, secret: str, kind: str, language: str) -> None:
    """Somebody who is away is asked, asked together with the others, invited, or the game ends:
    always by what somebody else does."""
    table = emberhold.load(path_of(GAME))
    keys = table.answers
    table.undo(1)
    while kind != "invitation" and not _brings(table, keys[table.count], kind):
        table.undo(1)
    wish = Wanted(save=table.dumps(), seats=[PERSON] * table.players)
    opened = await house.open(wish)
    await house.store.grant(secret, opened, [str(SEAT)])
    await way.allow(house, opened, secret, language)
    away = update(calls).where(calls.c.table_id == opened).values(seen=time() - LATER)
    await house.store.write_with(opened, lambda c: c.execute(away))
    if kind == "invitation":
        await invited(house, opened)
    else:
        assert table.question is not None
        seat, key = table.question.seat, keys[table.count]
        said = frame("x", "answer", seat=seat, key=key)
        done = await tell(house, opened, seat_of(seat), said)
        assert done["is"] == "done", done
        for _ in range(2):
            await house.calling.look_round(time() + LATER)


def _brings(table: emberhold.Table, key: str, kind: str) -> bool:
    """Whether the answer that was given here, by another seat, brings that about."""
    before, then = table.question, table.fork()
    then.answer(key)
    asked = then.question
    if asked is None or before is None or before.seat == SEAT:
        return kind == "end" and asked is None
    return asked.anyone if kind == "joint" else not asked.anyone and asked.seat == SEAT


async def invited(house: House, met_at: str) -> None:
    """Bo, who was at that table, asks the person to another one."""
    by = new_secret()
    await house.store.grant(by, met_at, ["host", "0"])
    handle = next(m.handle for m in await house.circles.at_table(met_at, by) if m.seat == SEAT)
    other = await house.open(Wanted("war-eternal", 2, 4, WITCH, [PERSON, {"who": "open"}]))
    await house.circles.invite(other, HOST, by, Asked(handle, 1, "Bo"))


def names_of_cards(language: str) -> set[str]:
    """Whatever can lie on the table has a name."""
    return {entry.name(language) for entry in GAMES["war-eternal"].library}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", list(SAID))
@pytest.mark.parametrize("by", [MAIL, PUSH])
def test_each_kind_arrives_once_and_names_no_card(
    sqlite: str, by: str, kind: str, language: str
) -> None:
    async def test(way: Way) -> None:
        async with a_house(sqlite) as house:
            way.employed(house)
            await happened(house, way, new_secret(), kind, language)
            await house.reaching.postman.deliver(by, time() + 1)
            told = way.read()
            assert SAID[kind][LANGUAGES.index(language)] in told["text"]
            words = f"{told['title']} {told['text']}".casefold()
            assert [name for name in names_of_cards(language) if name.casefold() in words] == []
            assert way.nothing(), "told twice"

    with way_named(by) as way:
        run(test(way))
