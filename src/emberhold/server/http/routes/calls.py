"""Routes about being called to a table when it is one's turn."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.server.http.bodies import CallRequest
from emberhold.server.http.exchange import Json, body_as
from emberhold.server.http.hall import Hall, hall_of, need_pace, paced
from emberhold.server.http.identity import secret_of
from emberhold.server.http.language import language_of
from emberhold.server.http.limits import BODY_BYTES, OPENING, READING


async def shown(request: Request) -> Response:
    """Whether this server can call, and under what word this browser is called to the table."""
    hall, table = hall_of(request), request.path_params["table"]
    await hall.need_roles(request, table)
    return await _told(request, hall, table)


async def change(request: Request) -> Response:
    """Allow it on one way, or no longer."""
    hall, table = hall_of(request), request.path_params["table"]
    viewer = await hall.viewer(request, table)
    wish = await body_as(request, CallRequest, BODY_BYTES)
    secret, language = secret_of(request) or "", language_of(request)
    calling = hall.house.calling
    if wish.mail is not None:
        need_pace(request, OPENING)
        await calling.allow_mail(table, viewer, secret, wish.mail, language)
    elif wish.push is not None:
        given = (wish.push.endpoint, wish.push.p256dh, wish.push.auth)
        await calling.allow_push(table, viewer, secret, given, language)
    elif wish.topic is not None:
        await calling.allow(table, viewer, secret, wish.topic, language)
    else:
        await calling.refuse(table, secret)
    return await _told(request, hall, table)


async def _told(request: Request, hall: Hall, table: str) -> Response:
    return Json(await hall.house.calling.shown(table, secret_of(request) or ""))


ROUTES = [
    Route("/api/t/{table}/call", paced(shown, READING)),
    Route("/api/t/{table}/call", paced(change), methods=["POST"]),
]
