"""Section 25: one person at the table, with several mages or with one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from emberhold.kernel.errors import SetupError
from tests.aeons_end.nemesis_side import breaches, drawn, persistent, powered
from tests.aeons_end.rules.laid_out import laid_out, seen, slugs
from tests.support import asks, at, cards, gravehold, keys, life, marks, play, rule

QUIET: dict[str, Any] = {"deck": ["1"], "discard": []}
ALONE: dict[str, Any] = {"players": 1, "turn_order": QUIET}
"""One mage, and an Umbra Titan whose Unleash does nothing."""


# Several mages


@rule("WE-318")
def test_with_two_mages_everything_is_as_with_two_players() -> None:
    game = laid_out(2)
    assert Counter(slugs(game.order_deck)) == {"1": 2, "2": 2, "nemesis": 2}
    assert len(game.nemesis_deck) == 24
    assert not game.solo


@rule("WE-318")
def test_one_person_may_answer_for_both_mages() -> None:
    """A player who answers without naming a seat answers for the mage who is asked."""
    table = at(turn_order={"deck": ["2", "1"], "discard": ["1"]}, p0={"hand": ["crystal"]})
    seats = []
    for answer in ("end", "end"):
        seats.append(asks(table).seat)
        table.answer(answer)
    assert seats == [0, 1]


@rule("WE-318")
def test_with_two_mages_the_other_one_is_the_ally_and_both_exhausted_lose() -> None:
    table = at(player=1, p0={"life": 5}, p1={"life": 5, "charges": 5, "discard": []})
    play(table, "ability")
    assert (life(table, 0), life(table, 1)) == (7, 5), "Gex heals an ally"
    table = persistent("howling-spinners", p0={"life": 0}, p1={"life": 1})
    play(table, "player:1")
    assert table.result is not None
    assert table.result.reason == "defeat-exhausted"


# One mage: setting up


@rule("WE-320")
def test_the_nemesis_deck_is_that_of_one_player() -> None:
    game = laid_out(1)
    deck = game.nemesis_deck[::-1]
    assert [card.tier for card in deck] == [1] * 4 + [2] * 6 + [3] * 10
    basic = Counter(card.tier for card in deck if card.nemesis is None)
    assert basic == {1: 1, 2: 3, 3: 7}


@rule("WE-321", "WE-105")
def test_every_player_card_gives_the_turn_to_the_one_player() -> None:
    game = laid_out(1)
    assert len(game.order_deck) == 5
    assert sum(not card.seats for card in game.order_deck) == 2
    table = at(
        players=1,
        phase="turn",
        turn_order={"deck": ["1", "1", "1", "nemesis", "nemesis"], "discard": []},
        foe={"deck": ["night-unending", "night-unending", "smite"]},
    )
    for drawn_so_far in (1, 2, 3):
        assert asks(table).seat == 0
        assert len(cards(table, "order-discard")) == drawn_so_far
        play(table, "end")


@rule("WE-328")
def test_four_player_cards_make_it_easier() -> None:
    deck = Counter(slugs(laid_out(1, solo_cards=4).order_deck))
    assert deck == {"1": 4, "nemesis": 2}


@rule("WE-329")
@pytest.mark.parametrize("start", [12, 15])
def test_more_life_makes_it_easier_and_is_the_cap(start: int) -> None:
    scene = seen(laid_out(1, solo_life=start))
    assert scene.area("player:0").marks["life"] == start
    setup = {"solo_life": start, "market": "deck-destruction"}
    hand = {"life": start - 1, "hand": ["primordial-fetish", "crystal"]}
    table = play(at(players=1, setup=setup, p0=hand), "play:primordial-fetish", "do:2")
    assert life(table) == start


@rule("WE-328", "WE-329")
@pytest.mark.parametrize("easing", [{"solo_cards": 4}, {"solo_life": 12}])
def test_the_easings_are_for_one_mage_only(easing: dict[str, int]) -> None:
    with pytest.raises(SetupError):
        laid_out(2, **easing)


# One mage: allies


@rule("WE-322")
def test_the_player_is_their_own_ally() -> None:
    """The ability of Gex: any ally draws a card and gains 2 life."""
    wishes = {"life": 5, "charges": 5, "hand": ["crystal"], "deck": ["torch"], "discard": []}
    table = play(at(players=1, mages=["gex"], p0=wishes), "ability")
    assert life(table) == 7
    assert cards(table, "hand:0") == ["crystal", "torch"]


@rule("WE-322")
def test_cards_for_an_ally_work_for_the_player() -> None:
    """Worldheart Shard: the next card gained goes to an ally's discard pile."""
    table = at(players=1, p0={"hand": ["worldheart-shard", "crystal", "crystal"], "discard": []})
    play(table, "play:worldheart-shard", "do:2", "play:crystal", "buy:frozen-magmite")
    assert cards(table, "discard:0") == ["frozen-magmite"]


