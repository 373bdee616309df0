"""Section 12: Link. No market card of this box has it, so two spells are invented here."""

from __future__ import annotations

import pytest

from emberhold.games.aeons_end.card import spell
from emberhold.games.aeons_end.effects.damage import Deal
from emberhold.kernel.table import Table
from tests.aeons_end.catalogue import CARDS
from tests.support import at, cards, keys, nemesis_life, play, rule


@pytest.fixture(autouse=True)
def _linked_spells(monkeypatch: pytest.MonkeyPatch) -> None:
    for card in (
        spell("Twin Flame", 3, cast=Deal(2), link=True),
        spell("Twin Frost", 3, cast=Deal(5), link=True),
    ):
        monkeypatch.setitem(CARDS, card.slug, card)


def prepping(hand: list[str], *lying: str) -> list[str]:
    """What a player with one breach, and these spells on it, may prep."""
    breaches = {"1": {"spells": list(lying)}, "2": "R", "3": "R", "4": "R"}
    table = at(p0={"hand": [*hand, "crystal"], "breaches": breaches})
    return [key for key in keys(table) if key.startswith("prep:")]


def casting(state: str, *spells: str) -> Table:
    """The casting phase with these spells together on breach II."""
    breaches = {"2": {"state": state, "spells": list(spells)}}
    p0 = {"hand": ["crystal"], "discard": [], "breaches": breaches}
    return at(phase="casting", p0=p0, foe={"life": 40, "deck": ["smite"], "discard": []})


@rule("WE-215")
def test_two_spells_with_link_share_a_breach() -> None:
    assert prepping(["twin-flame"], "twin-frost") == ["prep:twin-flame@1"]
    table = at(p0={"hand": ["twin-flame", "twin-frost", "crystal"], "breaches": {"1": "open"}})
    play(table, "prep:twin-flame@1", "prep:twin-frost@1")
    assert cards(table, "breach:0:1") == ["twin-flame", "twin-frost"]


@rule("WE-215")
def test_two_copies_of_the_same_spell_with_link_may_share_one_too() -> None:
    assert prepping(["twin-flame"], "twin-flame") == ["prep:twin-flame@1"]


@rule("WE-216")
def test_a_spell_with_link_does_not_join_one_without_nor_the_other_way_round() -> None:
    assert prepping(["twin-flame"], "spark") == []
    assert prepping(["spark"], "twin-flame") == []


@rule("WE-217")
def test_no_third_spell_joins_the_pair() -> None:
    assert prepping(["twin-flame", "spark"], "twin-flame", "twin-frost") == []


@rule("WE-218", "WE-220")
def test_on_an_open_breach_each_of_the_two_is_optional_by_itself() -> None:
    table = casting("open", "twin-flame", "twin-frost")
    assert keys(table) == ["cast:twin-flame@2", "cast:twin-frost@2", "end"]
    play(table, "cast:twin-frost@2")
    assert nemesis_life(table) == 35
    assert cards(table, "discard:0") == ["twin-frost"]
    assert cards(table, "breach:0:2") == ["twin-flame"]
    assert keys(table) == ["cast:2", "end"]
    play(table, "end")
    assert cards(table, "breach:0:2") == ["twin-flame"]


@rule("WE-219", "WE-220")
def test_on_a_closed_breach_both_must_be_cast_one_after_the_other() -> None:
    table = casting("L", "twin-flame", "twin-frost")
    assert keys(table) == ["cast:twin-flame@2", "cast:twin-frost@2"]
    play(table, "cast:twin-frost@2")  # the other one follows: it is the only choice left
    assert nemesis_life(table) == 33
    assert cards(table, "discard:0") == ["twin-frost", "twin-flame"]
    assert cards(table, "breach:0:2") == []


@rule("WE-220")
def test_each_of_the_two_is_discarded_before_its_own_effect() -> None:
    breaches = {"2": {"state": "L", "spells": ["twin-flame", "twin-frost"]}}
    p0 = {"hand": ["crystal"], "discard": [], "breaches": breaches}
    table = at(phase="casting", p0=p0, in_play=["catacomb-drone"])
    play(table, "cast:twin-flame@2")
    assert cards(table, "discard:0") == ["twin-flame"]
    assert cards(table, "breach:0:2") == ["twin-frost"]
    play(table, "target:nemesis")
    assert cards(table, "discard:0") == ["twin-flame", "twin-frost"]
    assert cards(table, "breach:0:2") == []


@rule("WE-218")
def test_two_copies_of_the_same_spell_are_one_choice() -> None:
    table = casting("open", "twin-flame", "twin-flame")
    assert keys(table) == ["cast:twin-flame@2", "end"]
    play(table, "cast:twin-flame@2")
    assert keys(table) == ["cast:2", "end"]
