"""The pages: shells without a word of script in them, filled in with language, game and table."""

from __future__ import annotations

import gzip
import os
import re
from functools import lru_cache
from html import escape
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from emberhold.kernel.version import VERSION, engine
from emberhold.language import LANGUAGES, speech
from emberhold.server.house import Refused
from emberhold.server.http.exchange import Json
from emberhold.server.http.hall import hall_of
from emberhold.server.http.language import COOKIE, language_of
from emberhold.server.http.site.bundles import STATIC, bundled
from emberhold.server.http.site.bundles import version as build
from emberhold.server.http.site.looks import looks

_PART = re.compile(r" *\{\{part:([a-z]+)\}\}\n")
"""A line of a shell that stands for a file of `client/parts/`, which several pages share, or for
what the games bring."""
_PLACE = re.compile(
    r"\{\{(lang|game|table|campaign|engine|version|build|hall|text|title|button|word:[a-z0-9-]+)\}\}"
)
_YEAR = 365 * 24 * 60 * 60
_MESSAGES = Path(__file__).parents[2] / "messages"
_WORD = re.compile(r"^(web-[a-z0-9-]+) *=", re.MULTILINE)


_OF_ONE_GAME = ("table", "replay", "board")
"""Pages that show one game and need the looks of no other."""


def page(request: Request, name: str, status: int = 200, **filled: str) -> Response:
    """A shell of `client/`, in the browser's language; with `?sources` its files one by one."""
    language = language_of(request)
    shell = _shell(name, filled.get("game", "") if name in _OF_ONE_GAME else "")
    if "sources" not in request.query_params:
        shell = bundled(shell, name)
    if hall_of(request).settings.hall:
        filled["hall"] = "open"
    answer = HTMLResponse(_fill(shell, language, filled), status)
    if request.cookies.get(COOKIE) not in LANGUAGES:
        secure = request.url.scheme == "https"
        answer.set_cookie(COOKIE, language, _YEAR, secure=secure, samesite="lax")
    return answer


def message_page(request: Request, title: str, text: str, status: int) -> Response:
    """A page that says one thing and leads home."""
    say = speech(language_of(request))
    return page(request, "message", status, title=say(title), text=say(text))


def filled_shell(name: str) -> str:
    """A shell with all its parts, before anything is filled in."""
    return _shell(name)


def _shell(name: str, game: str = "") -> str:
    shell = (STATIC / f"{name}.html").read_text(encoding="utf-8")
    return _PART.sub(lambda found: _part(found[1], game), shell)


def _part(name: str, game: str) -> str:
    return looks(game) if name == "games" else _shell(f"parts/{name}")


def _fill(shell: str, language: str, filled: dict[str, str]) -> str:
    values = {"lang": language, "engine": engine(), "version": VERSION, "build": build(), **filled}

    def value(found: re.Match[str]) -> str:
        name = found[1]
        if name.startswith("word:"):
            return escape(speech(language)(name.removeprefix("word:")))
        return escape(values.get(name, ""))

    return _PLACE.sub(value, shell)


_PACKED = (".js", ".css", ".svg")
_NOT_OF_THE_PACKED = ("content-length", "accept-ranges")


class Static(StaticFiles):
    """Scripts, styles and pictures; a browser asks each time whether its copy is still good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        answer.headers["Cache-Control"] = "no-cache"
        if path.endswith(".js"):
            answer.headers["Content-Type"] = "text/javascript; charset=utf-8"
        if isinstance(answer, FileResponse) and path.endswith(_PACKED):
            answer.headers["Vary"] = "Accept-Encoding"
            if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
                return _packed(answer)
        return answer


def _packed(answer: FileResponse) -> Response:
    """The same file in less: a page is some eighty of them."""
    body = _pack(str(answer.path), os.stat(answer.path).st_mtime_ns)
    headers = {
        name: value for name, value in answer.headers.items() if name not in _NOT_OF_THE_PACKED
    }
    return Response(body, answer.status_code, {**headers, "Content-Encoding": "gzip"})


@lru_cache(maxsize=512)
def _pack(path: str, written: int) -> bytes:
    """A file as it was at a time."""
    return gzip.compress(Path(path).read_bytes(), 6)


async def words(request: Request) -> Response:
    """The words of the pages in one language."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refused("not-found", "error-language", given=language, known=", ".join(LANGUAGES))
    return Json(all_words(language), headers={"Cache-Control": "no-cache"})


@lru_cache
def all_words(language: str) -> dict[str, str]:
    """The words of the pages by their ids."""
    say = speech(language)
    files = sorted((_MESSAGES / language).glob("*.ftl"))
    ids = [id for file in files for id in _WORD.findall(file.read_text(encoding="utf-8"))]
    return {id: say(id) for id in ids}
