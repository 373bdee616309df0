"""A queue of answers ahead with conditions: two people, one of whom waits."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.places import places_of
from tests.browser.tables import TablePage
from tests.server.serving import Running

SETUP = {"nemesis": "gate-witch", "mages": ["garu", "mist"], "market": "play-it-again"}
LIFE = "only if Gate Witch: at least"


def until_my_turn_is_over(table: TablePage) -> None:
    table.my_turn()
    while table.prompt.get_attribute("data-mood") == "mine":
        table.answers.last.click()
        table.ready()


def drag(moved: Locator, onto: Locator) -> None:
    """By mouse, a little way past the middle of the other."""
    mouse = moved.page.mouse
    start, end = places_of(moved, onto)
    down = end["height"] * (0.9 if end["y"] > start["y"] else 0.1)
    mouse.move(start["x"] + 60, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + 60, end["y"] + down, steps=6)
    mouse.up()


def test_a_condition_holds_or_fails_when_the_turn_comes(server: Running, invite: Invite) -> None:
    """The queue is set up by mouse and keys, survives a reload in another language, and is given
    at its target or dropped with the reason when the turn comes; something else may be chosen."""
    host, friend = invite(server.address), invite(server.address)
    opened = host.open("me", "friend", seed="lantern", setup=SETUP)
    mine, theirs = host.sit(opened), friend.sit(opened.link(1))
    until_my_turn_is_over(mine)

    spell = mine.page.locator('#dock [data-look="hand"] [data-kind="spell"]').first
    spell.focus()
    mine.page.keyboard.press("Shift+Enter")
    mine.page.locator('[data-zone^="pile:"]').first.click()
    mine.page.get_by_role("button", name="Do this on my turn").click()
    queue = mine.page.locator("#queued")
    wishes = queue.locator("[data-wish]")
    expect(wishes).to_have_text(["1Prep Torch", "2Buy Volcanic Glass"])
    expect(mine.page.locator("#side #queue")).to_contain_text("Waiting: 2")
    first = str(wishes.nth(0).get_attribute("data-wish"))
    drag(wishes.nth(0), wishes.nth(1))
    expect(wishes.nth(1)).to_have_attribute("data-wish", first)
    drag(wishes.nth(1), wishes.nth(0))
    expect(wishes.nth(0)).to_have_attribute("data-wish", first)
    wishes.nth(1).focus()
    mine.page.keyboard.press("Control+ArrowUp")
    wishes.nth(1).click()
    breach = mine.page.locator('[data-zone="breach:0:1"]')
    breach.click()
    mine.page.get_by_role("button", name="make this the target").click()
    expect(queue).to_contain_text("target: Breach I")
    expect(mine.page.locator('[data-ahead-at="2"]')).to_have_count(1)
    expect(mine.page.locator(".ghosts__line")).to_have_count(1)
    expect(mine.page.locator(".ghosts__card")).to_have_count(1)
    for number in (0, 1):
        wishes.nth(number).click()
        mine.page.locator('[data-head="nemesis"]').click()
        mine.page.get_by_role("button", name=LIFE).click()
    queue.get_by_role("button", name="One more: ").first.click()
    expect(queue.locator(".queued__if[data-holds]")).to_have_count(2)
    bar = mine.page.locator("#ahead-bar")
    for errand in ("Play all gems", "End the main phase"):
        bar.get_by_role("button", name=errand).click()
    expect(bar.get_by_role("listitem", include_hidden=True)).to_have_text(["1", "2", "3", "4"])
    gems = mine.page.locator('#dock [data-look="hand"] [data-kind="gem"]')
    expect(mine.page.locator('#dock [data-ahead="3"]')).to_have_count(gems.count())

    host.speak("pl")
    mine.page.reload()
    mine.ready()
    expect(queue).to_contain_text("(życie): co najmniej")
    expect(queue).to_contain_text("Przygotuj: Pochodnia")
    mine.page.set_viewport_size({"width": 390, "height": 844})
    until_my_turn_is_over(theirs)
    dropped = queue.locator(".queued__wish--dropped")
    expect(dropped).to_contain_text("(życie): co najmniej 71” nie jest spełniony")
    host.until(lambda: any('"key":"prep:' in frame for frame in host.sent))
    # The gems are played; the phase is not ended while what was dropped is unread.
    expect(wishes).to_have_count(1)
    expect(gems).to_have_count(0)
    expect(mine.page.locator(".ghosts__chip")).to_contain_text("nie jest spełniony")
    mine.mood("mine")
    expect(dropped).to_be_in_viewport(ratio=0.9)
    dropped.get_by_role("button", name="Pomiń").click()
    expect(queue).to_be_hidden()
    mine.mood("wait")
