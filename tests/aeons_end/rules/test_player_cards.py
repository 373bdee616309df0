"""Section 4: gems, relics and spells, what they cost and what aether is for."""

from __future__ import annotations

import pytest

from emberhold.games.aeons_end.card import GEM, RELIC, SPELL
from tests.aeons_end.catalogue import CARDS, MAGES, MARKET
from tests.aeons_end.rules.laid_out import SEEDS, laid_out
from tests.support import aether, at, cards, in_play, keys, marks, play, rule

PLAYER_CARDS = [card for card in CARDS.values() if card.type in (GEM, RELIC, SPELL)]
every_market_card = pytest.mark.parametrize("name", MARKET)
COSTS = {
    "dread-diamond": 3,
    "frozen-magmite": 3,
    "volcanic-glass": 3,
    "breach-ore": 4,
    "scoria-slag": 4,
    "erratic-ingot": 5,
    "bloodstone-jewel": 6,
    "mages-totem": 2,
    "conclave-scroll": 3,
    "fiend-catcher": 3,
    "cairn-compass": 4,
    "primordial-fetish": 4,
    "vortex-gauntlet": 6,
    "thoughtform-familiar": 3,
    "carbonize": 4,
    "jagged-lightning": 4,
    "kindle": 4,
    "pyrotechnic-surge": 4,
    "aurora": 5,
    "celestial-spire": 5,
    "convection-field": 5,
    "fiery-torrent": 5,
    "conjure-the-lost": 6,
    "nova-forge": 6,
    "equilibrium": 7,
    "reduce-to-ash": 7,
    "crystallize": 8,
}


def market_with(name: str) -> list[str]:
    """A market of nine in which that card is for sale."""
    slots = {GEM: 3, RELIC: 2, SPELL: 4}
    picked = [name]
    slots[MARKET[name].type] -= 1
    for card in MARKET.values():
        if card.slug != name and slots[card.type]:
            slots[card.type] -= 1
            picked.append(card.slug)
    return picked


@rule("WE-060")
def test_every_player_card_is_a_gem_a_relic_or_a_spell() -> None:
    types = {GEM: 7 + 6, RELIC: 6, SPELL: 14 + 4}
    assert {type: sum(card.type == type for card in PLAYER_CARDS) for type in types} == types
    starters = {card for mage in MAGES.values() for card in (*mage.hand, *mage.deck)}
    assert {*MARKET.values(), *starters} == set(PLAYER_CARDS)


@rule("WE-061")
@pytest.mark.parametrize("name", [card.slug for card in PLAYER_CARDS if card.type == GEM])
def test_every_gem_is_played_for_aether(name: str) -> None:
    table = at(p0={"hand": [name, "crystal", "crystal"]})
    play(table, f"play:{name}")
    if table.question is not None and table.question.topic == "either":
        table.answer("do:1")
    while table.question is not None and table.question.topic != "main":
        table.answer(len(table.question.options) - 1)
    held = [value for mark, value in marks(table, "player:0").items() if mark[:6] == "aether"]
    assert sum(held) >= 1


@rule("WE-061", "WE-069")
def test_without_aether_nothing_can_be_paid_for() -> None:
    table = at(in_play=["aphotic-sun"], p0={"hand": ["crystal"], "aether": 0})
    assert keys(table) == ["play:crystal", "end"]


@rule("WE-062", "WE-065")
def test_a_gem_or_relic_resolves_at_once_when_played() -> None:
    table = at(gravehold=20, p0={"hand": ["crystal", "crystal", "mages-totem"]})
    play(table, "play:crystal")
    assert aether(table) == 1
    play(table, "play:mages-totem", "do:2")
    assert marks(table, "gravehold")["life"] == 21


@rule("WE-063")
def test_a_spell_is_prepped_first_and_cast_in_a_later_turn() -> None:
    table = at(
        p0={"hand": ["spark", "crystal"], "breaches": {"1": "open"}},
        turn_order={"deck": ["1", "nemesis"], "discard": []},
    )
    assert not [key for key in keys(table) if key in ("play:spark", "cast:spark", "cast:1")]
    play(table, "prep:spark@1")
    assert not [key for key in keys(table) if key.startswith("cast")]
    assert marks(table, "nemesis")["life"] == 70
    play(table, "end", "cast:1")
    assert marks(table, "nemesis")["life"] == 69


@rule("WE-064")
@every_market_card
def test_a_cards_cost_is_the_aether_it_takes_to_gain_it(name: str) -> None:
    cost = COSTS[name]
    market = {"market": market_with(name)}
    exact = at(setup=market, p0={"aether": cost, "hand": ["crystal"]})
    assert exact.view(0).zone(f"pile:{name}").pieces[0].marks["cost"] == cost
    gained_aether = 3 if name == "bloodstone-jewel" else 0
    play(exact, f"buy:{name}")
    assert cards(exact, "discard:0") == [name]
    assert aether(exact) == gained_aether
    short = at(setup=market, p0={"aether": cost - 1, "hand": ["crystal"]})
    assert f"buy:{name}" not in keys(short)


@rule("WE-066")
def test_the_text_of_a_card_wins_over_the_rules() -> None:
    """A breach holds one spell; but Kindle lets a Spark join it there."""
    kindle = {"state": "open", "spells": ["kindle"]}
    others = {"2": "none", "3": "none", "4": "none"}
    table = at(p0={"hand": ["spark", "torch", "crystal"], "breaches": {"1": kindle, **others}})
    assert [key for key in keys(table) if key.startswith("prep:")] == ["prep:spark@1"]
    play(table, "prep:spark@1")
    assert cards(table, "breach:0:1") == ["kindle", "spark"]


@rule("WE-067")
def test_starter_cards_are_marked_as_such() -> None:
    starters = {card.slug for card in PLAYER_CARDS if card.starter}
    assert starters == {
        "amethyst-paragon",
        "coal-shard",
        "crystal",
        "extinguish",
        "illuminate",
        "oblivion-shard",
        "shattered-geode",
        "spark",
        "torch",
        "worldheart-shard",
    }
    assert not starters & set(MARKET)


@rule("WE-068")
def test_the_randomizer_cards_never_come_into_play() -> None:
    """A market drawn at random is nine full piles; no single card of it is anywhere else."""
    for seed in SEEDS:
        game = laid_out(2, seed, market="random")
        in_piles = [card for pile in game.market for card in pile.copies]
        assert len(in_piles) == 3 * 7 + 2 * 5 + 4 * 5
        zones = [(*p.hand, *p.deck, *p.discard, *p.play_area) for p in game.players]
        elsewhere = [card for zone in zones for card in zone]
        assert len(elsewhere) == 20
        assert all(card.starter for card in elsewhere)
        assert not game.destroyed


@rule("WE-069")
def test_aether_pays_for_cards_charges_breaches_and_what_cards_ask_for() -> None:
    table = at(
        in_play=["aphotic-sun"],
        p0={"hand": ["crystal"], "aether": 9, "charges": 0, "breaches": {"2": "R"}},
    )
    for key, cost in {
        "buy:scoria-slag": 4,
        "charge": 2,
        "focus:2": 2,
        "open:2": 5,
        "discard-power:aphotic-sun": 7,
    }.items():
        fork = play(table.fork(), key)
        assert aether(fork) == 9 - cost, key
    play(table, "discard-power:aphotic-sun")
    assert in_play(table) == {}
