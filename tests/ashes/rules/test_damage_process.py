"""Section 17.3: damage, wounds and destruction, and the steps in which they are processed."""

from __future__ import annotations

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import asked, at, cards, dice, keys, play, rule, unit, units, wounds

SHOT = {"active": ["natural-power", "natural-basic"]}
"""A player who deals 1 damage with the natural power, and a spare die so that the turn
continues."""
GOLD = {"hand": ["molten-gold", "seal"], "active": ["natural-power"] * 2}
BLADES = {"hand": ["one-hundred-blades", "seal"], "active": ["natural-basic"] * 2}
PROTECT = {"spell": "protect", "status": 3}


# Damage and wounds


@rule("AS-291", "AS-462")
def test_damage_places_that_many_wound_tokens() -> None:
    table = at(
        p0={"battlefield": ["masked-wolf", "hammer-knight"]}, p1={"battlefield": ["iron-rhino"]}
    )
    play(table, "attack:unit", "attack-with:masked-wolf@1", "done", "nobody", "endure")
    assert unit(table, "iron-rhino")["wounds"] == 2
    table = at(p0={"battlefield": ["iron-rhino"]})
    assert wounds(play(table, "attack:phoenixborn"), 1) == 5


@rule("AS-292", "AS-447")
@pytest.mark.parametrize(("before", "left"), [(2, ["iron-rhino@1"]), (3, [])])
def test_wounds_equal_to_the_life_value_destroy_a_unit(before: int, left: list[str]) -> None:
    hurt = {"unit": "iron-rhino", "wounds": before}
    table = play(at(p0=SHOT, p1={"battlefield": [hurt]}), "power:natural")
    assert units(table, 1) == left


@rule("AS-292", "AS-294", "AS-449")
@pytest.mark.parametrize(("before", "over"), [(12, False), (13, True), (15, True)])
def test_wounds_equal_to_its_life_value_destroy_a_phoenixborn(before: int, over: bool) -> None:
    """Aradel has 16 life; Molten Gold places three wounds. Her player loses."""
    table = at(p0=GOLD, p1={"wounds": before})
    play(table, "play:molten-gold", "target:aradel-summergaard@1")
    assert (table.result is not None) is over
    if table.result is not None:
        assert table.result.winners == (0,)


@rule("AS-293")
def test_a_destroyed_unit_is_discarded() -> None:
    table = play(at(p0=SHOT, p1={"battlefield": ["anchornaut"]}), "power:natural")
    assert units(table, 1) == []
    assert cards(table, "discard:1") == ["anchornaut"]


@rule("AS-295")
def test_wound_tokens_do_not_lower_the_life_value() -> None:
    hurt = {"unit": "iron-rhino", "wounds": 3}
    table = at(p0={"battlefield": [hurt], "wounds": 5})
    assert unit(table, "iron-rhino")["life"] == 4
    assert table.view(0).area("player:0").marks["life"] == 15


@rule("AS-296", "AS-297")
def test_directly_placed_wounds_are_not_damage_to_prevent_redirect_or_answer() -> None:
    answers = ["redirect", "sympathy-pain", "shadow-counter"]
    rich = ["charm-class"] * 4 + ["illusion-class"] * 2
    side = {"hand": answers, "active": rich, "battlefield": ["living-doll"]}
    table = at(p0=GOLD, p1={**side, "spellboard": [PROTECT]})
    play(table, "play:molten-gold", "target:aradel-summergaard@1")
    assert wounds(table, 1) == 3
    assert asked(table)[0] == 0
    doll = {"unit": "living-doll", "attached": ["root-armor"]}
    table = at(p0=GOLD, p1={**side, "battlefield": [doll], "spellboard": [PROTECT]})
    play(table, "play:molten-gold", "target:living-doll@1")
    assert unit(table, "living-doll")["wounds"] == 3
    assert asked(table)[0] == 0


