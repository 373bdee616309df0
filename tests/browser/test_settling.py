"""Planted races: what comes late is waited for, what comes twice changes nothing."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import WebSocketRoute

from tests.browser.people import Person
from tests.browser.settling import held_up

_LATE = """{
  const { fetch } = window;
  const later = (answer) => new Promise((done) => setTimeout(() => done(answer), 300));
  window.fetch = (...asked) => fetch(...asked).then(later);
}"""


_NEVER = "() => { window.fetch = () => new Promise(() => {}); }"


def test_what_comes_300_ms_late_is_there_when_a_test_looks(person: Person) -> None:
    """A test that does not wait sees a page that says what it waits for."""
    person.context.add_init_script(_LATE)
    page = person.sit(person.open("me", "bot")).page
    rules = page.locator("#panel-rules .rules__heading")
    page.locator("#open-rules").click()
    assert rules.count() > 0
    page.reload()
    page.evaluate(_NEVER)
    with held_up(page):
        page.locator("#open-rules").click()
        assert rules.count() == 0
    assert page.evaluate("({ ...document.documentElement.dataset }).awaits") == "request"


def test_a_frame_that_comes_twice_changes_nothing(person: Person) -> None:
    def twice(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_server(message: str | bytes) -> None:
            for _ in range(2 if json.loads(message)["is"] == "state" else 1):
                socket.send(message)

        server.on_message(from_server)

    person.context.route_web_socket("**/socket*", twice)
    opened = person.open("me", "bot")
    table, luck = person.sit(opened), Random(2)
    for _ in range(4):
        table.play(luck)
    state = person.state(opened)
    words = table.ready(state["version"]).log.locator(".log__words").all_inner_texts()
    assert len(words) == len(state["log"]["lines"])
    person.page.reload()
    assert table.my_turn().log.locator(".log__words").all_inner_texts() == words
