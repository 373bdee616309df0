"""What every printed supply card of Aeon's End is worth: `python -m bench.printed`.

    python -m bench.printed --tables 400 --seed printed --processes 2 --out worth.toml

Two sensible players play the same table once with each printed gem (then relic, then spell) in one
pile of the market, everything else and the deal being the same. What a card is worth is how much
more often games are won with it than with the average card of its type, all tables taken together
by least squares. `--out` writes the file that the workshop reads.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import partial
from itertools import chain
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple, TypeVar

from emberhold.games.aeons_end.boxes.printed import printed_cards, table
from emberhold.games.aeons_end.card import PLAYER_CARDS
from emberhold.lab.batch import Kind
from emberhold.lab.judging import Pairs
from emberhold.lab.playing import play
from emberhold.lab.statistics import paired

Key = TypeVar("Key", bound=Hashable)
GAME = "war-eternal"
BOTS = ("greedy", "greedy")
ROUNDS = 200
"""How often worths and tables are fitted to each other; they settle long before."""


class Played(NamedTuple):
    """One game: at which table, with which card, whether it was won and the card bought."""

    table: int
    card: str
    won: bool
    bought: bool


class Found(NamedTuple):
    """What a card is worth, how far its interval reaches, and in which share it was bought."""

    mean: float
    half: float
    bought: float


def games_of(kind: str, seed: str, place: int) -> list[Played]:
    """One table, played once with each card."""
    wishes = table(kind, len(BOTS), place)
    kinds = tuple(Kind(card, each) for card, each in wishes.items())
    batch = Pairs(GAME, BOTS, 1, f"{seed} {kind} {place}", kinds, together=len(kinds))
    rows = [play(batch, number) for number in range(batch.total)]
    return [
        Played(place, row["kind"], row["won"], _bought(row["bought"], row["kind"])) for row in rows
    ]


def _bought(buys: Sequence[Mapping[str, object]], card: str) -> bool:
    return any(each["card"] == card for each in buys)


def worth_of(games: Sequence[Played]) -> dict[str, Found]:
    """Least squares: a game is its table's and its card's share, and luck. The mean card is 0."""
    cards = sorted({game.card for game in games})
    worth = dict.fromkeys(cards, 0.0)
    for _ in range(ROUNDS):
        level = _means((game.table, game.won - worth[game.card]) for game in games)
        worth = _means((game.card, game.won - level[game.table]) for game in games)
        middle = sum(worth.values()) / len(worth)
        worth = {card: each - middle for card, each in worth.items()}
    level = _means((game.table, game.won - worth[game.card]) for game in games)
    return {card: _found(card, worth[card], level, games) for card in cards}


def _means(pairs: Iterable[tuple[Key, float]]) -> dict[Key, float]:
    met: dict[Key, list[float]] = {}
    for key, value in pairs:
        met.setdefault(key, []).append(value)
    return {key: sum(values) / len(values) for key, values in met.items()}


def _found(card: str, worth: float, level: Mapping[int, float], games: Sequence[Played]) -> Found:
    mine = [game for game in games if game.card == card]
    _, low, high = paired([game.won - level[game.table] for game in mine])
    return Found(worth, (high - low) / 2, sum(game.bought for game in mine) / len(mine))


# Telling


def written(found: Mapping[str, Found], told: Mapping[str, str | int]) -> str:
    """The file of what was measured, and how."""
    head = [
        "# What the printed supply cards are worth: written by `python -m bench.printed`.",
        "# By card: games won more often than with the average card of its type, how far the 95 %",
        "# interval reaches to either side, and the share of games in which the card was bought.",
        "",
        "[measured]",
        *[f"{name} = {json.dumps(value)}" for name, value in told.items()],
        "",
        "[cards]",
    ]
    rows = [
        f"{card} = [{each.mean:.4f}, {each.half:.4f}, {each.bought:.4f}]"
        for card, each in found.items()
    ]
    return "\n".join([*head, *rows, ""])


def tell(kind: str, found: Mapping[str, Found]) -> None:
    costs = {card.slug: card.cost for card in printed_cards(kind)}
    print(f"{kind}: points more or less than the average, 95 % interval, bought")
    for card, each in sorted(found.items(), key=lambda one: (costs[one[0]], -one[1].mean)):
        points = f"{100 * each.mean:+5.1f} ± {100 * each.half:.1f}"
        print(f"  {costs[card]}  {card:24} {points}  {100 * each.bought:3.0f} %")


def _commit() -> str:
    words = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=400, help="of each type")
    parser.add_argument("--kinds", default=",".join(PLAYER_CARDS), help="gem,relic,spell")
    parser.add_argument("--seed", default="printed")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the table is written")
    given = parser.parse_args(words)
    found: dict[str, Found] = {}
    with Pool(given.processes) as pool:
        for kind in given.kinds.split(","):
            each = pool.imap_unordered(partial(games_of, kind, given.seed), range(given.tables))
            games = sorted(chain.from_iterable(each))
            of_kind = worth_of(games)
            tell(kind, of_kind)
            found |= of_kind
    if given.out is not None:
        words = [f"--tables {given.tables}", f"--seed {given.seed}"]
        told = {
            "command": " ".join(["python -m bench.printed", *words]),
            "commit": _commit(),
            "seed": given.seed,
            "tables": given.tables,
            "bots": " and ".join(BOTS),
        }
        given.out.write_text(written(found, told), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