@rule("AS-298", "AS-139")
def test_dealing_no_damage_triggers_nothing() -> None:
    side = {"hand": ["redirect", "sympathy-pain"], "active": ["charm-class"] * 4}
    for attacker, damage in (("anchornaut", 0), ("mist-spirit", 1)):
        table = at(p0={"battlefield": [attacker]}, p1={**side, "battlefield": ["gilder"]})
        play(table, "attack:phoenixborn")
        if attacker == "anchornaut":
            play(table, "go-on", "go-on", "nobody", "go-on")
        else:
            play(table, "nobody")
        assert (asked(table) == (1, "react")) is bool(damage)
        assert wounds(table, 1) == 0


@rule("AS-299")
def test_what_is_inflicted_is_damage() -> None:
    """Self Inflict deals its damage like any other: Protect may prevent it."""
    puppet = {"battlefield": ["blood-puppet"], "active": ["natural-basic"], "spellboard": [PROTECT]}
    table = play(at(p0=puppet), "use:self-inflict@blood-puppet.1", "trigger:protect@1")
    assert unit(table, "blood-puppet")["wounds"] == 0
    assert unit(table, "protect")["status"] == 2


# The steps


def doll_attacked() -> Table:
    """Jessa's Hammer Knight attacks a Living Doll, and everybody could say something to it."""
    doll = {"battlefield": ["living-doll"], "spellboard": [PROTECT], "hand": ["final-cry"]}
    rich = ["ceremonial-power", "charm-basic"]
    table = at(
        born="jessa coal",
        p0={"battlefield": ["hammer-knight", "mist-spirit"], "active": ["charm-basic"]},
        p1={**doll, "active": rich},
    )
    return play(table, "attack:unit", "attack-with:hammer-knight@1", "done", "nobody", "endure")


@rule("AS-300", "AS-340")
def test_damage_is_dealt_received_placed_and_only_then_is_the_unit_discarded() -> None:
    table = doll_attacked()
    assert (asked(table)[0], keys(table)) == (1, ["trigger:protect@1", "pass"])  # would receive
    play(table, "pass")
    assert (asked(table)[0], keys(table)) == (0, ["trigger:hammer-knight@1", "pass"])  # dealt
    play(table, "pass")
    assert (asked(table)[0], keys(table)) == (1, ["trigger:living-doll@1", "pass"])  # received
    assert unit(table, "living-doll")["wounds"] == 0
    play(table, "pass")
    assert (asked(table)[0], keys(table)) == (1, ["react:final-cry", "pass"])  # destroyed
    assert unit(table, "living-doll")["wounds"] == 4
    assert cards(table, "discard:1") == []
    play(table, "pass")
    assert (asked(table)[0], keys(table)) == (0, ["trigger:jessa-na-ni@1", "pass"])  # left play
    assert units(table, 1) == []
    assert cards(table, "discard:1") == ["living-doll"]
    play(table, "trigger:jessa-na-ni@1")
    assert wounds(table, 1) == 1


@rule("AS-300")
def test_every_step_with_its_effects_is_finished_before_the_next() -> None:
    """The Knight's aftershock may destroy a weakened Doll before it has received the damage."""
    doll = {"unit": "living-doll", "wounds": 2}
    table = at(
        p0={"battlefield": ["hammer-knight"]},
        p1={"battlefield": [doll], "active": ["charm-basic"]},
    )
    play(
        table, "attack:unit", "nobody", "endure", "trigger:hammer-knight@1", "target:living-doll@1"
    )
    assert units(table, 1) == []
    assert dice(table, 1) == {"charm-basic": 1}
    assert asked(table)[1] == "action"


@rule("AS-301")
def test_placed_wounds_enter_at_the_wounds_and_a_plain_destruction_after_them() -> None:
    side = {"battlefield": ["living-doll"], "hand": ["final-cry"], "spellboard": [PROTECT]}
    table = at(p0=GOLD, p1={**side, "active": ["ceremonial-power", "charm-basic"]})
    play(table, "play:molten-gold", "target:living-doll@1")
    assert (asked(table)[0], keys(table)) == (1, ["react:final-cry", "pass"])
    fading = {"unit": "living-doll", "attached": ["fade-away"]}
    mourning = {"spellboard": ["chant-of-revenge", PROTECT], "active": ["charm-basic"]}
    table = at(phase="round-end", p0={**mourning, "battlefield": [fading]})
    assert keys(table) == ["trigger:chant-of-revenge@1", "pass"]
    assert unit(table, "living-doll")["wounds"] == 0


