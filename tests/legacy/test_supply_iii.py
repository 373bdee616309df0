"""The piles of deck III."""

from __future__ import annotations

from typing import Any

from tests.legacy.support import at, world
from tests.support import cards, keys, marks, play, rule


def supplied(*names: str, chapter: int = 4, **parts: Any) -> dict[str, Any]:
    """A world in whose supply some piles have taken the place of the first ones."""
    made = world(chapter, **parts)
    return {**made, "supply": [*names, *made["supply"][len(names) :]]}


MADE = supplied("soothing-torporene", "void-mill", "arcane-salvo", "breach-collision", chapter=3)
CALM = {"deck": ["unearth", "unearth"]}


@rule("LG-497", "LG-306")
def test_soothing_torporene_gives_aether_or_silence() -> None:
    table = at(3, made=MADE, in_play=["marrow-pod"], p0={"hand": ["soothing-torporene"]})
    play(table, "play:soothing-torporene", "do:2")
    assert table.state.in_play[0].silenced
    other = at(3, made=MADE, in_play=["marrow-pod"], p0={"hand": ["soothing-torporene"]})
    play(other, "play:soothing-torporene", "do:1")
    assert marks(other, "player:0")["aether"] == 2


@rule("LG-012", "LG-497")
def test_without_a_minion_soothing_torporene_gives_aether() -> None:
    table = at(3, made=MADE, p0={"hand": ["soothing-torporene"]})
    play(table, "play:soothing-torporene")
    assert marks(table, "player:0")["aether"] == 2


@rule("LG-498")
def test_void_mill_focuses_and_lets_two_players_destroy() -> None:
    mine = {"hand": ["void-mill"], "discard": ["spark", "crystal"]}
    table = at(3, made=MADE, p0=mine, p1={"discard": ["spark"]})
    play(table, "play:void-mill", "focus:1.2", "player:1", "do:may", "skip")
    assert cards(table, "destroyed") == ["spark"]
    assert "crystal" in cards(table, "discard:0")
    breach = table.state.players[1].breach(2)
    assert breach is not None
    assert breach.open_cost == 3


@rule("LG-518")
def test_one_mage_alone_may_destroy_twice_with_void_mill() -> None:
    made = supplied("void-mill", chapter=3, players=1)
    mine = {"hand": ["void-mill"], "discard": ["spark", "crystal"]}
    table = at(3, 1, made=made, p0=mine)
    play(table, "play:void-mill", "focus:0.2", "do:may", "do:may")
    assert cards(table, "destroyed") == ["crystal", "spark"]


@rule("LG-499", "LG-519")
def test_arcane_salvo_puts_a_played_relic_on_the_deck_once_a_turn() -> None:
    mine = {
        "hand": [],
        "played": ["void-mill"],
        "discard": ["ethereal-hand"],
        "deck": ["crystal"],
        "breaches": {"1": {"state": "open", "spells": ["arcane-salvo"]}},
    }
    table = at(3, made=MADE, p0=mine, foe=CALM)
    use = next(key for key in keys(table) if key.startswith("use:"))
    play(table, use, "card:void-mill")
    assert cards(table, "play:0") == []
    player = table.state.players[0]
    assert "void-mill" in [card.slug for card in (*player.hand, *player.deck)]
    assert "void-mill" not in cards(table, "discard:0")
    assert use not in keys(table)


@rule("LG-499")
def test_arcane_salvo_deals_four() -> None:
    mine = {"breaches": {"1": {"state": "open", "spells": ["arcane-salvo"]}}}
    table = at(3, made=MADE, phase="casting", p0=mine, foe=CALM)
    play(table, "cast:1")
    assert marks(table, "nemesis")["life"] == 46


@rule("LG-500")
def test_breach_collision_may_go_to_an_ally_when_gained() -> None:
    table = at(3, made=MADE, p0={"hand": [], "aether": 7})
    play(table, "buy:breach-collision", "give:1")
    assert cards(table, "discard:1") == ["breach-collision"]
    assert cards(table, "discard:0") == []
    kept = at(3, made=MADE, p0={"hand": [], "aether": 8})
    play(kept, "buy:breach-collision", "skip")
    assert cards(kept, "discard:0") == ["breach-collision"]


@rule("LG-500")
def test_breach_collision_deals_five_and_helps_gravehold() -> None:
    mine = {"breaches": {"1": {"state": "open", "spells": ["breach-collision"]}}}
    table = at(3, made=MADE, phase="casting", p0=mine, foe=CALM, gravehold=10)
    play(table, "cast:1")
    assert marks(table, "nemesis")["life"] == 45
    assert marks(table, "gravehold")["life"] == 11
