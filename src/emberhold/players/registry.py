"""Players by name: `greedy`, `expert`, `search:200,horizon=4`, `ismcts:500`, `net:weights.bin`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.players.budget import Budget
from emberhold.players.game_player import GamePlayer
from emberhold.players.ismcts import Growth, IsmctsPlayer
from emberhold.players.net_player import NetPlayer, check_weights
from emberhold.players.player import Player
from emberhold.players.random_player import RandomPlayer
from emberhold.players.search import Manner, SearchPlayer
from emberhold.players.settings import (
    ISMCTS,
    NET,
    SEARCH,
    USUAL,
    ismcts_settings,
    net_settings,
    search_settings,
)
from emberhold.players.strengths import PATIENCE, STRENGTHS, StrongPlayer
from emberhold.players.weights import purpose_of

PERSON = "person"
SIMPLE_BOTS = ("greedy", "random")
"""Those who do not look ahead."""
COMPANY = "skilled"
"""The strength people meet unless they ask for another."""
BOTS = (*SIMPLE_BOTS, *STRENGTHS, SEARCH, ISMCTS)
"""All bots; `search` and `ismcts` may be given a budget and settings, as in
`search:200,horizon=4`. Beside them there are players with weights of their own, `net:FILE`."""
EXAMPLES = (f"{SEARCH}:200", f"{SEARCH}:500ms", f"{ISMCTS}:500", f"{NET}:weights.bin")


def check_name(name: str, game: str = "", players: int = 0) -> None:
    """An error that can be read if nobody has this name, or weights are not made for the game."""
    made = _settings_of(name)
    if isinstance(made, _Net):
        if game and players:
            check_weights(made.path, game, players)
        else:
            purpose_of(made.path)


@dataclass(frozen=True, slots=True)
class _Net:
    path: str
    heat: float


_Settings: TypeAlias = tuple[Budget, Manner] | tuple[Budget, Growth] | _Net | None


def _settings_of(name: str) -> _Settings:
    """What a name carries, if it is one that can."""
    who, colon, settings = name.partition(":")
    if who == SEARCH:
        return search_settings(settings) if colon else (USUAL, Manner())
    if who == ISMCTS:
        return ismcts_settings(settings) if colon else (USUAL, Growth())
    if who == NET:
        return _Net(*net_settings(settings))
    if name in BOTS:
        return None
    known = listed((*BOTS, *EXAMPLES))
    raise SetupError("error-bot", "seats", given=name, known=known, nearest=nearest(who, BOTS))


def weights_of(name: str) -> str:
    """The file of weights that a name speaks of; empty where it speaks of none."""
    made = _settings_of(name) if name.startswith(f"{NET}:") else None
    return made.path if isinstance(made, _Net) else ""


def player_named(name: str, game: str, seed: int | str, paced: bool = False) -> Player:
    """A player of the program by name; the seed makes what it does repeatable.

    Where people wait for it (`paced`), it also keeps an eye on the clock.
    """
    made = _settings_of(name)
    if isinstance(made, _Net):
        return NetPlayer(game, seed, made.path, made.heat)
    if made is not None:
        budget = made[0].patient(PATIENCE) if paced else made[0]
        if isinstance(made[1], Growth):
            return IsmctsPlayer(game, seed, budget, made[1])
        return SearchPlayer(game, seed, budget, made[1])
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
