"""Section 2: the dice, what they pay, and the four dice powers."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.ashes.dice import FACES, TYPES
from emberhold.kernel.table import Table
from tests.ashes.table import asks, at, cards, dice, keys, log, marks, play, rule, unit, units

# The dice themselves


@rule("AS-022", "AS-023")
def test_four_types_of_dice_each_with_a_basic_a_class_and_a_power_symbol() -> None:
    """Ten dice of each type, one deck of each sort: everything a roll can show, and no more."""
    assert set(TYPES) == {"natural", "charm", "illusion", "ceremonial"}
    for type in TYPES:
        table = at(phase="roll", p0={"exhausted": {type: 10}}, seed=4)
        assert set(dice(table, 0)) == {f"{type}-{face}" for face in FACES}
        assert sum(dice(table, 0).values()) == 10
    assert set(FACES) == {"basic", "class", "power"}


@rule("AS-024")
def test_of_the_six_faces_one_is_power_three_are_class_and_two_are_basic(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Six natural dice that come up on six different faces."""
    faces = iter(range(6))

    def next_face(owner: object, sides: int) -> int:
        assert sides == 6
        return next(faces)

    monkeypatch.setattr("emberhold.games.ashes.dice.below", next_face)
    table = at(phase="roll", p0={"exhausted": {"natural": 6}})
    assert dice(table, 0) == {"natural-power": 1, "natural-class": 3, "natural-basic": 2}


# What a die pays

PRICES = {
    "B": "play:anchornaut",
    "Nc": "play:root-armor",
    "Np": "use:activate@summon-butterfly-monk.1",
    "Hc": "play:summon-gilder",
    "Ic": "play:abundance",
    "Ip": "use:activate-otherwise@summon-masked-wolf.1",
    "Cc": "play:bound-soul",
    "Cp": "play:expand-energy",
}
"""For each symbol a card that costs one of it and no other magic."""


def paid_by(*active: str) -> set[str]:
    """The symbols that each alone could be paid with these active dice."""
    table = at(
        born="noah coal",
        p0={
            "hand": [key.removeprefix("play:") for key in PRICES.values() if "play:" in key],
            "battlefield": ["mist-spirit"],
            "spellboard": ["summon-butterfly-monk", "summon-masked-wolf", "summon-masked-wolf"],
            "active": list(active),
        },
    )
    return {symbol for symbol, key in PRICES.items() if key in keys(table)}


@rule("AS-E12", "AS-025", "AS-026", "AS-027", "AS-028", "AS-029")
@pytest.mark.parametrize(
    ("die", "pays"),
    [
        ("natural-power", "Np Nc B"),
        ("natural-class", "Nc B"),
        ("natural-basic", "B"),
        ("charm-power", "Hc B"),
        ("charm-class", "Hc B"),
        ("charm-basic", "B"),
        ("illusion-power", "Ip Ic B"),
        ("illusion-class", "Ic B"),
        ("illusion-basic", "B"),
        ("ceremonial-power", "Cp Cc B"),
        ("ceremonial-class", "Cc B"),
        ("ceremonial-basic", "B"),
    ],
)
def test_the_substitution_table_for_one_die(die: str, pays: str) -> None:
    """AS-E12: its own symbol, the lower ones of its type, and nothing of another type."""
    assert paid_by(die) == set(pays.split())


@rule("AS-026", "AS-027")
def test_only_a_charm_die_on_power_pays_a_charm_power_symbol() -> None:
    """Summon Silver Snake costs a charm and a natural power symbol."""
    snake = "use:activate@summon-silver-snake.1"
    for face, enough in (("power", True), ("class", False), ("basic", False)):
        active = [f"charm-{face}", "natural-power"]
        table = at(born="maeoni coal", p0={"spellboard": ["summon-silver-snake"], "active": active})
        assert (snake in keys(table)) is enough


@rule("AS-E13", "AS-030")
def test_two_active_dice_and_what_they_can_and_cannot_pay() -> None:
    """AS-E13: natural power and natural class."""
    both = ["natural-power", "natural-class"]
    spells = {"spellboard": ["summon-butterfly-monk"], "battlefield": ["mist-spirit"]}
    table = at(p0={"active": both, "hand": ["spiked-armor", "molten-gold"], **spells})
    assert "play:spiked-armor" in keys(table)  # 1Nc 1B
    assert "play:molten-gold" not in keys(table)  # 2Np
    assert "play:molten-gold" in keys(
        at(p0={"active": ["natural-power"] * 2, "hand": ["molten-gold"]})
    )
    raven = {"spellboard": ["summon-seaside-raven"]}
    assert "use:activate@summon-seaside-raven.1" not in keys(
        at(born="saria coal", p0={"active": both, **raven})
    )  # 3B
    assert "use:activate@summon-seaside-raven.1" in keys(
        at(born="saria coal", p0={"active": [*both, "charm-basic"], **raven})
    )


