"""Campaigns over HTTP: begun, continued, looked at; nothing sealed is anywhere too early."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import emberhold
from emberhold.cli import main
from tests.kernel import toy_campaign
from tests.kernel.toy_campaign import SEALED
from tests.security.public import public, stranger
from tests.server.serving import Browser, Frame, Running

pytestmark = pytest.mark.usefixtures("trail")

WORDS = (SEALED, "Nightglass", "Nocne szkło", "Verre de nuit", "TR-003")
"""What is sealed, by its slug, in every language, and the rule that speaks of it."""


def begun(browser: Browser, *seats: str, **wish: Any) -> Frame:
    wish = {"game": "trail", "players": len(seats), "seed": 1, **wish}
    answer = browser.post("/api/campaigns", {**wish, "seats": [{"who": who} for who in seats]})
    assert answer.status_code == 200, answer.text
    opened: Frame = answer.json()
    return opened


def played(browser: Browser, table: str, *first: str, card: str = "play:staff") -> Frame:
    """Play a chapter to its end."""
    given = list(first)
    while not (state := browser.state(table))["result"]:
        asked = next(asked for asked in state["asked"] if asked["options"])
        keys = [option["key"] for option in asked["options"]]
        key = given.pop(0) if given else card if card in keys else keys[0]
        said = {"do": "answer", "version": state["version"], "seat": asked["seat"], "key": key}
        assert browser.says(table, **said)["is"] == "done"
    return state


def gone_on(browser: Browser, table: str) -> Frame:
    answer = browser.post(f"/api/t/{table}/chapter", {})
    assert answer.status_code == 200, answer.text
    found: Frame = answer.json()
    return found


def to_the_fire(browser: Browser, table: str) -> str:
    names = ["name:Ember", "name:Żar"]
    while True:
        played(browser, table, *names)
        table, names = gone_on(browser, table)["table"], []
        if browser.state(table)["scene"]["areas"][0]["name"] == "The Fire":
            return table


def test_a_campaign_is_begun_played_and_told(server: Running) -> None:
    browser = server.browser()
    opened = begun(browser, "me", "hot-seat")
    fire = to_the_fire(browser, opened["table"])
    told = browser.get(f"/api/c/{opened['campaign']}").json()
    assert told["title"] == "The Long Trail"
    assert told["now"] == f"/t/{fire}"
    assert told["chapters"][0]["title"] == "The Ford"
    assert [section["heading"] for section in told["sections"]][1:] == ["Wanderers", "Cards"]
    assert told["sections"][1]["deeds"][0]["text"] == "Ember"
    assert told["sections"][2]["sealed"] == 1
    assert told["sections"][2]["deeds"][0]["pieces"][0]["card"] == "lantern"
    rows = browser.get("/api/campaigns").json()["running"]
    assert [row["campaign"] for row in rows] == [opened["campaign"]]


def test_a_friend_is_taken_along_and_a_stranger_is_not(server: Running) -> None:
    host, friend, stranger = server.browser(), server.browser(), server.browser()
    opened = begun(host, "me", "friend")
    link = next(link["url"] for link in opened["links"] if link["seat"] == 1)
    friend.takes(link)
    table = opened["table"]
    with friend.socket(table) as page:
        page.state()
        for name in ("Ember", "Żar"):
            browser = host if name == "Ember" else friend
            asked = browser.state(table)["asked"][0]
            said = {"do": "answer", "seat": asked["seat"], "key": f"name:{name}"}
            assert (
                browser.says(table, version=browser.state(table)["version"], **said)["is"] == "done"
            )
        while not host.state(table)["result"]:
            for browser in (host, friend):
                state = browser.state(table)
                for asked in state["asked"]:
                    if asked["options"]:
                        key = asked["options"][0]["key"]
                        said = {"do": "answer", "seat": asked["seat"], "key": key}
                        browser.says(table, version=state["version"], **said)
        new = gone_on(host, table)["table"]
        told = page.until(lambda frame: frame["is"] == "state" and frame["campaign"]["closed"])
        assert told["campaign"]["next"] == f"/t/{new}"
    assert friend.state(new)["you"]["seats"] == [1]
    assert friend.get(f"/c/{opened['campaign']}").status_code == 200
    for path in (f"/c/{opened['campaign']}", f"/api/c/{opened['campaign']}", f"/t/{new}"):
        assert stranger.get(path).status_code == 403
    assert stranger.post(f"/api/t/{table}/chapter", {}).status_code == 403
    assert friend.get(f"/api/c/{opened['campaign']}/file").status_code == 403


def test_what_cannot_be_is_refused_in_one_line(server: Running) -> None:
    browser = server.browser()
    wishes: list[Frame] = [
        {"game": "nothing", "players": 2},
        {"game": "war-eternal", "players": 2},
        {"game": "trail", "players": 9},
        {"game": "trail", "players": 2, "setup": {"hat": 1}},
        {"game": "trail", "players": 2, "setup": {"names": ["\u202eevil"]}},
        {"game": "trail", "players": 2, "seats": [{"who": "me"}]},
    ]
    for wish in wishes:
        answer = browser.post("/api/campaigns", wish)
        assert answer.status_code == 400, wish
        assert "\n" not in answer.json()["error"]["text"]
    assert browser.get("/api/campaigns").json() == {"running": [], "finished": []}
    opened = begun(browser, "me", "hot-seat")
    table = opened["table"]
    assert browser.post(f"/api/t/{table}/chapter", {}).status_code == 400
    for name in ("", "\u202eevil", "a" * 99, "two\nlines"):
        refused = browser.says(table, do="answer", version=0, seat=0, key=f"name:{name}")
        assert (refused["is"], refused["code"]) == ("refused", "illegal")
    assert browser.state(table)["version"] == 0


def everything_seen(browser: Browser, campaign: str, tables: list[str]) -> Iterator[str]:
    """All that a browser, a reader, a file or a terminal can get hold of."""
    pages = ["/", "/new/trail", "/new/trail?campaign=1", "/rules/trail", f"/c/{campaign}"]
    pages += ["/api/games", "/api/campaigns", "/api/tables", f"/api/c/{campaign}/file"]
    pages += [f"/api/card/trail/{SEALED}", "/api/rules/trail", "/api/rules/trail?q=night"]
    for language in ("en", "pl", "fr"):
        pages.append(f"/api/c/{campaign}?lang={language}")
        pages.append(f"/api/rules/trail?campaign={campaign}&lang={language}")
        for table in tables:
            pages += [f"/api/t/{table}/state?lang={language}&seat={seat}" for seat in (0, 1)]
            pages.append(f"/api/rules/trail?table={table}&lang={language}")
    for table in tables:
        pages += [f"/t/{table}", f"/t/{table}/replay", f"/api/t/{table}/save"]
        pages += [f"/api/t/{table}/report", f"/api/card/trail/{SEALED}?table={table}"]
        pages += [f"/api/t/{table}/at/{n}?open=0" for n in range(3)]
    for path in pages:
        answer = browser.get(path)
        yield f"{path} {answer.text}" if SEALED not in path else answer.text.replace(SEALED, "", 1)


def test_what_is_sealed_is_nowhere_before_its_time(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every frame, view, log, library, rulebook, picker, save and page source is searched."""
    browser = server.browser()
    opened = begun(browser, "me", "hot-seat")
    campaign, table = opened["campaign"], opened["table"]
    tables = [table]
    with browser.socket(table) as page:
        played(browser, table, "name:Ember", "name:Żar")
        page.until(lambda frame: frame["is"] == "state" and frame["result"])
        frames = [json.dumps(frame, ensure_ascii=False) for frame in page.frames]
    while browser.state(tables[-1])["scene"]["areas"][0]["name"] != "The Fire":
        tables.append(gone_on(browser, tables[-1])["table"])
        if browser.state(tables[-1])["scene"]["areas"][0]["name"] != "The Fire":
            played(browser, tables[-1])
    for words in ("cards", "rules"):
        main([words, "trail"])
    seen = [*everything_seen(browser, campaign, tables), *frames, capsys.readouterr().out]
    for text in seen:
        assert not [word for word in WORDS if word in text], text[:200]
    assert len(seen) > 50

    fire = tables[-1]
    state = browser.state(fire)
    said = {"do": "answer", "version": state["version"], "seat": 0, "key": "open"}
    assert browser.says(fire, **said)["is"] == "done"
    after = json.dumps(browser.state(fire), ensure_ascii=False)
    assert "Nightglass" in after, "its moment has come"
    assert '"art": "orb' in after
    assert browser.get(f"/api/card/trail/{SEALED}?table={fire}").status_code == 200
    assert "TR-003" in browser.get(f"/api/rules/trail?table={fire}").text
    assert browser.get(f"/api/card/trail/{SEALED}").status_code == 404, "only where it is unsealed"
    assert browser.get(f"/api/card/trail/{SEALED}?table={tables[0]}").status_code == 404


