"""Routes about being called to a table when it is one's turn."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.server.http.bodies import CallRequest
from emberhold.server.http.exchange import Json, body_as
from emberhold.server.http.hall import Hall, hall_of, paced
from emberhold.server.http.identity import secret_of
from emberhold.server.http.language import language_of
from emberhold.server.http.limits import BODY_BYTES, READING


async def shown(request: Request) -> Response:
    """Whether this server can call, and under what word this browser is called to the table."""
    hall, table = hall_of(request), request.path_params["table"]
    await hall.need_roles(request, table)
    return await _told(request, hall, table)


async def change(request: Request) -> Response:
    """Allow it under a word, or no longer."""
    hall, table = hall_of(request), request.path_params["table"]
    viewer = await hall.viewer(request, table)
    wish = await body_as(request, CallRequest, BODY_BYTES)
    secret = secret_of(request) or ""
    if wish.topic is None:
        await hall.house.calling.refuse(table, secret)
    else:
        language = language_of(request)
        await hall.house.calling.allow(table, viewer, secret, wish.topic, language)
    return await _told(request, hall, table)


async def _told(request: Request, hall: Hall, table: str) -> Response:
    topic = await hall.house.calling.topic(table, secret_of(request) or "")
    return Json({"possible": hall.house.calling.possible, "topic": topic})


ROUTES = [
    Route("/api/t/{table}/call", paced(shown, READING)),
    Route("/api/t/{table}/call", paced(change), methods=["POST"]),
]
