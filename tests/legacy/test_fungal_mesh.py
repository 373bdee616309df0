"""Chapter 4: Fungal Mesh, which makes mages cast against their own."""

from __future__ import annotations

from typing import Any

from emberhold.games.aeons_end.fight.life import damage_minion
from emberhold.kernel.table import Table
from tests.legacy.support import at, world
from tests.support import asks, cards, in_play, keys, life, marks, play, rule, tokens

CALM = ["deadly-overload", "redirected-power"]
BARE: dict[str, Any] = {"hand": []}


def drawn(card: str, **position: Any) -> Table:
    sides = {"p0": BARE, "p1": BARE, **position}
    foe = {"deck": [card, *CALM], **sides.pop("foe", {})}
    return at(4, phase="nemesis-draw", foe=foe, **sides)


def turn(*pieces: Any, **position: Any) -> Table:
    sides = {"p0": BARE, "p1": BARE, **position}
    foe = {"deck": CALM, **sides.pop("foe", {})}
    return at(4, phase="nemesis", foe=foe, in_play=list(pieces), **sides)


def prepped(spell: str, breach: int = 1) -> dict[str, Any]:
    return {"hand": [], "breaches": {str(breach): {"state": "open", "spells": [spell]}}}


@rule("LG-392", "LG-312")
def test_unleash_gives_a_token() -> None:
    table = turn("brama-infested", foe={"life": 60})
    assert tokens(table) == 1
    assert marks(table, "nemesis")["life"] == 63


@rule("LG-393", "LG-394", "LG-395", "LG-396", "LG-397", "LG-398", "LG-335", "LG-E16")
def test_example_16_possession() -> None:
    bubda = {**prepped("incinerating-fist", 4), "life": 9}
    table = at(
        4,
        phase="end",
        gravehold=20,
        foe={"deck": CALM, "tokens": 5},
        p0=bubda,
        p1=prepped("spark"),
    )
    assert asks(table).topic == "possess"
    play(table, "player:0", "gravehold")
    assert marks(table, "gravehold")["life"] == 16
    assert cards(table, "discard:0") == ["incinerating-fist"]
    play(table, "player:1")
    assert life(table, 1) == 9
    assert cards(table, "discard:1") == []
    assert cards(table, "destroyed") == ["spark"]
    assert tokens(table) == 1


@rule("LG-394")
def test_without_a_prepped_spell_gravehold_suffers() -> None:
    table = at(4, phase="end", gravehold=20, foe={"deck": CALM, "tokens": 3}, p0=BARE, p1=BARE)
    assert marks(table, "gravehold")["life"] == 16
    assert tokens(table) == 1


@rule("LG-397")
def test_what_is_said_of_minions_does_not_count_in_a_possessed_spell() -> None:
    made = world(4)
    made["mages"][0]["starters"] = [{"sticker": 3, "name": "Ember"}]
    table = at(
        4,
        made=made,
        phase="end",
        foe={"deck": CALM, "tokens": 2},
        p0=prepped("bow-starter-1"),
        p1=BARE,
    )
    play(table, "player:1")
    assert life(table, 1) == 9


@rule("LG-307", "LG-218", "LG-E17")
def test_example_17_exhaustion_feeds_the_mesh() -> None:
    thrud = {
        "life": 3,
        "charges": 4,
        "hand": [],
        "breaches": {
            "1": {"state": "open", "spells": ["spark"]},
            "2": {"state": "open", "spells": ["spark"]},
        },
    }
    table = turn("psychic-clouds", gravehold=18, p1=thrud)
    play(table, "breach:4")
    assert marks(table, "gravehold")["life"] == 16
    assert marks(table, "player:1")["charges"] == 0
    assert asks(table).topic == "possessed"


@rule("LG-306", "LG-356", "LG-357", "LG-E30")
def test_example_30_silence() -> None:
    made = world(4)
    made["supply"][0] = "soothing-torporene"
    mine = {"hand": ["soothing-torporene", "soothing-torporene"]}
    table = at(4, made=made, in_play=["brama-infested"], p0=mine, foe={"deck": CALM, "life": 60})
    play(table, "play:soothing-torporene", "do:2", "play:soothing-torporene")
    assert marks(table, "player:0")["aether"] == 2
    quiet = {"card": "brama-infested", "silenced": True}
    silent = turn(quiet, "dominion-spores", foe={"life": 60}, p1={"hand": ["crystal", "crystal"]})
    assert marks(silent, "nemesis")["life"] == 60
    assert tokens(silent) == 0
    assert life(silent, 1) == 8
    assert not silent.state.in_play[0].silenced


