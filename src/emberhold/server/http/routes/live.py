"""Live connections: WebSocket, event stream, long poll, and messages by POST.

All of them read the same messages and send the same frames, so that a page behind a proxy that
knows no sockets misses nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from time import perf_counter
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from emberhold.kernel.errors import EmberholdError
from emberhold.server.house import Refused, Viewer
from emberhold.server.house.pages.shown import Done, Refusal, Reply
from emberhold.server.house.people.said import ClientFrame, Hint, Language, Show
from emberhold.server.house.refusing import STALE
from emberhold.server.http.bodies import Unreadable, read_frame
from emberhold.server.http.connection import Connection, Gone
from emberhold.server.http.exchange import Json, number_in, raw_body
from emberhold.server.http.hall import Hall, address_of, hall_of, need_pace
from emberhold.server.http.identity import secret_of
from emberhold.server.http.language import language_of
from emberhold.server.http.limits import ADVICE, MESSAGE_BYTES, PATIENCE, READING, Pace
from emberhold.server.http.problems import DATABASE_AWAY, note_database, status_of
from emberhold.server.store.people import hashed

NO_SEAT, RESTARTING, TOO_MUCH, BROKEN = 4403, 1012, 1008, 1011
"""Why a socket is closed: no right to be here, a restart, far too many messages, our mistake."""
_LOG = logging.getLogger("uvicorn.error")
_HEARTBEAT = 15.0
_POLL = 25.0
_LINGERS = 40.0
"""Seconds a page that polls counts as present after its last question."""


# Opening


async def _connected(request: HTTPConnection, hall: Hall, table: str) -> Connection:
    """The browser's connection, seen as the query asks: seat, language, known version."""
    hall.need_place(request)
    roles = await hall.need_roles(request, table)
    secret = secret_of(request)
    assert secret is not None
    connection = await Connection.open(hall, table, secret, roles, language_of(request))
    connection.address = address_of(request)
    try:
        _look(connection, request)
    except Refused:
        connection.close()
        raise
    return connection


def _look(connection: Connection, request: HTTPConnection) -> None:
    seat = number_in(request, "seat")
    known = number_in(request, "version")
    _need_seat(connection.viewer, seat)
    connection.look(seat, language_of(request))
    connection.known = known if known is not None and known >= 0 else None


def _need_seat(viewer: Viewer, seat: int | None) -> None:
    """Nobody looks with the eyes of a seat that is not theirs."""
    if seat is not None and seat not in viewer.seats:
        raise Refused("not-yours", "server-not-your-seat")


# Messages


async def _answered(connection: Connection, frame: ClientFrame) -> Reply:
    """Carry out a message; the frame that answers it."""
    viewer = await connection.allowed()
    if isinstance(frame, Show):
        _need_seat(viewer, frame.seat)
        connection.look(frame.seat, connection.language)
    elif isinstance(frame, Language):
        connection.look(connection.showing, frame.lang)
    else:
        house, named = connection.hall.house, _apart(frame, connection.secret)
        answer = await house.act(connection.table, viewer, named, connection.language)
        return replace(answer, id=frame.id)
    connection.wake()
    version = await connection.hall.house.version(connection.table)
    return Done(id=frame.id, version=version)


def _apart(frame: ClientFrame, secret: str) -> ClientFrame:
    """Two browsers may number their messages alike: the house sees whose each is."""
    return replace(frame, id=f"{hashed(secret)[:16]} {frame.id}")


def _refusal(error: EmberholdError, frame: str | None, language: str) -> Refusal:
    code = getattr(error, "code", "illegal")
    return Refusal(id=frame, code=code, text=error.text(language))


def _named(error: Refused) -> str | None:
    """What the page called a message that could not be read."""
    return error.frame if isinstance(error, Unreadable) else None


# WebSocket


async def socket(ws: WebSocket) -> None:
    hall = hall_of(ws)
    await ws.accept()
    try:
        need_pace(ws, READING)
        connection = await _connected(ws, hall, ws.path_params["table"])
        connection.steps = ws.query_params.get("steps") == "1"
    except EmberholdError as error:
        await _send(ws, _refusal(error, None, language_of(ws)))
        await _close(ws, NO_SEAT)
        return
    except DATABASE_AWAY as error:
        await _cut_off(ws, error)
        return
    showing = asyncio.create_task(_show(ws, connection))
    try:
        await _listen(ws, connection)
    except WebSocketDisconnect:
        pass
    except DATABASE_AWAY as error:
        await _cut_off(ws, error)
    finally:
        connection.close()
        showing.cancel()
        await asyncio.gather(showing, return_exceptions=True)


async def _show(ws: WebSocket, connection: Connection) -> None:
    """Send the table as it is, and again whenever it changes."""
    try:
        frame: bytes | None = await connection.state()
        while True:
            if frame is not None:
                await _send_raw(ws, frame)
            frame = await connection.next(_HEARTBEAT)
    except Gone as gone:
        if gone.refusal is not None:
            await _send(ws, _refusal(gone.refusal, None, connection.language))
        await _close(ws, RESTARTING if gone.refusal is None else NO_SEAT)
    except WebSocketDisconnect:
        pass
    except DATABASE_AWAY as error:
        await _cut_off(ws, error)
    except Exception:
        _LOG.exception("a page could not be shown its table")
        await _close(ws, BROKEN)


async def _cut_off(ws: WebSocket, error: Exception) -> None:
    """The page comes again by itself and says again what was not acknowledged."""
    note_database(error)
    await _close(ws, RESTARTING)


