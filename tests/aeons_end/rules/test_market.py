"""Sections 6.5 and 6.6: the market."""

from __future__ import annotations

from collections import Counter

import pytest

from emberhold.games.aeons_end.card import GEM, RELIC, SPELL
from emberhold.games.aeons_end.state import State
from tests.aeons_end.catalogue import MARKET
from tests.aeons_end.rules.laid_out import SEEDS, laid_out, seen, slugs
from tests.support import at, cards, keys, play, rule

PILE = {GEM: 7, RELIC: 5, SPELL: 5}
DECK_DESTRUCTION = {
    "frozen-magmite",
    "scoria-slag",
    "erratic-ingot",
    "mages-totem",
    "primordial-fetish",
    "jagged-lightning",
    "fiery-torrent",
    "conjure-the-lost",
    "reduce-to-ash",
}
PLAY_IT_AGAIN = {
    "volcanic-glass",
    "breach-ore",
    "bloodstone-jewel",
    "cairn-compass",
    "vortex-gauntlet",
    "thoughtform-familiar",
    "kindle",
    "nova-forge",
    "crystallize",
}


def names(game: State) -> list[str]:
    return slugs(pile.card for pile in game.market)


@rule("WE-128")
def test_the_market_has_three_gems_two_relics_and_four_spells() -> None:
    for seed in SEEDS:
        game = laid_out(2, seed)
        assert Counter(pile.card.type for pile in game.market) == {GEM: 3, RELIC: 2, SPELL: 4}
        assert len(set(names(game))) == 9


@rule("WE-129", "WE-130", "WE-131")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_gem_piles_start_with_seven_copies_relics_and_spells_with_five(players: int) -> None:
    for seed in SEEDS:
        for zone in seen(laid_out(players, seed)).area("market").zones:
            assert zone.count == PILE[zone.pieces[0].kind]


@rule("WE-129", "WE-130", "WE-131")
@pytest.mark.parametrize(
    ("name", "copies"), [("scoria-slag", 7), ("mages-totem", 5), ("fiery-torrent", 5)]
)
def test_that_many_copies_can_be_gained_and_no_more(name: str, copies: int) -> None:
    table = at(p0={"aether": 99, "hand": ["crystal"]})
    for _ in range(copies):
        play(table, f"buy:{name}")
    assert f"buy:{name}" not in keys(table)
    assert cards(table, "discard:0") == [name] * copies


@rule("WE-132")
def test_the_players_may_choose_the_nine_cards() -> None:
    chosen = ["dread-diamond", "breach-ore", "scoria-slag", "conclave-scroll", "fiend-catcher"]
    chosen += ["aurora", "kindle", "carbonize", "equilibrium"]
    assert set(names(laid_out(2, market=chosen))) == set(chosen)


@rule("WE-132")
def test_or_draw_them_at_random() -> None:
    markets = {tuple(names(laid_out(2, seed, market="random"))) for seed in range(40)}
    assert len(markets) > 30
    assert {name for market in markets for name in market} == set(MARKET)


@rule("WE-132")
def test_or_draw_them_at_random_within_limits() -> None:
    wishes = {"random": ["gem=3", "spell>=7", "relic<4", "spell"]}
    for seed in SEEDS:
        market = [MARKET[name] for name in names(laid_out(2, seed, market=wishes))]
        assert any(card.type == GEM and card.cost == 3 for card in market)
        assert any(card.type == SPELL and card.cost >= 7 for card in market)
        assert any(card.type == RELIC and card.cost < 4 for card in market)
        assert Counter(card.type for card in market) == {GEM: 3, RELIC: 2, SPELL: 4}


@rule("WE-133")
def test_an_empty_pile_stays_empty() -> None:
    table = at(market={"scoria-slag": 1}, p0={"aether": 20, "hand": ["crystal"]})
    piles = [zone.id for zone in table.view(0).area("market").zones]
    play(table, "buy:scoria-slag")
    assert "buy:scoria-slag" not in keys(table)
    play(table, "end")
    assert [zone.id for zone in table.view(0).area("market").zones] == piles
    assert table.view(0).zone("pile:scoria-slag").count == 0


@rule("WE-134")
def test_the_first_suggested_market() -> None:
    assert set(names(laid_out(2, market="deck-destruction"))) == DECK_DESTRUCTION


@rule("WE-135")
def test_the_second_suggested_market() -> None:
    assert set(names(laid_out(2, market="play-it-again"))) == PLAY_IT_AGAIN
