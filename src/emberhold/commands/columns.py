"""Figures of several games side by side: a line for each figure, a column for each game."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.language import speech

Lines = Sequence[tuple[str, str]]
"""What each figure is called, and the figure."""


def print_columns(games: Sequence[str], columns: Sequence[Lines], language: str) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table as Grid

    say = speech(language)
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for game in games:
        grid.add_column(say(f"game-{game}"), justify="right")
    for cells in zip(*columns, strict=True):
        grid.add_row(cells[0][0], *(value for _, value in cells))
    Console(highlight=False).print(grid)
