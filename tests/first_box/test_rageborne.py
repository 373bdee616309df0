"""Rageborne: the sheet, its nine cards and the six strikes."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.games.aeons_end.cards.first_box.foes.strikes import STRIKES, strike_deck
from emberhold.kernel.errors import PositionError
from emberhold.kernel.table import Table
from tests.first_box.foe_side import (
    PLAYERS_NEXT,
    asks,
    breaches,
    drawn,
    handled,
    powered,
    prepped,
    spells,
)
from tests.first_box.support import at
from tests.support import cards, charges, gravehold, in_play, keys, life, marks, play, rule, tokens

EXPERT = {"difficulty": "expert"}


def strikes_left(table: Table) -> int:
    return int(table.view(0).zone("strike-deck").count)


def struck_cards(table: Table) -> list[str]:
    """The names of the strikes so far."""
    start = "Rageborne Strikes: "
    return [line[len(start) : -1] for line in table.log() if line.startswith(start)]


# The sheet


@rule("AE-131", "AE-133", "AE-015", "AE-018", "AE-004", "AE-006")
def test_it_begins_with_one_fury_and_a_deck_of_six_strikes() -> None:
    table = at(phase="turn")
    assert marks(table, "nemesis")["life"] == 70
    assert tokens(table) == 1
    assert strikes_left(table) == 6
    assert table.view(0).zone("strike-deck").pieces == ()
    assert table.view(0).zone("nemesis-deck").count == 24
    deck = {card.slug for card in table.state.nemesis_deck}
    assert not deck & {card.slug for card in STRIKES}
    assert marks(at(setup={"difficulty": "extinction"}), "nemesis")["life"] == 80


@rule("AE-132")
def test_unleash_gives_it_one_fury_and_there_is_no_limit() -> None:
    table = handled("bane-sire", foe={"tokens": 2})
    assert tokens(table) == 3
    table = handled("jagged-one", foe={"tokens": 15, "strike_deck": ["devastate"]})
    assert tokens(table) == 17 - 3


@rule("AE-136", "AE-134")
def test_with_four_fury_it_strikes_at_the_end_of_the_nemesis_turn() -> None:
    table = handled("bane-sire", foe={"tokens": 3, "strike_deck": ["devastate"]})
    assert gravehold(table) == 25
    assert tokens(table) == 1
    assert strikes_left(table) == 6
    table = handled("bane-sire", foe={"tokens": 2, "strike_deck": ["devastate"]})
    assert gravehold(table) == 30


@rule("AE-136")
def test_it_strikes_once_however_much_fury_is_left() -> None:
    table = handled(foe={"tokens": 12, "strike_deck": ["devastate"]})
    assert gravehold(table) == 25
    assert tokens(table) == 9


@rule("AE-137")
def test_a_player_turn_brings_no_strike() -> None:
    table = at(
        phase="draw",
        foe={"tokens": 9, "strike_deck": ["devastate"]},
        turn_order={"deck": ["1"], "discard": ["1"]},
    )
    assert gravehold(table) == 30
    assert tokens(table) == 9


@rule("AE-138", "AE-007")
def test_an_empty_nemesis_strikes_before_the_players_win() -> None:
    side = {"deck": ["slaughter"], "discard": [], "tokens": 3, "strike_deck": ["devastate"]}
    table = at(phase="nemesis-draw", foe=side, turn_order=PLAYERS_NEXT)
    assert gravehold(table) == 30 - 3 - 5
    assert table.result is not None
    assert table.result.reason == "victory-deck"
    table = at(phase="nemesis-draw", foe=side, gravehold=8, turn_order=PLAYERS_NEXT)
    assert table.result is not None
    assert table.result.reason == "defeat-gravehold"


@rule("AE-141")
def test_in_a_harder_game_a_strike_costs_one_fury() -> None:
    side = {"tokens": 4, "strike_deck": ["devastate"]}
    assert tokens(handled(foe=side, setup=EXPERT)) == 3
    assert tokens(handled(foe=side)) == 1


@rule("AE-135", "AE-134")
def test_a_strike_of_a_card_happens_without_any_fury_and_takes_none_below_zero() -> None:
    table = drawn("cleave", foe={"tokens": 0, "strike_deck": ["devastate"]})
    assert gravehold(table) == 25
    assert tokens(table) == 0


@rule("AE-133")
def test_the_order_of_the_strikes_is_new_after_each_of_them() -> None:
    orders = set()
    for seed in range(12):
        table = drawn("cleave", seed=seed, foe={"strike_deck": ["devastate"]})
        deck = strike_deck(table.state).deck
        assert sorted(card.slug for card in deck) == sorted(card.slug for card in STRIKES)
        orders.add(deck[-1].slug)
    assert len(orders) > 1


@rule("AE-134")
def test_while_it_is_resolved_a_strike_card_is_seen_by_everybody() -> None:
    table = drawn("cleave", foe={"strike_deck": ["convoke"]})
    assert asks(table).topic == "player"
    assert cards(table, "resolving") == ["cleave", "convoke"]
    assert strikes_left(table) == 5
    play(table, "player:1")
    assert strikes_left(table) == 6
    assert cards(table, "nemesis-discard") == ["cleave"]


def test_a_strike_deck_names_only_strikes_and_each_once() -> None:
    with pytest.raises(PositionError, match="strike_deck"):
        at(foe={"strike_deck": ["cleave"]})
    with pytest.raises(PositionError, match="strike_deck"):
        at(foe={"strike_deck": ["raze", "raze"]})


# The strikes


def struck(card: str, **position: Any) -> Table:
    return drawn("cleave", foe={"strike_deck": [card]}, **position)


def test_convoke() -> None:
    table = struck("convoke")
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:1")
    assert [life(table, 0), life(table, 1)] == [10, 6]


def test_devastate() -> None:
    assert gravehold(struck("devastate")) == 25


@rule("AE-147")
def test_eviscerate_finds_the_lowest_life_of_those_who_are_not_exhausted() -> None:
    table = struck("eviscerate", players=3, p0={"life": 6}, p1={"life": 0}, p2={"life": 7})
    assert [life(table, seat) for seat in range(3)] == [4, 0, 7]


@rule("AE-147")
def test_frenzy_hits_the_most_open_breaches_and_ties_are_the_players_to_break() -> None:
    shut = {"breaches": {"2": "D"}}
    wide = {"breaches": {"2": "open"}}
    table = struck("frenzy", p0=shut, p1=wide)
    assert [life(table, 0), life(table, 1)] == [10, 7]
    table = struck("frenzy", p0=wide, p1=wide)
    assert keys(table) == ["player:0", "player:1"]


def test_raze() -> None:
    table = play(struck("raze"), "player:0")
    assert gravehold(table) == 27
    assert life(table, 0) == 9


@rule("AE-E04", "AE-146")
def test_ae_e04_seize_takes_the_two_most_expensive_spells_and_a_tie_is_chosen() -> None:
    table = struck(
        "seize",
        players=3,
        p0=prepped(one="dark-fire", two="spark"),
        p1=prepped(one="ignite", two="phoenix-flame"),
        p2=prepped(one="amplify-vision"),
    )
    assert cards(table, "discard:0") == ["dark-fire"]
    assert keys(table) == ["spell:ignite@1.1", "spell:amplify-vision@2.1"]
    play(table, "spell:amplify-vision@2.1")
    assert spells(table, 0) == ["spark"]
    assert spells(table, 1) == ["ignite", "phoenix-flame"]
    assert spells(table, 2) == []
    assert cards(table, "discard:2") == ["amplify-vision"]
    assert marks(table, "nemesis")["life"] == 70


@rule("AE-146")
def test_seize_takes_what_there_is() -> None:
    table = struck("seize", p0=prepped(one="spark"))
    assert spells(table, 0) == []
    assert asks(table).topic == "main"


# Its cards


@rule("AE-143")
def test_provoker_counts_the_fury_at_that_moment() -> None:
    assert gravehold(handled("provoker", foe={"tokens": 3})) == 27
    assert gravehold(handled("bane-sire", "provoker", foe={"tokens": 1})) == 28
    table = handled("provoker", foe={"tokens": 0})
    assert gravehold(table) == 30


@rule("AE-142")
@pytest.mark.parametrize(
    ("discard", "fury"), [(["nemesis"], 1), (["nemesis", "nemesis"], 3), (["1", "2"], 1)]
)
def test_unrelenting_ire_looks_for_two_nemesis_cards(discard: list[str], fury: int) -> None:
    order = {"deck": ["1", "2"], "discard": discard}
    assert tokens(drawn("unrelenting-ire", foe={"tokens": 0}, turn_order=order)) == fury


def test_blood_cry() -> None:
    table = powered("blood-cry", foe={"tokens": 0, "strike_deck": ["devastate"]})
    assert tokens(table) == 1
    assert gravehold(table) == 25


@rule("AE-119")
def test_blood_cry_is_discarded_for_four_charges_of_the_active_player() -> None:
    table = at(in_play=["blood-cry"], p0={"charges": 5}, p1={"charges": 4})
    play(table, "discard-power:blood-cry")
    assert charges(table, 0) == 1
    assert in_play(table) == {}
    table = at(in_play=["blood-cry"], p0={"charges": 3}, p1={"charges": 4})
    assert "discard-power:blood-cry" not in keys(table)


@rule("AE-144")
def test_invoke_carnage_hits_with_one_and_the_new_fury_in_one_piece() -> None:
    table = play(powered("invoke-carnage", foe={"tokens": 2}), "player:1")
    assert life(table, 1) == 6
    table = at(in_play=["invoke-carnage"], p0={"aether": 7})
    play(table, "discard-power:invoke-carnage")
    assert in_play(table) == {}


@rule("AE-148")
def test_scorn_always_leaves_both_ways() -> None:
    table = handled("scorn", foe={"tokens": 0}, gravehold=1)
    assert keys(table) == ["do:1", "do:2"]
    play(table, "do:2")
    assert tokens(table) == 2
    assert gravehold(play(handled("scorn"), "do:1")) == 27


@rule("AE-135")
def test_avatar_of_wrath_strikes_each_time() -> None:
    table = handled("avatar-of-wrath", foe={"tokens": 1, "strike_deck": ["devastate"]})
    assert gravehold(table) == 25
    assert tokens(table) == 0


@rule("AE-145")
def test_onslaught_takes_a_card_for_each_fury_after_three_unleashes() -> None:
    hand = {"hand": ["crystal", "crystal", "spark"]}
    side = {"tokens": 0, "strike_deck": ["devastate"]}
    table = drawn("onslaught", foe=side, p0=hand, p1=hand)
    play(table, "player:0", "card:spark", "player:1", "card:crystal", "player:1", "card:crystal")
    assert cards(table, "hand:0") == ["crystal", "crystal"]
    assert cards(table, "hand:1") == ["spark"]


@rule("AE-145")
def test_onslaught_empties_the_hands_if_there_are_fewer_cards() -> None:
    side = {"tokens": 2, "strike_deck": ["devastate"]}
    table = drawn("onslaught", foe=side, p0={"hand": ["crystal"]}, p1={"hand": ["spark"]})
    assert sum(" discards " in line for line in table.log()) == 2


@rule("AE-139", "AE-135")
def test_rolling_death_finishes_the_first_strike_before_the_second() -> None:
    table = powered("rolling-death", foe={"tokens": 3, "strike_deck": ["devastate"]})
    lines = [line for line in table.log() if "Strikes" in line or "fury" in line]
    assert lines[:2] == ["Rageborne Strikes: Devastate.", "Rageborne now has no fury tokens."]
    assert lines[2].startswith("Rageborne Strikes: ")
    seconds = {
        struck_cards(powered("rolling-death", seed=seed, foe={"strike_deck": ["devastate"]}))[1]
        for seed in range(20)
    }
    assert "Devastate" in seconds
    assert len(seconds) > 1


# Worked examples


@rule("AE-E02", "AE-143", "AE-132", "AE-136", "AE-134", "AE-141")
@pytest.mark.parametrize(("difficulty", "fury"), [("normal", 1), ("expert", 3)])
def test_ae_e02_a_nemesis_turn(difficulty: str, fury: int) -> None:
    table = handled(
        "provoker",
        setup={"difficulty": difficulty},
        foe={"tokens": 3, "deck": ["slaughter", "skewer"], "strike_deck": ["raze"]},
        p1={"life": 7},
    )
    assert gravehold(table) == 21
    assert asks(table).topic == "player"
    play(table, "player:0")
    assert [life(table, 0), life(table, 1)] == [9, 7]
    assert strikes_left(table) == 6
    assert tokens(table) == fury


@rule("AE-E03", "AE-135", "AE-140", "AE-136")
def test_ae_e03_exhaustion_inside_a_strike_and_a_second_strike() -> None:
    for seed in range(40):
        table = drawn(
            "cleave",
            seed=seed,
            foe={"tokens": 5, "strike_deck": ["convoke"]},
            gravehold=20,
            p0={"life": 3, "charges": 2, "breaches": {"2": "D", "3": "none", "4": "none"}},
            p1={"life": 8},
        )
        play(table, "player:0")
        assert asks(table).topic == "destroy-breach"
        assert tokens(table) == 7
        play(table, "breach:2")
        assert breaches(table, 0) == [1]
        assert charges(table, 0) == 0
        found = struck_cards(table)
        assert len(found) == 2
        if found[1] == "Devastate":
            assert gravehold(table) == 13
            assert tokens(table) == 1
            return
    raise AssertionError("no second strike of forty was Devastate")
