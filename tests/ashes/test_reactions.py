"""The reaction spells that answer harm, and the limit of one in each turn; Golden Veil apart."""

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import at, cards, dice, keys, play, rule, seat_asked, unit, units, wounds

CEREMONIAL = ["ceremonial-power"]


def attacked(attacker: str, **theirs: Any) -> Table:
    """Player 0 attacks the Phoenixborn of player 1 with one unit that nobody blocks."""
    table = at(p0={"battlefield": [attacker]}, p1=theirs)
    play(table, "attack:phoenixborn")
    if any(key.startswith("block-with") for key in keys(table)):
        play(table, "nobody")
    return table


# Final Cry


def dying(hand: list[str], active: list[str], **more: Any) -> Table:
    """Player 0 kills a Mist Spirit of player 1 with the natural power."""
    theirs = {"hand": hand, "active": active, "battlefield": ["mist-spirit", "iron-rhino"], **more}
    table = at(p0={"active": ["natural-power"], "battlefield": ["masked-wolf"]}, p1=theirs)
    return play(table, "power:natural", "target:mist-spirit@1")


@rule("AS-C31", "AS-244", "AS-246", "AS-247", "AS-248", "AS-306")
def test_final_cry_answers_the_destruction_of_an_own_unit_with_two_damage() -> None:
    table = dying(["final-cry"], CEREMONIAL)
    assert seat_asked(table) == 1
    assert keys(table) == ["react:final-cry", "pass"]
    play(table, "react:final-cry")
    assert keys(table) == [
        *("target:masked-wolf@1", "target:iron-rhino@1"),
        *("target:coal-roarkwin@1", "target:aradel-summergaard@1"),
    ]
    play(table, "target:masked-wolf@1")
    assert units(table, 0) == []
    assert units(table, 1) == ["iron-rhino@1"]
    assert cards(table, "discard:1") == ["final-cry"]
    assert dice(table, 1) == {"ceremonial": 1}


@rule("AS-C31", "AS-244")
def test_final_cry_may_be_kept() -> None:
    table = play(dying(["final-cry"], CEREMONIAL), "pass")
    assert cards(table, "hand:1", seat=1) == ["final-cry"]
    assert units(table, 0) == ["masked-wolf@1"]


@pytest.mark.parametrize("active", [["ceremonial-class"], ["natural-power"], []])
@rule("AS-C31", "AS-212")
def test_final_cry_wants_a_ceremonial_power(active: list[str]) -> None:
    assert seat_asked(dying(["final-cry"], active)) == 0


@rule("AS-C31", "AS-244")
def test_the_end_of_somebody_elses_unit_is_not_a_reason_for_a_final_cry() -> None:
    mine = {"hand": ["final-cry"], "active": [*CEREMONIAL, "natural-power"]}
    table = at(p0=mine, p1={"battlefield": ["mist-spirit"]})
    play(table, "power:natural")
    assert units(table, 1) == []
    assert "react:final-cry" not in keys(table)


@rule("AS-C31", "AS-246")
def test_final_cry_in_the_own_turn() -> None:
    mine = {"hand": ["final-cry"], "active": [*CEREMONIAL, "natural-power"]}
    table = at(p0={**mine, "battlefield": ["mist-spirit"]})
    play(table, "power:natural", "react:final-cry", "target:aradel-summergaard@1")
    assert wounds(table, 1) == 2


@rule("AS-C31", "AS-310")
def test_a_unit_that_is_returned_or_discarded_is_not_destroyed() -> None:
    mine = {"hand": ["fear", "seal"]}
    theirs = {"hand": ["final-cry"], "active": CEREMONIAL, "battlefield": ["gilder"]}
    table = play(at(p0=mine, p1=theirs), "play:fear")
    assert seat_asked(table) == 0


# Summon Sleeping Widows

WIDOWS = {"conjurations": ["sleeping-widow"] * 3}
TWO_CEREMONIAL = ["ceremonial-class"] * 2


@rule("AS-C35", "AS-270", "AS-222")
def test_two_sleeping_widows_take_the_place_of_a_destroyed_unit() -> None:
    table = dying(["summon-sleeping-widows"], TWO_CEREMONIAL, **WIDOWS)
    play(table, "react:summon-sleeping-widows", "do", "do")
    assert units(table, 1) == ["iron-rhino@1", "sleeping-widow@1", "sleeping-widow@2"]
    assert cards(table, "discard:1") == ["summon-sleeping-widows"]
    assert dice(table, 1) == {"ceremonial": 2}


