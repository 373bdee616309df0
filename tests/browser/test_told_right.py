"""What the words on the screen say is so, and whole: what is printed, which way leads on."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.test_legacy import SHEET, begins, book
from tests.browser.test_reach import seated
from tests.server.serving import Running


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_the_ways_on_of_a_story_page_are_one_row(
    server: Running, invite: Invite, language: str
) -> None:
    person = invite(server.address, viewport={"width": 1440, "height": 900}, locale=language)
    page = begins(person, "Iva")
    ways = page.locator("dialog.book[open] .book__foot .button")
    expect(book(page)).to_be_visible()
    in_one_row(page, ways)
    page.locator(".book__next").click()
    page.locator(SHEET).click()
    page.locator(".own-sheet__begin").click()
    expect(book(page)).to_be_visible()
    expect(ways).to_have_count(3)
    in_one_row(page, ways)


def in_one_row(page: Page, ways: Locator) -> None:
    for width, height in [(390, 844), (844, 390), (1024, 768), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        boxes = [box for each in ways.all() if (box := each.bounding_box())]
        assert len({round(box["y"]) for box in boxes}) == 1, (width, boxes)
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
        cut = "(ways) => ways.filter((way) => way.scrollWidth > way.clientWidth + 1).length"
        assert ways.evaluate_all(cut) == 0


@pytest.mark.parametrize(
    ("language", "printed"),
    [("en", "Printed life: 70"), ("pl", "Życie na karcie: 70"), ("fr", "Vie imprimée : 70")],
)
def test_what_is_printed_is_told_apart_from_what_is_played(
    server: Running, invite: Invite, language: str, printed: str
) -> None:
    """Beginners fight a nemesis with less life than its sheet says."""
    person = invite(server.address, viewport={"width": 1440, "height": 900}, locale=language)
    setup = {"nemesis": "umbra-titan", "difficulty": "beginner"}
    person.sit(person.open("me", "bot", setup=setup)).my_turn()
    foe = person.page.locator('.area[data-area-kind="nemesis"]')
    expect(foe.locator(".bar-meter__value").first).to_have_text("60/60")
    foe.locator(".portrait").click()
    read = person.page.locator("#reader, .zoom--dialog").locator("visible=true").first
    expect(read).to_contain_text(printed)


def _elsewhere(told: str, moved: list[str]) -> str:
    """Somebody else is where I could go by the time I am asked, and was not in the story before."""
    frame: dict[str, Any] = json.loads(told)
    moves = [
        option["pieces"]
        for asked in frame.get("asked", [])
        if asked["topic"] == "move"
        for option in asked["options"]
    ]
    if not moves:
        return told
    zones = [zone for area in frame["scene"]["areas"] for zone in area["zones"]]
    others = [
        (zone, piece)
        for zone in zones
        for piece in zone["pieces"]
        if piece["kind"] == "figure"
        and {"id": "seat", "value": frame["you"]["showing"]}
        not in [{"id": mark["id"], "value": mark["value"]} for mark in piece["marks"]]
    ]
    here, figure = others[0]
    here["pieces"].remove(figure)
    next(zone for zone in zones if zone["id"] in moves[0])["pieces"].append(figure)
    moved.append(figure["label"])
    return json.dumps(frame)


def test_an_answer_says_who_stands_there_now(server: Running, invite: Invite) -> None:
    """Not who stood there when the story began that is still being told."""
    person = invite(server.address, reduced_motion="no-preference")
    moved: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        told = socket.connect_to_server()
        told.on_message(lambda frame: socket.send(_elsewhere(str(frame), moved)))

    person.page.route_web_socket(re.compile("/socket"), between)
    seated(person, "relic")
    person.page.locator('#prompt-options .answer[data-verb="roll"]').click()
    way = person.page.locator('#prompt-options .answer[data-verb="move"]').first
    way.wait_for()
    expect(way).to_contain_text(moved[-1])
