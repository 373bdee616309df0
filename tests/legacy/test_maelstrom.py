"""Chapter 1: the first game, its fixed deck and the help of the mentors."""

from __future__ import annotations

import pytest

import emberhold
from emberhold.games.aeons_end.cards.legacy.foes.maelstrom import DECK
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.kernel.table import Table
from tests.legacy.support import at, record, world
from tests.support import cards, in_play, keys, marks, play, rule


def drawn(*deck: str, players: int = 2, **position: object) -> Table:
    """The nemesis draws the first card of a deck."""
    foe = {"deck": [*deck, "slice", "slice"], **position.pop("foe", {})}  # type: ignore[dict-item]
    return at(players=players, phase="nemesis-draw", foe=foe, **position)  # type: ignore[arg-type]


@rule("LG-043", "LG-044", "LG-106", "LG-107", "LG-113", "LG-115", "LG-118")
def test_everybody_begins_alike_without_charges_and_with_three_breaches() -> None:
    table = emberhold.open("legacy", 2, 5, {"record": record(world(1))})
    for player in table.state.players:
        assert [card.slug for card in player.hand] == ["crystal"] * 4 + ["spark"]
        assert [card.slug for card in player.deck[::-1]] == ["crystal"] * 4 + ["spark"]
        assert [(b.number, b.open, b.open_cost) for b in player.breaches] == [
            (1, True, 0),
            (2, False, 4),
            (3, False, 7),
        ]
        assert (player.life, player.mage.charges) == (10, 0)
    assert marks(table, "gravehold")["life"] == 30


@rule("LG-173", "LG-177", "LG-365", "LG-366")
def test_the_deck_is_in_its_order_and_doom_crawler_is_in_play() -> None:
    table = emberhold.open("legacy", 4, 5, {"record": record(world(1, 4))})
    assert in_play(table) == {"doom-crawler": 4}
    deck = [card.slug for card in table.state.nemesis_deck[::-1]]
    assert deck == [card.slug for card in DECK[1:]]
    assert marks(table, "nemesis")["life"] == 99


@rule("LG-122", "LG-123", "LG-124", "LG-125", "LG-126")
@pytest.mark.parametrize(
    ("players", "order"),
    [
        (1, ["1"] * 4),
        (2, ["1", "1", "2", "2"]),
        (3, ["1", "2", "3", "wild"]),
        (4, ["1/2", "1/2", "3/4", "3/4"]),
    ],
)
def test_the_turn_order_has_four_player_cards(players: int, order: list[str]) -> None:
    table = emberhold.open("legacy", players, 5, {"record": record(world(1, players))})
    state = table.state
    lying = [card.slug for card in (*state.order_deck, *state.order_discard)]
    assert sorted(lying) == sorted([*order, "nemesis", "nemesis"])


@rule("LG-367")
@pytest.mark.parametrize(("players", "gone"), [(1, 4), (2, 4), (3, 2), (4, 0)])
def test_maelstrom_emerges_discards_by_the_number_of_mages(players: int, gone: int) -> None:
    below = ["raining-daggers", "eye-grinder", "storm-of-knives", "slice"]
    foe = {"deck": ["maelstrom-emerges", *below, "crust-smasher", "slice"]}
    table = at(players=players, phase="nemesis-draw", foe=foe)
    assert cards(table, "nemesis-discard") == [*below[:gone], "maelstrom-emerges"]
    newest = [*below, "crust-smasher"][gone]
    assert newest in in_play(table)


@rule("LG-180", "LG-181", "LG-368", "LG-369")
def test_the_mentors_strike_in_their_order() -> None:
    table = drawn("impale")
    assert marks(table, "nemesis")["life"] == 89
    assert cards(table, "assist-discard") == ["mists-fury"]
    assert marks(table, "gravehold")["life"] == 27


@rule("LG-368")
def test_malastar_gives_a_gravity_node_into_hand() -> None:
    table = drawn("mantle-auger", foe={"assist_deck": ["malastars-boon"]})
    play(table, "player:1")
    assert "gravity-node" in cards(table, "hand:1")
    assert in_play(table) == {"mantle-auger": 8}


@rule("LG-370")
def test_malastar_gives_nothing_from_an_empty_pile() -> None:
    table = drawn(
        "mantle-auger", foe={"assist_deck": ["malastars-boon"]}, market={"gravity-node": 0}
    )
    assert "gravity-node" not in cards(table, "hand:1")
    assert cards(table, "assist-discard") == ["malastars-boon"]


@rule("LG-182")
def test_an_empty_assist_deck_gives_nothing() -> None:
    table = drawn("impale", foe={"assist_deck": []})
    assert marks(table, "nemesis")["life"] == 99


@rule("LG-371")
def test_dezmodias_flare_calls_two_mentors_and_deals_forty() -> None:
    foe = {"deck": ["dezmodias-flare", "slice", "slice"], "assist_deck": ["dezmodias-plan"]}
    table = at(phase="nemesis-draw", foe=foe)
    assert in_play(table) == {"dezmodias-flare": 4}
    assert marks(table, "gravehold")["life"] == 27
    burning = at(
        phase="nemesis",
        in_play=[{"card": "dezmodias-flare", "tokens": 1}],
        foe={"deck": ["slice", "slice"], "assist_deck": []},
    )
    assert marks(burning, "nemesis")["life"] == 59


@rule("LG-194")
def test_acid_fog_strikes_who_has_most_open_breaches() -> None:
    open_two = {"breaches": {"2": "open"}}
    table = at(
        phase="nemesis",
        in_play=[{"card": "acid-fog", "tokens": 1}],
        foe={"deck": ["slice", "slice"]},
        p1=open_two,
    )
    assert marks(table, "player:1")["life"] == 9


def test_shockwave_strikes_everybody() -> None:
    table = at(
        phase="nemesis",
        in_play=[{"card": "shockwave", "tokens": 1}],
        foe={"deck": ["slice", "slice"]},
    )
    assert [marks(table, f"player:{seat}")["life"] for seat in (0, 1)] == [4, 4]


def test_crack_takes_a_gem_from_a_player_who_has_one() -> None:
    spells = {"hand": ["spark"]}
    table = drawn("crack", p0=spells, p1={"hand": ["crystal", "spark"]}, foe={"assist_deck": []})
    play(table, "player:0")
    assert cards(table, "discard:1") == ["crystal"]


@rule("LG-046", "LG-217", "LG-218")
def test_exhaustion_costs_only_the_excess() -> None:
    table = drawn("ruin", p0={"life": 2}, p1={"life": 9})
    play(table, "player:0")
    assert marks(table, "player:0")["exhausted"]
    assert len(table.state.players[0].breaches) == 3
    assert marks(table, "gravehold")["life"] == 30 - 3 - 4


@rule("LG-045")
def test_no_breach_adds_damage() -> None:
    spells = {"breaches": {"3": {"state": "open", "spells": ["spark"]}}}
    table = at(phase="casting", p0=spells, foe={"deck": ["slice"]})
    play(table, "cast:3")
    assert marks(table, "nemesis")["life"] == 98


@rule("LG-196")
def test_there_is_no_charge_to_gain() -> None:
    table = at(p0={"aether": 20, "hand": []})
    assert not {"charge", "ability"} & set(keys(table))


def test_the_cards_of_every_nemesis_are_of_the_three_tiers_in_their_order() -> None:
    for sheet in NEMESES.values():
        tiers = [card.tier for card in sheet.cards]
        assert set(tiers) <= {1, 2, 3}
        assert tiers == sorted(tiers)
