"""The hall: tables open to anybody, sitting down with one press, and keeping order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import pytest

from emberhold.server.http.settings import Settings
from tests.server.serving import Browser, Opened, Running, running


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, Settings(hall=True)) as found:
        yield found


def hall(browser: Browser, language: str = "en") -> list[dict[str, Any]]:
    answer = browser.get(f"/api/hall?lang={language}")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["tables"]
    return found


def opened(host: Browser, game: str = "war-eternal", **opening: Any) -> Opened:
    """A table with a free seat, open to anybody."""
    table = host.opens("me", "friend", game=game, seed=None)
    answer = host.post(f"/api/t/{table.table}/opening", {"seats": True, **opening})
    assert answer.status_code == 200, answer.text
    return table


def sits(browser: Browser, table: str, name: str = "", **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = browser.post(f"/api/hall/{table}/sit", {"name": name, **more}).json()
    return found


def test_a_stranger_finds_an_open_table_and_sits_down_with_one_press(served: Running) -> None:
    host, stranger = served.browser(), served.browser()
    assert hall(stranger) == []
    table = opened(host, level="first", languages=["pl", "en"]).table
    (row,) = hall(stranger)
    assert (row["free"], row["level"], row["languages"]) == (1, "first", ["en", "pl"])
    assert (row["mine"], hall(host)[0]["mine"]) == (False, True)
    assert sits(stranger, table, "  Ola\u202e ")["url"] == f"/t/{table}"
    state = stranger.state(table)
    assert state["you"]["seats"] == [1]
    assert state["seats"][1]["name"] == "Ola"
    assert hall(served.browser()) == []


def test_without_the_operators_switch_there_is_no_hall(tmp_path: Path) -> None:
    with running(tmp_path) as found:
        host = found.browser()
        table = host.opens("me", "friend", options={"hall": True}).table
        assert host.get("/hall").status_code == 404
        assert host.get("/api/hall").status_code == 404
        assert host.post(f"/api/t/{table}/opening", {"seats": True}).status_code == 404
        assert host.post(f"/api/hall/{table}/sit", {}).status_code == 404
        assert host.get(f"/api/t/{table}/links").json()["hall"] is False
        assert 'data-hall=""' in host.get("/").text


@pytest.mark.parametrize("game", ["war-eternal", "aeons-end", "ashes", "relic"])
def test_the_list_says_nothing_of_cards_links_or_luck(served: Running, game: str) -> None:
    host = served.browser()
    table = opened(host, game)
    secrets = {link["url"].rpartition("/")[2] for link in table.links}
    text = json.dumps(hall(served.browser()))
    assert not any(secret in text for secret in secrets)
    (row,) = json.loads(text)
    assert set(row) == {
        *("table", "game", "title", "about", "players", "free", "watch", "level", "languages"),
        *("seconds", "opened", "answers", "free_undo", "mine", "watchers", "market", "course"),
    }


def test_a_row_shows_the_market_which_everybody_sees_and_nothing_else_of_the_cards(
    served: Running,
) -> None:
    host, stranger = served.browser(), served.browser()
    table = opened(host)
    (row,) = hall(stranger, "pl")
    state = host.state(table.table, lang="pl")
    zones = [zone for area in state["scene"]["areas"] for zone in area["zones"]]
    piles = [zone["name"] for zone in zones if zone["id"].startswith("pile:")]
    assert [card["name"] for card in row["market"]] == piles
    assert len(piles) == 9


@pytest.mark.parametrize("game", ["ashes", "relic"])
def test_where_nothing_is_in_the_middle_for_everybody_nothing_is_shown(
    served: Running, game: str
) -> None:
    opened(served.browser(), game)
    assert hall(served.browser())[0]["market"] == []


def test_the_hall_counts_people_tables_and_watchers(served: Running) -> None:
    """One person with two pages counts once; who has left is gone after a minute."""
    host, watcher = served.browser(), served.browser()
    table = opened(host, watch=True).table
    watcher.post(f"/api/hall/{table}/watch")
    visiting, now = served.app.hall.house.visiting, time()

    def counted() -> tuple[int, int, int]:
        told = served.browser().get("/api/hall").json()
        return told["people"], told["at"], told["tables"][0]["watchers"]

    assert counted() == (0, 0, 0)
    with host.socket(table) as page, host.socket(table) as again, watcher.socket(table) as third:
        for each in (page, again, third):
            each.state()
        asyncio.run(visiting.note(now))
        assert counted() == (2, 1, 1)
        visiting.seen = list
        asyncio.run(visiting.note(now + 30))
        assert counted() == (2, 1, 1)
        asyncio.run(visiting.note(now + 61))
    assert counted() == (0, 0, 0)


def test_two_who_come_at_once_do_not_get_the_same_seat(served: Running) -> None:
    host, one, two = served.browser(), served.browser(), served.browser()
    table = opened(host).table
    assert sits(one, table)["url"]
    late = two.post(f"/api/hall/{table}/sit", {})
    assert "Somebody was faster" in late.json()["error"]["text"]
    assert two.get(f"/api/t/{table}/state").status_code == 403


def test_the_link_of_a_seat_taken_from_the_hall_is_of_no_use(served: Running) -> None:
    host, one, friend = served.browser(), served.browser(), served.browser()
    table = opened(host)
    assert sits(one, table.table)["url"]
    assert friend.takes(table.link(1)).status_code == 403
    assert one.state(table.table)["you"]["seats"] == [1]


def test_only_the_host_opens_and_closes(served: Running) -> None:
    host, one = served.browser(), served.browser()
    table = opened(host).table
    sits(one, table)
    refused = one.post(f"/api/t/{table}/opening", {"seats": False})
    assert refused.status_code == 403
    another = opened(host).table
    assert host.post(f"/api/t/{another}/opening", {}).json() == {"opening": None}
    assert hall(one) == []
    assert "no longer open" in one.post(f"/api/hall/{another}/sit", {}).json()["error"]["text"]


def test_nobody_fills_the_hall_alone(served: Running) -> None:
    host = served.browser()
    for _ in range(3):
        opened(host)
    more = host.opens("me", "friend").table
    refused = host.post(f"/api/t/{more}/opening", {"seats": True}).json()["error"]["text"]
    assert refused.startswith("You can have at most 3 tables open")
    assert len(hall(served.browser())) == 3


def test_who_is_removed_and_blocked_does_not_come_back(served: Running) -> None:
    host, rude, other = served.browser(), served.browser(), served.browser()
    table = opened(host).table
    sits(rude, table, "Rude")
    assert host.post(f"/api/t/{table}/remove", {"seat": 1, "block": True}).status_code == 200
    assert rude.get(f"/api/t/{table}/state").status_code == 403
    assert hall(rude) == []
    assert "no longer open" in rude.post(f"/api/hall/{table}/sit", {}).json()["error"]["text"]
    assert hall(other)[0]["free"] == 1
    assert sits(other, table)["url"]
    assert rude.post(f"/api/t/{table}/remove", {"seat": 0}).status_code == 403
    assert host.post(f"/api/t/{table}/remove", {"seat": 0}).status_code == 400


def test_a_player_blocks_another_and_they_meet_no_more(served: Running) -> None:
    host, one, watching = served.browser(), served.browser(), served.browser()
    table = opened(host, watch=True).table
    sits(one, table)
    assert one.post(f"/api/t/{table}/block", {"seat": 0}).json() == {"blocked": True}
    watching.post(f"/api/hall/{table}/watch", {})
    assert watching.post(f"/api/t/{table}/block", {"seat": 0}).status_code == 403
    opened(host)
    assert [row["mine"] for row in hall(one)] == []
    assert len(hall(watching)) == 2


def test_anybody_watches_where_the_host_lets_them_and_sees_no_hand(served: Running) -> None:
    host, eyes = served.browser(), served.browser()
    closed = opened(host, "ashes").table
    assert eyes.post(f"/api/hall/{closed}/watch", {}).status_code == 400
    table = opened(host, "ashes", watch=True).table
    assert eyes.post(f"/api/hall/{table}/watch", {}).json()["url"] == f"/t/{table}"
    state = eyes.state(table)
    assert state["you"]["seats"] == []
    mine = json.dumps(host.state(table)["asked"])
    assert json.dumps(state["asked"]) != mine


def test_a_seat_that_came_free_looks_for_somebody_again(served: Running) -> None:
    host, one = served.browser(), served.browser()
    table = opened(host).table
    sits(one, table)
    assert hall(served.browser()) == []
    one.post(f"/api/t/{table}/forget")
    assert hall(served.browser())[0]["free"] == 1


def test_the_pace_is_chosen_while_setting_up_and_shown_in_the_hall(served: Running) -> None:
    host = served.browser()
    table = host.opens("me", "friend", options={"clock": 86400, "hall": True}).table
    assert host.state(table)["clock"]["seconds"] == 86400
    assert hall(served.browser(), "pl")[0]["seconds"] == 86400
    host.says(table, do="clock", seconds=600)
    assert hall(served.browser())[0]["seconds"] == 600
    wrong = {"game": "ashes", "players": 2, "options": {"clock": 77}, "seats": []}
    refused = host.post("/api/tables", wrong).json()["error"]
    assert refused["field"] == "clock"
    assert "3 or 10 minutes" in refused["text"]


def test_a_chapter_of_a_campaign_is_not_opened_to_anybody(served: Running) -> None:
    host = served.browser()
    seats = [{"who": "me"}, {"who": "friend"}]
    wish = {"game": "legacy", "players": 2, "seats": seats, "options": {"clock": 600}}
    table = host.post("/api/campaigns", wish).json()["table"]
    refused = host.post(f"/api/t/{table}/opening", {"seats": True})
    assert "belongs to the people" in refused.json()["error"]["text"]
    assert host.state(table)["clock"]["seconds"] == 600


def test_those_who_look_are_told_and_the_store_is_asked_for_all_of_them_at_once(
    served: Running,
) -> None:
    lobby = served.app.hall.house.lobby
    host, eyes = served.browser(), [served.browser() for _ in range(5)]
    assert lobby.looks == 0
    streams = [each.client.stream("GET", "/api/hall/events") for each in eyes]
    lines = [stream.__enter__().iter_lines() for stream in streams]
    for each in lines:
        assert next(each).startswith("retry")
    opened(host)
    for each in lines:
        assert next(line for line in each if line.startswith("data")) == "data: changed"
    assert lobby.looks <= 2
    for stream in streams:
        stream.__exit__(None, None, None)


def test_who_may_know_the_luck_is_told_before_anybody_sits_down(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    from emberhold.server.house.table import luck

    host, guest = served.browser(), served.browser()
    table = opened(host, "ashes").table
    monkeypatch.setattr(luck, "warning", lambda *_: "server-join-known")
    first = sits(guest, table)
    assert first["url"] is None
    assert first["warning"]
    assert sits(guest, table, knowing=True)["url"]
