"""A game's set-up choices as options of a command."""

from __future__ import annotations

from argparse import Namespace
from types import ModuleType
from typing import Any

from emberhold.commands.parser import Parser
from emberhold.games import GAMES, room_of
from emberhold.games.choices import WORDS, SetupChoice


def first_game() -> str:
    return next(iter(GAMES))


def choices_of(game: str) -> ModuleType:
    """The room in which a game says what can be chosen."""
    room = room_of(game, "choices")
    assert room is not None
    return room


def add_choices(parser: Parser, game: str) -> None:
    choice: SetupChoice
    for choice in choices_of(game).CHOICES:
        repeated = {"action": "append"} if choice.shape == WORDS else {}
        parser.option(choice.option, choice.help, "metavar-value", **repeated)


def wishes_of(given: Namespace, game: str) -> dict[str, Any]:
    """The set-up that the options ask for; what they leave out is left out."""
    chosen: dict[str, Any] = {}
    choice: SetupChoice
    for choice in choices_of(game).CHOICES:
        text = getattr(given, choice.name)
        if text is not None:
            chosen[choice.name] = text if choice.shape == WORDS else choice.parsed(text)
    wishes: dict[str, Any] = choices_of(game).wishes(chosen)
    return wishes
