"""Every card, sheet and space is tested from a position; here is what is not."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from emberhold.games.relic.cards import BY_DECK, CHARACTERS, NEMESES, SCENARIOS
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.terms import DECKS


def named() -> set[str]:
    """What the tables of this folder name, and what their files say has a test of its own."""
    found: set[str] = set()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for name, table in vars(import_module(f"tests.relic.cards.{path.stem}")).items():
            if name.isupper() and isinstance(table, tuple):
                found |= {row for row in table if isinstance(row, str)}
                found |= {row[0] for row in table if isinstance(row, tuple)}
    return found


ALONE = ("dark-alliance", "shoulder-to-shoulder")
"""Scenarios of more than two seats: their tests are not rows."""


def test_every_card_has_a_test() -> None:
    without = {
        DECKS[number]: [card.slug for card in deck if card.slug not in named()]
        for number, deck in enumerate(BY_DECK)
    }
    assert {deck: cards for deck, cards in without.items() if cards} == {}


def test_every_sheet_every_scenario_and_every_space_has_a_test() -> None:
    things = [*CHARACTERS, *NEMESES, *SCENARIOS, *(space.slug for space in SPACES)]
    assert [thing for thing in things if thing not in named()] == []
