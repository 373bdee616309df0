"""Routes of what lasts longer than a game: the page about oneself, history, the day's challenge."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, date, datetime

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.games import game_named
from emberhold.games.daily import Daily, daily
from emberhold.language import speech
from emberhold.players import PERSON
from emberhold.server.house.pages import told
from emberhold.server.house.pages.days import OPTION, in_a_row, longest, played_on
from emberhold.server.house.pages.remembering import remembered
from emberhold.server.house.people.opening import Wanted
from emberhold.server.http.bodies import SeatWish
from emberhold.server.http.exchange import Json
from emberhold.server.http.hall import hall_of, paced
from emberhold.server.http.identity import secret_of
from emberhold.server.http.language import language_of
from emberhold.server.http.limits import OPENING, READING, SAYING
from emberhold.server.http.routes.tables import opened, seat_of
from emberhold.server.http.site.pages import page


async def you(request: Request) -> Response:
    """The page about its reader."""
    return page(request, "you")


async def history(request: Request) -> Response:
    """The finished games of this browser."""
    secret = secret_of(request)
    summaries = await hall_of(request).store.tables_of(secret) if secret else ()
    rows = [remembered(summary) for summary in summaries]
    return Json({"games": [row for row in rows if row is not None]})


def today() -> Daily:
    """The same for everybody, wherever they are: days begin at midnight UTC."""
    return daily(datetime.now(UTC).date())


async def challenge(request: Request) -> Response:
    """Today's challenge, how yesterday's went, and this browser's days in a row."""
    found, hall = today(), hall_of(request)
    secret = secret_of(request)
    mine = await hall.store.tables_of(secret) if secret else ()
    yesterday = await hall.house.days.before(found.day)
    return Json(_told(found, yesterday, played_on(mine), language_of(request)))


def _told(
    found: Daily, yesterday: told.Yesterday, played: Collection[date], language: str
) -> told.Daily:
    game, say = game_named(found.game), speech(language)
    figures = game.choices.figures(found.setup)
    return told.Daily(
        day=found.day.isoformat(),
        game=found.game,
        name=say(f"game-{found.game}"),
        seed=found.seed,
        about=[part.text(language) for part in game.choices.about(found.setup)],
        figures=[figure.text(language) for figure in figures],
        yesterday=yesterday,
        row=in_a_row(played, found.day),
        longest=longest(played),
    )


async def take_on(request: Request) -> Response:
    """A table for today's challenge: nothing is undone freely there."""
    found = today()
    seats = [
        SeatWish(who="me") if who == PERSON else SeatWish(who="bot", bot=who) for who in found.seats
    ]
    hall = hall_of(request)
    table = await hall.house.open(
        Wanted(
            found.game,
            len(seats),
            found.seed,
            found.setup,
            [seat_of(seat) for seat in seats],
            party=hall.party_of(request),
            about={OPTION: found.day.isoformat()},
        )
    )
    return await opened(request, table, seats)


ROUTES = [
    Route("/you", paced(you, READING)),
    Route("/api/history", paced(history, READING)),
    Route("/api/daily", paced(challenge, READING)),
    Route("/api/daily", paced(take_on, SAYING, OPENING), methods=["POST"]),
]
