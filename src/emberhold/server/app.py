"""The application: all routes around one house, behind the guard."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from threading import Thread

from starlette.applications import Starlette
from starlette.exceptions import HTTPException

from emberhold.kernel.errors import EmberholdError
from emberhold.language import LANGUAGES
from emberhold.server.house import House
from emberhold.server.http.guard import Guard
from emberhold.server.http.hall import Hall
from emberhold.server.http.problems import (
    DATABASE_AWAY,
    crash_answer,
    database_answer,
    error_answer,
    http_error_answer,
)
from emberhold.server.http.routes import (
    boxes,
    calls,
    campaigns,
    circles,
    exercises,
    health,
    life,
    live,
    lobby,
    notices,
    offline,
    picking,
    showing,
    tables,
    workshop,
)
from emberhold.server.http.settings import Settings
from emberhold.server.http.site import bundles
from emberhold.server.picker.form import everything

_ROUTES = [
    *live.ROUTES,
    *tables.ROUTES,
    *campaigns.ROUTES,
    *calls.ROUTES,
    *notices.ROUTES,
    *offline.ROUTES,
    *circles.ROUTES,
    *boxes.ROUTES,
    *lobby.ROUTES,
    *exercises.ROUTES,
    *life.ROUTES,
    *picking.ROUTES,
    *workshop.ROUTES,
    *health.ROUTES,
    *showing.ROUTES,
]


class Application(Guard):
    """Everything behind the guard, which is outermost: also a crash answers through it."""

    def __init__(self, app: Starlette, hall: Hall) -> None:
        super().__init__(app, hall.settings, hall.meter)
        self.hall = hall


def _read_ahead() -> None:
    """Games, words and scripts are read while the first visitor is still on the way.

    A game that was taken off the list meanwhile is nobody's loss: what is there is read when asked.
    """
    with suppress(EmberholdError):
        for language in LANGUAGES:
            everything(language)
        bundles.ahead()


def create_app(house: House, settings: Settings | None = None) -> Application:
    """The web application of a house; it opens with the server and closes with it."""
    hall = Hall(house, settings or Settings())
    house.tables.on_seating = hall.recheck
    house.visiting.seen = hall.visits

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        Thread(target=_read_ahead, daemon=True).start()
        try:
            yield
        finally:
            hall.close()
            await house.stop()

    app = Starlette(
        routes=_ROUTES,
        exception_handlers={
            EmberholdError: error_answer,
            HTTPException: http_error_answer,
            **dict.fromkeys(DATABASE_AWAY, database_answer),
            Exception: crash_answer,
        },
        lifespan=lifespan,
    )
    app.state.hall = hall
    return Application(app, hall)
