"""The weights of the evaluation for the nemeses of Legacy: positions changed and played out.

    python -m bench.legacy_fitting --games 4000 --processes 16 --seed 1 --samples legacy.bin
    python -m bench.legacy_fitting --samples legacy.bin --learn --write

As `bench.caused` does it, in campaigns of rules of thumb. Every chapter is played once and then
counts as won, so that all eight are met; a nemesis may begin with part of its life, so that every
chapter is won sometimes and lost sometimes. `--games` are campaigns. `--write` puts the weights
into the box's `fitted.py`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import time

import emberhold
from bench import caused
from bench.caused import Sample
from bench.fitting import any_of
from emberhold.games.aeons_end.cards.legacy.story.interlude import INTERLUDE
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import begun, chapter_seed, followed, wishes_for
from emberhold.kernel.game import Result
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import open_table

LIFE = (40, 60, 80, 100, 100)
"""Of a hundred parts of its life, how many a nemesis begins with."""
PLAYERS = (2, 2, 2, 2, 2, 1, 3, 4)
PLACE = Path(__file__).parent.parent.joinpath(
    *("src", "emberhold", "games", "aeons_end", "cards", "legacy", "judgement", "fitted.py")
)


def campaign(seed: str, number: int) -> list[Sample]:
    """What became of changed positions of all chapters of one campaign."""
    dice = Dice(f"slips {seed} {number}")
    players = any_of(dice, PLAYERS)
    begin = f"fitting {seed} {number}"
    record = begun(LEGACY, players, begin, {})
    found: list[Sample] = []
    while (chapter := LEGACY.campaign.chapter(record)) is not None:
        luck = chapter_seed(begin, record.number)
        table = open_table(LEGACY, players, luck, wishes_for(chapter, record))
        to_the_fight(table)
        state = table.state
        state.nemesis_life = state.nemesis_life * any_of(dice, LIFE) // 100
        found += caused.watched(table, number, dice)
        won = Result(tuple(range(players)), "decreed")
        record = followed(LEGACY, record, LEGACY.carried(state), won)
    return found


def some(seed: str, numbers: Sequence[int], until: float) -> list[Sample]:
    found: list[Sample] = []
    for number in numbers:
        if time() > until:
            break
        found += campaign(seed, number)
    return found


def to_the_fight(table: emberhold.Table) -> None:
    """Let the sensible player answer what comes before a fight."""
    while table.state.step == INTERLUDE and table.question is not None:
        table.take(table.question, LEGACY.bot(table.state, table.question))


def written(weights: Mapping[str, Sequence[float]], seed: str, positions: int) -> str:
    lines = []
    for kind, each in weights.items():
        rows = [
            "        *(" + ", ".join(f"{weight:z.3f}" for weight in each[start : start + 8]) + "),"
            for start in range(0, len(each), 8)
        ]
        lines += [f'    "{kind}": (', *rows, "    ),"]
    return (
        '"""How much each figure of `evaluation.py` counts against each nemesis of Legacy.\n\n'
        f"Found by `python -m bench.legacy_fitting --seed {seed}` from {positions} changed "
        'positions.\n"""\n'
        "\nfrom __future__ import annotations\n"
        "\nFITTED_LEGACY: dict[str, tuple[float, ...]] = {\n" + "\n".join(lines) + "\n}\n"
    )


def main(words: Sequence[str] | None = None) -> int:
    given = caused.parser(__doc__).parse_args(words)
    if not given.learn:
        return caused.gather(given, caused.taken(given, some))
    found = caused.read(given.samples.read_bytes())
    report = caused.learnt(found)
    caused.tell(report)
    if given.write:
        weights = {nemesis: each["weights"] for nemesis, each in report.items()}
        PLACE.write_text(written(weights, given.seed, len(found)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
