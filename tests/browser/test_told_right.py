"""What the words on the screen say is so, and whole: what is printed, which way leads on."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import emberhold
from tests.browser.conftest import Invite
from tests.browser.people import Following, Person
from tests.browser.tables import TablePage
from tests.browser.test_legacy import SHEET, begins, book
from tests.golden.replaying import path_of
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
        boxes = ways.evaluate_all(
            "(all) => all.map((each) => each.getBoundingClientRect().toJSON())"
        )
        assert len({round(box["y"]) for box in boxes}) == 1, (width, boxes)
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
        cut = "(ways) => ways.filter((way) => way.scrollWidth > way.clientWidth + 1).length"
        assert ways.evaluate_all(cut) == 0


@pytest.mark.parametrize(
    ("language", "printed"),
    [("en", "Printed life: 70"), ("pl", "Życie na arkuszu: 70"), ("fr", "Vie imprimée : 70")],
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


def about_to_move(person: Person) -> TablePage:
    """At a question of a kept game whose answer is a roll, after which one chooses where to go."""
    game = emberhold.load(path_of("relic-3-the-eye-closes"))
    topics = [""]
    while topics[-2:] != ["move", "roll-movement"]:
        game.undo(1)
        assert game.question is not None
        topics.append(game.question.topic)
    assert game.question is not None
    seats = ["bot"] * game.players
    seats[game.question.seat] = "me"
    return person.sit(person.open(*seats, save=game.dumps())).my_turn()


def _with_somebody_new(told: str, moved: list[str]) -> str:
    """The same frame, but somebody else has just come, with a token, where I could go first."""
    frame: dict[str, Any] = json.loads(told)
    asked = next((each for each in frame.get("asked", []) if each["topic"] == "move"), None)
    if asked is None or moved:
        return told
    zones = [zone for area in frame["scene"]["areas"] for zone in area["zones"]]
    goal = next(zone for zone in zones if zone["id"] in asked["options"][0]["pieces"])
    home, figure = next(
        (zone, piece)
        for zone in zones
        for piece in zone["pieces"]
        if piece["kind"] == "figure" and zone is not goal
        if {mark["id"]: mark["value"] for mark in piece["marks"]}.get("seat")
        not in (None, frame["you"]["showing"])
    )
    home["pieces"].remove(figure)
    goal["pieces"].append(figure)
    goal["marks"] = [{"id": "influence", "value": 1, "label": "Influence 1"}]
    # Somebody else's turn is worth a story; it covers the table until it has been read.
    line = frame["log"]["lines"][-1]["n"]
    beat = {"n": line, "kind": "foe-turn", "cast": {}, "pieces": {}, "numbers": {}, "scene": None}
    frame["beats"] = [beat]
    moved.append(figure["label"])
    return json.dumps(frame)


def test_an_answer_says_who_is_there_now(server: Running, invite: Invite) -> None:
    """Not who stood there before the story that is still being told, nor what lay there."""
    person = invite(server.address, told=True, viewport={"width": 1440, "height": 900})
    moved: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        house, following = socket.connect_to_server(), Following()

        def passed_on(frame: str | bytes) -> None:
            whole = json.dumps(following.whole(json.loads(frame)))
            socket.send(_with_somebody_new(whole, moved))

        house.on_message(passed_on)

    person.page.route_web_socket(re.compile("/socket"), between)
    about_to_move(person)
    person.page.locator('#prompt-options .answer[data-verb="roll"]').click()
    story = person.page.get_by_role("region", name="What happened")
    way = person.page.locator('#prompt-options .answer[data-verb="move"]').first
    expect(story).to_be_visible()
    expect(way).to_contain_text(moved[-1])
    story.get_by_role("button", name="Continue").click()
    expect(story).to_be_hidden()
    expect(way).to_contain_text(moved[-1])
    expect(way.locator('.space__sign[data-mark="influence"]')).to_have_count(1)
