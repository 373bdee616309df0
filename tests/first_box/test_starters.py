"""The personal starters of the eight mages."""

from __future__ import annotations

from tests.first_box.support import at
from tests.support import aether, asked, cards, keys, life, marks, play, rule

ORDER = {"deck": ["1", "nemesis", "2"], "discard": ["nemesis"]}
NEMESIS_FIRST = {"deck": ["nemesis", "1", "2"], "discard": ["nemesis"]}


# Amethyst Shard


@rule("AE-064")
def test_the_chosen_ally_draws_and_discards_if_they_want_to() -> None:
    mine = {"hand": ["amethyst-shard", "crystal"]}
    yours = {"hand": ["spark"], "deck": ["jade", "crystal"], "discard": []}
    table = at(p0=mine, p1=yours)
    play(table, "play:amethyst-shard")
    assert (aether(table), asked(table)) == (1, (1, "may"))
    play(table, "do:may", "card:spark")
    assert (cards(table, "hand:1"), cards(table, "discard:1")) == (["jade"], ["spark"])
    table = at(p0=mine, p1=yours)
    play(table, "play:amethyst-shard", "skip")
    assert cards(table, "hand:1") == ["spark"]


@rule("AE-064")
def test_an_ally_who_cannot_draw_still_discards() -> None:
    table = at(
        p0={"hand": ["amethyst-shard", "crystal"]},
        p1={"hand": ["spark"], "deck": [], "discard": []},
    )
    play(table, "play:amethyst-shard", "do:may")
    assert (cards(table, "hand:1"), cards(table, "discard:1")) == ([], ["spark"])


# Buried Light


@rule("AE-065")
def test_buried_light_gives_its_aether_to_the_caster() -> None:
    table = at(
        mages=["mist-first-box", "brama"],
        p0={"hand": ["garnet-shard", "crystal"]},
        p1={"breaches": {"1": {"spells": ["buried-light"]}}},
        foe={"life": 50},
    )
    play(table, "play:garnet-shard", "do:2")
    assert (aether(table), marks(table, "player:1")["aether"]) == (1, 0)
    assert marks(table, "nemesis")["life"] == 49


# Moonstone Shard


@rule("AE-066")
def test_the_additional_aether_of_moonstone_shard_pays_for_gems_only() -> None:
    table = at(p0={"hand": ["moonstone-shard", "crystal"], "breaches": {"2": "R"}})
    play(table, "play:moonstone-shard")
    assert (aether(table), marks(table, "player:0")["aether-1"]) == (1, 1)
    assert [key for key in keys(table) if not key.startswith(("play", "end"))] == ["buy:jade"]


# Emerald Shard


@rule("AE-068")
def test_emerald_shard_gives_aether_or_life() -> None:
    table = at(p0={"hand": ["emerald-shard", "crystal"]}, p1={"life": 4})
    play(table, "play:emerald-shard", "do:2", "player:1")
    assert (aether(table), life(table, 1)) == (0, 5)


@rule("AE-068")
def test_where_nobody_can_gain_life_the_aether_must_be_taken() -> None:
    table = at(players=1, p0={"hand": ["emerald-shard", "crystal"], "life": 0})
    play(table, "play:emerald-shard")
    assert aether(table) == 1


# Quartz Shard and Flare


@rule("AE-069")
def test_quartz_shard_gives_more_for_a_player_card_wherever_it_is_put() -> None:
    table = at(p0={"hand": ["quartz-shard", "crystal"]}, turn_order=ORDER)
    play(table, "play:quartz-shard", "do:may")
    assert aether(table) == 2
    assert [card.slug for card in reversed(table.state.order_deck)] == ["nemesis", "2", "1"]


@rule("AE-069")
def test_quartz_shard_leaves_a_nemesis_card_on_top_if_nobody_moves_it() -> None:
    table = at(p0={"hand": ["quartz-shard", "crystal"]}, turn_order=NEMESIS_FIRST)
    play(table, "play:quartz-shard", "skip")
    assert aether(table) == 1
    assert table.view(1).zone("order-deck").pieces[-1].name == "turn-card-nemesis"


