"""Somebody with a browser: a page, what came over the line, and what went wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Response, WebSocket, expect

from tests.browser.settling import settle, unsettled, with_care
from tests.browser.tables import TablePage
from tests.server.serving import Opened
from tests.server.test_house_story import redrawn

PATIENCE = 60_000.0
"""Milliseconds after which something that must happen counts as not happening."""

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

expect.set_options(timeout=PATIENCE)

_IN_A_HURRY = """if (!localStorage.getItem("emberhold.settings"))
  localStorage.setItem("emberhold.settings", JSON.stringify({ motion: "none" }))"""
"""People who want no motion are shown still pictures; most tests are about what comes after
them."""

_LINGERING = """{
  const { setTimeout } = window;
  window.setTimeout = (then, wait, ...rest) =>
    setTimeout.call(window, then, wait >= 4000 ? 600_000 : wait, ...rest);
}"""
"""Lines and rings leave after some seconds, which may be over before a test has looked."""


class Following:
    """Frames as a page has them in the end: a step is put together with the scene before it."""

    def __init__(self) -> None:
        self.scene: dict[str, Any] = {}

    def whole(self, frame: dict[str, Any]) -> dict[str, Any]:
        if frame.get("is") == "step":
            frame = {**frame, "is": "state", "scene": redrawn(self.scene, frame)}
        if frame.get("is") == "state":
            self.scene = frame["scene"]
        return frame


class Person:
    """One browser context; cookies and storage are shared with nobody.

    A person who wants no motion (`reduced_motion`) sees no story either, unless `told`. On the
    pages of a `lingering` one what is shown for some seconds stays.
    """

    def __init__(self, browser: Browser, address: str, **traits: Any) -> None:
        settings = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **traits}
        self.address = address
        told, lingering = settings.pop("told", False), settings.pop("lingering", False)
        self.context = browser.new_context(base_url=address, **settings)
        if settings["reduced_motion"] == "reduce" and not told:
            self.context.add_init_script(_IN_A_HURRY)
        if lingering:
            self.context.add_init_script(_LINGERING)
        self.context.set_default_timeout(PATIENCE)
        self.heard: list[str] = []
        """Everything the server told this browser about games: frames and answers."""
        self.sent: list[str] = []
        """Every frame this browser sent over a socket."""
        self._answers: list[Response] = []
        self.problems: list[str] = []
        self._patient = False
        self.page = self.look()

    @property
    def patient(self) -> bool:
        """Whether requests that fail are what the test is about: its pages need not come to
        rest."""
        return self._patient

    @patient.setter
    def patient(self, patient: bool) -> None:
        self._patient = patient
        for page in self.context.pages:
            (unsettled.add if patient else unsettled.discard)(page)

    def look(self) -> Page:
        """Another page of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._complained)
        page.on("websocket", self._listen)
        page.on("response", self._note)
        return with_care(page)

    def leave(self) -> None:
        self.context.close()

    def _complained(self, message: ConsoleMessage) -> None:
        expected = self.patient and re.search("Failed to load|WebSocket connection", message.text)
        if message.type == "error" and not expected:
            self.problems.append(f"{message.text} {message.location.get('url', '')}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _note(self, response: Response) -> None:
        kind = response.headers.get("content-type", "")
        if "/api/" in response.url and kind.startswith("application/json"):
            self._answers.append(response)

    def traffic(self) -> str:
        """All that came over the line so far, as one text."""
        bodies = [response.text() for response in self._answers]
        return "\n".join([*self.heard, *bodies])

    def last_state(self) -> dict[str, Any]:
        """The table as it came over the line last."""
        following = Following()
        frames = [following.whole(json.loads(text)) for text in self.heard]
        found: dict[str, Any] = [frame for frame in frames if frame.get("is") == "state"][-1]
        return found

    def hear(self, version: int) -> None:
        """Wait until the page shows a table that has come this far."""
        settle(self.page, version)

    def until(self, condition: Callable[[], bool]) -> None:
        """Let the page live on until something is so, for the test and not on the page alone."""
        limit = monotonic() + PATIENCE / 1000
        while not condition():
            assert monotonic() < limit, "nothing happened"
            self.page.evaluate("() => new Promise(requestAnimationFrame)")

    # What people do

    def open(self, *seats: str, **wish: Any) -> Opened:
        """Open a table without the picker: a word for each seat."""
        wish = {"game": "war-eternal", "players": len(seats), "seed": 7, **wish}
        body = {**wish, "seats": [{"who": who, "name": ""} for who in seats]}
        if "save" in wish:
            body = {name: body[name] for name in ("save", "seats", "options") if name in body}
        answer = self.context.request.post(
            "/api/tables", data=body, headers={"Origin": self.address}
        )
        assert answer.ok, answer.text()
        return Opened(**answer.json())

    def sit(self, opened: Opened | str) -> TablePage:
        """Go to a table, by its address or by a link to a seat."""
        self.page.goto(opened if isinstance(opened, str) else opened.url)
        self.page.wait_for_url(re.compile(r"/t/[^/]+$"))
        return TablePage(self.page).ready()

    def state(self, opened: Opened | str, **query: Any) -> dict[str, Any]:
        """What the server tells this browser about a table, asked beside the page."""
        table = opened if isinstance(opened, str) else opened.table
        found: dict[str, Any] = self.context.request.get(
            f"/api/t/{table}/state", params=query
        ).json()
        return found

    def asked(self, table: TablePage) -> list[int]:
        """The seats that are asked something now, whether or not their pages have heard of it."""
        state = self.state(table.page.url.rsplit("/", 1)[1])
        return [asked["seat"] for asked in state["asked"]]

    def speak(self, language: str) -> None:
        self.context.add_cookies([{"name": "lang", "value": language, "url": self.address}])
