"""A draft looked at: the thing on the bench as it will be drawn and read, or what is wrong.

Nothing of it is kept. A draft is read under a digest of its own, one at a time, and forgotten.
"""

from __future__ import annotations

from collections.abc import Mapping
from threading import Lock
from typing import Any, Final

from emberhold.games import makers
from emberhold.games.unsealed import Unsealed
from emberhold.kernel.message import Message
from emberhold.language import LANGUAGES
from emberhold.parts.boxes.contents import Contents
from emberhold.parts.boxes.drafts import (
    LOOKED_AT,
    Thing,
    fault_of,
    forget,
    without_files,
    written_out,
)
from emberhold.parts.boxes.handing import handed_on
from emberhold.parts.boxes.own import Maker, OpenedBox, OwnBoxes
from emberhold.parts.boxes.refusing import BoxError
from emberhold.server.house import Refused
from emberhold.server.house.pages import told
from emberhold.server.http.site.gists import gists_of
from emberhold.server.http.site.lookup import face

_SLUG: Final = "draft"
_reading = Lock()


def maker(engine: str = "") -> Maker:
    """The game that a box is made for: the one named, or the first for which people can."""
    known = makers()
    if engine and engine not in known:
        raise BoxError("error-box-game", given=engine[:40], known=", ".join(known))
    return known[engine] if engine else next(iter(known.values()))


def checked(
    draft: Mapping[str, Any], at: int, texts: Mapping[str, Any], language: str
) -> told.BenchChecked:
    """The thing on the bench; of the others only what it is made of is read. Of its `texts` every
    verb is read by itself, also where places are still empty."""
    things = draft["things"]
    if not 0 <= at < len(things):
        raise BoxError("error-box-thing", given=str(at), known=str(len(things)), nearest="")
    places = [at, *_needed(things, at)]
    few = [without_files(things[place]) for place in places]
    small = {"slug": _SLUG, "name": {"en": _SLUG}, "things": few}
    own = maker(draft.get("game", "")).own
    strips = {
        text: list(own.bench.strips(clauses, language))
        for text, clauses in texts.items()
        if text in own.bench.texts
    }
    try:
        with _reading:
            opened = own.open(written_out(small, own.engine, LOOKED_AT))
            try:
                return _told(own, opened, things[at], strips, language)
            finally:
                forget(opened)
    except BoxError as error:
        thing, why = fault_of(error)
        place = at if thing is None else places[thing]
        return _wrong(why, place, strips, language)


def packed(draft: Mapping[str, Any], language: str) -> Contents:
    """The whole box; what is wrong with it is said of the thing by its name."""
    own = maker(draft.get("game", "")).own
    try:
        with _reading:
            forget(own.open(written_out(draft, own.engine, LOOKED_AT)))
        return handed_on(written_out(draft, own.engine))
    except BoxError as error:
        thing, why = fault_of(error)
        name = "" if thing is None else _name(draft["things"][thing], language)
        told_of = "server-workshop-wrong-thing" if name else "server-workshop-wrong"
        raise Refused("malformed", told_of, name=name, why=why) from None


def _name(thing: Mapping[str, Any], language: str) -> str:
    names = thing.get("name")
    found = names.get(language, next(iter(names.values()), "")) if isinstance(names, dict) else ""
    return str(found.get("name", "") if isinstance(found, dict) else found)[:60]


def _wrong(
    why: Message | str, thing: int | None, strips: dict[str, list[str]], language: str
) -> told.BenchChecked:
    text = why if isinstance(why, str) else why.text(language)
    return told.BenchChecked(
        problem=text, thing=thing, faces={}, cards=[], strips=strips, gist=told.Gist(), remarks=[]
    )


def _needed(things: list[Thing], at: int) -> list[int]:
    """What a mage begins with, if this is one."""
    if things[at].get("kind") != "mage":
        return []
    return [
        place
        for place, thing in enumerate(things)
        if thing.get("kind") == "card" and thing.get("starter") and place != at
    ]


def _told(
    own: OwnBoxes,
    opened: OpenedBox,
    thing: Mapping[str, Any],
    strips: dict[str, list[str]],
    language: str,
) -> told.BenchChecked:
    known = Unsealed(opened.name, opened.entries, None, {}, opened.cast)
    kind = thing.get("kind")
    wanted = thing["type"] if kind == "card" else kind
    mine = next(entry for entry in opened.entries if entry.kind == wanted)
    others = [entry for entry in opened.entries if entry is not mine]
    return told.BenchChecked(
        problem="",
        thing=None,
        faces={each: face(known, mine, each) for each in LANGUAGES},
        cards=[face(known, entry, language) for entry in others] if kind == "nemesis" else [],
        strips=strips,
        gist=gists_of(maker().game, [mine]).get(mine.slug, told.Gist()),
        remarks=[
            told.BenchRemark(text=words.text(language), cost=cost)
            for words, cost in own.bench.remarks(opened, mine.slug)
        ],
    )
