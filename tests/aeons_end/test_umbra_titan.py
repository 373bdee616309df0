"""Umbra Titan: its sheet, the pillars of Gravehold and its nine cards."""

from __future__ import annotations

import pytest

from tests.aeons_end.catalogue import CARDS, NEMESES
from tests.aeons_end.nemesis_side import (
    CALM,
    ONE_NEMESIS_TURN,
    TWO_NEMESIS_TURNS,
    drawn,
    persistent,
    powered,
)
from tests.support import asks, at, cards, in_play, keys, marks, play, prepped, rule

LOST = "Defeat. Umbra Titan has lost the last nemesis token and Gravehold collapses."


class TestSheet:
    @rule("WE-081", "WE-118", "WE-119", "WE-120", "WE-121", "WE-123", "WE-125")
    def test_set_up_for_two_players(self) -> None:
        """WE-E02."""
        table = at(players=2, setup={"difficulty": "normal"})
        side = marks(table, "nemesis")
        assert side["life"] == side["max_life"] == 70
        assert side["tokens"] == 8
        deck = table.state.nemesis_deck[::-1]
        assert [card.tier for card in deck] == [1] * 6 + [2] * 8 + [3] * 10
        for tier, basic in ((1, 3), (2, 5), (3, 7)):
            pile = [card for card in deck if card.tier == tier]
            assert sum(card.nemesis == "umbra-titan" for card in pile) == 3
            assert sum(card.nemesis is None for card in pile) == basic
        assert len(set(deck)) == 24

    @rule("WE-073", "WE-314", "WE-317")
    @pytest.mark.parametrize(
        ("difficulty", "pillars"),
        [("beginner", 8), ("normal", 8), ("expert", 5), ("extinction", 5)],
    )
    def test_there_are_fewer_pillars_at_the_increased_difficulty(
        self, difficulty: str, pillars: int
    ) -> None:
        table = at(setup={"difficulty": difficulty})
        assert marks(table, "nemesis")["tokens"] == pillars

    @rule("WE-092")
    def test_three_cards_of_each_tier(self) -> None:
        tiers = [card.tier for card in NEMESES["umbra-titan"].cards]
        assert sorted(tiers) == [1, 1, 1, 2, 2, 2, 3, 3, 3]

    @rule("WE-071", "WE-300")
    def test_without_a_nemesis_turn_gone_unleash_does_nothing(self) -> None:
        table = persistent("null-scion")
        assert marks(table, "gravehold")["life"] == 30
        assert marks(table, "nemesis")["tokens"] == 8

    def test_with_one_nemesis_turn_gone_a_player_suffers_2(self) -> None:
        table = persistent("null-scion", turn_order=ONE_NEMESIS_TURN)
        assert keys(table) == ["do:1", "do:2"]
        play(table, "do:1", "player:1")
        assert marks(table, "player:1")["life"] == 8
        assert marks(table, "nemesis")["tokens"] == 8

    @rule("WE-290")
    def test_or_a_pillar_falls(self) -> None:
        table = play(persistent("null-scion", turn_order=ONE_NEMESIS_TURN), "do:2")
        assert marks(table, "nemesis")["tokens"] == 7
        assert marks(table, "player:0")["life"] == marks(table, "player:1")["life"] == 10

    def test_with_two_nemesis_turns_gone_gravehold_suffers_2(self) -> None:
        table = play(persistent("null-scion", turn_order=TWO_NEMESIS_TURNS), "do:1")
        assert marks(table, "gravehold")["life"] == 28

    def test_or_a_pillar_falls_as_well(self) -> None:
        table = play(persistent("null-scion", turn_order=TWO_NEMESIS_TURNS), "do:2")
        assert marks(table, "nemesis")["tokens"] == 7
        assert marks(table, "gravehold")["life"] == 30

    @rule("WE-072", "WE-303", "WE-309")
    def test_with_the_last_pillar_the_players_lose_at_once(self) -> None:
        order = TWO_NEMESIS_TURNS
        table = drawn("smite", foe={"tokens": 1}, turn_order=order)
        table.answer("do:2")
        assert table.question is None
        assert table.result is not None
        assert table.result.winners == ()
        assert table.result.text("en") == LOST
        assert marks(table, "gravehold")["life"] == 30


