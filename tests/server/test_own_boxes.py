"""A web table with a box that somebody made: names are text, what is not here is said,
and what a browser has opened it finds again."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from emberhold.games.aeons_end.boxes.reading import Own, read_own
from emberhold.parts.boxes.contents import Contents
from emberhold.parts.boxes.shelf import find
from emberhold.server.store import Store, boxes
from emberhold.server.store.people import hashed, see_browser
from tests.aeons_end.test_own_boxes import CARDS, MAIN
from tests.server.serving import Browser, Running
from tests.server.test_boxes_kept import brings, contents, row, setup_with

NAMES = ("&lt;img src=x onerror=alert(1)&gt;", "'; alert(1); //", '"); alert(1); ("', "{{word:x}}")
"""What a stranger may try with the letters that names may have."""


def box(name: str) -> Own:
    cards = CARDS.replace('name = "Wenna"', f"name = {json.dumps(name)}\nslug = 'wenna'")
    files = {"box.toml": MAIN.encode(), "cards.toml": cards.encode()}
    return read_own(Contents(files, "stranger"))


def brought(server: Running, own: Own) -> None:
    answer = server.browser().client.post("/api/boxes", content=find(own.name).packed())
    assert answer.status_code == 200, answer.text


def opened(server: Running, setup: dict[str, Any]) -> Any:
    wish = {"game": "war-eternal", "players": 2, "setup": setup}
    return server.browser().post("/api/setup", wish)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_text_at_a_web_table(server: Running, name: str) -> None:
    own = box(name)
    setup = {"boxes": ["war-eternal", own.name], "mages": [own.spelled["wenna"], "gex"]}
    assert opened(server, setup).json()["ok"]
    brought(server, own)
    browser = server.browser()
    table = browser.opens("me", "hot-seat", setup=setup)
    assert name in json.dumps(browser.state(table.table), ensure_ascii=False).replace('\\"', '"')
    page = browser.get(f"/t/{table.table}").text
    assert "<img src=x" not in page
    assert "alert(1)" not in page, "the page itself names nobody: names come as data"


def test_a_box_that_is_not_here_is_said_without_the_servers_folders(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMBERHOLD_HOME", str(tmp_path))
    name = f"stranger-{'0' * 32}"
    answer = opened(server, {"boxes": ["war-eternal", name]})
    assert answer.status_code < 500
    assert f"The box {name} is not here" in answer.text
    assert str(tmp_path) not in answer.text


def shown_as_theirs(browser: Browser) -> list[str]:
    return [box["title"] for box in browser.get("/api/boxes").json()["yours"]]


def test_a_box_is_found_again_where_it_was_opened_by_others_too(server: Running) -> None:
    author, *others = (server.browser() for _ in range(5))
    box = brings(author, contents()).json()
    by_file, by_link, at_a_table, stranger = others
    assert brings(by_file, contents()).json()["name"] == box["name"]
    told = by_link.post(f"/api/boxes/{box['digest']}/open", {}).json()
    assert (told["name"], told["yours"]) == (box["name"], False)
    opened = author.opens("me", "friend", setup=setup_with(box["name"]))
    assert shown_as_theirs(at_a_table) == []
    assert at_a_table.takes(opened.link(1)).status_code < 400
    for browser in (author, by_file, by_link, at_a_table):
        assert shown_as_theirs(browser) == ["Embers"]
    assert shown_as_theirs(stranger) == []
    assert stranger.post(f"/api/boxes/{'0' * 32}/open", {}).status_code == 404


def test_a_browser_forgets_what_it_opened_long_ago(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boxes, "MOST_OF_A_BROWSER", 2)
    author, reader = server.browser(), server.browser()
    for slug in ("one", "two", "three"):
        digest = brings(author, contents(slug)).json()["digest"]
        reader.post(f"/api/boxes/{digest}/open", {})
    seen = [box["name"].rpartition("-")[0] for box in reader.get("/api/boxes").json()["yours"]]
    assert sorted(seen) == ["three", "two"]


async def test_what_was_opened_lately_is_kept(database: str) -> None:
    store = Store.open(database)
    try:
        for digest in "ab":
            old = partial(boxes.add, row=row(digest), packed=b"packed")
            await store.write_with("", old)
        await store.write_with("", lambda c: see_browser(c, "reader", 9.0))
        opened = partial(boxes.open_in, digest="a" * 32, browser=hashed("reader"), now=9.0)
        await store.write_with("", opened)
        await store.write_with("", lambda c: boxes.forget_unused(c, 5.0))
        assert await store.read_with(lambda c: boxes.find(c, "a" * 32)) is not None
        assert await store.read_with(lambda c: boxes.find(c, "b" * 32)) is None
        await store.write_with("", lambda c: boxes.forget_unused(c, 10.0))
        assert await store.read_with(lambda c: boxes.find(c, "a" * 32)) is None
    finally:
        await store.close()
