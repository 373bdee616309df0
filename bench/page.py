"""What a table costs the browser: `python -m bench.page`.

    python -m bench.page                              # this checkout, every game
    python -m bench.page --old ../base --rounds 5     # old and new in turns, and how they compare
    python -m bench.page --games relic --answers 6

A round opens the same table from the same seed and gives the same answers in a headless Chromium of
its own. Counted is processor time, so that a busy machine makes a run longer but not costlier: of
all processes of the browser and of the server, per answer. Every beat of a story is drawn: a story
is pressed on ten times a second, or skipped with `--skip`. Then the table waits for a while, with
motion and without.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from bench.page_visit import GAMES, Cost, Visit, visit

HERE = Path(__file__).parent.parent
_BUSY = ("browser_ms", "server_ms", "click_ms", "idle_moving", "idle_still")
"""What is compared between two checkouts, as old to new."""


class Site(NamedTuple):
    """A checkout, and what its tables have cost so far, by game."""

    name: str
    path: Path
    seen: dict[str, list[Visit]]


def measure(sites: list[Site], given: argparse.Namespace) -> None:
    """Visit every table so often, and take turns with who comes first."""
    for game in given.games:
        for number in range(given.rounds):
            for site in sites if number % 2 == 0 else reversed(sites):
                found = visit(site.path, game, given.answers, given.idle, not given.skip)
                site.seen.setdefault(game, []).append(found)
                print(f"  {game} {site.name}: {_brief(found.cost)}", file=sys.stderr, flush=True)


def _brief(cost: Cost) -> str:
    return f"{cost.browser_ms:.0f} ms an answer, {cost.click_ms:.0f} ms to the board"


def _middle(costs: Iterable[Visit], name: str) -> float:
    return float(median(getattr(each.cost, name) for each in costs))


def summary(visits: list[Visit]) -> dict[str, object]:
    """The middle of all rounds of one game."""
    return {name: round(_middle(visits, name), 3) for name in Cost._fields}


def ratios(old: list[Visit], new: list[Visit], name: str) -> list[float]:
    """Old to new of every round: the middle, and the ends of the middle half."""
    found = [
        getattr(after.cost, name) / max(getattr(before.cost, name), 1e-9)
        for before, after in zip(old, new, strict=True)
    ]
    if len(found) < 2:
        return [round(each, 3) for each in found]
    lower, middle, upper = quantiles(found, n=4)
    return [round(each, 3) for each in (middle, lower, upper)]


def report(sites: list[Site], games: list[str]) -> dict[str, object]:
    told: dict[str, object] = {}
    for game in games:
        lines: dict[str, object] = {site.name: summary(site.seen[game]) for site in sites}
        if len(sites) == 2:
            old, new = (site.seen[game] for site in sites)
            lines["new to old: median and middle half"] = {
                name: ratios(old, new, name) for name in _BUSY
            }
            lines["same answers"] = all(one.keys == old[0].keys for one in [*old, *new])
        told[game] = lines
    return told


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--answers", type=int, default=10, help="in a round")
    parser.add_argument("--idle", type=float, default=5.0, help="seconds a table waits, twice")
    parser.add_argument("--skip", action="store_true", help="skip every story")
    parser.add_argument("--old", type=Path, help="another checkout to compare with")
    given = parser.parse_args(words)
    old = [] if given.old is None else [Site("old", given.old.resolve(), {})]
    sites = [*old, Site("new", HERE, {})]
    measure(sites, given)
    print(json.dumps(report(sites, given.games), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
