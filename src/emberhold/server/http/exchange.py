"""JSON in and out."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from emberhold.server.house import Refused
from emberhold.server.http.limits import BODY_SECONDS
from emberhold.server.http.malformed import fault_of

Body = TypeVar("Body")


class Json(Response):
    """An answer in JSON."""

    media_type = "application/json"

    def __init__(
        self, content: Any, status: int = 200, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(content, status, headers)

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


async def raw_body(request: Request, most: int) -> bytes:
    """What was sent, up to a length; the rest is not even read."""
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise Refused("too-long", "server-too-long", given=len(body), most=most)
    except TimeoutError:
        raise Refused("too-slow", "server-too-slow") from None
    except ClientDisconnect:
        raise Refused("malformed", "server-not-json") from None
    return bytes(body)


async def body_as(request: Request, kind: type[Body], most: int) -> Body:
    """What was sent, as the shape it must have."""
    raw = await raw_body(request, most)
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise Refused("malformed", "server-malformed", why=fault_of(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("malformed", "server-not-json") from None


def number_in(request: HTTPConnection, name: str) -> int | None:
    """A whole number of the query; None where it is missing or empty."""
    text = request.query_params.get(name, "")
    return whole_number(name, text) if text else None


def whole_number(name: str, text: str) -> int:
    """A whole number of sensible length."""
    sign = -1 if text.startswith("-") else 1
    digits = text.removeprefix("-")
    if not digits.isascii() or not digits.isdecimal() or len(digits) > 9:
        raise Refused("malformed", "server-not-a-number", name=name, given=text[:40])
    return sign * int(digits)
