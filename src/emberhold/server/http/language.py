"""Which language a request is answered in."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from emberhold.language import LANGUAGES

COOKIE = "lang"


def language_of(request: HTTPConnection) -> str:
    """The one asked for, else the one chosen before, else the browser's, else English."""
    for wish in (request.query_params.get("lang"), request.cookies.get(COOKIE)):
        if wish in LANGUAGES:
            return wish
    return accepted(request.headers.get("accept-language", ""))


def language_of_headers(headers: Headers) -> str:
    """The language where the request is not welcome enough to be read further."""
    return accepted(headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The language of ours that an Accept-Language header likes best."""
    liked: dict[str, float] = {}
    for part in header.split(",")[:20]:
        name, _, quality = part.strip().partition(";")
        language = name.strip().lower()[:2]
        if language in LANGUAGES:
            liked[language] = max(liked.get(language, 0.0), _quality(quality))
    return _best(liked)


def _best(liked: Mapping[str, float]) -> str:
    wanted = [language for language in liked if liked[language] > 0]
    return max(wanted, key=lambda language: liked[language], default=LANGUAGES[0])


def _quality(text: str) -> float:
    name, _, number = text.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0
