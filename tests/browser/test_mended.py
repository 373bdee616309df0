"""What was once broken at the table and on the pages around it, and stays fixed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

import emberhold
from tests.browser.cases import Case, in_a_language_each
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.places import places_of
from tests.browser.settling import held_up
from tests.browser.tables import TablePage
from tests.golden.replaying import path_of
from tests.server.serving import Running

DUEL = "ashes-2-iron-men-mist-guardian"
"""Won by seat 0."""
SETUP = {"nemesis": "gate-witch", "mages": ["garu", "mist"], "market": "play-it-again"}
_WIDER = "() => document.documentElement.scrollWidth - innerWidth"
_NO_HIGHER = """() => {
  const board = document.getElementById("board");
  return board.scrollHeight - board.clientHeight <= 1;
}"""
_LEAVING_ITS_AREA = """() => {
  const zones = [...document.querySelectorAll(".board .area .zone")];
  const leaves = (zone) => {
    const own = zone.getBoundingClientRect(), area = zone.closest(".area").getBoundingClientRect();
    return own.right > area.right + 2 || own.left < area.left - 2;
  };
  return zones.filter((zone) => zone.offsetWidth && leaves(zone)).map((zone) => zone.dataset.zone);
}"""
_HALF_COVERED = """() => {
  const covered = (name) => {
    const { left, right, top, height } = name.getBoundingClientRect();
    const middle = top + height / 2;
    if (!height || name.closest(".card__foot").clientHeight < 8) return false;
    const ends = [left + 4, right - 4].map((x) => document.elementFromPoint(x, middle));
    return ends.some((end) => end && !name.closest(".card").contains(end));
  };
  const names = document.querySelectorAll(":is(.board, .dock) .card__name");
  return [...names].filter(covered).map((name) => name.textContent);
}"""


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_no_page_is_wider_than_a_phone(server: Running, invite: Invite, language: str) -> None:
    person = invite(server.address, viewport={"width": 360, "height": 740}, locale=language)
    save = path_of(DUEL).read_text(encoding="utf-8")
    opened = person.open("me", "bot", save=save)
    games = ("war-eternal", "ashes", "relic")
    pages = ["/", *(f"/new/{game}" for game in games), f"/t/{opened.table}/replay", "/rules/ashes"]
    for address in pages:
        person.page.goto(address)
        assert person.page.evaluate(_WIDER) <= 0, address


def test_rules_show_symbols_not_backticks_and_begin_with_the_aim(person: Person) -> None:
    page = person.page
    page.goto("/rules/ashes")
    headings = page.locator(".rules__heading")
    expect(headings.first).to_have_text("The aim of the game")
    expect(headings.filter(has_text="Main action: pay an M cost")).to_be_visible()
    assert "`" not in page.locator("body").inner_text()


def test_a_lost_game_has_no_trophy(person: Person) -> None:
    save = path_of(DUEL).read_text(encoding="utf-8")
    lost, won = (person.open(*seats, save=save) for seats in (("bot", "me"), ("me", "bot")))
    page = person.page
    page.goto("/")
    signs = [
        page.locator(f'[data-table="{each.table}"] .row__result svg').inner_html()
        for each in (lost, won)
    ]
    assert signs[0] != signs[1]


def test_where_only_bots_sit_undoing_asks_nobody_and_says_so(person: Person) -> None:
    table = person.sit(person.open("me", "bot", seed="lantern", setup=SETUP))
    for _ in range(14):
        if table.page.evaluate("() => document.querySelector('#log li:nth-child(30)') !== null"):
            break
        table.my_turn()
        table.answers.last.click()
        table.ready()
    table.my_turn()
    expect(table.undo).to_have_text("Undo")
    table.undo.click()
    expect(person.page.locator(".toast")).to_contain_text("Undone.")


_IN_THE_AIR = """() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const flight = animate.apply(this, given);
    if (this.matches(".ghost")) flight.pause();
    return flight;
  };
}"""
"""What flies stays where it is until the next answer: a flight is shorter than a look at it."""


def test_what_flies_can_be_pressed_and_has_one_name(server: Running, invite: Invite) -> None:
    person = invite(server.address, reduced_motion="no-preference")
    table = person.sit(person.open("me", "bot", seed="lantern", setup=SETUP))
    table.my_turn()
    table.page.evaluate(_IN_THE_AIR)
    hand = table.zone("hand:0").locator(".legal")
    hand.first.click()
    flying = person.page.locator(".ghost")
    flying.first.wait_for(state="attached")
    assert flying.first.get_attribute("data-piece") is None
    assert person.page.locator(".flights").get_attribute("aria-hidden") == "true"
    before = len([frame for frame in person.sent if '"answer"' in frame])
    hand.first.click()
    person.until(lambda: len([frame for frame in person.sent if '"answer"' in frame]) > before)


def test_no_press_is_lost_while_the_table_opens(person: Person) -> None:
    person.sit(person.open("me", "bot"))
    page = person.page
    words: list[Route] = []
    page.route("**/words/*.json", lambda route: words.append(route))
    with held_up(page):
        page.reload()
    person.until(lambda: bool(words))
    tools = [page.locator(f"#open-{name}") for name in ("aim", "log", "rules", "menu")]
    for tool in tools:
        expect(tool).to_be_disabled()
    for route in words:
        route.continue_()
    for tool in tools:
        expect(tool).to_be_enabled()
    tools[-1].click()
    expect(page.locator("dialog.table-menu")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390)])
def test_a_hand_of_five_has_no_scrollbar(
    server: Running, invite: Invite, size: tuple[int, int]
) -> None:
    person = invite(server.address, viewport={"width": size[0], "height": size[1]})
    person.sit(person.open("me", "bot", seed="lantern", setup=SETUP))
    over = person.page.locator("#dock [data-look=hand] .zone__pieces").evaluate(
        "(hand) => hand.scrollWidth - hand.clientWidth"
    )
    assert over <= 0


def test_the_log_does_not_lie_over_a_table_that_became_narrow(
    server: Running, invite: Invite
) -> None:
    person = invite(server.address, viewport={"width": 1440, "height": 900})
    person.sit(person.open("me", "bot", seed="lantern", setup=SETUP))
    side = person.page.locator("#side")
    expect(side).to_be_visible()
    person.page.set_viewport_size({"width": 1000, "height": 800})
    expect(side).to_be_hidden()
    person.page.set_viewport_size({"width": 1440, "height": 900})
    expect(side).to_be_visible()


@in_a_language_each(
    "name,share",
    [
        Case("magus-of-cloaks-4-at-random", 0.5),
        Case("hollow-crown-4-many-cards", 0.5),
        Case("hollow-crown-3-many-cards", 0.8),
        Case("legacy-2-initiation", 0.55),
        Case("ashes-3-greedy", 0.5),
        Case("ashes-4-greedy", 0.5),
        Case("ashes-4-draft", 0.5),
        Case("ashes-4-draft", 0.02),
    ],
)
def test_a_full_table_fits_and_nothing_lies_over_something_else(
    server: Running, invite: Invite, name: str, share: float, language: str
) -> None:
    person = invite(server.address, viewport={"width": 1440, "height": 900}, locale=language)
    game = emberhold.load(path_of(name))
    game.undo(len(game.answers) - int(len(game.answers) * share))
    person.sit(person.open(*["me"] * game.players, save=game.dumps()))
    for width, height in ((1440, 900), (1280, 720)):
        person.page.set_viewport_size({"width": width, "height": height})
        _no_higher(person.page)
        person.page.mouse.move(1, 1)
        assert person.page.evaluate(_HALF_COVERED) == []
        assert person.page.evaluate(_LEAVING_ITS_AREA) == []


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_a_screen_is_handed_over_without_scrolling(
    server: Running, invite: Invite, size: tuple[int, int]
) -> None:
    person = invite(server.address, viewport={"width": size[0], "height": size[1]})
    game = emberhold.load(path_of("ashes-2-siren-viros-printed"))
    game.undo(len(game.answers) // 2)
    table = person.sit(person.open("me", "me", save=game.dumps()))
    expect(table.handover.get_by_role("button")).to_be_in_viewport(ratio=1)


def test_a_tablet_keeps_my_life_and_cards_in_sight(server: Running, invite: Invite) -> None:
    person = invite(server.address, viewport={"width": 1024, "height": 768})
    person.sit(person.open("me", "bot", seed="lantern", setup=SETUP))
    page = person.page
    expect(page.locator("[data-own] .bar-meter").first).to_be_in_viewport(ratio=1)
    expect(page.locator("#dock [data-piece]").first).to_be_in_viewport(ratio=1)


def _no_higher(page: Page) -> None:
    TablePage(page).ready()
    if page.locator("#handover button").is_visible():
        page.locator("#handover button").click()
        TablePage(page).ready()
    # The dock takes its height a frame after the question is put.
    page.wait_for_function(_NO_HIGHER)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_long_press_reads_a_card_and_leaves_the_question(
    server: Running, invite: Invite, size: tuple[int, int]
) -> None:
    width, height = size
    person = invite(server.address, viewport={"width": width, "height": height}, has_touch=True)
    table = person.sit(person.open("me", "bot", seed="lantern", setup=SETUP))
    person.page.locator("#dock [data-card]").first.focus()
    person.page.keyboard.press("z")
    card = person.page.locator(".zoom--dialog .zoom__card")
    expect(card).to_be_visible()
    box, asked = places_of(card, table.prompt)
    above, beside = box["y"] + box["height"], box["x"] + box["width"]
    assert above <= asked["y"] + 1 or beside <= asked["x"] + 1
    expect(person.page.locator(".zoom--dialog .glossary li")).not_to_have_count(0)


@pytest.mark.parametrize("game", ["war-eternal", "ashes", "relic"])
def test_a_table_weighs_less_than_half_a_megabyte(
    server: Running, invite: Invite, game: str
) -> None:
    person = invite(server.address)
    opened = person.open("me", "bot", game=game, seed="lantern")
    weights: dict[str, int] = {}
    person.page.on(
        "requestfinished",
        lambda request: weights.update({request.url: request.sizes()["responseBodySize"]}),
    )
    person.sit(opened)
    heaviest = sorted(weights.items(), key=lambda item: -item[1])[:5]
    assert sum(weights.values()) < 500_000, heaviest


def test_the_contents_of_the_rules_fold_as_the_window_narrows(person: Person) -> None:
    person.page.goto("/rules/war-eternal")
    contents = person.page.locator("#contents")
    expect(contents).to_have_attribute("open", "")
    person.page.set_viewport_size({"width": 390, "height": 844})
    expect(contents).not_to_have_attribute("open", "")
    person.page.set_viewport_size({"width": 1280, "height": 800})
    expect(contents).to_have_attribute("open", "")


def test_the_seal_of_a_campaign_is_small_on_a_phone_on_its_side(person: Person) -> None:
    person.page.set_viewport_size({"width": 844, "height": 390})
    person.page.goto("/new/legacy?campaign=1")
    seal = person.page.locator(".poster--sealed .poster__foe")
    expect(seal).to_be_visible()
    assert seal.evaluate("(each) => each.getBoundingClientRect().height") < 200
