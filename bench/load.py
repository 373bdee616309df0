"""The server under load, and what a long game costs.

    python -m bench.load                      # 300 tables, an answer every 5 s at each, 60 s
    python -m bench.load --silent             # the same without beats
    python -m bench.load --workers 2 --tables 600 --apart
    python -m bench.load --postgresql --watchers 4   # a plan of capacity: what each of them costs
    python -m bench.load --talk --analyses 20 # people talk, and games that are over are analysed
    python -m bench.load --ahead              # who waits has answers queued, and looks at the odds
    python -m bench.load --long               # cost per answer, undo and load at 2,000 answers

Each table has three pages: two players in browsers of their own and a spectator, or as many as
`--watchers` says. Measured is the time from sending an answer until all pages have the state that
follows from it. The pages run on the same machine as the server and share its cores. Several
workers share a PostgreSQL; a table is looked at through one of them, as a proxy would do it, or
(`--apart`) through several.

With `--talk` one answer in ten is followed by a word of the other player: a ready phrase or a line
of their own. With `--ahead` that player asks after every answer how three conditions of queued
answers stand, and what lies ahead: more than any page does, for both are off by default. Analyses
run in the server's queue for thinking, in processes of their own, while the tables play; what they
use is told apart from the server's own time.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time

from bench.long_game import long_game
from bench.pages import Browser, Frame, Page, any_answer
from emberhold.server.house import House, Viewer
from emberhold.server.house.people.opening import Wanted
from emberhold.server.house.people.said import Answer
from emberhold.server.store import Store
from emberhold.server.store.people import new_secret
from tests.server.databases import fresh_database, postgresql_server


@dataclass
class Clock:
    """Answers under way and how long those before them took."""

    took: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    refused: int = 0


_ANSWERS_TO_A_WORD = 10
_WORDS: tuple[Frame, ...] = (
    {"phrase": "house-phrase-well-played"},
    {"text": "Let me think about it"},
)
_CONDITIONS: tuple[Frame, ...] = (
    {"kind": "turn", "about": "", "place": "", "number": 0},
    {"kind": "least", "about": "player:0", "place": "life", "number": 3},
    {"kind": "least", "about": "player:1", "place": "life", "number": 3},
)


class Together:
    """The pages of one table."""

    def __init__(
        self, number: int, clock: Clock, talks: bool = False, looks_ahead: bool = False
    ) -> None:
        self.clock = clock
        self.talks = talks
        self.looks_ahead = looks_ahead
        self.pages: list[Page] = []
        self.luck = random.Random(number)
        self._number = number
        self._said = 0
        self._sent = 0.0
        self._version = 0
        self._seen = asyncio.Event()

    def sit_down(self, addresses: list[str], table: str, secrets: list[str]) -> None:
        """One address for all pages, or one for each in turn."""
        places = [addresses[number % len(addresses)] for number in range(len(secrets))]
        browsers = [Browser(*each) for each in zip(places, secrets, strict=True)]
        self.pages = [Page(browser, table, self._heard) for browser in browsers]

    async def _heard(self, page: Page, frame: Frame) -> None:
        if frame["is"] == "done":
            self.clock.acknowledged.append(perf_counter() - self._sent)
            self._version = frame["version"]
        elif frame["is"] == "refused":
            self.clock.refused += 1
            self._seen.set()
        if self._version and all(p.state["version"] >= self._version for p in self.pages):
            self._version = 0
            self.clock.took.append(perf_counter() - self._sent)
            self._seen.set()

    async def answer(self) -> bool:
        """Let the player who is asked answer, and wait until everybody has seen it."""
        for page in self.pages[:2]:
            said = any_answer(page.state, self.luck)
            if said is not None:
                self._said += 1
                self._seen.clear()
                self._version = 0
                self._sent = perf_counter()
                await page.say({**said, "id": f"{self._number}-{self._said}"})
                await self._seen.wait()
                other = next(each for each in self.pages[:2] if each is not page)
                if self.talks and self._said % _ANSWERS_TO_A_WORD == 0:
                    await self._talk(other)
                if self.looks_ahead:
                    await self._look_ahead(other)
                return True
        return False

    async def _look_ahead(self, page: Page) -> None:
        seat, number = page.state["you"]["showing"], f"{self._number}-a{self._said}"
        await page.say({"do": "judge", "id": number, "seat": seat, "conditions": _CONDITIONS})
        await page.say({"do": "foresee", "id": f"{number}-odds", "seat": seat})

    async def _talk(self, speaker: Page) -> None:
        """A word by the player who did not answer."""
        seat = speaker.state["you"]["showing"]
        word = _WORDS[self._said // _ANSWERS_TO_A_WORD % len(_WORDS)]
        await speaker.say(
            {"do": "say", "id": f"{self._number}-w{self._said}", "seat": seat, **word}
        )

    async def play(self, every: float, seconds: float) -> int:
        """Answer in a steady beat; a game that is over is not answered any more."""
        await asyncio.sleep(self.luck.uniform(0.0, every))
        until = perf_counter() + seconds
        answered = 0
        while (beat := perf_counter()) < until:
            answered += await self.answer()
            await asyncio.sleep(max(0.0, every - (perf_counter() - beat)))
        return answered


def _memory(process: int, name: str) -> float:
    """Megabytes of a process: VmRSS now, VmHWM at most."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(rf"{name}:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else 0.0


