"""What every spell costs: payable with exactly the dice printed on it, and with nothing less."""

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import at, keys, rule

PLAY = {
    "bound-soul": "M 1Cc",
    "call-upon-the-realms": "M",
    "fear": "M",
    "hidden-power": "M 1Ic",
    "mist-typhoon": "M 1Ic 1Nc",
    "molten-gold": "M 2Np",
    "one-hundred-blades": "M 2B",
    "open-memories": "M 1Hc 1B",
    "out-of-the-mist": "S 1Ip 1Np",
    "refresh": "M 1Hc 1B",
    "seal": "M 1Ic 1Hc",
    "sleight-of-hand": "M 1Ip 1B",
    "steady-gaze": "M 2Ic",
    "strange-copy": "M 2Ic",
    "transfer": "M 1Hc 1B",
    "bring-forth": "M 2Cc",
    "fade-away": "M 1Ic",
    "massive-growth": "M 1Nc 1B",
    "reflections-in-the-water": "M 1Ic",
    "root-armor": "S 1Nc",
    "spiked-armor": "M 1Nc 1B",
    "undying-heart": "M 1Hc 1B",
    "abundance": "M 1Ic",
    "blood-transfer": "M",
    "chant-of-revenge": "M 1Cc",
    "cut-the-strings": "M",
    "empower": "M 2Nc",
    "expand-energy": "M 1Cp",
    "hypnotize": "M",
    "protect": "M 1Nc 1Cc",
    "purge": "M",
    "shifting-mist": "M 1Ic",
    "small-sacrifice": "M",
    "strengthen": "M 1Nc 1Cc",
    "summon-blood-puppet": "M",
    "summon-blue-jaguar": "M",
    "summon-butterfly-monk": "M",
    "summon-false-demon": "M",
    "summon-gilder": "M 1Hc",
    "summon-iron-rhino": "M 1Nc",
    "summon-masked-wolf": "M",
    "summon-mist-spirit": "M",
    "summon-seaside-raven": "M",
    "summon-silver-snake": "M",
    "summon-three-eyed-owl": "M",
}
"""The play costs of the action, alteration and ready spells, as the rules write them."""

ACTIVATION = {
    "abundance": "M E",
    "blood-transfer": "S E 1Cc 1Hc",
    "cut-the-strings": "M E 1Cc 1B",
    "expand-energy": "M E",
    "hypnotize": "S E 2Hc",
    "purge": "M E 1Hc",
    "shifting-mist": "S E",
    "small-sacrifice": "M E 1Cc",
    "strengthen": "S E",
    "summon-blood-puppet": "M E 1Cc",
    "summon-blue-jaguar": "M E 2B",
    "summon-butterfly-monk": "M E 1Np",
    "summon-false-demon": "M E 1Ic 1B",
    "summon-gilder": "M E 1Nc",
    "summon-iron-rhino": "M E 6B",
    "summon-masked-wolf": "S E 1Ic 1B",
    "summon-mist-spirit": "M E 1Ic",
    "summon-seaside-raven": "M E 3B",
    "summon-silver-snake": "M E 1Hp 1Np",
    "summon-three-eyed-owl": "M E 1Hc",
}

SPARE = "charm-basic"
"""A die to meditate with, so that a turn without a main action does not end by itself."""

_TYPES = {"N": "natural", "H": "charm", "I": "illusion", "C": "ceremonial"}
_FACES = {"c": "class", "p": "power"}


def dice_for(cost: str) -> list[str]:
    """The weakest dice that pay a cost."""
    dice = []
    for part in cost.split():
        if part[0].isdigit():
            symbol = part[1:]
            die = "natural-basic" if symbol == "B" else f"{_TYPES[symbol[0]]}-{_FACES[symbol[1]]}"
            dice += [die] * int(part[0])
    return dice


def one_too_weak(dice: list[str]) -> list[list[str]]:
    """The same dice with one of them turned down a step or, if it shows basic, missing."""
    weaker = {"power": "class", "class": "basic"}
    found = []
    for place, die in enumerate(dice):
        type, face = die.split("-")
        less = [f"{type}-{weaker[face]}"] if face in weaker else []
        found.append([*dice[:place], *less, *dice[place + 1 :]])
    return found


