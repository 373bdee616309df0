"""Section 10: attacking a unit.

Player 0 is Coal Roarkwin, whose Slash keeps the turn open after the attack, so that the tokens it
left can be counted before anything else happens.
"""

from __future__ import annotations

import pytest

from emberhold.games.ashes.cards import CARDS
from emberhold.games.ashes.effects.base import unit as any_unit
from emberhold.games.ashes.effects.harm import Exhaust
from tests.ashes.table import (
    asked,
    facing,
    keys,
    log,
    marks,
    play,
    rule,
    tokens,
    unit,
    units,
    wounds,
)

ATTACK = "attack:unit"
RHINO, WOLF = "attack-with:iron-rhino@1", "attack-with:masked-wolf@1"
SPIRIT = "attack-with:mist-spirit@1"
THROW = "use:throw@anchornaut.1"
BORN_GUARD = "guard:aradel-summergaard@1"
TIRED_JAGUAR = {"unit": "blue-jaguar", "exhaustion": 1}


# The action, attackers and target


@rule("AS-140", "AS-142", "AS-143", "AS-146", "AS-155")
def test_the_steps_of_the_attack_in_order() -> None:
    """Attackers, target, a guard, then damage."""
    table = facing(["iron-rhino", "masked-wolf"], ["three-eyed-owl", "mist-spirit"])
    seen = []
    for answer in (ATTACK, RHINO, WOLF, "target:three-eyed-owl@1", "nobody", "endure"):
        seen.append(asked(table))
        play(table, answer)
    assert seen == [
        (0, "action"),
        (0, "attackers"),
        (0, "attackers"),
        (0, "attack-unit"),
        (1, "guard"),
        (1, "counter"),
    ]
    assert asked(table) == (0, "action")


@rule("AS-141")
def test_it_takes_an_unexhausted_unit_and_an_opposing_unit() -> None:
    assert ATTACK in keys(facing(["mist-spirit"], [TIRED_JAGUAR]))
    assert ATTACK not in keys(facing(["mist-spirit"]))
    assert ATTACK not in keys(facing([], ["iron-rhino"]))
    assert ATTACK not in keys(facing([{"unit": "mist-spirit", "exhaustion": 1}], ["iron-rhino"]))


@rule("AS-142")
@pytest.mark.parametrize(
    ("chosen", "damage"), [([RHINO, "done"], 5), ([WOLF, "done"], 2), ([RHINO, WOLF], 7)]
)
def test_one_or_more_units_attack(chosen: list[str], damage: int) -> None:
    tired = {"unit": "mist-spirit", "exhaustion": 1}
    big = {"unit": "iron-rhino", "attached": ["massive-growth"]}
    table = facing(["iron-rhino", "masked-wolf", tired], [big])
    play(table, ATTACK)
    assert keys(table) == [RHINO, WOLF]
    play(table, *chosen, "nobody", "endure")
    assert unit(table, "iron-rhino@2")["wounds"] == damage


@rule("AS-143")
def test_a_single_unit_of_one_opponent_is_the_target_of_all() -> None:
    table = facing(
        ["iron-rhino", "masked-wolf"],
        ["blue-jaguar"],
        players=3,
        p2={"battlefield": ["three-eyed-owl", "iron-rhino"]},
    )
    play(table, ATTACK, RHINO, WOLF)
    assert keys(table) == [
        "target:blue-jaguar@1",
        "target:three-eyed-owl@1",
        "target:iron-rhino@2",
    ]
    play(table, "target:iron-rhino@2")
    assert asked(table) == (2, "guard")  # the player whose unit it is defends it
    play(table, "nobody", "endure")
    assert units(table, 2) == ["three-eyed-owl@1"]
    assert unit(table, "three-eyed-owl")["wounds"] == unit(table, "blue-jaguar")["wounds"] == 0


@rule("AS-144", "AS-156")
def test_an_exhausted_unit_may_be_attacked_and_cannot_counter() -> None:
    table = facing(["mist-spirit"], [TIRED_JAGUAR])
    play(table, ATTACK, "nobody")
    assert asked(table) == (0, "action")  # no counter was asked for
    assert unit(table, "blue-jaguar")["wounds"] == 1
    assert tokens(table, "mist-spirit", "blue-jaguar") == [1, 1]


