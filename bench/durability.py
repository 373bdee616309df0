"""Killing the server: nothing acknowledged may be lost, nothing may happen twice.

    python -m bench.durability --kills 1000
    python -m bench.durability --kills 1000 --postgresql --clock

The real server runs in a process of its own, with pages that answer over sockets as fast as the
server lets them. Again and again it is killed with SIGKILL at a random moment and restarted on
the same file. Pages reconnect and send again whatever they have not heard of. In the end the
database is compared with what every page was told. SIGKILL spares the operating system: what this
proves is that the program acknowledges only what it has handed to a durable commit, exactly once.

With `--postgresql` every second kill is for the whole database, which the server has to survive;
with `--clock` each start of the server finds the clock years ahead or behind.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import select
import signal
import socket
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, text

from bench.pages import Browser, Frame, Page, any_answer
from emberhold.language import LANGUAGES, speech
from emberhold.server.house.table.hosted import Hosted
from emberhold.server.store import tables
from emberhold.server.store.engines import engine_for
from emberhold.server.store.records import Event
from tests.server.databases import fresh_database, kill_server, postgresql_server

_LONGER = 0.02
_PATIENCE = 20.0
_SHOWN = 20
_TAKEN_BACK = 0.1
"""How often a page takes something back instead of answering."""
_YEAR = 365 * 86400.0
_JUMPS = (0.0, -10 * _YEAR, 10 * _YEAR, -60.0, 3600.0)
"""How far ahead the clock of a new start may be, in seconds."""


# The server


def _serve(listening: socket.socket, database: str, ahead: float = 0.0) -> int:
    """Start the server in a process of its own; it inherits everything that has been imported."""
    child = os.fork()
    if child:
        return child
    true = time.time
    time.time = lambda: true() + ahead
    from emberhold.server.app import create_app
    from emberhold.server.house import House
    from emberhold.server.running import server_of
    from emberhold.server.store import Store

    while True:
        # A service is started again until its database is there.
        with suppress(Exception):
            app = create_app(House(Store.open(database)))
            break
        time.sleep(_LONGER)
    with suppress(BaseException):
        server_of(app, lambda: None).run(sockets=[listening])
    os._exit(1)


# The pages


class Diary:
    """What one page has sent and what it was told."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.done: dict[str, int] = {}
        self.refused: list[Frame] = []
        self.state: Frame = {}


class Answering:
    """Pages that answer as fast as they can and write everything down."""

    def __init__(self, address: str, count: int, seed: int) -> None:
        self._address = address
        self._count = count
        self._luck = random.Random(seed)
        self.diaries: dict[str, Diary] = {}
        self.stopping = False
        self._told = -1

    async def run(self, told: int, stop: int) -> None:
        """Play until something is written to `stop`, then finish what is under way."""
        self._told = told
        pages = [await self._open() for _ in range(self._count)]
        staying = [asyncio.create_task(page.stay()) for page in pages]
        os.write(told, b"+")
        await asyncio.to_thread(os.read, stop, 1)
        self.stopping = True
        while any(page.waiting is not None for page in pages):
            await asyncio.sleep(0.01)
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)
        for page in pages:
            await page.browser.close()

    async def _open(self) -> Page:
        browser = Browser(self._address)
        opened = await browser.opens(["me"], options={"undo": "free"})
        self.diaries[opened["table"]] = Diary()
        return Page(browser, opened["table"], self._heard)

    async def _heard(self, page: Page, frame: Frame) -> None:
        diary = self.diaries[page.table]
        if frame["is"] == "done":
            diary.done[frame["id"]] = frame["version"]
            os.write(self._told, b"+")
        elif frame["is"] == "refused":
            diary.refused.append(frame)
        newest = max(diary.done.values(), default=0)
        if page.waiting is None and not self.stopping and page.state["version"] >= newest:
            said = self._next(page.state)
            said["id"] = f"{page.table}-{len(diary.sent)}"
            diary.sent.append(said["id"])
            await page.say(said)

    def _next(self, state: Frame) -> Frame:
        answers, version = state["table"]["answers"], state["version"]
        answer = any_answer(state, self._luck)
        if answer is None or (answers and self._luck.random() < _TAKEN_BACK):
            to = 0 if answer is None else max(0, answers - self._luck.randint(1, 5))
            return {"do": "undo", "version": version, "seat": 0, "to": to}
        return answer


def _pages(address: str, number: int, seed: int) -> tuple[int, int, int, int]:
    """Start the pages in a process of their own: its id, and pipes to count, stop and hear it.

    The first pipe carries a letter when the tables are open and one for everything acknowledged.
    """
    count, told_count = os.pipe()
    stop, tell_stop = os.pipe()
    report, told_report = os.pipe()
    child = os.fork()
    if child:
        for end in (told_count, stop, told_report):
            os.close(end)
        return child, count, tell_stop, report
    with suppress(BaseException):
        answering = Answering(address, number, seed)
        asyncio.run(answering.run(told_count, stop))
        diaries = {table: vars(diary) for table, diary in answering.diaries.items()}
        with os.fdopen(told_report, "w") as pipe:
            json.dump(diaries, pipe)
        os._exit(0)
    import traceback

    traceback.print_exc()
    os._exit(1)


# The verdict


