"""Why did that happen? Every moment leads to its rule, in words and in the reader's language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from emberhold.games import GAMES
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.test_story import SETUP, end_turn, storied
from tests.server.serving import Running

ASKED = {
    "en": "Why did that happen?",
    "pl": "Dlaczego tak się stało?",
    "fr": "Pourquoi est-ce arrivé\u00a0?",
}


_SLOWLY = """localStorage.setItem("emberhold.settings", JSON.stringify({ motion: "slow" }))"""

_LET_GO_AND_ASK = """() => {
  document.querySelector(".story__pause").click();
  document.querySelector(".story__why").click();
}"""


def rule_text(id: str, language: str) -> str:
    shelf = GAMES["war-eternal"].rulebook
    assert shelf is not None
    return shelf.read(language).rules[id].text


@pytest.mark.parametrize("language", ASKED)
def test_a_line_of_the_log_says_why_in_three_languages(person: Person, language: str) -> None:
    person.speak(language)
    person.sit(person.open("me", "bot", seed="lantern", setup=SETUP))
    first = person.page.locator("#log .log__why").first
    first.focus()
    person.page.keyboard.press("Enter")
    box = person.page.get_by_role("dialog", name=ASKED[language])
    cited = box.locator(".why__rules > li").first
    number = cited.get_by_role("button").inner_text()
    assert re.fullmatch(r"WE-\d{3}", number)
    expect(cited).to_contain_text(rule_text(number, language))
    cited.get_by_role("button").click()
    expect(box).to_be_hidden()
    expect(person.page.locator("#panel-rules")).to_contain_text(rule_text(number, language)[:60])


def test_a_story_stands_still_while_the_reason_is_read(server: Running, invite: Invite) -> None:
    watcher = invite(server.address, reduced_motion="no-preference")
    watcher.page.add_init_script(_SLOWLY)
    watcher.page.clock.install()
    table = storied(watcher, held=True)
    end_turn(table)
    bar = watcher.page.get_by_role("region", name="What happened")
    expect(bar).to_be_visible()
    watcher.page.evaluate(_LET_GO_AND_ASK)
    box = watcher.page.get_by_role("dialog", name=ASKED["en"])
    told = box.locator("summary").inner_text()
    expect(bar.locator(".story__words")).to_have_text(told)
    expect(box.locator(".why__rules > li").first).to_be_visible()
    watcher.page.clock.run_for(10_000)
    expect(bar.locator(".story__words")).to_have_text(told)
    expect(bar).to_be_visible()
    watcher.page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(bar).to_be_hidden()


@pytest.mark.parametrize("size", [(1440, 900), (PHONE["width"], PHONE["height"])])
def test_a_key_explains_what_happened_last(
    server: Running, invite: Invite, size: tuple[int, int]
) -> None:
    person = invite(server.address, viewport={"width": size[0], "height": size[1]})
    table = person.sit(person.open("me", "bot", seed="lantern", setup=SETUP))
    table.my_turn()
    person.page.keyboard.press("w")
    box = person.page.get_by_role("dialog", name=ASKED["en"])
    expect(box.locator("details").first).to_have_attribute("open", "")
    last = person.page.locator("#log .log__words").last
    expect(box.locator("summary").first).to_have_text(last.text_content() or "")
    inside = box.evaluate("box => box.scrollWidth <= box.clientWidth + 1")
    assert inside, "nothing is cut off"