@rule("AS-C35")
def test_one_sleeping_widow_may_be_enough() -> None:
    table = dying(["summon-sleeping-widows"], TWO_CEREMONIAL, **WIDOWS)
    play(table, "react:summon-sleeping-widows", "do", "skip")
    assert units(table, 1) == ["iron-rhino@1", "sleeping-widow@1"]


@rule("AS-C35", "AS-478")
def test_no_sleeping_widow_need_come_at_all() -> None:
    table = dying(["summon-sleeping-widows"], TWO_CEREMONIAL, **WIDOWS)
    play(table, "react:summon-sleeping-widows", "skip")
    assert units(table, 1) == ["iron-rhino@1"]
    assert cards(table, "discard:1") == ["summon-sleeping-widows"]


@rule("AS-C35", "AS-273")
def test_no_more_widows_come_than_the_pile_holds() -> None:
    last = {"conjurations": ["sleeping-widow"]}
    table = dying(["summon-sleeping-widows"], TWO_CEREMONIAL, **last)
    play(table, "react:summon-sleeping-widows", "do")
    assert units(table, 1) == ["iron-rhino@1", "sleeping-widow@1"]
    assert seat_asked(table) == 0


@rule("AS-C35", "AS-288", "AS-286")
def test_the_destroyed_unit_still_takes_its_slot_while_widows_come() -> None:
    theirs = {"hand": ["summon-sleeping-widows"], "active": TWO_CEREMONIAL, **WIDOWS}
    full = ["mist-spirit", *["gilder"] * 3]
    table = at(
        born="coal saria",
        p0={"active": ["natural-power"], "battlefield": ["masked-wolf"]},
        p1={**theirs, "battlefield": full},
    )
    play(table, "power:natural", "target:mist-spirit@1", "react:summon-sleeping-widows", "do")
    assert len(units(table, 1)) == 4
    assert units(table, 1)[-1] == "sleeping-widow@1"
    assert seat_asked(table) == 0


# Redirect


@rule("AS-C33", "AS-340")
def test_redirect_sends_the_damage_of_an_attack_to_an_own_unit() -> None:
    mine = {"hand": ["redirect"], "active": ["charm-class"]}
    table = attacked("iron-rhino", **mine, battlefield=["gilder", "mist-spirit"])
    assert keys(table) == ["react:redirect", "pass"]
    play(table, "react:redirect")
    assert keys(table) == ["target:gilder@1", "target:mist-spirit@1"]
    play(table, "target:mist-spirit@1")
    assert wounds(table, 1) == 0
    assert units(table, 1) == ["gilder@1"]
    assert unit(table, "iron-rhino")["exhaustion"] == 1


@rule("AS-C33", "AS-477")
@pytest.mark.parametrize(("goes_to", "harm"), [("seaside-raven", 0), ("iron-rhino", 2)])
def test_redirected_spell_damage_is_still_a_spells(goes_to: str, harm: int) -> None:
    """Redirect answers it like any other; Magic Guard keeps it off where it goes.

    The blades hit every unit as well, so that the rhino is hit twice.
    """
    mine = {"hand": ["one-hundred-blades"], "active": ["natural-basic"] * 2}
    theirs = {"hand": ["redirect"], "active": ["charm-class"], "battlefield": [goes_to]}
    table = at(p0={**mine, "draw": []}, p1=theirs)
    play(table, "play:one-hundred-blades", "target:aradel-summergaard@1")
    if harm:
        assert keys(table) == ["target:aradel-summergaard@1", "target:iron-rhino@1"]
        play(table, "target:aradel-summergaard@1")
    play(table, "react:redirect")
    assert wounds(table, 1) == 0
    assert unit(table, goes_to)["wounds"] == harm


@rule("AS-C33", "AS-477")
def test_redirected_damage_of_an_attack_is_not_a_spells() -> None:
    mine = {"hand": ["redirect"], "active": ["charm-class"]}
    table = play(attacked("mist-spirit", **mine, battlefield=["seaside-raven"]), "react:redirect")
    assert unit(table, "seaside-raven")["wounds"] == 1


@rule("AS-C33", "AS-244")
def test_redirect_needs_a_unit_in_play() -> None:
    table = attacked("iron-rhino", hand=["redirect"], active=["charm-class"])
    assert wounds(table, 1) == 5
    assert cards(table, "hand:1", seat=1) == ["redirect"]


@rule("AS-C33", "AS-084", "AS-249")
def test_fatigue_cannot_be_redirected() -> None:
    tired = {"hand": ["redirect"], "active": ["charm-class"], "battlefield": ["gilder"]}
    table = at(phase="draw", p0=tired | {"draw": []})
    assert wounds(table, 0) == 4
    assert unit(table, "gilder")["wounds"] == 0


