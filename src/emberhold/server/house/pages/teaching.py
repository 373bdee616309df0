"""What a table of a lesson says to its learner: the words of the step, and what to do next."""

from __future__ import annotations

from typing import Literal

from emberhold.games.lessons import Lesson, Step
from emberhold.kernel.question import Question
from emberhold.language import speech
from emberhold.server.house.pages import shown
from emberhold.server.house.table.record import Record
from emberhold.server.house.table.viewer import Viewer

Place = Literal["on", "left", "over"]
ON: Place = "on"
LEFT: Place = "left"
OVER: Place = "over"


def plain(record: Record, viewer: Viewer, language: str) -> shown.Lesson | None:
    """The lesson as its learner's page shows it; nobody else is taught."""
    lesson = record.lesson
    if lesson is None or not viewer.seats:
        return None
    say = speech(language)
    place, key = _place(record), record.taught()
    given = len(record.answers)
    steps = () if place == LEFT else lesson.steps_at(given)
    mine = key is not None and _asks(record.questions[0], record.playing(viewer))
    return shown.Lesson(
        id=lesson.id,
        title=say(lesson.message()),
        place=place,
        given=min(given, len(lesson.track)),
        parts=[
            shown.LessonPart(name=say(part.message), steps=len(part.steps)) for part in lesson.parts
        ],
        steps=[
            shown.LessonStep(
                text=say(lesson.message(step.say)),
                point=list(step.point),
                place=_place_of(step, lesson),
            )
            for step in steps
        ],
        key=key if mine else None,
    )


def _place_of(step: Step, lesson: Lesson) -> tuple[int, int]:
    """In which part of the lesson a step is, and where in that part, both from 0."""
    parts = enumerate(lesson.parts)
    return next((number, part.steps.index(step)) for number, part in parts if step in part.steps)


def _asks(question: Question, playing: frozenset[int]) -> bool:
    return question.seat in playing or (question.anyone and bool(playing))


def _place(record: Record) -> Place:
    """On the path, off it, or at its end."""
    if record.taught() is not None:
        return ON
    assert record.lesson is not None
    track = record.lesson.track
    taken = tuple(answer.key for answer in record.answers[: len(track)])
    return OVER if taken == track else LEFT
