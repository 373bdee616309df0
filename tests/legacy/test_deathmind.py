"""Chapter 6: bridges between the piles, Sever Link and the nine cards of Deathmind."""

from __future__ import annotations

from typing import Any

import emberhold
from emberhold.games.aeons_end.cards.legacy.foes.bridges import GAPS
from emberhold.kernel.table import Table
from tests.legacy.support import at, record, world
from tests.support import asks, cards, in_play, keys, lives, marks, play, rule

SUPPLY = [
    *("starfire-frenzy", "gilded-marble", "brane-knife", "fire-chakram", "entangled-shard"),
    *("incinerating-fist", "ancient-cyanolith", "ethereal-hand", "gravity-node"),
]
GRID = [
    *("ancient-cyanolith", "entangled-shard", "gilded-marble"),
    *("brane-knife", "ethereal-hand", "fire-chakram"),
    *("incinerating-fist", "gravity-node", "starfire-frenzy"),
]
SIX = ["1-2", "1-4", "4-5", "5-6", "4-7", "7-8"]


def fight(*pieces: Any, link: int = 3, bridges: list[str] = SIX, **position: Any) -> Table:
    """Sever Link and some cards in play, some bridges between the piles of `GRID`."""
    foe = {"deck": ["nightmare", "nightmare"], "bridges": bridges, **position.pop("foe", {})}
    made = position.pop("made", None) or world(6, supply=SUPPLY)
    severing = {"card": "sever-link", "tokens": link}
    return at(6, made=made, in_play=[severing, *pieces], foe=foe, **position)


def drawn(card: str, **position: Any) -> Table:
    foe = {"deck": [card, "nightmare"], **position.pop("foe", {})}
    return fight(phase="nemesis-draw", foe=foe, **position)


def gaps(table: Table) -> list[str]:
    return [gap for gap in GAPS if gap in table.state.own.gaps]


@rule("LG-415", "LG-416", "LG-417", "LG-418", "LG-E20")
def test_the_players_lay_six_bridges_over_the_grid() -> None:
    table = emberhold.open("legacy", 2, 5, {"record": record(world(6, supply=SUPPLY))})
    assert [pile.card.slug for pile in table.state.market] == GRID
    assert set(keys(table)) == {f"bridge:{gap}" for gap in GAPS}
    assert in_play(table) == {"sever-link": 3}
    play(table, *(f"bridge:{gap}" for gap in SIX))
    assert gaps(table) == [gap for gap in GAPS if gap in SIX]
    assert marks(table, "nemesis")["life"] == 80


@rule("LG-422", "LG-423", "LG-E20")
def test_a_card_from_a_pile_without_a_bridge_costs_two_life() -> None:
    table = fight(p0={"aether": 12, "hand": []})
    assert table.state.own.connected() == {1, 2, 4, 5, 6, 7, 8}
    play(table, "buy:gilded-marble")
    assert cards(table, "discard:0") == ["gilded-marble"]
    assert lives(table) == [8, 10]
    play(table, "buy:incinerating-fist")
    assert lives(table) == [8, 10]


@rule("LG-421", "LG-423", "LG-E20")
def test_a_bridge_for_five_aether_connects_the_pile() -> None:
    table = fight(p0={"aether": 11, "hand": []})
    play(table, "bridge-aether", "bridge:2-3", "buy:gilded-marble")
    assert lives(table) == [10, 10]
    assert "bridge-aether" not in keys(table)


@rule("LG-421")
def test_the_sheet_asks_where_a_bridge_goes_and_not_the_mages_ability() -> None:
    table = fight(p0={"aether": 5, "hand": []})
    play(table, "bridge-aether")
    assert asks(table).prompt().text("en").endswith("choose a gap for a Bridge token (Deathmind).")


@rule("LG-421", "LG-314")
def test_a_bridge_for_four_pulse_tokens() -> None:
    poor = fight(p0={"pulse": 3, "hand": ["crystal"]})
    assert "bridge-pulse" not in keys(poor)
    table = fight(p0={"pulse": 5, "hand": ["crystal"]})
    play(table, "bridge-pulse", "bridge:3-6")
    assert "3-6" in gaps(table)
    assert marks(table, "player:0")["pulse"] == 1


