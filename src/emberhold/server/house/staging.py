"""What happened since a page last looked, beat by beat, for the page to show one after the other.

A beat is a line of the log that these eyes may read, with what changed on the table by then: drawn
through the same scene as everything else, so nothing hidden crosses. The last beat needs no
picture of its own, because the frame that carries it is that picture.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

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
    changes = [
        *(change(before, after, language, known) for before, after in pairwise(scenes)),
        None,
    ]
    seen = frozenset().union(*map(open_pieces, scenes), open_pieces(end))
    return [
        {"n": first + number, **told(game, known, beat.line, seen), "scene": changed}
        for number, (beat, changed) in enumerate(zip(beats, changes, strict=True))
    ]


def open_pieces(scene: Scene) -> frozenset[str]:
    """The pieces on a table that whoever looks can tell from each other."""
    return frozenset(
        id
        for area in scene.areas
        for id in (area.marks.get("piece"), *(p.id for z in area.zones for p in z.pieces))
        if isinstance(id, str)
    )


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


def change(before: Scene, after: Scene, language: str, known: Unsealed) -> Plain:
    """What looks different: the zones, the heads of areas and the marks that changed."""
    drawing = Drawing(after, language, known)
    if _shape(before) != _shape(after):
        return {"whole": drawing.scene()}
    areas = [
        drawn
        for old, new in zip(before.areas, after.areas, strict=True)
        if (drawn := _area(drawing, old, new)) is not None
    ]
    marks = drawing.marks(after.marks) if before.marks != after.marks else None
    return {"areas": areas, "marks": marks}


def _area(drawing: Drawing, old: Area, new: Area) -> Plain | None:
    if old == new:
        return None
    zones = [
        drawing.zone(after)
        for before, after in zip(old.zones, new.zones, strict=True)
        if before != after
    ]
    same_head = replace(old, zones=()) == replace(new, zones=())
    return {**({"id": new.id} if same_head else drawing.head(new)), "zones": zones}


def _shape(scene: Scene) -> list[tuple[str, list[str]]]:
    """Which areas and zones there are: where that changes, everything is drawn again."""
    return [(area.id, [zone.id for zone in area.zones]) for area in scene.areas]
