"""Nemeses of the first box met by the mages and cards of War Eternal (AE-229 and what follows)."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.cards.first_box.basic import BASIC
from emberhold.games.aeons_end.cards.first_box.foes.nemeses import NEMESES
from emberhold.games.aeons_end.cards.war_eternal.basic import BASIC as WAR_ETERNAL_BASIC
from emberhold.games.aeons_end.game import WAR_ETERNAL, AeonsEnd
from emberhold.games.aeons_end.seen.sheet_text import sheet_text
from emberhold.kernel.table import Table, open_table
from emberhold.parts.choices import Plan
from tests.first_box.support import at
from tests.support import (
    asks,
    cards,
    gravehold,
    in_play,
    keys,
    life,
    marks,
    nemesis_life,
    play,
    rule,
    tokens,
)

_FIRST = WAR_ETERNAL.box.plans[0]
_PLAN = Plan(seats=_FIRST.seats, wishes={}, name=_FIRST.name, note=_FIRST.note)
MIXED = AeonsEnd(
    "mixed",
    WAR_ETERNAL.box.changed(
        slug="mixed", sheets=NEMESES, basic=(*WAR_ETERNAL_BASIC, *BASIC), plans=(_PLAN,)
    ),
)
QUEEN = "carapace-queen"
MASK = "crooked-mask"
PRINCE = "prince-of-gluttons"


def mixed(
    nemesis: str,
    mages: list[str],
    phase: str = "main",
    foe: Any = None,
    named: Any = "play-it-again",
    **more: Any,
) -> Table:
    """A table of War Eternal's mages and market against a nemesis of the first box."""
    players = {str(seat): more.pop(f"p{seat}") for seat in (0, 1) if f"p{seat}" in more}
    side = {"deck": ["skewer", "slaughter"], "discard": [], **(foe or {})}
    turn = {"player": 0, "phase": phase}
    position = {"turn": turn, "nemesis": side, "players": players, **more}
    setup = {"nemesis": nemesis, "mages": mages, "market": named}
    return open_table(MIXED, len(mages), 1, setup, position)


@rule("AE-231")
def test_fury_and_husks_are_not_nemesis_tokens() -> None:
    for sheet in NEMESES:
        assert not any("nemesis token" in line for line in sheet_text(sheet, "en"))


@rule("AE-238", "AE-155")
def test_a_husk_earns_no_trophy_and_a_minion_card_does() -> None:
    own: dict[str, Any] = {"breaches": {"1": {"spells": ["extinguish"]}}}
    table = mixed(QUEEN, ["quilius", "gex"], "casting", {"tokens": 2}, p0=own)
    play(table, "cast:1", "target:husks")
    assert tokens(table) == 1
    assert "trophies" not in marks(table, "player:0")
    womb = [{"card": "broodwomb", "life": 1}]
    table = mixed(QUEEN, ["quilius", "gex"], "casting", {"tokens": 0}, in_play=womb, p0=own)
    play(table, "cast:1", "target:broodwomb")
    assert marks(table, "player:0")["trophies"] == 1
    own = {"breaches": {"3": {"state": "open", "spells": ["extinguish"]}}}
    table = mixed(QUEEN, ["quilius", "gex"], "casting", {"tokens": 3}, p0=own)
    play(table, "cast:3", "target:husks")
    assert asks(table).topic == "spread"


@rule("AE-239")
def test_colossal_force_spreads_its_part_over_the_husks_for_nothing() -> None:
    charges = WAR_ETERNAL.box.mages["garu"].charges
    table = mixed(QUEEN, ["garu", "gex"], foe={"tokens": 5}, p0={"charges": charges})
    play(table, "ability")
    while asks(table).topic != "divide":
        play(table, "skip")
    play(table, "target:husks")
    assert asks(table).prompt().text("en").startswith("Garu: choose how much of the damage Husks")
    play(table, "damage:2")
    assert tokens(table) == 3
    assert life(table, 0) == 10


@rule("AE-241", "AE-178")
def test_vimcraft_oath_destroys_corruptions_in_the_discard_pile() -> None:
    charges = WAR_ETERNAL.box.mages["gex"].charges
    own = {"charges": charges, "discard": ["contagion", "spark"]}
    table = mixed(MASK, ["gex", "mist"], p0=own)
    play(table, "ability")
    while asks(table).topic not in ("destroy-up-to", "main"):
        play(table, "player:0")
    play(table, next(key for key in keys(table) if key.startswith("from-discard:contagion")))
    assert cards(table, "corruption-deck") == ["contagion"]
    assert cards(table, "destroyed") == []


@rule("AE-242")
def test_reduce_to_ash_looks_after_the_corruptions_of_the_start() -> None:
    own = {
        "hand": ["reckless-might"],
        "deck": ["crystal"],
        "breaches": {"1": {"spells": ["reduce-to-ash"]}},
    }
    table = mixed(MASK, ["gex", "mist"], "casting", p0=own)
    relic = next(key for key in keys(table) if key.startswith("gain:"))
    play(table, relic)
    assert asks(table).topic == "destroy-revealed"
    assert keys(table)[0] == relic.replace("gain:", "destroy:")


@rule("AE-243")
def test_equilibrium_leaves_the_one_damage_for_spreading_as_it_is() -> None:
    breaches = {
        "1": {"spells": ["fiery-torrent"]},
        "2": {"state": "open", "spells": ["equilibrium"]},
    }
    table = mixed(QUEEN, ["gex", "mist"], "casting", {"tokens": 5}, p0={"breaches": breaches})
    play(table, "cast:1")
    while asks(table).topic != "target":
        play(table, keys(table)[0])
    before = life(table, 0)
    play(table, "target:husks", "do:may")
    assert life(table, 0) == before - 1


