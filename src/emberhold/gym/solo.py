"""The Gymnasium environment: one agent in some seats, the program's own players in the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from emberhold.gym.options import ERROR, LOSE, RENDER_MODES, Options, seats_of
from emberhold.gym.sitting import Mask, Observed, Sitting
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.table import Table
from emberhold.players import Player, player_named


class EmberholdSolo(gymnasium.Env[Observed, int]):
    """See `emberhold.gym.solo_env`."""

    _cycles: int
    """Steps since the last `reset`; without one nothing is stepped."""

    def __init__(  # noqa: PLR0913 (the settings of an environment, by name)
        self,
        game: str,
        players: int,
        setup: Mapping[str, Any] | None,
        options: Options,
        seats: tuple[int, ...] | None,
        opponents: str,
    ) -> None:
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        recorded = options.record or player_named(opponents, game, 0).needs_record
        self.sitting = sitting = Sitting(game, players, setup, options.position, recorded)
        own = next(side for side in sitting.sides if 0 in side)
        self.seats = own if seats is None else seats_of(seats, players)
        self.opponents = opponents
        self.options = options
        self.render_mode = options.render_mode
        self.action_space: Any = spaces.Discrete(sitting.size)
        self.observation_space = sitting.space()
        self._bots: dict[int, Player] = {}
        self._seat = self.seats[0]
        self._over = True
        self._promised = 0.0

    @property
    def table(self) -> Table:
        """The table that is played at."""
        return self.sitting.table

    # Playing

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a game; `options["setup"]` changes the set-up for this one."""
        super().reset(seed=seed)
        sitting = self.sitting
        self._begin(seed, (options or {}).get("setup"))
        self._bots = {
            seat: player_named(
                self.opponents, sitting.game.name, f"{sitting.table.header.seed} seat {seat}"
            )
            for seat in range(sitting.players)
            if seat not in self.seats
        }
        self._cycles = 0
        self._seat = self.seats[0]
        self._until_asked()
        self._over = sitting.question is None
        self._promised = self._promise()
        return self._seen(), {}

    def _begin(self, seed: int | None, setup: Mapping[str, Any] | None) -> None:
        self.sitting.begin(seed, setup)

    def _until_asked(self) -> None:
        """Let the others play until the agent is asked or the game is over."""
        sitting = self.sitting
        table = sitting.table
        while (question := sitting.question) is not None:
            bot = self._bots.get(question.seat)
            if bot is None:
                self._seat = question.seat
                return
            sitting.answer(question, bot.choose(table, question))

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        if self._over:
            self.sitting.table  # noqa: B018 - without a game it says so itself
            raise EmberholdError("error-gym-over")
        sitting = self.sitting
        legal = sitting.legal(self._seat, action)
        info: dict[str, Any] = {}
        self._cycles += 1
        if legal is None:
            if self.options.illegal == ERROR:
                sitting.refuse(self._seat, action)
            info["illegal"] = True
            if self.options.illegal == LOSE:
                self._over = True
                lost = -1.0 - self.options.shaping * self._promised
                return self._seen(), lost, True, False, info
            legal = sitting.any_action()
        sitting.take(legal)
        self._until_asked()
        self._over = sitting.question is None
        reward = self._earned(info)
        if self.options.shaping:
            before, self._promised = self._promised, self._promise()
            reward += self.options.shaping * (self._promised - before)
        truncated = not self._over and self.options.truncates(self._cycles)
        return self._seen(), reward, self._over, truncated, info

    def _earned(self, info: dict[str, Any]) -> float:
        """What has been won or lost in a step."""
        return self.sitting.returns()[self._seat] if self._over else 0.0

    def _promise(self) -> float:
        return self.sitting.promise(self._seat)

    # Looking

    def _seen(self) -> Observed:
        if self.render_mode == "human":
            self.render()
        return self.sitting.observe(self._seat)

    def action_masks(self) -> Mask:
        """Which actions are legal now, by the name that masked learners look for."""
        self.sitting.table  # noqa: B018 - without a game it says so itself
        mask: Mask = np.zeros(self.sitting.size, np.int8)
        mask[self.sitting.legal_actions(self._seat)] = 1
        return mask

    def render(self) -> str | None:
        """The table as the agent sees it."""
        if self.render_mode is None:
            return None
        return self.sitting.render(self._seat, self.options)