@rule("AS-145")
def test_own_units_cannot_be_attacked() -> None:
    table = facing(["iron-rhino", "masked-wolf"], ["blue-jaguar", "mist-spirit"])
    play(table, ATTACK, RHINO, "done")
    assert keys(table) == ["target:blue-jaguar@1", "target:mist-spirit@1"]
    table = facing(["iron-rhino"], players=3)
    play(table, "attack:phoenixborn")
    assert keys(table) == ["player:1", "player:2"]  # nor can the own Phoenixborn


# Guards


@rule("AS-146", "AS-153", "AS-154")
def test_the_guard_becomes_the_target_instead() -> None:
    table = facing(["iron-rhino", "masked-wolf"], ["mist-spirit"])
    play(table, ATTACK, RHINO, WOLF, BORN_GUARD)
    assert wounds(table, 1) == 7
    assert unit(table, "mist-spirit")["wounds"] == 0
    assert tokens(table, "iron-rhino", "masked-wolf", "mist-spirit") == [1, 1, 0]


@rule("AS-147", "AS-148")
def test_a_phoenixborn_guards_even_when_exhausted_and_gets_no_token() -> None:
    table = facing(["mist-spirit"], ["blue-jaguar"], p1={"exhaustion": 2})
    play(table, ATTACK)
    assert keys(table) == [BORN_GUARD, "nobody"]
    play(table, BORN_GUARD)
    assert wounds(table, 1) == 1
    assert marks(table, "player:1")["exhaustion"] == 2


@rule("AS-148")
def test_a_phoenixborn_may_guard_any_number_of_times_in_a_round() -> None:
    table = facing(["mist-spirit", "masked-wolf"], ["blue-jaguar"])
    play(table, ATTACK, SPIRIT, "done", BORN_GUARD, "end", "play:call-upon-the-realms")
    play(table, ATTACK)
    assert BORN_GUARD in keys(table)
    play(table, BORN_GUARD)
    assert wounds(table, 1) == 3
    assert marks(table, "player:1")["exhaustion"] == 0


@rule("AS-149", "AS-152")
def test_of_the_units_only_an_unexhausted_one_with_unit_guard_can_guard() -> None:
    table = facing(
        ["iron-rhino"],
        [
            "mist-spirit",
            "false-demon",
            "gilder",
            {"unit": "gilder", "exhaustion": 1},
            {"unit": "gilder", "attached": ["reflections-in-the-water"]},
            "masked-wolf",
        ],
    )
    play(table, ATTACK, "target:mist-spirit@1")
    assert keys(table) == [BORN_GUARD, "guard:false-demon@1", "guard:gilder@1", "nobody"]
    play(table, "guard:gilder@1", "endure", "pass")  # it leaves no inheritance
    assert units(table, 1)[:3] == ["mist-spirit@1", "false-demon@1", "gilder@2"]


@rule("AS-149")
def test_only_the_defending_players_units_guard() -> None:
    """With three players the third player's Gilder stays out of it, as do the attacker's own."""
    table = facing(
        ["iron-rhino", "gilder"],
        ["mist-spirit"],
        players=3,
        p2={"battlefield": ["gilder"]},
    )
    play(table, ATTACK, RHINO, "done", "target:mist-spirit@1")
    assert asked(table) == (1, "guard")
    assert keys(table) == [BORN_GUARD, "nobody"]


@rule("AS-150")
def test_there_is_one_guard_at_most() -> None:
    """After the Gilder has stepped in nobody steps in for the Gilder."""
    table = facing(["iron-rhino"], ["mist-spirit", "false-demon", "gilder"])
    play(table, ATTACK, "target:mist-spirit@1", "guard:gilder@1")
    assert asked(table) == (1, "counter")


@rule("AS-151")
def test_the_attacked_unit_does_not_guard_itself() -> None:
    table = facing(["iron-rhino"], ["gilder", "false-demon"])
    play(table, ATTACK, "target:gilder@1")
    assert keys(table) == [BORN_GUARD, "guard:false-demon@1", "nobody"]


