"""The time for a turn: chosen in the menu, seen by everybody, stopped by a vacation."""

from __future__ import annotations

import os

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE
from tests.browser.test_access import violations
from tests.browser.test_talk import together
from tests.server.serving import Running


def test_a_clock_is_set_by_the_host_and_seen_by_all(server: Running, invite: Invite) -> None:
    _, mine, _, theirs, _ = together(server, invite, "pl", viewport=PHONE)
    expect(mine.page.locator("#clock")).to_be_hidden()
    mine.page.locator("#open-menu").click()
    mine.page.locator("#turn-clock").select_option("259200")
    expect(mine.page.locator("#clock")).to_have_text("2 days left")
    expect(theirs.page.locator("#clock")).to_have_text("zostały 2 dni")
    theirs.page.locator("#open-menu").click()
    expect(theirs.page.locator("#turn-clock")).to_have_count(0)
    assert violations(theirs.page) == []
    if folder := os.environ.get("EMBERHOLD_CIRCLE"):
        theirs.page.screenshot(path=f"{folder}/clock-phone.png")
        mine.page.screenshot(path=f"{folder}/clock-desk.png")
    theirs.page.locator("#vacation-days").fill("22")
    theirs.page.get_by_role("button", name="Zatrzymaj mój czas").click()
    theirs.page.locator("#open-menu").click()
    expect(theirs.page.get_by_role("button", name="Wracam z urlopu")).to_be_visible()
