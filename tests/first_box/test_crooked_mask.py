"""Crooked Mask: the sheet, its nine cards and the eleven corruptions."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.cards.first_box.foes.corruption_deck import corruption_deck
from emberhold.games.aeons_end.cards.first_box.foes.corruptions import CORRUPTIONS
from emberhold.kernel.errors import PositionError
from emberhold.kernel.table import Table
from tests.first_box.foe_side import PLAYERS_NEXT, asks, drawn, handled, powered, prepped
from tests.first_box.support import at
from tests.support import cards, charges, gravehold, in_play, keys, life, nemesis_life, play, rule

MASK = "crooked-mask"
EXPERT = {"difficulty": "expert"}


def mask(*, foe: dict[str, Any] | None = None, **position: Any) -> Table:
    """A position against Crooked Mask."""
    side = {"deck": ["skewer", "slaughter"], "discard": [], **(foe or {})}
    return at(nemesis=MASK, foe=side, **position)


def resolved(card: str, **position: Any) -> Table:
    """Player 0 begins a turn with that corruption in hand, and a card to play afterwards."""
    own = {"hand": [card, "crystal"], **position.pop("p0", {})}
    return mask(phase="casting", p0=own, **position)


def bottom(table: Table) -> list[str]:
    """What everybody saw put to the bottom of the corruption deck, the lowest first."""
    return cards(table, "corruption-deck")


def deck(table: Table, seat: int) -> list[str]:
    """A player's deck, its top card first."""
    return [card.slug for card in reversed(table.state.players[seat].deck)]


# The sheet


@rule("AE-174", "AE-015", "AE-018")
def test_eleven_corruptions_are_in_a_hidden_deck() -> None:
    table = at(nemesis=MASK, phase="turn")
    assert nemesis_life(table) == 70
    zone = table.view(0).zone("corruption-deck")
    assert (zone.count, zone.pieces) == (11, ())
    assert len(CORRUPTIONS) == 11
    tops = {corruption_deck(at(nemesis=MASK, seed=n).state).deck[-1].slug for n in range(9)}
    assert len(tops) > 1


@rule("AE-E11", "AE-175", "AE-176", "AE-177", "AE-012")
def test_ae_e11_unleash_corrupts_a_deck_and_shuffles_it() -> None:
    own = {"hand": ["crystal", "spark"], "deck": ["crystal"], "discard": ["spark", "jade"]}
    orders = set()
    for seed in range(10):
        table = handled(
            "bane-sire", nemesis=MASK, seed=seed, foe={"corruption_deck": ["grim-sight"]}, p0=own
        )
        assert keys(table) == ["player:0", "player:1"]
        play(table, "player:0")
        assert sorted(deck(table, 0)) == ["crystal", "grim-sight", "jade", "spark"]
        assert cards(table, "discard:0") == []
        assert cards(table, "hand:0") == ["crystal", "spark"]
        assert table.view(0).zone("corruption-deck").count == 0
        orders.add(tuple(deck(table, 0)))
    assert len(orders) > 1
    empty: dict[str, Any] = {"corruption_deck": []}
    table = play(handled("bane-sire", nemesis=MASK, foe=empty, p0=own), "player:0")
    assert gravehold(table) == 28
    assert sorted(deck(table, 0)) == ["crystal", "jade", "spark"]
    assert cards(table, "discard:0") == []


@rule("AE-176")
def test_the_deck_is_shuffled_even_without_a_discard_pile() -> None:
    own = {"deck": ["jade", "spark", "crystal", "ignite"], "discard": []}
    tops = set()
    for seed in range(12):
        foe = {"corruption_deck": ["grim-sight"]}
        table = handled("bane-sire", nemesis=MASK, seed=seed, foe=foe, p1=own)
        tops.add(deck(play(table, "player:1"), 1)[0])
    assert len(tops) > 2


@rule("AE-178", "AE-179", "AE-083")
def test_a_corruption_costs_nothing_and_is_not_a_gem_relic_or_spell() -> None:
    assert {card.cost for card in CORRUPTIONS} == {0}
    assert {card.type for card in CORRUPTIONS} == {"corruption"}
    table = mask(in_play=["woven-sky"], p0={"hand": ["nothingness", "crystal", "crystal"]})
    play(table, "discard-power:woven-sky")
    assert sorted(keys(table)) == ["card:crystal", "card:nothingness"]


