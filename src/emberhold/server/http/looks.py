"""What the games bring to the pages: their looks as data, and their stylesheets."""

from __future__ import annotations

import json
from functools import lru_cache
from html import escape

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from emberhold.games import GAMES
from emberhold.server.house import Refused


def looks() -> str:
    """The lines of a page's head that tell it how every game is drawn."""
    return _looks(tuple(GAMES))


@lru_cache(maxsize=4)
def _looks(names: tuple[str, ...]) -> str:
    """The data stands in a block that no browser runs; `<` is written so that nothing ends it."""
    told = {name: GAMES[name].look.plain() for name in names}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    styled = [name for name in names if GAMES[name].look.stylesheet is not None]
    lines = [f'<link rel="stylesheet" href="/games/{escape(name)}/style.css">' for name in styled]
    lines.append(f'<script type="application/json" id="looks">{text}</script>')
    return "".join(f"  {line}\n" for line in lines)


async def stylesheet(request: Request) -> Response:
    """The colours of a game."""
    name = request.path_params["game"]
    path = GAMES[name].look.stylesheet if name in GAMES else None
    if path is None:
        raise Refused("not-found", "error-no-stylesheet")
    return FileResponse(path, media_type="text/css", headers={"Cache-Control": "no-cache"})
