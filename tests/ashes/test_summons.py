"""The ready spells that summon, and with them focus, slots and empty conjuration piles."""

from typing import Any

import pytest

from tests.ashes.table import at, cards, dice, keys, play, rule, seat_asked, unit, units, use


def ready(spell: str, copies: int = 1) -> list[Any]:
    """One copy to activate; the others are exhausted and count for the focus all the same."""
    return [spell] + [{"spell": spell, "exhaustion": 1}] * (copies - 1)


PLAIN = {
    "summon-blue-jaguar": ("blue-jaguar", ["natural-basic"] * 2, (2, 2, 0)),
    "summon-butterfly-monk": ("butterfly-monk", ["natural-power"], (1, 1, 1)),
    "summon-false-demon": ("false-demon", ["illusion-class", "natural-basic"], (1, 4, 0)),
    "summon-iron-rhino": ("iron-rhino", ["natural-basic"] * 6, (5, 4, 0)),
    "summon-masked-wolf": ("masked-wolf", ["illusion-class", "natural-basic"], (2, 1, 0)),
    "summon-mist-spirit": ("mist-spirit", ["illusion-class"], (1, 1, 0)),
    "summon-seaside-raven": ("seaside-raven", ["natural-basic"] * 3, (3, 2, 0)),
    "summon-silver-snake": ("silver-snake", ["charm-power", "natural-power"], (0, 4, 3)),
    "summon-three-eyed-owl": ("three-eyed-owl", ["charm-class"], (1, 2, 0)),
}
"""Each summoning with its conjuration, the dice it costs, and the unit's values."""


@pytest.mark.parametrize(("spell", "summoned"), PLAIN.items())
@rule("AS-213", "AS-222", "AS-253", "AS-269", "AS-270", "AS-272", "AS-E10", "AS-E11")
@rule("AS-C57", "AS-C58", "AS-C59", "AS-C61", "AS-C62", "AS-C63", "AS-C64", "AS-C65", "AS-C66")
def test_a_summoning_places_its_conjuration(spell: str, summoned: Any) -> None:
    name, paid, values = summoned
    table = at(p0={"spellboard": [spell], "active": paid, "conjurations": [name] * 2})
    play(table, use(spell))
    assert units(table, 0) == [f"{name}@1"]
    marks = unit(table, name)
    assert (marks["attack"], marks["life"], marks["recover"]) == values
    assert (marks["wounds"], marks["exhaustion"]) == (0, 0)
    assert cards(table, "conjurations:0") == [name]
    assert unit(table, spell)["exhaustion"] == 1
    assert sum(dice(table, 0).values()) == len(paid)
    assert not any("-" in die for die in dice(table, 0))


@pytest.mark.parametrize(("spell", "summoned"), PLAIN.items())
@rule("AS-273")
def test_an_empty_pile_gives_nothing(spell: str, summoned: Any) -> None:
    table = at(p0={"spellboard": [spell], "active": summoned[1]})
    play(table, use(spell))
    assert units(table, 0) == []
    assert unit(table, spell)["exhaustion"] == 1


@pytest.mark.parametrize(("spell", "summoned"), PLAIN.items())
@rule("AS-283", "AS-286", "AS-287")
def test_a_full_battlefield_takes_nobody_in(spell: str, summoned: Any) -> None:
    name, paid, _ = summoned
    full = {"battlefield": ["gilder"] * 3, "conjurations": [name]}
    table = at(born="maeoni coal", p0={"spellboard": [spell], "active": paid, **full})
    play(table, use(spell))
    assert units(table, 0) == ["gilder@1", "gilder@2", "gilder@3"]
    assert cards(table, "conjurations:0") == [name]
    assert unit(table, spell)["exhaustion"] == 1


@rule("AS-E09", "AS-E10", "AS-268", "AS-267")
def test_a_summoning_is_played_in_one_turn_and_activated_in_the_next() -> None:
    mine = {"hand": ["summon-silver-snake", "seal"], "active": ["charm-power", "natural-power"]}
    table = at(p0={**mine, "conjurations": ["silver-snake"]})
    play(table, "play:summon-silver-snake")
    assert use("summon-silver-snake") not in keys(table)
    play(table, "end", "pass", use("summon-silver-snake"))
    assert units(table, 0) == ["silver-snake@1"]


@rule("AS-268")
def test_a_side_action_spell_may_be_used_in_the_turn_it_is_played() -> None:
    mine = {"hand": ["summon-masked-wolf"], "active": ["illusion-class", "natural-basic"]}
    table = at(p0={**mine, "conjurations": ["masked-wolf"]})
    play(table, "play:summon-masked-wolf", use("summon-masked-wolf"))
    assert units(table, 0) == ["masked-wolf@1"]


