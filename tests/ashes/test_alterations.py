"""The alteration spells: what they give a unit, where they may go, and how they leave."""

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import (
    at,
    cards,
    holding,
    keys,
    log,
    play,
    rule,
    seat_asked,
    unit,
    units,
    wearing,
)


def values(table: Table, name: str) -> tuple[Any, Any, Any]:
    """Attack, life and recover."""
    marks = unit(table, name)
    return marks["attack"], marks["life"], marks["recover"]


# Bonus values

BONUS = {
    "bring-forth": (3, 5, 0),
    "fade-away": (1, 4, 0),
    "massive-growth": (5, 8, 0),
    "reflections-in-the-water": (1, 4, 0),
    "root-armor": (1, 6, 0),
    "spiked-armor": (1, 6, 0),
    "undying-heart": (1, 6, 2),
}
"""What a False Demon of attack 1, life 4, recover 0 becomes."""
DICE = {
    "bring-forth": ["ceremonial-class"] * 2,
    "fade-away": ["illusion-class"],
    "massive-growth": ["natural-class", "natural-basic"],
    "reflections-in-the-water": ["illusion-class"],
    "root-armor": ["natural-class"],
    "spiked-armor": ["natural-class", "natural-basic"],
    "undying-heart": ["charm-class", "natural-basic"],
}


@pytest.mark.parametrize(("spell", "changed"), BONUS.items())
@rule("AS-C37", "AS-C38", "AS-C39", "AS-C40", "AS-C41", "AS-C42", "AS-C43")
@rule("AS-254", "AS-255", "AS-262", "AS-426")
def test_bonus_values(spell: str, changed: tuple[int, int, int]) -> None:
    table = at(p0=holding(spell, *DICE[spell], battlefield=["false-demon"]))
    play(table, f"play:{spell}")
    assert values(table, "false-demon") == changed
    assert unit(table, "false-demon")["attached"] == f"{spell}.1"
    assert units(table, 0) == ["false-demon@1"]
    assert cards(table, "discard:0") == []


@pytest.mark.parametrize("spell", BONUS)
@rule("AS-256", "AS-258")
def test_any_unit_may_be_altered_also_an_opponents_but_no_phoenixborn(spell: str) -> None:
    table = at(
        p0=holding(spell, *DICE[spell], battlefield=["false-demon"]),
        p1={"battlefield": ["false-demon"]},
    )
    play(table, f"play:{spell}")
    assert keys(table) == ["unit:false-demon@1", "unit:false-demon@2"]
    play(table, "unit:false-demon@2")
    assert values(table, "false-demon@2") == BONUS[spell]


@pytest.mark.parametrize("spell", BONUS)
@rule("AS-257", "AS-C75")
def test_without_a_unit_to_attach_it_to_no_alteration_is_played(spell: str) -> None:
    mine = holding(spell, *DICE[spell])
    assert f"play:{spell}" not in keys(at(p0=mine))
    assert f"play:{spell}" not in keys(at(p0=mine, p1={"battlefield": ["seaside-raven"]}))


@rule("AS-261", "AS-263", "AS-318")
def test_bonuses_add_up_and_stay_while_the_unit_is_exhausted() -> None:
    worn = wearing("gilder", "root-armor", "root-armor", "undying-heart", exhaustion=1)
    assert values(at(p0={"battlefield": [worn]}), "gilder") == (1, 8, 2)


@rule("AS-C43", "AS-194")
def test_undying_heart_heals_two_more_wounds_in_the_recovery_phase() -> None:
    worn = wearing("iron-rhino", "undying-heart", wounds=5)
    table = at(phase="recovery", p0={"battlefield": [worn]})
    assert unit(table, "iron-rhino")["wounds"] == 3


# Bring Forth


@rule("AS-C37", "AS-C70")
def test_bring_forth_is_only_for_units_with_illusion() -> None:
    brought = wearing("false-demon", "bring-forth")
    others = ["gilder", "seaside-raven", brought]
    mine = holding("bring-forth", *DICE["bring-forth"])
    assert "play:bring-forth" not in keys(at(p0={**mine, "battlefield": others}))
    exhausted = {"unit": "false-demon", "exhaustion": 1}
    assert "play:bring-forth" in keys(at(p0={**mine, "battlefield": [*others, exhausted]}))


@rule("AS-C37", "AS-C70")
def test_a_demon_brought_forth_survives_an_attack() -> None:
    table = at(
        p0={"battlefield": ["masked-wolf"]},
        p1={"battlefield": [wearing("false-demon", "bring-forth")]},
    )
    play(table, "attack:unit", "nobody", "endure")
    assert unit(table, "false-demon")["wounds"] == 2


@rule("AS-C70")
def test_a_demon_of_mere_illusion_does_not() -> None:
    table = at(p0={"battlefield": ["masked-wolf"]}, p1={"battlefield": ["false-demon"]})
    play(table, "attack:unit", "nobody", "endure")
    assert units(table, 1) == []


