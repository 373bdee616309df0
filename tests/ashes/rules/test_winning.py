"""Section 18.2: winning, losing and conceding."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.kernel.errors import IllegalAnswer
from emberhold.kernel.table import Table
from tests.ashes.drafts import draft, until
from tests.ashes.table import (
    asked,
    at,
    cards,
    dice,
    keys,
    log,
    marks,
    play,
    rule,
    unit,
    units,
    wounds,
)

GOLD = {"hand": ["molten-gold", "seal"], "active": ["natural-power"] * 2}
ARADEL = "target:aradel-summergaard@1"
ABUNDANCE = {"spellboard": ["abundance"], "draw": []}


def winners(table: Table) -> tuple[int, ...] | None:
    return table.result.winners if table.result else None


@rule("AS-352", "AS-353", "AS-449")
def test_whose_phoenixborn_has_wounds_equal_to_its_life_is_out_and_the_last_player_wins() -> None:
    """Nothing further is asked or resolved."""
    table = play(at(p0=GOLD, p1={"wounds": 13}), "play:molten-gold", ARADEL)
    assert winners(table) == (0,)
    assert table.question is None
    assert marks(table, "player:1")["out"] is True
    table = play(at(p0=GOLD, p1={"wounds": 12}), "play:molten-gold", ARADEL)
    assert winners(table) is None
    assert marks(table, "player:1")["out"] is False


@rule("AS-353")
def test_with_three_players_the_game_continues_until_one_is_left() -> None:
    table = at(players=3, p0=GOLD, p1={"wounds": 13}, p2={"wounds": 19})
    play(table, "play:molten-gold", ARADEL)
    assert winners(table) is None
    assert asked(table)[0] in (0, 2)
    rich = {"hand": ["molten-gold", "molten-gold"], "active": ["natural-power"] * 4}
    table = at(players=3, mains=2, p0=rich, p1={"wounds": 13}, p2={"wounds": 17})
    play(table, "play:molten-gold", ARADEL, "play:molten-gold", "target:noah-redmoon@1")
    assert winners(table) == (0,)


@rule("AS-354", "AS-355")
@pytest.mark.parametrize("last", [0, 1])
def test_lethal_for_both_at_once_the_active_player_orders_it_and_somebody_wins(last: int) -> None:
    """Abundance with empty draw piles hurts both; who is processed first is out, the other wins."""
    table = at(p0={**ABUNDANCE, "wounds": 14}, p1={"wounds": 15, "draw": []})
    play(table, "use:activate@abundance.1")
    assert asked(table) == (0, "damage-order")
    first = ARADEL if last == 0 else "target:coal-roarkwin@1"
    play(table, first)
    assert winners(table) == (last,)


@rule("AS-355")
def test_after_each_of_them_it_is_checked_who_is_left() -> None:
    side: dict[str, Any] = {"draw": []}
    table = at(players=3, p0={**ABUNDANCE, "wounds": 14}, p1={**side, "wounds": 15}, p2=side)
    play(table, "use:activate@abundance.1", "target:coal-roarkwin@1")
    assert winners(table) is None
    assert asked(table)[1] == "damage-order"  # what has been dealt is dealt in full
    assert asked(table)[0] == 1  # the active player is out and leaves the choice to the next
    play(table, "target:noah-redmoon@1")
    assert winners(table) == (2,)


@rule("AS-356")
def test_an_empty_draw_pile_alone_never_loses_the_game() -> None:
    """Spells draw in vain without harm; only the prepare phase hurts, and not at five cards."""
    sleight = {"hand": ["sleight-of-hand", "seal"], "active": ["illusion-power", "natural-basic"]}
    table = play(at(p0={**sleight, "draw": [], "wounds": 14}), "play:sleight-of-hand")
    assert (winners(table), wounds(table, 0)) == (None, 14)
    hand = {"hand": ["seal", "fear", "purge", "protect", "redirect"], "draw": [], "wounds": 14}
    table = at(phase="draw", p0=hand, p1={**hand, "wounds": 15})
    assert (winners(table), wounds(table, 0), wounds(table, 1)) == (None, 14, 15)


# Conceding


@rule("AS-357")
def test_a_player_may_concede_in_the_own_turn() -> None:
    table = play(at(), "concede")
    assert winners(table) == (1,)
    assert table.question is None
    assert log(table).splitlines()[0] == "Coal Roarkwin concedes."
    assert table.result is not None
    assert table.result.text() == "Every opponent has fallen or conceded, and the game is won."


@rule("AS-357")
def test_a_player_may_concede_when_asked_in_anothers_turn() -> None:
    side = {"battlefield": ["iron-rhino"]}
    table = play(at(p0={"battlefield": ["masked-wolf"]}, p1=side), "attack:phoenixborn")
    assert asked(table) == (1, "block")
    table.answer("concede", seat=1)
    assert winners(table) == (0,)


@rule("AS-357")
def test_conceding_is_offered_to_nobody_and_only_the_player_asked_can_do_it() -> None:
    table = at()
    assert "concede" not in keys(table)
    with pytest.raises(IllegalAnswer):
        table.answer("concede", seat=1)
    assert winners(table) is None


@rule("AS-357", "AS-360", "AS-361", "AS-363", "AS-364")
def test_conceding_has_the_same_result_as_being_destroyed() -> None:
    """Everything of the player leaves, the turn is over, the first player token moves on."""
    mine = {"hand": ["seal"], "battlefield": ["gilder"], "active": ["natural-basic"]}
    table = play(at(players=3, p0=mine), "concede")
    assert asked(table) == (1, "action")
    assert (units(table, 0), dice(table, 0), cards(table, "hand:0")) == ([], {}, [])
    assert {"gilder", "seal"} <= set(cards(table, "removed"))
    assert table.view(1).marks["first"] == 1
    assert marks(table, "player:0")["out"] is True


@rule("AS-357")
def test_a_player_who_concedes_while_paying_takes_the_announced_card_along() -> None:
    mine = {"hand": ["anchornaut"], "active": ["natural-basic", "charm-basic"]}
    table = play(at(players=3, p0=mine), "play:anchornaut", "concede")
    assert cards(table, "announced") == []
    assert "anchornaut" in cards(table, "removed")
    assert asked(table) == (1, "action")


@rule("AS-357")
def test_who_must_answer_in_anothers_turn_may_concede_instead() -> None:
    """Three-Eyed Owl: player 1 must discard a card. The owl's own player continues the turn."""
    owl = {"battlefield": ["three-eyed-owl", "masked-wolf"]}
    side = {"hand": ["seal", "fear"]}
    table = at(players=3, p0=owl, p1=side)
    play(table, "use:memory-drain@three-eyed-owl.1", "player:1")
    assert asked(table) == (1, "discard-one")
    table.answer("concede", seat=1)
    assert marks(table, "player:1")["out"] is True
    assert asked(table) == (0, "action")


