"""What must hold of the maps, tracks and dials of any scene, so that a screen can draw them."""

from __future__ import annotations

from emberhold.kernel.scene import Area, Map, Scene

SHAPES = ("box", "round")


def faults(scene: Scene) -> list[str]:
    """Everything a screen could not draw; nothing where all is well."""
    found: list[str] = []
    for area in scene.areas:
        if area.map is not None:
            found += _map(area, area.map)
        for track in area.tracks:
            found += [
                f"{marker.id} is off {track.id}"
                for marker in track.markers
                if not 0 <= marker.step < len(track.steps)
            ]
        for dial in area.dials:
            if dial.value < dial.least or (dial.most is not None and dial.value > dial.most):
                found.append(f"{dial.id} shows {dial.value}")
    return found + _twice(scene)


def _map(area: Area, map: Map) -> list[str]:
    zones = {zone.id for zone in area.zones}
    spaces = [space.id for space in map.spaces]
    ends = [end for way in map.ways for end in (way.start, way.end)]
    named = [space for region in map.regions for space in region.spaces]
    found = [f"{id} has no zone" for id in spaces if id not in zones]
    found += [f"{id} is no space" for id in (*ends, *named) if id not in spaces]
    found += [f"{space.id}: {space.shape}" for space in map.spaces if space.shape not in SHAPES]
    found += [
        f"{space.id} is over the edge"
        for space in map.spaces
        if not space.width / 2 <= space.x <= map.width - space.width / 2
        or not space.height / 2 <= space.y <= map.height - space.height / 2
    ]
    for place, one in enumerate(map.spaces):
        for two in map.spaces[place + 1 :]:
            aside = abs(one.x - two.x) * 2 >= one.width + two.width
            if not aside and abs(one.y - two.y) * 2 < one.height + two.height:
                found.append(f"{one.id} lies on {two.id}")
    return found


def _twice(scene: Scene) -> list[str]:
    """A figure is in one place, and an id names one thing of a kind."""
    zones = [zone for area in scene.areas for zone in area.zones]
    kinds = (
        [piece.id for zone in zones for piece in zone.pieces],
        [zone.id for zone in zones],
        [dial.id for area in scene.areas for dial in area.dials],
        [track.id for area in scene.areas for track in area.tracks],
    )
    return sorted({f"{id} is there twice" for ids in kinds for id in ids if ids.count(id) > 1})
