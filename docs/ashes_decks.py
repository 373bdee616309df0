"""Tables of docs/ashes-decks.md from a file of results.

    emberhold simulate ashes --games 1000 --seed 1 --out ashes-decks.parquet
    python docs/ashes_decks.py ashes-decks.parquet

Tables are printed as Markdown, to be put into the page.
"""

from __future__ import annotations

import sys
from pathlib import Path

from emberhold.commands.simulate import meant
from emberhold.lab import results
from emberhold.lab.batch import Batch
from emberhold.lab.round_robin import Pairing, pairings, standings
from emberhold.lab.simulate import Count, Tally
from emberhold.language import speech

SAY = speech("en")


def main(path: str) -> None:
    described = results.description(Path(path))
    games, seed = str(described["games"]), str(described["seed"])
    batch = meant(["ashes", "--games", games, "--seed", seed])
    assert isinstance(batch, Batch)
    assert batch.plain() == described
    frame = results.read([Path(path)])
    count = Count(batch)
    count.add(frame.select("number", "won", "reason", "length").iter_rows(named=True))
    pairs = pairings(count)
    print(_decks(standings(pairs)), _pairs(pairs), sep="\n\n")


def _interval(tally: Tally) -> str:
    low, high = tally.interval
    return f"{low * 100:.1f} – {high * 100:.1f}"


def _decks(tallies: list[Tally]) -> str:
    lines = [
        "| deck | games | won | 95 % interval | rounds on average |",
        "|---|---:|---:|---:|---:|",
    ]
    for tally in sorted(tallies, key=lambda each: -each.wins):
        name = SAY(f"ashes-deck-{tally.name}")
        won = f"{tally.wins / tally.games * 100:.1f} %"
        cells = (name, str(tally.games), won, f"{_interval(tally)} %", f"{tally.mean_turns:.1f}")
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _pairs(pairs: list[Pairing]) -> str:
    decks = list(dict.fromkeys(name for pair in pairs for name in (pair.one, pair.other)))
    found = {}
    for pair in pairs:
        low, high = pair.tally.interval
        share = pair.tally.wins / pair.tally.games
        found[pair.one, pair.other] = (share, low, high)
        found[pair.other, pair.one] = (1 - share, 1 - high, 1 - low)
    lines = [f"| | {' | '.join(SAY(f'ashes-deck-{deck}') for deck in decks)} |"]
    lines.append(f"|---|{'---:|' * len(decks)}")
    for deck in decks:
        cells = [_cell(found.get((deck, other))) for other in decks]
        lines.append(f"| {SAY(f'ashes-deck-{deck}')} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _cell(rate: tuple[float, float, float] | None) -> str:
    if rate is None:
        return "–"
    share, low, high = (100 * each for each in rate)
    return f"{share:.1f} % ({low:.1f} – {high:.1f})"


if __name__ == "__main__":
    main(sys.argv[1])
