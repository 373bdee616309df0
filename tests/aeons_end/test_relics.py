"""The six market relics."""

from typing import Any

from emberhold.kernel.table import Table
from tests.support import asks, at, cards, keys, marks, only_changes, play, rule

SCROLLS = {
    "market": [
        *("dread-diamond", "frozen-magmite", "breach-ore"),
        *("conclave-scroll", "fiend-catcher"),
        *("carbonize", "celestial-spire", "convection-field", "aurora"),
    ]
}


def turn_order(table: Table, zone: str = "order-deck") -> list[str]:
    """The turn-order cards everybody can see."""
    pieces = table.view(1).zone(zone).pieces
    return [str(piece.name).removeprefix("turn-card-") for piece in pieces]


# Mage's Totem


@rule("WE-290", "WE-331")
def test_mages_totem_destroys_a_gem_or_relic_played_this_turn() -> None:
    table = at(p0={"hand": ["mages-totem", "crystal", "spark", "crystal"]}, gravehold=20)
    play(table, "play:crystal", "play:mages-totem", "do:1")
    assert keys(table) == ["card:crystal", "card:mages-totem"]
    play(table, "card:crystal")
    assert cards(table, "play:0") == ["mages-totem"]
    assert cards(table, "destroyed") == ["crystal"]
    assert marks(table, "gravehold")["life"] == 20


def test_mages_totem_was_played_this_turn_itself() -> None:
    table = at(p0={"hand": ["mages-totem", "crystal"]}, gravehold=20)
    play(table, "play:mages-totem", "do:1")
    assert cards(table, "play:0") == []
    assert cards(table, "destroyed") == ["mages-totem"]
    assert marks(table, "gravehold")["life"] == 20


def test_or_it_is_destroyed_for_one_life_of_gravehold() -> None:
    table = at(p0={"hand": ["mages-totem", "crystal"]}, gravehold=20)
    with only_changes(table, "gravehold.life", "hand:0", "destroyed"):
        play(table, "play:mages-totem", "do:2")
    assert cards(table, "destroyed") == ["mages-totem"]
    assert marks(table, "gravehold")["life"] == 21


# Conclave Scroll


def scroll(left: int, **more: Any) -> Table:
    one = {"hand": ["conclave-scroll", "crystal"], "charges": 0}
    two = {"discard": ["spark", "crystal"]}
    return at(setup=SCROLLS, market={"conclave-scroll": left}, p0=one, p1=two, **more)


def test_conclave_scroll_gives_a_charge() -> None:
    table = play(scroll(left=1), "play:conclave-scroll")
    assert marks(table, "player:0")["charges"] == 1
    assert cards(table, "discard:1") == ["spark", "crystal"]


def test_with_its_pile_empty_the_top_of_an_allys_discard_pile_may_be_destroyed() -> None:
    table = play(scroll(left=0), "play:conclave-scroll", "do:may")
    assert marks(table, "player:0")["charges"] == 1
    assert cards(table, "discard:1") == ["spark"]
    assert cards(table, "destroyed") == ["crystal"]


def test_or_left_there() -> None:
    table = play(scroll(left=0), "play:conclave-scroll", "skip")
    assert cards(table, "discard:1") == ["spark", "crystal"]


def test_only_allies_who_have_discarded_something_can_be_chosen() -> None:
    table = scroll(left=0, players=4, p2={"discard": []}, p3={"discard": ["crystal"]})
    play(table, "play:conclave-scroll", "do:may")
    assert keys(table) == ["player:1", "player:3"]
    play(table, "player:3")
    assert cards(table, "discard:3") == []


def test_a_scroll_that_is_not_in_the_market_has_no_empty_pile() -> None:
    table = at(p0={"hand": ["conclave-scroll", "crystal"]}, p1={"discard": ["crystal"]})
    play(table, "play:conclave-scroll")
    assert "play:crystal" in keys(table)


@rule("WE-322")
def test_alone_the_scroll_destroys_the_players_own_top_discard() -> None:
    table = at(
        players=1,
        setup=SCROLLS,
        market={"conclave-scroll": 0},
        p0={"hand": ["conclave-scroll", "crystal"], "discard": ["crystal", "spark"]},
    )
    play(table, "play:conclave-scroll", "do:may")
    assert cards(table, "discard:0") == ["crystal"]