@rule("AS-302", "AS-341")
def test_all_effects_of_a_card_are_carried_out_before_its_damage_is_processed() -> None:
    """One Hundred Blades has drawn its card before the first unit is wounded."""
    table = at(p0=BLADES, p1={"battlefield": ["mist-spirit", "gilder"]})
    play(table, "play:one-hundred-blades", "target:aradel-summergaard@1")
    assert asked(table) == (0, "damage-order")
    assert cards(table, "hand:0") == ["seal", "refresh"]
    assert wounds(table, 1) == 0
    assert len(units(table, 1)) == 2


@rule("AS-303")
def test_damage_inside_the_process_is_processed_completely_first() -> None:
    """The Doll's pain destroys a spirit, which is mourned, before the Doll itself is wounded."""
    mine = {**SHOT, "hand": ["final-cry"], "battlefield": ["mist-spirit"]}
    mine["active"] = ["natural-power", "ceremonial-power"]
    table = at(p0=mine, p1={"battlefield": ["living-doll"], "active": ["charm-basic"]})
    play(table, "power:natural", "target:living-doll@1", "trigger:living-doll@1")
    play(table, "target:mist-spirit@1")
    assert (asked(table)[0], keys(table)) == (0, ["react:final-cry", "pass"])
    assert unit(table, "living-doll")["wounds"] == 0
    play(table, "react:final-cry", "target:aradel-summergaard@1")
    assert units(table, 0) == []
    assert wounds(table, 1) == 2
    assert unit(table, "living-doll")["wounds"] == 1


@rule("AS-304")
def test_of_several_cards_damaged_at_once_the_active_player_chooses_the_order() -> None:
    side = {"battlefield": ["mist-spirit", "gilder"]}
    table = at(p0=BLADES, p1=side)
    play(table, "play:one-hundred-blades", "target:aradel-summergaard@1")
    assert asked(table) == (0, "damage-order")
    assert sorted(keys(table)) == sorted(
        ["target:aradel-summergaard@1", "target:mist-spirit@1", "target:gilder@1"]
    )
    play(table, "target:gilder@1")
    assert unit(table, "gilder")["wounds"] == 1
    assert wounds(table, 1) == 0
    play(table, "target:mist-spirit@1")
    assert (units(table, 1), wounds(table, 1)) == (["gilder@1"], 1)


@rule("AS-305", "AS-129")
def test_simultaneous_damage_is_dealt_in_full_even_by_a_unit_that_is_destroyed() -> None:
    table = at(p0={"battlefield": ["masked-wolf"]}, p1={"battlefield": ["masked-wolf"]})
    play(table, "attack:unit", "nobody", "counter", "target:masked-wolf@2")
    assert (units(table, 0), units(table, 1)) == ([], [])


@rule("AS-306")
def test_a_destroyed_unit_stays_until_it_is_discarded_but_is_not_a_target() -> None:
    crying = {"hand": ["final-cry"], "active": ["ceremonial-power"]}
    table = at(p0=SHOT, p1={**crying, "battlefield": ["mist-spirit", "gilder"]})
    play(table, "power:natural", "target:mist-spirit@1", "react:final-cry")
    assert units(table, 1) == ["mist-spirit@1", "gilder@1"]
    others = ["target:coal-roarkwin@1", "target:aradel-summergaard@1"]
    assert keys(table) == ["target:gilder@1", *others]
    play(table, "target:coal-roarkwin@1")
    assert units(table, 1) == ["gilder@1"]


