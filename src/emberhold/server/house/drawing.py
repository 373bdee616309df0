"""A table as a page receives it: everything one viewer may know, spoken in one language.

The scene is drawn once for each moment, pair of eyes and language, and kept as JSON; a hundred
spectators cost one drawing. Nothing gets in here but through scenes, questions and log lines.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, NamedTuple

import msgspec

from emberhold.games import TableGame, game_of
from emberhold.games.unsealed import GUESTS, Unsealed, unsealed_at
from emberhold.kernel.campaign import RECORD
from emberhold.kernel.game import Result
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.scene import Scene
from emberhold.kernel.table import Table, Told
from emberhold.language import speech
from emberhold.language.links import Link, segments
from emberhold.server.house import ending, judging, noticing, placing, staging, teaching, undoing
from emberhold.server.house.hosted import Hosted
from emberhold.server.house.scenery import Drawing, told_page
from emberhold.server.house.viewer import Viewer

PACE = "normal"
_encode = msgspec.json.encode
_NOTHING = msgspec.Raw(b"[]")


def frame(
    hosted: Hosted, viewer: Viewer, language: str, showing: int | None, known: int | None
) -> bytes:
    """The state of the table as one viewer sees it with the eyes of one seat."""
    return _encode(
        {
            "is": "state",
            "version": hosted.record.version,
            "moment": None,
            **_about(hosted, viewer, language, showing),
            "scene": _scene(hosted, language, showing),
            "asked": _asked(hosted, viewer, language, showing),
            "log": log(hosted, language, showing, known),
            "beats": _beats(hosted, language, showing, known),
            "undo": undoing.plain(hosted.record, viewer, language),
            "notices": noticing.plain(hosted, viewer, language, known),
            "concede": _can_concede(hosted, showing),
            "lesson": teaching.plain(hosted.record, viewer, language),
            "puzzle": judging.plain(hosted.record.judge, viewer, language),
            "result": result(hosted.record.table, hosted.record.result, viewer, language),
        }
    )


class Moment(NamedTuple):
    """A moment of the past as some eyes saw it, spoken in one language."""

    scene: msgspec.Raw
    lines: msgspec.Raw
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
    lines = [
        {"n": number, **_line(game, known, line, language)} for number, line in enumerate(told)
    ]
    return Moment(
        msgspec.Raw(_encode(Drawing(scene, language, known).scene())),
        msgspec.Raw(_encode(lines)),
        None if table.result is None else table,
    )


def past(
    hosted: Hosted,
    viewer: Viewer,
    language: str,
    showing: int | None,
    answers: int,
    then: Moment,
) -> bytes:
    """The table as it was after some answers, for somebody who looks back at it now."""
    nothing = {"free": 0, "back": None, "turn": None, "ask": False, "back_ask": None}
    return _encode(
        {
            "is": "state",
            "version": hosted.record.version,
            "moment": answers,
            **_about(hosted, viewer, language, showing),
            "scene": then.scene,
            "asked": [],
            "log": {"from": 0, "all": True, "lines": then.lines},
            "beats": [],
            "undo": {**nothing, "pending": None},
            "notices": [],
            "concede": False,
            "lesson": None,
            "puzzle": None,
            "result": None
            if then.table is None
            else result(then.table, then.table.result, viewer, language),
        }
    )


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


def _about(hosted: Hosted, viewer: Viewer, language: str, showing: int | None) -> dict[str, Any]:
    here, acting = hosted.presence.here(), hosted.record.acting()
    return {
        "table": {
            "id": hosted.id,
            "game": hosted.record.header.game,
            "title": title(hosted.record.header.game, language),
            "answers": len(hosted.record.answers),
            "settled": len(hosted.record.answers) - len(hosted.record.table.given),
            "free_undo": hosted.record.free_undo,
            "requested": hosted.record.requested,
            "pace": hosted.record.pace or PACE,
            "mended": None if hosted.record.mended is None else len(hosted.record.mended["rest"]),
            "trial": hosted.record.is_trial,
            "record": RECORD in hosted.record.header.setup or GUESTS in hosted.record.header.setup,
        },
        "campaign": placing.plain(hosted, language),
        "you": {
            "seats": sorted(viewer.seats),
            "host": viewer.host,
            "spectator": not viewer.seats,
            "showing": showing,
        },
        "seats": [
            {
                "seat": row.seat,
                "name": row.name,
                "who": row.who,
                "bot": row.bot,
                "here": row.who == "bot" or row.seat in here,
                "acting": row.seat in acting,
            }
            for row in hosted.record.seats
        ],
    }


def title(game: str, language: str) -> str:
    return speech(language)(f"game-{game}")


def result(
    table: Table, ended: Result | None, viewer: Viewer, language: str
) -> dict[str, Any] | None:
    if ended is None:
        return None
    return ending.told(ended, table.sides, viewer.seats, language)


# Questions


def _asked(hosted: Hosted, viewer: Viewer, language: str, showing: int | None) -> msgspec.Raw:
    place = ("asked", viewer.seats, language, showing)
    if place not in hosted.memory.rendered:
        playing, known = hosted.record.playing(viewer), hosted.memory.unsealed()
        game = game_of(hosted.record.table)
        asked = [
            {
                **_question(known, question, playing, language, showing),
                "page": _page(game, question, language),
                "suggested": game.suggested(question) if question.seat == showing else (),
                "about": _pieces_about(question, hosted.memory.scene(showing)),
            }
            for question in hosted.record.questions
        ]
        hosted.memory.rendered[place] = msgspec.Raw(_encode(asked))
    raw: msgspec.Raw = hosted.memory.rendered[place]
    return raw


def _pieces_about(question: Question, scene: Scene) -> dict[str, list[str]]:
    """Which pieces on the table a question is about, as far as the viewer can see them."""
    about = question.about
    return staging.pieces_of(about, staging.open_pieces(scene.areas)) if about else {}


def _question(
    known: Unsealed, question: Question, playing: frozenset[int], language: str, showing: int | None
) -> dict[str, Any]:
    """A question; the options only for the eyes that are looking now."""
    mine = question.seat in playing or (question.anyone and bool(playing))
    open_to = showing in playing and (question.seat == showing or question.anyone)
    return {
        "seat": question.seat,
        "mine": mine,
        "anyone": question.anyone,
        "topic": question.topic,
        "prompt": question.prompt().text(language),
        "naming": question.naming() if mine and open_to else 0,
        "rules": list(_rules(known, question.topic)),
        "options": [
            {
                "key": key_of(choice),
                "verb": str(choice[0]),
                "label": question.label(choice).text(language),
                "then": _foretold(question, choice, language),
                "pieces": list(question.pieces(choice)),
                "ways": question.ways(choice),
                "card": _card(known, choice),
            }
            for choice in question.choices
        ]
        if mine and open_to
        else [],
    }


def _foretold(question: Question, choice: Choice, language: str) -> str | None:
    """What an answer would bring about, where that is known beforehand."""
    message = question.foretold(choice)
    return None if message is None else message.text(language)


def _page(game: TableGame, question: Question, language: str) -> dict[str, Any] | None:
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


def _can_concede(hosted: Hosted, showing: int | None) -> bool:
    question = None if showing is None else hosted.record.question_for(showing)
    return question is not None and ("concede",) in question.unlisted()


# The log


def log(hosted: Hosted, language: str, showing: int | None, known: int | None) -> dict[str, Any]:
    """The lines new since the version a page has; all where something was undone since."""
    since = _length_at(hosted, known)
    places = _visible(hosted, showing)
    spoken = _spoken(hosted, language)
    first = 0 if since is None else bisect_left(places, since)
    lines = [{"n": number, **spoken[places[number]]} for number in range(first, len(places))]
    return {"from": first, "all": since is None, "lines": lines}


def _beats(hosted: Hosted, language: str, showing: int | None, known: int | None) -> msgspec.Raw:
    """What these eyes saw happen since the version a page has, to be shown one by one."""
    since = _length_at(hosted, known)
    if since is None or known not in hosted.memory.states:
        return _NOTHING
    places = _visible(hosted, showing)
    first = bisect_left(places, since)
    place = ("beats", language, hosted.memory.eyes(showing), known, first, *places[first:])
    if place not in hosted.memory.rendered:
        seen = [beat for beat in hosted.record.table.beats(since) if beat.place in places[first:]]
        told = staging.beats(
            game_of(hosted.record.table),
            hosted.memory.unsealed(),
            hosted.memory.scene_then(known, showing),
            hosted.memory.scene(showing),
            seen,
            hosted.memory.eyes(showing),
            language,
            first,
        )
        hosted.memory.rendered[place] = msgspec.Raw(_encode(told))
    raw: msgspec.Raw = hosted.memory.rendered[place]
    return raw


def _length_at(hosted: Hosted, known: int | None) -> int | None:
    """How long the log was at a version, if it has only grown since."""
    lengths = hosted.memory.log_lengths
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


def _spoken(hosted: Hosted, language: str) -> list[dict[str, Any]]:
    """All lines in a language, each spoken once."""
    lines = hosted.memory.spoken.setdefault(language, [])
    known = hosted.memory.unsealed()
    game, told = game_of(hosted.record.table), hosted.record.table.told(len(lines))
    lines.extend(_line(game, known, each, language) for each in told)
    return lines


def _line(game: TableGame, known: Unsealed, told: Told, language: str) -> dict[str, Any]:
    text = [_segment(known, part) for part in segments(told.message, language)]
    turn = staging.begins(game, told.message.id)
    why = () if known.rulebook is None else known.rulebook.told(told.message.id)
    return {
        "at": told.answers,
        "text": msgspec.Raw(_encode(text)),
        "private": told.seat is not None,
        **({} if turn is None else {"turn": turn}),
        **({"rules": list(why)} if why else {}),
    }


def _segment(known: Unsealed, part: str | Link) -> str | dict[str, str]:
    if isinstance(part, str):
        return part
    slug = known.slugs.get(part.id)
    return part.name if slug is None else {"card": slug, "name": part.name}


# The scene


def _scene(hosted: Hosted, language: str, showing: int | None) -> msgspec.Raw:
    place = ("scene", language, hosted.memory.eyes(showing))
    if place not in hosted.memory.rendered:
        drawn = Drawing(hosted.memory.scene(showing), language, hosted.memory.unsealed()).scene()
        hosted.memory.rendered[place] = msgspec.Raw(_encode(drawn))
    raw: msgspec.Raw = hosted.memory.rendered[place]
    return raw