@rule("AS-030")
def test_one_die_pays_one_symbol_and_its_surplus_is_lost() -> None:
    """A natural power pays a basic symbol; nothing of it is left for a second one."""
    p0 = {"hand": ["anchornaut", "root-armor"], "battlefield": ["mist-spirit"]}
    table = at(p0={**p0, "active": ["natural-power"]})
    play(table, "play:anchornaut")
    assert dice(table, 0) == {"natural": 1}
    table = at(
        p0={"hand": ["spiked-armor"], "battlefield": ["mist-spirit"], "active": ["natural-power"]}
    )
    assert "play:spiked-armor" not in keys(table)


# Pools


@rule("AS-031", "AS-034")
def test_a_die_that_pays_moves_from_the_active_to_the_exhausted_pool() -> None:
    active = {"natural-class": 1, "charm-basic": 2}
    table = at(p0={"hand": ["iron-worker"], "active": active, "exhausted": {"illusion": 3}})
    play(table, "play:iron-worker", "pay:choose", "die:natural-class")
    assert dice(table, 0) == {"charm-basic": 1, "natural": 1, "charm": 1, "illusion": 3}


@rule("AS-032", "AS-033")
def test_exhausted_dice_neither_pay_nor_give_their_power() -> None:
    idle = {"hand": ["anchornaut"], "battlefield": ["mist-spirit"]}
    table = at(p0={**idle, "exhausted": {"natural": 10}})
    assert "play:anchornaut" not in keys(table)
    assert "power:natural" not in keys(table)
    table = at(p0={**idle, "active": {"natural-power": 1}})
    assert {"play:anchornaut", "power:natural"} <= set(keys(table))


@rule("AS-035")
def test_exhausted_dice_show_no_face() -> None:
    """A power and a basic face that were exhausted are two dice of the same sort."""
    table = at(p0={"hand": ["iron-worker"], "active": ["natural-power", "natural-basic"]})
    play(table, "play:iron-worker")
    pieces = table.view(0).zone("exhausted:0").pieces
    assert [piece.id for piece in pieces] == ["spent:0:natural"]
    assert dice(table, 0) == {"natural": 2}


@rule("AS-038")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_the_dice_of_all_pools(seat: int | None) -> None:
    table = at(p0={"active": ["charm-power", "charm-basic"], "exhausted": {"illusion": 4}})
    view = table.view(seat)
    faces = {piece.id: piece.marks["count"] for piece in view.zone("active:0").pieces}
    assert faces == {"die:0:charm-power": 1, "die:0:charm-basic": 1}
    spent = {piece.id: piece.marks["count"] for piece in view.zone("exhausted:0").pieces}
    assert spent == {"spent:0:illusion": 4}


# Dice on cards

CHARMED = {"unit": "iron-rhino", "dice": ["charm"]}


@rule("AS-031", "AS-036")
def test_a_die_lying_on_a_card_is_not_rolled() -> None:
    table = at(phase="roll", p0={"battlefield": [CHARMED], "exhausted": {"charm": 2}})
    assert sum(dice(table, 0).values()) == 2
    assert unit(table, "iron-rhino")["dice"] == 1


@rule("AS-036")
def test_a_die_lying_on_a_card_pays_nothing_and_cannot_be_exhausted() -> None:
    theirs = {"battlefield": [CHARMED], "active": ["natural-basic", "illusion-class"]}
    table = at(p0={"active": ["illusion-power"]}, p1=theirs)
    play(table, "power:illusion")
    assert keys(table) == ["die:natural-basic", "die:illusion-class"]
    table = at(p0={"battlefield": [CHARMED], "hand": ["anchornaut"], "active": {}})
    assert "play:anchornaut" not in keys(table)


@rule("AS-037")
@pytest.mark.parametrize("owner", [0, 1])
def test_when_a_card_leaves_play_its_dice_go_to_their_owners_exhausted_pools(owner: int) -> None:
    charmed = {"unit": "mist-spirit", "wounds": 1, "dice": [{"die": "charm", "owner": owner}]}
    table = at(
        p0={"active": ["natural-power", "natural-basic"]},
        p1={"battlefield": [charmed]},
    )
    play(table, "power:natural")
    assert units(table, 1) == []
    assert dice(table, owner).get("charm") == 1
    assert "charm" not in dice(table, 1 - owner)


# Dice powers


