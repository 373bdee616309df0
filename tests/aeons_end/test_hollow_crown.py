"""Hollow Crown: the sheet, its nine cards and the nine acolytes."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.cards.war_eternal.foes.acolyte_deck import acolyte_deck
from emberhold.games.aeons_end.seen.sheet_text import sheet_text
from emberhold.kernel.table import Table
from tests.aeons_end.catalogue import NEMESES
from tests.support import asks, at, cards, gravehold, in_play, keys, life, marks, play, rule

PLAYERS_NEXT = {"deck": ["1", "2"], "discard": ["nemesis"]}
"""After the nemesis' turn the first player is asked what to do in the main phase."""


def unleashed(*acolytes: Any, foe: dict[str, Any] | None = None, **more: Any) -> Table:
    """A nemesis turn in which Null Scion Unleashes once; then Infernal Domain enters play."""
    side = {"deck": ["infernal-domain"], "discard": [], "acolyte_deck": [], **(foe or {})}
    return at(
        nemesis="hollow-crown",
        phase="nemesis",
        foe=side,
        in_play=["null-scion", *acolytes],
        **{"turn_order": PLAYERS_NEXT, **more},
    )


def drawn(card: str, *acolytes: Any, foe: dict[str, Any] | None = None, **more: Any) -> Table:
    """A nemesis draw phase in which that card is drawn."""
    side = {"deck": [card, "smite"], "discard": [], "acolyte_deck": [], **(foe or {})}
    return at(
        nemesis="hollow-crown",
        phase="nemesis-draw",
        foe=side,
        in_play=[*acolytes],
        **{"turn_order": PLAYERS_NEXT, **more},
    )


def main_phase(*pieces: Any, foe: dict[str, Any] | None = None, **more: Any) -> Table:
    """A nemesis turn with those cards in play; then Planar Collision enters play."""
    side = {"deck": ["planar-collision"], "discard": [], "acolyte_deck": [], **(foe or {})}
    return at(
        nemesis="hollow-crown",
        phase="nemesis",
        foe=side,
        in_play=[*pieces],
        **{"turn_order": PLAYERS_NEXT, **more},
    )


# The sheet


@rule("WE-075", "WE-125", "WE-126")
def test_the_game_begins_with_two_acolytes_in_play_and_seven_in_their_deck() -> None:
    table = at(nemesis="hollow-crown")
    assert len(in_play(table)) == 2
    assert set(in_play(table).values()) == {11}
    assert table.view(0).zone("acolyte-deck").count == 7
    assert cards(table, "acolyte-discard") == []


@rule("WE-313", "WE-316")
def test_for_beginners_one_acolyte_is_discarded_from_the_start() -> None:
    table = at(nemesis="hollow-crown", setup={"difficulty": "beginner"})
    assert len(in_play(table)) == 2
    assert table.view(0).zone("acolyte-deck").count == 6
    assert len(cards(table, "acolyte-discard")) == 1
    assert marks(table, "nemesis")["life"] == 1


def test_damage_can_go_to_acolytes_but_not_to_hollow_crown() -> None:
    table = at(
        nemesis="hollow-crown",
        phase="casting",
        in_play=["kurgax", "lurzan"],
        p0={"breaches": {"1": {"spells": ["spark"]}}},
    )
    play(table, "cast:1")
    assert keys(table) == ["target:kurgax", "target:lurzan"]
    play(table, "target:lurzan")
    assert in_play(table) == {"kurgax": 11, "lurzan": 10}


def test_a_discarded_acolyte_is_replaced_by_the_next_one() -> None:
    table = at(
        nemesis="hollow-crown",
        phase="casting",
        in_play=[{"card": "kurgax", "life": 1}, "lurzan"],
        foe={"acolyte_deck": ["mord", "solara"]},
        p0={"breaches": {"1": {"spells": ["spark"]}}},
    )
    play(table, "cast:1", "target:kurgax")
    assert in_play(table) == {"lurzan": 11, "mord": 11}
    assert cards(table, "acolyte-discard") == ["kurgax"]
    assert cards(table, "nemesis-discard") == []


@rule("WE-071", "WE-300")
def test_unleash_is_the_blood_magic_of_the_acolyte_with_the_highest_life() -> None:
    table = unleashed({"card": "kurgax", "life": 3}, {"card": "nhavkalas", "life": 9})
    assert gravehold(table) == 27
    assert in_play(table)["nhavkalas"] == 8


@rule("WE-259")
def test_the_players_say_whose_blood_magic_it_is_when_acolytes_are_tied() -> None:
    table = unleashed("lurzan", "nhavkalas", {"card": "mord", "life": 5})
    assert asks(table).anyone
    assert keys(table) == ["card:lurzan", "card:nhavkalas"]
    assert gravehold(play(table, "card:nhavkalas")) == 27


