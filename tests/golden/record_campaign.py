"""Recording Legacy's golden campaign: python -m tests.golden.record_campaign

Two mages, whom people have named, go from the first page to the last. Sensible bots play; a chapter
that is lost is fought again, as often as it takes. A campaign that takes too long, or in which
nothing is lost, is left alone, and the next seed is tried.
"""

from __future__ import annotations

import sys
from pathlib import Path

import emberhold
from emberhold.games.aeons_end.cards.legacy.story.agenda import LAST
from emberhold.kernel.book import Book
from tests.legacy.campaigning import DAY, NAMES, to_the_end

FOLDER = Path(__file__).parent / "campaigns"
NAME = "legacy-2.campaign"
MOST_GAMES = 16
"""How many games a golden campaign has at most: every one of them is replayed by a test."""


def played(seed: int) -> Book:
    """A campaign, to its end or until it has taken too long."""
    book, names = emberhold.campaign("legacy", 2, seed), iter(NAMES)
    book.seats = ["greedy", "greedy"]
    while book.record.number < MOST_GAMES and (table := book.table) is not None:
        to_the_end(table, names)
        book.turn(DAY)
    return book


def tells_enough(book: Book) -> bool:
    """Whether it has come to its end, and a chapter was repeated on the way."""
    return book.chapter is None and len(book.record.world["score"]) > LAST


def record(path: Path, seed: int = 0) -> None:
    while not tells_enough(book := played(seed)):
        print(f"seed {seed}: chapter {book.record.world['chapter']}", flush=True)
        seed += 1
    for row in book.record.world["score"]:
        print(f"game {row['game']}, chapter {row['chapter']}: {'won' if row['won'] else 'lost'}")
    book.save(path)


if __name__ == "__main__":
    record(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER / NAME)
