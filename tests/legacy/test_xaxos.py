"""Chapter 8: the breach mat of Xaxos, his twelve spells and his nine cards."""

from __future__ import annotations

from typing import Any

import pytest

import emberhold
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.games.aeons_end.cards.legacy.piles.supply import FIRST_SUPPLY
from emberhold.games.aeons_end.look import LEGACY_CAST
from emberhold.kernel.table import Table
from tests.legacy.support import at, record, world
from tests.support import asks, cards, gravehold, in_play, keys, lives, marks, play, rule

FISTS = ["incinerating-fist-of-xaxos", "incinerating-fist-of-xaxos-2"]
NODES = ["gravity-node-of-xaxos", "gravity-node-of-xaxos-2"]
FLARES = ["flare-of-xaxos", "flare-of-xaxos-2"]
FIVES = ["breach-collision-of-xaxos", "monstrous-inferno-of-xaxos", "pyro-geist-of-xaxos"]
FOURS = ["breach-communion-of-xaxos", "pyromancy-of-xaxos", "sparking-siphon-of-xaxos"]
NONE = "empty"


def fight(*pieces: Any, prepped: Any = (), **position: Any) -> Table:
    """His breaches hold `prepped` from the left, the spell deck his cheap spells."""
    lying = [*prepped, *[NONE] * (4 - len(prepped))]
    deck = [slug for slug in (*FISTS, *NODES, *FLARES) if slug not in lying]
    foe = {
        "deck": ["inner-eye", "inner-eye"],
        "spell_deck": deck,
        "concentrate_deck": [slug for slug in (*FOURS, *FIVES) if slug not in lying],
        "prepped": lying,
        **position.pop("foe", {}),
    }
    return at(8, foe=foe, in_play=[*pieces], **position)


def drawn(card: str, prepped: Any = (), **position: Any) -> Table:
    foe = {"deck": [card, "inner-eye"], **position.pop("foe", {})}
    return fight(phase="nemesis-draw", prepped=prepped, foe=foe, **position)


def cast(spell: str, **position: Any) -> Table:
    """His turn begins, and one spell is on his Breach I."""
    return fight(phase="nemesis", prepped=[spell], **position)


def on_mat(table: Table) -> list[str]:
    return [card.slug if card else NONE for card in table.state.own.prepped]


def deck(table: Table, name: str = "spells") -> list[str]:
    return [card.slug for card in getattr(table.state.own, name).cards[::-1]]


@rule("LG-443", "LG-441", "LG-E24")
def test_five_cheap_spells_are_ready_and_the_most_expensive_lowest() -> None:
    table = emberhold.open("legacy", 2, 5, {"record": record(world(8))})
    own = table.state.own
    assert [card.cost for card in own.concentrate.cards[::-1]] == [3, 4, 4, 4, 5, 5, 5]
    assert len(own.cards()) == len(set(own.cards())) == 12
    assert table.state.max_nemesis_life == 90


@rule("LG-448")
def test_nobody_sees_into_his_decks() -> None:
    table = fight()
    assert cards(table, "beside-deck:spells") == []
    assert cards(table, "beside-deck:concentrate") == []
    seen = table.state.own.seen()
    assert (seen.spells.cards, seen.concentrate.cards) == ((), ())
    assert seen.numbers() == table.state.own.numbers()


@rule("LG-442", "LG-444", "LG-350", "LG-E24")
def test_he_casts_from_left_to_right() -> None:
    table = fight(
        phase="nemesis",
        players=4,
        prepped=[FLARES[0], FISTS[0], NODES[0], FISTS[1]],
        gravehold=25,
        turn_order={"deck": ["3/4", "1/2"]},
        p1={"hand": ["spark"]},
    )
    assert set(keys(table)) == {"player:2", "player:3"}
    play(table, "player:2")
    assert gravehold(table) == 21
    play(table, "player:1", "player:0")
    assert lives(table) == [8, 8, 8, 10]
    assert cards(table, "discard:1") == ["spark"]
    assert gravehold(table) == 16
    assert on_mat(table) == [NONE] * 4
    assert deck(table)[-4:] == [FLARES[0], FISTS[0], NODES[0], FISTS[1]]


@rule("LG-441", "LG-449")
def test_unleash_preps_on_the_leftmost_empty_breach_or_casts() -> None:
    table = drawn(
        "firestorm", prepped=[FIVES[0], NONE, FOURS[0], NONE], foe={"spell_deck": FIVES[1:]}
    )
    assert on_mat(table) == [FIVES[0], FIVES[1], FOURS[0], FIVES[2]]
    full = drawn("beginning", prepped=[FIVES[0], FIVES[1], *FOURS[:2]])
    assert gravehold(full) == 24
    assert on_mat(full) == [FIVES[0], FIVES[1], *FOURS[:2]]
    assert deck(full)[-3:-1] == FISTS


