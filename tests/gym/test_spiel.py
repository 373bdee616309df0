"""States in the manner of OpenSpiel, by themselves and, where it is installed, inside OpenSpiel."""

from __future__ import annotations

from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

import emberhold
from emberhold.gym import SpielGame, SpielState, register_with_open_spiel
from emberhold.gym.spiel import TERMINAL
from emberhold.kernel.rng import Dice

GAMES = [("war-eternal", 1), ("war-eternal", 3), ("ashes", 2), ("ashes", 4)]
each_game = pytest.mark.parametrize(("game", "players"), GAMES)


def stopped(game: SpielGame, seed: int, moves: int) -> tuple[SpielState, Dice]:
    state, dice = game.new_initial_state(seed), Dice(seed)
    for _ in range(moves):
        if not state.is_terminal():
            advance(state, dice)
    return state, dice


def advance(state: SpielState, dice: Dice) -> None:
    legal = state.legal_actions()
    state.apply_action(legal[dice.below(len(legal))])


@each_game
def test_a_game_from_its_first_state_to_its_returns(game: str, players: int) -> None:
    spiel = SpielGame(game, players)
    state, dice = spiel.new_initial_state(7), Dice(7)
    while not state.is_terminal():
        player = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) == state.legal_actions(player)
        assert legal, "a player who is asked can do something"
        assert sum(state.legal_actions_mask()) == len(legal)
        assert state.legal_actions((player + 1) % players) == [] or players == 1
        assert len({state.action_to_string(player, action) for action in legal}) == len(legal)
        assert not state.is_chance_node()
        assert state.returns() == [0.0] * players
        advance(state, dice)
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    returns = state.returns()
    assert len(returns) == players
    assert all(spiel.min_utility() <= each <= spiel.max_utility() for each in returns)
    assert state.move_number() == len(state.history()) < spiel.max_game_length()
    if spiel.utility_sum() is not None:
        assert sum(returns) == spiel.utility_sum()


@each_game
def test_a_clone_goes_its_own_way_and_can_go_the_same(game: str, players: int) -> None:
    for moves in (0, 9, 20):
        state, dice = stopped(SpielGame(game, players), 3, moves)
        clone, luck = state.clone(), dice.rng
        told = state.information_state_string(0)
        advance(clone, dice)
        assert state.information_state_string(0) == told
        child = state.child(clone.history()[-1])
        assert child.history() == clone.history()
        dice.rng = luck
        advance(state, dice)
        for seat in range(players):
            assert state.observation_tensor(seat) == clone.observation_tensor(seat)
            assert state.information_state_string(seat) == clone.information_state_string(seat)


@each_game
def test_states_are_written_down_and_read_again(game: str, players: int) -> None:
    spiel = SpielGame(game, players)
    state, _ = stopped(spiel, 4, 15)
    again = spiel.deserialize_state(state.serialize())
    assert again.legal_actions() == state.legal_actions()
    assert again.information_state_string(0) == state.information_state_string(0)


@each_game
def test_resampling_changes_only_what_the_player_cannot_know(game: str, players: int) -> None:
    state, dice = stopped(SpielGame(game, players), 5, 35)
    luck = Dice("resample")
    for player in range(players):
        other = state.resample_from_infostate(player, lambda: luck.below(10**6) / 10**6)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == state.current_player()
        for _ in range(3):
            if not other.is_terminal():
                advance(other, dice)
        twin = other.clone()
        assert twin.history() == other.history()
        for seat in range(players):
            assert twin.observation_tensor(seat) == other.observation_tensor(seat)
        with pytest.raises(emberhold.EmberholdError, match="has no record to save"):
            other.serialize()


@pytest.mark.parametrize("game", ["war-eternal", "ashes"])
def test_what_somebody_else_is_asked_is_not_in_a_tensor(game: str) -> None:
    spiel = SpielGame(game)
    state, _ = stopped(spiel, 3, 40)
    other = 1 - state.current_player()
    seen = state.observation_tensor(other)
    row = spiel.observation.row
    assert seen == [float(n) for n in row(state.table.state, other, None)]
    assert seen != [float(n) for n in row(state.table.state, other, state.table.question)]


