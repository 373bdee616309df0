"""Many tables in arrays: the same games as at single tables, in one process or in several."""

from __future__ import annotations

import numpy as np
import pytest

import emberhold
from emberhold.games import GAMES
from emberhold.gym import IDS, aec_env, vector_env
from emberhold.kernel.errors import EmberholdError, IllegalAnswer
from emberhold.kernel.rng import Dice
from tests.support import asks

OURS = ["war-eternal", "aeons-end", "ashes", "relic", "legacy"]


def played(
    game: str, steps: int, tables: int, processes: int, on: str = "processes"
) -> list[bytes]:
    """What the arrays held at every step of games played by the same luck."""
    dice, told = Dice(4), []
    with vector_env(game, 2, tables=tables, seed=9, processes=processes, on=on) as env:
        env.reset()
        for _ in range(steps):
            told.append(env.rows.tobytes() + env.masks.tobytes() + env.rewards.tobytes())
            picks = [dice.below(int(count)) for count in env.counts]
            env.step(env.legal[np.arange(tables), picks])
    return told


@pytest.mark.parametrize("game", OURS)
def test_each_table_plays_the_games_of_its_seeds(game: str) -> None:
    env = vector_env(game, 2, tables=3, seed=9)
    env.reset()
    known = GAMES[game]
    actions = known.actions(2)
    tables = [emberhold.open(game, 2, f"9 table {n} game 0", record=False) for n in range(3)]
    dice = Dice(2)
    for _ in range(120):
        taken = []
        for place, table in enumerate(tables):
            question = asks(table)
            codes = actions.codes(question)
            row = known.observation(2).row(table.state, question.seat, question)
            assert env.rows[place].tobytes() == row
            assert env.masks[place].nonzero()[0].tolist() == sorted(codes)
            assert env.legal[place, : env.counts[place]].tolist() == codes
            assert env.seats[place] == question.seat
            taken.append(codes[dice.below(len(codes))])
        env.step(taken)
        for place, table in enumerate(tables):
            table.take_code(taken[place])
            if table.question is None:
                assert env.over[place]
                won = table.result.winners if table.result is not None else ()
                assert [seat in won for seat in range(2)] == (env.rewards[place] > 0).tolist()
                seed = f"9 table {place} game {env.games[place]}"
                tables[place] = emberhold.open(game, 2, seed, record=False)
            else:
                assert not env.over[place]
                assert not env.rewards[place].any()


@pytest.mark.parametrize("id", ["emberhold/AeonsEndMixed-v0", "emberhold/LegacyChapter3-v0"])
def test_an_id_is_played_with_the_cards_of_its_set_up(id: str) -> None:
    env, alone = vector_env(id, tables=2, seed=3), aec_env(id)
    env.reset()
    assert env.rows.shape[1] == alone.sitting.length
    dice = Dice(5)
    while not env.games.all():
        env.step([env.legal[n, dice.below(int(env.counts[n]))] for n in range(2)])
    assert env.rows.any()


def test_several_processes_play_the_same_games() -> None:
    assert played("war-eternal", 60, 5, 1) == played("war-eternal", 60, 5, 2)


@pytest.mark.thorough
def test_a_cluster_plays_the_same_games() -> None:
    ray = pytest.importorskip("ray", reason="no Ray here: make test-all installs it")
    try:
        assert played("ashes", 40, 5, 1) == played("ashes", 40, 5, 2, on="ray")
        with vector_env("ashes", 2, tables=2, processes=2, on="ray") as env:
            env.reset()
            with pytest.raises(IllegalAnswer, match="-1 is not legal"):
                env.step([env.legal[0, 0], -1])
    finally:
        ray.shutdown()


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_action_changes_no_table(processes: int) -> None:
    with vector_env("war-eternal", 2, tables=2, seed=1, processes=processes) as env:
        env.reset()
        before = env.rows.copy()
        for wrong in (0, -1, 10_000):
            with pytest.raises(IllegalAnswer, match=f"{wrong} is not legal"):
                env.step([env.legal[0, 0], wrong])
            assert (env.rows == before).all()
        env.step([env.legal[0, 0], env.legal[1, 0]])
        assert not (env.rows == before).all()


def test_wrong_words_get_one_line() -> None:
    with pytest.raises(EmberholdError, match="tables"):
        vector_env("ashes", 2, tables=0)
    with pytest.raises(EmberholdError, match="processes"):
        vector_env("ashes", 2, tables=2, processes=0)
    with pytest.raises(EmberholdError, match="processes, ray"):
        vector_env("ashes", 2, tables=2, on="moon")
    with pytest.raises(EmberholdError, match="reset"):
        vector_env("ashes", 2, tables=2).step([1, 1])


def test_a_table_with_mixed_boxes_counts_as_its_environment_does() -> None:
    id = "emberhold/AeonsEndMixed-v0"
    env, dice = aec_env(id, record=True), Dice(1)
    env.reset(seed=4)
    header = env.table.header
    table = emberhold.open(header.game, header.players, 4, setup=IDS[id]["setup"])
    for _ in range(60):
        legal = env.sitting.numbered.codes()
        if legal:
            action = legal[dice.below(len(legal))]
            table.take_code(action)
            env.step(action)
    assert table.answers == env.table.answers


def test_a_table_is_answered_by_a_number() -> None:
    table = emberhold.open("war-eternal", 2, 7)
    question = asks(table)
    codes = GAMES["war-eternal"].actions(2).codes(question)
    expected = table.fork()
    expected.answer(question.options[1])
    table.take_code(codes[1])
    assert table.answers == expected.answers
    with pytest.raises(IllegalAnswer, match="play:crystal"):
        emberhold.open("war-eternal", 2, 7).take_code(0)
