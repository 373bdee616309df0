"""Section 15: casting an ally's spell, with Vortex Gauntlet and the ability of Mist."""

from __future__ import annotations

from typing import Any

from emberhold.kernel.table import Table
from tests.support import asks, at, cards, in_play, keys, nemesis_life, play, rule


def gauntlet(spell: str, number: int = 2, **more: Any) -> Table:
    """The first player casts with Vortex Gauntlet what Gex has prepped, by itself if it is all."""
    p0 = {"hand": ["vortex-gauntlet", "crystal", "crystal"], "discard": [], **more.pop("p0", {})}
    prepped = {"breaches": {str(number): {"spells": [spell]}}}
    p1 = {"hand": ["spark"], "discard": [], **prepped, **more.pop("p1", {})}
    foe = {"life": 40, "deck": ["smite"], "discard": []}
    table = at(p0=p0, p1=p1, foe=foe, **more)
    play(table, "play:vortex-gauntlet")
    if f"spell:{spell}@1.{number}" in keys(table):
        play(table, f"spell:{spell}@1.{number}")
    return table


def asked(table: Table) -> tuple[int, list[str]]:
    """Who is asked, and what the options are."""
    return asks(table).seat, keys(table)


@rule("WE-238", "WE-239")
def test_you_on_the_spell_means_the_caster() -> None:
    """Jagged Lightning: *you* may discard a card in hand."""
    table = gauntlet("jagged-lightning")
    assert asked(table) == (0, ["do:may", "skip"])
    play(table, "do:may")
    assert cards(table, "hand:0") == ["crystal"]
    assert cards(table, "discard:0") == ["crystal"]
    assert cards(table, "hand:1") == ["spark"]
    assert asked(table) == (0, ["player:0", "player:1"])  # and the caster says who focuses


@rule("WE-239")
def test_the_caster_chooses_the_target() -> None:
    table = gauntlet("fiery-torrent", in_play=["mangleroot"])
    assert asked(table) == (0, ["target:nemesis", "target:mangleroot"])
    play(table, "target:mangleroot")
    assert in_play(table) == {"mangleroot": 10}


@rule("WE-240")
def test_your_prepped_spells_are_those_of_the_caster() -> None:
    """Thoughtform Familiar: 2 damage, and 1 more for each of your other prepped spells."""
    own = {"breaches": {"1": {"spells": ["spark"]}, "2": {"spells": ["spark"]}}}
    assert nemesis_life(gauntlet("thoughtform-familiar", p0=own)) == 40 - 4
    theirs = {
        "breaches": {
            "2": {"spells": ["thoughtform-familiar"]},
            "3": {"spells": ["spark"]},
            "4": {"spells": ["spark"]},
        }
    }
    assert nemesis_life(gauntlet("thoughtform-familiar", p1=theirs)) == 40 - 2


@rule("WE-241")
def test_the_spell_is_discarded_to_the_pile_of_the_one_who_had_it_prepped() -> None:
    table = gauntlet("fiery-torrent", in_play=["mangleroot"], p1={"discard": ["crystal"]})
    assert cards(table, "discard:1") == ["crystal", "fiery-torrent"]  # before its effect
    assert cards(table, "discard:0") == []
    assert cards(table, "breach:1:2") == []


@rule("WE-241")
def test_unless_the_effect_says_otherwise() -> None:
    """Vortex Gauntlet then returns the spell to its owner's hand."""
    table = gauntlet("fiery-torrent")
    assert cards(table, "hand:1") == ["spark", "fiery-torrent"]
    assert cards(table, "discard:1") == []


@rule("WE-242")
def test_the_bonus_comes_from_the_breach_the_spell_was_on() -> None:
    theirs = gauntlet("fiery-torrent", 3)
    assert nemesis_life(theirs) == 40 - 3
    mine = {"breaches": {"1": "open", "2": "open", "3": "open", "4": "open"}}
    assert nemesis_life(gauntlet("fiery-torrent", 2, p0=mine)) == 40 - 2


@rule("WE-238", "WE-239", "WE-241", "WE-242")
def test_mist_casts_spells_of_all_players_and_hands_them_to_allies() -> None:
    table = at(
        mages=["mist", "gex"],
        foe={"life": 40, "deck": ["smite"], "discard": []},
        p0={"hand": ["crystal"], "discard": [], "charges": 6, "breaches": {"1": "open"}},
        p1={"hand": [], "discard": [], "breaches": {"3": {"spells": ["jagged-lightning"]}}},
    )
    play(table, "ability", "spell:jagged-lightning@1.3")
    assert nemesis_life(table) == 40 - 4
    assert asked(table) == (0, ["do:may", "skip"])
    assert cards(table, "discard:1") == ["jagged-lightning"]
    play(table, "skip")
    assert cards(table, "hand:1") == ["jagged-lightning"]
