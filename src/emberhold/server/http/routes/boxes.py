"""Routes of boxes that people make: bringing one, looking into it, the gallery, reports."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.games import game_named
from emberhold.games.unsealed import Unsealed
from emberhold.language import speech
from emberhold.parts.boxes.contents import ENDING
from emberhold.server.house import Refused
from emberhold.server.house.pages import told
from emberhold.server.http.bodies import OfferRequest
from emberhold.server.http.exchange import Json, body_as, raw_body
from emberhold.server.http.hall import hall_of, paced
from emberhold.server.http.identity import remember, secret_for, secret_of
from emberhold.server.http.language import language_of
from emberhold.server.http.lending import lenders_of
from emberhold.server.http.limits import BODY_BYTES, BOX_BYTES, BOXES, FILES, READING, SAYING
from emberhold.server.http.site import lookup
from emberhold.server.http.site.pages import message_page, page
from emberhold.server.picker.form import offered_with
from emberhold.server.picker.picks import picked
from emberhold.server.store.boxes import BoxRow
from emberhold.server.store.people import hashed

_PLAYERS = 2
_MOST = 8
_DIGITS = 32
_KEPT = "private, max-age=86400"


async def bring(request: Request) -> Response:
    """Keep a packed box that somebody sends as it is."""
    hall = hall_of(request)
    hall.house.boxes.need_welcome()
    data = await raw_body(request, BOX_BYTES)
    secret = await secret_for(request, hall.store, hall.settings.private)
    row = await hall.house.boxes.bring(data, secret, counted=not hall.settings.private)
    answer = Json(_told(row, language_of(request), secret))
    remember(answer, request, secret)
    return answer


async def every(request: Request) -> Response:
    """The gallery, and what this browser has opened."""
    house, language, secret = hall_of(request).house, language_of(request), secret_of(request)
    if not house.boxes.welcome:
        return Json(told.BoxShelf(welcome=False, offered=[], yours=[]))
    offered = [_told(row, language, secret) for row in await house.boxes.offered()]
    yours = [_told(row, language, secret) for row in await house.boxes.mine(secret)]
    return Json(told.BoxShelf(welcome=True, offered=offered, yours=yours))


async def fields(request: Request) -> Response:
    """What can be chosen for a game with some boxes beside those that are open to everybody."""
    house, game = hall_of(request).house, request.path_params["game"]
    borrowing = game_named(game).borrowing
    names = request.query_params.getlist("box")[:_MOST]
    sealed = [name for name in names if borrowing is not None and name in borrowing.boxes]
    lenders = await lenders_of(request, game) if sealed else ()
    if sealed and not lenders:
        raise Refused("not-yours", "error-box-unopened")
    made = [name for name in names if name not in sealed]
    for name in made:
        await house.boxes.box(name[-_DIGITS:])
    language = language_of(request)
    return Json(await asyncio.to_thread(offered_with, game, made, language, lenders))


async def box(request: Request) -> Response:
    """What is in a box: every card with its text."""
    row = await _row(request)
    made = await hall_of(request).house.boxes.opened(row)
    language = language_of(request)
    known = Unsealed(row.name, made.box.entries, None, {}, made.box.cast)
    cards = lookup.cards(known, language)
    setup = picked(row.game, made.maker.own.wishes(made.box, _PLAYERS))
    about = _told(row, language, secret_of(request))
    return Json(told.BoxRead(box=about, cards=cards, setup=setup, players=_PLAYERS))


async def open_here(request: Request) -> Response:
    """A browser opens a box by its link: it finds the box again where its own boxes are."""
    hall, row = hall_of(request), await _row(request)
    secret = await secret_for(request, hall.store, hall.settings.private)
    await hall.house.boxes.open_in(row, secret)
    answer = Json(_told(row, language_of(request), secret))
    remember(answer, request, secret)
    return answer


async def picture(request: Request) -> Response:
    """A picture of a box, by the digest of the box and the name of the file."""
    row = await _row(request)
    name = request.path_params["file"]
    data = await hall_of(request).house.boxes.picture(row, name)
    kind = name.rpartition(".")[2]
    return Response(data, media_type=f"image/{kind}", headers={"Cache-Control": _KEPT})


async def file(request: Request) -> Response:
    """The packed box, to be kept or handed on."""
    row = await _row(request)
    headers = {"Content-Disposition": f'attachment; filename="{row.slug}{ENDING}"'}
    packed = await hall_of(request).house.boxes.packed(row)
    return Response(packed, media_type="application/octet-stream", headers=headers)


async def offer(request: Request) -> Response:
    """Put a box into the gallery, or take it out again."""
    wish = await body_as(request, OfferRequest, BODY_BYTES)
    row = await _row(request)
    await hall_of(request).house.boxes.offer(row, secret_of(request) or "", wish.offered)
    return Json({"offered": wish.offered})


async def report(request: Request) -> Response:
    """Tell the operator of a box."""
    hall, row = hall_of(request), await _row(request)
    secret = await secret_for(request, hall.store, hall.settings.private)
    new = await hall.house.boxes.report(row, secret)
    answer = Json({"reported": new})
    remember(answer, request, secret)
    return answer


async def _row(request: Request) -> BoxRow:
    return await hall_of(request).house.boxes.box(request.path_params["digest"])


def _told(row: BoxRow, language: str, secret: str | None) -> told.BoxRow:
    say, about = speech(language), row.about
    kinds = [told.BoxKind(kind=kind, count=count) for kind, count in about["kinds"].items()]
    faces = [told.BoxFace(card=it, kind=kind, art=art) for it, kind, art in about.get("faces", ())]
    return told.BoxRow(
        name=row.name,
        digest=row.digest,
        url=f"/box/{row.digest}",
        title=about["names"][language],
        authors=about["authors"],
        game=row.game,
        game_title=say(f"game-{row.game}"),
        kinds=kinds,
        faces=faces,
        untold=about["untold"],
        offered=row.offered is not None,
        yours=secret is not None and row.by == hashed(secret),
    )


async def box_page(request: Request) -> Response:
    """The page of one box; where there is none, the page says so."""
    try:
        row = await _row(request)
    except Refused as error:
        return message_page(request, "server-no-page-title", error.message.id, 404)
    return page(request, "box", game=row.game)


async def gallery(request: Request) -> Response:
    return page(request, "boxes")


ROUTES = [
    Route("/api/boxes", paced(every, READING)),
    Route("/api/boxes", paced(bring, SAYING, BOXES), methods=["POST"]),
    Route("/api/fields/{game}", paced(fields, READING)),
    Route("/api/boxes/{digest}", paced(box, READING)),
    Route("/api/boxes/{digest}/open", paced(open_here, READING), methods=["POST"]),
    Route("/api/boxes/{digest}/file", paced(file, READING)),
    Route("/api/boxes/{digest}/picture/{file:path}", paced(picture, FILES)),
    Route("/api/boxes/{digest}/offer", paced(offer), methods=["POST"]),
    Route("/api/boxes/{digest}/report", paced(report), methods=["POST"]),
    Route("/box/{digest}", paced(box_page, READING)),
    Route("/boxes", paced(gallery, READING)),
]
