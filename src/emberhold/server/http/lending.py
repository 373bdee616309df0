"""What a browser has borrowed from the campaigns it has finished, for the tables it opens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starlette.requests import Request

from emberhold.games import game_named
from emberhold.games.afterwards import Lender
from emberhold.kernel.campaign import RECORD
from emberhold.kernel.errors import SetupError
from emberhold.server.http.hall import hall_of
from emberhold.server.http.identity import secret_of


async def lenders_of(request: Request, game: str) -> Sequence[Lender]:
    """The finished campaigns of this browser that lend their people to a game."""
    borrowing = game_named(game).borrowing
    if borrowing is None:
        return ()
    return await hall_of(request).house.campaigns.lenders(secret_of(request), borrowing)


async def borrowed(request: Request, game: str, picks: Mapping[str, Any]) -> dict[str, Any]:
    """Picks with the people themselves that they name; refused where they are not lent here. How
    far a campaign has come is not picked, either: it is played."""
    found = game_named(game)
    if found.campaign is not None and RECORD in picks:
        raise SetupError("error-record-wished", RECORD)
    borrowing = found.borrowing
    if borrowing is None:
        return dict(picks)
    named = picks.get("boxes")
    wanted = isinstance(named, list) and any(box in named for box in borrowing.boxes)
    return borrowing.borrowed(picks, await lenders_of(request, game) if wanted else ())


async def returned(request: Request, game: str, setup: Mapping[str, Any]) -> dict[str, Any]:
    """A complete set-up in the words of this browser's own campaigns."""
    borrowing = game_named(game).borrowing
    if borrowing is None:
        return dict(setup)
    return borrowing.returned(setup, await lenders_of(request, game))
