"""The six market relics."""

from __future__ import annotations

from typing import Any

from emberhold.kernel.table import Table
from tests.first_box.support import at
from tests.support import aether, asks, cards, keys, marks, nemesis_life, play, rule

TURNS = {"deck": ["1", "1"], "discard": ["nemesis"]}
OPEN = {str(number): "open" for number in range(1, 5)}


def breach(table: Table, number: int, seat: int = 0) -> dict[str, Any]:
    return dict(table.view(0).zone(f"breach:{seat}:{number}").marks)


def destroyed(table: Table) -> list[str]:
    return cards(table, "destroyed")


# Flexing Dagger


@rule("AE-E20", "AE-085", "AE-086", "AE-087", "AE-093")
def test_two_daggers_make_one_opening_six_cheaper_and_a_free_focus_uses_nothing_up() -> None:
    """AE-E20."""
    hand = ["flexing-dagger", "flexing-dagger", "focusing-orb"]
    table = at(p0={"hand": hand, "aether": 1, "breaches": {"2": "R", "3": "D"}}, gravehold=20)
    play(table, "play:flexing-dagger", "do:1", "play:flexing-dagger", "do:1")
    play(table, "play:focusing-orb", "do:1", "focus:0.2")
    assert breach(table, 2)["open_cost"] == 4
    play(table, "open:3")
    assert (aether(table), breach(table, 3)["open"]) == (0, True)


@rule("AE-085", "AE-086")
def test_what_is_left_of_a_reduction_is_lost_with_the_payment() -> None:
    hand = ["flexing-dagger", "flexing-dagger", "crystal"]
    table = at(p0={"hand": hand, "aether": 1, "breaches": {"2": "R", "3": "D"}})
    play(table, "play:flexing-dagger", "do:1", "play:flexing-dagger", "do:1", "focus:3")
    assert aether(table) == 1
    assert [key for key in keys(table) if key.startswith(("focus", "open"))] == []


@rule("AE-087")
def test_an_unused_reduction_ends_with_the_turn() -> None:
    table = at(
        p0={"hand": ["flexing-dagger", "spark"], "deck": ["spark"] * 5, "breaches": {"2": "R"}},
        turn_order=TURNS,
    )
    play(table, "play:flexing-dagger", "do:1")
    assert "focus:2" in keys(table)
    play(table, "end")
    assert "focus:2" not in keys(table)


@rule("AE-088")
def test_the_dagger_may_be_destroyed_for_one_damage() -> None:
    table = at(p0={"hand": ["flexing-dagger", "crystal"]}, foe={"life": 50})
    play(table, "play:flexing-dagger", "do:2")
    assert (nemesis_life(table), destroyed(table)) == (49, ["flexing-dagger"])


# Bottled Vortex


@rule("AE-089")
def test_bottled_vortex_destroys_itself_and_cards_of_hand_and_discard_pile() -> None:
    table = at(
        p0={
            "hand": ["bottled-vortex", "crystal", "jade"],
            "discard": ["spark"],
            "deck": ["ignite"],
        }
    )
    play(table, "play:bottled-vortex")
    assert destroyed(table) == ["bottled-vortex"]
    assert keys(table) == ["from-hand:crystal", "from-hand:jade", "from-discard:spark@1", "skip"]
    play(table, "from-hand:crystal", "from-discard:spark@1")
    assert destroyed(table) == ["bottled-vortex", "crystal", "spark"]
    assert cards(table, "hand:0") == ["jade", "ignite"]


@rule("AE-089")
def test_bottled_vortex_may_destroy_nothing_else_and_still_draws() -> None:
    table = at(p0={"hand": ["bottled-vortex", "jade"], "discard": ["spark", "jade"], "deck": []})
    play(table, "play:bottled-vortex", "skip")
    assert cards(table, "hand:0") == ["jade", "spark"]


# Unstable Prism


@rule("AE-E19", "AE-080", "AE-098", "AE-099", "AE-075")
def test_playing_a_gem_three_times_in_a_turn() -> None:
    """AE-E19."""
    table = at(
        p0={
            "hand": ["diamond-cluster", "unstable-prism", "crystal"],
            "breaches": {"1": {"spells": ["arcane-nexus"]}},
        }
    )
    assert "use:arcane-nexus@1" not in keys(table)
    play(table, "play:diamond-cluster", "use:arcane-nexus@1")
    assert (aether(table), cards(table, "hand:0")[-1]) == (2, "diamond-cluster")
    play(table, "play:unstable-prism", "do:1", "card:diamond-cluster")
    assert (aether(table), destroyed(table)) == (8, ["diamond-cluster"])
    assert "use:arcane-nexus@1" not in keys(table)


