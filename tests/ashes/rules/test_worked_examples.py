"""Section 25: the worked examples. Magda is player 0."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from emberhold.games.ashes.setting_up.decks import SUGGESTED, violations
from emberhold.kernel.table import Table
from tests.ashes.table import asked, at, cards, dice, keys, play, rule, unit, units, wounds


def wait_for(table: Table, player: int) -> Table:
    """Let everybody pass until that player may act."""
    while asked(table) != (player, "action"):
        play(table, keys(table)[-1])
    return table


# Action spells

SEAL = {"hand": ["seal", "fear"], "active": ["illusion-power", "charm-class", "natural-basic"]}


@rule("AS-E01")
def test_magda_plays_seal() -> None:
    side = {"spellboard": ["purge", "strengthen"]}
    table = play(at(born="saria coal", p0=SEAL, p1=side), "play:seal")
    assert dice(table, 0) == {"natural-basic": 1, "illusion": 1, "charm": 1}
    assert keys(table) == ["target:purge@1", "target:strengthen@1"]
    play(table, "target:strengthen@1")
    assert unit(table, "strengthen")["exhaustion"] == 1
    assert unit(table, "purge")["exhaustion"] == 0
    assert cards(table, "discard:0") == ["seal"]
    assert table.view(0).marks["mains"] == 0
    for die in ("illusion-basic", "natural-power"):
        poor = {**SEAL, "active": [die, "charm-class"]}
        assert "play:seal" not in keys(
            at(born="saria coal", p0={**poor, "battlefield": ["gilder"]})
        )


@rule("AS-E02")
def test_magda_seals_a_focused_spell() -> None:
    side = {"spellboard": ["strengthen"] * 3 + ["purge"], "battlefield": ["gilder"]}
    table = play(at(born="saria coal", p0=SEAL, p1=side), "play:seal", "target:strengthen@1")
    assert [unit(table, f"strengthen@{n}")["exhaustion"] for n in (1, 2, 3)] == [1, 1, 1]
    wait_for(table, 1)
    assert not any("strengthen" in key for key in keys(table))
    while asked(table)[1] != "discard":
        play(table, keys(table)[-1])
    assert [unit(table, f"strengthen@{n}")["exhaustion"] for n in (1, 2, 3)] == [0, 0, 0]


# Reaction spells

COUNTER = {"hand": ["shadow-counter", "sympathy-pain", "call-upon-the-realms"]}
ATTACK = {"battlefield": ["masked-wolf", "masked-wolf", "iron-rhino"]}


@rule("AS-E03")
def test_magda_plays_shadow_counter() -> None:
    magda = {**COUNTER, "active": ["illusion-class", "natural-basic"]}
    table = at(player=1, born="saria noah", p0=magda, p1=ATTACK)
    play(table, "attack:phoenixborn", "attack-with:masked-wolf@1", "done")
    assert keys(table) == ["react:shadow-counter", "pass"]
    play(table, "react:shadow-counter", "target:iron-rhino@1")
    assert units(table, 1) == ["masked-wolf@1", "masked-wolf@2"]
    assert cards(table, "discard:0") == ["shadow-counter"]
    assert dice(table, 0) == {"illusion": 1, "natural": 1}
    wait_for(table, 0)
    assert (table.view(0).marks["mains"], table.view(0).marks["sides"]) == (1, 1)


@rule("AS-E04")
def test_magda_reacts_once_in_a_turn() -> None:
    rich = ["illusion-class", "natural-basic", "charm-class", "charm-class"]
    table = at(
        players=3,
        player=1,
        born="saria noah coal",
        p0={**COUNTER, "active": rich},
        p1=ATTACK,
        p2={"battlefield": ["masked-wolf"]},
    )
    play(table, "attack:phoenixborn", "attack-with:masked-wolf@1", "attack-with:masked-wolf@2")
    play(table, "done", "player:0", "resolve:masked-wolf@1", "react:shadow-counter", "pay:choose")
    play(table, "die:natural-basic", "target:iron-rhino@1")
    assert wounds(table, 0) == 4  # the second wolf could not be answered
    wait_for(table, 2)
    play(table, "attack:phoenixborn", "player:0")
    assert (asked(table)[0], keys(table)) == (0, ["react:sympathy-pain", "pass"])


@rule("AS-E04")
def test_other_players_have_their_own_limit() -> None:
    """Both mourn in one turn."""
    cry: dict[str, Any] = {"hand": ["final-cry"], "active": ["ceremonial-power"]}
    mourning = {**cry, "battlefield": ["mist-spirit"]}
    blades = {"hand": ["one-hundred-blades"], "active": ["natural-basic"] * 2}
    table = at(players=3, p0=blades, p1=mourning, p2=mourning)
    play(table, "play:one-hundred-blades", "target:aradel-summergaard@1", "target:mist-spirit@1")
    play(table, "react:final-cry", "target:coal-roarkwin@1", "target:mist-spirit@2")
    assert (asked(table)[0], keys(table)) == (2, ["react:final-cry", "pass"])


# Allies

KNIGHT = ["ceremonial-power", "natural-class", "charm-basic"]


@rule("AS-E05")
def test_magda_plays_hammer_knight() -> None:
    magda = {"hand": ["hammer-knight", "seal"], "active": [*KNIGHT, "natural-class"]}
    table = play(at(p0=magda), "play:hammer-knight", "pay:choose")
    if asked(table)[1] == "pay-die":
        play(table, "die:charm-basic")
    assert dice(table, 0) == {"natural-class": 1, "ceremonial": 1, "natural": 1, "charm": 1}
    assert asked(table) == (0, "action")
    wait_for(table, 1)
    wait_for(table, 0)
    assert units(table, 0) == ["hammer-knight@1"]


@rule("AS-E06")
def test_magda_cannot_pay_hammer_knight() -> None:
    active = ["ceremonial-class", "ceremonial-class", "natural-power", "natural-power"]
    magda = {"hand": ["hammer-knight", "seal"], "battlefield": ["gilder"]}
    assert "play:hammer-knight" not in keys(at(p0={**magda, "active": active}))
    active[0] = "ceremonial-power"
    assert "play:hammer-knight" in keys(at(p0={**magda, "active": active}))


# Alteration spells


@rule("AS-E07")
def test_magda_arms_her_knight() -> None:
    magda = {"hand": ["root-armor", "seal"], "battlefield": ["hammer-knight"]}
    table = at(p0={**magda, "active": ["natural-power"]})
    play(table, "play:root-armor")
    assert unit(table, "hammer-knight")["life"] == 5
    assert table.view(0).marks["sides"] == 0
    assert dice(table, 0) == {"natural": 1}
    hurt = {"unit": "hammer-knight", "attached": ["root-armor"], "wounds": 4}
    cut = {"spellboard": ["cut-the-strings"], "active": ["ceremonial-class", "natural-basic"]}
    table = at(player=1, p0={"battlefield": [hurt]}, p1={**cut, "battlefield": ["iron-rhino"]})
    play(table, "use:activate@cut-the-strings.1", "do")
    assert units(table, 0) == []


@rule("AS-E08")
def test_the_knight_comes_before_its_armor() -> None:
    active = [*KNIGHT, "natural-class"]
    table = at(p0={"hand": ["hammer-knight", "root-armor"], "active": active})
    assert "play:root-armor" not in keys(table)
    play(table, "play:hammer-knight", "pay:choose", "die:charm-basic", "play:root-armor")
    assert unit(table, "hammer-knight")["attached"] == "root-armor.1"


# Ready spells

SNAKE = "use:activate@summon-silver-snake."


def maeoni(**more: Any) -> Table:
    magda = {"active": ["charm-power", "natural-power"], "conjurations": ["silver-snake"] * 3}
    return at(born="maeoni coal", p0={**magda, **more})


@rule("AS-E09", "AS-E10")
def test_magda_plays_and_later_activates_summon_silver_snake() -> None:
    table = maeoni(hand=["summon-silver-snake", "seal"])
    play(table, "play:summon-silver-snake")
    assert cards(table, "spellboard:0") == ["summon-silver-snake"]
    assert dice(table, 0) == {"charm-power": 1, "natural-power": 1}
    assert units(table, 0) == []
    assert SNAKE + "1" not in keys(table)
    wait_for(table, 1)
    play(table, "play:call-upon-the-realms")
    assert asked(table) == (0, "action")
    play(table, SNAKE + "1")
    assert units(table, 0) == ["silver-snake@1"]
    assert dice(table, 0) == {"charm": 1, "natural": 1}
    assert unit(table, "summon-silver-snake")["exhaustion"] == 1
    assert cards(table, "conjurations:0") == ["silver-snake"] * 2


@rule("AS-E10")
def test_the_exhausted_spell_is_not_activated_again_this_round() -> None:
    tired = {"spell": "summon-silver-snake", "exhaustion": 1}
    assert SNAKE + "1" not in keys(maeoni(spellboard=[tired]))
    assert SNAKE + "1" in keys(maeoni(spellboard=["summon-silver-snake"]))


@rule("AS-E11")
def test_the_iron_rhino_takes_any_six_dice() -> None:
    one = {"hand": ["summon-iron-rhino"], "active": ["natural-power"]}
    table = play(at(p0=one), "play:summon-iron-rhino")
    assert dice(table, 0) == {"natural": 1}
    six = ["natural-power", "charm-class", "illusion-basic"] * 2
    rhino = {"spellboard": ["summon-iron-rhino"], "conjurations": ["iron-rhino"], "active": six}
    table = play(at(p0=rhino), "use:activate@summon-iron-rhino.1")
    assert units(table, 0) == ["iron-rhino@1"]
    assert unit(table, "summon-iron-rhino")["exhaustion"] == 1
    assert dice(table, 0) == {"natural": 2, "charm": 2, "illusion": 2}
    five = at(p0={**rhino, "active": six[:5]})
    assert "use:activate@summon-iron-rhino.1" not in keys(five)


@rule("AS-E14")
def test_two_copies_of_summon_silver_snake() -> None:
    """One of four slots is used, and both copies are activated in one round."""
    others = ["empower", "hypnotize", "summon-gilder"]
    magda = {"spellboard": [*["summon-silver-snake"] * 2, *others]}
    active = ["charm-power", "natural-power"] * 2
    table = maeoni(**magda, active=active, hand=["seal"])
    play(table, SNAKE + "1")
    assert unit(table, "silver-snake@1")["status"] == 1
    assert unit(table, "silver-snake@1")["attack"] == 1
    wait_for(table, 1)
    play(table, "play:call-upon-the-realms")
    play(table, SNAKE + "2")
    assert unit(table, "silver-snake@2")["status"] == 1
    assert [unit(table, f"summon-silver-snake@{n}")["exhaustion"] for n in (1, 2)] == [1, 1]


@rule("AS-E15")
def test_three_copies() -> None:
    table = play(maeoni(spellboard=["summon-silver-snake"] * 3), SNAKE + "1")
    assert unit(table, "silver-snake")["status"] == 2
    rhino = {"spellboard": ["summon-iron-rhino"] * 3, "conjurations": ["iron-rhino"]}
    key = "use:activate@summon-iron-rhino.1"
    assert key not in keys(at(p0={**rhino, "active": ["charm-basic"] * 3}))
    table = play(at(p0={**rhino, "active": ["charm-basic"] * 4}), key)
    assert dice(table, 0) == {"charm": 4}


# Single rules


@rule("AS-E16")
def test_throw_cannot_choose_a_phoenixborn() -> None:
    table = at(p0={"battlefield": ["anchornaut"]}, p1={"battlefield": ["gilder"]})
    play(table, "use:throw@anchornaut.1")
    assert keys(table) == ["target:anchornaut@1", "target:gilder@1"]


@rule("AS-E17")
def test_an_exhausted_butterfly_monk() -> None:
    """It cannot guard, but its life value is counted and its last blessing is given."""
    monk = {"unit": "butterfly-monk", "exhaustion": 1}
    side = {"battlefield": [monk, "mist-spirit"], "spellboard": ["summon-butterfly-monk"] * 2}
    table = at(p0={"battlefield": ["masked-wolf"], "wounds": 2}, p1=side)
    assert unit(table, "butterfly-monk")["life"] == 2
    play(table, "attack:unit", "target:mist-spirit@1")
    assert keys(table) == ["guard:aradel-summergaard@1", "nobody"]
    table = at(p0={"battlefield": ["masked-wolf"], "wounds": 2}, p1=side)
    play(table, "attack:unit", "target:butterfly-monk@1", "nobody", "target:coal-roarkwin@1")
    assert wounds(table, 0) == 1
    assert units(table, 1) == ["mist-spirit@1"]


@rule("AS-E18")
@pytest.mark.parametrize("taken", [True, False])
def test_bring_forth_is_resparked_for_two_dice(taken: bool) -> None:
    demon = {"unit": "false-demon", "attached": ["bring-forth"], "wounds": 4}
    side = {"battlefield": [demon], "active": ["natural-basic"] * 2, "hand": []}
    table = at(p0={"active": ["natural-power", "natural-basic"]}, p1=side)
    play(table, "power:natural", "respark:bring-forth" if taken else "pass")
    assert cards(table, "hand:1", seat=1) == (["bring-forth"] if taken else [])
    assert cards(table, "discard:1") == ([] if taken else ["bring-forth"])
    assert dice(table, 1) == ({"natural": 2} if taken else {"natural-basic": 2})


@rule("AS-E19")
def test_a_dice_pool_of_three_three_three_and_one() -> None:
    deck = SUGGESTED["the-iron-men"]
    assert violations(replace(deck, dice=(3, 3, 3, 1))) == []
    assert violations(replace(deck, dice=(3, 3, 3, 2))) != []


@rule("AS-E20")
def test_aradels_slots() -> None:
    four = ["purge", "strengthen", "shifting-mist", "hypnotize"]
    hand = ["purge", "summon-mist-spirit"]
    table = at(born="aradel coal", p0={"spellboard": four, "hand": hand})
    assert "play:summon-mist-spirit" not in keys(table)
    play(table, "play:purge")
    assert cards(table, "spellboard:0").count("purge") == 2
    table = at(born="aradel coal", p0={"spellboard": four[:3], "hand": hand})
    assert "play:summon-mist-spirit" in keys(table)
    ally = {"hand": ["anchornaut", "seal"], "active": ["natural-basic"]}
    for count, room in ((7, True), (8, False)):
        table = at(born="aradel coal", p0={**ally, "battlefield": ["mist-spirit"] * count})
        assert ("play:anchornaut" in keys(table)) is room
