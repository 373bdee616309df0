"""Two people at one screen: nobody sees the other's hand."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.test_together import DUEL


def test_a_screen_between_two_hands(person: Person) -> None:
    page = person.page
    table = person.sit(person.open("me", "hot-seat", **DUEL))
    luck = Random(4)
    seen: list[set[str]] = []
    for _ in range(2):
        expect(table.handover).to_be_visible()
        expect(page.locator("#app")).to_have_attribute("inert", "")
        covered = page.content()
        assert not [id for hand in seen for id in hand if f'data-piece="{id}"' in covered]
        assert not page.locator("#dock [data-piece]").count()
        page.get_by_role("button", name="Show my side of the table").click()
        expect(table.handover).to_be_hidden()
        table.my_turn()
        hand = page.locator("#dock [data-piece]")
        expect(hand).not_to_have_count(0)
        ids = set(hand.evaluate_all("all => all.map((one) => one.dataset.piece)"))
        assert not any(ids & other for other in seen)
        seen.append(ids)
        for _ in range(12):
            if table.handover.is_visible():
                break
            table.play(luck)
    assert len(seen) == 2
