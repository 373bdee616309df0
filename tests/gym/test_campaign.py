"""A whole campaign as one environment."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import emberhold
from emberhold.gym import campaign_env, encoding_version, solo_env
from emberhold.gym.campaign import EmberholdCampaign
from emberhold.kernel.rng import Dice
from emberhold.players import player_named


def played(env: EmberholdCampaign, seed: int | None, most: int = 20_000) -> list[Any]:
    """Actions by lot: rewards, the chapters that ended, and whether the campaign did."""
    observed, _ = env.reset(seed=seed)
    return continued(env, observed, Dice(5), most)


def continued(env: EmberholdCampaign, observed: Any, dice: Dice, most: int) -> list[Any]:
    told: list[Any] = []
    for _ in range(most):
        legal = np.flatnonzero(observed["action_mask"])
        observed, reward, over, cut, info = env.step(int(legal[dice.below(len(legal))]))
        assert not cut
        told.append((observed["observation"].tobytes(), reward, info.get("chapters"), over))
        if over:
            break
    return told


def test_an_episode_goes_through_all_chapters() -> None:
    told = played(campaign_env("legacy", tries=2), 3)
    assert [over for *_, over in told] == [False] * (len(told) - 1) + [True]
    ended = [chapter for _, _, chapters, _ in told for chapter in chapters or ()]
    names = [chapter["name"] for chapter in ended]
    assert list(dict.fromkeys(names)) == [f"legacy-chapter-{number}" for number in range(1, 9)]
    assert max(names.count(name) for name in names) == 2, "a chapter lost twice is left behind"
    for _, reward, chapters, _ in told:
        assert reward == sum(1.0 if each["won"] else -1.0 for each in chapters or ())


def test_chapters_are_won_by_those_who_know_how() -> None:
    """The game's own player in all seats: rewards of both kinds come, and the story ends."""
    env = campaign_env("legacy")
    env.reset(seed=1)
    greedy = player_named("greedy", "legacy", 1)
    rewards = []
    over = False
    while not over:
        question = env.sitting.question
        assert question is not None
        place = question.choices.index(greedy.choose(env.table, question))
        _, reward, over, _, _ = env.step(env.sitting.numbered.codes()[place])
        if reward:
            rewards.append(reward)
    assert 1.0 in rewards
    assert len(rewards) >= 8


def test_the_seed_gives_the_campaign_and_the_next_is_another() -> None:
    env = campaign_env("legacy")
    first = played(env, 3, 200)
    assert played(env, 3, 200) == first
    assert played(campaign_env("legacy"), 3, 200) == first
    assert played(env, None, 200) != first


def test_copies_continue_in_the_middle_of_a_campaign() -> None:
    env = campaign_env("legacy")
    seen = played(env, 3, 150)
    assert any(chapters for _, _, chapters, _ in seen), "beyond the first chapter"
    told = []
    for each in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env):
        observed = each.sitting.observe(each._seat)
        told.append(continued(each, observed, Dice(9), 150))
    assert told[0] == told[1] == told[2]


def test_it_is_found_by_its_id_and_passes_the_checks_of_gymnasium() -> None:
    env = gymnasium.make("emberhold/LegacyCampaign-v0", render_mode="ansi").unwrapped
    assert isinstance(env, EmberholdCampaign)
    check_env(env)
    assert env.sitting.length == solo_env("legacy", 2).sitting.length
    assert encoding_version("legacy")


def test_a_mistake_is_one_clear_line() -> None:
    with pytest.raises(emberhold.EmberholdError) as caught:
        campaign_env("ashes")
    assert "\n" not in str(caught.value)
    with pytest.raises(emberhold.EmberholdError, match="tries"):
        campaign_env("legacy", tries=0)
    env = campaign_env("legacy")
    for wrong in (lambda: env.step(1), env.action_masks):
        with pytest.raises(emberhold.EmberholdError, match="call reset"):
            wrong()