@rule("AS-357")
def test_a_player_may_concede_while_the_first_five_are_chosen() -> None:
    table = emberhold.open("ashes", 3, 1)
    assert asked(table) == (0, "first-five")
    for seat in range(3):
        table.answer("concede" if seat == 1 else table.questions[0].options[0].key, seat=seat)
    assert [question.seat for question in table.questions] == [0, 2]
    assert marks(table, "player:1")["out"] is True
    while table.questions and table.questions[0].topic == "first-five":
        table.answer(table.questions[0].options[0].key, seat=table.questions[0].seat)
    assert {question.seat for question in table.questions} == {0, 2}
    table = emberhold.open("ashes", 2, 1)
    table.answer("concede", seat=0)
    table.answer(table.questions[0].options[0].key, seat=1)
    assert winners(table) == (1,)


@rule("AS-357", "AS-353")
@pytest.mark.parametrize("topic", ["draft-phoenixborn", "draft-card", "draft-die"])
def test_a_player_may_concede_in_the_draft(topic: str) -> None:
    """With two players that is the end; with three the packs keep going round."""
    table = until(draft(2), topic)
    gone = table.questions[0].seat
    table.answer("concede", seat=gone)
    while table.question is not None:
        table.answer(table.question.options[0].key, seat=table.question.seat)
    assert winners(table) == (1 - gone,)
    table = until(draft(3), topic)
    gone = table.questions[0].seat
    table.answer("concede", seat=gone)
    until(table, "first-five")
    assert gone not in [question.seat for question in table.questions]
    assert marks(table, f"player:{gone}")["out"] is True
    assert emberhold.loads(table.dumps()).answers == table.answers


@rule("AS-357", "AS-138")
def test_a_defender_who_concedes_blocks_nothing_and_the_attack_ends() -> None:
    side = {"battlefield": ["gilder"]}
    mine = {"battlefield": ["masked-wolf", "iron-rhino"]}
    table = at(players=3, p0={**mine, "active": ["natural-basic"]}, p1=side)
    play(table, "attack:phoenixborn", "attack-with:masked-wolf@1", "done", "player:1", "concede")
    assert unit(table, "masked-wolf")["exhaustion"] == 1
    assert asked(table) == (0, "action")


@rule("AS-357")
def test_conceding_while_a_destroyed_unit_is_mourned_leaves_no_corpse() -> None:
    """Player 0 concedes when asked to order what the end of player 1's Monk sets off."""
    monk = {"battlefield": ["butterfly-monk"], "spellboard": ["summon-butterfly-monk"]}
    mine = {"battlefield": ["silver-snake"], "active": ["natural-power"]}
    table = at(players=3, born="maeoni aradel noah", p0=mine, p1=monk)
    play(table, "power:natural", "target:butterfly-monk@1")
    assert asked(table) == (0, "order")
    play(table, "concede")
    assert units(table, 1) == []
    assert asked(table) == (1, "action")


@rule("AS-357")
def test_a_player_may_concede_while_all_discard() -> None:
    table = at(players=3, phase="discard", p0={"hand": ["seal"]})
    assert asked(table)[1] == "discard"
    table.answer("concede", seat=1)
    table.answer("done", seat=0)
    table.answer("done", seat=2)
    assert marks(table, "player:1")["out"] is True
    assert asked(table)[0] == 0


@rule("AS-357")
def test_a_concession_is_recorded_undone_and_read_back() -> None:
    table = play(at(players=3), "concede")
    again = emberhold.loads(table.dumps())
    assert again.answers == table.answers == ["concede"]
    assert marks(again, "player:0")["out"] is True
    table.undo()
    assert marks(table, "player:0")["out"] is False
    assert asked(table) == (0, "action")


@rule("AS-357")
def test_a_player_may_give_up_in_the_middle_of_a_meditation() -> None:
    table = at(p0={"active": {"natural-basic": 2}, "hand": ["seal", "fear", "refresh"]})
    play(table, "meditate", "hand:seal", "concede")
    assert table.result is not None
    assert table.result.winners == (1,)
