"""A game on a map: by pointer, by keyboard, by ear, on a phone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import TablePage
from tests.browser.test_access import LANGUAGES, violations
from tests.browser.test_phone import TOUCH, faults
from tests.server.serving import Running

pytestmark = pytest.mark.usefixtures("walk")

DESK = {"viewport": {"width": 1440, "height": 900}}

_STANDS = """(id) => document.querySelector(`[data-piece="${id}"]`)
  .closest("[data-zone]").dataset.zone"""
_SEEN = """(space) => {
  const box = document.querySelector(`[data-handle="${space}"]`).getBoundingClientRect();
  const frame = document.querySelector(".map__window").getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}"""
_COVERED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const beside = (a, b) => a.left >= b.right || b.left >= a.right;
  const meet = (a, b) => !beside(a, b) && a.top < b.bottom && b.top < a.bottom;
  const helps = [...document.querySelectorAll(".map__overview, .map__tools")].map(box);
  const pills = [...document.querySelectorAll(".map__pill:not([hidden])")];
  return pills.filter((pill) => helps.some((help) => meet(box(pill), help)))
    .map((pill) => pill.textContent);
}"""
"""Signs at the edge that are on the small map or the tools."""


def sit(person: Person, **wish: object) -> TablePage:
    return person.sit(person.open("me", "bot", game="walk", **wish)).my_turn()


def space(page: Page, slug: str) -> str:
    """What a reader hears of a space."""
    return page.locator(f'[data-handle="space:{slug}"]').get_attribute("aria-label") or ""


def test_a_whole_game_by_clicks(server: Running, invite: Invite) -> None:
    table = sit(invite(server.address, **DESK))
    table.finish(Random(3))
    assert table.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_a_figure_stands_where_it_was_sent(server: Running, invite: Invite) -> None:
    table = sit(invite(server.address, **DESK))
    lit = table.page.locator(".space .legal").first
    goal = lit.get_attribute("data-handle")
    table.press(lit)
    table.my_turn()
    assert table.page.evaluate(_STANDS, "figure:0") == goal


def test_figures_walk_for_those_who_like_motion(server: Running, invite: Invite) -> None:
    for motion, walks in (("no-preference", True), ("reduce", False)):
        table = sit(invite(server.address, **DESK, reduced_motion=motion))
        table.page.evaluate(
            """() => {
              const animate = Element.prototype.animate;
              window.walked = [];
              Element.prototype.animate = function (...given) {
                if (this.dataset.piece) window.walked.push(given[0].length);
                return animate.apply(this, given);
              };
            }"""
        )
        table.press(table.page.locator(".space .legal").first)
        table.my_turn()
        assert (table.page.evaluate("() => window.walked.length") > 0) is walks


def test_arrows_walk_from_space_to_space(server: Running, invite: Invite) -> None:
    table = sit(invite(server.address, **DESK))
    page = table.page
    page.locator('[data-handle="space:hill"]').focus()
    for key, there in (
        ("ArrowRight", "mill"),
        ("ArrowRight", "ford"),
        ("ArrowDown", "stair"),
        ("ArrowRight", "vault"),
        ("ArrowDown", "barn"),
    ):
        page.keyboard.press(key)
        expect(page.locator(f'[data-handle="space:{there}"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.bubble).to_be_visible()
    page.keyboard.press(".")
    lit = page.locator(".space .legal:focus")
    goal = lit.get_attribute("data-handle")
    page.keyboard.press("Enter")
    table.ready().my_turn()
    assert page.evaluate(_STANDS, "figure:0") == goal


def test_a_space_is_told_with_what_is_there(person: Person) -> None:
    table = sit(person)
    page = table.page
    assert space(page, "moor") == "Moor, here: Blue walker"
    coins = page.locator(".space [data-piece^=coin]").first
    lying = coins.evaluate("(piece) => piece.closest('[data-zone]').dataset.zone")
    assert "here: Coin" in space(page, lying.removeprefix("space:"))
    lit = page.locator(".space .legal").first
    assert ": Go to the" in (lit.get_attribute("aria-label") or "")


def test_a_space_out_of_reach_says_so_and_shows_what_is_there(person: Person) -> None:
    table = sit(person)
    page = table.page
    page.locator('[data-handle="space:moor"]').click(position={"x": 4, "y": 4})
    expect(table.bubble).to_contain_text("Not now")
    table.bubble.get_by_role("button", name="See what is here").click()
    expect(page.get_by_role("dialog")).to_contain_text("Moor")
    expect(page.get_by_role("dialog").locator("[data-piece]")).to_have_count(1)


def test_a_phone_pans_zooms_and_finds_me(server: Running, invite: Invite) -> None:
    table = sit(invite(server.address, **TOUCH))
    page = table.page
    assert faults(page) == ""
    assert page.evaluate(_SEEN, "space:hill")
    for _ in range(3):
        page.locator("[data-tool=closer]").tap()
    window = page.locator(".map__window")
    window.evaluate("(frame) => frame.scrollTo(9999, 9999)")
    assert not page.evaluate(_SEEN, "space:hill")
    assert page.evaluate(_SEEN, "space:moor")
    expect(page.locator(".map__pill")).not_to_have_count(0)
    assert page.evaluate(_COVERED) == []
    page.locator("[data-tool=where]").tap()
    page.wait_for_function(_SEEN, arg="space:hill")


def test_a_phone_lists_where_one_can_go(server: Running, invite: Invite) -> None:
    table = sit(invite(server.address, **TOUCH))
    page = table.page
    places = page.locator("#prompt-options .answer:has(.reach__art)")
    expect(places).to_have_count(page.locator(".space .legal").count())
    goal = (places.last.get_attribute("data-key") or "").removeprefix("go:")
    places.last.tap()
    table.ready().my_turn()
    assert page.evaluate(_STANDS, "figure:0") == f"space:{goal}"
    for tab in ("mine", "others"):
        page.locator(f".tab[data-tab={tab}]").tap()
        assert faults(page) in ("", "nothing that can be chosen is in sight")
    page.locator(".tab[data-tab=map]").tap()
    assert faults(page) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_barred(server: Running, invite: Invite, language: str) -> None:
    for traits in (DESK, TOUCH):
        table = sit(invite(server.address, locale=language, **traits))
        assert violations(table.page) == []
