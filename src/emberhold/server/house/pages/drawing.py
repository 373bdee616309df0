"""A table as a page receives it: everything one viewer may know, spoken in one language.

The scene is drawn once for each moment, pair of eyes and language, and kept as JSON; a hundred
spectators cost one drawing. Nothing gets in here but through scenes, questions and log lines.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple, cast

from msgspec import UNSET, Raw
from msgspec.json import encode as _encode
from msgspec.structs import replace

from emberhold.games import TableGame, game_of
from emberhold.games.unsealed import Unsealed, unsealed_at
from emberhold.kernel.campaign import RECORD
from emberhold.kernel.game import Result
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.scene import Scene
from emberhold.kernel.table import Table, Told
from emberhold.language import speech
from emberhold.language.links import Link, segments
from emberhold.server.house.pages import again, ending, placing, puzzling, shown, staging, teaching
from emberhold.server.house.pages.scenery import Drawing, told_page
from emberhold.server.house.people import pacing, talking, undoing
from emberhold.server.house.table import noticing
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.memory import Memory
from emberhold.server.house.table.record import BOT, Record
from emberhold.server.house.table.viewer import Viewer

PACE = "normal"
_NOTHING = Raw(b"[]")


def frame(
    hosted: Hosted, viewer: Viewer, language: str, showing: int | None, known: int | None
) -> bytes:
    """The state of the table as one viewer sees it with the eyes of one seat."""
    record = hosted.record
    state = shown.State(
        version=record.version,
        moment=None,
        table=_about(record, language),
        campaign=placing.plain(hosted, language),
        you=_you(viewer, showing),
        seats=_seats(hosted),
        scene=_scene(hosted, language, showing),
        asked=_asked(hosted, viewer, language, showing),
        log=log(hosted, language, showing, known),
        beats=_beats(hosted, language, showing, known),
        undo=undoing.told(record, viewer, language),
        notices=noticing.news(hosted, viewer, language, known),
        concede=_can_concede(record, showing),
        lesson=teaching.plain(record, viewer, language),
        puzzle=puzzling.plain(record.judge, viewer, language),
        talk=talking.told(hosted, viewer, language, known),
        clock=pacing.told(hosted),
        next=again.told(hosted, language),
        again=again.can(record, viewer),
        result=result(record.table, record.result, viewer, language),
    )
    return _encode(state)


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
    game = game_of(table)
    lines = [_line(game, known, line, language, number) for number, line in enumerate(told)]
    return Moment(
        Raw(_encode(Drawing(scene, language, known).scene())),
        Raw(_encode(lines)),
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


# Questions


def _asked(hosted: Hosted, viewer: Viewer, language: str, showing: int | None) -> Raw:
    record, memory = hosted.record, hosted.memory

    def drawn() -> list[shown.Asked]:
        eyes = _Eyes(memory.unsealed(), record.playing(viewer), showing, language)
        game, scene = game_of(record.table), memory.scene(showing)
        return [_question(game, question, eyes, scene) for question in record.questions]

    return memory.drawn(("asked", viewer.seats, language, showing), drawn)


class _Eyes(NamedTuple):
    """Who reads a question."""

    known: Unsealed
    playing: frozenset[int]
    showing: int | None
    language: str


def _pieces_about(question: Question, scene: Scene) -> dict[str, list[str]]:
    """Which pieces on the table a question is about, as far as the viewer can see them."""
    about = question.about
    return staging.pieces_of(about, staging.open_pieces(scene.areas)) if about else {}


def _question(game: TableGame, question: Question, eyes: _Eyes, scene: Scene) -> shown.Asked:
    """A question; the options only for the eyes that are looking now."""
    playing, showing, language = eyes.playing, eyes.showing, eyes.language
    mine = question.seat in playing or (question.anyone and bool(playing))
    open_to = showing in playing and (question.seat == showing or question.anyone)
    readable = mine and open_to
    return shown.Asked(
        seat=question.seat,
        mine=mine,
        anyone=question.anyone,
        topic=question.topic,
        prompt=question.prompt().text(language),
        naming=question.naming() if readable else 0,
        rules=list(_rules(eyes.known, question.topic)),
        options=[_option(question, choice, eyes) for choice in question.choices]
        if readable
        else [],
        about=_pieces_about(question, scene),
        page=_page(game, question, language),
        suggested=list(game.suggested(question)) if question.seat == showing else [],
    )


def _option(question: Question, choice: Choice, eyes: _Eyes) -> shown.Option:
    return shown.Option(
        key=key_of(choice),
        verb=str(choice[0]),
        label=question.label(choice).text(eyes.language),
        then=_foretold(question, choice, eyes.language),
        pieces=list(question.pieces(choice)),
        ways=[list(way) for way in question.ways(choice)],
        card=_card(eyes.known, choice),
    )


def _foretold(question: Question, choice: Choice, language: str) -> str | None:
    """What an answer would bring about, where that is known beforehand."""
    message = question.foretold(choice)
    return None if message is None else message.text(language)


def _page(game: TableGame, question: Question, language: str) -> shown.Page | None:
    """The page of a story that is read before the answer."""
    page = game.page_asked(question)
    return None if page is None else told_page(page, language)


def _rules(known: Unsealed, topic: str) -> tuple[str, ...]:
    """The numbers of the rules that speak of what is asked."""
    return () if known.rulebook is None else known.rulebook.asked(topic)


def _card(known: Unsealed, choice: Choice) -> str | None:
    """The card a choice is about, which need not be on the table."""
    found = known.slugs
    names = (getattr(thing, "message_id", "") for thing in choice)
    return next((found[name] for name in names if name in found), None)


def _can_concede(record: Record, showing: int | None) -> bool:
    question = None if showing is None else record.question_for(showing)
    return question is not None and ("concede",) in question.unlisted()


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


def _scene(hosted: Hosted, language: str, showing: int | None) -> Raw:
    memory = hosted.memory

    def drawn() -> shown.Scene:
        return Drawing(memory.scene(showing), language, memory.unsealed()).scene()

    return memory.drawn(("scene", language, memory.eyes(showing)), drawn)