@rule("AS-152")
def test_nobody_blocks_an_attack_on_a_unit() -> None:
    table = facing(["iron-rhino"], ["mist-spirit", "masked-wolf", "blue-jaguar"])
    play(table, ATTACK, "target:mist-spirit@1")
    assert keys(table) == [BORN_GUARD, "nobody"]


@rule("AS-163")
def test_a_guarding_unit_may_counter_like_any_target() -> None:
    table = facing(["mist-spirit", "masked-wolf"], ["blue-jaguar", "false-demon"])
    play(table, ATTACK, SPIRIT, "done", "target:blue-jaguar@1", "guard:false-demon@1")
    assert asked(table) == (1, "counter")
    play(table, "counter", "target:mist-spirit@1")
    assert units(table, 0) == ["masked-wolf@1"]  # the demon, an illusion, is destroyed too
    assert units(table, 1) == ["blue-jaguar@1"]


# Damage


@rule("AS-153", "AS-164")
def test_a_guarding_phoenixborn_is_dealt_the_sum_at_once() -> None:
    """Redirect diverts all seven of it: it is one single instance of damage."""
    table = facing(
        ["iron-rhino", "masked-wolf"],
        ["mist-spirit", "iron-rhino"],
        p1={"hand": ["redirect"], "active": {"charm-class": 1}},
    )
    play(table, ATTACK, RHINO, WOLF, "target:mist-spirit@1", BORN_GUARD)
    assert asked(table) == (1, "react")
    play(table, "react:redirect", "target:iron-rhino@2")
    assert wounds(table, 1) == 0
    assert "Iron Rhino receives 7 damage." in log(table)


@rule("AS-155", "AS-157", "AS-158")
def test_without_counter_the_target_takes_the_sum_and_only_the_attackers_get_tokens() -> None:
    table = facing(["mist-spirit", "masked-wolf", "three-eyed-owl"], ["iron-rhino"])
    play(table, ATTACK, SPIRIT, WOLF, "done", "nobody")
    assert asked(table) == (1, "counter")
    play(table, "endure")
    assert unit(table, "iron-rhino")["wounds"] == 3
    assert tokens(table, "mist-spirit", "masked-wolf") == [1, 1]
    assert tokens(table, "three-eyed-owl", "iron-rhino") == [0, 0]
    assert unit(table, "mist-spirit")["wounds"] == 0


@rule("AS-158")
def test_attackers_get_their_tokens_also_if_the_target_is_destroyed() -> None:
    table = facing(["iron-rhino", "masked-wolf"], ["mist-spirit"])
    play(table, ATTACK, RHINO, WOLF, "nobody", "endure")
    assert units(table, 1) == []
    assert tokens(table, "iron-rhino", "masked-wolf") == [1, 1]


@rule("AS-164")
def test_the_attackers_damage_is_one_instance_for_a_unit_too() -> None:
    """Living Doll's pain link answers once, and with as much as its life allows."""
    table = facing(
        ["masked-wolf", "sleeping-widow"],
        ["living-doll"],
        p1={"active": {"natural-basic": 2}},
    )
    play(table, ATTACK, WOLF, "attack-with:sleeping-widow@1", "nobody", "endure")
    assert asked(table) == (1, "react")
    play(table, "trigger:living-doll@1", "target:coal-roarkwin@1")
    assert wounds(table, 0) == 3
    assert (units(table, 1), asked(table)) == ([], (0, "action"))


@rule("AS-165")
def test_what_the_attackers_do_to_a_countering_unit_is_damage() -> None:
    """Protect may prevent it, and an illusion is destroyed by it."""
    table = facing(
        ["three-eyed-owl", "mist-spirit"],
        ["blue-jaguar"],
        p1={"spellboard": ["protect"]},
    )
    play(table, ATTACK, "attack-with:three-eyed-owl@1", SPIRIT, "nobody", "counter", "amount:1")
    play(table, "target:blue-jaguar@1")
    assert asked(table) == (1, "react")
    play(table, "trigger:protect@1", "amount:2")
    assert unit(table, "protect")["status"] == 1
    assert unit(table, "blue-jaguar")["wounds"] == 0
    table = facing(["mist-spirit", "masked-wolf"], ["false-demon"])
    play(table, ATTACK, SPIRIT, "done", "nobody", "counter", "target:false-demon@1")
    assert units(table, 1) == []


