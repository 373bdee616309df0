"""Running the command `emberhold` in this process, and what it says."""

from __future__ import annotations

import pytest

from emberhold.cli import main

Capsys = pytest.CaptureFixture[str]


def refused(capsys: Capsys, *words: str) -> str:
    """Run a command that must fail; the one line it says."""
    assert main(list(words)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("emberhold: ")
    assert said.err.count("\n") == 1
    return said.err


def shown(capsys: Capsys, *words: str, status: int = 0) -> str:
    """Run a command; what it prints."""
    assert main(list(words)) == status
    said = capsys.readouterr()
    assert said.err == ""
    return said.out
