"""The twelve conjurations."""

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import asked, at, cards, dice, keys, play, rule, unit, units, wounds

FAR, NEAR = "attack:phoenixborn", "attack:unit"
THROW = "use:throw@anchornaut.1"


# What is printed on them


@rule("AS-010", "AS-272")
@pytest.mark.parametrize(
    ("name", "values"),
    [
        pytest.param("blood-puppet", (0, 2, 0), marks=rule("AS-C67")),
        pytest.param("blue-jaguar", (2, 2, 0), marks=rule("AS-C68")),
        pytest.param("false-demon", (1, 4, 0), marks=rule("AS-C70")),
        pytest.param("gilder", (1, 2, 0), marks=rule("AS-C71")),
        pytest.param("iron-rhino", (5, 4, 0), marks=rule("AS-C72")),
        pytest.param("masked-wolf", (2, 1, 0), marks=rule("AS-C73")),
        pytest.param("mist-spirit", (1, 1, 0), marks=rule("AS-C74")),
        pytest.param("seaside-raven", (3, 2, 0), marks=rule("AS-C75")),
        pytest.param("silver-snake", (0, 4, 3), marks=rule("AS-C76")),
        pytest.param("sleeping-widow", (2, 1, 0), marks=rule("AS-C77")),
        pytest.param("three-eyed-owl", (1, 2, 0), marks=rule("AS-C78")),
    ],
)
def test_values_are_as_printed(name: str, values: tuple[int, int, int]) -> None:
    marks = unit(at(p0={"battlefield": [name]}), name)
    assert (marks["attack"], marks["life"], marks["recover"]) == values


@rule("AS-373", "AS-429", "AS-C67", "AS-C71", "AS-C76", "AS-C74", "AS-C77", "AS-C75")
def test_the_piles_hold_as_many_as_the_limits_say() -> None:
    """Gilder 5 and Silver Snake 3; Jaguar 5, Mist Spirit 10 and Monk 5; and so on."""
    sizes = {}
    for name in ("coal", "maeoni", "aradel", "jessa", "saria", "noah"):
        table = at(born=f"{name} coal", p0={}, keep=["conjurations"])
        kinds = cards(table, "conjurations:0")
        sizes.update({kind: kinds.count(kind) for kind in kinds})
    assert sizes == {
        "iron-rhino": 5,
        "gilder": 5,
        "silver-snake": 3,
        "blue-jaguar": 5,
        "mist-spirit": 10,
        "butterfly-monk": 5,
        "blood-puppet": 5,
        "three-eyed-owl": 5,
        "seaside-raven": 2,
        "masked-wolf": 5,
        "false-demon": 5,
        "sleeping-widow": 6,
    }


# Units without text


@rule("AS-C72", "AS-C73", "AS-C74", "AS-C77", "AS-328")
@pytest.mark.parametrize("name", ["iron-rhino", "masked-wolf", "mist-spirit", "sleeping-widow"])
def test_a_plain_unit_attacks_and_goes_back_to_its_pile(name: str) -> None:
    table = at(p0={"battlefield": [name]}, p1={"battlefield": ["iron-rhino"]})
    attack = unit(table, f"{name}@1")["attack"]
    play(table, NEAR, "nobody", "counter")
    target = "iron-rhino@2" if name == "iron-rhino" else "iron-rhino@1"
    if asked(table)[1] == "damage-order":
        play(table, f"target:{target}")
    assert units(table, 0) == []
    assert cards(table, "conjurations:0") == [name]
    assert (target in units(table, 1)) is (attack < 4)


# Blood Puppet

SELF_INFLICT = "use:self-inflict@blood-puppet.1"


@rule("AS-C67", "AS-204", "AS-297")
def test_cursed_wounds_the_controller_at_the_end_of_the_round() -> None:
    """The player who summoned it is spared: the other one controls it."""
    table = at(phase="round-end", p1={"battlefield": [{"unit": "blood-puppet", "owner": 0}]})
    assert (wounds(table, 0), wounds(table, 1)) == (0, 1)