def _check(engine: Engine, table: str, diary: Frame) -> list[str]:
    """What is wrong with a table, compared with what its page was told."""
    with engine.connect() as connection:
        events = tables.events_after(connection, table, 0)
        kept = tables.read(connection, table)
    wrong = []
    if [event.number for event in events] != list(range(1, len(events) + 1)):
        wrong.append(f"{table}: the numbers of the events have gaps")
    by_id: dict[str, list[Event]] = {}
    for event in events:
        # The server remembers an id together with the browser it came from.
        id = (event.client_id or "").rpartition(" ")[2]
        by_id.setdefault(id, []).append(event)
    for id, version in diary["done"].items():
        found = [event.number for event in by_id.get(id, ())]
        if found != [version]:
            wrong.append(f"{table}: {id} was acknowledged as {version}, stored as {found}")
    strange = [id for id in by_id if id not in diary["sent"]]
    if strange:
        wrong.append(f"{table}: nobody sent {strange}")
    refused = {frame["id"] for frame in diary["refused"]}
    doubled = [id for id in refused if id in by_id]
    if doubled:
        wrong.append(f"{table}: {doubled} were refused and stored")
    lost = set(diary["sent"]) - set(diary["done"]) - refused
    if lost:
        wrong.append(f"{table}: {sorted(lost)} were never answered")
    assert kept is not None
    wrong += _replays(kept.header.id, Hosted.rebuilt(kept), events)
    return wrong


def _replays(table: str, hosted: Hosted, events: tuple[Event, ...]) -> list[str]:
    """Whether the snapshots say the same as the events from the very beginning."""
    answers: list[str] = []
    for event in events:
        if event.kind == "answer":
            answers.append(event.data["key"])
        elif event.kind == "undo":
            del answers[event.data["to"] :]
    if [answer.key for answer in hosted.record.answers] != answers:
        return [f"{table}: the answers are not what the events say"]
    return []


def _wait(count: int, acknowledged: int, luck: random.Random) -> None:
    """Wait until that much has been acknowledged, then a random moment longer."""
    until = time.monotonic() + _PATIENCE
    while acknowledged > 0 and time.monotonic() < until:
        if select.select([count], [], [], 0.1)[0]:
            acknowledged -= len(os.read(count, acknowledged))
    while select.select([count], [], [], 0)[0]:
        os.read(count, 1000)
    time.sleep(luck.uniform(0.0, _LONGER))


def killed(
    kills: int,
    number: int,
    seed: int,
    most: int,
    database: str,
    cluster: URL | None = None,
    jumps: tuple[float, ...] = (0.0,),
) -> dict[str, Any]:
    """Kill the server, or the database it writes to, so often and say what came of it."""
    from emberhold.server.picker.form import everything
    from emberhold.server.running import listen

    for language in LANGUAGES:
        speech(language)
        everything(language)
    luck = random.Random(seed)
    listening = listen("127.0.0.1", 0)
    server = _serve(listening, database)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    child, count, stop, report = _pages(address, number, seed)
    if os.read(count, 1) != b"+":
        os.kill(server, signal.SIGKILL)
        raise SystemExit("the pages could not open their tables")
    began = time.monotonic()
    for kill in range(kills):
        _wait(count, luck.randint(0, most), luck)
        if cluster is not None and kill % 2:
            kill_server(cluster)
            continue
        os.kill(server, signal.SIGKILL)
        os.waitpid(server, 0)
        server = _serve(listening, database, luck.choice(jumps))
    seconds = time.monotonic() - began
    os.write(stop, b".")
    with os.fdopen(report) as pipe:
        diaries = json.load(pipe)
    os.waitpid(child, 0)
    os.kill(server, signal.SIGKILL)
    os.waitpid(server, 0)
    listening.close()
    return _verdict(database, diaries, kills, seconds)


def _verdict(database: str, diaries: Frame, kills: int, seconds: float) -> dict[str, Any]:
    engine = engine_for(database)
    wrong = _damage(engine) if engine.dialect.name == "sqlite" else []
    for table, diary in diaries.items():
        wrong += _check(engine, table, diary)
    engine.dispose()
    return {
        "kills": kills,
        "seconds": round(seconds, 1),
        "tables": len(diaries),
        "sent": sum(len(diary["sent"]) for diary in diaries.values()),
        "acknowledged": sum(len(diary["done"]) for diary in diaries.values()),
        "refused": sum(len(diary["refused"]) for diary in diaries.values()),
        "wrong": wrong,
    }


def _damage(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        sound = connection.execute(text("PRAGMA integrity_check")).scalar()
    return [] if sound == "ok" else [f"the file is damaged: {sound}"]


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=30, help="answers between two kills, at most")
    parser.add_argument("--postgresql", action="store_true", help="kill the database, too")
    parser.add_argument("--clock", action="store_true", help="set it forward and back as well")
    given = parser.parse_args(words)
    jumps = _JUMPS if given.clock else (0.0,)
    with ExitStack() as stack:
        cluster = stack.enter_context(postgresql_server()) if given.postgresql else None
        if cluster is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database = str(Path(folder) / "tables.sqlite")
        else:
            database = stack.enter_context(fresh_database(cluster))
        how = (given.kills, given.tables, given.seed, given.most)
        found = killed(*how, database, cluster, jumps)
    print(json.dumps({**found, "wrong": found["wrong"][:_SHOWN]}, indent=1))
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