def holding(spell: str, dice: list[str], mains: int = 1, sides: int = 1) -> Table:
    """Player 0 holds a spell; a False Demon is in play for alterations to be attached to."""
    mine = {"hand": [spell], "active": dice, "battlefield": ["false-demon"]}
    return at(born="noah aradel", mains=mains, sides=sides, p0=mine)


@pytest.mark.parametrize(("spell", "cost"), PLAY.items())
@rule("AS-011", "AS-208", "AS-212", "AS-225", "AS-232", "AS-233", "AS-235")
def test_play_cost(spell: str, cost: str) -> None:
    dice = dice_for(cost)
    assert f"play:{spell}" in keys(holding(spell, dice))
    for less in one_too_weak(dice):
        assert f"play:{spell}" not in keys(holding(spell, less))


@pytest.mark.parametrize(("spell", "cost"), PLAY.items())
@rule("AS-108", "AS-109", "AS-179", "AS-180", "AS-242")
def test_playing_takes_the_action_it_costs(spell: str, cost: str) -> None:
    dice = dice_for(cost)
    without_main = keys(holding(spell, [*dice, SPARE], mains=0))
    without_side = keys(holding(spell, dice, sides=0))
    assert (f"play:{spell}" in without_main) == ("M" not in cost.split())
    assert (f"play:{spell}" in without_side) == ("S" not in cost.split())


def prepared(spell: str, dice: list[str], mains: int = 1, sides: int = 1, tokens: int = 0) -> Table:
    mine = {"spellboard": [{"spell": spell, "exhaustion": tokens}], "active": dice}
    return at(born="noah aradel", mains=mains, sides=sides, p0={**mine, "battlefield": ["gilder"]})


@pytest.mark.parametrize(("spell", "cost"), ACTIVATION.items())
@rule("AS-212", "AS-213", "AS-225", "AS-414")
def test_activation_cost(spell: str, cost: str) -> None:
    dice, use = dice_for(cost), f"use:activate@{spell}.1"
    assert use in keys(prepared(spell, dice))
    for less in one_too_weak(dice):
        assert use not in keys(prepared(spell, less))


@pytest.mark.parametrize(("spell", "cost"), ACTIVATION.items())
@rule("AS-108", "AS-179", "AS-228", "AS-229")
def test_activating_takes_the_action_it_costs(spell: str, cost: str) -> None:
    dice, use = dice_for(cost), f"use:activate@{spell}.1"
    assert (use in keys(prepared(spell, [*dice, SPARE], mains=0))) == ("M" not in cost.split())
    assert (use in keys(prepared(spell, dice, sides=0))) == ("S" not in cost.split())


@pytest.mark.parametrize(("spell", "cost"), ACTIVATION.items())
@rule("AS-236", "AS-316", "AS-227")
def test_an_exhausted_ready_spell_cannot_be_activated(spell: str, cost: str) -> None:
    assert f"use:activate@{spell}.1" not in keys(prepared(spell, dice_for(cost), tokens=1))


@pytest.mark.parametrize("spell", [name for name in PLAY if name in ACTIVATION])
@rule("AS-266", "AS-267", "AS-269", "AS-013")
def test_a_ready_spell_goes_to_the_spellboard_and_does_nothing_yet(spell: str) -> None:
    table = holding(spell, dice_for(PLAY[spell]))
    table.answer(f"play:{spell}")
    assert [piece.id for piece in table.view(0).zone("spellboard:0").pieces] == [f"{spell}.1"]
    assert len(table.view(0).zone("battlefield:0").pieces) == 1


OTHER = {"natural": "charm", "charm": "illusion", "illusion": "ceremonial", "ceremonial": "natural"}


@pytest.mark.parametrize("spell", [name for name, cost in PLAY.items() if cost[-1] in "cp"])
@rule("AS-029")
def test_dice_of_another_type_do_not_pay(spell: str) -> None:
    wrong = [f"{OTHER[die.split('-')[0]]}-power" for die in dice_for(PLAY[spell])]
    assert f"play:{spell}" not in keys(holding(spell, wrong))
