"""How strong the levels are: `python -m bench.strength war-eternal greedy expert`.

    python -m bench.strength war-eternal greedy skilled expert --games 120 --processes 16
    python -m bench.strength war-eternal master expert --players 3 --difficulty expert
    python -m bench.strength legacy greedy master --games 25 --nemeses 5,6,7,8
    python -m bench.strength ashes master expert --games 60 --out strength.json

Where all play against the game, every level plays the same games against each nemesis; in Legacy
these are chapters, from records that greedy campaigns have come to. Where players meet each other,
the first level meets each of the others: every seed with the first once in each seat. What is told
are the shares of games won, the 95 % intervals after Wilson, and how much more each level won than
the next one named, game by game on the same seeds. `--out` keeps every game with its
answers. When `--minutes` have passed, games under way are broken off; only the first seeds, those
that all levels have finished in all their games, are counted, so that what was played is paired and
short games are not preferred.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache, partial
from math import sqrt
from multiprocessing import Pool, TimeoutError
from pathlib import Path
from time import perf_counter
from typing import Any

from bench.chapter_records import records
from emberhold.games import game_named
from emberhold.games.aeons_end.game import AeonsEnd
from emberhold.kernel.campaign import RECORD
from emberhold.kernel.version import VERSION
from emberhold.lab.batch import Batch, Kind
from emberhold.lab.playing import play
from emberhold.lab.statistics import wilson
from emberhold.players import check_name

GAMES = ("war-eternal", "aeons-end", "legacy", "ashes", "relic")
CHAPTERS = ("5", "6", "7", "8")
"""Those of Legacy that are not easy."""
_WISHES: dict[str, dict[str, Any]] = {
    "ashes": {"decks": "random"},
    "relic": {"variant": "standard", "sheets": "random"},
}


@dataclass(frozen=True, slots=True)
class Game:
    """One game to be played: what it is counted under, and who sits where."""

    level: str
    kind: str
    number: int
    seat: int
    """The seat the game is counted for."""
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """How one game ended."""

    level: str
    kind: str
    number: int
    seat: int
    won: bool
    reason: str
    decisions: int
    seconds: float
    faults: int
    answers: str
    given: str = ""
    """All answers, as `places_in` reads them."""


def games_of(given: argparse.Namespace) -> list[Game]:
    """The games in the order in which they are played: all levels on a seed, then the next seed."""
    numbers = range(given.games)
    game = game_named(given.game)
    if isinstance(game, AeonsEnd):
        usual = CHAPTERS if game.campaign else tuple(game.box.nemeses)
        kinds = given.nemeses.split(",") if given.nemeses else usual
        return [
            Game(level, kind, number, 0, (level,) * given.players)
            for number in numbers
            for kind in kinds
            for level in given.levels
        ]
    first, *others = given.levels
    return [
        Game(first, f"against {other}", number, seat, _seats(first, other, seat, given.players))
        for number in numbers
        for other in others
        for seat in range(given.players)
    ]


def _seats(first: str, other: str, seat: int, players: int) -> tuple[str, ...]:
    return tuple(first if each == seat else other for each in range(players))


def played(name: str, difficulty: str, seed: str, game: Game) -> Played:
    """Play one game to its end."""
    row = play(batch_of(name, difficulty, seed, game), 0)
    return Played(
        game.level,
        game.kind,
        game.number,
        game.seat,
        game.seat in row["winners"],
        row["reason"],
        row["decisions"],
        row["seconds"],
        row["faults"],
        row["answers"],
        row["given"],
    )


def batch_of(name: str, difficulty: str, seed: str, game: Game) -> Batch:
    """One game as the lab plays it."""
    kind = Kind(game.kind, _wishes(name, difficulty, seed, game))
    return Batch(name, game.bots, 1, f"{seed}/{game.number}", (kind,), keeps=True)


def _wishes(name: str, difficulty: str, seed: str, game: Game) -> dict[str, Any]:
    found = game_named(name)
    if found.campaign:
        return {RECORD: _campaign(len(game.bots), f"{seed}/{game.number}")[int(game.kind) - 1]}
    if isinstance(found, AeonsEnd):
        return {"nemesis": game.kind, "difficulty": difficulty}
    return dict(_WISHES[name])


@cache
def _campaign(mages: int, seed: str) -> list[dict[str, Any]]:
    """The records of a greedy campaign as each of its fights begins."""
    return records(seed, mages)


# Telling


def share(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} % ({100 * low:.1f} – {100 * high:.1f})"


def table(rows: Sequence[Played]) -> str:
    """The shares of games won, level by level, as the pages of the documentation show them."""
    levels = list(dict.fromkeys(row.level for row in rows))
    kinds = list(dict.fromkeys(row.kind for row in rows))
    lines = [f"| | {' | '.join(f'`{level}`' for level in levels)} |"]
    lines.append(f"|---|{'---:|' * len(levels)}")
    for kind in [*kinds, "all"] if len(kinds) > 1 else kinds:
        cells = []
        for level in levels:
            mine = [r for r in rows if r.level == level and kind in (r.kind, "all")]
            cells.append(f"{share(sum(r.won for r in mine), len(mine))} of {len(mine)}")
        lines.append(f"| {kind} | {' | '.join(cells)} |")
    return "\n".join(lines)


def paired(rows: Sequence[Played], one: str, other: str) -> tuple[float, float, int]:
    """How much more the one won than the other on the same seeds, half its 95 % interval, and on
    how many seeds."""
    won = {(row.level, row.kind, row.number): row.won for row in rows}
    gains = [
        won[key] - won[other, key[1], key[2]]
        for key in won
        if key[0] == one and (other, key[1], key[2]) in won
    ]
    count = len(gains)
    if count < 2:
        return 0.0, 1.0, count
    mean = sum(gains) / count
    square = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
    return mean, 1.96 * sqrt(square / count), count


def told(rows: Sequence[Played]) -> str:
    """The table, what each level gained on the one before, and how long it thought."""
    lines = [table(rows), ""]
    levels = list(dict.fromkeys(row.level for row in rows))
    for one, other in zip(levels[1:], levels, strict=False):
        mean, half, count = paired(rows, one, other)
        lines.append(
            f"- `{one}` less `{other}`: {100 * mean:.1f} points "
            f"({100 * (mean - half):.1f} – {100 * (mean + half):.1f}) on {count} common games"
        )
    for level in levels:
        mine = [row for row in rows if row.level == level]
        seconds = sum(row.seconds for row in mine)
        answers = sum(row.decisions for row in mine)
        faults = sum(row.faults for row in mine)
        lines.append(
            f"- `{level}`: {seconds / len(mine):.2f} s a game, "
            f"{1000 * seconds / answers:.1f} ms an answer, {faults} faults"
        )
    return "\n".join(lines)


def endings(rows: Sequence[Played]) -> str:
    """How often each level's games ended in which way."""
    counted = Counter((row.level, row.reason) for row in rows)
    return "\n".join(f"{level}: {reason} {count}" for (level, reason), count in counted.items())


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("levels", nargs="+", help="names of bots")
    parser.add_argument("--games", type=int, default=120, help="seeds, for each nemesis")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--difficulty", default="normal")
    parser.add_argument("--nemeses", default="", help="only these, with commas between them")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0.0, help="break off after that time")
    parser.add_argument("--out", type=Path, help="keep every game here")
    return parser