def test_python_and_terminal_see_nothing_sealed_either() -> None:
    book = emberhold.campaign("trail", 2, 1)
    while book.record.world["place"] != "fire":
        table = book.table
        assert table is not None
        while table.question is not None:
            for seat in (None, 0, 1):
                seen = json.dumps(table.view(seat).plain("en"), ensure_ascii=False)
                seen += "".join(table.log("pl", seat)) + table.dumps()
                assert not [word for word in WORDS if word in seen]
            keys = table.question.options.keys()
            table.answer("play:staff" if "play:staff" in keys else keys[0])
        book.turn()
        assert not [word for word in WORDS if word in book.dumps()]


def test_a_finished_chapter_leads_to_its_chronicle_and_can_be_set_up_alone(server: Running) -> None:
    browser = server.browser()
    opened = begun(browser, "me", "hot-seat")
    played(browser, opened["table"], "name:Ember", "name:Ash")
    finished = browser.get("/api/tables").json()["finished"]
    assert [row["campaign"] for row in finished] == [f"/c/{opened['campaign']}"]
    assert browser.get(f"/api/t/{opened['table']}/again").json()["setup"] == {}


def test_the_record_as_it_was_is_a_file(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = server.browser()
    table = browser.opens("me", "hot-seat", game="trail", players=2).table
    for key in ("name:Ember", "name:Ash", "play:staff"):
        state = browser.state(table)
        seat = state["asked"][0]["seat"]
        said = {"do": "answer", "version": state["version"], "seat": seat, "key": key}
        assert browser.says(table, **said)["is"] == "done"
    assert browser.get(f"/api/t/{table}/record").status_code == 400
    server.app.hall.house.tables._live.clear()
    lantern = (toy_campaign.Card("lantern", 1),)
    monkeypatch.setattr(toy_campaign, "cards_under", lambda world: lantern)
    assert browser.state(table)["table"]["mended"] == 1
    answer = browser.get(f"/api/t/{table}/record")
    assert "1> play:staff" in answer.text or "0> play:staff" in answer.text
    assert "attachment" in answer.headers["content-disposition"]


def test_bots_of_campaigns_wait_by_address_as_others_do(tmp_path: Path) -> None:
    """Also in the chapters that follow, and where the campaign came as a file."""
    here, there = "203.0.113.7", "198.51.100.9"
    with public(tmp_path) as town:
        one, other = stranger(town, here), stranger(town, there)

        def party(table: str) -> str:
            return town.app.hall.house.tables._live[table].record.party

        expected = party(one.opens("me").table)
        first = begun(one, "hot-seat", "hot-seat")
        played(one, first["table"], "name:Ember", "name:Żar")
        second = gone_on(one, first["table"])["table"]
        one.state(second)
        assert party(first["table"]) == party(second) == expected
        file = one.get(f"/api/c/{first['campaign']}/file").text
        brought = other.post("/api/campaigns/file", {"file": file}).json()["table"]
        other.state(brought)
        assert party(brought) == party(other.opens("me").table) != expected
