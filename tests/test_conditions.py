"""Conditions of queued answers: what can be set, how it is judged, and that nothing hidden is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.scene import Piece, Scene
from emberhold.kernel.table import Table
from emberhold.players.conditions import (
    FAILS,
    GONE,
    HOLDS,
    IN,
    LEAST,
    LEFT,
    MOST,
    NONE,
    TURN,
    WAITS,
    Condition,
    judged,
    judgements,
    offered,
)
from tests.aeons_end.nemesis_side import drawn
from tests.ashes.table import at as ashes_at
from tests.players.worlds import SETUPS, moments, other_world
from tests.support import at, play

Judge = Callable[[Table, int, Condition], str]


def with_a_minion(life: int = 5) -> Table:
    return at(in_play=[{"card": "mangleroot", "life": life}], p0={"hand": ["crystal", "crystal"]})


def kinds(table: Table, seat: int, target: str) -> list[str]:
    return [offer.condition.kind for offer in offered(table, seat, target)]


def minion_of(table: Table) -> Piece:
    return next(piece for piece in table.view(0).zone("in-play").pieces if piece.kind == "minion")


# What can be set


def test_a_minion_can_be_there_and_have_life() -> None:
    table = with_a_minion()
    minion = minion_of(table)
    own = [offer for offer in offered(table, 0, minion.id) if offer.condition.about == minion.id]
    assert [offer.condition for offer in own] == [
        Condition(IN, minion.id, "in-play"),
        Condition(LEAST, minion.id, "life", 5),
        Condition(MOST, minion.id, "life", 5),
    ]
    assert {offer.what for offer in own} == {"card-mangleroot"}
    assert kinds(table, 0, minion.id)[-2:] == [NONE, TURN]


def test_a_pile_can_have_something_left_and_a_mage_charges() -> None:
    table = with_a_minion()
    pile = next(zone for zone in table.view(0).area("market").zones if zone.count)
    assert kinds(table, 0, pile.id) == [LEFT, TURN]
    measures = {offer.condition.place for offer in offered(table, 0, "player:0")}
    assert {"life", "charges"} <= measures


def test_nothing_can_be_set_about_what_is_not_in_sight() -> None:
    with pytest.raises(EmberholdError, match="no-such-thing"):
        offered(with_a_minion(), 0, "no-such-thing")


# How it is judged


def test_a_piece_is_there_or_gone() -> None:
    table = with_a_minion()
    there = Condition(IN, minion_of(table).id, "in-play")
    assert judged(table, 0, there) == HOLDS
    assert judged(at(in_play=[]), 0, there) == GONE
    assert judged(table, 0, there._replace(place="nemesis-discard")) == GONE
    assert judged(table, 0, there._replace(place="no-such-zone")) == GONE


@pytest.mark.parametrize(
    ("kind", "number", "stands"),
    [(LEAST, 5, HOLDS), (LEAST, 6, FAILS), (MOST, 5, HOLDS), (MOST, 4, FAILS)],
)
def test_a_number_may_be_reached_again(kind: str, number: int, stands: str) -> None:
    table = with_a_minion(5)
    assert judged(table, 0, Condition(kind, minion_of(table).id, "life", number)) == stands


def test_what_has_no_such_number_or_is_not_there_is_gone() -> None:
    table = with_a_minion()
    assert judged(table, 0, Condition(LEAST, minion_of(table).id, "charges", 0)) == GONE
    assert judged(table, 0, Condition(LEAST, minion_of(table).id, "no-measure", 0)) == GONE
    assert judged(table, 0, Condition(LEAST, "no-such-thing", "life", 0)) == GONE


def test_wounds_are_taken_off_the_life_of_a_unit() -> None:
    table = ashes_at(p0={"battlefield": [{"unit": "iron-rhino", "wounds": 2}]})
    (unit,) = table.view(0).zone("battlefield:0").pieces
    left = int(unit.marks["life"]) - 2
    numbers = [o.condition.number for o in offered(table, 0, unit.id) if o.condition.kind == LEAST]
    assert numbers == [left]
    assert judged(table, 0, Condition(LEAST, unit.id, "life", left + 1)) == FAILS


def test_the_last_copy_of_a_pile() -> None:
    table = with_a_minion()
    zones = table.view(0).area("market").zones
    full = next(zone.id for zone in zones if zone.count)
    assert judged(table, 0, Condition(LEFT, full)) == HOLDS
    assert judged(table, 0, Condition(LEFT, "hand:0")) == HOLDS
    play(table, "play:crystal", "play:crystal")
    assert judged(table, 0, Condition(LEFT, "hand:0")) == FAILS


def about_attacks(table: Table) -> Condition:
    (found,) = [o.condition for o in offered(table, 0, "nemesis") if o.condition.kind == NONE]
    return found


def test_an_attack_that_was_drawn_before_does_not_count() -> None:
    before = drawn("afflict")
    assert judged(before, 0, about_attacks(before)) == HOLDS


def test_an_attack_is_noticed_in_a_pile_that_was_emptied_and_filled_again() -> None:
    """As many attacks are in the pile as before: another one has come nevertheless."""
    condition = about_attacks(at(foe={"discard": ["thrash"]}))
    assert judged(drawn("afflict"), 0, condition) == GONE


def test_what_else_is_drawn_does_not_count() -> None:
    condition = about_attacks(at())
    assert judged(drawn("night-unending"), 0, condition) == HOLDS
    assert judged(drawn("night-unending"), 0, condition._replace(place="dragon")) == GONE


def test_names_are_told_as_far_as_they_are_seen() -> None:
    table = with_a_minion()
    minion = minion_of(table)
    asked = [Condition(IN, minion.id, "in-play"), Condition(LEAST, "gone", "life", 1)]
    asked += [about_attacks(table), Condition(LEAST, "nemesis", "life", 1)]
    assert [found.what for found in judgements(table, 0, asked)] == [
        "card-mangleroot",
        "",
        "arrival-attack",
        table.view(0).area("nemesis").name,
    ]


def test_ones_own_turn_is_waited_for() -> None:
    table = with_a_minion()
    active = table.view(0).marks["active"]
    assert judged(table, int(active), Condition(TURN)) == HOLDS
    assert judged(table, 1 - int(active), Condition(TURN)) == WAITS


# Secrets


def _ids(scene: Scene) -> Iterator[str]:
    for area in scene.areas:
        yield area.id
        for zone in area.zones:
            yield zone.id
            yield from (piece.id for piece in zone.pieces)


def _every_condition(table: Table, seat: int) -> set[Condition]:
    """All that is offered, and for all pieces of the truth whether they are where they are."""
    found = {offer.condition for id in _ids(table.view(seat)) for offer in offered(table, seat, id)}
    for other in range(table.players):
        for area in table.view(other).areas:
            for zone in area.zones:
                found |= {Condition(IN, piece.id, zone.id) for piece in zone.pieces}
                found |= {Condition(NONE, area.id, piece.kind, 0) for piece in zone.pieces}
    return found


def _tell_apart(here: Table, there: Table, seat: int, judge: Judge = judged) -> bool:
    """Whether some condition tells two worlds apart."""
    asked = _every_condition(here, seat) | _every_condition(there, seat)
    return any(judge(here, seat, each) != judge(there, seat, each) for each in asked)


def _twins(game: str) -> Iterator[tuple[Table, Table, int]]:
    for table, question in moments(game, seed=4, every=3, most=2):
        seat = question.seat
        yield other_world(table, seat, "one"), other_world(table, seat, "another"), seat


@pytest.mark.parametrize("game", SETUPS)
def test_worlds_a_seat_cannot_tell_apart_are_judged_alike(game: str) -> None:
    for here, there, seat in _twins(game):
        for id in _ids(here.view(seat)):
            assert offered(here, seat, id) == offered(there, seat, id)
        assert not _tell_apart(here, there, seat)


def _through_others_eyes(table: Table, seat: int, condition: Condition) -> str:
    """A control: it judges by what another seat sees."""
    return judged(table, 1 - seat, condition)


def test_a_judge_who_looks_into_hands_is_noticed() -> None:
    assert any(_tell_apart(*twins, _through_others_eyes) for twins in _twins("ashes"))
