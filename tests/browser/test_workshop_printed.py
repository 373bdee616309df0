"""A nemesis whose cards begin as printed ones."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.test_workshop import DESK, PHONE, begun, press, put
from tests.server.serving import Running

TAKEN = {
    1: ("Howling Spinners", "Thrash", "Eye of Nothing"),
    2: ("Mage Ender", "Smite", "Aphotic Sun"),
    3: ("Quell", "Jagged One", "Withering Beam"),
}


@pytest.mark.parametrize(
    ("size", "locale", "first", "rule"),
    [
        (DESK, "en-GB", "Howling Spinners", "Any player suffers 2 damage."),
        (PHONE, "pl-PL", "Rój Wyjących Prządek", "Dowolny gracz otrzymuje 2 obrażenia."),
        (PHONE, "fr-FR", "Nuée de fileuses hurlantes", "2 dégâts"),
    ],
)
def test_a_nemesis_takes_printed_cards_and_changes_one(
    server: Running, invite: Invite, size: dict[str, object], locale: str, first: str, rule: str
) -> None:
    person = invite(server.address, locale=locale, **size)
    page = begun(person)
    press(page, "begin-with:nemesis")
    page.locator(f'[data-key="name:{locale[:2]}"]').fill("Vess")
    put(page, "gravehold_suffers", "unleash")
    for tier, names in TAKEN.items():
        press(page, f"printed:{tier}")
        offered = page.locator(".wtier__printed .wcard-button")
        expect(offered.first).to_be_visible()
        before = offered.count()
        for name in names:
            press(page, f"printed:{name}")
        expect(offered).to_have_count(before - len(names))
        if folder := os.environ.get("EMBERHOLD_PICTURES"):
            page.screenshot(path=f"{folder}/printed-{locale}-{tier}.png", full_page=True)
        press(page, f"printed:{tier}")
        expect(offered).to_have_count(0)
    expect(page.locator(".wtiers > h3")).to_contain_text("9")
    expect(page.locator(".wremarks [data-bad]")).to_have_count(0)
    own = page.locator('[data-key="own:0"]')
    expect(own).to_contain_text(first)
    expect(own).to_contain_text(rule)
    own.click()
    press(page, "life+")
    press(page, "outer")
    expect(own).to_contain_text("6")
    press(page, "web-workshop-try")
    page.wait_for_url("**/t/**")
    expect(page.get_by_role("region", name="Vess")).to_be_visible()
