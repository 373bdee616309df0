"""Whole campaigns of Legacy, one after another, until the end or until enough has been tried.

    python -m bench.campaigns --campaigns 500

Half of them are played at random, half by the sensible player, with 1 to 4 mages. A campaign that
raises anything is named with its seed and how it was played, and the next one begins. The table at
the end says how many games each chapter took and how many of them were won.
"""

from __future__ import annotations

import argparse
import traceback
from collections import Counter

from emberhold.games.aeons_end.legacy_game import LEGACY
from emberhold.kernel.campaign import Record, begun, chapter_seed, followed, wishes_for
from emberhold.kernel.game import Result
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import open_table

MOST_TRIES = 3
"""A chapter lost so often by chance is handed over as won, so that every chapter is played."""
FREELY = frozenset(
    ("ability", "add-pile", "banish-pile", "crystals", "improve", "mastery", "sheet", "sticker")
)
"""What a sensible player chooses at random as well, so that everything is tried."""


def campaign(players: int, seed: int, sensible: bool, games: Counter[tuple[int, bool]]) -> Record:
    """From the first page to the epilogue; what is lost too often is won by decree."""
    record = begun(LEGACY, players, seed, {})
    dice = Dice(seed)
    number = 0
    while (chapter := LEGACY.campaign.chapter(record)) is not None:
        seeded = chapter_seed(seed, number)
        table = open_table(LEGACY, players, seeded, wishes_for(chapter, record), record=False)
        while (question := table.question) is not None:
            choices = question.choices
            wild = not sensible or question.topic in FREELY
            choice = (
                choices[dice.below(len(choices))] if wild else LEGACY.bot(table.state, question)
            )
            table.take(question, choice)
        result = table.result
        assert result is not None
        games[record.world["chapter"], bool(result.winners)] += 1
        if not result.winners and record.world["attempt"] >= MOST_TRIES:
            result = Result(tuple(range(players)), "decreed")
        record = followed(LEGACY, record, LEGACY.carried(table.state), result)
        number += 1
    return record


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--campaigns", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="the seed to begin with")
    given = parser.parse_args()
    broken = 0
    games: dict[bool, Counter[tuple[int, bool]]] = {True: Counter(), False: Counter()}
    for seed in range(given.first, given.first + given.campaigns):
        players, sensible = seed % 4 + 1, bool(seed // 4 % 2)
        try:
            campaign(players, seed, sensible, games[sensible])
        except Exception:
            broken += 1
            print(f"seed {seed}, {players} mages, {'sensible' if sensible else 'random'}:")
            traceback.print_exc()
        if seed % 20 == 19:
            print(f"{seed + 1 - given.first} campaigns, {broken} broken", flush=True)
    for sensible, counted in games.items():
        print("sensible" if sensible else "random")
        for chapter in range(1, 9):
            won, lost = counted[chapter, True], counted[chapter, False]
            print(f"  chapter {chapter}: {won + lost} games, {won} won")
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
