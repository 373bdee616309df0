"""Faces to choose from: by pointer and by keyboard, seat by seat, and nothing that is sealed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.picking import face, plate
from tests.server.serving import Running


def picker(person: Person, address: str) -> Page:
    person.page.goto(address)
    expect(person.page.locator("#status")).to_have_text("Everything is ready.")
    return person.page


def test_every_person_has_a_face_and_chance_has_one_too(person: Person) -> None:
    page = picker(person, "/new/war-eternal")
    nemesis, mages = page.locator("#field-nemesis-box"), page.locator("#field-mages-box")
    expect(nemesis.locator(".face")).to_have_count(5)
    expect(mages.locator(".face")).to_have_count(9)
    assert page.locator(".setup__field select").count() == 0
    assert nemesis.locator(".face__grade").all_inner_texts() == ["3", "7", "7", "5"]
    assert page.locator(".face__art svg").count() >= 14
    face(page, "nemesis", "Gate Witch").check()
    expect(nemesis.locator(".dock")).to_contain_text("Unleash")
    expect(page.locator("#summary")).to_contain_text("Gate Witch")


def test_who_takes_what_another_has_leaves_them_their_own(person: Person) -> None:
    page = picker(person, "/new/war-eternal")
    face(page, "mages", "Garu").check()
    plate(page, 1).check()
    face(page, "mages", "Mist").check()
    expect(page.locator("#summary")).to_contain_text("Garu, Mist")
    face(page, "mages", "Garu").check()
    expect(page.locator("#summary")).to_contain_text("Mist, Garu")
    expect(page.locator(".seat__figure")).to_have_text(["Mist", "Garu"])
    code = page.locator("#code")
    expect(code).not_to_have_value("")
    page.wait_for_url("**code=**")
    person.page.reload()
    expect(page.locator("#summary")).to_contain_text("Mist, Garu")


def test_faces_are_a_group_that_arrows_walk(person: Person) -> None:
    page = picker(person, "/new/war-eternal")
    face(page, "nemesis", "Umbra Titan").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    expect(face(page, "nemesis", "Gate Witch")).to_be_checked()
    expect(face(page, "nemesis", "Gate Witch")).to_be_focused()
    group = page.get_by_role("radiogroup", name="Which nemesis?")
    expect(group.get_by_role("radio", name="Gate Witch")).to_be_checked()
    plate(page, 0).focus()
    page.keyboard.press("ArrowRight")
    expect(plate(page, 1)).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".plate").nth(1)).to_contain_text("Yan Magda")
    expect(page.locator(".plate").nth(0)).to_contain_text("At random")


@pytest.mark.parametrize(
    ("game", "field", "name", "rest"),
    [
        ("ashes", "decks", "The Iron Men", "A suggested deck at random"),
        ("relic", "sheets", "Canoness", "Two are dealt, one is kept"),
    ],
)
def test_one_face_chosen_leaves_the_other_seats_to_chance(
    person: Person, game: str, field: str, name: str, rest: str
) -> None:
    page = picker(person, f"/new/{game}")
    face(page, field, name).check()
    expect(page.locator("#summary")).to_contain_text(f"{name}, {rest}")
    expect(page.locator("#status")).to_have_text("Everything is ready.")


def test_a_deck_of_ones_own_can_still_be_brought(person: Person) -> None:
    page = picker(person, "/new/ashes")
    face(page, "decks", "A deck file").check()
    page.locator("#field-decks-then-0-then").fill("nonsense")
    expect(page.locator("#field-decks-wrong")).not_to_be_empty()


def test_what_is_sealed_stays_sealed(server: Running, invite: Invite) -> None:
    page = invite(server.address).page
    page.goto("/new/legacy")
    expect(page.locator(".poster--sealed")).to_contain_text("sealed")
    assert page.locator(".face, .dock").count() == 0


def test_another_box_is_one_press_away(person: Person) -> None:
    page = picker(person, "/new/ashes")
    shelf = page.get_by_role("navigation", name="Boxes")
    expect(shelf.locator("[aria-current]")).to_have_text("Ashes")
    shelf.get_by_role("link", name="Relic").click()
    expect(page.locator("#game-name")).to_contain_text("Relic")
