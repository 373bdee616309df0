"""What a table of a lesson says to its learner: the words of the step, and what to do next."""

from __future__ import annotations

from typing import Any

from emberhold.kernel.question import Question
from emberhold.language import speech
from emberhold.server.house.hosted import Hosted
from emberhold.server.house.viewer import Viewer

ON, LEFT, OVER = "on", "left", "over"


def plain(hosted: Hosted, viewer: Viewer, language: str) -> dict[str, Any] | None:
    """The lesson as its learner's page shows it; nobody else is taught."""
    lesson = hosted.lesson
    if lesson is None or not viewer.seats:
        return None
    say = speech(language)
    place, key = _place(hosted), hosted.taught()
    given = len(hosted.answers)
    steps = () if place == LEFT else lesson.steps_at(given)
    mine = key is not None and _asks(hosted.questions[0], hosted.playing(viewer))
    return {
        "id": lesson.id,
        "title": say(lesson.message()),
        "is": place,
        "given": min(given, len(lesson.track)),
        "of": len(lesson.track),
        "steps": [
            {"text": say(lesson.message(step.say)), "point": list(step.point)} for step in steps
        ],
        "key": key if mine else None,
    }


def _asks(question: Question, playing: frozenset[int]) -> bool:
    return question.seat in playing or (question.anyone and bool(playing))


def _place(hosted: Hosted) -> str:
    """On the path, off it, or at its end."""
    if hosted.taught() is not None:
        return ON
    assert hosted.lesson is not None
    track = hosted.lesson.track
    taken = tuple(answer.key for answer in hosted.answers[: len(track)])
    return OVER if taken == track else LEFT