class TestCryptid:
    def test_the_most_expensive_prepped_spell_is_discarded(self) -> None:
        two = prepped(two="spark", three="fiery-torrent")
        table = play(persistent("cryptid", p0=prepped(one="kindle"), p1=two), "do:1")
        assert cards(table, "discard:1") == ["fiery-torrent"]
        assert cards(table, "breach:0:1") == ["kindle"]
        assert marks(table, "nemesis")["tokens"] == 8

    def test_or_a_pillar_falls(self) -> None:
        table = play(persistent("cryptid", p0=prepped(one="kindle")), "do:2")
        assert marks(table, "nemesis")["tokens"] == 7
        assert cards(table, "breach:0:1") == ["kindle"]

    @rule("WE-259")
    def test_the_players_break_a_tie(self) -> None:
        mine, theirs = prepped(one="kindle"), prepped(two="jagged-lightning")
        table = play(persistent("cryptid", p0=mine, p1=theirs), "do:1")
        assert keys(table) == ["spell:kindle@0.1", "spell:jagged-lightning@1.2"]
        assert asks(table).anyone
        table.answer("spell:jagged-lightning@1.2")
        assert cards(table, "discard:1") == ["jagged-lightning"]

    @rule("WE-292")
    def test_without_prepped_spells_it_must_be_the_pillar(self) -> None:
        assert marks(persistent("cryptid"), "nemesis")["tokens"] == 7


class TestGrubber:
    def test_two_nemesis_turns_gone_cost_a_pillar(self) -> None:
        table = persistent("grubber", turn_order=TWO_NEMESIS_TURNS)
        assert marks(table, "nemesis")["tokens"] == 7
        assert marks(table, "gravehold")["life"] == 30

    @pytest.mark.parametrize("order", [CALM, ONE_NEMESIS_TURN])
    def test_otherwise_gravehold_suffers_2(self, order: dict[str, object]) -> None:
        table = persistent("grubber", turn_order=order)
        assert marks(table, "nemesis")["tokens"] == 8
        assert marks(table, "gravehold")["life"] == 28


class TestSeismicRoar:
    def test_two_pillars_fall(self) -> None:
        assert marks(powered("seismic-roar"), "nemesis")["tokens"] == 6

    @rule("WE-263", "WE-309")
    def test_if_only_one_is_left_that_one_falls_and_all_is_lost(self) -> None:
        table = powered("seismic-roar", foe={"tokens": 1})
        assert table.result is not None
        assert table.result.text("en") == LOST


class TestMaul:
    def test_the_two_most_expensive_prepped_spells_are_destroyed(self) -> None:
        theirs = {"p0": prepped(one="spark", two="kindle"), "p1": prepped(two="fiery-torrent")}
        table = play(drawn("maul", **theirs), "do:1")
        assert cards(table, "destroyed") == ["fiery-torrent", "kindle"]
        assert marks(table, "nemesis")["tokens"] == 8

    def test_or_two_pillars_fall(self) -> None:
        table = play(drawn("maul", p0=prepped(one="spark", two="kindle")), "do:2")
        assert cards(table, "destroyed") == []
        assert marks(table, "nemesis")["tokens"] == 6

    @rule("WE-292")
    def test_with_a_single_prepped_spell_it_must_be_the_pillars(self) -> None:
        table = drawn("maul", p0=prepped(one="kindle"))
        assert cards(table, "destroyed") == []
        assert marks(table, "nemesis")["tokens"] == 6

    @rule("WE-292")
    def test_with_a_single_pillar_it_must_be_the_spells(self) -> None:
        table = drawn("maul", p0=prepped(one="spark", two="kindle"), foe={"tokens": 1})
        assert cards(table, "destroyed") == ["kindle", "spark"]
        assert marks(table, "nemesis")["tokens"] == 1

    @rule("WE-293")
    def test_with_one_of_each_the_choice_is_free_and_half_is_done(self) -> None:
        table = drawn("maul", p0=prepped(one="kindle"), foe={"tokens": 1})
        assert keys(table) == ["do:1", "do:2"]
        table.answer("do:1")
        assert cards(table, "destroyed") == ["kindle"]
        assert marks(table, "nemesis")["tokens"] == 1

    @rule("WE-293")
    def test_with_a_pillar_and_no_spell_more_of_the_pillars_can_be_done(self) -> None:
        table = drawn("maul", foe={"tokens": 1})
        assert table.result is not None
        assert table.result.text("en") == LOST


class TestTombfright:
    @pytest.mark.parametrize("pillars", [5, 8])
    def test_with_five_pillars_or_more_one_falls(self, pillars: int) -> None:
        table = persistent("tombfright", foe={"tokens": pillars})
        assert marks(table, "nemesis")["tokens"] == pillars - 1
        assert marks(table, "gravehold")["life"] == 30

    def test_otherwise_gravehold_suffers_3(self) -> None:
        table = persistent("tombfright", foe={"tokens": 4})
        assert marks(table, "nemesis")["tokens"] == 4
        assert marks(table, "gravehold")["life"] == 27


