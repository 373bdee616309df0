"""Environments copied and pickled in the middle of a game, whether or not the table is recorded."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import emberhold
from emberhold.gym import SpielGame, aec_env, parallel_env, solo_env, vector_env
from emberhold.gym.aec import EmberholdAEC
from emberhold.gym.solo import EmberholdSolo

OURS = ["war-eternal", "ashes", "relic", "legacy"]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


each_game = pytest.mark.parametrize("game", OURS)
both_ways = pytest.mark.parametrize("copied", [pickled, copy.deepcopy])


def stepped(env: EmberholdAEC, steps: int) -> list[Any]:
    """Agents, observations and rewards of some steps, always the last legal action."""
    told = []
    for agent in env.agent_iter(steps):
        observed, reward, over, cut, _ = env.last()
        told.append((agent, observed["observation"].tobytes(), reward))
        env.step(None if over or cut else int(np.flatnonzero(observed["action_mask"])[-1]))
    return told


@each_game
@both_ways
@pytest.mark.parametrize("turns", ["asked", "all"])
def test_a_copied_environment_plays_on_alike(
    game: str, copied: Callable[[EmberholdAEC], EmberholdAEC], turns: str
) -> None:
    env = aec_env(game, 2, turns=turns, shaping=0.5, max_cycles=40)
    env.reset(seed=3)
    stepped(env, 9)
    twin, third = copied(env), copied(env)
    assert stepped(twin, 100) == stepped(env, 100)
    assert not env.agents
    assert third.agents
    twin.reset()
    env.reset()
    assert twin.table.header.seed == env.table.header.seed


def acted(env: EmberholdSolo, steps: int) -> list[Any]:
    told = []
    for _ in range(steps):
        observed, reward, over, cut, _ = env.step(int(np.flatnonzero(env.action_masks())[-1]))
        told.append((observed["observation"].tobytes(), reward))
        if over or cut:
            break
    return told


@each_game
@both_ways
@pytest.mark.parametrize("opponents", ["random", "greedy", "novice", "search:2"])
def test_bots_are_copied_with_their_luck(
    game: str, copied: Callable[[EmberholdSolo], EmberholdSolo], opponents: str
) -> None:
    env = solo_env(game, 2, seats=(1,), opponents=opponents)
    env.reset(seed=3)
    acted(env, 3)
    twin = copied(env)
    assert acted(twin, 6) == acted(env, 6)


@both_ways
def test_an_environment_can_be_copied_before_its_first_game(copied: Callable[[Any], Any]) -> None:
    envs: list[Any] = [aec_env("ashes"), solo_env("relic", 2), parallel_env("legacy")]
    for env in envs:
        twin = copied(env)
        env.reset(seed=1)
        twin.reset(seed=1)
        assert twin.unwrapped.table.header.seed == env.unwrapped.table.header.seed == 1


_STEP_ON = """
import pickle, sys
from tests.gym.test_copies import stepped
for env in pickle.load(sys.stdin.buffer):
    print(stepped(env, 12))
"""


def test_a_pickled_environment_plays_on_alike_in_another_process() -> None:
    envs = [aec_env(game, 2) for game in OURS]
    for env in envs:
        env.reset(seed=3)
        stepped(env, 5)
    run = subprocess.run(
        [sys.executable, "-c", _STEP_ON], input=pickle.dumps(envs), capture_output=True, check=True
    )
    assert run.stdout.decode() == "".join(f"{stepped(env, 12)}\n" for env in envs)


@each_game
def test_states_are_pickled_with_their_history(game: str) -> None:
    begun = SpielGame(game, 2, seed=4)
    state = begun.new_initial_state()
    for _ in range(4):
        state.apply_action(state.legal_actions()[-1])
    again = pickled(state)
    assert again.history() == state.history()
    assert again.serialize() == state.serialize()
    following = again.get_game().new_initial_state()
    assert following.serialize() == begun.new_initial_state().serialize()
    dealt = state.resample_from_infostate(0, lambda: 0.5)
    with pytest.raises(emberhold.EmberholdError, match="resampled state has no record"):
        pickled(dealt)


@pytest.mark.parametrize("copied", [pickled, copy.deepcopy, copy.copy])
def test_a_vector_says_in_a_line_that_it_cannot_be_copied(copied: Callable[[Any], Any]) -> None:
    """Two vectors that write into the same arrays would be worse than none."""
    env = vector_env("ashes", 2, tables=2, seed=1)
    env.reset()
    with pytest.raises(emberhold.EmberholdError, match="copy a single environment") as caught:
        copied(env)
    assert "\n" not in str(caught.value)
    env.step(env.legal[:, 0])
