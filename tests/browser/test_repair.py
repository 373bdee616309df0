"""A repair: chosen in the menu, read in words by everybody, agreed to, and marked in the replay."""

from __future__ import annotations

import os

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE
from tests.browser.test_access import violations
from tests.browser.test_talk import together
from tests.server.serving import Running


def test_a_repair_is_asked_read_and_agreed_to(server: Running, invite: Invite) -> None:
    _, mine, friend, theirs, opened = together(server, invite, "fr", viewport=PHONE)
    mine.page.locator("#open-menu").click()
    mine.page.get_by_role("button", name="Repair the table").click()
    field = mine.page.locator('input[name="gravehold"]')
    was = field.input_value()
    field.fill("11")
    cards = mine.page.locator("fieldset", has=mine.page.locator('[name="players.0.life"]'))
    cards.locator("summary").click()
    cards.get_by_label("Card", exact=True).select_option("Crystal (Hand)")
    cards.get_by_label("To", exact=True).select_option("Discard pile")
    cards.get_by_label("How many").fill("2")
    cards.get_by_role("button", name="Add this move").click()
    expect(cards.locator(".repair__moves li")).to_have_text("Crystal: Hand → Discard pile × 2")
    folder = os.environ.get("EMBERHOLD_CIRCLE")
    if folder:
        mine.page.screenshot(path=f"{folder}/repair-desk.png")
    assert violations(mine.page) == []
    mine.page.get_by_role("button", name="Ask everybody").click()
    wish = theirs.page.locator(".repair__wish")
    expect(wish).to_contain_text(f"Vie de Gravehold\u00a0: {was} → 11")
    expect(wish).to_contain_text("Cristal\u00a0: Main → Défausse × 2")
    expect(mine.page.locator(".repair__wish")).to_contain_text("The others are being asked")
    if folder:
        theirs.page.screenshot(path=f"{folder}/repair-phone.png")
    assert violations(theirs.page) == []
    wish.get_by_role("button", name="Accepter").click()
    expect(wish).to_have_count(0)
    expect(mine.page.locator(".repair__wish")).to_have_count(0)
    state = friend.state(opened)
    (at,) = state["table"]["repaired"]
    theirs.page.goto(f"/t/{opened.table}/replay?at={at}")
    expect(theirs.page.locator("#place")).to_contain_text("réparée à la main")
