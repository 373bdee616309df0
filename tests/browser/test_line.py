"""A line that breaks: the page finds its way back by itself and says nothing twice."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.server.serving import Process, started


def test_the_server_is_killed_and_started_again(tmp_path: Path, invite: Invite) -> None:
    process = started(tmp_path)
    try:
        person = invite(process.address)
        opened = person.open("me")
        table = person.sit(opened).my_turn()
        person.page.evaluate("() => { window.neverReloaded = true; }")
        lines = table.log.count()
        person.patient = True
        _kill(process)
        expect(table.line).to_have_attribute("data-status", "lost")
        person.page.locator("#dock .legal").first.click()
        expect(table.prompt).to_have_attribute("aria-busy", "true")
        process = started(tmp_path, int(process.address.rsplit(":", 1)[1]))
        expect(table.line).to_have_attribute("data-status", "live")
        table.ready()
        expect(table.log).not_to_have_count(lines)
        assert person.state(opened)["table"]["answers"] == 1
        table.press("#dock .legal")
        assert person.state(opened)["table"]["answers"] == 2
        assert person.page.evaluate("() => window.neverReloaded") is True
    finally:
        _kill(process)


def _kill(process: Process) -> None:
    process.stop(signal.SIGKILL)
    if process.process.stdout is not None:
        process.process.stdout.close()


def test_an_answer_whose_receipt_is_lost_counts_once(person: Person) -> None:
    """The server has taken the answer, but the line breaks before the page hears of it."""
    cut: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_page(message: str | bytes) -> None:
            server.send(message)

        def from_server(message: str | bytes) -> None:
            frame: dict[str, Any] = json.loads(message)
            if not cut and frame["is"] == "done":
                cut.append(socket)
                socket.close(code=1011)
            elif not cut or cut[0] is not socket:
                socket.send(message)

        socket.on_message(from_page)
        server.on_message(from_server)

    opened = person.open("me")
    person.context.route_web_socket("**/socket*", between)
    table = person.sit(opened).my_turn()
    lines = table.log.count()
    table.press("#dock .legal")
    assert len(cut) == 1
    expect(table.log).not_to_have_count(lines)
    assert person.state(opened)["table"]["answers"] == 1


@pytest.mark.parametrize("way", ["events", "poll"])
@pytest.mark.parametrize("missing", ["blocked", "unknown"])
def test_without_sockets(person: Person, way: str, missing: str) -> None:
    person.patient = True
    if missing == "unknown":
        person.context.add_init_script("delete window.WebSocket;")
    else:
        person.context.route_web_socket("**/socket*", lambda socket: socket.close())
    if way == "poll":
        person.context.route("**/events?*", _abort)
    opened = person.open("me")
    table = person.sit(opened).my_turn()
    expect(table.line).to_have_attribute("data-way", way)
    for number in range(1, 4):
        table.press("#dock .legal" if number < 3 else "#undo-button")
    table.ready()
    assert person.state(opened)["table"]["answers"] == 1
    table.page.locator("#open-menu").click()
    table.page.locator("#menu-language").select_option("pl")
    expect(table.page.locator("html")).to_have_attribute("lang", "pl")
    expect(table.undo).to_have_text("Cofnij")


def _abort(route: Route) -> None:
    route.abort()