@rule("AS-C67", "AS-205", "AS-344")
def test_every_puppet_curses() -> None:
    table = at(phase="round-end", p1={"battlefield": ["blood-puppet"] * 2})
    while asked(table)[1] == "order":
        play(table, keys(table)[0])
    assert wounds(table, 1) == 2


@rule("AS-C67", "AS-313", "AS-199")
def test_a_puppet_still_exhausted_at_the_end_of_the_round_does_not_curse() -> None:
    table = at(
        phase="recovery",
        p0={"battlefield": [{"unit": "blood-puppet", "exhaustion": 2}]},
        p1={"battlefield": [{"unit": "blood-puppet", "exhaustion": 1}]},
    )
    assert (wounds(table, 0), wounds(table, 1)) == (0, 1)


@rule("AS-C67", "AS-352", "AS-353")
def test_a_curse_may_end_the_game() -> None:
    table = at(phase="round-end", p1={"battlefield": ["blood-puppet"], "wounds": 15})
    assert table.result is not None
    assert table.result.winners == (0,)


@rule("AS-C67", "AS-360", "AS-361")
def test_a_curse_may_put_one_of_three_players_out() -> None:
    table = at(
        players=3,
        phase="round-end",
        first=0,
        p1={"battlefield": [{"unit": "blood-puppet", "owner": 2}], "wounds": 15},
    )
    assert table.view(0).area("player:1").marks["out"] is True
    assert cards(table, "conjurations:2", seat=2) == ["blood-puppet"]
    assert table.view(0).marks["first"] == 2


@rule("AS-C67", "AS-228")
def test_self_inflict_costs_a_side_action_and_a_die() -> None:
    table = at(p0={"battlefield": ["blood-puppet"], "active": ["charm-basic"]})
    play(table, SELF_INFLICT)
    assert unit(table, "blood-puppet")["wounds"] == 1
    assert dice(table, 0) == {"charm": 1}
    assert table.view(0).marks["sides"] == 0


@rule("AS-C67", "AS-330", "AS-328")
def test_a_puppet_that_kills_itself_goes_back_to_its_owner() -> None:
    puppet: Any = {"unit": "blood-puppet", "wounds": 1, "owner": 1}
    table = at(p0={"battlefield": [puppet], "active": ["charm-basic"]})
    play(table, SELF_INFLICT)
    assert units(table, 0) == []
    assert cards(table, "conjurations:1", seat=1) == ["blood-puppet"]


@rule("AS-C67", "AS-212", "AS-313", "AS-224")
def test_self_inflict_needs_a_die_an_unexhausted_puppet_and_control() -> None:
    exhausted: Any = {"unit": "blood-puppet", "exhaustion": 1}
    dice_enough: Any = {"active": ["charm-basic"]}
    assert SELF_INFLICT not in keys(at(p0={"battlefield": ["blood-puppet"]}))
    assert SELF_INFLICT not in keys(at(p0={"battlefield": [exhausted], **dice_enough}))
    assert SELF_INFLICT not in keys(at(p0=dice_enough, p1={"battlefield": ["blood-puppet"]}))


# Blue Jaguar

GAZE = "trigger:blue-jaguar@1"


def entered(**jaguar: Any) -> Table:
    """Player 0 plays an Anchornaut under the eyes of player 1's Blue Jaguar."""
    side = {"battlefield": ["blue-jaguar"], "active": ["natural-basic"], **jaguar}
    table = at(p0={"hand": ["anchornaut"], "active": ["charm-basic"]}, p1=side)
    return play(table, "play:anchornaut")


@rule("AS-C68", "AS-237")
def test_gaze_exhausts_the_unit_that_entered() -> None:
    table = entered()
    assert (asked(table)[0], keys(table)) == (1, [GAZE, "pass"])
    play(table, GAZE)
    assert unit(table, "anchornaut")["exhaustion"] == 1
    assert dice(table, 1) == {"natural": 1}


