"""Every command is tried in a home of its own, with nothing typed."""

import io
import sys
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def nothing_typed(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
