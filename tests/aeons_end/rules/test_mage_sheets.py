"""Section 2: what a mage sheet fixes, the ability and its charges, deck and discard pile."""

from __future__ import annotations

import pytest

from emberhold.kernel.table import Table
from tests.aeons_end.catalogue import MAGES
from tests.aeons_end.rules.laid_out import SEEDS, laid_out, seen, slugs
from tests.support import asks, at, cards, keys, marks, play, rule

every_mage = pytest.mark.parametrize("mage", MAGES)

BREACHES = {
    "dezmodia": {1: "open", 2: "D", 3: "R", 4: "D"},
    "garu": {1: "open", 2: "R", 3: "D", 4: "D"},
    "gex": {2: "open", 3: "D", 4: "D"},
    "mazahaedron": {1: "open", 2: "L", 3: "D", 4: "D"},
    "mist": {1: "open", 2: "L", 3: "D", 4: "D"},
    "quilius": {1: "open", 2: "open", 3: "R", 4: "D"},
    "ulgimor": {1: "open", 2: "D", 3: "R", 4: "D"},
    "yan-magda": {1: "open", 2: "R", 3: "R", 4: "R"},
}
CHARGES = {
    "dezmodia": 6,
    "garu": 5,
    "gex": 5,
    "mazahaedron": 4,
    "mist": 6,
    "quilius": 5,
    "ulgimor": 6,
    "yan-magda": 5,
}
C, S = "crystal", "spark"
HANDS = {
    "dezmodia": ["oblivion-shard", C, C, S, S],
    "garu": ["torch", C, C, C, S],
    "gex": ["shattered-geode", C, C, C, S],
    "mazahaedron": ["worldheart-shard", C, C, S, S],
    "mist": ["amethyst-paragon", C, C, C, S],
    "quilius": [C, C, C, "extinguish", S],
    "ulgimor": ["coal-shard", C, C, S, S],
    "yan-magda": ["illuminate", C, C, C, C],
}
DECKS = {
    "dezmodia": [C, C, C, C, S],
    "garu": [C, C, C, S, S],
    "gex": [C, C, C, C, S],
    "mazahaedron": [C, C, C, C, S],
    "mist": [C, C, C, S, S],
    "quilius": [C, C, C, "extinguish", S],
    "ulgimor": [C, C, C, S, S],
    "yan-magda": [C, C, C, C, S],
}


def alone(mage: str) -> Table:
    """A game of that mage alone, stopped in the main phase of the first turn."""
    return at(players=1, mages=[mage])


def breaches(table: Table, seat: int = 0) -> dict[int, str]:
    """The state of each breach: open, or where its yellow side is."""
    zones = table.view(0).area(f"player:{seat}").zones
    tiles = [zone.marks for zone in zones if zone.id.startswith("breach:")]
    return {int(t["number"]): "open" if t["open"] else str(t["turned"]) for t in tiles}


def charged(mage: str, charges: int, **player: object) -> Table:
    """A mage in the main phase with that many charges, and a Crystal so that the turn continues."""
    return at(
        mages=[mage, "gex" if mage != "gex" else "garu"],
        p0={"charges": charges, "hand": ["crystal"], **player},
    )


# What the sheet fixes


@rule("WE-021", "WE-095")
def test_every_player_plays_one_sheet() -> None:
    for players in (1, 2, 3, 4):
        for seed in SEEDS:
            mages = [player.mage.slug for player in laid_out(players, seed).players]
            assert len(mages) == len(set(mages)) == players
    chosen = laid_out(3, mages=["mist", "garu", "gex"])
    assert [player.mage.slug for player in chosen.players] == ["mist", "garu", "gex"]


@rule("WE-022", "WE-097")
@every_mage
def test_the_sheet_fixes_the_breaches(mage: str) -> None:
    assert breaches(alone(mage)) == BREACHES[mage]


@rule("WE-023")
def test_gex_starts_with_three_breaches_and_mages_differ() -> None:
    assert len(breaches(alone("gex"))) == 3
    assert len({tuple(breaches(alone(mage)).items()) for mage in MAGES}) > 4


@rule("WE-024", "WE-096")
@every_mage
def test_the_starting_hand_has_the_five_listed_cards(mage: str) -> None:
    assert sorted(cards(alone(mage), "hand:0")) == sorted(HANDS[mage])


@rule("WE-025", "WE-096")
@every_mage
def test_the_starting_deck_is_drawn_in_the_listed_order(mage: str) -> None:
    """Its five cards come from left to right, whatever the seed: nothing is shuffled."""
    for seed in SEEDS[:3]:
        table = at(
            players=1,
            mages=[mage],
            seed=seed,
            phase="draw",
            p0={"hand": []},
            turn_order={"deck": ["1", "nemesis"], "discard": []},
        )
        assert cards(table, "hand:0") == DECKS[mage]
        assert table.view(0).zone("deck:0").count == 0


