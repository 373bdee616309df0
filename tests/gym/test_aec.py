"""The PettingZoo environment: its own tests pass, and it plays the game that the table plays."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test  # type: ignore[import-untyped]
from pettingzoo.test.max_cycles_test import max_cycles_test  # type: ignore[import-untyped]

import emberhold
from emberhold.games import game_named
from emberhold.gym import IDS, aec_env, parallel_env
from emberhold.gym.aec import EmberholdAEC
from emberhold.kernel.rng import Dice

GAMES = [("war-eternal", 1), ("war-eternal", 2), ("war-eternal", 4), ("ashes", 2), ("ashes", 3)]
ALL_GAMES = [*GAMES, ("aeons-end", 2), ("relic", 2), ("relic", 3), ("legacy", 2)]
each_game = pytest.mark.parametrize(("game", "players"), GAMES)
any_game = pytest.mark.parametrize(("game", "players"), ALL_GAMES)
both_turns = pytest.mark.parametrize("turns", ["asked", "all"])

known_warnings = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)
"""PettingZoo says so of every environment outside its own list whose observation holds a mask."""


def play(env: EmberholdAEC, seed: int, most: int = 10**6) -> list[Any]:
    """A random game: who was asked, what was seen, done and paid."""
    env.reset(seed=seed)
    dice = Dice(seed)
    told: list[Any] = []
    for agent in env.agent_iter(most):
        observed, reward, over, cut, _ = env.last()
        told.append((agent, observed["observation"].tobytes(), reward))
        if over or cut:
            env.step(None)
            continue
        legal = np.flatnonzero(observed["action_mask"])
        env.step(int(legal[dice.below(len(legal))]))
    return told


@known_warnings
@any_game
@both_turns
def test_pettingzoo_api_test(game: str, players: int, turns: str) -> None:
    api_test(aec_env(game, players, turns=turns), num_cycles=600)


@known_warnings
@pytest.mark.parametrize("id", IDS)
def test_pettingzoo_api_test_of_every_id(id: str) -> None:
    api_test(aec_env(id), num_cycles=100)
    parallel_api_test(parallel_env(id), num_cycles=50)


@any_game
@both_turns
def test_pettingzoo_seed_test(game: str, players: int, turns: str) -> None:
    seed_test(partial(aec_env, game, players, turns=turns), num_cycles=300)


@any_game
def test_pettingzoo_parallel_api_test(game: str, players: int) -> None:
    parallel_api_test(parallel_env(game, players), num_cycles=200)


@any_game
def test_pettingzoo_parallel_seed_test(game: str, players: int) -> None:
    """It samples without a mask, so illegal actions are replaced."""
    parallel_seed_test(partial(parallel_env, game, players, illegal="random"), num_cycles=100)


@pytest.mark.parametrize("name", IDS)
def test_an_id_stands_for_a_game_its_players_and_its_set_up(name: str) -> None:
    meant = IDS[name]
    env = aec_env(name)
    env.reset(seed=2)
    header = env.table.header
    assert (header.game, header.players) == (meant["game"], meant["players"])
    for wish, value in meant.get("setup", {}).items():
        assert header.setup[wish] == value


def test_what_is_given_beside_an_id_counts_more() -> None:
    env = aec_env("emberhold/WarEternal-v0", players=3, setup={"nemesis": "gate-witch"})
    env.reset(seed=1)
    assert env.table.header.players == 3
    assert env.table.header.setup["nemesis"] == "gate-witch"
    assert env.table.header.setup["difficulty"] == "beginner"
    with pytest.raises(emberhold.SetupError, match="mean emberhold/Relic-v0"):
        aec_env("emberhold/Relik-v0")


@any_game
def test_pettingzoo_max_cycles_test(game: str, players: int) -> None:
    """It samples without a mask, so illegal actions are replaced; a cycle is one decision."""
    max_cycles_test(
        SimpleNamespace(
            env=partial(aec_env, game, players, turns="all", illegal="random"),
            parallel_env=partial(parallel_env, game, players, illegal="random"),
        )
    )


@each_game
def test_spaces_hold_what_is_observed(game: str, players: int) -> None:
    env = aec_env(game, players)
    env.reset(seed=3)
    for agent in env.agents:
        observed = env.observe(agent)
        assert env.observation_space(agent).contains(observed)
        waiting = agent != env.agent_selection
        assert bool(observed["action_mask"][0]) == waiting
        assert (observed["action_mask"].sum() == 1) == waiting


@pytest.mark.parametrize("game", ["war-eternal", "ashes"])
def test_what_somebody_else_is_asked_is_not_observed(game: str) -> None:
    env = aec_env(game, 2)
    play(env, 3, 40)
    waiting = next(seat for seat in (0, 1) if f"seat_{seat}" != env.agent_selection)
    seen = env.observe(f"seat_{waiting}")["observation"].tobytes()
    writer = game_named(game).observation(2)
    assert seen == bytes(writer.row(env.table.state, waiting, None))
    assert seen != bytes(writer.row(env.table.state, waiting, env.table.question))


def test_a_game_is_the_one_the_table_plays_from_that_seed() -> None:
    env = aec_env("ashes", 2, record=True)
    play(env, seed=11)
    table = emberhold.open("ashes", 2, seed=11)
    for key in env.table.answers:
        seat, marked, plain = key.partition("> ")
        table.answer(plain if marked else key, int(seat) if marked else None)
    assert table.result == env.table.result


@each_game
def test_the_same_seed_is_the_same_game_and_the_next_is_another(game: str, players: int) -> None:
    env, again = aec_env(game, players), aec_env(game, players)
    first = play(env, 5)
    assert first == play(again, 5)
    assert first != play(env, 6)
    env.reset(seed=5)
    env.reset()
    again.reset(seed=5)
    again.reset()
    assert env.table.header.seed == again.table.header.seed != 5


def rewards(env: EmberholdAEC, seed: int) -> dict[str, float]:
    """What every agent was paid in a whole game."""
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent, _, reward in play(env, seed):
        paid[agent] += reward
    return paid


def test_two_who_play_against_each_other_win_and_lose_one() -> None:
    env = aec_env("ashes", 2)
    outcomes = set()
    for seed in range(6):
        paid = rewards(env, seed)
        assert sorted(paid.values()) in ([-1.0, 1.0], [0.0, 0.0])
        result = env.table.result
        assert result is not None
        assert {agent for agent in paid if paid[agent] > 0} == {
            f"seat_{seat}" for seat in result.winners
        }
        outcomes.add(tuple(paid.values()))
    assert len(outcomes) > 1


def test_a_team_is_paid_together() -> None:
    paid = rewards(aec_env("war-eternal", 3), 4)
    assert set(paid.values()) == {-1.0}
    won = aec_env(
        "war-eternal",
        2,
        {"mages": ["gex", "quilius"], "nemesis": "gate-witch"},
        position={
            "turn": {"player": 0, "phase": "casting"},
            "nemesis": {"life": 1},
            "players": {"0": {"breaches": {"1": {"spells": ["spark"]}}}},
        },
    )
    won.reset(seed=1)
    while won.table.result is None:
        mask = won.last()[0]["action_mask"]
        won.step(int(np.flatnonzero(mask)[-1]))
    assert won.rewards == {"seat_0": 1.0, "seat_1": 1.0}


@pytest.mark.parametrize(("game", "players"), [("ashes", 2), ("war-eternal", 2)])
def test_rewards_along_the_way_add_up_to_the_same_in_every_game(game: str, players: int) -> None:
    """They depend on how a game begins, not on how it is played."""
    plain, shaped = aec_env(game, players), aec_env(game, players, shaping=0.5)
    for seed in range(3):
        usual = rewards(plain, seed)
        shaped.reset(seed=seed)
        before = [shaped.sitting.promise(seat) for seat in range(players)]
        paid = rewards(shaped, seed)
        for seat, agent in enumerate(shaped.possible_agents):
            assert shaped.sitting.promise(seat) == 0
            assert paid[agent] == pytest.approx(usual[agent] - 0.5 * before[seat])


@both_turns
def test_a_game_is_cut_off_after_max_cycles(turns: str) -> None:
    env = aec_env("war-eternal", 2, max_cycles=7, turns=turns)
    told = play(env, 1)
    steps = 7 if turns == "asked" else 14
    assert len(told) == steps + 2
    assert not env.agents
    assert env.table.result is None


def test_illegal_actions_raise_lose_or_are_replaced() -> None:
    env = aec_env("ashes", 2)
    env.reset(seed=1)
    before = env.table.question
    with pytest.raises(emberhold.IllegalAnswer, match=r"Action 0 is not legal now. Legal: \d+ \("):
        env.step(0)
    assert env.table.question is before
    env = aec_env("ashes", 2, illegal="lose")
    env.reset(seed=1)
    env.step(0)
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(env.terminations.values())
    team = aec_env("war-eternal", 3, illegal="lose")
    team.reset(seed=1)
    team.step(0)
    assert set(team.rewards.values()) == {-1.0}
    games = []
    for _ in range(2):
        env = aec_env("ashes", 2, illegal="random")
        env.reset(seed=1)
        env.step(0)
        assert env.agent_selection == "seat_1"
        games.append(env.observe("seat_0")["observation"].tobytes())
    assert games[0] == games[1]


@pytest.mark.parametrize("game", ["war-eternal", "ashes"])
def test_what_replaces_illegal_actions_follows_from_the_seed(game: str) -> None:
    games = []
    for seed in (1, 1, 2):
        env = aec_env(game, 2, illegal="random", record=True)
        env.reset(seed=seed)
        for _ in range(25):
            env.step(0)
        games.append(env.table.answers)
    assert games[0] == games[1] != games[2]


def test_it_can_be_looked_at() -> None:
    env = aec_env("war-eternal", 2, render_mode="ansi", language="pl")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "Twierdza" in drawn or "Gravehold" in drawn
    assert aec_env("ashes").render() is None


def test_a_finished_game_says_how_it_ended() -> None:
    env = aec_env("ashes", 2, render_mode="ansi", language="fr")
    play(env, 1)
    result = env.table.result
    drawn = env.render()
    assert result is not None
    assert drawn is not None
    assert result.text("fr") in drawn


def test_human_eyes_see_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec_env("ashes", 2, render_mode="human")
    env.reset(seed=1)
    assert "First Five" in capsys.readouterr().out


def test_a_set_up_can_be_given_for_one_game() -> None:
    env = aec_env("war-eternal", 2)
    env.reset(seed=1, options={"setup": {"nemesis": "gate-witch"}})
    assert env.table.header.setup["nemesis"] == "gate-witch"


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 9}, "9"),
        ({"setup": {"nemesys": "x"}}, "nemesys"),
        ({"illegal": "shrug"}, "illegal cannot be “shrug”. Possible: error, lose, random."),
        ({"turns": "some"}, "turns cannot be “some”"),
        ({"render_mode": "rgb_array"}, "render_mode cannot be “rgb_array”"),
        ({"max_cycles": 0}, "max_cycles must be a whole number of at least 1, not “0”"),
        ({"shaping": "much"}, "shaping must be a number of at least 0, such as 0.5, not “much”."),
        ({"shaping": -1}, "not “-1”"),
        ({"shaping": float("nan")}, "not “nan”"),
        ({"shaping": None}, "not “None”"),
        ({"language": "de"}, "language cannot be “de”. Possible: en, pl, fr."),
        ({"setup": 3}, "A setup must be a table of entries, not “3”"),
    ],
)
def test_wrong_options_get_one_clear_line(options: dict[str, Any], says: str) -> None:
    with pytest.raises(emberhold.EmberholdError) as raised:
        aec_env("war-eternal", **options)
    assert says in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_game_that_does_not_exist_and_steps_out_of_order() -> None:
    with pytest.raises(emberhold.SetupError, match="war-eternal"):
        aec_env("war-eternel")
    env = aec_env("ashes", 2, max_cycles=1)
    shown = aec_env("ashes", 2, render_mode="ansi")
    for too_early in (
        lambda: env.step(1),
        lambda: env.observe("seat_0"),
        lambda: env.table,
        env.last,
        env.agent_iter,
        shown.render,
    ):
        with pytest.raises(emberhold.EmberholdError, match="call reset"):
            too_early()
    with pytest.raises(emberhold.EmberholdError, match="no agent “seat_7”"):
        env.observe("seat_7")
    play(env, 1)
    for too_late in (lambda: env.step(None), env.last):
        with pytest.raises(emberhold.EmberholdError, match="The game is over"):
            too_late()
    with pytest.raises(emberhold.SetupError, match="must be a table of entries, not “3”"):
        env.reset(options={"setup": 3})
