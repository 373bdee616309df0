"""Chapter 5: Haze Fiend, flawed Crystals and degraded cards."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.table import Table
from tests.legacy.support import at, record, world
from tests.support import asks, cards, gravehold, in_play, keys, life, marks, play, rule

CALM = ["smog-beast", "toxic-breath"]
BARE: dict[str, Any] = {"hand": []}


def stickers(left: int = 6, players: int = 2) -> dict[str, Any]:
    return world(5, players, flawed_left=left)


def drawn(card: str, **position: Any) -> Table:
    sides = {"p0": BARE, "p1": BARE, "made": stickers(), **position}
    return at(5, phase="nemesis-draw", foe={"deck": [card, *CALM]}, **sides)


def turn(*pieces: Any, **position: Any) -> Table:
    sides = {"p0": BARE, "p1": BARE, "made": stickers(), **position}
    return at(5, phase="nemesis", foe={"deck": CALM}, in_play=list(pieces), **sides)


def ended(tokens: int, **position: Any) -> Table:
    """The end of a nemesis turn with some tokens."""
    sides = {"p0": BARE, "p1": BARE, "made": stickers(), **position}
    return at(5, phase="end", foe={"deck": CALM, "tokens": tokens}, **sides)


def flaws(table: Table) -> list[int]:
    return [mage["flaws"] for mage in table.state.world["mages"]]


@rule("LG-405", "LG-406", "LG-335", "LG-E18")
def test_example_18_a_fracture_flaws_a_crystal() -> None:
    ramzel = {"life": 7, "hand": ["crystal", "crystal"]}
    table = ended(3, p1=ramzel, made=stickers(5))
    assert sorted(cards(table, "hand:1")) == ["crystal", "flawed-crystal"]
    assert life(table, 1) == 5
    assert table.state.world["flawed_left"] == 4
    assert flaws(table) == [0, 1]
    assert marks(table, "nemesis")["tokens"] == 1


@rule("LG-405")
@pytest.mark.parametrize(("tokens", "times"), [(1, 0), (2, 1), (4, 2), (5, 2)])
def test_it_fractures_for_as_long_as_it_has_two_tokens(tokens: int, times: int) -> None:
    table = ended(tokens, p0={"hand": ["crystal"] * 3})
    assert cards(table, "hand:0").count("flawed-crystal") == times
    assert table.state.tokens == tokens - 2 * times
    assert life(table, 0) == 10 - 2 * times


@rule("LG-405")
def test_nothing_is_fractured_at_the_end_of_a_players_turn() -> None:
    table = at(
        5,
        made=stickers(),
        foe={"deck": CALM, "tokens": 3},
        turn_order={"deck": ["2", "1"]},
        p0={"hand": ["crystal"], "deck": ["crystal"] * 5},
        p1=BARE,
    )
    play(table, "end")
    assert table.state.turn == 3, "a turn of each mage is over"
    assert (table.state.tokens, table.state.world["flawed_left"]) == (3, 6)


@rule("LG-409", "LG-203", "LG-E18")
def test_example_18_flawed_aether_only_gains_cards() -> None:
    hand = ["flawed-crystal", "flawed-crystal", "crystal", "ancient-cyanolith"]
    table = at(5, made=stickers(), p0={"hand": hand, "breaches": {"3": "L"}})
    for card in hand:
        play(table, f"play:{card}")
    assert marks(table, "player:0")["aether"] == 3
    assert marks(table, "player:0")["aether-7"] == 2
    assert "buy:gravity-node" in keys(table)
    assert "open:3" not in keys(table)
    assert "focus:3" in keys(table)


@rule("LG-406")
def test_the_crystal_may_lie_in_the_discard_pile() -> None:
    table = ended(2, p0={"hand": ["spark"], "discard": ["crystal", "spark"]})
    assert cards(table, "discard:0") == ["flawed-crystal", "spark"]
    assert life(table, 0) == 8


@rule("LG-405", "LG-406")
def test_the_sheet_asks_which_crystal_gets_the_sticker() -> None:
    table = ended(2, p0={"hand": ["crystal"], "discard": ["crystal"]})
    assert asks(table).topic == "flaw"
    assert asks(table).prompt().text("en").endswith("the flawed sticker (Haze Fiend).")


@rule("LG-407")
def test_a_destroyed_crystal_is_flawed_if_nobody_has_another() -> None:
    table = at(
        5,
        1,
        made=stickers(3, 1),
        phase="end",
        foe={"deck": CALM, "tokens": 2},
        p0={"hand": ["flawed-crystal"], "deck": ["crystal"]},
        destroyed=["crystal"],
    )
    assert cards(table, "destroyed") == ["flawed-crystal"]
    assert (life(table, 0), flaws(table)) == (8, [1])
    assert table.state.players[0].deck[0].slug == "crystal"


@rule("LG-408", "LG-410")
@pytest.mark.parametrize("left", [0, 6])
def test_without_a_sticker_or_a_crystal_any_player_suffers(left: int) -> None:
    hand = {"hand": ["crystal"]} if not left else BARE
    table = ended(2, p0=hand, made=stickers(left))
    play(table, "player:1")
    assert (life(table, 1), flaws(table)) == (8, [0, 0])


@rule("LG-402", "LG-403", "LG-411")
def test_flaws_come_back_in_the_next_chapter() -> None:
    made = world(6)
    made["mages"][0]["starters"] = [{"sticker": 7, "name": "a"}, {"sticker": 1, "name": "b"}]
    made["mages"][0]["flaws"] = 4
    setup = LEGACY.setup(2, 5, {"record": record(made)})
    player = LEGACY.new(2, 5, setup).players[0]
    held = [card.slug for card in (*player.hand, *player.deck)]
    assert (held.count("flawed-crystal"), held.count("crystal")) == (4, 2)


def test_smog_beast_hurts_gravehold_and_takes_a_gem() -> None:
    table = turn("smog-beast", p1={"hand": ["crystal", "spark"]})
    assert gravehold(table) == 29
    assert cards(table, "discard:1") == ["crystal"]


@rule("LG-362")
def test_debilitating_impact_degrades_the_most_expensive_spell() -> None:
    piece = {"card": "debilitating-impact", "tokens": 1}
    hands = {"p0": {"hand": ["gilded-marble"]}, "p1": {"hand": ["incinerating-fist", "spark"]}}
    table = turn(piece, **hands)
    assert cards(table, "destroyed") == ["incinerating-fist"]
    play(table, "gain:fire-chakram")
    assert "fire-chakram" in cards(table, "hand:1")
    assert gravehold(table) == 27
    cheap = turn(piece, p1={"hand": ["spark"]})
    assert life(cheap, 1) == 8


@rule("LG-412")
def test_the_attack_fracture_flaws_without_damage() -> None:
    hands = {"p0": {"hand": ["crystal"]}, "p1": {"hand": ["flawed-crystal", "crystal"]}}
    table = drawn("fracture", **hands)
    assert cards(table, "hand:1") == ["flawed-crystal", "flawed-crystal"]
    assert (life(table, 1), gravehold(table)) == (10, 28)


@rule("LG-480", "LG-475")
def test_malastar_can_be_brought_out() -> None:
    table = drawn("smoke-guardian", p1={"hand": ["spark"]})
    play(table, "do:1")
    assert (life(table, 1), cards(table, "discard:1")) == (7, ["spark"])
    assert table.state.world["lessons"] == ["malastar"]
    assert in_play(table) == {"smoke-guardian": 11}
    held = play(drawn("smoke-guardian"), "do:2")
    assert held.state.world["lessons"] == []
    again = drawn("smoke-guardian", made=world(5, lessons=["malastar"]))
    assert life(again, 1) == 10


@rule("LG-360", "LG-361", "LG-362")
def test_smoke_guardian_degrades_a_card() -> None:
    table = turn("smoke-guardian", p1={"hand": ["gilded-marble"]})
    play(table, "skip")
    assert cards(table, "destroyed") == ["gilded-marble"]
    assert gravehold(table) == 29
    nobody = play(turn("smoke-guardian"), "player:0")
    assert life(nobody, 0) == 8


@rule("LG-413", "LG-355")
def test_rune_prisoner_costs_who_damages_it_a_card() -> None:
    mine = {
        "hand": ["gilded-marble"],
        "breaches": {"1": {"state": "open", "spells": ["incinerating-fist"]}},
    }
    table = at(
        5, made=stickers(), phase="casting", in_play=["rune-prisoner"], p0=mine, foe={"deck": CALM}
    )
    play(table, "cast:1", "target:rune-prisoner", "skip")
    assert in_play(table) == {"rune-prisoner": 4}
    assert cards(table, "destroyed") == ["gilded-marble"]
    last = {"card": "rune-prisoner", "life": 3}
    poor = {**mine, "hand": []}
    dead = at(5, made=stickers(), phase="casting", in_play=[last], p0=poor, foe={"deck": CALM})
    play(dead, "cast:1", "target:rune-prisoner")
    assert in_play(dead) == {}
    assert life(dead, 0) == 8


def test_rune_prisoner_hurts_gravehold() -> None:
    assert gravehold(turn("rune-prisoner")) == 27


@rule("LG-343", "LG-412")
def test_poison_flaws_one_and_degrades_another() -> None:
    hands = {"p0": {"hand": ["crystal"]}, "p1": {"hand": ["gilded-marble"]}}
    table = drawn("poison", **hands)
    play(table, "skip")
    assert cards(table, "hand:0") == ["flawed-crystal"]
    assert cards(table, "destroyed") == ["gilded-marble"]
    assert (life(table, 0), life(table, 1)) == (10, 8)


def test_toxic_breath_destroys_the_most_expensive_card() -> None:
    table = turn("toxic-breath", p1={"hand": ["gilded-marble", "crystal"]})
    assert cards(table, "destroyed") == ["gilded-marble"]
    assert gravehold(table) == 28


@rule("LG-363", "LG-360", "LG-364", "LG-E19")
def test_example_19_disintegrate_degrades_all_dear_cards() -> None:
    hand = ["gilded-marble", "incinerating-fist", "crystal", "crystal", "spark"]
    table = drawn("disintegrate", p0={"hand": hand})
    play(table, "card:gilded-marble", "gain:branching-radite", "gain:fire-chakram")
    assert cards(table, "destroyed") == ["gilded-marble", "incinerating-fist"]
    held = cards(table, "hand:0")
    assert {"branching-radite", "fire-chakram"} <= set(held)
    assert gravehold(table) == 27
    assert marks(table, "nemesis")["tokens"] == 1
    free = drawn("disintegrate", p0={"hand": ["crystal"]}, p1={"hand": ["spark"]})
    play(free, "player:1")
    assert life(free, 1) == 8


@rule("LG-414")
def test_aether_channel_puts_free_cards_on_the_deck() -> None:
    piece = {"card": "aether-channel", "tokens": 1}
    pile = {"hand": [], "discard": ["crystal", "fire-chakram", "spark"], "deck": []}
    table = turn(piece, p1=pile)
    play(table, "card:crystal")
    assert [card.slug for card in table.state.players[1].deck] == ["crystal", "spark"]
    assert cards(table, "discard:1") == ["fire-chakram"]
    assert gravehold(table) == 28


# Who is fractured


@rule("LG-406", "LG-341")
def test_the_players_choose_together_who_of_those_with_a_crystal_is_fractured() -> None:
    table = ended(2, p0={"hand": ["crystal"]}, p1={"hand": ["crystal"]})
    assert (asks(table).topic, asks(table).anyone) == ("fracture", True)
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:1")
    assert (flaws(table), life(table, 1), life(table, 0)) == ([0, 1], 8, 10)


@rule("LG-406")
def test_nobody_is_asked_who_has_no_crystal_without_flaw() -> None:
    table = ended(2, p0={"hand": ["flawed-crystal"]}, p1={"hand": ["crystal"]})
    assert (flaws(table), life(table, 1), life(table, 0)) == ([0, 1], 8, 10)


@rule("LG-406", "LG-407")
@pytest.mark.parametrize("left", [6, 0])
def test_a_destroyed_crystal_is_safe_while_somebody_holds_another(left: int) -> None:
    table = ended(2, made=stickers(left), p0={"hand": ["crystal"]}, destroyed=["crystal"])
    if not left:  # LG-408: without stickers any player suffers, and nothing is flawed
        assert keys(table) == ["player:0", "player:1"]
        play(table, "player:1")
    assert cards(table, "destroyed") == ["crystal"]
    assert flaws(table) == ([1, 0] if left else [0, 0])
    assert [life(table, 0), life(table, 1)] == ([8, 10] if left else [10, 8])
