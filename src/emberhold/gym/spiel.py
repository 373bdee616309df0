"""States in the manner of OpenSpiel: clone, legal actions, apply, information states, returns.

They need nothing but Emberhold. Luck is inside: a state has a seed and is deterministic from there
on, and `resample_from_infostate` deals again everything that a player cannot know. Where chance is
wished to be explicit (`emberhold.gym.chance`), every number that is drawn is a node of its own.
OpenSpiel itself can load the same games after `emberhold.gym.register_with_open_spiel()`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from emberhold.games import game_named
from emberhold.kernel.errors import EmberholdError, IllegalAnswer, listed
from emberhold.kernel.opening import complete_setup
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.strand import Strand
from emberhold.kernel.table import Table, open_table, restart
from emberhold.parts.worth import returns

CHANCE = -1
"""What OpenSpiel calls the current player where chance decides."""
TERMINAL = -4
"""What OpenSpiel calls the current player of a finished game."""
_DIGEST = 12
_NOBODY = -1
LONGEST = 20_000
"""More decisions than any game takes."""


class SpielGame:
    """A game with its set-up: where states come from, and how large their tensors are."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        setup: Mapping[str, Any] | None = None,
        seed: int | str = 0,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.position = position
        self.game = game_named(game)
        self.name = game
        self.players = players
        complete = complete_setup(self.game, players, seed, setup)
        self.setup = dict(setup or {})
        self.seed = seed
        self.sides = self.game.sides(players, complete)
        in_play = self.game.with_setup(complete)
        self.actions = in_play.actions(players)
        self.observation = in_play.observation(players)
        self._begun = 0

    def __reduce__(self) -> tuple[Any, ...]:
        made_from = (self.name, self.players, self.setup, self.seed, self.position)
        return type(self), made_from, {"_begun": self._begun}

    def num_players(self) -> int:
        return self.players

    def num_distinct_actions(self) -> int:
        return self.actions.size

    def observation_tensor_size(self) -> int:
        return len(self.observation.names)

    def observation_tensor_shape(self) -> list[int]:
        return [self.observation_tensor_size()]

    def information_state_tensor_size(self) -> int:
        return self.observation_tensor_size()

    def information_state_tensor_shape(self) -> list[int]:
        return self.observation_tensor_shape()

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float | None:
        """0 for two sides of equal size; otherwise the sum is not fixed."""
        sizes = [len(side) for side in self.sides]
        return 0.0 if len(sizes) == 2 and sizes[0] == sizes[1] else None

    def max_game_length(self) -> int:
        return LONGEST

    def new_initial_state(self, seed: int | str | None = None) -> SpielState:
        """A new game: the one of a seed, or the next after the game's own seed."""
        if seed is None:
            seed = self.seed if not self._begun else f"{self.seed} game {self._begun}"
            self._begun += 1
        return SpielState(self, self.opened(seed))

    def opened(self, seed: int | str) -> Table:
        """The table of a seed."""
        return open_table(self.game, self.players, seed, self.setup, self.position)

    def max_chance_outcomes(self) -> int:
        """None where luck is inside a state."""
        return 0

    def deserialize_state(self, text: str) -> SpielState:
        """The state that `SpielState.serialize` wrote down: its answers are given again."""
        import emberhold

        saved = emberhold.loads(text)
        state = SpielState(self, restart(self.game, saved.header))
        for key in saved.answers:
            state.apply_action(state.string_to_action(key.rpartition("> ")[2]))
        return state


