"""The same batch on a Ray cluster: a local one of two processes, reached by its address too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from emberhold.lab.campaigns import Campaigns, campaigns_in
from emberhold.lab.kept import games_in
from tests.aeons_end.catalogue import NEMESES
from tests.lab.batches import command, kept, rows_of, small, timeless

pytestmark = pytest.mark.thorough

PATIENCE = 400

_CLUSTER = """
import os, subprocess, sys
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
import ray
here = ray.init(address="local", num_cpus=2, include_dashboard=False, logging_level="ERROR")
words = [*sys.argv[1:], "--address", here.address_info["gcs_address"]]
done = subprocess.run([sys.executable, "-m", "emberhold", *words])
ray.shutdown()
sys.exit(done.returncode)
"""


@pytest.mark.parametrize("running", [False, True], ids=["of-its-own", "by-address"])
def test_a_cluster_plays_the_same_games(running: bool, tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="no Ray here: make test-all installs it")
    path = tmp_path / "results.parquet"
    batch = small(games=6)
    words = ["simulate", "war-eternal", "--games", "6", "--seed", "5", "--out", str(path)]
    words += ["--players", "random,random", "--on", "ray", "--processes", "2"]
    if running:
        script = [sys.executable, "-c", _CLUSTER, *words]
        done = subprocess.run(script, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 0, done.stderr
    else:
        process = command(*words)
        said = process.communicate(timeout=PATIENCE)[1]
        assert process.returncode == 0, said
    wanted = [timeless(row) for row in rows_of(batch)]
    found = [row for row in kept(path) if row["nemesis"] in ("umbra-titan", "gate-witch")]
    ours = ("number",)
    plain = [{k: v for k, v in row.items() if k not in ours} for row in found]
    assert plain == [{k: v for k, v in row.items() if k not in ours} for row in wanted]


def test_a_cluster_plays_campaigns_and_says_what_it_waits_for(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="no Ray here: make test-all installs it")
    path = tmp_path / "campaigns.jsonl"
    words = ["simulate", "legacy", "--games", "2", "--tries", "1", "--players", "random,random"]
    process = command(*words, "--on", "ray", "--processes", "1", "--out", str(path))
    out, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, said
    assert "Starting Ray on this machine" in said
    assert "with 1 core; games are timed from now on" in said
    assert "2 campaigns played by this command" in out
    whole = Campaigns("legacy", ("random", "random"), 2, 0, 1)
    assert dict(campaigns_in(path)) == {number: whole.play(number) for number in range(2)}


def test_a_cluster_plays_a_tournament_and_keeps_answers(tmp_path: Path) -> None:
    """The same results and the same games as in this process, whatever order they come in."""
    pytest.importorskip("ray", reason="no Ray here: make test-all installs it")
    rated, alone = tmp_path / "rated.jsonl", tmp_path / "alone.jsonl"
    words = ["tournament", "ashes", "--seeds", "2", "--seed", "5", "--json"]
    clustered = (*words, "--on", "ray", "--processes", "2", "--out", str(rated))
    assert said_by(*clustered) == said_by(*words, "--out", str(alone))
    assert sorted(rated.read_text().splitlines()) == sorted(alone.read_text().splitlines())

    games = [tmp_path / "here.jsonl", tmp_path / "there.jsonl"]
    words = ["simulate", "war-eternal", "--games", "2", "--players", "random,random", "--seed", "5"]
    said_by(*words, "--keep", str(games[0]))
    said_by(*words, "--keep", str(games[1]), "--on", "ray", "--processes", "2")
    here, there = (sorted(path.read_text().splitlines()) for path in games)
    assert len(here) == 1 + 2 * len(NEMESES)
    assert here == there
    (first, *_) = games_in(games[1])
    assert sum(1 for _ in first.decisions()) == first.record["decisions"]


def said_by(*words: str) -> str:
    process = command(*words)
    out, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, said
    return out
