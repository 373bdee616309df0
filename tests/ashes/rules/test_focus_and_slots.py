"""Sections 17.1 and 17.2: focused ready spells, and the slots of battlefield and spellboard."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import asked, at, cards, dice, keys, play, rule, unit, units

SNAKE = "use:activate@summon-silver-snake."
POWERS = ["charm-power", "natural-power"]


def snakes(*spells: Any, **more: Any) -> Table:
    """Maeoni with copies of Summon Silver Snake and the dice for one activation."""
    mine = {"spellboard": list(spells), "active": POWERS, "conjurations": ["silver-snake"] * 3}
    return at(born="maeoni coal", p0={**mine, **more})


READY: Any = "summon-silver-snake"
TIRED: Any = {"spell": "summon-silver-snake", "exhaustion": 1}


# Focus


@rule("AS-275", "AS-276", "AS-285")
def test_a_second_copy_focuses_the_spell_and_takes_no_further_slot() -> None:
    """Maeoni's four spellboard slots are full, but not for a copy of what is there."""
    full = [READY, "empower", "hypnotize", "summon-gilder"]
    hand = ["summon-silver-snake", "summon-three-eyed-owl"]
    table = snakes(*full, hand=hand, active=[*POWERS, "natural-basic"])
    assert "play:summon-three-eyed-owl" not in keys(table)
    play(table, "play:summon-silver-snake")
    assert cards(table, "spellboard:0").count("summon-silver-snake") == 2
    table = snakes(*full, READY, hand=hand)
    play(table, SNAKE + "1")
    assert unit(table, "silver-snake")["status"] == 1


@rule("AS-277")
def test_every_copy_is_activated_by_itself_and_has_its_own_tokens() -> None:
    mists: dict[str, Any] = {"spellboard": ["shifting-mist"] * 2, "active": ["natural-basic"]}
    worker = {"unit": "iron-worker", "status": 2}
    table = at(p0={**mists, "battlefield": [worker]})
    play(table, "use:overtime@iron-worker.1", "amount:2")
    play(table, "use:activate@shifting-mist.1", "done")
    assert unit(table, "shifting-mist@1")["exhaustion"] == 1
    assert unit(table, "shifting-mist@2")["exhaustion"] == 0
    play(table, "use:activate@shifting-mist.2", "done")
    assert not any("shifting-mist" in key for key in keys(table))


