"""Whatever is asked, on any screen, in any language: every answer is whole and within reach.

Nobody has to scroll to find one: the strip shows whole answers only, what ends or lets go among
them, and the sign beside it opens the list of all.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import emberhold
from tests.browser.cases import Case, in_a_language_each
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import TablePage
from tests.golden.replaying import path_of
from tests.relic.table import at, keys, play, topic
from tests.server.serving import Running
from tests.support import at as mid_turn

LYING = (844, 390)
SIZES = [(1440, 900), (1024, 768), (390, 844), LYING]
SAVES = {
    "war-eternal": ("hollow-crown-3-many-cards", 0.5),
    "ashes": ("ashes-2-siren-viros-printed", 0.5),
    "relic": ("relic-3-the-eye-closes", 0.4),
    "aeons-end": ("first-box-2-rageborne", 0.5),
    "legacy": ("legacy-2-initiation", 0.5),
}
"""A kept game and the share of it that has been played."""
QUESTIONS = 10

_WRONG = """() => {
  const wrong = [];
  const inside = (box, frame) => box.left >= frame.left - 1 && box.right <= frame.right + 1
    && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const row = document.getElementById("prompt-options");
  const strip = row.getBoundingClientRect();
  const seen = [...row.children].filter((child) => child.checkVisibility());
  for (const answer of seen) {
    const box = answer.getBoundingClientRect();
    const words = answer.textContent;
    if (!inside(box, strip) || !inside(box, whole)) wrong.push(`outside its strip: ${words}`);
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!answer.contains(top) && !top?.closest("#prompt-sheet")) wrong.push(`covered: ${words}`);
    const asked = document.getElementById("prompt-text").getBoundingClientRect();
    if (box.left < asked.right && box.right > asked.left && box.top < asked.bottom - 1
        && box.bottom > asked.top) wrong.push(`over the question: ${words}`);
    const cut = answer.scrollHeight > answer.clientHeight + 8;
    if (cut) wrong.push(`larger than its button: ${words}`);
  }
  const more = document.getElementById("prompt-more");
  const options = [...document.querySelectorAll("#prompt-list .answer")];
  const shown = new Set(seen.map(({ dataset }) => dataset.number));
  const missing = options.filter(({ dataset }) => !shown.has(dataset.number));
  const offered = more.checkVisibility() && inside(more.getBoundingClientRect(), whole);
  if (missing.length && !offered) wrong.push(`not to be found: ${missing[0].textContent}`);
  const ends = ["end", "pass", "done", "skip"];
  for (const { dataset, textContent } of missing) {
    if (ends.includes(dataset.verb)) wrong.push(`the way on is folded away: ${textContent}`);
  }
  const place = ".answer, .tool, .mark-chip, .bar-meter, .dial, .seat-chip, .button";
  const signs = "svg.icon, svg[data-art=icon], .symbol__art, .mark-chip__sign, .bar-meter__sign";
  for (const sign of document.querySelectorAll(signs)) {
    if (!sign.checkVisibility()) continue;
    const [own, room] = [sign, sign.closest(place)].map((each) => each?.getBoundingClientRect());
    const larger = room?.width > 2 && (own.width > room.width + 1 || own.height > room.height + 1);
    if (own.width > 48 || larger)
      wrong.push(`a sign larger than its place: ${sign.closest(place)?.textContent}`);
  }
  const frame = document.getElementById("prompt").getBoundingClientRect();
  for (const each of document.querySelectorAll("#prompt #prompt-turn, #prompt [data-step=now]"))
    if (each.checkVisibility() && !inside(each.getBoundingClientRect(), frame))
      wrong.push(`outside the question: ${each.textContent}`);
  const asked = document.getElementById("prompt-text");
  const hidden = asked.scrollHeight > asked.clientHeight + 3;
  if (hidden && !/auto|scroll/.test(getComputedStyle(asked).overflowY))
    wrong.push(`the question is cut: ${asked.textContent}`);
  const values = [...document.querySelectorAll(".mark-chip__value")];
  if (values.some((each) => each.checkVisibility() && each.textContent === "true"))
    wrong.push("a mark that says true");
  const dashed = [...document.querySelectorAll(".zone--empty > .zone__pieces")]
    .filter((each) => each.checkVisibility() && getComputedStyle(each).borderStyle === "dashed");
  if (dashed.length) wrong.push("an empty box");
  return wrong;
}"""
_THUMB = """() => {
  const wrong = [];
  const box = (element) => element.getBoundingClientRect();
  const row = document.getElementById("prompt-options");
  const [board, strip] = [box(document.getElementById("board")), box(row)];
  if (strip.left < board.right - 1) wrong.push("the answers are not beside the board");
  if (strip.bottom < innerHeight - 16) wrong.push("the answers are not in the corner");
  const seen = [...row.querySelectorAll(".answer")].filter((each) => each.checkVisibility());
  const lowest = seen.toSorted((one, other) => box(other).bottom - box(one).bottom)[0];
  const ends = "[data-verb=end], [data-verb=pass], [data-verb=done], [data-verb=skip]";
  if (seen.some((each) => each.matches(ends)) && !lowest.matches(ends))
    wrong.push(`what ends is not under the thumb, but ${lowest.textContent}`);
  const mine = document.querySelector("#board .area[data-part=player][data-own]");
  if (mine?.checkVisibility() && box(mine).bottom > board.bottom + 1) wrong.push("my side is cut");
  const foe = document.querySelector("#board .area[data-area-kind=nemesis]");
  for (const each of foe?.querySelectorAll(".area__name, .bar-meter, .mark-chip") ?? [])
    if (box(each).bottom > box(foe).bottom + 1) wrong.push(`cut off: ${each.textContent}`);
  return wrong;
}"""
"""A phone on its side: board on the left, and on the right a column of answers that ends in the
corner under the thumb."""
_BOARD = """() => {
  const { height } = document.getElementById("board").getBoundingClientRect();
  return [document.querySelector(".app").hasAttribute("data-contest"), Math.round(height)];
}"""


def seated(person: Person, game: str) -> TablePage:
    """In the middle of a kept game, in the seat that is asked."""
    name, share = SAVES[game]
    return rewound(person, name, int(len(emberhold.load(path_of(name)).answers) * share))


def rewound(person: Person, name: str, given: int) -> TablePage:
    """A kept game after some of its answers, in the seat that is asked next."""
    saved = emberhold.load(path_of(name))
    saved.undo(len(saved.answers) - given)
    seats = ["bot"] * saved.players
    assert saved.question is not None
    seats[saved.question.seat] = "me"
    return person.sit(person.open(*seats, save=saved.dumps())).my_turn()


@in_a_language_each("game", list(SAVES))
def test_no_answer_is_outside_its_strip_and_the_board_stands_still(
    server: Running, invite: Invite, game: str, language: str
) -> None:
    person = invite(server.address, viewport={"width": 1440, "height": 900}, locale=language)
    table, luck = seated(person, game), Random(5)
    page = person.page
    wrong: list[str] = []
    boards: dict[tuple[int, int], set[tuple[bool, int]]] = {size: set() for size in SIZES}
    for _ in range(QUESTIONS):
        if table.my_turn().is_over:
            break
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            asked = table.prompt.get_attribute("data-topic")
            told = page.evaluate(_WRONG)
            if (width, height) == LYING and game != "relic":
                told += page.evaluate(_THUMB)
            wrong += [f"{width}x{height} {asked}: {each}" for each in told]
            boards[width, height].add(tuple(page.evaluate(_BOARD)))
        answers = page.locator("#prompt-list .answer")
        answers.nth(luck.randrange(answers.count())).dispatch_event("click")
        table.ready()
    assert wrong == []
    for size, seen in boards.items():
        # A contest has a picture of its own where there is room for it.
        assert len(seen) == len({contest for contest, _ in seen}), (size, seen)


@pytest.mark.parametrize("size", [(390, 844), LYING])
@in_a_language_each(
    "name,given",
    [Case("ashes-2-siren-viros-printed", 227), Case("magus-of-cloaks-2-final-form", 400)],
)
def test_all_of_a_long_question_is_in_sight(
    server: Running,
    invite: Invite,
    name: str,
    given: int,
    language: str,
    size: tuple[int, int],
) -> None:
    """Some two hundred letters on a phone: nobody scrolls to know what is asked."""
    viewport = {"width": size[0], "height": size[1]}
    table = rewound(invite(server.address, viewport=viewport, locale=language), name, given)
    assert len(table.text.inner_text()) > 150
    hidden = "(part) => part.scrollHeight - part.clientHeight"
    assert table.text.evaluate(hidden) <= 1
    assert table.page.locator(".prompt__ask").evaluate(hidden) <= 1
    assert table.page.evaluate(_WRONG) == []


def test_whose_turn_it_is_stays_inside_a_crowded_question(person: Person) -> None:
    """On a phone, with aether to spend and an answer and a whole turn to undo beside it."""
    saved = mid_turn(p0={"hand": ["crystal", "crystal", "crystal", "spark"]})
    table = person.sit(person.open("me", "friend", save=saved.dumps())).my_turn()
    table.page.set_viewport_size({"width": 390, "height": 844})
    for _ in range(2):
        table.page.locator('#prompt-list [data-verb="play"]').first.dispatch_event("click")
        table.ready()
    for crowd in (table.undo, table.restart, table.page.locator("#prompt-purse > *")):
        expect(crowd).to_be_visible()
    assert table.ready().page.evaluate(_WRONG) == []


ABILITIES: dict[str, dict[str, Any]] = {
    "ultramarines-captain": {"board": {"outskirts": ["grot-rabble"]}, "dice": [1, 2, 3, 4, 5]},
    "rogue-trader": {"p1": {"space": "outskirts", "assets": ["field-medkit"]}},
}
"""Whose ability is offered, and where: a short sentence in a battle, a long one at the map."""


@in_a_language_each("sheet", list(ABILITIES))
def test_what_an_ability_does_is_below_its_answer(
    server: Running, invite: Invite, sheet: str, language: str
) -> None:
    mine = {"space": "outskirts", "influence": 9}
    saved = at(sheets=[sheet, "ogryn"], p0=mine, **ABILITIES[sheet])
    while topic(saved) != "window":
        play(saved, keys(saved)[0])
    person = invite(server.address, locale=language)
    table = person.sit(person.open("me", "bot", save=saved.dumps())).my_turn()
    told = table.page.locator("#prompt-options .answer__then")
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        expect(told).to_have_count(1)
        expect(told).to_be_visible()
        assert told.evaluate("(words) => words.clientHeight >= 10"), (width, height)
        assert table.page.evaluate(_WRONG) == []


@in_a_language_each("space", ["antian-shrine-world", "apothecarium-sepha"])
def test_both_answers_are_beside_a_test_that_may_be_declined(
    server: Running, invite: Invite, space: str, language: str
) -> None:
    saved = at(sheets=["canoness", "ogryn"], p0={"space": space})
    person = invite(server.address, locale=language)
    table = person.sit(person.open("me", "bot", save=saved.dumps())).my_turn()
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        assert table.page.evaluate(_WRONG) == []
        expect(table.answers.and_(table.page.locator(":visible"))).to_have_count(2)
