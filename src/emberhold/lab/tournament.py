"""Agents against each other: every pair on the same seeds, seats exchanged, rated with intervals.

Where sides play against each other, each seed is played twice with the agents exchanged, so that
nobody gains by seat, deck or luck. Where all play together, each agent plays the seed for itself,
and the results are compared; of a game that is a campaign, it plays the whole campaign. Ratings are
those of Bradley and Terry on the scale of Elo, about 0 on average; their intervals come from
drawing the seeds again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log
from pathlib import Path
from time import perf_counter
from typing import Any

from emberhold.games import game_named
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.game import Sides
from emberhold.kernel.opening import complete_setup
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import open_table
from emberhold.lab.campaigns import TRIES, Campaigns
from emberhold.lab.playing import Row, play_out
from emberhold.lab.pool import play_here
from emberhold.players import seated
from emberhold.players.registry import check_name

DRAWN_AGAIN = 200
"""How often the seeds are drawn again for an interval."""
_ROUNDS = 200
_ELO = 400 / log(10)


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays what, and how often."""

    game: str
    agents: tuple[str, ...]
    players: int
    seeds: int
    """How many seeds each pair plays."""
    seed: int | str
    tries: int = TRIES
    """How often a chapter of a campaign is tried before it is handed over."""

    @property
    def of_campaigns(self) -> bool:
        """Whether a whole campaign is played for each seed."""
        return game_named(self.game).campaign is not None

    def check(self) -> None:
        """One line for what cannot be played, before anything is."""
        if len(set(self.agents)) < len(self.agents) or len(self.agents) < 2:
            raise EmberholdError("error-tournament-agents", given=", ".join(self.agents))
        for agent in self.agents:
            check_name(agent, self.game, self.players)
        if self.of_campaigns:
            _campaigns(self, 0).check()
        else:
            complete_setup(game_named(self.game), self.players, 0, None)

    def row(self, number: int) -> Row:
        """Every pair on one seed."""
        began = perf_counter()
        alone: dict[tuple[int, int], float] = {}
        pairs = combinations(range(len(self.agents)), 2)
        results = [(*pair, number, _points(self, *pair, number, alone)) for pair in pairs]
        return {"number": number, "results": results, "seconds": perf_counter() - began}

    def head(self) -> dict[str, Any]:
        """What must be the same for a tournament to be continued; more seeds may be played."""
        told = {"game": self.game, "agents": list(self.agents)}
        tries = {"tries": self.tries} if self.of_campaigns else {}
        return {**told, "players": self.players, "seed": self.seed, **tries}


Result = tuple[int, int, int, float]
"""Two agents by number, the number of a seed, and the points of the first: from 0 to 1."""


Player = Callable[[Tournament, Iterable[int]], Iterator[list[Row]]]
"""Who plays the seeds: this process, several, or a cluster."""


def played(
    tournament: Tournament, kept: Path | None = None, player: Player = play_here
) -> list[Result]:
    """Every pair on every seed; what a file holds already is not played again."""
    tournament.check()
    head = tournament.head()
    results = [] if kept is None else kept_results(head, kept, "error-tournament-other")
    done = {result[:3] for result in results}
    pairs = list(combinations(range(len(tournament.agents)), 2))
    left = [
        number
        for number in range(tournament.seeds)
        if any((*pair, number) not in done for pair in pairs)
    ]
    for rows in player(tournament, iter(left)):
        new = [result_of(each) for row in rows for each in row["results"]]
        new = [each for each in new if each[:3] not in done]
        results += new
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(result) + "\n" for result in new)
    return sorted(result for result in results if result[2] < tournament.seeds)


def _points(
    tournament: Tournament,
    one: int,
    other: int,
    number: int,
    alone: dict[tuple[int, int], float],
) -> float:
    """What the first agent makes of a seed against the second, from 0 to 1."""
    sides = _sides(tournament, number)
    if len(sides) == 1:
        for agent in (one, other):
            if (agent, number) not in alone:
                alone[agent, number] = _together(tournament, agent, number)
        return (1 + alone[one, number] - alone[other, number]) / 2
    points = 0.0
    for first, second in ((one, other), (other, one)):
        seats = [0] * tournament.players
        for place, side in enumerate(sides):
            for seat in side:
                seats[seat] = second if place % 2 else first
        points += _share(tournament, seats, one, number) / 2
    return points


def _sides(tournament: Tournament, number: int) -> Sides:
    """Who plays with whom; a campaign is played by all together."""
    if tournament.of_campaigns:
        return (tuple(range(tournament.players)),)
    game = game_named(tournament.game)
    setup = complete_setup(game, tournament.players, _seed(tournament, number), None)
    return game.sides(tournament.players, setup)


def _together(tournament: Tournament, agent: int, number: int) -> float:
    """What an agent in every seat makes of a seed: a game won or lost, or its share of the chapters
    of a campaign that are won at the first attempt."""
    if not tournament.of_campaigns:
        return _share(tournament, [agent] * tournament.players, agent, number)
    first = [each for each in _campaigns(tournament, agent).play(number) if each.number == 1]
    return sum(attempt.won for attempt in first) / len(first)


