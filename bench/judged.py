"""Does the analysis of a game praise masters and find blunders? `python -m bench.judged`.

    python -m bench.strength ashes master search:48 --games 8 --seed judged --out games.json
    python -m bench.judged kept games.json --level master --processes 16
    python -m bench.judged planted ashes --games 20 --processes 16 --seed judged

The first analyses games that `bench.strength` has kept and tells the decision of the level that
cost most in each. The second plays games of rules of thumb in which the worst answer to one of some
questions drawn by lot replaces the usual one, if it costs `LEAST` hundredths or more in worlds
apart, and tells how often the analysis names it among the three decisions that cost most.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Any, NamedTuple

import emberhold
from bench.fitting import any_of
from bench.helpful import SETTING, setups
from bench.strength import Game, batch_of, games_of, share
from bench.strength import parser as strength_parser
from emberhold.games import game_named
from emberhold.kernel.opening import complete_setup
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.rng import Dice
from emberhold.kernel.save import Save
from emberhold.kernel.table import Table, restart
from emberhold.lab.kept import places_in
from emberhold.players.analysis import analyse, level_named
from emberhold.players.budget import Budget
from emberhold.players.search import Manner, Thought, Weighed
from emberhold.players.search.playout import means_of

GAMES = ("war-eternal", "aeons-end", "legacy", "ashes", "relic")
ASKED = 16
"""Of how many questions of a game the worst answer is sought."""
GLANCE, CONFIRM = 16, 96
"""In how many worlds answers are compared, and the worst of all once more."""
LEAST = 0.04
LOOKED = "quick"


class Kept(NamedTuple):
    """One kept game: its command and its row."""

    command: str
    row: dict[str, Any]


def replayed(kept: Kept) -> tuple[Table, Game]:
    """A kept game as it was played, and who sat where."""
    given = strength_parser().parse_args(shlex.split(kept.command)[3:])
    row = kept.row
    key = (row["level"], row["kind"], row["number"], row["seat"])
    game = next(g for g in games_of(given) if (g.level, g.kind, g.number, g.seat) == key)
    job = batch_of(given.game, given.difficulty, given.seed, game).job(0)
    kind = game_named(given.game)
    setup = complete_setup(kind, len(job.bots), job.seed, job.wishes)
    table = restart(kind, Save(given.game, len(job.bots), job.seed, setup), record=True)
    for place in places_in(row["given"]):
        question = table.question
        assert question is not None
        table.take(question, question.choices[place])
    return table, game


def worst_of(level: str, kept: Kept) -> int:
    """The ten-thousandths that the most costly decision of a level cost in a game."""
    table, game = replayed(kept)
    found = analyse(table, level_named(LOOKED))
    mine = [each.cost for each in found.costly if game.bots[each.seat] == level]
    return max(mine, default=0)


# Planting


def costs(
    table: Table, question: Question, choices: Sequence[Choice], worlds: range
) -> list[float]:
    """How much less each answer promises than the first, in the same worlds."""
    means = means_of(game_named(table.game.name))
    assert means is not None
    thought = Thought(means, table, question, Budget(1), Manner(deep=False), "planted")
    promised = [fmean([thought._try(Weighed(each), n) for n in worlds]) for each in choices]
    return [promised[0] - each for each in promised]


def planted(game: str, seed: str, number: int) -> tuple[int, float] | None:
    """The place of a bad answer in a game and what it costs; None if none was bad enough."""
    table = opened(game, seed, number)
    choose = game_named(game).bot
    evaluation = game_named(game).evaluation
    assert choose is not None
    assert evaluation is not None
    asked: list[int] = []
    while (question := table.question) is not None:
        choice = choose(table.state, question)
        if len(question.choices) > 1 and not evaluation.routine(table.state, question, choice):
            asked.append(table.count)
        table.take(question, choice)
    dice = Dice(f"planted {seed} {number}")
    worst: tuple[float, int, Choice] | None = None
    for place in sorted({any_of(dice, asked) for _ in range(ASKED)}):
        then = table.at(place)
        question = then.question
        assert question is not None
        usual = choose(then.state, question)
        others = [each for each in question.choices if each != usual]
        found = costs(then, question, [usual, *others], range(GLANCE))[1:]
        for cost, choice in zip(found, others, strict=True):
            if worst is None or cost > worst[0]:
                worst = (cost, place, choice)
    if worst is None:
        return None
    _, place, choice = worst
    then = table.at(place)
    question = then.question
    assert question is not None
    usual = choose(then.state, question)
    cost = costs(then, question, [usual, choice], range(GLANCE, GLANCE + CONFIRM))[1]
    if cost < LEAST:
        return None
    then.take(question, choice)
    while (question := then.question) is not None:
        then.take(question, choose(then.state, question))
    named = [each.place for each in analyse(then, level_named(LOOKED)).costly]
    return int(place in named), cost


def opened(game: str, seed: str, number: int) -> Table:
    """A game of two, each against another nemesis."""
    kinds = list(setups(game).values()) if game not in SETTING else [SETTING[game]]
    return emberhold.open(game, 2, f"planted {seed} {number}", dict(kinds[number % len(kinds)]))


# Telling


def tell_kept(path: Path, level: str, processes: int, most: int) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    rows = [Kept(data["command"], row) for row in data["games"] if level in row["level"]][:most]
    with Pool(processes) as pool:
        found = sorted(pool.imap_unordered(partial(worst_of, level), rows))
    if len(found) < 2:
        raise SystemExit(f"{path} keeps fewer than two games of {level}")
    tenth = quantiles(found, n=10, method="inclusive")[-1]
    print(
        f"{level}, {len(found)} games: the most costly decision of a game cost "
        f"{median(found) / 100:.1f} points in half of them, {tenth / 100:.1f} in nine of ten, "
        f"{found[-1] / 100:.1f} in all, or less"
    )
    print(" ".join(f"{each / 100:.1f}" for each in found))


def tell_planted(game: str, seed: str, processes: int, games: int) -> None:
    """Games are tried in their order until enough have a blunder worth the name."""
    hits: list[tuple[int, float]] = []
    tried = 0
    with Pool(processes) as pool:
        for found in pool.imap(partial(planted, game, seed), range(4 * games)):
            tried += 1
            if found is not None:
                hits.append(found)
            if len(hits) == games:
                break
        pool.terminate()
    named = sum(hit for hit, _ in hits)
    sizes = sorted(cost for _, cost in hits)
    print(
        f"{game}: {named} of {len(hits)} planted blunders are among the three, "
        f"{share(named, len(hits))}; they cost {100 * sizes[0]:.1f} to "
        f"{100 * sizes[-1]:.1f} points; {tried} games were tried"
    )


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("kept", "planted"))
    parser.add_argument("of", help="a file of games, or the name of a game")
    parser.add_argument("--level", default="master", help="whose decisions are looked at")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="judged")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(words)
    if given.what == "kept":
        tell_kept(Path(given.of), given.level, given.processes, given.games)
    elif given.of in GAMES:
        tell_planted(given.of, given.seed, given.processes, given.games)
    else:
        parser.error(f"{given.of} is none of {', '.join(GAMES)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
