"""The route that opens a table to learn at."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.games import GAMES
from emberhold.games.lessons import LEARNER, Lesson
from emberhold.server.house import Refused
from emberhold.server.http.exchange import body_as
from emberhold.server.http.frames import LessonRequest, SeatWish
from emberhold.server.http.hall import hall_of, paced
from emberhold.server.http.limits import BODY_BYTES, OPENING, SAYING
from emberhold.server.http.tables import opened, seat_of


async def learn(request: Request) -> Response:
    """A table on the path of a lesson; everything can be taken back there."""
    wish = await body_as(request, LessonRequest, BODY_BYTES)
    lesson = _named(wish.lesson)
    seats = [seat_for(who) for who in lesson.seats]
    hall = hall_of(request)
    table = await hall.house.open(
        lesson.game,
        len(seats),
        lesson.seed,
        lesson.setup,
        [seat_of(seat) for seat in seats],
        free_undo=True,
        position=lesson.position,
        party=hall.party_of(request),
        about={"lesson": lesson.id},
    )
    return await opened(request, table, seats)


def _named(id: str) -> Lesson:
    every = {lesson.id: lesson for game in GAMES.values() for lesson in game.lessons}
    if id not in every:
        raise Refused("not-found", "server-no-such-lesson", given=id, known=", ".join(every))
    return every[id]


def seat_for(who: str) -> SeatWish:
    return SeatWish(who="me") if who == LEARNER else SeatWish(who="bot", bot=who)


ROUTES = [Route("/api/lessons", paced(learn, SAYING, OPENING), methods=["POST"])]
