"""Reports: results of many games as one page with figures, in three languages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from emberhold.games import game_named
from emberhold.kernel.causes import cause_of
from emberhold.kernel.errors import EmberholdError, listed
from emberhold.lab import results
from emberhold.lab.extras import need

if TYPE_CHECKING:
    import polars as pl

    from emberhold.lab.report.page import Report
    from emberhold.lab.report.words import Words

PAGE = "report.html"


def write(paths: Sequence[Path], folder: Path, language: str) -> Path:
    """Write the report on some files into a folder: a page, and its figures as PNG beside it."""
    need("lab", "polars", "matplotlib")
    from emberhold.lab.report.page import html, pictures
    from emberhold.lab.report.words import Words

    words = Words(language)
    report = report_of(paths, words)
    images = pictures(report)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for slug, image in images.items():
            (folder / f"{slug}.png").write_bytes(image)
        (folder / PAGE).write_text(html(report, images, words), encoding="utf-8")
    except OSError as error:
        raise EmberholdError("error-results-write", path=str(folder), why=cause_of(error)) from None
    return folder / PAGE


def report_of(paths: Sequence[Path], words: Words) -> Report:
    """What there is to say about some files; names of cards and nemeses have to be known."""
    try:
        return report_on(results.read(paths, marked=True), words)
    except KeyError as error:
        name = str(error.args[0])[:60] if error.args else ""
        raise EmberholdError("error-results-names", path=listed(paths), given=name) from None


def report_on(frame: pl.DataFrame, words: Words) -> Report:
    """What there is to say about some games, which are all of one kind of game."""
    from emberhold.lab.report.drawn import sections
    from emberhold.lab.report.page import Report
    from emberhold.lab.report.parts import facts

    game = str(frame["game"][0])
    name = words.say(f"game-{game}")
    title = words.say("report-title", game=name)
    lead = words.say("report-lead", games=frame.height)
    told = sections(game_named(game).report, frame, words.language)
    return Report(title, lead, facts(frame, words), told)