@rule("AS-C68", "AS-218", "AS-212", "AS-313")
def test_gaze_may_be_declined_and_needs_a_die_and_an_unexhausted_jaguar() -> None:
    exhausted: Any = [{"unit": "blue-jaguar", "exhaustion": 1}]
    for table in (play(entered(), "pass"), entered(active={}), entered(battlefield=exhausted)):
        assert asked(table)[1] == "action"
        assert unit(table, "anchornaut")["exhaustion"] == 0


@rule("AS-C68", "AS-320", "AS-342")
def test_two_jaguars_gaze_twice() -> None:
    table = entered(battlefield=["blue-jaguar"] * 2, active=["natural-basic"] * 2)
    play(table, GAZE, "trigger:blue-jaguar@2")
    assert unit(table, "anchornaut")["exhaustion"] == 2


@rule("AS-C68")
def test_gaze_does_not_answer_the_own_units() -> None:
    table = at(
        p0={
            "hand": ["anchornaut"],
            "battlefield": ["blue-jaguar"],
            "active": ["charm-basic"] * 2,
        }
    )
    play(table, "play:anchornaut")
    assert asked(table)[1] == "action"


@rule("AS-C68", "AS-290")
def test_gaze_answers_a_conjuration_placed_on_the_opponents_side() -> None:
    table = at(
        p0={
            "battlefield": ["blue-jaguar"],
            "spellboard": ["summon-blood-puppet"],
            "conjurations": ["blood-puppet"],
            "active": ["ceremonial-class", "natural-basic"],
        }
    )
    play(table, "use:activate@summon-blood-puppet.1", "player:1", GAZE)
    assert unit(table, "blood-puppet")["exhaustion"] == 1


# Butterfly Monk

MONKS = ["summon-butterfly-monk"] * 2


@rule("AS-C69", "AS-017", "AS-281")
def test_the_life_of_a_monk_is_the_number_of_its_summoning_spells() -> None:
    board: Any = ["summon-butterfly-monk", {"spell": "summon-butterfly-monk", "exhaustion": 1}]
    table = at(
        p0={"battlefield": ["butterfly-monk"], "spellboard": board},
        p1={"spellboard": ["summon-butterfly-monk"]},
    )
    marks = unit(table, "butterfly-monk")
    assert (marks["attack"], marks["life"], marks["recover"]) == (1, 2, 1)


@rule("AS-C69", "AS-308", "AS-309", "AS-282")
def test_a_monk_dies_when_its_last_spell_is_meditated_away() -> None:
    table = at(
        p0={
            "active": ["natural-basic"],
            "battlefield": ["butterfly-monk"],
            "spellboard": ["summon-butterfly-monk"],
            "wounds": 2,
        }
    )
    play(table, "meditate", "ready:summon-butterfly-monk@1")
    play(table, "target:coal-roarkwin@1")
    assert units(table, 0) == []
    assert wounds(table, 0) == 1


