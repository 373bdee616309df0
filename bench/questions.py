"""How much a game of Relic asks: `python -m bench.questions`.

    python -m bench.questions                  # 20 games of three by `greedy`
    python -m bench.questions --games 5 --topics

Told are the mean number of questions a game, and the share of those that ask again for what the
same seat has declined before in the same turn: windows with at least one such offer. An offer
counts as declined when a question that held it is answered with anything that uses nothing.
"""

from __future__ import annotations

import argparse
from collections import Counter

import emberhold
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.players import seated

GAME = "relic"
_OFFERS = ("use", "play")


class Tally:
    """What was asked in some games."""

    def __init__(self) -> None:
        self.games = 0
        self.topics: Counter[str] = Counter()
        self.again: Counter[str] = Counter()
        """Windows with an offer declined before in the same turn."""

    @property
    def questions(self) -> int:
        return sum(self.topics.values())

    @property
    def repeated(self) -> float:
        return 100 * sum(self.again.values()) / self.questions


def offers(question: Question) -> set[str]:
    """The keys of what a question offers to be used."""
    return {key_of(choice) for choice in question.choices if choice[0] in _OFFERS}


def asks_for_nothing_else(question: Question) -> bool:
    """A window: besides what can be used there is only being done."""
    return all(choice[0] in (*_OFFERS, "done", "skip") for choice in question.choices)


def played(seed: int, players: int, bot: str, tally: Tally) -> None:
    """A game to its end."""
    table = emberhold.open(GAME, players, seed, {}, record=False)
    seats = seated((bot,) * players, GAME, seed)
    declined: dict[int, set[str]] = {}
    turn = (0, 0)
    while (question := table.question) is not None:
        now = (table.state.round, table.state.turn)
        if now != turn:
            turn = now
            declined.clear()
        choice = seats[question.seat].choose(table, question)
        _count(tally, question, choice, declined.setdefault(question.seat, set()))
        table.take(question, choice)
    tally.games += 1


def _count(tally: Tally, question: Question, choice: Choice, declined: set[str]) -> None:
    tally.topics[question.topic] += 1
    offered = offers(question)
    if offered & declined and asks_for_nothing_else(question):
        tally.again[question.topic] += 1
    if choice[0] not in _OFFERS:
        declined |= offered


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--topics", action="store_true", help="what was asked, the most first")
    given = parser.parse_args()
    tally = Tally()
    for seed in range(given.games):
        played(seed, given.players, given.bot, tally)
    print(f"{given.games} games of {given.players} by {given.bot}")
    print(f"questions a game: {tally.questions / tally.games:.0f}")
    print(f"windows with an offer declined before in the same turn: {tally.repeated:.1f} %")
    if given.topics:
        for topic, count in tally.topics.most_common():
            again = f", {tally.again[topic] / tally.games:.1f} again" if tally.again[topic] else ""
            print(f"  {topic}: {count / tally.games:.1f}{again}")


if __name__ == "__main__":
    main()
