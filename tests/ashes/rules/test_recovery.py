"""Section 13: the recovery phase and the end of the round."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import at, cards, dice, keys, marks, play, rule, unit, units, wounds

DIE = {"active": {"natural-basic": 1}}
"""With an active die left, a player is asked in step 3: time to look at the table."""


def recovering(mine: list[Any], **p0: Any) -> Table:
    """The first two steps are done; player 0 is asked about dice."""
    return at(phase="recovery", p0={"battlefield": mine, **DIE, **p0})


def asked(table: Table) -> list[tuple[int, str]]:
    return [(question.seat, question.topic) for question in table.questions]


def phase(table: Table) -> str:
    return str(table.view(0).marks["phase"])


def first(table: Table) -> int:
    return int(table.view(0).marks["first"])


# Step 1: recover


@rule("AS-194")
def test_each_unit_loses_wounds_up_to_its_recover_value() -> None:
    """Leech Warrior recovers three, Blood Archer two, Iron Rhino none."""
    rhino = {"unit": "iron-rhino", "wounds": 3}
    table = recovering(
        [
            {"unit": "blood-archer", "wounds": 2, "attached": ["root-armor"]},
            {"unit": "leech-warrior", "wounds": 4, "attached": ["root-armor"]},
            rhino,
        ]
    )
    assert unit(table, "leech-warrior")["wounds"] == 1
    assert unit(table, "blood-archer")["wounds"] == 0
    assert unit(table, "iron-rhino")["wounds"] == 3


@rule("AS-194")
def test_an_alteration_may_raise_the_recover_value() -> None:
    table = recovering([{"unit": "iron-rhino", "wounds": 3, "attached": ["undying-heart"]}])
    assert unit(table, "iron-rhino")["wounds"] == 1


@rule("AS-E22", "AS-194", "AS-199")
def test_a_unit_with_recover_one_three_wounds_and_two_tokens() -> None:
    """AS-E22: two wounds and one token are left, and it cannot attack in the next round."""
    worker = {"unit": "iron-worker", "wounds": 3, "exhaustion": 2, "attached": ["root-armor"]}
    table = recovering([worker], hand=["seal"] * 5)
    marks_ = unit(table, "iron-worker")
    assert (marks_["wounds"], marks_["exhaustion"]) == (2, 1)
    play(table, "done", "done", "done", "play:call-upon-the-realms")
    assert table.view(0).marks["active"] == 0
    assert "attack:phoenixborn" not in keys(table)


@rule("AS-195")
def test_with_fewer_wounds_than_that_all_are_removed() -> None:
    table = recovering([{"unit": "leech-warrior", "wounds": 2}, "hammer-knight"])
    assert unit(table, "leech-warrior")["wounds"] == 0
    assert unit(table, "hammer-knight")["wounds"] == 0


@rule("AS-196")
def test_a_phoenixborn_recovers_nothing() -> None:
    table = recovering([], wounds=5)
    assert wounds(table, 0) == 5


@rule("AS-197")
def test_an_exhausted_unit_recovers_like_any_other() -> None:
    table = recovering([{"unit": "leech-warrior", "wounds": 2, "exhaustion": 3}])
    assert unit(table, "leech-warrior")["wounds"] == 0


# Step 2: remove exhaustion


@rule("AS-198", "AS-199", "AS-200")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_every_card_in_play_loses_exactly_one_exhaustion_token(before: int, after: int) -> None:
    """Units, ready spells and Phoenixborn, of both players."""
    side = {
        "battlefield": [{"unit": "iron-rhino", "exhaustion": before}],
        "spellboard": [{"spell": "purge", "exhaustion": before}],
        "exhaustion": before,
        **DIE,
    }
    table = at(phase="recovery", p0=side, p1=side)
    for seat in (0, 1):
        assert marks(table, f"player:{seat}")["exhaustion"] == after
        for name in ("iron-rhino", "purge"):
            assert unit(table, f"{name}@{seat + 1}")["exhaustion"] == after


@rule("AS-198", "AS-200")
def test_each_copy_of_a_focused_spell_loses_its_own_token() -> None:
    stack = [{"spell": "purge", "exhaustion": 1}, {"spell": "purge", "exhaustion": 2}, "purge"]
    table = recovering([], spellboard=stack)
    pieces = table.view(0).zone("spellboard:0").pieces
    assert [piece.marks["exhaustion"] for piece in pieces] == [0, 1, 0]


# Step 3: exhaust dice


@rule("AS-201", "AS-202")
def test_everybody_may_exhaust_any_of_the_active_dice_at_the_same_time() -> None:
    """What is kept keeps its face, what is exhausted is rolled again."""
    table = at(
        phase="recovery",
        p0={"active": {"natural-power": 3, "charm-basic": 2}, "exhausted": {"illusion": 1}},
        p1={"active": {"ceremonial-class": 2}},
    )
    assert asked(table) == [(0, "exhaust-dice"), (1, "exhaust-dice")]
    table.answer("exhaust:charm-basic", seat=0)
    table.answer("exhaust:all", seat=1)
    assert dice(table, 0) == {"natural-power": 3, "charm-basic": 2, "illusion": 1}
    assert dice(table, 1) == {"ceremonial-class": 2}, "nothing is shown before all have chosen"
    assert asked(table) == [(0, "exhaust-dice")]
    table.answer("done", seat=0)
    faces = dice(table, 0)  # the next round has begun
    assert faces["natural-power"] == 3
    assert faces["charm-basic"] >= 1
    assert sum(faces.values()) == 6


@rule("AS-201")
def test_nobody_has_to_exhaust_a_die() -> None:
    table = at(phase="recovery", p0={"active": {"natural-power": 3}})
    play(table, "done")
    assert dice(table, 0) == {"natural-power": 3}


@rule("AS-201")
def test_in_whatever_order_the_answers_come_the_record_is_the_same() -> None:
    side = {"active": {"natural-power": 2, "charm-basic": 1}}
    orders = (
        [(0, "exhaust:natural-power"), (1, "exhaust:charm-basic"), (0, "done"), (1, "done")],
        [(1, "exhaust:charm-basic"), (0, "exhaust:natural-power"), (1, "done"), (0, "done")],
    )
    saves = []
    for order in orders:
        table = at(phase="recovery", p0=side, p1=side)
        for seat, key in order:
            table.answer(key, seat=seat)
        saves.append(table.dumps())
    assert saves[0] == saves[1]


# Step 4 and the end of the round


@rule("AS-203")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_first_player_token_is_passed_to_the_left(holder: int) -> None:
    table = at(players=3, phase="recovery", first=holder)
    assert phase(table) == "prepare"
    assert first(table) == (holder + 1) % 3


PUPPET = "blood-puppet"


@rule("AS-204", "AS-205")
def test_end_of_round_effects_come_after_the_token_was_passed_and_its_new_holder_orders_them() -> (
    None
):
    """Cursed puppets on both sides; the token goes from player 0 to player 1."""
    side = {"battlefield": [PUPPET]}
    table = at(phase="recovery", first=0, p0=side, p1=side)
    assert asked(table) == [(1, "order")]
    assert (first(table), phase(table)) == (1, "recovery")
    assert [wounds(table, seat) for seat in (0, 1)] == [0, 0]
    play(table, "trigger:blood-puppet@2")
    assert [wounds(table, seat) for seat in (0, 1)] == [1, 1]
    assert phase(table) == "prepare"


@rule("AS-204", "AS-205")
@pytest.mark.parametrize(("chosen", "winner"), [(1, 1), (2, 0)])
def test_the_order_may_decide_the_game(chosen: int, winner: int) -> None:
    """Both Phoenixborn are one wound from destruction."""
    table = at(
        phase="recovery",
        first=0,
        p0={"battlefield": [PUPPET], "wounds": 14},
        p1={"battlefield": [PUPPET], "wounds": 15},
    )
    play(table, f"trigger:blood-puppet@{chosen}")
    assert table.result is not None
    assert table.result.winners == (winner,)


@rule("AS-204")
def test_fleeting_and_fade_away_take_effect_before_the_next_prepare_phase() -> None:
    """Strange Copy and Massive Growth are discarded, the faded unit is destroyed."""
    table = at(
        phase="recovery",
        first=1,
        p0={
            "hand": ["seal"] * 5,
            "battlefield": [
                {"unit": "strange-copy", "status": 3},
                {"unit": "masked-wolf", "attached": ["massive-growth"]},
                {"unit": "iron-rhino", "attached": ["fade-away"]},
            ],
        },
    )
    assert phase(table) == "recovery"
    play(table, "trigger:iron-rhino@1", "trigger:strange-copy@1")
    assert phase(table) == "prepare"
    assert units(table, 0) == ["masked-wolf@1"]
    assert unit(table, "masked-wolf")["attack"] == 2
    assert sorted(cards(table, "discard:0")) == ["fade-away", "massive-growth", "strange-copy"]


@rule("AS-205")
def test_the_return_of_a_charm_die_is_ordered_with_the_rest() -> None:
    """The die goes first: the widow, kept alive by it, is gone before the puppet's curse."""
    charmed = {"unit": "sleeping-widow", "wounds": 1, "dice": ["charm"]}
    table = at(
        phase="recovery", first=1, p0={"battlefield": [charmed]}, p1={"battlefield": [PUPPET]}
    )
    assert asked(table) == [(0, "order")]
    assert set(keys(table)) == {"trigger:sleeping-widow@1", "trigger:blood-puppet@1"}
    play(table, "trigger:sleeping-widow@1")
    assert (units(table, 0), wounds(table, 1)) == ([], 1)


