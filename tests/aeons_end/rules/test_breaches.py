"""Section 3: breaches, how they turn and open, what they hold and what they add."""

from __future__ import annotations

from typing import Any

import pytest

from emberhold.kernel.table import Table
from tests.support import at, cards, keys, marks, play, rule

OPEN_COSTS = {
    2: {"R": 5, "D": 4, "L": 3, "U": 2},
    3: {"R": 9, "D": 7, "L": 5, "U": 3},
    4: {"R": 13, "D": 10, "L": 7, "U": 4},
}
FOCUS_COSTS = {2: 2, 3: 3, 4: 4}
ALL_OPEN = {"1": "open", "2": "open", "3": "open", "4": "open"}
closed_tiles = pytest.mark.parametrize(
    ("number", "side"), [(number, side) for number in OPEN_COSTS for side in "RDLU"]
)


def breach(table: Table, number: int, seat: int = 0) -> dict[str, Any]:
    """The state of a breach, as everybody sees it."""
    return table.view(0).zone(f"breach:{seat}:{number}").marks


def with_breaches(
    breaches: dict[str, Any], hand: tuple[str, ...] = (), aether: int = 20, **rest: Any
) -> Table:
    """Mazahaedron in the main phase with such breaches; a Crystal keeps the turn going."""
    hand_cards = ["crystal", *hand]
    return at(p0={"breaches": breaches, "hand": hand_cards, "aether": aether}, **rest)


def prep_places(table: Table, spell: str) -> list[str]:
    """Where a spell of the hand may be prepped now."""
    start = f"prep:{spell}@"
    return [key.removeprefix(start) for key in keys(table) if key.startswith(start)]


# Holding spells


@rule("WE-037")
def test_a_spell_in_hand_is_prepped_not_cast() -> None:
    table = at(phase="casting", p0={"hand": ["spark"], "breaches": {"1": {"spells": ["torch"]}}})
    assert keys(table) == ["cast:1", "end"]
    play(table, "end")
    assert not [key for key in keys(table) if "spark" in key and not key.startswith("prep:")]


@rule("WE-037", "WE-052")
def test_a_breach_holds_one_spell() -> None:
    table = with_breaches({"1": {"spells": ["torch"]}, "2": "open"}, hand=("spark",))
    assert prep_places(table, "spark") == ["2"]


# Sides and orientation


@rule("WE-038")
def test_a_breach_is_closed_until_it_is_opened() -> None:
    table = with_breaches({"2": "D"})
    assert breach(table, 2)["open"] is False
    play(table, "open:2")
    assert breach(table, 2)["open"] is True
    assert "turned" not in breach(table, 2)


@rule("WE-039")
def test_breaches_lie_from_i_to_iv() -> None:
    table = at(p0={"breaches": {"4": "open", "2": "R", "3": "U", "1": "open"}})
    zones = [zone.id for zone in table.view(0).area("player:0").zones]
    assert [id for id in zones if id.startswith("breach:")] == [
        "breach:0:1",
        "breach:0:2",
        "breach:0:3",
        "breach:0:4",
    ]


@rule("WE-040")
def test_an_open_breach_stays_open() -> None:
    table = at(
        phase="casting",
        p0={"breaches": {**ALL_OPEN, "2": {"spells": ["spark"]}}, "aether": 20},
        turn_order={"deck": ["2", "1", "nemesis"], "discard": []},
    )
    play(table, "cast:2")
    assert not [key for key in keys(table) if key.startswith(("focus:", "open:"))]
    play(table, "end", "end")
    assert marks(table, "player:0")["active"]
    assert [breach(table, number)["open"] for number in (1, 2, 3, 4)] == [True] * 4


@rule("WE-041", "WE-042")
def test_focusing_turns_the_yellow_side_clockwise() -> None:
    table = with_breaches({"4": "R"})
    sides = [breach(table, 4)["turned"]]
    for _ in range(3):
        play(table, "focus:4")
        sides.append(breach(table, 4)["turned"])
    assert sides == ["R", "D", "L", "U"]
    assert breach(table, 4)["open"] is False


# Costs


