"""A game's set-up choices as options of a command."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from emberhold.commands.parser import Parser
from emberhold.games import GAMES, game_named
from emberhold.parts.choices import WORDS


def first_game() -> str:
    return next(iter(GAMES))


def game_meant(words: Sequence[str]) -> str | None:
    """The game that is named, or the only one that has one of the options."""
    for word in words:
        if word in GAMES:
            return word
    given = {word.partition("=")[0] for word in words}
    having = [name for name in GAMES if given & {c.option for c in GAMES[name].choices.listed}]
    return having[0] if len(having) == 1 else None


def add_choices(parser: Parser, game: str) -> None:
    for choice in game_named(game).choices.listed:
        repeated = {"action": "append"} if choice.shape == WORDS else {}
        parser.option(choice.option, choice.help, "metavar-value", **repeated)


def wishes_of(given: Namespace, game: str) -> dict[str, Any]:
    """The set-up that the options ask for; what they leave out is left out."""
    chosen: dict[str, Any] = {}
    for choice in game_named(game).choices.listed:
        text = getattr(given, choice.name)
        if text is not None:
            chosen[choice.name] = text if choice.shape == WORDS else choice.parsed(text)
    return game_named(game).choices.wishes(chosen)
