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


def test_a_hand_is_offered_only_once_its_owner_was_named(server: Running, invite: Invite) -> None:
    for size, locale, hand, missing in (
        (DESK, "en-GB", "that ally’s hand", "needs an ally, named by"),
        (PHONE, "pl-PL", "na ręce tego sojusznika", "wymaga sojusznika, wskazanego"),
    ):
        page = begun(invite(server.address, locale=locale, **size))
        press(page, "new:spell")
        page.locator(f'[data-key="name:{locale[:2]}"]').fill("Ember Bolt")
        put(page, "deal")
        offered = page.locator(".wvariants__one")
        press(page, "vary:cast.0")
        expect(offered.first).to_be_visible()
        expect(offered.filter(has_text=hand)).to_have_count(0)
        press(page, "vary:cast.0")
        put(page, "does", "cast")
        press(page, "vary:cast.1")
        offered.filter(has_text="dowolny sojusznik" if locale == "pl-PL" else "any ally").click()
        put(page, "reveal_hand", "cast.1.2")
        press(page, "evolve:cast.1")
        press(page, "vary:cast.1")
        offered.filter(has_text=hand).first.click()
        bad = page.locator(".wremarks [data-bad]")
        expect(bad).to_have_count(0)
        expect(page.locator(f'.wread[lang="{locale[:2]}"]')).to_contain_text(hand)
        press(page, "trash:cast.0")
        expect(bad).to_contain_text(missing)
        if folder := os.environ.get("EMBERHOLD_PICTURES"):
            page.screenshot(path=f"{folder}/unnamed-{locale}.png", full_page=True)