class TestVaultBehemoth:
    def test_unhurt_it_only_strikes_a_player(self) -> None:
        table = play(persistent("vault-behemoth"), "player:1")
        assert marks(table, "player:1")["life"] == 8
        assert marks(table, "nemesis")["tokens"] == 8

    def test_hurt_it_pulls_down_a_pillar_as_well(self) -> None:
        table = play(persistent("vault-behemoth", life=8), "player:0")
        assert marks(table, "player:0")["life"] == 8
        assert marks(table, "nemesis")["tokens"] == 7


class TestCrumble:
    @rule("WE-257")
    def test_the_minion_discarded_last_returns_as_the_newest_with_all_its_life(self) -> None:
        pile = ["cryptid", "grubber", "smite"]
        table = drawn("crumble", foe={"discard": pile}, in_play=["mage-ender"])
        table.answer("do:1")
        assert list(in_play(table).items()) == [("mage-ender", 9), ("grubber", 5)]
        assert cards(table, "nemesis-discard") == ["cryptid", "smite", "crumble"]
        assert marks(table, "nemesis")["tokens"] == 8

    def test_then_it_unleashes(self) -> None:
        table = drawn("crumble", foe={"discard": ["grubber"]}, turn_order=TWO_NEMESIS_TURNS)
        play(table, "do:1", "do:1")
        assert in_play(table) == {"grubber": 5}
        assert marks(table, "gravehold")["life"] == 28

    def test_or_three_pillars_fall(self) -> None:
        table = play(drawn("crumble", foe={"discard": ["grubber"]}), "do:2")
        assert marks(table, "nemesis")["tokens"] == 5
        assert in_play(table) == {}

    @rule("WE-292")
    def test_without_a_discarded_minion_it_must_be_the_pillars(self) -> None:
        assert marks(drawn("crumble"), "nemesis")["tokens"] == 5

    @rule("WE-292")
    def test_with_two_pillars_it_must_be_the_minion(self) -> None:
        table = drawn("crumble", foe={"discard": ["grubber"], "tokens": 2})
        assert in_play(table) == {"grubber": 5}
        assert marks(table, "nemesis")["tokens"] == 2


class TestDemiAncient:
    def test_a_pillar_falls(self) -> None:
        table = persistent("demi-ancient")
        assert marks(table, "nemesis")["tokens"] == 7
        assert in_play(table)["demi-ancient"] == 18


class TestYawningBlack:
    def test_any_player_suffers_6(self) -> None:
        table = play(powered("yawning-black"), "do:1", "player:0")
        assert marks(table, "player:0")["life"] == 4
        assert marks(table, "nemesis")["tokens"] == 8

    def test_or_three_pillars_fall(self) -> None:
        table = play(powered("yawning-black"), "do:2")
        assert marks(table, "nemesis")["tokens"] == 5

    @rule("WE-292")
    def test_with_two_pillars_somebody_must_suffer(self) -> None:
        table = powered("yawning-black", foe={"tokens": 2})
        assert keys(table) == ["player:0", "player:1"]

    @rule("WE-280", "WE-281")
    def test_excess_damage_counts_double_against_gravehold(self) -> None:
        mine = {"life": 4, "breaches": {"2": "none", "3": "none", "4": "none"}}
        table = play(powered("yawning-black", p0=mine), "do:1", "player:0")
        assert marks(table, "player:0")["exhausted"]
        assert marks(table, "gravehold")["life"] == 26


@rule("WE-295", "WE-296", "WE-297")
@pytest.mark.parametrize(("card", "cost"), [("seismic-roar", 6), ("yawning-black", 8)])
def test_aether_fends_a_power_off(card: str, cost: int) -> None:
    mine = {"hand": ["crystal"], "aether": cost - 1}
    table = at(in_play=[card], p0=mine, foe={"discard": []})
    assert f"discard-power:{card}" not in keys(table)
    play(table, "play:crystal", f"discard-power:{card}")
    assert marks(table, "player:0")["aether"] == 0
    assert cards(table, "nemesis-discard") == [card]
    assert marks(table, "nemesis")["tokens"] == 8


@rule("WE-091")
def test_its_cards_are_its_own_and_basic_ones_are_nobodys() -> None:
    assert CARDS["cryptid"].nemesis == "umbra-titan"
    assert CARDS["smite"].nemesis is None
