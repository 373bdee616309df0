"""Talking at a table: pointing, ready phrases, short chat, notes in cooperative games."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from functools import cache

from emberhold.games import game_of
from emberhold.kernel.game import opposed
from emberhold.kernel.message import Message
from emberhold.language import speech
from emberhold.server.house.pages import shown
from emberhold.server.house.people.doing import Doing, need_seat
from emberhold.server.house.people.names import proper
from emberhold.server.house.people.pointing import Target, named, target_in
from emberhold.server.house.people.said import Chat, Mute, Pin, Report, Say, Talking, Unpin
from emberhold.server.house.refusing import ILLEGAL, NOT_YOURS, TOO_FAST, Refused
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.house.table.record import Record
from emberhold.server.house.table.talk import (
    CHAT,
    MOST_NOTES,
    MUTE,
    PIN,
    REPORT,
    SAY,
    UNPIN,
    Spoken,
)
from emberhold.server.house.table.viewer import Viewer
from emberhold.server.store.records import Append

_LOG = logging.getLogger("emberhold.house")
TOGETHER = (
    "house-phrase-leave-to-me",
    "house-phrase-first",
    "house-phrase-wait-for-me",
    "house-phrase-well-played",
    "house-phrase-not-this",
    "house-phrase-help",
    "house-phrase-agreed",
)
AGAINST = (
    "house-phrase-hello",
    "house-phrase-good-luck",
    "house-phrase-what-is-it",
    "house-phrase-beware",
    "house-phrase-moment",
    "house-phrase-close",
    "house-phrase-oops",
    "house-phrase-well-played",
    "house-phrase-thanks",
)
"""The ready phrases of people on one side, and of opponents."""
_ABOUT_NOTHING = frozenset(
    {
        "house-phrase-hello",
        "house-phrase-good-luck",
        "house-phrase-oops",
        "house-phrase-thanks",
    }
)
"""Phrases that make no sense about a thing that is pointed at."""
MOST, SECONDS = 5, 10.0
"""How many lines somebody may say in how many seconds."""
_LINK = re.compile(
    r"://|\bwww\.|\b[\w-]+\.(?:com|org|net|io|gg|app|info|biz|me|tv|ly|eu|de|fr|pl|uk|ru|cn)\b"
    # Any other name with a path behind it, a mail address, an address in numbers.
    r"|\w\.[a-z]{2,}/\w|\w@[\w-]+\.\w|\b(?:\d{1,3}\.){3}\d{1,3}\b",
    re.IGNORECASE,
)


def is_cooperative(record: Record) -> bool:
    """Whether all seats are on one side."""
    return not opposed(record.table.sides, range(record.header.players))


def phrases(record: Record) -> tuple[str, ...]:
    """The message ids of what can be said at a table by one press."""
    own = game_of(record.table).look.phrases
    common = TOGETHER if is_cooperative(record) else AGAINST
    return (*common[:2], *own, *common[2:])


# What people do


def append_for(doing: Doing, frame: Talking) -> Append:
    """Carry out a message about talking."""
    match frame:
        case Say():
            return say(doing, frame)
        case Pin():
            return pin(doing, frame)
        case Unpin():
            return unpin(doing, frame)
        case Chat():
            return switch(doing, frame)
        case Mute():
            return mute(doing, frame)
        case Report():
            return report(doing, frame)


def say(doing: Doing, frame: Say) -> Append:
    """Point at something, say a phrase about it or about nothing, or write a line."""
    record = doing.record
    need_seat(record, doing.viewer, frame.seat)
    target = _target(doing.hosted, frame.target)
    if frame.text is not None and (frame.phrase or frame.target):
        raise Refused(ILLEGAL, "error-talk-shape")
    if frame.text is None and not (frame.phrase or frame.target):
        raise Refused(ILLEGAL, "error-talk-shape")
    if frame.phrase is not None and frame.phrase not in phrases(record):
        raise Refused(ILLEGAL, "error-talk-phrase", given=frame.phrase)
    text = "" if frame.text is None else _own_words(record, frame.text)
    _need_pace(record.talk.lines, frame.seat, doing.time)
    return doing.done(
        SAY,
        {
            "seat": frame.seat,
            "target": target.id,
            "name": target.name,
            "phrase": frame.phrase or "",
            "text": text,
        },
    )


def pin(doing: Doing, frame: Pin) -> Append:
    """Pin a plan to a thing; everybody on the one side sees it."""
    record = doing.record
    need_seat(record, doing.viewer, frame.seat)
    if not is_cooperative(record):
        raise Refused(ILLEGAL, "error-pin-opposed")
    target = _target(doing.hosted, frame.target)
    text = _own_words(record, frame.text)
    if len(record.talk.notes) >= MOST_NOTES:
        raise Refused(ILLEGAL, "error-pin-many", most=MOST_NOTES)
    _need_pace(record.talk.notes, frame.seat, doing.time)
    data = {"seat": frame.seat, "target": target.id, "name": target.name, "text": text}
    return doing.done(PIN, data)


def unpin(doing: Doing, frame: Unpin) -> Append:
    """Plans are everybody's: anyone at the table may take one down."""
    need_seat(doing.record, doing.viewer, frame.seat)
    if frame.note not in (note.number for note in doing.record.talk.notes):
        raise Refused(ILLEGAL, "error-pin-gone")
    return doing.done(UNPIN, {"seat": frame.seat, "note": frame.note})