@rule("AE-180")
def test_a_corruption_is_never_played_and_is_resolved_when_the_main_phase_ends() -> None:
    table = mask(p0={"hand": ["lust-for-power", "crystal"]})
    assert keys(table) == ["play:crystal", "end"]
    play(table, "end")
    assert bottom(table) == ["lust-for-power"]


@rule("AE-E10", "AE-182", "AE-183", "AE-089", "AE-187")
def test_ae_e10_a_corruption_drawn_in_ones_own_turn() -> None:
    table = mask(
        p0={
            "life": 6,
            "aether": 2,
            "hand": ["bottled-vortex"],
            "deck": ["lust-for-power", "crystal", "nothingness", "crystal", "spark", "crystal"],
            "discard": [],
        },
        turn_order={"deck": ["2"], "discard": ["1"]},
    )
    play(table, "play:bottled-vortex")
    while "skip" in keys(table):
        play(table, "skip")
    assert cards(table, "hand:0") == ["lust-for-power"]
    assert not any(key.startswith("play") for key in keys(table))
    play(table, "end")
    assert life(table, 0) == 5
    assert charges(table, 0) == 1
    assert bottom(table) == ["lust-for-power"]
    drawn_cards = ["crystal", "nothingness", "crystal", "spark", "crystal"]
    assert cards(table, "hand:0") == drawn_cards


@rule("AE-E09", "AE-181", "AE-191", "AE-196", "AE-185")
def test_ae_e09_corruptions_at_the_start_of_a_turn() -> None:
    table = mask(
        phase="casting",
        setup={"market": "deck-destruction-first-box"},
        p0={
            "life": 5,
            "hand": ["insatiable-avarice", "contagion", "crystal", "spark", "spark"],
            "discard": ["jade", "crystal"],
        },
    )
    assert keys(table) == ["card:insatiable-avarice", "card:contagion"]
    play(table, "card:contagion")
    assert life(table, 0) == 2
    assert sorted(cards(table, "hand:0")) == ["crystal", "crystal", "jade", "spark", "spark"]
    assert cards(table, "discard:0") == ["jade"]
    assert bottom(table) == ["insatiable-avarice", "contagion"]
    assert table.view(0).zone("pile:jade").count == 6
    assert asks(table).topic == "main"


@rule("AE-181")
def test_a_prepped_spell_is_cast_after_the_corruptions() -> None:
    table = resolved("lust-for-power", p0={"life": 5, **prepped(one="spark")})
    assert asks(table).topic == "casting"
    assert life(table, 0) == 4


@rule("AE-183")
def test_a_corruption_drawn_for_the_next_turn_waits_for_it() -> None:
    table = mask(
        phase="draw",
        p0={"hand": [], "deck": ["lust-for-power", "crystal"], "discard": []},
        turn_order={"deck": ["2"], "discard": ["1"]},
    )
    assert cards(table, "hand:0") == ["lust-for-power", "crystal"]
    assert life(table, 0) == 10


@rule("AE-187")
def test_a_discarded_corruption_goes_to_the_discard_pile_of_its_holder() -> None:
    hand = ["nothingness", "crystal", "crystal", "spark"]
    table = mask(in_play=["woven-sky"], p0={"hand": hand})
    play(table, "discard-power:woven-sky", "card:nothingness", "card:crystal", "card:crystal")
    assert cards(table, "discard:0") == ["nothingness", "crystal", "crystal"]
    assert bottom(table) == []


@rule("AE-E12", "AE-188", "AE-184")
def test_ae_e12_increased_difficulty() -> None:
    table = mask(
        phase="casting",
        setup=EXPERT,
        p0={"life": 8, "hand": ["lust-for-power", "blind-abandon"]},
    )
    play(table, "card:blind-abandon")
    assert life(table, 0) == 7
    assert asks(table).topic == "corruption-to"
    assert keys(table) == ["give:0", "give:1"]
    play(table, "give:1")
    assert cards(table, "discard:1") == ["blind-abandon"]
    assert life(table, 0) == 6
    assert charges(table, 0) == 1
    assert keys(table) == ["give:0", "give:1", "to:deck"]
    play(table, "to:deck")
    assert charges(table, 0) == 0
    assert bottom(table) == ["lust-for-power"]