@rule("AS-C69", "AS-317", "AS-218", "AS-E17")
def test_last_blessing_is_mandatory_and_works_while_exhausted() -> None:
    monk: Any = {"unit": "butterfly-monk", "exhaustion": 1}
    table = at(
        p0={"battlefield": ["anchornaut"]},
        p1={
            "battlefield": [monk, {"unit": "iron-rhino", "wounds": 3}],
            "spellboard": ["summon-butterfly-monk"],
            "wounds": 5,
        },
    )
    play(table, THROW, "target:butterfly-monk@1")
    healable = ["anchornaut@1", "iron-rhino@1", "coal-roarkwin@1", "aradel-summergaard@1"]
    assert (asked(table)[0], keys(table)) == (1, [f"target:{piece}" for piece in healable])
    play(table, "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 2
    assert units(table, 1) == ["iron-rhino@1"]


@rule("AS-C69")
def test_a_monk_blesses_nobody_when_another_unit_is_destroyed() -> None:
    table = at(
        p0={"battlefield": ["anchornaut"]},
        p1={"battlefield": ["butterfly-monk", "mist-spirit"], "spellboard": MONKS, "wounds": 1},
    )
    play(table, THROW, "target:mist-spirit@1")
    assert asked(table) == (0, "action")


@rule("AS-C69", "AS-149", "AS-314")
def test_a_monk_guards_only_while_unexhausted() -> None:
    for exhaustion, guards in ((0, True), (1, False)):
        monk: Any = {"unit": "butterfly-monk", "exhaustion": exhaustion}
        table = at(
            p0={"battlefield": ["masked-wolf"]},
            p1={"battlefield": [monk, "iron-rhino"], "spellboard": MONKS},
        )
        play(table, NEAR, "target:iron-rhino@1")
        assert ("guard:butterfly-monk@1" in keys(table)) is guards


@rule("AS-C69", "AS-194")
def test_a_monk_recovers_one_wound() -> None:
    table = at(
        phase="recovery",
        p0={"battlefield": [{"unit": "butterfly-monk", "wounds": 1}], "spellboard": MONKS},
    )
    assert unit(table, "butterfly-monk")["wounds"] == 0


# False Demon


@rule("AS-C70", "AS-317")
def test_illusion_ends_when_a_unit_attacks_even_while_exhausted() -> None:
    demon: Any = {"unit": "false-demon", "exhaustion": 1}
    table = at(p0={"battlefield": ["mist-spirit"]}, p1={"battlefield": [demon]})
    play(table, NEAR, "nobody")
    assert units(table, 1) == []


@rule("AS-C70")
def test_illusion_ends_when_a_blocker_counters() -> None:
    table = at(p0={"battlefield": ["false-demon"]}, p1={"battlefield": ["mist-spirit"]})
    play(table, FAR, "block-with:mist-spirit@1", "counter", "target:false-demon@1")
    assert units(table, 0) == units(table, 1) == []


@rule("AS-C70")
def test_illusion_survives_damage_that_is_not_an_attack() -> None:
    table = at(p0={"battlefield": ["anchornaut"]}, p1={"battlefield": ["false-demon"]})
    play(table, THROW, "target:false-demon@1")
    assert unit(table, "false-demon")["wounds"] == 1


@rule("AS-C70", "AS-C76", "AS-476")
def test_a_silver_snake_gains_nothing_by_an_illusion() -> None:
    """Even four damage, which would have been enough, do not destroy it: Illusion does."""
    for attacker in ("mist-spirit", "iron-rhino"):
        mine: Any = [attacker, {"unit": "silver-snake", "exhaustion": 1}]
        table = at(p0={"battlefield": mine}, p1={"battlefield": ["false-demon"]})
        play(table, NEAR, "nobody", "endure")
        assert units(table, 1) == []
        assert unit(table, "silver-snake")["status"] == 0


@rule("AS-C70", "AS-298")
def test_illusion_survives_when_all_damage_is_prevented() -> None:
    table = at(
        p0={"battlefield": ["mist-spirit"]},
        p1={"battlefield": ["false-demon"], "spellboard": ["protect"]},
    )
    play(table, NEAR, "nobody", "endure", "trigger:protect@1")
    assert unit(table, "false-demon")["wounds"] == 0


@rule("AS-C70", "AS-139")
def test_illusion_survives_an_attack_of_zero() -> None:
    table = at(p0={"battlefield": ["anchornaut"]}, p1={"battlefield": ["false-demon"]})
    play(table, NEAR, "go-on", "go-on", "nobody", "go-on", "endure")
    assert unit(table, "false-demon")["wounds"] == 0


@rule("AS-C70", "AS-C37")
def test_bring_forth_takes_illusion_away() -> None:
    demon: Any = {"unit": "false-demon", "attached": ["bring-forth"]}
    table = at(p0={"battlefield": ["mist-spirit"]}, p1={"battlefield": [demon]})
    play(table, NEAR, "nobody", "endure")
    marks = unit(table, "false-demon")
    assert (marks["attack"], marks["life"], marks["wounds"]) == (3, 5, 1)


@rule("AS-C70", "AS-149", "AS-146")
def test_a_false_demon_guards() -> None:
    table = at(
        p0={"battlefield": ["masked-wolf"]}, p1={"battlefield": ["iron-rhino", "false-demon"]}
    )
    play(table, NEAR, "target:iron-rhino@1", "guard:false-demon@1", "endure")
    assert units(table, 1) == ["iron-rhino@1"]
    assert unit(table, "iron-rhino")["wounds"] == 0


# Gilder

INHERITANCE = "trigger:gilder@1"


@rule("AS-C71", "AS-317", "AS-322")
def test_inheritance_leaves_a_status_token_to_a_unit() -> None:
    gilder: Any = {"unit": "gilder", "wounds": 1, "exhaustion": 1}
    table = at(p0={"battlefield": ["anchornaut"]}, p1={"battlefield": [gilder, "silver-snake"]})
    play(table, THROW, "target:gilder@1")
    assert (asked(table)[0], keys(table)) == (1, [INHERITANCE, "pass"])
    play(table, INHERITANCE)
    assert keys(table) == ["target:anchornaut@1", "target:silver-snake@1"]
    play(table, "target:silver-snake@1")
    assert unit(table, "silver-snake")["status"] == 1
    assert unit(table, "silver-snake")["attack"] == 1


@rule("AS-C71", "AS-218")
def test_inheritance_may_be_declined() -> None:
    table = at(
        p0={"battlefield": ["anchornaut"]},
        p1={"battlefield": [{"unit": "gilder", "wounds": 1}, "silver-snake"]},
    )
    play(table, THROW, "target:gilder@1", "pass")
    assert unit(table, "silver-snake")["status"] == 0
    assert units(table, 1) == ["silver-snake@1"]


@rule("AS-C71", "AS-310")
def test_nothing_is_inherited_from_a_gilder_that_is_sent_back() -> None:
    table = at(
        p0={"hand": ["fear"]}, p1={"battlefield": ["gilder"], "hand": ["call-upon-the-realms"]}
    )
    play(table, "play:fear")
    assert asked(table) == (1, "action")
    assert cards(table, "conjurations:1", seat=1) == ["gilder"]


@rule("AS-C71", "AS-323")
def test_a_status_token_without_text_does_nothing() -> None:
    table = at(p0={"battlefield": [{"unit": "iron-rhino", "status": 3}]})
    marks = unit(table, "iron-rhino")
    assert (marks["attack"], marks["life"], marks["status"]) == (5, 4, 3)


@rule("AS-C71", "AS-149", "AS-163")
def test_a_gilder_guards_and_may_counter() -> None:
    table = at(p0={"battlefield": ["mist-spirit"]}, p1={"battlefield": ["iron-rhino", "gilder"]})
    play(table, NEAR, "target:iron-rhino@1", "guard:gilder@1", "counter", "target:gilder@1")
    assert unit(table, "gilder")["wounds"] == 1
    assert units(table, 0) == []


# Seaside Raven


@rule("AS-C75", "AS-317")
def test_magic_guard_keeps_opponents_spells_away_even_while_exhausted() -> None:
    raven: Any = {"unit": "seaside-raven", "exhaustion": 1}
    table = at(
        p0={"hand": ["steady-gaze"], "active": ["illusion-class"] * 2},
        p1={"battlefield": [raven, "gilder"]},
    )
    play(table, "play:steady-gaze")
    assert unit(table, "gilder")["exhaustion"] == 2
    assert unit(table, "seaside-raven")["exhaustion"] == 1


@rule("AS-C75", "AS-256")
def test_no_opponent_attaches_an_alteration_to_the_raven() -> None:
    spells: Any = {"hand": ["fade-away"], "active": ["illusion-class"]}
    against = at(p0=spells, p1={"battlefield": ["seaside-raven"]})
    assert "play:fade-away" not in keys(against)
    own = at(p0={**spells, "battlefield": ["seaside-raven"]})
    assert "play:fade-away" in keys(own)


@rule("AS-C75", "AS-302")
def test_a_spell_that_hits_every_unit_spares_the_raven() -> None:
    table = at(
        p0={"hand": ["mist-typhoon"], "active": ["illusion-class", "natural-class"]},
        p1={"battlefield": ["seaside-raven", "iron-rhino"]},
    )
    play(table, "play:mist-typhoon", "skip")
    assert unit(table, "seaside-raven")["wounds"] == 0
    assert unit(table, "iron-rhino")["wounds"] == 1


@rule("AS-C75")
def test_abilities_and_dice_powers_are_not_spells_and_reach_the_raven() -> None:
    table = at(
        p0={"battlefield": ["anchornaut"], "active": ["natural-power"]},
        p1={"battlefield": ["seaside-raven"]},
    )
    play(table, THROW, "target:seaside-raven@1")
    assert unit(table, "seaside-raven")["wounds"] == 1
    play(table, "power:natural", "target:seaside-raven@1")
    assert units(table, 1) == []


@rule("AS-C75", "AS-173")
def test_the_battle_advantage_of_the_raven() -> None:
    table = at(p0={"battlefield": ["seaside-raven"]}, p1={"battlefield": ["masked-wolf"]})
    play(table, NEAR, "nobody", "counter")
    assert units(table, 1) == []
    assert unit(table, "seaside-raven")["wounds"] == 0


@rule("AS-C75", "AS-313")
def test_an_exhausted_raven_cannot_even_counter() -> None:
    raven: Any = {"unit": "seaside-raven", "exhaustion": 1}
    table = at(p0={"battlefield": ["masked-wolf"]}, p1={"battlefield": [raven]})
    play(table, NEAR, "nobody")
    assert units(table, 0) == ["masked-wolf@1"]
    assert units(table, 1) == []


# Silver Snake


@rule("AS-C76", "AS-017")
def test_the_attack_of_a_snake_is_its_status_tokens() -> None:
    table = at(p0={"battlefield": [{"unit": "silver-snake", "status": 3}]})
    play(table, FAR)
    assert wounds(table, 1) == 3


@rule("AS-C76", "AS-051", "AS-317")
def test_consume_feeds_on_an_ally_and_removes_it_from_the_game() -> None:
    snake: Any = {"unit": "silver-snake", "exhaustion": 1}
    table = at(
        p0={"battlefield": ["anchornaut", snake]},
        p1={"battlefield": ["rose-fire-dancer"]},
    )
    play(table, THROW, "target:rose-fire-dancer@1")
    assert unit(table, "silver-snake")["status"] == 1
    assert cards(table, "removed") == ["rose-fire-dancer"]
    assert cards(table, "discard:1") == []


@rule("AS-C76", "AS-328")
def test_a_consumed_conjuration_goes_back_to_its_pile() -> None:
    table = at(
        p0={"battlefield": ["silver-snake"], "active": ["natural-power"]},
        p1={"battlefield": ["mist-spirit"]},
    )
    play(table, "power:natural", "target:mist-spirit@1")
    assert unit(table, "silver-snake")["status"] == 1
    assert cards(table, "conjurations:1", seat=1) == ["mist-spirit"]


@rule("AS-C76")
def test_consume_answers_attacks_and_counters() -> None:
    table = at(
        p0={"battlefield": ["silver-snake", "iron-rhino"]}, p1={"battlefield": ["mist-spirit"] * 2}
    )
    play(
        table, NEAR, "attack-with:iron-rhino@1", "done", "target:mist-spirit@1", "nobody", "endure"
    )
    assert unit(table, "silver-snake")["status"] == 1
    play(table, "end", FAR, "block-with:silver-snake@1", "counter", "target:mist-spirit@2")
    assert units(table, 1) == []
    assert unit(table, "silver-snake")["status"] == 2


@rule("AS-C76")
def test_consume_does_not_answer_what_an_opponent_destroys() -> None:
    table = at(
        p0={"battlefield": ["anchornaut", "mist-spirit"]}, p1={"battlefield": ["silver-snake"]}
    )
    play(table, THROW, "target:mist-spirit@1")
    assert unit(table, "silver-snake")["status"] == 0


@rule("AS-C76")
def test_consume_does_not_answer_the_own_units() -> None:
    table = at(p0={"battlefield": ["anchornaut", "mist-spirit", "silver-snake"]})
    play(table, THROW, "target:mist-spirit@1")
    assert unit(table, "silver-snake")["status"] == 0


@rule("AS-C76", "AS-332", "AS-358")
def test_among_three_consume_answers_only_what_its_controller_destroys() -> None:
    table = at(
        players=3,
        p0={"battlefield": ["anchornaut"]},
        p1={"battlefield": ["mist-spirit"]},
        p2={"battlefield": ["silver-snake"]},
    )
    play(table, THROW, "target:mist-spirit@1")
    assert unit(table, "silver-snake")["status"] == 0


@rule("AS-C76", "AS-342")
def test_two_snakes_both_feed() -> None:
    table = at(
        p0={"battlefield": ["silver-snake"] * 2, "active": ["natural-power"]},
        p1={"battlefield": ["mist-spirit"]},
    )
    play(table, "power:natural", "target:mist-spirit@1")
    while asked(table)[1] == "order":
        play(table, keys(table)[0])
    assert [unit(table, f"silver-snake@{n}")["status"] for n in (1, 2)] == [1, 1]


@rule("AS-C76", "AS-194")
def test_a_snake_recovers_three_wounds() -> None:
    table = at(phase="recovery", p0={"battlefield": [{"unit": "silver-snake", "wounds": 3}]})
    assert unit(table, "silver-snake")["wounds"] == 0


# Three-Eyed Owl

MEMORY_DRAIN = "use:memory-drain@three-eyed-owl.1"


@rule("AS-C78", "AS-108", "AS-227")
def test_memory_drain_makes_a_player_discard_a_card_of_own_choice() -> None:
    table = at(p0={"battlefield": ["three-eyed-owl"]}, p1={"hand": ["seal", "fear", "purge"]})
    play(table, MEMORY_DRAIN)
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:1")
    assert (asked(table)[0], keys(table)) == (1, ["card:seal", "card:fear", "card:purge"])
    play(table, "card:fear")
    assert cards(table, "discard:1") == ["fear"]
    assert unit(table, "three-eyed-owl")["exhaustion"] == 1
    assert table.view(0).marks["mains"] == 0


@rule("AS-C78", "AS-216")
def test_memory_drain_does_nothing_to_an_empty_hand() -> None:
    table = at(p0={"battlefield": ["three-eyed-owl"]}, p1={"hand": [], "spellboard": ["abundance"]})
    play(table, MEMORY_DRAIN, "player:1")
    assert cards(table, "discard:1") == []
    assert asked(table)[1] == "action"


@rule("AS-C78", "AS-236", "AS-109")
def test_memory_drain_needs_a_main_action_and_an_unexhausted_owl() -> None:
    exhausted: Any = {"unit": "three-eyed-owl", "exhaustion": 1}
    assert MEMORY_DRAIN not in keys(at(p0={"battlefield": [exhausted]}))
    spent = at(mains=0, p0={"battlefield": ["three-eyed-owl"], "active": ["natural-power"]})
    assert MEMORY_DRAIN not in keys(spent)


@rule("AS-C78", "AS-358")
def test_memory_drain_among_three_may_hit_anybody() -> None:
    table = at(players=3, p0={"battlefield": ["three-eyed-owl"]}, p2={"hand": ["seal"]})
    play(table, MEMORY_DRAIN, "player:2")
    assert cards(table, "discard:2") == ["seal"]
