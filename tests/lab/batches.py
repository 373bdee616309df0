"""Small batches for tests of the lab, and ways to run the command on them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from emberhold.lab import results
from emberhold.lab.batch import Batch, Kind
from emberhold.lab.playing import Row, play
from emberhold.lab.round_robin import paired


def small(games: int = 3, bots: tuple[str, ...] = ("random", "random"), seed: int = 5) -> Batch:
    """Games of War Eternal against two of the nemeses."""
    kinds = tuple(Kind(name, {"nemesis": name}) for name in ("umbra-titan", "gate-witch"))
    return Batch("war-eternal", bots, games, seed, kinds)


def decks(games: int = 2) -> Batch:
    """Three decks of Ashes against each other."""
    kinds = paired(("the-iron-men", "the-mist-guardian", "the-cloudsea-siren"), {})
    return Batch("ashes", ("random", "random"), games, 5, kinds, "decks")


def rows_of(batch: Batch) -> list[Row]:
    return [play(batch, number) for number in range(batch.total)]


def written(path: Path, batch: Batch) -> Path:
    results.write(path, batch, rows_of(batch))
    return path


def timeless(row: Row) -> Row:
    """A row without what differs from run to run."""
    return {name: value for name, value in row.items() if name != "seconds"}


def kept(path: Path) -> list[Row]:
    """The games in a file of results, without what differs from run to run."""
    return [timeless(row) for row in results.read([path]).iter_rows(named=True)]


def command(*words: str, **settings: Any) -> subprocess.Popen[str]:
    """The command in a process of its own, which leads its own group as at a terminal."""
    environment = {**os.environ, "EMBERHOLD_LANGUAGE": "en", **settings.pop("env", {})}
    return subprocess.Popen(
        [sys.executable, "-m", "emberhold", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
        **settings,
    )