def measured(given: argparse.Namespace) -> list[Played]:
    """Play all games, or those that end in the time given, in their order."""
    games = games_of(given)
    until = perf_counter() + 60 * given.minutes if given.minutes else None
    rows: dict[int, Played] = {}
    job = partial(_numbered, given.game, given.difficulty, given.seed)
    with Pool(given.processes) as pool:  # leaving it ends the games under way
        ended = pool.imap_unordered(job, list(enumerate(games)))
        while len(rows) < len(games):
            try:
                place, row = ended.next(max(0.0, until - perf_counter()) if until else None)
            except TimeoutError:
                break
            rows[place] = row
    return common(games, rows)


def _numbered(
    name: str, difficulty: str, seed: str, numbered: tuple[int, Game]
) -> tuple[int, Played]:
    place, game = numbered
    return place, played(name, difficulty, seed, game)


def common(games: Sequence[Game], rows: Mapping[int, Played]) -> list[Played]:
    """The games of the first seeds: all before the first game that was not finished."""
    missing = [game.number for place, game in enumerate(games) if place not in rows]
    seeds = min(missing, default=len(games))
    return [rows[place] for place, game in enumerate(games) if game.number < seeds]


def read(words: Sequence[str] | None) -> argparse.Namespace:
    """What a command asks for, checked before anything is played."""
    reader = parser()
    given = reader.parse_args(words)
    for name in given.levels:
        check_name(name)
    if not isinstance(game_named(given.game), AeonsEnd) and len(given.levels) < 2:
        reader.error(f"{given.game} takes two levels at least: the first meets each of the others")
    return given


def main(words: Sequence[str] | None = None) -> int:
    given = read(words)
    began = perf_counter()
    rows = measured(given)
    print(told(rows) if rows else "no seed was finished in time")
    print(endings(rows))
    print(f"{len(rows)} of {len(games_of(given))} games in {perf_counter() - began:.0f} s")
    if given.out:
        command = f"python -m bench.strength {' '.join(words or sys.argv[1:])}"
        kept = {"command": command, "version": VERSION, "games": [asdict(row) for row in rows]}
        given.out.write_text(json.dumps(kept, indent=0), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
