"""Magus of Cloaks: the sheet and his nine cards."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.seen.sheet_text import sheet_text
from emberhold.kernel.table import Table
from tests.aeons_end.catalogue import NEMESES
from tests.support import (
    asks,
    at,
    cards,
    gravehold,
    in_play,
    keys,
    life,
    marks,
    nemesis_life,
    play,
    rule,
    tokens,
)

PLAYERS_NEXT = {"deck": ["1", "2"], "discard": ["nemesis"]}
"""After the nemesis' turn the first player is asked what to do in the casting or main phase."""

TORRENT = {"breaches": {"1": {"spells": ["fiery-torrent"]}}}
"""A prepped spell that deals 2 damage from a breach without bonus."""

CONJURE = {"breaches": {"1": {"spells": ["conjure-the-lost"]}}}
"""A prepped spell that deals 5 damage."""


def drawn(card: str, cloaks: int = 4, **more: Any) -> Table:
    """A nemesis draw phase in which that card is drawn."""
    foe = {"deck": [card, "smite"], "discard": [], "tokens": cloaks}
    more = {"turn_order": PLAYERS_NEXT, **more}
    return at(nemesis="magus-of-cloaks", phase="nemesis-draw", foe=foe, **more)


def main_phase(*pieces: Any, cloaks: int = 4, **more: Any) -> Table:
    """A nemesis turn with those cards in play; then Planar Collision enters play."""
    foe = {"deck": ["planar-collision", "smite"], "discard": [], "tokens": cloaks}
    more = {"turn_order": PLAYERS_NEXT, **more}
    return at(nemesis="magus-of-cloaks", phase="nemesis", in_play=[*pieces], foe=foe, **more)


def casting(spell: dict[str, Any], *pieces: Any, cloaks: int = 4, **more: Any) -> Table:
    """Player 1 has begun to cast a spell, with those cards of the nemesis in play."""
    foe = {"deck": ["smite"], "discard": [], "tokens": cloaks}
    table = at(
        nemesis="magus-of-cloaks", phase="casting", in_play=[*pieces], foe=foe, p0=spell, **more
    )
    return play(table, "cast:1")


# The sheet


def test_he_starts_with_thirty_five_life_and_four_cloaks() -> None:
    table = at(nemesis="magus-of-cloaks")
    assert nemesis_life(table) == 35
    assert tokens(table) == 4


@rule("WE-071", "WE-291")
def test_unleash_gives_him_two_cloaks_or_hurts_gravehold() -> None:
    table = play(main_phase("null-scion"), "do:1")
    assert [tokens(table), gravehold(table)] == [6, 30]
    table = play(main_phase("null-scion"), "do:2")
    assert [tokens(table), gravehold(table)] == [4, 28]


@rule("WE-292")
@pytest.mark.parametrize("before", [7, 8])
def test_unleash_hurts_gravehold_when_two_cloaks_do_not_fit(before: int) -> None:
    table = main_phase("null-scion", cloaks=before)
    assert [tokens(table), gravehold(table)] == [before, 28]


def test_cloaks_reduce_damage_to_him_and_then_one_is_lost() -> None:
    table = play(casting(CONJURE), "skip")
    assert nemesis_life(table) == 34
    assert tokens(table) == 3


def test_a_cloak_is_lost_even_if_no_damage_gets_through() -> None:
    table = casting(TORRENT)
    assert nemesis_life(table) == 35
    assert tokens(table) == 3


def test_he_never_has_fewer_than_two_cloaks() -> None:
    table = play(casting(CONJURE, cloaks=2), "skip")
    assert nemesis_life(table) == 32
    assert tokens(table) == 2


@rule("WE-228")
def test_he_is_defeated_like_any_nemesis() -> None:
    foe = {"life": 3, "tokens": 2}
    table = at(nemesis="magus-of-cloaks", phase="casting", foe=foe, p0=CONJURE)
    play(table, "cast:1")
    assert table.result is not None
    assert table.result.reason == "victory-nemesis"


@rule("WE-073", "WE-314")
def test_harder_he_keeps_three_cloaks_and_may_have_nine() -> None:
    expert = {"difficulty": "expert"}
    assert tokens(at(nemesis="magus-of-cloaks", setup=expert)) == 4
    table = play(casting(CONJURE, cloaks=3, setup=expert), "skip")
    assert [nemesis_life(table), tokens(table)] == [33, 3]
    table = play(main_phase("null-scion", cloaks=7, setup=expert), "do:1")
    assert tokens(table) == 9
    assert gravehold(main_phase("null-scion", cloaks=8, setup=expert)) == 28


