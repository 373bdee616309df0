"""What tests of the terminal table are written with: sitting down, typing, looking."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest
from rich.console import Console

import emberhold
from emberhold.cli import main
from emberhold.kernel.table import Table
from emberhold.terminal.screen import RichScreen
from emberhold.terminal.session import Session


class Typed:
    """One sitting: what was typed, what was shown, and the exit status."""

    def __init__(self, status: int, shown: str) -> None:
        self.status = status
        self.shown = shown

    @property
    def wrong(self) -> list[str]:
        return [line for line in self.shown.splitlines() if line.startswith("! ")]


def sit_down(monkeypatch: pytest.MonkeyPatch, *lines: str, options: list[str]) -> Typed:
    """Run `emberhold play` in this process, with lines typed into a pipe."""
    shown = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    monkeypatch.setattr(sys, "stdout", shown)
    status = main(["play", *options])
    return Typed(status, shown.getvalue())


def kept(folder: Path) -> Table:
    """The one game in the folder, as it was kept."""
    (path,) = folder.glob("*.ember")
    return emberhold.load(path)


def rich_session(
    table: Table, seats: list[str], typed: str, folder: Path, width: int = 120, height: int = 50
) -> tuple[Session, io.StringIO]:
    """A game on a screen with panels, and what the screen shows."""
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, force_terminal=True, color_system=None)
    folder.mkdir(exist_ok=True)
    screen = RichScreen(console, io.StringIO(typed))
    return Session(table, seats, screen, "en", folder / "game.ember"), out


def shown_on(screen: io.StringIO) -> str:
    """What a screen with panels has shown, without what steers the terminal."""
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", screen.getvalue())
