"""The action spells that move cards, dice and wounds; the rest are in `test_actions_on_pieces`."""

from typing import Any

from emberhold.kernel.table import Table
from tests.ashes.table import (
    SPARE,
    asks,
    at,
    cards,
    dice,
    holding,
    keys,
    log,
    play,
    rule,
    unit,
    units,
    wounds,
)

# Bound Soul

SOUL = holding("bound-soul", "ceremonial-class")


@rule("AS-C16", "AS-210", "AS-241")
def test_bound_soul_takes_a_chosen_ally_from_their_own_discard_pile() -> None:
    table = at(p0={**SOUL, "discard": ["anchornaut", "seal", "blood-archer"]})
    play(table, "play:bound-soul")
    assert keys(table) == ["card:anchornaut", "card:blood-archer"]
    play(table, "card:blood-archer")
    assert cards(table, "hand:0") == [SPARE, "blood-archer"]
    assert cards(table, "discard:0") == ["anchornaut", "seal", "bound-soul"]
    assert dice(table, 0) == {"ceremonial": 1}


@rule("AS-C16", "AS-216", "AS-241")
def test_bound_soul_without_an_ally_there_does_nothing() -> None:
    table = at(
        p0={**SOUL, "discard": ["seal", "strange-copy"]},
        p1={"discard": ["anchornaut"]},
    )
    play(table, "play:bound-soul")
    assert cards(table, "hand:0") == [SPARE]
    assert cards(table, "discard:0") == ["seal", "strange-copy", "bound-soul"]
    assert cards(table, "discard:1") == ["anchornaut"]


# Call Upon the Realms


@rule("AS-C17")
def test_call_upon_the_realms_turns_three_dice_to_chosen_faces() -> None:
    table = at(p0=holding("call-upon-the-realms", *["natural-basic"] * 3, "charm-class"))
    play(table, "play:call-upon-the-realms", "turn:natural-basic@natural-power")
    play(table, "turn:natural-basic@natural-class", "turn:charm-class@charm-power")
    assert dice(table, 0) == {
        "natural-basic": 1,
        "natural-class": 1,
        "natural-power": 1,
        "charm-power": 1,
    }
    assert "end" in keys(table)


@rule("AS-C17")
def test_call_upon_the_realms_turns_each_die_once_and_only_active_ones() -> None:
    one = holding("call-upon-the-realms", "natural-class", exhausted={"charm": 2})
    table = play(at(p0=one), "play:call-upon-the-realms")
    turns = ["turn:natural-class@natural-basic", "turn:natural-class@natural-power", "done"]
    assert keys(table) == turns
    play(table, "turn:natural-class@natural-power")
    assert dice(table, 0) == {"natural-power": 1, "charm": 2}
    assert "end" in keys(table)


@rule("AS-C17", "AS-185")
def test_call_upon_the_realms_may_leave_dice_as_they_are() -> None:
    table = at(p0=holding("call-upon-the-realms", "natural-class"))
    play(table, "play:call-upon-the-realms", "done")
    assert dice(table, 0) == {"natural-class": 1}


# Fear


@rule("AS-C18", "AS-329", "AS-325")
def test_fear_returns_a_conjuration_to_the_pile_of_its_owner() -> None:
    lent = {"unit": "blood-puppet", "owner": 0, "wounds": 1}
    table = at(p0=holding("fear"), p1={"battlefield": ["gilder", lent]})
    play(table, "play:fear")
    assert keys(table) == ["target:gilder@1", "target:blood-puppet@1"]
    play(table, "target:blood-puppet@1")
    assert units(table, 1) == ["gilder@1"]
    assert cards(table, "conjurations:0") == ["blood-puppet"]


@rule("AS-C18", "AS-310", "AS-330")
def test_fear_returns_an_ally_to_the_hand_and_destroys_nothing() -> None:
    mourning = {"hand": [], "spellboard": ["chant-of-revenge"], "battlefield": ["anchornaut"]}
    table = at(p0={**holding("fear"), "battlefield": ["gilder"]}, p1=mourning)
    play(table, "play:fear")
    assert cards(table, "hand:1", seat=1) == ["anchornaut"]
    assert asks(table).seat == 0
    assert units(table, 0) == ["gilder@1"]


