"""`emberhold replay`: look at a saved game, whole or answer by answer."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import emberhold
from emberhold.commands.parser import Parser, whole_number
from emberhold.games.wording import words_of
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.table import Table
from emberhold.language import speech
from emberhold.terminal.screen import Screen, screen_for


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("replay", language)
    parser.word("file", "help-replay-file", "metavar-file")
    parser.option("--at", "help-at", "metavar-number")
    parser.option("--step", "help-step")
    parser.option("--seat", "help-seat", "metavar-number")
    parser.option("--plain", "help-plain")
    given = parser.read(words)
    if given is None:
        return 0
    if given.file is None:
        raise EmberholdError("error-file-missing", command="replay")
    table = emberhold.load(given.file)
    seat = None if given.seat is None else whole_number("--seat", given.seat, 1, table.players) - 1
    total = len(table.answers)
    at = total if given.at is None else whole_number("--at", given.at, 0, total)
    viewing = Viewing(table, screen_for(sys.stdout, sys.stdin, given.plain), language, seat)
    if given.step:
        return viewing.step(0 if given.at is None else at)
    viewing.show(at)
    return 0


class Viewing:
    """A finished or unfinished game, looked at from one seat."""

    def __init__(self, table: Table, screen: Screen, language: str, seat: int | None) -> None:
        self.table = table
        self.screen = screen
        self.language = language
        self.seat = seat
        self.say = speech(language)
        self.keys = table.answers
        self.names = [self.say("table-seat", number=seat + 1) for seat in range(table.players)]

    def show(self, at: int) -> None:
        """The table after a number of answers, and the log up to there."""
        then = self.table.at(at)
        self._draw(then, at)
        self.screen.news(then.log(self.language, self.seat))
        self._result(then)

    def step(self, at: int) -> int:
        """Enter moves on, `b` goes back, a number jumps, `q` leaves."""
        while True:
            then = self.table.at(at)
            self._draw(then, at)
            lines = then.lines(self.language, self.seat)
            self.screen.news([line.text for line in lines if line.answers == at])
            self._result(then)
            if at < len(self.keys):
                self.screen.say(self.say("replay-next", key=self.keys[at]))
            self.screen.say(self.say("replay-keys"))
            line = self.screen.read()
            if line is None or line.strip() == "q":
                return 0
            wanted = self._wanted(line.strip(), at)
            if wanted is None:
                self.screen.wrong(self.say("error-replay-key", given=line, most=len(self.keys)))
            elif wanted > len(self.keys):
                return 0
            else:
                at = wanted

    def _wanted(self, word: str, at: int) -> int | None:
        if not word:
            return at + 1
        if word == "b":
            return max(0, at - 1)
        return int(word) if word.isdecimal() and int(word) <= len(self.keys) else None

    def _draw(self, table: Table, at: int) -> None:
        header = table.header
        heading = self.say(
            "replay-heading", game=self.say(f"game-{header.game}"), at=at, total=len(self.keys)
        )
        self.screen.table(table.view(self.seat), self.language, self.names, heading)

    def _result(self, table: Table) -> None:
        if table.result is not None:
            self.screen.say(table.result.text(self.language))
            words = words_of(table.view(self.seat), self.language)
            if won := words.won_by(table.result.winners, self.names):
                self.screen.say(won)
