"""Recording Legacy's golden campaign: python -m tests.golden.record_campaign

Two mages, whom people have named, go from the first page to the last. Bots try a chapter in many
ways until they have found one that is won; that one is recorded. One chapter is lost on purpose and
fought again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import emberhold
from emberhold.games.aeons_end.cards.legacy.agenda import PLOTS
from emberhold.games.aeons_end.cards.legacy.interlude import INTERLUDE
from emberhold.kernel.book import Book
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from emberhold.players import seated
from tests.legacy.campaigning import NAMES, SEED

FOLDER = Path(__file__).parent / "campaigns"
NAME = "legacy-2.campaign"
LOST = 3
"""The chapter that is lost first."""
CLIMBS, TRIES = 5, 1500
GEMS = 3
ASTRAY, PATIENCE = 15, 60
NEMESIS = ("target", "nemesis")
_GREEDY = ["greedy", "greedy"]


def record(path: Path, seed: int = SEED) -> None:
    """Play the campaign to its end, kept in a file after every game; a file that is there and not
    at its end is gone on with."""
    book = emberhold.load_campaign(path) if path.exists() else _begun(seed)
    names = iter(NAMES[_given(book.record.world) :])
    while (table := book.table) is not None:
        _between(table, names)
        world = book.record.world
        lost = world["chapter"] == LOST and world["attempt"] == 1
        once = PLOTS[world["chapter"]].once
        book.table = _played(table, Dice(0), 100) if lost else _won(table, 1 if once else CLIMBS)
        book.turn()
        book.save(path)
        row = book.record.world["score"][-1]
        told = f"game {row['game']}, chapter {row['chapter']}: {'won' if row['won'] else 'lost'}"
        print(told, flush=True)


def _begun(seed: int) -> Book:
    book = emberhold.campaign("legacy", 2, seed)
    book.seats = list(_GREEDY)
    return book


def _given(world: Mapping[str, Any]) -> int:
    """How many names have been given."""
    return sum(bool(mage["name"]) + len(mage["starters"]) for mage in world["mages"])


def _between(table: Table, names: Iterator[str]) -> None:
    """What is decided before the fight, with the names that people have given."""
    bots = seated(_GREEDY, "legacy", 1)
    while (question := table.question) is not None and table.state.step == INTERLUDE:
        if question.naming():
            table.answer(f"name:{next(names)}")
        elif question.topic in ("add-pile", "banish-pile"):
            table.take(question, _pile(question))
        else:
            table.take(question, bots[question.seat].choose(table, question))


def _pile(question: Question) -> Choice:
    """Dear cards are added. Relics go first, then what is cheapest; three gems stay."""
    if question.topic == "add-pile":
        return max(question.choices, key=lambda c: (c[1].type != "relic", c[1].cost))
    gems = [choice for choice in question.choices if choice[1].type == "gem"]
    return min(
        (c for c in question.choices if c not in gems or len(gems) > GEMS),
        key=lambda choice: (choice[1].type != "relic", choice[1].cost),
    )


def _won(table: Table, climbs: int) -> Table:
    """A way in which the chapter is won: a game is played anew from some moment on, and once more,
    and what is a little worse is followed too, less and less."""
    first, dice = len(table.answers), Dice(table.header.seed)
    best = here = _played(table.fork(), dice, 0)
    for number in range(climbs * TRIES):
        if _is_won(best):
            break
        moment = first + dice.below(len(here.answers) - first)
        tried = _played(here.at(moment), dice, dice.below(ASTRAY))
        patience = PATIENCE * (TRIES - number % TRIES) // TRIES
        if _worth(tried) >= _worth(here) - dice.below(patience + 1):
            here = tried
        if _worth(tried) > _worth(best):
            best = tried
            print(f"  {number}: {_worth(best)}", flush=True)
    return best


def _is_won(table: Table) -> bool:
    return table.result is not None and bool(table.result.winners)


def _worth(table: Table) -> int:
    """How far a game came."""
    state = table.state
    if _is_won(table):
        return 10_000
    return int(state.turn - 4 * state.nemesis_life - 2 * len(state.in_play))


def _played(table: Table, dice: Dice, astray: int) -> Table:
    """A game by bots who sometimes do anything, so many answers in a hundred; they are more or less
    bold, and strike the nemesis itself, and more or less eager for dear spells."""
    bots = seated(_GREEDY, "legacy", 1)
    bold, eager = dice.below(101), dice.below(101)
    while (question := table.question) is not None:
        spells = [c for c in question.choices if c[0] == "buy" and c[1].type == "spell"]
        if NEMESIS in question.choices and dice.below(100) < bold:
            table.take(question, NEMESIS)
        elif spells and dice.below(100) < eager:
            table.take(question, max(spells, key=lambda choice: choice[1].cost))
        elif dice.below(100) < astray:
            table.take(question, question.choices[dice.below(len(question.choices))])
        else:
            table.take(question, bots[question.seat].choose(table, question))
    return table


if __name__ == "__main__":
    record(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER / NAME)