class SpielState:
    """One moment of a game. Questions asked of several seats at once come one by one."""

    def __init__(
        self,
        game: SpielGame,
        table: Table,
        history: Sequence[int] = (),
        recalled: Sequence[bytes] = (),
    ) -> None:
        self._game = game
        self._table = table
        self._history = list(history)
        self._recalled = list(recalled) or [b""] * game.players
        """For each seat a digest of all it saw and did at its own decisions: perfect recall."""
        self._dealt: _Dealt | None = None
        self._look()

    def _look(self) -> None:
        self._told: dict[int, list[str]] = {}
        """What each seat has read so far, for the states that are dealt from here."""
        self._question: Question | None = self._table.question
        self._codes: list[int] | None = None

    @property
    def table(self) -> Table:
        """The table behind the state."""
        return self._table

    def get_game(self) -> SpielGame:
        return self._game

    # Who, and what can be done

    def current_player(self) -> int:
        return TERMINAL if self._question is None else self._question.seat

    def is_terminal(self) -> bool:
        return self._question is None

    def is_chance_node(self) -> bool:
        """Only where chance is explicit: otherwise luck is inside the state."""
        return False

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely each is; nothing where a player decides."""
        return []

    def is_simultaneous_node(self) -> bool:
        return False

    def _coded(self) -> list[int]:
        if self._codes is None:
            question = self._question
            self._codes = [] if question is None else self._game.actions.codes(question)
        return self._codes

    def legal_actions(self, player: int | None = None) -> list[int]:
        """In ascending order; none for a player who is not asked."""
        if player is not None and player != self.current_player():
            return []
        return sorted(self._coded())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * self._game.actions.size
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        question = self._question
        if question is None:
            raise EmberholdError("error-game-over")
        codes = self._coded()
        if action not in codes:
            names = self._game.actions.names
            legal = listed(f"{code} ({names[code]})" for code in sorted(codes))
            raise IllegalAnswer("error-gym-action", given=str(action), legal=legal)
        row = self._game.observation.row(self._table.state, question.seat, question)
        before = self._recalled[question.seat]
        digest = blake2b(before + row + int(action).to_bytes(4, "big"), digest_size=_DIGEST)
        self._recalled[question.seat] = digest.digest()
        self._history.append(int(action))
        self._answer(question.choices[codes.index(action)])
        self._look()

    def _answer(self, choice: Choice) -> None:
        assert self._question is not None
        self._table.take(self._question, choice)

    def child(self, action: int) -> SpielState:
        """The state after an action; this one stays as it is."""
        state = self.clone()
        state.apply_action(action)
        return state

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """The option key of a legal action, otherwise its name; the player may be left out."""
        if action is None:
            player, action = self.current_player(), player
        codes = self._coded()
        if self._question is not None and player == self._question.seat and action in codes:
            return key_of(self._question.choices[codes.index(action)])
        return self._game.actions.names[action]

    def string_to_action(self, text: str) -> int:
        """The action of an option key that can be answered now."""
        question = self._question
        if question is None:
            raise EmberholdError("error-game-over")
        return self._coded()[list(question.choices).index(question.find(text))]

    # What it is worth

    def returns(self) -> list[float]:
        return returns(self._table.result, self._game.sides)

    def rewards(self) -> list[float]:
        """Rewards come at the end only."""
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    # What a player knows

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What the player sees now, slot by slot as `observation_names` says."""
        seat = self._seat(player)
        question = self._question
        asked = question if question is not None and question.seat == seat else None
        return [float(n) for n in self._game.observation.row(self._table.state, seat, asked)]

    def observation_string(self, player: int | None = None) -> str:
        """What the player sees now, as the plain data of a view."""
        return json.dumps(self._table.view(self._seat(player)).plain(), ensure_ascii=False)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The same as the observation: what there is to see now, without what was seen before."""
        return self.observation_tensor(player)

    def information_state_string(self, player: int | None = None) -> str:
        """All the player has seen, done and sees: what it saw and did at its own decisions as a
        digest, the log as that seat may read it, then the view."""
        seat = self._seat(player)
        told = [f"recalled {self._recalled[seat].hex()}"]
        told += self._dealt.before(seat) if self._dealt is not None else []
        told += self._table.log("en", seat)
        return "\n".join([*told, self.observation_string(seat)])

    def _seat(self, player: int | None) -> int:
        if player is not None:
            return player
        return max(0, self.current_player())

    # Other states

    def clone(self) -> SpielState:
        """An independent state in the same situation."""
        if self._dealt is None:
            return SpielState(self._game, self._table.fork(), self._history, self._recalled)
        return self._dealt.again(self)

    def __deepcopy__(self, memo: Any) -> SpielState:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        if self._dealt is not None:
            raise EmberholdError("error-gym-resampled")
        return SpielState, (self._game, self._table, self._history, self._recalled)

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """A state the player cannot tell from this one, everything hidden from it dealt again."""
        if self._dealt is not None:
            raise EmberholdError("error-gym-resampled")
        seed = int(probability_sampler() * 2**53)
        return _Dealt(self.clone(), player, seed, self._told).state()

    def history(self) -> list[int]:
        return self._history.copy()

    def history_str(self) -> str:
        return ", ".join(map(str, self._history))

    def move_number(self) -> int:
        return len(self._history)

    def num_players(self) -> int:
        return self._game.players

    def serialize(self) -> str:
        """The text of a save file."""
        if self._dealt is not None:
            raise EmberholdError("error-gym-resampled")
        return self._table.dumps()

    def __str__(self) -> str:
        question = self._question
        if question is None:
            return str(self._table.result and self._table.result.text("en"))
        return f"seat {question.seat}: {question.prompt().text('en')}"


class _Dealt:
    """Where a resampled state comes from: a redealt table keeps no record of its own."""

    def __init__(
        self, origin: SpielState, seat: int, seed: int, told: dict[int, list[str]]
    ) -> None:
        self._origin = origin
        self._told = told
        self._seat = seat
        self._seed = seed

    def state(self) -> SpielState:
        origin = self._origin
        table = origin.table.redeal(self._seat, self._seed)
        table.state.log = Strand()
        state = SpielState(origin.get_game(), table, origin.history(), origin._recalled)
        state._dealt = self
        return state

    def again(self, state: SpielState) -> SpielState:
        """The same deal, played to where the state is."""
        twin = self.state()
        for action in state.history()[self._origin.move_number() :]:
            twin.apply_action(action)
        return twin

    def before(self, seat: int) -> list[str]:
        """What had been read before the deal; what others read in private was dealt again."""
        reader = seat if seat == self._seat else _NOBODY
        if reader not in self._told:
            lines = self._origin.table.log("en", None if reader == _NOBODY else reader)
            self._told[reader] = lines
        return self._told[reader].copy()
