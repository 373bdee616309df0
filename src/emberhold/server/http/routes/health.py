"""Routes for the operator: is it alive, is it ready, how is it doing."""

from __future__ import annotations

import ipaddress

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from emberhold.kernel.version import VERSION
from emberhold.server.house import Refused
from emberhold.server.http.exchange import Json
from emberhold.server.http.hall import hall_of


async def healthz(request: Request) -> Response:
    """Whether this worker works, and its database can be written to."""
    hall = hall_of(request)
    fine = await hall.probe.is_fine(hall.store)
    return Json({"ok": fine, "version": VERSION}, 200 if fine else 503)


async def readyz(request: Request) -> Response:
    """Whether new visitors should be sent here: not while it is about to stop."""
    hall = hall_of(request)
    ready = not hall.closing.is_set() and await hall.probe.is_fine(hall.store)
    return Json({"ready": ready, "version": VERSION}, 200 if ready else 503)


async def metrics(request: Request) -> Response:
    """Counters, for machines of one's own network; what a proxy passes on is not answered."""
    if not _from_inside(request):
        raise Refused("not-found", "server-no-page")
    hall = hall_of(request)
    queue = hall.house.bots.queue
    album = hall.house.album
    now = {
        "tables_awake": hall.house.tables.awake,
        "pages_open": len(hall.connections),
        "bots_thinking": queue.thinking,
        "bots_waiting": queue.waiting,
        "moments_found": album.found,
        "moments_drawn": album.missed,
        "database_up": float(await hall.probe.is_fine(hall.store)),
    }
    words = hall.meter.text(now, hall.paces.refused, VERSION)
    return PlainTextResponse(words, media_type="text/plain; version=0.0.4; charset=utf-8")


def _from_inside(request: Request) -> bool:
    if "x-forwarded-for" in request.headers or request.client is None:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_private
    except ValueError:
        return False


ROUTES = [
    Route("/healthz", healthz),
    Route("/readyz", readyz),
    Route("/metrics", metrics),
]
