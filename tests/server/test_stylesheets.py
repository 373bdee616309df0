"""Stylesheets cost nothing where nothing happens: what a table looks like is said in attributes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from emberhold.games import GAMES
from emberhold.server.http.site.bundles import STATIC

_LINKED = re.compile(r'href="/static/(styles/[a-z/-]+\.css)"')
_REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)
_KEYFRAMES = re.compile(r"@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}")
_ANIMATION = re.compile(r"animation(?:-name|-iteration-count)?\s*:\s*([^;}]+)")
_PROPERTY = re.compile(r"([\w-]+)\s*:")
_LARGEST_PHONE = {"width": 640, "height": 560}
"""Upright and on its side, in pixels."""
_SMALLER = re.compile(r"\(max-(width|height): (\d+)px\)")
_CHEAP = {"opacity", "transform", "translate", "rotate", "scale"}
"""What a browser moves without drawing anything again."""


def _sheets(*pages: str) -> dict[str, str]:
    """Every stylesheet of some pages, those of the games and those fetched on the way, by name."""
    shells = [(STATIC / f"{page}.html").read_text(encoding="utf-8") for page in pages]
    found = {name for shell in shells for name in _LINKED.findall(shell)}
    paths = [STATIC / name for name in (*found, "styles/base.css", "styles/beginner.css")]
    paths += [path for game in GAMES.values() if (path := game.look.stylesheet) is not None]
    return {path.name: _read(path) for path in paths}


def _read(path: Path) -> str:
    return _REMARK.sub("", path.read_text(encoding="utf-8"))


def _everything() -> str:
    sheets = STATIC.rglob("*.css")
    games = [path for game in GAMES.values() if (path := game.look.stylesheet) is not None]
    return "\n".join(_read(path) for path in dict.fromkeys([*sheets, *games]))


@pytest.mark.parametrize("page", ["table", "replay", "board"])
def test_no_style_of_a_table_asks_what_lies_inside_something(page: str) -> None:
    """A rule with `:has()` is asked again for everything around whatever changes."""
    asking = {
        name: sheet.count(":has(") for name, sheet in _sheets(page).items() if ":has(" in sheet
    }
    assert asking == {}, "let the page say it in an attribute: client/board/facts.js"


def _endless(css: str) -> Iterator[str]:
    for value in _ANIMATION.findall(css):
        for one in value.split(","):
            if "infinite" in one.split():
                yield from one.split()


def test_what_moves_for_ever_moves_only_what_is_cheap_to_move() -> None:
    css = _everything()
    frames = {name: set(_PROPERTY.findall(body)) for name, body in _KEYFRAMES.findall(css)}
    endless = {word: frames[word] for word in _endless(css) if word in frames}
    assert endless, "there is something that moves for ever"
    dear = {name: found - _CHEAP for name, found in endless.items() if found - _CHEAP}
    assert dear == {}


def test_nothing_moves_on_a_page_that_nobody_sees() -> None:
    rule = re.search(r":root\[data-hidden\] \*[^{]*\{([^}]*)\}", _everything())
    assert rule is not None
    assert "animation-play-state: paused" in rule[1]
    assert 'toggleAttribute("data-hidden", document.hidden)' in _read(STATIC / "shared/settings.js")


def _blocks(sheet: str) -> Iterator[str]:
    """What is before the braces of every block that is in no other."""
    depth = start = 0
    for place, letter in enumerate(sheet):
        if letter == "{":
            if depth == 0:
                yield sheet[start:place].strip()
            depth += 1
        elif letter == "}":
            depth -= 1
            start = place + 1


def _is_for_a_phone(block: str) -> bool:
    """Whether everything it is for is as small as a phone."""
    return block.startswith("@media") and all(
        any(int(size) <= _LARGEST_PHONE[side] for side, size in _SMALLER.findall(each))
        for each in block.split(",")
    )


def test_what_is_different_on_a_phone_is_at_the_end_of_its_sheet() -> None:
    """Each way to hold it once. The screens of choosing.css have nothing in common but the file."""
    games = (STATIC.parent / "games").glob("*/web/*.css")
    for path in (*(STATIC / "styles").rglob("*.css"), *games):
        if path.name != "choosing.css":
            blocks = list(_blocks(_read(path)))
            phones = [block for block in blocks if _is_for_a_phone(block)]
            assert blocks[len(blocks) - len(phones) :] == phones, path
            assert len(phones) == len(set(phones)), path
