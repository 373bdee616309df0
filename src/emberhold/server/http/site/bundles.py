"""A page's scripts and styles in one file each, made by the server from the files as they are.

Their address carries a digest of all sources, so that a browser keeps them for good. Anyone who
wants to read or debug the sources adds `?sources` to the address of a page.
"""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from time import monotonic

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from emberhold.games import GAMES
from emberhold.server.http.site import modules

STATIC = Path(__file__).parents[3] / "client"
"""The web client, served as `/static`."""
ROOT = "/bundles"
_SCRIPT = re.compile(r'<script type="module" src="/static/([\w/-]+\.js)"></script>')
_STYLE = re.compile(r' *<link rel="stylesheet" href="/static/([\w/-]+\.css)">\n')
_GAME_STYLE = re.compile(r' *<link rel="stylesheet" href="/games/([\w-]+)/style\.css">\n')
_REMARK = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
_FOR_GOOD = "public, max-age=31536000, immutable"
_TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}


def bundled(shell: str, page: str) -> str:
    """The shell of a page with one stylesheet and one script instead of many."""
    games = _GAME_STYLE.findall(shell)
    root = f"{ROOT}/{version()}"
    named = "+".join([page, *games])
    link = f'  <link rel="stylesheet" href="{root}/styles/{named}.css">\n'
    first = _STYLE.search(shell)
    if first is not None:
        rest = _GAME_STYLE.sub("", _STYLE.sub("", shell[first.end() :]))
        shell = shell[: first.start()] + link + rest
    return _SCRIPT.sub(rf'<script type="module" src="{root}/\1"></script>', shell)


def stylesheets(game: str) -> list[Path]:
    """The stylesheets of a game, in the order in which they are read."""
    look = GAMES[game].look
    return [path for path in (look.basis, look.stylesheet) if path is not None]


def version() -> str:
    """A digest of all sources; within a second of one being written it is another."""
    return _version_at(int(monotonic()))


@lru_cache(maxsize=1)
def _version_at(second: int) -> str:
    return _version(_written(tuple(GAMES)))


def _sources(games: tuple[str, ...]) -> list[Path]:
    own = [path for path in STATIC.rglob("*") if path.suffix in (".js", ".css", ".html")]
    return sorted({*own, *(path for game in games for path in stylesheets(game))})


def _written(games: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((str(path), path.stat().st_mtime_ns) for path in _sources(games))


@lru_cache(maxsize=2)
def _version(written: tuple[tuple[str, int], ...]) -> str:
    digest = sha256()
    for path, _ in written:
        digest.update(Path(path).read_bytes())
    return digest.hexdigest()[:16]


def ahead() -> None:
    """Have at hand what every table asks for."""
    _made(version(), "table/main.js")


async def bundle(request: Request) -> Response:
    """A script or stylesheet; a page of another version gets what there is now, once."""
    asked, name = request.path_params["version"], request.path_params["name"]
    now = version()
    plain, packed = _made(now, name)
    headers = {"Content-Type": _TYPES[Path(name).suffix], "Vary": "Accept-Encoding"}
    if asked != now:
        # What it fetches later has to find the same script, under the same address.
        plain = plain.replace(f"{ROOT}/{now}/".encode(), f"{ROOT}/{asked}/".encode())
        return Response(plain, headers={**headers, "Cache-Control": "no-cache"})
    headers["Cache-Control"] = _FOR_GOOD
    if "gzip" in Headers(scope=request.scope).get("accept-encoding", ""):
        return Response(packed, headers={**headers, "Content-Encoding": "gzip"})
    return Response(plain, headers=headers)


@lru_cache(maxsize=64)
def _made(now: str, name: str) -> tuple[bytes, bytes]:
    """A file as it is sent, plain and packed."""
    text = _styles(name) if name.startswith("styles/") else _script(name, f"{ROOT}/{now}")
    if text is None:
        raise HTTPException(404)
    plain = text.encode()
    return plain, gzip.compress(plain, 9, mtime=0)


def _styles(name: str) -> str | None:
    page, *games = name.removeprefix("styles/").removesuffix(".css").split("+")
    known = page in _pages() and all(game in GAMES for game in games)
    if not known or not name.endswith(".css"):
        return None
    return _sheets(page, games)


def _sheets(page: str, games: list[str]) -> str:
    own = [STATIC / path for path in _STYLE.findall(_pages()[page])]
    paths = dict.fromkeys([*own, *(path for game in games for path in stylesheets(game))])
    return "\n".join(_REMARK.sub("", path.read_text(encoding="utf-8")) for path in paths)


def whole_styles(page: str, game: str) -> str:
    """All styles of a page for one game, for a page that fetches nothing."""
    return _sheets(page, [game] if game in GAMES else [])


def whole_script(entry: str, game: str) -> str:
    """All scripts of a page for one game, without the pictures that only other games have."""
    others = tuple(f"art/{name}/" for name in GAMES if name != game)
    foreign = [name for name in _fetched() if name.startswith(others)]
    return modules.everything(STATIC, entry, foreign)


def _script(name: str, root: str) -> str | None:
    """`table/main.js` is a page's own script, `table/main/choosing/gather.js` what it fetches."""
    entries = {entry for shell in _pages().values() for entry in _SCRIPT.findall(shell)}
    if name in entries:
        return modules.script(STATIC, name, root)
    for entry in entries:
        later = name.removeprefix(f"{entry.removesuffix('.js')}/")
        if later != name and later in _fetched():
            return modules.more(STATIC, entry, later, root)
    return None


def _pages() -> dict[str, str]:
    """Every shell with the head that all of them share."""
    head = (STATIC / "parts" / "head.html").read_text(encoding="utf-8")
    shells = {path.stem: path.read_text(encoding="utf-8") for path in STATIC.glob("*.html")}
    return {name: re.sub(r" *\{\{part:head\}\}\n", head, shell) for name, shell in shells.items()}


def _fetched() -> set[str]:
    """The modules that can be fetched later: there is no other way to name a file."""
    return {str(path.relative_to(STATIC)) for path in STATIC.rglob("*.js")}