@rule("AS-C18", "AS-326", "AS-338")
def test_what_is_attached_to_a_feared_unit_is_discarded_or_resparked() -> None:
    armored = {"unit": "anchornaut", "attached": ["root-armor", "spiked-armor"]}
    theirs = {"hand": [], "battlefield": [armored], "active": ["natural-basic"]}
    table = at(p0=holding("fear"), p1=theirs)
    play(table, "play:fear", "respark:root-armor")
    assert sorted(cards(table, "hand:1", seat=1)) == ["anchornaut", "root-armor"]
    assert cards(table, "discard:1") == ["spiked-armor"]


@rule("AS-C18", "AS-C75", "AS-215")
def test_fear_has_no_power_over_a_seaside_raven() -> None:
    table = at(p0=holding("fear"), p1={"battlefield": ["seaside-raven"]})
    play(table, "play:fear")
    assert units(table, 1) == ["seaside-raven@1"]
    assert cards(table, "discard:0") == ["fear"]


# Hidden Power


@rule("AS-C19", "AS-240")
def test_hidden_power_returns_two_dice_even_the_one_just_spent() -> None:
    table = at(p0=holding("hidden-power", "illusion-class", exhausted={"natural": 1}))
    play(table, "play:hidden-power")
    assert [key for key in keys(table) if key.startswith("die:natural")] == [
        "die:natural-basic",
        "die:natural-class",
        "die:natural-power",
    ]
    play(table, "die:natural-power", "die:illusion-power")
    assert dice(table, 0) == {"natural-power": 1, "illusion-power": 1}


@rule("AS-C19", "AS-216")
def test_hidden_power_returns_as_many_dice_as_there_are() -> None:
    table = at(p0=holding("hidden-power", "illusion-class"))
    play(table, "play:hidden-power", "die:illusion-basic")
    assert dice(table, 0) == {"illusion-basic": 1}
    assert "end" in keys(table)


# Mist Typhoon

TYPHOON = holding("mist-typhoon", "illusion-class", "natural-class")


@rule("AS-C20", "AS-302", "AS-304")
def test_mist_typhoon_damages_every_unit_of_the_opponent_and_may_draw() -> None:
    table = at(
        p0={**TYPHOON, "battlefield": ["gilder"], "draw": ["seal"]},
        p1={"battlefield": ["iron-rhino", "mist-spirit"]},
    )
    play(table, "play:mist-typhoon")
    assert keys(table) == ["do", "skip"]
    play(table, "do")
    assert cards(table, "hand:0") == [SPARE, "seal"]
    assert keys(table) == ["target:iron-rhino@1", "target:mist-spirit@1"]
    play(table, "target:mist-spirit@1")
    assert units(table, 1) == ["iron-rhino@1"]
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert unit(table, "gilder")["wounds"] == 0
    assert wounds(table, 1) == 0


@rule("AS-C20", "AS-218")
def test_the_card_of_mist_typhoon_may_be_left() -> None:
    table = at(p0={**TYPHOON, "draw": ["seal"]}, p1={"battlefield": ["iron-rhino"]})
    play(table, "play:mist-typhoon", "skip")
    assert cards(table, "hand:0") == [SPARE]
    assert unit(table, "iron-rhino")["wounds"] == 1


@rule("AS-C20", "AS-C75", "AS-332")
def test_mist_typhoon_reaches_the_units_of_all_opponents_but_no_raven() -> None:
    table = at(
        players=3,
        p0={**TYPHOON, "draw": []},
        p1={"battlefield": ["iron-rhino", "seaside-raven"]},
        p2={"battlefield": ["gilder"]},
    )
    play(table, "play:mist-typhoon", "target:gilder@1")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert unit(table, "gilder")["wounds"] == 1
    assert unit(table, "seaside-raven")["wounds"] == 0


