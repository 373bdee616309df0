"""Section 8.2: the main phase; aether and what it buys (actions 2 and 3): `test_aether.py`."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.errors import IllegalAnswer
from emberhold.kernel.table import Table
from tests.support import asks, at, cards, in_play, keys, marks, play, rule

ORDER = {"deck": ["2", "1", "1"], "discard": []}


def main(table_of: dict[str, Any] | None = None, /, **p0: Any) -> Table:
    """Mazahaedron in her main phase; her hand, aether and breaches as given.

    Her sheet: breach I open, II closed at L, III and IV closed at D.
    """
    p0 = {"hand": ["crystal", "crystal"], "discard": [], **p0}
    return at(p0=p0, turn_order=ORDER, **(table_of or {}))


def verbs(table: Table) -> set[str]:
    """The kinds of action open now."""
    return {key.partition(":")[0] for key in keys(table)}


def breach(table: Table, number: int) -> dict[str, Any]:
    return table.view(0).zone(f"breach:0:{number}").marks


def me(table: Table) -> dict[str, Any]:
    """What is on the first player's sheet: aether, charges, life."""
    return marks(table, "player:0")


def refused(table: Table, answer: str) -> bool:
    with pytest.raises(IllegalAnswer):
        table.answer(answer)
    return True


# Any action, at any time


@rule("WE-156", "WE-192")
def test_all_eight_actions_are_open_at_once() -> None:
    breaches = {"1": {"spells": ["aurora"]}, "2": "open", "3": "R", "4": {"spells": ["spark"]}}
    table = main(
        {"in_play": ["planar-collision"]}, aether=9, hand=["crystal", "spark"], breaches=breaches
    )
    actions = {"play", "buy", "charge", "focus", "open", "prep", "use", "discard-power"}
    assert verbs(table) == {*actions, "end"}


@rule("WE-156")
def test_actions_may_be_mixed_and_repeated_in_any_order() -> None:
    table = main(aether=7, hand=["spark", "crystal", "crystal", "spark", "crystal"])
    play(table, "prep:spark@1", "charge", "play:crystal", "focus:2", "charge")
    play(table, "prep:spark@2", "play:crystal", "buy:mages-totem", "play:crystal")
    assert cards(table, "play:0") == ["crystal", "crystal", "crystal"]
    assert cards(table, "discard:0") == ["mages-totem"]
    assert me(table)["charges"] == 2


@rule("WE-157")
def test_a_player_may_do_nothing_and_keep_every_card() -> None:
    hand = ["crystal", "spark", "mages-totem"]
    table = main(hand=hand, aether=8, breaches={"1": "open"})
    play(table, "end")
    assert cards(table, "hand:0")[:3] == hand
    assert cards(table, "discard:0") == []


# Action 1: play a gem or relic


@rule("WE-158", "WE-165")
def test_a_played_card_is_in_front_of_the_player_until_the_draw_phase() -> None:
    table = main(hand=["crystal", "crystal", "crystal"])
    play(table, "play:crystal")
    assert cards(table, "hand:0") == ["crystal", "crystal"]
    assert cards(table, "play:0") == ["crystal"]
    play(table, "play:crystal")
    assert cards(table, "play:0") == ["crystal", "crystal"]
    assert cards(table, "discard:0") == []
    play(table, "end")
    assert cards(table, "play:0") == []
    assert cards(table, "discard:0") == ["crystal", "crystal"]


@rule("WE-158")
def test_spells_are_not_played() -> None:
    table = main(hand=["spark", "crystal"])
    assert refused(table, "play:spark")


@rule("WE-159")
def test_the_whole_text_of_a_card_is_carried_out() -> None:
    table = main({"foe": {"discard": ["smite"]}}, hand=["scoria-slag", "crystal"])
    play(table, "play:scoria-slag")  # 2 aether, and 1 more at tier 2
    assert me(table)["aether"] == 3


@rule("WE-159", "WE-173")
def test_what_cannot_be_done_is_left_out_and_the_rest_is_done() -> None:
    """Conclave Scroll: no room for the charge, but the ally's card can still be destroyed."""
    market = ["frozen-magmite", "scoria-slag", "erratic-ingot", "mages-totem", "conclave-scroll"]
    market += ["jagged-lightning", "fiery-torrent", "conjure-the-lost", "reduce-to-ash"]
    table = main(
        {
            "setup": {"market": market},
            "market": {"conclave-scroll": 0},
            "p1": {"discard": ["spark"]},
        },
        hand=["conclave-scroll", "crystal"],
        charges=4,
    )
    play(table, "play:conclave-scroll")
    assert me(table)["charges"] == 4
    play(table, "do:may")
    assert cards(table, "discard:1") == []


