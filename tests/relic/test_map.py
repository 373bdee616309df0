"""The board as a map: which ways lead from space to space."""

from __future__ import annotations

from itertools import pairwise

from emberhold.games.relic.map.board import IN_TIER, SPACES
from emberhold.games.relic.terms import INNER
from tests.relic.table import at


def test_the_ways_go_around_the_rings_inwards_and_through_movement_boxes() -> None:
    chart = next(area.map for area in at().view(0).areas if area.map is not None)
    plain = {(way.start, way.end) for way in chart.ways if not way.kind}
    boxes = {(way.start, way.end) for way in chart.ways if way.kind}
    assert all(way.one_way for way in chart.ways if way.kind)
    names = [f"space:{space.slug}" for space in SPACES]
    rings = [[names[index] for index in tier] for tier in IN_TIER[:INNER]]
    around = {(one, other) for ring in rings for one, other in pairwise([*ring, ring[0]])}
    inner = names[IN_TIER[INNER][0] :]
    assert plain == around | set(pairwise(inner))
    led = [space for space in SPACES if space.tier < INNER and space.leads_to]
    assert len(led) > 4
    assert boxes == {(f"space:{space.slug}", f"space:{space.leads_to[0]}") for space in led}
