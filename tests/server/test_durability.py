"""The server is killed again and again; see `bench/durability.py` for how."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import bench.durability
from bench.durability import main

pytestmark = pytest.mark.thorough

ROOT = Path(bench.durability.__file__).parent.parent


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL and fork are for Unix")
@pytest.mark.parametrize("kills", [10, pytest.param(100, marks=pytest.mark.long)])
def test_kills_lose_and_double_nothing(kills: int) -> None:
    words = ["--kills", str(kills), "--tables", "6", "--most", "8"]
    command = [sys.executable, "-m", main.__module__, *words]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    found = json.loads(run.stdout)
    assert found["wrong"] == []
    assert found["kills"] == kills
    assert found["acknowledged"] >= kills, "too little happened to prove anything"