@rule("LG-445", "LG-E25")
def test_charges_turn_a_prepped_spell_aside() -> None:
    table = fight(prepped=[FIVES[1], FLARES[0]], p0={"charges": 4, "hand": ["crystal"]})
    assert f"dispel:{FIVES[1]}" not in keys(table)
    play(table, f"dispel:{FLARES[0]}")
    assert on_mat(table) == [FIVES[1], NONE, NONE, NONE]
    assert marks(table, "player:0")["charges"] == 1
    assert deck(table)[-1] == FLARES[0]


@rule("LG-446", "LG-E25")
def test_an_empty_concentrate_deck_makes_him_unleash() -> None:
    form = {"card": "final-form", "tokens": 1}
    table = fight(
        form,
        phase="nemesis",
        foe={"concentrate_deck": FOURS[:1], "spell_deck": FISTS + NODES},
    )
    assert FOURS[0] not in deck(table, "concentrate")
    assert on_mat(table)[:3] == [*FISTS, NODES[0]]
    assert sorted(deck(table)) == sorted([NODES[1], FOURS[0]])


@rule("LG-447")
def test_exhaustion_costs_gravehold_five() -> None:
    table = cast(NODES[0], p0={"life": 2})
    play(table, "player:0")
    assert gravehold(table) == 25
    assert on_mat(table) == [NODES[0], NONE, NONE, NONE]
    assert any(key.startswith("breach:") for key in keys(table))


# The spells


@rule("LG-350")
def test_flare_does_no_more_if_the_nemesis_comes_next() -> None:
    table = cast(
        FLARES[0],
        turn_order={"deck": ["nemesis", "1"], "discard": ["2"]},
        foe={"deck": ["final-form"]},
    )
    assert gravehold(table) == 29
    assert lives(table) == [10, 10]


@pytest.mark.parametrize(("spell", "left"), [(FISTS[0], 27), (FIVES[0], 25)])
def test_some_spells_strike_gravehold(spell: str, left: int) -> None:
    assert gravehold(cast(spell)) == left


def test_gravity_node_strikes_and_takes_a_card() -> None:
    table = cast(NODES[0], p1={"hand": ["spark"]})
    play(table, "player:1")
    assert lives(table) == [10, 8]
    assert cards(table, "discard:1") == ["spark"]


@rule("LG-337", "LG-359")
def test_breach_communion_strikes_who_has_most_pulse() -> None:
    table = cast(FOURS[0], p1={"pulse": 2})
    assert lives(table) == [10, 7]
    assert marks(table, "player:1")["pulse"] == 1
    nobody = cast(FOURS[0])
    play(nobody, "player:0")
    assert lives(nobody) == [7, 10]


@rule("LG-342")
def test_pyromancy_takes_two_cards_from_the_players_together() -> None:
    table = cast(FOURS[1], p0={"hand": ["spark"]}, p1={"hand": ["crystal"]})
    assert cards(table, "discard:1") == ["crystal"]
    assert cards(table, "discard:0") == ["spark"]
    assert gravehold(table) == 27


@rule("LG-358")
def test_sparking_siphon_feeds_him_with_a_pulse_token() -> None:
    table = cast(FOURS[2], p1={"pulse": 1}, foe={"life": 50})
    assert lives(table) == [10, 8]
    assert marks(table, "nemesis")["life"] == 53
    dry = cast(FOURS[2], foe={"life": 50})
    play(dry, "player:0")
    assert marks(dry, "nemesis")["life"] == 50


@rule("LG-342")
def test_monstrous_inferno_is_shared_out() -> None:
    table = cast(FIVES[1])
    play(table, "share:5")
    assert lives(table) == [5, 8]


@rule("LG-343")
def test_pyro_geist_strikes_two_players() -> None:
    table = cast(FIVES[2])
    play(table, "player:1")
    assert lives(table) == [7, 8]


# The cards


def test_beginning_preps_two_destroys_one_and_concentrates() -> None:
    table = drawn("beginning")
    play(table, f"of-xaxos:{FISTS[1]}")
    assert on_mat(table) == [FISTS[0], NONE, NONE, NONE]
    assert cards(table, "beside-pile:destroyed-spells") == [FISTS[1]]
    assert deck(table)[-1] == FOURS[0]


