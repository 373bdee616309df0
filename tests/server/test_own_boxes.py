"""A web table with a box that somebody made: names are text, what is not here is said."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from emberhold.games.aeons_end.boxes.reading import Own, read_own
from emberhold.parts.boxes.contents import Contents
from emberhold.parts.boxes.shelf import find
from tests.aeons_end.test_own_boxes import CARDS, MAIN
from tests.server.serving import Running

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
