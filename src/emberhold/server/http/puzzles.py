"""The routes of puzzles: the list of them, and a table that opens from a position."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.games import GAMES
from emberhold.games.puzzles import Puzzle
from emberhold.language import Speech, speech
from emberhold.server.house import Refused
from emberhold.server.http.exchange import Json, body_as
from emberhold.server.http.frames import PuzzleRequest
from emberhold.server.http.hall import hall_of, paced
from emberhold.server.http.language import language_of
from emberhold.server.http.lessons import seat_for
from emberhold.server.http.limits import BODY_BYTES, OPENING, READING, SAYING
from emberhold.server.http.pages import page
from emberhold.server.http.tables import opened, seat_of


async def shelf(request: Request) -> Response:
    """The page on which puzzles are chosen."""
    return page(request, "puzzles")


async def every(request: Request) -> Response:
    """All puzzles, game by game."""
    say = speech(language_of(request))
    games = [(name, game.puzzles) for name, game in GAMES.items() if game.puzzles]
    return Json({"games": [_game(name, puzzles, say) for name, puzzles in games]})


def _game(name: str, puzzles: Any, say: Speech) -> dict[str, Any]:
    return {
        "id": name,
        "name": say(f"game-{name}"),
        "puzzles": [_row(puzzle, say) for puzzle in puzzles],
    }


def _row(puzzle: Puzzle, say: Speech) -> dict[str, Any]:
    title, about, goal = (say(message) for message in puzzle.messages)
    return {"id": puzzle.id, "name": title, "about": about, "goal": goal}


async def solve(request: Request) -> Response:
    """A table on which a puzzle lies; everything can be taken back there."""
    wish = await body_as(request, PuzzleRequest, BODY_BYTES)
    puzzle = _named(wish.puzzle)
    seats = [seat_for(who) for who in puzzle.seats]
    hall = hall_of(request)
    table = await hall.house.open(
        puzzle.game,
        len(seats),
        puzzle.seed,
        puzzle.setup,
        [seat_of(seat) for seat in seats],
        free_undo=True,
        position=puzzle.position,
        party=hall.party_of(request),
        about={"puzzle": puzzle.id},
    )
    return await opened(request, table, seats)


def _named(id: str) -> Puzzle:
    known = {puzzle.id: puzzle for game in GAMES.values() for puzzle in game.puzzles}
    if id not in known:
        raise Refused("not-found", "server-no-such-puzzle", given=id)
    return known[id]


ROUTES = [
    Route("/puzzles", shelf),
    Route("/api/puzzles", paced(every, READING)),
    Route("/api/puzzles", paced(solve, SAYING, OPENING), methods=["POST"]),
]