def _busy(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _thinking(process: int) -> float:
    """Seconds of processor time of the processes in which bots and analyses think for a server."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    children = " ".join(task.read_text(encoding="utf-8") for task in tasks)
    found = 0.0
    for child in map(int, children.split()):
        try:
            found += _busy(child) + _thinking(child)
        except OSError:
            continue  # it has ended meanwhile
    return found


def _stolen() -> float:
    """Seconds for which somebody else's machine had a core that this one wanted."""
    fields = Path("/proc/stat").read_text(encoding="utf-8").partition("\n")[0].split()
    return int(fields[8]) / os.sysconf("SC_CLK_TCK")


def part(times: list[float], share: float) -> float:
    """Milliseconds within which that share of the times falls."""
    ordered = sorted(times)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def _busy_database() -> float:
    """Seconds of processor time that the processes of PostgreSQL on this machine have used."""
    found = 0.0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if (folder / "comm").read_text(encoding="utf-8").strip() == "postgres":
                found += _busy(int(folder.name))
        except OSError:
            continue  # it has ended meanwhile
    return found


async def prepared(tables: int, database: str, watchers: int = 1) -> dict[str, list[str]]:
    """Tables opened beforehand, and the secrets of the browsers at each.

    The server would not let one machine open that many in so short a time.
    """
    house = House(Store.open(database))
    found = {}
    for number in range(tables):
        game = ("war-eternal", "ashes")[number % 2]
        table = await house.open(Wanted(game, 2, number))
        roles_of = [["host", "0"], ["1"], *([["spectator"]] * watchers)]
        found[table] = [new_secret() for _ in roles_of]
        for secret, roles in zip(found[table], roles_of, strict=True):
            await house.store.grant(secret, table, roles)
    await house.stop()
    return found


async def finished(tables: int, database: str) -> dict[str, str]:
    """Games of War Eternal played to the end by luck, and the secret of their host."""
    house = House(Store.open(database))
    found = {}
    for number in range(tables):
        luck = random.Random(number)
        table = await house.open(Wanted("war-eternal", 2, f"over {number}"))
        playing = Viewer(frozenset({0, 1}), host=True)
        while questions := (await house.hosted(table)).record.questions:
            question, version = questions[0], await house.version(table)
            key = luck.choice(question.options.keys())
            said = Answer(id=f"over-{version}", version=version, seat=question.seat, key=key)
            await house.act(table, playing, said)
        found[table] = new_secret()
        await house.store.grant(found[table], table, ["host", "0", "1"])
    await house.stop()
    return found


async def judged(over: dict[str, str], address: str) -> int:
    """How many of the analyses that were asked for are done."""
    done = 0
    for table, secret in over.items():
        browser = Browser(address, secret)
        answer = await browser.client.get(f"/api/t/{table}/analysis")
        done += answer.status_code == 200 and answer.json()["stage"] == "done"
        await browser.close()
    return done


async def analyse(over: dict[str, str], address: str) -> int:
    """Ask for an analysis of each; how many were refused."""
    refused = 0
    for table, secret in over.items():
        browser = Browser(address, secret)
        answer = await browser.client.post(f"/api/t/{table}/analysis", json={})
        refused += answer.status_code != 200
        await browser.close()
    return refused


async def load(
    tables: dict[str, list[str]],
    every: float,
    seconds: float,
    addresses: list[str],
    servers: list[int],
    apart: bool = False,
    talks: bool = False,
    looks_ahead: bool = False,
    over: dict[str, str] | None = None,
) -> Frame:
    # The pages hold whole tables as lists and dicts without a cycle: the collector would go through
    # millions of them, and everybody would seem to wait for the server meanwhile.
    gc.disable()
    clock = Clock()
    together = []
    for number, (table, secrets) in enumerate(tables.items()):
        together.append(Together(number, clock, talks, looks_ahead))
        place = number % len(addresses)
        near = addresses[place:] + addresses[:place] if apart else [addresses[place]]
        together[-1].sit_down(near, table, secrets)
    began = perf_counter()
    empty = [_memory(server, "VmRSS") for server in servers]
    staying = [asyncio.create_task(page.stay()) for each in together for page in each.pages]
    while not all(page.state for each in together for page in each.pages):
        await asyncio.sleep(0.05)
    opened = perf_counter() - began
    refused = await analyse(over or {}, addresses[0])
    began, busy, own = perf_counter(), sum(map(_busy, servers)), process_time()
    thinking = sum(map(_thinking, servers))
    stolen, stored = _stolen(), _busy_database()
    awake = sum(_memory(server, "VmRSS") for server in servers) - sum(empty)
    answered = sum(await asyncio.gather(*(each.play(every, seconds) for each in together)))
    took = perf_counter() - began
    stolen = _stolen() - stolen
    busy = sum(map(_busy, servers)) - busy
    found = {
        "tables": len(tables),
        "pages": len(staying),
        "seconds": round(took, 1),
        "answers": answered,
        "refused": clock.refused,
        "seconds until all were connected": round(opened, 1),
        "ms until everybody has seen it": {
            "p50": part(clock.took, 0.5),
            "p95": part(clock.took, 0.95),
            "p99": part(clock.took, 0.99),
            "max": part(clock.took, 1.0),
        },
        "ms until acknowledged": {
            "p50": part(clock.acknowledged, 0.5),
            "p95": part(clock.acknowledged, 0.95),
        },
        "workers": len(servers),
        "server MB": [round(_memory(server, "VmRSS")) for server in servers],
        "server MB at most": [round(_memory(server, "VmHWM")) for server in servers],
        "server kB a table awake, when opened": round(1000 * awake / len(tables)),
        "server processor share": round(busy / took, 2),
        "server processor ms an answer": round(1000 * busy / max(1, answered), 2),
        "analyses": len(over or {}) - refused,
        "analyses done meanwhile": await judged(over or {}, addresses[0]),
        "minds processor share": round((sum(map(_thinking, servers)) - thinking) / took, 2),
        "PostgreSQL processor ms an answer": round(
            1000 * (_busy_database() - stored) / max(1, answered), 2
        ),
        "pages processor share": round((process_time() - own) / took, 2),
        "stolen share": round(stolen / took, 3),
        "load of the machine": round(os.getloadavg()[0], 1),
    }
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    for each in together:
        for page in each.pages:
            await page.browser.close()
    return found


def served(given: argparse.Namespace) -> Frame:
    """Start `emberhold serve`, once or several times on one PostgreSQL, and load it."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = str(Path(folder) / "tables.sqlite")
        if given.workers > 1 or given.postgresql:
            server = stack.enter_context(postgresql_server())
            database = stack.enter_context(fresh_database(server))
        opened = asyncio.run(prepared(given.tables, database, given.watchers))
        over = asyncio.run(finished(given.analyses, database))
        running = [
            stack.enter_context(worker(database, folder, silent=given.silent))
            for _ in range(given.workers)
        ]
        addresses = [address for address, _ in running]
        processes = [process for _, process in running]
        playing = load(
            opened,
            given.every,
            given.seconds,
            addresses,
            processes,
            apart=given.apart,
            talks=given.talk,
            looks_ahead=given.ahead,
            over=over,
        )
        return asyncio.run(playing)


_SILENT = """
import sys
from emberhold.cli import main
from emberhold.server.house.table.memory import Memory
Memory.tells = False
sys.exit(main())
"""
"""`emberhold` whose tables keep no beats for their pages."""


@contextmanager
def worker(
    database: str, folder: str, *options: str, silent: bool = False
) -> Iterator[tuple[str, int]]:
    """`emberhold serve` in a process of its own: its address and the number of the process."""
    program = ["-c", _SILENT] if silent else ["-m", "emberhold"]
    words = ["serve", "--quiet", "--database", database, *(options or ("--port", "0"))]
    process = subprocess.Popen(
        [sys.executable, *program, *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "EMBERHOLD_HOME": folder},
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip().rstrip("/"), process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()
        process.stdout.close()


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between answers")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=1, help="several on one PostgreSQL")
    parser.add_argument("--postgresql", action="store_true", help="also for one worker")
    parser.add_argument("--watchers", type=int, default=1, help="spectators at every table")
    parser.add_argument("--apart", action="store_true", help="a worker for each page of a table")
    parser.add_argument("--silent", action="store_true", help="without beats for the pages")
    parser.add_argument("--talk", action="store_true", help="a word after every tenth answer")
    parser.add_argument("--ahead", action="store_true", help="queued answers and odds")
    parser.add_argument("--analyses", type=int, default=0, help="games to analyse meanwhile")
    parser.add_argument("--long", action="store_true", help="measure one long game instead")
    parser.add_argument("--answers", type=int, default=2000, help="its length")
    given = parser.parse_args(words)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # also then the server is stopped
    if given.long:
        found = asyncio.run(long_game(given.answers))
    else:
        found = served(given)
    print(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