@rule("WE-160")
def test_of_two_options_joined_by_or_only_one_is_carried_out() -> None:
    for_aether = play(main(hand=["breach-ore", "crystal"]), "play:breach-ore", "do:1")
    assert me(for_aether)["aether"] == 2
    assert breach(for_aether, 2)["turned"] == "L"
    for_focus = play(main(hand=["breach-ore", "crystal"]), "play:breach-ore", "do:2")
    assert me(for_focus)["aether"] == 0
    assert breach(for_focus, 2)["turned"] == "U"


# Action 4: focus a breach


@rule("WE-174", "WE-178")
@pytest.mark.parametrize(
    ("number", "cost", "opening"),
    [(2, 2, (5, 4, 3, 2)), (3, 3, (9, 7, 5, 3)), (4, 4, (13, 10, 7, 4))],
)
def test_each_focus_is_paid_and_turns_the_breach_a_quarter(
    number: int, cost: int, opening: tuple[int, ...]
) -> None:
    table = main(aether=4 * cost, breaches={str(number): "R"})
    for turned, open_cost in zip("RDLU", opening, strict=True):
        assert breach(table, number)["turned"] == turned
        assert breach(table, number)["open_cost"] == open_cost
        aether = me(table)["aether"]
        play(table, f"focus:{number}")
        assert me(table)["aether"] == aether - cost
    assert breach(table, number)["open"]


@rule("WE-174")
@pytest.mark.parametrize(("number", "cost"), [(2, 2), (3, 3), (4, 4)])
def test_without_the_focus_cost_there_is_no_focus(number: int, cost: int) -> None:
    table = main(aether=cost - 1, breaches={str(number): "R"})
    assert refused(table, f"focus:{number}")
    assert f"focus:{number}" in keys(main(aether=cost, breaches={str(number): "R"}))


@rule("WE-175", "WE-182", "WE-185")
def test_a_spell_may_be_prepped_on_the_breach_just_focused() -> None:
    table = main(aether=3, hand=["spark", "crystal"], breaches={"2": "R"})
    assert refused(table, "prep:spark@2")
    play(table, "focus:2", "prep:spark@2")
    assert cards(table, "breach:0:2") == ["spark"]
    assert me(table)["aether"] == 1
    assert not breach(table, 2)["open"]


@rule("WE-176")
def test_several_breaches_may_be_focused_and_one_of_them_several_times() -> None:
    table = main(aether=11, breaches={"2": "R", "3": "R", "4": "R"})
    play(table, "focus:2", "focus:4", "focus:2", "focus:3")
    assert [breach(table, number)["turned"] for number in (2, 3, 4)] == ["L", "D", "D"]
    assert me(table)["aether"] == 0


@rule("WE-177")
def test_after_focusing_the_player_may_end_the_phase_with_the_spell_in_hand() -> None:
    table = main(aether=2, hand=["spark", "crystal"], breaches={"2": "R"})
    play(table, "focus:2", "end")
    assert "spark" in cards(table, "hand:0")
    assert cards(table, "breach:0:2") == []


# Action 5: open a breach


@rule("WE-179")
@pytest.mark.parametrize(
    ("number", "turned", "cost"),
    [
        *((2, "R", 5), (2, "D", 4), (2, "L", 3), (2, "U", 2)),
        *((3, "R", 9), (3, "D", 7), (3, "L", 5), (3, "U", 3)),
        *((4, "R", 13), (4, "D", 10), (4, "L", 7), (4, "U", 4)),
    ],
)
def test_opening_costs_what_the_breach_shows_at_its_top(
    number: int, turned: str, cost: int
) -> None:
    breaches = {"2": "open", "3": "open", "4": "open", str(number): turned}
    poor = main(aether=cost - 1, breaches=breaches)
    assert refused(poor, f"open:{number}")
    table = main(aether=cost + 1, breaches=breaches)
    play(table, f"open:{number}")
    assert breach(table, number)["open"]
    assert me(table)["aether"] == 1


@rule("WE-180")
def test_an_opened_breach_takes_spells_in_this_turn_and_in_every_later_one() -> None:
    """The second player casts nothing and does nothing in between."""
    breaches = {"1": "none", "2": "U"}
    table = main(aether=2, hand=["spark", "crystal", "spark"], breaches=breaches)
    assert refused(table, "prep:spark@2")
    play(table, "open:2")
    assert "prep:spark@2" in keys(table)
    play(table, "end", "end")
    assert me(table)["aether"] == 0
    play(table, "prep:spark@2")
    assert cards(table, "breach:0:2") == ["spark"]


@rule("WE-181")
def test_a_spell_stays_on_its_breach_when_that_is_opened_and_is_optional_from_then_on() -> None:
    table = main(aether=3, breaches={"2": {"state": "L", "spells": ["spark"], "focused": True}})
    play(table, "open:2")
    assert cards(table, "breach:0:2") == ["spark"]
    play(table, "end", "end")
    assert keys(table) == ["cast:2", "end"]


# Action 6: prep a spell