@rule("AS-275", "AS-276", "AS-284", "AS-285", "AS-E20")
def test_a_full_spellboard_takes_only_further_copies() -> None:
    four = ["purge", "hypnotize", "small-sacrifice", "cut-the-strings"]
    mine = {"hand": ["purge", "blood-transfer"], "spellboard": four}
    table = at(born="aradel coal", p0=mine)
    assert keys(table) == ["play:purge", "meditate", "pass"]
    play(table, "play:purge")
    assert cards(table, "spellboard:0") == [*four, "purge"]


# Summon Blood Puppet

PUPPET = {"spellboard": ["summon-blood-puppet"], "active": ["ceremonial-class"]}


@rule("AS-C56", "AS-290", "AS-330", "AS-331")
def test_a_blood_puppet_is_placed_with_any_player_who_then_controls_it() -> None:
    table = at(players=3, p0={**PUPPET, "conjurations": ["blood-puppet"]})
    play(table, use("summon-blood-puppet"))
    assert keys(table) == ["player:0", "player:1", "player:2"]
    play(table, "player:2")
    assert units(table, 2) == ["blood-puppet@1"]
    assert unit(table, "blood-puppet")["owner"] == 0
    assert cards(table, "conjurations:0") == []


@rule("AS-C56", "AS-328", "AS-C67")
def test_a_lent_puppet_returns_to_the_pile_of_its_owner() -> None:
    lent = {"unit": "blood-puppet", "owner": 0, "wounds": 1}
    table = at(p0={"active": ["natural-power"]}, p1={"battlefield": [lent]})
    play(table, "power:natural")
    assert units(table, 1) == []
    assert cards(table, "conjurations:0") == ["blood-puppet"]


@rule("AS-C56", "AS-290", "AS-286")
def test_a_puppet_needs_a_free_slot_where_it_is_sent() -> None:
    full = {"battlefield": ["gilder"] * 3}
    table = at(born="coal maeoni", p0={**PUPPET, "conjurations": ["blood-puppet"]}, p1=full)
    play(table, use("summon-blood-puppet"), "player:1")
    assert len(units(table, 1)) == 3
    assert cards(table, "conjurations:0") == ["blood-puppet"]


@rule("AS-C56", "AS-C68", "AS-341")
def test_a_jaguar_gazes_at_a_puppet_an_opponent_is_sent() -> None:
    watching = {"battlefield": ["blue-jaguar"], "active": ["natural-basic"]}
    table = at(players=3, p0={**PUPPET, "conjurations": ["blood-puppet"]}, p2=watching)
    play(table, use("summon-blood-puppet"), "player:1", "trigger:blue-jaguar@1")
    assert unit(table, "blood-puppet")["exhaustion"] == 1


# Summon Butterfly Monk


@pytest.mark.parametrize("copies", [1, 2, 3])
@rule("AS-C58", "AS-C69", "AS-017", "AS-281")
def test_a_monk_lives_by_the_number_of_its_summonings(copies: int) -> None:
    spells = ready("summon-butterfly-monk", copies)
    mine = {"spellboard": spells, "active": ["natural-power"], "conjurations": ["butterfly-monk"]}
    table = play(at(p0=mine), use("summon-butterfly-monk"))
    assert unit(table, "butterfly-monk")["life"] == copies


@rule("AS-C58", "AS-C69", "AS-282", "AS-308")
def test_a_monk_whose_last_summoning_is_meditated_away_is_destroyed() -> None:
    mine = {"spellboard": ["summon-butterfly-monk"], "battlefield": ["butterfly-monk"]}
    table = at(p0={**mine, "active": ["natural-basic"]})
    play(table, "meditate", "ready:summon-butterfly-monk@1", "target:coal-roarkwin@1")
    assert units(table, 0) == []


# Summon Gilder

GILDER = {
    "spellboard": ["summon-gilder"],
    "active": ["natural-class"],
    "conjurations": ["gilder"],
}


@rule("AS-C60", "AS-214", "AS-217")
def test_summon_gilder_may_damage_a_unit_that_was_there_before() -> None:
    table = at(p0={**GILDER, "battlefield": ["iron-rhino"]}, p1={"battlefield": ["mist-spirit"]})
    play(table, use("summon-gilder"))
    assert keys(table) == ["target:iron-rhino@1", "target:mist-spirit@1"]
    play(table, "target:mist-spirit@1")
    assert keys(table) == ["do", "skip"]
    assert units(table, 0) == ["iron-rhino@1", "gilder@1"]
    play(table, "do")
    assert units(table, 1) == []


