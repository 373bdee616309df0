"""A newcomer who answers only what is lit comes through every lesson, in every language.

The matrix of lessons, languages and screens is spread. Here each lesson is walked as its learner's
page is told it, and every moment is looked at in all languages: what is lit can be answered, and
what is pointed at is on the table. What a page makes of it is seen in `tests/browser`, where each
lesson is clicked through once and languages and screens go round.
"""

from __future__ import annotations

import pytest

from emberhold.games import GAMES
from emberhold.games.exercises import LEARNER
from emberhold.games.lessons import PARTS, Lesson
from emberhold.language import LANGUAGES
from emberhold.server.house import House, Viewer
from emberhold.server.house.people.opening import Wanted
from tests.server.houses import PERSON, a_house, frame, state, tell
from tests.server.serving import Frame
from tests.support.waiting import eventually

pytestmark = pytest.mark.thorough

LESSONS = [lesson for game in GAMES.values() for lesson in game.lessons]


async def opened(house: House, lesson: Lesson) -> str:
    seats = [PERSON if who == LEARNER else {"who": "bot", "bot": who} for who in lesson.seats]
    return await house.open(
        Wanted(
            lesson.game,
            len(seats),
            lesson.seed,
            lesson.setup,
            seats,
            free_undo=True,
            position=lesson.position,
            about={lesson.kind: lesson.id},
        )
    )


def lying(shown: Frame) -> set[str]:
    """The ids of everything on the table."""
    areas = shown["scene"]["areas"]
    zones = [zone for area in areas for zone in area["zones"]]
    pieces = [piece for zone in zones for piece in zone["pieces"]]
    return {thing["id"] for thing in (*areas, *zones, *pieces)}


def read(shown: Frame) -> str | None:
    """What a newcomer sees at a moment: the key that is lit, None at the end."""
    told = shown["lesson"]
    assert told["steps"]
    assert all(step["text"] for step in told["steps"])
    assert {id for step in told["steps"] for id in step["point"]} <= lying(shown) | PARTS
    key: str | None = told["key"]
    assert told["is"] == ("over" if key is None else "on")
    if key is not None:
        assert key in [option["key"] for asked in shown["asked"] for option in asked["options"]]
    return key


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
async def test_a_player_who_answers_what_is_lit_comes_to_the_end(
    lesson: Lesson, sqlite: str
) -> None:
    learner = Viewer(lesson.learners, host=True)
    async with a_house(sqlite) as house:
        table = await opened(house, lesson)

        async def is_called() -> bool:
            told = (await state(house, table, learner))["lesson"]
            return told["key"] is not None or told["is"] != "on"

        lit: str | None = ""
        given = 0
        while lit is not None:
            await eventually(is_called)
            shown = {each: await state(house, table, learner, each) for each in LANGUAGES}
            lit, *others = (read(each) for each in shown.values())
            assert others == [lit] * len(others)
            told = {tuple(s["text"] for s in each["lesson"]["steps"]) for each in shown.values()}
            assert len(told) == len(LANGUAGES)
            if lit is not None:
                given += 1
                said = frame(f"n{given}", "answer", seat=lesson.learner, key=lit)
                assert (await tell(house, table, learner, said))["is"] == "done"