@rule("WE-182")
def test_spells_are_prepped_on_open_breaches_and_on_those_focused_this_turn_only() -> None:
    breaches = {"1": "open", "2": "open", "3": {"state": "D", "focused": True}, "4": "U"}
    table = main(hand=["spark", "crystal"], breaches=breaches)
    prepping = [key for key in keys(table) if key.startswith("prep")]
    assert prepping == ["prep:spark@1", "prep:spark@2", "prep:spark@3"]
    play(table, "prep:spark@3")
    assert cards(table, "breach:0:3") == ["spark"]
    assert cards(table, "hand:0") == ["crystal"]


@rule("WE-182")
def test_a_breach_focused_in_an_earlier_turn_takes_no_spell() -> None:
    table = main(aether=2, hand=["spark", "crystal"], breaches={"2": "R"})
    play(table, "focus:2", "end", "end")
    assert table.view(0).marks["active"] == 0
    assert refused(table, "prep:spark@2")


@rule("WE-183")
def test_a_breach_that_holds_a_spell_takes_no_second_one() -> None:
    breaches = {"1": {"spells": ["spark"]}, "2": "open"}
    table = main(hand=["spark", "crystal"], breaches=breaches)
    assert refused(table, "prep:spark@1")
    play(table, "prep:spark@2")
    assert cards(table, "breach:0:2") == ["spark"]


@rule("WE-184")
def test_nobody_preps_spells_on_an_allys_breach() -> None:
    own = {"1": {"spells": ["spark"]}, "2": {"spells": ["spark"]}}
    theirs = {"breaches": {"2": "open", "3": "open"}}
    table = main({"p1": theirs}, hand=["spark", "crystal"], breaches=own)
    assert "prep" not in verbs(table)


@rule("WE-185")
def test_prepping_costs_no_aether() -> None:
    table = main(hand=["fiery-torrent", "crystal"], aether=0)
    play(table, "prep:fiery-torrent@1")
    assert cards(table, "breach:0:1") == ["fiery-torrent"]
    table = main(hand=["fiery-torrent", "crystal"], aether=6)
    play(table, "prep:fiery-torrent@1")
    assert me(table)["aether"] == 6


# Action 7: use a "While prepped" effect


@rule("WE-187")
def test_a_while_prepped_effect_of_the_main_phase_may_be_used() -> None:
    table = main(breaches={"1": {"spells": ["aurora"]}})
    play(table, "use:aurora@1")
    assert me(table)["charges"] == 1


@rule("WE-187")
def test_an_allys_prepped_spell_cannot_be_used() -> None:
    table = main({"p1": {"breaches": {"2": {"spells": ["aurora"]}}}})
    assert "use" not in verbs(table)


@rule("WE-188", "WE-190")
def test_it_may_be_used_in_the_turn_of_prepping_and_leaves_the_spell_prepped() -> None:
    table = main(hand=["aurora", "crystal"])
    play(table, "prep:aurora@1", "use:aurora@1")
    assert me(table)["charges"] == 1
    assert cards(table, "breach:0:1") == ["aurora"]


@rule("WE-188", "WE-191")
def test_it_may_be_used_again_in_each_later_turn() -> None:
    table = main(breaches={"1": {"spells": ["aurora"]}})
    play(table, "use:aurora@1", "end", "end")  # the second player does nothing
    play(table, "end", "use:aurora@1")  # Aurora is not cast
    assert me(table)["charges"] == 2


@rule("WE-189")
def test_an_effect_of_another_moment_happens_then_and_is_not_an_action() -> None:
    prepped = {"1": {"spells": ["reduce-to-ash"]}}
    table = main(breaches=prepped, deck=["spark", "crystal", "spark", "spark"])
    assert "use" not in verbs(table)
    play(table, "end", "end")
    assert asks(table).topic != "casting"  # the card is revealed before anything is cast
    assert "skip" in keys(table)


@rule("WE-191")
def test_each_copy_may_be_used_once_a_turn() -> None:
    table = main(breaches={"1": {"spells": ["aurora"]}, "2": {"spells": ["aurora"]}})
    play(table, "use:aurora@1")
    assert refused(table, "use:aurora@1")
    play(table, "use:aurora@2")
    assert refused(table, "use:aurora@2")
    assert me(table)["charges"] == 2


# Action 8: use a "TO DISCARD" effect


@rule("WE-192")
def test_a_power_is_discarded_by_doing_what_it_asks_for() -> None:
    table = main(
        {"in_play": ["heart-of-nothing"], "foe": {"discard": []}},
        hand=["crystal", "crystal", "crystal", "crystal", "crystal"],
    )
    play(table, "discard-power:heart-of-nothing")  # four Crystals are discarded
    assert in_play(table) == {}
    assert cards(table, "nemesis-discard") == ["heart-of-nothing"]
    assert cards(table, "hand:0") == ["crystal"]


@rule("WE-192")
def test_what_a_power_asks_for_must_be_done_in_full() -> None:
    table = main({"in_play": ["heart-of-nothing"]}, hand=["crystal"] * 3)
    assert refused(table, "discard-power:heart-of-nothing")
