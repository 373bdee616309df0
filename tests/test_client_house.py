"""The house of the web client: floors that only look down, folders one can look through."""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from emberhold.server.http.site.bundles import STATIC

FLOORS = {
    "common": 1,  # what every page needs: elements, words, the server, settings of the browser
    "worker": 1,  # shows notices while no page is open; knows nobody
    "art": 2,  # pictures
    "board": 3,  # a scene as elements: cards, zones, the map
    **dict.fromkeys(("life", "shared"), 4),  # one's games; panels that table and pages share
    **dict.fromkeys(("story", "choosing", "library"), 5),  # told above the board; screens of it
    "workshop": 5,  # boxes of one's own
    "table": 6,
    **dict.fromkeys(("pages", "join"), 7),
}
MOST_IN_A_FOLDER = 20
WIDE = 120
"""How long a line of a script should be at most."""
TOO_WIDE = {
    "art": 456,
    "board": 10,
    "choosing": 6,
    "common": 13,
    "library": 11,
    "life": 13,
    "pages": 24,
    "shared": 12,
    "story": 19,
    "table": 19,
}
"""How many longer ones are left in a room: paths of drawings, and remarks, which Prettier leaves as
they are. Make it smaller whenever some have been wrapped."""
_NAMED = re.compile(r'(?:from |import\()"(\.[^"]+)"')
"""What a module imports, fetches later or takes types from."""


def files() -> list[str]:
    return sorted(path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.js"))


@cache
def named_by(file: str) -> frozenset[str]:
    text = (STATIC / file).read_text(encoding="utf-8")
    folder = posixpath.dirname(file)
    return frozenset(
        posixpath.normpath(posixpath.join(folder, name)) for name in _NAMED.findall(text)
    )


def room_of(file: str) -> str:
    return file.split("/")[0]


def arrows() -> Iterator[tuple[str, str]]:
    """From every module to each it names in another room."""
    for file in files():
        yield from ((file, other) for other in named_by(file) if room_of(file) != room_of(other))


def test_every_module_is_on_a_floor() -> None:
    assert {room_of(file) for file in files()} == set(FLOORS)


def test_no_room_looks_upward_or_aside() -> None:
    """Not even for types: what two rooms need is below both."""
    found = list(arrows())
    assert len(found) > 300
    wrong = [
        f"{file} -> {other}"
        for file, other in found
        if FLOORS[room_of(other)] >= FLOORS[room_of(file)]
    ]
    assert wrong == []


def test_no_folder_has_more_files_than_one_can_look_through() -> None:
    folders = Counter(
        path.parent.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file()
    )
    assert {name: n for name, n in folders.items() if n > MOST_IN_A_FOLDER} == {}


@pytest.mark.parametrize("room", sorted(FLOORS))
def test_lines_that_are_too_long_become_fewer(room: str) -> None:
    lines = [
        line
        for file in files()
        if room_of(file) == room
        for line in (STATIC / file).read_text(encoding="utf-8").splitlines()
    ]
    assert sum(len(line) > WIDE for line in lines) <= TOO_WIDE.get(room, 0)


def test_no_colon_is_put_behind_words_by_hand() -> None:
    """French has a space before it: `headed` knows that."""
    scripts = {file: (STATIC / file).read_text(encoding="utf-8") for file in files()}
    assert [file for file, text in scripts.items() if re.search(r"\}: ?`", text)] == []
