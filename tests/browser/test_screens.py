"""Small screens in the middle of real games: what matters is in sight, and nothing scrolls."""

from __future__ import annotations

from itertools import product

import pytest

import emberhold
from emberhold.kernel.table import Table
from tests.browser.conftest import Invite
from tests.browser.people import PHONE
from tests.browser.test_phone import TOUCH, faults
from tests.golden.replaying import path_of
from tests.server.serving import Running

LYING = {"width": 844, "height": 390}
BUSY = {
    "war-eternal": ("gate-witch-2-many-cards", "main"),
    "ashes": ("ashes-2-siren-viros-printed", "block"),
    "relic": ("relic-3-the-eye-closes", "roll-battle"),
    "legacy": ("legacy-2-initiation", "main"),
}
"""A recorded game of each title, and what the first seat is asked in the middle of it."""

DUEL = ("relic-4-enemies", 578)
"""A recorded game, and after how many answers a nemesis and a character fight in it."""

_OUT_OF_SIGHT = """() => {
  const faults = [];
  const here = ".board__group:not(:has([data-part=duel])) .space--here";
  const must = {
    "my life": ":is(.area[data-own], #beside) .bar-meter__value",
    "the question": "#prompt-text",
    "the answers": "#prompt-options .answer, #prompt-more",
    "my hand": "#dock [data-look=hand] [data-piece]",
    "the board": "#board [data-look=stall] .card, #board [data-look=side], " +
      "#board [data-zone-kind=battlefield], " + here,
    "the foe's life": "#board [data-area-kind=nemesis] .bar-meter__value, " +
      "#board [data-group=others] .bar-meter__value, [data-look=side], " + here,
  };
  for (const [what, where] of Object.entries(must)) {
    const seen = (each) => each.checkVisibility({ visibilityProperty: true });
    const high = (each) => each.getBoundingClientRect().top;
    const found = [...document.querySelectorAll(where)].filter(seen)
      .sort((one, other) => high(one) - high(other));
    if (!found.length) faults.push(`${what} is not there`);
    const cut = found.find((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top < 0 || bottom > innerHeight + 1;
    });
    if (cut) faults.push(`${what} leaves the screen: ${cut.textContent.trim()}`);
    const { left, top, width, height } = (found[0] ?? document.body).getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (found[0] && !found[0].contains(over) && !over?.contains(found[0])) {
      faults.push(`${over?.className} covers ${what}`);
    }
  }
  const whole = ["#board", "html", "#board [data-group=map]", "[data-part=duel]", "#beside"];
  for (const name of whole) {
    const each = document.querySelector(name);
    if (!each) continue;
    const higher = each.scrollHeight - each.clientHeight;
    if (higher > 1) faults.push(`${name} is ${higher} higher than its place`);
    if (each.scrollWidth > each.clientWidth + 1) faults.push(`${name} is wider than its place`);
  }
  return faults;
}"""
_STILL = """() => [...document.querySelectorAll("#app, #board *, #dock *")].every(
  (each) => getComputedStyle(each).transitionDuration === "0s")"""


def busy(game: str) -> tuple[str, int]:
    """A save of a game in its middle, and the seat that is asked."""
    name, topic = BUSY[game]
    return _asked(emberhold.load(path_of(name)), topic)


def _asked(table: Table, topic: str) -> tuple[str, int]:
    """The last question about something in the first two thirds of a game."""
    table.undo(len(table.answers) // 3)
    while table.question is None or table.question.topic != topic:
        table.undo(1)
    return table.dumps(), table.question.seat


def _duel() -> tuple[str, int]:
    name, answers = DUEL
    table = emberhold.load(path_of(name)).at(answers)
    assert table.question is not None
    return table.dumps(), table.question.seat


def _moments(game: str) -> list[tuple[str, int]]:
    """What a phone has to hold: on a map also the ways to go, and a duel."""
    if game != "relic":
        return [busy(game)]
    return [busy(game), _asked(emberhold.load(path_of(BUSY[game][0])), "move"), _duel()]


@pytest.mark.parametrize(("game", "language"), [*product(BUSY, ["en", "pl"]), ("relic", "fr")])
def test_a_phone_holds_the_table_upright_and_on_its_side(
    server: Running, invite: Invite, game: str, language: str
) -> None:
    for size in (PHONE, LYING):
        person = invite(server.address, **{**TOUCH, "viewport": size}, locale=language)
        for save, seat in _moments(game):
            seats = range(emberhold.loads(save).players)
            who = ["me" if each == seat else "bot" for each in seats]
            page = person.sit(person.open(*who, save=save)).my_turn().page
            assert page.evaluate(_STILL), "a size that takes a frame to come is measured wrong"
            assert page.evaluate(_OUT_OF_SIGHT) == []
            assert faults(page) == ""