@rule("LG-401")
def test_influence_takes_gems_from_who_has_most_and_focuses() -> None:
    closed = {"hand": ["crystal"]}
    full = {"hand": ["crystal", "crystal"], "breaches": {str(n): "open" for n in (1, 2, 3, 4)}}
    table = drawn("influence", p0=closed, p1=full)
    assert cards(table, "discard:1") == ["crystal", "crystal"]
    other = drawn("influence", p1={"hand": ["crystal", "crystal"]})
    breach = other.state.players[1].breach(2)
    assert breach is not None
    assert breach.open_cost == 3


@rule("LG-401")
def test_dominion_spores_strike_even_without_gems() -> None:
    table = turn("dominion-spores")
    play(table, "player:1")
    assert (life(table, 1), marks(table, "player:1")["charges"]) == (8, 1)


@rule("LG-358")
def test_redirected_power_costs_four_charges_to_stop() -> None:
    table = at(4, in_play=["redirected-power"], p0={"charges": 5, "hand": []})
    play(table, "discard-power:redirected-power")
    assert marks(table, "player:0")["charges"] == 1
    poor = at(4, in_play=["redirected-power"], p0={"charges": 3})
    assert "discard-power:redirected-power" not in keys(poor)


def test_redirected_power_destroys_a_free_spell() -> None:
    spells = {
        "hand": [],
        "breaches": {
            "1": {"state": "open", "spells": ["spark"]},
            "2": {"state": "open", "spells": ["fire-chakram"]},
        },
    }
    table = turn({"card": "redirected-power", "tokens": 1}, p0=spells)
    assert cards(table, "destroyed") == ["spark"]


@rule("LG-479", "LG-486", "LG-475")
def test_brama_may_be_spared_and_teaches_when_she_is_freed() -> None:
    table = drawn("brama-infested")
    play(table, "do:1")
    assert in_play(table) == {"brama-infested": 14}
    assert table.state.in_play[0].most == 14
    state = table.state
    assert state.world["lessons"] == []
    damage_minion(state, state.in_play[0].card, 14)
    assert state.world["lessons"] == ["brama"]


@rule("LG-479", "LG-475")
def test_striking_brama_changes_nothing_and_a_lesson_comes_once() -> None:
    table = drawn("brama-infested")
    play(table, "do:2")
    assert in_play(table) == {"brama-infested": 10}
    again = drawn("brama-infested", made=world(4, lessons=["brama"]))
    assert in_play(again) == {"brama-infested": 10}


@rule("LG-347", "LG-401")
def test_command_takes_gems_and_life_and_gives_a_cheap_card() -> None:
    table = drawn("command", p1={"hand": ["crystal", "crystal", "crystal"]})
    assert life(table, 1) == 8
    assert "gain:incinerating-fist" not in keys(table)
    play(table, "gain:fire-chakram")
    assert cards(table, "discard:1")[-1] == "fire-chakram"


@rule("LG-399", "LG-346")
def test_deadly_overload_strikes_who_has_the_most_expensive_spell() -> None:
    piece = {"card": "deadly-overload", "tokens": 1}
    foe = {"deck": ["redirected-power", "redirected-power"]}
    table = turn(piece, p0=prepped("spark"), p1=prepped("incinerating-fist", 4), foe=foe)
    assert life(table, 1) == 6
    cheap = turn(piece, p0=prepped("spark"), foe=foe)
    assert life(cheap, 0) == 9
    assert cards(cheap, "discard:0") == ["spark"]
    assert life(turn(piece, foe=foe), 0) == 10


@rule("LG-400", "LG-039")
def test_domineer_shuffles_everything_and_draws_five() -> None:
    weak = {"life": 5, "hand": ["spark"], "discard": ["crystal"] * 3, "deck": ["crystal"] * 3}
    table = drawn("domineer", p1=weak)
    player = table.state.players[1]
    assert (len(player.hand), len(player.deck), len(player.discard)) == (5, 2, 0)
    assert tokens(table) == 1


def test_psychic_clouds_strike_who_has_most_prepped() -> None:
    assert life(turn("psychic-clouds", p1=prepped("spark")), 1) == 6


@rule("LG-347")
def test_override_takes_a_hand_and_gives_a_card_into_it() -> None:
    wide = {"hand": ["crystal", "crystal"], "breaches": {"2": "open"}}
    table = drawn("override", p1=wide)
    assert "gain:gilded-marble" not in keys(table)
    play(table, "gain:gravity-node")
    assert cards(table, "hand:1") == ["gravity-node"]
    assert cards(table, "discard:1") == ["crystal", "crystal"]
