"""A finished game judged at its table: for those who may look, after the end, and kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from emberhold.players.analysis import Level, analyst
from emberhold.server.house.pages import judging
from tests.commands.test_analyse import given_up
from tests.server.serving import Browser, Running
from tests.server.test_http_after import DUEL, finished, joined
from tests.support.waiting import until

TINY = Level("tiny", 2, 1, 2, ((3, 3),), 1, 6)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "LEVEL", TINY)


def told(browser: Browser, table: str, **query: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/t/{table}/analysis", params=query).json()
    return found


def judged(browser: Browser, table: str) -> dict[str, Any]:
    """Ask for it and wait until it is there."""
    assert browser.post(f"/api/t/{table}/analysis", {}).json()["stage"] in ("working", "done")
    return until(lambda: settled(told(browser, table)))


def settled(told: dict[str, Any]) -> dict[str, Any]:
    """What is told of a search that has ended; nothing before."""
    return {} if told["stage"] == "working" else told


def test_a_chronicle_says_which_of_its_chapters_have_been_judged(server: Running) -> None:
    browser = server.browser()
    file = Path("tests/golden/campaigns/legacy-2.campaign").read_text(encoding="utf-8")
    campaign = browser.post("/api/campaigns/file", {"file": file}).json()["campaign"]

    def chronicle() -> dict[str, Any]:
        found: dict[str, Any] = browser.get(f"/api/c/{campaign}").json()
        return found

    first, second, *_ = [each["url"] for each in chronicle()["chapters"]]
    assert chronicle()["judged"] == []
    assert judged(browser, second.removeprefix("/t/"))["stage"] == "done"
    assert chronicle()["judged"] == [second]
    assert first not in chronicle()["judged"]


def test_a_finished_game_is_judged_once_for_all_who_may_look(server: Running) -> None:
    host = server.browser()
    opened = finished(host, DUEL, "me", "friend")
    assert told(host, opened.table)["stage"] == "none"
    found = judged(host, opened.table)
    assert found["stage"] == "done"
    assert found["curve"][-1]["answers"] == found["answers"]
    assert found["curve"][-1]["chances"] == [10000, 0]
    for account in found["accounts"]:
        parts = (account["start"], account["luck"], *account["choices"])
        assert sum(parts) == account["end"]
    for decision in found["costly"]:
        assert decision["before"] - decision["after"] == decision["cost"] > 0
        assert decision["better"][0]["text"] != decision["played"]["text"]
    watcher = joined(server, opened, "spectator")
    assert told(watcher, opened.table) == found
    if found["costly"]:
        polish = told(watcher, opened.table, lang="pl")
        assert polish["costly"][0]["asked"] != found["costly"][0]["asked"]


def test_a_better_line_is_walked_answer_by_answer(server: Running) -> None:
    host = server.browser()
    body = {"save": given_up().dumps(), "seats": [{"who": "me"}, {"who": "me"}]}
    table = host.post("/api/tables", body).json()["table"]
    place = f"/api/t/{table}/at/60"
    assert "better line" in host.get(f"{place}?better=1").json()["error"]["text"]
    decision = judged(host, table)["costly"][0]
    assert decision["answers"] == 60
    steps = [step["after"] for step in decision["better"]]
    assert steps == sorted(set(steps))
    assert steps[0] == 1
    begun = then = host.get(place).json()
    for after in steps:
        later = host.get(f"{place}?better={after}").json()
        assert later["log"]["lines"][: len(then["log"]["lines"])] == then["log"]["lines"]
        then = later
    assert then["scene"] != begun["scene"]
    assert len(then["log"]["lines"]) > len(begun["log"]["lines"])
    for wrong in (f"/api/t/{table}/at/59?better=1", f"{place}?better=99", f"{place}?better=-1"):
        assert "better line" in host.get(wrong).json()["error"]["text"]


def test_nothing_is_judged_while_a_game_runs_nor_for_strangers(server: Running) -> None:
    host = server.browser()
    running = host.opens("me", "bot").table
    for answer in (
        host.get(f"/api/t/{running}/analysis"),
        host.post(f"/api/t/{running}/analysis", {}),
    ):
        assert answer.json()["error"]["code"] == "not-yours"
        assert "not over" in answer.json()["error"]["text"]
    over = finished(host, DUEL, "me", "bot").table
    stranger = server.browser()
    assert stranger.get(f"/api/t/{over}/analysis").status_code == 403
    assert stranger.post(f"/api/t/{over}/analysis", {}).status_code == 403


def test_what_was_judged_is_gone_when_the_game_is_played_on(server: Running) -> None:
    host = server.browser()
    table = finished(host, "gate-witch-2-beginner-won", "me", "me", options={"undo": "free"}).table
    assert judged(host, table)["stage"] == "done"
    state = host.state(table)
    to = state["table"]["answers"] - 1
    assert host.says(table, do="undo", version=state["version"], seat=0, to=to)["is"] == "done"
    answer = host.get(f"/api/t/{table}/analysis")
    assert answer.json()["error"]["code"] == "not-yours"


def test_it_is_kept_with_the_table(server: Running) -> None:
    host = server.browser()
    table = finished(host, DUEL, "me", "bot").table
    found = judged(host, table)
    server.app.hall.house.judging._told.clear()
    assert told(host, table) == found


def test_a_game_that_cannot_be_judged_says_so_in_a_line(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = server.browser()
    table = finished(host, DUEL, "me", "bot").table
    monkeypatch.setattr(analyst, "look_at", lambda *looked: 1 / 0)
    found = judged(host, table)
    assert found["stage"] == "failed"
    assert found["problem"] == "This game could not be analysed. The operator has been told why."
    monkeypatch.undo()
    monkeypatch.setattr(judging, "LEVEL", TINY)
    assert judged(host, table)["stage"] == "done"


def test_who_asks_when_many_are_judged_waits_in_line(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than are judged at the same time: nobody is sent away, and all are told in the end."""
    monkeypatch.setattr(server.app.hall.house.judging, "_places", asyncio.Semaphore(1))
    host = server.browser()
    tables = [finished(host, DUEL, "me", "bot").table for _ in range(3)]
    asked = [host.post(f"/api/t/{table}/analysis", {}).json() for table in tables]
    assert {each.get("stage") for each in asked} <= {"working", "done"}
    assert [judged(host, table)["stage"] for table in tables] == ["done"] * len(tables)


def test_a_line_that_is_too_long_is_refused_in_words(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "_MOST", 0)
    host = server.browser()
    table = finished(host, DUEL, "me", "bot").table
    answer = host.post(f"/api/t/{table}/analysis", {})
    assert answer.json()["error"]["code"] == "too-fast"
    assert told(host, table)["stage"] == "none"
