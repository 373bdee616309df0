"""The basic nemesis cards of tier 2: what each does when drawn, resolved or fended off."""

from __future__ import annotations

import pytest

from tests.aeons_end.nemesis_side import TWO_NEMESIS_TURNS, drawn, persistent, powered
from tests.support import asks, at, cards, in_play, keys, marks, play, prepped, rule

NO_CARDS: dict[str, list[str]] = {"deck": [], "discard": []}


class TestAphoticSun:
    def test_the_player_with_the_most_charges_suffers_3_and_loses_them(self) -> None:
        table = powered("aphotic-sun", p0={"charges": 1}, p1={"charges": 3})
        assert marks(table, "player:1")["life"] == 7
        assert marks(table, "player:1")["charges"] == 0
        assert marks(table, "player:0")["charges"] == 1
        assert cards(table, "nemesis-discard") == ["aphotic-sun"]

    @rule("WE-259")
    def test_the_players_break_a_tie(self) -> None:
        table = powered("aphotic-sun", p0={"charges": 2}, p1={"charges": 2})
        assert keys(table) == ["player:0", "player:1"]
        assert asks(table).anyone
        table.answer("player:0")
        assert marks(table, "player:0")["charges"] == 0
        assert marks(table, "player:1")["charges"] == 2

    @rule("WE-260")
    def test_where_nobody_has_charges_anybody_may_be_hit(self) -> None:
        table = powered("aphotic-sun")
        assert keys(table) == ["player:0", "player:1"]
        table.answer("player:1")
        assert marks(table, "player:1")["life"] == 7

    def test_it_unleashes_once(self) -> None:
        table = powered("aphotic-sun", turn_order=TWO_NEMESIS_TURNS, p0={"charges": 1})
        table.answer("do:1")
        assert marks(table, "gravehold")["life"] == 28
        assert marks(table, "player:0")["life"] == 7


class TestChaosFlail:
    def test_the_more_expensive_of_two_revealed_cards_is_destroyed(self) -> None:
        mine = {"deck": ["crystal"], "discard": ["conjure-the-lost"]}
        table = play(powered("chaos-flail", p0=mine), "player:0")
        assert cards(table, "destroyed") == ["conjure-the-lost"]
        assert table.view(0).zone("deck:0").count == 1
        assert cards(table, "discard:0") == []

    @pytest.mark.parametrize("seed", range(5))
    def test_the_discard_pile_is_shuffled_into_the_deck(self, seed: int) -> None:
        by_cost = ["crystal", "mages-totem", "frozen-magmite", "scoria-slag", "fiery-torrent"]
        mine = {"deck": by_cost[:1], "discard": by_cost[1:]}
        table = play(powered("chaos-flail", p0=mine, seed=seed), "player:0")
        shuffles, *revealed = [line for line in table.log("en") if "Mazahaedron" in line][:3]
        assert shuffles == "Mazahaedron shuffles their discard pile into their deck."
        assert all("reveals" in line for line in revealed)
        destroyed = cards(table, "destroyed")
        assert by_cost.index(destroyed[0]) > 0
        assert table.view(0).zone("deck:0").count == 4
        assert cards(table, "discard:0") == []

    def test_the_other_revealed_card_is_on_top_of_the_deck_and_is_known(self) -> None:
        mine = {"deck": ["crystal"] * 3, "discard": ["breach-ore"] * 3, "hand": ["spark"]}
        table = play(powered("chaos-flail", p0=mine), "player:0")
        deck = table.state.players[0].deck
        assert table.state.players[0].shuffled == len(deck) - 1 == 4

    def test_the_player_breaks_a_tie_of_the_revealed_cards(self) -> None:
        mine = {"deck": ["crystal"], "discard": ["spark"]}
        table = play(powered("chaos-flail", p1=mine), "player:1")
        assert sorted(keys(table)) == ["card:crystal", "card:spark"]
        assert asks(table).seat == 1
        table.answer("card:spark")
        assert cards(table, "destroyed") == ["spark"]

    @rule("WE-264")
    def test_a_player_who_has_two_cards_goes_before_one_who_has_one(self) -> None:
        few = {"deck": ["crystal"], "discard": []}
        two = {"deck": ["crystal"], "discard": ["crystal"]}
        assert cards(powered("chaos-flail", p0=few, p1=two), "destroyed") == ["crystal"]

    @rule("WE-265")
    def test_a_single_card_is_revealed_and_destroyed(self) -> None:
        table = powered("chaos-flail", p0=NO_CARDS, p1={"deck": [], "discard": ["crystal"]})
        assert cards(table, "destroyed") == ["crystal"]

    @rule("WE-263")
    def test_without_any_cards_nothing_happens(self) -> None:
        table = powered("chaos-flail", p0=NO_CARDS, p1=NO_CARDS)
        assert cards(table, "destroyed") == []
        assert asks(table).topic == "main"

    def test_it_unleashes_twice_first(self) -> None:
        table = play(powered("chaos-flail", turn_order=TWO_NEMESIS_TURNS), "do:1", "do:1")
        assert marks(table, "gravehold")["life"] == 26
        assert keys(table) == ["player:0", "player:1"]


class TestMageEnder:
    def test_the_player_with_the_most_opened_breaches_suffers_2(self) -> None:
        table = persistent("mage-ender", p0={"breaches": {"2": "open"}})
        assert marks(table, "player:0")["life"] == 8
        assert in_play(table)["mage-ender"] == 9

    @rule("WE-259")
    def test_the_players_break_a_tie(self) -> None:
        table = persistent("mage-ender")
        assert asks(table).topic == "tied"
        table.answer("player:1")
        assert marks(table, "player:1")["life"] == 8


