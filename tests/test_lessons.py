"""Lessons: each can be played to the end of its path, and is told in all languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import emberhold
from emberhold.games import GAMES
from emberhold.games.exercises import LEARNER
from emberhold.games.lessons import PARTS, Lesson
from emberhold.kernel.question import key_of
from emberhold.kernel.scene import Scene
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES, speech

LESSONS = [lesson for game in GAMES.values() for lesson in game.lessons]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
MOST_STEPS = 10
"""Of a part: more than that nobody counts."""
LONGEST = 330
"""Letters: more than that nobody reads beside a game."""


def opened(lesson: Lesson) -> Table:
    return emberhold.open(
        lesson.game, len(lesson.seats), lesson.seed, lesson.setup, position=lesson.position
    )


def along(lesson: Lesson) -> Iterator[tuple[int, Table]]:
    """The table before each answer of the path, and after the last."""
    table = opened(lesson)
    for given, key in enumerate(lesson.track):
        yield given, table
        question = table.questions[0]
        assert key in [key_of(choice) for choice in question.choices], f"{given}: {key}"
        table.answer(key, question.seat)
    yield len(lesson.track), table


def ids_in(scene: Scene) -> set[str]:
    found = {area.id for area in scene.areas}
    for area in scene.areas:
        for zone in area.zones:
            found |= {zone.id, *(piece.id for piece in zone.pieces)}
    return found


@each_lesson
def test_the_path_can_be_walked_and_everything_pointed_at_is_there(lesson: Lesson) -> None:
    learner = lesson.learner
    for given, table in along(lesson):
        seen = ids_in(table.view(learner))
        for step in lesson.steps_at(given):
            assert set(step.point) <= seen | PARTS, f"{step.say} at {given}"


@each_lesson
def test_it_begins_with_the_learner_and_one_idea_follows_another(lesson: Lesson) -> None:
    table = opened(lesson)
    assert lesson.seats[table.questions[0].seat] == LEARNER
    said = [step.say for step in lesson.steps]
    assert len(set(said)) == len(said)
    assert len(lesson.steps) >= 5
    assert not lesson.steps[-1].do, "the last step says what was learned"


@each_lesson
def test_it_is_cut_into_parts_that_can_be_counted(lesson: Lesson) -> None:
    """“Step 3 of 6” says how far it is; “37 of 103” says nothing."""
    assert [step for part in lesson.parts for step in part.steps] == list(lesson.steps)
    assert all(len(part.steps) <= MOST_STEPS for part in lesson.parts)
    assert len({part.message for part in lesson.parts}) == len(lesson.parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_are_told_briefly_in_every_language(language: str) -> None:
    say = speech(language)
    told = {message: say(message) for lesson in LESSONS for message in lesson.messages}
    assert {id: words for id, words in told.items() if not 3 <= len(words) <= LONGEST} == {}


def test_a_step_is_said_from_its_first_answer_to_its_last() -> None:
    lesson = LESSONS[0]
    steps = {given: [step.say for step in lesson.steps_at(given)] for given in range(9)}
    assert steps[0] == ["aim", "gravehold", "hand", "own-gem"]
    assert steps[1] == ["own-gem"]
    assert steps[2] == steps[3] == steps[4] == ["crystals"]
    assert [step.say for step in lesson.steps_at(len(lesson.track))] == ["end"]


def test_the_first_game_is_won() -> None:
    *_, (_given, table) = along(LESSONS[0])
    assert table.result is not None
    assert table.result.reason == "victory-nemesis"


def test_an_exercise_may_leave_the_set_up_to_its_game() -> None:
    lesson = Lesson(id="plain", game="war-eternal", seats=("me",), seed=1, steps=())
    assert (dict(lesson.setup), lesson.position) == ({}, None)


TAUGHT = sorted({lesson.game for lesson in LESSONS})


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_of_each_game_shows_how_it_is_won(game: str) -> None:
    lessons = [lesson for lesson in LESSONS if lesson.game == game]
    ends = [(lesson, list(along(lesson))[-1][1].result) for lesson in lessons]
    assert any(end is not None and lesson.learner in end.winners for lesson, end in ends)