# What changes between the steps


@rule("AS-166")
def test_if_the_intended_target_is_gone_another_one_is_chosen() -> None:
    table = facing(["iron-rhino", "anchornaut"], ["mist-spirit", "masked-wolf", "blue-jaguar"])
    play(table, ATTACK, RHINO, "done", THROW, "target:mist-spirit@1")
    assert asked(table) == (0, "attack-unit")
    assert keys(table) == ["target:masked-wolf@1", "target:blue-jaguar@1"]


@rule("AS-166")
def test_if_no_target_is_left_the_attackers_get_their_tokens_and_the_action_is_spent() -> None:
    table = facing(["iron-rhino", "masked-wolf", "anchornaut"], ["mist-spirit"])
    play(table, ATTACK, RHINO, WOLF, "done", THROW, "target:mist-spirit@1")
    assert asked(table) == (0, "action")
    assert tokens(table, "iron-rhino", "masked-wolf", "anchornaut") == [1, 1, 1]
    assert (wounds(table, 1), table.view(0).marks["mains"]) == (0, 0)


@rule("AS-167")
def test_if_the_target_is_gone_after_it_was_chosen_nothing_else_is_hit() -> None:
    """Nobody can guard it any more, and there is no second choice."""
    table = facing(["iron-rhino", "anchornaut"], ["mist-spirit", "gilder"])
    play(table, ATTACK, RHINO, "done", "go-on", "target:mist-spirit@1")
    play(table, THROW, "target:mist-spirit@1")
    assert asked(table) == (0, "action")
    assert unit(table, "gilder")["wounds"] == 0
    assert (wounds(table, 1), tokens(table, "iron-rhino")) == (0, [1])


@rule("AS-167")
def test_the_same_if_it_is_gone_after_the_guard_was_declined() -> None:
    table = facing(["iron-rhino", "anchornaut"], ["mist-spirit", "gilder"])
    play(table, ATTACK, RHINO, "done", "go-on", "target:mist-spirit@1", "go-on", "nobody")
    play(table, THROW, "target:mist-spirit@1")
    assert asked(table) == (0, "action")
    assert (wounds(table, 1), tokens(table, "iron-rhino")) == (0, [1])
    assert unit(table, "gilder")["wounds"] == 0


@rule("AS-167")
def test_a_guard_stays_the_target_when_the_unit_it_guards_is_gone() -> None:
    table = facing(["masked-wolf", "anchornaut"], ["mist-spirit"])
    play(table, ATTACK, WOLF, "done", "go-on", "go-on", BORN_GUARD)
    play(table, THROW, "target:mist-spirit@1")
    assert (units(table, 1), wounds(table, 1)) == ([], 2)


@rule("AS-168")
def test_if_the_guard_is_gone_the_attack_hits_nothing() -> None:
    weak = {"unit": "gilder", "wounds": 1}
    table = facing(["iron-rhino", "anchornaut"], ["mist-spirit", weak])
    play(table, ATTACK, RHINO, "done", "go-on", "target:mist-spirit@1", "go-on", "guard:gilder@1")
    play(table, THROW, "target:gilder@1", "pass")
    assert units(table, 1) == ["mist-spirit@1"]
    assert (wounds(table, 1), tokens(table, "iron-rhino")) == (0, [1])


@rule("AS-169")
def test_an_attacker_that_is_gone_adds_nothing_and_receives_no_counter_damage() -> None:
    table = facing(["mist-spirit", "three-eyed-owl", "masked-wolf", "anchornaut"], ["iron-rhino"])
    play(table, ATTACK, SPIRIT, "attack-with:three-eyed-owl@1", WOLF, "done", "go-on", "go-on")
    play(table, "nobody", THROW, "target:masked-wolf@1", "counter")
    assert asked(table) == (1, "divide")
    play(table, "amount:4", "target:iron-rhino@1", "target:mist-spirit@1")
    assert unit(table, "iron-rhino")["wounds"] == 2
    assert unit(table, "three-eyed-owl")["wounds"] == 1
    assert units(table, 0) == ["three-eyed-owl@1", "anchornaut@1"]