def _campaigns(tournament: Tournament, agent: int) -> Campaigns:
    bots = (tournament.agents[agent],) * tournament.players
    return Campaigns(
        tournament.game, bots, tournament.seeds, f"{tournament.seed} pair", tournament.tries
    )


def _seed(tournament: Tournament, number: int) -> str:
    return f"{tournament.seed} pair {number}"


def _share(tournament: Tournament, seats: list[int], agent: int, number: int) -> float:
    """What a game is worth to an agent: a share of the win, one half where nobody won."""
    seed = _seed(tournament, number)
    names = [tournament.agents[who] for who in seats]
    players = seated(names, tournament.game, seed)
    record = any(player.needs_record for player in players.values())
    game = game_named(tournament.game)
    table = open_table(game, tournament.players, seed, None, None, record)
    winners: list[int] = play_out(table, players)["winners"]
    if not winners:
        return 0.5 if len(table.sides) > 1 else 0.0
    return sum(seats[seat] == agent for seat in winners) / len(winners)


def kept_results(head: Mapping[str, Any], kept: Path, other: str) -> list[Result]:
    """What was played before; a file that begins otherwise is refused with the message `other`."""
    text = ""
    if not kept.exists() or not kept.stat().st_size:
        kept.write_text(json.dumps(head) + "\n", encoding="utf-8")
        return []
    try:
        text = kept.read_text(encoding="utf-8")
        first, *lines = text.splitlines()
        same = json.loads(first) == head
        found = [result_of(json.loads(line)) for line in lines if line.endswith("]")]
    except (ValueError, UnicodeDecodeError, TypeError):
        same, found = False, []
    if not same:
        raise EmberholdError(other, path=str(kept))
    if not text.endswith("\n"):  # it was cut off while a line was written
        whole = (json.dumps(line) + "\n" for line in (head, *found))
        kept.write_text("".join(whole), encoding="utf-8")
    return found


def result_of(read: Any) -> Result:
    """A result as a line of a file has it."""
    one, other, number, points = read
    return int(one), int(other), int(number), float(points)


# Ratings


@dataclass(frozen=True, slots=True)
class Rating:
    """An agent's strength, with an interval of 95 %."""

    agent: str
    rating: float
    low: float
    high: float
    points: float
    """Its share of the points in all its games."""

    def plain(self) -> dict[str, Any]:
        figures = {"rating": self.rating, "low": self.low, "high": self.high}
        rounded = {name: round(value, 1) for name, value in figures.items()}
        return {"agent": self.agent, **rounded, "points": round(self.points, 4)}


def ratings(agents: Sequence[str], results: Sequence[Result]) -> list[Rating]:
    """The best first. Seeds are drawn again as a whole: games of one seed are not independent."""
    seeds = sorted({result[2] for result in results})
    by_seed = {number: [each for each in results if each[2] == number] for number in seeds}
    fitted = bradley_terry(len(agents), results)
    dice, drawn = Dice("tournament"), []
    for _ in range(DRAWN_AGAIN):
        again = [each for _ in seeds for each in by_seed[seeds[dice.below(len(seeds))]]]
        drawn.append(bradley_terry(len(agents), again))
    found = []
    for place, agent in enumerate(agents):
        spread = sorted(fit[place] for fit in drawn)
        low, high = spread[round(0.025 * len(spread))], spread[round(0.975 * len(spread)) - 1]
        share = _points_of(place, results)
        found.append(Rating(agent, fitted[place], low, high, share))
    return sorted(found, key=lambda rating: -rating.rating)


def _points_of(agent: int, results: Sequence[Result]) -> float:
    made = [
        points if one == agent else 1 - points
        for one, other, _, points in results
        if agent in (one, other)
    ]
    return sum(made) / len(made) if made else 0.0


def bradley_terry(count: int, results: Sequence[Result]) -> list[float]:
    """Ratings on the scale of Elo, 0 on average, by repeated scaling.

    One drawn game between each two who met keeps those who never lost from infinity.
    """
    won = [[0.0] * count for _ in range(count)]
    for one, other, _, points in results:
        won[one][other] += points
        won[other][one] += 1 - points
    met = {(one, other) for one, other, _, _ in results}
    for one, other in met:
        won[one][other] += 0.5
        won[other][one] += 0.5
    strength = [1.0] * count
    for _ in range(_ROUNDS):
        strength = [_scaled(who, won, strength) for who in range(count)]
        mean = exp(sum(log(each) for each in strength) / count)
        strength = [each / mean for each in strength]
    return [_ELO * log(each) for each in strength]


def _scaled(who: int, won: list[list[float]], strength: list[float]) -> float:
    wins = sum(won[who])
    games = sum(
        (won[who][other] + won[other][who]) / (strength[who] + strength[other])
        for other in range(len(strength))
        if other != who
    )
    return wins / games if games and wins else strength[who]