@rule("WE-043", "WE-045", "WE-046")
@closed_tiles
def test_the_focus_cost_is_the_same_in_every_orientation(number: int, side: str) -> None:
    cost = FOCUS_COSTS[number]
    assert breach(with_breaches({str(number): side}), number)["focus_cost"] == cost
    table = with_breaches({str(number): side}, aether=cost)
    play(table, f"focus:{number}")
    assert marks(table, "player:0")["aether"] == 0
    assert f"focus:{number}" not in keys(with_breaches({str(number): side}, aether=cost - 1))


@rule("WE-044", "WE-045", "WE-046")
@closed_tiles
def test_the_open_cost_goes_down_with_every_focus(number: int, side: str) -> None:
    cost = OPEN_COSTS[number][side]
    assert breach(with_breaches({str(number): side}), number)["open_cost"] == cost
    table = with_breaches({str(number): side}, aether=cost)
    play(table, f"open:{number}")
    assert marks(table, "player:0")["aether"] == 0
    assert breach(table, number)["open"]
    assert f"open:{number}" not in keys(with_breaches({str(number): side}, aether=cost - 1))


@rule("WE-044")
def test_a_focus_makes_the_opening_cheaper_at_once() -> None:
    table = with_breaches({"3": "R"}, aether=10)
    play(table, "focus:3", "open:3")
    assert marks(table, "player:0")["aether"] == 10 - 3 - 7


# Focusing with the yellow side up


@rule("WE-047")
def test_an_effect_that_focuses_a_breach_with_the_yellow_side_up_opens_it() -> None:
    table = with_breaches({"2": "U", "3": "R"}, hand=("primordial-fetish",), aether=0)
    play(table, "play:primordial-fetish", "do:1", "focus:0.2")
    assert breach(table, 2)["open"] is True


@rule("WE-048")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_paying_to_focus_such_a_breach_opens_it_too(number: int) -> None:
    table = with_breaches({str(number): "U"}, aether=FOCUS_COSTS[number])
    play(table, f"focus:{number}")
    assert breach(table, number)["open"] is True
    assert marks(table, "player:0")["aether"] == 0


# Focused this turn


@rule("WE-049", "WE-050")
def test_a_spell_goes_on_a_closed_breach_only_in_the_turn_of_its_focus() -> None:
    table = with_breaches(
        {"1": {"spells": ["torch"]}, "2": "R", "3": "R"},
        hand=("spark",),
        turn_order={"deck": ["1", "nemesis"], "discard": []},
    )
    assert prep_places(table, "spark") == []
    play(table, "focus:3")
    assert prep_places(table, "spark") == ["3"]
    play(table, "end")
    while table.question is not None and table.question.topic != "main":
        table.answer("end")
    assert breach(table, 3)["turned"] == "D"
    assert breach(table, 3)["focused"] is False
    assert prep_places(table, "spark") == []


@rule("WE-049")
def test_a_focus_by_an_effect_counts_in_the_same_way() -> None:
    table = with_breaches(
        {"1": {"spells": ["torch"]}, "2": "R"}, hand=("spark", "primordial-fetish"), aether=0
    )
    play(table, "play:primordial-fetish", "do:1", "focus:0.2")
    assert prep_places(table, "spark") == ["2"]


@rule("WE-049")
def test_a_focus_in_an_allys_turn_ends_with_that_turn() -> None:
    table = at(
        player=1,
        p0={"hand": ["crystal", "spark"], "breaches": {"1": {"spells": ["torch"]}, "2": "R"}},
        p1={"hand": ["crystal", "primordial-fetish"]},
        turn_order={"deck": ["1", "nemesis"], "discard": ["2"]},
    )
    play(table, "play:primordial-fetish", "do:1", "focus:0.2")
    assert breach(table, 2, seat=0)["focused"] is True
    play(table, "end", "end")
    assert marks(table, "player:0")["active"]
    assert breach(table, 2)["turned"] == "D"
    assert prep_places(table, "spark") == []


@rule("WE-051")
def test_breaches_are_focused_and_opened_in_any_order() -> None:
    table = with_breaches({"2": "R", "3": "R", "4": "R"})
    wanted = {"focus:2", "focus:3", "focus:4", "open:2", "open:3", "open:4"}
    assert wanted <= set(keys(table))
    play(table, "open:4", "focus:3")
    assert breach(table, 4)["open"]
    assert [breach(table, number)["turned"] for number in (2, 3)] == ["R", "D"]


