"""Enemies of the Imperium with two browsers: what one holds never comes to the other.

What is secret is read off the table in the server, not off what the server tells: a card in a hand
that its rival has not been shown, of a kind that has been nowhere in the open since the beginning.
"""

from __future__ import annotations

import re
from random import Random

import pytest

import emberhold
from emberhold.games.relic.card import Card
from emberhold.games.relic.state import Figure, State
from emberhold.language import speech
from emberhold.parts.deck import knows
from emberhold.server.house.table import luck
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_map import DESK
from tests.server.serving import Running

ANSWERS = 24
_DRAWN = """() => {
  const page = document.documentElement.cloneNode(true);
  for (const script of page.querySelectorAll("script")) script.remove();
  return page.outerHTML;
}"""


def at_war() -> str:
    """A character and a nemesis with full hands that nobody has seen, and a bot for company."""
    setup = {
        "variant": "enemies",
        "scenario": "the-mystery-beyond",
        "roles": ["character", "nemesis", "character"],
        "sheets": ["canoness", "moarn", "commissar"],
        "first": 0,
    }
    hands = {
        "0": {"hand": ["killing-stroke", "torn-veil"]},
        "1": {"hand": ["blood-trail", "butchers-frenzy"]},
    }
    return emberhold.open("relic", 3, 3, setup, {"players": hands}).dumps()


class Watch:
    """What has been in the open at a table since the beginning, and what two hands still hide."""

    def __init__(self, server: Running, table: str) -> None:
        self._server = server
        self._table = table
        self._shown: set[Card] = set()
        self._held: set[Card] = set()

    @property
    def state(self) -> State:
        found: State = self._server.app.hall.house.tables._live[self._table].record.table.state
        return found

    def look(self) -> None:
        """Note what has been played, thrown away or laid down since the last look."""
        held = {card for figure in self.state.figures for card in figure.hand}
        self._shown |= {card.kind for card in self._held - held}
        self._held = held
        for deck in self.state.decks:
            self._shown |= {card.kind for card in deck.discard}

    def secrets(self, seat: int, rival: int) -> list[Card]:
        figure: Figure = self.state.figures[seat]
        return [
            card
            for card, seen in zip(figure.hand, figure.seen, strict=True)
            if not knows(seen, rival) and card.kind not in self._shown
        ]


def told(card: Card, text: str) -> bool:
    """Whether a text names a card, by its slug or in words."""
    name = speech("en")(card.message_id)
    return bool(re.search(rf"\b{re.escape(card.kind.slug)}\b", text)) or name in text


def test_a_hidden_hand_never_reaches_the_other_browser(
    server: Running, invite: Invite, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hands of the position stay: nothing is dealt again when the friend arrives."""
    monkeypatch.setattr(luck, "opponents_of", lambda *_: [])
    host, friend = invite(server.address, **DESK), invite(server.address, **DESK)
    opened = host.open("me", "friend", "bot", save=at_war())
    people = [host, friend]
    tables = [host.sit(opened), friend.sit(opened.link(1))]
    watch, chance, kept = Watch(server, opened.table), Random(25), [0, 0]
    for _ in range(ANSWERS):
        tables[_asked(host, opened.table)].play(chance)
        version = host.state(opened)["version"]
        for person in people:
            person.hear(version)
        watch.look()
        for seat, (mine, other) in enumerate([(host, friend), (friend, host)]):
            secrets = watch.secrets(seat, 1 - seat)
            kept[seat] += len(secrets)
            assert [card for card in secrets if not told(card, mine.traffic())] == []
            assert [card for card in secrets if told(card, read(other))] == []
    assert min(kept) >= ANSWERS // 2, "hands that hide nothing prove nothing"


def read(person: Person) -> str:
    """Everything that came over the line, and the page made of it, but for the pictures of all
    cards, which every page of the game has."""
    return f"{person.traffic()}\n{person.page.evaluate(_DRAWN)}"


def _asked(person: Person, table: str) -> int:
    """The person to answer next; bots answer by themselves."""
    found: list[int] = []

    def somebody() -> bool:
        state = person.state(table)
        found[:] = [asked["seat"] for asked in state["asked"] if asked["seat"] < 2]
        return bool(found)

    person.until(somebody)
    return found[0]
