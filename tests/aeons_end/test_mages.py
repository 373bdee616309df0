"""The eight mages: their sheets, their charges and when an ability may be used."""

from __future__ import annotations

import pytest

import emberhold
from emberhold import LANGUAGES
from emberhold.games.aeons_end.seen.mage_text import mage_text
from emberhold.kernel.table import Table
from tests.aeons_end.catalogue import MAGES
from tests.aeons_end.mage_sheets import SHEETS, breaches_of, full
from tests.support import at, cards, keys, marks, play, rule


def _named(letters: str) -> list[str]:
    names = []
    for word in letters.split():
        plain = set(word) <= {"c", "s"}
        names += [{"c": "crystal", "s": "spark"}[x] for x in word] if plain else [word]
    return names


def _new(mage: str) -> Table:
    others = [name for name in SHEETS if name != mage]
    return emberhold.open("war-eternal", 2, 3, {"mages": [mage, others[0]]})


# Sheets


@rule("WE-014", "WE-021")
def test_there_are_eight_mages_and_each_player_plays_one() -> None:
    assert sorted(MAGES) == sorted(SHEETS)
    with pytest.raises(emberhold.SetupError):
        emberhold.open("war-eternal", 2, 1, {"mages": ["gex", "gex"]})


@rule("WE-024", "WE-096")
@pytest.mark.parametrize("mage", SHEETS)
def test_a_mage_begins_with_the_five_cards_of_the_sheet_in_hand(mage: str) -> None:
    hand = cards(_new(mage), "hand:0")
    assert hand == _named(SHEETS[mage][0])
    assert len(hand) == 5


@rule("WE-025", "WE-096")
@pytest.mark.parametrize("mage", SHEETS)
def test_the_first_five_cards_drawn_are_the_deck_of_the_sheet_from_left_to_right(mage: str) -> None:
    other = "gex" if mage != "gex" else "mist"
    order = {"deck": ["1"], "discard": ["nemesis"]}
    table = at(mages=[mage, other], phase="draw", p0={"hand": []}, turn_order=order)
    assert cards(table, "hand:0") == _named(SHEETS[mage][1])


@rule("WE-022", "WE-097")
@pytest.mark.parametrize("mage", SHEETS)
def test_breaches_lie_as_the_sheet_shows_them(mage: str) -> None:
    assert breaches_of(_new(mage)) == SHEETS[mage][2].split()


@rule("WE-023")
def test_gex_has_no_first_breach() -> None:
    assert [breaches_of(_new(mage)).count("-") for mage in SHEETS] == [0, 0, 1, 0, 0, 0, 0, 0]


@rule("WE-026")
def test_a_turn_order_card_gives_the_turn_to_the_mage_with_its_number() -> None:
    table = at(phase="turn", turn_order={"deck": ["2", "1"], "discard": []})
    assert marks(table, "player:1")["active"]
    assert not marks(table, "player:0")["active"]


@rule("WE-027", "WE-098")
def test_a_mage_begins_with_ten_life_and_no_charges() -> None:
    sheet = marks(_new("mist"), "player:0")
    assert (sheet["life"], sheet["charges"]) == (10, 0)


@rule("WE-028")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mage", SHEETS)
def test_a_sheet_reads_in_every_language(mage: str, language: str) -> None:
    name, charges, timing, effect = mage_text(MAGES[mage], language)
    assert name
    assert str(SHEETS[mage][3]) in charges
    assert timing.endswith(":")
    assert effect.endswith(".")


def test_the_sheet_of_quilius() -> None:
    assert mage_text(MAGES["quilius"]) == [
        "Quietus Vow",
        "Needs 5 charges",
        "Activate during your main phase:",
        "Deal 2 damage for each trophy token you have.",
    ]


# Charges


@rule("WE-169", "WE-170")
def test_a_charge_costs_two_aether_and_lies_on_the_own_sheet() -> None:
    table = play(at(p0={"aether": 3, "hand": ["crystal"]}), "charge")
    assert marks(table, "player:0")["charges"] == 1
    assert marks(table, "player:0")["aether"] == 1
    assert marks(table, "player:1")["charges"] == 0
    assert "charge" not in keys(table)


@rule("WE-171")
def test_no_charge_can_be_bought_for_an_ally() -> None:
    table = at(p0={"aether": 9, "hand": ["crystal"]})
    assert [key for key in keys(table) if key.startswith("charge")] == ["charge"]


@rule("WE-172")
@pytest.mark.parametrize("mage", SHEETS)
def test_an_ability_has_four_five_or_six_spaces(mage: str) -> None:
    spaces = marks(_new(mage), "player:0")["max_charges"]
    assert spaces == SHEETS[mage][3]
    assert spaces in (4, 5, 6)


@rule("WE-172", "WE-173")
def test_a_full_sheet_takes_no_further_charge() -> None:
    table = full("mazahaedron", p0={"aether": 2})
    assert "charge" not in keys(table)


@rule("WE-029")
def test_the_ability_needs_every_charge() -> None:
    assert "ability" in keys(full("mazahaedron"))
    assert "ability" not in keys(full("mazahaedron", p0={"charges": 3}))


@rule("WE-030")
def test_the_ability_may_be_used_in_the_turn_of_the_last_charge() -> None:
    table = full("quilius", p0={"charges": 4, "aether": 2, "trophies": 1})
    play(table, "charge", "ability")
    assert marks(table, "nemesis")["life"] == 68


@rule("WE-031")
def test_abilities_are_used_in_the_own_main_phase_only() -> None:
    prepped = {"charges": 5, "breaches": {"1": {"spells": ["spark"]}}}
    casting = at(mages=["quilius", "garu"], phase="casting", p0=prepped, p1={"charges": 5})
    assert keys(casting) == ["cast:1", "end"]
    other = at(mages=["quilius", "garu"], player=1, p0=prepped, p1={"hand": ["crystal"]})
    assert "ability" not in keys(other)


@rule("WE-032")
def test_the_charges_are_gone_before_the_effect() -> None:
    table = play(full("mazahaedron"), "ability")
    assert "gain:scoria-slag" in keys(table)
    assert marks(table, "player:0")["charges"] == 0


@rule("WE-032")
def test_a_charge_gained_after_activation_stays() -> None:
    table = full("mazahaedron", p0={"aether": 2})
    play(table, "ability", "skip", "charge")
    assert marks(table, "player:0")["charges"] == 1


@rule("WE-033")
def test_the_ability_costs_no_aether_and_may_come_between_actions() -> None:
    table = full("mazahaedron", gravehold=20, p0={"hand": ["crystal", "crystal", "crystal"]})
    play(table, "play:crystal", "ability", "skip", "play:crystal")
    assert marks(table, "gravehold")["life"] == 24
    assert marks(table, "player:0")["aether"] == 2