def with_power(type: str, *more: str, **others: Any) -> Table:
    """Player 0 with a die of that type on power, and a spare one so that the turn continues."""
    p0 = {"active": [f"{type}-power", "natural-basic", *more], **others.pop("p0", {})}
    return at(p0=p0, **others)


@rule("AS-039")
def test_natural_power_deals_one_damage_to_a_target_unit() -> None:
    table = with_power(
        "natural",
        p0={"battlefield": ["blood-puppet"]},
        p1={"battlefield": ["iron-rhino", "masked-wolf"]},
    )
    play(table, "power:natural")
    assert keys(table) == ["target:blood-puppet@1", "target:iron-rhino@1", "target:masked-wolf@1"]
    play(table, "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert dice(table, 0) == {"natural-basic": 1, "natural": 1}
    assert "Iron Rhino receives 1 damage." in log(table)


@rule("AS-040", "AS-043")
def test_illusion_power_exhausts_a_die_of_the_users_choice_in_an_opponents_pool() -> None:
    table = with_power("illusion", p1={"active": ["charm-power", "natural-basic"]})
    play(table, "power:illusion")
    assert asks(table).seat == 0
    play(table, "die:charm-power")
    assert dice(table, 1) == {"natural-basic": 1, "charm": 1}
    assert dice(table, 0) == {"natural-basic": 1, "illusion": 1}


@rule("AS-040")
def test_with_three_players_illusion_power_reaches_any_opponent_but_not_the_user() -> None:
    pools = {"p1": {"active": ["charm-power"]}, "p2": {"active": ["natural-class"]}}
    table = with_power("illusion", players=3, **pools)
    play(table, "power:illusion")
    assert keys(table) == ["player:1", "player:2"]
    play(table, "player:2")
    assert dice(table, 1) == {"charm-power": 1}
    assert dice(table, 2) == {"natural": 1}


@rule("AS-041")
def test_charm_power_places_the_die_on_an_own_unit_that_grows_by_one() -> None:
    table = with_power(
        "charm",
        p0={"battlefield": ["mist-spirit", "masked-wolf"]},
        p1={"battlefield": ["iron-rhino"]},
    )
    play(table, "power:charm")
    assert keys(table) == ["target:mist-spirit@1", "target:masked-wolf@1"]
    play(table, "target:masked-wolf@1")
    wolf = unit(table, "masked-wolf")
    assert (wolf["attack"], wolf["life"], wolf["dice"]) == (3, 2, 1)
    assert dice(table, 0) == {"natural-basic": 1}


@rule("AS-041", "AS-204")
def test_at_the_end_of_the_round_the_charm_die_goes_to_the_exhausted_pool() -> None:
    """Without the die the wolf's one wound is enough to destroy it."""
    wolf = {"unit": "masked-wolf", "wounds": 1, "dice": ["charm"]}
    table = at(phase="round-end", p0={"battlefield": [wolf, CHARMED], "hand": ["seal"]}, p1={})
    play(table, "trigger:masked-wolf@1")
    assert units(table, 0) == ["iron-rhino@1"]
    assert unit(table, "iron-rhino")["attack"] == 5
    assert sum(dice(table, 0).values()) == 2  # rolled again in the prepare phase that follows


@rule("AS-041")
def test_without_an_own_unit_the_charm_die_is_just_exhausted() -> None:
    table = with_power("charm", p1={"battlefield": ["iron-rhino"]})
    play(table, "power:charm")
    assert dice(table, 0) == {"natural-basic": 1, "charm": 1}
    assert unit(table, "iron-rhino")["attack"] == 5


@rule("AS-042")
def test_ceremonial_power_takes_an_ally_back_at_the_price_of_its_attack() -> None:
    buried = ["hammer-knight", "seal", "anchornaut"]
    table = with_power("ceremonial", p0={"hand": [], "discard": buried})
    play(table, "power:ceremonial")
    assert keys(table) == ["card:hammer-knight", "card:anchornaut"]
    play(table, "card:hammer-knight")
    assert cards(table, "hand:0") == ["hammer-knight"]
    assert cards(table, "discard:0") == ["seal", "anchornaut"]
    assert marks(table, "player:0")["wounds"] == 4
    assert marks(table, "player:1")["wounds"] == 0


@rule("AS-042")
def test_an_ally_without_attack_costs_the_phoenixborn_nothing() -> None:
    table = with_power(
        "ceremonial", p0={"hand": [], "discard": ["anchornaut"]}, p1={"discard": ["iron-worker"]}
    )
    play(table, "power:ceremonial")
    assert cards(table, "hand:0") == ["anchornaut"]
    assert marks(table, "player:0")["wounds"] == 0