@rule("LG-454", "LG-446")
def test_prelatus_of_pain_makes_him_concentrate_when_discarded() -> None:
    armed = {"breaches": {"1": {"state": "open", "spells": ["fire-chakram"]}}}
    pain = {"card": "prelatus-of-pain", "life": 1}
    table = fight(pain, phase="casting", p0=armed)
    play(table, "cast:1", "target:prelatus-of-pain")
    assert deck(table)[-1] == FOURS[0]
    empty = fight(pain, phase="casting", p0=armed, foe={"concentrate_deck": []})
    play(empty, "cast:1", "target:prelatus-of-pain")
    assert on_mat(empty) == [FISTS[0], NONE, NONE, NONE]


@rule("LG-454", "LG-446", "LG-441")
def test_with_all_breaches_full_the_spell_is_cast_when_prelatus_of_pain_is_discarded() -> None:
    armed = {"breaches": {"1": {"state": "open", "spells": ["fire-chakram"]}}, "hand": ["crystal"]}
    table = fight(
        {"card": "prelatus-of-pain", "life": 1},
        phase="casting",
        p0=armed,
        prepped=[*FIVES, FOURS[0]],
        foe={"concentrate_deck": []},
    )
    play(table, "cast:1", "target:prelatus-of-pain")
    assert gravehold(table) == 27
    play(table, "end")
    assert gravehold(table) == 27


@rule("LG-454", "LG-441")
def test_what_he_casts_for_prelatus_of_pain_comes_before_the_next_damage_of_the_spell() -> None:
    """Pyro Geist deals 1 and then 2; whom the spell of Xaxos strikes is asked in between."""
    armed = {"breaches": {"1": {"state": "open", "spells": ["pyro-geist"]}}}
    table = fight(
        {"card": "prelatus-of-pain", "life": 1},
        made=world(8, supply=[*FIRST_SUPPLY[:-1], "pyro-geist"]),
        phase="casting",
        p0=armed,
        prepped=[*FIVES, FOURS[0]],
        foe={"concentrate_deck": [], "spell_deck": [NODES[0], *FISTS]},
    )
    play(table, "cast:1", "target:prelatus-of-pain")
    assert asks(table).topic == "player"
    life = marks(table, "nemesis")["life"]
    play(table, "player:1")
    assert marks(table, "player:1")["life"] == 8
    assert marks(table, "nemesis")["life"] == life


@rule("LG-358")
def test_prelatus_of_pain_takes_a_charge_or_strikes_gravehold() -> None:
    table = fight("prelatus-of-pain", phase="nemesis", p1={"charges": 1})
    play(table, "do:2")
    assert marks(table, "player:1")["charges"] == 0
    none = fight("prelatus-of-pain", phase="nemesis")
    assert gravehold(none) == 28


@rule("LG-452")
def test_prelatus_of_fire_destroys_only_a_cheap_spell() -> None:
    table = fight("prelatus-of-fire", phase="nemesis")
    assert cards(table, "beside-pile:destroyed-spells") == [FISTS[0]]
    dear = fight("prelatus-of-fire", phase="nemesis", foe={"spell_deck": [FIVES[0], *FISTS]})
    assert deck(dear)[0] == FIVES[0]
    assert cards(dear, "beside-deck:spells") == [FIVES[0]]


def test_firestorm_concentrates_for_each_spell_it_destroys() -> None:
    table = drawn("firestorm", prepped=[FIVES[0]])
    assert cards(table, "beside-pile:destroyed-spells") == FISTS
    assert on_mat(table) == [FIVES[0], NONE, NONE, NONE]
    assert deck(table)[-2:] == FOURS[:2]


def test_inner_eye_brings_the_most_expensive_spell() -> None:
    eye = {"card": "inner-eye", "tokens": 1}
    table = fight(eye, phase="nemesis", foe={"deck": ["final-form"]})
    assert on_mat(table) == [FIVES[2], FISTS[0], NONE, NONE]
    paid = fight("inner-eye", p0={"aether": 9, "hand": []})
    play(paid, "discard-power:inner-eye")
    assert in_play(paid) == {}


@rule("LG-485", "LG-474")
def test_the_players_look_into_the_book() -> None:
    table = drawn("prelatus-of-lore", foe={"life": 50})
    assert deck(table)[-1] == FOURS[0]
    play(table, "look", f"put-back:{FISTS[0]}", f"put-back:{NODES[0]}")
    assert deck(table)[:3] == [FISTS[1], NODES[0], FISTS[0]]
    assert marks(table, "nemesis")["life"] == 53


