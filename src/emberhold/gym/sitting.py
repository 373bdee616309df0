"""One game after another as numbers: what all the environments have in common."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any, NoReturn

import numpy as np
from gymnasium import spaces
from numpy import frombuffer
from numpy.typing import NDArray

from emberhold.games import game_named
from emberhold.gym.options import Options, changed
from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.opening import complete_setup
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table, open_table
from emberhold.parts.numbered import Numbered, refusal
from emberhold.parts.worth import returns

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]
Observed = dict[str, Any]
"""`{"observation": Row, "action_mask": Mask}`."""


_BYTES, _BITS = np.dtype(np.uint8), np.dtype(np.int8)


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
        self.numbered = self._encode()
        self.size = self.numbered.actions.size
        self.length = len(self.numbered.writer.names)
        self._opened: tuple[int | str, dict[str, Any]] | None = None
        """The seed and the wishes of the game under way."""
        self._seed: int | str = randbits(62)
        self._games = 0
        self.dice = Dice(self._seed)

    def _encode(self) -> Numbered:
        """Actions and observations have the cards of the boxes in play, and no others."""
        game = self.game.with_setup(self.complete)
        return Numbered(game.actions(self.players), game.observation(self.players))

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
        table = self.numbered.table
        if table is None:
            raise EmberholdError("error-gym-begin")
        return table

    @property
    def question(self) -> Question | None:
        return self.numbered.question

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
        self.numbered.begin(table)

    def take(self, action: Any) -> bool:
        """Answer the open question with an action, unless that is not legal."""
        if type(action) is int:
            return self.numbered.take(action)
        number = _whole(action)
        return number is not None and self.numbered.take(number)

    def legal_actions(self, seat: int) -> list[int]:
        """What a seat may do now: an answer, or to wait."""
        question = self.question
        return self.numbered.codes() if question is not None and question.seat == seat else [0]

    def legal(self, seat: int, action: Any) -> int | None:
        """The action as a number if the seat may do it now."""
        number = _whole(action)
        return number if number in self.legal_actions(seat) else None

    def answer(self, question: Question, choice: Choice) -> None:
        """Answer the open question with a choice, as the program's own players do."""
        self.numbered.answer(question, choice)

    def __getstate__(self) -> dict[str, Any]:
        """What the game under way can be rebuilt from, for copies and other processes: its answers,
        also where the table keeps no record."""
        state = self.__dict__.copy()
        given = [key_of(choice) for choice in self.numbered.given]
        return {**state, "game": self.game.name, "numbered": given}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = game_named(state["game"])
        self.numbered = self._encode()
        if self._opened is not None:
            self.open(*self._opened)
            for key in state["numbered"]:
                question = self.question
                assert question is not None
                self.answer(question, question.find(key))

    def any_action(self) -> int:
        """A legal answer at random, from the seed of the game."""
        codes = self.numbered.codes()
        return codes[self.dice.below(len(codes))]

    def refuse(self, seat: int, action: Any) -> NoReturn:
        raise refusal(self.numbered.actions, action, self.legal_actions(seat))

    def returns(self) -> list[float]:
        """What the game is worth to each seat."""
        return returns(self.table.result, self.table.sides)

    def promise(self, seat: int) -> float:
        """The score of the game for a seat; 0 once it is over, so that what was paid along the way
        does not depend on how it was played, and the best way to play stays the best."""
        table = self.table
        return 0.0 if table.result is not None else self.game.promise(table.state, seat)

    def observe(self, seat: int) -> Observed:
        """What a seat sees, and what it may do: only wait unless it is asked."""
        numbered = self.numbered
        if numbered.table is None:
            raise EmberholdError("error-gym-begin")
        return {
            "observation": frombuffer(numbered.row(seat), _BYTES),
            "action_mask": frombuffer(numbered.mask(seat), _BITS),
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


def _whole(action: Any) -> int | None:
    """An action as a number, whatever kind of number a learner has."""
    try:
        return int(action)
    except (TypeError, ValueError):
        return None