# Neighbours


@rule("WE-053")
def test_neighbours_are_i_ii_then_ii_iii_then_iii_iv() -> None:
    """Pyrotechnic Surge needs two adjacent breaches."""
    table = with_breaches(ALL_OPEN, hand=("pyrotechnic-surge",))
    assert prep_places(table, "pyrotechnic-surge") == ["1+2", "2+3", "3+4"]


@rule("WE-054")
def test_a_missing_breach_leaves_a_gap() -> None:
    table = with_breaches({**ALL_OPEN, "2": "none"}, hand=("pyrotechnic-surge",))
    assert prep_places(table, "pyrotechnic-surge") == ["3+4"]
    table = with_breaches({**ALL_OPEN, "2": "none", "4": "none"}, hand=("pyrotechnic-surge",))
    assert prep_places(table, "pyrotechnic-surge") == []


# What a breach adds


def damage_from(number: int, state: str) -> int:
    """What a Spark cast from such a breach takes off the nemesis."""
    spark = {"state": state, "spells": ["spark"]}
    table = at(phase="casting", p0={"breaches": {str(number): spark}, "hand": ["crystal"]})
    if keys(table)[0].startswith("cast"):
        play(table, f"cast:{number}")
    return 70 - int(marks(table, "nemesis")["life"])


@rule("WE-055", "WE-057")
@pytest.mark.parametrize(("number", "damage"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_open_breaches_iii_and_iv_add_one_damage(number: int, damage: int) -> None:
    assert damage_from(number, "open") == damage


@rule("WE-056")
@pytest.mark.parametrize("number", [3, 4])
@pytest.mark.parametrize("side", "RDLU")
def test_a_closed_breach_adds_nothing(number: int, side: str) -> None:
    assert damage_from(number, side) == 1


@rule("WE-056")
def test_a_focused_breach_is_still_closed_and_adds_nothing() -> None:
    """Jagged Lightning focuses III while a Spark waits there to be cast."""
    spark = {"state": "R", "spells": ["spark"]}
    lightning = {"state": "open", "spells": ["jagged-lightning"]}
    table = at(
        phase="casting",
        p0={"hand": ["crystal", "spark"], "breaches": {"1": lightning, "2": "open", "3": spark}},
    )
    play(table, "cast:1", "do:may", "card:crystal", "player:0")
    assert breach(table, 3)["focused"] is True
    assert cards(table, "discard:0") == ["jagged-lightning", "crystal", "spark"]
    assert marks(table, "nemesis")["life"] == 70 - 3 - 1


@rule("WE-058")
@pytest.mark.parametrize("number", [1, 2])
def test_a_sigil_breach_is_open_and_adds_two_damage(number: int) -> None:
    table = with_breaches({str(number): "sigil"}, hand=("spark",))
    assert breach(table, number)["open"] is True
    assert str(number) in prep_places(table, "spark")
    assert not {f"focus:{number}", f"open:{number}"} & set(keys(table))
    assert damage_from(number, "sigil") == 3


# Whose breaches


@rule("WE-059")
def test_aether_pays_for_the_own_breaches_only() -> None:
    """Gex has no breach I; Mazahaedron's own I is open: all that is left are II, III and IV."""
    table = with_breaches({"2": "R", "3": "open", "4": "open"})
    moved = [key for key in keys(table) if key.startswith(("focus:", "open:"))]
    assert moved == ["focus:2", "open:2"]
    before = [breach(table, number, seat=1) for number in (2, 3, 4)]
    play(table, "focus:2")
    assert [breach(table, number, seat=1) for number in (2, 3, 4)] == before


@rule("WE-059")
def test_an_effect_may_focus_an_allys_breach_if_it_says_so() -> None:
    table = with_breaches({"2": "R"}, hand=("primordial-fetish",), aether=0)
    play(table, "play:primordial-fetish", "do:1")
    assert {"focus:0.2", "focus:1.3", "focus:1.4"} <= set(keys(table))
    play(table, "focus:1.3")
    assert breach(table, 3, seat=1)["turned"] == "L"
    assert cards(table, "play:0") == ["primordial-fetish"]
