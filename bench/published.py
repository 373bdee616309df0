"""Do published figures still come out of their commands? `python -m bench.published`.

The pages below say with which commands their figures were measured. The first games of each command
are played again and compared with those kept in `docs/published.toml`, which went so when the
figures were measured. A game that goes another way means that rules or players have changed since:
the figures have to be measured again.

    python -m bench.published                         every row; words choose rows: legacy, expert …
    python -m bench.published --quick                 the first game of players who do not think
    python -m bench.published --record relic          keep how the games of these rows go now
    python -m bench.published --record --measured …   the same, with figures just measured

`--record` calls the figures of a row whose games have changed older than its games, until they are
recorded as measured.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any

from bench import relic_balance, relic_strength
from emberhold.commands.simulate import meant
from emberhold.lab.batch import Batch
from emberhold.lab.campaigns import Campaigns
from emberhold.lab.playing import play

DOCS = Path(__file__).parent.parent / "docs"
KEPT = DOCS / "published.toml"
PAGES = ("bots.md", "nemesis-balance.md", "ashes-decks.md", "relic-balance.md", "legacy-balance.md")
_COMMAND = re.compile(
    r"^\s*((?:emberhold simulate|python -m bench\.relic_(?:balance|strength)) .+?)\s*$",
    re.MULTILINE,
)
_FILE = re.compile(r" --(?:out|keep) \S+")
"""Where results go has nothing to do with how games go."""

_QUICK, _LONGER, _LONG = 9, 2, 1
"""How many first games of a row are kept, by how long one takes."""


@dataclass(frozen=True)
class Series:
    """The games of one command, by number."""

    command: str

    @cached_property
    def words(self) -> list[str]:
        return shlex.split(self.command)

    @cached_property
    def games(self) -> Batch | Campaigns | list[tuple[Batch, int]]:
        if self.words[0] == "emberhold":
            return meant(self.words[2:])
        options = self.words[3:]
        if self.words[2].endswith("balance"):
            return relic_balance.games_of(relic_balance.parser().parse_args(options))
        given = relic_strength.parser().parse_args(options)
        seats = (given.first, given.second, given.players, given.seed)
        total = given.seeds * given.players
        return [(relic_strength.game_of(*seats, number)[0], 0) for number in range(total)]

    @property
    def thoughtful(self) -> bool:
        games = self.games
        return games[0][0].thoughtful if isinstance(games, list) else games.thoughtful

    @property
    def quick(self) -> bool:
        """Whether a game, or a campaign, takes a second or so."""
        return not self.thoughtful

    @property
    def first(self) -> int:
        """How many of its games are kept."""
        if not self.quick:
            return _LONG
        return _QUICK if isinstance(self.games, Batch) else _LONGER

    def play(self, number: int) -> str:
        """A digest of how one game goes: of all answers, and of its end."""
        games = self.games
        if isinstance(games, Campaigns):
            return _digest([vars_of(attempt) for attempt in games.play(number)])
        batch, place = games[number] if isinstance(games, list) else (games, number)
        row = play(batch, place)
        return _digest([row[name] for name in ("answers", "winners", "reason", "length")])


def vars_of(attempt: Any) -> list[Any]:
    return [attempt.chapter, attempt.number, attempt.won, attempt.reason, attempt.length]


def _digest(told: Any) -> str:
    return blake2b(json.dumps(told).encode(), digest_size=8).hexdigest()


def published(pages: Iterable[Path]) -> list[Series]:
    """Every command of a batch that the pages name, once."""
    found = [_FILE.sub("", line) for page in pages for line in _COMMAND.findall(page.read_text())]
    return [Series(command) for command in dict.fromkeys(found)]


# What is kept


@dataclass(frozen=True)
class Kept:
    """How the first games of a command went."""

    games: tuple[str, ...]
    older: bool = False
    """Whether the figures are older than that: the games went another way when they were made."""


def read(path: Path) -> dict[str, Kept]:
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("row", []) if path.exists() else []
    return {row["command"]: Kept(tuple(row["games"]), row.get("older", False)) for row in rows}


def write(path: Path, rows: dict[str, Kept]) -> None:
    lines = ["# How the first games behind the figures of these pages went, by command."]
    lines.append("# `python -m bench.published` compares them, with --record it writes this file.")
    for command, kept in rows.items():
        games = ", ".join(f'"{digest}"' for digest in kept.games)
        lines += ["", "[[row]]", f"command = {json.dumps(command)}", f"games = [{games}]"]
        if kept.older:
            lines.append("older = true")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def differences(series: Series, kept: Kept | None, most: int) -> Iterator[str]:
    """What of a row does not go as it went, in words; nothing if all is as it was."""
    if kept is None:
        yield f"{series.command}: no games are kept; record them once the figures are measured"
        return
    for number, then in enumerate(kept.games[:most]):
        if series.play(number) != then:
            yield (
                f"{series.command}: game {number} goes another way; measure the figures and "
                "run python -m bench.published --record --measured; without --measured if they wait"
            )
            return


def recorded(series: Series, before: Kept | None, measured: bool) -> Kept:
    """How the first games go now; figures nobody has measured since are older than they are."""
    now = Kept(tuple(series.play(number) for number in range(series.first)))
    if measured or before is None:
        return now
    same = before.games[: len(now.games)] == now.games[: len(before.games)]
    return replace(now, older=before.older or not same)


# The command


def main(words: list[str] | None = None, docs: Path = DOCS) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("words", nargs="*", help="only commands with all these words in them")
    parser.add_argument("--quick", action="store_true", help="one game of each quick row")
    parser.add_argument("--record", action="store_true", help="keep how the games go now")
    parser.add_argument("--measured", action="store_true", help="the figures are just measured")
    given = parser.parse_args(words)
    path = docs / KEPT.name
    kept, everything = read(path), published(docs / page for page in PAGES)
    chosen = [row for row in everything if all(word in row.command for word in given.words)]
    if given.record:
        now = {row.command: recorded(row, kept.get(row.command), given.measured) for row in chosen}
        both = {**kept, **now}
        write(path, {r.command: both[r.command] for r in everything if r.command in both})
        print(
            f"{len(now)} rows recorded, {sum(row.older for row in now.values())} with older figures"
        )
        return 0
    return _compare(chosen, kept, given.quick)


def _compare(rows: list[Series], kept: dict[str, Kept], quick: bool) -> int:
    wrong: list[str] = []
    for row in rows:
        if quick and not row.quick:
            continue
        found = list(differences(row, kept.get(row.command), 1 if quick else row.first))
        older = row.command in kept and kept[row.command].older
        print(
            *(found or [f"{row.command}: {'figures older than its games' if older else 'as kept'}"])
        )
        wrong += found
    print(f"{len(wrong)} rows differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
