"""The Gymnasium environment for a single agent."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import emberhold
from emberhold.games.aeons_end.cards.legacy.foes.sheets import NEMESES
from emberhold.gym import IDS, solo_env
from emberhold.gym.solo import EmberholdSolo
from emberhold.kernel.rng import Dice


def play(env: EmberholdSolo, seed: int) -> list[Any]:
    observed, _ = env.reset(seed=seed)
    dice = Dice(seed)
    told: list[Any] = [observed["observation"].tobytes()]
    over = cut = False
    while not (over or cut):
        legal = np.flatnonzero(env.action_masks())
        assert (np.flatnonzero(observed["action_mask"]) == legal).all()
        observed, reward, over, cut, _ = env.step(int(legal[dice.below(len(legal))]))
        told.append((observed["observation"].tobytes(), reward))
    return told


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_check_env(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)


def test_ids_can_be_made_by_module_and_name() -> None:
    env = gymnasium.make("emberhold.gym:emberhold/Ashes-v0")
    observed, _ = env.reset(seed=1)
    assert env.observation_space.contains(observed)


@pytest.mark.parametrize("chapter", range(1, 9))
def test_chapters_of_a_campaign_begin_with_their_fight(chapter: int) -> None:
    env = gymnasium.make(f"emberhold/LegacyChapter{chapter}-v0").unwrapped
    assert isinstance(env, EmberholdSolo)
    env.reset(seed=1)
    world = env.table.state.world
    assert (world["chapter"], world["attempt"], world["pending"]) == (chapter, 1, [])
    assert env.table.state.nemesis is NEMESES[chapter]
    assert play(env, 1)[-1][1] in (1.0, -1.0)
    env.reset(seed=1)
    assert env.table.state.world == world


def test_one_agent_plays_all_mages() -> None:
    env = solo_env("war-eternal", 3)
    told = play(env, 2)
    assert env.seats == (0, 1, 2)
    assert told[-1][1] in (1.0, -1.0)
    assert all(reward == 0 for _, reward in told[1:-1])


@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize("seat", [0, 1])
def test_one_agent_plays_against_a_bot(opponents: str, seat: int) -> None:
    env = solo_env("ashes", 2, seats=(seat,), opponents=opponents)
    told = play(env, 3)
    result = env.table.result
    assert result is not None
    assert told[-1][1] == (1.0 if seat in result.winners else -1.0)
    assert told == play(solo_env("ashes", 2, seats=(seat,), opponents=opponents), 3)


def test_bots_may_play_with_the_agent() -> None:
    env = solo_env("war-eternal", 2, seats=(1,), opponents="greedy")
    play(env, 1)
    assert env.seats == (1,)


@pytest.mark.parametrize(
    ("game", "players", "position"),
    [("war-eternal", 1, {"nemesis": {"life": 20}}), ("ashes", 2, None)],
)
def test_rewards_along_the_way_add_up_to_the_same_in_every_game(
    game: str, players: int, position: dict[str, Any] | None
) -> None:
    plain, shaped = (
        solo_env(game, players, position=position, shaping=shaping) for shaping in (0.0, 0.5)
    )
    usual = sum(reward for _, reward in play(plain, 3)[1:])
    shaped.reset(seed=3)
    before = shaped.sitting.promise(0)
    paid = [reward for _, reward in play(shaped, 3)[1:]]
    assert any(paid[:-1])
    assert sum(paid) == pytest.approx(usual - 0.5 * before)


def test_an_illegal_action_that_loses_ends_what_was_promised() -> None:
    position = {"nemesis": {"life": 20}}
    env = solo_env("war-eternal", 1, position=position, illegal="lose", shaping=0.5)
    env.reset(seed=3)
    promised = env.sitting.promise(0)
    assert promised != 0
    assert env.step(0)[1] == pytest.approx(-1 - 0.5 * promised)


def test_illegal_actions_are_replaced_unless_told_otherwise() -> None:
    env = solo_env("ashes", 2)
    env.reset(seed=1)
    assert env.step(0)[4] == {"illegal": True}
    env = solo_env("ashes", 2, illegal="lose")
    env.reset(seed=1)
    assert env.step(0)[1:] == (-1.0, True, False, {"illegal": True})
    with pytest.raises(emberhold.EmberholdError, match="The game is over"):
        env.step(0)
    env = solo_env("ashes", 2, illegal="error")
    env.reset(seed=1)
    with pytest.raises(emberhold.IllegalAnswer, match="Action 0 is not legal now"):
        env.step(0)


def test_a_table_is_recorded_only_for_bots_that_look_ahead() -> None:
    recorded = {
        bot: solo_env("ashes", 2, opponents=bot).sitting.record
        for bot in ("random", "greedy", "novice", "skilled", "search:2")
    }
    assert [bot for bot, record in recorded.items() if record] == ["skilled", "search:2"]


def test_a_game_is_cut_off_after_max_cycles() -> None:
    env = solo_env("war-eternal", 1, max_cycles=5)
    told = play(env, 1)
    assert len(told) == 6
    assert env.table.result is None


def test_wrong_options_get_one_clear_line() -> None:
    wrong: list[tuple[Any, str]] = [((5,), "5"), (7, "7"), ((), "")]
    for seats, given in wrong:
        with pytest.raises(emberhold.EmberholdError, match=f"seats cannot be “{given}”"):
            solo_env("ashes", 2, seats=seats)
    with pytest.raises(emberhold.EmberholdError, match="shaping must be a number"):
        solo_env("ashes", 2, shaping=True)
    with pytest.raises(emberhold.EmberholdError, match="greedi"):
        solo_env("ashes", 2, opponents="greedi")
    with pytest.raises(emberhold.EmberholdError, match="call reset"):
        solo_env("ashes", 2).step(1)


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_does_not_check_an_environment_at_every_step(name: str) -> None:
    """Its wrapper costs as much as a step; `test_gymnasium_check_env` checks once."""
    assert gymnasium.spec(name).disable_env_checker
