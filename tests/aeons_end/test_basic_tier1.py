"""The basic nemesis cards of tier 1: what each does when drawn, resolved or fended off."""

from __future__ import annotations

from tests.aeons_end.nemesis_side import CALM, TWO_NEMESIS_TURNS, drawn, persistent, powered
from tests.support import asks, at, cards, in_play, keys, marks, play, prepped, rule

OTHER_POWER = {"deck": ["planar-collision", "smite"]}


class TestAfflict:
    def test_a_player_suffers_3_and_may_take_a_card_back(self) -> None:
        table = drawn("afflict", p1={"hand": ["spark"], "discard": ["crystal", "breach-ore"]})
        play(table, "player:1", "do:may")
        assert keys(table) == ["from-discard:breach-ore@1", "from-discard:crystal@2"]
        table.answer("from-discard:crystal@2")
        assert marks(table, "player:1")["life"] == 7
        assert cards(table, "hand:1") == ["spark", "crystal"]
        assert cards(table, "discard:1") == ["breach-ore"]
        assert cards(table, "nemesis-discard") == ["afflict"]

    def test_the_card_may_be_left_where_it_is(self) -> None:
        table = drawn("afflict", p1={"hand": ["spark"], "discard": ["crystal"]})
        play(table, "player:1", "skip")
        assert cards(table, "discard:1") == ["crystal"]

    @rule("WE-261")
    def test_a_player_without_a_discard_pile_may_be_chosen_all_the_same(self) -> None:
        table = drawn("afflict", p0={"discard": []}, p1={"discard": ["crystal"]})
        table.answer("player:0")
        assert marks(table, "player:0")["life"] == 7
        assert asks(table).topic == "main"

    @rule("WE-302")
    def test_unleash_comes_first(self) -> None:
        table = drawn("afflict", turn_order=TWO_NEMESIS_TURNS)
        assert keys(table) == ["do:1", "do:2"]
        table.answer("do:1")
        assert marks(table, "gravehold")["life"] == 28
        assert keys(table) == ["player:0", "player:1"]


class TestCatacombDrone:
    @rule("WE-084", "WE-254", "WE-256")
    def test_it_enters_play_with_its_life_and_does_nothing_yet(self) -> None:
        table = drawn("catacomb-drone")
        assert in_play(table) == {"catacomb-drone": 5}
        assert marks(table, "gravehold")["life"] == 30

    @rule("WE-245")
    def test_gravehold_suffers_1_in_every_later_turn(self) -> None:
        table = persistent("catacomb-drone")
        assert marks(table, "gravehold")["life"] == 29
        assert in_play(table)["catacomb-drone"] == 5

    def test_it_unleashes_once(self) -> None:
        table = play(persistent("catacomb-drone", turn_order=TWO_NEMESIS_TURNS), "do:2")
        assert marks(table, "nemesis")["tokens"] == 7
        assert marks(table, "gravehold")["life"] == 29


class TestEncroach:
    def test_the_player_of_the_revealed_card_suffers_2(self) -> None:
        table = drawn("encroach", turn_order={"deck": ["2", "1"], "discard": ["1"]})
        assert marks(table, "player:1")["life"] == 8
        assert marks(table, "gravehold")["life"] == 30

    def test_a_nemesis_card_means_3_damage_to_gravehold(self) -> None:
        order = {"deck": ["nemesis", "1"], "discard": ["2"]}
        table = drawn("encroach", turn_order=order)
        assert marks(table, "gravehold")["life"] == 27
        assert marks(table, "player:0")["life"] == marks(table, "player:1")["life"] == 10

    @rule("WE-212")
    def test_the_revealed_card_is_drawn_next(self) -> None:
        table = drawn("encroach", turn_order={"deck": ["2", "1"], "discard": ["1"]})
        assert marks(table, "player:1")["active"]

    @rule("WE-138", "WE-214")
    def test_an_empty_turn_order_deck_is_reshuffled_first(self) -> None:
        table = drawn("encroach", turn_order={"deck": [], "discard": ["2", "2"]})
        assert marks(table, "player:1")["life"] == 8

    @rule("WE-108", "WE-109")
    def test_the_players_choose_whose_card_the_wild_card_is(self) -> None:
        table = drawn("encroach", players=3, turn_order={"deck": ["wild", "1"], "discard": []})
        assert keys(table) == ["player:0", "player:1", "player:2"]
        assert asks(table).anyone
        table.answer("player:2")
        assert marks(table, "player:2")["life"] == 8

    @rule("WE-116")
    def test_a_card_of_two_players_hits_one_of_the_two(self) -> None:
        order = {"deck": ["3/4", "1/2"], "discard": []}
        table = drawn("encroach", players=4, setup={"turn_order": "pairs"}, turn_order=order)
        assert keys(table) == ["player:2", "player:3"]


