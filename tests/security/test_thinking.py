"""Bots and hints think elsewhere and in turn: a stranger's dozen tables hold nobody up."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from emberhold.server.house.people.bots import _task
from emberhold.server.house.people.opening import Wanted
from emberhold.server.house.people.queueing import FairQueue
from emberhold.server.minds import thinking
from emberhold.server.minds.thinker import Memory, question_of
from emberhold.server.minds.thinking import Task, Thinker, ThinkingFailed, thinkers
from tests.server.houses import DECKS, HOST, PERSON, a_house, ashes, frame, game, tell
from tests.support.waiting import eventually

BOT = {"who": "bot", "bot": "greedy"}


# Waiting in turn


async def test_parties_take_turns_then_their_tables() -> None:
    queue = FairQueue(1)
    order: list[str] = []

    async def think(party: str, table: str) -> None:
        async with queue.turn(party, table):
            order.append(table)
            await asyncio.sleep(0)

    wishes = [("stranger", f"s{number}") for number in range(12)]
    wishes += [("friend", "f0"), ("friend", "f0"), ("guest", "g0")]
    await asyncio.gather(*(think(*wish) for wish in wishes))
    assert order[0] == "s0"
    assert order.index("f0") <= 2
    assert order.index("g0") <= 3
    assert order.count("f0") == 2
    assert queue.waiting == queue.thinking == 0


async def test_a_player_who_goes_away_gives_the_place_on() -> None:
    queue = FairQueue(1)
    done = asyncio.Event()

    async def holds() -> None:
        async with queue.turn("a", "a"):
            await done.wait()

    async def waits() -> None:
        async with queue.turn("b", "b"):
            pass

    async def waiting() -> bool:
        return queue.waiting_of("b") == 2

    async def taken() -> bool:
        return queue.thinking == 1

    holding = asyncio.create_task(holds())
    await eventually(taken)
    gone, stays = asyncio.create_task(waits()), asyncio.create_task(waits())
    await eventually(waiting)
    gone.cancel()
    done.set()
    await asyncio.gather(holding, stays, gone, return_exceptions=True)
    assert queue.thinking == 0


# In processes of their own


async def test_bots_and_hints_think_in_another_process(sqlite: str) -> None:
    async with a_house(sqlite, processes=1) as house:
        table = await house.open(Wanted("ashes", 2, 5, DECKS, [PERSON, BOT]))
        hosted = await house.hosted(table)

        async def answered() -> bool:
            return any(answer.seat == 1 for answer in hosted.record.answers)

        await eventually(answered)
        hint = await tell(house, table, HOST, frame("h", "hint", seat=0), "pl")
        assert hint["is"] == "hint"
        keys = question_of(hosted.record.table, 0).options.keys()
        assert hint["key"] in keys
        assert any(each._process is not None for each in thinkers(1)._all)
        assert hosted.memory.players == {}


async def test_a_thought_is_the_same_here_and_elsewhere(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        hosted = await house.hosted(table)
        seat = (await game(house, table)).questions[0].seat
        task = _task(hosted, seat, bot="greedy", seed="s")
        assert thinkers(1).think(task) == Memory().thought(task)


async def test_a_process_follows_what_is_undone(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        table = await ashes(house)
        hosted = await house.hosted(table)
        memory = Memory()
        start = _task(hosted, 0, bot="greedy", seed="s")
        first = memory.thought(start)
        later = Task(start.table, start.header, ((0, first.key),), 1, bot="greedy", seed="s")
        memory.thought(later)
        assert memory.thought(start) == first


async def test_a_process_that_is_killed_is_replaced(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        hosted = await house.hosted(await ashes(house))
        task = _task(hosted, 0, bot="greedy", seed="s")
    thinker = Thinker()
    first = thinker.think(task)
    assert thinker._process is not None
    os.kill(thinker._process.pid, signal.SIGKILL)
    thinker._process.wait()
    assert thinker.think(task) == first
    thinker.close()


async def test_a_process_that_hangs_is_given_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(sqlite) as house:
        hosted = await house.hosted(await ashes(house))
        task = _task(hosted, 0, bot="greedy", seed="s")
    thinker = Thinker()
    thinker.think(task)
    assert thinker._process is not None
    os.kill(thinker._process.pid, signal.SIGSTOP)
    monkeypatch.setattr(thinking, "_LONGEST", 0.2)
    with pytest.raises(ThinkingFailed):
        thinker.think(task)
    assert thinker._process is None


async def test_bots_rest_where_nobody_looks(sqlite: str) -> None:
    async with a_house(sqlite) as house:
        house.bots.only_watched = True
        table = await house.open(Wanted("ashes", 2, 5, DECKS, [BOT, BOT]))
        hosted = await house.hosted(table)
        house.bots.wake(hosted)
        assert not house.bots.busy_at(table)
        assert hosted.record.answers == []
        watch = await house.watch(table, HOST)

        async def plays() -> bool:
            return bool(hosted.record.answers)

        await eventually(plays)
        watch.close()

        async def rests() -> bool:
            return not house.bots.busy_at(table)

        await eventually(rests)
