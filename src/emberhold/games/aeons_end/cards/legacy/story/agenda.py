"""What happens between two games, in order: the chapter frame of 14.4 as data.

An entry is a word and what it is about, `read:L04a`; `interlude.py` knows what each word does.
"""

from __future__ import annotations

from typing import NamedTuple

LAST = 8
PRINTED = 7
"""LG-055, LG-562: the chapters that anybody knows of; the last battle is a secret until then."""
NAMED_IN = 5
"""LG-402: the chapter at whose start every Crystal is given the name of its owner."""
SLOTS = (1, 2, 3, 5, 6)
"""The chapters that a sheet gets a sticker after: starters, an ability, and what follows."""


class Plot(NamedTuple):
    """What a chapter brings at its start and when it is completed."""

    start: str = ""
    """Sections of the rules unlocked at its start."""
    end: str = ""
    """Sections unlocked when it is completed."""
    intro: tuple[str, ...] = ()
    won: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    deck: str = ""
    """The deck of the four piles it is rewarded with."""
    once: bool = False
    """LG-320: completed by playing it once, won or lost."""
    joins: tuple[str, ...] = ()
    """What happens at its start, after the sections."""
    grows: tuple[str, ...] = ()
    """How the mages grow when it is completed."""


PLOTS: dict[int, Plot] = {
    1: Plot(
        intro=("L02a", "L02b"),
        won=("L03a", "L04a"),
        lost=("L03a", "L04b"),
        deck="Id",
        once=True,
        grows=("starter:0",),
    ),
    2: Plot(
        start="S",
        end="AFHNOQY",
        intro=("L05a",),
        won=("L06a",),
        lost=("L06b",),
        deck="II",
        once=True,
        joins=("join:II",),
        grows=("ability",),
    ),
    3: Plot(
        start="BKLPRTWZ",
        end="EGMV",
        intro=("L07a",),
        won=("L08a",),
        lost=("L08b",),
        deck="III",
        joins=("join:III", "cut"),
        grows=("starter:1",),
    ),
    4: Plot(start="CU", intro=("L09a",), won=("L10a",), lost=("L10b",), deck="IV"),
    5: Plot(
        start="IJX",
        end="D",
        intro=("L11a",),
        won=("L12a",),
        lost=("L12b",),
        deck="V",
        once=True,
        joins=("flawed",),
        grows=("flawed:none", "improve"),
    ),
    6: Plot(intro=("L13a",), won=("L14a",), lost=("L14b",), deck="VI", grows=("mastery",)),
    7: Plot(intro=("L15a",), won=("L16a",), lost=("L16b",), deck="VIII"),
    8: Plot(intro=("L17a",), won=("L18a", "L19a"), lost=("L18b",)),
}


def known_chapters(chapter: int) -> int:
    """LG-562: how many chapters the campaign has, as far as its players know."""
    return max(PRINTED, chapter)


def opening(chapter: int) -> list[str]:
    """LG-317: the sections first (LG-292), then the introduction, then what changes."""
    plot = PLOTS[chapter]
    unlocked = [f"unlock:{plot.start}"] if plot.start else []
    return [*unlocked, *(f"read:{page}" for page in plot.intro), *plot.joins, *_setting_up(chapter)]


def _setting_up(chapter: int) -> list[str]:
    """LG-403: what the mages decide before every game once their Crystals may be flawed."""
    return ["crystals"] if chapter > NAMED_IN else []


def ending(chapter: int, won: bool, reprieve: bool) -> list[str]:
    """LG-318, LG-319, LG-544 to LG-551: what follows a game, before the next one begins."""
    plot = PLOTS[chapter]
    pages = [f"read:{page}" for page in (plot.won if won else plot.lost)]
    if not (won or plot.once):
        again = ["reprieve"] if reprieve else []
        return [*pages, *again, *_setting_up(chapter)]
    if chapter == LAST:
        return pages
    costs = [] if won else [f"lost:{chapter}"]
    unlocked = [f"unlock:{plot.end}"] if plot.end else []
    return [*pages, *unlocked, *costs, f"supply:{plot.deck}", *plot.grows, *opening(chapter + 1)]
