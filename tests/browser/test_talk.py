"""Two browsers at one table that point, speak, write and pin, each in a language of their own."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person
from tests.browser.places import place_of, places_of
from tests.browser.tables import TablePage
from tests.browser.test_after import end, last_move, screen
from tests.server.serving import Opened, Running

FOUR = "umbra-titan-4-extinction-pairs"
"""Its last answer may be given by anybody."""
SETUP = {"nemesis": "umbra-titan", "mages": ["gex", "quilius"], "market": "deck-destruction"}


def together(
    server: Running, invite: Invite, language: str = "pl", **traits: object
) -> tuple[Person, TablePage, Person, TablePage, Opened]:
    host = invite(server.address, lingering=True)
    friend = invite(server.address, **{"lingering": True, **traits})
    friend.speak(language)
    opened = host.open("me", "friend", setup=SETUP, seed=3)
    return host, host.sit(opened), friend, friend.sit(opened.link(1)), opened


def pile(table: TablePage, number: int) -> Locator:
    return table.page.locator('[data-zone^="pile:"]').nth(number)


def point(table: TablePage, thing: Locator, phrase: str) -> None:
    thing.click(button="right")
    table.page.locator(f'.wheel[open] [data-phrase="{phrase}"] span').click()


def test_a_ring_and_a_phrase_in_the_language_of_the_one_who_reads(
    server: Running, invite: Invite
) -> None:
    _, mine, _, theirs, _ = together(server, invite)
    named = pile(theirs, 3).locator("[data-piece]").first.get_attribute("aria-label") or ""
    point(mine, pile(mine, 3), "house-phrase-first")
    ring = theirs.page.locator(".ping")
    expect(ring).to_have_attribute("data-seat", "0")
    expect(ring).to_have_text("Gracz 1: Najpierw zajmijmy się tym")
    around, thing = places_of(ring, pile(theirs, 3))
    assert around["x"] < thing["x"] + thing["width"] / 2 < around["x"] + around["width"]
    voice = theirs.page.locator("#voice-polite")
    expect(voice).to_contain_text("Najpierw zajmijmy się tym")
    spoken = voice.text_content() or ""
    assert spoken.split(": ")[1] in named
    expect(mine.page.locator(".ping")).to_have_text("You point here")


_RINGS = """() => {
  window.rings = 0;
  const come = (added) => (window.rings += added.classList?.contains("ping") ? 1 : 0);
  new MutationObserver((seen) => seen.flatMap((one) => [...one.addedNodes]).forEach(come))
    .observe(document.body, { childList: true, subtree: true });
}"""
_ONE_CAME_AND_WENT = "() => window.rings === 1 && !document.querySelector('.ping')"


def test_a_ring_does_not_stay(server: Running, invite: Invite) -> None:
    _, mine, _, theirs, _ = together(server, invite, lingering=False)
    theirs.page.evaluate(_RINGS)
    point(mine, pile(mine, 3), "house-phrase-first")
    theirs.page.wait_for_function(_ONE_CAME_AND_WENT)


def test_chat_off_for_one_and_off_for_all(server: Running, invite: Invite) -> None:
    _, mine, _, theirs, _ = together(server, invite, "fr")
    for table in (mine, theirs):
        table.page.locator("#open-talk").click()
    mine.page.locator("#talk-text").fill("<b>first</b> line")
    mine.page.keyboard.press("Enter")
    lines = theirs.page.locator(".talk__line")
    expect(lines).to_have_text([re.compile("<b>first</b> line$")])
    for table in (mine, theirs):
        table.page.locator("#talk-more").click()
    theirs.page.locator("#talk-mine").uncheck()
    expect(lines).to_have_count(0)
    expect(theirs.page.locator("#talk-text")).to_be_hidden()
    theirs.page.locator("#talk-mine").check()
    expect(lines).to_have_count(1)

    mine.page.locator("#talk-all").uncheck()
    expect(theirs.page.locator("#talk-text")).to_be_hidden()
    theirs.page.get_by_role("button", name="Phrases toutes faites").click()
    theirs.page.locator('.wheel[open] [data-phrase="house-phrase-agreed"] span').click()
    expect(mine.page.locator(".talk__line").last).to_contain_text("Agreed")


def test_a_plan_is_seen_by_all_and_who_is_muted_by_nobody(server: Running, invite: Invite) -> None:
    host, mine, friend, theirs, _ = together(server, invite, "en")
    mine.page.locator('[data-head="player:1"]').first.click(button="right")
    mine.page.locator(".wheel__note input").fill("I open breach III")
    mine.page.locator(".wheel__note button").click()
    expect(theirs.page.locator(".pin")).to_contain_text("I open breach III")
    theirs.page.locator("#open-talk").click()
    theirs.page.get_by_role("button", name="Remove the note").click()
    expect(mine.page.locator(".pin")).to_have_count(0)

    theirs.page.locator("#talk-more").click()
    theirs.page.get_by_role("button", name="Mute").click()
    expect(theirs.page.get_by_role("button", name="Unmute")).to_be_visible()
    mine.page.locator("#open-talk").click()
    mine.page.locator("#talk-text").fill("unwanted words")
    mine.page.keyboard.press("Enter")
    expect(theirs.page.locator(".talk__hushed")).to_contain_text("1 message not shown")
    theirs.page.reload()
    theirs.page.locator("#open-talk").click()
    expect(theirs.page.locator(".talk__hushed")).to_contain_text("1 message not shown")
    assert "unwanted words" not in "".join(friend.heard)
    assert "unwanted words" in "".join(host.heard)


def test_a_phone_points_with_a_finger_and_a_keyboard_with_a_key(
    server: Running, invite: Invite
) -> None:
    _, mine, _, theirs, _ = together(
        server, invite, "en", viewport=PHONE, has_touch=True, is_mobile=True
    )
    theirs.page.locator("#open-talk").click()
    theirs.page.locator("#talk-point").click()
    pile(theirs, 1).tap()
    theirs.page.locator('.wheel[open] [data-phrase=""]').click()
    expect(mine.page.locator('.ping[data-seat="1"]')).to_have_text("Player 2 points here")

    pile(mine, 2).locator("[data-piece]").first.focus()
    mine.page.keyboard.press("t")
    mine.page.keyboard.press("ArrowRight")
    mine.page.keyboard.press("Enter")
    expect(theirs.page.locator('.ping[data-seat="0"]')).to_contain_text("Let’s take this one first")


def test_words_at_the_edge_of_a_phone_stay_on_it(server: Running, invite: Invite) -> None:
    _, mine, _, theirs, _ = together(
        server, invite, "pl", viewport=PHONE, has_touch=True, is_mobile=True
    )
    for number in (0, 4):  # the first and the last of a row
        point(mine, pile(mine, number), "house-phrase-leave-to-me")
    expect(theirs.page.locator(".ping")).to_have_count(2)
    for tag in theirs.page.locator(".ping__tag").all():
        words = place_of(tag)
        assert words["x"] >= 0
        assert words["x"] + words["width"] <= PHONE["width"]


_FARTHEST = """(zones) => {
  const middle = (zone) => {
    const box = zone.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const taken = zones.filter((zone) => zone.querySelector("[data-piece]")).map(middle);
  const away = zones.map(middle).map(([x, y]) =>
    Math.min(...taken.map(([left, top]) => Math.hypot(left - x, top - y))),
  );
  return away.indexOf(Math.max(...away));
}"""
"""The space that is farthest from every figure."""


def test_what_is_out_of_sight_is_told_by_its_name(server: Running, invite: Invite) -> None:
    """On a phone the map shows a part of the board: no words lie where something else is."""
    host = invite(server.address)
    friend = invite(server.address, lingering=True, viewport=PHONE, has_touch=True)
    opened = host.open("me", "friend", game="relic", seed=3)
    tables = host.sit(opened), friend.sit(opened.link(1))
    for table in tables:
        table.play(Random(1))  # chooses who they are
    mine, theirs = tables
    expect(mine.page.locator('[data-map] [data-piece^="figure:"]')).to_have_count(2)
    spaces = mine.page.locator("[data-map] [data-zone]")
    corner = spaces.nth(spaces.evaluate_all(_FARTHEST))
    name = corner.get_attribute("aria-label") or ""
    point(mine, corner, "phrase-heading-there")
    expect(theirs.page.locator(".toast").last).to_contain_text(name.split(",")[0])
    expect(theirs.page.locator(".ping")).to_be_hidden()


def test_somebody_alone_has_nobody_to_talk_to(person: Person) -> None:
    table = person.sit(person.open("me", setup={"nemesis": "umbra-titan"}))
    expect(table.page.locator("#open-talk")).to_be_hidden()


def test_what_lies_ahead_is_shown_to_those_who_wish_it_and_stays(person: Person) -> None:
    table = person.sit(person.open("me", setup={"nemesis": "umbra-titan"}))
    odds = table.page.locator("#odds")
    expect(odds).to_be_hidden()
    table.page.keyboard.press("o")
    expect(odds).to_contain_text("You draw next, in this order:")
    expect(odds).to_contain_text("Nemesis deck, tier 3: ")
    table.page.reload()
    expect(odds).to_be_visible()
    table.page.keyboard.press("o")
    expect(odds).to_be_hidden()


def test_four_browsers_in_three_languages(server: Running, invite: Invite) -> None:
    """What one points at and writes reaches three others, each in their language; one sees none
    of what is written. When the game is over, two follow to the next table and one stays."""
    people = [invite(server.address, lingering=True) for _ in range(4)]
    for person, language in zip(people, ("en", "pl", "fr", "pl"), strict=True):
        person.speak(language)
    opened = last_move(people[0], FOUR, "me", "friend", "friend", "friend")
    tables = [people[0].sit(opened)]
    tables += [people[seat].sit(opened.link(seat)) for seat in (1, 2, 3)]
    point(tables[0], pile(tables[0], 3), "house-phrase-first")
    read = ["Najpierw zajmijmy się tym", "Commençons par ça", "Najpierw zajmijmy się tym"]
    for table, words in zip(tables[1:], read, strict=True):
        expect(table.page.locator(".ping")).to_have_attribute("data-seat", "0")
        expect(table.page.locator(".ping")).to_contain_text(words)
    for table in tables:
        table.page.locator("#open-talk").click()
    expect(tables[2].page.locator(".talk__line")).to_contain_text("\u00a0: Commençons par ça")
    tables[3].page.locator("#talk-more").click()
    tables[3].page.locator("#talk-mine").uncheck()
    tables[0].page.locator("#talk-text").fill("a word to all")
    tables[0].page.keyboard.press("Enter")
    for table in tables[1:3]:
        expect(table.page.locator(".talk__line").last).to_contain_text("a word to all")
    expect(tables[3].page.locator(".talk__line")).to_have_count(1)  # the phrase stays
    expect(tables[3].page.locator(".talk__line")).not_to_contain_text("a word to all")

    ended = end(tables[0], FOUR)
    for table in tables[1:]:
        expect(screen(table.page)).to_be_visible()
        table.page.keyboard.press("Escape")
    ended.get_by_role("button", name="Again, all of you").click()
    tables[0].page.wait_for_url(lambda url: opened.table not in url)
    for table, come in zip(tables[1:3], ("Dołącz", "Suivre"), strict=True):
        table.page.get_by_role("link", name=come).click()
        table.page.wait_for_url(tables[0].page.url)
    following = tables[0].page.url.rpartition("/")[2]
    for seat in range(3):
        assert people[seat].state(following)["you"]["seats"] == [seat]
    tables[3].page.get_by_role("button", name="Zostań tutaj").click()
    people[3].until(lambda: "error" in people[3].state(following))
    assert opened.table in tables[3].page.url