@rule("AS-306")
def test_a_destroyed_unit_cannot_be_damaged_any_more() -> None:
    """While the Chant avenges the Doll it is there still, but the damage cannot go to it."""
    doll = {"unit": "living-doll", "wounds": 2}
    side = {
        "battlefield": [doll],
        "active": ["charm-basic"] * 2,
        "spellboard": ["chant-of-revenge"],
    }
    table = play(at(p0=SHOT, p1=side), "power:natural", "trigger:living-doll@1")
    play(table, "target:coal-roarkwin@1")
    assert (asked(table)[0], keys(table)) == (1, ["trigger:chant-of-revenge@1", "pass"])
    play(table, "trigger:chant-of-revenge@1")
    assert units(table, 1) == ["living-doll@1"]
    assert keys(table) == ["target:coal-roarkwin@1", "target:aradel-summergaard@1"]


@rule("AS-307", "AS-131")
def test_damage_above_the_remaining_life_has_no_further_effect() -> None:
    table = at(p0={"battlefield": ["iron-rhino"]}, p1={"battlefield": ["mist-spirit", "gilder"]})
    play(table, "attack:phoenixborn", "block-with:mist-spirit@1", "endure")
    assert units(table, 1) == ["gilder@1"]
    assert (wounds(table, 1), unit(table, "gilder")["wounds"]) == (0, 0)


@rule("AS-308", "AS-018")
def test_a_unit_whose_life_value_is_zero_is_destroyed_at_once() -> None:
    copy = {"hand": ["strange-copy", "seal"], "active": ["illusion-class"] * 2}
    table = play(at(p0=copy, p1={"battlefield": ["anchornaut"]}), "play:strange-copy")
    assert units(table, 0) == []
    assert cards(table, "discard:0") == ["strange-copy"]


MONKS = {"spellboard": ["summon-butterfly-monk"] * 2, "active": ["natural-basic"], "hand": []}
AWAY = ("meditate", "ready:summon-butterfly-monk@1", "done")


@rule("AS-309", "AS-017")
def test_destruction_is_checked_after_every_change_of_a_life_value() -> None:
    """The Monk's life is the number of Summon Butterfly Monk; one of them is meditated away."""
    for hurt, left in ((0, ["butterfly-monk@1"]), (1, [])):
        monk = {"unit": "butterfly-monk", "wounds": hurt}
        table = at(p0={**MONKS, "battlefield": [monk], "wounds": 2})
        assert unit(table, "butterfly-monk")["life"] == 2
        play(table, "meditate", "ready:summon-butterfly-monk@1")
        if hurt:
            assert asked(table) == (0, "target")
            play(table, "target:coal-roarkwin@1")
        assert units(table, 0) == left
        assert wounds(table, 0) == 2 - hurt


@rule("AS-309", "AS-344")
def test_of_several_units_without_life_the_active_player_chooses_which_goes_first() -> None:
    """The last blessing of the first Monk may save the second."""
    hurt = {"unit": "butterfly-monk", "wounds": 1}
    table = at(p0={**MONKS, "battlefield": [hurt, hurt]})
    play(table, "meditate", "ready:summon-butterfly-monk@1")
    assert asked(table) == (0, "destruction-order")
    play(table, "target:butterfly-monk@2", "target:butterfly-monk@1")
    assert units(table, 0) == ["butterfly-monk@1"]
    assert unit(table, "butterfly-monk")["wounds"] == 0


@rule("AS-310")
def test_returning_a_unit_is_not_destroying_it() -> None:
    side = {"hand": ["final-cry"], "active": ["ceremonial-power"], "battlefield": ["gilder"]}
    table = at(p0={"hand": ["fear", "seal"]}, p1={**side, "spellboard": ["chant-of-revenge"]})
    play(table, "play:fear")
    assert units(table, 1) == []
    assert asked(table)[0] == 0


@rule("AS-310")
def test_discarding_a_unit_is_not_destroying_it() -> None:
    """A Strange Copy fleets at the end of the round; the Chant does not answer."""
    copy = {"unit": "strange-copy", "status": 2}
    table = at(phase="round-end", p0={"battlefield": [copy], "spellboard": ["chant-of-revenge"]})
    assert units(table, 0) == []
    assert asked(table)[1] != "react"
