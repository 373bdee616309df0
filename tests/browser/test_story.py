"""The table tells what happened: beat by beat, skippable, and never in the way of a click."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import TablePage
from tests.server.serving import Running

SETUP = {"nemesis": "gate-witch", "mages": ["garu", "mist"], "market": "play-it-again"}

_LISTEN = """() => {
  window.told = [];
  const words = document.querySelector(".story__words");
  new MutationObserver(() => {
    if (!document.getElementById("story").hidden) window.told.push(words.textContent);
  }).observe(words, { childList: true });
}"""


@pytest.fixture
def watcher(server: Running, invite: Invite) -> Person:
    """Somebody who likes to see things move."""
    return invite(server.address, reduced_motion="no-preference")


def _table(person: Person) -> TablePage:
    opened = person.open("me", "bot", seed="lantern", setup=SETUP)
    table = person.sit(opened)
    person.page.evaluate(_LISTEN)
    return table


def _end_turn(table: TablePage) -> None:
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
    table = _table(watcher)
    _end_turn(table)
    story = watcher.page.locator("#story")
    expect(story).to_be_visible()
    expect(story).to_be_hidden()
    told = watcher.page.evaluate("() => window.told")
    lines = iter(table.log.locator(".log__words").all_inner_texts())
    assert len(told) > 1
    assert all(words in lines for words in told), "the story follows the log"


def test_a_story_can_be_skipped_paused_and_gone_through(watcher: Person) -> None:
    table = _table(watcher)
    _end_turn(table)
    story = watcher.page.locator("#story")
    expect(story).to_be_visible()
    story.get_by_role("button", name="Pause").click()
    now = story.locator(".story__words").inner_text()
    watcher.page.wait_for_timeout(2500)
    expect(story.locator(".story__words")).to_have_text(now)
    watcher.page.keyboard.press("s")
    expect(story).to_be_hidden()


def test_a_press_during_a_story_counts(watcher: Person) -> None:
    table = _table(watcher)
    _end_turn(table)
    story = watcher.page.locator("#story")
    expect(story).to_be_visible()
    before = len(watcher.sent)
    watcher.until(lambda: table.prompt.get_attribute("data-mood") == "mine")
    table.answers.last.click()
    watcher.until(lambda: any('"answer"' in frame for frame in watcher.sent[before:]))


def test_without_motion_nothing_is_told(person: Person) -> None:
    table = _table(person)
    _end_turn(table)
    table.my_turn()
    expect(person.page.locator("#story")).to_be_hidden()
    assert person.page.evaluate("() => window.told") == []
