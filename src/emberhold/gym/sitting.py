"""One game after another as numbers: what all the environments have in common."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any, NoReturn

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from emberhold.games import game_named
from emberhold.gym.options import Options, changed
from emberhold.kernel.errors import EmberholdError, IllegalAnswer, listed
from emberhold.kernel.opening import complete_setup
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table, open_table
from emberhold.parts.worth import returns

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]
Observed = dict[str, Any]
"""`{"observation": Row, "action_mask": Mask}`."""


_FOUND_AGAIN = ("game", "actions", "observation", "_table", "_question", "_codes")
"""What a copy finds by the name of its game, or by giving the answers again."""


class Sitting:
    """A table whose questions are answered by actions and whose views are arrays."""

    def __init__(
        self,
        game: str,
        players: int,
        setup: Mapping[str, Any] | None,
        position: Mapping[str, Any] | None = None,
        record: bool = False,
    ) -> None:
        self.game = game_named(game)
        self.players = players
        complete = complete_setup(self.game, players, 0, setup)
        self.setup = dict(setup or {})
        self.position = position
        self.record = record
        self.sides = self.game.sides(players, complete)
        self.complete = complete
        self._encode()
        self.size = self.actions.size
        self.length = len(self.observation.names)
        self._table: Table | None = None
        self._question: Question | None = None
        self._codes: list[int] | None = None
        self._opened: tuple[int | str, dict[str, Any]] | None = None
        """The seed and the wishes of the game under way."""
        self._given: list[Choice] = []
        """Every answer to it: with them a copy is rebuilt, also where the table keeps no record."""
        self._seed: int | str = randbits(62)
        self._games = 0
        self.dice = Dice(self._seed)

    def _encode(self) -> None:
        """Actions and observations have the cards of the boxes in play, and no others."""
        game = self.game.with_setup(self.complete)
        self.actions = game.actions(self.players)
        self.observation = game.observation(self.players)

    def space(self) -> spaces.Dict:
        """What `observe` gives."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.length,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.size,), np.int8),
            }
        )

    @property
    def table(self) -> Table:
        if self._table is None:
            raise EmberholdError("error-gym-begin")
        return self._table

    @property
    def question(self) -> Question | None:
        return self._question

    def begin(self, seed: int | None, setup: Mapping[str, Any] | None = None) -> None:
        """Set a game up: the one of the seed, or the next one after the seed last given."""
        if seed is not None:
            self._seed, self._games = seed, 0
        played: int | str = self._seed if not self._games else f"{self._seed} game {self._games}"
        self._games += 1
        self.dice = Dice(f"actions {played}")
        self.open(played, changed(self.setup, setup))

    def open(self, seed: int | str, wishes: dict[str, Any]) -> None:
        """Set up exactly this game."""
        table = open_table(self.game, self.players, seed, wishes, self.position, self.record)
        self._opened = seed, wishes
        self._given = []
        self._table = table
        self._look(table)

    def _look(self, table: Table) -> None:
        self._question = table.question
        self._codes = None

    def codes(self) -> list[int]:
        """The actions of the question's choices, in their order."""
        codes = self._codes
        if codes is None:
            question = self._question
            codes = self._codes = [] if question is None else self.actions.codes(question)
        return codes

    def legal(self, seat: int, action: Any) -> int | None:
        """The action as a number if the seat may do it now: an answer, or to wait."""
        try:
            number = int(action)
        except (TypeError, ValueError):
            return None
        return number if number in self.legal_actions(seat) else None

    def legal_actions(self, seat: int) -> list[int]:
        question = self._question
        return self.codes() if question is not None and question.seat == seat else [0]

    def take(self, action: int) -> None:
        """Answer the open question with an action known to be legal."""
        table, question = self._table, self._question
        assert table is not None
        assert question is not None
        self._take(table, question, question.choices[self.codes().index(action)])

    def answer(self, question: Question, choice: Choice) -> None:
        """Answer the open question with a choice, as the program's own players do."""
        self._take(self.table, question, choice)

    def _take(self, table: Table, question: Question, choice: Choice) -> None:
        table.take(question, choice)
        self._given.append(choice)
        self._look(table)

    def __getstate__(self) -> dict[str, Any]:
        """What the game under way can be rebuilt from, for copies and other processes."""
        state = self.__dict__.copy()
        for name in _FOUND_AGAIN:
            del state[name]
        return {**state, "game": self.game.name, "_given": [key_of(each) for each in self._given]}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = game_named(state["game"])
        self._encode()
        self._table = self._question = self._codes = None
        if self._opened is not None:
            self.open(*self._opened)
            for key in state["_given"]:
                question = self._question
                assert question is not None
                self.answer(question, question.find(key))

    def any_action(self) -> int:
        """A legal answer at random, from the seed of the game."""
        codes = self.codes()
        return codes[self.dice.below(len(codes))]

    def refuse(self, seat: int, action: Any) -> NoReturn:
        names = self.actions.names
        legal = [f"{code} ({names[code]})" for code in self.legal_actions(seat)]
        raise IllegalAnswer("error-gym-action", given=str(action), legal=listed(legal))

    def returns(self) -> list[float]:
        """What the game is worth to each seat."""
        return returns(self.table.result, self.table.sides)

    def promise(self, seat: int) -> float:
        """The score of the game for a seat."""
        return self.game.promise(self.table.state, seat)

    def observe(self, seat: int) -> Observed:
        """What a seat sees, and what it may do: only wait unless it is asked."""
        question = self._question
        table = self._table
        if table is None:
            raise EmberholdError("error-gym-begin")
        mask = bytearray(self.size)
        if question is None or question.seat != seat:
            mask[0] = 1
            row = self.observation.row(table.state, seat, None)
        else:
            for code in self.codes():
                mask[code] = 1
            row = self.observation.row(table.state, seat, question)
        return {
            "observation": np.frombuffer(bytearray(row), np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def render(self, seat: int, options: Options) -> str | None:
        """The table as a seat sees it: printed or returned, as the mode of rendering says."""
        text = self.drawn(seat, options.language)
        if options.render_mode == "human":
            print(text)
            return None
        return text

    def drawn(self, seat: int | None, language: str) -> str:
        """The table as a seat sees it, in words."""
        from emberhold.terminal.plain import lines_of

        table = self.table
        scene = table.view(seat)
        lines = lines_of(scene, language)
        lines += [asked.prompt.text(language) for asked in scene.asked]
        if table.result is not None:
            lines.append(table.result.text(language))
        return "\n".join(lines)
