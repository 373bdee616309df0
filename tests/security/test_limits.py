"""Limits for each browser and each address: a made-up cookie for every request does not help."""

from __future__ import annotations

import asyncio
import re
import select
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import pytest
from sqlalchemy import text

import emberhold
from emberhold.server.http import exchange, limits
from emberhold.server.http.limits import OPENING, RULES, SAYING, Paces, place_of
from emberhold.server.hurrying import Hurried
from tests.security.public import public, stranger
from tests.server.serving import PATIENCE, Browser, Running, first_option
from tests.support.waiting import until

ONE, OTHER = "203.0.113.7", "198.51.100.9"
WISH = {"game": "war-eternal", "players": 1, "setup": {"nemesis": "gate-witch"}}


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Running]:
    with public(tmp_path) as server:
        yield server


def made_up() -> dict[str, str]:
    return {"Cookie": f"emberhold={token_urlsafe(16)}"}


def opens(browser: Browser, **headers: Any) -> int:
    return browser.post("/api/tables", WISH, headers=headers).status_code


def test_a_new_cookie_for_every_request_escapes_no_limit(town: Running) -> None:
    one, other = stranger(town, ONE), stranger(town, OTHER)
    told = [opens(one, **made_up()) for _ in range(RULES[OPENING].address + 3)]
    assert told.count(200) == RULES[OPENING].address
    assert told[-3:] == [429, 429, 429]
    assert opens(other) == 200


def test_a_browser_has_a_limit_of_its_own(town: Running) -> None:
    one = stranger(town, ONE)
    assert opens(one) == 200
    told = [opens(one) for _ in range(RULES[OPENING].browser + 2)]
    assert told.count(429) == 2
    neighbour = stranger(town, ONE)
    assert opens(neighbour) == 200


def test_at_home_nobody_is_counted_by_address(server: Running) -> None:
    told = [opens(server.browser()) for _ in range(RULES[OPENING].browser + 2)]
    assert set(told) == {200}


@pytest.mark.parametrize(
    ("kind", "path"),
    [("reads", "/api/games"), ("reads", "/api/card/ashes/seal"), ("past", "/api/t/{t}/at/0")],
)
def test_reading_and_looking_back_are_limited(
    town: Running, monkeypatch: pytest.MonkeyPatch, kind: str, path: str
) -> None:
    monkeypatch.setitem(RULES, kind, limits.Rule(3, 9, 60.0))
    one = stranger(town, ONE)
    table = one.post("/api/tables", WISH).json()["table"]
    told = [one.get(path.format(t=table)).status_code for _ in range(5)]
    assert told == [200, 200, 200, 429, 429]


def test_uploads_and_hints_are_limited(town: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES, "uploads", limits.Rule(1, 9, 60.0))
    monkeypatch.setitem(RULES, "hints", limits.Rule(1, 9, 60.0))
    one = stranger(town, ONE)
    save = {"save": emberhold.open("war-eternal", 1, 7).dumps()}
    assert [one.post("/api/tables", save).status_code for _ in range(3)][-1] == 429
    table = one.post("/api/tables", WISH).json()["table"]
    assert one.says(table, do="hint", seat=0)["is"] == "hint"
    assert one.says(table, do="hint", seat=0)["code"] == "too-fast"


