"""Relic in the browser: the board by pointer, by keyboard and on a phone, battles, no bar."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import emberhold
from emberhold.kernel.rng import Dice
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.places import places_of
from tests.browser.tables import TablePage
from tests.browser.test_access import LANGUAGES, violations
from tests.browser.test_keyboard import answer_by_number
from tests.browser.test_map import DESK
from tests.browser.test_phone import TOUCH, faults
from tests.golden.replaying import path_of
from tests.server.serving import Running

BEFORE_THE_ROLL = 274
ON_THE_WAY = 303
"""After this many answers of the recorded game somebody may roll for movement, or chooses a way."""
PLACE = "#prompt-options .answer:has(.reach__art)"
FIRST = {
    "scenario": "the-mystery-beyond",
    "sheets": ["canoness", "commissar", "sanctioned-psyker"],
}


def sit(person: Person) -> TablePage:
    wish = {"game": "relic", "setup": FIRST}
    return person.sit(person.open("me", "bot", "bot", **wish)).my_turn()


def moving(table: TablePage) -> TablePage:
    """Answer with anything until a space can be chosen."""
    luck = Random(5)
    for _ in range(60):
        if table.my_turn().page.locator(".space .legal").count():
            return table
        table.play(luck)
    raise AssertionError("nobody was asked where to go")


def in_battle() -> str:
    """A saved game in which the first seat is asked how to roll in a battle."""
    for seed in range(40):
        table, dice = emberhold.open("relic", 3, seed, FIRST), Dice(seed)
        for _ in range(200):
            question = table.question
            if question is None:
                break
            if question.topic == "roll-battle" and question.seat == 0:
                return table.dumps()
            table.take(question, question.choices[dice.below(len(question.choices))])
    raise AssertionError("nobody came to a battle")


def known() -> emberhold.Table:
    """A whole game that is known by heart."""
    saved = path_of("relic-3-the-eye-closes").read_text(encoding="utf-8")
    return emberhold.loads(saved)


def recorded(person: Person, answers: int) -> TablePage:
    """Sit down in that game after that many answers, where the question is asked."""
    game = known().at(answers)
    assert game.question is not None
    seats = ["me" if seat == game.question.seat else "bot" for seat in range(3)]
    return person.sit(person.open(*seats, save=game.dumps())).my_turn()


def test_a_stretch_of_the_game_by_clicks(server: Running, invite: Invite) -> None:
    table = sit(invite(server.address, **DESK))
    luck = Random(2)
    for _ in range(25):
        if table.my_turn().is_over:
            break
        table.play(luck)
    page = table.page
    expect(page.locator(".map .space")).to_have_count(49)
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_the_figure_goes_where_it_is_sent_by_keyboard(person: Person) -> None:
    table = moving(sit(person))
    page = table.page
    page.keyboard.press(".")
    for _ in range(20):
        if page.locator(".space .legal:focus").count():
            break
        page.keyboard.press(".")
    goal = page.locator(".space .legal:focus").get_attribute("data-handle")
    page.keyboard.press("Enter")
    if table.bubble.is_visible():
        page.keyboard.press("Enter")
    page.wait_for_function(
        """(goal) => document.querySelector('[data-piece="figure:0"]')
          ?.closest("[data-zone]").dataset.zone === goal""",
        arg=goal,
    )


def test_no_two_cards_look_the_same(person: Person) -> None:
    """Every person, space and card of the library has a picture of its own."""
    page = sit(person).page
    entries = [(entry.slug, entry.kind) for entry in emberhold.GAMES["relic"].library]
    same: list[list[str]] = page.evaluate(
        """async (entries) => {
          const { cardEmblem } = await import("/static/art/emblems.js");
          const seen = new Map();
          const same = [];
          for (const [card, kind] of entries) {
            const drawn = cardEmblem("relic", { card, kind }).innerHTML.replace(/art\\d+-/g, "");
            if (seen.has(drawn) && seen.get(drawn) !== card) same.push([card, seen.get(drawn)]);
            seen.set(drawn, card);
          }
          return same;
        }""",
        entries,
    )
    assert same == []


def fight(person: Person) -> TablePage:
    """Sit down in the middle of a battle."""
    table = person.sit(person.open("me", "bot", "bot", save=in_battle())).my_turn()
    expect(table.page.locator("[data-part=duel] .tally__score")).to_have_count(2)
    return table


def test_a_battle_shows_both_sides(server: Running, invite: Invite) -> None:
    table = fight(invite(server.address, **DESK))
    duel = table.page.locator("[data-part=duel]")
    scores = duel.locator(".tally__score").all_inner_texts()
    assert duel.locator(".gauge b").all_inner_texts() == scores
    for paper, score in zip(duel.locator(".tally").all(), scores, strict=True):
        lines = paper.locator(".tally__number").all_inner_texts()
        assert sum(map(int, lines)) == int(score), "what a side counts adds up"
    assert duel.locator(".duel__where").inner_text()
    expect(duel.locator("[data-look=side] .card")).not_to_have_count(0)


_OVER_A_BATTLE = """() => {
  const plates = [...document.querySelectorAll("[data-look=side] > .zone__label")];
  const covered = (plate) => {
    const { left, right, top, bottom } = plate.getBoundingClientRect();
    const at = [left + 4, (left + right) / 2, right - 4];
    return at.some((x) => !plate.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  };
  const words = [...document.querySelectorAll(".tally__words")];
  return [
    ...plates.filter(covered),
    ...words.filter((each) => each.scrollWidth > each.clientWidth + 1),
  ].map((each) => each.textContent);
}"""


@pytest.mark.parametrize("height", [640, 844])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_numbers_of_a_battle_are_free_on_a_phone(
    server: Running, invite: Invite, language: str, height: int
) -> None:
    """No seat lies over the name of a side, and no number over what it is for."""
    small = {"viewport": {"width": 390, "height": height}, "has_touch": True}
    table = fight(invite(server.address, locale=language, **small))
    long = "Dodatkowa kość supplémentaire"
    table.page.locator(".tally__words").evaluate_all(
        "(all, long) => all.forEach((each) => (each.textContent = long))", long
    )
    assert table.page.evaluate(_OVER_A_BATTLE) == []


def test_a_battle_says_what_the_next_die_would_mean(server: Running, invite: Invite) -> None:
    """On the stage for every face, and on every card that can be played for its number."""
    table = fight(invite(server.address, **DESK))
    page = table.page
    duel = page.locator("[data-part=duel]")
    expect(duel.locator(".faces__face")).to_have_count(6)
    expect(duel.locator(".duel__words")).not_to_be_empty()
    expect(duel.locator(".duel__stakes")).not_to_be_empty()
    expect(duel.locator(".duel__step[aria-current]")).to_have_count(1)
    expect(duel.locator(".duel__weapons svg")).to_be_visible()
    cards = page.locator("#dock .card.legal")
    expect(cards).not_to_have_count(0)
    for card in cards.all():
        expect(card.locator(".card__then")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_the_map_shows_what_cards_in_hand_would_reach(server: Running, invite: Invite) -> None:
    """Before the roll two Power cards, a 1 and a 2, can stand for the die."""
    page = recorded(invite(server.address, **DESK), BEFORE_THE_ROLL).page
    expect(page.locator(".space > .could")).to_have_count(4)
    numbers = page.locator(".space__could").all_inner_texts()
    assert sorted(numbers) == ["1", "1", "2", "2"]
    expect(page.locator(".map__trail")).to_have_count(0)
    assert violations(page) == []


def test_a_hint_bars_nobody(server: Running, invite: Invite) -> None:
    page = recorded(invite(server.address, **DESK), ON_THE_WAY).page
    page.locator("#hint").click()
    expect(page.locator("#advice")).to_be_visible()
    assert violations(page) == []


def test_the_map_on_a_polish_phone_bars_nobody(server: Running, invite: Invite) -> None:
    page = recorded(invite(server.address, locale="pl", **TOUCH), ON_THE_WAY).page
    expect(page.locator(PLACE)).to_have_count(2)
    assert violations(page) == []


def test_the_ending_on_a_french_phone_bars_nobody(server: Running, invite: Invite) -> None:
    game = known()
    person = invite(server.address, locale="fr", **TOUCH)
    page = recorded(person, len(game.answers) - 1).page
    page.locator(f'#prompt [data-key="{game.answers[-1]}"]').first.click()
    expect(page.locator("dialog.ending[open]")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768)])
def test_my_own_board_never_scrolls(server: Running, invite: Invite, size: tuple[int, int]) -> None:
    """Late in a game, with assets, a mission, Corruption cards and trophies."""
    person = invite(server.address, viewport={"width": size[0], "height": size[1]})
    page = recorded(person, ON_THE_WAY).page
    expect(page.locator("#beside .card")).not_to_have_count(0)
    expect(page.locator(".top #phases [aria-current]")).to_be_visible()
    left: int = page.evaluate(
        "() => { const own = document.getElementById('beside');"
        " return own.scrollHeight - own.clientHeight; }"
    )
    assert left <= 1


def test_a_phone_has_everything_within_reach(server: Running, invite: Invite) -> None:
    table = moving(sit(invite(server.address, **TOUCH)))
    page = table.page
    assert faults(page) == ""
    page.locator(PLACE).first.tap()
    table.ready().my_turn()
    for tab in ("mine", "others"):
        page.locator(f".tab[data-tab={tab}]").tap()
        assert sizes(page) == ""
    page.locator(".tab[data-tab=story]").tap()
    expect(page.locator("#log")).to_be_visible()
    page.locator("#tab-rules").tap()
    expect(page.locator("#panel-rules")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_the_map_above_the_question_above_the_hand(
    server: Running, invite: Invite, language: str
) -> None:
    """One header, the map, the question with its places, the cards, the tabs; nothing covered."""
    person = invite(server.address, locale=language, **TOUCH)
    page = moving(sit(person)).page
    expect(page.locator("#prompt .phases__step[data-step=now]")).to_be_visible()
    seen: dict[str, bool] = page.evaluate(
        """(place) => {
          const box = (element) => element.getBoundingClientRect();
          const rect = (sign) => box(document.querySelector(sign));
          const [top, own, map, small, ask, hand, tabs] = [
            ".top", "#beside", ".map__window", ".map__overview", "#prompt", "#dock", "#tabs",
          ].map(rect);
          const rows = [...document.querySelectorAll(place)]
            .filter((row) => row.checkVisibility()).map(box);
          const me = rect(".space--here");
          const apart = me.left >= small.right || me.right <= small.left || me.top >= small.bottom
            || me.bottom <= small.top;
          return {
            "who I am stands in the header": own.bottom <= top.bottom + 1,
            "the map begins below it": map.top >= top.bottom - 1,
            "the map has a third of the screen": map.height >= innerHeight * 0.33,
            "the question follows": ask.top >= map.bottom - 1,
            "places belong to it": rows.length > 1 && rows.every((row) => row.top > ask.top),
            "the hand follows": !hand.height || hand.top >= ask.bottom - 1,
            "tabs are last": tabs.bottom <= innerHeight + 1 && tabs.top >= ask.bottom - 1,
            "the small map does not cover me": apart,
          };
        }""",
        PLACE,
    )
    assert [what for what, held in seen.items() if not held] == []


def receipts_first(person: Person) -> None:
    """That an answer was taken is told before what it changed, as happens where lines are slow."""

    def between(socket: WebSocketRoute) -> None:
        server, waiting, held = socket.connect_to_server(), set[str](), list[str | bytes]()

        def from_page(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["do"] == "answer":
                waiting.add(frame["id"])
            server.send(message)

        def from_server(message: str | bytes) -> None:
            frame = json.loads(message)
            waiting.discard(frame.get("id", ""))
            (held.append if waiting else socket.send)(message)
            while held and not waiting:
                socket.send(held.pop(0))

        socket.on_message(from_page)
        server.on_message(from_server)

    person.context.route_web_socket("**/socket*", between)


@pytest.mark.parametrize("early", [False, True])
def test_a_phone_begins_with_the_map_at_my_figure(
    server: Running, invite: Invite, early: bool
) -> None:
    """Also where what was chosen, which covered the map, has been received long before."""
    person = invite(server.address, **TOUCH)
    if early:
        receipts_first(person)
    table = person.sit(person.open("me", "me", game="relic", seed=3))
    for _ in range(2):
        table.my_turn().press("#choosing button[data-key]")
    table.my_turn()
    expect(table.choosing).to_be_hidden()
    expect(person.page.locator('[data-piece="figure:0"]')).to_be_in_viewport()


def sizes(page: Page) -> str:
    """What is wrong for a finger, but for what another tab hides."""
    found = faults(page).splitlines()
    return "\n".join(fault for fault in found if "in sight" not in fault)


@pytest.mark.parametrize(("language", "traits"), [("en", DESK), ("pl", TOUCH), ("fr", DESK)])
def test_nobody_is_barred(
    server: Running, invite: Invite, language: str, traits: dict[str, Any]
) -> None:
    """The set-up, the map with its ways, a battle and a card, at a desk and on a phone."""
    person = invite(server.address, locale=language, **traits)
    person.page.goto("/new/relic")
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    expect(person.page.locator("#code")).not_to_have_value("")
    found = violations(person.page)
    found += violations(moving(sit(person)).page)
    page = fight(person).page
    found += violations(page)
    if traits is DESK:
        page.locator("#dock [data-card]").first.focus()
        page.keyboard.press("z")
        page.get_by_role("dialog").wait_for()
        found += violations(page)
    assert found == []


def test_a_whole_game_with_two_bots_by_clicks(server: Running, invite: Invite) -> None:
    """Short by R-238; everything else as in any game."""
    person = invite(server.address, **DESK)
    wish = {"game": "relic", "setup": {**FIRST, "rounds": 4}}
    table = person.sit(person.open("me", "bot", "bot", **wish))
    table.finish(Random(7))
    table.mood("over")
    expect(table.page.get_by_role("dialog")).to_be_visible()


def test_a_whole_game_by_keyboard(server: Running, invite: Invite) -> None:
    person = invite(server.address, **DESK)
    wish = {"game": "relic", "setup": {**FIRST, "rounds": 3}}
    table = person.sit(person.open("me", "bot", "bot", **wish))
    luck = Random(8)
    for _ in range(300):
        if table.my_turn().is_over:
            break
        answer_by_number(table, luck)
    table.mood("over")


def test_what_happened_and_the_aim_stand_below_the_others(server: Running, invite: Invite) -> None:
    table = sit(invite(server.address, **DESK))
    page, luck = table.page, Random(2)
    recap = page.locator("#board .glance #recap")
    for _ in range(40):
        if recap.is_visible() or table.my_turn().is_over:
            break
        table.play(luck)
    expect(recap).to_contain_text("Since your last turn")
    expect(page.locator("#side #recap")).to_have_count(0)
    others, glance = page.locator('[data-group="others"]'), page.locator(".glance")
    above, below = places_of(others, glance)
    assert below["y"] >= above["y"] + above["height"]
    assert below["x"] == above["x"]
    page.locator("#glance-aim").click()
    expect(page.locator("#aim")).to_contain_text("be the first to do there what the scenario asks")
    assert violations(page) == []


# Both are one look at the page: the bar comes, goes and moves between map and battle.
COVERED_BY_THE_STORY = """() => {
  const rect = (id) => document.getElementById(id).getBoundingClientRect();
  const bar = rect("story-bar");
  const covers = (other) => bar.left < other.right - 1 && other.left < bar.right - 1
    && bar.top < other.bottom - 1 && other.top < bar.bottom - 1;
  return bar.height ? ["board", "prompt", "dock"].filter((id) => covers(rect(id))) : null;
}"""
ANSWER_WITH_ANYTHING = """(luck) => {
  const free = [...document.querySelectorAll("#prompt .answer:not([aria-disabled])")];
  const shown = free.filter((it) => it.offsetParent);
  shown[Math.floor(luck * shown.length)]?.click();
}"""


@pytest.mark.parametrize("on_stage", ["map", "battle"])
def test_the_story_covers_nothing(server: Running, invite: Invite, on_stage: str) -> None:
    person = invite(server.address, **{**DESK, "reduced_motion": "no-preference"})
    begun = {"game": "relic", "setup": FIRST} if on_stage == "map" else {"save": in_battle()}
    page, luck = person.page, Random(3)
    person.sit(person.open("me", "bot", "bot", **begun))
    found: list[list[str]] = []

    def told() -> bool:
        covered = page.evaluate(COVERED_BY_THE_STORY)
        if covered is None:
            page.evaluate(ANSWER_WITH_ANYTHING, luck.random())
        else:
            found.append(covered)
        return bool(found)

    person.until(told)
    assert found == [[]]
    page.keyboard.press("s")
    expect(page.locator("#story-bar")).to_be_hidden()
