"""Whole campaigns played by bots, and how often each chapter is won.

A campaign of a batch follows from the game, the bots and its seed alone. A chapter that is repeated
until it is won is tried a number of times; then it is handed over as won, so that every campaign
comes to its end and every chapter is met by all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from emberhold.games import game_named
from emberhold.kernel.campaign import (
    Record,
    begun,
    campaign_of,
    chapter_seed,
    followed_in_time,
    wishes_for,
)
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.table import open_table
from emberhold.lab.playing import GameFailed, play_out
from emberhold.lab.statistics import Rate
from emberhold.players import player_named, seated

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
            "first": _plain(self.first),
            "all": _plain(self.every),
            "decreed": self.decreed,
        }


def _plain(rate: Rate) -> dict[str, Any]:
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
        return Attempt(name, tried, won, decreed, reason, told["length"], told["faults"]), later


def play_campaigns(campaigns: Campaigns, processes: int = 1) -> Iterator[list[Attempt]]:
    """Every campaign, in the order of their numbers."""
    numbers = range(campaigns.campaigns)
    if processes == 1:
        yield from map(campaigns.play, numbers)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(campaigns.play, numbers)


def tallied(played: Iterable[Sequence[Attempt]]) -> list[ChapterTally]:
    """A tally for each chapter, in the order in which they are met."""
    chapters: dict[str, list[Attempt]] = {}
    for campaign in played:
        for attempt in campaign:
            chapters.setdefault(attempt.chapter, []).append(attempt)
    return [_tally(chapter, attempts) for chapter, attempts in chapters.items()]


def _tally(chapter: str, attempts: Sequence[Attempt]) -> ChapterTally:
    first = [attempt for attempt in attempts if attempt.number == 1]
    return ChapterTally(
        chapter,
        Rate(sum(attempt.won for attempt in first), len(first)),
        Rate(sum(attempt.won for attempt in attempts), len(attempts)),
        sum(attempt.decreed for attempt in attempts),
    )
