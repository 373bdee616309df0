"""The seven market gems."""

from emberhold.kernel.table import Table
from tests.support import aether, asks, at, cards, keys, play, rule

PLAY_IT_AGAIN = {"market": "play-it-again"}


def pile(table: Table, slug: str) -> int:
    return table.view(0).zone(f"pile:{slug}").count


def deck(table: Table, seat: int) -> int:
    return table.view(0).zone(f"deck:{seat}").count


# Dread Diamond


def test_dread_diamond_without_a_prepped_spell_gives_two_aether() -> None:
    table = at(p0={"hand": ["dread-diamond", "crystal"]})
    play(table, "play:dread-diamond")
    assert aether(table) == 2
    assert "play:crystal" in keys(table)


def test_dread_diamond_gives_a_third_aether_for_a_discarded_prepped_spell() -> None:
    breaches = {"1": {"spells": ["spark"]}, "2": {"spells": ["jagged-lightning"]}}
    table = at(p0={"hand": ["dread-diamond", "crystal"], "discard": [], "breaches": breaches})
    play(table, "play:dread-diamond", "do:may")
    assert keys(table) == ["spell:spark@0.1", "spell:jagged-lightning@0.2"]
    play(table, "spell:jagged-lightning@0.2")
    assert aether(table) == 3
    assert cards(table, "discard:0") == ["jagged-lightning"]
    assert cards(table, "breach:0:1") == ["spark"]


def test_the_spell_may_be_kept_from_dread_diamond() -> None:
    breaches = {"1": {"spells": ["spark"]}}
    table = at(p0={"hand": ["dread-diamond", "crystal"], "breaches": breaches})
    play(table, "play:dread-diamond", "skip")
    assert aether(table) == 2
    assert cards(table, "breach:0:1") == ["spark"]


# Frozen Magmite


def magmite(hand: list[str]) -> Table:
    return at(p0={"hand": hand, "deck": ["spark"], "discard": [], "aether": 6})


def test_frozen_magmite_lets_the_next_card_go_on_the_deck() -> None:
    table = magmite(["frozen-magmite", "crystal"])
    play(table, "play:frozen-magmite")
    assert aether(table) == 8
    play(table, "buy:scoria-slag")
    assert keys(table) == ["to:deck", "to:discard"]
    play(table, "to:deck")
    assert cards(table, "discard:0") == []
    assert deck(table, 0) == 2


def test_the_card_may_still_be_discarded_as_usual() -> None:
    table = magmite(["frozen-magmite", "crystal"])
    play(table, "play:frozen-magmite", "buy:scoria-slag", "to:discard")
    assert cards(table, "discard:0") == ["scoria-slag"]
    assert deck(table, 0) == 1


def test_frozen_magmite_is_about_the_next_card_only() -> None:
    table = magmite(["frozen-magmite", "crystal"])
    play(table, "play:frozen-magmite", "buy:scoria-slag", "to:deck", "buy:mages-totem")
    assert cards(table, "discard:0") == ["mages-totem"]


def test_two_frozen_magmites_speak_of_the_same_next_card() -> None:
    table = magmite(["frozen-magmite", "frozen-magmite", "crystal"])
    play(table, "play:frozen-magmite", "play:frozen-magmite")
    play(table, "buy:scoria-slag", "to:deck", "buy:mages-totem")
    assert cards(table, "discard:0") == ["mages-totem"]


def test_frozen_magmite_is_forgotten_when_the_turn_ends() -> None:
    table = at(
        p0={"hand": ["frozen-magmite"], "deck": ["scoria-slag"] * 5, "discard": []},
        turn_order={"deck": ["1", "nemesis"], "discard": ["1", "2", "2", "nemesis"]},
    )
    play(table, "play:frozen-magmite", "end", "play:scoria-slag", "buy:mages-totem")
    assert cards(table, "discard:0") == ["frozen-magmite", "mages-totem"]


# Volcanic Glass


def glass(aether: int, left: int = 7, **more: object) -> Table:
    one = {"hand": ["crystal"], "aether": aether, "discard": [], "deck": ["spark"]}
    return at(
        setup=PLAY_IT_AGAIN,
        market={"volcanic-glass": left},
        p0=one,
        p1={"deck": ["spark"], "discard": []},
        **more,  # type: ignore[arg-type]
    )


def test_volcanic_glass_is_worth_two_aether() -> None:
    table = at(p0={"hand": ["volcanic-glass", "crystal"]})
    assert aether(play(table, "play:volcanic-glass")) == 2


def test_two_aether_more_give_an_ally_a_volcanic_glass_on_top_of_the_deck() -> None:
    table = glass(aether=5)
    play(table, "buy:volcanic-glass", "do:may")
    assert aether(table) == 0
    assert pile(table, "volcanic-glass") == 5
    assert cards(table, "discard:0") == ["volcanic-glass"]
    assert cards(table, "discard:1") == []
    assert deck(table, 1) == 2


def test_the_ally_finds_the_volcanic_glass_as_the_next_card() -> None:
    table = at(
        setup=PLAY_IT_AGAIN,
        p0={"hand": ["spark"], "aether": 5, "deck": ["crystal"] * 5, "breaches": {"1": "none"}},
        p1={"hand": ["crystal"] * 4, "deck": ["spark"], "breaches": {"2": "none"}},
        turn_order={"deck": ["2", "2"], "discard": ["1", "1", "nemesis", "nemesis"]},
    )
    play(table, "buy:volcanic-glass", "do:may", "end")
    assert "volcanic-glass" in cards(table, "hand:1")
    assert "spark" not in cards(table, "hand:1")


