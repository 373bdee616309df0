"""The four dice powers."""

from typing import Any

import pytest

from tests.ashes.table import asked, at, cards, dice, keys, play, rule, unit, units, wounds


@rule("AS-191", "AS-192", "AS-193", "AS-098")
@pytest.mark.parametrize("type", ["natural", "charm", "illusion", "ceremonial"])
def test_a_power_takes_the_side_action_and_a_die_showing_power(type: str) -> None:
    table = at(p0={"active": [f"{type}-power"] * 2})
    assert f"power:{type}" in keys(table)
    play(table, f"power:{type}")
    assert dice(table, 0) == {f"{type}-power": 1, type: 1}
    assert table.view(0).marks["sides"] == 0
    assert f"power:{type}" not in keys(table)
    for weaker in ("class", "basic"):
        assert f"power:{type}" not in keys(at(p0={"active": [f"{type}-{weaker}"]}))


@rule("AS-192", "AS-178")
def test_a_power_may_follow_the_main_action() -> None:
    table = at(p0={"active": ["natural-power"]}, p1={"battlefield": ["iron-rhino"]})
    play(table, "pass", "power:natural")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert asked(table) == (1, "action")


@rule("AS-192")
def test_without_a_side_action_there_is_no_power() -> None:
    table = at(sides=0, p0={"active": ["natural-power"]})
    assert "power:natural" not in keys(table)


# Natural


