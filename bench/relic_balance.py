"""The balance of Relic, measured: `python -m bench.relic_balance --games 3000 --players 3`.

Sensible players play games with characters by lot over all scenarios that fit. What is told is what
`docs/relic-balance.md` asks for: how long games last and how they end, levels, relics, and who
wins how often. Every share comes with its 95 % interval.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from emberhold.games.relic.cards import SCENARIOS
from emberhold.games.relic.setting_up.setup import fits
from emberhold.lab.batch import Batch, Kind
from emberhold.lab.playing import play
from emberhold.lab.statistics import wilson

Rows = Sequence[dict[str, Any]]


def batches_of(
    games: int, players: int, variant: str, bot: str, seed: int, only: str
) -> list[Batch]:
    """The same number of games of every scenario that this many players can play, each with seeds
    of its own, so that no two games share their sheets."""
    names = [s.slug for s in SCENARIOS.values() if fits(s, players, variant)]
    chosen = [name for name in names if only in ("", name)]
    each = -(-games // len(chosen))
    wishes = {"variant": variant, "sheets": "random"}
    return [
        Batch(
            "relic",
            (bot,) * players,
            each,
            f"{seed} {name}",
            (Kind(name, {**wishes, "scenario": name}),),
        )
        for name in chosen
    ]


def spread(values: Iterable[int]) -> str:
    """Mean, and the range that holds the middle eight tenths."""
    found = sorted(values)
    if not found:
        return "never"
    mean = sum(found) / len(found)
    low, middle, high = (found[int(share * (len(found) - 1))] for share in (0.1, 0.5, 0.9))
    return f"mean {mean:.1f}, median {middle}, 10-90 % {low}-{high}"


def share(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{100 * wins / games:5.1f} % ({100 * low:.0f}-{100 * high:.0f}) of {games}"


def tell(rows: Rows) -> None:
    print("rounds           ", spread(row["rounds"] for row in rows))
    print("decisions        ", spread(row["decisions"] for row in rows))
    print("endings          ", dict(Counter(row["reason"] for row in rows)))
    heroes = [(row, seat) for row in rows for seat, foe in enumerate(row["nemeses"]) if not foe]
    print("level at the end ", spread(row["levels"][seat] for row, seat in heroes))
    won = [row["levels"][seat] for row, seat in heroes if seat in row["winners"]]
    print("level of winners ", spread(won))
    print("first relic      ", spread(_some(row["first_relic"][s] for row, s in heroes)))
    first = [min(_some(row["first_relic"]), default=0) for row in rows]
    print("first of a game  ", spread(_some(first)))
    print("into the Inner   ", spread(_some(row["inside"][s] for row, s in heroes)))
    print("never inside     ", sum(not row["inside"][s] for row, s in heroes), "of", len(heroes))
    print("corrupted        ", sum(row["corrupted"][s] for row, s in heroes), "in", len(heroes))
    for fifth in range(6):
        levels = [row["growth"][s][fifth] for row, s in heroes if len(row["growth"][s]) > fifth]
        print(f"level, round {5 * fifth + 5:<5}", spread(levels))
    _winners(rows)


def _some(values: Iterable[int]) -> list[int]:
    return [value for value in values if value]


def _winners(rows: Rows) -> None:
    sat: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for row in rows:
        for seat, sheet in enumerate(row["dealt"]):
            sat[sheet] += 1
            won[sheet] += seat in row["winners"]
    for sheet in sorted(sat, key=lambda each: -won[each] / sat[each]):
        print(f"{sheet:<26}", share(won[sheet], sat[sheet]))
    fought = [row for row in rows if any(row["nemeses"])]
    if fought:
        lost = sum(any(row["nemeses"][seat] for seat in row["winners"]) for row in fought)
        print(f"{'nemeses win':<26}", share(lost, len(fought)))
    for kind in sorted({row["kind"] for row in rows}):
        of_kind = [row for row in rows if row["kind"] == kind]
        ends = dict(Counter(row["reason"] for row in of_kind))
        lost = sum(any(row["nemeses"][seat] for seat in row["winners"]) for row in of_kind)
        print(f"{kind:<28}", spread(row["rounds"] for row in of_kind), ends, f"nemeses {lost}")


def _kept(games: Iterable[dict[str, Any]], path: Path | None) -> Rows:
    """The games as they end, also in a file: of a run cut short it can still be told."""
    rows = []
    for row in games:
        rows.append(row)
        if path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
    return rows


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--variant", default="standard")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a file for the games, one a line, as they end")
    parser.add_argument("--read", type=Path, help="tell of the games in such a file instead")
    return parser


def games_of(given: argparse.Namespace) -> list[tuple[Batch, int]]:
    """Every game that is asked for; scenarios take turns."""
    batches = batches_of(
        given.games, given.players, given.variant, given.bot, given.seed, given.scenario
    )
    return [(batch, number) for number in range(batches[0].total) for batch in batches]


def main() -> None:
    given = parser().parse_args()
    if given.read:
        return tell([json.loads(line) for line in given.read.read_text().splitlines()])
    games = games_of(given)
    with ProcessPoolExecutor(given.processes) as pool:
        rows = _kept(pool.map(play, *zip(*games, strict=True), chunksize=5), given.keep)
    tell(rows)


if __name__ == "__main__":
    main()
