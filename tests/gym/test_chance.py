"""Explicit chance: every number that is drawn is a node, so that small positions can be solved."""

from __future__ import annotations

import json
import pickle
from copy import deepcopy
from typing import Any

import pytest

import emberhold
from emberhold.gym import ChanceGame, SpielState, register_with_open_spiel
from emberhold.gym.spiel import CHANCE
from emberhold.kernel.rng import ChanceDue, Dice, below, is_secret, shuffled, told

SETUP = {"nemesis": "umbra-titan", "mages": ["gex"]}


def last_stand(turns: list[str]) -> dict[str, Any]:
    """Gravehold and the nemesis have 1 life each: who is drawn from the turn order next, wins."""
    return {
        "turn": {"player": 0, "phase": "main"},
        "gravehold": 1,
        "nemesis": {"life": 1, "deck": ["smite", "thrash"], "tokens": 1},
        "in_play": [],
        "turn_order": {"deck": [], "discard": turns},
        "players": {
            "0": {
                "hand": ["crystal"],
                "deck": ["crystal"],
                "discard": [],
                "breaches": {"1": {"spells": ["spark"]}},
            }
        },
    }


def solved(turns: list[str]) -> ChanceGame:
    return ChanceGame("war-eternal", 1, SETUP, position=last_stand(turns))


def value(state: SpielState) -> float:
    """What the position is worth to somebody who plays it perfectly."""
    if state.is_terminal():
        return state.returns()[0]
    if state.is_chance_node():
        return sum(chance * value(state.child(n)) for n, chance in state.chance_outcomes())
    return max(value(state.child(action)) for action in state.legal_actions())


@pytest.mark.parametrize(
    ("turns", "mine"),
    [(["1", "nemesis"], 1), (["1", "1", "nemesis"], 2), (["1", "nemesis", "nemesis"], 1)],
)
def test_a_small_position_is_worth_what_counting_its_deals_says(
    turns: list[str], mine: int
) -> None:
    """The first card of the shuffled turn order decides: the mage's wins, the nemesis' loses."""
    worth = (mine - (len(turns) - mine)) / len(turns)
    state = solved(turns).new_initial_state()
    assert value(state.child(state.string_to_action("end"))) == pytest.approx(worth)


def test_a_shuffle_is_one_node_for_each_card_but_the_last() -> None:
    state = solved(["1", "1", "nemesis"]).new_initial_state()
    assert not state.is_chance_node()
    assert state.chance_outcomes() == []
    state.apply_action(state.string_to_action("end"))
    for count in (3, 2):
        assert state.is_chance_node()
        assert not state.is_terminal()
        assert state.current_player() == CHANCE
        assert state.legal_actions() == [n for n, _ in state.chance_outcomes()] == [*range(count)]
        assert state.legal_actions(0) == []
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        assert state.action_to_string(0) == "chance:0"
        assert not any(state.observation_tensor(0))
        with pytest.raises(emberhold.IllegalAnswer, match=f"{count} is not legal"):
            state.apply_action(count)
        state.apply_action(0)
    assert not state.is_chance_node()


def test_a_state_is_copied_sent_and_written_down() -> None:
    game = solved(["1", "1", "nemesis"])
    state = game.new_initial_state()
    for action in (state.string_to_action("play:crystal"), state.string_to_action("end"), 1, 1):
        again = game.deserialize_state(state.serialize())
        for twin in (state.clone(), deepcopy(state), pickle.loads(pickle.dumps(state)), again):
            assert twin.history() == state.history()
            assert twin.legal_actions() == state.legal_actions()
            assert twin.information_state_string(0) == state.information_state_string(0)
        if action in state.legal_actions():
            state.apply_action(action)


@pytest.mark.parametrize(("game", "players"), [("ashes", 2), ("relic", 2), ("aeons-end", 1)])
def test_chance_that_is_drawn_by_lot_plays_whole_games(game: str, players: int) -> None:
    """No game draws from anything but its own luck, and none draws more outcomes than it says."""
    spiel = ChanceGame(game, players, seed=4)
    state, dice, chances = spiel.new_initial_state(), Dice(2), 0
    while not state.is_terminal() and chances < 25:
        legal = state.legal_actions()
        chances += state.is_chance_node()
        assert len(legal) <= spiel.max_chance_outcomes() or not state.is_chance_node()
        state.apply_action(legal[dice.below(len(legal))])
    assert chances


def test_what_does_not_fit_is_one_line() -> None:
    with pytest.raises(emberhold.EmberholdError, match="cannot be resampled"):
        solved(["1", "nemesis"]).new_initial_state().resample_from_infostate(0, lambda: 0.5)


def test_told_luck_draws_what_it_was_told_and_stops_there() -> None:
    dice = Dice(1)
    dice.rng = told([2, 0, 1])
    assert not is_secret(dice)
    assert below(dice, 3) == 2
    assert shuffled(dice, ("a", "b", "c")) == ("c", "b", "a")
    with pytest.raises(ChanceDue) as due:
        below(dice, 5)
    assert due.value.bound == 5


def test_open_spiel_reckons_with_the_same_chances() -> None:
    """Its exact value of a policy over all chance outcomes, its best answer to chance, and ours."""
    pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel here: pip install open_spiel")
    policy = pytest.importorskip("open_spiel.python.policy")
    solver = pytest.importorskip("open_spiel.python.algorithms.best_response")
    scores = pytest.importorskip("open_spiel.python.algorithms.expected_game_score")
    register_with_open_spiel()
    told_to_it = {
        "players": 1,
        "setup": json.dumps(SETUP),
        "position": json.dumps(last_stand(["1", "nemesis"])),
    }
    game = pyspiel.load_game("emberhold_war_eternal_chance", told_to_it)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    state = game.new_initial_state()
    uniform = policy.UniformRandomPolicy(game)
    assert scores.policy_value(state, [uniform])[0] == pytest.approx(expected(state.inner))
    best = solver.BestResponsePolicy(game, 0, uniform, state)
    assert best.value(state) == pytest.approx(value(state.inner)) == 0


def expected(state: SpielState) -> float:
    """What answers at random are worth, counted by ourselves."""
    if state.is_terminal():
        return state.returns()[0]
    if state.is_chance_node():
        return sum(chance * expected(state.child(n)) for n, chance in state.chance_outcomes())
    legal = state.legal_actions()
    return sum(expected(state.child(action)) for action in legal) / len(legal)
