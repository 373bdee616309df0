"""A table as a page receives it: everything one viewer may know, spoken in one language.

The scene is drawn once for each moment, pair of eyes and language, and kept as JSON; a hundred
spectators cost one drawing. Nothing gets in here but through scenes, questions and log lines.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import NamedTuple, cast

from msgspec import UNSET, Raw
from msgspec.json import encode as _encode
from msgspec.structs import asdict, replace

from emberhold.games import TableGame, game_of
from emberhold.games.unsealed import Unsealed, unsealed_at
from emberhold.kernel.campaign import RECORD
from emberhold.kernel.game import Result
from emberhold.kernel.scene import Scene
from emberhold.kernel.table import Table, Told
from emberhold.language import speech
from emberhold.language.links import Link, segments
from emberhold.server.house.pages import (
    again,
    asking,
    ending,
    placing,
    puzzling,
    shown,
    staging,
    teaching,
)
from emberhold.server.house.pages.scenery import Change, Drawing
from emberhold.server.house.people import pacing, repairing, talking, undoing
from emberhold.server.house.table import noticing
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.memory import Memory
from emberhold.server.house.table.record import BOT, Record
from emberhold.server.house.table.viewer import Viewer

PACE = "normal"
_NOTHING = Raw(b"[]")


class Seen(NamedTuple):
    """The scene a page was sent last, and in which words."""

    version: int
    scene: Scene
    language: str
    words: Unsealed


class Page(NamedTuple):
    """A page that looks at a table: who is in front of it, and what it has already."""

    viewer: Viewer
    language: str
    showing: int | None = None
    """The seat with whose eyes it looks."""
    known: int | None = None
    """The version it has: older lines of the log are not sent again."""
    seen: Seen | None = None
    """What it was sent last, if it can put a scene together from that and what changed."""


class Drawn(NamedTuple):
    """What is sent to a page, and what it has then."""

    frame: bytes
    seen: Seen


def frame(hosted: Hosted, page: Page) -> Drawn:
    """The state of the table for one page: whole, or what has changed since it was told last."""
    memory, showing = hosted.memory, page.showing
    seen = Seen(hosted.record.version, memory.scene(showing), page.language, memory.unsealed())
    sight = asdict(_sight(hosted, page))
    change = _change(memory, page.seen, seen)
    if change is not None:
        return Drawn(_encode(shown.Step(scene=change, **sight)), seen)
    return Drawn(_encode(shown.State(scene=_scene(memory, seen), **sight)), seen)


def _sight(hosted: Hosted, page: Page) -> shown.Sight:
    record, (viewer, language, showing, known, _) = hosted.record, page
    return shown.Sight(
        version=record.version,
        moment=None,
        table=hosted.memory.drawn(("table", language), lambda: _about(record, language)),
        campaign=placing.plain(hosted, language),
        you=_you(viewer, showing),
        seats=_seats(hosted),
        asked=asking.asked(hosted, viewer, language, showing),
        log=log(hosted, language, showing, known),
        beats=_beats(hosted, language, showing, known),
        undo=undoing.told(record, viewer, language),
        repair=repairing.told(record, language),
        notices=noticing.news(hosted, viewer, language, known),
        concede=asking.can_concede(record, showing),
        lesson=teaching.plain(record, viewer, language),
        puzzle=puzzling.plain(record.judge, viewer, language),
        talk=talking.told(hosted, viewer, language, known),
        clock=pacing.told(hosted),
        next=again.told(hosted, language),
        again=again.can(record, viewer),
        result=result(record.table, record.result, viewer, language),
    )


class Moment(NamedTuple):
    """A moment of the past as some eyes saw it, spoken in one language."""

    scene: Raw
    lines: Raw
    table: Table | None
    """The table then, where the game was over; nobody asks for its end otherwise."""

    @property
    def size(self) -> int:
        return len(bytes(self.scene)) + len(bytes(self.lines))


def moment(table: Table, language: str, showing: int | None, everything: bool = False) -> Moment:
    """A table of the past, seen as that seat saw it then or with all eyes."""
    eyes = range(table.players) if everything else (showing,)
    seen = [table.game.scene(table.state, seat) for seat in eyes]
    scene = together(seen) if everything else seen[0]
    told = [t for t in table.told() if everything or t.seat is None or t.seat == showing]
    known = unsealed_at(table)
    return Moment(
        Raw(_encode(Drawing(scene, language, known).scene())),
        Raw(_encode(lines(game_of(table), known, told, language))),
        None if table.result is None else table,
    )


def past(  # noqa: PLR0913 (what a request says, by name)
    hosted: Hosted,
    viewer: Viewer,
    language: str,
    showing: int | None,
    answers: int,
    then: Moment,
) -> bytes:
    """The table as it was after some answers, for somebody who looks back at it now."""
    table = then.table
    state = shown.State(
        version=hosted.record.version,
        moment=answers,
        table=_about(hosted.record, language),
        campaign=placing.plain(hosted, language),
        you=_you(viewer, showing),
        seats=_seats(hosted),
        scene=then.scene,
        asked=[],
        log=shown.LogPart(first=0, all=True, lines=then.lines),
        beats=[],
        undo=shown.Undo(),
        repair=None,
        notices=[],
        concede=False,
        lesson=None,
        puzzle=None,
        talk=None,
        clock=None,
        next=None,
        again=False,
        result=None if table is None else result(table, table.result, viewer, language),
    )
    return _encode(state)


def together(scenes: list[Scene]) -> Scene:
    """What all seats see between them: each zone as seen by the seat that sees most of it."""
    first, *others = scenes
    areas = []
    for number, area in enumerate(first.areas):
        zones = []
        for place, zone in enumerate(area.zones):
            views = [zone, *(other.areas[number].zones[place] for other in others)]
            zones.append(max(views, key=lambda view: len(view.pieces)))
        areas.append(area._replace(zones=tuple(zones)))
    return Scene(first.game, None, tuple(areas), first.marks)


# Who and what


def _about(record: Record, language: str) -> shown.About:
    setup, given = record.header.setup, len(record.answers)
    return shown.About(
        id=record.header.id,
        game=record.header.game,
        title=title(record.header.game, language),
        answers=given,
        settled=given - len(record.table.given),
        free_undo=record.free_undo,
        requested=record.requested,
        repaired=record.repairs,
        pace=record.pace or PACE,
        mended=None if record.mended is None else len(record.mended["rest"]),
        trial=record.is_trial,
        record=RECORD in setup or bool(game_of(record.table).with_setup(setup).mixture),
    )


def _you(viewer: Viewer, showing: int | None) -> shown.You:
    return shown.You(
        seats=sorted(viewer.seats),
        host=viewer.host,
        spectator=not viewer.seats,
        showing=showing,
    )


def _seats(hosted: Hosted) -> list[shown.Seat]:
    here, acting = hosted.presence.here(), hosted.record.acting()
    return [
        shown.Seat(
            seat=row.seat,
            name=row.name,
            who=cast(shown.Who, row.who),
            bot=row.bot,
            here=row.who == BOT or row.seat in here,
            acting=row.seat in acting,
        )
        for row in hosted.record.seats
    ]


def title(game: str, language: str) -> str:
    return speech(language)(f"game-{game}")


def result(
    table: Table, ended: Result | None, viewer: Viewer, language: str
) -> shown.Outcome | None:
    if ended is None:
        return None
    return ending.told(ended, table.sides, viewer.seats, language)


# The log


def log(hosted: Hosted, language: str, showing: int | None, known: int | None) -> shown.LogPart:
    """The lines new since the version a page has; all where something was undone since."""
    since = _length_at(hosted.memory, known)
    places = _visible(hosted, showing)
    spoken = _spoken(hosted, language)
    first = 0 if since is None else bisect_left(places, since)
    lines = [replace(spoken[places[number]], n=number) for number in range(first, len(places))]
    return shown.LogPart(first=first, all=since is None, lines=lines)


def _beats(hosted: Hosted, language: str, showing: int | None, known: int | None) -> Raw:
    """What these eyes saw happen since the version a page has, to be shown one by one."""
    record, memory = hosted.record, hosted.memory
    since = _length_at(memory, known)
    if since is None or known not in memory.states:
        return _NOTHING
    places = _visible(hosted, showing)
    first = bisect_left(places, since)
    eyes = memory.eyes(showing)

    def drawn() -> list[shown.Beat]:
        seen = [beat for beat in record.table.beats(since) if beat.place in places[first:]]
        then, now = memory.scene_then(known, showing), memory.scene(showing)
        looks = staging.Looks(game_of(record.table), memory.unsealed(), eyes, language)
        return staging.beats(looks, then, now, seen, first)

    return memory.drawn(("beats", language, eyes, known, first, *places[first:]), drawn)


def _length_at(memory: Memory, known: int | None) -> int | None:
    """How long the log was at a version, if it has only grown since."""
    lengths = memory.log_lengths
    if known is None or known not in lengths:
        return None
    least = min(length for version, length in lengths.items() if version >= known)
    return lengths[known] if least >= lengths[known] else None


def _visible(hosted: Hosted, showing: int | None) -> list[int]:
    """The places in the log of the lines that these eyes may read."""
    places = hosted.memory.visible.setdefault(showing, [])
    log = hosted.record.table.state.log
    for place in range(hosted.memory.looked_at.get(showing, 0), len(log)):
        if log[place].seat is None or log[place].seat == showing:
            places.append(place)
    hosted.memory.looked_at[showing] = len(log)
    return places


def _spoken(hosted: Hosted, language: str) -> list[shown.LogLine]:
    """All lines in a language, each spoken once."""
    lines = hosted.memory.spoken.setdefault(language, [])
    known, table = hosted.memory.unsealed(), hosted.record.table
    game = game_of(table)
    lines.extend(_line(game, known, each, language) for each in table.told(len(lines)))
    return lines


def lines(
    game: TableGame, known: Unsealed, told: Iterable[Told], language: str
) -> list[shown.LogLine]:
    """Lines of the log in a language, numbered."""
    return [_line(game, known, line, language, number) for number, line in enumerate(told)]


def _line(
    game: TableGame, known: Unsealed, told: Told, language: str, number: int = 0
) -> shown.LogLine:
    text = [_segment(known, part) for part in segments(told.message, language)]
    why = () if known.rulebook is None else known.rulebook.told(told.message.id)
    return shown.LogLine(
        n=number,
        at=told.answers,
        text=text,
        private=told.seat is not None,
        turn=staging.begins(game, told.message.id) or UNSET,
        rules=list(why) or UNSET,
    )


def _segment(known: Unsealed, part: str | Link) -> shown.Word:
    if isinstance(part, str):
        return part
    slug = known.slugs.get(part.id)
    return part.name if slug is None else shown.CardName(card=slug, name=part.name)


# The scene


def _scene(memory: Memory, seen: Seen) -> Raw:
    """The scene as a page receives it whole."""
    return memory.drawn(
        ("scene", seen.language, seen.scene.seat),
        lambda: Drawing(seen.scene, seen.language, seen.words).scene(),
    )


def _change(memory: Memory, before: Seen | None, now: Seen) -> Raw | None:
    """What looks different from the scene a page has; None where it has to have all of it.

    Only a scene in the same words and seen with the same eyes can be continued.
    """
    if before is None or before.words is not now.words or before.language != now.language:
        return None
    if before.scene.seat != now.scene.seat:
        return None
    place = ("change", now.language, now.scene.seat, before.version)
    found = memory.rendered.get(place)
    if found is None:
        change = Change.between(before.scene, now.scene)
        if change.whole:
            return None
        drawing = Drawing(now.scene, now.language, now.words)
        found = memory.rendered[place] = Raw(_encode(change.drawn(drawing)))
    kept: Raw = found
    return kept
