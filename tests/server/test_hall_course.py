"""The course of a game that anybody may watch: told in the hall, by what everybody sees."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import emberhold
from emberhold.games import game_named, game_of
from emberhold.games.decisive import Gauge
from emberhold.kernel.table import Table
from emberhold.server.house import House
from emberhold.server.house.pages import told
from emberhold.server.house.people.opening import Wanted
from emberhold.server.store.openings import MOST_POINTS, begun
from emberhold.server.store.people import new_secret
from emberhold.server.store.records import Reading
from tests.server.houses import BOTH, PERSON, WITCH, Playing, a_house, frame, game, tell

GAMES = ("war-eternal", "aeons-end", "ashes", "relic")
TURNS = 6


def glance(table: Table) -> Mapping[str, Gauge]:
    decisive = game_of(table).decisive
    assert decisive is not None
    return decisive.at_a_glance(table.state)


def turn_of(table: Table) -> tuple[object, ...]:
    marks = table.game.scene(table.state, None).marks
    return tuple(marks.get(name) for name in ("turn", "round", "active"))


async def watched(house: House, listed: str, watch: bool = True) -> str:
    setup = WITCH if listed == "war-eternal" else {}
    table = await house.open(Wanted(listed, 2, 7, setup, [PERSON, PERSON]))
    await opened(house, table, watch)
    return table


async def opened(house: House, table: str, watch: bool = True) -> None:
    wish = told.Opening(seats=True, watch=watch, level="any", languages=[])
    await house.lobby.open(table, new_secret(), wish)


async def course(house: House, language: str = "en") -> told.HallCourse | None:
    rows = (await house.lobby.look(None, language)).tables
    return rows[0].course if rows else None


async def plays(house: House, table: str, turns: int) -> list[Mapping[str, Gauge]]:
    """Play on at random; the gauges whenever another turn began."""
    playing, read = Playing(house, table), []
    for _ in range(turns):
        turn = turn_of(await game(house, table))
        while turn_of(await game(house, table)) == turn:
            await playing.answers(1)
        read.append(glance(await game(house, table)))
    return read


@pytest.mark.parametrize("listed", GAMES)
async def test_the_hall_tells_the_course_of_a_game_turn_by_turn(sqlite: str, listed: str) -> None:
    async with a_house(sqlite) as house:
        table = await watched(house, listed)
        start = glance(await game(house, table))
        read = [start, *await plays(house, table, TURNS)]
        found = await course(house)
        assert found is not None
        levels = {curve.id: curve.levels for curve in found.curves}
        assert levels == {id: [then[id].level for then in read] for id in start}
        assert {c.id: c.most for c in found.curves} == {id: g.most for id, g in start.items()}


async def test_only_who_may_watch_is_told_the_course(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await watched(house, "ashes", watch=False)
        await plays(house, table, 2)
        assert await course(house) is None
        await opened(house, table)
        found = await course(house)
        assert found is not None
        assert [len(curve.levels) for curve in found.curves] == [1, 1]
        await plays(house, table, 2)
        await opened(house, table, watch=False)
        assert await course(house) is None
        await opened(house, table)
        assert [len(c.levels) for c in (await course(house) or found).curves] == [1, 1]


async def test_a_turn_that_is_undone_is_taken_out_of_the_course(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        wanted = Wanted("war-eternal", 2, 7, WITCH, [PERSON, PERSON], free_undo=True)
        table = await house.open(wanted)
        await opened(house, table)
        await plays(house, table, 2)
        hosted = await house.hosted(table)
        before = len(hosted.record.answers)
        known = await course(house)
        await plays(house, table, 3)
        more = await course(house)
        undone = await tell(house, table, BOTH, frame("u", "undo", to=before))
        assert undone["is"] == "done", undone
        assert await course(house) == known != more
        await plays(house, table, 1)
        again = await course(house)
        assert again is not None
        assert len(again.curves[0].levels) == 4


async def test_another_worker_tells_the_same(database: str) -> None:
    async with a_house(database) as one, a_house(database) as two:
        table = await watched(one, "relic")
        await plays(one, table, 3)
        assert await course(one) == await course(two)


async def test_what_all_share_is_named_in_the_language_of_the_reader(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        await watched(house, "war-eternal")
        found = await course(house, "pl")
        assert found is not None
        assert [(curve.id, curve.name) for curve in found.curves] == [
            ("nemesis", "Nemezis"),
            ("gravehold", "Gravehold"),
        ]


@pytest.mark.parametrize("listed", GAMES)
def test_the_course_follows_from_what_everybody_sees(listed: str) -> None:
    """Whatever is hidden may be dealt again: no seat and nobody else could tell by the levels."""
    table = emberhold.open(listed, 2, 5, {})
    choose = game_named(listed).bot
    assert choose is not None
    for number in range(400):
        question = table.question
        if question is None:
            break
        if number % 20 == 0:
            for seat in range(2):
                assert glance(table.redeal(seat, number)) == glance(table)
        table.take(question, choose(table.state, question))


def test_a_long_course_keeps_its_beginning_and_its_end() -> None:
    found = begun(Reading(0, 1, {"a": (9, 9)}))
    for answers in range(1, 500):
        found = found.then(Reading(answers, 1, {"a": (answers, 9)}))
        assert len(found.points) <= MOST_POINTS
        assert found.points[0] == (0, 1, 9)
        assert found.points[-1] == (answers, 1, answers)
    assert len(found.points) > MOST_POINTS / 3


def test_areas_that_come_or_go_begin_a_course_afresh() -> None:
    found = begun(Reading(0, 1, {"a": (9, 9)})).then(Reading(3, 1, {"b": (2, 4)}))
    assert found == begun(Reading(3, 1, {"b": (2, 4)}))