@rule("WE-073", "WE-314", "WE-317")
def test_harder_unleash_is_the_blood_magic_of_all_acolytes_who_suffer_nothing_from_it() -> None:
    table = unleashed(
        {"card": "nhavkalas", "life": 1},
        "lurzan",
        p0={"life": 5},
        p1={"life": 6},
        setup={"difficulty": "expert"},
    )
    assert gravehold(table) == 27
    assert life(table, 0) == 4
    assert in_play(table)["nhavkalas"] == 1


def test_several_blood_magics_begin_with_the_acolyte_longest_in_play() -> None:
    table = unleashed("kurgax", "ren-goda", setup={"difficulty": "expert"})
    assert keys(table) == ["player:0", "player:1"]
    assert gravehold(table) == 29
    table = unleashed("ren-goda", "kurgax", setup={"difficulty": "expert"})
    assert keys(table) == ["do:1", "do:2"]
    assert gravehold(table) == 30


@rule("WE-269", "WE-277")
def test_exhaustion_costs_gravehold_four_life_instead_of_unleash_twice() -> None:
    table = unleashed("lurzan", p0={"life": 1, "charges": 2})
    assert gravehold(table) == 26
    play(table, "breach:2")
    assert gravehold(table) == 26
    assert marks(table, "player:0")["charges"] == 0
    assert life(table, 1) == 10


@rule("WE-309")
def test_the_players_win_at_the_end_of_a_turn_without_acolytes() -> None:
    table = at(
        nemesis="hollow-crown",
        phase="casting",
        in_play=["thronewatch", {"card": "kurgax", "life": 1}],
        foe={"acolyte_deck": []},
        p0={"hand": ["crystal"], "breaches": {"1": {"spells": ["spark"]}}},
    )
    play(table, "cast:1", "target:kurgax")
    assert table.result is None
    play(table, "end")
    assert table.result is not None
    assert table.result.reason == "victory-acolytes"
    assert table.result.winners == (0, 1)


def test_the_players_also_win_at_the_end_of_a_nemesis_turn() -> None:
    table = unleashed({"card": "nhavkalas", "life": 1})
    assert table.result is not None
    assert table.result.reason == "victory-acolytes"


@rule("WE-305")
def test_an_empty_nemesis_deck_does_not_win_while_an_acolyte_is_in_play() -> None:
    table = at(
        nemesis="hollow-crown",
        in_play=["kurgax"],
        foe={"deck": []},
        turn_order={"deck": ["2"], "discard": ["1"]},
        p0={"hand": ["crystal"]},
    )
    play(table, "end")
    assert table.result is None


# Attacks


def test_beseech_swaps_the_weakest_acolyte_and_unleashes() -> None:
    table = drawn(
        "beseech",
        {"card": "kurgax", "life": 2},
        {"card": "lurzan", "life": 9},
        foe={"acolyte_deck": ["nhavkalas", "solara"]},
    )
    assert in_play(table) == {"lurzan": 9, "nhavkalas": 10}
    assert gravehold(table) == 27
    assert acolyte_deck(table.state).deck[0].slug == "kurgax"
    assert acolyte_deck(table.state).pile.known_bottom() == 1
    assert cards(table, "acolyte-discard") == []
    assert cards(table, "nemesis-discard") == ["beseech"]


def test_beseech_with_an_empty_acolyte_deck_brings_the_same_acolyte_back_unhurt() -> None:
    table = drawn("beseech", {"card": "nhavkalas", "life": 2})
    assert in_play(table) == {"nhavkalas": 10}
    assert acolyte_deck(table.state).pile.known_bottom() == 0


@rule("WE-259")
def test_beseech_lets_the_players_break_a_tie() -> None:
    table = drawn("beseech", {"card": "kurgax", "life": 2}, {"card": "lurzan", "life": 2})
    assert keys(table) == ["card:kurgax", "card:lurzan"]


def test_enslave_works_the_blood_magic_of_all_without_harm_to_them() -> None:
    table = drawn("enslave", {"card": "nhavkalas", "life": 1}, "solara", p0={"hand": ["spark"]})
    assert gravehold(table) == 27
    play(table, "card:crystal", "card:crystal")
    assert cards(table, "discard:1") == ["crystal", "crystal"]
    assert in_play(table) == {"nhavkalas": 1, "solara": 11}


def test_ascend_unleashes_then_heals_the_weakest_acolyte_who_works_blood_magic() -> None:
    table = drawn("ascend", {"card": "nhavkalas", "life": 5}, {"card": "lurzan", "life": 9})
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:1")
    assert life(table, 1) == 9
    assert gravehold(table) == 27
    assert in_play(table)["nhavkalas"] == 10