# Tier 1


def test_dusk_spawn_takes_a_charge_or_deals_damage_as_that_player_likes() -> None:
    table = main_phase("dusk-spawn", p1={"charges": 2})
    play(table, "player:1")
    assert asks(table).seat == 1
    assert not asks(table).anyone
    fork = table.fork()
    assert marks(play(fork, "do:1"), "player:1")["charges"] == 1
    assert life(fork, 1) == 10
    assert life(play(table, "do:2"), 1) == 8
    assert marks(table, "player:1")["charges"] == 2


@rule("WE-292")
def test_dusk_spawn_hurts_a_player_without_charges() -> None:
    table = play(main_phase("dusk-spawn"), "player:0")
    assert life(table, 0) == 8


def test_dusk_spawn_gives_a_cloak_each_time_it_is_hurt() -> None:
    table = play(casting(TORRENT, "dusk-spawn"), "target:dusk-spawn")
    assert in_play(table) == {"dusk-spawn": 3}
    assert tokens(table) == 5
    table = play(casting(CONJURE, "dusk-spawn"), "target:dusk-spawn", "skip")
    assert in_play(table) == {}
    assert tokens(table) == 5


def test_rising_dark_unleashes_hurts_and_destroys_a_free_spell() -> None:
    spells = {"1": {"spells": ["fiery-torrent"]}}
    own = {"2": {"spells": ["spark"]}, "3": {"state": "R", "spells": ["fiery-torrent"]}}
    table = main_phase(
        {"card": "rising-dark", "tokens": 1}, p0={"breaches": spells}, p1={"breaches": own}
    )
    play(table, "do:2", "player:0")
    assert gravehold(table) == 28
    assert life(table, 0) == 7
    assert cards(table, "destroyed") == ["spark"]


@pytest.mark.parametrize("card", ["rising-dark", "black-solstice"])
def test_the_power_goes_when_he_is_dealt_damage(card: str) -> None:
    table = play(casting(CONJURE, card), "skip")
    assert in_play(table) == {}
    assert cards(table, "nemesis-discard") == [card]


@pytest.mark.parametrize("card", ["rising-dark", "black-solstice"])
def test_the_power_stays_when_the_cloaks_swallow_all_damage(card: str) -> None:
    table = casting(TORRENT, card)
    assert list(in_play(table)) == [card]
    assert f"discard-power:{card}" not in keys(table)


def test_rising_dark_without_a_free_spell_asks_only_who_suffers() -> None:
    own = {"3": {"state": "R", "spells": ["fiery-torrent"]}}
    table = main_phase({"card": "rising-dark", "tokens": 1}, p1={"breaches": own})
    play(table, "do:2", "player:0")
    assert asks(table).topic == "main"
    assert cards(table, "breach:1:3") == ["fiery-torrent"]


def test_twilight_empire_hurts_gravehold_by_the_cloaks_and_adds_one() -> None:
    table = main_phase({"card": "twilight-empire", "tokens": 1}, cloaks=5)
    assert gravehold(table) == 25
    assert tokens(table) == 6


# Tier 2


@pytest.mark.parametrize(("number", "left"), [(4, 8), (5, 7)])
def test_ashen_haruspex_hurts_by_half_the_cloaks_rounded_up(number: int, left: int) -> None:
    table = play(main_phase("ashen-haruspex", cloaks=number), "player:1")
    assert life(table, 1) == left


def test_ashen_haruspex_takes_two_damage_less() -> None:
    table = play(casting(CONJURE, "ashen-haruspex"), "target:ashen-haruspex", "skip")
    assert in_play(table) == {"ashen-haruspex": 2}
    table = play(casting(TORRENT, "ashen-haruspex"), "target:ashen-haruspex")
    assert in_play(table) == {"ashen-haruspex": 5}


@rule("WE-264", "WE-301")
def test_black_solstice_unleashes_twice_and_strikes_a_player_with_a_prepped_spell() -> None:
    piece = {"card": "black-solstice", "tokens": 1}
    table = main_phase(piece, p1={"breaches": {"2": {"spells": ["spark"]}}})
    play(table, "do:2", "do:1")
    assert [gravehold(table), tokens(table)] == [28, 6]
    assert [life(table, 0), life(table, 1)] == [10, 7]
    assert cards(table, "discard:1") == ["spark"]


