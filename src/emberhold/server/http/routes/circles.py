"""Routes about one's circle: who is here, inviting somebody, taking an invitation up."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.server.house import Refused, Viewer
from emberhold.server.house.people.circles import Asked
from emberhold.server.http.bodies import AnswerInvitation, CircleRequest, InviteRequest
from emberhold.server.http.exchange import Json, body_as
from emberhold.server.http.hall import hall_of, paced
from emberhold.server.http.identity import remember, secret_for, secret_of
from emberhold.server.http.language import language_of
from emberhold.server.http.limits import BODY_BYTES, JOINING, OPENING, READING, SAYING


async def circle(request: Request) -> Response:
    """The circle this browser keeps: its people as they are now, and who asks its owner."""
    hall = hall_of(request)
    wish = await body_as(request, CircleRequest, BODY_BYTES)
    secret = await secret_for(request, hall.store, hall.settings.private)
    found = await hall.house.circles.look(secret, wish.handles, wish.online, language_of(request))
    answer = Json(found)
    remember(answer, request, secret)
    return answer


async def met(request: Request) -> Response:
    """The others at a table, for one's own circle."""
    hall, table = hall_of(request), request.path_params["table"]
    viewer = await hall.viewer(request, table)
    if not viewer.seats:
        raise Refused("not-yours", "error-only-watching")
    secret = secret_of(request) or ""
    return Json(await hall.house.circles.at_table(table, secret))


async def invite(request: Request) -> Response:
    hall, table = hall_of(request), request.path_params["table"]
    await hall.need_host(request, table)
    viewer = await hall.viewer(request, table)
    wish = await body_as(request, InviteRequest, BODY_BYTES)
    secret = secret_of(request) or ""
    asked = Asked(wish.handle, wish.seat, wish.name)
    await hall.house.circles.invite(table, viewer, secret, asked)
    return Json({"invited": True})


async def answer(request: Request) -> Response:
    """Sit down where somebody has asked one to, or say no; perhaps to all that they ask."""
    hall, id = hall_of(request), request.path_params["invitation"]
    wish = await body_as(request, AnswerInvitation, BODY_BYTES)
    secret = secret_of(request) or ""
    found = await hall.house.circles.answer(secret, id, wish.block)
    if not wish.take:
        return Json({"url": None})
    if (await hall.store.holders(found.table)).get(str(found.seat), 0):
        raise Refused("illegal", "error-seat-not-free")
    await hall.store.grant(secret, found.table, [str(found.seat)])
    own = Viewer.of(await hall.store.roles(secret, found.table)).seats
    await hall.house.guests.arrive(found.table, found.seat, None, own)
    hall.recheck(found.table)
    return Json({"url": f"/t/{found.table}"})


ROUTES = [
    Route("/api/circle", paced(circle, READING), methods=["POST"]),
    Route("/api/t/{table}/circle", paced(met, READING)),
    Route("/api/t/{table}/invite", paced(invite, SAYING, OPENING), methods=["POST"]),
    Route("/api/invitations/{invitation}", paced(answer, SAYING, JOINING), methods=["POST"]),
]
