"""The maps, tracks and dials of an area as a page receives them, spoken in one language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from emberhold.kernel.scene import Area, Map, Track
from emberhold.language.words import Marks, Words

SayMarks = Callable[[Marks], list[dict[str, Any]]]


def charts(area: Area, words: Words, marks: SayMarks, kept: dict[Any, Any]) -> dict[str, Any]:
    """What an area has besides its zones; nothing for most areas."""
    found: dict[str, Any] = {}
    if area.map is not None:
        found["map"] = _kept_map(area.map, words, kept)
    if area.tracks:
        found["tracks"] = [_track(track, words, marks) for track in area.tracks]
    if area.dials:
        found["dials"] = [{**asdict(dial), "name": words.say(dial.name)} for dial in area.dials]
    return found


def _kept_map(map: Map, words: Words, kept: dict[Any, Any]) -> dict[str, Any]:
    """A map that is the very one drawn before is not drawn again; it is kept with its drawing."""
    look = ("map", id(map))
    of, drawn = kept.get(look, (None, {}))
    if of is not map:
        drawn = _map(map, words)
        kept[look] = (map, drawn)
    plain: dict[str, Any] = drawn
    return plain


def _map(map: Map, words: Words) -> dict[str, Any]:
    plain = asdict(map)
    for region in plain["regions"]:
        region["name"] = words.say(region["name"])
    return plain


def _track(track: Track, words: Words, marks: SayMarks) -> dict[str, Any]:
    return {
        "id": track.id,
        "name": words.say(track.name),
        "kind": track.kind,
        "steps": [
            {"name": words.say(step.name) if step.name else None, "marks": marks(step.marks)}
            for step in track.steps
        ],
        "markers": [{**asdict(marker), "name": words.say(marker.name)} for marker in track.markers],
    }
