"""What the games bring to the pages: their looks as data, and their stylesheets."""

from __future__ import annotations

import json
from functools import lru_cache
from html import escape

from starlette.requests import Request
from starlette.responses import Response

from emberhold.games import GAMES
from emberhold.server.house import Refused
from emberhold.server.http.site.bundles import stylesheets


def looks(game: str = "") -> str:
    """The lines of a page's head that tell it how one game is drawn, or every one."""
    return _looks((game,) if game in GAMES else tuple(GAMES))


@lru_cache(maxsize=8)
def _looks(names: tuple[str, ...]) -> str:
    """The data is in a block that no browser runs; `<` is written so that nothing ends it."""
    told = {name: GAMES[name].look.plain() for name in names}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    styled = [name for name in names if stylesheets(name)]
    lines = [f'<link rel="stylesheet" href="/games/{escape(name)}/style.css">' for name in styled]
    lines.append(f'<script type="application/json" id="looks">{text}</script>')
    return "".join(f"  {line}\n" for line in lines)


async def stylesheet(request: Request) -> Response:
    """The colours of a game."""
    name = request.path_params["game"]
    paths = stylesheets(name) if name in GAMES else []
    if not paths:
        raise Refused("not-found", "error-no-stylesheet")
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    return Response(text, media_type="text/css", headers={"Cache-Control": "no-cache"})