# Fiend Catcher


def catcher(order: list[str], hand: tuple[str, ...] = (), discard: tuple[str, ...] = ()) -> Table:
    return at(
        p0={"hand": ["fiend-catcher", *hand], "discard": list(discard), "aether": 2},
        turn_order={"deck": order, "discard": ["1"]},
    )


def test_fiend_catcher_may_destroy_a_card_in_hand() -> None:
    table = catcher(["2"], hand=("crystal", "crystal"), discard=("spark",))
    play(table, "play:fiend-catcher", "do:may", "from-hand:crystal")
    assert cards(table, "hand:0") == ["crystal"]
    assert cards(table, "destroyed") == ["crystal"]


def test_fiend_catcher_may_destroy_a_card_in_the_discard_pile() -> None:
    table = catcher(["2"], hand=("crystal",), discard=("spark",))
    play(table, "play:fiend-catcher", "do:may", "from-discard:spark@1")
    assert cards(table, "discard:0") == []
    assert cards(table, "hand:0") == ["crystal"]


@rule("WE-205")
def test_copies_that_are_apart_in_a_discard_pile_are_different_choices() -> None:
    table = catcher(["2"], discard=("crystal", "crystal", "spark", "crystal"))
    play(table, "play:fiend-catcher", "do:may")
    assert keys(table) == [
        "from-discard:crystal@1",
        "from-discard:spark@2",
        "from-discard:crystal@3",
    ]
    play(table, "from-discard:crystal@3")
    assert cards(table, "discard:0") == ["crystal", "spark", "crystal"]


def test_fiend_catcher_need_not_destroy_anything() -> None:
    table = catcher(["2"], hand=("crystal",))
    play(table, "play:fiend-catcher", "skip")
    assert cards(table, "destroyed") == []


@rule("WE-212")
def test_a_revealed_player_card_stays_on_top_for_all_to_see() -> None:
    table = catcher(["2", "nemesis"])
    play(table, "play:fiend-catcher")
    assert turn_order(table) == ["2"]
    assert "charge" in keys(table)


def test_a_revealed_nemesis_card_may_go_to_the_bottom() -> None:
    table = catcher(["nemesis", "1", "2"])
    play(table, "play:fiend-catcher", "do:may")
    known = table.view(0).zone("order-deck").pieces
    assert [(piece.id, piece.name) for piece in known] == [("turn:bottom:0", "turn-card-nemesis")]
    play(table, "end")
    assert turn_order(table, "order-discard") == ["1", "1"]


def test_everybody_remembers_the_card_at_the_bottom() -> None:
    table = catcher(["nemesis", "1", "2", "1"])
    play(table, "play:fiend-catcher", "do:may")
    for seed in range(5):
        guess = table.redeal(1, seed)
        assert guess.state.order_deck[0].slug == "nemesis"


def test_a_revealed_nemesis_card_may_stay() -> None:
    table = catcher(["nemesis", "1", "2"])
    play(table, "play:fiend-catcher", "skip")
    assert turn_order(table) == ["nemesis"]


@rule("WE-138", "WE-214")
def test_an_empty_turn_order_deck_is_reshuffled_to_reveal_a_card() -> None:
    table = at(
        p0={"hand": ["fiend-catcher"], "discard": [], "aether": 2},
        turn_order={"deck": [], "discard": ["2", "2", "1", "1"]},
    )
    play(table, "play:fiend-catcher")
    assert len(turn_order(table)) == 1
    assert table.view(0).zone("order-deck").count == 4
    assert turn_order(table, "order-discard") == []


# Cairn Compass


def compass(ally: dict[str, Any], **more: Any) -> Table:
    return at(p0={"hand": ["cairn-compass", "crystal"]}, p1=ally, **more)