def test_pages_that_are_open_are_counted(town: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emberhold.server.http.hall.SOCKETS_OF_BROWSER", 2)
    one = stranger(town, ONE)
    table = one.post("/api/tables", WISH).json()["table"]
    headers = {"X-Forwarded-For": ONE}
    with one.socket(table, headers=headers) as a, one.socket(table, headers=headers) as b:
        a.state()
        b.state()
        with one.socket(table, headers=headers) as c:
            assert c.read()["code"] == "too-fast"


def test_opening_a_socket_again_and_again_is_limited(
    town: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each needs a reading of the table, at the pace of any other reading."""
    one = stranger(town, ONE)
    table = one.post("/api/tables", WISH).json()["table"]
    monkeypatch.setitem(RULES, "reads", limits.Rule(2, 9, 60.0))
    town.app.hall.paces = Paces()
    told = []
    for _ in range(3):
        with one.socket(table, headers={"X-Forwarded-For": ONE}) as live:
            told.append(live.read().get("code"))
    assert told == [None, None, "too-fast"]


def test_headers_of_a_proxy_are_believed_only_if_there_is_one(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    allows = Paces.allows

    def spying(
        self: Paces, browser: str, address: str | None = None, kind: str = "messages"
    ) -> bool:
        seen.append(browser)
        return allows(self, browser, address, kind)

    monkeypatch.setattr(Paces, "allows", spying)
    server.browser(**{"X-Forwarded-For": "203.0.113.1"}).post("/api/daily")
    assert seen == ["127.0.0.1"]


def test_an_address_is_one_party_and_not_kept_in_clear(town: Running) -> None:
    parties = []
    for address in (ONE, ONE, OTHER):
        table = stranger(town, address).post("/api/tables", WISH).json()["table"]
        parties.append(town.app.hall.house.tables._live[table].record.party)
    assert parties[0] == parties[1] != parties[2]
    assert ONE not in parties[0]


def test_a_network_of_ipv6_is_one_place() -> None:
    assert place_of("2001:db8::1") == place_of("2001:db8::ffff:2")
    assert place_of("2001:db8::1") != place_of("2001:db8:0:1::1")
    assert place_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert place_of("not an address") == "not an address"


# Those who take their time


def hurried(monkeypatch: pytest.MonkeyPatch) -> Callable[[], bool]:
    """Give everybody little time; whether nobody is waited for any more."""
    timers: list[asyncio.TimerHandle] = []
    hurry = Hurried._hurry

    def noted(self: Hurried) -> None:
        hurry(self)
        assert self._late is not None
        timers.append(self._late)

    monkeypatch.setattr(Hurried, "seconds", 0.2)
    monkeypatch.setattr(Hurried, "_hurry", noted)
    return lambda: bool(timers) and all(timer.cancelled() for timer in timers)


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: loc"])
def test_half_open_requests_are_given_up(
    server: Running, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(Hurried, "seconds", 0.2)
    port = int(server.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port)) as wire:
        wire.settimeout(PATIENCE)
        for letter in said:
            wire.send(bytes([letter]))
        with suppress(ConnectionError):
            assert wire.recv(100) == b""


def test_slow_headers_after_a_first_request_are_given_up_too(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry_is_over = hurried(monkeypatch)
    port = int(server.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port)) as wire:
        wire.settimeout(PATIENCE)
        wire.send(f"GET /api/hello HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        assert b"200 OK" in wire.recv(10_000)
        until(hurry_is_over)
        wire.send(b"GET / HT")
        with suppress(ConnectionError):
            while wire.recv(1000):
                pass


def test_a_page_that_only_looks_is_not_hurried(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its header was here in time; what it says later, if anything, is nobody's business."""
    hurry_is_over = hurried(monkeypatch)
    host = server.browser()
    table = host.opens("me").table
    with host.socket(table) as page:
        first = page.state()
        until(hurry_is_over)
        page.say(**first_option(first))
        assert page.state(first["version"] + 1)["table"]["answers"] == 1


def test_a_body_that_does_not_come_is_refused(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "BODY_SECONDS", 0.2)
    port = int(server.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port)) as wire:
        wire.settimeout(PATIENCE)
        head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {server.address}"
        wire.send(f"{head}\r\nContent-Length: 100\r\n\r\n{{".encode())
        assert b"408" in wire.recv(1000)


def is_closed(wire: socket.socket) -> bool:
    try:
        return bool(select.select([wire], [], [], 0)[0]) and wire.recv(10) == b""
    except ConnectionError:
        return True


def test_too_many_connections_of_one_address_are_not_taken(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hurried, "most_of_address", 3)
    port = int(server.address.rpartition(":")[2])
    wires = [socket.create_connection(("127.0.0.1", port)) for _ in range(8)]
    try:
        until(lambda: sum(map(is_closed, wires)) >= 5)
    finally:
        for wire in wires:
            wire.close()


def test_planted_cookies_are_not_taken_behind_a_proxy_on_loopback(town: Running) -> None:
    """A secret that somebody else made up would let them sit at the same tables."""
    planted = token_urlsafe(16)
    one = stranger(town, ONE)
    answer = one.post("/api/tables", WISH, headers={"Cookie": f"emberhold={planted}"})
    assert answer.status_code == 200
    assert planted not in answer.headers["set-cookie"]


# Counters that cannot be thrown out


def test_ten_thousand_cookies_empty_no_counter() -> None:
    """A client that was refused stays refused, whatever others make up meanwhile."""
    paces = Paces(lambda: 0.0)
    most = RULES[OPENING]
    assert all(paces.allows("one", "here", OPENING) for _ in range(most.browser))
    assert not paces.allows("one", "here", OPENING)
    for number in range(limits.MOST_SENDERS + 2000):
        paces.allows(f"made up {number}", f"elsewhere {number % 50}", OPENING)
        paces.allows(f"made up {number}", f"elsewhere {number}", SAYING)
    assert not paces.allows("one", "here", OPENING)
    told = [paces.allows(f"other {number}", "here", OPENING) for number in range(most.address)]
    assert told.count(True) == most.address - most.browser - 2


def test_a_client_that_is_refused_at_their_address_takes_no_place() -> None:
    paces = Paces(lambda: 0.0)
    for number in range(5000):
        paces.allows(f"made up {number}", "one address", OPENING)
    assert len(paces.of_browsers[OPENING]) == RULES[OPENING].address
    assert len(paces.of_addresses[OPENING]) == 1
    assert paces.refused[OPENING] == 5000 - RULES[OPENING].address


def test_each_kind_is_counted_by_itself() -> None:
    paces = Paces(lambda: 0.0)
    while paces.allows("one", "here", OPENING):
        pass
    assert paces.allows("one", "here", SAYING)


def test_where_there_is_no_room_latecomers_share_what_one_address_may(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_SENDERS", 20)
    now = [0.0]
    paces = Paces(lambda: now[0])
    for number in range(20):
        assert paces.allows(f"b{number}", f"a{number}", OPENING)
    told = [paces.allows(f"late {n}", f"late {n}", OPENING) for n in range(60)]
    assert told.count(True) == RULES[OPENING].address
    now[0] = RULES[OPENING].seconds
    told = [paces.allows(f"later {n}", f"later {n}", OPENING) for n in range(15)]
    assert told == [True] * 15, "what counts no longer makes room"


# Every route has a limit


_WITHOUT = {"/healthz", "/readyz", "/metrics"}
"""What these find out counts for a moment, or is for machines of the house only."""


def _paths(town: Running) -> list[tuple[str, str]]:
    found = []
    app: Any = town.app.app
    for route in app.routes:
        path = re.sub(r"{[^}]*}", "x", str(route.path))
        methods = getattr(route, "methods", None) or ({"GET"} if path == "/static" else set())
        found += [(method, path) for method in methods - {"HEAD"} if path not in _WITHOUT]
    return found


def test_every_route_has_a_limit(town: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    found = _paths(town)
    assert len(found) > 50
    for kind in RULES:
        monkeypatch.setitem(RULES, kind, limits.Rule(1, 1, 600.0))
    for number, (method, path) in enumerate(found):
        town.app.hall.paces = Paces()
        one = stranger(town, f"203.0.113.{number}")
        file = "/static/join.html" if path == "/static" else path
        told = [one.client.request(method, file).status_code for _ in range(3)]
        assert told[-1] == 429, (method, path, told)


def test_links_for_spectators_fill_no_database(town: Running) -> None:
    """Each browser without a cookie would be a new one, with rows of its own."""
    host, one = stranger(town, OTHER), stranger(town, ONE)
    opened = host.post("/api/tables", WISH).json()
    path = opened["links"][-1]["url"].removeprefix(town.address)
    path = path[path.index("/s/") :]
    told = []
    for _ in range(RULES["links"].address + 20):
        one.client.cookies.clear()
        told.append(one.get(path, headers=made_up()).status_code)
    assert told.count(303) == RULES["links"].address
    assert told[-1] == 429
    rows = town.app.hall.store.engine.connect().execute(text("SELECT count(*) FROM browsers"))
    assert rows.scalar_one() <= RULES["links"].address + 1


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Too many"), ("pl", "Za dużo"), ("fr", "Trop")]
)
def test_a_page_that_is_refused_is_a_page(
    town: Running, monkeypatch: pytest.MonkeyPatch, language: str, title: str
) -> None:
    monkeypatch.setitem(RULES, "reads", limits.Rule(1, 1, 600.0))
    one = stranger(town, ONE)
    answers = [one.get("/", params={"lang": language}) for _ in range(2)]
    assert answers[1].status_code == 429
    assert f"<h1>{title}" in answers[1].text