def read_by(state: SpielState, player: int) -> str:
    """What a player has read, without what it recalls and sees."""
    return state.information_state_string(player).partition("\n")[2].rpartition("\n")[0]


def test_what_others_read_in_private_is_not_told_in_a_resampled_state() -> None:
    state, dice = stopped(SpielGame("ashes"), 5, 35)
    private = set(state.table.log("en", 1)) - set(state.table.log("en", None))
    assert private
    other = state.resample_from_infostate(0, lambda: 0.3)
    told = other.information_state_string(1)
    assert not any(line in told for line in private)
    before = read_by(other, 0)
    for _ in range(5):
        advance(other, dice)
    after = read_by(other, 0)
    assert after.startswith(before)
    assert len(after) > len(before), "what happens since is told as well"


def test_an_information_state_remembers_what_an_observation_does_not() -> None:
    state, dice = stopped(SpielGame("ashes"), 2, 30)
    log = read_by(state, 0)
    advance(state, dice)
    assert read_by(state, 0).startswith(log)


def recalled(state: SpielState, player: int) -> str:
    """The line that says what a player saw and did at its own decisions."""
    return state.information_state_string(player).splitlines()[0]


@pytest.mark.parametrize("game", ["ashes", "relic"])
def test_an_information_state_recalls_what_the_player_saw_and_did(game: str) -> None:
    """It grows with the player's own decisions only, and never forgets one of them."""
    state, dice = stopped(SpielGame(game), 5, 12)
    before = [recalled(state, player) for player in range(2)]
    for _ in range(30):
        asked = state.current_player()
        if asked == TERMINAL:
            break
        others = [state.child(action) for action in state.legal_actions()]
        assert len({recalled(other, asked) for other in others}) == len(others)
        assert {recalled(other, 1 - asked) for other in others} == {before[1 - asked]}
        advance(state, dice)
        before[asked] = recalled(state, asked)


@pytest.mark.parametrize("game", ["ashes", "relic"])
def test_a_state_that_was_written_down_recalls_the_same(game: str) -> None:
    spiel = SpielGame(game)
    state, _ = stopped(spiel, 5, 25)
    again = spiel.deserialize_state(state.serialize())
    assert again.history() == state.history()
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)


def test_actions_are_written_as_option_keys() -> None:
    state = SpielGame("war-eternal", 2, {"nemesis": "gate-witch"}, seed=7).new_initial_state()
    for action in state.legal_actions():
        assert state.string_to_action(state.action_to_string(action)) == action
    with pytest.raises(emberhold.IllegalAnswer, match="Action 0 is not legal"):
        state.apply_action(0)


def test_games_of_one_seed_differ_from_each_other_and_repeat() -> None:
    def seeds() -> list[Any]:
        game = SpielGame("ashes", seed=9)
        return [game.new_initial_state().table.header.seed for _ in range(3)]

    assert seeds() == seeds()
    assert len(set(seeds())) == 3


# Inside OpenSpiel


@pytest.fixture
def pyspiel() -> Any:
    return pytest.importorskip("pyspiel", reason="no OpenSpiel here: pip install open_spiel")


@pytest.mark.parametrize("name", ["emberhold_war_eternal", "emberhold_ashes"])
def test_open_spiel_loads_and_plays_the_games(pyspiel: Any, name: str) -> None:
    assert name in register_with_open_spiel()
    game = pyspiel.load_game(name, {"players": 2, "seed": 3})
    assert game.num_players() == 2
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
        if state.move_number() == 30:
            begun = game.inner._begun
            twin = state.clone()
            assert game.inner._begun == begun, "a clone is not another game"
            assert twin.legal_actions() == state.legal_actions()
            assert twin.observation_tensor(0) == state.observation_tensor(0)
            assert twin.information_state_string(1) == state.information_state_string(1)
    assert state.returns()[0] in (-1.0, 0.0, 1.0)


