"""The board of the web in a frame that needs no server: the page `/t/<table>/board` itself.

The frame carries the page's script, styles and words, packed, and what the page would ask its
server for. It has no origin, reaches nothing outside, and of the table it knows what the frame for
one seat holds. The packed part is the same for every table of a game in a language; with it a cell
is as large as a picture of a plot.
"""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from gzip import compress
from html import escape
from pathlib import Path
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from emberhold.games import GAMES
from emberhold.games.unsealed import unsealed, unsealed_at
from emberhold.kernel.table import Table
from emberhold.language import speech
from emberhold.notebook.state import state_of
from emberhold.notebook.still import LINES
from emberhold.server.http.site import bundles, gists, looks, pages

_PAGE = "board"
_SCRIPT = "pages/board.js"
_TABLE = "here"
"""What the page calls the table when it asks for it."""
_MAIN = re.compile(r"<main.*</main>", re.DOTALL)
_LINK = re.compile(r" *<link [^>]*>\n")
_RULES = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"
"""What the browser lets the frame do: run and style itself, and nothing beyond."""
_FRAME = "width:100%;height:860px;border:0;border-radius:10px;resize:vertical;overflow:auto"


def framed(table: Table, seat: int | None, language: str, first: str) -> str:
    """A frame with the board, seen by a seat; `first` is in it until the board is drawn."""
    page = escape(_page(table, seat, language, first), quote=False).replace("'", "&#39;")
    title = escape(speech(language)(f"game-{table.header.game}"))
    return (
        f'<iframe class="emberhold-board" sandbox="allow-scripts" title="{title}" '
        f"style=\"{_FRAME}\" srcdoc='{page}'></iframe>"
    )


def _page(table: Table, seat: int | None, language: str, first: str) -> str:
    game = table.header.game
    blocks = {"page": _static(game, language), "table": _live(table, seat, language)}
    packed = "".join(
        f'<script type="application/octet-stream" id="{id}">{text}</script>'
        for id, text in blocks.items()
    )
    return (
        f'<!doctype html><html lang="{language}" data-game="{escape(game)}" data-table="{_TABLE}">'
        '<head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{_RULES}">'
        "<style>#first{position:fixed;inset:0;z-index:9;overflow:auto}</style>"
        f"{_LINK.sub('', looks.looks(game))}</head>"
        f'<body><div id="first">{first}</div>{_main()}{packed}'
        f"<script>{_unpack()}</script></body></html>"
    )


def _live(table: Table, seat: int | None, language: str) -> str:
    """What this seat sees of this table, and the portraits that are pictures of their own."""
    state = encode(state_of(table, seat, language, LINES))
    pictures = {
        f"/static/{path.relative_to(bundles.STATIC).as_posix()}": path.read_text(encoding="utf-8")
        for path in _portraits()
        if f'"{path.stem}"'.encode() in state
    }
    answers = {f"/api/t/{_TABLE}/state": Raw(state), **_own_gists(table)}
    return _packed({"answers": answers, "pictures": pictures})


def _own_gists(table: Table) -> dict[str, Any]:
    """Cards at a glance, where the table has some beyond those that everybody knows."""
    game, known = table.header.game, unsealed_at(table)
    if game not in GAMES or known is unsealed(GAMES[game]):
        return {}
    told = {**gists.gists_of(game, known.library), **gists.all_gists(game)}
    return {f"/games/{game}/gists.json": told}


@cache
def _static(game: str, language: str) -> str:
    """What is the same for every table: script, styles, words, and cards at a glance."""
    answers = {
        f"/words/{language}.json": pages.all_words(language),
        f"/games/{game}/gists.json": gists.all_gists(game) if game in GAMES else {},
    }
    script = bundles.whole_script(_SCRIPT, game)
    styles = bundles.whole_styles(_PAGE, game)
    return _packed({"script": script, "styles": styles, "answers": answers})


def _packed(told: object) -> str:
    return b64encode(compress(encode(told), 9, mtime=0)).decode()


@cache
def _portraits() -> list[Path]:
    return sorted((bundles.STATIC / "art" / "people").glob("*.svg"))


@cache
def _main() -> str:
    """The body of the page, with a place for what is asked and what happened last."""
    found = _MAIN.search(pages.filled_shell(_PAGE))
    assert found is not None
    told = found[0].replace('class="alone"', 'class="alone alone--told"')
    return told.replace("</main>", '<section id="caption" class="caption"></section></main>')


@cache
def _unpack() -> str:
    return (Path(__file__).parent / "unpack.js").read_text(encoding="utf-8")