def switch(doing: Doing, frame: Chat) -> Append:
    """The host lets people write, or only point and use phrases."""
    if not doing.viewer.host:
        raise Refused(NOT_YOURS, "error-only-host")
    return doing.done(CHAT, {"on": frame.on})


def mute(doing: Doing, frame: Mute) -> Append:
    """Read nothing of somebody any more, or again; it stays so wherever the person looks from."""
    _need_other(doing, frame.who)
    data = {"seats": sorted(doing.viewer.seats), "who": frame.who, "on": frame.on}
    return doing.done(MUTE, data)


def report(doing: Doing, frame: Report) -> Append:
    """Tell the operator of the server: `emberhold reports` prints it with what was written."""
    _need_other(doing, frame.who)
    written = [line.text for line in doing.record.talk.lines if line.seat == frame.who]
    _LOG.warning("somebody was reported for what was written at a table: see emberhold reports")
    said = [text for text in written if text]
    return doing.done(REPORT, {"seats": sorted(doing.viewer.seats), "who": frame.who, "said": said})


def _need_other(doing: Doing, who: int) -> None:
    if not doing.viewer.seats:
        raise Refused(NOT_YOURS, "error-only-watching")
    if who in doing.viewer.seats or not 0 <= who < doing.record.header.players:
        raise Refused(ILLEGAL, "error-talk-self")


def _target(hosted: Hosted, id: str | None) -> Target:
    if id is None:
        return Target("", "")
    found = target_in(hosted.memory.scene(None), id)
    if found is None:
        raise Refused(ILLEGAL, "error-point-unseen")
    return found


def _own_words(record: Record, text: str) -> str:
    if not record.talk.chat:
        raise Refused(ILLEGAL, "error-chat-off")
    kept = proper(text)
    if not kept:
        raise Refused(ILLEGAL, "error-talk-shape")
    if _LINK.search(kept):
        raise Refused(ILLEGAL, "error-talk-link")
    return kept


def _need_pace(said: Iterable[Spoken], seat: int, now: float) -> None:
    """Nobody floods a table: a few lines in a few seconds."""
    times = [line.time for line in said if line.seat == seat and 0 <= now - line.time < SECONDS]
    if len(times) >= MOST:
        wait = max(1, round(SECONDS - (now - times[-MOST])))
        raise Refused(TOO_FAST, "error-talk-pace", seconds=wait)


# What a page is told


def told(hosted: Hosted, viewer: Viewer, language: str, known: int | None) -> shown.Talk | None:
    """What a viewer may read; None where there is nobody to talk to."""
    record = hosted.record
    if viewer.seats and not record.others(viewer):
        return None
    talk = record.talk
    muted = {who for by, who in talk.muted if by in viewer.seats}
    ready = _spoken_phrases(phrases(record), language) if viewer.seats else []
    return shown.Talk(
        lines=[
            _line(hosted, line, language)
            for line in talk.lines
            if line.seat not in muted and (known is None or line.number > known)
        ],
        notes=[_line(hosted, note, language) for note in talk.notes if note.seat not in muted],
        chat=talk.chat,
        muted=[shown.Muted(seat=who, unread=_unread(record, viewer, who)) for who in sorted(muted)],
        phrases=ready,
        plans=is_cooperative(record),
    )


@cache
def _spoken_phrases(ids: tuple[str, ...], language: str) -> list[shown.Phrase]:
    """The ready phrases of a game; shared by all its tables, so nobody may change them."""
    say = speech(language)
    return [shown.Phrase(id=id, text=say(id), alone=id in _ABOUT_NOTHING) for id in ids]


def _unread(record: Record, viewer: Viewer, who: int) -> int:
    return max((record.talk.unread.get((by, who), 0) for by in viewer.seats), default=0)


def _line(hosted: Hosted, line: Spoken, language: str) -> shown.TalkLine:
    scene = hosted.memory.scene(None)
    what = named(scene, line.target, line.name, language) if line.target else ""
    text = Message(line.phrase).text(language) if line.phrase else line.text
    return shown.TalkLine(
        n=line.number, seat=line.seat, target=line.target, what=what, text=text, own=bool(line.text)
    )
