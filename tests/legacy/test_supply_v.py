"""The piles of deck V, with pulse tokens."""

from __future__ import annotations

from typing import Any

from emberhold.kernel.table import Table
from tests.legacy.support import at, world
from tests.support import cards, keys, marks, play, rule

MADE = world(6)
MADE["supply"][:4] = ["conductive-grit", "voltaic-relay", "infernal-mirror", "breach-communion"]


def opened(phase: str = "main", **sides: Any) -> Table:
    return at(6, made=MADE, phase=phase, **sides)


def pulse(table: Table, seat: int = 0) -> int:
    return int(marks(table, f"player:{seat}").get("pulse", 0))


@rule("LG-505", "LG-521")
def test_conductive_grit_gives_pulse_or_takes_it() -> None:
    first = play(opened(p0={"hand": ["conductive-grit"]}), "play:conductive-grit")
    assert (marks(first, "player:0")["aether"], pulse(first)) == (2, 1)
    second = opened(p0={"hand": ["conductive-grit"], "pulse": 1})
    play(second, "play:conductive-grit", "do:2")
    assert (marks(second, "player:0")["aether"], pulse(second)) == (3, 0)


@rule("LG-506")
def test_voltaic_relay_gives_three_and_one_may_destroy_a_card() -> None:
    table = opened(p0={"hand": ["voltaic-relay", "crystal"]}, p1={"hand": ["spark"]})
    play(table, "play:voltaic-relay", "player:1", "do:may")
    assert pulse(table, 1) == 2
    assert cards(table, "destroyed") == ["spark"]


@rule("LG-507", "LG-522", "LG-351")
def test_infernal_mirror_casts_an_allys_spell_with_more_damage() -> None:
    spells = {"breaches": {"1": {"state": "open", "spells": ["fire-chakram"]}}}
    table = opened(p0={"hand": ["infernal-mirror", "crystal"], "pulse": 0}, p1=spells)
    before = marks(table, "nemesis")["life"]
    play(table, "play:infernal-mirror", "player:0", "do:may")
    assert marks(table, "player:1")["charges"] == 1
    assert pulse(table) == 0
    assert marks(table, "nemesis")["life"] == before - 3


@rule("LG-508", "LG-359")
def test_breach_communion_gathers_pulse_and_spends_it() -> None:
    mine = {
        "hand": ["crystal"],
        "breaches": {"1": {"state": "open", "spells": ["breach-communion"]}},
    }
    table = opened(p0=mine)
    use = next(key for key in keys(table) if key.startswith("use:"))
    play(table, use)
    assert pulse(table) == 1
    full = opened(phase="casting", p0={**mine, "pulse": 3})
    before = marks(full, "nemesis")["life"]
    play(full, "cast:1", "do:may")
    assert (pulse(full), marks(full, "nemesis")["life"]) == (1, before - 5)
    kept = opened(phase="casting", p0={**mine, "pulse": 3})
    play(kept, "cast:1", "skip")
    assert (pulse(kept), marks(kept, "nemesis")["life"]) == (3, before - 2)
