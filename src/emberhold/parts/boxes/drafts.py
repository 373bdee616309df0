"""Drafts of the workshop: a box as plain data, written as its files and read from them again.

    draft = {"slug": "ember-watch", "name": {"en": "The Ember Watch"}, "things": [
        {"kind": "card", "type": "gem", "name": {"en": "Ember"}, "cost": 3, "play": [...]}]}
    contents = written_out(draft, "aeons-end")

Every thing is a file of its own, so that what is wrong is known to be wrong with it. A draft of a
packed box has its `files` with it: their pictures are taken from there, and while nothing is
changed they are the box.
"""

from __future__ import annotations

import json
import re
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from emberhold.kernel.message import Message
from emberhold.language import drop_plain_words
from emberhold.parts.boxes import shelf
from emberhold.parts.boxes.contents import MAIN, PICTURES, Contents, bounded
from emberhold.parts.boxes.main import FORMAT
from emberhold.parts.boxes.own import OpenedBox
from emberhold.parts.boxes.refusing import DEEPEST, LARGEST_TABLE, BoxError, refused
from emberhold.parts.boxes.tables import read_table

Thing: TypeAlias = dict[str, Any]
"""Something in a box as it is written: its kind, and the fields of its table."""

MOST_THINGS: Final = 70
KINDS: Final = ("card", "mage", "nemesis", "character", "scenario")
_INNER: Final = {"nemesis": "card", "character": "ability", "scenario": "rule"}
"""What things have tables of their own, and what those are called."""
LOOKED_AT: Final = "looked at"
"""The salt of a draft that is only looked at."""
_FILE: Final = "thing-{:02}.toml"
_PLACE: Final = re.compile(r"thing-(\d\d)\.toml")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


class Fault(NamedTuple):
    """What is wrong with a draft: with which of its things, or None for the box itself."""

    thing: int | None
    why: Message | str


def written_out(draft: Mapping[str, Any], game: str, salt: str = "") -> Contents:
    """The files of a draft."""
    if draft.get("unchanged") and draft.get("files"):
        return bounded(_kept(draft["files"]), MAIN, salt)
    head = {"format": FORMAT, "game": game, "slug": draft["slug"], "name": draft["name"]}
    if draft.get("authors"):
        head["authors"] = draft["authors"]
    files = {MAIN: _table("", head, MAIN)}
    things = draft["things"]
    if len(things) > MOST_THINGS:
        raise refused("error-box-many", MAIN, kind="things", given=len(things), most=MOST_THINGS)
    for number, thing in enumerate(things):
        name = _FILE.format(number)
        kind = thing.get("kind")
        if kind not in KINDS:
            raise refused("error-box-unknown-field", name, given=str(kind)[:40], known=_known())
        files[name] = _thing(kind, thing, name)
    given, used = draft.get("files", {}), _used(things)
    pictures = _kept({name: text for name, text in given.items() if name in used})
    return bounded(files | pictures, str(draft["slug"])[:40], salt)


def taken_apart(contents: Contents) -> dict[str, Any]:
    """A draft of the files of a box."""
    main = read_table(contents, MAIN)
    things: list[Thing] = []
    for file in contents.tables():
        table = read_table(contents, file)
        for kind in KINDS:
            for entry in table.get(kind, []):
                if isinstance(entry, dict):
                    things.append({"kind": kind, **entry})
    name = main.get("name", "")
    return {
        "game": main.get("game", ""),
        "slug": main.get("slug", ""),
        "name": {"en": name} if isinstance(name, str) else name,
        "authors": main.get("authors", ""),
        "things": things,
    }


def fault_of(error: BoxError) -> Fault:
    """What is wrong, and with which thing; without the names of files that nobody has seen."""
    found = error.message.arguments
    place = _PLACE.fullmatch(str(found.get("file", "")))
    return Fault(int(place[1]) if place else None, found.get("why", error.message))


def forget(opened: OpenedBox) -> None:
    """A draft was looked at; nothing of it is kept."""
    shelf.forget(opened.name)
    drop_plain_words(opened.words)


def files_of(contents: Contents) -> dict[str, str]:
    """The files of a box as plain text, for a draft of it."""
    return {
        name: b64encode(data).decode() if name.endswith(PICTURES) else data.decode(errors="replace")
        for name, data in contents.files.items()
    }


def _kept(files: Mapping[str, str]) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for name, text in files.items():
        try:
            picture = name.endswith(PICTURES)
            found[name] = b64decode(text, validate=True) if picture else text.encode()
        except ValueError:
            raise refused("error-box-packing", name[:60]) from None
    return found


def _used(things: Sequence[Thing]) -> set[str]:
    """The pictures that things of a draft have in files."""
    inner = [card for thing in things for card in _inside(thing)]
    given = (entry.get("picture") for entry in (*things, *inner))
    return {name for name in given if isinstance(name, str) and name.endswith(PICTURES)}


def without_files(thing: Thing) -> Thing:
    """A thing that is only looked at: its page has its pictures."""
    within = _within(thing)
    inner = {within: [_undrawn(card) for card in _inside(thing)]} if within in thing else {}
    return {**_undrawn(thing), **inner}


def _within(thing: Thing) -> str:
    """What the tables inside a thing are called."""
    kind = thing.get("kind")
    return _INNER.get(kind, "") if isinstance(kind, str) else ""


def _inside(thing: Thing) -> list[Thing]:
    found = thing.get(_within(thing), [])
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


def _undrawn(entry: Thing) -> Thing:
    picture = entry.get("picture")
    own = isinstance(picture, str) and picture.endswith(PICTURES)
    return {name: value for name, value in entry.items() if not (own and name == "picture")}


def _known() -> str:
    return ", ".join(KINDS)


# TOML


def _thing(kind: str, thing: Mapping[str, Any], file: str) -> bytes:
    fields = {name: value for name, value in thing.items() if name != "kind"}
    within = _INNER.get(kind, "")
    inner = fields.pop(within, []) if within else []
    whole = _table(f"[[{kind}]]\n", fields, file)
    for card in inner if isinstance(inner, list) else []:
        if not isinstance(card, dict):
            raise refused("error-box-tables", file, kind=f"[[{kind}.{within}]]")
        whole += _table(f"\n[[{kind}.{within}]]\n", card, file)
    if len(whole) > LARGEST_TABLE:
        raise refused("error-box-large", file, most=LARGEST_TABLE)
    return whole


def _table(head: str, fields: Mapping[str, Any], file: str) -> bytes:
    try:
        lines = [f"{_key(name)} = {_value(value, 0)}\n" for name, value in fields.items()]
        return (head + "".join(lines)).encode()
    except (TypeError, ValueError, RecursionError):
        raise refused("error-box-deep", file, most=DEEPEST) from None


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _quoted(name)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any, depth: int) -> str:
    if depth > 2 * DEEPEST:
        raise ValueError(depth)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, Mapping):
        return f"{{ {', '.join(_pairs(value, depth))} }}"
    if isinstance(value, Sequence):
        return f"[{', '.join([_value(each, depth + 1) for each in value])}]"
    raise TypeError(type(value).__name__)


def _pairs(value: Mapping[str, Any], depth: int) -> Iterator[str]:
    for name, each in value.items():
        yield f"{_key(str(name))} = {_value(each, depth + 1)}"
