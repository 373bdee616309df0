"""The table tells what happened: beat by beat, skippable, and never in the way of a click."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cases import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import TablePage
from tests.relic import table as relic
from tests.server.serving import Running
from tests.support import at

SETUP = {"nemesis": "gate-witch", "mages": ["garu", "mist"], "market": "play-it-again"}
FOE_NEXT = {"deck": ["nemesis", "1", "2"], "discard": []}

_LISTEN = """() => {
  window.told = [];
  const words = document.querySelector(".story__words");
  new MutationObserver(() => {
    if (!document.getElementById("story").hidden) window.told.push(words.textContent);
  }).observe(words, { childList: true });
}"""
_TELLS = "() => window.told.length > 0 || !document.getElementById('story').hidden"
HOLD = """() => {
  const story = document.getElementById("story");
  const paused = document.querySelector(".story__pause");
  new MutationObserver(() => {
    if (!story.hidden && paused.getAttribute("aria-pressed") === "false") paused.click();
  }).observe(story, { attributeFilter: ["hidden"] });
}"""
"""Whatever is told stands still from its first moment, however slowly the page is painted."""


@pytest.fixture
def watcher(server: Running, invite: Invite) -> Person:
    """Somebody who likes to see things move."""
    return invite(server.address, reduced_motion="no-preference")


def storied(person: Person, held: bool = False) -> TablePage:
    opened = person.open("me", "bot", seed="lantern", setup=SETUP)
    table = person.sit(opened)
    person.page.evaluate(_LISTEN)
    if held:
        person.page.evaluate(HOLD)
    return table


def end_turn(table: TablePage) -> None:
    """Answer until something is told: a press during a story would end it."""
    for _ in range(12):
        table.my_turn()
        if table.page.evaluate(_TELLS):
            return
        ending = table.answers.filter(has_text="End the")
        (ending.first if ending.count() else table.answers.last).click()
        table.ready()
        if table.page.evaluate(_TELLS):
            return


def lines_of(words: str) -> list[str]:
    """The lines of the log that words of a story stand for, as patterns."""
    if alike := re.fullmatch(r"(.*) ×(\d+)", words):
        return [re.escape(alike[1])] * int(alike[2])
    if drawn := re.fullmatch(r"(.*) draws (\d+) cards\.", words):
        return [f"{re.escape(drawn[1])} draws .*"] * int(drawn[2])
    return [re.escape(words)]


def test_what_others_do_is_told_line_by_line(watcher: Person) -> None:
    """Only what is alike is told in one: how much of it depends on how fast the bot plays."""
    table = storied(watcher)
    end_turn(table)
    watcher.page.wait_for_function("() => window.told.length > 1")
    expect(watcher.page.locator("#story")).to_be_hidden()
    told: list[str] = watcher.page.evaluate("() => window.told")
    log = iter(table.log.locator(".log__words").all_inner_texts())
    unlike = [
        words
        for words in told
        if not all(any(re.fullmatch(one, line) for line in log) for one in lines_of(words))
    ]
    assert unlike == [], "the story follows the log"


def test_a_story_can_be_skipped_paused_and_gone_through(watcher: Person) -> None:
    watcher.page.clock.install()
    table = storied(watcher, held=True)
    end_turn(table)
    story = watcher.page.locator("#story")
    expect(story).to_be_visible()
    bar = watcher.page.get_by_role("region", name="What happened")
    expect(bar.get_by_role("button", name="Resume")).to_be_visible()
    now = bar.locator(".story__words").inner_text()
    watcher.page.clock.run_for(10_000)
    expect(bar.locator(".story__words")).to_have_text(now)
    bar.get_by_role("button", name="Speed").click()
    assert watcher.page.evaluate("document.documentElement.dataset.motion") == "quick"
    watcher.page.keyboard.press("s")
    expect(story).to_be_hidden()


def test_a_press_during_a_story_counts(watcher: Person) -> None:
    table = storied(watcher, held=True)
    end_turn(table)
    story = watcher.page.locator("#story")
    expect(story).to_be_visible()
    before = len(watcher.sent)
    watcher.until(lambda: table.prompt.get_attribute("data-mood") == "mine")
    table.answers.last.click()
    watcher.until(lambda: any('"answer"' in frame for frame in watcher.sent[before:]))


def test_who_wants_no_story_is_told_nothing(person: Person) -> None:
    table = storied(person)
    end_turn(table)
    table.my_turn()
    expect(person.page.locator("#story")).to_be_hidden()
    assert person.page.evaluate("() => window.told") == []


_COVERED = """() => {
  const boxes = [...document.querySelectorAll(":is(#story-bar, .story__tale, .story__strip)")]
    .map((part) => part.getBoundingClientRect()).filter((box) => box.height > 0);
  const question = document.getElementById("prompt").getBoundingClientRect();
  const apart = (box) => box.bottom <= question.top + 1 || box.top >= question.bottom - 1
    || box.left >= question.right - 1 || box.right <= question.left + 1;
  const pressed = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return thing.contains(hit) || Boolean(hit?.closest("#dock"));
  };
  const hand = [...document.querySelectorAll("#dock [data-piece]")]
    .filter((card) => card.getBoundingClientRect().right <= innerWidth);
  return {
    told: boxes.length > 0,
    apart: boxes.every(apart),
    hidden: hand.filter((card) => !pressed(card)).map((card) => card.dataset.piece),
  };
}"""


_ROW = """() => {
  const tools = [...document.querySelectorAll(".story__tools > button")];
  const boxes = tools.map((tool) => tool.getBoundingClientRect());
  const middle = (box) => Math.round((box.top + box.bottom) / 2);
  return {
    tools: boxes.length,
    rows: new Set(boxes.map(middle)).size,
    inside: boxes.every((box) => box.width > 0 && box.left >= 0 && box.right <= innerWidth),
    cut: tools.filter((tool) => tool.scrollWidth > tool.clientWidth + 1).map((tool) => tool.title),
  };
}"""


TOLD = {
    "war-eternal": lambda: at(phase="main", foe={"deck": ["encroach"]}, turn_order=FOE_NEXT),
    "relic": lambda: relic.at(phase="movement", p0={"hand": ["dig-in"]}),
}
"""Games in which the next answers lead to something that is told."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_the_ways_through_a_story_are_in_one_row(
    server: Running, invite: Invite, game: str, language: str
) -> None:
    watcher = invite(server.address, reduced_motion="no-preference", locale=language)
    table = watcher.sit(watcher.open("me", "bot", save=TOLD[game]().dumps()))
    page, story = watcher.page, watcher.page.locator("#story")
    page.evaluate(HOLD)
    while story.is_hidden():
        table.my_turn().page.locator("#prompt-list .answer").last.dispatch_event("click")
        table.ready()
    for size in [(1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390), (320, 640)]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(_ROW) == {"tools": 4, "rows": 1, "inside": True, "cut": []}, size


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844), (844, 390)])
def test_the_story_covers_neither_the_question_nor_the_hand(
    server: Running, invite: Invite, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    watcher = invite(server.address, reduced_motion="no-preference", viewport=viewport)
    table = storied(watcher, held=True)
    end_turn(table)
    expect(watcher.page.locator("#story-bar")).to_be_visible()
    seen = watcher.page.evaluate(_COVERED)
    assert seen == {"told": True, "apart": True, "hidden": []}


def test_a_large_screen_tells_others_turns_on_a_stage(server: Running, invite: Invite) -> None:
    """A strip of moments at the foot, the present one marked; each leads back to it."""
    watcher = invite(
        server.address, reduced_motion="no-preference", viewport={"width": 1440, "height": 900}
    )
    game = at(phase="main", foe={"deck": ["encroach"]}, turn_order=FOE_NEXT)
    table = watcher.sit(watcher.open("me", "me", save=game.dumps()))
    page = watcher.page
    page.evaluate(HOLD)
    table.answers.filter(has_text="End the main phase").click()
    expect(page.locator("body")).to_have_class(re.compile("is-watching"))
    chips = page.locator("#story-bar .story__chip")
    expect(chips.and_(page.locator(".story__chip--now"))).to_have_count(1)
    expect(chips.locator(".story__chip-art").first).to_be_visible()
    expect(page.locator("#story-bar .story__since")).to_be_visible()
    page.locator(".story__next").click()
    expect(chips.nth(1)).to_have_attribute("aria-current", "step")
    chips.first.get_by_role("button").click()
    table.mood("past")
    expect(page.locator("body")).not_to_have_class(re.compile("is-watching"))


def test_my_own_doings_take_no_room_from_the_hand(watcher: Person) -> None:
    game = at(phase="main", p0={"hand": ["crystal", "crystal", "spark"]})
    table = watcher.sit(watcher.open("me", "me", save=game.dumps()))
    watcher.page.evaluate(
        """() => new MutationObserver(() => {
          window.watched ||= document.body.classList.contains("is-watching");
        }).observe(document.body, { attributes: true })"""
    )
    table.press('#dock [data-card="crystal"]')
    table.my_turn()
    assert not watcher.page.evaluate("() => window.watched")


def test_what_others_did_stays_as_a_strip_that_leads_back(watcher: Person) -> None:
    table = storied(watcher)
    end_turn(table)
    expect(watcher.page.locator("#story")).to_be_hidden()
    strip = watcher.page.get_by_role("region", name="Since your last turn")
    strip.get_by_role("list").get_by_role("button").first.click()
    table.mood("past")
    expect(table.text).to_contain_text("You are looking back")


def test_turns_are_headings_of_the_log(watcher: Person) -> None:
    storied(watcher)
    turns = watcher.page.locator("#log").get_by_role("heading")
    expect(turns.first).to_contain_text("turn begins")


def test_a_tap_beside_everything_moves_on(watcher: Person) -> None:
    table = storied(watcher, held=True)
    end_turn(table)
    expect(watcher.page.locator("#story")).to_be_visible()
    watcher.page.keyboard.press(" ")
    told = len(watcher.page.evaluate("() => window.told"))
    watcher.page.locator("#board").click(position={"x": 2, "y": 2})
    watcher.page.keyboard.press(" ")
    watcher.page.wait_for_function(
        "(told) => document.getElementById('story').hidden || window.told.length > told", arg=told
    )


def held_card(watcher: Person) -> TablePage:
    """A turn of the nemesis on the stage: its card is held up, and what it says is happening."""
    foe = {"deck": ["encroach", "planar-collision"]}
    game = at(phase="main", foe=foe, turn_order=FOE_NEXT)
    table = watcher.sit(watcher.open("me", "me", save=game.dumps()))
    page = watcher.page
    page.evaluate(HOLD)
    table.answers.filter(has_text="End the main phase").click()
    now = page.locator(".story__card .story__sentence--now")
    go_on_until(page, lambda: now.count() > 0)
    expect(now).to_have_text("Unleash.")
    return table


def test_the_held_card_marks_what_is_happening(watcher: Person) -> None:
    """Sentence by sentence, with the card of the turn order that was turned up beside it."""
    table = held_card(watcher)
    page, card = watcher.page, watcher.page.locator(".story__card")
    now = card.locator(".story__sentence--now")
    page.keyboard.press("s")
    table.answers.filter(has_text="nemesis token").click()
    go_on_until(page, lambda: "If it is a player card" in " ".join(now.all_inner_texts()))
    expect(card.locator(".story__sentence--done")).to_have_count(2)
    expect(page.locator(".story__turn")).to_be_visible()
    expect(page.locator(".story__turn-card")).to_have_attribute("data-seat", "0")


def go_on_until(page: Page, come: Callable[[], bool]) -> None:
    """Moment by moment; what a moment shows comes a little after it has begun."""
    seen = None
    for _ in range(20):
        page.wait_for_function(
            """(seen) => {
              const { hidden, dataset } = document.getElementById("story");
              return !hidden && dataset.shown !== undefined && dataset.shown !== seen;
            }""",
            arg=seen,
        )
        seen = page.evaluate("() => document.getElementById('story').dataset.shown")
        if come():
            return
        page.locator(".story__next").click()
    raise AssertionError("it was not told")