class TestHeartOfNothing:
    @rule("WE-291", "WE-294")
    def test_the_players_choose_between_unleash_twice_and_4_damage(self) -> None:
        table = powered("heart-of-nothing", turn_order=TWO_NEMESIS_TURNS)
        assert keys(table) == ["do:1", "do:2"]
        assert asks(table).anyone
        play(table, "do:1", "do:1", "do:1")
        assert marks(table, "gravehold")["life"] == 26
        assert marks(table, "player:0")["life"] == marks(table, "player:1")["life"] == 10

    @rule("WE-247", "WE-290")
    def test_4_damage_to_any_player(self) -> None:
        table = play(powered("heart-of-nothing", turn_order=TWO_NEMESIS_TURNS), "do:2", "player:0")
        assert marks(table, "player:0")["life"] == 6
        assert marks(table, "gravehold")["life"] == 30
        assert cards(table, "nemesis-discard") == ["heart-of-nothing"]

    @rule("WE-192", "WE-295", "WE-297", "WE-298")
    def test_four_cards_from_the_hand_discard_it(self) -> None:
        hand = ["crystal", "crystal", "crystal", "spark", "spark"]
        table = at(in_play=["heart-of-nothing"], p0={"hand": hand}, foe={"discard": []})
        play(table, "discard-power:heart-of-nothing", *["card:crystal"] * 3)
        assert cards(table, "hand:0") == ["spark"]
        assert cards(table, "discard:0") == ["crystal", "crystal", "crystal", "spark"]
        assert in_play(table) == {}
        assert cards(table, "nemesis-discard") == ["heart-of-nothing"]

    @rule("WE-296")
    def test_three_cards_are_not_enough(self) -> None:
        table = at(in_play=["heart-of-nothing"], p0={"hand": ["crystal", "crystal", "spark"]})
        assert "discard-power:heart-of-nothing" not in keys(table)


class TestHowlingSpinners:
    @rule("WE-258", "WE-261")
    def test_any_player_suffers_2(self) -> None:
        table = persistent("howling-spinners")
        assert keys(table) == ["player:0", "player:1"]
        table.answer("player:1")
        assert marks(table, "player:1")["life"] == 8

    @rule("WE-261", "WE-286")
    def test_an_exhausted_player_may_be_chosen_and_gravehold_pays_double(self) -> None:
        table = play(persistent("howling-spinners", p1={"life": 0}), "player:1")
        assert marks(table, "gravehold")["life"] == 26


class TestNightUnending:
    @rule("WE-246", "WE-248")
    def test_with_tokens_left_it_waits(self) -> None:
        table = at(
            phase="nemesis",
            in_play=["night-unending"],
            foe=OTHER_POWER,
            turn_order=CALM,
            p0=prepped(one="spark"),
        )
        assert in_play(table)["night-unending"] == 2
        assert marks(table, "gravehold")["life"] == 30

    def test_it_counts_the_spells_of_the_player_with_the_most(self) -> None:
        two = prepped(two="spark", three="spark")
        table = powered("night-unending", p0=prepped(one="spark"), p1=two, foe=OTHER_POWER)
        assert marks(table, "gravehold")["life"] == 26

    @rule("WE-260")
    def test_without_prepped_spells_nothing_happens(self) -> None:
        assert marks(powered("night-unending", foe=OTHER_POWER), "gravehold")["life"] == 30

    @rule("WE-299")
    def test_it_cannot_be_fended_off(self) -> None:
        table = at(in_play=["night-unending"], p0={"hand": ["crystal"], "aether": 20})
        assert "discard-power:night-unending" not in keys(table)


