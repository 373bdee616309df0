"""Every card of the first box is in a test of what it does; every worked example is a test."""

from __future__ import annotations

import re
from pathlib import Path

from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX

_READ_ALL = ("test_every_card.py", "test_foe_words.py")
"""Tests that go through all cards prove nothing about a single one."""
_TESTS = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    if path.name not in _READ_ALL
)
CARDS = [
    *FIRST_BOX.cards,
    *(card.slug for sheet in FIRST_BOX.sheets for card in sheet.own.cards()),
]


def named(slug: str) -> bool:
    """As a card on a table, or in the name of a test."""
    words = slug.removesuffix("-first-box").replace("-", "_")
    return f'"{slug}"' in _TESTS or re.search(rf"def test_\w*{words}", _TESTS) is not None


def test_every_card_is_tested() -> None:
    assert len(set(CARDS)) == 112
    assert [slug for slug in CARDS if not named(slug)] == []


def test_a_card_that_no_test_names_is_noticed() -> None:
    assert not named("card-of-no-box")


def test_every_mage_and_nemesis_is_tested() -> None:
    for slug in (*FIRST_BOX.mages, *FIRST_BOX.nemeses):
        assert named(slug), slug


def test_all_worked_examples_are_tests() -> None:
    marked = set(re.findall(r'"AE-E(\d\d)"', _TESTS))
    assert marked == {f"{number:02}" for number in range(1, 21)}
