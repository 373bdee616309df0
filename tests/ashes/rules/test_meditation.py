"""Section 12.2: meditation."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.ashes.table import asked, at, cards, dice, keys, log, play, rule, unit, units, wounds

BORN = "aradel noah"
PILE = "meditate:draw-pile"


def meditating(**p0: Any) -> Table:
    """Player 0 begins to meditate, with three dice on basic."""
    side = {
        "hand": ["seal", "fear"],
        "draw": ["refresh", "transfer", "bound-soul"],
        "active": {"natural-basic": 2, "charm-basic": 1},
        **p0,
    }
    table = at(born=BORN, p0=side)
    return play(table, "meditate")


@rule("AS-098", "AS-181")
def test_meditation_is_a_side_action() -> None:
    table = meditating()
    play(table, "hand:seal", "done", "done")
    assert table.view(0).marks["sides"] == 0
    assert table.view(0).marks["mains"] == 1
    assert "meditate" not in keys(table)
    assert "meditate" not in keys(at(born=BORN, sides=0, p0={"active": {"natural-basic": 1}}))


# Discarding


@rule("AS-181", "AS-183")
def test_cards_come_from_hand_draw_pile_and_spellboard_in_any_mix() -> None:
    table = meditating(spellboard=["abundance", "purge"])
    assert set(keys(table)) == {
        "hand:seal",
        "hand:fear",
        PILE,
        "ready:abundance@1",
        "ready:purge@1",
    }
    play(table, PILE, "ready:purge@1", "hand:fear", PILE, "done")
    assert cards(table, "discard:0") == ["refresh", "purge", "fear", "transfer"]
    assert cards(table, "hand:0") == ["seal"]
    assert table.view(0).zone("draw:0").count == 1
    assert cards(table, "spellboard:0") == ["abundance"]


@rule("AS-183")
def test_cards_go_one_at_a_time_and_the_player_may_stop_after_each() -> None:
    """The top card is seen before the next decision."""
    table = meditating()
    play(table, PILE)
    assert cards(table, "discard:0", seat=1) == ["refresh"]
    assert "done" in keys(table)
    play(table, PILE)
    assert cards(table, "discard:0", seat=1) == ["refresh", "transfer"]
    play(table, "done")
    assert asked(table) == (0, "turn-die")


@rule("AS-186")
def test_at_least_one_card_is_discarded() -> None:
    table = meditating()
    assert "done" not in keys(table)
    play(table, "hand:seal")
    assert "done" in keys(table)


@rule("AS-186")
def test_without_a_card_to_discard_there_is_no_meditation() -> None:
    nothing = {"hand": [], "draw": [], "battlefield": ["iron-rhino"]}
    assert "meditate" not in keys(at(born=BORN, p0={**nothing, "active": {"natural-basic": 3}}))


@rule("AS-181", "AS-185", "AS-186")
def test_a_player_who_has_something_to_discard_may_meditate_without_dice() -> None:
    table = at(born=BORN, p0={"hand": ["seal"], "draw": ["refresh"], "active": {}})
    assert table.view(0).marks["sides"] == 1
    assert "meditate" in keys(table)
    play(table, "meditate", PILE, "done")
    assert cards(table, "discard:0") == ["refresh"]
    assert asked(table) == (1, "action"), "only passing was left"


@rule("AS-187")
def test_an_exhausted_ready_spell_may_be_discarded() -> None:
    table = meditating(spellboard=[{"spell": "abundance", "exhaustion": 2}])
    play(table, "ready:abundance@1")
    assert cards(table, "spellboard:0") == []
    assert cards(table, "discard:0") == ["abundance"]


@rule("AS-187")
def test_one_copy_of_a_focused_stack_goes_alone_and_the_player_says_which() -> None:
    """One copy of Strengthen is exhausted, two are not; the fresh ones are alike."""
    stack = [{"spell": "strengthen", "exhaustion": 1}, "strengthen", "strengthen"]
    for key, left in (("ready:strengthen@1", [0, 0]), ("ready:strengthen@2", [1, 0])):
        table = meditating(spellboard=stack)
        offered = [key for key in keys(table) if key.startswith("ready:")]
        assert offered == ["ready:strengthen@1", "ready:strengthen@2"]
        play(table, key, "done", "done")
        pieces = table.view(0).zone("spellboard:0").pieces
        assert [piece.marks["exhaustion"] for piece in pieces] == left


@rule("AS-188")
def test_the_draw_pile_gives_no_more_than_it_holds_and_there_is_no_fatigue() -> None:
    table = meditating(draw=["refresh", "transfer"])
    play(table, PILE, PILE)
    assert PILE not in keys(table)
    play(table, "done", "done")
    assert wounds(table, 0) == 0
    assert cards(table, "discard:0") == ["refresh", "transfer"]


@rule("AS-188")
def test_when_everything_is_discarded_the_dice_are_turned_at_once() -> None:
    table = meditating(draw=["refresh"], hand=[])  # the only card there is
    assert cards(table, "discard:0") == ["refresh"]
    assert asked(table) == (0, "turn-die")


@rule("AS-189")
def test_a_card_discarded_by_meditation_is_not_resparked() -> None:
    table = meditating(hand=["root-armor", "undying-heart"], draw=["root-armor"])
    play(table, "hand:root-armor", "hand:undying-heart", PILE)
    assert asked(table) == (0, "turn-die")
    assert cards(table, "discard:0") == ["root-armor", "undying-heart", "root-armor"]
    assert dice(table, 0) == {"natural-basic": 2, "charm-basic": 1}


@rule("AS-187", "AS-309")
def test_discarding_a_ready_spell_takes_the_monks_life_that_hangs_on_it() -> None:
    """A Monk lives on the one copy of Summon Butterfly Monk; its last blessing is for the Rhino."""
    table = at(
        born=BORN,
        p0={
            "spellboard": ["summon-butterfly-monk"],
            "battlefield": ["butterfly-monk", "iron-rhino"],
            "active": {"natural-basic": 1},
        },
    )
    play(table, "meditate", "ready:summon-butterfly-monk@1", "target:iron-rhino@1")
    assert units(table, 0) == ["iron-rhino@1"]
    assert asked(table) == (0, "meditate")  # and the meditation continues


# Turning dice


@rule("AS-182")
def test_each_card_turns_one_die_to_a_chosen_face() -> None:
    table = meditating()
    play(table, "hand:seal", "hand:fear", "done")
    assert set(keys(table)) == {
        "turn:natural-basic@natural-class",
        "turn:natural-basic@natural-power",
        "turn:charm-basic@charm-class",
        "turn:charm-basic@charm-power",
        "done",
    }
    play(table, "turn:natural-basic@natural-power", "turn:charm-basic@charm-class")
    assert dice(table, 0) == {"natural-power": 1, "natural-basic": 1, "charm-class": 1}
    assert asked(table)[1] == "action"  # two cards, two dice, no third


@rule("AS-182")
def test_a_die_that_was_turned_is_not_turned_again() -> None:
    table = meditating(active={"natural-basic": 1})
    play(table, "hand:seal", "hand:fear", "done", "turn:natural-basic@natural-class")
    assert asked(table)[1] == "action"
    assert dice(table, 0) == {"natural-class": 1}


@rule("AS-184")
def test_dice_are_turned_after_everything_that_the_discards_have_triggered() -> None:
    """Song of Sorrow answers two cards from the draw pile once, before any die is turned."""
    table = at(
        born=BORN,
        p0={
            "hand": ["seal"],
            "battlefield": ["iron-rhino"],
            "active": {"natural-basic": 1},
        },
        p1={"battlefield": ["enchanted-violinist"], "active": {"charm-basic": 2}},
    )
    play(table, "meditate", PILE, PILE, "hand:seal")
    assert asked(table) == (0, "meditate")
    play(table, "done")
    assert asked(table) == (1, "react")
    assert dice(table, 0) == {"natural-basic": 1}
    play(table, "trigger:enchanted-violinist@1", "target:iron-rhino@1")
    assert unit(table, "iron-rhino")["wounds"] == 1
    assert asked(table) == (0, "turn-die")


@rule("AS-184")
def test_cards_from_elsewhere_than_the_draw_pile_do_not_trigger_the_song() -> None:
    table = at(
        born=BORN,
        p0={"hand": ["seal"], "spellboard": ["purge"], "active": {"natural-basic": 1}},
        p1={"battlefield": ["enchanted-violinist"], "active": {"charm-basic": 2}},
    )
    play(table, "meditate", "hand:seal", "ready:purge@1", "done")
    assert asked(table) == (0, "turn-die")


@rule("AS-185")
@pytest.mark.parametrize("turned", [0, 1])
def test_fewer_dice_may_be_turned_than_cards_were_discarded(turned: int) -> None:
    table = meditating()
    play(table, "hand:seal", "hand:fear", PILE, "done")
    play(table, *["turn:natural-basic@natural-power"] * turned, "done")
    assert dice(table, 0).get("natural-power", 0) == turned
    assert asked(table)[1] == "action"


@rule("AS-190")
def test_only_dice_of_the_own_active_pool_are_turned() -> None:
    """Neither exhausted dice nor the die on a unit, nor anybody else's."""
    table = at(
        born=BORN,
        p0={
            "active": {"natural-class": 1},
            "exhausted": {"charm": 3},
            "battlefield": [{"unit": "iron-rhino", "dice": ["illusion"]}],
        },
        p1={"active": {"ceremonial-basic": 2}},
    )
    play(table, "meditate", PILE, "done")
    assert keys(table) == [
        "turn:natural-class@natural-basic",
        "turn:natural-class@natural-power",
        "done",
    ]


@rule("AS-183")
def test_the_log_names_what_was_discarded() -> None:
    table = meditating()
    play(table, PILE, "hand:seal")
    assert "Aradel Summergaard discards Refresh from the top of their draw pile." in log(table)
    assert "Aradel Summergaard discards Seal." in log(table)