@rule("WE-087")
def test_ascend_heals_no_acolyte_above_its_first_life() -> None:
    table = drawn("ascend", {"card": "mord", "life": 5}, {"card": "nhavkalas", "life": 9})
    assert gravehold(table) == 24
    assert in_play(table) == {"mord": 11, "nhavkalas": 8}


def test_reign_hurts_the_strongest_acolyte_after_its_blood_magic_and_unleashes_twice() -> None:
    table = drawn("reign", {"card": "nhavkalas", "life": 10}, {"card": "bezu", "life": 7})
    assert gravehold(table) == 27
    assert in_play(table) == {"nhavkalas": 3, "bezu": 7}
    assert cards(table, "nemesis-discard") == ["reign"]


def test_dominate_works_everybodys_blood_magic_twice() -> None:
    table = drawn("dominate", "nhavkalas", {"card": "bezu", "life": 2})
    assert gravehold(table) == 24
    assert in_play(table) == {"nhavkalas": 11, "bezu": 2}


# Minions and powers


def test_thronewatch_works_the_weakest_acolytes_blood_magic_and_hurts_it() -> None:
    table = main_phase("thronewatch", {"card": "nhavkalas", "life": 5}, "lurzan")
    assert gravehold(table) == 27
    assert in_play(table)["nhavkalas"] == 3


def test_an_acolyte_that_dies_of_its_blood_magic_is_gone_for_the_rest_of_the_text() -> None:
    table = main_phase(
        "thronewatch",
        {"card": "nhavkalas", "life": 1},
        "lurzan",
        foe={"acolyte_deck": ["mord", "solara"]},
    )
    assert in_play(table)["mord"] == 11
    assert "solara" not in in_play(table)
    assert cards(table, "acolyte-discard") == ["nhavkalas"]


def test_viscera_bride_heals_the_weakest_acolyte_who_works_blood_magic_twice() -> None:
    table = main_phase("viscera-bride", {"card": "nhavkalas", "life": 5}, "lurzan")
    assert gravehold(table) == 24
    assert in_play(table)["nhavkalas"] == 9


def test_infernal_domain_brings_an_acolyte_and_everybody_works_blood_magic() -> None:
    table = main_phase(
        {"card": "infernal-domain", "tokens": 1},
        "nhavkalas",
        foe={"acolyte_deck": ["bezu", "lurzan"]},
        p0={"breaches": {"1": {"spells": ["spark"]}}},
    )
    assert gravehold(table) == 26
    assert in_play(table) == {"nhavkalas": 11, "bezu": 11, "planar-collision": 2}


def test_nameless_faith_shuffles_the_two_last_discarded_acolytes_into_their_deck() -> None:
    table = main_phase(
        {"card": "nameless-faith", "tokens": 1},
        "nhavkalas",
        foe={"acolyte_deck": ["kurgax"], "acolyte_discard": ["bezu", "lurzan", "mord"]},
    )
    assert cards(table, "acolyte-discard") == ["bezu"]
    assert sorted(card.slug for card in acolyte_deck(table.state).deck) == [
        "kurgax",
        "lurzan",
        "mord",
    ]
    assert gravehold(table) == 27
    assert in_play(table)["nhavkalas"] == 11


@rule("WE-263")
def test_nameless_faith_takes_what_there_is() -> None:
    foe = {"acolyte_discard": ["mord"]}
    table = main_phase({"card": "nameless-faith", "tokens": 1}, "nhavkalas", foe=foe)
    assert cards(table, "acolyte-discard") == []
    assert [card.slug for card in acolyte_deck(table.state).deck] == ["mord"]
    table = main_phase({"card": "nameless-faith", "tokens": 1}, "nhavkalas")
    assert cards(table, "acolyte-discard") == []
    assert gravehold(table) == 27


@rule("WE-296")
@pytest.mark.parametrize("card", ["infernal-domain", "nameless-faith"])
def test_eight_aether_discard_the_power(card: str) -> None:
    table = at(nemesis="hollow-crown", in_play=["kurgax", card], p0={"aether": 7})
    assert f"discard-power:{card}" not in keys(table)
    table = at(nemesis="hollow-crown", in_play=["kurgax", card], p0={"aether": 8})
    play(table, f"discard-power:{card}")
    assert in_play(table) == {"kurgax": 11}


# Acolytes


def test_bezu_and_gravehold_suffer_for_the_prepped_spells_of_who_has_most() -> None:
    table = unleashed(
        "bezu",
        p0={"breaches": {"1": {"spells": ["spark"]}}},
        p1={"breaches": {"2": {"spells": ["spark"]}, "3": {"state": "R", "spells": ["spark"]}}},
    )
    assert gravehold(table) == 28
    assert in_play(table)["bezu"] == 9


