"""The seven market gems."""

from __future__ import annotations

from emberhold.kernel.table import Table
from tests.first_box.support import at
from tests.support import aether, asks, cards, charges, keys, marks, play, rule

DECK_DESTRUCTION = {"market": "deck-destruction-first-box"}


def deck(table: Table, seat: int) -> int:
    return table.view(0).zone(f"deck:{seat}").count


def test_jade_gives_two_aether() -> None:
    table = at(p0={"hand": ["jade", "crystal"]})
    assert aether(play(table, "play:jade")) == 2


# Diamond Cluster and Clouded Sapphire


@rule("AE-075")
def test_the_second_diamond_cluster_of_a_turn_gives_two_more() -> None:
    table = at(p0={"hand": ["diamond-cluster"] * 4 + ["crystal"]})
    found = []
    for _ in range(4):
        play(table, "play:diamond-cluster")
        found.append(aether(table))
    assert found == [2, 6, 8, 10]


@rule("AE-075")
def test_plays_of_an_earlier_turn_do_not_count() -> None:
    table = at(
        p0={"hand": ["diamond-cluster", "crystal"], "deck": ["diamond-cluster"] * 5},
        turn_order={"deck": ["1", "1"], "discard": ["nemesis"]},
    )
    play(table, "play:diamond-cluster", "end", "play:diamond-cluster")
    assert aether(table) == 2


@rule("AE-076")
def test_the_first_clouded_sapphire_of_a_turn_charges_an_ally() -> None:
    table = at(p0={"hand": ["clouded-sapphire", "clouded-sapphire", "crystal"]})
    play(table, "play:clouded-sapphire")
    assert (aether(table), charges(table, 1)) == (3, 1)
    play(table, "play:clouded-sapphire")
    assert (aether(table), charges(table, 1)) == (6, 1)


@rule("AE-076")
def test_the_charge_of_clouded_sapphire_is_lost_on_a_full_ally() -> None:
    table = at(p0={"hand": ["clouded-sapphire", "crystal"]}, p1={"charges": 4})
    play(table, "play:clouded-sapphire")
    assert (aether(table), charges(table, 0), charges(table, 1)) == (3, 0, 4)


# Sifter's Pearl


@rule("AE-077")
def test_sifters_pearl_lets_each_player_decide_in_an_order_the_active_player_chooses() -> None:
    table = at(
        p0={"hand": ["sifters-pearl", "jade"], "deck": ["spark", "crystal"], "discard": []},
        p1={"deck": ["crystal", "spark"], "discard": []},
    )
    play(table, "play:sifters-pearl")
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:1")
    assert (asks(table).seat, keys(table)) == (1, ["discard:crystal", "skip"])
    play(table, "discard:crystal")
    assert (asks(table).seat, keys(table)) == (0, ["discard:spark", "skip"])
    play(table, "skip")
    assert aether(table) == 2
    assert (cards(table, "discard:0"), deck(table, 0)) == ([], 2)
    assert (cards(table, "discard:1"), deck(table, 1)) == (["crystal"], 1)


@rule("AE-077")
def test_who_has_no_card_reveals_none_and_an_empty_deck_is_turned_over() -> None:
    table = at(
        p0={"hand": ["sifters-pearl", "jade"], "deck": [], "discard": []},
        p1={"deck": [], "discard": ["jade", "spark"]},
    )
    play(table, "play:sifters-pearl")
    assert keys(table) == ["discard:jade", "skip"]


# Burning Opal


@rule("AE-078")
def test_burning_opal_lets_an_ally_draw_for_a_discarded_card() -> None:
    table = at(
        p0={"hand": ["burning-opal", "crystal"], "discard": []},
        p1={"hand": [], "deck": ["spark", "jade"]},
    )
    play(table, "play:burning-opal", "do:may")
    assert aether(table) == 3
    assert cards(table, "discard:0") == ["crystal"]
    assert cards(table, "hand:1") == ["spark"]


@rule("AE-078")
def test_without_a_discard_nobody_draws() -> None:
    table = at(p0={"hand": ["burning-opal", "crystal"]}, p1={"hand": [], "deck": ["spark"]})
    play(table, "play:burning-opal", "skip")
    assert (cards(table, "hand:0"), cards(table, "hand:1")) == (["crystal"], [])


# V'riswood Amber


@rule("AE-079")
def test_vriswood_amber_may_go_on_top_of_the_deck_when_it_is_gained() -> None:
    table = at(p0={"aether": 3, "hand": ["crystal"], "deck": ["spark"], "discard": []})
    play(table, "buy:vriswood-amber", "do:may")
    assert (deck(table, 0), cards(table, "discard:0")) == (2, [])
    assert table.state.players[0].deck[-1].slug == "vriswood-amber"


@rule("AE-079")
def test_vriswood_amber_goes_to_the_discard_pile_otherwise() -> None:
    table = at(p0={"aether": 3, "hand": ["crystal"], "deck": ["spark"], "discard": []})
    play(table, "buy:vriswood-amber", "skip")
    assert (deck(table, 0), cards(table, "discard:0")) == (1, ["vriswood-amber"])


# Searing Ruby


@rule("AE-066")
def test_the_additional_aether_of_searing_ruby_pays_for_spells_only() -> None:
    table = at(
        setup=DECK_DESTRUCTION,
        p0={"hand": ["searing-ruby", "crystal"], "aether": 1},
    )
    play(table, "play:searing-ruby")
    assert (aether(table), marks(table, "player:0")["aether-4"]) == (3, 1)
    found = [key for key in keys(table) if key.startswith("buy:")]
    assert "buy:amplify-vision" in found
    assert "buy:searing-ruby" not in found


@rule("AE-067")
def test_the_narrowest_aether_is_spent_first() -> None:
    table = at(p0={"aether": 3, "bound": {"gems": 1}, "hand": ["crystal"]})
    play(table, "buy:jade")
    assert aether(table) == 2
    assert "aether-1" not in marks(table, "player:0")
