"""A phone in one hand: everything within reach of a finger, the question always in sight."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.tables import TablePage
from tests.browser.test_together import DUEL
from tests.server.serving import Running

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

_FAULTS = """() => {
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth) {
    faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  }
  const called = (element) => element.id || element.className || element.tagName;
  const prompt = document.querySelector("#prompt");
  if (prompt && !document.querySelector("dialog[open]")) {
    const box = prompt.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight + 1) faults.push("the question is out of sight");
    const words = document.querySelector("#prompt-text").getBoundingClientRect();
    for (const part of [0.1, 0.5, 0.9]) {
      const [x, y] = [words.left + words.width * part, words.top + words.height / 2];
      const top = document.elementFromPoint(x, y);
      if (!prompt.contains(top)) faults.push(`${called(top)} covers the question`);
    }
  }
  const legal = [...document.querySelectorAll(".legal")];
  const frame = document.querySelector("#board")?.getBoundingClientRect();
  const seen = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top + bottom >= 2 * frame.top && top + bottom <= 2 * frame.bottom;
  };
  const told = document.querySelector(".map__pill:not([hidden])");
  if (legal.length && !told && !legal.some((each) => each.closest("#dock") || seen(each))) {
    faults.push("nothing that can be chosen is in sight");
  }
  const pressable = "button, select, a[href], input, textarea, summary, [role=button]";
  for (const element of document.querySelectorAll(pressable)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest(".skip, .log__words, p, [inert], .turn-tile:not(.legal)")) continue;
    if (element.matches("[data-map] .piece:not(.legal)")) continue;
    const box = (element.closest("label") ?? element).getBoundingClientRect();
    if (box.width < 43.5 || box.height < 43.5) {
      const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
      faults.push(`${called(element)} is ${size}: ${element.textContent.trim()}`);
    }
  }
  return [...new Set(faults)];
}"""


@pytest.fixture
def phone(server: Running, invite: Invite) -> Person:
    return invite(server.address, **TOUCH)


def faults(page: Page) -> str:
    """What is wrong for a finger, line by line; cards named in sentences and signs are spared."""
    found: list[str] = page.evaluate(_FAULTS)
    return "\n".join(found)


@pytest.mark.parametrize(
    "wish", [{"setup": {"nemesis": "gate-witch"}}, DUEL], ids=["war-eternal", "ashes"]
)
def test_playing_by_touch(phone: Person, wish: dict[str, object]) -> None:
    seats = ["me", "bot"]
    table = phone.sit(phone.open(*seats, **wish))
    luck = Random(9)
    for _ in range(8):
        if table.my_turn().is_over:
            break
        assert faults(phone.page) == ""
        table.play(luck, touch=True)
    assert table.log.count() > 3


def test_panels_on_a_phone(phone: Person) -> None:
    page = phone.page
    table = phone.sit(phone.open("me", "bot")).my_turn()
    for name in ("#open-log", "#open-rules"):
        page.locator(name).tap()
        page.locator("#side").wait_for()
        assert faults(page) == ""
        page.locator("#side-close").tap()
        page.locator("#side").wait_for(state="hidden")
    page.locator("#open-menu").tap()
    page.locator("dialog.table-menu").wait_for()
    assert faults(page) == ""
    page.keyboard.press("Escape")
    if page.locator("#prompt-more").is_visible():
        page.locator("#prompt-more").tap()
        assert faults(page) == ""
    table.play(Random(1), touch=True)


@pytest.mark.parametrize(
    "address", ["/", "/new/war-eternal", "/new/ashes", "/rules/war-eternal", "/rules/ashes"]
)
def test_pages_on_a_phone(phone: Person, address: str) -> None:
    phone.page.goto(address)
    assert faults(phone.page) == ""


def test_replay_on_a_phone(phone: Person) -> None:
    opened = phone.open("me")
    table = phone.sit(opened)
    for _ in range(3):
        table.play(Random(2), touch=True)
    phone.page.goto(f"/t/{opened.table}/replay?at=2")
    phone.page.locator("#board [data-piece]").first.wait_for()
    assert faults(phone.page) == ""
    assert TablePage(phone.page).log.count() > 0


def test_nothing_covers_the_button_that_starts_a_game(server: Running, invite: Invite) -> None:
    page = invite(server.address, viewport=PHONE, has_touch=True).page
    page.goto("/new/war-eternal")
    expect(page.locator("#status")).to_have_text("Everything is ready.")
    page.locator("#go").tap(trial=True)
