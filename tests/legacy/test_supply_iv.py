"""The piles of deck IV."""

from __future__ import annotations

from tests.legacy.support import at, world
from tests.support import cards, marks, play, rule

MADE = world(4)
MADE["supply"][:4] = ["phased-portalite", "refined-lumenium", "reality-stabilizer", "pyro-geist"]
CALM = {"deck": ["influence", "influence"]}


@rule("LG-501")
def test_phased_portalite_gives_more_with_breach_three_open() -> None:
    table = at(4, made=MADE, p0={"hand": ["phased-portalite"]})
    play(table, "play:phased-portalite")
    assert marks(table, "player:0")["aether"] == 2
    wide = at(4, made=MADE, p0={"hand": ["phased-portalite"], "breaches": {"3": "open"}})
    play(wide, "play:phased-portalite")
    assert marks(wide, "player:0")["aether"] == 3


@rule("LG-502")
def test_refined_lumenium_lets_an_ally_draw() -> None:
    table = at(4, made=MADE, p0={"hand": ["refined-lumenium"]}, p1={"hand": [], "deck": ["spark"]})
    play(table, "play:refined-lumenium")
    assert cards(table, "hand:1") == ["spark"]
    assert marks(table, "player:0")["aether"] == 2


@rule("LG-503")
def test_reality_stabilizer_charges_and_silences() -> None:
    mine = {"hand": ["reality-stabilizer", "crystal"]}
    table = at(4, made=MADE, in_play=["psychic-clouds"], p0=mine)
    play(table, "play:reality-stabilizer")
    assert marks(table, "player:0")["charges"] == 2
    assert table.state.in_play[0].silenced


@rule("LG-504", "LG-520")
def test_pyro_geist_deals_damage_when_it_is_prepped_and_twice_when_cast() -> None:
    mine = {"hand": ["pyro-geist", "crystal"], "breaches": {"4": "open"}}
    table = at(4, made=MADE, p0=mine, foe=CALM)
    play(table, "prep:pyro-geist@4")
    assert marks(table, "nemesis")["life"] == 69
    ready = {"breaches": {"4": {"state": "open", "spells": ["pyro-geist"]}}}
    cast = at(4, made=MADE, phase="casting", p0=ready, foe=CALM)
    play(cast, "cast:4")
    assert marks(cast, "nemesis")["life"] == 70 - (1 + 1) - (2 + 1)
