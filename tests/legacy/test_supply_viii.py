"""Deck VIII: the last four piles."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.cards.legacy.mages.mage_own import pulse_of
from emberhold.games.aeons_end.cards.legacy.piles.after_chapter_7 import AFTER_CHAPTER_7
from emberhold.games.aeons_end.cards.legacy.piles.supply import FIRST_SUPPLY
from emberhold.kernel.table import Table
from tests.legacy import support
from tests.support import cards, keys, marks, play, rule

PILES = [*(card.slug for card in AFTER_CHAPTER_7), *FIRST_SUPPLY[:1], *FIRST_SUPPLY[5:]]


def at(**position: Any) -> Table:
    """Chapter 7, whose supply holds the piles of deck VIII."""
    return support.at(7, made=support.world(7, supply=PILES), **position)


def casting(spell: str, **side: Any) -> dict[str, Any]:
    breaches = {"1": {"state": "open", "spells": [spell]}}
    return {"breaches": breaches, "hand": ["crystal"], **side}


@rule("LG-513", "LG-524")
def test_arcing_silicate_turns_pulse_into_one_damage() -> None:
    """Any number of the pulse tokens held may be lost; where none is, nothing follows."""
    table = at(p0={"hand": ["arcing-silicate", "crystal"], "pulse": 2})
    play(table, "play:arcing-silicate")
    assert set(keys(table)) == {"pulse:0", "pulse:1", "pulse:2", "pulse:3"}
    play(table, "pulse:3")
    assert marks(table, "nemesis")["life"] == 62
    assert marks(table, "player:0")["aether"] == 2
    kept = at(p0={"hand": ["arcing-silicate", "crystal"]})
    play(kept, "play:arcing-silicate", "pulse:0")
    assert marks(kept, "nemesis")["life"] == 65
    assert pulse_of(kept.state.players[0]) == marks(kept, "player:0")["pulse"] == 1


@rule("LG-514", "LG-525")
def test_adrenal_batteries_open_a_breach_and_prep_a_spell_there() -> None:
    table = at(p0={"hand": ["adrenal-batteries", "crystal"], "pulse": 2})
    play(table, "play:adrenal-batteries", "do:may", "open:1.3", "gain:gravity-node")
    assert "prep-any:gravity-node@0.2" not in keys(table)
    play(table, "prep-any:gravity-node@1.3")
    breach = table.state.players[1].breach(3)
    assert breach is not None
    assert breach.open
    assert [spell.slug for spell in breach.spells] == ["gravity-node"]
    assert "pulse" not in marks(table, "player:0")


@rule("LG-525", "LG-359")
def test_adrenal_batteries_need_all_four_tokens() -> None:
    table = at(p0={"hand": ["adrenal-batteries", "crystal"], "pulse": 1})
    play(table, "play:adrenal-batteries")
    assert marks(table, "player:0")["pulse"] == 3
    assert "play:crystal" in keys(table)


@rule("LG-525")
def test_without_an_empty_breach_the_spell_is_discarded() -> None:
    full = {str(number): {"state": "open", "spells": ["spark"]} for number in range(1, 5)}
    side = {"hand": ["adrenal-batteries", "crystal"], "pulse": 2, "breaches": full}
    table = at(p0=side, p1={"breaches": full})
    play(table, "play:adrenal-batteries", "do:may", "gain:fire-chakram")
    assert cards(table, "discard:0") == ["fire-chakram"]


@rule("LG-515", "LG-526")
def test_fiery_conclusion_burns_brighter_over_empty_piles() -> None:
    three = {"fire-chakram": 0, "gravity-node": 0, "warping-haze": 0}
    two = {"fire-chakram": 0, "gravity-node": 0}
    for market, left in ((three, 58), (two, 61)):
        table = at(phase="casting", p0=casting("fiery-conclusion"), market=market)
        play(table, "cast:1")
        assert marks(table, "nemesis")["life"] == left


@rule("LG-516")
def test_sphere_of_inversion_lets_an_ally_trade_a_card_for_life() -> None:
    ally = {"hand": ["spark"], "life": 5}
    table = at(phase="casting", p0=casting("sphere-of-inversion"), p1=ally)
    play(table, "cast:1", "do:may")
    assert marks(table, "nemesis")["life"] == 58
    assert cards(table, "destroyed") == ["spark"]
    assert marks(table, "player:1")["life"] == 7
    no = at(phase="casting", p0=casting("sphere-of-inversion"), p1=ally)
    play(no, "cast:1", "skip")
    assert marks(no, "player:1")["life"] == 5
