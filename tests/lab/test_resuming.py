"""A batch that is interrupted, however rudely, ends with the same games as one that is not."""

from __future__ import annotations

import os
import signal
import subprocess
from functools import partial
from pathlib import Path
from uuid import uuid4

import pytest

from emberhold.lab.batch import Batch, Kind
from emberhold.lab.journal import journal_path
from emberhold.lab.playing import Row
from tests.aeons_end.catalogue import NEMESES
from tests.lab.batches import command, kept, rows_of, timeless
from tests.support.waiting import until

pytestmark = pytest.mark.thorough

GAMES = 75
BATCH = Batch(
    "war-eternal",
    ("random", "random"),
    GAMES,
    5,
    tuple(Kind(name, {"nemesis": name}) for name in NEMESES),
)
WORDS = ["simulate", "war-eternal", "--games", str(GAMES), "--players", "random,random"]
MOMENTS = (0, 23, 61)
"""How many further games are finished when a run is interrupted; when exactly is up to chance."""
PATIENCE = 300.0
"""Seconds after which something is wrong, not slow."""


@pytest.fixture(scope="module")
def undisturbed() -> list[Row]:
    return [timeless(row) for row in rows_of(BATCH)]


def started(path: Path, processes: int, mark: str = "") -> subprocess.Popen[str]:
    """The batch `BATCH`, as somebody would start it."""
    place = ["--seed", "5", "--out", str(path), "--processes", str(processes)]
    environment = {"EMBERHOLD_TEST_MARK": mark} if mark else {}
    return command(*WORDS, "--nemesis", "all", *place, env=environment)


def numbers(path: Path) -> list[int]:
    """The games written down so far, whole lines only."""
    journal = journal_path(path)
    if not journal.exists():
        return []
    lines = journal.read_bytes().split(b"\n")[1:-1]
    return [int(line.split(b",", 1)[0].rpartition(b":")[2]) for line in lines]


def grown(path: Path, before: int, running: subprocess.Popen[str]) -> bool:
    return len(numbers(path)) > before or running.poll() is not None


def marked(mark: str) -> list[int]:
    """The processes whose surroundings carry a mark."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if folder.name.isdecimal() and mark.encode() in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return found


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["SIGINT", "SIGKILL"])
def test_nothing_is_lost_and_nothing_repeated(
    how: signal.Signals, processes: int, tmp_path: Path, undisturbed: list[Row]
) -> None:
    path = tmp_path / "results.parquet"
    mark = uuid4().hex
    written: list[int] = []
    for more in MOMENTS:
        before = len(written)
        running = started(path, processes, mark)
        until(partial(grown, path, before + more, running), PATIENCE)
        if how == signal.SIGINT:
            os.killpg(running.pid, how)
        else:
            running.kill()
        said = running.communicate(timeout=PATIENCE)[1]
        assert running.returncode in (-how, 130, 0)
        assert "Traceback" not in said
        if path.exists():
            break
        assert "Resuming: " in said or not before
        now = numbers(path)
        assert len(set(now)) == len(now) > before
        assert now[:before] == written
        written = now
    assert written, "no run was interrupted"
    until(lambda: not marked(mark), PATIENCE)
    end = started(path, processes)
    said = end.communicate(timeout=PATIENCE)[1]
    assert end.returncode == 0, said
    assert kept(path) == undisturbed
    assert not journal_path(path).exists()


def test_ctrl_c_says_what_is_kept_and_how_to_continue(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    running = started(path, 2)
    until(partial(grown, path, 0, running), PATIENCE)
    os.killpg(running.pid, signal.SIGINT)
    out, said = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert out == ""
    assert said.startswith("Stopped: ")
    assert str(journal_path(path)) in said


def test_a_batch_that_is_complete_is_recognised(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    words = ["simulate", "--games", "2", "--players", "random,random", "--out", str(path)]
    first = command(*words)
    out, _ = first.communicate(timeout=PATIENCE)
    before = path.read_bytes()
    second = command(*words)
    again, said = second.communicate(timeout=PATIENCE)
    assert "nothing was left to play" in said
    assert out.splitlines()[:7] == again.splitlines()[:7]
    assert path.read_bytes() == before