@rule("AS-C20", "AS-C32", "AS-214")
def test_mist_typhoon_targets_nothing_that_could_be_veiled() -> None:
    veiled = {"hand": ["golden-veil"], "active": ["natural-class", "charm-class"]}
    table = at(p0={**TYPHOON, "draw": []}, p1={**veiled, "battlefield": ["iron-rhino"]})
    play(table, "play:mist-typhoon")
    assert unit(table, "iron-rhino")["wounds"] == 1


# Molten Gold

GOLD = holding("molten-gold", "natural-power", "natural-power")


@rule("AS-C21", "AS-296")
def test_molten_gold_wounds_any_unit_or_phoenixborn() -> None:
    table = at(p0={**GOLD, "battlefield": ["gilder"]}, p1={"battlefield": ["iron-rhino"]})
    play(table, "play:molten-gold")
    assert keys(table) == [
        *("target:gilder@1", "target:iron-rhino@1"),
        *("target:coal-roarkwin@1", "target:aradel-summergaard@1"),
    ]
    play(table, "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 3


@rule("AS-C21", "AS-296", "AS-297", "AS-C33", "AS-C36")
def test_the_wounds_of_molten_gold_are_not_damage_to_redirect_or_to_answer() -> None:
    hand = ["redirect", "sympathy-pain"]
    ready = {"hand": hand, "active": ["charm-class"] * 2, "battlefield": ["gilder"]}
    table = at(p0=GOLD, p1=ready)
    play(table, "play:molten-gold", "target:aradel-summergaard@1")
    assert wounds(table, 1) == 3
    assert units(table, 1) == ["gilder@1"]
    assert asks(table).seat == 0


@rule("AS-C21", "AS-297", "AS-C51")
def test_protect_prevents_no_wounds_that_are_placed() -> None:
    table = at(p0=GOLD, p1={"battlefield": ["iron-rhino"], "spellboard": ["protect"]})
    play(table, "play:molten-gold", "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 3
    assert unit(table, "protect")["status"] == 3


@rule("AS-C21", "AS-292", "AS-353")
def test_molten_gold_can_win_the_game() -> None:
    table = at(p0=GOLD, p1={"wounds": 13})
    play(table, "play:molten-gold", "target:aradel-summergaard@1")
    assert table.question is None
    assert table.result is not None
    assert table.result.winners == (0,)


# One Hundred Blades

BLADES = holding("one-hundred-blades", "natural-basic", "charm-basic", draw=["seal"])


@rule("AS-C22", "AS-217")
def test_one_hundred_blades_damages_a_phoenixborn_and_all_opposing_units_and_draws() -> None:
    table = at(
        players=3,
        p0={**BLADES, "battlefield": ["gilder"]},
        p1={"battlefield": ["iron-rhino"]},
        p2={"battlefield": ["gilder"]},
    )
    play(table, "play:one-hundred-blades")
    assert [key for key in keys(table) if "gilder" in key or "rhino" in key] == []
    play(table, "target:noah-redmoon@1")
    play(table, "target:iron-rhino@1", "target:noah-redmoon@1")
    assert wounds(table, 2) == 1
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert unit(table, "gilder@2")["wounds"] == 1
    assert unit(table, "gilder@1")["wounds"] == 0
    assert cards(table, "hand:0") == [SPARE, "seal"]


@rule("AS-C22", "AS-016")
def test_one_hundred_blades_may_even_be_aimed_at_the_own_phoenixborn() -> None:
    table = play(at(p0=BLADES), "play:one-hundred-blades", "target:coal-roarkwin@1")
    assert (wounds(table, 0), wounds(table, 1)) == (1, 0)


@rule("AS-C22", "AS-082")
def test_one_hundred_blades_draws_nothing_from_an_empty_pile_at_no_harm() -> None:
    table = at(p0={**BLADES, "draw": []})
    play(table, "play:one-hundred-blades", "target:aradel-summergaard@1")
    assert cards(table, "hand:0") == [SPARE]
    assert wounds(table, 0) == 0


# Open Memories

MEMORIES = {
    "hand": ["open-memories", "sleight-of-hand", SPARE],
    "active": ["charm-class", "natural-basic", "illusion-power", "ceremonial-basic"],
    "draw": ["seal", "bound-soul", "fear", "transfer", "refresh"],
}


def remembering(seed: int = 1) -> Table:
    """With a main action more, to draw three cards afterwards."""
    return play(at(seed=seed, mains=2, p0=MEMORIES), "play:open-memories", "pay:proposed")


@rule("AS-C23", "AS-223")
def test_open_memories_takes_a_chosen_card_from_the_draw_pile_unseen() -> None:
    table = play(remembering(), "do")
    assert sorted(keys(table)) == [
        f"card:{name}" for name in ("bound-soul", "fear", "refresh", "seal", "transfer")
    ]
    play(table, "card:refresh")
    assert cards(table, "hand:0") == ["sleight-of-hand", SPARE, "refresh"]
    assert table.view(0).zone("draw:0").count == 4
    assert "Refresh" not in log(table, seat=1)


@rule("AS-C23", "AS-223")
def test_open_memories_shuffles_the_draw_pile() -> None:
    drawn = set()
    for seed in range(1, 9):
        table = play(remembering(seed), "do", "card:refresh", "play:sleight-of-hand")
        drawn.add(tuple(cards(table, "hand:0")[2:]))
    assert len(drawn) > 1


@rule("AS-C23", "AS-218")
def test_open_memories_may_be_declined_and_then_nothing_is_shuffled() -> None:
    for seed in range(1, 9):
        table = play(remembering(seed), "skip", "play:sleight-of-hand")
        assert cards(table, "hand:0")[1:] == ["seal", "bound-soul", "fear"]


# Out of the Mist

MIST = holding("out-of-the-mist", "illusion-power", "natural-power", draw=["seal"])


@rule("AS-C24", "AS-017")
def test_out_of_the_mist_deals_one_damage_for_each_own_unit() -> None:
    mine = ["mist-spirit", "mist-spirit", {"unit": "gilder", "exhaustion": 1}]
    table = at(p0={**MIST, "battlefield": mine}, p1={"battlefield": ["iron-rhino"]})
    play(table, "play:out-of-the-mist", "target:iron-rhino@1", "do")
    assert unit(table, "iron-rhino")["wounds"] == 3
    assert cards(table, "hand:0") == [SPARE, "seal"]
    assert marks_of_turn(table) == (1, 0)


def marks_of_turn(table: Table) -> tuple[Any, Any]:
    """The main and side actions left."""
    return table.view(0).marks["mains"], table.view(0).marks["sides"]


@rule("AS-C24", "AS-298", "AS-218")
def test_out_of_the_mist_without_own_units_deals_nothing() -> None:
    protected = {"battlefield": ["iron-rhino"], "spellboard": ["protect"]}
    table = play(at(p0=MIST, p1=protected), "play:out-of-the-mist", "skip")
    assert unit(table, "iron-rhino")["wounds"] == 0
    assert cards(table, "hand:0") == [SPARE]


@rule("AS-C24", "AS-215")
def test_out_of_the_mist_without_any_unit_may_still_draw() -> None:
    table = play(at(p0=MIST), "play:out-of-the-mist", "do")
    assert cards(table, "hand:0") == [SPARE, "seal"]


# Sleight of Hand

SLEIGHT = holding("sleight-of-hand", "illusion-power", "natural-basic")


@rule("AS-C27", "AS-049")
def test_sleight_of_hand_draws_three_cards() -> None:
    table = at(p0={**SLEIGHT, "draw": ["seal", "fear", "purge", "refresh"]})
    play(table, "play:sleight-of-hand")
    assert cards(table, "hand:0") == [SPARE, "seal", "fear", "purge"]


@rule("AS-C27", "AS-082", "AS-216")
def test_sleight_of_hand_draws_what_is_left_without_fatigue() -> None:
    table = play(at(p0={**SLEIGHT, "draw": ["seal"]}), "play:sleight-of-hand")
    assert cards(table, "hand:0") == [SPARE, "seal"]
    assert wounds(table, 0) == 0
