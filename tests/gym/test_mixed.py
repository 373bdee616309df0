"""Environments of mixed boxes: their actions and observations have the cards in play."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from emberhold.gym import action_names, aec_env, observation_names, solo_env
from tests.aeons_end.mixes import COMBINATIONS, guests

BOTH = {"boxes": ["war-eternal", "aeons-end"]}


def test_a_mixture_can_do_what_either_box_can() -> None:
    mixed = set(action_names("war-eternal", 2, BOTH))
    assert set(action_names("war-eternal", 2)) <= mixed
    assert {"buy:jade", "buy:breach-ore", "later"} <= mixed
    assert "buy:jade" not in action_names("war-eternal", 2)
    assert len(observation_names("war-eternal", 2, BOTH)) > len(observation_names("war-eternal", 2))


@pytest.mark.parametrize("boxes", COMBINATIONS)
@pytest.mark.parametrize("game", ["war-eternal", "aeons-end"])
def test_a_mixed_game_is_played_to_its_end_by_numbers(game: str, boxes: tuple[str, ...]) -> None:
    setup: dict[str, Any] = {"boxes": list(boxes)}
    if "legacy" in boxes:
        setup["guests"] = guests()
    env = aec_env(game, 2, setup=setup)
    env.reset(seed=4)
    named = action_names(game, 2, setup)
    done: list[str] = []
    for agent in env.agent_iter():
        observed, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        assert env.observation_space(agent).contains(observed)
        action = int(observed["action_mask"].nonzero()[0][-1])
        done.append(named[action])
        env.step(action)
    assert env.table.result is not None
    assert done
    if "legacy" not in boxes:
        assert not any(name.startswith("other:") for name in done)


def test_a_copy_in_the_middle_of_a_mixed_game_plays_on_alike() -> None:
    env = solo_env("aeons-end", 2, BOTH)
    env.reset(seed=3)
    for _ in range(20):
        env.step(int(env.action_masks().nonzero()[0][0]))
    copy = pickle.loads(pickle.dumps(env))
    assert copy.action_space == env.action_space
    assert (copy.action_masks() == env.action_masks()).all()
    assert copy.table.header == env.table.header