@rule("AS-C33", "AS-C51", "AS-340")
def test_redirected_damage_can_be_prevented_where_it_goes() -> None:
    mine = {"hand": ["redirect"], "active": ["charm-class"], "spellboard": ["protect"]}
    table = attacked("iron-rhino", **mine, battlefield=["masked-wolf"])
    play(table, "react:redirect", "trigger:protect@1", "amount:3")
    assert units(table, 1) == []
    assert wounds(table, 1) == 0
    assert cards(table, "discard:1") == ["redirect", "protect"]


@rule("AS-C33", "AS-C10", "AS-C76")
def test_redirected_damage_is_still_dealt_by_the_attacker() -> None:
    mine = {"hand": ["redirect"], "active": ["charm-class"], "battlefield": ["anchornaut"]}
    snake = ["hammer-knight", {"unit": "silver-snake", "exhaustion": 1}]
    table = at(p0={"battlefield": snake}, p1=mine)
    play(table, "attack:phoenixborn", "nobody", "react:redirect")
    assert keys(table) == ["trigger:hammer-knight@1", "pass"]
    play(table, "pass")
    assert unit(table, "silver-snake")["status"] == 1
    assert cards(table, "removed") == ["anchornaut"]


@rule("AS-C33", "AS-C42")
def test_spikes_do_not_strike_at_an_attacker_of_the_phoenixborn() -> None:
    spiked = {"unit": "iron-rhino", "attached": ["spiked-armor"]}
    mine = {"hand": ["redirect"], "active": ["charm-class"], "battlefield": [spiked]}
    table = at(p0={"battlefield": ["gilder"]}, p1=mine)
    play(table, "attack:phoenixborn", "nobody", "react:redirect")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert unit(table, "gilder")["wounds"] == 0


# Shadow Counter

SHADOW = {"hand": ["shadow-counter"], "active": ["illusion-class", "natural-basic"]}


@rule("AS-C34", "AS-E03", "AS-246")
def test_shadow_counter_strikes_a_unit_of_the_attacking_opponent() -> None:
    table = at(p0={"battlefield": ["gilder", "iron-rhino"]}, p1=SHADOW)
    play(table, "attack:phoenixborn", "attack-with:gilder@1", "done", "react:shadow-counter")
    assert keys(table) == ["target:gilder@1", "target:iron-rhino@1"]
    play(table, "target:iron-rhino@1")
    assert units(table, 0) == ["gilder@1"]
    assert wounds(table, 1) == 1
    assert cards(table, "discard:1") == ["shadow-counter"]
    assert dice(table, 1) == {"illusion": 1, "natural": 1}


@rule("AS-C34", "AS-147", "AS-305")
def test_shadow_counter_after_guarding_a_unit() -> None:
    table = at(p0={"battlefield": ["masked-wolf"]}, p1={**SHADOW, "battlefield": ["mist-spirit"]})
    play(table, "attack:unit", "guard:aradel-summergaard@1", "react:shadow-counter")
    assert units(table, 0) == []
    assert wounds(table, 1) == 2


@rule("AS-C34", "AS-244")
def test_shadow_counter_answers_no_damage_but_an_attacks() -> None:
    blades = {"hand": ["one-hundred-blades"], "active": ["natural-basic"] * 2, "draw": []}
    table = at(p0={**blades, "battlefield": ["gilder"]}, p1=SHADOW)
    play(table, "play:one-hundred-blades", "target:aradel-summergaard@1")
    assert wounds(table, 1) == 1
    assert "react:shadow-counter" not in keys(table)


@rule("AS-C34", "AS-332")
def test_shadow_counter_spares_the_units_of_a_third_player() -> None:
    table = at(
        players=3,
        p0={"battlefield": ["masked-wolf"]},
        p1=SHADOW,
        p2={"battlefield": ["mist-spirit"]},
    )
    play(table, "attack:phoenixborn", "player:1", "react:shadow-counter")
    assert units(table, 0) == []
    assert units(table, 2) == ["mist-spirit@1"]


@rule("AS-C34", "AS-C75", "AS-215")
def test_shadow_counter_cannot_reach_a_raven() -> None:
    table = at(p0={"battlefield": ["seaside-raven"]}, p1=SHADOW)
    play(table, "attack:phoenixborn", "react:shadow-counter")
    assert unit(table, "seaside-raven")["wounds"] == 0


# Sympathy Pain

PAIN = {"hand": ["sympathy-pain"], "active": ["charm-class"] * 2}