def test_bezu_does_nothing_without_prepped_spells() -> None:
    table = unleashed("bezu")
    assert gravehold(table) == 30
    assert in_play(table)["bezu"] == 11


@pytest.mark.parametrize(("before", "left"), [(8, 11), (7, 9), (2, 9)])
def test_edryss_tragg_suffers_if_the_player_is_down_to_five_life(before: int, left: int) -> None:
    table = unleashed("edryss-tragg", p1={"life": before})
    play(table, "player:1")
    assert life(table, 1) == before - 2
    assert in_play(table)["edryss-tragg"] == left


def test_holadran_hurts_both_of_two_players() -> None:
    table = unleashed("holadran")
    assert [life(table, 0), life(table, 1)] == [9, 9]


def test_holadran_hurts_two_different_ones_of_three_players() -> None:
    table = unleashed("holadran", players=3)
    play(table, "player:2")
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:0")
    assert [life(table, seat) for seat in range(3)] == [9, 10, 9]


@rule("WE-323")
def test_holadran_hurts_the_only_player_twice() -> None:
    order = {"deck": ["1"], "discard": ["nemesis"]}
    table = unleashed("holadran", players=1, turn_order=order)
    assert life(table, 0) == 8


def test_kurgax_hurts_gravehold_and_any_player() -> None:
    table = play(unleashed("kurgax"), "player:1")
    assert gravehold(table) == 29
    assert [life(table, 0), life(table, 1)] == [10, 9]


def test_lurzan_hurts_the_player_with_the_lowest_life_only() -> None:
    table = unleashed("lurzan", p1={"life": 4})
    assert life(table, 1) == 3
    assert gravehold(table) == 30


@rule("WE-259")
def test_lurzan_tied_players_decide_together() -> None:
    assert keys(unleashed("lurzan")) == ["player:0", "player:1"]


@rule("WE-291")
def test_mord_hurts_gravehold_or_takes_a_charge_and_suffers() -> None:
    table = play(unleashed("mord", p1={"charges": 2}), "do:1")
    assert gravehold(table) == 27
    assert in_play(table)["mord"] == 11
    table = play(unleashed("mord", p1={"charges": 2}), "do:2")
    assert marks(table, "player:1")["charges"] == 1
    assert gravehold(table) == 29
    assert in_play(table)["mord"] == 10


@rule("WE-292")
def test_mord_hurts_gravehold_when_nobody_has_a_charge() -> None:
    table = unleashed("mord")
    assert gravehold(table) == 27


def test_mord_can_still_take_a_charge_when_it_suffers_nothing_itself() -> None:
    table = play(drawn("enslave", "mord", p1={"charges": 2}), "do:2")
    assert marks(table, "player:1")["charges"] == 1
    assert in_play(table)["mord"] == 11


def test_nhavkalas_hurts_gravehold_and_suffers() -> None:
    table = unleashed("nhavkalas")
    assert gravehold(table) == 27
    assert in_play(table)["nhavkalas"] == 10


@rule("WE-291")
def test_ren_goda_hurts_more_or_takes_the_most_expensive_card_in_hand() -> None:
    table = play(unleashed("ren-goda"), "do:1", "player:0")
    assert life(table, 0) == 8
    hand = ["crystal", "scoria-slag", "spark"]
    table = play(unleashed("ren-goda", p1={"hand": hand}), "do:2", "player:1")
    assert life(table, 1) == 9
    assert cards(table, "discard:1") == ["scoria-slag"]


@rule("WE-292")
def test_ren_goda_deals_two_damage_when_all_hands_are_empty() -> None:
    spell = {"breaches": {"1": {"spells": ["spark"]}}}
    table = unleashed("ren-goda", p0={"hand": [], **spell}, p1={"hand": []})
    assert keys(table) == ["player:0", "player:1"]
    assert life(play(table, "player:0"), 0) == 8


@rule("WE-264")
def test_solara_makes_somebody_discard_two_cards_and_suffers() -> None:
    table = unleashed("solara", p0={"hand": ["crystal"]}, p1={"hand": ["crystal", "spark"]})
    assert cards(table, "discard:1") == []
    play(table, "card:spark")
    assert cards(table, "discard:1") == ["spark", "crystal"]
    assert in_play(table)["solara"] == 8


# Reading


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_the_sheet_reads_in_every_language(language: str) -> None:
    lines = sheet_text(NEMESES["hollow-crown"], language)
    assert len(lines) == 9
    assert all(lines)
