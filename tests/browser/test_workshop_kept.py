"""Nothing made in the workshop is lost: undone, deleted, in two tabs, and without a server."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from emberhold.parts.boxes.contents import Contents
from tests.aeons_end.test_own_boxes import MAIN
from tests.browser.conftest import Invite
from tests.browser.test_workshop import DESK, begun, press, put
from tests.server.serving import Running

_KEPT = "() => JSON.parse(localStorage['emberhold:workshop'])"


def gem(page: Page, name: str) -> None:
    press(page, "new:gem")
    page.locator('[data-key="name:en"]').fill(name)
    put(page, "gain_aether")


def english() -> str:
    return '.wread[lang="en"]'


def test_a_joint_is_undone_with_the_place_inside_it(server: Running, invite: Invite) -> None:
    page = begun(invite(server.address, **DESK))
    gem(page, "Opal")
    put(page, "may")
    page.keyboard.press("Control+z")
    expect(page.locator(".wstrip")).to_have_count(1)
    expect(page.locator('[data-verb="draw"]')).to_be_visible()
    put(page, "draw")
    expect(page.locator(english())).to_contain_text("Gain 1 aether. Draw a card.")


def test_what_is_undone_is_what_is_shown(server: Running, invite: Invite) -> None:
    """Also where it is a change of another thing, or a thing that was deleted."""
    page = begun(invite(server.address, **DESK))
    gem(page, "Opal")
    gem(page, "Jade")
    press(page, "number:play.0.1+")
    press(page, "thing:0")
    press(page, "undo")
    lit = page.locator('.wthings [aria-pressed="true"]')
    expect(lit).to_have_text("Jade")
    expect(page.locator(english())).to_contain_text("Gain 1 aether.")
    press(page, "thing:0")
    press(page, "away")
    expect(lit).to_have_text("Jade")
    press(page, "undo")
    expect(lit).to_have_text("Opal")
    expect(page.locator(english())).to_contain_text("Opal")


def test_two_tabs_make_one_draft(server: Running, invite: Invite) -> None:
    person = invite(server.address, **DESK)
    page = begun(person)
    gem(page, "Opal")
    other = person.look()
    other.goto(page.url)
    other.locator("body[data-ready]").wait_for()
    gem(other, "Jade")
    expect(page.locator('[data-key="thing:1"]')).to_contain_text("Jade")
    press(page, "cost+")
    names = [thing["name"] for thing in page.evaluate(_KEPT)[0]["things"]]
    assert names == [{"en": "Opal"}, {"en": "Jade"}]
    press(other, "leave")
    expect(other.locator(".wdraft")).to_contain_text("2 things")


def test_a_deleted_draft_comes_back_by_a_press(server: Running, invite: Invite) -> None:
    page = begun(invite(server.address, **DESK))
    gem(page, "Opal")
    press(page, "leave")
    page.get_by_role("button", name="Delete Bells").click()
    expect(page.locator("#drafts-list")).to_contain_text("“Bells” has been deleted.")
    assert page.evaluate(_KEPT) == []
    press(page, "bring-back")
    page.get_by_role("button", name=re.compile("^Bells")).click()
    expect(page.locator(english())).to_contain_text("Opal")


def test_no_draft_gives_way_to_a_new_one(server: Running, invite: Invite) -> None:
    page = begun(invite(server.address, **DESK))
    press(page, "leave")
    page.evaluate(
        """() => {
          const [one] = JSON.parse(localStorage['emberhold:workshop']);
          const all = Array.from({ length: 30 }, (_, n) => ({ ...one, id: `d${n}` }));
          localStorage['emberhold:workshop'] = JSON.stringify(all);
        }"""
    )
    page.reload()
    page.locator("#new-name").fill("One too many")
    page.locator("#begin .button--main").click()
    expect(page.locator("#problem")).to_contain_text("30 drafts")
    kept = page.evaluate(_KEPT)
    assert [draft["id"] for draft in kept] == [f"d{n}" for n in range(30)]


def test_what_the_workshop_cannot_open_is_said(
    server: Running, invite: Invite, tmp_path: Path
) -> None:
    person = invite(server.address, **DESK)
    person.patient = True
    page = person.page
    page.goto("/workshop")
    page.locator("body[data-ready]").wait_for()
    bring = page.locator("#bring")
    bring.set_input_files({"name": "a.emberbox", "mimeType": "", "buffer": b"hello"})
    problem = page.locator("#problem")
    expect(problem).to_have_text("This file cannot be opened: this is not a packed box")
    card = 'type = "gem"\ncost = 3\nplay = [["gain_aether", 1]]\n'
    cards = "".join(f'[[card]]\nname = "Gem {n}"\nslug = "g-{n}"\n{card}' for n in range(71))
    path = tmp_path / "large.emberbox"
    files = {"box.toml": MAIN.encode(), "cards.toml": cards.encode()}
    path.write_bytes(Contents(files, "test").packed())
    bring.set_input_files(path)
    expect(problem).to_contain_text("71 things")
    expect(page.locator("#no-drafts")).to_be_visible()
    page.locator("#begin .button--main").click()
    expect(problem).to_have_text("The box needs a name.")


def test_without_a_server_it_says_so_and_continues_by_itself(
    server: Running, invite: Invite
) -> None:
    """Nothing is lost, nothing has to be pressed, and what is missing is still said."""
    person = invite(server.address, **DESK)
    page = begun(person)
    gem(page, "Opal")
    expect(page.locator(english())).to_contain_text("Gain 1 aether.")
    person.patient = True
    page.context.set_offline(True)
    press(page, "number:play.0.1+")
    put(page, "may")
    remarks = page.locator(".wremarks")
    expect(remarks).to_contain_text("The server cannot be reached.")
    expect(remarks).to_contain_text("A place is still empty")
    press(page, "trash:play.1")
    press(page, "web-workshop-save")
    expect(remarks).to_contain_text("The server cannot be reached.")
    page.context.set_offline(False)
    expect(page.locator(english())).to_contain_text("Gain 2 aether.")
    expect(remarks).to_contain_text("Nothing is missing")


def test_what_is_refused_leaves_the_presses_as_they_are(server: Running, invite: Invite) -> None:
    person = invite(server.address, **DESK)
    person.patient = True
    page = begun(person)
    gem(page, "Opal")
    page.route(
        "**/api/workshop/judge*",
        lambda route: route.fulfill(status=429, json={"error": {"text": "The lab is busy."}}),
    )
    press(page, "web-workshop-judge")
    expect(page.locator(".wremarks")).to_contain_text("The lab is busy.")
    judge = page.locator('[data-key="web-workshop-judge"]')
    expect(judge).to_have_attribute("aria-disabled", "false")


def test_letters_that_no_name_has_are_taken_out_by_a_press(server: Running, invite: Invite) -> None:
    page = begun(invite(server.address, **DESK))
    gem(page, "<b>Opal</b>")
    expect(page.locator(".wremarks")).to_contain_text("A name cannot contain < or >, nor")
    press(page, "remark:repair")
    expect(page.locator('[data-key="name:en"]')).to_have_value("bOpal/b")
    expect(page.locator(".wremarks [data-bad]")).to_have_count(0)
    expect(page.locator(english())).to_contain_text("bOpal/b")


def test_the_lab_plays_on_while_something_else_is_looked_at(
    server: Running, invite: Invite
) -> None:
    """A judgement is there again after a look at another thing, and after a reload."""
    person = invite(server.address, **DESK)
    person.page.clock.install()
    page = begun(person)
    gem(page, "Opal")
    gem(page, "Jade")
    press(page, "web-workshop-judge")
    expect(page.locator("#judgement .wbarrow").first).to_be_visible()
    press(page, "thing:0")
    expect(page.locator("#judgement")).to_be_hidden()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.clock.run_for(10_000)  # longer than between two looks at what the lab has played
    assert [url for url in asked if "/judge/" in url] == []
    press(page, "thing:1")
    expect(page.locator("#judgement .wbarrow").first).to_be_visible()
    page.reload()
    press(page, "judgement-stop")
    expect(page.locator('[data-key="judgement-stop"]')).to_have_count(0)
    press(page, "cost+")
    expect(page.locator("#judgement")).to_contain_text("It has changed since it was judged.")
    press(page, "thing:0")
    press(page, "web-workshop-judge")
    expect(page.locator("#judgement .wbarrow").first).to_be_visible()
    press(page, "judgement-close")
    expect(page.locator("#judgement")).to_be_hidden()


def test_an_unfinished_card_does_not_hide_its_nemesis(server: Running, invite: Invite) -> None:
    page = begun(invite(server.address, **DESK))
    press(page, "begin-with:nemesis")
    page.locator('[data-key="name:en"]').fill("Vess")
    put(page, "gravehold_suffers")
    press(page, "add:attack:1")
    press(page, "outer")
    expect(page.locator(english())).to_contain_text("Gravehold suffers 1 damage.")
    remarks = page.locator(".wremarks")
    expect(remarks).to_contain_text("One of its parts is not finished.")
    expect(remarks).to_contain_text("three for each tier")
    press(page, "remark:repair")
    page.locator('[data-key="name:en"]').fill("Undertow")
    put(page, "unleash")
    press(page, "outer")
    expect(remarks.locator("[data-bad]")).to_have_count(0)
    expect(page.locator(".wcard-button__text")).to_contain_text("Unleash")


def test_a_press_counts_although_the_server_answers_meanwhile(
    server: Running, invite: Invite
) -> None:
    """What it says is drawn when the button is let go, not under the pointer."""
    person = invite(server.address, **DESK)
    page = begun(person)
    gem(page, "Opal")
    expect(page.locator(english())).to_contain_text("Gain 1 aether.")
    more = page.locator('[data-key="number:play.0.1+"]')
    looks: list[Route] = []
    page.route("**/api/workshop/check*", lambda route: looks.append(route))
    more.click()
    person.until(lambda: bool(looks))
    more.hover()
    page.mouse.down()
    with page.expect_response("**/api/workshop/check*") as answer:
        looks[0].continue_()
    answer.value.finished()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.mouse.up()
    expect(page.locator('.wstrip[data-key="play.0"] output')).to_have_text("3")


_LATER = """() => {
  window.later = [];
  window.setTimeout = (then) => window.later.push(then);
}"""
"""What the page wants to do after a while is done when the test says so."""


def test_a_face_is_pale_until_the_server_has_looked(server: Running, invite: Invite) -> None:
    """From the first change on: it shows what was there before."""
    person = invite(server.address, **DESK)
    page = begun(person)
    gem(page, "Opal")
    pale = page.locator(".wpreview__card[data-stale]")
    expect(page.locator(english())).to_contain_text("Gain 1 aether.")
    expect(pale).to_have_count(0)
    looks: list[Route] = []
    page.route("**/api/workshop/check*", lambda route: looks.append(route))
    press(page, "number:play.0.1+")
    expect(pale).to_have_count(1)
    person.until(lambda: len(looks) == 1)
    page.evaluate(_LATER)
    press(page, "number:play.0.1+")
    looks[0].continue_()
    expect(page.locator(english())).to_contain_text("Gain 2 aether.")
    expect(pale).to_have_count(1)  # the last change has not been seen yet
    page.evaluate("() => window.later.forEach((then) => then())")
    person.until(lambda: len(looks) == 2)
    looks[1].continue_()
    expect(page.locator(english())).to_contain_text("Gain 3 aether.")
    expect(pale).to_have_count(0)
