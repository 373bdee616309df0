"""What an answer costs in a game as long as one likes: `python -m bench.load --long`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from bench.pages import Frame
from emberhold.kernel.question import Question
from emberhold.server.house import House, Viewer
from emberhold.server.house.pages.shown import Done
from emberhold.server.house.people.opening import Wanted
from emberhold.server.house.people.said import Answer, Undo
from emberhold.server.store import Store


def _waiting_move(question: Question) -> str:
    """What keeps a game going: passing, ending, choosing as little as possible."""
    keys = question.options.keys()
    for quiet in ("pass", "end", "done", "nobody", "skip"):
        if quiet in keys:
            return quiet
    return keys[-1]


async def long_game(answers: int) -> Frame:
    """Two players of Ashes who only wait: a game as long as one likes."""
    viewer = Viewer(frozenset({0, 1}), host=True)
    with tempfile.TemporaryDirectory() as folder:
        address = str(Path(folder) / "tables.sqlite")
        house = House(Store.open(address))
        await house.start()
        setup = {"decks": ["the-iron-men", "the-mist-guardian"]}
        table = await house.open(Wanted("ashes", 2, 4, setup, free_undo=True))
        costs: list[tuple[float, float]] = []
        known = None
        for number in range(answers):
            hosted = await house.hosted(table)
            question = hosted.record.table.question
            if question is None:
                break
            key = _waiting_move(question)
            said = Answer(
                id=f"a{number}", version=hosted.record.version, seat=question.seat, key=key
            )
            began, busy = perf_counter(), process_time()
            done = await house.act(table, viewer, said)
            for seat in (0, 1):
                await house.state(table, viewer, "en", showing=seat, known=known)
            costs.append((perf_counter() - began, process_time() - busy))
            assert isinstance(done, Done)
            known = done.version
        found: Frame = {"answers": len(costs)}
        size = max(1, len(costs) // 10)
        for name, first in (("first", 0), ("middle", len(costs) // 2), ("last", len(costs) - size)):
            window = costs[first : first + size]
            found[f"ms an answer, {name} tenth"] = {
                "all": round(1000 * sorted(each[0] for each in window)[size // 2], 2),
                "processor": round(1000 * sum(each[1] for each in window) / size, 2),
            }
        found |= await _back_and_forth(house, table, viewer, len(costs))
        await house.stop()
        return found


async def _back_and_forth(house: House, table: str, viewer: Viewer, count: int) -> Frame:
    """What loading and undoing cost at the end of the game."""
    times: Frame = {}

    async def timed(name: str, work: Any) -> None:
        began, busy = perf_counter(), process_time()
        await work
        times[name] = {
            "all": round(1000 * (perf_counter() - began), 1),
            "processor": round(1000 * (process_time() - busy), 1),
        }

    def undo(to: int) -> Any:
        return house.act(table, viewer, Undo(id=f"u{to}", version=10**9, seat=0, to=to))

    house.tables._live.clear()
    await timed("ms to load", house.version(table))
    await timed("ms to draw it with the whole log", house.state(table, viewer, "en", showing=0))
    await timed("ms to look at the middle", house.at(table, count // 2, viewer, showing=0))
    await timed("ms to take back 1", undo(count - 1))
    await timed("ms to take back 100", undo(count - 101))
    await timed("ms to take back half", undo(count // 2))
    return times
