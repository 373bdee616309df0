"""The routes of lessons and puzzles: the shelf of puzzles, and a table prepared for one person."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhold.games import GAMES
from emberhold.games.exercises import LEARNER, Exercise, exercise_named
from emberhold.games.lessons import Lesson
from emberhold.games.puzzles import Puzzle
from emberhold.language import Speech, speech
from emberhold.players.solving import header_of
from emberhold.server.house import Refused
from emberhold.server.house.pages import told
from emberhold.server.house.pages.puzzling import said
from emberhold.server.house.people.opening import Wanted
from emberhold.server.house.table.headers import FOUND
from emberhold.server.http.bodies import LessonRequest, PuzzleRequest, SeatWish
from emberhold.server.http.exchange import Json, body_as
from emberhold.server.http.hall import hall_of, paced
from emberhold.server.http.language import language_of
from emberhold.server.http.limits import BODY_BYTES, LOOKING_BACK, OPENING, READING, SAYING
from emberhold.server.http.routes.tables import opened, seat_of
from emberhold.server.http.site.pages import message_page, page
from emberhold.server.http.site.positions import glance
from emberhold.server.store.analyses import Rate


async def shelf(request: Request) -> Response:
    """The page on which puzzles are chosen."""
    return page(request, "puzzles")


async def every(request: Request) -> Response:
    """All puzzles, game by game."""
    house = hall_of(request).house
    rates = await house.trying.rates()
    found = await house.found_puzzles()
    say = speech(language_of(request))

    def rows(puzzles: Iterable[Puzzle]) -> list[told.PuzzleRow]:
        return [_row(puzzle, rates.get(puzzle.id, Rate()), say) for puzzle in puzzles]

    games = [
        told.PuzzleShelf(
            id=name,
            name=say(f"game-{name}"),
            puzzles=rows(game.puzzles),
            found=rows(puzzle for puzzle in found if puzzle.game == name),
        )
        for name, game in GAMES.items()
    ]
    return Json({"games": [game for game in games if game.puzzles or game.found]})


def _row(puzzle: Puzzle, rate: Rate, say: Speech) -> told.PuzzleRow:
    title, about, goal = said(puzzle, say.language)
    mine, theirs = glance(puzzle)
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


async def book(request: Request) -> Response:
    """The page on which the lessons of a game are read."""
    game = GAMES.get(request.path_params["game"])
    if game is None or not game.lessons:
        return message_page(request, "server-no-page-title", "server-no-page", 404)
    return page(request, "lessons", game=game.name)


async def lessons(request: Request) -> Response:
    """What the lessons of a game say, step by step."""
    game = request.path_params["game"]
    if game not in GAMES:
        raise Refused("not-found", "server-no-page")
    say = speech(language_of(request))
    read = [_lesson(lesson, say) for lesson in GAMES[game].lessons]
    return Json(told.LessonsRead(title=say(f"game-{game}"), lessons=read))


def _lesson(lesson: Lesson, say: Speech) -> told.LessonRead:
    parts = [
        told.LessonChapter(
            name=say(part.message), steps=[say(lesson.message(step.say)) for step in part.steps]
        )
        for part in lesson.parts
    ]
    name, about = say(lesson.message()), say(lesson.message("about"))
    return told.LessonRead(id=lesson.id, name=name, about=about, parts=parts)


async def learn(request: Request) -> Response:
    """A table on the path of a lesson."""
    wish = await body_as(request, LessonRequest, BODY_BYTES)
    every = [lesson for game in GAMES.values() for lesson in game.lessons]
    lesson = exercise_named(every, wish.lesson)
    if lesson is None:
        known = ", ".join(lesson.id for lesson in every)
        raise Refused("not-found", "server-no-such-lesson", given=wish.lesson, known=known)
    return await _prepared(request, lesson)


async def solve(request: Request) -> Response:
    """A table with a puzzle on it."""
    wish = await body_as(request, PuzzleRequest, BODY_BYTES)
    puzzles = [puzzle for game in GAMES.values() for puzzle in game.puzzles]
    found = await hall_of(request).house.found_puzzles()
    puzzle = exercise_named([*puzzles, *found], wish.puzzle)
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
            about=_about(exercise),
            header=None if exercise.past is None else header_of(exercise),
        )
    )
    return await opened(request, table, seats)


def _about(exercise: Exercise) -> Mapping[str, object]:
    """What a table keeps of its exercise; one from a game is in no game's folder."""
    if isinstance(exercise, Puzzle) and exercise.past is not None:
        asked = {"goal": exercise.goal, "seats": list(exercise.seats)}
        return {exercise.kind: exercise.id, FOUND: asked}
    return {exercise.kind: exercise.id}


def _seat_for(who: str) -> SeatWish:
    return SeatWish(who="me") if who == LEARNER else SeatWish(who="bot", bot=who)


async def sought(request: Request) -> Response:
    """How far the search for puzzles in a finished game is."""
    hall, table = hall_of(request), request.path_params["table"]
    await hall.viewer(request, table)
    return Json(await hall.house.seeking.of(table, language_of(request)))


async def seek(request: Request) -> Response:
    """Have puzzles looked for, by those who played."""
    await _need_seat(request)
    hall, table = hall_of(request), request.path_params["table"]
    return Json(await hall.house.seeking.ask(table, language_of(request)))


async def seek_no_more(request: Request) -> Response:
    await _need_seat(request)
    hall, table = hall_of(request), request.path_params["table"]
    return Json(await hall.house.seeking.stop(table, language_of(request)))


async def _need_seat(request: Request) -> None:
    if not (await hall_of(request).viewer(request, request.path_params["table"])).seats:
        raise Refused("not-yours", "error-only-watching")


ROUTES = [
    Route("/api/t/{table}/puzzles", paced(sought, READING)),
    Route("/api/t/{table}/puzzles", paced(seek, SAYING, LOOKING_BACK), methods=["POST"]),
    Route("/api/t/{table}/puzzles/stop", paced(seek_no_more, SAYING), methods=["POST"]),
    Route("/puzzles", paced(shelf, READING)),
    Route("/api/puzzles", paced(every, READING)),
    Route("/api/puzzles", paced(solve, SAYING, OPENING), methods=["POST"]),
    Route("/lessons/{game}", paced(book, READING)),
    Route("/api/lessons/{game}", paced(lessons, READING)),
    Route("/api/lessons", paced(learn, SAYING, OPENING), methods=["POST"]),
]