# Fade Away


@rule("AS-C38", "AS-204")
def test_fade_away_destroys_an_ally_and_removes_it_from_the_game() -> None:
    table = at(phase="round-end", p0={"battlefield": [wearing("iron-worker", "fade-away")]})
    assert units(table, 0) == []
    assert cards(table, "removed") == ["iron-worker"]
    assert cards(table, "discard:0") == ["fade-away"]


@rule("AS-C38", "AS-328")
def test_fade_away_destroys_a_conjuration_which_goes_back_to_its_pile() -> None:
    faded = wearing("masked-wolf", {"spell": "fade-away", "owner": 0})
    table = at(phase="round-end", p1={"battlefield": [faded]})
    assert units(table, 1) == []
    assert cards(table, "conjurations:1", seat=1) == ["masked-wolf"]
    assert cards(table, "discard:0") == ["fade-away"]
    assert cards(table, "removed") == []


@rule("AS-C38", "AS-205", "AS-344")
def test_the_new_first_player_orders_what_fades() -> None:
    table = at(
        phase="round-end",
        p0={"battlefield": [wearing("masked-wolf", "fade-away")]},
        p1={"battlefield": [wearing("mist-spirit", "fade-away")]},
    )
    assert seat_asked(table) == 1
    assert keys(table) == ["trigger:masked-wolf@1", "trigger:mist-spirit@1"]


# Massive Growth

GROWTH = holding("massive-growth", *DICE["massive-growth"])


@rule("AS-C39", "AS-017")
def test_massive_growth_is_only_for_units_of_attack_two_or_less() -> None:
    strong = [
        "rose-fire-dancer",
        {"unit": "masked-wolf", "boost": 1},
        wearing("gilder", "bring-forth"),
    ]
    assert "play:massive-growth" not in keys(at(p0={**GROWTH, "battlefield": strong}))
    table = at(p0={**GROWTH, "battlefield": [*strong, "masked-wolf"]})
    play(table, "play:massive-growth")
    assert values(table, "masked-wolf@2") == (6, 5, 0)


@rule("AS-C39", "AS-204", "AS-265")
def test_massive_growth_fades_at_the_end_of_the_round_and_the_unit_may_die_of_it() -> None:
    grown = [
        wearing("masked-wolf", "massive-growth", wounds=1),
        wearing("gilder", "massive-growth"),
    ]
    table = at(phase="round-end", p0={"battlefield": grown})
    play(table, keys(table)[0])
    assert units(table, 0) == ["gilder@1"]
    assert values(table, "gilder") == (1, 2, 0)
    assert cards(table, "discard:0") == ["massive-growth", "massive-growth"]


@rule("AS-C39", "AS-C47", "AS-259")
def test_an_opponents_spell_cannot_cut_massive_growth_away() -> None:
    cutting = {
        "spellboard": ["cut-the-strings"],
        "active": ["ceremonial-class", "natural-basic"],
        "battlefield": [wearing("iron-rhino", "massive-growth")],
    }
    grown = wearing("mist-spirit", "massive-growth", "root-armor")
    table = at(p0=cutting, p1={"battlefield": [grown]})
    play(table, "use:activate@cut-the-strings.1")
    assert keys(table) == ["alteration:massive-growth@1", "alteration:root-armor@1"]


@rule("AS-C39", "AS-C21")
def test_spell_guard_is_for_massive_growth_itself_not_for_its_unit() -> None:
    gold = holding("molten-gold", "natural-power", "natural-power")
    table = at(p0=gold, p1={"battlefield": [wearing("mist-spirit", "massive-growth")]})
    play(table, "play:molten-gold", "target:mist-spirit@1")
    assert unit(table, "mist-spirit")["wounds"] == 3


# Reflections in the Water


def reflecting(name: str, **more: Any) -> dict[str, Any]:
    return {"battlefield": [wearing(name, "reflections-in-the-water")], **more}


@rule("AS-C40", "AS-C07")
def test_a_reflected_unit_cannot_use_its_abilities() -> None:
    mine = {"hand": ["seal"], "active": ["natural-basic"]}
    assert "use:throw@anchornaut.1" in keys(at(p0={**mine, "battlefield": ["anchornaut"]}))
    assert "use:throw@anchornaut.1" not in keys(at(p0={**mine, **reflecting("anchornaut")}))


@rule("AS-C40", "AS-C14")
def test_a_reflected_dancer_does_not_distract() -> None:
    assert "use:distract@rose-fire-dancer.1" not in keys(at(p0=reflecting("rose-fire-dancer")))