@rule("AS-039", "AS-016")
def test_the_natural_power_damages_any_unit_but_no_phoenixborn() -> None:
    table = at(
        p0={"active": ["natural-power"], "battlefield": ["gilder"]},
        p1={"battlefield": ["iron-rhino"]},
    )
    play(table, "power:natural")
    assert keys(table) == ["target:gilder@1", "target:iron-rhino@1"]
    play(table, "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 1


@rule("AS-039", "AS-215")
def test_the_natural_power_without_a_unit_is_wasted() -> None:
    table = play(at(p0={"active": ["natural-power"]}), "power:natural")
    assert dice(table, 0) == {"natural": 1}
    assert (wounds(table, 0), wounds(table, 1)) == (0, 0)


@rule("AS-039", "AS-C32", "AS-346", "AS-347")
def test_a_power_that_targets_a_unit_can_be_cancelled_and_stays_paid() -> None:
    table = at(
        p0={"active": ["natural-power"]},
        p1={
            "battlefield": ["iron-rhino"],
            "hand": ["golden-veil"],
            "active": ["natural-class", "charm-class"],
        },
    )
    play(table, "power:natural", "react:golden-veil")
    assert unit(table, "iron-rhino")["wounds"] == 0
    assert dice(table, 0) == {"natural": 1}


# Charm


@rule("AS-041", "AS-036", "AS-031")
def test_the_charm_die_lies_on_an_own_unit_and_strengthens_it() -> None:
    table = at(
        p0={"active": ["charm-power"], "battlefield": ["gilder", "mist-spirit"]},
        p1={"battlefield": ["iron-rhino"]},
    )
    play(table, "power:charm")
    assert keys(table) == ["target:gilder@1", "target:mist-spirit@1"]
    play(table, "target:gilder@1")
    marks = unit(table, "gilder")
    assert (marks["attack"], marks["life"], marks["dice"]) == (2, 3, 1)
    assert dice(table, 0) == {}


@rule("AS-041", "AS-204")
def test_the_charm_die_goes_to_the_exhausted_pool_at_the_end_of_the_round() -> None:
    table = at(
        phase="round-end",
        p0={"battlefield": [{"unit": "gilder", "dice": ["charm", "charm"]}], "active": {}},
    )
    marks = unit(table, "gilder")
    assert (marks["attack"], marks["life"]) == (1, 2)
    assert sum(dice(table, 0).values()) == 2  # rolled for the new round
    assert all(die.startswith("charm") for die in dice(table, 0))


@rule("AS-041", "AS-309")
def test_a_unit_may_die_when_its_charm_die_goes() -> None:
    wounded: Any = {"unit": "iron-rhino", "wounds": 4, "dice": ["charm"]}
    table = at(phase="round-end", p0={"battlefield": [wounded]})
    assert units(table, 0) == []
    assert cards(table, "conjurations:0") == ["iron-rhino"]


@rule("AS-041", "AS-036")
def test_a_die_on_a_card_is_not_rolled_in_the_next_round() -> None:
    """The prepare phase begins: only the exhausted die is rolled."""
    charmed: Any = {"unit": "gilder", "dice": ["charm"]}
    table = at(phase="roll", p0={"battlefield": [charmed], "exhausted": {"natural": 1}})
    assert sum(dice(table, 0).values()) == 1
    assert unit(table, "gilder")["dice"] == 1


@rule("AS-037", "AS-041")
def test_when_the_unit_leaves_play_the_die_is_exhausted() -> None:
    charmed: Any = {"unit": "mist-spirit", "dice": ["charm"], "wounds": 1}
    table = at(p0={"battlefield": ["anchornaut"]}, p1={"battlefield": [charmed]})
    play(table, "use:throw@anchornaut.1", "target:mist-spirit@1")
    assert units(table, 1) == []
    assert dice(table, 1) == {"charm": 1}


@rule("AS-041", "AS-215")
def test_the_charm_power_without_a_unit_is_wasted() -> None:
    table = at(p0={"active": ["charm-power"]}, p1={"battlefield": ["gilder"]})
    play(table, "power:charm")
    assert dice(table, 0) == {"charm": 1}
    assert "dice" not in unit(table, "gilder")


# Illusion


@rule("AS-040", "AS-043", "AS-034")
def test_the_illusion_power_exhausts_a_chosen_die_of_an_opponent() -> None:
    table = at(
        p0={"active": ["illusion-power"]},
        p1={"active": ["charm-power", "natural-basic"]},
    )
    play(table, "power:illusion")
    assert (asked(table)[0], keys(table)) == (0, ["die:natural-basic", "die:charm-power"])
    play(table, "die:charm-power")
    assert dice(table, 1) == {"natural-basic": 1, "charm": 1}


@rule("AS-040", "AS-216")
def test_the_illusion_power_finds_nothing_in_an_empty_pool() -> None:
    table = play(
        at(p0={"active": ["illusion-power"]}, p1={"exhausted": {"charm": 2}}), "power:illusion"
    )
    assert dice(table, 1) == {"charm": 2}
    assert asked(table) == (0, "action")


@rule("AS-040", "AS-332", "AS-358")
def test_the_illusion_power_among_three_chooses_the_opponent() -> None:
    table = at(
        players=3,
        p0={"active": ["illusion-power", "charm-basic"]},
        p1={"active": ["charm-power"]},
        p2={"active": ["natural-power"]},
    )
    play(table, "power:illusion")
    assert keys(table) == ["player:1", "player:2"]
    play(table, "player:2")
    assert dice(table, 1) == {"charm-power": 1}
    assert dice(table, 2) == {"natural": 1}


# Ceremonial


@rule("AS-042")
def test_the_ceremonial_power_takes_an_ally_back_and_hurts_by_its_attack() -> None:
    table = at(
        p0={
            "active": ["ceremonial-power"],
            "discard": ["hammer-knight", "seal", "anchornaut"],
            "hand": [],
        }
    )
    play(table, "power:ceremonial")
    assert keys(table) == ["card:hammer-knight", "card:anchornaut"]
    play(table, "card:hammer-knight")
    assert cards(table, "hand:0") == ["hammer-knight"]
    assert cards(table, "discard:0") == ["seal", "anchornaut"]
    assert wounds(table, 0) == 4


@rule("AS-042", "AS-298")
def test_an_ally_without_attack_comes_back_for_free() -> None:
    table = at(p0={"active": ["ceremonial-power"], "discard": ["anchornaut"]})
    play(table, "power:ceremonial")
    assert cards(table, "hand:0") == ["call-upon-the-realms", "anchornaut"]
    assert wounds(table, 0) == 0


@rule("AS-042", "AS-216")
def test_the_ceremonial_power_without_an_ally_in_the_discard_pile_does_nothing() -> None:
    table = at(
        p0={"active": ["ceremonial-power"], "discard": ["seal"]}, p1={"discard": ["anchornaut"]}
    )
    play(table, "power:ceremonial")
    assert cards(table, "discard:0") == ["seal"]
    assert (wounds(table, 0), dice(table, 0)) == (0, {"ceremonial": 1})


@rule("AS-042", "AS-352", "AS-353")
def test_the_ceremonial_power_may_cost_the_game() -> None:
    table = at(p0={"active": ["ceremonial-power"], "discard": ["hammer-knight"], "wounds": 11})
    play(table, "power:ceremonial")
    assert table.result is not None
    assert table.result.winners == (1,)


@rule("AS-042", "AS-364", "AS-360", "AS-358")
def test_among_three_a_player_who_falls_by_their_own_power_ends_the_turn_at_once() -> None:
    table = at(
        players=3,
        p0={
            "active": ["ceremonial-power", "charm-basic"],
            "discard": ["hammer-knight"],
            "wounds": 11,
        },
    )
    play(table, "power:ceremonial")
    assert table.result is None
    assert asked(table) == (1, "action")
    assert dice(table, 0) == {}


@rule("AS-042", "AS-C33")
def test_the_damage_of_the_ceremonial_power_can_be_redirected() -> None:
    table = at(
        p0={
            "active": ["ceremonial-power", "charm-class"],
            "discard": ["rose-fire-dancer"],
            "hand": ["redirect"],
            "battlefield": ["iron-rhino"],
        }
    )
    play(table, "power:ceremonial", "react:redirect")
    assert wounds(table, 0) == 0
    assert unit(table, "iron-rhino")["wounds"] == 3