@rule("AE-069", "AE-074")
def test_the_wild_card_is_a_player_card() -> None:
    wild = {"deck": ["wild", "1", "2"], "discard": ["nemesis"]}
    table = at(players=3, p0={"hand": ["quartz-shard", "crystal"]}, turn_order=wild)
    play(table, "play:quartz-shard", "skip")
    assert aether(table) == 2


@rule("AE-070")
def test_an_empty_turn_order_deck_is_refilled_first() -> None:
    table = at(
        p0={"hand": ["quartz-shard", "crystal"]},
        turn_order={"deck": [], "discard": ["1", "1"]},
    )
    play(table, "play:quartz-shard", "skip")
    assert aether(table) == 2
    assert len(table.state.order_deck) == 2


@rule("AE-074")
def test_flare_deals_three_for_a_player_card_and_one_otherwise() -> None:
    for order, damage in ((ORDER, 3), (NEMESIS_FIRST, 1)):
        table = at(
            phase="casting",
            p0={"hand": ["crystal"], "breaches": {"3": {"spells": ["flare"]}}},
            turn_order=order,
            foe={"life": 50},
        )
        before = table.state.order_deck
        play(table, "cast:3")
        assert marks(table, "nemesis")["life"] == 50 - damage - 1
        assert table.state.order_deck == before


@rule("AE-070")
def test_flare_refills_an_empty_turn_order_deck() -> None:
    table = at(
        phase="casting",
        p0={"hand": ["crystal"], "breaches": {"1": {"spells": ["flare"]}}},
        turn_order={"deck": [], "discard": ["1", "2"]},
        foe={"life": 50},
    )
    play(table, "cast:1")
    assert marks(table, "nemesis")["life"] == 47


# Garnet Shard


@rule("AE-071")
def test_garnet_shard_casts_any_prepped_spell_even_one_prepped_this_turn() -> None:
    table = at(
        mages=["mist-first-box", "brama"],
        p0={"hand": ["garnet-shard", "spark", "crystal"]},
        p1={"breaches": {"1": {"spells": ["ignite"]}}},
        foe={"life": 50},
    )
    play(table, "prep:spark@1", "play:garnet-shard", "do:2")
    assert keys(table) == ["spell:spark@0.1", "spell:ignite@1.1"]
    play(table, "spell:spark@0.1")
    assert marks(table, "nemesis")["life"] == 49
    assert cards(table, "discard:0")[-1] == "spark"


@rule("AE-071")
def test_without_a_prepped_spell_the_aether_must_be_taken() -> None:
    table = at(mages=["mist-first-box", "brama"], p0={"hand": ["garnet-shard", "crystal"]})
    assert aether(play(table, "play:garnet-shard")) == 1


# Tourmaline Shard


@rule("AE-072")
def test_an_ally_may_suffer_one_damage_to_destroy_a_card() -> None:
    table = at(
        p0={"hand": ["tourmaline-shard", "crystal"]},
        p1={"hand": ["spark", "crystal"], "life": 6},
    )
    play(table, "play:tourmaline-shard")
    assert asked(table) == (1, "suffer-to-destroy")
    play(table, "do:may")
    assert (life(table, 1), asked(table)) == (5, (1, "destroy"))
    play(table, "from-hand:crystal")
    assert (cards(table, "hand:1"), cards(table, "destroyed")) == (["spark"], ["crystal"])


@rule("AE-072")
def test_an_ally_without_cards_is_not_asked() -> None:
    table = at(p0={"hand": ["tourmaline-shard", "crystal"]}, p1={"hand": []})
    play(table, "play:tourmaline-shard")
    assert (aether(table), asked(table)) == (1, (0, "main"))


@rule("AE-073")
def test_an_exhausted_ally_may_choose_it_at_the_cost_of_gravehold() -> None:
    table = at(
        p0={"hand": ["tourmaline-shard", "crystal"]},
        p1={"hand": ["crystal"], "life": 0},
        gravehold=20,
    )
    play(table, "play:tourmaline-shard", "do:may")
    assert (marks(table, "gravehold")["life"], cards(table, "destroyed")) == (18, ["crystal"])