@rule("AS-C40", "AS-317", "AS-149")
def test_of_a_reflected_gilder_only_the_inexhaustible_text_stays() -> None:
    mine = reflecting("gilder")
    mine["battlefield"].append("mist-spirit")
    table = at(p0={"battlefield": ["iron-rhino"]}, p1=mine)
    play(table, "attack:unit", "target:mist-spirit@1")
    assert keys(table) == ["guard:aradel-summergaard@1", "nobody"]
    table = at(p0={"battlefield": ["iron-rhino"]}, p1=mine)
    play(table, "attack:unit", "target:gilder@1", "nobody", "endure")
    assert keys(table) == ["trigger:gilder@1", "pass"]


@rule("AS-C40", "AS-317", "AS-C70", "AS-C75")
def test_inexhaustible_keywords_survive_reflections() -> None:
    table = at(p0={"battlefield": ["mist-spirit"]}, p1=reflecting("false-demon"))
    play(table, "attack:unit", "nobody", "endure")
    assert units(table, 1) == []
    seen = play(at(p0=holding("fear"), p1=reflecting("seaside-raven")), "play:fear")
    assert units(seen, 1) == ["seaside-raven@1"]


@rule("AS-C40", "AS-C50")
def test_a_reflected_unit_has_no_use_for_bypass() -> None:
    mine = reflecting("iron-rhino", spellboard=["hypnotize"], active=["charm-class"] * 2)
    table = at(p0=mine, p1={"battlefield": ["gilder"]})
    play(table, "use:activate@hypnotize.1", "attack:phoenixborn")
    assert keys(table) == ["block-with:gilder@1", "nobody"]


# Spiked Armor

SPIKED = [wearing("iron-rhino", "spiked-armor")]


@rule("AS-C42", "AS-143")
def test_spikes_strike_at_every_attacker_of_the_unit() -> None:
    table = at(p0={"battlefield": ["iron-rhino"] * 2}, p1={"battlefield": SPIKED})
    play(table, "attack:unit", "attack-with:iron-rhino@1", "attack-with:iron-rhino@2")
    play(table, "nobody", "endure", "target:iron-rhino@2")
    assert unit(table, "iron-rhino@1")["wounds"] == 2
    assert unit(table, "iron-rhino@2")["wounds"] == 2
    assert units(table, 1) == []


@rule("AS-C42", "AS-020", "AS-261")
def test_two_spiked_armors_add_up_to_one_blow() -> None:
    twice = [wearing("iron-rhino", "spiked-armor", "spiked-armor")]
    table = at(p0={"battlefield": ["iron-rhino"]}, p1={"battlefield": twice})
    play(table, "attack:unit", "nobody", "endure")
    assert units(table, 0) == []
    blows = [line for line in log(table).splitlines() if "4 damage" in line]
    assert len(blows) == 1


@rule("AS-C42", "AS-305")
def test_an_attacker_the_spikes_destroy_has_dealt_its_damage() -> None:
    table = at(p0={"battlefield": ["masked-wolf"]}, p1={"battlefield": SPIKED})
    play(table, "attack:unit", "nobody", "endure")
    assert units(table, 0) == []
    assert unit(table, "iron-rhino")["wounds"] == 2


@rule("AS-C42", "AS-129")
def test_a_spiked_attacker_strikes_at_the_unit_that_counters() -> None:
    table = at(p0={"battlefield": SPIKED}, p1={"battlefield": ["hammer-knight"]})
    play(table, "attack:phoenixborn", "block-with:hammer-knight@1", "counter")
    play(table, "target:iron-rhino@1", "pass")
    assert units(table, 1) == []
    assert unit(table, "iron-rhino")["wounds"] == 4


@rule("AS-C42", "AS-172")
def test_a_spiked_attacker_that_is_not_countered_strikes_at_nobody() -> None:
    spiked = [wearing("mist-spirit", "spiked-armor")]
    table = at(p0={"battlefield": spiked}, p1={"battlefield": ["iron-rhino"]})
    play(table, "attack:phoenixborn", "block-with:iron-rhino@1", "endure")
    assert unit(table, "iron-rhino")["wounds"] == 1


@rule("AS-C42", "AS-317", "AS-298")
def test_spikes_work_on_an_exhausted_unit_but_not_without_damage() -> None:
    tired = [wearing("iron-rhino", "spiked-armor", exhaustion=1)]
    table = at(p0={"battlefield": ["iron-rhino"]}, p1={"battlefield": tired})
    play(table, "attack:unit", "nobody")
    assert unit(table, "iron-rhino@1")["wounds"] == 2
    harmless = at(p0={"battlefield": ["blood-puppet"]}, p1={"battlefield": tired})
    play(harmless, "attack:unit", "nobody")
    assert units(harmless, 0) == ["blood-puppet@1"]
    assert unit(harmless, "blood-puppet")["wounds"] == 0


@rule("AS-C42")
def test_spikes_do_not_answer_a_spell_or_a_dice_power() -> None:
    mine = {"active": ["natural-power"], "battlefield": ["gilder"]}
    table = at(p0=mine, p1={"battlefield": SPIKED})
    play(table, "power:natural", "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert unit(table, "gilder")["wounds"] == 0
