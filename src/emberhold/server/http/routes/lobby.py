"""Routes of the hall: what is open to anybody, sitting down, watching, and keeping order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from emberhold.language import speech
from emberhold.server.house import Refused
from emberhold.server.house.pages import told
from emberhold.server.http.bodies import BlockRequest, OpeningRequest, RemoveRequest, SitRequest
from emberhold.server.http.exchange import Json, body_as
from emberhold.server.http.hall import Hall, address_of, hall_of, paced
from emberhold.server.http.identity import remember, secret_for, secret_of
from emberhold.server.http.language import language_of
from emberhold.server.http.limits import (
    BODY_BYTES,
    JOINING,
    OPENING,
    READING,
    SAYING,
    SOCKETS_OF_ADDRESS,
)
from emberhold.server.http.problems import DATABASE_AWAY, note_database
from emberhold.server.http.routes.tables import take_back
from emberhold.server.http.site.pages import message_page, page

_HEARTBEAT = 15.0


def _open_hall(request: Request) -> Hall:
    """The server, where its operator has opened the hall."""
    hall = hall_of(request)
    if not hall.settings.hall:
        raise Refused("not-found", "server-no-hall")
    return hall


async def hall_page(request: Request) -> Response:
    if not hall_of(request).settings.hall:
        return message_page(request, "server-no-hall-title", "server-no-hall", 404)
    return page(request, "hall")


async def listed(request: Request) -> Response:
    hall = _open_hall(request)
    return Json(await hall.house.lobby.look(secret_of(request), language_of(request)))


async def events(request: Request) -> Response:
    """A line whenever the list may be another one; the page then asks for it."""
    hall = _open_hall(request)
    address = address_of(request)
    if hall.visitors.get(address, 0) >= SOCKETS_OF_ADDRESS and not hall.settings.private:
        raise Refused("too-fast", "server-too-many-pages")
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(
        _stream(hall, address), media_type="text/event-stream", headers=headers
    )


async def _stream(hall: Hall, address: str) -> AsyncIterator[bytes]:
    hall.visitors[address] = hall.visitors.get(address, 0) + 1
    try:
        async with hall.house.lobby.waiting() as changed:
            yield b"retry: 3000\n\n"
            while not hall.closing.is_set():
                try:
                    async with asyncio.timeout(_HEARTBEAT):
                        await changed.wait()
                    changed.clear()
                    yield b"data: changed\n\n"
                except TimeoutError:
                    yield b": still here\n\n"
    except DATABASE_AWAY as error:
        note_database(error)
    finally:
        hall.visitors[address] -= 1
        if not hall.visitors[address]:
            del hall.visitors[address]


async def sit(request: Request) -> Response:
    """Take a free seat; where an opponent may know what is hidden, only on a second press."""
    hall, table = _open_hall(request), request.path_params["table"]
    wish = await body_as(request, SitRequest, BODY_BYTES)
    secret = await secret_for(request, hall.store, hall.settings.private)
    warning = None if wish.knowing else await hall.house.lobby.warning(table, secret)
    if warning is not None:
        return Json({"url": None, "warning": speech(language_of(request))(warning)})
    await hall.house.lobby.sit(table, secret, wish.name)
    return _welcome(request, hall, table, secret)


async def watch(request: Request) -> Response:
    hall, table = _open_hall(request), request.path_params["table"]
    secret = await secret_for(request, hall.store, hall.settings.private)
    await hall.house.lobby.watch(table, secret)
    return _welcome(request, hall, table, secret)


def _welcome(request: Request, hall: Hall, table: str, secret: str) -> Response:
    hall.recheck(table)
    answer = Json({"url": f"/t/{table}", "warning": None})
    remember(answer, request, secret)
    return answer


# For the host and the people of a table


async def open_table(request: Request) -> Response:
    """The host opens a table to anybody, changes how, or closes it."""
    hall, table = _open_hall(request), request.path_params["table"]
    await hall.need_host(request, table)
    wish = await body_as(request, OpeningRequest, BODY_BYTES)
    await hall.house.lobby.open(table, secret_of(request) or "", opening_of(wish))
    return Json({"opening": await hall.house.lobby.opening(table)})


def opening_of(wish: OpeningRequest) -> told.Opening:
    return told.Opening(
        seats=wish.seats, watch=wish.watch, level=wish.level, languages=list(wish.languages)
    )


async def remove(request: Request) -> Response:
    """The host takes a seat from somebody, perhaps for good; it is free again."""
    hall, table = hall_of(request), request.path_params["table"]
    await hall.need_host(request, table)
    wish = await body_as(request, RemoveRequest, BODY_BYTES)
    viewer = await hall.viewer(request, table)
    rows = await hall.house.seats(table)
    if wish.seat >= len(rows) or wish.seat in viewer.seats or rows[wish.seat].who != "person":
        raise Refused("illegal", "error-remove-seat")
    if wish.block:
        await hall.house.lobby.block(table, secret_of(request) or "", wish.seat)
    await take_back(hall, table, str(wish.seat))
    await hall.house.guests.unseat(table, wish.seat)
    await hall.house.guests.leave(table, wish.seat)
    hall.house.lobby.tell()
    return Json({"removed": True})


async def block(request: Request) -> Response:
    """Somebody at a table does not want to meet another one again."""
    hall, table = hall_of(request), request.path_params["table"]
    viewer = await hall.viewer(request, table)
    wish = await body_as(request, BlockRequest, BODY_BYTES)
    if not viewer.seats or wish.seat in viewer.seats:
        raise Refused("not-yours", "error-only-watching")
    await hall.house.lobby.block(table, secret_of(request) or "", wish.seat)
    return Json({"blocked": True})


ROUTES = [
    Route("/hall", paced(hall_page, READING)),
    Route("/api/hall", paced(listed, READING)),
    Route("/api/hall/events", paced(events, READING)),
    Route("/api/hall/{table}/sit", paced(sit, SAYING, JOINING), methods=["POST"]),
    Route("/api/hall/{table}/watch", paced(watch, SAYING, JOINING), methods=["POST"]),
    Route("/api/t/{table}/opening", paced(open_table, SAYING, OPENING), methods=["POST"]),
    Route("/api/t/{table}/remove", paced(remove, SAYING), methods=["POST"]),
    Route("/api/t/{table}/block", paced(block, SAYING), methods=["POST"]),
]
