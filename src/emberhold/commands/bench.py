"""`emberhold bench`: how fast the games are on this machine."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.commands.parser import Parser, whole_number
from emberhold.games import GAMES, game_named
from emberhold.kernel.errors import listed


def main(words: Sequence[str], language: str) -> int:
    parser = Parser("bench", language)
    parser.word("game", "help-game", "metavar-game", games=listed(GAMES))
    parser.option("--json", "help-json")
    parser.option("--seconds", "help-seconds", "metavar-number")
    given = parser.read(words)
    if given is None:
        return 0
    from emberhold.lab.bench import main as measure

    seconds = 2 if given.seconds is None else whole_number("--seconds", given.seconds, 1, 600)
    names = None if given.game is None else [game_named(given.game).name]
    measure(as_json=given.json, seconds=seconds, names=names)
    return 0