def test_cairn_compass_lets_an_ally_prep_a_discarded_spell_to_a_closed_breach() -> None:
    ally = {"discard": ["crystal", "spark"], "breaches": {"2": "open", "3": "D", "4": "none"}}
    table = play(compass(ally), "play:cairn-compass")
    assert asks(table).seat == 1
    play(table, "do:may")
    assert keys(table) == ["prep:spark@2", "prep:spark@3"]
    play(table, "prep:spark@3")
    assert cards(table, "breach:1:3") == ["spark"]
    assert cards(table, "discard:1") == ["crystal"]


def test_the_ally_chooses_among_the_spells_in_the_discard_pile() -> None:
    ally = {"discard": ["spark", "crystal", "fiery-torrent"], "breaches": {"3": "none"}}
    table = play(compass(ally), "play:cairn-compass", "do:may")
    assert keys(table) == ["from-discard:fiery-torrent@1", "from-discard:spark@3"]
    play(table, "from-discard:fiery-torrent@1", "prep:fiery-torrent@4")
    assert cards(table, "breach:1:4") == ["fiery-torrent"]


def test_the_ally_may_decline() -> None:
    table = play(compass({"discard": ["spark"]}), "play:cairn-compass", "skip")
    assert cards(table, "discard:1") == ["spark"]


def test_without_a_spell_or_a_free_breach_nothing_is_asked() -> None:
    full = {"2": {"spells": ["spark"]}, "3": "none", "4": "none"}
    for ally in ({"discard": ["crystal"]}, {"discard": ["spark"], "breaches": full}):
        table = play(compass(ally), "play:cairn-compass")
        assert "play:crystal" in keys(table)


def test_a_spell_for_two_breaches_needs_two_free_neighbours() -> None:
    ally = {"discard": ["crystallize"], "breaches": {"2": "open", "3": "R", "4": "R"}}
    table = play(compass(ally), "play:cairn-compass", "do:may")
    assert keys(table) == ["prep:crystallize@2+3", "prep:crystallize@3+4"]
    play(table, "prep:crystallize@3+4")
    assert cards(table, "breach:1:3") == ["crystallize"]
    assert table.view(0).zone("breach:1:4").count == 1


def test_kindle_shares_its_breach_in_its_owners_main_phase_only() -> None:
    breaches = {"2": {"spells": ["kindle"]}, "3": "D", "4": "none"}
    table = compass({"discard": ["spark"], "breaches": breaches})
    play(table, "play:cairn-compass", "do:may")
    assert cards(table, "breach:1:3") == ["spark"]


@rule("WE-322")
def test_alone_the_compass_is_for_the_player() -> None:
    table = at(
        players=1,
        p0={
            "hand": ["cairn-compass", "crystal"],
            "discard": ["spark"],
            "breaches": {"2": "L", "3": "none", "4": "none"},
        },
    )
    play(table, "play:cairn-compass", "do:may", "prep:spark@2")
    assert cards(table, "breach:0:2") == ["spark"]


@rule("WE-322")
def test_alone_the_compass_may_put_a_spark_beside_kindle() -> None:
    breaches = {"1": {"spells": ["kindle"]}, "2": "none", "3": "none", "4": "none"}
    one = {"hand": ["cairn-compass", "crystal"], "discard": ["spark"], "breaches": breaches}
    table = play(at(players=1, p0=one), "play:cairn-compass", "do:may")
    assert cards(table, "breach:0:1") == ["kindle", "spark"]


# Primordial Fetish


@rule("WE-059", "WE-334")
def test_primordial_fetish_focuses_a_breach_of_any_player() -> None:
    table = at(
        p0={"hand": ["primordial-fetish", "crystal"], "breaches": {"2": "open"}},
        p1={"breaches": {"3": "R", "4": "open"}},
    )
    play(table, "play:primordial-fetish", "do:1")
    assert keys(table) == ["focus:0.3", "focus:0.4", "focus:1.3"]
    with only_changes(table, "breach:1:3"):
        play(table, "focus:1.3")
    assert table.view(0).zone("breach:1:3").marks["turned"] == "D"


def test_or_it_is_destroyed_for_three_life() -> None:
    table = at(p0={"hand": ["primordial-fetish", "crystal"], "life": 5})
    with only_changes(table, "player:0.life", "hand:0", "destroyed"):
        play(table, "play:primordial-fetish", "do:2")
    assert marks(table, "player:0")["life"] == 8
    assert cards(table, "destroyed") == ["primordial-fetish"]


