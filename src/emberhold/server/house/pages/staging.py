"""What happened since a page last looked, beat by beat, for the page to show one after the other.

A beat is a line of the log that these eyes may read, with what changed on the table by then: drawn
through the same scene as everything else, so nothing hidden crosses. The last beat needs no
picture of its own, because the frame that carries it is that picture.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType

from emberhold.games import TableGame
from emberhold.games.unsealed import Unsealed
from emberhold.kernel.game import LogLine
from emberhold.kernel.scene import Area, Scene
from emberhold.kernel.table import Beat
from emberhold.server.house.pages import shown
from emberhold.server.house.pages.scenery import Change, Drawing

MOST_BEATS = 60
"""A page that was away for longer sees how things are, not how they came about."""

_TURNS = frozenset({"turn", "foe-turn", "round"})


def begins(game: TableGame, id: str) -> str | None:
    """What begins with a line of the log: somebody's turn, the foe's, a round; else nothing."""
    kind = game.stage.get(id)
    return kind if kind in _TURNS else None


class Looks(NamedTuple):
    """Who looks on, and in which language they are told."""

    game: TableGame
    known: Unsealed
    seat: int | None
    language: str


def beats(
    looks: Looks, start: Scene, end: Scene, beats: Sequence[Beat], first: int
) -> list[shown.Beat]:
    """The beats a seat may see, in a language; `first` is the number of the first line."""
    if not beats or len(beats) > MOST_BEATS or any(beat.state is None for beat in beats[:-1]):
        return []
    game, known, seat, language = looks
    scenes = [start, *(game.scene(beat.state, seat) for beat in beats[:-1])]
    seen = open_pieces(start.areas) | open_pieces(end.areas)
    changes: list[shown.Change | None] = []
    for before, after in pairwise(scenes):
        change = Change.between(before, after)
        seen |= open_pieces(change.areas)
        changes.append(change.drawn(Drawing(after, language, known)))
    shown_beats = [told(game, known, beat.line, seen) for beat in beats]
    for number, (beat, changed) in enumerate(zip(shown_beats, [*changes, None], strict=True)):
        beat.n, beat.scene = first + number, changed
    return shown_beats


def open_pieces(areas: Iterable[Area]) -> set[str]:
    """The pieces in some areas that the viewer can tell from each other."""
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


def told(game: TableGame, known: Unsealed, line: LogLine, seen: Container[str]) -> shown.Beat:
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
    return shown.Beat(
        n=0,
        kind=game.stage.get(line.id, "news"),
        cast=cast,
        pieces=pieces_of(line.arguments, seen),
        numbers=numbers,
        doing=_doing(game, known, line),
        scene=None,
    )


def _doing(game: TableGame, known: Unsealed, line: LogLine) -> shown.Doing | UnsetType:
    """The card whose text is being carried out, and which of its sentences."""
    slug = None if line.doing is None else _slug(known.slugs, line.doing[0])
    if line.doing is None or slug is None:
        return UNSET
    return shown.Doing(card=slug, sentence=game.sentence_of(*line.doing))


def _slug(slugs: Mapping[str, str], thing: Any) -> str | None:
    name = getattr(thing, "message_id", None)
    if name is None:
        name = getattr(getattr(thing, "card", None), "message_id", None)
    return None if name is None else slugs.get(name)
