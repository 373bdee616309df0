"""Routes of the workshop: what it offers, a draft looked at, packed and unpacked."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.games import makers
from emberhold.language import speech
from emberhold.parts.boxes.contents import ENDING, Contents, unpacked
from emberhold.parts.boxes.drafts import files_of, taken_apart
from emberhold.parts.boxes.own import Around, usual_prices
from emberhold.players import COMPANY
from emberhold.server.house.boxes import UPLOADED
from emberhold.server.house.pages import told
from emberhold.server.house.people.opening import Wanted
from emberhold.server.http.bodies import (
    CheckRequest,
    Draft,
    DraftRequest,
    SeatWish,
    TryRequest,
    VariantsRequest,
)
from emberhold.server.http.exchange import Json, body_as, raw_body
from emberhold.server.http.hall import hall_of, paced
from emberhold.server.http.identity import secret_for
from emberhold.server.http.language import language_of
from emberhold.server.http.limits import (
    BODY_BYTES,
    BOX_BYTES,
    BOXES,
    DRAFT_BYTES,
    OPENING,
    READING,
    SAYING,
)
from emberhold.server.http.routes.tables import opened, seat_of
from emberhold.server.http.site.pages import page
from emberhold.server.workshop import checking
from emberhold.server.workshop.telling import judged

_PLAYERS = 2


async def bench(request: Request) -> Response:
    """The page."""
    return page(request, "workshop", game=checking.maker().game)


async def offers(request: Request) -> Response:
    """What there is to put together for a game, once for each language."""
    maker = checking.maker(request.query_params.get("game", ""))
    found, language = maker.own.bench, language_of(request)
    house, say = hall_of(request).house, speech(language)
    palette = await asyncio.to_thread(found.palette, language)
    plain = {
        **palette,
        "game": maker.game,
        "engine": maker.own.engine,
        "engines": {engine: say(f"game-{each.game}") for engine, each in makers().items()},
        "judged": list(found.judged),
        "lists": found.lists(language),
        "motifs": found.motifs(),
        "usual": usual_prices(maker.own.printed()),
    }
    open_to = {
        "tries": house.boxes.welcome,
        "judges": house.assays.welcome,
        "seconds": house.assays.seconds(maker.game, found.seconds),
    }
    return Json(msgspec.convert({**plain, **open_to}, told.BenchTold))


async def variants(request: Request) -> Response:
    """What else a clause could say."""
    wish = await body_as(request, VariantsRequest, BODY_BYTES)
    bench = checking.maker(wish.game).own.bench
    around = Around(wish.clauses, wish.path)
    found = bench.variants(wish.text, wish.clause, language_of(request), around)
    return Json({"variants": msgspec.convert(found, list[told.BenchVariant])})


async def beginnings(request: Request) -> Response:
    """Printed cards that a card of a draft may begin as."""
    maker = checking.maker(request.query_params.get("game", ""))
    found = await asyncio.to_thread(maker.own.bench.beginnings, language_of(request))
    return Json({"cards": msgspec.convert(found, list[told.BenchOffered])})


async def check(request: Request) -> Response:
    """The thing on the bench, as it will be drawn and read."""
    wish = await body_as(request, CheckRequest, BODY_BYTES)
    draft = msgspec.structs.asdict(wish.box)
    wanted = draft, wish.at, wish.texts, language_of(request)
    return Json(await asyncio.to_thread(checking.checked, *wanted))


async def pack(request: Request) -> Response:
    """The whole draft as one file that can be handed on."""
    wish = await body_as(request, DraftRequest, DRAFT_BYTES)
    contents = await _packed(request, wish.box)
    headers = {"Content-Disposition": f'attachment; filename="{wish.box.slug}{ENDING}"'}
    return Response(contents.packed(), media_type="application/octet-stream", headers=headers)


async def unpack(request: Request) -> Response:
    """A packed box as a draft; what is wrong with it is said when it is looked at."""
    data = await raw_body(request, BOX_BYTES)
    return Json({"box": await asyncio.to_thread(_apart, data)})


def _apart(data: bytes) -> dict[str, Any]:
    contents = unpacked(data, UPLOADED)
    return {**taken_apart(contents), "files": files_of(contents)}


async def attempt(request: Request) -> Response:
    """A table at which a thing of a draft is tried; everything can be undone there."""
    wish = await body_as(request, TryRequest, DRAFT_BYTES)
    hall = hall_of(request)
    contents = await _packed(request, wish.box)
    secret = await secret_for(request, hall.store, hall.settings.private)
    row = await hall.house.boxes.bring(contents.packed(), secret, not hall.settings.private)
    made = await hall.house.boxes.opened(row)
    trial = made.maker.own.bench.trial(made.box, wish.thing, _PLAYERS)
    seats = [SeatWish(who="me"), SeatWish(who="bot", bot=COMPANY)]
    table = await hall.house.open(
        Wanted(
            made.maker.game,
            _PLAYERS,
            None,
            trial.wishes,
            [seat_of(seat) for seat in seats],
            free_undo=True,
            position=trial.position,
            party=hall.party_of(request),
        )
    )
    return await opened(request, table, seats, secret=secret)


async def once(request: Request) -> Response:
    """One quick game with a thing of a draft, to see that nothing goes wrong."""
    wish = await body_as(request, TryRequest, DRAFT_BYTES)
    hall, language = hall_of(request), language_of(request)
    contents = await _packed(request, wish.box)
    party = hall.party_of(request)
    return Json(await hall.house.once.play(contents.packed(), wish.thing, party, language))


async def judge(request: Request) -> Response:
    """Have a thing of a draft judged by pairs of games."""
    wish = await body_as(request, TryRequest, DRAFT_BYTES)
    hall = hall_of(request)
    contents = await _packed(request, wish.box)
    assays, game = hall.house.assays, checking.maker(wish.box.game).game
    id = assays.begin(contents.packed(), wish.thing, hall.party_of(request), game)
    return Json(judged(id, assays.of(id), language_of(request)))


async def judgement(request: Request) -> Response:
    """How far that has come; anyone who knows its name may ask."""
    id = request.path_params["id"]
    return Json(judged(id, hall_of(request).house.assays.of(id), language_of(request)))


async def enough(request: Request) -> Response:
    """Play no more: what was played stays and counts."""
    id = request.path_params["id"]
    return Json(judged(id, hall_of(request).house.assays.end(id), language_of(request)))


async def _packed(request: Request, draft: Draft) -> Contents:
    plain = msgspec.structs.asdict(draft)
    return await asyncio.to_thread(checking.packed, plain, language_of(request))


ROUTES = [
    Route("/workshop", paced(bench, READING)),
    Route("/api/workshop", paced(offers, READING)),
    Route("/api/workshop/variants", paced(variants, SAYING), methods=["POST"]),
    Route("/api/workshop/beginnings", paced(beginnings, READING)),
    Route("/api/workshop/check", paced(check, SAYING), methods=["POST"]),
    Route("/api/workshop/pack", paced(pack, SAYING, BOXES), methods=["POST"]),
    Route("/api/workshop/try", paced(attempt, SAYING, BOXES, OPENING), methods=["POST"]),
    Route("/api/workshop/once", paced(once, SAYING, BOXES), methods=["POST"]),
    Route("/api/workshop/judge", paced(judge, SAYING, BOXES), methods=["POST"]),
    Route("/api/workshop/judge/{id}", paced(judgement, READING)),
    Route("/api/workshop/judge/{id}/stop", paced(enough, SAYING), methods=["POST"]),
    Route("/api/workshop/unpack", paced(unpack, SAYING, BOXES), methods=["POST"]),
]