@rule("WE-322")
def test_cairn_compass_preps_the_own_spell() -> None:
    setup = {"market": "play-it-again"}
    p0 = {"hand": ["cairn-compass", "crystal"], "discard": ["spark"]}
    table = play(at(players=1, setup=setup, p0=p0), "play:cairn-compass", "do:may")
    assert "prep:spark@1" in keys(table)
    play(table, "prep:spark@1")
    assert cards(table, "breach:0:1") == ["spark"]


@rule("WE-323")
def test_what_hits_two_players_hits_the_one_player_twice() -> None:
    """Holadran: two players suffer 1 damage each."""
    table = drawn("enslave", nemesis="hollow-crown", in_play=["holadran"], p0={"life": 5}, **ALONE)
    assert life(table) == 3


@rule("WE-323", "WE-327")
def test_twice_means_one_after_the_other() -> None:
    """The first damage exhausts: 4 life of Gravehold and a breach; the second hits it double."""
    table = drawn("enslave", nemesis="hollow-crown", in_play=["holadran"], p0={"life": 1}, **ALONE)
    assert (asks(table).topic, gravehold(table)) == ("destroy-breach", 26)
    assert gravehold(play(table, "breach:4")) == 24


@rule("WE-323")
def test_a_gift_for_the_player_and_an_ally_comes_twice() -> None:
    """Yan Magda with four opened breaches: gain a card, and an ally gains one."""
    all_open = {"1": "open", "2": "open", "3": "open", "4": "open"}
    p0 = {"charges": 5, "hand": ["crystal"], "deck": [], "discard": [], "breaches": all_open}
    table = play(at(players=1, mages=["yan-magda"], p0=p0), "ability")
    play(table, "gain:scoria-slag")
    assert cards(table, "discard:0") == ["scoria-slag"]
    play(table, "gain:fiery-torrent")
    assert table.view(0).zone("deck:0").count == 1


# One mage: exhaustion and the end


@rule("WE-324", "WE-327")
def test_exhaustion_does_not_lose_the_game_but_has_all_its_steps() -> None:
    order = {"deck": ["1"], "discard": ["nemesis", "nemesis"]}
    weak = {"life": 1, "charges": 2}
    table = persistent("howling-spinners", players=1, turn_order=order, p0=weak)
    assert table.result is None
    assert keys(table) == ["do:1", "do:2"], "the first Unleash: Gravehold or a pillar"
    play(table, "do:2", "do:2")
    assert marks(table, "nemesis")["tokens"] == 6
    assert asks(table).topic == "destroy-breach"
    play(table, "breach:1")
    assert breaches(table, 0) == ["breach:0:2", "breach:0:3", "breach:0:4"]
    assert marks(table, "player:0")["charges"] == 0
    assert gravehold(table) == 28, "twice the excess of 1"
    assert marks(table, "player:0")["exhausted"] is True
    assert table.result is None


@rule("WE-324")
def test_exhaustion_inside_an_unleash_does_not_lose_either() -> None:
    order = {"deck": ["1"], "discard": ["nemesis"]}
    table = drawn("smite", players=1, turn_order=order, p0={"life": 2})
    play(table, "do:1", "do:2", "do:2")
    assert table.result is None
    assert asks(table).topic == "destroy-breach"


@rule("WE-327")
def test_the_exhausted_player_gains_no_life() -> None:
    p0 = {"life": 0, "hand": ["crystal"], "charges": 6, "deck": ["spark"], "discard": []}
    table = play(at(players=1, mages=["ulgimor"], p0=p0), "ability")
    assert life(table) == 0


@rule("WE-325")
def test_the_game_is_lost_when_gravehold_falls() -> None:
    table = persistent("howling-spinners", gravehold=4, p0={"life": 0}, **ALONE)
    assert table.result is not None
    assert table.result.reason == "defeat-gravehold"
    table = persistent("howling-spinners", gravehold=5, p0={"life": 0}, **ALONE)
    assert table.result is None


@rule("WE-325")
def test_the_game_is_lost_by_what_the_sheet_says() -> None:
    table = powered("seismic-roar", foe={"tokens": 2}, **ALONE)
    assert table.result is not None
    assert table.result.reason == "defeat-pillars"


@rule("WE-326")
def test_the_lowest_life_is_the_exhausted_players() -> None:
    """Cataclysmic Fate: the player with the lowest life suffers 4 damage."""
    table = powered("cataclysmic-fate", p0={"life": 0}, **ALONE)
    assert gravehold(table) == 22


@rule("WE-327")
def test_the_game_is_won_as_always() -> None:
    spark = {"breaches": {"1": {"spells": ["spark"]}}}
    table = play(at(players=1, phase="casting", foe={"life": 1}, p0=spark), "cast:1")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("victory-nemesis", (0,))
