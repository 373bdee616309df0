"""Routes about tables: opening, listing, looking, links, files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.games import game_named
from emberhold.kernel.errors import SetupError
from emberhold.players import COMPANY
from emberhold.server.agents import check_bot
from emberhold.server.house import Refused
from emberhold.server.house.pages import told
from emberhold.server.house.people.opening import Wanted
from emberhold.server.house.table.clock import PERIODS
from emberhold.server.http.bodies import (
    AgainRequest,
    ContinueRequest,
    LinksRequest,
    SeatWish,
    TableRequest,
)
from emberhold.server.http.exchange import Json, body_as, number_in, whole_number
from emberhold.server.http.hall import Hall, hall_of, need_pace, paced
from emberhold.server.http.identity import remember, secret_for, secret_of
from emberhold.server.http.language import language_of
from emberhold.server.http.lending import borrowed, returned
from emberhold.server.http.limits import (
    BODY_BYTES,
    LOOKING_BACK,
    OPENING,
    READING,
    SAYING,
    UPLOAD_BYTES,
    UPLOADING,
)
from emberhold.server.http.routes.picking import seed_wish
from emberhold.server.http.site.qr import qr_svg
from emberhold.server.picker.picks import picked, understood, wishes
from emberhold.server.store.people import DEVICE, HOST, SPECTATOR

_DEVICE = "device"
_MINE = ("me", "hot-seat")


# Opening


async def open_table(request: Request) -> Response:
    """A new table: its opener is the host and sits where it was wished."""
    wish = await body_as(request, TableRequest, UPLOAD_BYTES)
    if wish.save is not None:
        need_pace(request, UPLOADING)
    seats = seats_for(wish.seats, *_wanted(wish))
    if wish.game is not None:
        wish = replace(wish, setup=await borrowed(request, wish.game, wish.setup))
    hall = hall_of(request)
    party = hall.party_of(request)
    table = await hall.house.open(
        Wanted(**_plan(wish), seats=[seat_of(seat) for seat in seats], party=party)
    )
    return await opened(request, table, seats, hall=wish.options.hall)


async def opened(  # noqa: PLR0913 (what may be known of a table that was just opened)
    request: Request,
    table: str,
    seats: Sequence[SeatWish],
    before: Sequence[str] = (),
    hall: bool = False,
    secret: str = "",
    **more: str,
) -> Response:
    """The opener's own seats, also at tables that came before, and links for everybody else. A
    secret that was made for this very request is given."""
    server = hall_of(request)
    secret = secret or await secret_for(request, server.store, server.settings.private)
    own = [str(number) for number, seat in enumerate(seats) if seat.who in _MINE]
    for one in (*before, table):
        await server.store.grant(secret, one, [HOST, *own])
    if hall and server.settings.hall:
        spoken = told.Opening(
            seats=True, watch=False, level="any", languages=[language_of(request)]
        )
        await server.house.lobby.open(table, secret, spoken)
    links = [
        await _link(request, table, number, seat.name or "")
        for number, seat in enumerate(seats)
        if seat.who == "friend"
    ]
    links.append(await _link(request, table, SPECTATOR))
    answer = Json({"table": table, "url": f"/t/{table}", "links": links, **more})
    remember(answer, request, secret)
    return answer


def _plan(wish: TableRequest) -> dict[str, Any]:
    """What the house needs to know; a save file says all of it by itself."""
    run = {"free_undo": wish.options.undo == "free", "clock": need_period(wish.options.clock)}
    if wish.save is not None:
        return {"save": wish.save, **run}
    if wish.game is None or wish.players is None:
        missing = "game" if wish.game is None else "players"
        raise SetupError("server-missing", missing, name=missing)
    game_named(wish.game)
    return {
        "game": wish.game,
        "players": wish.players,
        "seed": seed_wish(wish.seed),
        "setup": wishes(wish.game, wish.players, wish.setup),
        **run,
        "gentle": wish.options.gentle,
    }


def need_period(seconds: int) -> int:
    """How long a turn may take, as the menu of a table offers it."""
    if seconds not in PERIODS:
        raise SetupError("error-clock", "clock")
    return seconds


def seats_for(wished: Sequence[SeatWish], players: int, game: str) -> Sequence[SeatWish]:
    """Who sits where; a wish that says nothing gives one person all seats."""
    seats = wished or [SeatWish(who="hot-seat") for _ in range(players)]
    if len(seats) != players:
        raise SetupError("server-seat-count", "seats", players=players, given=len(seats))
    for seat in seats:
        if seat.who == "bot":
            check_bot(seat.bot or COMPANY, game, players)
    return seats


def _wanted(wish: TableRequest) -> tuple[int, str]:
    """How many play, and what."""
    if wish.save is None:
        return wish.players or 0, wish.game or ""
    from emberhold.kernel.save import parse

    header = parse(wish.save).header
    return header.players, header.game


def seat_of(seat: SeatWish) -> dict[str, str | None]:
    who = {"me": "person", "hot-seat": "person", "friend": "open", "bot": "bot"}[seat.who]
    bot = (seat.bot or COMPANY) if seat.who == "bot" else None
    return {"who": who, "bot": bot, "name": seat.name or ""}


# Links


async def _link(
    request: Request, table: str, what: int | str, name: str = "", role: str = ""
) -> told.SeatLink:
    """A new link: its address and the picture of it. Nobody can ask for it a second time."""
    hall = hall_of(request)
    token = await hall.store.new_link(table, role or str(what))
    host = request.headers.get("host", "")
    url = f"{hall.settings.address(request.url.scheme, host)}/s/{token}"
    return told.SeatLink(seat=what, name=name, url=url, qr=qr_svg(url))


async def links(request: Request) -> Response:
    """Who holds what; the secrets themselves are known only to whom they were given."""
    hall, table = hall_of(request), request.path_params["table"]
    await hall.need_host(request, table)
    holders = await hall.store.holders(table)
    made = await hall.store.links(table)
    waiting = {link.role for link in made if link.used_by is None and not link.revoked}
    seats = [
        {
            "seat": row.seat,
            "name": row.name,
            "who": row.who,
            "bot": row.bot,
            "taken": holders.get(str(row.seat), 0) > 0,
            "open": str(row.seat) in waiting,
        }
        for row in await hall.house.seats(table)
    ]
    opening = await hall.house.lobby.opening(table) if hall.settings.hall else None
    return Json(
        {
            "seats": seats,
            "spectators": holders.get(SPECTATOR, 0),
            "host": True,
            "hall": hall.settings.hall,
            "opening": opening,
        }
    )


async def change_links(request: Request) -> Response:
    """Make a link or revoke one; a new link to a seat takes it from the person who had it."""
    hall, table = hall_of(request), request.path_params["table"]
    wish = await body_as(request, LinksRequest, BODY_BYTES)
    if (wish.make is None) == (wish.revoke is None):
        raise Refused("malformed", "server-links-which")
    if wish.make == _DEVICE:
        roles = await hall.need_roles(request, table)
        own = ",".join(sorted(role for role in roles if role == HOST or role.isdecimal()))
        if not own:
            raise Refused("not-yours", "server-not-your-seat")
        return Json({"link": await _link(request, table, _DEVICE, role=f"{DEVICE}{own}")})
    await hall.need_host(request, table)
    what = wish.revoke if wish.make is None else wish.make
    assert what is not None
    await _need_known(hall, table, what)
    if wish.make == SPECTATOR:
        return Json({"link": await _link(request, table, SPECTATOR)})
    viewer = await hall.viewer(request, table)
    if isinstance(what, int) and what in viewer.seats:
        await hall.house.guests.hand_over(table, what, viewer)
    await take_back(hall, table, str(what))
    if isinstance(what, int) and what not in viewer.seats:
        await hall.house.guests.unseat(table, what)
    if wish.make is None:
        return Json({"revoked": True})
    return Json({"link": await _link(request, table, what)})


async def _need_known(hall: Hall, table: str, what: int | str) -> None:
    if isinstance(what, int) and what >= len(await hall.house.seats(table)):
        raise Refused("malformed", "server-no-such-seat", given=what)


async def take_back(hall: Hall, table: str, role: str) -> None:
    """Take a role back: from browsers, from links, and from pages that are looking right now."""
    for link in await hall.store.links(table):
        shares = link.role.removeprefix(DEVICE).split(",")
        if link.role != role and role in shares and not link.revoked:
            await hall.store.revoke(table, link.role)
    await hall.store.revoke(table, role)
    hall.recheck(table)


async def forget(request: Request) -> Response:
    """A browser wants nothing to do with a table any more: its seats are free for others."""
    hall, table = hall_of(request), request.path_params["table"]
    seats = (await hall.viewer(request, table)).seats
    secret = secret_of(request)
    assert secret is not None
    await hall.store.forget(secret, table)
    held = await hall.store.holders(table)
    for seat in sorted(seats):
        if str(seat) not in held:
            await hall.house.guests.leave(table, seat)
    hall.recheck(table)
    return Json({"forgotten": True})


# Looking


async def tables(request: Request) -> Response:
    """The tables of this browser, those still running and those that are over."""
    hall, language = hall_of(request), language_of(request)
    secret = secret_of(request)
    running: list[told.TableRow] = []
    finished: list[told.TableRow] = []
    for summary in await hall.store.tables_of(secret) if secret else ():
        row = hall.house.summary_of(summary, language)
        (running if summary.finished is None else finished).append(row)
    return Json({"running": running, "finished": finished})


async def state(request: Request) -> Response:
    hall, table = hall_of(request), request.path_params["table"]
    viewer = await hall.viewer(request, table)
    seat = number_in(request, "seat")
    frame = await hall.house.state(table, viewer, language_of(request), seat)
    return Response(frame, media_type="application/json")


async def at(request: Request) -> Response:
    """The table as it was after some answers; the house says with whose eyes it may be seen."""
    hall, table = hall_of(request), request.path_params["table"]
    viewer = await hall.viewer(request, table)
    seat = number_in(request, "seat")
    openly = request.query_params.get("open") == "1"
    number = whole_number("number", request.path_params["number"])
    better = number_in(request, "better") or 0
    frame = await hall.house.at(table, number, viewer, language_of(request), seat, openly, better)
    return Response(frame, media_type="application/json")


async def decided(request: Request) -> Response:
    """What decided a finished game: curves, what everybody did, the turning point."""
    hall, table = hall_of(request), request.path_params["table"]
    await hall.viewer(request, table)
    return Json(await hall.house.verdicts.of(table, language_of(request)) or {})


async def analysis(request: Request) -> Response:
    """A finished game judged, as far as that has come."""
    hall, table = hall_of(request), request.path_params["table"]
    await hall.viewer(request, table)
    return Json(await hall.house.judging.of(table, language_of(request)))


async def analyse(request: Request) -> Response:
    """Have a finished game judged."""
    hall, table = hall_of(request), request.path_params["table"]
    await hall.viewer(request, table)
    return Json(await hall.house.judging.ask(table, language_of(request)))


async def repairable(request: Request) -> Response:
    """What may be set by hand, for those who play: cards that the seat which is shown can name."""
    hall, table = hall_of(request), request.path_params["table"]
    own = (await hall.viewer(request, table)).seats
    if not own:
        raise Refused("not-yours", "error-only-watching")
    seat = number_in(request, "seat")
    if seat is not None and seat not in own:
        raise Refused("not-yours", "server-not-your-seat")
    shown = min(own) if seat is None else seat
    return Json(await hall.house.repairable(table, shown, language_of(request)))


async def again(request: Request) -> Response:
    """The set-up and the seats of a table, as the picker takes them, for another game."""
    hall, table = hall_of(request), request.path_params["table"]
    viewer = await hall.viewer(request, table)
    found = await hall.house.again(table, viewer)
    lent = await returned(request, found.game, found.setup)
    picks = understood(picked(found.game, lent), found.game, found.players)
    return Json(replace(found, setup=picks))


async def follow(request: Request) -> Response:
    """Another game with the same people: everybody has a place at it, and is told."""
    hall, table = hall_of(request), request.path_params["table"]
    viewer = await hall.viewer(request, table)
    wish = await body_as(request, AgainRequest, BODY_BYTES)
    new = await hall.house.rounds.follow(table, viewer, wish.kind)
    return Json({"table": new, "url": f"/t/{new}"})


# Files


async def save(request: Request) -> Response:
    hall, table = hall_of(request), request.path_params["table"]
    viewer = await hall.viewer(request, table)
    return file_answer(await hall.house.save_text(table, viewer), f"{table}.ember")


async def report(request: Request) -> Response:
    hall, table = hall_of(request), request.path_params["table"]
    viewer = await hall.viewer(request, table)
    text = await hall.house.report(table, viewer, language_of(request))
    return file_answer(text, f"{table}-report.txt")


def file_answer(text: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="emberhold-{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def record(request: Request) -> Response:
    """The record as it was before a changed rule cut it short."""
    hall, table = hall_of(request), request.path_params["table"]
    viewer = await hall.viewer(request, table)
    return file_answer(await hall.house.record_text(table, viewer), f"{table}-before.ember")


async def continued(request: Request) -> Response:
    """A new table that continues from a moment of this one; the person who asks gets all seats."""
    hall, table = hall_of(request), request.path_params["table"]
    viewer = await hall.viewer(request, table)
    wish = await body_as(request, ContinueRequest, BODY_BYTES)
    new = await hall.house.continue_from(table, wish.at, viewer)
    secret = secret_of(request)
    assert secret is not None
    people = [row.seat for row in await hall.house.seats(new) if row.who != "bot"]
    await hall.store.grant(secret, new, [HOST, *map(str, people)])
    for seat in people:
        await hall.house.guests.arrive(new, seat, None, people)
    return Json({"table": new, "url": f"/t/{new}"})


ROUTES = [
    Route("/api/tables", paced(tables, READING)),
    Route("/api/tables", paced(open_table, SAYING, OPENING), methods=["POST"]),
    Route("/api/t/{table}/state", paced(state, READING)),
    Route("/api/t/{table}/at/{number}", paced(at, READING, LOOKING_BACK)),
    Route("/api/t/{table}/decided", paced(decided, READING, LOOKING_BACK)),
    Route("/api/t/{table}/analysis", paced(analysis, READING)),
    Route("/api/t/{table}/analysis", paced(analyse, SAYING, LOOKING_BACK), methods=["POST"]),
    Route("/api/t/{table}/repair", paced(repairable, READING)),
    Route("/api/t/{table}/again", paced(again, READING)),
    Route("/api/t/{table}/again", paced(follow, SAYING, OPENING), methods=["POST"]),
    Route("/api/t/{table}/forget", paced(forget), methods=["POST"]),
    Route("/api/t/{table}/save", paced(save, READING, LOOKING_BACK)),
    Route("/api/t/{table}/report", paced(report, READING, LOOKING_BACK)),
    Route("/api/t/{table}/record", paced(record, READING, LOOKING_BACK)),
    Route("/api/t/{table}/links", paced(links, READING)),
    Route("/api/t/{table}/links", paced(change_links), methods=["POST"]),
    Route("/api/t/{table}/continue", paced(continued, SAYING, OPENING), methods=["POST"]),
]