@rule("AE-189")
def test_a_nemesis_effect_leaves_the_choice_to_the_player_whose_corruption_it_was() -> None:
    table = drawn(
        "obliterate",
        nemesis=MASK,
        setup=EXPERT,
        foe={"corruption_deck": []},
        p0={"hand": []},
        p1={
            "hand": ["crystal", "crystal", "crystal", "nothingness"],
            "breaches": {"3": "open", "4": "open"},
        },
    )
    while asks(table).topic == "player":
        play(table, "player:0")
    play(table, "do:1")
    while asks(table).topic != "corruption-to":
        play(table, keys(table)[-1])
    assert asks(table).seat == 1


@rule("AE-185", "AE-186")
def test_any_destroyed_corruption_goes_to_the_bottom_of_its_deck() -> None:
    table = mask(p0={"hand": ["bottled-vortex", "nothingness", "contagion"], "deck": ["crystal"]})
    play(table, "play:bottled-vortex")
    play(table, next(key for key in keys(table) if "nothingness" in key))
    play(table, next(key for key in keys(table) if "contagion" in key))
    assert cards(table, "destroyed") == ["bottled-vortex"]
    assert bottom(table) == ["contagion", "nothingness"]


def test_a_position_has_each_corruption_once_and_only_with_its_nemesis() -> None:
    with pytest.raises(PositionError, match="contagion"):
        mask(p0={"hand": ["contagion"]}, p1={"deck": ["contagion"]})
    with pytest.raises(PositionError, match="contagion"):
        at(p0={"hand": ["contagion"]})
    table = mask(p0={"hand": ["contagion", "crystal"]})
    assert table.view(0).zone("corruption-deck").count == 10


# The corruptions


@rule("AE-190", "AE-184")
def test_blind_abandon() -> None:
    table = resolved("blind-abandon", p0={"hand": ["blind-abandon", "nothingness", "crystal"]})
    play(table, "card:blind-abandon")
    assert life(table, 0) == 9
    play(table, "do:may")
    assert cards(table, "destroyed") == ["crystal"]
    assert bottom(table)[-1] == "blind-abandon"


@rule("AE-191")
def test_contagion_is_compulsory_and_brings_back_a_corruption_to_be_resolved() -> None:
    table = resolved("contagion", p0={"discard": ["jade", "lust-for-power"]})
    assert life(table, 0) == 8
    assert charges(table, 0) == 1
    assert bottom(table) == ["lust-for-power", "contagion"]
    assert cards(table, "discard:0") == ["jade"]
    table = resolved("contagion", p0={"discard": ["jade"]})
    assert cards(table, "discard:0") == ["jade"]


@rule("AE-192")
def test_delirium_veil_focuses_a_breach_that_is_then_focused_this_turn() -> None:
    own = {"hand": ["delirium-veil", "spark"], "breaches": {"2": "R", "3": "open", "4": "open"}}
    table = resolved("delirium-veil", p0=own)
    assert gravehold(table) == 28
    assert table.view(0).zone("breach:0:2").marks["turned"] == "D"
    assert "prep:spark@2" in keys(table)
    wide = {"breaches": {"2": "open", "3": "open", "4": "open"}}
    assert gravehold(resolved("delirium-veil", p0=wide)) == 28


@rule("AE-193")
def test_dire_wisdom_gives_a_spell_and_three_corruptions() -> None:
    foe = {"corruption_deck": ["contagion", "nothingness", "grim-sight", "fever-of-war"]}
    table = resolved("dire-wisdom", foe=foe, p0={"deck": ["crystal"]})
    assert keys(table) == [
        *("gain:spectral-echo", "gain:ignite", "gain:feral-lightning", "gain:wildfire-whip"),
    ]
    play(table, "gain:wildfire-whip")
    assert cards(table, "discard:0") == ["wildfire-whip"]
    assert deck(table, 0) == ["grim-sight", "nothingness", "contagion", "crystal"]
    assert bottom(table) == ["dire-wisdom"]
    assert table.view(0).zone("corruption-deck").count == 2


@rule("AE-193", "AE-177")
def test_dire_wisdom_goes_to_the_deck_only_after_the_three_are_gained() -> None:
    table = resolved("dire-wisdom", foe={"corruption_deck": ["contagion"]})
    play(table, "gain:ignite")
    assert gravehold(table) == 26
    assert bottom(table) == ["dire-wisdom"]


@rule("AE-200")
def test_endless_hunger() -> None:
    table = resolved("endless-hunger", p0={"life": 5})
    assert gravehold(table) == 27
    assert life(table, 0) == 7
    table = resolved("endless-hunger", p0={"life": 0})
    assert life(table, 0) == 0