@rule("LG-420", "LG-E20")
def test_the_last_card_of_a_pile_stays() -> None:
    table = fight(p0={"aether": 6, "hand": []}, market={"gilded-marble": 1, "brane-knife": 2})
    assert "buy:gilded-marble" not in keys(table)
    assert "buy:brane-knife" in keys(table)


@rule("LG-424")
def test_the_place_of_an_empty_pile_stays_in_use() -> None:
    table = fight(
        p0={"aether": 20, "hand": []}, market={"entangled-shard": 0}, bridges=["1-2", "2-3"]
    )
    play(table, "buy:gilded-marble")
    assert lives(table) == [10, 10]


@rule("LG-418", "LG-419", "LG-E21")
def test_sever_link_loses_a_token_each_turn_and_resolves_at_the_last() -> None:
    table = fight(link=2, phase="nemesis", bridges=SIX[:5], foe={"deck": ["memory-burst"]})
    assert in_play(table) == {"sever-link": 1, "memory-burst": 3}
    now = fight(link=1, phase="nemesis", bridges=SIX[:5], foe={"deck": ["memory-burst"]})
    play(now, "bridge:1-4")
    assert gaps(now) == ["1-2", "4-5", "5-6", "4-7"]
    assert in_play(now) == {"sever-link": 3, "memory-burst": 3}
    assert now.state.in_play[0].card.slug == "sever-link"


@rule("LG-419")
def test_without_a_bridge_sever_link_costs_gravehold_twenty() -> None:
    table = fight(link=1, phase="nemesis", bridges=[], foe={"deck": ["memory-burst"]})
    assert marks(table, "gravehold")["life"] == 10
    assert in_play(table)["sever-link"] == 3


@rule("LG-419", "LG-418", "LG-E21")
def test_an_unleash_in_the_middle_resolves_sever_link_at_once() -> None:
    table = drawn("brain-wipe", link=1, bridges=SIX[:4])
    play(table, "bridge:5-6")
    assert gaps(table) == ["1-2", "4-5", "1-4"]
    play(table, "bridge:1-2")
    assert gaps(table) == ["4-5", "1-4"]
    assert in_play(table)["sever-link"] == 3


@rule("LG-425", "LG-E21")
def test_mind_feast_unleashes_until_one_token_is_left() -> None:
    table = drawn("mind-feast", link=3)
    assert in_play(table)["sever-link"] == 1
    assert marks(table, "gravehold")["life"] == 26
    low = drawn("mind-feast", link=1)
    assert in_play(low)["sever-link"] == 1
    assert marks(low, "gravehold")["life"] == 26


@rule("LG-481", "LG-475")
def test_the_players_hold_for_mist() -> None:
    table = drawn("kinetic-construct")
    play(table, "hold-for-mist", "bridge:7-8")
    assert "7-8" not in gaps(table)
    assert table.state.world["lessons"] == ["mist"]
    assert in_play(table)["kinetic-construct"] == 7


@rule("LG-481", "LG-475")
def test_the_players_hold_the_bridge_and_must_where_there_is_none() -> None:
    table = drawn("kinetic-construct")
    play(table, "hold-the-bridge", "bridge:8-9")
    assert "8-9" in gaps(table)
    none = drawn("kinetic-construct", bridges=[])
    play(none, "bridge:1-2")
    assert gaps(none) == ["1-2"]
    known = drawn("kinetic-construct", made=world(6, supply=SUPPLY, lessons=["mist"]))
    play(known, "bridge:8-9")
    assert "8-9" in gaps(known)


@rule("LG-426")
def test_kinetic_construct_moves_a_bridge() -> None:
    table = fight("kinetic-construct", phase="nemesis", bridges=["1-2"])
    assert marks(table, "gravehold")["life"] == 28
    play(table, "bridge:6-9")
    assert gaps(table) == ["6-9"]
    full = fight("kinetic-construct", phase="nemesis", bridges=list(GAPS))
    play(full, "bridge:6-9")
    assert len(gaps(full)) == 11


@rule("LG-336")
def test_memory_burst_strikes_by_the_bridges() -> None:
    table = fight({"card": "memory-burst", "tokens": 1}, phase="nemesis", bridges=SIX[:4])
    play(table, "player:1")
    assert lives(table) == [10, 6]
    assert gaps(table) != []