class TestMangleroot:
    def test_gravehold_suffers_3_and_the_minion_2(self) -> None:
        table = persistent("mangleroot")
        assert marks(table, "gravehold")["life"] == 27
        assert in_play(table)["mangleroot"] == 10

    @rule("WE-086", "WE-226")
    def test_with_its_last_life_it_discards_itself(self) -> None:
        table = persistent("mangleroot", life=2)
        assert marks(table, "gravehold")["life"] == 27
        assert "mangleroot" not in in_play(table)
        assert cards(table, "nemesis-discard") == ["mangleroot"]


class TestMorbidGyre:
    @rule("WE-337")
    def test_the_players_share_three_discards(self) -> None:
        hands = {"p0": {"hand": ["crystal", "crystal"]}, "p1": {"hand": ["spark", "spark"]}}
        table = play(powered("morbid-gyre", **hands), "player:0", "player:1", "player:1")
        assert cards(table, "discard:0") == ["crystal"]
        assert cards(table, "discard:1") == ["spark", "spark"]

    def test_it_unleashes_twice_first(self) -> None:
        table = play(powered("morbid-gyre", turn_order=TWO_NEMESIS_TURNS), "do:2", "do:2")
        assert marks(table, "nemesis")["tokens"] == 6
        assert keys(table) == ["player:0", "player:1"]


class TestMutilate:
    def test_two_prepped_spells_of_anybody_are_discarded_then_2_damage(self) -> None:
        theirs = {"p0": prepped(one="spark", two="kindle"), "p1": prepped(two="spark")}
        table = drawn("mutilate", **theirs)
        assert keys(table) == ["spell:spark@0.1", "spell:kindle@0.2", "spell:spark@1.2"]
        assert asks(table).anyone
        play(table, "spell:kindle@0.2", "spell:spark@1.2", "player:0")
        assert cards(table, "discard:0") == ["kindle"]
        assert cards(table, "discard:1") == ["spark"]
        assert cards(table, "breach:0:1") == ["spark"]
        assert marks(table, "player:0")["life"] == 8

    @rule("WE-263")
    def test_a_single_prepped_spell_goes_without_a_question(self) -> None:
        table = drawn("mutilate", p1=prepped(two="spark"))
        assert cards(table, "discard:1") == ["spark"]
        assert keys(table) == ["player:0", "player:1"]

    @rule("WE-263")
    def test_without_prepped_spells_it_is_only_the_damage(self) -> None:
        table = play(drawn("mutilate"), "player:1")
        assert marks(table, "player:1")["life"] == 8


class TestNullScion:
    @rule("WE-300")
    def test_it_unleashes_once(self) -> None:
        table = play(persistent("null-scion", turn_order=TWO_NEMESIS_TURNS), "do:1")
        assert marks(table, "gravehold")["life"] == 28
        assert in_play(table)["null-scion"] == 11


class TestSmite:
    @rule("WE-301", "WE-302")
    def test_unleash_twice_then_2_damage_to_gravehold(self) -> None:
        table = drawn("smite", turn_order=TWO_NEMESIS_TURNS)
        table.answer("do:2")
        assert marks(table, "gravehold")["life"] == 30
        table.answer("do:2")
        assert marks(table, "nemesis")["tokens"] == 6
        assert marks(table, "gravehold")["life"] == 28


@rule("WE-295", "WE-296", "WE-297")
@pytest.mark.parametrize("card", ["aphotic-sun", "chaos-flail", "morbid-gyre"])
def test_7_aether_fends_a_power_off(card: str) -> None:
    table = at(in_play=[card], p0={"hand": ["crystal"], "aether": 6}, foe={"discard": []})
    assert f"discard-power:{card}" not in keys(table)
    play(table, "play:crystal", f"discard-power:{card}")
    assert marks(table, "player:0")["aether"] == 0
    assert in_play(table) == {}
    assert cards(table, "nemesis-discard") == [card]
    assert marks(table, "player:0")["life"] == 10


@rule("WE-093", "WE-221", "WE-223")
def test_the_nemesis_tier_is_that_of_the_card_being_resolved() -> None:
    table = drawn("mutilate", foe={"discard": ["thrash"]})
    assert asks(table).topic == "player"
    assert marks(table, "nemesis")["tier"] == 2


@rule("WE-221")
def test_the_nemesis_tier_counts_what_is_in_play_and_discarded() -> None:
    assert marks(at(foe={"discard": ["thrash"]}), "nemesis")["tier"] == 1
    both = at(foe={"discard": ["thrash"]}, in_play=["null-scion"])
    assert marks(both, "nemesis")["tier"] == 2


@rule("WE-224")
def test_before_the_first_nemesis_card_the_tier_is_0() -> None:
    assert marks(at(foe={"discard": []}), "nemesis")["tier"] == 0


@rule("WE-222")
def test_drawing_a_higher_tier_raises_the_nemesis_tier_for_good() -> None:
    table = drawn("smite", foe={"discard": ["thrash"]})
    assert marks(table, "nemesis")["tier"] == 2


@rule("WE-244")
def test_minions_and_powers_resolve_from_the_oldest_to_the_newest() -> None:
    row = ["howling-spinners", {"card": "aphotic-sun", "tokens": 1}, "mangleroot"]
    table = at(
        phase="nemesis",
        in_play=row,
        foe={"deck": ["night-unending", "smite"]},
        turn_order={"deck": ["1"], "discard": []},
    )
    table.answer("player:0")
    assert marks(table, "gravehold")["life"] == 30
    table.answer("player:1")
    assert marks(table, "player:1")["life"] == 7
    assert marks(table, "gravehold")["life"] == 27