def judged(mcts: Any) -> Any:
    """An evaluator that judges by the score of the game."""

    class Judged(mcts.Evaluator):  # type: ignore[misc]
        def evaluate(self, state: Any) -> list[float]:
            inner: SpielState = state.inner
            game = inner.get_game()
            return [game.game.promise(inner.table.state, seat) for seat in range(game.players)]

        def prior(self, state: Any) -> list[tuple[int, float]]:
            legal = state.legal_actions()
            return [(action, 1 / len(legal)) for action in legal]

    return Judged()


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["ashes", "relic"])
@pytest.mark.parametrize("kind", ["ismcts", "mcts"])
def test_bots_of_open_spiel_play_to_the_end(pyspiel: Any, game: str, kind: str) -> None:
    """OpenSpiel's bots in Python; its ISMCTS asks for resampled states and compares their strings
    with those of the state they come from."""
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    numpy = pytest.importorskip("numpy")
    register_with_open_spiel()
    loaded = pyspiel.load_game(f"emberhold_{game}", {"players": 2, "seed": 3})
    luck = numpy.random.RandomState(1)
    bot = (
        ismcts.ISMCTSBot(loaded, judged(mcts), 2.0, 2, random_state=luck)
        if kind == "ismcts"
        else mcts.MCTSBot(loaded, 2.0, 2, judged(mcts), random_state=luck)
    )
    state, dice = loaded.new_initial_state(), Dice(4)
    while not state.is_terminal():
        legal = state.legal_actions()
        mine = state.current_player() == 0
        state.apply_action(int(bot.step(state)) if mine else legal[dice.below(len(legal))])
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


class Told(SimpleNamespace):
    """What OpenSpiel is told of a game."""

    Dynamics = SimpleNamespace(SEQUENTIAL="sequential")
    ChanceMode = SimpleNamespace(SAMPLED_STOCHASTIC="sampled", EXPLICIT_STOCHASTIC="explicit")
    Information = SimpleNamespace(IMPERFECT_INFORMATION="imperfect")
    Utility = SimpleNamespace(IDENTICAL="identical", GENERAL_SUM="general")
    RewardModel = SimpleNamespace(TERMINAL="terminal")


def test_open_spiel_is_told_who_plays_a_game_and_for_what(monkeypatch: pytest.MonkeyPatch) -> None:
    """In place of OpenSpiel, which few have, something that listens as it does."""
    told: dict[str, Told] = {}
    listener = SimpleNamespace(
        GameType=Told,
        State=object,
        Game=object,
        registered_names=lambda: list(told),
        register_game=lambda type, game: told.__setitem__(type.short_name, type),
    )
    open_spiel = import_module("emberhold.gym.open_spiel")
    monkeypatch.setattr(open_spiel, "import_module", lambda name: listener)
    assert register_with_open_spiel() == register_with_open_spiel()
    assert tuple(told) == register_with_open_spiel()
    for name, utility, seats in (
        ("war_eternal", "identical", (1, 4)),
        ("ashes", "general", (2, 4)),
    ):
        assert told[f"emberhold_{name}_chance"].chance_mode == "explicit"
        type = told[f"emberhold_{name}"]
        assert type.chance_mode == "sampled"
        assert type.long_name == f"Emberhold: {name.replace('_', '-')}"
        assert (type.min_num_players, type.max_num_players) == seats
        assert (type.utility, type.reward_model) == (utility, "terminal")
        assert type.provides_observation_tensor
        assert type.parameter_specification["players"] == 2


def test_without_open_spiel_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    open_spiel = import_module("emberhold.gym.open_spiel")

    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(open_spiel, "import_module", missing)
    with pytest.raises(emberhold.EmberholdError, match="pip install open_spiel") as raised:
        register_with_open_spiel()
    assert "\n" not in str(raised.value)