@rule("AS-278", "AS-279", "AS-280")
@pytest.mark.parametrize(("copies", "tokens"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_focus_one_wants_two_copies_and_focus_two_wants_three(copies: int, tokens: int) -> None:
    table = play(snakes(*[READY] * copies), SNAKE + "1")
    assert unit(table, "silver-snake")["status"] == tokens


@rule("AS-280", "AS-281")
def test_focus_text_applies_to_any_copy_and_exhausted_copies_count() -> None:
    table = play(snakes(TIRED, READY, TIRED), SNAKE + "2")
    assert unit(table, "silver-snake")["status"] == 2
    alone = play(snakes(READY), SNAKE + "1")
    assert unit(alone, "silver-snake")["status"] == 0


@rule("AS-282")
def test_when_a_copy_leaves_the_focus_falls() -> None:
    table = snakes(READY, TIRED, hand=[], draw=[])
    play(table, "meditate", "ready:summon-silver-snake@2", "done", "done")
    play(table, SNAKE + "1")
    assert unit(table, "silver-snake")["status"] == 0


# Slots


@rule("AS-283", "AS-424")
@pytest.mark.parametrize(
    ("born", "slots"), [("maeoni", 3), ("coal", 6), ("aradel", 8), ("jessa", 5)]
)
def test_a_battlefield_has_as_many_slots_as_the_phoenixborn_says(born: str, slots: int) -> None:
    mine = {"hand": ["anchornaut"], "active": ["natural-basic"]}
    other = "noah"
    for count, room in ((slots - 1, True), (slots, False)):
        table = at(born=f"{born} {other}", p0={**mine, "battlefield": ["mist-spirit"] * count})
        assert ("play:anchornaut" in keys(table)) is room


@rule("AS-284", "AS-285", "AS-456")
def test_each_differently_named_ready_spell_takes_a_spellboard_slot() -> None:
    """Noah has three slots: copies share one, a fourth name finds none."""
    two = ["purge", "purge", "strengthen"]
    table = at(born="noah coal", p0={"spellboard": two, "hand": ["hypnotize"]})
    assert "play:hypnotize" in keys(table)
    three = [*two, "shifting-mist"]
    table = at(born="noah coal", p0={"spellboard": three, "hand": ["hypnotize", "purge"]})
    assert "play:hypnotize" not in keys(table)
    assert "play:purge" in keys(table)


CROWDED = ["mist-spirit"] * 5
WIDOWS = {"hand": ["summon-sleeping-widows"], "active": ["ceremonial-class"] * 2}
SHOT = {"active": ["natural-power", "natural-basic"]}


@rule("AS-286", "AS-289")
def test_only_as_many_conjurations_are_placed_as_fit() -> None:
    """Coal's battlefield has one slot left: a second Mist Spirit is not even offered."""
    mist = {"spellboard": ["summon-mist-spirit"], "conjurations": ["mist-spirit"] * 2}
    mine = {**mist, "active": ["illusion-class", "natural-basic"]}
    table = play(
        at(p0={**mine, "battlefield": ["gilder"] * 5}), "use:activate@summon-mist-spirit.1"
    )
    assert len(units(table, 0)) == 6
    assert cards(table, "conjurations:0") == ["mist-spirit"]
    assert dice(table, 0) == {"natural-basic": 1, "illusion": 1}
    room = play(at(p0={**mine, "battlefield": ["gilder"] * 4}), "use:activate@summon-mist-spirit.1")
    assert asked(room) == (0, "may")


@rule("AS-287")
def test_an_activation_is_allowed_with_a_full_battlefield_and_its_other_parts_happen() -> None:
    mine = {
        "spellboard": ["summon-gilder"],
        "active": ["natural-class"],
        "conjurations": ["gilder"],
    }
    table = at(p0={**mine, "battlefield": ["mist-spirit"] * 6}, p1={"battlefield": ["iron-rhino"]})
    play(table, "use:activate@summon-gilder.1", "target:iron-rhino@1", "do")
    assert units(table, 0) == [f"mist-spirit@{n}" for n in range(1, 7)]
    assert unit(table, "iron-rhino")["wounds"] == 1


@rule("AS-288")
def test_a_destroyed_unit_still_occupies_its_slot() -> None:
    """Coal has six slots. The spirit still takes one while widows answer its death."""
    for others, widows in ((4, 1), (5, 0)):
        side = {**WIDOWS, "battlefield": ["iron-rhino", *["gilder"] * (others - 1), "mist-spirit"]}
        side["conjurations"] = ["sleeping-widow"] * 2
        table = at(born="aradel coal", p0=SHOT, p1=side)
        assert len(units(table, 1)) == others + 1
        play(table, "power:natural", "target:mist-spirit@1", "react:summon-sleeping-widows")
        play(table, *["do"] * widows)
        names = [name.split("@")[0] for name in units(table, 1)]
        assert (names.count("sleeping-widow"), names.count("mist-spirit")) == (widows, 0)


@rule("AS-289")
def test_several_units_enter_one_by_one_until_the_battlefield_is_full() -> None:
    side = {**WIDOWS, "battlefield": ["mist-spirit"], "conjurations": ["sleeping-widow"] * 3}
    table = play(at(p0=SHOT, p1=side), "power:natural", "react:summon-sleeping-widows", "do")
    assert units(table, 1) == ["mist-spirit@1", "sleeping-widow@1"]
    assert asked(table) == (1, "may")
    play(table, "do")
    assert units(table, 1) == ["sleeping-widow@1", "sleeping-widow@2"]


@rule("AS-290", "AS-331")
def test_a_unit_for_another_player_needs_a_slot_there_and_is_controlled_by_them() -> None:
    mine = {"spellboard": ["summon-blood-puppet"], "conjurations": ["blood-puppet"]}
    mine["active"] = ["ceremonial-class"]
    lend = ("use:activate@summon-blood-puppet.1", "player:1")
    table = play(at(born="coal maeoni", p0=mine, p1={"battlefield": ["gilder"] * 3}), *lend)
    assert units(table, 1) == ["gilder@1", "gilder@2", "gilder@3"]
    assert cards(table, "conjurations:0") == ["blood-puppet"]
    rich = {"active": ["natural-basic"], "battlefield": ["gilder"] * 2}
    table = play(at(born="coal maeoni", p0=mine, p1=rich), *lend)
    assert units(table, 1)[-1] == "blood-puppet@1"
    assert unit(table, "blood-puppet")["owner"] == 0
    while asked(table) != (1, "action"):
        play(table, "pass" if "pass" in keys(table) else "end")
    assert "use:self-inflict@blood-puppet.1" in keys(table)
