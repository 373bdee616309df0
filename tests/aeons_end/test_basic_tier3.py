"""The basic nemesis cards of tier 3: what each does when drawn, resolved or fended off."""

from __future__ import annotations

import pytest

from tests.aeons_end.nemesis_side import (
    CALM,
    ONE_NEMESIS_TURN,
    TWO_NEMESIS_TURNS,
    breaches,
    drawn,
    persistent,
    powered,
)
from tests.support import asks, at, cards, in_play, keys, marks, play, prepped, rule


class TestApocalypseRitual:
    @pytest.mark.parametrize(
        ("order", "left"), [(CALM, 30), (ONE_NEMESIS_TURN, 25), (TWO_NEMESIS_TURNS, 20)]
    )
    def test_5_damage_for_each_nemesis_turn_gone(self, order: dict[str, object], left: int) -> None:
        table = powered("apocalypse-ritual", turn_order=order)
        assert marks(table, "gravehold")["life"] == left

    @rule("WE-295", "WE-296")
    def test_8_aether_fends_it_off(self) -> None:
        mine = {"hand": ["crystal"], "aether": 7}
        table = at(in_play=["apocalypse-ritual"], p0=mine, foe={"discard": []})
        assert "discard-power:apocalypse-ritual" not in keys(table)
        play(table, "play:crystal", "discard-power:apocalypse-ritual")
        assert in_play(table) == {}
        assert marks(table, "player:0")["aether"] == 0
        assert any(line.endswith("spends 8 aether.") for line in table.log("en"))


class TestBanish:
    def test_1_damage_for_each_prepped_spell_of_the_player_with_the_most(self) -> None:
        two = prepped(two="spark", three="kindle")
        table = drawn("banish", p0=prepped(one="spark"), p1=two)
        assert marks(table, "player:1")["life"] == 8
        assert marks(table, "player:0")["life"] == 10

    @rule("WE-259")
    def test_the_players_break_a_tie(self) -> None:
        table = drawn("banish", p0=prepped(one="spark"), p1=prepped(two="spark"))
        assert keys(table) == ["player:0", "player:1"]
        table.answer("player:0")
        assert marks(table, "player:0")["life"] == 9

    @rule("WE-260")
    def test_a_tie_at_zero_hurts_nobody(self) -> None:
        table = drawn("banish")
        assert asks(table).topic != "tied"
        assert marks(table, "player:0")["life"] == marks(table, "player:1")["life"] == 10

    def test_it_unleashes_twice_first(self) -> None:
        table = drawn("banish", turn_order=TWO_NEMESIS_TURNS, p0=prepped(one="spark"))
        play(table, "do:1", "do:1")
        assert marks(table, "gravehold")["life"] == 26
        assert marks(table, "player:0")["life"] == 9