@rule("AE-246")
@pytest.mark.parametrize(("left", "ways"), [(1, 1), (2, 2)])
def test_another_copy_may_come_from_the_top_of_the_devoured_pile(left: int, ways: int) -> None:
    table = mixed(
        PRINCE,
        ["gex", "mist"],
        foe={"devoured": ["volcanic-glass"]},
        market={"volcanic-glass": left},
        p0={"hand": ["crystal"], "deck": [], "aether": 9},
    )
    play(table, "buy:volcanic-glass")
    if asks(table).topic == "may":
        play(table, "do:may")
    if ways == 2:
        assert keys(table) == ["gain:volcanic-glass", "gain:volcanic-glass@own"]
        play(table, "gain:volcanic-glass@own")
    assert cards(table, "devoured") == []
    assert table.state.players[1].deck[-1].slug == "volcanic-glass"
    assert table.view(0).zone("pile:volcanic-glass").count == left - 1


@rule("AE-244")
def test_illuminate_answers_a_focus_in_the_own_turn_and_no_other() -> None:
    own = {
        "hand": ["delirium-veil", "crystal"],
        "breaches": {"1": {"spells": ["illuminate"]}, "2": "R", "3": "R"},
    }
    table = mixed(MASK, ["yan-magda", "gex"], "casting", p0=own)
    play(table, "breach:2")
    assert nemesis_life(table) == 69
    foe = {"deck": ["burden", "smite"], "corruption_deck": ["contagion", "nothingness"]}
    order = {"deck": ["1", "2"], "discard": ["nemesis"]}
    table = mixed(MASK, ["yan-magda", "gex"], "nemesis-draw", foe, turn_order=order, p0=own)
    play(table, "player:1", "player:1", "player:0", "breach:2")
    assert nemesis_life(table) == 70


@rule("AE-245")
@pytest.mark.parametrize(("left", "topic"), [(0, "may"), (3, "main")])
def test_an_empty_pile_is_empty_whatever_is_on_the_devoured_pile(left: int, topic: str) -> None:
    market = [*WAR_ETERNAL.box.suggested["play-it-again"]]
    market[3] = "conclave-scroll"
    table = mixed(
        PRINCE,
        ["gex", "mist"],
        foe={"devoured": ["conclave-scroll"]},
        named=market,
        market={"conclave-scroll": left},
        p0={"hand": ["conclave-scroll", "crystal"]},
        p1={"discard": ["spark"]},
    )
    play(table, "play:conclave-scroll")
    assert asks(table).topic == topic


@rule("AE-252")
def test_a_spell_that_a_strike_discards_does_nothing_any_more() -> None:
    own = {"breaches": {"1": {"spells": ["illuminate"]}}}
    foe = {"deck": ["cleave", "smite"], "strike_deck": ["seize"]}
    order = {"deck": ["1", "2"], "discard": ["nemesis"]}
    table = mixed("rageborne", ["gex", "mist"], "nemesis-draw", foe, turn_order=order, p0=own)
    assert "illuminate" in cards(table, "discard:0")
    assert table.state.players[0].watch == ()


# Damage that is prevented for a whole turn


def sheltered(nemesis: str, in_play: list[Any], foe: dict[str, Any], **more: Any) -> Table:
    """Phaedraxa uses her rune when the nemesis' turn is drawn."""
    table = at(
        nemesis=nemesis,
        mages=["phaedraxa", "jian"],
        phase="turn",
        in_play=in_play,
        foe={"deck": ["eye-of-nothing", "slaughter"], "discard": [], **foe},
        turn_order={"deck": ["nemesis", "1"], "discard": ["2"]},
        p0={"charges": 5, "hand": ["crystal"]},
        **more,
    )
    return play(table, keys(table)[0])


@rule("AE-059", "AE-249")
def test_damage_instead_of_husks_corruptions_and_devoured_cards_is_prevented() -> None:
    table = sheltered(QUEEN, ["bane-sire"], {"tokens": 15})
    assert (tokens(table), gravehold(table)) == (15, 30)
    table = sheltered(MASK, ["bane-sire"], {"corruption_deck": []})
    play(table, "player:0")
    assert gravehold(table) == 30
    table = sheltered(PRINCE, ["bane-sire"], {}, market={"jade": 1})
    assert table.view(0).zone("pile:jade").count == 0
    assert gravehold(table) == 30


@rule("AE-058")
def test_damage_cannot_be_spread_in_a_turn_without_damage() -> None:
    table = at(
        nemesis=QUEEN,
        mages=["phaedraxa", "jian"],
        phase="turn",
        foe={"tokens": 5},
        turn_order={"deck": ["1"], "discard": ["2"]},
        p0={"charges": 5, "breaches": {"2": {"state": "open", "spells": ["feral-lightning"]}}},
    )
    play(table, keys(table)[0], "cast:2", "target:husks")
    assert asks(table).topic != "spread"
    assert tokens(table) == 4


@rule("AE-120", "AE-229")
def test_basic_cards_of_both_boxes_come_together() -> None:
    foe = {"deck": ["awaken", "smite"], "discard": ["null-scion"]}
    order = {"deck": ["1", "2"], "discard": ["nemesis"]}
    table = mixed("rageborne", ["gex", "mist"], "nemesis-draw", foe, turn_order=order)
    play(table, "do:2")
    assert in_play(table) == {"null-scion": 11}
