"""Texts of Relic that were read by somebody who knows the language; see `readings`.

`words.toml` holds every card, sheet, scenario and space.
"""

from __future__ import annotations

from pathlib import Path

from emberhold.games.relic.cards import CARDS, CHARACTERS, NEMESES, SCENARIOS
from emberhold.games.relic.map.board import SPACE_NAMED
from emberhold.games.relic.seen.card_text import card_text, scenario_text, sheet_text, space_text
from tests.support.readings import Readings

SHEETS = {**CHARACTERS, **NEMESES}

READINGS = Readings(
    Path(__file__).parent,
    {},
    card=lambda name, more, language: "\n".join(card_text(CARDS[name], language)),
    sheet=lambda name, more, language: "\n".join(sheet_text(SHEETS[name], language)),
    scenario=lambda name, more, language: "\n".join(scenario_text(SCENARIOS[name], language)),
    space=lambda name, more, language: "\n".join(space_text(SPACE_NAMED[name], language)),
)


def test_everything_reads_as_it_was_read() -> None:
    READINGS.hold()


def test_everything_was_read() -> None:
    printed = {f"card {slug}" for slug in CARDS} | {f"sheet {slug}" for slug in SHEETS}
    printed |= {f"scenario {slug}" for slug in SCENARIOS}
    printed |= {f"space {slug}" for slug in SPACE_NAMED}
    assert printed - set(READINGS.words) == set()
