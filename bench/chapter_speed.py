"""How fast chapter 4 of Legacy is played at random, beside War Eternal in the same minutes.

    python -m bench.chapter_speed --rounds 25

One window of each game after the other, so that whatever else the machine does meets both alike.
The chapter is opened with what campaigns of two mages have come to by then. The median of the
rounds is told, and their spread.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import median, quantiles
from time import process_time

from emberhold.games.aeons_end.cards.legacy.story.interlude import INTERLUDE
from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.games.registry import game_named
from emberhold.kernel.campaign import Record, begun, chapter_seed, followed, wishes_for
from emberhold.kernel.game import Result
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table, open_table
from emberhold.lab.bench import play_at_random

CHAPTER, MAGES, WORLDS = 4, 2, 8
WINDOW = 0.25
"""CPU seconds."""


def come_to(seed: int) -> Record:
    """What a campaign at random has come to before the chapter, every game counted as won."""
    record, dice = begun(LEGACY, MAGES, seed, {}), Dice(seed)
    while record.world["chapter"] < CHAPTER:
        table = _opened(record, seed)
        play_at_random(table, dice)
        won = Result(tuple(range(MAGES)), "told")
        record = followed(LEGACY, record, LEGACY.carried(table.state), won)
    table = _opened(record, seed)
    while table.state.step == INTERLUDE and (question := table.question) is not None:
        table.take(question, question.choices[dice.below(len(question.choices))])
    world = dict(table.state.world)
    return Record(record.game, MAGES, record.rules, record.number, world)


def _opened(record: Record, seed: int | str) -> Table:
    chapter = LEGACY.campaign.chapter(record)
    assert chapter is not None
    luck = chapter_seed(seed, record.number)
    return open_table(LEGACY, MAGES, luck, wishes_for(chapter, record), record=False)


def window(opened: Callable[[int], Table], number: int) -> tuple[float, float]:
    """Decisions a second of play alone, and of play and set-up together."""
    dice, decisions, playing = Dice(number), 0, 0.0
    games, began = 0, process_time()
    while (spent := process_time() - began) < WINDOW:
        table = opened(1000 * number + games)
        before = process_time()
        decisions += play_at_random(table, dice)
        playing += process_time() - before
        games += 1
    return decisions / playing, decisions / spent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=25)
    given = parser.parse_args()
    worlds = [come_to(seed) for seed in range(WORLDS)]
    other = game_named("war-eternal")
    pairs = [
        (
            window(lambda seed: open_table(other, MAGES, seed, record=False), number),
            window(lambda seed: _opened(worlds[seed % WORLDS], seed), number),
        )
        for number in range(given.rounds)
    ]
    for name, place in (("play only", 0), ("with set-up", 1)):
        theirs = median(first[place] for first, _ in pairs)
        ours = median(second[place] for _, second in pairs)
        shares = [second[place] / first[place] for first, second in pairs]
        low, _, high = quantiles(shares, n=4)
        print(
            f"{name}: War Eternal {theirs:,.0f}, chapter {CHAPTER} {ours:,.0f} decisions a second,"
        )
        print(
            f"  {median(shares):.2f} of it (the middle half of the rounds {low:.2f} to {high:.2f})"
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
