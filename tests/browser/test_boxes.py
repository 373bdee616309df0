"""Boxes that people make: opened from a file, mixed in, joined by a friend, published, reported."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from emberhold.parts.boxes.contents import Contents, read_box
from tests.aeons_end.test_own_boxes import CARDS, MAIN
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.picking import face, seat_there
from tests.browser.tables import TablePage
from tests.server.serving import Running
from tests.server.test_boxes_kept import png

EXAMPLE = Path("examples/boxes/bell-below")
HOSTILE = (
    "&lt;img src=x onerror=run()&gt;",
    "'; run(); //",
    '"); run(); ("',
    "{{word:x}} javascript:run()",
)
"""What a stranger may try with the letters that names may have."""


def packed(folder: Path, main: str = MAIN, cards: str = CARDS, picture: bytes = b"") -> Path:
    files = {"box.toml": main.encode(), "cards.toml": cards.encode()}
    if picture:
        files["wenna.png"] = picture
    path = folder / "embers.emberbox"
    path.write_bytes(Contents(files, "test").packed())
    return path


def test_a_box_is_opened_here_joined_there_and_played(
    server: Running, invite: Invite, tmp_path: Path
) -> None:
    host, friend = invite(server.address), invite(server.address)
    page = host.page
    page.goto("/new/war-eternal")
    page.locator(".own-box summary").click()
    page.locator("#own-box").set_input_files(packed(tmp_path))
    tile = page.locator(".tile--box").filter(has_text="Embers")
    expect(tile).to_contain_text("made by a player")
    expect(tile.locator("input")).to_be_checked()
    face(page, "nemesis", "Smoulder").check()
    expect(page.locator("#field-nemesis-box .dock")).to_contain_text("Gravehold suffers 2 damage")
    face(page, "mages", "Wenna").check()
    seat_there(page, 1, "friend")
    expect(page.locator("#status")).to_have_class(re.compile("summary__good"))
    page.locator("#go").click()
    link = page.locator("#links input.code").first.input_value()
    page.get_by_role("link", name="To the table").click()
    mine = TablePage(page).ready()

    friend.page.goto(link)
    expect(friend.page.locator("#join-warning")).to_have_text(
        "This table is played with a box that somebody made: “Embers”."
    )
    friend.page.locator("#join-button").click()
    friend.page.wait_for_url(re.compile(r"/t/[^/]+$"))
    theirs = TablePage(friend.page).ready()
    expect(theirs.page.locator("body")).to_contain_text("Smoulder")
    expect(mine.page.locator("body")).to_contain_text("Wenna")
    luck = Random(3)
    for _ in range(6):
        acting = host.asked(mine)[0]
        (mine, theirs)[acting].play(luck)


def test_a_box_of_relic_is_opened_in_its_picker_and_handed_on_by_a_code(
    server: Running, invite: Invite, tmp_path: Path
) -> None:
    """The tile of a box stays when it is switched off, also where somebody else brought the box."""
    host, friend = invite(server.address), invite(server.address)
    path = tmp_path / "bell.emberbox"
    path.write_bytes(read_box(EXAMPLE).packed())
    page = host.page
    page.goto("/new/relic")
    expect(page.locator(".tile--box")).to_have_count(1)
    page.locator(".own-box summary").click()
    page.locator("#own-box").set_input_files(path)
    tile = page.locator(".tile--box").filter(has_text="Bell Below")
    expect(tile.locator("input")).to_be_checked()
    expect(page.locator("#code")).to_have_value(re.compile(".{30}"))
    without = page.locator("#code").input_value()
    face(page, "scenario", "The Bell Below").check()
    expect(page.locator("#code")).not_to_have_value(without)
    code = page.locator("#code").input_value()

    theirs = friend.page
    theirs.goto(f"/new/relic?code={code}")
    expect(face(theirs, "scenario", "The Bell Below")).to_be_checked()
    tile = theirs.locator(".tile--box").filter(has_text="Bell Below")
    for switched in (False, True):
        tile.locator("input").set_checked(switched)
        expect(tile.locator("input")).to_be_checked(checked=switched)
        expect(face(theirs, "scenario", "The Bell Below")).to_have_count(int(switched))
    theirs.goto("/boxes")
    expect(theirs.locator("#shelves section").first).to_contain_text("Opened in this browser")
    expect(theirs.locator("#shelves section").first).to_contain_text("Bell Below")


def test_a_file_of_the_start_page_has_a_page_of_its_own(
    server: Running, invite: Invite, tmp_path: Path
) -> None:
    author, reader = invite(server.address), invite(server.address, viewport=PHONE)
    page = author.page
    page.goto("/")
    page.locator("#save").set_input_files(packed(tmp_path, MAIN.replace("Embers", "Bright Embers")))
    page.wait_for_url(re.compile(r"/box/[0-9a-f]{32}$"))
    expect(page.get_by_role("heading", name="Bright Embers")).to_be_visible()
    expect(page.locator(".made__grid .zoom__card")).to_have_count(4)
    expect(page.locator("#cards")).to_contain_text("Gravehold suffers 2 damage")
    reader.page.goto("/boxes")
    expect(reader.page.locator("#main")).not_to_contain_text("Bright Embers")
    page.locator('[data-way="web-box-offer"]').click()
    expect(page.locator('[data-way="web-box-withdraw"]')).to_be_visible()
    reader.page.reload()
    reader.page.get_by_role("link", name=re.compile("Bright Embers")).click()
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.page.locator('[data-way="web-box-report"]').click()
    sure = reader.page.locator('[data-way="web-box-report-sure"]')
    expect(sure).to_be_focused()
    sure.click()
    expect(reader.page.locator("#told")).to_have_text("The operator has been told.")
    assert sum("/report" in url for url in asked) == 1
    reader.page.locator('[data-way="web-box-play"]').click()
    reader.page.wait_for_url(re.compile(r"/t/[^/]+$"))
    TablePage(reader.page).ready()


def test_what_is_wrong_with_a_file_is_said_with_its_line(person: Person, tmp_path: Path) -> None:
    person.patient = True
    person.page.goto("/boxes")
    wrong = CARDS.replace('type = "gem"', 'type = "gen"')
    person.page.locator("#box").set_input_files(packed(tmp_path, cards=wrong))
    expect(person.page.locator("#box-wrong")).to_contain_text("cards.toml, line 4")


@pytest.mark.parametrize("name", HOSTILE)
def test_no_box_brings_a_script_into_a_page(
    server: Running, invite: Invite, tmp_path: Path, name: str
) -> None:
    """Names are text everywhere, pictures are encoded again, nothing outside is asked for."""
    person = invite(server.address)
    person.context.add_init_script("window.run = () => { window.ran = true; }")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    said = json.dumps(name, ensure_ascii=False)
    main = MAIN.replace('name = "Embers"', f"name = {said}\nauthors = {said}")
    cards = CARDS.replace('name = "Wenna"', f'name = {said}\nslug = "w"\npicture = "wenna.png"')
    sneaky = png(64, 64, (b"tEXt", b"a\0<script>run()</script>"), tail=b"<script>run()</script>")
    path = packed(tmp_path, main, cards, sneaky)

    def innocent() -> None:
        assert person.page.evaluate("() => window.ran") is None
        assert [url for url in asked if not url.startswith((server.address, "data:"))] == []

    page = person.page
    page.goto("/boxes")
    with page.expect_response(re.compile(r"/picture/wenna\.png$")) as picture:
        page.locator("#box").set_input_files(path)
    assert picture.value.ok
    page.wait_for_url(re.compile(r"/box/"))
    expect(page.locator("#title")).to_have_text(name)
    own = page.locator('image[href$="/picture/wenna.png"]')
    expect(own).to_have_count(1)
    innocent()
    page.locator('[data-way="web-box-offer"]').click()
    page.goto("/boxes")
    expect(page.locator(".made__rows strong").first).to_have_text(name)
    expect(own.first).to_be_visible()
    innocent()
    page.locator(".made__row").first.click()
    page.get_by_role("link", name="Set up a table").click()
    expect(page.locator(".tile--box").filter(has_text=name).first).to_be_visible()
    expect(page.locator(".face__art").locator(own)).to_have_count(1)
    innocent()
    page.go_back()
    page.locator('[data-way="web-box-play"]').click()
    page.wait_for_url(re.compile(r"/t/"))
    TablePage(page).ready()
    expect(page.locator("body")).to_contain_text(name)
    expect(page.locator(".portrait").locator(own).first).to_be_visible()
    innocent()
