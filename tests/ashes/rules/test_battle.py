"""Section 10: battle, divided counter damage, Battle Advantage and Bypass."""

from __future__ import annotations

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import asked, facing, keys, log, play, rule, unit, units, wounds

ATTACK, ATTACK_BORN = "attack:unit", "attack:phoenixborn"
SPIRIT, WOLF = "attack-with:mist-spirit@1", "attack-with:masked-wolf@1"
OWL, RHINO = "attack-with:three-eyed-owl@1", "attack-with:iron-rhino@1"
RAVEN, ARCHER = "attack-with:seaside-raven@1", "attack-with:blood-archer@1"


def look(table: Table, name: str) -> tuple[int, int]:
    """Wounds and exhaustion tokens of a unit."""
    marks = unit(table, name)
    return marks["wounds"], marks["exhaustion"]


def settle(table: Table) -> Table:
    """Resolve simultaneous damage in the order in which it is offered."""
    while asked(table)[1] == "damage-order":
        table.answer(0)
    return table


# Counter


@rule("AS-159", "AS-162")
def test_with_counter_the_target_takes_the_sum_and_strikes_back_and_all_get_tokens() -> None:
    big = {"unit": "blue-jaguar", "attached": ["root-armor"]}
    table = facing(["three-eyed-owl", "masked-wolf"], [big])
    play(table, ATTACK, OWL, WOLF, "nobody", "counter", "amount:1")
    settle(table)
    assert look(table, "blue-jaguar") == (3, 1)
    assert look(table, "three-eyed-owl") == (1, 1)
    assert units(table, 0) == ["three-eyed-owl@1"]  # the wolf got the other damage


@rule("AS-159", "AS-305")
def test_a_target_destroyed_in_the_battle_deals_its_damage_all_the_same() -> None:
    """The attacker has the target processed first; it strikes back nevertheless."""
    table = facing(["three-eyed-owl", "masked-wolf"], ["sleeping-widow"])
    play(table, ATTACK, OWL, WOLF, "nobody", "counter", "amount:0", "target:sleeping-widow@1")
    assert (units(table, 0), units(table, 1)) == (["three-eyed-owl@1"], [])
    assert look(table, "three-eyed-owl") == (0, 1)


@rule("AS-160")
@pytest.mark.parametrize("share", range(6))
def test_the_defender_divides_the_counter_damage(share: int) -> None:
    """The Rhino's five: some to one attacker, the rest to the other."""
    mine = [{"unit": name, "attached": ["massive-growth"]} for name in ("three-eyed-owl", "gilder")]
    table = facing(mine, ["iron-rhino"])
    play(table, ATTACK, OWL, "attack-with:gilder@1", "nobody", "counter")
    assert asked(table) == (1, "divide")
    assert keys(table) == [f"amount:{number}" for number in range(6)]
    play(table, f"amount:{share}", "target:iron-rhino@1")
    settle(table)
    assert look(table, "three-eyed-owl") == (share, 1)
    assert look(table, "gilder") == (5 - share, 1)


@rule("AS-160", "AS-161")
def test_with_three_attackers_each_part_is_chosen_from_what_is_left() -> None:
    mine = ["three-eyed-owl", "masked-wolf", "mist-spirit"]
    table = facing(mine, [{"unit": "iron-rhino", "attached": ["massive-growth"]}])
    play(table, ATTACK, OWL, WOLF, SPIRIT, "nobody", "counter", "amount:7")
    assert keys(table) == ["amount:0", "amount:1", "amount:2"]  # nine in all
    play(table, "amount:0")
    settle(table)
    assert units(table, 0) == ["masked-wolf@1"]  # seven to the owl, two to the spirit


@rule("AS-161")
def test_one_attacker_may_be_given_more_than_it_can_bear() -> None:
    """The whole five to a Mist Spirit with one life; the Wolf is not touched."""
    table = facing(["mist-spirit", "masked-wolf"], ["iron-rhino"])
    play(table, ATTACK, SPIRIT, WOLF, "nobody", "counter", "amount:5", "target:mist-spirit@1")
    assert "Mist Spirit receives 5 damage." in log(table)
    assert units(table, 0) == ["masked-wolf@1"]
    assert look(table, "masked-wolf") == (0, 1)
    assert look(table, "iron-rhino") == (3, 1)


@rule("AS-161")
def test_all_of_the_counter_damage_is_dealt() -> None:
    """Whatever the first attacker is spared, the last one gets."""
    table = facing(["mist-spirit", "three-eyed-owl"], ["iron-rhino"])
    play(table, ATTACK, SPIRIT, OWL, "nobody", "counter", "amount:0")
    settle(table)
    assert "Three-Eyed Owl receives 5 damage." in log(table)


