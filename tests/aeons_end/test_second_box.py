"""A second box: what its rules switch off is nowhere, and its parts are its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import emberhold
from emberhold.games import register
from emberhold.kernel.errors import SetupError
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES, speech
from tests.aeons_end.second_box.box import BOX, SECOND, DrownedBell
from tests.support import in_play, keys, marks, play
from tests.support.refusals import refused


@pytest.fixture(autouse=True)
def _registered() -> None:
    register(SECOND)


def at(phase: str = "main", **position: Any) -> Table:
    """Ilka's turn, with Toman beside her."""
    setup = {"mages": ["ilka", "toman"]}
    turn = {"player": 0, "phase": phase}
    order = {"deck": ["1", "2"], "discard": ["nemesis"]}
    whole = {"turn": turn, "turn_order": order, **position}
    return emberhold.open(SECOND.name, 2, 3, setup, position=whole)


# What is switched off


def test_nobody_has_charges_or_an_ability() -> None:
    table = at(players={"0": {"aether": 30, "hand": []}})
    assert not {"charge", "ability"} & set(keys(table))
    assert not {"charges", "max_charges"} & set(marks(table, "player:0"))


def test_there_is_no_breach_iv_and_no_bonus() -> None:
    spells = {"1": {"spells": ["flicker"]}, "3": {"state": "open", "spells": ["flicker"]}}
    table = at("casting", players={"0": {"breaches": spells}}, nemesis={"life": 40})
    assert "breach:0:4" not in {zone.id for zone in table.view(0).area("player:0").zones}
    play(table, "cast:3")
    assert marks(table, "nemesis")["life"] == 39


def test_becoming_exhausted_brings_nothing_besides() -> None:
    hurt = {"0": {"life": 1}, "1": {"life": 8}}
    table = at("nemesis-draw", players=hurt, nemesis={"deck": ["low-toll", "chill"]})
    play(table, "player:0")
    assert marks(table, "player:0")["exhausted"]
    assert len(table.state.players[0].breaches) == 3
    assert marks(table, "gravehold")["life"] == 20
    assert marks(table, "nemesis")["strokes"] == 1


def test_the_players_win_as_soon_as_the_nemesis_has_nothing_left() -> None:
    spells = {"0": {"breaches": {"1": {"spells": ["flicker"]}}}}
    lying = [{"card": "lamp-moth", "life": 1}]
    table = at("casting", players=spells, nemesis={"deck": []}, in_play=lying)
    play(table, "cast:1", "target:lamp-moth")
    assert table.result is not None
    assert table.result.reason == "victory-deck"


# What is its own


def test_the_bell_strikes_and_gravehold_shakes_at_the_last_stroke() -> None:
    table = at("nemesis-draw", nemesis={"deck": ["chill", "chill"], "strokes": 3})
    assert marks(table, "nemesis")["strokes"] == 0
    assert marks(table, "gravehold")["life"] == 16


def test_a_drawn_minion_is_in_play_with_its_life() -> None:
    table = at("nemesis-draw", nemesis={"deck": ["rope-eel", "chill"]})
    assert in_play(table) == {"rope-eel": 4}


def test_the_picker_asks_only_what_the_box_leaves_open() -> None:
    asked = [choice.name for choice in SECOND.choices.listed if choice.asked]
    assert asked == ["nemesis", "mages", "market", "hands"]
    assert [value.value for value in SECOND.choices.listed[1].values] == ["random", "ilka", "toman"]
    assert SECOND.seats == (1, 2)


@pytest.mark.thorough
def test_the_market_is_any_nine_piles() -> None:
    setup = SECOND.setup(2, 1, {})
    assert setup["market"] == list(BOX.market)
    with refused(SetupError, "1", "9"):
        emberhold.open(SECOND.name, 2, 1, {"market": ["spray"]})
    with refused(SetupError, "expert", "normal"):
        emberhold.open(SECOND.name, 2, 1, {"difficulty": "expert"})
    with refused(SetupError, "3", "1, 2"):
        emberhold.open(SECOND.name, 3, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_it_reads_in_every_language(language: str) -> None:
    slugs = [entry.slug for entry in SECOND.library]
    assert slugs == [*BOX.cards, "ilka", "toman", "drowned-bell"]
    for entry in SECOND.library:
        assert entry.name(language)
        assert all(entry.text(language))
        assert entry.group.text(language)
    shelf = SECOND.rulebook
    assert shelf is not None
    book = shelf.read(language)
    assert list(book.rules) == [f"DB-{number:03}" for number in range(1, 5)]
    assert shelf.asked("casting") == ("DB-002",)
    assert speech(language)("game-drowned-bell")


def test_its_numbers_speak_of_its_own_cards_alone() -> None:
    names = SECOND.actions(2).names
    assert "buy:river-glass" in names
    assert "prep:flicker@3" in names
    assert not {"buy:frozen-magmite", "play:crystal", "open:4", "prep:flicker@4"} & set(names)
    row = SECOND.observation(2)
    slots = dict(zip(row.names, row.row(at().state, 0, None), strict=True))
    assert slots["strokes"] == 0
    assert "+0.breach.3.flicker" in slots
    assert "+0.breach.4.flicker" not in slots


def test_a_derived_box_leaves_the_first_as_it_was() -> None:
    turned = BOX.changed(piles=BOX.piles[::-1])
    assert list(turned.market) == list(BOX.market)[::-1]
    assert next(iter(BOX.market)) == "river-glass"
    assert turned.cards["spray"] is BOX.cards["spray"]


# What is refused when it is made


def planned(**parts: Any) -> dict[str, Any]:
    """Its plans, the second of which has other parts."""
    return {"plans": (BOX.plans[0], replace(BOX.plans[0], **parts))}


@pytest.mark.parametrize(
    ("parts", "field", "told"),
    [
        ({"people": BOX.people[:1]}, "people", ("2", "1")),
        ({"people": ()}, "people", ("2", "0")),
        ({"plans": ()}, "plans", ()),
        (planned(wishes={"nemesis": "drowned-bel"}), "plans", ("drowned-bel", "drowned-bell")),
        (planned(wishes={"mages": ["ilka", "gex"]}), "plans", ("gex", "toman")),
        (planned(wishes={"market": "all-ten"}), "plans", ("all-ten", "all-nine")),
        (planned(wishes={"difficulty": "expert"}), "plans", ("expert", "normal")),
        (planned(wishes={"pairs": True}), "plans", ("pairs",)),
        (planned(seats=("person",) * 3), "plans", ("3", "1, 2")),
        ({"suggested": {"nine": (*list(BOX.market)[:8], "kindle")}}, "suggested", ("kindle",)),
        ({"suggested": {"eight": tuple(BOX.market)[:8]}}, "suggested", ("eight", "8", "9")),
        ({"suggested": {"twice": ("spray",) * 9}}, "suggested", ("twice", "spray")),
    ],
)
def test_a_box_that_offers_what_it_has_not_is_refused_as_a_game(
    parts: dict[str, Any], field: str, told: tuple[str, ...]
) -> None:
    with refused(SetupError, BOX.slug, *told):
        DrownedBell(BOX.slug, BOX.changed(**parts))
    with pytest.raises(SetupError) as caught:
        DrownedBell(BOX.slug, BOX.changed(**parts))
    assert caught.value.field == field
