"""What happened since a page last looked, beat by beat, for the page to show one after the other.

A beat is a line of the log that these eyes may read, with what changed on the table by then: drawn
through the same scene as everything else, so nothing hidden crosses. The last beat needs no
picture of its own, because the frame that carries it is that picture.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from emberhold.games import TableGame
from emberhold.games.unsealed import Unsealed
from emberhold.kernel.game import LogLine
from emberhold.kernel.scene import Area, Scene
from emberhold.kernel.table import Beat
from emberhold.server.house.scenery import Drawing

MOST_BEATS = 60
"""Whoever was away for longer than that sees where things stand, not how they came about."""

_TURNS = frozenset({"turn", "foe-turn", "round"})

Plain = dict[str, Any]


def begins(game: TableGame, id: str) -> str | None:
    """What begins with a line of the log: somebody's turn, the foe's, a round; else nothing."""
    kind = game.stage.get(id)
    return kind if kind in _TURNS else None


def beats(
    game: TableGame,
    known: Unsealed,
    start: Scene,
    end: Scene,
    beats: Sequence[Beat],
    seat: int | None,
    language: str,
    first: int,
) -> list[Plain]:
    """The beats a seat may see, in a language; `first` is the number of the first line."""
    if not beats or len(beats) > MOST_BEATS or any(beat.state is None for beat in beats[:-1]):
        return []
    scenes = [start, *(game.scene(beat.state, seat) for beat in beats[:-1])]
    seen = open_pieces(start.areas) | open_pieces(end.areas)
    changes: list[Plain | None] = []
    for before, after in pairwise(scenes):
        parts = _parts(before, after)
        seen |= open_pieces(part.area for part in parts)
        changes.append(_change(before, after, parts, Drawing(after, language, known)))
    return [
        {"n": first + number, **told(game, known, beat.line, seen), "scene": changed}
        for number, (beat, changed) in enumerate(zip(beats, [*changes, None], strict=True))
    ]


def open_pieces(areas: Iterable[Area]) -> set[str]:
    """The pieces in some areas that whoever looks can tell from each other."""
    found = set()
    for area in areas:
        if isinstance(piece := area.marks.get("piece"), str):
            found.add(piece)
        for zone in area.zones:
            found.update([piece.id for piece in zone.pieces])
    return found


def pieces_of(arguments: Mapping[str, Any], seen: Container[str]) -> dict[str, list[str]]:
    """Which pieces on the table are spoken of; of a piece that is not seen nothing is said."""
    found = {}
    for name, value in arguments.items():
        things = value if isinstance(value, list | tuple) else (value,)
        ids = [getattr(thing, "piece", None) for thing in things]
        if shown := [id for id in ids if isinstance(id, str) and id in seen]:
            found[name] = shown
    return found


def told(game: TableGame, known: Unsealed, line: LogLine, seen: Container[str]) -> Plain:
    """What kind of moment a line is, who and what takes part in it, and how much."""
    slugs = known.slugs
    cast: dict[str, str | list[str]] = {}
    numbers: dict[str, int] = {}
    for name, value in line.arguments.items():
        if isinstance(value, int) and not isinstance(value, bool):
            numbers[name] = value
        elif (slug := _slug(slugs, value)) is not None:
            cast[name] = slug
        elif isinstance(value, list | tuple):
            found = [slug for each in value if (slug := _slug(slugs, each)) is not None]
            if found:
                cast[name] = found[0]
                cast[f"all-{name}"] = found
    return {
        "kind": game.stage.get(line.id, "news"),
        "cast": cast,
        "pieces": pieces_of(line.arguments, seen),
        "numbers": numbers,
        **_doing(game, known, line),
    }


def _doing(game: TableGame, known: Unsealed, line: LogLine) -> Plain:
    """The card whose text is being carried out, and which of its sentences."""
    slug = None if line.doing is None else _slug(known.slugs, line.doing[0])
    if line.doing is None or slug is None:
        return {}
    return {"doing": {"card": slug, "sentence": game.sentence_of(*line.doing)}}


def _slug(slugs: Mapping[str, str], thing: Any) -> str | None:
    name = getattr(thing, "message_id", None)
    if name is None:
        name = getattr(getattr(thing, "card", None), "message_id", None)
    return None if name is None else slugs.get(name)


class _Part(NamedTuple):
    """A part of the table that looks different."""

    area: Area
    """With those of its zones alone that look different."""
    head: bool
    """Whether more of it looks different than its zones."""


def _parts(before: Scene, after: Scene) -> list[_Part]:
    """What looks different; everything, where areas and zones are not those of before."""
    if _shape(before) != _shape(after):
        return [_Part(area, True) for area in after.areas]
    return [
        _part(old, new) for old, new in zip(before.areas, after.areas, strict=True) if old != new
    ]


def _part(old: Area, new: Area) -> _Part:
    zones = tuple(
        after for before, after in zip(old.zones, new.zones, strict=True) if before != after
    )
    return _Part(new._replace(zones=zones), old._replace(zones=()) != new._replace(zones=()))


def _change(before: Scene, after: Scene, parts: Sequence[_Part], drawing: Drawing) -> Plain:
    """What looks different, as a page receives it."""
    if _shape(before) != _shape(after):
        return {"whole": drawing.scene()}
    areas = [
        {
            **(drawing.head(area) if head else {"id": area.id}),
            "zones": [drawing.zone(zone) for zone in area.zones],
        }
        for area, head in parts
    ]
    marks = drawing.marks(after.marks) if before.marks != after.marks else None
    return {"areas": areas, "marks": marks}


def _shape(scene: Scene) -> list[tuple[str, list[str]]]:
    """Which areas and zones there are: where that changes, everything is drawn again."""
    return [(area.id, [zone.id for zone in area.zones]) for area in scene.areas]
