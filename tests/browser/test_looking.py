"""Looking around: the past, a replay, another language, why something cannot be chosen."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.ashes.table import facing
from tests.browser.people import Person
from tests.browser.tables import TablePage


def test_something_illegal_says_why_not(person: Person) -> None:
    page = person.page
    table = person.sit(person.open("me")).my_turn()
    version = person.state(_id(table))["version"]
    dark = page.locator('#board [data-area="market"] button[data-piece]:not(.legal)').first
    dark.click()
    expect(table.bubble).to_be_visible()
    reason = re.compile(r"costs \d+ aether; you have no aether to spend on it\.$")
    expect(table.bubble.locator(".bubble__text")).to_have_text(reason)
    expect(page.locator("#voice-assertive")).to_contain_text("costs")
    assert any('"why"' in frame and '"target"' in frame for frame in person.sent)
    assert person.state(_id(table))["version"] == version
    table.bubble.get_by_role("button", name="Read the card").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_tap_on_a_unit_is_not_a_tap_on_its_phoenixborn(person: Person) -> None:
    """Coal's ability can be used now, but only from his portrait; the unit has its own reason."""
    save = facing(["iron-rhino"], ["anchornaut"]).dumps()
    table = person.sit(person.open(save=save)).ready()
    if table.handover.is_visible():
        table.handover.get_by_role("button").click()
    table.my_turn()
    expect(person.page.locator('[data-head="player:0"].legal')).to_be_visible()
    version = person.state(_id(table))["version"]
    person.page.locator('#board [data-piece="iron-rhino.1"]').click()
    expect(table.bubble).to_contain_text("To attack with Iron Rhino")
    assert person.state(_id(table))["version"] == version


def _id(table: TablePage) -> str:
    return table.page.url.rsplit("/", 1)[1]


def test_another_language_without_losing_the_table(person: Person) -> None:
    page = person.page
    table = person.sit(person.open("me")).my_turn()
    table.press("#dock .legal")
    page.evaluate("() => { window.neverReloaded = true; }")
    lines = table.log.count()
    choices = table.choices()
    for language, undo in [("pl", "Cofnij"), ("fr", "Annuler"), ("en", "Undo")]:
        page.locator("#open-menu").click()
        page.locator("#menu-language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(table.undo).to_have_text(undo)
        expect(table.log).to_have_count(lines)
        table.my_turn()
        assert table.choices() == choices
    assert page.evaluate("() => window.neverReloaded") is True


def test_a_line_of_the_log_shows_the_past(person: Person) -> None:
    page = person.page
    table = person.sit(person.open("me")).my_turn()
    hand = page.locator("#dock [data-look=hand] [data-piece]")
    first = hand.count()
    for _ in range(3):
        table.press("#dock .legal")
    now = hand.count()
    assert now < first
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    line = page.locator('#log li[data-at="1"]').first
    # Its words lead nowhere: a press on "Continue" that comes too late changes nothing.
    line.dispatch_event("click")
    table.ready()
    assert not any("/at/" in url for url in asked)
    line.get_by_role("button", name="Look at").click()
    table.mood("past")
    expect(hand).not_to_have_count(now)
    expect(page.locator(".legal")).to_have_count(0)
    page.get_by_role("button", name="Back to the present").click()
    table.mood("mine")
    expect(hand).to_have_count(now)


def test_replay_and_continuing_from_there(person: Person) -> None:
    page = person.page
    opened = person.open("me")
    table = person.sit(opened)
    luck = Random(8)
    for _ in range(6):
        table.play(luck)
    page.goto(f"/t/{opened.table}/replay?at=2")
    place, slider = page.locator("#place"), page.locator("#slider")
    expect(place).to_have_text("2 of 6")
    page.get_by_role("button", name="One step forward").click()
    expect(place).to_have_text("3 of 6")
    slider.fill("5")
    expect(place).to_have_text("5 of 6")
    expect(page).to_have_url(re.compile(r"at=5"))
    slider.press("Home")
    expect(place).to_have_text("0 of 6")
    slider.fill("3")
    expect(page.locator("#log li.log__line--later")).not_to_have_count(0)
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(lambda url: "/replay" not in url and opened.table not in url)
    again = TablePage(page).my_turn()
    assert person.state(_id(again))["table"]["answers"] == 3
    again.play(luck)
    assert person.state(_id(again))["table"]["answers"] == 4
    assert person.state(opened)["table"]["answers"] == 6


def test_continuing_with_a_bot_in_its_seat(person: Person) -> None:
    page = person.page
    opened = person.open("me", "bot")
    person.sit(opened).my_turn()
    now = person.state(opened)["table"]["answers"]
    page.goto(f"/t/{opened.table}/replay?at={now}")
    expect(page.locator("#save")).to_be_hidden()
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(lambda url: "/replay" not in url and opened.table not in url)
    again = person.state(_id(TablePage(page).my_turn()))
    assert again["table"]["answers"] == now
    assert [seat["who"] for seat in again["seats"]] == ["person", "bot"]


def test_help_beside_the_table(person: Person) -> None:
    page = person.page
    person.sit(person.open("me")).my_turn()
    page.locator("#prompt-rules").get_by_role("button").first.click()
    rules = page.locator("#panel-rules")
    expect(rules).to_be_visible()
    expect(rules).to_contain_text("WE-")
    page.locator("#hint").click()
    expect(page.get_by_role("region", name="Hint").locator(".advice__text")).to_contain_text(": ")
    expect(page.locator(".answer--hinted, .pointed").first).to_be_attached()