@rule("AS-C60", "AS-218")
def test_the_damage_of_summon_gilder_may_be_declined() -> None:
    table = at(p0=GILDER, p1={"battlefield": ["mist-spirit"]})
    play(table, use("summon-gilder"), "skip")
    assert units(table, 0) == ["gilder@1"]
    assert units(table, 1) == ["mist-spirit@1"]


@rule("AS-C60", "AS-215")
def test_without_another_unit_a_gilder_just_enters() -> None:
    table = play(at(p0=GILDER), use("summon-gilder"))
    assert units(table, 0) == ["gilder@1"]
    assert unit(table, "gilder")["wounds"] == 0


@rule("AS-C60", "AS-287", "AS-273")
def test_the_damage_of_summon_gilder_does_not_need_the_gilder() -> None:
    table = at(p0={**GILDER, "conjurations": []}, p1={"battlefield": ["mist-spirit"]})
    play(table, use("summon-gilder"), "do")
    assert units(table, 1) == []


@rule("AS-C60", "AS-C75")
def test_the_damage_of_summon_gilder_is_a_spells() -> None:
    table = play(at(p0=GILDER, p1={"battlefield": ["seaside-raven"]}), use("summon-gilder"))
    assert unit(table, "seaside-raven")["wounds"] == 0


# Summon Iron Rhino


@pytest.mark.parametrize(("copies", "price"), [(1, 6), (2, 5), (3, 4)])
@rule("AS-C61", "AS-278", "AS-279", "AS-280", "AS-281", "AS-E15")
def test_a_focused_rhino_is_cheaper(copies: int, price: int) -> None:
    spells = ready("summon-iron-rhino", copies)
    mine = {"spellboard": spells, "conjurations": ["iron-rhino"]}
    short = at(p0={**mine, "active": ["natural-basic"] * (price - 1)})
    assert use("summon-iron-rhino") not in keys(short)
    table = at(p0={**mine, "active": ["natural-basic"] * price})
    play(table, use("summon-iron-rhino"))
    assert units(table, 0) == ["iron-rhino@1"]
    assert dice(table, 0) == {"natural": price}


# Summon Masked Wolf

OTHERWISE = "use:activate-otherwise@summon-masked-wolf.1"


@rule("AS-C62", "AS-278", "AS-281")
def test_with_focus_a_masked_wolf_may_be_paid_with_one_illusion_power() -> None:
    mine = {"active": ["illusion-power"], "conjurations": ["masked-wolf"]}
    single = at(p0={**mine, "spellboard": ready("summon-masked-wolf")})
    assert OTHERWISE not in keys(single)
    table = at(p0={**mine, "spellboard": ready("summon-masked-wolf", 2)})
    assert use("summon-masked-wolf") not in keys(table)
    play(table, OTHERWISE)
    assert units(table, 0) == ["masked-wolf@1"]
    assert dice(table, 0) == {"illusion": 1}
    assert unit(table, "summon-masked-wolf")["exhaustion"] == 1
    assert table.view(0).marks["sides"] == 0


@rule("AS-C62", "AS-278")
def test_the_printed_cost_stays_possible_with_focus() -> None:
    active = ["illusion-power", "natural-basic"]
    spells = ready("summon-masked-wolf", 2)
    table = at(p0={"spellboard": spells, "active": active, "conjurations": ["masked-wolf"]})
    assert [key for key in keys(table) if key.startswith("use:activate")] == [
        use("summon-masked-wolf"),
        OTHERWISE,
    ]
    play(table, use("summon-masked-wolf"))
    assert dice(table, 0) == {"natural": 1, "illusion": 1}


# Summon Mist Spirit

SPIRITS = {"spellboard": ["summon-mist-spirit"], "conjurations": ["mist-spirit"] * 3}
TWO_DICE = ["illusion-class", "natural-basic"]


@rule("AS-C63")
def test_a_second_mist_spirit_costs_one_die_more() -> None:
    table = at(p0={**SPIRITS, "active": TWO_DICE})
    play(table, use("summon-mist-spirit"))
    assert keys(table) == ["do", "skip"]
    assert units(table, 0) == []
    play(table, "do")
    assert units(table, 0) == ["mist-spirit@1", "mist-spirit@2"]
    assert dice(table, 0) == {"natural": 1, "illusion": 1}


@rule("AS-C63", "AS-218")
def test_one_mist_spirit_may_be_enough() -> None:
    table = play(at(p0={**SPIRITS, "active": TWO_DICE}), use("summon-mist-spirit"), "skip")
    assert units(table, 0) == ["mist-spirit@1"]
    assert dice(table, 0) == {"natural-basic": 1, "illusion": 1}


