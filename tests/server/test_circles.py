"""People one has played with: their handles, invitations, who is here, and who is not heard."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path
from time import time
from typing import Any

from sqlalchemy import update

from emberhold.server.store import analyses
from emberhold.server.store import circles as kept
from emberhold.server.store.circles import Company, Visit
from emberhold.server.store.schema import handles
from tests.server.houses import a_house, ashes
from tests.server.posting import mail_server
from tests.server.serving import Browser, Opened, Running, running


def pair(served: Running) -> tuple[Browser, Browser, str, str]:
    """Two people at one table, and the handles each of them finds there of the other."""
    one, two = served.browser(), served.browser()
    opened = one.opens("me", "friend", game="ashes")
    two.takes(opened.link(1))
    found = [each.get(f"/api/t/{opened.table}/circle").json() for each in (one, two)]
    assert [len(people) for people in found] == [1, 1]
    return one, two, found[0][0]["handle"], found[1][0]["handle"]


def circle(browser: Browser, *handles: str, **more: object) -> dict[str, Any]:
    answer = browser.post("/api/circle", {"handles": handles, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def asked(one: Browser, handle: str, name: str = "") -> Opened:
    """Another table of somebody, to which they invite a person by a handle."""
    opened = one.opens("me", "friend", game="ashes")
    wish = {"handle": handle, "seat": 1, "name": name}
    answer = one.post(f"/api/t/{opened.table}/invite", wish)
    assert answer.status_code == 200, answer.text
    return opened


def test_a_friend_is_invited_with_one_press_and_sits_down(served: Running) -> None:
    one, two, friend, _ = pair(served)
    opened = asked(one, friend, "Anna")
    (letter,) = circle(two)["invitations"]
    assert (letter["who"], letter["game"]) == ("Anna", "ashes")
    taken = two.post(f"/api/invitations/{letter['id']}", {"take": True}).json()
    assert taken["url"] == f"/t/{opened.table}"
    assert two.state(opened.table)["you"]["seats"] == [1]
    assert circle(two)["invitations"] == []
    late = one.post(f"/api/t/{opened.table}/invite", {"handle": friend, "seat": 1})
    assert "no longer free" in late.json()["error"]["text"]


def test_an_invitation_is_good_once_and_for_one_person(served: Running) -> None:
    one, two, friend, _ = pair(served)
    opened, stranger = asked(one, friend), served.browser()
    circle(stranger)
    (letter,) = circle(two)["invitations"]
    address = f"/api/invitations/{letter['id']}"
    assert stranger.post(address, {"take": True}).status_code == 400
    stranger.takes(opened.link(1))
    assert "no longer free" in two.post(address, {"take": True}).json()["error"]["text"]
    assert two.get(f"/api/t/{opened.table}/state").status_code == 403


def test_who_is_blocked_is_heard_no_more(served: Running) -> None:
    one, two, friend, _ = pair(served)
    asked(one, friend)
    asked(one, friend)
    letters = circle(two)["invitations"]
    assert len(letters) == 2
    no = two.post(f"/api/invitations/{letters[0]['id']}", {"block": True})
    assert no.json() == {"url": None}
    asked(one, friend)
    assert circle(two)["invitations"] == []


def test_who_is_here_is_seen_where_they_allow_it(served: Running) -> None:
    one, two, friend, _ = pair(served)
    assert circle(one, friend)["people"] == [{"handle": friend, "online": None}]
    circle(two, online=True)
    assert circle(one, friend)["people"] == [{"handle": friend, "online": True}]
    circle(two, online=False)
    assert circle(one, friend)["people"] == [{"handle": friend, "online": None}]


def test_somebody_at_a_table_is_here_for_every_worker(tmp_path: Path, served: Running) -> None:
    """Long after they looked at the start page, and asked of a server that does not see them."""
    one, two, friend, _ = pair(served)
    circle(two, online=True)
    house = served.app.hall.house
    long_ago = update(handles).values(seen=0.0)
    asyncio.run(house.store.write_with("", lambda c: c.execute(long_ago).rowcount))
    with running(tmp_path) as other:
        elsewhere = other.browser()
        assert circle(elsewhere, friend)["people"] == [{"handle": friend, "online": False}]
        table = two.get("/api/tables").json()["running"][0]["table"]
        with two.socket(table) as page:
            page.state()
            asyncio.run(house.visiting.note(time()))
            assert circle(elsewhere, friend)["people"] == [{"handle": friend, "online": True}]
            assert circle(one, friend)["people"] == [{"handle": friend, "online": True}]
            circle(two, online=False)
            asyncio.run(house.visiting.note(time()))
            assert circle(elsewhere, friend)["people"] == [{"handle": friend, "online": None}]


async def test_visits_and_tries_are_kept_in_either_database(database: str) -> None:
    """Whom two workers see counts once, and so does a second try at a puzzle."""
    async with a_house(database) as house:
        table = await ashes(house)
        await house.store.grant("ada", table, ["host", "0"])
        seated, watching = Visit("a", table, seated=True), Visit("b", table, seated=False)

        async def noted(now: float, *seen: Visit) -> Company:
            await house.store.write_with("", lambda c: kept.note(c, seen, now))
            return await house.store.read_with(lambda c: kept.company(c, now))

        await noted(1000.0, seated, watching)
        assert await noted(1020.0, watching, seated) == Company(2, 1, {table: 1})
        later = 1000.0 + kept.LASTS + 40
        assert await noted(later, watching) == Company(1, 1, {table: 1})
        assert await house.visiting.here(["a", "b"], later) == {"b"}

        for solved in (True, False):
            count = partial(analyses.note_try, puzzle="p", table=table, solved=solved, now=later)
            assert await house.store.write_with("", count) is solved
        assert await house.store.read_with(analyses.rates) == {"p": analyses.Rate(1, 1)}


def test_only_the_host_invites_and_only_players_meet(served: Running) -> None:
    one, two, friend, host = pair(served)
    opened = one.opens("me", "friend", game="ashes")
    watching = served.browser()
    watching.get(opened.link("spectator"))
    assert watching.get(f"/api/t/{opened.table}/circle").status_code == 403
    assert two.get(f"/api/t/{opened.table}/circle").status_code == 403
    wish = {"handle": friend, "seat": 1}
    assert watching.post(f"/api/t/{opened.table}/invite", wish).status_code == 403
    unknown = one.post(f"/api/t/{opened.table}/invite?lang=fr", {"handle": "x" * 22, "seat": 1})
    assert "invitée" in unknown.json()["error"]["text"]
    assert host != friend


def test_an_invitation_arrives_by_mail(tmp_path: Path) -> None:
    with mail_server() as post, running(tmp_path, mail=post.address) as served:
        one, two = served.browser(), served.browser()
        opened = one.opens("me", "friend", game="ashes")
        two.takes(opened.link(1))
        two.post(f"/api/t/{opened.table}/call?lang=pl", {"mail": "ola@example.org"})
        link = re.search(r"/n/confirm/\S+", post.next().get_content())
        assert link is not None
        two.post(link[0])
        friend = one.get(f"/api/t/{opened.table}/circle").json()[0]["handle"]
        asked(one, friend, "Anna")
        assert "Anna zaprasza cię do gry" in post.next().get_content()


def test_a_seat_without_a_name_gives_none(served: Running) -> None:
    """“Player 2” is the name of a seat, not of a person."""
    one, two = served.browser(), served.browser()
    seats = [{"who": "me", "name": "Anna"}, {"who": "friend"}]
    wish = {"game": "ashes", "players": 2, "seed": 7, "seats": seats}
    opened = Opened(**one.post("/api/tables", wish).json())
    two.takes(opened.link(1))
    assert [met["name"] for met in one.get(f"/api/t/{opened.table}/circle").json()] == [""]
    assert [met["name"] for met in two.get(f"/api/t/{opened.table}/circle").json()] == ["Anna"]
