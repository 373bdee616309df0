"""The PettingZoo environment: every seat is an agent, asked in the order of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from emberhold.gym.options import ERROR, LOSE, RENDER_MODES, Options, one_of
from emberhold.gym.sitting import Observed, Sitting
from emberhold.kernel.errors import EmberholdError, listed
from emberhold.kernel.table import Table

ASKED, ALL = "asked", "all"
TURNS = (ASKED, ALL)


class EmberholdAEC(AECEnv):  # type: ignore[misc]
    """See `emberhold.gym.aec_env`. Questions asked of several seats at once come one by one."""

    def __init__(
        self,
        game: str,
        players: int,
        setup: Mapping[str, Any] | None,
        options: Options,
        turns: str,
    ) -> None:
        super().__init__()
        one_of("turns", turns, TURNS)
        self.sitting = Sitting(game, players, setup, options.position, options.record)
        self.metadata = {
            "name": f"emberhold_{game.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": turns == ALL,
            "render_fps": 1,
        }
        self.options = options
        self.turns = turns
        self.render_mode = options.render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {
            agent: spaces.Discrete(self.sitting.size) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self.sitting.space() for agent in self.possible_agents}
        self._cycles = 0
        self._paid = False
        self._said = 0
        self._lost: int | None = None
        self._promised = [0.0] * players

    @property
    def table(self) -> Table:
        """The table that is played at."""
        return self.sitting.table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        self._seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        self._seat(agent)
        return self.action_spaces[agent]

    def _seat(self, agent: str) -> int:
        seat = self._seats.get(agent)
        if seat is None:
            known = listed(self.possible_agents)
            raise EmberholdError("error-gym-agent", given=str(agent), known=known)
        return seat

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; `options["setup"]` changes the set-up for this one."""
        sitting = self.sitting
        sitting.begin(seed, (options or {}).get("setup"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._cycles = 0
        self._paid = False
        self._lost = None
        if self.options.shaping:
            self._promised = self._promises()
        question = sitting.question
        asked = 0 if self.turns == ALL or question is None else question.seat
        self.agent_selection = self.possible_agents[asked]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observed:
        return self.sitting.observe(self._seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection if self.agents else self._selected()
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self._paid:
            self._clear_rewards()
            self._paid = False
        self._cumulative_rewards[agent] = 0.0
        if self.turns == ASKED and self.sitting.take(action):
            self._settle()
        else:
            self._hear(self._seats[agent], action)
        if self.render_mode == "human":
            self.render()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, Any]:
        """What the agent that is asked sees, and what it was paid since it was last asked."""
        agent = self.agent_selection if self.agents else self._selected()
        return (
            self.sitting.observe(self._seats[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents in the order in which they are asked."""
        self.sitting.table  # noqa: B018 - without a game it says so itself
        return self._asked(max_iter)

    def _asked(self, most: int) -> Iterator[str]:
        while self.agents and most > 0:
            most -= 1
            yield self.agent_selection

    def _selected(self) -> str:
        """The agent that is to step."""
        if self.agents:
            return self.agent_selection
        raise EmberholdError("error-gym-over" if self._cycles else "error-gym-begin")

    def _hear(self, seat: int, action: Any) -> None:
        """An action that may be illegal; with `turns="all"` it is carried out when all have
        stepped."""
        sitting = self.sitting
        question = sitting.question
        legal = sitting.legal(seat, action)
        if legal is None and self.options.illegal == ERROR:
            sitting.refuse(seat, action)
        if question is not None and question.seat == seat:
            if legal is None and self.options.illegal == LOSE:
                self._lost = seat
            else:
                self._said = sitting.any_action() if legal is None else legal
        if self.turns == ALL and seat + 1 < len(self.possible_agents):
            self.agent_selection = self.possible_agents[seat + 1]
            return
        if self._lost is None:
            sitting.take(self._said)
        self._settle()

    def _settle(self) -> None:
        """After a decision: what it pays, and who is next."""
        self._cycles += 1
        options = self.options
        if options.shaping:
            self._pay_shaping()
        question = self.sitting.question
        if self._lost is not None:
            self._end(self._losing(self._lost))
        elif question is None:
            self._end(self.sitting.returns())
        else:
            self.agent_selection = self.possible_agents[question.seat if self.turns == ASKED else 0]
            if options.max_cycles is not None and options.truncates(self._cycles):
                self.truncations = dict.fromkeys(self.agents, True)
        if self._paid:
            self._accumulate_rewards()

    # Rewards

    def _pay(self, amounts: list[float]) -> None:
        for agent, amount in zip(self.possible_agents, amounts, strict=True):
            self.rewards[agent] += amount
        self._paid = True

    def _losing(self, seat: int) -> list[float]:
        """An illegal action loses the game, for everybody on the same side."""
        side = next(side for side in self.table.sides if seat in side)
        return [-1.0 if n in side else 0.0 for n in range(len(self.possible_agents))]

    def _end(self, amounts: list[float]) -> None:
        self._pay(amounts)
        self.terminations = dict.fromkeys(self.agents, True)

    def _promises(self) -> list[float]:
        if self._lost is not None:
            return [0.0 for _ in self.possible_agents]
        return [self.sitting.promise(seat) for seat in range(len(self.possible_agents))]

    def _pay_shaping(self) -> None:
        promised = self._promises()
        before, self._promised = self._promised, promised
        gains = [n - o for n, o in zip(promised, before, strict=True)]
        self._pay([self.options.shaping * gain for gain in gains])

    # Looking

    def render(self) -> str | None:
        """The table as the agent that is asked sees it."""
        if self.render_mode is None:
            return None
        self.sitting.table  # noqa: B018 - without a game it says so itself
        return self.sitting.render(self._seats[self.agent_selection], self.options)

    def close(self) -> None:
        """There is nothing to release."""