@rule("AS-C63", "AS-286", "AS-273")
def test_no_second_spirit_is_offered_where_it_could_not_be_placed() -> None:
    one_left = {"battlefield": ["gilder"] * 2}
    table = at(born="maeoni coal", p0={**SPIRITS, "active": TWO_DICE, **one_left})
    play(table, use("summon-mist-spirit"))
    assert units(table, 0) == ["gilder@1", "gilder@2", "mist-spirit@1"]
    assert dice(table, 0) == {"natural-basic": 1, "illusion": 1}
    last = at(p0={**SPIRITS, "conjurations": ["mist-spirit"], "active": TWO_DICE})
    play(last, use("summon-mist-spirit"))
    assert dice(last, 0) == {"natural-basic": 1, "illusion": 1}


@rule("AS-C63", "AS-C68", "AS-341")
def test_what_answers_spirits_entering_waits_until_both_are_there() -> None:
    watching = {"battlefield": ["blue-jaguar"], "active": ["natural-basic"] * 2}
    table = at(p0={**SPIRITS, "active": TWO_DICE}, p1=watching)
    play(table, use("summon-mist-spirit"), "do")
    assert seat_asked(table) == 1
    assert units(table, 0) == ["mist-spirit@1", "mist-spirit@2"]
    play(table, "trigger:blue-jaguar@1", "trigger:blue-jaguar@1")
    assert unit(table, "mist-spirit@1")["exhaustion"] == 1
    assert unit(table, "mist-spirit@2")["exhaustion"] == 1


# Summon Silver Snake


@pytest.mark.parametrize("copies", [1, 2, 3])
@rule("AS-C65", "AS-278", "AS-279", "AS-281", "AS-E14", "AS-E15")
def test_a_silver_snake_enters_with_status_by_focus(copies: int) -> None:
    spells = ready("summon-silver-snake", copies)
    active = ["charm-power", "natural-power"]
    mine = {"spellboard": spells, "active": active, "conjurations": ["silver-snake"]}
    table = play(at(p0=mine), use("summon-silver-snake"))
    assert unit(table, "silver-snake")["status"] == copies - 1
    assert unit(table, "silver-snake")["attack"] == copies - 1


@rule("AS-C65", "AS-E14", "AS-277")
def test_both_copies_of_a_focused_spell_are_activated_in_their_own_time() -> None:
    active = ["charm-power", "natural-power"] * 2
    spells = ["summon-silver-snake"] * 2
    mine = {"spellboard": spells, "active": active, "conjurations": ["silver-snake"] * 2}
    table = at(mains=2, p0=mine)
    play(table, use("summon-silver-snake"), use("summon-silver-snake", 2))
    assert [unit(table, f"silver-snake@{copy}")["status"] for copy in (1, 2)] == [1, 1]


@rule("AS-C65", "AS-C05")
def test_spell_guard_helps_against_spells_but_not_against_abilities() -> None:
    snakes = {"spellboard": ["summon-silver-snake"]}
    table = at(born="noah maeoni", p0={"active": ["ceremonial-class"]}, p1=snakes)
    play(table, "use:shadow-target@noah-redmoon.1")
    assert unit(table, "summon-silver-snake")["exhaustion"] == 1


SNAKE = {"battlefield": ["silver-snake"], "active": ["natural-power"]}


@rule("AS-C76", "AS-C65")
def test_a_silver_snake_consumes_an_ally_for_good_and_a_conjuration_for_now() -> None:
    ally = play(
        at(p0=SNAKE, p1={"battlefield": ["anchornaut"]}), "power:natural", "target:anchornaut@1"
    )
    assert unit(ally, "silver-snake")["attack"] == 1
    assert cards(ally, "removed") == ["anchornaut"]
    conjured = at(p0=SNAKE, p1={"battlefield": ["mist-spirit"]})
    play(conjured, "power:natural", "target:mist-spirit@1")
    assert unit(conjured, "silver-snake")["attack"] == 1
    assert cards(conjured, "conjurations:1", seat=1) == ["mist-spirit"]


@rule("AS-C76")
def test_a_silver_snake_does_not_consume_own_units() -> None:
    mine = {**SNAKE, "battlefield": ["silver-snake", "anchornaut"]}
    table = play(at(p0=mine), "power:natural", "target:anchornaut@1")
    assert unit(table, "silver-snake")["status"] == 0
    assert cards(table, "discard:0") == ["anchornaut"]


@rule("AS-C76", "AS-C29")
def test_a_silver_snake_consumes_a_strange_copy_like_an_ally() -> None:
    copied = {"battlefield": [{"unit": "strange-copy", "status": 1}]}
    table = play(at(p0=SNAKE, p1=copied), "power:natural", "target:strange-copy@1")
    assert cards(table, "removed") == ["strange-copy"]