@rule("AE-081")
def test_the_two_plays_of_a_gem_are_chosen_one_by_one() -> None:
    hand = ["unstable-prism", "emerald-shard", "spark"]
    table = at(p0={"hand": hand, "life": 5}, p1={"life": 5})
    play(table, "play:unstable-prism", "do:1", "do:1", "do:2", "player:0")
    assert (aether(table), marks(table, "player:0")["life"]) == (1, 6)
    assert destroyed(table) == ["emerald-shard"]


@rule("AE-083")
def test_without_a_gem_in_hand_the_aether_must_be_taken() -> None:
    table = at(p0={"hand": ["unstable-prism", "spark"]})
    assert aether(play(table, "play:unstable-prism")) == 2


# Mage's Talisman


@rule("AE-084")
def test_mages_talisman_charges_both_and_a_full_mage_loses_it() -> None:
    table = at(p0={"hand": ["mages-talisman", "crystal"], "charges": 5}, p1={"charges": 1})
    play(table, "play:mages-talisman")
    assert [marks(table, f"player:{seat}")["charges"] for seat in (0, 1)] == [5, 2]


# Blasting Staff


@rule("AE-090", "AE-091")
def test_blasting_staff_casts_a_spell_prepped_this_turn_for_two_more() -> None:
    table = at(
        p0={
            "hand": ["blasting-staff", "spark", "crystal"],
            "breaches": {"1": {"spells": ["ignite"]}, "3": "open"},
            "discard": [],
        },
        foe={"life": 50},
    )
    play(table, "prep:spark@3", "play:blasting-staff")
    assert keys(table) == ["spell:spark@0.3", "skip"]
    play(table, "spell:spark@0.3")
    assert (nemesis_life(table), cards(table, "discard:0")) == (46, ["spark"])
    assert cards(table, "breach:0:1") == ["ignite"]


@rule("AE-090")
def test_blasting_staff_does_nothing_with_older_spells_and_may_be_declined() -> None:
    breaches = {"1": {"spells": ["ignite"]}, "3": "open"}
    table = at(p0={"hand": ["blasting-staff", "spark"], "breaches": breaches})
    play(table, "play:blasting-staff")
    assert asks(table).topic == "main"
    table = at(p0={"hand": ["blasting-staff", "spark", "jade"], "breaches": breaches})
    play(table, "prep:spark@3", "play:blasting-staff", "skip")
    assert cards(table, "breach:0:3") == ["spark"]


@rule("AE-091")
def test_dark_fire_without_a_discard_deals_the_two_of_the_staff() -> None:
    table = at(p0={"hand": ["blasting-staff", "dark-fire", "jade"]}, foe={"life": 50})
    play(table, "prep:dark-fire@1", "play:blasting-staff", "spell:dark-fire@0.1", "skip")
    assert nemesis_life(table) == 48


@rule("AE-092")
def test_a_focused_breach_emptied_by_the_staff_takes_another_spell() -> None:
    hand = ["blasting-staff", "blasting-staff", "spark", "spark"]
    table = at(
        p0={"hand": hand, "aether": 2, "breaches": {"1": "none", "2": "R"}}, foe={"life": 50}
    )
    play(table, "focus:2", "prep:spark@2", "play:blasting-staff", "spell:spark@0.2")
    play(table, "prep:spark@2", "play:blasting-staff", "spell:spark@0.2")
    assert nemesis_life(table) == 44


# Focusing Orb


@rule("AE-093")
def test_focusing_orb_must_focus_where_gravehold_cannot_gain_three_life() -> None:
    table = at(p0={"hand": ["focusing-orb", "crystal"]}, gravehold=28)
    play(table, "play:focusing-orb")
    assert all(key.startswith("focus:") for key in keys(table))


@rule("AE-093")
def test_focusing_orb_must_give_life_where_every_breach_is_open() -> None:
    hand = ["focusing-orb", "crystal"]
    table = at(p0={"hand": hand, "breaches": OPEN}, p1={"breaches": OPEN}, gravehold=20)
    play(table, "play:focusing-orb")
    assert (marks(table, "gravehold")["life"], destroyed(table)) == (23, ["focusing-orb"])


@rule("AE-094")
def test_focusing_orb_gives_as_much_life_as_there_is_room_for() -> None:
    hand = ["focusing-orb", "crystal"]
    table = at(p0={"hand": hand, "breaches": OPEN}, p1={"breaches": OPEN}, gravehold=29)
    play(table, "play:focusing-orb")
    assert (marks(table, "gravehold")["life"], destroyed(table)) == (30, ["focusing-orb"])
