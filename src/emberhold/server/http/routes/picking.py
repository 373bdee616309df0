"""Routes of the set-up picker, and of cards and rules to read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.games import GAMES, game_named
from emberhold.games.unsealed import Unsealed, unsealed
from emberhold.kernel.errors import EmberholdError, SetupError
from emberhold.kernel.save import sound_seed
from emberhold.kernel.version import VERSION
from emberhold.language import speech
from emberhold.server.house import Refused
from emberhold.server.http.bodies import SetupRequest
from emberhold.server.http.exchange import Json, body_as
from emberhold.server.http.hall import hall_of, paced
from emberhold.server.http.language import language_of
from emberhold.server.http.lending import borrowed
from emberhold.server.http.limits import BODY_BYTES, READING
from emberhold.server.http.site import lookup
from emberhold.server.picker.codes import LARGEST_SEED, Shared, code_of, shared_by
from emberhold.server.picker.form import everything
from emberhold.server.picker.picks import picked, problems, understood

Found = TypeVar("Found")


async def hello(request: Request) -> Response:
    """Who is listening here: `serve` asks before it opens a second house."""
    return Json({"emberhold": VERSION})


async def games(request: Request) -> Response:
    return Json(everything(language_of(request)))


async def setup(request: Request) -> Response:
    """Whether a set-up is possible; if so its share code, if not what is wrong with which field."""
    wish = await body_as(request, SetupRequest, BODY_BYTES)
    language = language_of(request)
    seed = seed_wish(wish.seed)
    lent: set[str] = set()
    try:
        wishes = await borrowed(request, wish.game, wish.setup)
        lent = wishes.keys() - wish.setup.keys()
        wrong = problems(wish.game, wish.players, 0 if seed is None else seed, wishes, lent)
    except SetupError as error:
        wrong = [error]
    if wrong:
        told = [{"field": error.field, "text": error.text(language)} for error in wrong]
        return Json({"ok": False, "errors": told})
    if lent:
        return Json({"ok": True, "code": "", "why": speech(language)("server-code-lent")})
    picks = understood(picked(wish.game, wish.setup), wish.game, wish.players)
    code = code_of(Shared(wish.game, wish.players, seed, picks))
    return Json({"ok": True, "setup": picks, "code": code, "why": ""})


def seed_wish(given: str | int | None) -> int | str | None:
    """The seed somebody wishes, a number where it looks like one; None where luck is to choose."""
    text = "" if given is None else str(given).strip()
    if not text:
        return None
    if not sound_seed(text):
        raise SetupError("error-seed", "seed", given=text.encode("ascii", "replace").decode()[:40])
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 17 else None
    return number if number is not None and number <= LARGEST_SEED else text


async def code(request: Request) -> Response:
    shared = shared_by(request.path_params["code"])
    return Json({**shared.plain(), "code": code_of(shared)})


async def card(request: Request) -> Response:
    known, slug = await _known(request), request.path_params["slug"]
    return Json(_read(lambda: lookup.card(known, slug, language_of(request))))


async def cards(request: Request) -> Response:
    """Every card of a game at once; of a campaign, what it has unsealed."""
    known = await _known(request)
    return Json({"cards": _read(lambda: lookup.cards(known, language_of(request)))})


async def rules(request: Request) -> Response:
    wanted = request.query_params.get("q", "")[:200]
    known = await _known(request)
    game = GAMES.get(request.path_params["game"])
    lessons = 0 if game is None else len(game.lessons)
    return Json(_read(lambda: lookup.rules(known, wanted, language_of(request), lessons)))


async def verbs(request: Request) -> Response:
    game = request.path_params["game"]
    return Json(_read(lambda: lookup.verbs(game, language_of(request))))


async def _known(request: Request) -> Unsealed:
    """What there is to read: of the game, or at the table or in the campaign the page is about."""
    hall, asked = hall_of(request), request.query_params
    if table := asked.get("table"):
        await hall.need_roles(request, table)
        return await hall.house.unsealed(table)
    if campaign := asked.get("campaign"):
        await hall.need_campaign(request, campaign)
        return await hall.house.campaigns.unsealed(campaign)
    game = request.path_params["game"]
    if name := asked.get("box"):
        row = await hall.house.boxes.box(name[-32:])
        with_box = {"boxes": [row.game, row.name]}
        return await asyncio.to_thread(
            lambda: _read(lambda: unsealed(game_named(row.game).with_setup(with_box)))
        )
    return _read(lambda: unsealed(game_named(game)))


def _read(what: Callable[[], Found]) -> Found:
    """Something to read, or the answer that it does not exist."""
    try:
        return what()
    except EmberholdError as error:
        message = error.message
        raise Refused("not-found", message.id, **message.arguments) from None


ROUTES = [
    Route("/api/hello", paced(hello, READING)),
    Route("/api/games", paced(games, READING)),
    Route("/api/setup", paced(setup, READING), methods=["POST"]),
    Route("/api/code/{code}", paced(code, READING)),
    Route("/api/card/{game}/{slug}", paced(card, READING)),
    Route("/api/cards/{game}", paced(cards, READING)),
    Route("/api/rules/{game}", paced(rules, READING)),
    Route("/api/verbs/{game}", paced(verbs, READING)),
]