@rule("WE-265")
def test_black_solstice_without_prepped_spells_hurts_any_player() -> None:
    table = main_phase({"card": "black-solstice", "tokens": 1}, cloaks=8)
    assert keys(table) == ["player:0", "player:1"]
    assert life(play(table, "player:0"), 0) == 7


@rule("WE-337")
def test_enshroud_adds_four_cloaks_and_the_players_destroy_two_free_spells() -> None:
    table = drawn(
        "enshroud",
        p0={"breaches": {"1": {"spells": ["spark"]}}},
        p1={
            "breaches": {
                "2": {"spells": ["spark"]},
                "3": {"spells": ["spark"]},
                "4": {"spells": ["fiery-torrent"]},
            }
        },
    )
    assert tokens(table) == 8
    assert asks(table).anyone
    assert keys(table) == ["spell:spark@0.1", "spell:spark@1.2", "spell:spark@1.3"]
    play(table, "spell:spark@1.3", "spell:spark@0.1")
    assert cards(table, "destroyed") == ["spark", "spark"]
    assert cards(table, "breach:1:2") == ["spark"]


def test_enshroud_adds_no_more_cloaks_than_eight() -> None:
    assert tokens(drawn("enshroud", cloaks=6)) == 8


# Tier 3


def test_eclipse_adds_five_cloaks_and_destroys_the_most_expensive_prepped_spell() -> None:
    table = drawn(
        "eclipse",
        cloaks=2,
        p0={"breaches": {"1": {"spells": ["spark"]}}},
        p1={"breaches": {"2": {"spells": ["fiery-torrent"]}}},
    )
    assert tokens(table) == 7
    assert cards(table, "destroyed") == ["fiery-torrent"]
    assert [life(table, 0), life(table, 1)] == [10, 8]


@rule("WE-259")
def test_eclipse_lets_the_players_break_a_tie() -> None:
    spell = {"spells": ["fiery-torrent"]}
    table = drawn("eclipse", p0={"breaches": {"1": spell}}, p1={"breaches": {"2": spell}})
    assert keys(table) == ["spell:fiery-torrent@0.1", "spell:fiery-torrent@1.2"]
    play(table, "spell:fiery-torrent@0.1")
    assert life(table, 0) == 8


@rule("WE-340", "WE-260", "WE-263")
def test_eclipse_without_prepped_spells_hurts_a_player_of_their_choice() -> None:
    table = drawn("eclipse", cloaks=2)
    assert tokens(table) == 7
    assert keys(table) == ["player:0", "player:1"]
    assert asks(table).anyone
    play(table, "player:1")
    assert [life(table, 0), life(table, 1)] == [10, 8]
    assert cards(table, "destroyed") == []


@rule("WE-255")
def test_shadows_reach_adds_four_cloaks_before_it_enters_play() -> None:
    table = drawn("shadows-reach", cloaks=3)
    assert tokens(table) == 7
    assert in_play(table) == {"shadows-reach": 9}


@rule("WE-309")
def test_the_players_lose_when_shadows_reach_resolves() -> None:
    table = main_phase({"card": "shadows-reach", "tokens": 2})
    assert table.result is None
    table = main_phase({"card": "shadows-reach", "tokens": 1})
    assert table.result is not None
    assert table.result.winners == ()
    assert table.result.reason == "defeat-final-form"
    assert all(table.result.text(language) for language in ("en", "pl", "fr"))


def test_veil_daughter_hurts_the_player_with_the_most_charges() -> None:
    table = main_phase("veil-daughter", p0={"charges": 1})
    assert [life(table, 0), life(table, 1)] == [6, 10]


def test_veil_daughter_hides_in_the_cloaks_which_stay() -> None:
    table = play(casting(CONJURE, "veil-daughter"), "target:veil-daughter", "skip")
    assert in_play(table) == {"veil-daughter": 10}
    assert tokens(table) == 4
    table = play(casting(TORRENT, "veil-daughter"), "target:veil-daughter")
    assert in_play(table) == {"veil-daughter": 11}


# Reading


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_the_sheet_reads_in_every_language(language: str) -> None:
    lines = sheet_text(NEMESES["magus-of-cloaks"], language)
    assert len(lines) == 8
    assert all(lines)
    assert "35" in lines[1]