async def _listen(ws: WebSocket, connection: Connection) -> None:
    pace = Pace()
    while True:
        message = await ws.receive()
        if message["type"] == "websocket.disconnect":
            return
        began = perf_counter()
        answer = await _heard(ws, connection, message, pace)
        outcome = answer.code if isinstance(answer, Refusal) else answer.kind
        connection.hall.meter.message(outcome, perf_counter() - began)
        await _send(ws, answer)
        if pace.refused > PATIENCE:
            await _close(ws, TOO_MUCH)
            return


async def _heard(ws: WebSocket, connection: Connection, message: Any, pace: Pace) -> Reply:
    """The answer to whatever came through a socket."""
    id = None
    try:
        if not pace.allows():
            raise Refused("too-fast", "server-too-fast")
        if not connection.hall.settings.private:
            need_pace(ws)
        text = message.get("text")
        if text is None:
            raise Refused("malformed", "server-not-json")
        frame = read_frame(text)
        id = frame.id
        if isinstance(frame, Hint):
            need_pace(ws, ADVICE)
        answer = await _answered(connection, frame)
    except Gone as gone:
        connection.wake()
        refusal = gone.refusal or Refused("over", "server-went-wrong")
        return _refusal(refusal, id, connection.language)
    except Refused as error:
        return _refusal(error, id or _named(error), connection.language)
    if isinstance(answer, Refusal) and answer.code == STALE:
        connection.wake()
    return answer


async def _send(ws: WebSocket, frame: Reply) -> None:
    await _send_raw(ws, msgspec.json.encode(frame))


async def _send_raw(ws: WebSocket, frame: bytes) -> None:
    """Send, unless the socket was closed from this side meanwhile."""
    if ws.application_state == WebSocketState.CONNECTED:
        await ws.send_text(frame.decode())


async def _close(ws: WebSocket, code: int) -> None:
    if ws.application_state == WebSocketState.CONNECTED:
        await ws.close(code)


# Event stream and long poll


def _client(request: Request) -> str:
    return request.query_params.get("client", "")[:40]


def _of_page(hall: Hall, secret: str, table: str, client: str) -> Connection | None:
    """The stream or poll that a page has open beside the messages it posts."""
    for connection in hall.connections:
        if (connection.secret, connection.table, connection.client) == (secret, table, client):
            return connection
    return None


async def events(request: Request) -> Response:
    hall = hall_of(request)
    need_pace(request, READING)
    connection = await _connected(request, hall, request.path_params["table"])
    connection.client = _client(request)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(_stream(connection), media_type="text/event-stream", headers=headers)


async def _stream(connection: Connection) -> AsyncIterator[bytes]:
    try:
        yield b"retry: 1000\n\n"
        frame: bytes | None = await connection.state()
        while True:
            yield b": still here\n\n" if frame is None else _event(connection, frame)
            frame = await connection.next(_HEARTBEAT)
    except Gone as gone:
        if gone.refusal is not None:
            told = _refusal(gone.refusal, None, connection.language)
            yield _event(connection, msgspec.json.encode(told))
    except DATABASE_AWAY as error:
        note_database(error)
    finally:
        connection.close()


def _event(connection: Connection, frame: bytes) -> bytes:
    return b"id: %d\ndata: %s\n\n" % (connection.known or 0, frame)


async def wait(request: Request) -> Response:
    """The table as soon as it is newer than the version the page has, or nothing after a while."""
    hall = hall_of(request)
    need_pace(request, READING)
    table = request.path_params["table"]
    await hall.need_roles(request, table)
    known = number_in(request, "version")
    connection = await _polling(request, hall, table)
    try:
        if known == await hall.house.version(table):
            frame = await connection.next(_POLL)
        else:
            frame = await connection.state()
    except Gone as gone:
        if gone.refusal is not None:
            raise gone.refusal from None
        frame = None
    finally:
        connection.linger(_LINGERS)
    if frame is None:
        return Response(status_code=204)
    return Response(frame, media_type="application/json")


async def _polling(request: Request, hall: Hall, table: str) -> Connection:
    """The connection of a page that asks again and again; between its questions it stays."""
    secret = secret_of(request)
    assert secret is not None
    client = f"poll {_client(request)}"
    connection = _of_page(hall, secret, table, client)
    if connection is None:
        connection = await _connected(request, hall, table)
        connection.client = client
    connection.stay()
    _look(connection, request)
    return connection


async def say(request: Request) -> Response:
    """One message by POST; the answer is the frame that a socket would have sent back."""
    hall, table = hall_of(request), request.path_params["table"]
    language = language_of(request)
    id = None
    try:
        need_pace(request)
        viewer = await hall.viewer(request, table)
        frame = read_frame(await raw_body(request, MESSAGE_BYTES))
        id = frame.id
        if isinstance(frame, Hint):
            need_pace(request, ADVICE)
        if isinstance(frame, Show | Language):
            return Json(await _turned(request, hall, table, viewer, frame))
        named = _apart(frame, secret_of(request) or "")
        answer = await hall.house.act(table, viewer, named, language)
        return Json(replace(answer, id=frame.id))
    except Refused as error:
        return Json(_refusal(error, id or _named(error), language), status_of(error))


async def _turned(
    request: Request, hall: Hall, table: str, viewer: Viewer, frame: Show | Language
) -> Reply:
    """Let the page's stream show another seat or speak another language."""
    if isinstance(frame, Show):
        _need_seat(viewer, frame.seat)
    connection = _of_page(hall, secret_of(request) or "", table, _client(request))
    if connection is None:
        return Done(id=frame.id, version=await hall.house.version(table))
    return await _answered(connection, frame)


ROUTES = [
    WebSocketRoute("/api/t/{table}/socket", socket),
    Route("/api/t/{table}/events", events),
    Route("/api/t/{table}/wait", wait),
    Route("/api/t/{table}/say", say, methods=["POST"]),
]
