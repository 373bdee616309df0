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

from msgspec.json import encode

from emberhold.kernel.table import Table
from emberhold.language import speech
from emberhold.notebook.still import LINES
from emberhold.server.house.pages import alone
from emberhold.server.http.site import bundles, gists, looks, pages

_PAGE = "board"
_SCRIPT = "pages/board.js"
_TABLE = "here"
"""What the page calls the table when it asks for it."""
_MAIN = re.compile(r"<main.*</main>", re.DOTALL)
_LINK = re.compile(r" *<link [^>]*>\n")
_RULES = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"
"""What the browser lets the frame do: run and style itself, and nothing beyond."""
_FRAME = "width:100%;height:720px;border:0;border-radius:10px;resize:vertical;overflow:auto"


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
    state = alone.state(table, seat, language, LINES)
    answers = encode({f"/api/t/{_TABLE}/state": state}).decode().replace("<", "\\u003c")
    packed, main, unpack = _packed(game, language), _main(), _unpack()
    return (
        f'<!doctype html><html lang="{language}" data-game="{escape(game)}" data-table="{_TABLE}">'
        f'<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{_RULES}">'
        "<style>#first{position:fixed;inset:0;z-index:9;overflow:auto}</style>"
        f"{_LINK.sub('', looks.looks(game))}</head>"
        f'<body><div id="first">{first}</div>{main}'
        f'<script type="application/json" id="answers">{answers}</script>'
        f'<script type="application/json" id="packed">{packed}</script>'
        f"<script>{unpack}</script></body></html>"
    )


@cache
def _packed(game: str, language: str) -> str:
    """What is the same for every table: script, styles, words, and cards at a glance."""
    answers = {
        f"/words/{language}.json": pages.all_words(language),
        f"/games/{game}/gists.json": gists.all_gists(game),
    }
    script = bundles.whole_script(_SCRIPT, game)
    styles = bundles.whole_styles(_PAGE, game)
    packed = compress(encode({"script": script, "styles": styles, "answers": answers}), 9, mtime=0)
    return b64encode(packed).decode()


@cache
def _main() -> str:
    """The body of the page, with a place for what is asked and what happened last."""
    found = _MAIN.search(pages.filled_shell(_PAGE))
    assert found is not None
    return found[0].replace("</main>", '<section id="caption" class="caption"></section></main>')


@cache
def _unpack() -> str:
    return (Path(__file__).parent / "unpack.js").read_text(encoding="utf-8")
