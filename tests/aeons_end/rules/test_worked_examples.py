"""Section 31: the worked examples, step by step. P1 is seat 0, P2 is seat 1."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from emberhold.kernel.errors import IllegalAnswer
from emberhold.kernel.table import Table
from tests.aeons_end.rules.laid_out import SEEDS, laid_out, seen, slugs
from tests.support import asks, at, cards, fingerprint, keys, marks, play, rule

MAGES = ["dezmodia", "quilius"]
SHARDS = "aether-57"
"""How a sheet shows aether that cannot pay for gaining a relic or a spell."""


def aether(table: Table) -> tuple[int, int]:
    """Free and restricted aether of P1."""
    sheet = marks(table, "player:0")
    return int(sheet["aether"]), int(sheet.get(SHARDS, 0))


def breach(table: Table, seat: int, number: int) -> dict[str, Any]:
    return table.view(0).zone(f"breach:{seat}:{number}").marks


# WE-E01


@rule("WE-E01", "WE-101", "WE-102", "WE-106")
def test_the_turn_order_deck_of_two_players() -> None:
    orders = set()
    for seed in SEEDS:
        game = laid_out(2, seed)
        assert Counter(slugs(game.order_deck)) == {"1": 2, "2": 2, "nemesis": 2}
        assert game.order_discard == ()
        assert seen(game).zone("order-deck").pieces == (), "face down"
        orders.add(tuple(slugs(game.order_deck)))
    assert len(orders) > 3, "shuffled"


# WE-E02


@rule(
    *("WE-E02", "WE-081", "WE-118", "WE-119", "WE-120"),
    *("WE-121", "WE-122", "WE-123", "WE-125"),
)
def test_setting_up_umbra_titan_for_two_players() -> None:
    orders: list[set[tuple[str, ...]]] = [set(), set(), set()]
    for seed in SEEDS:
        game = laid_out(2, seed, nemesis="umbra-titan")
        side = seen(game).area("nemesis").marks
        assert (side["life"], side["max_life"], side["tokens"]) == (70, 70, 8)
        deck = game.nemesis_deck[::-1]
        piles = (deck[:6], deck[6:14], deck[14:])
        for tier, (pile, size, basic) in enumerate(
            zip(piles, (6, 8, 10), (3, 5, 7), strict=True), start=1
        ):
            assert len(pile) == size
            assert {card.tier for card in pile} == {tier}
            assert sum(card.nemesis == "umbra-titan" for card in pile) == 3
            assert sum(card.nemesis is None for card in pile) == basic
            orders[tier - 1].add(tuple(slugs(pile)))
        assert len(deck) == 24
    assert [len(each) for each in orders] == [len(SEEDS)] * 3, "each tier shuffled"


@rule("WE-E02", "WE-124")
def test_its_deck_is_never_shuffled_afterwards() -> None:
    lay = laid_out(2, 3, nemesis="umbra-titan", mages=MAGES, market="deck-destruction")
    table = at(mages=MAGES, seed=3, phase="turn")
    assert (
        slugs(table.state.nemesis_deck) == slugs(lay.nemesis_deck)[: len(table.state.nemesis_deck)]
    )
    drawn = 0
    while table.question is not None and drawn < 8:
        table.answer(len(table.question.options) - 1)
        drawn = 24 - len(table.state.nemesis_deck)
        assert slugs(table.state.nemesis_deck) == slugs(lay.nemesis_deck[: 24 - drawn])
    assert drawn >= 5


# WE-E03


def p2_casts(*more: str) -> Table:
    """P2's casting phase: Spark on open I, Jagged Lightning on closed III, perhaps more in hand."""
    return at(
        mages=MAGES,
        player=1,
        phase="casting",
        foe={"life": 40, "discard": ["thrash"]},
        p1={
            "hand": ["primordial-fetish", "scoria-slag", *["crystal"] * 4, *more],
            "deck": ["dread-diamond", "torch"],
            "discard": [],
            "breaches": {
                "1": {"state": "open", "spells": ["spark"]},
                "2": "open",
                "3": {"state": "D", "spells": ["jagged-lightning"]},
                "4": "D",
            },
        },
        turn_order={"deck": ["1", "nemesis"], "discard": ["2"]},
    )


@rule("WE-E03", "WE-144", "WE-145", "WE-147")
def test_e03_the_spell_on_the_closed_breach_must_be_cast_first_or_last_but_cast() -> None:
    table = p2_casts()
    assert keys(table) == ["cast:1", "cast:3"]
    before = fingerprint(table)
    with pytest.raises(IllegalAnswer):
        table.answer("end")
    assert fingerprint(table) == before


@rule("WE-E03", "WE-146")
def test_e03_the_optional_spell_may_also_come_first() -> None:
    table = play(p2_casts(), "cast:1")
    assert cards(table, "discard:1") == ["spark", "jagged-lightning"], "now it is the only one left"
    assert marks(table, "nemesis")["life"] == 40 - 1 - 3


