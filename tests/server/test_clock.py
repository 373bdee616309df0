"""Time for a turn: a bot stands in for who is late, the person comes back, and vacation counts."""

from __future__ import annotations

import time
from typing import Any

import pytest

from emberhold.server.house import House
from emberhold.server.house.table.clock import DAY, Clock
from tests.server.houses import (
    GUEST,
    HOST,
    SPECTATOR,
    Playing,
    a_house,
    ashes,
    frame,
    game,
    seat_of,
    state,
    tell,
)
from tests.support.waiting import eventually


class Calendar:
    """A clock on the wall that the test turns."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    found = Calendar(time.time())
    monkeypatch.setattr(time, "time", found)
    return found


async def waited_for(house: House, table: str) -> int:
    """Play until one person alone is asked; the seat."""
    playing = Playing(house, table, name="until")
    while len((await house.hosted(table)).record.acting()) != 1:
        await playing.answer()
    return (await house.hosted(table)).record.acting()[0]


async def is_asked(house: House, table: str, seat: int) -> bool:
    """Whether everybody waits for that seat alone."""
    return (await house.hosted(table)).record.acting() == [seat]


async def wound(house: House, seconds: int) -> tuple[str, int]:
    """A table with a clock, and the seat that is asked."""
    table = await ashes(house)
    seat = await waited_for(house, table)
    done = await tell(house, table, HOST, frame("c", "clock", seconds=seconds))
    assert done["is"] == "done", done
    return table, seat


async def sits(house: House, table: str, seat: int) -> str:
    return (await house.seats(table))[seat].who


async def test_a_day_long_table_with_a_bot_standing_in_and_its_person_coming_back(
    sqlite: str, calendar: Calendar
) -> None:
    async with a_house(sqlite) as house:
        table, seat = await wound(house, DAY)
        before = (await game(house, table)).count
        calendar.now += DAY - 60
        await house.timing.look_round(calendar.now)
        assert await sits(house, table, seat) == "person"
        calendar.now += 120
        await house.timing.look_round(calendar.now)
        assert await sits(house, table, seat) == "bot"
        notices = (await state(house, table, seat_of(1 - seat)))["notices"]
        assert "ran out of time" in notices[-1]["text"]
        mine = await state(house, table, seat_of(seat), "pl")
        assert "Twój czas minął" in mine["notices"][-1]["text"]
        await eventually(lambda: is_asked(house, table, 1 - seat))  # the bot has played
        assert (await game(house, table)).count > before
        back = frame("back", "seat", seat=seat, who="person")
        assert (await tell(house, table, seat_of(seat), back))["is"] == "done"
        assert await sits(house, table, seat) == "person"
        playing = Playing(house, table, name="after")
        while not await is_asked(house, table, seat):
            assert (await playing.answer())["is"] == "done"
        await house.timing.look_round(calendar.now + 60)
        assert await sits(house, table, seat) == "person", "has a whole turn's time again"
        assert (await playing.answer())["is"] == "done"

    async with a_house(sqlite) as house:
        record = (await house.hosted(table)).record
        assert record.clock.seconds == DAY, "a restart keeps the clock"
        left = [end for _, end in (await state(house, table))["clock"]["until"]]
        assert all(end > calendar.now for end in left)


async def test_talking_gives_nobody_more_time(sqlite: str, calendar: Calendar) -> None:
    async with a_house(sqlite) as house:
        table, seat = await wound(house, 600)
        calendar.now += 500
        said = frame("hi", "say", seat=seat, text="one moment")
        assert (await tell(house, table, seat_of(seat), said))["is"] == "done"
        calendar.now += 200
        await house.timing.look_round(calendar.now)
        assert await sits(house, table, seat) == "bot"


async def test_on_vacation_no_time_runs(sqlite: str, calendar: Calendar) -> None:
    async with a_house(sqlite) as house:
        table, seat = await wound(house, DAY)
        away = frame("away", "vacation", seat=seat, days=14)
        assert (await tell(house, table, seat_of(seat), away))["is"] == "done"
        assert (await state(house, table))["clock"]["resting"] == [seat]
        calendar.now += 10 * DAY
        await house.timing.look_round(calendar.now)
        assert await sits(house, table, seat) == "person"
        more = frame("more", "vacation", seat=seat, days=8)
        assert "7 days" in (await tell(house, table, seat_of(seat), more))["text"]
        calendar.now += 5 * DAY + 60
        await house.timing.look_round(calendar.now)
        assert await sits(house, table, seat) == "bot"


async def test_the_last_person_is_not_replaced(sqlite: str, calendar: Calendar) -> None:
    async with a_house(sqlite) as house:
        table, seat = await wound(house, DAY)
        gone = frame("gone", "seat", seat=1 - seat, who="bot", bot="random")
        assert (await tell(house, table, seat_of(1 - seat), gone))["is"] == "done"
        await house.timing.look_round(calendar.now + 30 * DAY)
        assert await sits(house, table, seat) == "person"


@pytest.mark.parametrize(
    ("viewer", "wish", "said"),
    [
        (GUEST, {"do": "clock", "seconds": DAY}, "host"),
        (HOST, {"do": "clock", "seconds": 5}, "3 or 10 minutes"),
        (GUEST, {"do": "vacation", "seat": 0, "days": 3}, "not yours"),
        (SPECTATOR, {"do": "vacation", "seat": 0, "days": 3}, "not yours"),
    ],
)
async def test_who_may_say_what(sqlite: str, viewer: Any, wish: dict[str, Any], said: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        refused = await tell(house, table, viewer, {"id": "x", **wish})
        assert refused["is"] == "refused"
        assert said in refused["text"]


async def test_the_next_game_has_the_same_clock(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table, seat = await wound(house, DAY)
        over = frame("over", "concede", seat=seat)
        assert (await tell(house, table, seat_of(seat), over))["is"] == "done"
        following = await house.rounds.follow(table, seat_of(seat), "same")
        assert (await state(house, following))["clock"]["seconds"] == DAY
        later = time.time() + 2 * DAY
        assert await house.store.overdue(later) == [following]


def test_a_question_that_stays_open_keeps_its_time() -> None:
    clock = Clock(100, 1000.0)
    clock.note({0: 3}, 1000.0)
    clock.note({0: 3, 1: 5}, 1050.0)
    assert (clock.until(0), clock.until(1)) == (1100.0, 1150.0)
    clock.note({1: 5}, 1060.0)
    assert clock.until(0) is None
    assert clock.due([0, 1]) == 1150.0