@rule("AS-169")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_without_any_attacker_left_the_attack_ends_and_nothing_counters(step: int) -> None:
    table = facing(["masked-wolf", "anchornaut"], ["iron-rhino", "mist-spirit"])
    before = {
        1: [],
        2: ["go-on", "target:iron-rhino@1"],
        3: ["go-on", "target:iron-rhino@1", "go-on", "nobody"],
    }[step]
    play(table, ATTACK, WOLF, "done", *before, THROW, "target:masked-wolf@1")
    assert asked(table) == (0, "action")
    assert tokens(table, "iron-rhino", "mist-spirit") == [0, 0]
    assert (wounds(table, 1), table.view(0).marks["mains"]) == (0, 0)


@rule("AS-170")
def test_an_attacker_exhausted_meanwhile_still_counts_and_gets_a_second_token() -> None:
    """An Anchornaut grown to attack four throws its anchor during its own attack."""
    grown = {"unit": "anchornaut", "attached": ["massive-growth"]}
    big = {"unit": "iron-rhino", "attached": ["massive-growth"]}
    table = facing([grown, "mist-spirit"], [big])
    play(table, ATTACK, "attack-with:anchornaut@1", SPIRIT, THROW, "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 1
    play(table, "nobody", "endure")
    assert unit(table, "iron-rhino")["wounds"] == 6
    assert tokens(table, "anchornaut", "mist-spirit") == [2, 1]


@pytest.fixture
def staring_anchornaut(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the box exhausts another unit between two steps; let Throw do so."""
    throw = next(ability for ability in CARDS["anchornaut"].abilities if ability.name == "throw")
    monkeypatch.setattr(throw, "effect", Exhaust(1, any_unit))


@rule("AS-171")
@pytest.mark.usefixtures("staring_anchornaut")
def test_a_target_exhausted_meanwhile_cannot_counter() -> None:
    table = facing(["masked-wolf", "anchornaut"], ["iron-rhino"])
    play(table, ATTACK, WOLF, "done", "go-on", THROW, "target:iron-rhino@1", "nobody")
    assert asked(table) == (0, "action")
    assert unit(table, "iron-rhino")["wounds"] == 2
    assert tokens(table, "masked-wolf", "iron-rhino") == [1, 1]


@rule("AS-171")
@pytest.mark.usefixtures("staring_anchornaut")
def test_a_guard_exhausted_meanwhile_is_hit_but_cannot_counter() -> None:
    table = facing(["mist-spirit", "anchornaut"], ["masked-wolf", "gilder"])
    play(table, ATTACK, SPIRIT, "done", "go-on", "target:masked-wolf@1", "go-on", "guard:gilder@1")
    play(table, THROW, "target:gilder@1")
    assert asked(table) == (0, "action")
    assert unit(table, "gilder")["wounds"] == 1
    assert tokens(table, "mist-spirit", "gilder", "masked-wolf") == [1, 1, 0]


@rule("AS-167")
def test_if_the_defender_is_out_after_the_target_was_chosen_only_tokens_are_placed() -> None:
    """Jessa's screams answer the thrown anchor; three players, so the game continues."""
    table = facing(
        ["iron-rhino", "anchornaut"],
        ["mist-spirit", "gilder"],
        players=3,
        born="jessa aradel noah",
        p0={"active": {"natural-basic": 2}},
        p1={"wounds": 15},
        p2={"battlefield": ["masked-wolf"]},
    )
    play(table, ATTACK, RHINO, "done", "go-on", "target:gilder@1")
    play(table, THROW, "target:mist-spirit@1", "trigger:jessa-na-ni@1")
    assert marks(table, "player:1")["out"]
    assert asked(table) == (0, "action")
    assert tokens(table, "iron-rhino") == [1]
