"""How a story is told: what is alike at once, what is asked only afterwards, all of it in time."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_story import FOE_NEXT, HOLD, go_on_until
from tests.server.serving import Running
from tests.support import at

STEP = 250
"""Milliseconds of the page's own clock that pass at a time."""
ROUND = 12_000
"""A bot, the nemesis and another bot take no longer, in milliseconds of that clock."""
_TOLD = """() => document.getElementById("story").hidden
  && ["mine", "over"].includes(document.getElementById("prompt").dataset.mood)
  && !document.getElementById("prompt").hasAttribute("aria-busy")"""


def round_of_bots(watcher: Person) -> None:
    """My turn is all but over; a bot, the nemesis and another bot come next."""
    deck = {"deck": ["1", "nemesis", "3"], "discard": ["nemesis", "2"]}
    game = at(
        phase="main",
        players=3,
        player=1,
        p0={"hand": ["crystal"] * 5, "deck": ["crystal"] * 5},
        p2={"hand": ["crystal"] * 4 + ["spark"], "deck": ["crystal"] * 5},
        foe={"deck": ["thrash", "smite"]},
        in_play=["howling-spinners"],
        turn_order=deck,
    )
    watcher.sit(watcher.open("bot", "me", "bot", save=game.dumps())).my_turn()


def test_a_round_of_bots_and_the_nemesis_is_told_in_time(server: Running, invite: Invite) -> None:
    watcher = invite(server.address, reduced_motion="no-preference")
    watcher.page.clock.install()
    round_of_bots(watcher)
    page = watcher.page
    page.locator("[data-verb=end]").first.click()
    spent = 0
    while not page.evaluate(_TOLD) or not page.evaluate("() => window.told"):
        page.clock.run_for(STEP)
        page.evaluate("() => { window.told ||= !document.getElementById('story').hidden; }")
        spent += STEP
        assert spent <= ROUND


def test_what_is_alike_is_told_once(server: Running, invite: Invite) -> None:
    watcher = invite(server.address, reduced_motion="no-preference")
    round_of_bots(watcher)
    page = watcher.page
    page.evaluate(HOLD)
    page.locator("[data-verb=end]").first.click()
    words = page.locator(".story__words")
    go_on_until(page, lambda: "cards" in words.inner_text())
    expect(words).to_have_text("Mazahaedron draws 5 cards.")
    page.keyboard.press("s")


def test_the_question_sleeps_until_the_story_ends(server: Running, invite: Invite) -> None:
    watcher = invite(server.address, reduced_motion="no-preference")
    game = at(phase="main", foe={"deck": ["encroach"]}, turn_order=FOE_NEXT)
    table = watcher.sit(watcher.open("me", "me", save=game.dumps())).my_turn()
    watcher.page.evaluate(HOLD)
    table.answers.filter(has_text="End the main phase").click()
    expect(watcher.page.locator("#story")).to_be_visible()
    expect(table.prompt).to_have_attribute("data-sleeps", "")
    watcher.page.keyboard.press("s")
    expect(watcher.page.locator("#story")).to_be_hidden()
    expect(table.prompt).not_to_have_attribute("data-sleeps", "")