@rule("AS-162")
def test_a_unit_that_is_destroyed_in_the_battle_needs_no_token() -> None:
    table = facing(["mist-spirit", "masked-wolf"], ["sleeping-widow"])
    play(table, ATTACK, SPIRIT, WOLF, "nobody", "counter", "amount:2")
    settle(table)
    assert (units(table, 0), units(table, 1)) == (["masked-wolf@1"], [])
    assert look(table, "masked-wolf") == (0, 1)


@rule("AS-162")
def test_a_target_without_attack_that_counters_gets_its_token() -> None:
    table = facing(["mist-spirit", "masked-wolf"], ["blood-puppet"])
    play(table, ATTACK, SPIRIT, "done", "nobody", "counter")
    assert look(table, "blood-puppet") == (1, 1)
    assert look(table, "mist-spirit") == (0, 1)


@rule("AS-172")
def test_without_counter_there_is_no_battle() -> None:
    """Battle Advantage, which only matters in battle, spares nobody then: a unit that does not
    counter deals nothing, gets no token, and is hit whatever it has printed on it."""
    table = facing(["mist-spirit"], ["seaside-raven"], born="coal saria")
    play(table, ATTACK, "nobody", "endure")
    assert look(table, "seaside-raven") == (1, 0)
    assert look(table, "mist-spirit") == (0, 1)
    table = facing(["mist-spirit"], ["seaside-raven"], born="coal saria")
    play(table, ATTACK, "nobody", "counter")
    assert units(table, 0) == []  # in battle the Raven strikes first
    assert look(table, "seaside-raven") == (0, 1)


# Battle Advantage


@rule("AS-173")
def test_an_attacker_with_battle_advantage_destroys_before_it_is_hit() -> None:
    table = facing(
        ["seaside-raven"], ["blue-jaguar"], born="saria noah", p0={"active": {"charm-basic": 1}}
    )
    play(table, ATTACK, "nobody", "counter")
    assert units(table, 1) == []
    assert look(table, "seaside-raven") == (0, 1)


@rule("AS-173")
def test_it_works_against_a_blocker_as_well() -> None:
    table = facing(
        ["seaside-raven"], ["blue-jaguar"], born="saria noah", p0={"active": {"charm-basic": 1}}
    )
    play(table, ATTACK_BORN, "block-with:blue-jaguar@1", "counter")
    assert (units(table, 1), wounds(table, 1)) == ([], 0)
    assert look(table, "seaside-raven") == (0, 1)


@rule("AS-173")
def test_a_target_that_survives_the_first_blow_still_strikes_back() -> None:
    table = facing(
        ["seaside-raven"], ["iron-rhino"], born="saria noah", p0={"active": {"charm-basic": 1}}
    )
    play(table, ATTACK, "nobody", "counter")
    assert units(table, 0) == []
    assert look(table, "iron-rhino") == (3, 1)


@rule("AS-173")
def test_a_blocker_with_battle_advantage_strikes_first() -> None:
    table = facing(["blue-jaguar"], ["seaside-raven"], born="coal saria")
    play(table, ATTACK_BORN, "block-with:seaside-raven@1", "counter")
    assert units(table, 0) == []
    assert look(table, "seaside-raven") == (0, 1)


@rule("AS-173")
def test_an_attacker_that_survives_the_counter_deals_its_damage_then() -> None:
    table = facing(["iron-rhino"], ["seaside-raven"], born="coal saria")
    play(table, ATTACK, "nobody", "counter")
    assert units(table, 1) == []
    assert look(table, "iron-rhino") == (3, 1)


@rule("AS-173")
def test_if_both_sides_have_it_the_damage_is_simultaneous() -> None:
    archer = {"unit": "blood-archer", "wounds": 1}
    table = facing(["seaside-raven"], [archer], born="saria noah")
    play(table, ATTACK, "nobody", "counter", "target:blood-archer@1")
    assert (units(table, 0), units(table, 1)) == ([], [])


@rule("AS-173")
def test_several_attackers_have_it_only_if_every_one_has_it() -> None:
    """A Raven and a Spirit together: the Jaguar is destroyed, but strikes back."""
    born = {"born": "saria noah", "p0": {"active": {"charm-basic": 1}}}
    table = facing(["seaside-raven", "mist-spirit"], ["blue-jaguar"], **born)
    play(table, ATTACK, RAVEN, SPIRIT, "nobody", "counter", "amount:2")
    settle(table)
    assert (units(table, 0), units(table, 1)) == (["mist-spirit@1"], [])
    table = facing(["seaside-raven", "blood-archer"], ["blue-jaguar"], **born)
    play(table, ATTACK, RAVEN, ARCHER)
    assert asked(table) == (0, "react")  # the archer's oath is not wanted
    play(table, "pass", "nobody", "counter")
    assert (look(table, "seaside-raven"), look(table, "blood-archer")) == ((0, 1), (0, 1))
    assert units(table, 1) == []