@rule("WE-284", "WE-292")
def test_an_exhausted_player_must_focus() -> None:
    table = at(p0={"hand": ["primordial-fetish", "crystal"], "life": 0})
    play(table, "play:primordial-fetish")
    assert {key.partition(":")[0] for key in keys(table)} == {"focus"}


@rule("WE-292")
def test_without_a_closed_breach_anywhere_the_fetish_is_destroyed() -> None:
    opened = {"2": "open", "3": "open", "4": "open"}
    table = at(
        p0={"hand": ["primordial-fetish", "crystal"], "life": 5, "breaches": opened},
        p1={"breaches": opened},
    )
    play(table, "play:primordial-fetish")
    assert marks(table, "player:0")["life"] == 8


# Vortex Gauntlet


def test_vortex_gauntlet_casts_a_prepped_spell_and_returns_it_to_the_hand() -> None:
    table = at(
        foe={"life": 30},
        p0={
            "hand": ["vortex-gauntlet", "crystal"],
            "discard": [],
            "breaches": {"1": {"spells": ["fiery-torrent"]}},
        },
    )
    play(table, "play:vortex-gauntlet")
    assert marks(table, "nemesis")["life"] == 28
    assert cards(table, "hand:0") == ["crystal", "fiery-torrent"]
    assert cards(table, "discard:0") == []
    assert cards(table, "breach:0:1") == []


@rule("WE-238", "WE-239", "WE-241", "WE-242")
def test_an_allys_spell_is_the_casters_to_aim_and_goes_back_to_the_ally() -> None:
    table = at(
        foe={"life": 30},
        in_play=["catacomb-drone"],
        p0={"hand": ["vortex-gauntlet", "crystal"], "breaches": {"1": {"spells": ["spark"]}}},
        p1={"hand": ["crystal"], "breaches": {"3": {"spells": ["fiery-torrent"]}}},
    )
    play(table, "play:vortex-gauntlet")
    assert keys(table) == ["spell:spark@0.1", "spell:fiery-torrent@1.3"]
    play(table, "spell:fiery-torrent@1.3")
    assert asks(table).seat == 0
    play(table, "target:nemesis")
    assert marks(table, "nemesis")["life"] == 27  # 2, and 1 of the ally's breach III
    assert cards(table, "hand:1") == ["crystal", "fiery-torrent"]
    assert cards(table, "breach:0:1") == ["spark"]


@rule("WE-240")
def test_your_spells_are_those_of_the_caster() -> None:
    spark = {"spells": ["spark"]}
    table = at(
        foe={"life": 30},
        p0={"hand": ["vortex-gauntlet", "crystal"], "breaches": {"1": spark, "2": spark}},
        p1={"breaches": {"2": {"spells": ["thoughtform-familiar"]}}},
    )
    play(table, "play:vortex-gauntlet", "spell:thoughtform-familiar@1.2")
    assert marks(table, "nemesis")["life"] == 26


def test_a_spell_destroyed_by_its_own_effect_does_not_return() -> None:
    table = at(
        p0={"hand": ["vortex-gauntlet", "crystal"]},
        p1={"hand": [], "breaches": {"2": {"spells": ["conjure-the-lost"]}}},
    )
    play(table, "play:vortex-gauntlet", "do:may")
    assert cards(table, "hand:1") == []
    assert cards(table, "destroyed") == ["conjure-the-lost"]


def test_with_nothing_prepped_the_gauntlet_does_nothing() -> None:
    table = at(p0={"hand": ["vortex-gauntlet", "crystal"]})
    play(table, "play:vortex-gauntlet")
    assert cards(table, "play:0") == ["vortex-gauntlet"]
    assert "play:crystal" in keys(table)


@rule("WE-153")
def test_the_gauntlet_casts_a_spell_in_the_turn_in_which_it_was_prepped() -> None:
    table = at(foe={"life": 30}, p0={"hand": ["vortex-gauntlet", "spark", "crystal"]})
    play(table, "prep:spark@1", "play:vortex-gauntlet")
    assert marks(table, "nemesis")["life"] == 29
    assert "prep:spark@1" in keys(table)
