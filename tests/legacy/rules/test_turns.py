"""The turn of a mage: what Legacy shares with every Aeon's End, and what is its own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.legacy.support import at, world
from tests.support import asks, cards, in_play, keys, marks, nemesis_life, play, rule

CALM = {"deck": ["slice", "slice", "slice"]}


def spells(*named: str, **states: str) -> dict[str, Any]:
    """Breaches I, II, … with a spell each; `two="D"` leaves the second closed."""
    words = ("one", "two", "three")
    return {
        str(place + 1): {"state": states.get(words[place], "open"), "spells": [spell]}
        for place, spell in enumerate(named)
    }


# Casting


@rule("LG-002", "LG-003", "LG-005", "LG-130")
def test_spells_on_open_breaches_may_be_cast_in_any_order_or_kept() -> None:
    table = at(1, phase="casting", p0={"hand": [], "breaches": spells("spark", "fire-chakram")})
    assert keys(table) == ["cast:1", "cast:2", "end"]
    play(table, "cast:2")
    assert keys(table) == ["cast:1", "end"]
    play(table, "end")
    assert nemesis_life(table) == 97
    kept = table.state.players[0].breach(1)
    assert kept is not None
    assert [spell.slug for spell in kept.spells] == ["spark"]


@rule("LG-004", "LG-198", "LG-021")
def test_a_spell_on_a_closed_breach_must_be_cast() -> None:
    table = at(1, phase="casting", p0={"breaches": spells("spark", "spark", two="L")})
    assert keys(table) == ["cast:1", "cast:2"]
    play(table, "cast:2")
    assert "end" in keys(table)


@rule("LG-006", "LG-208")
def test_a_cast_spell_is_discarded_before_its_effect() -> None:
    table = at(
        1, phase="casting", in_play=["crust-smasher"], p0={"breaches": spells("spark"), "hand": []}
    )
    play(table, "cast:1")
    assert asks(table).topic == "target"
    assert cards(table, "discard:0") == ["spark"]


@rule("LG-007", "LG-008", "LG-201")
def test_damage_hits_one_target_and_the_excess_is_lost() -> None:
    table = at(
        1,
        phase="casting",
        in_play=[{"card": "eye-grinder", "life": 1}],
        p0={"breaches": spells("incinerating-fist")},
    )
    play(table, "cast:1")
    assert keys(table) == ["target:nemesis", "target:eye-grinder"]
    play(table, "target:eye-grinder")
    assert in_play(table) == {}
    assert cards(table, "nemesis-discard") == ["eye-grinder"]
    assert nemesis_life(table) == 99


@rule("LG-200", "LG-520")
def test_two_damages_of_one_spell_may_have_two_targets() -> None:
    table = at(
        5,
        phase="casting",
        made=world(5, supply=[*world(5)["supply"][:8], "pyro-geist"]),
        in_play=[{"card": "smog-beast", "life": 5}],
        p0={"breaches": spells("pyro-geist")},
    )
    before = nemesis_life(table)
    play(table, "cast:1", "target:smog-beast", "target:nemesis")
    assert in_play(table) == {"smog-beast": 4}
    assert nemesis_life(table) == before - 2


@rule("LG-009", "LG-536")
def test_the_caster_decides_and_the_owner_gets_the_card_back() -> None:
    made = world(3)
    made["mages"][0]["ability"] = 4
    table = at(
        3,
        made=made,
        p0={"charges": 6, "hand": []},
        p1={"hand": [], "breaches": spells("fire-chakram")},
        in_play=[{"card": "breeding-chamber", "life": 9}],
    )
    play(table, "ability")
    assert asks(table).seat == 0
    play(table, "target:breeding-chamber")
    assert cards(table, "discard:1") == ["fire-chakram"]
    assert in_play(table) == {"breeding-chamber": 9 - 2 - 2}


@rule("LG-202", "LG-222", "LG-221")
def test_the_nemesis_at_no_life_ends_the_game_in_the_middle_of_a_spell() -> None:
    made = world(5, supply=[*world(5)["supply"][:8], "pyro-geist"])
    table = at(
        5, phase="casting", made=made, foe={"life": 1}, p0={"breaches": spells("pyro-geist")}
    )
    play(table, "cast:1")
    assert table.result is not None
    assert table.result.winners == (0, 1)
    assert table.question is None


@rule("LG-197")
def test_nothing_can_be_cast_in_a_first_turn() -> None:
    table = at(1, phase="casting")
    assert asks(table).topic == "main"


@rule("LG-204", "LG-242")
def test_aether_of_the_casting_phase_is_there_in_the_main_phase() -> None:
    made = world(2)
    table = at(
        2, made=made, phase="casting", p0={"hand": ["crystal"], "breaches": spells("bow-starter-1")}
    )
    play(table, "cast:1")
    assert sum(amount for _, amount in table.state.players[0].bound) == 1


# The main phase


@rule("LG-010", "LG-011", "LG-014", "LG-108")
def test_gems_are_played_at_once_and_lie_in_the_play_area() -> None:
    table = at(1, p0={"hand": ["crystal", "ancient-cyanolith"]}, foe=CALM)
    play(table, "play:ancient-cyanolith", "play:crystal")
    assert marks(table, "player:0")["aether"] == 3
    assert cards(table, "play:0") == ["ancient-cyanolith", "crystal"]


@rule("LG-013")
def test_unspent_aether_is_lost_at_the_end_of_the_turn() -> None:
    table = at(1, p0={"aether": 5, "hand": []}, foe=CALM)
    play(table, "end")
    assert marks(table, "player:0")["aether"] == 0
    assert marks(table, "player:1")["aether"] == 0


@rule("LG-015", "LG-037")
def test_a_bought_card_is_on_top_of_the_discard_pile() -> None:
    table = at(1, p0={"aether": 3, "hand": [], "discard": ["spark"]}, market={"fire-chakram": 1})
    assert "buy:incinerating-fist" not in keys(table)
    play(table, "buy:fire-chakram")
    assert cards(table, "discard:0") == ["spark", "fire-chakram"]
    pile = next(pile for pile in table.state.market if pile.card.slug == "fire-chakram")
    assert not pile.copies, "an empty pile is not replaced"
    assert len(table.state.market) == 9


@rule("LG-016", "LG-017", "LG-018", "LG-114", "LG-117", "LG-019")
def test_breaches_are_focused_step_by_step_until_they_open() -> None:
    table = at(1, p0={"aether": 20, "hand": []})
    costs = []
    for _ in range(3):
        breach = table.state.players[0].breach(2)
        assert breach is not None
        costs.append((breach.open_cost, breach.focus_cost, breach.open))
        play(table, "focus:2")
    assert costs == [(4, 2, False), (3, 2, False), (2, 2, False)]
    breach = table.state.players[0].breach(2)
    assert breach is not None
    assert breach.open
    assert marks(table, "player:0")["aether"] == 14
    assert "focus:2" not in keys(table)


@rule("LG-020", "LG-116", "LG-019")
def test_the_third_breach_may_be_opened_before_the_second() -> None:
    table = at(1, p0={"aether": 20, "hand": []})
    costs = [table.state.players[0].breaches[2].open_cost]
    play(table, "focus:3")
    costs.append(table.state.players[0].breaches[2].open_cost)
    play(table, "focus:3")
    costs.append(table.state.players[0].breaches[2].open_cost)
    assert costs == [7, 5, 3]
    play(table, "open:3")
    assert table.state.players[0].breaches[2].open
    assert not table.state.players[0].breaches[1].open
    assert marks(table, "player:0")["aether"] == 20 - 3 - 3 - 3


@rule("LG-021", "LG-022")
def test_a_spell_is_prepped_on_an_open_or_just_focused_breach_without_a_spell() -> None:
    side = {"aether": 6, "hand": ["spark", "spark", "spark"], "breaches": spells("spark")}
    table = at(1, p0=side)
    assert not any(key.startswith("prep:") for key in keys(table))
    play(table, "focus:2", "prep:spark@2", "focus:3")
    assert "prep:spark@3" in keys(table)
    fresh = at(1, p0={"aether": 4, "hand": ["spark", "crystal"], "breaches": spells("spark")})
    play(fresh, "open:2", "prep:spark@2")
    assert cards(fresh, "hand:0") == ["crystal"]


@rule("LG-023", "LG-109")
def test_a_prepped_spell_is_cast_from_the_next_turn_on() -> None:
    side = {"hand": ["spark", "crystal"], "deck": ["crystal"] * 9}
    table = at(1, p0=side, turn_order={"deck": ["1", "1"]})
    play(table, "prep:spark@1")
    assert not any(key.startswith("cast") for key in keys(table))
    play(table, "end")
    assert "cast:1" in keys(table)
    play(table, "cast:1")
    assert nemesis_life(table) == 98


@rule("LG-024", "LG-205", "LG-499", "LG-508")
def test_a_while_prepped_effect_works_from_the_turn_it_was_prepped() -> None:
    made = world(6, supply=[*world(6)["supply"][:8], "breach-communion"])
    table = at(6, made=made, p0={"hand": ["breach-communion", "crystal"]})
    play(table, "prep:breach-communion@1")
    assert "use:breach-communion@1" in keys(table)
    play(table, "use:breach-communion@1")
    assert "use:breach-communion@1" not in keys(table), "once in a turn"


@rule("LG-025", "LG-206", "LG-207", "LG-191")
def test_to_discard_must_be_paid_in_full_and_stops_the_power() -> None:
    poor = at(1, p0={"aether": 5, "hand": []}, in_play=["acid-fog"])
    assert "discard-power:acid-fog" not in keys(poor)
    table = at(1, active=1, p1={"aether": 6, "hand": []}, in_play=["acid-fog"])
    play(table, "discard-power:acid-fog")
    assert in_play(table) == {}
    assert cards(table, "nemesis-discard") == ["acid-fog"]
    assert marks(table, "gravehold")["life"] == 30


@rule("LG-190", "LG-193")
def test_storm_of_knives_costs_two_prepped_spells_of_ones_own() -> None:
    one = at(
        1, p0={"hand": [], "aether": 1, "breaches": spells("spark")}, in_play=["storm-of-knives"]
    )
    assert "discard-power:storm-of-knives" not in keys(one)
    table = at(
        1, p0={"hand": [], "breaches": spells("spark", "fire-chakram")}, in_play=["storm-of-knives"]
    )
    play(table, "discard-power:storm-of-knives")
    while table.question is not None and table.question.topic != "main" and table.state.in_play:
        play(table, keys(table)[-1])
    assert sorted(cards(table, "discard:0")) == ["fire-chakram", "spark"]
    assert cards(table, "nemesis-discard") == ["storm-of-knives"]


# The draw phase


@rule("LG-026", "LG-208", "LG-001", "LG-028")
def test_played_cards_are_discarded_in_a_chosen_order_then_five_are_drawn() -> None:
    side = {
        "hand": ["crystal", "ancient-cyanolith", "spark"],
        "deck": ["crystal"],
        "discard": ["spark", "fire-chakram"],
    }
    table = at(1, p0=side, foe=CALM)
    play(table, "play:crystal", "play:ancient-cyanolith", "end")
    assert asks(table).topic == "discard-order"
    play(table, "discard:ancient-cyanolith")
    hand = [card.slug for card in table.state.players[0].hand]
    assert hand == ["spark", "crystal", "spark", "fire-chakram", "ancient-cyanolith"]
    assert [card.slug for card in table.state.players[0].deck] == ["crystal"]


@rule("LG-027")
def test_unplayed_cards_stay_in_hand_without_a_limit() -> None:
    table = at(1, p0={"hand": ["spark"] * 7, "deck": ["crystal"], "breaches": spells("spark")})
    assert not any(key.startswith("discard") for key in keys(table))
    if "end" in keys(table):
        play(table, "end")
    assert len(table.state.players[0].hand) == 7


@rule("LG-029")
def test_a_discard_pile_is_seen_and_a_deck_is_not() -> None:
    table = at(1, p0={"discard": ["spark", "crystal"], "deck": ["fire-chakram"]})
    assert cards(table, "discard:0") == ["spark", "crystal"]
    deck = table.view(0).zone("deck:0")
    assert deck.pieces == ()
    assert deck.count == 1


# OR, allies, aether


@rule("LG-012", "LG-521")
def test_of_an_or_only_the_side_that_can_be_done_is_taken() -> None:
    made = world(6, supply=[*world(6)["supply"][:8], "conductive-grit"])
    table = at(6, made=made, p0={"hand": ["conductive-grit", "crystal"]})
    play(table, "play:conductive-grit")
    assert marks(table, "player:0")["aether"] == 2
    assert marks(table, "player:0")["pulse"] == 1


@rule("LG-038", "LG-145")
@pytest.mark.parametrize("players", [2, 3])
def test_an_ally_is_anybody_else(players: int) -> None:
    table = at(1, players, p0={"hand": ["ethereal-hand"], "deck": ["spark"]})
    before = len(table.state.players[1].hand)
    play(table, "play:ethereal-hand")
    if players == 3:
        assert keys(table) == ["player:1", "player:2"]
        play(table, "player:1")
    assert len(table.state.players[1].hand) == before + 2
