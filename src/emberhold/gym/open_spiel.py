"""Emberhold's games as games of OpenSpiel: `pyspiel.load_game("emberhold_ashes(players=2)")`.

Each game is there twice: `emberhold_ashes` has its luck inside, `emberhold_ashes_chance` has it as
explicit chance nodes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from typing import Any

from emberhold.games import GAMES, game_named
from emberhold.gym.chance import ChanceGame
from emberhold.gym.extras import MissingExtra
from emberhold.gym.spiel import LONGEST, SpielGame, SpielState


class _Beginning:
    """A game that is set up when somebody looks at it, once for a state and its clones.

    OpenSpiel clones a state by asking for a new one and copying the old one's attributes into it: a
    new game for each clone would be waste, and would change the seeds of the games after it.
    """

    def __init__(self, game: SpielGame) -> None:
        self._game = game
        self._state: SpielState | None = None

    def state(self) -> SpielState:
        if self._state is None:
            self._state = self._game.new_initial_state()
        return self._state.clone()

    def __deepcopy__(self, memo: Any) -> _Beginning:
        return self


def spiel_name(game: str, explicit: bool = False) -> str:
    """What a game is called in OpenSpiel."""
    return f"emberhold_{game.replace('-', '_')}" + explicit * "_chance"


def register() -> tuple[str, ...]:
    """Register every game; harmless when it has been done before."""
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        raise MissingExtra("error-gym-open-spiel") from None
    named = {spiel_name(game, way): (game, way) for way in (False, True) for game in GAMES}
    for name, (game, explicit) in named.items():
        if name not in pyspiel.registered_names():
            _register(pyspiel, game, explicit)
    return tuple(named)


def _register(pyspiel: Any, game: str, explicit: bool) -> None:  # noqa: C901 (classes that need OpenSpiel)
    seats = game_named(game).seats
    together = all(len(SpielGame(game, players).sides) == 1 for players in seats)
    kinds = pyspiel.GameType
    modes = kinds.ChanceMode
    usual = {"players": 2, "seed": 0, "setup": "", "position": ""}
    type = kinds(
        short_name=spiel_name(game, explicit),
        long_name=f"Emberhold: {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if explicit else modes.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if together else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual,
    )

    class State(pyspiel.State):  # type: ignore[misc]
        """A state of OpenSpiel around one of ours."""

        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self._begun = _Beginning(game.inner)
            self._inner: SpielState | None = None

        @property
        def inner(self) -> SpielState:
            """Our state."""
            if self._inner is None:
                self._inner = self._begun.state()
            return self._inner

        def current_player(self) -> int:
            return self.inner.current_player()

        def _legal_actions(self, player: int) -> list[int]:
            return self.inner.legal_actions(player)

        def _apply_action(self, action: int) -> None:
            self.inner.apply_action(action)

        def _action_to_string(self, player: int, action: int) -> str:
            return self.inner.action_to_string(player, action)

        def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Any:
            """A state that the player cannot tell from this one; OpenSpiel's own bots in Python
            ask for it."""
            twin = self.clone()
            twin._inner = self.inner.resample_from_infostate(player, sampler)
            return twin

        def is_terminal(self) -> bool:
            return self.inner.is_terminal()

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return self.inner.chance_outcomes()

        def returns(self) -> list[float]:
            return self.inner.returns()

        def __str__(self) -> str:
            return str(self.inner)

    class Observer:
        """Writes observations into a tensor, as OpenSpiel's observers do."""

        def __init__(self, size: int, recall: bool) -> None:
            import numpy as np

            self.tensor = np.zeros(size, np.float32)
            self.dict = {"observation": self.tensor}
            self._recall = recall

        def set_from(self, state: Any, player: int) -> None:
            self.tensor[:] = state.inner.observation_tensor(player)

        def string_from(self, state: Any, player: int) -> str:
            inner: SpielState = state.inner
            if self._recall:
                return inner.information_state_string(player)
            return inner.observation_string(player)

    class Game(pyspiel.Game):  # type: ignore[misc]
        """A game of OpenSpiel around one of ours."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {**usual, **(params or {})}
            setup, position = (json.loads(given[name] or "null") for name in ("setup", "position"))
            kind = ChanceGame if explicit else SpielGame
            self.inner = kind(game, given["players"], setup, given["seed"], position)
            info = pyspiel.GameInfo(
                num_distinct_actions=self.inner.num_distinct_actions(),
                max_chance_outcomes=self.inner.max_chance_outcomes(),
                num_players=self.inner.num_players(),
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=LONGEST,
            )
            super().__init__(type, info, given)

        def new_initial_state(self) -> Any:
            return State(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            recall = iig_obs_type is not None and iig_obs_type.perfect_recall
            return Observer(self.inner.observation_tensor_size(), recall)

    pyspiel.register_game(type, Game)
