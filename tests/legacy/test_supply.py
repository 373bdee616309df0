"""The supply cards of the first game and of decks Id and II."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.legacy.support import at, world
from tests.support import aether, cards, keys, marks, play, rule

SUPPLY = (
    *("branching-radite", "gilded-marble", "neural-wreath", "ethereal-hand", "warping-haze"),
    *("gravity-node", "crumbling-compound", "geophage", "bending-beam"),
)


def made(*more: str) -> dict[str, Any]:
    """A world whose supply holds the named cards."""
    rest = [slug for slug in SUPPLY if slug not in more]
    return world(2, supply=[*more, *rest][:9], rules="SAFHNOQY") | {
        "mages": [{**mage, "ability": seat + 1} for seat, mage in enumerate(world(2)["mages"])]
    }


def playing(card: str, **side: Any) -> Table:
    hand = [card, *side.pop("hand", [])]
    table = at(2, made=made(card), p0={"hand": hand, **side}, p1={"hand": ["crystal"]})
    return play(table, f"play:{card}")


def casting(card: str, place: str = "1", **side: Any) -> Table:
    spells = {place: {"state": "open", "spells": [card]}, **side.pop("breaches", {})}
    own = {"hand": side.pop("hand", []), "breaches": spells, **side}
    table = at(2, phase="casting", made=made(card), p0=own, foe={"life": 40})
    return play(table, f"cast:{place}")


def dealt(table: Table) -> int:
    return 40 - int(marks(table, "nemesis")["life"])


@rule("LG-141", "LG-143")
@pytest.mark.parametrize(("card", "amount"), [("ancient-cyanolith", 2), ("gilded-marble", 3)])
def test_plain_gems(card: str, amount: int) -> None:
    assert aether(playing(card)) == amount


@rule("LG-142")
def test_branching_radite_counts_prepped_spells() -> None:
    two = {"1": {"spells": ["spark"]}, "2": {"state": "open", "spells": ["spark"]}}
    assert aether(playing("branching-radite")) == 2
    assert aether(playing("branching-radite", breaches=two)) == 3


@rule("LG-144", "LG-152", "LG-153")
def test_neural_wreath_focuses_and_lets_prep() -> None:
    table = playing("neural-wreath", hand=["spark", "crystal"])
    play(table, "focus:0.2")
    while "prep:spark@2" not in keys(table):
        play(table, keys(table)[0])
    play(table, "prep:spark@2")
    assert table.state.players[0].breach(2).spells


@rule("LG-145")
def test_ethereal_hand_draws_two_for_an_ally() -> None:
    table = playing("ethereal-hand")
    assert len(cards(table, "hand:1")) == 3


@rule("LG-146", "LG-148")
@pytest.mark.parametrize(("card", "amount"), [("fire-chakram", 2), ("incinerating-fist", 3)])
def test_plain_spells(card: str, amount: int) -> None:
    assert dealt(casting(card)) == amount


@rule("LG-147", "LG-150", "LG-199")
def test_warping_haze_counts_the_others() -> None:
    two = {"2": {"state": "open", "spells": ["spark"]}, "3": {"state": "open", "spells": ["spark"]}}
    assert dealt(casting("warping-haze")) == 2
    assert dealt(casting("warping-haze", breaches=two)) == 3


@rule("LG-149", "LG-151")
def test_gravity_node_needs_a_discarded_card() -> None:
    table = casting("gravity-node", hand=["crystal"])
    play(table, "player:0")
    assert dealt(table) == 4
    assert "crystal" in cards(table, "discard:0")


@rule("LG-151")
def test_gravity_node_deals_nothing_where_nobody_discards() -> None:
    table = at(
        2,
        phase="casting",
        made=made("gravity-node"),
        foe={"life": 40},
        p0={"hand": ["crystal"], "breaches": {"1": {"spells": ["gravity-node"]}}},
        p1={"hand": []},
    )
    play(table, "cast:1", "player:1")
    assert dealt(table) == 0


@rule("LG-489")
def test_crumbling_compound_takes_a_gem_for_more() -> None:
    table = playing("crumbling-compound", hand=["crystal", "spark"])
    play(table, "do:may")
    assert aether(table) == 4
    assert cards(table, "discard:0") == ["crystal"]


@rule("LG-490")
def test_geophage_destroys_a_gem() -> None:
    table = playing("geophage", hand=["crystal", "spark"])
    play(table, "do:may")
    assert aether(table) == 1
    assert cards(table, "destroyed") == ["crystal"]


@rule("LG-491", "LG-517")
def test_breach_flare_focuses_a_breach_three() -> None:
    table = casting("breach-flare", breaches={"3": "R"})
    play(table, "focus:0.3")
    assert dealt(table) == 2
    breach = table.state.players[0].breach(3)
    assert breach is not None
    assert breach.turned == 1


@rule("LG-492")
def test_bending_beam_is_stronger_from_an_open_breach_three() -> None:
    assert dealt(casting("bending-beam")) == 2
    assert dealt(casting("bending-beam", "3")) == 5


@rule("LG-493")
def test_entangled_shard_counts_charges() -> None:
    assert aether(playing("entangled-shard", charges=2)) == 2
    assert aether(playing("entangled-shard", charges=3)) == 3


@rule("LG-494")
def test_starfire_frenzy_takes_a_spell_for_more() -> None:
    table = casting("starfire-frenzy", hand=["spark"])
    play(table, "discard:spark")
    assert dealt(table) == 5
    assert marks(table, "player:0")["charges"] == 1
    plain = casting("starfire-frenzy", hand=["spark"])
    play(plain, "skip")
    assert dealt(plain) == 4


@rule("LG-495")
def test_force_transfusion_gives_a_charge_to_who_has_three() -> None:
    assert marks(casting("force-transfusion", charges=3), "player:0")["charges"] == 4
    assert marks(casting("force-transfusion", charges=2), "player:0")["charges"] == 2


@rule("LG-496")
def test_brane_knife_charges_and_focuses() -> None:
    table = playing("brane-knife")
    assert marks(table, "player:0")["charges"] == 1
    breach = table.state.players[1].breach(2)
    assert breach is not None
    assert breach.turned == 2


# Breach IV and charges


@rule("LG-294", "LG-295", "LG-297")
def test_breach_four_adds_one_and_charges_cost_two() -> None:
    assert dealt(casting("fire-chakram", "4")) == 3
    table = at(2, made=made("fire-chakram"), p0={"aether": 2, "hand": []})
    play(table, "charge")
    assert marks(table, "player:0")["charges"] == 1
    four = table.state.players[0].breach(4)
    assert four is not None
    assert (four.focus_cost, four.open_cost) == (4, 13)