@rule("AS-173", "AS-160")
def test_against_several_with_the_advantage_a_survivor_divides_what_it_has_left_to_deal() -> None:
    big = {"unit": "iron-rhino", "attached": ["massive-growth"]}
    table = facing(
        ["seaside-raven", "blood-archer"],
        [big],
        born="saria noah",
        p0={"active": {"charm-basic": 1}},
    )
    play(table, ATTACK, RAVEN, ARCHER, "pass", "nobody", "counter")
    assert asked(table) == (1, "divide")
    assert unit(table, "iron-rhino")["wounds"] == 6
    play(table, "amount:9")
    assert units(table, 0) == ["blood-archer@1"]
    assert (look(table, "blood-archer"), look(table, "iron-rhino")) == ((0, 1), (6, 1))


@rule("AS-173")
def test_attackers_destroyed_by_a_target_with_the_advantage_deal_nothing() -> None:
    """Three first damage to the Jaguar; then only the Spirit's one point is left."""
    table = facing(["blue-jaguar", "mist-spirit"], ["seaside-raven"], born="coal saria")
    play(table, ATTACK, "attack-with:blue-jaguar@1", SPIRIT, "nobody", "counter", "amount:3")
    assert units(table, 0) == ["mist-spirit@1"]
    assert look(table, "seaside-raven") == (1, 1)
    assert look(table, "mist-spirit") == (0, 1)


@rule("AS-173")
def test_a_unit_whose_text_is_taken_away_has_no_battle_advantage() -> None:
    """Reflections in the Water leaves a Raven only its Magic Guard."""
    muted = {"unit": "seaside-raven", "attached": ["reflections-in-the-water"]}
    table = facing([muted], ["blue-jaguar"], born="saria noah")
    play(table, ATTACK, "nobody", "counter", "target:blue-jaguar@1")
    assert (units(table, 0), units(table, 1)) == ([], [])


# Bypass

SWIFT_RHINO = {"unit": "iron-rhino", "bypass": True}
SWIFT_WOLF = {"unit": "masked-wolf", "bypass": True}


@rule("AS-174")
def test_a_unit_with_bypass_cannot_be_blocked() -> None:
    """The other attacker can."""
    table = facing([SWIFT_RHINO, "masked-wolf"], ["three-eyed-owl", "mist-spirit"])
    play(table, ATTACK_BORN, RHINO, WOLF)
    assert asked(table) == (1, "block")
    assert "Masked Wolf" in table.question.prompt().text("en")  # type: ignore[union-attr]
    play(table, "block-with:mist-spirit@1")
    assert asked(table) == (0, "resolve-attacker")
    play(table, "resolve:iron-rhino@1", "endure")
    assert wounds(table, 1) == 5


@rule("AS-174")
def test_if_every_attacker_has_bypass_nobody_is_asked_to_block_or_guard() -> None:
    table = facing([SWIFT_RHINO, SWIFT_WOLF], ["three-eyed-owl", "gilder"])
    play(table, ATTACK_BORN, RHINO, WOLF)
    assert asked(table) == (0, "resolve-attacker")
    table = facing([SWIFT_RHINO, SWIFT_WOLF], ["three-eyed-owl", "gilder"])
    play(table, ATTACK, RHINO, WOLF, "target:three-eyed-owl@1")
    assert asked(table) == (1, "counter")


@rule("AS-174")
def test_with_one_attacker_without_bypass_the_attack_on_a_unit_can_be_guarded() -> None:
    table = facing([SWIFT_RHINO, "masked-wolf"], ["three-eyed-owl", "gilder"])
    play(table, ATTACK, RHINO, WOLF, "target:three-eyed-owl@1")
    assert asked(table) == (1, "guard")
    play(table, "guard:aradel-summergaard@1")
    assert wounds(table, 1) == 7


@rule("AS-174")
def test_hypnotize_gives_bypass() -> None:
    table = facing(
        ["iron-rhino"],
        ["three-eyed-owl"],
        p0={"spellboard": ["hypnotize"], "active": {"charm-class": 2}},
    )
    play(table, "use:activate@hypnotize.1", ATTACK_BORN)
    assert wounds(table, 1) == 5