@rule("WE-E03", "WE-149", "WE-056")
def test_e03_action_1_the_card_is_discarded_before_its_effect() -> None:
    table = play(p2_casts(), "cast:3")
    assert cards(table, "discard:1") == ["jagged-lightning"]
    assert marks(table, "nemesis")["life"] == 37, "III is closed and adds nothing"
    assert asks(table).topic == "may", "the rest of the effect is still to come"


@rule("WE-E03")
def test_e03_action_2_a_crystal_is_discarded_for_the_optional_part() -> None:
    table = play(p2_casts(), "cast:3", "do:may", "card:crystal")
    assert cards(table, "discard:1") == ["jagged-lightning", "crystal"]


@rule("WE-E03", "WE-339", "WE-154", "WE-050")
def test_e03_action_3_breach_iii_is_focused() -> None:
    table = play(p2_casts(), "cast:3", "do:may", "card:crystal")
    assert keys(table) == ["player:0", "player:1"]
    play(table, "player:1")
    assert breach(table, 1, 3)["turned"] == "L"
    assert breach(table, 1, 3)["focused"] is True
    assert breach(table, 1, 4)["turned"] == "D"


@rule("WE-E03", "WE-050")
@pytest.mark.parametrize(("focuser", "places"), [("player:1", ["2", "3"]), ("player:0", ["2"])])
def test_e03_a_spell_may_be_prepped_on_it_in_this_main_phase(
    focuser: str, places: list[str]
) -> None:
    """With one more Spark in hand; had P1 focused a breach instead, III would stay shut."""
    table = play(p2_casts("spark"), "cast:3", "do:may", "card:crystal", focuser, "end")
    prepping = [key for key in keys(table) if key.startswith("prep:")]
    assert prepping == [f"prep:spark@{place}" for place in places]


@rule("WE-E03", "WE-144")
def test_e03_action_4_the_spark_stays_prepped() -> None:
    table = play(p2_casts(), "cast:3", "do:may", "card:crystal", "player:1")
    assert keys(table) == ["cast:1", "end"]
    play(table, "end")
    assert cards(table, "breach:1:1") == ["spark"]
    assert asks(table).topic == "main"


# WE-E04


def first_turn() -> Table:
    """P1's first turn, main phase, market 1: the cards and breaches of Dezmodia's sheet."""
    return at(mages=MAGES, turn_order={"deck": ["1", "nemesis"], "discard": ["1"]})


def with_four_aether() -> Table:
    return play(first_turn(), "play:crystal", "play:crystal", "play:oblivion-shard")


@rule("WE-E04", "WE-164")
def test_e04_four_aether_of_which_two_are_restricted() -> None:
    table = first_turn()
    assert sorted(cards(table, "hand:0")) == [
        "crystal",
        "crystal",
        "oblivion-shard",
        "spark",
        "spark",
    ]
    assert marks(table, "player:0")["charges"] == 0
    assert aether(with_four_aether()) == (2, 2)


@rule("WE-E04", "WE-164", "WE-166", "WE-167")
def test_e04_a_scoria_slag_with_all_four() -> None:
    table = play(with_four_aether(), "buy:scoria-slag")
    assert cards(table, "discard:0") == ["scoria-slag"]
    assert aether(table) == (0, 0)


@rule("WE-E04", "WE-164", "WE-169")
def test_e04_b_two_charges() -> None:
    table = play(with_four_aether(), "charge", "charge")
    assert marks(table, "player:0")["charges"] == 2
    assert aether(table) == (0, 0)


@rule("WE-E04", "WE-164", "WE-166", "WE-167", "WE-169")
def test_e04_c_a_totem_with_the_free_and_a_charge_with_the_restricted() -> None:
    for answers in (("buy:mages-totem", "charge"), ("charge", "buy:mages-totem")):
        table = play(with_four_aether(), *answers)
        assert cards(table, "discard:0") == ["mages-totem"]
        assert marks(table, "player:0")["charges"] == 1
        assert aether(table) == (0, 0)


@rule("WE-E04", "WE-164")
def test_e04_d_no_totem_with_the_restricted_alone() -> None:
    """The same two restricted aether, the free ones not there: a charge, but no relic or spell."""
    table = play(first_turn(), "play:oblivion-shard")
    assert aether(table) == (0, 2)
    assert "charge" in keys(table)
    before = fingerprint(table)
    with pytest.raises(IllegalAnswer):
        table.answer("buy:mages-totem")
    assert fingerprint(table) == before
    spent = play(with_four_aether(), "buy:mages-totem")
    assert aether(spent) == (0, 2)
    assert "buy:mages-totem" not in keys(spent), "no second one"


# WE-E05