FADING = {"unit": "iron-rhino", "attached": ["fade-away"]}


@rule("AS-206")
@pytest.mark.parametrize("reactions", ["possible", "always"])
def test_no_reaction_spell_is_played_in_the_recovery_phase(reactions: str) -> None:
    """A unit is destroyed at the end of the round, but Final Cry has to stay in hand."""
    table = at(
        phase="recovery",
        setup={"reactions": reactions},
        p0={
            "hand": ["final-cry", "summon-sleeping-widows"],
            "conjurations": ["sleeping-widow"],
            "active": {"ceremonial-power": 3},
            "battlefield": [FADING],
        },
    )
    play(table, "done")  # the dice are kept
    assert units(table, 0) == []
    assert asked(table)[0] == (0, "discard")  # the next round has begun
    assert cards(table, "hand:0") == ["final-cry", "summon-sleeping-widows"]


@rule("AS-206")
def test_triggered_abilities_and_ready_spells_do_work_then() -> None:
    """Chant of Revenge answers the destruction, Jessa screams when the unit has left."""
    table = at(
        phase="recovery",
        born="jessa noah",
        first=1,
        p0={"active": {"natural-basic": 1}},
        p1={"battlefield": [FADING, "mist-spirit"], "spellboard": ["chant-of-revenge"]},
    )
    play(table, "done")
    assert (asked(table), phase(table)) == ([(1, "react")], "recovery")
    play(table, "trigger:chant-of-revenge@1", "target:jessa-na-ni@1")
    assert wounds(table, 0) == 1
    assert (asked(table), phase(table)) == ([(0, "react")], "recovery")
    play(table, "trigger:jessa-na-ni@1")
    assert wounds(table, 1) == 1
