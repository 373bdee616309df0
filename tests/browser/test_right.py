"""What looked wrong on the screen: each of these was seen by somebody, and stays right."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

import emberhold
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_story import storied
from tests.golden.replaying import path_of
from tests.server.serving import Running

_LARGE_SIGNS = """() => [...document.querySelectorAll("svg[data-art=icon], svg.icon")]
  .filter((sign) => sign.checkVisibility() && sign.getBoundingClientRect().width > 48)
  .map((sign) => sign.parentElement.textContent)"""
_AT_ITS_END = """() => {
  const log = document.getElementById("panel-log");
  return log.scrollHeight > log.clientHeight &&
    log.scrollHeight - log.scrollTop - log.clientHeight < 2;
}"""


_TOLD = """() => {
  document.querySelector(".story__skip").click();
  return document.getElementById("story").hidden;
}"""


def midway(person: Person, name: str, *seats: str, share: float = 0.5) -> str:
    """A finished game of the archive, taken back to somewhere in its middle."""
    game = emberhold.load(path_of(name))
    game.undo(len(game.answers) - int(len(game.answers) * share))
    return person.open(*(seats or ["me"] * game.players), save=game.dumps()).url


@pytest.mark.parametrize("address", ["/", "/new/ashes", "/rules/ashes", "/puzzles", "/you"])
def test_signs_are_as_large_as_words(person: Person, address: str) -> None:
    person.page.goto(address)
    person.page.wait_for_load_state("networkidle")
    assert person.page.evaluate(_LARGE_SIGNS) == []


def test_the_log_stands_at_its_end_when_a_table_opens(server: Running, invite: Invite) -> None:
    person = invite(server.address, viewport={"width": 1440, "height": 900})
    person.sit(midway(person, "hollow-crown-3-many-cards", share=0.8))
    if person.page.locator("#handover button").is_visible():
        person.page.locator("#handover button").click()
    expect(person.page.locator("#reader .zoom__card")).to_be_visible()
    person.page.wait_for_function(_AT_ITS_END)


def test_the_log_stands_at_its_end_after_every_story(server: Running, invite: Invite) -> None:
    person = invite(
        server.address, viewport={"width": 1440, "height": 900}, reduced_motion="no-preference"
    )
    table = person.sit(midway(person, "hollow-crown-3-many-cards", "me", "bot", "bot", share=0.8))
    luck = Random(3)
    for _ in range(3):
        table.play(luck)
        person.page.wait_for_function(_TOLD)
    person.page.wait_for_function(_AT_ITS_END)


def test_the_log_leaves_whoever_reads_further_up(server: Running, invite: Invite) -> None:
    person = invite(server.address, viewport={"width": 1440, "height": 900})
    table = person.sit(midway(person, "hollow-crown-3-many-cards", "me", "bot", "bot", share=0.8))
    person.page.wait_for_function(_AT_ITS_END)
    person.page.locator("#panel-log").hover()
    person.page.mouse.wheel(0, -2000)
    person.page.wait_for_function(f"() => !({_AT_ITS_END})()")
    for luck in range(2):
        table.play(Random(luck))
    assert not person.page.evaluate(_AT_ITS_END)


def test_without_motion_a_story_is_still_pictures(server: Running, invite: Invite) -> None:
    """Numbered, with a sentence each, until somebody has read them; then the table asks."""
    person = invite(server.address, told=True)
    table = storied(person)
    table.my_turn()
    still = person.page.get_by_role("region", name="What happened")
    for _ in range(12):
        if still.is_visible():
            break
        table.answers.last.click()
        table.ready()
    scenes = still.get_by_role("listitem").and_(person.page.locator(".still__scene"))
    expect(scenes.first).to_be_visible()
    said = scenes.first.locator(".still__words").inner_text()
    assert any(line in said for line in table.log.locator(".log__words").all_inner_texts())
    expect(person.page.locator(".still__life")).not_to_have_count(0)
    person.page.keyboard.press("ArrowRight")
    expect(scenes.first).to_be_focused()
    while still.is_visible():
        still.get_by_role("button", name="Continue").click()
    table.my_turn()
    expect(table.answers.first).to_be_visible()
