"""Players by name: `greedy`, `expert`, `search:200`, `search:500ms,horizon=4`."""

from __future__ import annotations

from collections.abc import Sequence

from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.players.budget import Budget
from emberhold.players.game_player import GamePlayer
from emberhold.players.player import Player
from emberhold.players.random_player import RandomPlayer
from emberhold.players.search import Manner, SearchPlayer
from emberhold.players.settings import USUAL, search_settings
from emberhold.players.strengths import STRENGTHS, StrongPlayer

PERSON = "person"
SEARCH = "search"
SIMPLE_BOTS = ("greedy", "random")
"""Those who do not look ahead."""
COMPANY = "skilled"
"""The strength people meet unless they ask for another."""
BOTS = (*SIMPLE_BOTS, *STRENGTHS, SEARCH)
"""All bots; `search` may be given a budget and settings, as in `search:200,horizon=4`."""


def check_name(name: str) -> None:
    """An error that can be read if nobody has this name."""
    _settings_of(name)


def _settings_of(name: str) -> tuple[Budget, Manner] | None:
    """The budget and the manner a name carries, if it is one that can."""
    who, colon, settings = name.partition(":")
    if who == SEARCH:
        return search_settings(settings) if colon else (USUAL, Manner())
    if name in BOTS:
        return None
    known = listed((*BOTS, f"{SEARCH}:200", f"{SEARCH}:500ms"))
    raise SetupError("error-bot", "seats", given=name, known=known, nearest=nearest(who, BOTS))


def player_named(name: str, game: str, seed: int | str, paced: bool = False) -> Player:
    """A player of the program by name; the seed makes what it does repeatable.

    Where people wait for it (`paced`), it also keeps an eye on the clock.
    """
    settings = _settings_of(name)
    if settings is not None:
        return SearchPlayer(game, seed, *settings)
    if name in STRENGTHS:
        return StrongPlayer(STRENGTHS[name], game, seed, paced)
    if name == "random":
        return RandomPlayer(seed)
    return GamePlayer(game, seed)


def seated(
    names: Sequence[str], game: str, seed: int | str, paced: bool = False
) -> dict[int, Player]:
    """The players of the program by seat; seats of persons are left out."""
    return {
        seat: player_named(name, game, f"{seed} seat {seat}", paced)
        for seat, name in enumerate(names)
        if name != PERSON
    }
