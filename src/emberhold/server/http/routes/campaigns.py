"""Routes about campaigns: beginning one, moving on to the next chapter, looking at what has
been."""

from __future__ import annotations

from typing import Literal

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.kernel.errors import SetupError
from emberhold.server.house.pages import told
from emberhold.server.house.people.opening import Wanted
from emberhold.server.http.bodies import (
    AfterwardsRequest,
    CampaignFileRequest,
    CampaignRequest,
    SeatWish,
)
from emberhold.server.http.exchange import Json, body_as
from emberhold.server.http.hall import hall_of, paced
from emberhold.server.http.identity import secret_of
from emberhold.server.http.language import language_of
from emberhold.server.http.limits import (
    BODY_BYTES,
    OPENING,
    READING,
    SAYING,
    UPLOAD_BYTES,
    UPLOADING,
)
from emberhold.server.http.routes.picking import seed_wish
from emberhold.server.http.routes.tables import (
    file_answer,
    need_period,
    opened,
    seat_of,
    seats_for,
)
from emberhold.server.http.site.pages import message_page, page

_WHO: dict[str, Literal["me", "friend", "bot"]] = {"person": "me", "open": "friend", "bot": "bot"}
"""Who sits where, in the words of the pages."""


async def open_campaign(request: Request) -> Response:
    """A new campaign: its opener is the host and sits where it was wished, in every chapter."""
    wish = await body_as(request, CampaignRequest, BODY_BYTES)
    seats = seats_for(wish.seats, wish.players, wish.game)
    hall = hall_of(request)
    campaign, table = await hall.house.campaigns.open(
        Wanted(
            wish.game,
            wish.players,
            seed_wish(wish.seed),
            wish.setup,
            [seat_of(seat) for seat in seats],
            wish.options.undo == "free",
            party=hall.party_of(request),
            clock=need_period(wish.options.clock),
        )
    )
    return await opened(request, table, seats, campaign=campaign)


async def bring_campaign(request: Request) -> Response:
    """A campaign from a file: the person who brings it is its host and plays all seats of
    people."""
    wish = await body_as(request, CampaignFileRequest, UPLOAD_BYTES)
    hall = hall_of(request)
    found = await hall.house.campaigns.bring(wish.file, hall.party_of(request))
    *before, table = found.tables
    seats = [SeatWish(who=_WHO[row.who], bot=row.bot) for row in found.seats]
    campaign = found.header.id
    url = f"/c/{campaign}"
    return await opened(request, table, seats, before, campaign=campaign, url=url)


async def next_chapter(request: Request) -> Response:
    """Close the chapter of a table that is over; everybody who looks at it is told where to go."""
    hall, table = hall_of(request), request.path_params["table"]
    viewer = await hall.viewer(request, table)
    new = await hall.house.campaigns.next_chapter(table, viewer)
    place = (await hall.house.hosted(table)).record.place
    if place is None:
        raise SetupError("error-no-chapter")
    chronicle = f"/c/{place.campaign}"
    return Json({"table": new, "url": chronicle if new is None else f"/t/{new}"})


async def campaigns(request: Request) -> Response:
    """The campaigns of this browser, those still running and those that are over."""
    hall, language = hall_of(request), language_of(request)
    secret = secret_of(request)
    running: list[told.CampaignRow] = []
    finished: list[told.CampaignRow] = []
    for kept in await hall.store.campaigns_of(secret) if secret else ():
        row = hall.house.campaigns.summary(kept, language)
        (running if kept.ended is None else finished).append(row)
    return Json({"running": running, "finished": finished})


async def chronicle(request: Request) -> Response:
    hall, campaign = hall_of(request), request.path_params["campaign"]
    viewer = await hall.need_campaign(request, campaign)
    return Json(await hall.house.campaigns.chronicle(campaign, viewer, language_of(request)))


async def open_afterwards(request: Request) -> Response:
    """A game that a finished campaign leaves: one of its chapters, or its people elsewhere."""
    hall, campaign = hall_of(request), request.path_params["campaign"]
    wish = await body_as(request, AfterwardsRequest, BODY_BYTES)
    viewer = await hall.need_campaign(request, campaign)
    party = hall.party_of(request)
    table, seats = await hall.house.campaigns.open_afterwards(campaign, wish.what, viewer, party)
    wishes = [SeatWish(who=_WHO[seat["who"]], bot=seat["bot"], name=seat["name"]) for seat in seats]
    return await opened(request, table, wishes)


async def file(request: Request) -> Response:
    hall, campaign = hall_of(request), request.path_params["campaign"]
    viewer = await hall.need_campaign(request, campaign)
    text = await hall.house.campaigns.file(campaign, viewer)
    return file_answer(text, f"{campaign}.campaign")


async def show(request: Request) -> Response:
    """The page of a campaign; a visitor with no business there learns nothing, not even its
    game."""
    hall, id = hall_of(request), request.path_params["campaign"]
    secret = secret_of(request)
    kept = await hall.store.campaign(id)
    if kept is None or not secret or not await hall.store.campaign_roles(secret, id):
        return message_page(request, "server-not-invited-title", "server-not-invited", 403)
    return page(request, "campaign", campaign=id, game=kept.header.game)


ROUTES = [
    Route("/api/campaigns", paced(campaigns, READING)),
    Route("/api/campaigns", paced(open_campaign, SAYING, OPENING), methods=["POST"]),
    Route(
        "/api/campaigns/file", paced(bring_campaign, SAYING, OPENING, UPLOADING), methods=["POST"]
    ),
    Route("/api/t/{table}/chapter", paced(next_chapter, SAYING, OPENING), methods=["POST"]),
    Route("/api/c/{campaign}", paced(chronicle, READING)),
    Route("/api/c/{campaign}/file", paced(file, READING)),
    Route("/api/c/{campaign}/open", paced(open_afterwards, SAYING, OPENING), methods=["POST"]),
    Route("/c/{campaign}", paced(show, READING)),
]