@rule("WE-E05", "WE-022")
def test_e05_the_breaches_of_the_example() -> None:
    table = with_four_aether()
    assert breach(table, 0, 1)["open"]
    assert [breach(table, 0, number)["turned"] for number in (2, 3, 4)] == ["D", "R", "D"]


@rule("WE-E05", "WE-042", "WE-164", "WE-174")
def test_e05_option_1_focus_ii_with_the_restricted_aether() -> None:
    table = play(with_four_aether(), "focus:2")
    assert aether(table) == (2, 0)
    assert breach(table, 0, 2)["turned"] == "L"
    assert {"charge", "buy:mages-totem", "focus:2"} <= set(keys(table))


@rule("WE-E05", "WE-176")
@pytest.mark.parametrize("then", ["charge", "buy:mages-totem", "focus:2"])
def test_e05_option_1_the_two_left_pay_for_one_of_three_things(then: str) -> None:
    table = play(with_four_aether(), "focus:2", then)
    assert aether(table) == (0, 0)
    assert marks(table, "player:0")["charges"] == (then == "charge")
    assert cards(table, "discard:0") == (["mages-totem"] if then == "buy:mages-totem" else [])
    assert breach(table, 0, 2)["turned"] == ("U" if then == "focus:2" else "L")


@rule("WE-E05", "WE-044", "WE-045", "WE-046", "WE-179")
def test_e05_option_2_open_ii() -> None:
    table = with_four_aether()
    assert breach(table, 0, 2)["open_cost"] == 4
    play(table, "open:2")
    assert aether(table) == (0, 0)
    assert breach(table, 0, 2)["open"] is True


@rule("WE-E05", "WE-043", "WE-045", "WE-051")
@pytest.mark.parametrize(("number", "left", "side"), [(3, 1, "D"), (4, 0, "L")])
def test_e05_option_3_focus_iii_or_iv(number: int, left: int, side: str) -> None:
    table = play(with_four_aether(), f"focus:{number}")
    assert aether(table) == (left, 0)
    assert breach(table, 0, number)["turned"] == side


@rule("WE-E05", "WE-180", "WE-182", "WE-185", "WE-186", "WE-144", "WE-040")
def test_e05_then_both_sparks_are_prepped_and_may_be_cast_in_the_next_turn() -> None:
    table = play(with_four_aether(), "open:2", "prep:spark@1")
    assert aether(table) == (0, 0)
    assert keys(table) == ["prep:spark@2", "end"]
    play(table, "prep:spark@2", "discard:rest")
    assert [cards(table, f"breach:0:{number}") for number in (1, 2)] == [["spark"], ["spark"]]
    assert breach(table, 0, 2)["open"] is True
    assert (asks(table).seat, asks(table).topic) == (0, "casting")
    assert keys(table) == ["cast:1", "cast:2", "end"], "both are optional"


# WE-E06


def p2_ends_the_main_phase() -> Table:
    """The turn of WE-E03 moves on to its draw phase."""
    table = play(p2_casts(), "cast:3", "do:may", "card:crystal", "player:1", "end")
    play(table, "play:primordial-fetish", "do:1", "focus:1.3")
    play(table, "play:crystal", "play:crystal", "play:crystal", "play:scoria-slag")
    assert marks(table, "nemesis")["tier"] == 1
    assert marks(table, "player:1")["aether"] == 5
    play(table, "buy:fiery-torrent")
    assert marks(table, "player:1")["aether"] == 0
    return table


@rule("WE-E06", "WE-203")
def test_e06_the_discard_pile_before_the_draw_phase() -> None:
    table = p2_ends_the_main_phase()
    assert cards(table, "discard:1") == ["jagged-lightning", "crystal", "fiery-torrent"]
    assert cards(table, "hand:1") == []


@rule("WE-E06", "WE-193", "WE-194", "WE-207", "WE-208")
def test_e06_the_played_cards_are_discarded_in_order_and_five_are_drawn() -> None:
    table = p2_ends_the_main_phase()
    play(table, "discard:primordial-fetish")
    assert cards(table, "discard:1")[3:] == ["primordial-fetish"]
    play(table, "discard:scoria-slag")
    assert cards(table, "hand:1") == [
        *("dread-diamond", "torch"),
        *("jagged-lightning", "crystal", "fiery-torrent"),
    ]
    from_the_top = slugs(table.state.players[1].deck[::-1])
    assert from_the_top == [
        *("primordial-fetish", "scoria-slag"),
        *("crystal", "crystal", "crystal"),
    ]
    assert cards(table, "discard:1") == []


@rule("WE-E06", "WE-193")
def test_e06_another_order_gives_another_deck() -> None:
    table = play(p2_ends_the_main_phase(), "discard:crystal", "discard:scoria-slag", "discard:rest")
    from_the_top = slugs(table.state.players[1].deck[::-1])
    assert from_the_top[:2] == ["crystal", "scoria-slag"]
    assert sorted(from_the_top[2:]) == ["crystal", "crystal", "primordial-fetish"]
