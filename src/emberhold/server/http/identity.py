"""Who a browser is: a secret in a cookie, and what that secret may do at a table.

Authentication without accounts: the cookie is all there is of a login session.
"""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection
from starlette.responses import Response

from emberhold.server.store import Store
from emberhold.server.store.people import new_secret

COOKIE = "emberhold"
_SHAPE = re.compile(r"[A-Za-z0-9_-]{22}")
_KEPT = 400 * 24 * 60 * 60


def secret_of(request: HTTPConnection) -> str | None:
    """The secret a browser brings, where it looks like one of ours."""
    secret = request.cookies.get(COOKIE, "")
    return secret if _SHAPE.fullmatch(secret) else None


def well_formed(token: str) -> bool:
    return _SHAPE.fullmatch(token) is not None


async def secret_for(request: HTTPConnection, store: Store, private: bool) -> str:
    """The browser's secret, or a new one.

    A secret the server never gave out could have been planted by somebody who knows it. At home
    it is another server of the same person, whose cookie is shared whatever the port.
    """
    secret = secret_of(request)
    if secret is not None and (private or await store.knows_browser(secret)):
        return secret
    return new_secret()


def remember(response: Response, request: HTTPConnection, secret: str) -> None:
    """Give the browser its secret: out of reach of scripts and of other sites' requests."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=_KEPT,
        path="/",
        secure=request.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )
