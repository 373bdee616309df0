"""The board as a map: where its spaces are, how large they are, which ways lead where."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.map.board import AREAS, IN_AREA, IN_TIER, SPACES, space_id
from emberhold.games.relic.terms import INNER, MIDDLE, OUTER, TIERS
from emberhold.kernel.scene import Label, Map, Region, Space, Way

_SIZE: Final = 1000
_CORNER: Final = {OUTER: 132, MIDDLE: 124}
_ALONG: Final = {OUTER: 143, MIDDLE: 132}
_ACROSS: Final = {OUTER: 126, MIDDLE: 118}
_WITHIN: Final = 118
_SIDES: Final = {OUTER: (70, 930), MIDDLE: (235, 765)}
"""Where the upper and lower rows of the rings are."""

_LABELS: Final = {
    "hive-world": Label(500, 147),
    "forge-world": Label(853, 500, 90),
    "death-world": Label(500, 853),
    "maiden-world": Label(147, 500, -90),
    "twilight-fringe": Label(500, 168),
    "devastated-reaches": Label(833, 500, 90),
    "lost-front": Label(500, 832),
    "phantom-stars": Label(167, 500, -90),
}


def _space(index: int) -> Space:
    space = SPACES[index]
    width, height = _extent(index)
    kind = "corner" if space.corner else TIERS[space.tier]
    return Space(space_id(index), space.x, space.y, width, height, kind=kind)


def _extent(index: int) -> tuple[int, int]:
    """The sides of a ring are made of spaces that are longer along it than across."""
    space = SPACES[index]
    if space.tier not in _SIDES:
        return _WITHIN, _WITHIN
    if space.corner:
        return _CORNER[space.tier], _CORNER[space.tier]
    along, across = _ALONG[space.tier], _ACROSS[space.tier]
    return (along, across) if space.y in _SIDES[space.tier] else (across, along)


def _ways() -> tuple[Way, ...]:
    """R-037 to R-042: around the rings, forward along the Inner tier, through movement boxes."""
    ways = []
    for ring in IN_TIER[:INNER]:
        for place, space in enumerate(ring):
            ways.append(Way(space_id(space), space_id(ring[(place + 1) % len(ring)])))
    for index in range(IN_TIER[INNER][0], len(SPACES) - 1):
        ways.append(Way(space_id(index), space_id(index + 1), one_way=True))
    for start in SPACES:
        if start.tier < INNER:
            for slug in start.leads_to[:1]:
                far = "webway" if slug.startswith("webway") and start.tier == MIDDLE else "gate"
                ways.append(Way(space_id(start.index), f"space:{slug}", one_way=True, kind=far))
    return tuple(ways)


def _regions() -> tuple[Region, ...]:
    areas = [
        Region(
            f"area:{area.slug}",
            area.message_id,
            tuple(map(space_id, IN_AREA[area.index])),
            "area",
            _LABELS[area.slug],
        )
        for area in AREAS
    ]
    tiers = [
        Region(f"tier:{name}", f"relic-tier-{name}", tuple(map(space_id, IN_TIER[tier])), "tier")
        for tier, name in enumerate(TIERS[:3])
    ]
    return (*areas, *tiers)


MAP: Final = Map(_SIZE, _SIZE, tuple(_space(space.index) for space in SPACES), _ways(), _regions())
