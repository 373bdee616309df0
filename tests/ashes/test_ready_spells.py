"""The ready spells that hurt, draw, turn dice and strengthen; summonings are in `test_summons`."""

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import (
    at,
    cards,
    dice,
    keys,
    play,
    rule,
    seat_asked,
    unit,
    units,
    use,
    wounds,
)

# Abundance

PILE = ["seal", "fear", "refresh"]


def abundant(copies: int, mine: list[str], theirs: list[str]) -> Table:
    """Exhausted copies count for the focus."""
    spells: list[Any] = ["abundance"]
    spells += [{"spell": "abundance", "exhaustion": 1}] * (copies - 1)
    table = at(p0={"spellboard": spells, "draw": mine}, p1={"draw": theirs})
    return play(table, use("abundance"))


@rule("AS-C44")
def test_abundance_lets_everybody_draw_two_and_hurts_for_each_card_not_drawn() -> None:
    table = abundant(1, PILE, PILE)
    assert seat_asked(table) == 0
    assert keys(table) == ["draw:2", "draw:1", "draw:0"]
    play(table, "draw:1")
    assert seat_asked(table) == 1
    play(table, "draw:0", "target:coal-roarkwin@1")
    assert cards(table, "hand:0")[1:] == ["seal"]
    assert (wounds(table, 0), wounds(table, 1)) == (1, 2)
    assert unit(table, "abundance")["exhaustion"] == 1


@rule("AS-C44", "AS-082")
def test_abundance_hurts_for_cards_that_are_not_there() -> None:
    table = play(abundant(1, PILE, ["seal"]), "draw:2", "draw:1")
    assert (wounds(table, 0), wounds(table, 1)) == (0, 1)
    empty = abundant(1, [], [])
    play(empty, "target:coal-roarkwin@1")
    assert (wounds(empty, 0), wounds(empty, 1)) == (2, 2)


@pytest.mark.parametrize(("copies", "harm"), [(1, 2), (2, 1), (3, 0)])
@rule("AS-C44", "AS-278", "AS-279", "AS-281")
def test_focus_spares_the_own_phoenixborn(copies: int, harm: int) -> None:
    table = play(abundant(copies, PILE, PILE), "draw:0", "draw:0")
    if harm:
        play(table, "target:coal-roarkwin@1")
    assert (wounds(table, 0), wounds(table, 1)) == (harm, 2)


@rule("AS-C44", "AS-332", "AS-343")
def test_abundance_asks_all_players_clockwise() -> None:
    table = at(players=3, player=1, p1={"spellboard": ["abundance"]})
    play(table, use("abundance"))
    seats = []
    for _ in range(3):
        seats.append(seat_asked(table))
        play(table, "draw:2")
    assert seats == [1, 2, 0]


# Blood Transfer

BLOOD = {"spellboard": ["blood-transfer"], "active": ["ceremonial-class", "charm-class"]}