def test_memory_burst_goes_for_a_dear_prepped_spell() -> None:
    cheap = {"breaches": {"1": {"state": "open", "spells": ["incinerating-fist"]}}}
    assert "discard-power:memory-burst" not in keys(fight("memory-burst", p0=cheap))
    dear = {"breaches": {"1": {"state": "open", "spells": ["gravity-node"]}}, "hand": ["crystal"]}
    table = fight("memory-burst", p0=dear)
    play(table, "discard-power:memory-burst")
    assert cards(table, "discard:0") == ["gravity-node"]
    assert "memory-burst" not in in_play(table)


@rule("LG-428")
def test_cortex_jailer_has_a_shield_for_each_bridge() -> None:
    table = drawn("cortex-jailer", bridges=SIX[:4])
    assert table.state.in_play[-1].shields == 4
    turn = fight("cortex-jailer", phase="nemesis", p1={"life": 5})
    assert lives(turn) == [10, 3]


def test_thought_quake_takes_a_bridge_or_shakes_gravehold() -> None:
    table = drawn("thought-quake", bridges=SIX[:3])
    play(table, "bridge:1-2")
    assert gaps(table) == ["4-5", "1-4"]
    assert marks(table, "gravehold")["life"] == 30
    few = drawn("thought-quake", bridges=SIX[:2])
    assert marks(few, "gravehold")["life"] == 24


@rule("LG-482")
def test_bramas_torment_is_eased_for_two_bridges() -> None:
    table = fight("bramas-torment", p0={"life": 5, "hand": ["crystal"]})
    play(table, "discard-power:bramas-torment", "bridge:1-2", "bridge:1-4", "player:0")
    assert lives(table) == [7, 10]
    assert table.state.world["lessons"] == ["brama"]
    assert "bramas-torment" not in in_play(table)
    known = fight(
        "bramas-torment",
        gravehold=20,
        made=world(6, supply=SUPPLY, lessons=["brama"]),
        p0={"hand": ["crystal"]},
    )
    play(known, "discard-power:bramas-torment", "bridge:1-2", "bridge:1-4", "player:0")
    assert marks(known, "gravehold")["life"] == 23
    one = fight("bramas-torment", bridges=["1-2"], p0={"hand": ["crystal"]})
    assert "discard-power:bramas-torment" not in keys(one)


@rule("LG-342")
def test_bramas_torment_strikes_and_takes_cards_by_the_bridges() -> None:
    torment = {"card": "bramas-torment", "tokens": 1}
    mine, theirs = {"hand": ["crystal"]}, {"hand": ["spark"]}
    table = fight(torment, phase="nemesis", bridges=SIX[:2], p0=mine, p1=theirs)
    play(table, "player:0")
    assert lives(table) == [5, 10]
    assert cards(table, "discard:0") == ["crystal"]
    assert cards(table, "discard:1") == ["spark"]


@rule("LG-427")
def test_nightmare_takes_a_bridge_by_the_first_pile_or_life() -> None:
    table = fight("nightmare", phase="nemesis", foe={"deck": ["memory-burst"]})
    play(table, "do:1", "bridge:1-4")
    assert "1-4" not in gaps(table)
    assert lives(table) == [10, 10]
    far = fight("nightmare", phase="nemesis", bridges=["8-9"], foe={"deck": ["memory-burst"]})
    play(far, "player:1")
    assert lives(far) == [10, 6]


def test_brain_wipe_with_few_bridges_strikes_a_player() -> None:
    table = drawn("brain-wipe", bridges=SIX[:3])
    play(table, "player:1")
    assert lives(table) == [10, 5]
    assert in_play(table)["sever-link"] == 3


def test_thoughtful_sacrifice_is_paid_with_bridges_or_by_gravehold() -> None:
    table = fight("thoughtful-sacrifice", p0={"hand": ["crystal"]})
    play(table, "discard-power:thoughtful-sacrifice", "bridge:1-2", "bridge:7-8")
    assert len(gaps(table)) == 4
    struck = fight({"card": "thoughtful-sacrifice", "tokens": 1}, phase="nemesis")
    assert marks(struck, "gravehold")["life"] == 22
