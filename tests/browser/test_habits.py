"""Fewer clicks: all of a kind at once, standing answers, presses ahead of time, a stop at the end.

What the page may answer by itself is only what a game calls harmless; it is always undone like
any answer, and never given again by itself where somebody has taken it back.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import TablePage
from tests.server.serving import Running

SETUP = {"nemesis": "gate-witch", "mages": ["garu", "mist"], "market": "play-it-again"}
GEMS = '#dock [data-look="hand"] [data-piece][data-kind="gem"]'


def seated(person: Person, **wish: Any) -> TablePage:
    return person.sit(person.open("me", "bot", seed="lantern", setup=SETUP, **wish)).my_turn()


def sent(person: Person) -> list[str]:
    return [frame for frame in person.sent if '"do":"answer"' in frame]


def to_main(table: TablePage) -> None:
    """Play on until cards can be played."""
    while table.my_turn().page.locator(f"{GEMS}.legal").count() == 0:
        table.answers.last.click()
        table.ready()


def test_all_gems_are_played_at_one_press(person: Person) -> None:
    table = seated(person)
    to_main(table)
    gems, before = table.page.locator(GEMS).count(), len(sent(person))
    assert gems > 1
    table.page.get_by_role("button", name="Play all gems").click()
    expect(table.page.locator(GEMS)).to_have_count(0)
    table.my_turn()
    assert len(sent(person)) == before + gems
    expect(table.page.get_by_role("button", name="Play all gems")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "words"),
    [("pl", "Zagraj wszystkie Klejnoty"), ("fr", "Jouer toutes les gemmes")],
)
def test_it_is_offered_in_every_language(person: Person, language: str, words: str) -> None:
    person.speak(language)
    to_main(seated(person))
    expect(person.page.get_by_role("button", name=words)).to_be_visible()


def test_what_was_undone_is_not_done_again_by_itself(person: Person) -> None:
    table = seated(person)
    to_main(table)
    table.page.get_by_role("button", name="Play all gems").click()
    expect(table.page.locator(GEMS)).to_have_count(0)
    table.my_turn()
    table.undo.click()
    expect(table.page.locator(GEMS)).to_have_count(1)
    assert table.ready().page.locator(GEMS).count() == 1


# Standing answers

_HABITS = """async ([game, table]) => {
  const { Habits } = await import("/static/table/asking/habits.js");
  const { LOOKS } = await import("/static/common/looks.js");
  const ashes = LOOKS[game].standing[0];
  const habits = new Habits(game, table);
  const option = { key: ashes.key, verb: "x", label: "No", pieces: [] };
  const asked = { topic: ashes.topic, options: [option, { ...option, key: "other" }] };
  const state = { table: { answers: 3 }, scene: { areas: [] } };
  const before = habits.next(asked, state);
  const offered = habits.lastingIn(asked)?.key;
  habits.keep(asked, option);
  const again = new Habits(game, table).next(asked, state)?.key;
  const elsewhere = new Habits(game, "another").next(asked, state)?.key ?? null;
  const gone = habits.next({ ...asked, options: [asked.options[1]] }, state);
  habits.stop(state);
  const rested = habits.next(asked, state);
  const later = habits.next(asked, { ...state, table: { answers: 4 } })?.key;
  habits.drop(ashes.topic);
  const dropped = new Habits(game, table).next(asked, state);
  return { before, offered, again, elsewhere, gone, rested, later, dropped };
}"""


@pytest.mark.parametrize(
    ("game", "key", "lasting"),
    [("war-eternal", "discard:rest", True), ("ashes", "pass", False), ("relic", "roll", False)],
)
def test_an_answer_stands_until_it_is_dropped(
    person: Person, game: str, key: str, lasting: bool
) -> None:
    person.sit(person.open("me", "bot", game=game))  # a page knows only its own game's habits
    found = person.page.evaluate(_HABITS, [game, "this-table"])
    assert found == {
        "before": None,
        "offered": key,
        "again": key,
        "elsewhere": key if lasting else None,
        "gone": None,
        "rested": None,
        "later": key,
        "dropped": None,
    }


def go_on(table: TablePage, luck: Random) -> None:
    """Play all gems, end the phase, or answer whatever else is asked."""
    play_all = table.page.get_by_role("button", name="Play all gems")
    end = table.answers.filter(has_text="End the")
    if play_all.count():
        play_all.click()
        expect(play_all).to_have_count(0)
        table.ready()
    elif end.count():
        end.first.click()
        table.ready()
    else:
        table.play(luck)


def offered(table: TablePage) -> int:
    """Whether the page offers to answer by itself; where the strip has no room, the list does."""
    return table.page.get_by_role("button", name="Always", include_hidden=True).count()


def accept(table: TablePage) -> None:
    """Let the page always answer so."""
    offer = table.page.get_by_role("button", name="Always")
    if not offer.count():
        table.page.locator("#prompt-more").click()
    offer.first.click()


def to_discarding(table: TablePage) -> None:
    """Play on until the order of played cards is asked for."""
    luck = Random(1)
    for _ in range(40):
        table.my_turn()
        if offered(table):
            return
        go_on(table, luck)
    raise AssertionError("the order was never asked for")


def test_the_discard_order_is_not_asked_again(person: Person) -> None:
    mages = {**SETUP, "mages": ["mist", "garu"]}  # Mist has a gem of her own beside the Crystals
    table = person.sit(person.open("me", "bot", seed="lantern", setup=mages))
    to_discarding(table)
    accept(table)
    table.my_turn()
    asked, luck = 0, Random(2)
    for _ in range(16):
        table.my_turn()
        if table.is_over:
            break
        asked += offered(table)
        go_on(table, luck)
    assert asked == 0
    table.page.locator("#open-menu").click()
    menu = table.page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Ask me again").click()
    expect(menu.get_by_role("button", name="Ask me again")).to_have_count(0)
    kept = table.page.evaluate("() => localStorage.getItem('emberhold-standing-war-eternal')")
    assert kept == "[]"


# Ahead of time


def test_a_gem_can_be_pressed_while_others_are_asked(person: Person) -> None:
    opened = person.open("me", "friend", seed="lantern", setup=SETUP)
    table = person.sit(opened)
    while table.prompt.get_attribute("data-mood") == "mine":
        table.answers.last.click()
        table.ready()
    gem = table.page.locator(GEMS).first
    gem.click()
    table.page.get_by_role("button", name="Play it as soon as I can").click()
    expect(table.page.locator(".ahead")).to_have_count(1)
    gem.click()
    table.page.get_by_role("button", name="Do not play it automatically").click()
    expect(table.page.locator(".ahead")).to_have_count(0)


def test_answers_ahead_are_numbered_on_the_table_and_come_in_their_turn(
    server: Running, invite: Invite
) -> None:
    host, friend = invite(server.address), invite(server.address)
    opened = host.open("me", "friend", seed="lantern", setup=SETUP)
    mine, theirs = host.sit(opened), friend.sit(opened.link(1))
    while mine.prompt.get_attribute("data-mood") == "mine":
        mine.answers.last.click()
        mine.ready()
    piles = mine.page.locator('[data-zone^="pile:"]')
    for number in (0, 1):
        piles.nth(number).click()
        mine.page.get_by_role("button", name="Do this on my turn").click()
    wished = mine.page.locator("[data-ahead]")
    expect(wished).to_have_count(2)
    piles.nth(0).click()
    mine.page.get_by_role("button", name="Do not do this on my turn").click()
    expect(wished).to_have_attribute("data-ahead", "1")

    for _ in range(60):  # nothing can be paid for yet: it is dropped when the turn comes
        if wished.count() == 0:
            break
        for table in (theirs, mine):
            if table.prompt.get_attribute("data-mood") == "mine" and wished.count():
                table.answers.last.click()
                table.ready()
    expect(mine.page.locator(".queued__wish--dropped")).to_contain_text("Not done, ")


# The end of a turn


def end_my_turn(table: TablePage, stop: Locator) -> None:
    """Answer with the last that is offered until the turn is over."""
    free = table.page.locator("#prompt-options .answer:not([aria-disabled]):visible")
    while not stop.is_visible():
        free.last.click()
        stop.or_(free).first.wait_for()


def test_a_turn_does_not_end_under_my_hand(person: Person) -> None:
    table = seated(person)
    table.page.evaluate("() => localStorage.setItem('emberhold-table-stop', 'yes')")
    stop = table.page.get_by_role("region", name="Your turn is over.")
    end_my_turn(table, stop)
    expect(stop).to_be_visible()
    before = table.log.count()
    now = person.state(table.page.url.rsplit("/", 1)[1])["version"]
    person.until(lambda: person.last_state()["version"] == now)
    table.ready()
    assert table.log.count() == before, "nothing goes on before somebody has seen it"
    stop.get_by_role("button", name="Continue").click()
    expect(stop).to_be_hidden()
    table.my_turn()
    assert table.log.count() > before


def test_a_turn_that_ended_can_be_undone(person: Person) -> None:
    table = seated(person)
    table.page.evaluate("() => localStorage.setItem('emberhold-table-stop', 'yes')")
    stop = table.page.get_by_role("region", name="Your turn is over.")
    end_my_turn(table, stop)
    stop.get_by_role("button", name="Undo").click()
    expect(stop).to_be_hidden()
    table.my_turn()
    expect(table.page.locator("#prompt-turn")).to_be_visible()


def test_without_the_wish_nothing_stops(person: Person) -> None:
    table = seated(person)
    for _ in range(6):
        table.my_turn()
        table.answers.last.click()
        table.ready()
        expect(table.page.locator("#turn-stop")).to_be_hidden()