@rule("AS-C36", "AS-246")
def test_sympathy_pain_deals_three_damage_after_the_own_phoenixborn_was_hurt() -> None:
    table = attacked("iron-rhino", **PAIN)
    play(table, "react:sympathy-pain", "target:coal-roarkwin@1")
    assert (wounds(table, 0), wounds(table, 1)) == (3, 5)
    assert dice(table, 1) == {"charm": 2}


@rule("AS-C36")
def test_sympathy_pain_answers_any_damage_even_the_own() -> None:
    mine = {**PAIN, "spellboard": ["abundance"], "draw": []}
    table = at(p0=mine, p1={"battlefield": ["iron-rhino"], "draw": ["seal", "fear"]})
    play(table, "use:activate@abundance.1", "draw:2", "react:sympathy-pain", "target:iron-rhino@1")
    assert wounds(table, 0) == 2
    assert unit(table, "iron-rhino")["wounds"] == 3


@rule("AS-C36", "AS-244")
def test_sympathy_pain_waits_for_the_own_phoenixborn() -> None:
    table = at(p0={"battlefield": ["gilder"], **PAIN})
    play(table, "attack:phoenixborn")
    assert wounds(table, 1) == 1
    assert "react:sympathy-pain" not in keys(table)


# One reaction spell in a turn


@rule("AS-245", "AS-E04")
def test_one_reaction_spell_for_each_player_and_turn() -> None:
    hand = ["sympathy-pain", "shadow-counter"]
    active = ["charm-class", "charm-class", "illusion-class", "natural-basic"]
    table = at(p0={"battlefield": ["masked-wolf"]}, p1={"hand": hand, "active": active})
    play(table, "attack:phoenixborn")
    assert keys(table) == ["react:sympathy-pain", "react:shadow-counter", "pass"]
    play(table, "react:shadow-counter", "pay:proposed")
    assert "react:sympathy-pain" not in keys(table)
    assert units(table, 0) == []


@rule("AS-245", "AS-E04")
def test_the_next_turn_allows_another_reaction() -> None:
    theirs = {**PAIN, "reacted": True}
    table = at(p0={"battlefield": ["gilder"]}, p1=theirs)
    play(table, "attack:phoenixborn")
    assert wounds(table, 1) == 1
    assert "react:sympathy-pain" not in keys(table)
    later = at(player=1, p0={"battlefield": ["gilder"]}, p1=theirs)
    play(later, "pass", "end", "attack:phoenixborn")
    assert "react:sympathy-pain" in keys(later)


@rule("AS-245", "AS-343")
def test_other_players_have_a_reaction_of_their_own() -> None:
    table = at(
        players=3,
        p0={**PAIN, "spellboard": ["abundance"], "draw": []},
        p1={**PAIN, "draw": []},
        p2={"draw": ["seal", "fear"]},
    )
    play(table, "use:activate@abundance.1", "draw:2", "target:coal-roarkwin@1")
    play(table, "react:sympathy-pain", "target:noah-redmoon@1")
    assert keys(table) == ["react:sympathy-pain", "pass"]
    assert seat_asked(table) == 1


@rule("AS-249", "AS-206", "AS-C31", "AS-C46")
def test_no_reaction_spell_after_the_player_turns_but_ready_spells_do_answer() -> None:
    fading = {"unit": "masked-wolf", "attached": ["fade-away"]}
    mine = {"hand": ["final-cry"], "active": CEREMONIAL, "battlefield": [fading]}
    table = at(phase="round-end", p0={**mine, "spellboard": ["chant-of-revenge"]})
    assert keys(table) == ["trigger:chant-of-revenge@1", "pass"]


@rule("AS-250", "AS-245")
def test_triggered_ready_spells_and_respark_do_not_count_as_reactions() -> None:
    hurt = {"unit": "mist-spirit", "attached": ["root-armor"], "wounds": 2}
    theirs = {"battlefield": [hurt], "spellboard": ["chant-of-revenge"], "hand": ["final-cry"]}
    table = at(
        p0={"active": ["natural-power"], "battlefield": ["iron-rhino"]},
        p1={**theirs, "active": [*CEREMONIAL, "natural-basic"]},
    )
    play(table, "power:natural", "target:mist-spirit@1")
    play(table, "trigger:chant-of-revenge@1", "target:coal-roarkwin@1")
    play(table, "react:final-cry", "target:coal-roarkwin@1", "respark:root-armor")
    assert wounds(table, 0) == 3
    assert cards(table, "hand:1", seat=1) == ["root-armor"]
