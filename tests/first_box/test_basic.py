"""The twenty-two basic nemesis cards, met with Rageborne, whose Unleash only brings fury."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.cards.first_box.basic import BASIC
from emberhold.kernel.table import Table
from tests.first_box.foe_side import asks, drawn, handled, powered, prepped, spells
from tests.first_box.support import at
from tests.support import cards, charges, gravehold, in_play, keys, life, play, rule, tokens

CALM = {"tokens": 0, "strike_deck": ["devastate"]}
"""So little fury that nothing strikes."""


def drawn_calmly(card: str, foe: dict[str, Any] | None = None, **position: Any) -> Table:
    return drawn(card, foe={**CALM, **(foe or {})}, **position)


@rule("AE-115", "AE-006")
def test_the_box_has_eight_seven_and_seven_basic_cards() -> None:
    assert [sum(card.tier == tier for card in BASIC) for tier in (1, 2, 3)] == [8, 7, 7]
    for players, count in ((1, (1, 3, 7)), (2, (3, 5, 7)), (3, (5, 6, 7)), (4, (8, 7, 7))):
        deck = at(players=players, phase="turn").state.nemesis_deck
        basic = [card for card in deck if card.nemesis is None]
        assert tuple(sum(card.tier == tier for card in basic) for tier in (1, 2, 3)) == count


# Tier 1


@rule("AE-116", "AE-119")
def test_agony_field_is_discarded_for_a_card_of_cost_two_or_more() -> None:
    table = at(in_play=["agony-field"], p0={"hand": ["crystal", "jade", "spark", "ignite"]})
    play(table, "discard-power:agony-field")
    assert keys(table) == ["card:jade", "card:ignite"]
    play(table, "card:jade")
    assert in_play(table) == {}
    assert cards(table, "destroyed") == ["jade"]
    table = at(in_play=["agony-field"], p0={"hand": ["crystal", "spark"]}, p1={"hand": ["jade"]})
    assert "discard-power:agony-field" not in keys(table)


@rule("AE-116")
def test_agony_field_must_take_a_player_who_can_discard_three() -> None:
    three = {"hand": ["crystal", "crystal", "crystal"]}
    empty: dict[str, Any] = {"hand": ["crystal", "crystal", "crystal"], "deck": [], "discard": []}
    two = {"hand": ["crystal", "crystal"]}
    table = powered("agony-field", foe=CALM, p0=empty, p1=two)
    assert tokens(table) == 1
    assert cards(table, "hand:0") == ["crystal"]
    assert cards(table, "hand:1") == ["crystal", "crystal"]
    assert keys(powered("agony-field", foe=CALM, p0=three, p1=three)) == ["player:0", "player:1"]


@rule("AE-116")
def test_agony_field_draws_a_card_after_a_partial_discard() -> None:
    two = {"hand": ["crystal", "spark"], "deck": ["jade"]}
    table = powered("agony-field", foe=CALM, p0=two, p1={"hand": []})
    play(table, "card:spark")
    assert cards(table, "hand:0") == ["jade"]


def test_bane_sire() -> None:
    assert tokens(handled("bane-sire", foe=CALM)) == 1


@rule("AE-117")
def test_bleed_static_counts_the_prepped_spells_of_one_player() -> None:
    table = powered("bleed-static", p0=prepped(one="spark", two="spark"), p1=prepped(one="spark"))
    assert [life(table, 0), life(table, 1)] == [6, 10]
    table = powered("bleed-static")
    assert [life(table, 0), life(table, 1)] == [10, 10]
    assert "discard-power:bleed-static" not in keys(at(in_play=["bleed-static"], p0={"aether": 9}))


def test_eye_of_nothing() -> None:
    assert tokens(powered("eye-of-nothing", foe={**CALM, "deck": ["agony-field"]})) == 2
    table = at(in_play=["eye-of-nothing"], p0={"aether": 6})
    assert in_play(play(table, "discard-power:eye-of-nothing")) == {}


@rule("AE-118")
def test_haze_spewer_counts_its_life_before_it_loses_one() -> None:
    table = handled("haze-spewer")
    assert gravehold(table) == 25
    assert in_play(table)["haze-spewer"] == 4
    table = handled({"card": "haze-spewer", "life": 1})
    assert gravehold(table) == 29
    assert "haze-spewer" not in in_play(table)


def test_skewer() -> None:
    table = play(drawn_calmly("skewer", p1={"hand": [], "deck": ["jade"]}), "player:1")
    assert tokens(table) == 1
    assert life(table, 1) == 7
    assert cards(table, "hand:1") == ["jade"]


def test_slaughter() -> None:
    table = drawn_calmly("slaughter")
    assert tokens(table) == 1
    assert gravehold(table) == 27


@rule("AE-119")
def test_woven_sky() -> None:
    table = play(powered("woven-sky", foe=CALM), "player:0")
    assert tokens(table) == 1
    assert life(table, 0) == 6
    table = at(in_play=["woven-sky"], p0={"hand": ["crystal"] * 3})
    play(table, "discard-power:woven-sky")
    assert in_play(table) == {}
    few = at(in_play=["woven-sky"], p0={"hand": ["crystal"] * 2}, p1={"hand": ["crystal"] * 3})
    assert "discard-power:woven-sky" not in keys(few)


# Tier 2


@rule("AE-120")
def test_awaken_brings_the_highest_minion_back_with_all_its_life_as_the_newest() -> None:
    foe = {"discard": ["needlemaw", "bane-sire", "topple"]}
    table = drawn_calmly("awaken", foe=foe, in_play=["provoker"])
    assert keys(table) == ["do:1", "do:2"]
    play(table, "do:2")
    assert list(in_play(table).items()) == [("provoker", 5), ("bane-sire", 6)]
    assert cards(table, "nemesis-discard") == ["needlemaw", "topple", "awaken"]
    assert gravehold(table) == 30


@rule("AE-121")
def test_awaken_without_a_minion_leaves_only_the_other_way() -> None:
    table = drawn_calmly("awaken", foe={"discard": ["slaughter"]})
    assert gravehold(table) == 27
    assert tokens(table) == 2


@rule("AE-122")
def test_cauterizer_loses_one_life_at_a_time() -> None:
    table = at(
        phase="casting",
        in_play=["cauterizer"],
        p0={"breaches": {"3": {"state": "open", "spells": ["ignite"]}}},
    )
    play(table, "cast:3", "target:cauterizer")
    assert in_play(table)["cauterizer"] == 2
    table = play(handled({"card": "cauterizer", "life": 2}), "player:1")
    assert life(table, 1) == 8


@rule("AE-123")
def test_dispel_takes_the_most_expensive_spell_of_the_player_with_the_most() -> None:
    table = drawn_calmly(
        "dispel",
        p0=prepped(one="spark", two="ignite"),
        p1=prepped(one="jade"[:0] or "feral-lightning"),
    )
    assert spells(table, 0) == ["spark"]
    assert spells(table, 1) == ["feral-lightning"]
    assert tokens(table) == 2
    table = drawn_calmly("dispel")
    assert asks(table).topic == "main"


def test_needlemaw_and_lay_waste() -> None:
    assert gravehold(handled("needlemaw")) == 28
    table = play(drawn_calmly("lay-waste"), "player:1")
    assert life(table, 1) == 8
    assert tokens(table) == 2


@rule("AE-124")
def test_pulverizing_ray_is_lessened_by_gems_that_the_players_discard() -> None:
    hands = {"hand": ["crystal", "spark", "jade"]}
    table = powered("pulverizing-ray", p0=hands, p1={"hand": ["crystal"]})
    assert keys(table) == ["player:0", "player:1", "skip"]
    play(table, "player:0", "card:jade", "player:1", "skip")
    assert gravehold(table) == 30 - 12
    assert cards(table, "discard:0") == ["jade"]


@rule("AE-124")
def test_pulverizing_ray_takes_six_gems_at_most_and_deals_one_damage() -> None:
    hands = {"hand": ["crystal"] * 4}
    table = powered("pulverizing-ray", gravehold=1, p0=hands, p1=hands)
    play(table, *["player:0"] * 4, "player:1", "player:1")
    assert table.result is None
    assert gravehold(table) == 1
    spells_only = {"hand": ["spark"]}
    assert gravehold(powered("pulverizing-ray", p0=spells_only, p1=spells_only)) == 12


@rule("AE-125")
def test_venomite_takes_a_dear_spell_or_life() -> None:
    table = handled("venomite", p0={"life": 4}, p1=prepped(one="spark", two="spectral-echo"))
    assert keys(table) == ["do:1", "do:2"]
    play(table, "do:2")
    assert spells(table, 1) == ["spark"]
    table = handled("venomite", p0={"life": 4}, p1=prepped(one="spark", two="spark"))
    assert life(table, 0) == 2


# Tier 3


@rule("AE-126")
def test_doom_aegis_a_tie_at_no_charges_is_a_tie() -> None:
    table = powered("doom-aegis", p0={"charges": 2}, p1={"charges": 1})
    assert life(table, 0) == 6
    assert charges(table, 0) == 0
    table = powered("doom-aegis")
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:1")
    assert life(table, 1) == 6
    table = at(in_play=["doom-aegis"], p0={"aether": 7})
    assert in_play(play(table, "discard-power:doom-aegis")) == {}


@rule("AE-127", "AE-012")
def test_gather_darkness_shuffles_a_deck_and_destroys_four_cards_of_it() -> None:
    own = {"hand": ["jade"], "deck": ["crystal", "spark"], "discard": ["ignite", "jade", "jade"]}
    table = drawn_calmly(
        "gather-darkness", p0={**own, **prepped(one="spark")}, p1={"deck": [], "discard": []}
    )
    assert tokens(table) == 2
    assert len(cards(table, "destroyed")) == 4
    assert cards(table, "hand:0") == ["jade"]
    assert spells(table, 0) == ["spark"]
    assert table.view(0).zone("deck:0").count == 1
    assert cards(table, "discard:0") == []
    lost = {
        tuple(cards(drawn_calmly("gather-darkness", seed=n, p0=own, p1={"deck": []}), "destroyed"))
        for n in range(8)
    }
    assert len(lost) > 1


@rule("AE-127")
def test_gather_darkness_must_take_a_player_with_four_cards() -> None:
    table = drawn_calmly(
        "gather-darkness",
        p0={"deck": ["crystal"] * 3, "discard": []},
        p1={"deck": ["crystal"] * 2, "discard": ["spark"] * 2},
    )
    assert len(cards(table, "destroyed")) == 4
    assert table.view(1).zone("deck:1").count == 0


def test_jagged_one_and_topple() -> None:
    assert tokens(handled("jagged-one", foe=CALM)) == 2
    table = drawn_calmly("topple")
    assert gravehold(table) == 26
    assert tokens(table) == 2


@rule("AE-128")
def test_obliterate_leaves_the_choice_to_a_player_with_four_cards() -> None:
    wide = {"breaches": {"2": "open", "3": "open"}, "hand": ["crystal"] * 4}
    table = drawn_calmly("obliterate", p0=wide)
    assert asks(table).seat == 0
    assert keys(table) == ["do:1", "do:2"]
    play(table, "do:1")
    assert cards(table, "destroyed") == ["crystal"] * 4
    assert life(table, 0) == 10
    table = drawn_calmly("obliterate", p0={**wide, "hand": ["crystal"] * 3})
    assert life(table, 0) == 6


@rule("AE-129")
def test_reality_rupture_is_discarded_for_two_dear_prepped_spells() -> None:
    table = at(in_play=["reality-rupture"], p0=prepped(one="ignite", two="spectral-echo"))
    play(table, "discard-power:reality-rupture")
    assert in_play(table) == {}
    assert sorted(cards(table, "destroyed")) == ["ignite", "spectral-echo"]
    assert cards(table, "discard:0") == []
    table = at(in_play=["reality-rupture"], p0=prepped(one="ignite", two="spark"))
    assert "discard-power:reality-rupture" not in keys(table)
    assert tokens(powered("reality-rupture", foe=CALM)) == 3


@rule("AE-130")
@pytest.mark.parametrize("discard", [["nemesis"], ["1", "nemesis", "nemesis"]])
def test_sunder_hurts_or_brings_the_nemesis_turns_back(discard: list[str]) -> None:
    order = {"deck": ["1", "1"], "discard": discard}
    table = drawn_calmly("sunder", turn_order=order, p1={"life": 6})
    assert keys(table) == ["do:1", "do:2"]
    play(table, "do:1")
    assert gravehold(table) == 26
    assert life(table, 1) == 2
    table = play(drawn_calmly("sunder", turn_order=order), "do:2")
    back = [line for line in table.log() if line.startswith("Shuffled into the turn-order deck")]
    assert back == ["Shuffled into the turn-order deck: Nemesis."] * discard.count("nemesis")
    assert gravehold(table) == 30
