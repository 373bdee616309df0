"""Long games and looks at their past hold up nobody who plays."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import emberhold
from emberhold.kernel.errors import SaveError
from emberhold.server.house import House
from emberhold.server.house.pages import looking
from emberhold.server.house.people import opening
from emberhold.server.house.people.opening import MOST_ANSWERS, Wanted, from_save
from tests.server.houses import BOTH, HOST, PERSON, Playing, a_house, ashes, war_eternal

PATIENCE = 20


@contextmanager
def stuck(monkeypatch: pytest.MonkeyPatch, room: Any, name: str) -> Iterator[threading.Event]:
    """Something that takes as long as its work is held up; it says when it has begun."""
    work, begun, free = getattr(room, name), threading.Event(), threading.Event()

    def slowly(*given: Any) -> Any:
        begun.set()
        assert free.wait(PATIENCE)
        return work(*given)

    monkeypatch.setattr(room, name, slowly)
    try:
        yield begun
    finally:
        free.set()


async def plays_on(house: House, begun: threading.Event) -> None:
    """Somebody answers at another table while the work is under way."""
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    table = await war_eternal(house)
    async with asyncio.timeout(PATIENCE):
        await Playing(house, table).answers(5)


async def test_nobody_waits_for_who_looks_back(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        await Playing(house, table).answers(20)
        with stuck(monkeypatch, looking, "_drawn") as begun:
            look = asyncio.create_task(house.at(table, 3, HOST))
            await plays_on(house, begun)
            assert not look.done()
            async with asyncio.timeout(PATIENCE):
                await Playing(house, table, 2, "q").answers(2)
        assert await look


async def test_the_same_moment_is_drawn_once(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        await Playing(house, table).answers(20)
        looks = [await house.at(table, 7, HOST) for _ in range(3)]
        assert looks[0] == looks[1] == looks[2]
        assert (house.album.missed, house.album.found) == (1, 2)


async def test_nobody_waits_for_who_brings_a_long_save(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(sqlite) as house:
        text = emberhold.open("ashes", 2, 4).dumps()
        with stuck(monkeypatch, opening, "from_save") as begun:
            brought = [
                asyncio.create_task(house.open(Wanted(save=text, seats=[PERSON, PERSON])))
                for _ in range(12)
            ]
            await plays_on(house, begun)
            assert not any(each.done() for each in brought)
        assert len(set(await asyncio.gather(*brought))) == 12


def test_a_save_longer_than_any_game_is_refused_before_it_is_played() -> None:
    table = emberhold.open("ashes", 2, 4)
    lines = table.dumps().splitlines()
    answers = ["nonsense"] * (MOST_ANSWERS + 1)
    text = "\n".join([*lines[:-1], *answers, f"# {len(answers)} answers", ""])
    with pytest.raises(SaveError) as problem:
        from_save(text)
    for language in ("en", "pl", "fr"):
        assert "10" in problem.value.text(language)


async def test_an_answer_that_does_not_fit_is_named(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        await Playing(house, table).answers(9)
        lines = (await house.save_text(table, BOTH)).splitlines()
        lines[-3] = "nonsense"
        with pytest.raises(SaveError) as problem:
            await house.open(Wanted(save="\n".join([*lines, ""]), seats=[PERSON, PERSON]))
        assert "8" in problem.value.text("en")
