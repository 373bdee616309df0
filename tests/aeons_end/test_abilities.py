"""The abilities of the eight mages."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold import LANGUAGES
from tests.aeons_end.mage_sheets import SHEETS, breaches_of, full
from tests.support import asks, at, cards, in_play, keys, marks, play, rule

# Dezmodia: Tempest Sigil


@rule("WE-058")
def test_a_sigil_breach_takes_the_place_of_an_opened_breach() -> None:
    table = full("dezmodia", p0={"hand": ["crystal"], "breaches": {"2": "open"}})
    play(table, "ability")
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:0")
    assert keys(table) == ["breach:1", "breach:2"]
    play(table, "breach:2")
    breach = table.view(0).zone("breach:0:2")
    assert breach.name == "breach-sigil"
    assert breach.marks["open"]
    assert breach.marks["bonus"] == 2
    assert breaches_of(table) == ["open", "open", "R", "D"]


@rule("WE-058", "WE-230")
def test_a_spell_cast_from_a_sigil_breach_deals_two_more_damage() -> None:
    sigil = {"2": {"state": "sigil", "spells": ["spark"]}}
    table = at(phase="casting", p0={"hand": ["crystal"], "breaches": sigil})
    play(table, "cast:2")
    assert marks(table, "nemesis")["life"] == 67


def test_the_player_with_the_breach_takes_its_spell_back_and_may_prep_it_again() -> None:
    table = full(
        "dezmodia", p1={"hand": ["crystal"], "breaches": {"2": {"spells": ["jagged-lightning"]}}}
    )
    play(table, "ability", "player:1")
    assert asks(table).seat == 1
    assert cards(table, "hand:1") == ["crystal", "jagged-lightning"]
    assert keys(table) == ["prep:jagged-lightning@2", "skip"]
    play(table, "prep:jagged-lightning@2")
    assert cards(table, "breach:1:2") == ["jagged-lightning"]
    assert cards(table, "hand:1") == ["crystal"]


def test_the_spell_may_stay_in_hand() -> None:
    table = full("dezmodia", p0={"breaches": {"1": {"spells": ["spark"]}}})
    play(table, "ability", "player:0", "skip")
    assert cards(table, "hand:0") == ["crystal", "spark"]
    assert cards(table, "breach:0:1") == []


def test_a_wide_spell_leaves_both_itsbreaches_of() -> None:
    wide = {"1": {"spells": ["pyrotechnic-surge"]}, "2": {"spells": ["pyrotechnic-surge"]}}
    table = full("dezmodia", p0={"breaches": wide})
    play(table, "ability", "player:0", "breach:1")
    assert cards(table, "hand:0") == ["crystal", "pyrotechnic-surge"]
    assert table.view(0).zone("breach:0:2").count == 0
    play(table, "prep:pyrotechnic-surge@1+2")
    assert cards(table, "breach:0:1") == ["pyrotechnic-surge"]


@rule("WE-050")
def test_the_spell_goes_to_open_breaches_and_to_those_focused_this_turn() -> None:
    table = full("dezmodia", p0={"hand": ["spark", "crystal"], "aether": 2})
    play(table, "focus:2", "ability", "player:0")
    assert keys(table) == ["prep:spark@1", "prep:spark@2", "skip"]


def test_only_players_with_an_opened_first_or_second_breach_can_be_chosen() -> None:
    table = full(
        "dezmodia",
        "gex",
        "garu",
        p0={"breaches": {"1": "none", "3": "open"}},
        p1={"breaches": {"2": "sigil"}},
    )
    play(table, "ability")
    assert table.view(0).zone("breach:2:1").name == "breach-sigil"


def test_nothing_happens_when_nobody_has_such_a_breach() -> None:
    table = full(
        "dezmodia",
        p0={"hand": ["spark", "crystal"], "breaches": {"1": "sigil"}},
        p1={"breaches": {"2": "R"}},
    )
    play(table, "ability")
    assert "play:crystal" in keys(table)
    assert marks(table, "player:0")["charges"] == 0


# Garu: Colossal Force


def test_garu_deals_two_damage_and_four_for_each_spell_discarded() -> None:
    spells = {"1": {"spells": ["spark"]}, "2": {"state": "open", "spells": ["torch"]}}
    table = full("garu", p0={"breaches": spells})
    play(table, "ability")
    assert keys(table) == ["spell:spark@0.1", "spell:torch@0.2", "skip"]
    play(table, "spell:torch@0.2", "spell:spark@0.1")
    assert cards(table, "discard:0") == ["torch", "spark"]
    assert marks(table, "nemesis")["life"] == 60


def test_garu_may_keep_the_spells() -> None:
    table = full("garu", p0={"breaches": {"1": {"spells": ["spark"]}}})
    play(table, "ability", "skip")
    assert cards(table, "breach:0:1") == ["spark"]
    assert marks(table, "nemesis")["life"] == 68


def test_garu_without_prepped_spells_is_asked_nothing() -> None:
    table = play(full("garu"), "ability")
    assert marks(table, "nemesis")["life"] == 68


def test_garu_discards_four_spells_at_most() -> None:
    spells: dict[str, Any] = {str(n): {"state": "open", "spells": ["spark"]} for n in (2, 3, 4)}
    spells["1"] = {"spells": ["kindle", "spark"]}
    table = full("garu", p0={"breaches": spells})
    play(
        table, "ability", "spell:spark@0.1", "spell:spark@0.2", "spell:spark@0.3", "spell:spark@0.4"
    )
    assert cards(table, "breach:0:1") == ["kindle"]
    assert marks(table, "nemesis")["life"] == 52


def test_a_wide_spell_is_one_spell_to_garu() -> None:
    wide = {number: {"state": "open", "spells": ["pyrotechnic-surge"]} for number in ("1", "2")}
    table = full("garu", p0={"breaches": wide})
    play(table, "ability")
    assert keys(table) == ["spell:pyrotechnic-surge@0.1+2", "skip"]
    play(table, "spell:pyrotechnic-surge@0.1+2")
    assert marks(table, "nemesis")["life"] == 64


def test_garu_divides_the_damage() -> None:
    table = full(
        "garu",
        in_play=["catacomb-drone", "mangleroot"],
        p0={"breaches": {"1": {"spells": ["spark"]}}},
    )
    play(table, "ability", "spell:spark@0.1")
    assert keys(table) == ["target:nemesis", "target:catacomb-drone", "target:mangleroot"]
    play(table, "target:catacomb-drone")
    assert keys(table) == [f"damage:{part}" for part in (6, 5, 4, 3, 2, 1)]
    parts = {asks(table).pieces(choice) for choice in asks(table).choices}
    drone = table.view(0).zone("in-play").pieces[0]
    assert parts == {(drone.id,)}, "an amount points at whom it is dealt to"
    life = in_play(table)["mangleroot"]
    play(table, "damage:3")
    assert keys(table) == ["target:nemesis", "target:mangleroot"]
    play(table, "target:mangleroot", "damage:1")
    assert in_play(table) == {"catacomb-drone": 2, "mangleroot": life - 1}
    assert marks(table, "nemesis")["life"] == 68


def test_garu_may_deal_everything_to_one_target() -> None:
    table = full("garu", in_play=["catacomb-drone"])
    play(table, "ability", "target:catacomb-drone", "damage:2")
    assert in_play(table) == {"catacomb-drone": 3}
    assert marks(table, "nemesis")["life"] == 70


def test_garu_cannot_reach_a_nemesis_that_cannot_be_dealt_damage() -> None:
    table = full("garu", nemesis="hollow-crown", in_play=["mord", "bezu"])
    life = in_play(table)
    play(table, "ability")
    assert keys(table) == ["target:mord", "target:bezu"]
    play(table, "target:mord", "damage:1")
    assert in_play(table) == {"mord": life["mord"] - 1, "bezu": life["bezu"] - 1}


@rule("WE-228")
def test_garu_can_win_the_game() -> None:
    table = play(full("garu", foe={"life": 2}), "ability")
    assert table.result is not None
    assert table.result.reason == "victory-nemesis"


# Gex: Vimcraft Oath


def test_gex_destroys_up_to_two_free_cards_and_helps_an_ally() -> None:
    table = full(
        "gex",
        p0={"discard": ["crystal", "scoria-slag", "spark", "crystal"]},
        p1={"life": 5, "hand": [], "deck": ["spark"]},
    )
    play(table, "ability")
    assert keys(table) == [
        "from-discard:crystal@1",
        "from-discard:spark@2",
        "from-discard:crystal@4",
        "skip",
    ]
    play(table, "from-discard:crystal@4", "from-discard:spark@2")
    assert cards(table, "discard:0") == ["scoria-slag", "crystal"]
    assert cards(table, "destroyed") == ["crystal", "spark"]
    assert cards(table, "hand:1") == ["spark"]
    assert marks(table, "player:1")["life"] == 7


def test_gex_may_destroy_nothing() -> None:
    table = full("gex", p0={"discard": ["crystal"]}, p1={"life": 5})
    play(table, "ability", "skip")
    assert cards(table, "discard:0") == ["crystal"]
    assert marks(table, "player:1")["life"] == 7


@rule("WE-284", "WE-334")
def test_gex_may_let_an_exhausted_ally_draw() -> None:
    table = full("gex", "mist", "garu", p1={"life": 0, "hand": []}, p2={"life": 5})
    play(table, "ability")
    assert keys(table) == ["player:1", "player:2"]
    play(table, "player:1")
    assert len(cards(table, "hand:1")) == 1
    assert marks(table, "player:1")["life"] == 0


@rule("WE-322")
def test_alone_gex_helps_herself() -> None:
    table = full("gex", alone=True, p0={"life": 5, "deck": ["spark"]})
    play(table, "ability")
    assert cards(table, "hand:0") == ["crystal", "spark"]
    assert marks(table, "player:0")["life"] == 7


# Mazahaedron: Underearth Mantra


def test_mazahaedron_gains_a_gem_of_four_or_less_and_gravehold_gains_life() -> None:
    table = full("mazahaedron", gravehold=20)
    play(table, "ability")
    assert sorted(keys(table)) == ["gain:frozen-magmite", "gain:scoria-slag", "skip"]
    play(table, "gain:scoria-slag")
    assert cards(table, "discard:0") == ["scoria-slag"]
    assert table.view(0).zone("pile:scoria-slag").count == 6
    assert marks(table, "gravehold")["life"] == 24


def test_mazahaedron_may_gain_nothing() -> None:
    table = play(full("mazahaedron", gravehold=20), "ability", "skip")
    assert cards(table, "discard:0") == []
    assert marks(table, "gravehold")["life"] == 24


def test_mazahaedron_is_asked_nothing_when_the_piles_are_empty() -> None:
    table = full("mazahaedron", gravehold=20, market={"scoria-slag": 0, "frozen-magmite": 0})
    play(table, "ability")
    assert marks(table, "gravehold")["life"] == 24


@rule("WE-100")
def test_gravehold_never_has_more_life_than_at_the_start() -> None:
    table = play(full("mazahaedron", gravehold=28), "ability", "skip")
    assert marks(table, "gravehold")["life"] == 30


def test_the_gem_may_be_the_card_worldheart_shard_gives_away() -> None:
    table = full("mazahaedron", p0={"hand": ["worldheart-shard", "crystal"]})
    play(table, "play:worldheart-shard", "do:2", "ability", "gain:scoria-slag")
    assert cards(table, "discard:1") == ["scoria-slag"]


# Mist: Exalted Brand


def test_mist_casts_spells_of_any_players_into_the_hands_of_allies() -> None:
    table = full(
        "mist",
        "gex",
        "garu",
        p0={"breaches": {"1": {"spells": ["spark"]}}},
        p1={"hand": [], "breaches": {"3": {"state": "open", "spells": ["fiery-torrent"]}}},
        p2={"hand": []},
    )
    play(table, "ability")
    assert keys(table) == ["spell:spark@0.1", "spell:fiery-torrent@1.3", "skip"]
    play(table, "spell:fiery-torrent@1.3")
    assert marks(table, "nemesis")["life"] == 67
    assert keys(table) == ["player:1", "player:2"]
    play(table, "player:2")
    assert cards(table, "hand:2") == ["fiery-torrent"]
    assert cards(table, "discard:1") == []
    play(table, "spell:spark@0.1", "player:1")
    assert cards(table, "hand:1") == ["spark"]
    assert marks(table, "nemesis")["life"] == 66


@rule("WE-341")
def test_mist_casts_three_sparks_which_are_three_spells() -> None:
    sparks = {"2": {"spells": ["spark"]}, "3": {"state": "open", "spells": ["spark"]}}
    table = full("mist", p0={"breaches": {"1": {"spells": ["spark"]}}}, p1={"breaches": sparks})
    play(table, "ability", "spell:spark@1.2")
    assert keys(table) == ["spell:spark@0.1", "spell:spark@1.3", "skip"]
    play(table, "spell:spark@0.1", "spell:spark@1.3")
    assert "play:crystal" in keys(table)
    assert cards(table, "hand:1")[-3:] == ["spark"] * 3


def test_mist_casts_three_spells_at_most() -> None:
    mine = {"1": {"spells": ["spark"]}, "2": {"state": "open", "spells": ["torch"]}}
    more = {"2": {"spells": ["extinguish"]}, "3": {"state": "open", "spells": ["illuminate"]}}
    table = full("mist", p0={"breaches": mine}, p1={"breaches": more})
    play(table, "ability", "spell:spark@0.1", "spell:extinguish@1.2", "spell:illuminate@1.3")
    assert cards(table, "breach:0:2") == ["torch"]
    assert "play:crystal" in keys(table)


def test_mist_may_stop_before_three() -> None:
    table = full("mist", p1={"breaches": {"2": {"spells": ["spark"]}}})
    play(table, "ability", "skip")
    assert cards(table, "breach:1:2") == ["spark"]
    assert marks(table, "nemesis")["life"] == 70


def test_a_spell_that_destroyed_itself_goes_to_nobody() -> None:
    table = full("mist", p1={"hand": [], "breaches": {"2": {"spells": ["conjure-the-lost"]}}})
    play(table, "ability", "spell:conjure-the-lost@1.2", "do:may")
    assert cards(table, "destroyed") == ["conjure-the-lost"]
    assert cards(table, "hand:1") == []


def test_mist_casts_a_wide_spell() -> None:
    wide = {number: {"state": "open", "spells": ["pyrotechnic-surge"]} for number in ("1", "2")}
    table = full("mist", "garu", p1={"hand": [], "breaches": wide})
    play(table, "ability", "spell:pyrotechnic-surge@1.1+2")
    assert marks(table, "nemesis")["life"] == 66
    assert cards(table, "hand:1") == ["pyrotechnic-surge"]
    assert table.view(0).zone("breach:1:2").count == 0


@rule("WE-322")
def test_alone_mist_takes_the_spells_back_herself() -> None:
    table = full("mist", alone=True, p0={"breaches": {"1": {"spells": ["spark"]}}})
    play(table, "ability", "spell:spark@0.1")
    assert cards(table, "hand:0") == ["crystal", "spark"]


# Quilius: Quietus Vow


@rule("WE-003")
def test_quilius_deals_two_damage_for_each_trophy() -> None:
    table = full("quilius", in_play=["mangleroot"], p0={"trophies": 3})
    play(table, "ability")
    assert keys(table) == ["target:nemesis", "target:mangleroot"]
    play(table, "target:nemesis")
    assert marks(table, "nemesis")["life"] == 64
    assert marks(table, "player:0")["trophies"] == 3


def test_quilius_without_trophies_deals_nothing() -> None:
    table = play(full("quilius", in_play=["mangleroot"]), "ability")
    assert marks(table, "nemesis")["life"] == 70
    assert "play:crystal" in keys(table)


# Ulgimor: Eidolon Shroud


def test_ulgimor_gains_six_life() -> None:
    table = play(full("ulgimor", p0={"life": 2}, p1={"life": 2}), "ability")
    assert marks(table, "player:0")["life"] == 8
    assert marks(table, "player:1")["life"] == 2


@rule("WE-237")
def test_life_is_cut_at_ten() -> None:
    table = play(full("ulgimor", p0={"life": 7}), "ability")
    assert marks(table, "player:0")["life"] == 10


@rule("WE-284", "WE-289")
def test_an_exhausted_ulgimor_gives_five_life_to_an_ally_who_can_gain_it() -> None:
    table = full("ulgimor", "gex", "mist", "garu", p0={"life": 0}, p1={"life": 0}, p2={"life": 3})
    play(table, "ability")
    assert keys(table) == ["player:2", "player:3"]
    play(table, "player:2")
    assert marks(table, "player:2")["life"] == 8
    assert marks(table, "player:0")["life"] == 0


@rule("WE-284", "WE-322")
def test_alone_an_exhausted_ulgimor_gains_nothing() -> None:
    table = play(full("ulgimor", alone=True, p0={"life": 0}), "ability")
    assert marks(table, "player:0")["life"] == 0
    assert marks(table, "player:0")["charges"] == 0


# Yan Magda: Imperium Ritual


def test_yan_magda_gains_any_card() -> None:
    table = full("yan-magda")
    play(table, "ability")
    assert "skip" not in keys(table)
    assert len(keys(table)) == 9
    play(table, "gain:conjure-the-lost")
    assert cards(table, "discard:0") == ["conjure-the-lost"]
    assert "play:crystal" in keys(table)


def test_with_four_opened_breaches_an_ally_gains_a_card_on_top_of_the_deck() -> None:
    opened = {"2": "sigil", "3": "open", "4": "open"}
    table = full("yan-magda", "gex", "mist", p0={"breaches": opened})
    play(table, "ability", "gain:scoria-slag")
    assert keys(table) == ["player:1", "player:2"]
    play(table, "player:2")
    assert asks(table).seat == 2
    play(table, "gain:reduce-to-ash")
    assert cards(table, "discard:2") == []
    assert table.view(0).zone("deck:2").count == 6
    assert table.view(0).zone("pile:reduce-to-ash").count == 4


def test_the_card_on_top_of_the_deck_is_drawn_next() -> None:
    opened = {"2": "open", "3": "open", "4": "open"}
    table = full("yan-magda", alone=True, p0={"hand": [], "breaches": opened})
    play(table, "ability", "gain:scoria-slag", "gain:reduce-to-ash")
    assert cards(table, "hand:0")[0] == "reduce-to-ash"


def test_three_opened_breaches_are_not_enough() -> None:
    table = full("yan-magda", p0={"breaches": {"2": "open", "3": "open"}})
    play(table, "ability", "gain:scoria-slag")
    assert "play:crystal" in keys(table)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_the_abilities_reads_in_every_language(language: str) -> None:
    """Play each ability by its first options and read everything on the way."""
    spells = {"1": {"spells": ["spark"]}, "2": {"state": "open", "spells": ["torch"]}}
    for mage in SHEETS:
        trophies = {"trophies": 1} if mage == "quilius" else {}
        table = full(
            mage,
            "gex" if mage != "gex" else "mist",
            "garu" if mage != "garu" else "quilius",
            in_play=["mangleroot", "catacomb-drone"],
            p0={"breaches": spells, "discard": ["crystal"], **trophies},
            p1={"breaches": {"2": {"spells": ["spark"]}}},
        )
        play(table, "ability")
        while table.question is not None and table.question.topic != "main":
            assert table.question.prompt().text(language)
            assert all(option.label(language) for option in table.question.options)
            table.answer(0)
        assert all(table.log(language))
