"""What somebody who had never seen the table stumbled over: see docs/newcomers.md."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from emberhold.games import GAMES
from tests.ashes.table import at, play
from tests.browser.conftest import Invite
from tests.browser.test_lessons import sit_down
from tests.browser.test_relic import sit
from tests.server.serving import Running
from tests.support import tables as war_eternal

SMALL = {"width": 1280, "height": 720}
ARROW = """() => {
  const note = document.getElementById("lesson").getBoundingClientRect();
  const line = document.querySelector(".pointing__line").getAttribute("d");
  const [x, y] = line.slice(1).split(/[ Q]/).map(Number);
  const near = (value, low, high) => value >= low - 1 && value <= high + 1;
  return near(x, note.left, note.right) && near(y, note.top, note.bottom);
}"""
"""Whether the arrow of a lesson begins at its note."""
RESTS = "() => !document.getElementById('lesson').getAnimations().length"
TOOLS = """() => {
  const prompt = document.getElementById("prompt");
  const places = () => ["prompt-tools", "prompt-options"].map((id) =>
    JSON.stringify(document.getElementById(id).getBoundingClientRect()));
  const awake = places();
  prompt.setAttribute("data-sleeps", "");
  return [awake, places()];
}"""
"""Where tools and answers are while the question is asked, and while it sleeps."""


def test_the_arrow_of_a_lesson_begins_at_its_note(server: Running, invite: Invite) -> None:
    """The note glides to its place; the arrow was drawn from where it had been before."""
    newcomer = invite(server.address, viewport=SMALL, reduced_motion="no-preference")
    page = sit_down(newcomer, GAMES["war-eternal"].lessons[0].id)
    for _ in range(2):
        page.locator("#lesson [data-next]").click()
        page.wait_for_function(RESTS)
        assert page.evaluate(ARROW)


def test_a_yes_without_room_is_in_an_open_list(server: Running, invite: Invite) -> None:
    newcomer = invite(server.address, viewport=SMALL, locale="pl")
    newcomer.speak("pl")
    game = at(
        born="aradel coal",
        p0={
            "spellboard": ["summon-mist-spirit"],
            "conjurations": ["mist-spirit"] * 2,
            "active": {"illusion-class": 2, "natural-basic": 2},
        },
    )
    play(game, "use:activate@summon-mist-spirit.1")
    table = newcomer.sit(newcomer.open("me", "bot", save=game.dumps())).my_turn()
    row = table.page.locator("#prompt-options")
    row.evaluate("(each) => { each.style.maxWidth = '9rem'; }")
    expect(table.page.locator("#prompt-options .answer[data-folded]")).to_have_count(1)
    for answer in table.page.locator("#prompt-list .answer").all():
        key = answer.get_attribute("data-key")
        expect(table.page.locator(f'#prompt [data-key="{key}"]:visible').first).to_be_visible()


def test_all_that_is_left_is_discarded_by_one_answer_in_sight(
    server: Running, invite: Invite
) -> None:
    newcomer = invite(server.address, viewport=SMALL, locale="pl")
    newcomer.speak("pl")
    table = newcomer.sit(newcomer.open("me")).my_turn()
    while table.prompt.get_attribute("data-topic") != "discard-order":
        hand = table.page.locator("#dock .legal")
        table.press(hand if hand.count() else "#prompt-options [data-verb=end]")
        table.my_turn()
    expect(table.page.locator('#prompt-options [data-key="discard:rest"]')).to_be_visible()


def test_a_question_that_sleeps_has_its_tools_where_they_were(
    server: Running, invite: Invite
) -> None:
    newcomer = invite(server.address, viewport=SMALL)
    table = newcomer.sit(newcomer.open("me")).my_turn()
    table.page.mouse.move(5, 5)
    table.page.evaluate("() => document.activeElement.blur()")
    awake, asleep = table.page.evaluate(TOOLS)
    assert asleep == awake


def test_the_attributes_of_a_character_have_names(server: Running, invite: Invite) -> None:
    newcomer = invite(server.address, viewport=SMALL, locale="fr")
    newcomer.speak("fr")
    table = sit(newcomer)
    names = table.page.locator("#beside .mark-chip__name")
    expect(names).to_have_text(["Force", "Volonté", "Ruse"])
    for name in names.all():
        expect(name).to_be_visible()
        assert name.evaluate("(each) => each.scrollWidth <= each.clientWidth + 1")


def test_the_first_five_cards_are_side_by_side_with_their_names(
    server: Running, invite: Invite
) -> None:
    newcomer = invite(server.address, viewport=SMALL, locale="fr")
    newcomer.speak("fr")
    summoned = [f"summon-{who}" for who in ("gilder", "mist-spirit", "butterfly-monk")]
    game = at(born="aradel coal", p0={"hand": ["root-armor", *summoned, "protect"]})
    table = newcomer.sit(newcomer.open("me", "bot", save=game.dumps())).my_turn()
    feet = table.page.locator("#dock [data-look=hand] .card__foot")
    expect(feet).to_have_count(5)
    assert all(foot.evaluate("(each) => each.clientHeight > 20") for foot in feet.all())


def test_the_ways_of_a_lesson_are_in_one_row(server: Running, invite: Invite) -> None:
    newcomer = invite(server.address, viewport=SMALL, locale="fr-FR")
    page = sit_down(newcomer, GAMES["war-eternal"].lessons[0].id)
    page.locator("#lesson [data-next]").click()
    ways = page.locator("#lesson .lesson__ways .button")
    expect(ways).to_have_count(2)
    # Both at one moment, because the panel may still be moving.
    tops = ways.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().top)")
    assert tops[0] == tops[1]


_HAND = """() => Object.fromEntries(
  [...document.querySelectorAll("#dock [data-look=hand] [data-piece]")].map((card) =>
    [card.dataset.piece, Math.round(card.getBoundingClientRect().left)]))"""
"""How far from the left edge each card in hand is."""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390)])
def test_a_card_in_hand_keeps_its_place_until_the_turn_ends(
    server: Running, invite: Invite, size: tuple[int, int]
) -> None:
    newcomer = invite(server.address, viewport={"width": size[0], "height": size[1]})
    held = ["crystal", "shattered-geode", "crystal", "spark", "crystal"]
    game = war_eternal.at(p0={"hand": held})
    table = newcomer.sit(newcomer.open("me", "bot", save=game.dumps())).my_turn()
    before = table.page.evaluate(_HAND)
    assert len(before) == len(held)
    table.press('#dock [data-look=hand] [data-card="crystal"]')
    table.my_turn()
    now = table.page.evaluate(_HAND)
    assert len(now) == len(held) - 1
    assert now == {piece: left for piece, left in before.items() if piece in now}
    table.press("#prompt-options [data-verb=end]")
    expect(table.page.locator("#dock .card-gap")).to_have_count(0)
