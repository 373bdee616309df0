"""Games of a batch being played: by whom, with a bar where somebody looks, and kept as they end."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, nullcontext
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from emberhold.commands.parser import whole_number
from emberhold.kernel.errors import EmberholdError, listed, nearest
from emberhold.lab.batch import Batch
from emberhold.lab.campaigns import Campaigns, Rows
from emberhold.lab.extras import need
from emberhold.lab.journal import Journal
from emberhold.lab.playing import Row
from emberhold.lab.pool import cores, play_here, play_on_processes
from emberhold.language import speech

_LOCAL, RAY = "processes", "ray"
_FEW = 100
"""So few games of players who do not think are over before another process has started."""
_FEW_CAMPAIGNS = 20

Keep = Callable[[list[Row]], None]
RowPlayer = Callable[[Rows, Iterable[int]], Iterator[list[Row]]]
"""Who plays something that is counted row by row."""


def where_of(given: Namespace) -> str:
    """On processes of this machine, or on a Ray cluster."""
    places = (_LOCAL, RAY)
    where: str = given.on or _LOCAL
    if where not in places:
        known, near = listed(places), nearest(where, places)
        raise EmberholdError("error-simulate-on", given=where, known=known, nearest=near)
    return where


def player_of(given: Namespace, language: str) -> RowPlayer:
    """Who plays seeds one by one: this process, where nothing else is said."""
    processes = whole_number("--processes", given.processes or "1", 1, 1000)
    if where_of(given) == RAY:
        from emberhold.lab.cluster import play_on_ray

        need(RAY, RAY)
        return partial(play_on_ray, processes=processes, address=given.address)
    if given.address is not None:
        raise EmberholdError("error-address-without-ray")
    if processes == 1:
        return play_here
    lost = partial(_say_lost, language)
    return partial(play_on_processes, processes=processes, lost=lost)


def _say_lost(language: str, games: int) -> None:
    print(speech(language)("simulate-lost", games=games), file=sys.stderr)


class Speed(NamedTuple):
    """What was played by this command, and in how many seconds; what was there before is not."""

    games: int
    seconds: float
    before: int = 0

    @property
    def rate(self) -> float:
        return self.games / self.seconds


class Run:
    """A batch being played, its progress shown and told beside the results."""

    def __init__(self, batch: Batch | Campaigns, given: Namespace, language: str) -> None:
        self.batch = batch
        single = isinstance(batch, Batch)
        self._resumed = "simulate-resumed" if single else "simulate-resumed-campaigns"
        self._stopped = "simulate-stopped" if single else "simulate-stopped-campaigns"
        self.language = language
        self.as_json: bool = given.json
        self._began = 0.0
        self._runner = self._chosen(given)

    def _chosen(self, given: Namespace) -> Callable[[Iterator[int]], Iterator[list[Row]]]:
        """Who plays: this process, several of them, or a cluster."""
        where = where_of(given)
        processes = whole_number("--processes", given.processes or str(cores()), 1, 1000)
        if where == RAY:
            from emberhold.lab.cluster import play_on_ray

            need(RAY, RAY)
            settings = {"processes": processes, "address": given.address, "told": self._ray}
            return partial(play_on_ray, self.batch, **settings)
        if given.address is not None:
            raise EmberholdError("error-address-without-ray")
        most = _FEW if isinstance(self.batch, Batch) else _FEW_CAMPAIGNS
        few = self.batch.total <= most and not self.batch.thoughtful and given.processes is None
        processes = min(processes, self.batch.total)
        if processes == 1 or few:
            return partial(play_here, self.batch)
        return partial(play_on_processes, self.batch, processes=processes, lost=self._lost)

    def play(self, keep: Keep) -> Speed:
        """Play everything."""
        return self._play(iter(range(self.batch.total)), keep, 0)

    def finish(self, journal: Journal, counted: Keep) -> Speed | None:
        """Play what a journal lacks; None where nothing was left. All of it is counted."""
        before = len(journal.done)
        counted(list(journal.rows()))
        if before:
            self.note(self._resumed, path=str(journal.path), games=before)

        def keep(rows: list[Row]) -> None:
            journal.add(rows)
            counted(rows)

        try:
            speed = self._play(journal.left(), keep, before)
        except KeyboardInterrupt:
            kept = len(journal.done)
            self.note(self._stopped, path=str(journal.path), games=kept)
            raise
        return speed if speed.games else None

    def _play(self, numbers: Iterator[int], keep: Keep, before: int) -> Speed:
        self._began = perf_counter()
        played = 0
        with closing(self._runner(numbers)) as coming, self._progress(before) as advance:  # type: ignore[type-var]
            for rows in coming:
                keep(rows)
                played += len(rows)
                advance(len(rows))
        return Speed(played, perf_counter() - self._began, before)

    def _ray(self, address: str | None, places: int | None) -> None:
        """Ray takes a while to start or to be reached: said before it, and not counted."""
        if places is None:
            self.note("simulate-ray-reached" if address else "simulate-ray-starts")
            return
        waited = perf_counter() - self._began
        self._began = perf_counter()
        self.note("simulate-ray-ready", seconds=f"{waited:.0f}", places=places)

    def _lost(self, games: int) -> None:
        self.note("simulate-lost", games=games)

    def _progress(self, before: int) -> Any:
        """A bar with the time left, where somebody is looking."""
        if self.as_json or not sys.stderr.isatty():
            return nullcontext(lambda games: None)
        return _bar(self.batch.total, before, self.language)

    def note(self, id: str, **arguments: Any) -> None:
        """News beside the results, which may be read by a program."""
        print(speech(self.language)(id, **arguments), file=sys.stderr)


@contextmanager
def _bar(total: int, before: int, language: str) -> Iterator[Callable[[int], None]]:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("[dim]/[/]"),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, speed_estimate_period=120) as progress:
        say = speech(language)
        task = progress.add_task(say("simulate-games"), total=total, completed=before)
        yield partial(progress.advance, task)