class TestCataclysmicFate:
    def test_the_player_with_the_lowest_life_suffers_4(self) -> None:
        table = powered("cataclysmic-fate", p0={"life": 9}, p1={"life": 6})
        assert marks(table, "player:1")["life"] == 2

    @rule("WE-285")
    def test_an_exhausted_player_does_not_have_the_lowest_life(self) -> None:
        table = powered("cataclysmic-fate", p0={"life": 9}, p1={"life": 0})
        assert marks(table, "player:0")["life"] == 5
        assert marks(table, "gravehold")["life"] == 30

    @rule("WE-297")
    def test_an_expensive_spell_and_its_breach_fend_it_off(self) -> None:
        spells = prepped(one="spark", two="fiery-torrent", three="kindle")
        mine = {"hand": ["crystal"], **spells}
        table = at(in_play=["cataclysmic-fate"], p0=mine, foe={"discard": []})
        table.answer("discard-power:cataclysmic-fate")
        assert cards(table, "destroyed") == ["fiery-torrent"]
        assert breaches(table, 0) == ["breach:0:1", "breach:0:3", "breach:0:4"]
        assert cards(table, "breach:0:1") == ["spark"]
        assert cards(table, "nemesis-discard") == ["cataclysmic-fate"]

    def test_the_player_chooses_among_several_expensive_spells(self) -> None:
        mine = {"hand": ["crystal"], **prepped(one="conjure-the-lost", two="fiery-torrent")}
        table = at(in_play=["cataclysmic-fate"], p0=mine)
        table.answer("discard-power:cataclysmic-fate")
        assert keys(table) == ["spell:conjure-the-lost@0.1", "spell:fiery-torrent@0.2"]
        table.answer("spell:conjure-the-lost@0.1")
        assert breaches(table, 0) == ["breach:0:2", "breach:0:3", "breach:0:4"]
        assert cards(table, "breach:0:2") == ["fiery-torrent"]

    def test_of_a_spell_on_two_breaches_the_player_chooses_the_breach(self) -> None:
        mine = {"hand": ["crystal"], **prepped(two="crystallize", three="crystallize")}
        table = at(in_play=["cataclysmic-fate"], p0=mine)
        table.answer("discard-power:cataclysmic-fate")
        assert keys(table) == ["breach:2", "breach:3"]
        table.answer("breach:3")
        assert cards(table, "destroyed") == ["crystallize"]
        assert breaches(table, 0) == ["breach:0:1", "breach:0:2", "breach:0:4"]

    @rule("WE-296")
    def test_a_cheaper_spell_or_that_of_an_ally_does_not_do(self) -> None:
        mine = {"hand": ["crystal"], **prepped(one="kindle")}
        table = at(in_play=["cataclysmic-fate"], p0=mine, p1=prepped(two="conjure-the-lost"))
        assert "discard-power:cataclysmic-fate" not in keys(table)


class TestMonstrosityOfOmens:
    @rule("WE-066")
    def test_any_damage_to_it_counts_as_1(self) -> None:
        mine = {"hand": ["crystal"], **prepped(one="conjure-the-lost")}
        table = at(phase="casting", in_play=["monstrosity-of-omens"], p0=mine)
        play(table, "cast:1", "target:monstrosity-of-omens")
        assert in_play(table) == {"monstrosity-of-omens": 4}

    @rule("WE-086")
    def test_the_fifth_hit_discards_it(self) -> None:
        mine = {"hand": ["crystal"], **prepped(one="spark")}
        row = [{"card": "monstrosity-of-omens", "life": 1}]
        table = at(phase="casting", in_play=row, p0=mine, foe={"discard": []})
        play(table, "cast:1", "target:monstrosity-of-omens")
        assert in_play(table) == {}
        assert cards(table, "nemesis-discard") == ["monstrosity-of-omens"]

    def test_gravehold_suffers_as_much_as_it_has_life(self) -> None:
        assert marks(persistent("monstrosity-of-omens"), "gravehold")["life"] == 25
        assert marks(persistent("monstrosity-of-omens", life=2), "gravehold")["life"] == 28


class TestEngulf:
    def test_the_attack_discarded_last_resolves_again_and_stays_discarded(self) -> None:
        pile = ["quell", "smite", "mangleroot"]
        table = drawn("engulf", foe={"discard": pile})
        assert marks(table, "gravehold")["life"] == 28
        assert cards(table, "nemesis-discard") == [*pile, "engulf"]

    @rule("WE-294")
    def test_the_choices_of_that_attack_are_made_again(self) -> None:
        table = play(drawn("engulf", foe={"discard": ["quell"]}), "do:1")
        assert marks(table, "gravehold")["life"] == 23

    @rule("WE-263")
    def test_without_an_attack_in_the_pile_nothing_happens(self) -> None:
        table = drawn("engulf", foe={"discard": ["mangleroot"]}, turn_order=TWO_NEMESIS_TURNS)
        assert marks(table, "gravehold")["life"] == 30
        assert asks(table).topic == "main"
        assert cards(table, "nemesis-discard") == ["mangleroot", "engulf"]


class TestQuell:
    @rule("WE-291")
    def test_7_damage_to_gravehold(self) -> None:
        table = drawn("quell", turn_order=TWO_NEMESIS_TURNS)
        assert keys(table) == ["do:1", "do:2"]
        table.answer("do:1")
        assert marks(table, "gravehold")["life"] == 23
        assert asks(table).topic == "main"

    @rule("WE-301")
    def test_or_unleash_three_times(self) -> None:
        table = drawn("quell", turn_order=TWO_NEMESIS_TURNS)
        play(table, "do:2", "do:1", "do:1", "do:2")
        assert marks(table, "gravehold")["life"] == 26
        assert marks(table, "nemesis")["tokens"] == 7
        assert asks(table).topic == "main"


