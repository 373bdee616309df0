"""What every request passes and every answer carries.

The guard answers only to the server's own names (a page elsewhere cannot rebind its domain to
this machine), lets nothing be changed except by a page of this server, and gives every answer the
headers that keep foreign scripts, frames and requests out.
"""

from __future__ import annotations

import logging
from time import perf_counter

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from emberhold.language import speech
from emberhold.server.http.language import language_of_headers
from emberhold.server.http.metering import Meter, without_secrets
from emberhold.server.http.settings import Settings
from emberhold.server.http.site.bundles import version
from emberhold.server.logs import REQUESTS

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

BUILD = "X-Emberhold-Build"
"""Which sources the client was made from: pages notice when theirs are older."""
_READING = ("GET", "HEAD")
_SIGNED = "/n/"
"""Links in notices: they say themselves what may be done, and mail programs follow them without
any page (RFC 8058)."""


class Guard:
    """The outermost layer of the application: its security middleware (CSRF, CSP, rebinding)."""

    def __init__(self, app: ASGIApp, settings: Settings, meter: Meter | None = None) -> None:
        self.app = app
        self.settings = settings
        self.meter = meter or Meter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": refusal})
            return
        sealed = _sealing(self._counting(scope, send))
        if refusal is None:
            await self.app(scope, receive, sealed)
            return
        words = speech(language_of_headers(Headers(scope=scope)))(refusal)
        await PlainTextResponse(words, status_code=403)(scope, receive, sealed)

    def _counting(self, scope: Scope, send: Send) -> Send:
        """Send, and note what was answered and how long it took; no secrets are written down."""
        began, path = perf_counter(), str(scope["path"])

        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start":
                seconds, status = perf_counter() - began, int(message["status"])
                self.meter.request(path, status, seconds)
                if REQUESTS.isEnabledFor(logging.INFO) and not path.startswith("/static/"):
                    facts = {
                        "method": scope["method"],
                        "path": without_secrets(path),
                        "status": status,
                        "milliseconds": round(seconds * 1000, 1),
                    }
                    REQUESTS.info("request", extra={"facts": facts})
            await send(message)

        return counting

    def _refusal(self, scope: Scope) -> str | None:
        """The message that says why a request is not answered; None for a welcome one."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not scope["path"].isprintable():
            return "server-no-page"
        if not self.settings.answers_to(host):
            return "server-wrong-host"
        if scope["type"] == "http" and scope["method"] in _READING:
            return None
        if scope["type"] == "http" and scope["path"].startswith(_SIGNED):
            return None
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"]) or str(scope["scheme"])
        if not self.settings.is_own(headers.get("origin", ""), scheme, host):
            return "server-wrong-origin"
        return None


def _sealing(send: Send) -> Send:
    """Send, with the headers every answer carries."""

    async def sealed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            headers.setdefault("Cache-Control", "no-store")
            headers[BUILD] = version()
        await send(message)

    return sealed
