"""What tests of the house are written with."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from emberhold.kernel.question import Question
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from emberhold.server.house import House, Viewer
from emberhold.server.house.people.opening import Wanted
from emberhold.server.house.people.said import ClientFrame
from emberhold.server.store import Store
from tests.conformance.listed import LISTED

PERSON = {"who": "person"}
HOST = Viewer(frozenset({0}), host=True)
GUEST = Viewer(frozenset({1}))
BOTH = Viewer(frozenset({0, 1}), host=True)
SPECTATOR = Viewer(spectator=True)
DECKS = {"decks": ["the-iron-men", "the-mist-guardian"]}
WITCH = {"nemesis": "gate-witch"}
PATIENCE = 60.0
"""Seconds to wait for something that will happen."""

_OWN = [each for each in LISTED if each.outside is None]
"""The games every server knows; one of another package has to be registered first."""
listed = pytest.mark.parametrize("listed_game", _OWN, ids=[each.game for each in _OWN])


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@asynccontextmanager
async def a_house(address: str, **options: Any) -> AsyncIterator[House]:
    house = House(Store.open(address), **options)
    house.bots.pace = 0
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


async def war_eternal(house: House, players: int = 1, **options: Any) -> str:
    return await house.open(Wanted("war-eternal", players, 7, WITCH, [PERSON] * players, **options))


async def ashes(house: House) -> str:
    return await house.open(Wanted("ashes", 2, 4, DECKS, [PERSON, PERSON]))


async def state(
    house: House, table: str, viewer: Viewer = HOST, language: str = "en", **looking: Any
) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await house.state(table, viewer, language, **looking))
    return found


async def game(house: House, table: str) -> Table:
    """The hosted game itself, for looking behind the scenes."""
    return (await house.hosted(table)).record.table


async def first_key(house: House, table: str) -> str:
    """An option of the question that is asked first."""
    question = (await game(house, table)).question
    assert question is not None
    return question.options.keys()[0]


def frame(id: str, do: str, **fields: Any) -> dict[str, Any]:
    return {"id": id, "do": do, **fields}


_TIMED = ("answer", "undo", "undo-turn")


async def tell(
    house: House, table: str, viewer: Viewer, said: dict[str, Any], language: str = "en"
) -> dict[str, Any]:
    """A message of a page; one that does not say what its page showed is about this moment."""
    whole = {"id": "", **said}
    if said["do"] in _TIMED:
        whole.setdefault("version", await house.version(table))
        whole.setdefault("seat", min(viewer.seats, default=0))
    reply = await house.act(table, viewer, msgspec.convert(whole, ClientFrame), language)
    plain: dict[str, Any] = msgspec.to_builtins(reply)
    return plain


def seat_of(seat: int) -> Viewer:
    return Viewer(frozenset({seat}), host=seat == 0)


class Playing:
    """Somebody who answers for every person at a table, by luck, each answer with its own id."""

    def __init__(self, house: House, table: str, seed: int = 1, name: str = "p") -> None:
        self.house = house
        self.table = table
        self.dice = Dice(seed)
        self.name = name
        self.given = 0

    async def question(self) -> Question | None:
        questions = (await game(self.house, self.table)).questions
        return questions[0] if questions else None

    async def answer(self, key: str | None = None) -> dict[str, Any]:
        """Answer what is asked first; without a key, anything."""
        question = await self.question()
        assert question is not None
        keys = question.options.keys()
        chosen = key if key is not None else keys[self.dice.below(len(keys))]
        self.given += 1
        said = frame(
            f"{self.name}{self.given}",
            "answer",
            version=await self.house.version(self.table),
            seat=question.seat,
            key=chosen,
        )
        return await tell(self.house, self.table, seat_of(question.seat), said)

    async def answers(self, times: int) -> None:
        for _ in range(times):
            if await self.question() is None:
                return
            done = await self.answer()
            assert done["is"] == "done", done

    async def to_the_end(self, most: int = 5_000) -> None:
        await self.answers(most)
        assert await self.question() is None


async def past_first_five(house: House, table: str) -> Playing:
    """Play on at random until only one seat is asked."""
    playing = Playing(house, table)
    while len((await game(house, table)).questions) != 1 or (await game(house, table)).given:
        await playing.answers(1)
    return playing
