"""Routes of the pages, and of the links that lead to a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.types import Scope

from emberhold.games import GAMES
from emberhold.language import speech
from emberhold.server.house import Refused, Viewer
from emberhold.server.http.exchange import Json
from emberhold.server.http.hall import Hall, hall_of, need_pace, paced
from emberhold.server.http.identity import remember, secret_for, secret_of, well_formed
from emberhold.server.http.language import language_of
from emberhold.server.http.limits import FILES, JOINING, READING, SAYING
from emberhold.server.http.site.bundles import STATIC, bundle
from emberhold.server.http.site.gists import gists
from emberhold.server.http.site.looks import stylesheet
from emberhold.server.http.site.pages import Static, message_page, page, words
from emberhold.server.store import Link, Used
from emberhold.server.store.people import SPECTATOR, hashed

_SEE_OTHER = 303


async def start(request: Request) -> Response:
    return page(request, "start")


async def setup(request: Request) -> Response:
    return _about_game(request, "setup")


async def rules(request: Request) -> Response:
    return _about_game(request, "rules")


async def verbs(request: Request) -> Response:
    return _about_game(request, "verbs")


async def cards(request: Request) -> Response:
    return _about_game(request, "cards")


def _about_game(request: Request, name: str) -> Response:
    game = request.path_params["game"]
    if game not in GAMES:
        return message_page(request, "server-no-page-title", "server-no-page", 404)
    return page(request, name, game=game)


async def table(request: Request) -> Response:
    return await _about_table(request, "table")


async def replay(request: Request) -> Response:
    return await _about_table(request, "replay")


async def board(request: Request) -> Response:
    """The board alone, for a screen beside the table or a page of one's own."""
    return await _about_table(request, "board")


async def _about_table(request: Request, name: str) -> Response:
    """A page about a table; a visitor with no business there learns nothing, not even its game."""
    hall, id = hall_of(request), request.path_params["table"]
    if not await hall.roles(request, id):
        return message_page(request, "server-not-invited-title", "server-not-invited", 403)
    answer = page(request, name, table=id, game=await hall.store.game_of(id))
    secret = secret_of(request)
    if secret is not None:
        remember(answer, request, secret)
    return answer


# Links


_TOLD = {
    "unknown": ("server-link-unknown-title", "server-link-unknown", 404),
    "used": ("server-link-used-title", "server-link-used", 410),
    "revoked": ("server-link-revoked-title", "server-link-revoked", 410),
}


async def follow(request: Request) -> Response:
    """Somebody opened a link. A seat is taken only by the page shown here, not by a preview."""
    hall, token = hall_of(request), request.path_params["token"]
    link = await _link(hall, token)
    secret = secret_of(request)
    if link is None:
        return message_page(request, *_TOLD["unknown"])
    if link.revoked:
        return message_page(request, *_TOLD["revoked"])
    if link.role == SPECTATOR:
        return await _spectate(request, hall, token)
    if link.used_by is None:
        return await _join_page(request, hall, link)
    if secret is not None and link.used_by == hashed(secret):
        return RedirectResponse(f"/t/{link.table}", _SEE_OTHER)
    return message_page(request, *_TOLD["used"])


async def _join_page(request: Request, hall: Hall, link: Link) -> Response:
    """Where an opponent may know what is hidden, newcomers are told and may stay away."""
    warning = None
    if link.role.isdecimal():
        secret = secret_of(request)
        roles = await hall.store.roles(secret, link.table) if secret else frozenset()
        warning = await hall.house.guests.warning(
            link.table, int(link.role), Viewer.of(roles).seats
        )
    said = [] if warning is None else [speech(language_of(request))(warning)]
    said += await _about_boxes(request, hall, link.table)
    return page(request, "join", text=" ".join(said))


async def _about_boxes(request: Request, hall: Hall, table: str) -> list[str]:
    """What newcomers are told of boxes that somebody made."""
    language = language_of(request)
    say = speech(language)
    found = await hall.house.boxes.at_table(table)
    told = []
    for row in found:
        title, authors = row.about["names"][language], row.about["authors"]
        known = say("server-join-box-by", title=title, authors=authors)
        told.append(known if authors else say("server-join-box", title=title))
    return told


async def _spectate(request: Request, hall: Hall, token: str) -> Response:
    used, secret = await _use(request, hall, token)
    answer = RedirectResponse(f"/t/{used.table}", _SEE_OTHER)
    remember(answer, request, secret)
    return answer


async def take(request: Request) -> Response:
    """Exchange a link for its role: once, for the browser that asks first."""
    hall, token = hall_of(request), request.path_params["token"]
    used, secret = await _use(request, hall, token)
    if used.status in _TOLD:
        _, text, _ = _TOLD[used.status]
        raise Refused("not-found" if used.status == "unknown" else "not-yours", text)
    answer = Json({"table": used.table, "url": f"/t/{used.table}"})
    remember(answer, request, secret)
    return answer


async def _use(request: Request, hall: Hall, token: str) -> tuple[Used, str]:
    secret = await secret_for(request, hall.store, hall.settings.private)
    if not well_formed(token):
        return Used("unknown"), secret
    used = await hall.store.use_link(token, secret)
    if used.status == "granted" and used.table is not None and used.role is not None:
        if used.role.isdecimal():
            own = Viewer.of(await hall.store.roles(secret, used.table)).seats
            await hall.house.guests.arrive(used.table, int(used.role), None, own)
        hall.recheck(used.table)
    return used, secret


class PacedFiles(Static):
    """Files, as many as any page needs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        need_pace(Request(scope), FILES)
        return await super().get_response(path, scope)


async def _link(hall: Hall, token: str) -> Link | None:
    return await hall.store.link(token) if well_formed(token) else None


ROUTES = [
    Route("/", paced(start, READING)),
    Route("/new/{game}", paced(setup, READING)),
    Route("/rules/{game}", paced(rules, READING)),
    Route("/verbs/{game}", paced(verbs, READING)),
    Route("/cards/{game}", paced(cards, READING)),
    Route("/t/{table}", paced(table, READING)),
    Route("/t/{table}/replay", paced(replay, READING)),
    Route("/t/{table}/board", paced(board, READING)),
    Route("/s/{token}", paced(follow, READING, JOINING)),
    Route("/s/{token}", paced(take, SAYING, JOINING), methods=["POST"]),
    Route("/words/{language}.json", paced(words, READING)),
    Route("/games/{game}/style.css", paced(stylesheet, FILES)),
    Route("/games/{game}/gists.json", paced(gists, READING)),
    Route("/bundles/{version}/{name:path}", paced(bundle, FILES)),
    Mount("/static", PacedFiles(directory=STATIC)),
]