class TestThrottle:
    def test_the_three_most_expensive_cards_in_hand_are_destroyed(self) -> None:
        hand = ["crystal", "fiery-torrent", "scoria-slag", "mages-totem", "spark"]
        table = play(drawn("throttle", p1={"hand": hand}), "player:1")
        assert cards(table, "destroyed") == ["fiery-torrent", "scoria-slag", "mages-totem"]
        assert cards(table, "hand:1") == ["crystal", "spark"]

    def test_the_player_breaks_a_tie(self) -> None:
        hand = ["crystal", "fiery-torrent", "scoria-slag", "spark"]
        table = play(drawn("throttle", p1={"hand": hand}), "player:1")
        assert keys(table) == ["card:crystal", "card:spark"]
        assert asks(table).seat == 1
        table.answer("card:spark")
        assert cards(table, "hand:1") == ["crystal"]

    @rule("WE-264")
    def test_a_player_who_has_three_cards_must_be_chosen(self) -> None:
        hands = {"p0": {"hand": ["crystal"] * 2}, "p1": {"hand": ["crystal"] * 3}}
        table = drawn("throttle", **hands)
        assert cards(table, "destroyed") == ["crystal"] * 3
        assert cards(table, "hand:1") == []

    @rule("WE-265")
    def test_if_nobody_has_three_the_player_who_has_the_most(self) -> None:
        hands = {"p0": {"hand": ["crystal"] * 2}, "p1": {"hand": ["crystal"]}}
        table = drawn("throttle", **hands, turn_order={"deck": ["2"], "discard": []})
        assert cards(table, "destroyed") == ["crystal"] * 2
        assert cards(table, "hand:1") == ["crystal"]

    def test_it_unleashes_twice_first(self) -> None:
        table = play(drawn("throttle", turn_order=TWO_NEMESIS_TURNS), "do:1", "do:1")
        assert marks(table, "gravehold")["life"] == 26
        assert keys(table) == ["player:0", "player:1"]


class TestWitheringBeam:
    def test_the_two_most_expensive_prepped_spells_of_all_are_destroyed(self) -> None:
        theirs = {
            "p0": prepped(one="spark", two="kindle"),
            "p1": prepped(two="conjure-the-lost", three="spark"),
        }
        table = powered("withering-beam", **theirs)
        assert cards(table, "destroyed") == ["conjure-the-lost", "kindle"]
        assert cards(table, "breach:0:1") == ["spark"]
        assert cards(table, "breach:1:3") == ["spark"]

    @rule("WE-258")
    def test_the_players_break_a_tie_together(self) -> None:
        mine = prepped(one="kindle", two="conjure-the-lost")
        theirs = {"p0": mine, "p1": prepped(two="jagged-lightning")}
        table = powered("withering-beam", **theirs)
        assert cards(table, "destroyed") == ["conjure-the-lost"]
        assert keys(table) == ["spell:kindle@0.1", "spell:jagged-lightning@1.2"]
        assert asks(table).anyone
        table.answer("spell:jagged-lightning@1.2")
        assert cards(table, "destroyed") == ["conjure-the-lost", "jagged-lightning"]

    @rule("WE-263")
    def test_as_many_as_there_are(self) -> None:
        table = powered("withering-beam", p1=prepped(two="spark"))
        assert cards(table, "destroyed") == ["spark"]

    @rule("WE-299", "WE-301")
    def test_it_cannot_be_fended_off_and_unleashes_twice(self) -> None:
        mine = {"hand": ["crystal"], "aether": 20}
        assert "discard-power:withering-beam" not in keys(at(in_play=["withering-beam"], p0=mine))
        table = play(powered("withering-beam", turn_order=TWO_NEMESIS_TURNS), "do:1", "do:1")
        assert marks(table, "gravehold")["life"] == 26
