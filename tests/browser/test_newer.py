"""A table that stays open while its server is replaced says so when nothing is under way."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from emberhold.server.http.site import bundles
from tests.browser.people import Person
from tests.browser.settling import held_up


def test_a_new_build_is_told_in_a_quiet_line_once_nothing_is_under_way(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = person.open("me")
    lines: list[WebSocketRoute] = []
    held: list[str] = []
    holding = False

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        lines.append(socket)

        def from_page(message: str | bytes) -> None:
            if holding and json.loads(message)["do"] == "answer":
                held.append(str(message))
            else:
                server.send(message)

        socket.on_message(from_page)

    person.context.route_web_socket("**/socket*", between)
    person.sit(opened).my_turn()
    page = person.page
    line = page.locator(".newer")
    # What the server said of its build before it was replaced has come.
    with page.expect_response("**/api/hello"):
        lines[-1].close(code=1011)
    expect(page.locator("#line[data-status=live]")).to_be_visible()
    expect(line).to_have_count(0)
    monkeypatch.setattr(bundles, "_version_at", lambda second: "feedfacefeedface")
    holding = True
    with held_up(page):
        page.locator("#dock .legal").first.click()
    person.until(lambda: len(held) == 1)
    with page.expect_response("**/api/hello"):
        lines[-1].close(code=1011)
    person.until(lambda: len(held) == 2)
    assert line.count() == 0, "an answer is under way"
    holding = False
    lines[-1].close(code=1011)
    expect(line).to_contain_text("A new version is here: reload when it suits you.")
    page.get_by_role("button", name="Close").last.click()
    expect(line).to_have_count(0)