@rule("LG-485")
def test_the_players_look_away() -> None:
    table = drawn("prelatus-of-lore", foe={"life": 50})
    play(table, "look-away", "player:1")
    assert lives(table) == [10, 8]
    assert marks(table, "nemesis")["life"] == 50


@rule("LG-451")
def test_prelatus_of_lore_preps_from_the_right() -> None:
    table = fight("prelatus-of-lore", phase="nemesis")
    assert on_mat(table) == [NONE, NONE, NONE, FISTS[0]]


@rule("LG-449")
def test_prelatus_of_death_casts_the_top_spell() -> None:
    table = fight("prelatus-of-death", phase="nemesis")
    assert gravehold(table) == 27
    assert deck(table)[-2:] == [FOURS[0], FISTS[0]]


@rule("LG-449", "LG-444")
def test_what_he_casts_from_the_deck_is_on_the_table_meanwhile() -> None:
    """Who is asked in the middle of it sees the spell, and no piece is missing."""
    geist = FIVES[2]
    foe = {"spell_deck": [geist, *FISTS], "concentrate_deck": FOURS}
    table = fight("prelatus-of-death", phase="nemesis", foe=foe)
    assert table.question is not None
    assert cards(table, "xaxos-casting") == [geist]
    assert geist not in deck(table)
    assert geist in [card.slug for card in table.state.own.cards()]
    while table.question is not None and table.question.topic != "main":
        play(table, keys(table)[0])
    assert geist in deck(table)
    assert "xaxos-casting" not in [zone.id for zone in table.view(0).area("nemesis").zones]


@rule("LG-455", "LG-308")
def test_break_destroys_the_most_expensive_spell_and_its_breach() -> None:
    armed = {"breaches": {"1": {"state": "open", "spells": ["incinerating-fist"]}}}
    table = drawn("break", p1=armed)
    assert cards(table, "destroyed") == ["incinerating-fist"]
    assert [breach.number for breach in table.state.players[1].breaches] == [2, 3, 4]
    assert deck(table)[-3:] == FOURS
    assert not any(card is None for card in drawn("break").state.own.cards())


def test_final_form_is_discarded_for_ten_aether() -> None:
    table = fight("final-form", p0={"aether": 10, "hand": []})
    play(table, "discard-power:final-form")
    assert in_play(table) == {}


def test_a_guess_keeps_what_is_known() -> None:
    """Nobody knows which cheap spell is on top, everybody which one was just turned aside."""
    table = fight(prepped=[FLARES[0]], p0={"charges": 3, "hand": ["crystal"]})
    play(table, f"dispel:{FLARES[0]}")
    tops = set()
    for seed in range(12):
        guess = table.state.copy()
        guess.rng = seed
        own = guess.own.redealt(guess)
        assert own.spells.cards[0].slug == FLARES[0]
        assert sorted(card.slug for card in own.cards()) == sorted(
            card.slug for card in table.state.own.cards()
        )
        tops.add(own.spells.cards[-1].slug)
    assert len(tops) > 1


# Cards of which there are two


@rule("LG-430", "LG-443")
@pytest.mark.parametrize("chapter", [7, 8])
def test_two_copies_bear_one_name_and_look_alike(chapter: int) -> None:
    aside = {card.slug: card for card in NEMESES[chapter].aside}
    twins = [slug for slug in aside if f"{slug}-2" in aside]
    assert len(twins) == {7: 5, 8: 3}[chapter]
    for slug in twins:
        assert aside[slug].message_id == aside[f"{slug}-2"].message_id
        assert LEGACY_CAST[slug] == LEGACY_CAST[f"{slug}-2"]


def test_of_two_equal_minions_it_is_said_which_is_meant() -> None:
    armed = {"breaches": {"1": {"state": "open", "spells": ["spark"]}}}
    beacons = ["draining-beacon-2", "grave-beacon", "draining-beacon"]
    table = at(7, in_play=beacons, phase="casting", p0=armed)
    play(table, "cast:1")
    said = labels(table)
    assert said["target:draining-beacon-2"].endswith("the older of the two")
    assert said["target:draining-beacon"].endswith("the newer of the two")
    assert "of the two" not in said["target:grave-beacon"]


def test_of_two_equal_spells_the_breach_is_said() -> None:
    table = fight(prepped=FLARES, p0={"charges": 3, "hand": []})
    said = labels(table)
    assert "breach I " in said[f"dispel:{FLARES[0]}"]
    assert "breach II " in said[f"dispel:{FLARES[1]}"]


def labels(table: Table) -> dict[str, str]:
    choices = zip(keys(table), asks(table).choices, strict=True)
    return {key: asks(table).label(choice).text("en") for key, choice in choices}
