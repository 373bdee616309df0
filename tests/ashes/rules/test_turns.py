"""Sections 7 and 8: turns, their actions, and what may be used between them."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import asked, at, cards, dice, keys, marks, play, rule, unit, units

BORN = "aradel noah"


def turn(table: Table) -> int:
    """Whose turn it is."""
    return int(table.view(0).marks["active"])


def actions(table: Table) -> tuple[int, int]:
    """The main and the side actions left in this turn."""
    marks_ = table.view(0).marks
    return int(marks_["mains"]), int(marks_["sides"])


# Whose turn it is


@rule("AS-087")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_holder_of_the_token_takes_the_first_turn(first: int) -> None:
    table = at(players=3, phase="draw", first=first)
    assert (turn(table), asked(table)) == (first, (first, "action"))


@rule("AS-088")
def test_turns_pass_to_the_left() -> None:
    """Everybody plays the one card in hand, so nobody has passed yet."""
    table = at(players=4, born="aradel noah jessa saria", player=2)
    order = []
    for _ in range(4):
        order.append(turn(table))
        play(table, "play:call-upon-the-realms")
    assert order == [2, 3, 0, 1]


# One main action, perhaps one side action


@rule("AS-089", "AS-093")
def test_a_turn_has_exactly_one_main_action() -> None:
    """It cannot end before the main action is taken, and there is no second one."""
    p0 = {"hand": ["call-upon-the-realms"] * 2, "active": {"natural-basic": 1}}
    table = at(born=BORN, p0=p0)
    assert "end" not in keys(table)
    play(table, "play:call-upon-the-realms", "done")
    assert actions(table) == (0, 1)
    assert keys(table) == ["meditate", "end"]
    play(table, "end")
    assert turn(table) == 1


@rule("AS-090", "AS-093")
def test_a_turn_has_at_most_one_side_action() -> None:
    p0 = {"battlefield": ["iron-rhino"], "active": {"natural-power": 3}}
    table = at(born=BORN, p0=p0)
    play(table, "power:natural")
    assert actions(table) == (1, 0)
    assert not {"power:natural", "meditate", "use:water-blast@aradel-summergaard.1"} & set(
        keys(table)
    )
    play(table, "pass")
    assert turn(table) == 1  # both actions are used, so the turn is over


@rule("AS-090", "AS-093")
def test_the_side_action_may_be_declined() -> None:
    table = at(born=BORN, p0={"active": {"natural-power": 1}})
    play(table, "pass")
    assert (turn(table), "end" in keys(table)) == (0, True)
    play(table, "end")
    assert turn(table) == 1


@rule("AS-091")
@pytest.mark.parametrize(
    "answers",
    [
        ("play:enchanted-violinist", "pay:proposed", "power:natural", "target:mist-spirit@1"),
        ("power:natural", "play:enchanted-violinist"),
    ],
)
def test_main_and_side_action_come_in_either_order(answers: tuple[str, ...]) -> None:
    p0 = {"hand": ["enchanted-violinist"], "active": ["natural-power", "charm-basic"]}
    table = at(born=BORN, p0=p0, p1={"battlefield": ["mist-spirit"]})
    play(table, *answers)
    assert (units(table, 0), units(table, 1)) == (["enchanted-violinist@1"], [])
    assert turn(table) == 1


@rule("AS-094")
def test_there_is_no_limit_on_abilities_but_their_costs() -> None:
    """Three Anchornauts throw in one turn, then a card is still played."""
    table = at(
        born=BORN,
        p0={"battlefield": ["anchornaut"] * 3, "hand": ["call-upon-the-realms"]},
        p1={"battlefield": ["iron-rhino"]},
    )
    for number in (1, 2, 3):
        play(table, f"use:throw@anchornaut.{number}", "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 3
    assert actions(table) == (1, 1)
    assert keys(table) == ["play:call-upon-the-realms", "meditate", "pass"]


@rule("AS-095")
def test_a_card_can_grant_additional_side_actions() -> None:
    """Overtime: two status tokens are two side actions beyond the usual one."""
    worker = {"unit": "iron-worker", "status": 3, "exhaustion": 1}
    table = at(
        born=BORN,
        p0={"battlefield": [worker], "active": {"natural-power": 4}},
        p1={"battlefield": ["iron-rhino"]},
    )
    play(table, "use:overtime@iron-worker.1", "amount:2")
    assert actions(table) == (1, 3)
    for left in (2, 1, 0):
        play(table, "power:natural", "target:iron-rhino@1")
        assert actions(table) == (1, left)
    assert "power:natural" not in keys(table)
    assert unit(table, "iron-rhino")["wounds"] == 3


@rule("AS-096")
def test_an_unused_side_action_is_lost() -> None:
    worker = {"unit": "iron-worker", "status": 2}
    table = at(born=BORN, p0={"battlefield": [worker], "hand": [], "active": {"natural-basic": 2}})
    play(table, "use:overtime@iron-worker.1", "amount:2", "pass")
    assert actions(table) == (0, 3)
    play(table, "end", "play:call-upon-the-realms")
    assert (turn(table), actions(table)) == (0, (1, 1))


# Which actions there are


@rule("AS-097", "AS-098", "AS-175")
def test_the_main_and_the_side_actions() -> None:
    p0 = {
        "hand": ["call-upon-the-realms", "root-armor"],
        "battlefield": ["mist-spirit"],
        "spellboard": ["summon-blue-jaguar"],
        "active": ["natural-power", "charm-power"],
    }
    table = at(born=BORN, p0=p0, p1={"battlefield": ["iron-rhino"]})
    main = {
        "play:call-upon-the-realms",  # a play cost with a main action
        "use:activate@summon-blue-jaguar.1",  # an activation cost with a main action
        "attack:phoenixborn",
        "attack:unit",
        "pass",
    }
    side = {
        "play:root-armor",  # a play cost with a side action
        "use:water-blast@aradel-summergaard.1",  # an activation cost with a side action
        "meditate",
        "power:natural",
        "power:charm",
    }
    assert set(keys(table)) == main | side
    assert set(keys(at(born=BORN, sides=0, p0=p0, p1={"battlefield": ["iron-rhino"]}))) == main
    play(table, "pass")
    assert set(keys(table)) == side | {"end"}


@rule("AS-108", "AS-109")
def test_paying_a_main_action_uses_up_the_main_action_of_the_turn() -> None:
    p0 = {
        "hand": ["call-upon-the-realms"] * 2,
        "spellboard": ["summon-blue-jaguar", "summon-blue-jaguar"],
        "conjurations": ["blue-jaguar"],
        "active": {"natural-basic": 5},
    }
    table = at(born=BORN, p0=p0)
    play(table, "use:activate@summon-blue-jaguar.1")
    assert actions(table) == (0, 1)
    assert keys(table) == ["meditate", "end"]


@rule("AS-109", "AS-180")
def test_actions_are_taken_only_in_the_own_turn() -> None:
    """Whatever happens in it, the other player is asked for no action in this turn."""
    rich = {
        "hand": ["root-armor", "call-upon-the-realms"],
        "battlefield": ["iron-rhino", "anchornaut"],
        "active": {"natural-power": 5},
    }
    table = at(born=BORN, setup={"reactions": "always"}, p0=rich, p1=rich)
    seen = []
    answers = ["power:natural", "target:iron-rhino@2", "attack:unit", "attack-with:iron-rhino@1"]
    answers += ["done", "go-on", "target:anchornaut@2", "go-on", "nobody", "go-on"]
    for answer in answers:
        seen.append(asked(table))
        play(table, answer)
    assert {topic for seat, topic in seen if seat == 1} == {"guard"}
    assert asked(table) == (1, "counter")


# Between the steps of an action


def attacking(**others: Any) -> Table:
    """Player 0, with an Anchornaut and an Iron Worker behind, attacks with Rhino and Wolf."""
    table = at(
        born=BORN,
        p0={
            "battlefield": [
                "iron-rhino",
                "masked-wolf",
                "anchornaut",
                {"unit": "iron-worker", "status": 1, "exhaustion": 1},
                "rose-fire-dancer",
            ],
            "hand": ["root-armor"],
            "active": {"natural-power": 3},
            **others,
        },
        p1={"battlefield": ["blue-jaguar", "three-eyed-owl"]},
    )
    return play(
        table, "attack:phoenixborn", "attack-with:iron-rhino@1", "attack-with:masked-wolf@1", "done"
    )


THROW = "use:throw@anchornaut.1"
OVERTIME = "use:overtime@iron-worker.1"


@rule("AS-092", "AS-100")
def test_no_side_action_and_no_ability_with_a_colon_in_the_middle_of_an_attack() -> None:
    """No card, no power, no meditation, neither Water Blast nor Distract."""
    table = attacking()
    while asked(table)[1] == "between-steps":
        assert set(keys(table)) == {THROW, OVERTIME, "go-on"}
        play(table, "go-on")
    assert asked(table) == (1, "block")


@rule("AS-101")
def test_throw_and_overtime_are_offered_between_the_steps_but_not_while_damage_is_resolved() -> (
    None
):
    table = attacking()
    topics = []
    for answer in ("go-on", "go-on", "nobody", "nobody", "go-on", "resolve:masked-wolf@1"):
        topics.append(asked(table)[1])
        play(table, answer)
    assert topics == [
        "between-steps",  # after step 1
        "between-steps",  # after step 2
        "block",
        "block",
        "between-steps",  # after step 3
        "resolve-attacker",
    ]
    assert asked(table) == (0, "action")  # both are resolved, nothing was offered in between
    assert marks(table, "player:1")["wounds"] == 7


@rule("AS-101", "AS-099")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_throw_works_after_each_of_the_three_first_steps(step: int) -> None:
    table = attacking()
    before = {1: [], 2: ["go-on"], 3: ["go-on", "go-on", "nobody", "nobody"]}[step]
    play(table, *before, THROW, "target:three-eyed-owl@1")
    assert unit(table, "three-eyed-owl")["wounds"] == 1
    assert unit(table, "anchornaut")["exhaustion"] == 1


@rule("AS-101")
def test_overtime_in_an_attack_gives_a_side_action_for_afterwards() -> None:
    table = attacking()
    play(table, OVERTIME)
    assert actions(table) == (0, 2)


@rule("AS-099")
def test_an_ability_without_main_or_side_action_uses_none() -> None:
    """Throw costs an exhaustion token on the unit and nothing else."""
    table = at(
        born=BORN,
        p0={"battlefield": ["anchornaut"]},
        p1={"battlefield": ["iron-rhino"]},
    )
    play(table, THROW)
    assert actions(table) == (1, 1)
    assert unit(table, "anchornaut")["exhaustion"] == 1
    assert "attack:phoenixborn" not in keys(table)


# For the remainder of the turn


@rule("AS-107")
def test_what_lasts_for_the_turn_ends_with_it() -> None:
    """Strengthen gives a Mist Spirit two more attack, in this turn only."""
    table = at(
        born=BORN,
        p0={"battlefield": ["mist-spirit"], "spellboard": ["strengthen"], "hand": []},
    )
    play(table, "use:activate@strengthen.1")
    assert unit(table, "mist-spirit")["attack"] == 3
    play(table, "pass")
    assert turn(table) == 1
    assert unit(table, "mist-spirit")["attack"] == 1


@rule("AS-107")
def test_it_ends_with_the_current_turn_even_if_that_is_an_opponents() -> None:
    """Strike in the opponent's turn: the boost is gone when the own turn begins."""
    table = at(
        born="aradel maeoni",
        p0={"battlefield": ["mist-spirit"], "hand": []},
        p1={"battlefield": ["blue-jaguar"], "active": {"natural-basic": 1}},
    )
    play(table, "attack:phoenixborn", "trigger:maeoni-viper@1", "target:blue-jaguar@1")
    assert unit(table, "blue-jaguar")["attack"] == 4
    play(table, "nobody")
    assert turn(table) == 1
    assert unit(table, "blue-jaguar")["attack"] == 2


@rule("AS-107")
def test_bypass_given_for_the_turn_ends_with_it_too() -> None:
    """Hypnotize: in the next own turn the unit can be blocked again."""
    p0 = {"battlefield": ["iron-rhino"], "spellboard": ["hypnotize"], "hand": []}
    table = at(
        born=BORN,
        p0={**p0, "active": {"charm-class": 2}},
        p1={"battlefield": ["mist-spirit"]},
    )
    play(table, "use:activate@hypnotize.1", "pass", "play:call-upon-the-realms")
    assert turn(table) == 0
    play(table, "attack:phoenixborn")
    assert asked(table) == (1, "block")


@rule("AS-092")
def test_a_main_action_is_finished_before_the_side_action() -> None:
    """The attack is over, its damage dealt, before Root Armor can be played."""
    table = attacking()
    play(table, "go-on", "go-on", "nobody", "nobody", "go-on", "resolve:iron-rhino@1")
    assert marks(table, "player:1")["wounds"] == 7
    play(table, "play:root-armor", "unit:iron-rhino@1")
    assert cards(table, "hand:0") == []
    assert dice(table, 0)["natural"] == 1