@rule("WE-026")
def test_the_number_on_the_sheet_is_the_one_on_the_turn_order_card() -> None:
    for seat in range(4):
        order = {"deck": [str(seat + 1), "nemesis"], "discard": []}
        table = at(players=4, phase="turn", turn_order=order)
        assert asks(table).seat == seat
        assert [marks(table, f"player:{other}")["active"] for other in range(4)] == [
            other == seat for other in range(4)
        ]


@rule("WE-027")
def test_the_life_of_each_player_is_kept_on_their_own_sheet() -> None:
    table = at(p0={"life": 3, "hand": ["primordial-fetish", "crystal"]}, p1={"life": 4})
    play(table, "play:primordial-fetish", "do:2")
    assert [marks(table, f"player:{seat}")["life"] for seat in (0, 1)] == [6, 4]


# The ability


@rule("WE-028")
def test_every_mage_has_an_ability_of_their_own() -> None:
    texts = [mage.ability.text() for mage in MAGES.values() if mage.ability is not None]
    assert len(set(texts)) == 8
    assert len({mage.ability_name.message_id for mage in MAGES.values()}) == 8


@rule("WE-029")
@every_mage
def test_an_ability_needs_every_charge(mage: str) -> None:
    full = CHARGES[mage]
    assert marks(charged(mage, full), "player:0")["max_charges"] == full
    assert "ability" in keys(charged(mage, full))
    for charges in range(full):
        assert "ability" not in keys(charged(mage, charges))


@rule("WE-030")
@every_mage
def test_an_ability_may_be_used_in_the_turn_of_its_last_charge(mage: str) -> None:
    table = charged(mage, CHARGES[mage] - 1, aether=2)
    assert "ability" not in keys(table)
    play(table, "charge")
    assert "ability" in keys(table)


@rule("WE-031")
@every_mage
def test_the_printed_timing_is_the_own_main_phase(mage: str) -> None:
    other = "gex" if mage != "gex" else "garu"
    full = {"charges": CHARGES[mage], "breaches": {"2": {"spells": ["spark"]}}}
    casting = at(mages=[mage, other], phase="casting", p0=full)
    assert "ability" not in keys(casting)
    play(casting, "end")
    assert "ability" in keys(casting)
    allys_turn = at(mages=[mage, other], player=1, p0=full)
    assert "ability" not in keys(allys_turn)


@rule("WE-032")
def test_the_charges_are_gone_before_the_effect() -> None:
    """Mazahaedron is asked about a gem on the way: by then the charges are off the sheet."""
    table = charged("mazahaedron", 4)
    play(table, "ability")
    assert asks(table).topic != "main"
    assert marks(table, "player:0")["charges"] == 0


@rule("WE-032")
@every_mage
def test_using_the_ability_removes_all_charges(mage: str) -> None:
    table = charged(mage, CHARGES[mage])
    play(table, "ability")
    assert marks(table, "player:0")["charges"] == 0
    while table.question is not None and table.question.topic != "main":
        table.answer(0)
    assert "ability" not in keys(table)


@rule("WE-033")
def test_the_ability_is_not_an_action_it_costs_no_aether_and_fits_between_actions() -> None:
    """Ulgimor gains 6 life: before any action, after any, and with nothing paid for it."""
    for before, left in (([], 4), (["play:crystal"], 5), (["focus:2"], 2), (["open:2"], 0)):
        table = charged("ulgimor", 6, aether=4, life=2, hand=["crystal", "crystal"])
        play(table, *before, "ability")
        assert marks(table, "player:0")["life"] == 8
        assert marks(table, "player:0")["aether"] == left
        assert "play:crystal" in keys(table), "and the main phase goes on"


# Deck and discard pile


@rule("WE-034")
def test_nobody_sees_the_cards_of_a_players_deck() -> None:
    game = laid_out(2)
    for viewer in (0, 1, None):
        for seat in (0, 1):
            deck = seen(game, viewer).zone(f"deck:{seat}")
            assert (deck.count, deck.pieces) == (5, ())


@rule("WE-035")
def test_everybody_sees_a_players_discard_pile() -> None:
    table = at(
        setup={"hands": "closed"},
        p1={"discard": ["spark", "crystal", "torch"]},
    )
    for viewer in (0, 1, None):
        assert cards(table, "discard:1", viewer) == ["spark", "crystal", "torch"]
    assert slugs(table.state.players[1].discard) == ["spark", "crystal", "torch"]