@rule("AE-194")
def test_fever_of_war_deals_two_damage_without_any_bonus() -> None:
    table = resolved("fever-of-war", in_play=["bane-sire"])
    assert life(table, 0) == 9
    play(table, "target:bane-sire")
    assert in_play(table) == {"bane-sire": 4}


@rule("AE-195")
@pytest.mark.parametrize("destroys", [True, False])
def test_grim_sight_shows_the_top_card_to_its_owner_alone(destroys: bool) -> None:
    own: dict[str, Any] = {"deck": [], "discard": ["jade", "ignite"]}
    table = resolved("grim-sight", setup={"hands": "closed"}, p0=own)
    assert gravehold(table) == 28
    assert keys(table) == ["destroy:jade", "skip"]
    assert not any("Jade" in line for line in table.log(seat=1))
    play(table, "destroy:jade" if destroys else "skip")
    assert cards(table, "destroyed") == (["jade"] if destroys else [])
    assert deck(table, 0) == (["ignite"] if destroys else ["jade", "ignite"])


@rule("AE-195")
@pytest.mark.parametrize("hands", ["open", "closed"])
def test_what_grim_sight_has_shown_in_a_shuffled_deck_only_its_owner_knows(hands: str) -> None:
    own: dict[str, Any] = {
        "hand": ["grim-sight", "crystal"],
        "deck": ["jade", "ignite", "spark", "crystal"],
        "discard": ["diamond-cluster", "phoenix-flame"],
    }
    table = handled(
        "bane-sire",
        nemesis=MASK,
        setup={"hands": hands},
        foe={"corruption_deck": ["lust-for-power"]},
        p0=own,
    )
    play(table, "player:0")
    assert asks(table).topic == "look-at-top"
    play(table, "skip")
    [top] = guessed_tops(table, 0)
    assert top == table.state.players[0].deck[-1].slug
    assert len(guessed_tops(table, 1)) > 2
    while any(key == "end" for key in keys(table)) and table.view(0).marks["active"] == 0:
        play(table, "end")
    assert top in cards(table, "hand:0")
    held = {
        tuple(sorted(card.slug for card in table.redeal(1, seed).state.players[0].hand))
        for seed in range(12)
    }
    assert (len(held) == 1) == (hands == "open")


def guessed_tops(table: Table, seat: int) -> set[str]:
    """What a seat may take the top card of player 0's deck for."""
    return {table.redeal(seat, seed).state.players[0].deck[-1].slug for seed in range(24)}


@rule("AE-186", "AE-189")
def test_who_loses_several_corruptions_at_once_says_which_goes_down_first() -> None:
    lost = ["contagion", "nothingness", "spark", "crystal"]
    table = drawn("gather-darkness", nemesis=MASK, p0={"deck": lost}, p1={"deck": []})
    while asks(table).topic != "destroy":
        play(table, "player:0")
    assert asks(table).seat == 0
    assert sorted(keys(table)) == ["card:contagion", "card:nothingness"]
    play(table, "card:nothingness")
    assert bottom(table) == ["contagion", "nothingness"]
    assert sorted(cards(table, "destroyed")) == ["crystal", "spark"]


@rule("AE-196")
def test_insatiable_avarice_takes_the_cheapest_gem_that_is_left() -> None:
    market = {"jade": 0, "vriswood-amber": 3}
    table = resolved("insatiable-avarice", market=market)
    assert life(table, 0) == 8
    play(table, "skip")
    assert "play:vriswood-amber" in keys(table)


@rule("AE-197")
def test_lust_for_power_at_full_charges_is_only_damage() -> None:
    table = resolved("lust-for-power", p0={"charges": 5})
    assert life(table, 0) == 9
    assert charges(table, 0) == 5


@rule("AE-198")
def test_nothingness_discards_what_there_is_and_brings_back_a_turn() -> None:
    order = {"deck": ["nemesis"], "discard": ["1", "2", "wild", "nemesis"]}
    table = resolved(
        "nothingness",
        players=3,
        turn_order=order,
        p0={"hand": ["nothingness", "contagion", "crystal"], "discard": []},
    )
    play(table, "card:nothingness")
    assert keys(table) == ["turn-card:1", "turn-card:2", "turn-card:wild"]
    assert life(table, 0) == 8
    play(table, "turn-card:wild")
    assert sorted(card.slug for card in table.state.order_deck) == ["nemesis", "wild"]
    none = {"deck": ["1"], "discard": ["nemesis"]}
    table = resolved("nothingness", turn_order=none)
    assert bottom(table) == ["nothingness"]


