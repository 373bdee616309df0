"""What looked wrong on the screen: each of these was seen by somebody, and stays right."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

import emberhold
from tests.browser.cases import in_a_language_each
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.places import places_of
from tests.browser.settling import settle
from tests.browser.tables import TURN, TablePage
from tests.browser.test_reach import SAVES, seated
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
    """A finished game of the archive, rewound to somewhere in its middle."""
    game = emberhold.load(path_of(name))
    game.undo(len(game.answers) - int(len(game.answers) * share))
    return person.open(*(seats or ["me"] * game.players), save=game.dumps()).url


@pytest.mark.parametrize("address", ["/", "/new/ashes", "/rules/ashes", "/puzzles", "/you"])
def test_signs_are_as_large_as_words(person: Person, address: str) -> None:
    person.page.goto(address)
    assert person.page.evaluate(_LARGE_SIGNS) == []


def test_the_log_stands_at_its_end_when_a_table_opens(server: Running, invite: Invite) -> None:
    person = invite(server.address, viewport={"width": 1440, "height": 900})
    person.sit(midway(person, "hollow-crown-3-many-cards", share=0.8))
    if person.page.locator("#handover button").is_visible():
        person.page.locator("#handover button").click()
    expect(person.page.locator("#reader .zoom__card")).to_be_visible()
    person.page.wait_for_function(_AT_ITS_END)


@pytest.mark.parametrize("game", list(SAVES))
def test_the_log_stands_at_its_end_on_load_and_after_every_story(
    server: Running, invite: Invite, game: str
) -> None:
    person = invite(
        server.address, viewport={"width": 1440, "height": 900}, reduced_motion="no-preference"
    )
    table, luck, page = seated(person, game), Random(3), person.page
    if not page.locator("#panel-log").is_visible():
        page.locator("#open-log").click()
    page.wait_for_function(_AT_ITS_END)
    for _ in range(3):
        answers = page.locator("#prompt-list .answer")
        answers.nth(luck.randrange(answers.count())).dispatch_event("click")
        table.ready()
        page.wait_for_function(_TOLD)
        page.wait_for_function(_AT_ITS_END)


def test_the_log_leaves_a_reader_further_up(server: Running, invite: Invite) -> None:
    person = invite(server.address, viewport={"width": 1440, "height": 900})
    table = person.sit(midway(person, "hollow-crown-3-many-cards", "me", "bot", "bot", share=0.8))
    person.page.wait_for_function(_AT_ITS_END)
    person.page.locator("#panel-log").hover()
    person.page.mouse.wheel(0, -2000)
    person.page.wait_for_function(f"() => !({_AT_ITS_END})()")
    for luck in range(2):
        table.play(Random(luck))
    assert not person.page.evaluate(_AT_ITS_END)


def _answer(person: Person, table: TablePage) -> None:
    """Until the table comes, what was asked before can still be pressed."""
    before = person.last_state()["version"]
    table.answers.last.click()
    person.hear(before + 1)


def test_without_motion_a_story_is_still_pictures(server: Running, invite: Invite) -> None:
    """Numbered, with a sentence each, until somebody has read them; then the table asks."""
    person = invite(server.address, told=True)
    table = storied(person)
    table.my_turn()
    still = person.page.get_by_role("region", name="What happened")
    for _ in range(12):
        person.until(lambda: still.is_visible() or bool(person.page.evaluate(TURN)))
        if still.is_visible():
            break
        _answer(person, table)
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


_ENDING = """() => {
  const strip = document.getElementById("prompt-options").getBoundingClientRect();
  const ends = [...document.querySelectorAll("#prompt-options .answer")]
    .filter(({ dataset }) => ["end", "pass", "done", "skip"].includes(dataset.verb));
  const inside = (box) => box.left >= strip.left - 1 && box.right <= strip.right + 1
    && box.top >= strip.top - 1 && box.bottom <= Math.min(strip.bottom, innerHeight) + 1;
  return ends.filter((answer) => !inside(answer.getBoundingClientRect()))
    .map((answer) => answer.textContent);
}"""
_HEIGHT = "() => document.getElementById('board').getBoundingClientRect().height"
SIZES = [(1440, 900), (1280, 720), (390, 844), (844, 390)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["war-eternal", "ashes"])
def test_the_board_stands_still_and_the_way_on_stays_in_reach(
    server: Running, invite: Invite, game: str, size: tuple[int, int]
) -> None:
    """Whatever is asked, the board keeps its height; what ends a turn is never scrolled away."""
    person = invite(server.address, viewport={"width": size[0], "height": size[1]}, locale="fr-FR")
    names = {"war-eternal": "hollow-crown-3-many-cards", "ashes": "ashes-2-siren-viros-printed"}
    seats = ["me", "bot", "bot"][: 3 if game == "war-eternal" else 2]
    table = person.sit(midway(person, names[game], *seats)).my_turn()
    luck, heights = Random(5), set()
    for _ in range(6):
        heights.add(person.page.evaluate(_HEIGHT))
        assert person.page.evaluate(_ENDING) == []
        if table.my_turn().is_over:
            break
        buttons = [choice for choice in table.choices() if choice.startswith("#prompt-options")]
        table.press(luck.choice(buttons or table.choices()), luck)
    assert len(heights) == 1


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_going_back_closes_what_lies_over_the_table(
    server: Running, invite: Invite, size: tuple[int, int]
) -> None:
    person = invite(server.address, viewport={"width": size[0], "height": size[1]})
    person.page.goto("/")
    person.sit(person.open("me", "bot"))
    page, menu = person.page, person.page.locator("dialog.table-menu")
    page.locator("#open-menu").click()
    expect(menu).to_be_visible()
    page.go_back()
    expect(menu).to_be_hidden()
    assert "/t/" in page.url
    page.locator("#open-menu").click()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    page.wait_for_function("() => history.state?.over !== true")
    page.go_back()
    expect(page.locator("#games")).to_be_visible()


def test_what_the_menu_opens_stays_until_one_goes_back(person: Person) -> None:
    person.sit(person.open("me", "bot"))
    page, opened = person.page, person.page.locator("dialog.seat-dialog")
    for _ in range(2):  # the second time the bots are known: it opens while the menu is closing
        page.locator("#open-menu").click()
        page.get_by_role("button", name="Let a bot play for me").click()
        expect(opened).to_be_visible()
        page.wait_for_function("() => history.state?.over === true")
        settle(page)
        expect(opened).to_be_visible()
        page.go_back()
        expect(opened).to_be_hidden()
        assert "/t/" in page.url


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_names_and_rules_are_whole_beside_the_question(
    server: Running, invite: Invite, language: str
) -> None:
    person = invite(server.address, viewport={"width": 1440, "height": 900}, locale=language)
    person.sit(midway(person, "ashes-2-siren-viros-printed", "me", "bot"))
    cut = """() => [...document.querySelectorAll(".seat-chip__name, .prompt__rules")]
      .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
      .map((each) => each.textContent)"""
    assert person.page.evaluate(cut) == []
    expect(person.page.locator(".prompt__rules > .rule-link").first).to_be_visible()
    assert person.page.locator(".prompt__rules > .rule-link").count() <= 2


def test_the_replay_shows_its_table_on_a_phone_on_its_side(server: Running, invite: Invite) -> None:
    person = invite(server.address, viewport={"width": 844, "height": 390})
    url = midway(person, "ashes-2-siren-viros-printed", "me", "me")
    person.page.goto(f"{url}/replay?at=40")
    person.page.locator("#board [data-piece]").first.wait_for()
    assert person.page.evaluate(_HEIGHT) >= 150
    expect(person.page.locator(".replay__play")).to_be_in_viewport(ratio=1)


@in_a_language_each("size", SIZES)
def test_the_way_into_a_chapter_is_whole(
    server: Running, invite: Invite, language: str, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    person = invite(server.address, viewport=viewport, locale=language)
    seats = [{"who": who, "name": ""} for who in ("me", "bot")]
    wish = {"game": "legacy", "players": 2, "setup": {}, "seats": seats}
    origin = {"Origin": server.address}
    opened = person.context.request.post("/api/campaigns", data=wish, headers=origin).json()
    person.page.goto(f"/c/{opened['campaign']}")
    way = person.page.locator(".road__play, .next__play").locator("visible=true").first
    expect(way).to_be_visible()
    cut = """(way) => {
      const own = way.getBoundingClientRect();
      const frame = way.closest(".road, .next").getBoundingClientRect();
      return own.bottom > frame.bottom || own.right > frame.right || own.left < frame.left;
    }"""
    assert not way.evaluate(cut)


def test_cards_beside_a_map_are_read_in_one_place(server: Running, invite: Invite) -> None:
    """Over my own side, as in a dock; nothing is ever over the map."""
    person = invite(server.address, viewport={"width": 1440, "height": 900})
    table = person.sit(person.open("me", "bot", game="relic", seed="lantern")).my_turn()
    table.press("#choosing button[data-key]")
    table.my_turn()
    page = person.page
    page.locator("#board .space [data-card]").first.hover(force=True)
    reader = page.locator(".reader--aside")
    expect(reader.locator(".zoom__card")).to_be_visible()
    expect(page.locator(".zoom--hover")).to_be_hidden()
    read, chart = places_of(reader, page.locator("#board"))
    assert read["x"] >= chart["x"] + chart["width"] - 1
    page.mouse.move(5, 5)
    expect(reader).to_be_hidden()


def test_no_empty_box_is_drawn_where_nothing_lies(person: Person) -> None:
    person.sit(person.open("me", "bot", seed="lantern")).my_turn()
    dashed = """() => [...document.querySelectorAll(".zone--empty > .zone__pieces")]
      .filter((place) => getComputedStyle(place).borderTopStyle === "dashed").length"""
    assert person.page.evaluate(dashed) == 0


def test_a_hovered_card_leaves_its_counter_in_sight(person: Person) -> None:
    person.sit(person.open("me", "bot", seed="lantern")).my_turn()
    stall = person.page.locator(".zone[data-look=stall]").first
    stall.locator(".card").hover()
    count = stall.locator(".zone__count")
    above = """(count) => {
      const { x, y, width, height } = count.getBoundingClientRect();
      count.parentElement.style.pointerEvents = "auto";
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return count.parentElement.contains(top);
    }"""
    assert count.evaluate(above)


@in_a_language_each("size", SIZES)
def test_what_is_in_play_has_names(
    server: Running, invite: Invite, language: str, size: tuple[int, int]
) -> None:
    """Five cards of the nemesis at once, each with its name to be read on it."""
    viewport = {"width": size[0], "height": size[1]}
    person = invite(server.address, viewport=viewport, locale=language)
    person.sit(midway(person, "hollow-crown-3-many-cards", "me", "bot", "bot", share=0.8))
    names = person.page.locator('.zone[data-zone-kind="in-play"] .card__name')
    expect(names).to_have_count(5)
    # On a phone the row of them can be pushed along.
    for name in names.all()[: 5 if min(size) > 400 else 3]:
        expect(name).to_be_in_viewport(ratio=0.9)
        assert name.evaluate("(name) => name.getBoundingClientRect().height") >= 9


UNLEASHED = {
    "war-eternal": ["umbra-titan", "hollow-crown", "magus-of-cloaks", "gate-witch"],
    "aeons-end": ["crooked-mask", "prince-of-gluttons", "rageborne", "carapace-queen"],
}


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
@pytest.mark.parametrize("game", list(UNLEASHED))
def test_what_unleash_comes_to_is_one_whole_line(
    server: Running, invite: Invite, game: str, language: str
) -> None:
    """Beside an open log, too; all of its text is there for those who read or listen."""
    person = invite(server.address, viewport={"width": 1280, "height": 800}, locale=language)
    cut = """(box) => [...box.querySelectorAll(".area__always-text, .area__always-gist")]
      .filter((words) => words.clientWidth > 2 && words.scrollWidth > words.clientWidth)
      .map((words) => words.textContent)"""
    for nemesis in UNLEASHED[game]:
        person.sit(person.open("me", "bot", game=game, setup={"nemesis": nemesis})).my_turn()
        box = person.page.locator(".area__always")
        expect(box).to_be_visible()
        assert box.evaluate(cut) == [], nemesis
        assert box.evaluate("(box) => box.clientHeight") <= 26


def test_what_is_asked_about_is_read_first(person: Person) -> None:
    """Not the other side, whom nobody asks about in the first turn."""
    person.sit(person.open("me", "bot", seed="lantern")).my_turn()
    first = person.page.locator("#dock .legal[data-card]").first
    name = first.locator(".card__name").inner_text()
    expect(person.page.locator("#reader .card-frame__name")).to_have_text(name)
