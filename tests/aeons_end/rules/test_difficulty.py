"""Section 24: Beginner, Normal, Expert and Extinction, with all four nemeses."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.aeons_end.catalogue import NEMESES
from tests.aeons_end.nemesis_side import CALM, drawn
from tests.aeons_end.rules.laid_out import laid_out, seen
from tests.support import at, in_play, marks, play, rule

BEGINNER, NORMAL, EXPERT, EXTINCTION = "beginner", "normal", "expert", "extinction"
PRINTED = {"umbra-titan": 70, "gate-witch": 70, "magus-of-cloaks": 35, "hollow-crown": 1}
"""The nemeses and the life printed on their sheets."""

levels = pytest.mark.parametrize(
    ("level", "harder"),
    [(BEGINNER, False), (NORMAL, False), (EXPERT, True), (EXTINCTION, True)],
)
all_nemeses = pytest.mark.parametrize("nemesis", PRINTED)


def starting_life(level: str, nemesis: str) -> tuple[Any, Any, Any]:
    """The life of a player, of Gravehold and of the nemesis when the game begins."""
    scene = seen(laid_out(3, difficulty=level, nemesis=nemesis))
    areas = [scene.area(id) for id in ("player:0", "player:1", "player:2", "gravehold", "nemesis")]
    for area in areas:
        assert area.marks["life"] == area.marks["max_life"], "which is the cap (WE-100)"
    assert areas[0].marks["life"] == areas[1].marks["life"] == areas[2].marks["life"]
    return areas[0].marks["life"], areas[3].marks["life"], areas[4].marks["life"]


# Starting values


@rule("WE-312")
@all_nemeses
def test_normal(nemesis: str) -> None:
    assert starting_life(NORMAL, nemesis) == (10, 30, PRINTED[nemesis])


@rule("WE-313")
@all_nemeses
def test_beginner(nemesis: str) -> None:
    printed = PRINTED[nemesis]
    assert starting_life(BEGINNER, nemesis) == (12, 35, max(1, printed - 10))


@rule("WE-314")
@all_nemeses
def test_expert_begins_like_normal(nemesis: str) -> None:
    assert starting_life(EXPERT, nemesis) == (10, 30, PRINTED[nemesis])


@rule("WE-315")
@all_nemeses
def test_extinction(nemesis: str) -> None:
    assert starting_life(EXTINCTION, nemesis) == (8, 25, PRINTED[nemesis] + 10)


@rule("WE-312")
def test_a_game_is_normal_unless_told_otherwise() -> None:
    assert marks(at(), "nemesis")["max_life"] == 70
    assert marks(at(), "nemesis")["tokens"] == 8
    assert marks(at(), "gravehold")["max_life"] == 30


@rule("WE-316")
@pytest.mark.parametrize(("printed", "begins"), [(11, 1), (10, 10), (9, 9)])
def test_a_beginners_nemesis_is_never_without_life(
    printed: int, begins: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NEMESES["umbra-titan"], "life", printed)
    assert starting_life(BEGINNER, "umbra-titan")[2] == begins


@rule("WE-316")
def test_hollow_crown_keeps_its_life_and_loses_an_acolyte_instead() -> None:
    for level, acolytes in ((BEGINNER, 6), (NORMAL, 7), (EXPERT, 7), (EXTINCTION, 7)):
        scene = seen(laid_out(difficulty=level, nemesis="hollow-crown"))
        assert scene.zone("acolyte-deck").count == acolytes
        assert scene.zone("acolyte-discard").count == 7 - acolytes
        assert scene.zone("in-play").count == 2
    assert starting_life(BEGINNER, "hollow-crown")[2] == 1


# The rule for more difficulty, nemesis by nemesis


@rule("WE-312", "WE-313", "WE-314", "WE-315", "WE-317")
@levels
def test_umbra_titan_finds_fewer_pillars(level: str, harder: bool) -> None:
    """A part of the set-up is replaced."""
    scene = seen(laid_out(difficulty=level, nemesis="umbra-titan"))
    assert scene.area("nemesis").marks["tokens"] == (5 if harder else 8)


@rule("WE-312", "WE-313", "WE-314", "WE-315", "WE-317")
@levels
def test_gate_witch_closes_fewer_gates_when_she_accelerates_time(level: str, harder: bool) -> None:
    """A part of an additional rule is replaced."""
    table = at(
        nemesis="gate-witch",
        setup={"difficulty": level},
        phase="end",
        foe={"tokens": 6},
        turn_order={"deck": ["1", "2"], "discard": ["nemesis", "2"]},
    )
    assert marks(table, "nemesis")["tokens"] == (3 if harder else 2)


@rule("WE-312", "WE-313", "WE-314", "WE-315", "WE-317")
@levels
def test_magus_of_cloaks_has_more_cloaks_at_least_and_at_most(level: str, harder: bool) -> None:
    """The limits are replaced; four cloaks to begin with are not."""
    wishes: dict[str, Any] = {"nemesis": "magus-of-cloaks", "setup": {"difficulty": level}}
    assert marks(at(**wishes), "nemesis")["tokens"] == 4
    full = drawn("enshroud", foe={"tokens": 7}, **wishes)
    assert marks(full, "nemesis")["tokens"] == (9 if harder else 8)
    table = at(
        phase="casting",
        foe={"tokens": 4},
        p0={"breaches": {str(number): {"spells": ["spark"]} for number in (1, 2, 3)}},
        **wishes,
    )
    play(table, "cast:1", "cast:2", "cast:3")
    assert marks(table, "nemesis")["tokens"] == (3 if harder else 2)


@rule("WE-312", "WE-313", "WE-314", "WE-315", "WE-317")
@levels
def test_hollow_crown_unleashes_every_acolyte(level: str, harder: bool) -> None:
    """The Unleash is replaced: all acolytes, and none of them suffers from it."""
    table = at(
        nemesis="hollow-crown",
        setup={"difficulty": level},
        phase="nemesis",
        foe={"deck": ["infernal-domain"], "acolyte_deck": []},
        in_play=["null-scion", "nhavkalas", {"card": "lurzan", "life": 5}],
        turn_order=CALM,
        gravehold=20,
        p0={"life": 7},
    )
    assert marks(table, "gravehold")["life"] == 17, "Nhavkalas has the highest life"
    assert marks(table, "player:0")["life"] == (6 if harder else 7)
    assert in_play(table)["nhavkalas"] == (11 if harder else 10)


# Caps


@rule("WE-100", "WE-313", "WE-315")
@pytest.mark.parametrize(("level", "cap"), [(BEGINNER, 12), (NORMAL, 10), (EXTINCTION, 8)])
def test_nobody_gains_life_beyond_the_start(level: str, cap: int) -> None:
    table = _fetish(level, cap - 1)
    assert marks(table, "player:0")["life"] == cap


def _fetish(level: str, life: int) -> Table:
    """The first player destroys Primordial Fetish to gain 3 life."""
    hand = {"life": life, "hand": ["primordial-fetish", "crystal"]}
    return play(at(setup={"difficulty": level}, p0=hand), "play:primordial-fetish", "do:2")


@rule("WE-100", "WE-313", "WE-315")
@pytest.mark.parametrize(("level", "cap"), [(BEGINNER, 35), (NORMAL, 30), (EXTINCTION, 25)])
def test_gravehold_gains_no_life_beyond_the_start(level: str, cap: int) -> None:
    """The ability of Mazahaedron: Gravehold gains 4 life."""
    table = at(setup={"difficulty": level}, p0={"charges": 4}, gravehold=cap - 1)
    assert marks(play(table, "ability", "skip"), "gravehold")["life"] == cap