@rule("AS-C45")
def test_blood_transfer_hurts_an_own_unit_and_heals_another_or_the_phoenixborn() -> None:
    hurt = {"unit": "iron-rhino", "wounds": 3}
    mine = {**BLOOD, "battlefield": ["hammer-knight", hurt], "wounds": 4}
    table = at(p0=mine, p1={"battlefield": [{"unit": "gilder", "wounds": 1}]})
    play(table, use("blood-transfer"))
    assert keys(table) == ["target:hammer-knight@1", "target:iron-rhino@1"]
    play(table, "target:hammer-knight@1")
    assert keys(table) == ["heal:iron-rhino@1", "heal:coal-roarkwin@1", "skip"]
    play(table, "heal:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert unit(table, "hammer-knight")["wounds"] == 2
    assert wounds(table, 0) == 4
    assert dice(table, 0) == {"ceremonial": 1, "charm": 1}


@rule("AS-C45", "AS-218")
def test_blood_transfer_heals_one_wound_of_the_phoenixborn_or_nothing() -> None:
    mine = {**BLOOD, "battlefield": ["hammer-knight"], "wounds": 4}
    healed = play(at(p0=mine), use("blood-transfer"), "heal:coal-roarkwin@1")
    assert wounds(healed, 0) == 3
    declined = play(at(p0=mine), use("blood-transfer"), "skip")
    assert wounds(declined, 0) == 4
    assert unit(declined, "hammer-knight")["wounds"] == 2


@rule("AS-C45", "AS-215", "AS-219")
def test_blood_transfer_without_an_own_unit_heals_nobody() -> None:
    table = play(at(p0={**BLOOD, "wounds": 4}), use("blood-transfer"))
    assert wounds(table, 0) == 4
    assert unit(table, "blood-transfer")["exhaustion"] == 1


# Chant of Revenge


def chanting(spells: list[Any], foe: str = "iron-rhino") -> Table:
    """A Mist Spirit of player 1, who has the chants, is destroyed in player 0's turn."""
    mine = {"active": ["natural-power"], "battlefield": [foe]}
    table = at(p0=mine, p1={"battlefield": ["mist-spirit"], "spellboard": spells})
    return play(table, "power:natural", "target:mist-spirit@1")


@rule("AS-C46", "AS-237")
def test_chant_of_revenge_answers_the_destruction_of_an_own_unit() -> None:
    table = chanting(["chant-of-revenge"])
    assert seat_asked(table) == 1
    play(table, "trigger:chant-of-revenge@1")
    assert keys(table) == [
        "target:iron-rhino@1",
        "target:coal-roarkwin@1",
        "target:aradel-summergaard@1",
    ]
    play(table, "target:coal-roarkwin@1")
    assert wounds(table, 0) == 1
    assert unit(table, "chant-of-revenge")["exhaustion"] == 1
    assert units(table, 1) == []


@rule("AS-C46", "AS-277", "AS-236")
def test_every_unexhausted_copy_of_the_chant_may_answer() -> None:
    tired = {"spell": "chant-of-revenge", "exhaustion": 1}
    table = chanting(["chant-of-revenge", tired, "chant-of-revenge"])
    assert keys(table) == ["trigger:chant-of-revenge@1", "trigger:chant-of-revenge@3", "pass"]
    play(table, "trigger:chant-of-revenge@3", "target:coal-roarkwin@1")
    play(table, "trigger:chant-of-revenge@1", "target:iron-rhino@1")
    assert wounds(table, 0) == 1
    assert unit(table, "iron-rhino")["wounds"] == 1


@rule("AS-C46", "AS-218")
def test_the_chant_may_stay_silent() -> None:
    table = play(chanting(["chant-of-revenge"]), "pass")
    assert unit(table, "chant-of-revenge")["exhaustion"] == 0
    assert wounds(table, 0) == 0


@rule("AS-C46", "AS-C75")
def test_a_chant_is_a_spell_and_cannot_reach_a_raven() -> None:
    table = chanting(["chant-of-revenge"], foe="seaside-raven")
    play(table, "trigger:chant-of-revenge@1")
    assert "target:seaside-raven@1" not in keys(table)


@rule("AS-C46", "AS-342")
def test_the_end_of_an_opponents_unit_does_not_stir_the_chant() -> None:
    mine = {"active": ["natural-power"], "spellboard": ["chant-of-revenge"]}
    table = at(p0=mine, p1={"battlefield": ["mist-spirit"]})
    play(table, "power:natural")
    assert "trigger:chant-of-revenge@1" not in keys(table)


# Cut the Strings

CUT = {"spellboard": ["cut-the-strings"], "active": ["ceremonial-class", "natural-basic"]}


@rule("AS-C47", "AS-302")
def test_cut_the_strings_hurts_an_own_unit_and_may_discard_any_alteration() -> None:
    grown = {"unit": "gilder", "attached": ["spiked-armor"]}
    mine = {**CUT, "battlefield": ["iron-rhino", {"unit": "gilder", "attached": ["root-armor"]}]}
    table = at(p0=mine, p1={"battlefield": [grown]})
    play(table, use("cut-the-strings"), "target:iron-rhino@1")
    assert keys(table) == ["alteration:root-armor@1", "alteration:spiked-armor@1"]
    play(table, "alteration:spiked-armor@1", "do")
    assert unit(table, "iron-rhino")["wounds"] == 2
    assert unit(table, "gilder@2")["life"] == 2
    assert cards(table, "discard:1") == ["spiked-armor"]


@rule("AS-C47", "AS-218")
def test_the_alteration_may_be_left() -> None:
    grown = {"unit": "gilder", "attached": ["spiked-armor"]}
    table = at(p0={**CUT, "battlefield": ["iron-rhino"]}, p1={"battlefield": [grown]})
    play(table, use("cut-the-strings"), "skip")
    assert unit(table, "iron-rhino")["wounds"] == 2
    assert unit(table, "gilder")["life"] == 4


@rule("AS-C47", "AS-219", "AS-215")
def test_without_an_own_unit_to_hurt_nothing_is_cut() -> None:
    grown = {"unit": "gilder", "attached": ["spiked-armor"]}
    table = play(at(p0=CUT, p1={"battlefield": [grown]}), use("cut-the-strings"))
    assert unit(table, "gilder")["life"] == 4
    unaltered = play(at(p0={**CUT, "battlefield": ["iron-rhino"]}), use("cut-the-strings"))
    assert unit(unaltered, "iron-rhino")["wounds"] == 2


# Empower


def empowered(mine: dict[str, Any], theirs: dict[str, Any] | None = None) -> Table:
    table = at(p0={"battlefield": ["iron-rhino"], **mine}, p1=theirs or {})
    return play(table, "attack:phoenixborn")


@rule("AS-C48", "AS-114", "AS-237", "AS-107")
def test_empower_strengthens_a_unit_and_exchanges_a_card_once_attackers_are_declared() -> None:
    mine = {"spellboard": ["empower"], "active": ["natural-basic"], "draw": ["seal"]}
    table = empowered({**mine, "hand": ["fear"]})
    assert keys(table) == ["trigger:empower@1", "pass"]
    play(table, "trigger:empower@1", "do")
    assert keys(table) == ["card:fear", "card:seal"]
    play(table, "card:fear")
    assert wounds(table, 1) == 6
    assert cards(table, "hand:0") == ["seal"]
    assert cards(table, "discard:0") == ["fear"]
    assert dice(table, 0) == {"natural": 1}
    assert unit(table, "empower")["exhaustion"] == 1


@rule("AS-C48", "AS-218", "AS-219")
def test_the_parts_of_empower_may_be_declined_or_be_impossible() -> None:
    mine = {"spellboard": ["empower"], "active": ["natural-basic"], "hand": ["fear"]}
    declined = play(empowered({**mine, "draw": ["seal"]}), "trigger:empower@1", "skip")
    assert cards(declined, "hand:0") == ["fear"]
    empty = play(empowered({**mine, "draw": []}), "trigger:empower@1")
    assert cards(empty, "hand:0") == ["fear"]
    assert wounds(empty, 1) == 6


@rule("AS-C48", "AS-212")
def test_empower_wants_a_die_and_an_unexhausted_card() -> None:
    for poor in (
        {"spellboard": ["empower"]},
        {"spellboard": [{"spell": "empower", "exhaustion": 1}], "active": ["natural-basic"]},
    ):
        assert wounds(empowered(poor), 1) == 5


@rule("AS-C48", "AS-246", "AS-343")
def test_empower_answers_the_attack_of_an_opponent_too() -> None:
    theirs = {"spellboard": ["empower"], "active": ["natural-basic"], "draw": []}
    table = empowered({}, {**theirs, "battlefield": ["gilder"]})
    assert seat_asked(table) == 1
    play(table, "trigger:empower@1", "target:gilder@1", "block-with:gilder@1", "counter")
    play(table, "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 2


@rule("AS-C48", "AS-278", "AS-281")
def test_a_focused_empower_may_bring_back_a_die() -> None:
    tired = {"spell": "empower", "exhaustion": 1}
    mine = {"spellboard": ["empower", tired], "active": ["natural-basic"], "draw": []}
    table = empowered({**mine, "exhausted": {"charm": 1}})
    play(table, "trigger:empower@1", "do")
    assert keys(table) == ["type:natural", "type:charm"]
    play(table, "type:charm")
    after = dice(table, 0)
    assert after.pop("natural") == 1
    assert [name.split("-")[0] for name in after] == ["charm"]
    assert "charm" not in after


@rule("AS-C48", "AS-218")
def test_the_focus_of_empower_may_be_declined() -> None:
    mine = {"spellboard": ["empower", "empower"], "active": ["natural-basic"], "draw": []}
    table = play(empowered(mine), "trigger:empower@1", "skip")
    assert dice(table, 0) == {"natural": 1}


@rule("AS-C48", "AS-C75")
def test_empower_cannot_touch_an_opponents_raven() -> None:
    mine = {"spellboard": ["empower"], "active": ["natural-basic"], "draw": []}
    table = empowered(mine, {"battlefield": ["seaside-raven"]})
    play(table, "trigger:empower@1", "nobody")
    assert wounds(table, 1) == 6


# Expand Energy


@rule("AS-C49", "AS-024")
def test_expand_energy_rerolls_an_exhausted_die_into_the_active_pool() -> None:
    table = at(p0={"spellboard": ["expand-energy"], "exhausted": {"natural": 1, "charm": 2}})
    play(table, use("expand-energy"), "type:charm")
    after = dice(table, 0)
    assert (after.pop("natural"), after.pop("charm")) == (1, 1)
    assert list(after.values()) == [1]
    assert next(iter(after)).startswith("charm-")


@rule("AS-C49", "AS-024")
def test_expand_energy_rolls_every_face() -> None:
    faces = set()
    for seed in range(1, 30):
        mine = {"spellboard": ["expand-energy"], "exhausted": {"charm": 1}}
        table = play(at(seed=seed, p0=mine), use("expand-energy"))
        faces.add(next(iter(dice(table, 0))))
    assert faces == {"charm-basic", "charm-class", "charm-power"}


@rule("AS-C49", "AS-216")
def test_expand_energy_without_exhausted_dice_does_nothing() -> None:
    mine = {"spellboard": ["expand-energy"], "active": ["natural-basic"]}
    table = play(at(p0=mine), use("expand-energy"))
    assert dice(table, 0) == {"natural-basic": 1}
    assert unit(table, "expand-energy")["exhaustion"] == 1


# Hypnotize

HYPNOSIS = {"spellboard": ["hypnotize"], "active": ["charm-class"] * 2}


@rule("AS-C50", "AS-174")
def test_a_hypnotized_unit_cannot_be_blocked() -> None:
    mine = {**HYPNOSIS, "battlefield": ["iron-rhino", "gilder"]}
    table = at(p0=mine, p1={"battlefield": ["mist-spirit"]})
    play(table, use("hypnotize"))
    assert keys(table) == ["target:iron-rhino@1", "target:gilder@1"]
    play(table, "target:iron-rhino@1", "attack:phoenixborn", "attack-with:iron-rhino@1", "done")
    assert wounds(table, 1) == 5


@rule("AS-C50", "AS-174")
def test_nobody_guards_against_a_hypnotized_attacker() -> None:
    table = at(
        p0={**HYPNOSIS, "battlefield": ["iron-rhino"]},
        p1={"battlefield": ["mist-spirit", "gilder"]},
    )
    play(table, use("hypnotize"), "attack:unit", "target:mist-spirit@1", "endure")
    assert units(table, 1) == ["gilder@1"]


@rule("AS-C50", "AS-107")
def test_hypnosis_ends_with_the_turn() -> None:
    table = at(p0={**HYPNOSIS, "battlefield": ["iron-rhino"]}, p1={"battlefield": ["mist-spirit"]})
    play(table, use("hypnotize"), "pass", "play:call-upon-the-realms", "attack:phoenixborn")
    assert keys(table) == ["block-with:mist-spirit@1", "nobody"]


# Shifting Mist


@rule("AS-C53", "AS-227")
def test_shifting_mist_turns_two_dice() -> None:
    table = at(p0={"spellboard": ["shifting-mist"], "active": ["illusion-basic"] * 3})
    play(table, use("shifting-mist"), *["turn:illusion-basic@illusion-power"] * 2)
    assert dice(table, 0) == {"illusion-basic": 1, "illusion-power": 2}
    assert unit(table, "shifting-mist")["exhaustion"] == 1


# Strengthen


@pytest.mark.parametrize(("copies", "attack"), [(1, 7), (2, 7), (3, 8)])
@rule("AS-C55", "AS-279", "AS-281")
def test_strengthen_adds_two_attack_and_with_focus_two_one_more(copies: int, attack: int) -> None:
    spells = ["strengthen"] + [{"spell": "strengthen", "exhaustion": 1}] * (copies - 1)
    table = at(p0={"spellboard": spells, "battlefield": ["iron-rhino"]})
    play(table, use("strengthen"))
    assert unit(table, "iron-rhino")["attack"] == attack


@rule("AS-C55", "AS-107", "AS-277")
def test_strength_adds_up_and_ends_with_the_turn() -> None:
    mine = {"spellboard": ["strengthen"] * 2, "battlefield": ["gilder"]}
    table = at(sides=2, p0=mine)
    play(table, use("strengthen"), use("strengthen", 2))
    assert unit(table, "gilder")["attack"] == 5
    play(table, "pass")
    assert unit(table, "gilder")["attack"] == 1
