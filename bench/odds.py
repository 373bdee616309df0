"""Do the chances that Relic tells agree with fights that are fought? `python -m bench.odds`.

    python -m bench.odds --games 60 --replays 200
    python -m bench.odds --games 30 --replays 200 --duel

Games are played at random. Where chances are told, every answer they are told for is given in a
number of worlds that the seat holds possible, and the fight is fought to its end: dice are rolled,
and everything that could be used besides is declined. The Corruption deck is empty there, for what
is drawn from it is not counted in chances. What differs by more than a point and `FAR` standard
errors is printed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

import emberhold
from emberhold.games.relic.fight.under_way import LOST, TESTING, TIED, WON, Battle, Roll
from emberhold.games.relic.state import Figure
from emberhold.games.relic.terms import CORRUPTION
from emberhold.kernel.question import Question
from emberhold.kernel.rng import Dice
from emberhold.kernel.strand import Strand
from emberhold.kernel.table import Table
from emberhold.parts.deck import Deck

FAR = 4.5
LONGEST = 60
"""Answers after which a fight is over."""
CUT_SHORT = "cut short"
_DUEL: dict[str, Any] = {"variant": "duel", "roles": ["character", "nemesis"]}
_ENDS = {"relic-log-passes": "passed", "relic-log-fails": "failed"}


class Told(NamedTuple):
    """An answer with the chances told for it, in hundredths."""

    game: str
    answer: str
    topic: str
    shares: tuple[int, ...]


class Compared(NamedTuple):
    """The same beside what came of it in other worlds."""

    told: Told
    found: Counter[str]

    @property
    def counted(self) -> int:
        return sum(self.found.values())

    @property
    def off(self) -> bool:
        """Whether it is farther off than chance allows."""
        ends = (*_ends(self.told.shares), CUT_SHORT)
        return any(
            abs(share - 100 * self.found[end] / self.counted) > self._allowed(share)
            for end, share in zip(ends, (*self.told.shares, 0), strict=True)
        )

    def _allowed(self, share: int) -> float:
        return 1 + FAR * sqrt(max(share * (100 - share), 50) / self.counted)

    def __str__(self) -> str:
        ends = (f"{end} {100 * number / self.counted:.0f}" for end, number in self.found.items())
        game, answer, topic, shares = self.told
        return f"{game}, {topic}, {answer}: told {shares}, found {', '.join(ends)}"


def _ends(shares: tuple[int, ...]) -> tuple[str, ...]:
    return ("passed", "failed") if len(shares) == 2 else ("won", "tied", "lost")


def fights(seed: str, replays: int, most: int, *, duel: bool = False) -> Iterator[Compared]:
    """A game played at random, and what is told in its fights, at up to `most` questions."""
    dice = Dice(f"odds {seed}")
    players = 2 if duel else 2 + dice.below(3)
    table = emberhold.open("relic", players, seed, _DUEL if duel else {})
    asked = 0
    while table.result is None and asked < most:
        question = table.questions[0]
        seat = question.seat
        told = [each for each in _foreseen(table, seat) if each.shares and each.key]
        if told and dice.below(2):
            asked += 1
            for each in told:
                assert each.key is not None
                this = Told(f"{seed}", each.key, question.topic, each.shares)
                ends = (fought(table, seat, each.key, number) for number in range(replays))
                yield Compared(this, Counter(ends))
        keys = question.options.keys()
        table.take(question, question.find(keys[dice.below(len(keys))]))


def _foreseen(table: Table, seat: int) -> Iterable[Any]:
    state = table.state
    return table.foresight(seat) if state.battle is not None or state.roll is not None else ()


def fought(table: Table, seat: int, key: str, number: int) -> str:
    """How the fight ends in a world, after this answer and nothing else that was not needed."""
    world = table.redeal(seat, f"fought {number}")
    state = world.state
    figure, battle = state.figures[seat], state.battle
    roll = state.roll
    test = roll if roll is not None and roll.kind == TESTING and roll.figure is figure else None
    state.decks[CORRUPTION] = Deck()
    state.log = Strand()
    question = next(each for each in world.questions if each.seat == seat)
    world.take(question, question.find(key))
    for _ in range(LONGEST):
        if _over(world, battle, test):
            break
        question = world.questions[0]
        world.take(question, question.find(_onwards(question)))
    return _end(figure, battle, test, [line.id for line in state.log])


def _over(world: Table, battle: Battle | None, test: Roll | None) -> bool:
    if not world.questions:
        return True
    if test is not None:
        return world.state.roll is not test
    return battle is None or battle.over


def _onwards(question: Question) -> str:
    keys = question.options.keys()
    return next((key for key in ("roll", "done") if key in keys), keys[0])


def _end(figure: Figure, battle: Battle | None, test: Roll | None, said: list[str]) -> str:
    if test is not None:
        return next((_ENDS[id] for id in said if id in _ENDS), CUT_SHORT)
    if battle is None or battle.outcome not in (WON, TIED, LOST):
        return CUT_SHORT
    mine = 1 if battle.mine.figure is figure else -1
    return {WON: "won", TIED: "tied", LOST: "lost"}[battle.outcome * mine]


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.odds")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--replays", type=int, default=200)
    parser.add_argument("--asked", type=int, default=40, help="questions looked at in a game")
    parser.add_argument("--seed", default="odds")
    parser.add_argument("--duel", action="store_true", help="a character against a nemesis")
    given = parser.parse_args(words)
    answers = compared = far = 0
    for game in range(given.games):
        for each in fights(f"{given.seed} {game}", given.replays, given.asked, duel=given.duel):
            answers += 1
            compared += each.counted
            if each.off:
                far += 1
                print(each)
    print(f"{answers} answers, {compared} fights: {far} answers far from what was told")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
