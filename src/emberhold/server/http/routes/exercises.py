"""The routes of lessons and puzzles: the shelf of puzzles, and a table prepared for one person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.games import GAMES
from emberhold.games.exercises import LEARNER, Exercise, exercise_named
from emberhold.games.puzzles import Puzzle
from emberhold.language import Speech, speech
from emberhold.server.house import Refused
from emberhold.server.house.pages import told
from emberhold.server.house.people.opening import Wanted
from emberhold.server.http.bodies import LessonRequest, PuzzleRequest, SeatWish
from emberhold.server.http.exchange import Json, body_as
from emberhold.server.http.hall import hall_of, paced
from emberhold.server.http.language import language_of
from emberhold.server.http.limits import BODY_BYTES, OPENING, READING, SAYING
from emberhold.server.http.routes.tables import opened, seat_of
from emberhold.server.http.site.pages import page
from emberhold.server.http.site.positions import glance
from emberhold.server.store.tries import Rate


async def shelf(request: Request) -> Response:
    """The page on which puzzles are chosen."""
    return page(request, "puzzles")


async def every(request: Request) -> Response:
    """All puzzles, game by game."""
    say = speech(language_of(request))
    rates = await hall_of(request).house.trying.rates()
    games = [(name, game.puzzles) for name, game in GAMES.items() if game.puzzles]
    return Json({"games": [_game(name, puzzles, rates, say) for name, puzzles in games]})


def _game(
    name: str, puzzles: Sequence[Puzzle], rates: Mapping[str, Rate], say: Speech
) -> told.PuzzleShelf:
    rows = [_row(puzzle, rates.get(puzzle.id, Rate()), say) for puzzle in puzzles]
    return told.PuzzleShelf(id=name, name=say(f"game-{name}"), puzzles=rows)


def _row(puzzle: Puzzle, rate: Rate, say: Speech) -> told.PuzzleRow:
    title, about, goal = (say(message) for message in puzzle.messages)
    mine, theirs = glance(puzzle.game, puzzle.id)
    return told.PuzzleRow(
        id=puzzle.id,
        name=title,
        about=about,
        goal=goal,
        mine=mine,
        theirs=theirs,
        tries=rate.tries,
        solved=rate.solved,
    )


async def learn(request: Request) -> Response:
    """A table on the path of a lesson."""
    wish = await body_as(request, LessonRequest, BODY_BYTES)
    lessons = [lesson for game in GAMES.values() for lesson in game.lessons]
    lesson = exercise_named(lessons, wish.lesson)
    if lesson is None:
        known = ", ".join(lesson.id for lesson in lessons)
        raise Refused("not-found", "server-no-such-lesson", given=wish.lesson, known=known)
    return await _prepared(request, lesson)


async def solve(request: Request) -> Response:
    """A table with a puzzle on it."""
    wish = await body_as(request, PuzzleRequest, BODY_BYTES)
    puzzles = [puzzle for game in GAMES.values() for puzzle in game.puzzles]
    puzzle = exercise_named(puzzles, wish.puzzle)
    if puzzle is None:
        raise Refused("not-found", "server-no-such-puzzle", given=wish.puzzle)
    return await _prepared(request, puzzle)


async def _prepared(request: Request, exercise: Exercise) -> Response:
    """The table of an exercise; everything can be undone there."""
    seats = [_seat_for(who) for who in exercise.seats]
    hall = hall_of(request)
    table = await hall.house.open(
        Wanted(
            exercise.game,
            len(seats),
            exercise.seed,
            exercise.setup,
            [seat_of(seat) for seat in seats],
            free_undo=True,
            position=exercise.position,
            party=hall.party_of(request),
            about={exercise.kind: exercise.id},
        )
    )
    return await opened(request, table, seats)


def _seat_for(who: str) -> SeatWish:
    return SeatWish(who="me") if who == LEARNER else SeatWish(who="bot", bot=who)


ROUTES = [
    Route("/puzzles", paced(shelf, READING)),
    Route("/api/puzzles", paced(every, READING)),
    Route("/api/puzzles", paced(solve, SAYING, OPENING), methods=["POST"]),
    Route("/api/lessons", paced(learn, SAYING, OPENING), methods=["POST"]),
]
