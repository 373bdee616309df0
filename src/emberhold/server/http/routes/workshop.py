"""Routes of the workshop: what it offers, a draft looked at, packed and unpacked."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.parts.boxes.contents import ENDING, unpacked
from emberhold.parts.boxes.drafts import taken_apart
from emberhold.server.house.pages import told
from emberhold.server.http.bodies import CheckRequest, DraftRequest, VariantsRequest
from emberhold.server.http.exchange import Json, body_as, raw_body
from emberhold.server.http.hall import paced
from emberhold.server.http.language import language_of
from emberhold.server.http.limits import BODY_BYTES, READING, SAYING, UPLOAD_BYTES, UPLOADING
from emberhold.server.http.site.pages import page
from emberhold.server.workshop import checking

_CALLED = "box"


async def bench(request: Request) -> Response:
    """The page."""
    return page(request, "workshop", game=checking.GAME)


async def offers(request: Request) -> Response:
    """What there is to put together, once for each language."""
    found = checking.own_boxes().bench
    told_all = {**found.palette(language_of(request)), "motifs": found.motifs()}
    return Json(msgspec.convert({**told_all, "judges": False, "tries": False}, told.BenchTold))


async def variants(request: Request) -> Response:
    """What else a clause could say."""
    wish = await body_as(request, VariantsRequest, BODY_BYTES)
    found = checking.own_boxes().bench.variants(wish.text, wish.clause, language_of(request))
    return Json({"variants": msgspec.convert(found, list[told.BenchVariant])})


async def check(request: Request) -> Response:
    """The thing on the bench, as it will be drawn and read."""
    wish = await body_as(request, CheckRequest, BODY_BYTES)
    draft = msgspec.structs.asdict(wish.box)
    wanted = draft, wish.at, wish.texts, language_of(request)
    return Json(await asyncio.to_thread(checking.checked, *wanted))


async def pack(request: Request) -> Response:
    """The whole draft as one file that can be handed on."""
    wish = await body_as(request, DraftRequest, UPLOAD_BYTES)
    contents = await asyncio.to_thread(checking.packed, msgspec.structs.asdict(wish.box))
    headers = {"Content-Disposition": f'attachment; filename="{wish.box.slug}{ENDING}"'}
    return Response(contents.packed(), media_type="application/octet-stream", headers=headers)


async def unpack(request: Request) -> Response:
    """A packed box as a draft; what is wrong with it is said when it is looked at."""
    data = await raw_body(request, UPLOAD_BYTES)
    return Json({"box": await asyncio.to_thread(lambda: taken_apart(unpacked(data, _CALLED)))})


ROUTES = [
    Route("/workshop", paced(bench, READING)),
    Route("/api/workshop", paced(offers, READING)),
    Route("/api/workshop/variants", paced(variants, SAYING), methods=["POST"]),
    Route("/api/workshop/check", paced(check, SAYING), methods=["POST"]),
    Route("/api/workshop/pack", paced(pack, SAYING, UPLOADING), methods=["POST"]),
    Route("/api/workshop/unpack", paced(unpack, SAYING, UPLOADING), methods=["POST"]),
]
