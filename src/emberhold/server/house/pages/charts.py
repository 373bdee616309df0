"""The maps, tracks and dials of an area as a page receives them, spoken in one language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import convert
from msgspec.structs import replace

from emberhold.kernel.scene import Area, Map, Track
from emberhold.language.words import Marks, Words
from emberhold.server.house.pages import shown

SayMarks = Callable[[Marks], list[shown.Mark]]


def map_of(area: Area, words: Words, kept: dict[Any, Any]) -> shown.Chart | None:
    """A map that is the very one drawn before is not drawn again; it is kept with its drawing."""
    if area.map is None:
        return None
    look = ("map", id(area.map))
    of, drawn = kept.get(look, (None, None))
    if of is not area.map:
        drawn = _map(area.map, words)
        kept[look] = (area.map, drawn)
    chart: shown.Chart = drawn
    return chart


def tracks_of(area: Area, words: Words, marks: SayMarks) -> list[shown.Track]:
    return [_track(track, words, marks) for track in area.tracks]


def dials_of(area: Area, words: Words) -> list[shown.Dial]:
    return [
        replace(convert(dial, shown.Dial, from_attributes=True), name=words.say(dial.name))
        for dial in area.dials
    ]


def _map(map: Map, words: Words) -> shown.Chart:
    chart = convert(map, shown.Chart, from_attributes=True)
    for region in chart.regions:
        region.name = words.say(region.name)
    return chart


def _track(track: Track, words: Words, marks: SayMarks) -> shown.Track:
    return shown.Track(
        id=track.id,
        name=words.say(track.name),
        kind=track.kind,
        steps=[
            shown.TrackStep(
                name=words.say(step.name) if step.name else None, marks=marks(step.marks)
            )
            for step in track.steps
        ],
        markers=[
            shown.Marker(
                id=marker.id, step=marker.step, name=words.say(marker.name), seat=marker.seat
            )
            for marker in track.markers
        ],
    )
