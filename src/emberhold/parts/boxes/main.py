"""The file `box.toml`: what a box is called, which game it is for, who made it.

format = 1
game = "aeons-end"
slug = "ember-watch"
name = { en = "The Ember Watch", pl = "Straż Żaru", fr = "La Garde des braises" }
authors = "Ada and Jan"
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from emberhold.parts.boxes.contents import MAIN, Contents
from emberhold.parts.boxes.shelf import LONGEST_SLUG
from emberhold.parts.boxes.tables import Written, check_bounds, read_table
from emberhold.parts.boxes.words import Names, read_names

FORMAT: Final = 1
_FIELDS: Final = ("format", "game", "slug", "name", "authors")
_NEEDED: Final = ("format", "game", "slug", "name")
SLUG: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class Main(NamedTuple):
    """What is said of a whole box."""

    slug: str
    game: str
    names: Names
    authors: str


def read_main(contents: Contents, games: Sequence[str]) -> Main:
    """`box.toml`, for one of these games."""
    fields = read_table(contents, MAIN)
    entry = Written(fields, MAIN, 1, _lines(contents))
    check_bounds(entry)
    for name in fields:
        if name not in _FIELDS:
            known = ", ".join(_FIELDS)
            raise entry.refused("error-box-unknown-field", name, given=name[:60], known=known)
    for name in _NEEDED:
        if name not in fields:
            raise entry.refused("error-box-missing-field", given=name)
    if fields["format"] != FORMAT or isinstance(fields["format"], bool):
        given = str(fields["format"])[:40]
        raise entry.refused("error-box-format", "format", given=given, known=str(FORMAT))
    if fields["game"] not in games:
        given = str(fields["game"])[:40]
        raise entry.refused("error-box-game", "game", given=given, known=", ".join(games))
    slug = checked_slug(entry, fields["slug"], "slug")
    authors = read_names(entry, "authors", 80)["en"]["name"] if "authors" in fields else ""
    return Main(slug, fields["game"], read_names(entry, "name"), authors)


def checked_slug(entry: Written, given: object, field: str) -> str:
    if not isinstance(given, str) or not SLUG.fullmatch(given) or len(given) > LONGEST_SLUG:
        said = str(given)[:60]
        raise entry.refused("error-box-slug", field, given=said, most=LONGEST_SLUG)
    return given


def _lines(contents: Contents) -> dict[str, int]:
    text = contents.files[MAIN].decode("utf-8")
    found: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), start=1):
        if matched := re.match(r"\s*\[?\s*\"?([A-Za-z0-9_-]+)", line):
            found.setdefault(matched[1], number)
    return found