@rule("AE-199")
@pytest.mark.parametrize(("relic", "damage"), [("unstable-prism", 2), ("mages-talisman", 3)])
def test_reckless_might_costs_half_of_the_relic(relic: str, damage: int) -> None:
    table = resolved("reckless-might", p0={"deck": ["crystal"]})
    cost = next(p.cost for p in table.state.market if p.card.slug == relic)
    assert (cost + 1) // 2 == damage
    play(table, f"gain:{relic}")
    assert deck(table, 0) == [relic, "crystal"]
    assert life(table, 0) == 10 - damage
    empty = {"unstable-prism": 0, "mages-talisman": 0}
    assert life(resolved("reckless-might", market=empty), 0) == 10


# Its cards


@rule("AE-203")
def test_burden_shares_out_two_corruptions_and_focuses_a_breach() -> None:
    foe = {"corruption_deck": ["contagion", "nothingness"]}
    table = drawn("burden", nemesis=MASK, foe=foe, p0={"deck": []})
    play(table, "player:0", "player:0")
    assert deck(table, 0) == ["nothingness", "contagion"]
    assert asks(table).topic == "player"
    play(table, "player:1", "breach:3")
    assert table.view(1).zone("breach:1:3").marks["turned"] == "D"


@rule("AE-203")
def test_burden_must_take_somebody_with_a_closed_breach() -> None:
    wide = {"breaches": {"2": "open", "3": "open", "4": "open"}}
    foe = {"corruption_deck": ["contagion", "nothingness"]}
    table = drawn("burden", nemesis=MASK, foe=foe, p0=wide)
    play(table, "player:0", "player:1")
    assert asks(table).seat == 1
    assert asks(table).topic == "focus-own"


@rule("AE-201")
def test_corrupter_corrupts_the_player_who_damages_it_also_with_the_last_damage() -> None:
    foe = {"corruption_deck": ["contagion", "nothingness"]}
    own = {"breaches": {"1": {"spells": ["spark"]}}, "deck": []}
    for life_left in (6, 1):
        corrupter = {"card": "corrupter", "life": life_left}
        table = mask(phase="casting", in_play=[corrupter], foe=foe, p0=own)
        play(table, "cast:1", "target:corrupter")
        assert deck(table, 0) == ["contagion"]
    assert gravehold(handled("corrupter", nemesis=MASK)) == 29


@rule("AE-202")
def test_tempt_finds_the_most_crystals() -> None:
    table = drawn(
        "tempt",
        nemesis=MASK,
        p0={"hand": ["crystal", "spark", "crystal"]},
        p1={"hand": ["crystal"]},
    )
    assert life(table, 0) == 7
    assert cards(table, "hand:0") == ["spark"]
    assert keys(table) == [
        *("gain:jade", "gain:vriswood-amber", "gain:diamond-cluster", "gain:unstable-prism"),
        *("gain:spectral-echo", "gain:ignite"),
    ]
    play(table, "gain:ignite")
    assert cards(table, "discard:0") == ["crystal", "crystal", "ignite"]


@rule("AE-202")
def test_tempt_with_no_crystals_is_a_tie() -> None:
    table = drawn("tempt", nemesis=MASK, p0={"hand": ["spark"]}, p1={"hand": []})
    assert keys(table) == ["player:0", "player:1"]


@rule("AE-204")
def test_pain_sower_focuses_for_a_different_player() -> None:
    table = play(handled("pain-sower", nemesis=MASK), "player:0")
    assert life(table, 0) == 8
    assert (asks(table).seat, asks(table).topic) == (1, "focus-own")
    wide = {"breaches": {"2": "open", "3": "open", "4": "open"}}
    table = play(handled("pain-sower", nemesis=MASK, p1=wide), "player:0")
    assert asks(table).topic == "main"
    alone = handled(
        "pain-sower", nemesis=MASK, players=1, turn_order={"deck": ["1"], "discard": ["nemesis"]}
    )
    assert (life(alone, 0), asks(alone).topic) == (8, "focus-own")


@rule("AE-205")
def test_twisting_madness_heals_both_sides_up_to_the_start() -> None:
    table = powered("twisting-madness", nemesis=MASK, gravehold=20, foe={"life": 60})
    assert gravehold(table) == 23
    assert nemesis_life(table) == 70
    own = {"hand": ["crystal"] * 4, "deck": [], "discard": []}
    table = mask(in_play=["twisting-madness"], p0=own)
    play(table, "discard-power:twisting-madness")
    assert in_play(table) == {}
    assert cards(table, "hand:0") == ["crystal"]
    few = {"hand": ["crystal"] * 3, "deck": ["crystal"]}
    assert "discard-power:twisting-madness" not in keys(mask(in_play=["twisting-madness"], p0=few))


