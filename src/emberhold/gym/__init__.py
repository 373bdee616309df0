"""Games for programs that learn: PettingZoo, Gymnasium and OpenSpiel-style interfaces.

>>> from emberhold.gym import aec_env
>>> env = aec_env("war-eternal", players=2)

The packages they need come with the extra `emberhold[gym]`; where one is missing, using the
interface says so in one line. Importing this module registers the ids of `gymnasium.make`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from emberhold.games import GAMES, game_named
from emberhold.gym.chance import ChanceGame
from emberhold.gym.extras import MissingExtra, needed
from emberhold.gym.options import Options, changed, one_of, whole
from emberhold.gym.spiel import SpielGame, SpielState
from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.parts.encoding import WAIT

if TYPE_CHECKING:
    from emberhold.gym.aec import EmberholdAEC
    from emberhold.gym.campaign import EmberholdCampaign
    from emberhold.gym.solo import EmberholdSolo
    from emberhold.gym.vector import EmberholdVector

__all__ = [
    "IDS",
    "WAIT",
    "ChanceGame",
    "SpielGame",
    "SpielState",
    "action_names",
    "aec_env",
    "campaign_env",
    "encoding_version",
    "observation_names",
    "parallel_env",
    "register_with_open_spiel",
    "solo_env",
    "vector_env",
]

IDS: dict[str, dict[str, Any]] = {
    id: {"game": name, **arguments}
    for name, game in GAMES.items()
    for id, arguments in game.environments.items()
}
"""What `gymnasium.make` and `aec_env` find, and what each id stands for."""
_PLAYERS = 2
"""How many play where nobody says."""


def aec_env(  # noqa: PLR0913 (the settings of an environment, by name)
    game: str,
    players: int | None = None,
    setup: Mapping[str, Any] | None = None,
    *,
    position: Mapping[str, Any] | None = None,
    max_cycles: int | None = None,
    shaping: float = 0.0,
    illegal: str = "error",
    turns: str = "asked",
    record: bool = False,
    render_mode: str | None = None,
    language: str = "en",
) -> EmberholdAEC:
    """A PettingZoo environment in which every seat is an agent.

    `game` is a name or one of `IDS`, which stands for a game, its players and its set-up; what is
    given beside an id counts more. Two play unless somebody says how many.

    `max_cycles` truncates a game after that many decisions. `shaping` adds that share of the change
    in the score of the game to the rewards. `illegal` says what an illegal action does: raise an
    `error`, `lose` the game, or be replaced by a legal one at `random`. With `turns="all"` every
    agent steps in every cycle, those who are not asked by the action `wait`. `record` keeps the
    table's history, so that `env.table` can be saved.
    """
    needed("aec_env", "numpy", "gymnasium", "pettingzoo")
    from emberhold.gym.aec import EmberholdAEC

    options = Options(illegal, position, max_cycles, shaping, record, render_mode, language)
    meant = _meant(game)
    setup = changed(meant.get("setup", {}), setup)
    players = meant.get("players", _PLAYERS) if players is None else players
    return EmberholdAEC(meant["game"], players, setup, options, turns)


def _meant(game: str) -> dict[str, Any]:
    """The game of that name, or what an id stands for."""
    if game in IDS:
        return IDS[game]
    if "/" in str(game):
        near = nearest(game, IDS)
        raise SetupError("error-gym-id", "game", given=game, known=listed(IDS), nearest=near)
    return {"game": game}


def parallel_env(game: str, players: int | None = None, **options: Any) -> Any:
    """A PettingZoo parallel environment: all agents step, those who are not asked by `wait`."""
    needed("parallel_env", "numpy", "gymnasium", "pettingzoo")
    from pettingzoo.utils.conversions import aec_to_parallel  # type: ignore[import-untyped]

    return aec_to_parallel(aec_env(game, players, **{**options, "turns": "all"}))


def solo_env(  # noqa: PLR0913 (the settings of an environment, by name)
    game: str,
    players: int = 1,
    setup: Mapping[str, Any] | None = None,
    *,
    seats: tuple[int, ...] | None = None,
    opponents: str = "greedy",
    position: Mapping[str, Any] | None = None,
    max_cycles: int | None = None,
    shaping: float = 0.0,
    illegal: str = "random",
    record: bool = False,
    render_mode: str | None = None,
    language: str = "en",
) -> EmberholdSolo:
    """A Gymnasium environment with a single agent.

    The agent plays `seats`, unless they are named all of the side of seat 0: everybody where all
    play together. The other seats are played by `opponents`, by the names of `emberhold.players`.
    """
    needed("solo_env", "numpy", "gymnasium")
    from emberhold.gym.solo import EmberholdSolo

    options = Options(illegal, position, max_cycles, shaping, record, render_mode, language)
    return EmberholdSolo(game, players, setup, options, seats, opponents)


def campaign_env(  # noqa: PLR0913 (the settings of an environment, by name)
    game: str,
    players: int = 2,
    *,
    tries: int = 3,
    max_cycles: int | None = None,
    shaping: float = 0.0,
    illegal: str = "random",
    record: bool = False,
    render_mode: str | None = None,
    language: str = "en",
) -> EmberholdCampaign:
    """A whole campaign as one Gymnasium environment: one agent plays everybody in all chapters.

    The reward is 1 for a chapter won and -1 for one lost, in the step that ends it;
    `info["chapters"]` says which it was. A chapter lost for the `tries`-th time counts as won for
    the story, as in `simulate`; the next one begins in the same episode, which ends with the
    campaign.
    """
    needed("campaign_env", "numpy", "gymnasium")
    from emberhold.gym.campaign import EmberholdCampaign

    whole("tries", tries, 1)
    options = Options(illegal, None, max_cycles, shaping, record, render_mode, language)
    return EmberholdCampaign(game, players, options, tries)


def vector_env(  # noqa: PLR0913
    game: str,
    players: int | None = None,
    setup: Mapping[str, Any] | None = None,
    *,
    tables: int,
    seed: int | str = 0,
    processes: int = 1,
    on: str = "processes",
) -> EmberholdVector:
    """Many tables played in step, every seat an agent: arrays that are written in place.

    `reset()` begins, `step(actions)` takes one action a table. `rows`, `masks`, `legal` with
    `counts`, and `seats` tell what the seat that is asked at each table sees and may do. Where a
    game has ended, `over` is set, `rewards` has what it was worth to each seat, and the next game
    of the table has begun. With several `processes` the arrays are in shared memory; `close()` ends
    them. `on="ray"` plays the tables by as many actors of the Ray cluster the program has joined
    with `ray.init`, or of one on this machine.
    """
    needed("vector_env", "numpy")
    from emberhold.gym.vector import PROCESSES, RAY, EmberholdVector, Plan

    one_of("on", on, (PROCESSES, RAY))

    meant = _meant(game)
    setup = changed(meant.get("setup", {}), setup)
    players = meant.get("players", _PLAYERS) if players is None else players
    whole("tables", tables, 1)
    whole("processes", processes, 1)
    plan = Plan(meant["game"], players, setup, seed)
    if on == PROCESSES:
        return EmberholdVector(plan, tables, processes)
    if find_spec("ray") is None:
        raise MissingExtra("error-extra-missing", package="ray", extra="ray")
    from emberhold.gym.vector_ray import RayShares

    return EmberholdVector(plan, tables, processes, RayShares)


def action_names(
    game: str, players: int = 2, setup: Mapping[str, Any] | None = None
) -> tuple[str, ...]:
    """What every action means, by its number; a set-up may mix other boxes in."""
    return game_named(game).with_setup(setup or {}).actions(players).names


def observation_names(
    game: str, players: int = 2, setup: Mapping[str, Any] | None = None
) -> tuple[str, ...]:
    """What every slot of an observation means, by its place."""
    return tuple(game_named(game).with_setup(setup or {}).observation(players).names)


def encoding_version(game: str, players: int = 2) -> str:
    """A name for the meaning of all slots and actions: weights fit where it is the same."""
    return game_named(game).encoding_version(players)


def register_with_open_spiel() -> tuple[str, ...]:
    """Make the games known to `pyspiel.load_game`; the names they have there."""
    from emberhold.gym.open_spiel import register

    return register()


def _register() -> None:
    if find_spec("gymnasium") is None or find_spec("numpy") is None:
        return
    import gymnasium

    for name, arguments in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name, "emberhold.gym:solo_env", kwargs=arguments, disable_env_checker=True
            )
    for name in (name for name, game in GAMES.items() if game.campaign is not None):
        id, arguments = f"emberhold/{name.title()}Campaign-v0", {"game": name}
        if id not in gymnasium.registry:
            gymnasium.register(
                id, "emberhold.gym:campaign_env", kwargs=arguments, disable_env_checker=True
            )


_register()