def test_the_two_aether_need_not_be_spent() -> None:
    table = glass(aether=5)
    play(table, "buy:volcanic-glass", "skip")
    assert aether(table) == 2
    assert pile(table, "volcanic-glass") == 6


def test_without_two_aether_nothing_is_asked() -> None:
    table = glass(aether=4)
    play(table, "buy:volcanic-glass")
    assert "play:crystal" in keys(table)


@rule("WE-133")
def test_an_empty_pile_has_no_volcanic_glass_for_the_ally() -> None:
    table = glass(aether=5, left=1)
    play(table, "buy:volcanic-glass")
    assert "play:crystal" in keys(table), "nothing is offered"
    assert aether(table) == 2
    assert deck(table, 1) == 1


def test_aether_bound_to_gaining_cards_does_not_pay_for_the_gift() -> None:
    breaches = {"1": {"spells": ["nova-forge"]}}
    table = at(setup=PLAY_IT_AGAIN, p0={"hand": ["crystal"], "aether": 3, "breaches": breaches})
    play(table, "use:nova-forge@1", "buy:volcanic-glass")
    assert "play:crystal" in keys(table)


def test_the_gainer_chooses_which_ally_gets_the_volcanic_glass() -> None:
    table = at(players=3, setup=PLAY_IT_AGAIN, p0={"hand": ["crystal"], "aether": 5})
    play(table, "buy:volcanic-glass", "do:may")
    assert keys(table) == ["player:1", "player:2"]
    assert asks(table).seat == 0


@rule("WE-322")
def test_alone_the_gift_is_ones_own_and_can_be_paid_for_again() -> None:
    table = at(
        players=1,
        setup=PLAY_IT_AGAIN,
        p0={"hand": ["crystal"], "aether": 7, "deck": ["spark"], "discard": []},
    )
    play(table, "buy:volcanic-glass", "do:may", "do:may")
    assert deck(table, 0) == 3
    assert cards(table, "discard:0") == ["volcanic-glass"]
    assert pile(table, "volcanic-glass") == 4


# Breach Ore


@rule("WE-160", "WE-290", "WE-294")
def test_breach_ore_gives_aether_or_focuses_the_cheapest_breach() -> None:
    for way, gained, turned in (("do:1", 2, "D"), ("do:2", 0, "L")):
        breaches = {"2": "open", "3": "D", "4": "D"}
        table = at(p0={"hand": ["breach-ore", "crystal"], "breaches": breaches})
        play(table, "play:breach-ore", way)
        assert aether(table) == gained
        assert table.view(0).zone("breach:0:3").marks["turned"] == turned
        assert table.view(0).zone("breach:0:4").marks["turned"] == "D"


@rule("WE-292")
def test_without_a_closed_breach_breach_ore_gives_aether() -> None:
    breaches = {"2": "open", "3": "open", "4": "none"}
    table = at(p0={"hand": ["breach-ore", "crystal"], "breaches": breaches})
    assert aether(play(table, "play:breach-ore")) == 2


# Scoria Slag


@rule("WE-221", "WE-224")
def test_scoria_slag_gives_more_from_nemesis_tier_two_on() -> None:
    for discarded, gained in (([], 2), (["thrash"], 2), (["mutilate"], 3)):
        table = at(foe={"discard": discarded}, p0={"hand": ["scoria-slag", "crystal"]})
        assert aether(play(table, "play:scoria-slag")) == gained


# Erratic Ingot


def test_erratic_ingot_gives_two_more_while_a_nemesis_turn_is_discarded() -> None:
    for discarded, gained in ((["1"], 2), (["1", "nemesis"], 4), (["nemesis", "nemesis", "1"], 4)):
        order = {"deck": ["2"], "discard": discarded}
        table = at(turn_order=order, p0={"hand": ["erratic-ingot", "crystal"]})
        assert aether(play(table, "play:erratic-ingot")) == gained


# Bloodstone Jewel


def test_bloodstone_jewel_is_worth_three_aether() -> None:
    table = at(p0={"hand": ["bloodstone-jewel", "crystal"]})
    assert aether(play(table, "play:bloodstone-jewel")) == 3


def test_only_the_first_bloodstone_jewel_of_a_turn_pays_three_back() -> None:
    table = at(setup=PLAY_IT_AGAIN, p0={"hand": ["crystal"], "aether": 10, "discard": []})
    play(table, "buy:bloodstone-jewel")
    assert aether(table) == 7
    play(table, "buy:bloodstone-jewel")
    assert aether(table) == 1
    assert cards(table, "discard:0") == ["bloodstone-jewel", "bloodstone-jewel"]


def test_another_card_before_it_does_not_matter() -> None:
    table = at(setup=PLAY_IT_AGAIN, p0={"hand": ["crystal"], "aether": 10})
    play(table, "buy:breach-ore", "buy:bloodstone-jewel")
    assert aether(table) == 3


def test_bloodstone_jewel_pays_again_in_the_next_turn() -> None:
    table = at(
        setup=PLAY_IT_AGAIN,
        p0={"hand": ["spark"], "aether": 6, "deck": ["bloodstone-jewel"] * 4, "discard": []},
        turn_order={"deck": ["1", "nemesis"], "discard": ["1", "2", "2", "nemesis"]},
    )
    play(table, "buy:bloodstone-jewel", "end")
    play(table, "play:bloodstone-jewel", "play:bloodstone-jewel", "buy:bloodstone-jewel")
    assert aether(table) == 3
