"""Whole campaigns played by bots, and how often each chapter is won.

A campaign of a batch follows from the game, the bots and its seed alone. A chapter that is repeated
until it is won is tried a number of times; then it is handed over as won, so that every campaign
comes to its end and every chapter is met by all of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from emberhold.games import game_named
from emberhold.kernel.campaign import (
    Record,
    begun,
    campaign_of,
    chapter_seed,
    followed_in_time,
    wishes_for,
)
from emberhold.kernel.causes import cause_of
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.table import open_table
from emberhold.kernel.version import VERSION
from emberhold.lab.batch import Batch
from emberhold.lab.clustered import rate_of
from emberhold.lab.playing import GameFailed, Row, play, play_out
from emberhold.lab.statistics import Rate
from emberhold.players import player_named, seated

MARK = "emberhold campaigns"
"""What the first line of a file of campaigns calls it."""
TRIES = 3
"""So often a chapter is tried unless somebody asks for more."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One game of a campaign."""

    chapter: str
    """The message id of its title."""
    number: int
    """The first, second and so on at this chapter."""
    won: bool
    decreed: bool
    """Whether it was lost and the chapter handed over all the same."""
    reason: str
    length: int
    faults: int
    seed: str = ""
    answers: str = ""
    """A digest of all answers."""


@dataclass(frozen=True, slots=True)
class ChapterTally:
    """All games of one chapter over some campaigns."""

    chapter: str
    first: Rate
    every: Rate
    decreed: int

    def plain(self) -> dict[str, Any]:
        return {
            "name": self.chapter,
            "first": plain_rate(self.first),
            "all": plain_rate(self.every),
            "decreed": self.decreed,
        }


def plain_rate(rate: Rate) -> dict[str, Any]:
    low, high = rate.interval
    return {
        "games": rate.games,
        "wins": rate.wins,
        "win_rate": round(rate.share, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


@dataclass(frozen=True, slots=True)
class Campaigns:
    """A number of campaigns of a game with the same bots, everything drawn from one seed."""

    game: str
    bots: tuple[str, ...]
    campaigns: int
    seed: int | str
    tries: int = TRIES

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        for name in self.bots:
            player_named(name, self.game, 0)
        begun(game_named(self.game), len(self.bots), self.seed, {})

    @property
    def thoughtful(self) -> bool:
        return any(player_named(name, self.game, 0).needs_record for name in self.bots)

    @property
    def total(self) -> int:
        return self.campaigns

    def plain(self) -> dict[str, Any]:
        """Which campaigns a file says it holds."""
        described = {
            "version": VERSION,
            "game": self.game,
            "players": self.bots,
            "campaigns": self.campaigns,
            "seed": self.seed,
            "tries": self.tries,
        }
        plain: dict[str, Any] = json.loads(json.dumps(described))
        return plain

    def row(self, number: int) -> Row:
        """One campaign as it is kept: its number, its games, and the seconds they took."""
        began = perf_counter()
        attempts = [asdict(attempt) for attempt in self.play(number)]
        return {"number": number, "attempts": attempts, "seconds": round(perf_counter() - began, 6)}

    def play(self, number: int) -> list[Attempt]:
        """One campaign from its first page to its end."""
        seed = f"{self.seed}/{number}"
        record = begun(game_named(self.game), len(self.bots), seed, {})
        attempts: list[Attempt] = []
        while campaign_of(game_named(self.game)).chapter(record) is not None:
            attempt, record = self._chapter(record, chapter_seed(seed, record.number), attempts)
            if attempt.length:  # an epilogue is read, not played
                attempts.append(attempt)
        return attempts

    def _chapter(
        self, record: Record, seed: str, before: Sequence[Attempt]
    ) -> tuple[Attempt, Record]:
        game = game_named(self.game)
        chapter = campaign_of(game).chapter(record)
        assert chapter is not None
        players = seated(self.bots, self.game, seed)
        recorded = any(player.needs_record for player in players.values())
        wishes = wishes_for(chapter, record)
        table = open_table(game, len(self.bots), seed, wishes, record=recorded)
        try:
            told = play_out(table, players)
        except Exception as error:
            plain = f"{type(error).__name__}: {error}"
            why = error.message if isinstance(error, EmberholdError) else plain
            number = record.number
            raise GameFailed("error-game-failed", number=number, seed=seed, why=why) from error
        result = table.result
        assert result is not None
        name, carried = chapter.title.id, game.carried(table.state)
        tried = 1 + sum(attempt.chapter == name for attempt in before)
        out_of_tries = tried >= self.tries
        later, decreed = followed_in_time(game, record, carried, result, out_of_tries)
        won, reason = bool(result.winners), result.reason
        ended = told["length"], told["faults"], seed, told["answers"]
        return Attempt(name, tried, won, decreed, reason, *ended), later


class Rows(Protocol):
    """Anything that is played row by row: campaigns, the seeds of a tournament."""

    def row(self, number: int) -> Row:
        """What is kept of one of them; `seconds` says how long it took."""


def played(batch: Batch | Rows, number: int) -> Row:
    """One game of a batch, or one row of something else."""
    return play(batch, number) if isinstance(batch, Batch) else batch.row(number)


def attempts_of(row: Row) -> list[Attempt]:
    return [Attempt(**attempt) for attempt in row["attempts"]]


def campaigns_in(path: str | Path) -> Iterator[tuple[int, list[Attempt]]]:
    """The campaigns that `simulate --out` kept, by number; a line that was cut off is left out."""
    try:
        lines = Path(path).read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise EmberholdError("error-results-read", path=str(path), why=cause_of(error)) from None
    try:
        head, *rows = [json.loads(line) for line in lines if line.endswith(b"\n")]
        found = {row["number"]: attempts_of(row) for row in rows if head[MARK]}
    except (ValueError, KeyError, TypeError):
        raise EmberholdError("error-campaigns-foreign", path=str(path)) from None
    yield from sorted(found.items())


def tallied(played: Iterable[Sequence[Attempt]]) -> list[ChapterTally]:
    """A tally for each chapter, in the order in which they are met."""
    chapters: dict[str, list[tuple[int, Attempt]]] = {}
    for number, campaign in enumerate(played):
        for attempt in campaign:
            chapters.setdefault(attempt.chapter, []).append((number, attempt))
    return [_tally(chapter, attempts) for chapter, attempts in chapters.items()]


def total_of(played: Iterable[Sequence[Attempt]]) -> tuple[Rate, Rate]:
    """First attempts and all attempts of every chapter; those of one campaign are not
    independent."""
    every = [(number, each) for number, attempts in enumerate(played) for each in attempts]
    firsts = [(number, each.won) for number, each in every if each.number == 1]
    return rate_of(firsts), rate_of((number, each.won) for number, each in every)


def _tally(chapter: str, attempts: Sequence[tuple[int, Attempt]]) -> ChapterTally:
    """Attempts of one campaign at one chapter are not independent."""
    return ChapterTally(
        chapter,
        rate_of((number, each.won) for number, each in attempts if each.number == 1),
        rate_of((number, each.won) for number, each in attempts),
        sum(each.decreed for _, each in attempts),
    )
