"""Routes of the installed app: its manifest, its service worker, and what can be read offline.

Everything kept in a browser carries the digest of the sources it was made from. Pages and answers
of different builds are never put together: see `client/worker/worker.js`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import PurePosixPath

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.games import GAMES
from emberhold.language import speech
from emberhold.server.http.exchange import Json
from emberhold.server.http.hall import paced
from emberhold.server.http.language import language_of
from emberhold.server.http.limits import READING
from emberhold.server.http.site import bundles
from emberhold.server.http.site.pages import filled_shell, page

_BUNDLE = re.compile(r'"(/(?:bundles|static|games)/[\w./+-]+)"')
_LATER = re.compile(r'import\("(\.[\w./-]+)"\)')
_BUILD = b"__BUILD__"


def _picture(name: str, size: int, purpose: str = "any") -> dict[str, str]:
    """A picture of the app for systems that take no SVG; `tools/icons.py` draws them."""
    src = f"/static/icons/{name}"
    return {"src": src, "type": "image/png", "sizes": f"{size}x{size}", "purpose": purpose}


_PICTURES = [
    {"src": "/static/icons/app.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "any"},
    _picture("app-192.png", 192),
    _picture("app-512.png", 512),
    _picture("app-maskable-512.png", 512, "maskable"),
]


async def worker(request: Request) -> Response:
    """The service worker; it has to be at the root to be there for every page."""
    script = (bundles.STATIC / "worker" / "worker.js").read_bytes()
    script = script.replace(_BUILD, bundles.version().encode())
    headers = {"Cache-Control": "no-cache"}
    return Response(script, media_type="text/javascript; charset=utf-8", headers=headers)


async def manifest(request: Request) -> Response:
    """How the app is called and what it looks like where it is installed."""
    say, language = speech(language_of(request)), language_of(request)
    told = {
        "name": "Emberhold",
        "short_name": "Emberhold",
        "description": say("web-start-lead"),
        "lang": language,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#0f1119",
        "theme_color": "#0f1119",
        "icons": _PICTURES,
        "shortcuts": [
            {"name": say("web-puzzles"), "url": "/puzzles"},
            {"name": say("web-you"), "url": "/you"},
        ],
    }
    return Json(told, headers={"Content-Type": "application/manifest+json"})


async def offline(request: Request) -> Response:
    """What is shown for pages that need a server while there is none."""
    return page(request, "offline")


async def files(request: Request) -> Response:
    """Everything a browser keeps to be read offline, in one language."""
    language = language_of(request)
    return Json({"build": bundles.version(), "files": _files(bundles.version(), language)})


@lru_cache(maxsize=6)
def _files(build: str, language: str) -> list[str]:
    """Pages, what they ask the server, and their scripts, styles and pictures."""
    books = [name for name, game in GAMES.items() if game.rulebook is not None]
    pages = {"offline": "/offline", "puzzles": "/puzzles"}
    addresses = [*pages.values(), *(f"/cards/{game}" for game in GAMES)]
    addresses += [f"/rules/{game}" for game in books]
    taught = [name for name, game in GAMES.items() if game.lessons]
    addresses += [f"/lessons/{game}" for game in taught]
    asked = [f"/words/{language}.json", f"/api/games?lang={language}"]
    asked += [f"/api/puzzles?lang={language}"]
    asked += [f"/api/cards/{game}?lang={language}" for game in GAMES]
    asked += [f"/games/{game}/gists.json" for game in GAMES]
    asked += [f"/api/rules/{game}?q=&lang={language}" for game in books]
    asked += [f"/api/lessons/{game}?lang={language}" for game in taught]
    parts: dict[str, None] = {}
    for name in ("offline", "puzzles", "cards", "rules", "lessons"):
        shell = bundles.bundled(filled_shell(name), name)
        parts |= dict.fromkeys(_BUNDLE.findall(shell))
        entry = f"{bundles.ROOT}/{build}/pages/{name}"
        parts |= dict.fromkeys(f"{entry}/{later}" for later in _galleries())
    parts |= dict.fromkeys(f"/static/icons/{icon}" for icon in ("app.svg", "app-192.png"))
    return [*addresses, *asked, *parts]


def _galleries() -> list[str]:
    """The drawings that a page fetches when a game is first shown."""
    emblems = (bundles.STATIC / "art" / "emblems.js").read_text(encoding="utf-8")
    return [str(PurePosixPath("art") / later) for later in dict.fromkeys(_LATER.findall(emblems))]


ROUTES = [
    Route("/worker.js", paced(worker, READING)),
    Route("/manifest.webmanifest", paced(manifest, READING)),
    Route("/offline", paced(offline, READING)),
    Route("/api/offline", paced(files, READING)),
]