@rule("AE-206")
def test_vex_discards_two_cards_without_effect() -> None:
    foe = {"deck": ["vex", "topple", "bane-sire", "jagged-one"]}
    table = drawn("vex", nemesis=MASK, foe=foe)
    assert gravehold(table) == 26
    assert cards(table, "nemesis-discard") == ["topple", "bane-sire", "vex"]
    assert table.view(0).area("nemesis").marks["tier"] == 3
    foe = {"deck": ["vex", "jagged-one"]}
    table = drawn("vex", nemesis=MASK, foe=foe)
    assert gravehold(table) == 26


@rule("AE-206", "AE-120")
def test_a_minion_discarded_by_vex_can_be_awakened() -> None:
    foe = {"deck": ["vex", "bane-sire", "skewer", "awaken"], "discard": []}
    table = at(nemesis=MASK, phase="nemesis-draw", foe=foe, turn_order={"deck": ["nemesis"]})
    assert keys(table) == ["do:1", "do:2"]


@rule("AE-207")
def test_afflict_corrupts_two_different_players() -> None:
    foe = {"corruption_deck": ["contagion", "nothingness", "grim-sight", "fever-of-war"]}
    hurt = {"life": 5, "deck": []}
    table = drawn("afflict-first-box", nemesis=MASK, foe=foe, p0=hurt, p1=hurt)
    assert deck(table, 0) == ["nothingness", "contagion"]
    assert deck(table, 1) == ["fever-of-war", "grim-sight"]
    assert [life(table, 0), life(table, 1)] == [6, 6]
    table = drawn("afflict-first-box", nemesis=MASK, players=3, foe=foe)
    play(table, "player:2")
    assert keys(table) == ["player:0", "player:1"]


@rule("AE-207")
def test_afflict_falls_twice_on_somebody_alone() -> None:
    foe = {"corruption_deck": ["contagion", "nothingness", "grim-sight", "fever-of-war"]}
    order = {"deck": ["1"], "discard": ["nemesis"]}
    table = drawn(
        "afflict-first-box",
        nemesis=MASK,
        players=1,
        foe=foe,
        turn_order=order,
        p0={"life": 5, "deck": []},
    )
    assert len(deck(table, 0)) == 4
    assert life(table, 0) == 7


@rule("AE-208")
def test_bedlam_sage_hurts_the_healthiest() -> None:
    table = handled("bedlam-sage", nemesis=MASK, gravehold=20, p0={"life": 4}, p1={"life": 7})
    assert gravehold(table) == 22
    assert life(table, 1) == 4


@rule("AE-209")
def test_ruin_priest_must_take_a_player_with_three_other_cards() -> None:
    foe = {"corruption_deck": ["contagion", "grim-sight", "fever-of-war"]}
    hand = ["crystal", "nothingness", "spark", "jade"]
    table = handled("ruin-priest", nemesis=MASK, foe=foe, p0={"hand": hand}, p1={"hand": ["jade"]})
    while asks(table).topic == "discard":
        assert "card:nothingness" not in keys(table)
        play(table, keys(table)[0])
    found = {"nothingness", "contagion", "grim-sight", "fever-of-war"}
    assert {key.partition(":")[2] for key in keys(table)} == found
    assert asks(table).topic == "corruption"


@rule("AE-209")
def test_ruin_priest_corrupts_an_empty_hand_too() -> None:
    foe = {"corruption_deck": ["contagion", "grim-sight", "fever-of-war"]}
    table = handled("ruin-priest", nemesis=MASK, foe=foe, p0={"hand": []}, p1={"hand": []})
    play(table, "player:1")
    assert sorted(cards(table, "hand:1")) == ["contagion", "fever-of-war", "grim-sight"]


def test_the_first_turn_after_the_nemesis_begins_with_corruptions() -> None:
    table = at(
        nemesis=MASK,
        phase="nemesis-draw",
        turn_order=PLAYERS_NEXT,
        foe={"deck": ["eye-of-nothing", "skewer"]},
        p0={"hand": ["lust-for-power"]},
    )
    assert life(table, 0) == 9
