"""What the workshop remarks beside a card, and the press that changes its price."""

from __future__ import annotations

import os

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.test_workshop import DESK, PHONE, begun, press, put
from tests.server.serving import Running


def test_a_cheap_card_is_remarked_on_and_priced_by_a_press(server: Running, invite: Invite) -> None:
    for size, locale in ((DESK, "en-GB"), (PHONE, "fr-FR")):
        page = begun(invite(server.address, locale=locale, **size))
        press(page, "new:spell")
        page.locator(f'[data-key="name:{locale[:2]}"]').fill("Ember Bolt")
        put(page, "deal")
        for _ in range(3):
            press(page, "number:cast.0.1+")
        press(page, "cost−")
        remark = page.locator(".wremarks [data-beside]")
        expect(remark).to_have_count(1)
        if folder := os.environ.get("EMBERHOLD_PICTURES"):
            page.screenshot(path=f"{folder}/remark-{locale}.png", full_page=True)
        press(page, "remark:cost")
        expect(remark).to_have_count(0)
        expect(page.locator(".wremarks [data-bad]")).to_have_count(0)
