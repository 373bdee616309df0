"""The table tells what happened: beat by beat, skippable, and never in the way of a click."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import TablePage
from tests.server.serving import Running
from tests.support import at

SETUP = {"nemesis": "gate-witch", "mages": ["garu", "mist"], "market": "play-it-again"}

_LISTEN = """() => {
  window.told = [];
  const words = document.querySelector(".story__words");
  new MutationObserver(() => {
    if (!document.getElementById("story").hidden) window.told.push(words.textContent);
  }).observe(words, { childList: true });
}"""

_PAUSE_AT_ONCE = """() => {
  const story = document.getElementById("story");
  new MutationObserver((_, observer) => {
    if (story.hidden) return;
    observer.disconnect();
    document.querySelector(".story__pause").click();
  }).observe(story, { attributes: true });
}"""
"""However slow this machine is, the story does not pass by before it is held."""


@pytest.fixture
def watcher(server: Running, invite: Invite) -> Person:
    """Somebody who likes to see things move."""
    return invite(server.address, reduced_motion="no-preference")


def storied(person: Person) -> TablePage:
    opened = person.open("me", "bot", seed="lantern", setup=SETUP)
    table = person.sit(opened)
    person.page.evaluate(_LISTEN)
    return table


def end_turn(table: TablePage) -> None:
    table.my_turn()
    for _ in range(12):
        ending = table.answers.filter(has_text="End the")
        if ending.count():
            ending.first.click()
        else:
            table.answers.last.click()
        if table.page.locator("#story").is_visible():
            return
        table.ready()


def test_what_others_do_is_told_line_by_line(watcher: Person) -> None:
    table = storied(watcher)
    end_turn(table)
    story = watcher.page.locator("#story")
    expect(story).to_be_visible()
    expect(story).to_be_hidden()
    told = watcher.page.evaluate("() => window.told")
    lines = iter(table.log.locator(".log__words").all_inner_texts())
    assert len(told) > 1
    assert all(words in lines for words in told), "the story follows the log"


def test_a_story_can_be_skipped_paused_and_gone_through(watcher: Person) -> None:
    table = storied(watcher)
    end_turn(table)
    story = watcher.page.locator("#story")
    expect(story).to_be_visible()
    bar = watcher.page.get_by_role("region", name="What happened")
    bar.get_by_role("button", name="Pause").click()
    now = bar.locator(".story__words").inner_text()
    watcher.page.wait_for_timeout(2500)
    expect(bar.locator(".story__words")).to_have_text(now)
    bar.get_by_role("button", name="Speed").click()
    assert watcher.page.evaluate("document.documentElement.dataset.motion") == "quick"
    watcher.page.keyboard.press("s")
    expect(story).to_be_hidden()


def test_a_press_during_a_story_counts(watcher: Person) -> None:
    table = storied(watcher)
    end_turn(table)
    story = watcher.page.locator("#story")
    expect(story).to_be_visible()
    before = len(watcher.sent)
    watcher.until(lambda: table.prompt.get_attribute("data-mood") == "mine")
    table.answers.last.click()
    watcher.until(lambda: any('"answer"' in frame for frame in watcher.sent[before:]))


def test_without_motion_nothing_is_told(person: Person) -> None:
    table = storied(person)
    end_turn(table)
    table.my_turn()
    expect(person.page.locator("#story")).to_be_hidden()
    assert person.page.evaluate("() => window.told") == []


_COVERED = """() => {
  const bar = document.getElementById("story-bar").getBoundingClientRect();
  const apart = (id) => {
    const box = document.getElementById(id).getBoundingClientRect();
    return bar.bottom <= box.top + 1 || bar.top >= box.bottom - 1 || bar.left >= box.right - 1;
  };
  return bar.height > 0 && apart("prompt") && apart("dock");
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844), (844, 390)])
def test_the_story_covers_neither_the_question_nor_the_hand(
    server: Running, invite: Invite, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    watcher = invite(server.address, reduced_motion="no-preference", viewport=viewport)
    table = storied(watcher)
    end_turn(table)
    expect(watcher.page.locator("#story-bar")).to_be_visible()
    assert watcher.page.evaluate(_COVERED)


def test_what_others_did_stays_as_a_strip_that_leads_back(watcher: Person) -> None:
    table = storied(watcher)
    end_turn(table)
    expect(watcher.page.locator("#story")).to_be_visible()
    expect(watcher.page.locator("#story")).to_be_hidden()
    strip = watcher.page.get_by_role("region", name="Since your last turn")
    strip.get_by_role("list").get_by_role("button").first.click()
    table.mood("past")
    expect(table.text).to_contain_text("You are looking back")


def test_turns_are_headings_of_the_log(watcher: Person) -> None:
    storied(watcher)
    turns = watcher.page.locator("#log").get_by_role("heading")
    expect(turns.first).to_contain_text("turn begins")


def test_a_tap_beside_everything_goes_on(watcher: Person) -> None:
    table = storied(watcher)
    end_turn(table)
    expect(watcher.page.locator("#story")).to_be_visible()
    watcher.page.keyboard.press(" ")
    told = len(watcher.page.evaluate("() => window.told"))
    watcher.page.locator("#board").click(position={"x": 2, "y": 2})
    watcher.page.keyboard.press(" ")
    assert watcher.page.locator("#story").is_hidden() or (
        len(watcher.page.evaluate("() => window.told")) > told
    )


def held_card(watcher: Person) -> TablePage:
    """A turn of the nemesis, held still at the first sentence of its card."""
    turns = {"deck": ["nemesis", "1", "2"], "discard": []}
    foe = {"deck": ["encroach", "planar-collision"]}
    game = at(phase="main", foe=foe, turn_order=turns)
    table = watcher.sit(watcher.open("me", "me", save=game.dumps()))
    page = watcher.page
    page.evaluate(_PAUSE_AT_ONCE)
    table.answers.filter(has_text="End the main phase").click()
    now = page.locator(".story__card .story__sentence--now")
    _go_on_until(page, lambda: now.count() > 0)
    return table


def test_the_held_card_marks_what_is_happening(watcher: Person) -> None:
    """Sentence by sentence, with the card of the turn order that was turned up beside it."""
    table = held_card(watcher)
    page, card = watcher.page, watcher.page.locator(".story__card")
    now = card.locator(".story__sentence--now")
    expect(now).to_have_text("Unleash.")
    page.keyboard.press("s")
    table.answers.filter(has_text="nemesis token").click()
    page.locator(".story__pause").click()
    _go_on_until(page, lambda: "If it is a player card" in " ".join(now.all_inner_texts()))
    expect(card.locator(".story__sentence--done")).to_have_count(2)
    expect(page.locator(".story__turn")).to_be_visible()
    expect(page.locator(".story__turn-card")).to_have_attribute("data-seat", "0")


def _go_on_until(page: Page, come: Callable[[], bool]) -> None:
    for _ in range(20):
        page.wait_for_function("() => !document.getElementById('story').hidden")
        if come():
            return
        page.locator(".story__next").click()
    raise AssertionError("it was not told")
