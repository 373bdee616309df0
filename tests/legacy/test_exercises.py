"""Lessons and puzzles of Legacy tell and show nothing that is sealed.

Their titles are on pages that anybody reads. At their tables chapter 1 has begun, and they are
searched like any chapter, along the path of a lesson and of a solution.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

import emberhold
from emberhold.games.aeons_end.cards.legacy.story.unsealing import MET
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.games.exercises import Exercise
from emberhold.games.lessons import Lesson
from emberhold.games.puzzles import Puzzle
from emberhold.games.unsealed import unsealed_at
from emberhold.kernel.campaign import Record, standing_at
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES, speech
from tests.legacy.sealed import Search
from tests.legacy.test_sealed import first, readable, search_of, seen, spoken

EXERCISES: list[Lesson | Puzzle] = [*LEGACY.lessons, *LEGACY.puzzles]


def in_all_languages(messages: tuple[str, ...]) -> list[str]:
    return [speech(language)(message) for message in messages for language in LANGUAGES]


def walked(exercise: Lesson | Puzzle) -> Iterator[tuple[int, Table]]:
    """The table before every answer and after the last."""
    table = emberhold.open(
        exercise.game,
        len(exercise.seats),
        exercise.seed,
        exercise.setup,
        position=exercise.position,
    )
    path = exercise.track if isinstance(exercise, Lesson) else exercise.solution
    for given, key in enumerate(path):
        yield given, table
        question = table.question
        assert question is not None
        table.answer(key, question.seat)
    yield len(path), table


def search_of_file(exercise: Lesson | Puzzle, standing: Record) -> Search:
    """A file says how the table was set up, with the deck that the exercise has stacked itself."""
    stacked = (exercise.position or {}).get("nemesis", {}).get("deck", ())
    world = {**standing.world, MET: [*standing.world.get(MET, ()), *stacked]}
    return search_of(replace(standing, world=world))


@pytest.mark.parametrize("exercise", EXERCISES, ids=[each.id for each in EXERCISES])
def test_its_title_may_be_read_before_any_campaign(exercise: Exercise) -> None:
    search = Search(first())
    texts = in_all_languages(exercise.messages[:2])
    assert [hit for text in texts for hit in search.found(text)] == []


@pytest.mark.parametrize("exercise", EXERCISES, ids=[each.id for each in EXERCISES])
def test_it_shows_what_its_chapter_has_unsealed_and_no_more(exercise: Lesson | Puzzle) -> None:
    found: list[str] = []
    search: Search | None = None
    before = None
    for given, table in walked(exercise):
        standing = standing_at(table)
        assert standing is not None
        texts = [*seen(table)]
        if search is None or standing != before:
            search, before = search_of(standing), standing
            texts += [*readable(unsealed_at(table)), *spoken(table)]
            found += search_of_file(exercise, standing).found(table.dumps())
        if isinstance(exercise, Lesson):
            steps = exercise.steps_at(given)
            texts += in_all_languages(tuple(exercise.message(step.say) for step in steps))
        found += [hit for text in texts for hit in search.found(text)]
    assert found == []
