"""Deck VI, and the pulse tokens it gives."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.cards.legacy.piles.after_chapter_6 import AFTER_CHAPTER_6
from emberhold.games.aeons_end.cards.legacy.piles.supply import FIRST_SUPPLY
from emberhold.kernel.table import Table
from tests.legacy import support
from tests.support import cards, keys, marks, play, rule


def at(**position: Any) -> Table:
    """Chapter 7, whose supply holds the piles of deck VI and the cheapest of the first ones."""
    piles = [card.slug for card in AFTER_CHAPTER_6] + [*FIRST_SUPPLY[:1], *FIRST_SUPPLY[5:]]
    return support.at(7, made=support.world(7, supply=piles), **position)


@rule("LG-509", "LG-523", "LG-314")
def test_fulmite_slab_lets_pulse_tokens_be_exchanged_in_this_turn() -> None:
    table = at(p0={"hand": ["fulmite-slab", "crystal"]})
    assert "exchange" not in keys(table)
    play(table, "play:fulmite-slab")
    assert marks(table, "player:0")["pulse"] == 2
    play(table, "exchange", "exchange")
    assert marks(table, "player:0")["aether"] == 3
    assert "exchange" not in keys(table)


@rule("LG-359")
def test_nobody_has_more_than_five_pulse_tokens() -> None:
    table = at(p0={"hand": ["fulmite-slab"], "pulse": 4})
    play(table, "play:fulmite-slab")
    assert marks(table, "player:0")["pulse"] == 5


@rule("LG-510")
def test_prophetic_lens_destroys_the_top_card_or_gives_aether() -> None:
    side = {"hand": ["prophetic-lens", "crystal"], "deck": ["spark", "crystal"]}
    table = at(p0=side)
    play(table, "play:prophetic-lens", "destroy:spark")
    assert cards(table, "destroyed") == ["spark"]
    assert marks(table, "player:0")["aether"] == 0
    assert marks(table, "player:0")["charges"] == 1
    kept = at(p0=side)
    play(kept, "play:prophetic-lens", "skip")
    assert marks(kept, "player:0")["aether"] == 1
    assert cards(kept, "destroyed") == []


@rule("LG-511")
def test_sparking_siphon_gives_pulse_when_gained_and_life_when_cast() -> None:
    armed = {
        "breaches": {"1": {"state": "open", "spells": ["sparking-siphon"]}},
        "pulse": 1,
        "life": 6,
        "hand": ["crystal"],
    }
    table = at(phase="casting", p0=armed, foe={"deck": ["erupt"]})
    play(table, "cast:1", "do:may", "player:0")
    assert marks(table, "nemesis")["life"] == 63
    assert marks(table, "player:0")["life"] == 7
    assert "pulse" not in marks(table, "player:0")


@rule("LG-364", "LG-511")
def test_sparking_siphon_gained_on_the_nemesis_turn_gives_pulse_too() -> None:
    table = at(
        phase="nemesis",
        in_play=[{"card": "slice-of-risen", "tokens": 1}],
        foe={"deck": ["erupt"]},
        p0={"hand": ["incinerating-fist"]},
        p1={"hand": ["crystal"]},
    )
    play(table, "gain:sparking-siphon")
    assert cards(table, "hand:0") == ["sparking-siphon"]
    assert marks(table, "player:0")["pulse"] == 2


@rule("LG-512")
def test_thunderous_oath_lets_an_ally_draw() -> None:
    armed = {
        "breaches": {"1": {"state": "open", "spells": ["thunderous-oath"]}},
        "pulse": 2,
        "hand": ["crystal"],
    }
    ally = {"hand": [], "deck": ["spark", "crystal", "crystal"]}
    table = at(phase="casting", p0=armed, p1=ally, foe={"deck": ["erupt"]})
    play(table, "cast:1")
    assert marks(table, "nemesis")["life"] == 59
    play(table, "pulse:2")
    assert cards(table, "hand:1") == ["spark", "crystal"]
    assert marks(table, "player:0")["pulse"] == 1
