"""Errors as answers: what went wrong, in the reader's language, with a fitting status."""

from __future__ import annotations

import logging

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as AllInUse
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from emberhold.kernel.errors import EmberholdError
from emberhold.language import speech
from emberhold.server.house import UnknownTable
from emberhold.server.http.exchange import Json
from emberhold.server.http.language import language_of
from emberhold.server.http.site.pages import message_page

_STATUS = {
    "too-fast": 429,
    "too-long": 413,
    "too-slow": 408,
    "newer": 503,
    "not-yours": 403,
    "not-found": 404,
    "over": 409,
}

DATABASE_AWAY = (OperationalError, InterfaceError, AllInUse)
"""How a database says that it is being restarted, is full, or has no connection left."""
_LOG = logging.getLogger("emberhold.house")
_FOR_PROGRAMS = ("/api/", "/static/", "/words/", "/games/", "/bundles/")


def code_of(error: EmberholdError) -> str:
    """The word for an error that a page understands."""
    if isinstance(error, UnknownTable):
        return "not-found"
    return str(getattr(error, "code", "wrong"))


def status_of(error: EmberholdError) -> int:
    return _STATUS.get(code_of(error), 400)


def error_answer(request: Request, error: Exception) -> Response:
    """The answer to a request that somebody's input made impossible."""
    assert isinstance(error, EmberholdError)
    if code_of(error) == "too-fast" and not request.url.path.startswith(_FOR_PROGRAMS):
        return message_page(request, "server-too-fast-title", "server-too-fast", 429)
    language = language_of(request)
    told = {"code": code_of(error), "text": error.text(language)}
    field = str(getattr(error, "field", ""))
    if field:
        told["field"] = field
    return Json({"error": told}, status_of(error))


def http_error_answer(request: Request, error: Exception) -> Response:
    """No such address, or not this way: a page for people, JSON for programs."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and not request.url.path.startswith(_FOR_PROGRAMS):
        return message_page(request, "server-no-page-title", "server-no-page", 404)
    known = {404: ("not-found", "server-no-page"), 405: ("malformed", "server-wrong-method")}
    code, id = known.get(error.status_code, ("wrong", "server-went-wrong"))
    told = {"code": code, "text": speech(language_of(request))(id)}
    return Json({"error": told}, error.status_code, headers=error.headers)


def note_database(error: Exception) -> None:
    """One line for the operator; it is not a mistake of ours."""
    _LOG.error("the database does not answer: %s", type(error).__name__)


def database_answer(request: Request, error: Exception) -> Response:
    """Nothing has been acknowledged, so the client may ask again."""
    note_database(error)
    told = {"code": "away", "text": speech(language_of(request))("server-database-away")}
    return Json({"error": told}, 503, headers={"Retry-After": "2"})


def crash_answer(request: Request, error: Exception) -> Response:
    """A mistake of ours: the reader learns that, and nothing about the inside."""
    told = {"code": "wrong", "text": speech(language_of(request))("server-went-wrong")}
    return Json({"error": told}, 500)