class TestNix:
    def test_1_damage_and_the_most_expensive_card(self) -> None:
        table = drawn("nix", p1={"hand": ["crystal", "conjure-the-lost", "breach-ore"]})
        table.answer("player:1")
        assert marks(table, "player:1")["life"] == 9
        assert cards(table, "hand:1") == ["crystal", "breach-ore"]
        assert cards(table, "discard:1") == ["conjure-the-lost"]

    def test_the_player_breaks_a_tie_of_the_own_cards(self) -> None:
        table = drawn("nix", p1={"hand": ["scoria-slag", "crystal", "breach-ore"]})
        table.answer("player:1")
        assert keys(table) == ["card:scoria-slag", "card:breach-ore"]
        assert asks(table).seat == 1
        table.answer("card:breach-ore")
        assert cards(table, "discard:1") == ["breach-ore"]

    @rule("WE-264")
    def test_a_player_who_has_a_card_must_be_chosen_before_one_who_has_none(self) -> None:
        table = drawn("nix", p0={"hand": []}, p1={"hand": ["crystal"]})
        assert marks(table, "player:1")["life"] == 9
        assert cards(table, "discard:1") == ["crystal"]

    @rule("WE-263", "WE-265")
    def test_with_empty_hands_it_is_only_the_damage(self) -> None:
        order = {"deck": ["nemesis"], "discard": []}
        table = drawn("nix", p0={"hand": []}, p1={"hand": []}, turn_order=order)
        table.answer("player:1")
        assert marks(table, "player:1")["life"] == 9


class TestPlanarCollision:
    @rule("WE-247", "WE-301")
    def test_it_unleashes_twice(self) -> None:
        table = play(powered("planar-collision", turn_order=TWO_NEMESIS_TURNS), "do:1", "do:2")
        assert marks(table, "gravehold")["life"] == 28
        assert marks(table, "nemesis")["tokens"] == 7
        assert cards(table, "nemesis-discard") == ["planar-collision"]

    @rule("WE-295")
    def test_two_of_ones_own_prepped_spells_discard_it(self) -> None:
        spells = prepped(one="spark", two="kindle", three="jagged-lightning")
        mine = {"hand": ["crystal"], **spells}
        table = at(in_play=["planar-collision"], p0=mine, foe={"discard": []})
        table.answer("discard-power:planar-collision")
        assert keys(table) == [
            "spell:spark@0.1",
            "spell:kindle@0.2",
            "spell:jagged-lightning@0.3",
        ]
        play(table, "spell:kindle@0.2", "spell:spark@0.1")
        assert cards(table, "discard:0") == ["kindle", "spark"]
        assert cards(table, "breach:0:3") == ["jagged-lightning"]
        assert cards(table, "nemesis-discard") == ["planar-collision"]

    @rule("WE-296")
    def test_the_spells_of_an_ally_do_not_count(self) -> None:
        mine = {"hand": ["crystal"], **prepped(one="spark")}
        table = at(in_play=["planar-collision"], p0=mine, p1=prepped(two="spark"))
        assert "discard-power:planar-collision" not in keys(table)


class TestThrash:
    @rule("WE-337")
    def test_the_players_share_two_discards_as_they_like(self) -> None:
        table = drawn("thrash", p0={"hand": ["crystal"]}, p1={"hand": ["spark", "crystal"]})
        play(table, "player:1", "card:spark", "player:0")
        assert cards(table, "discard:0") == ["crystal"]
        assert cards(table, "discard:1") == ["spark"]
        assert cards(table, "hand:1") == ["crystal"]

    @rule("WE-263")
    def test_with_one_card_left_only_that_one_goes(self) -> None:
        order = {"deck": ["nemesis"], "discard": []}
        table = at(
            phase="nemesis-draw",
            foe={"deck": ["thrash", "afflict"], "discard": []},
            turn_order=order,
            p0={"hand": []},
            p1={"hand": ["crystal"]},
        )
        assert cards(table, "discard:1") == ["crystal"]
        assert asks(table).topic != "discard"


@rule("WE-083", "WE-253")
def test_an_attack_goes_to_the_nemesis_discard_pile_once_it_has_powered() -> None:
    table = drawn("encroach", turn_order={"deck": ["1", "2"], "discard": []})
    assert cards(table, "nemesis-discard") == ["encroach"]


@rule("WE-088", "WE-255", "WE-256")
def test_a_power_enters_play_with_its_tokens_and_does_nothing_yet() -> None:
    table = drawn("heart-of-nothing", turn_order=TWO_NEMESIS_TURNS)
    assert in_play(table) == {"heart-of-nothing": 2}
    assert marks(table, "gravehold")["life"] == 30
