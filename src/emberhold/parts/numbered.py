"""Tables that are played by numbers: actions go in, rows and masks come out.

`Numbered` is one table for an environment, `ManyTables` are many that are written into arrays. Both
are compiled with the engine, since little else happens between two decisions of a learner.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final

from emberhold.kernel.errors import IllegalAnswer, listed
from emberhold.kernel.game import Sides
from emberhold.kernel.question import Choice, Question
from emberhold.kernel.table import Table
from emberhold.parts.encoding import Actions, Observation
from emberhold.parts.worth import returns

MOST_LEGAL: Final = 128
"""How many legal actions are listed beside a mask, which has all of them."""


def place_of(action: int, codes: list[int]) -> int:
    """Which choice of a question an action is; -1 for none of them."""
    for place, code in enumerate(codes):
        if code == action:
            return place
    return -1


def refusal(actions: Actions, given: object, codes: list[int]) -> IllegalAnswer:
    """What an illegal action is told: the legal ones, by number and name."""
    legal = [f"{code} ({actions.names[code]})" for code in codes]
    return IllegalAnswer("error-gym-action", given=str(given), legal=listed(legal))


class Numbered:
    """A table whose open question is answered by actions."""

    __slots__ = (
        "_codes",
        "_no_mask",
        "_waiting",
        "actions",
        "given",
        "question",
        "table",
        "writer",
    )

    def __init__(self, actions: Actions, writer: Observation) -> None:
        self.actions = actions
        self.writer = writer
        self.table: Table | None = None
        self.question: Question | None = None
        self.given: list[Choice] = []
        """Every answer to the game under way."""
        self._codes: list[int] | None = None
        self._no_mask = bytes(actions.size)
        self._waiting = bytearray(actions.size)
        self._waiting[0] = 1

    def begin(self, table: Table) -> None:
        """Play at a table that has just been opened."""
        self.table = table
        self.question = table.question
        self.given = []
        self._codes = None

    def codes(self) -> list[int]:
        """The actions of the question's choices, in their order."""
        codes = self._codes
        if codes is None:
            question = self.question
            codes = self._codes = [] if question is None else self.actions.codes(question)
        return codes

    def take(self, action: int) -> bool:
        """Answer the open question, unless the action is not one of its own."""
        question = self.question
        if question is None:
            return False
        place = place_of(action, self.codes())
        if place < 0:
            return False
        self.answer(question, question.choices[place])
        return True

    def answer(self, question: Question, choice: Choice) -> None:
        """Answer with a choice, as the program's own players do."""
        table = self.table
        assert table is not None
        table.take(question, choice)
        self.given.append(choice)
        self.question = table.question
        self._codes = None

    def row(self, seat: int) -> bytearray:
        """What a seat sees; only who is asked is told of the question."""
        table, question = self.table, self.question
        assert table is not None
        if question is not None and question.seat != seat:
            question = None
        return bytearray(self.writer.row(table.state, seat, question))

    def mask(self, seat: int) -> bytearray:
        """What a seat may do: only wait unless it is asked."""
        question = self.question
        if question is None or question.seat != seat:
            return bytearray(self._waiting)
        mask = bytearray(self._no_mask)
        for code in self.codes():
            mask[code] = 1
        return mask


class ManyTables:
    """Tables played in step; what the seat asked at each of them sees is written into views.

    `rows` and `masks` are bytes, table after table; `legal` (with room for `MOST_LEGAL` a table),
    `counts`, `seats` and `games` are integers, `rewards` floats, `over` truth values.
    """

    def __init__(
        self,
        opened: Callable[[int, int], Table],
        sides: Sides,
        actions: Actions,
        writers: list[Observation],
        views: dict[str, Any],
    ) -> None:
        """`opened` is the game of a table by its place and number; each table has a writer."""
        self._opened = opened
        self._sides = sides
        self._actions = actions
        self._writers = writers
        self._rows: Any = views["rows"]
        self._masks: Any = views["masks"]
        self._legal: Any = views["legal"]
        self._counts: Any = views["counts"]
        self._seats: Any = views["seats"]
        self._games: Any = views["games"]
        self._rewards: Any = views["rewards"]
        self._over: Any = views["over"]
        count = len(writers)
        self._length = len(self._rows) // count
        self._size = len(self._masks) // count
        self._players = len(self._rewards) // count
        self._tables: list[Table] = []
        self._questions: list[Question] = []
        self._codes: list[list[int]] = [[] for _ in writers]
        self._picked = [0 for _ in writers]
        self._number_legal = [0 for _ in writers]
        self._asked = [0 for _ in writers]
        self._ended = [False for _ in writers]

    def begin(self) -> None:
        """The first game at every table."""
        count = len(self._writers)
        self._tables, self._questions = [], []
        self._masks[:] = bytes(count * self._size)
        self._rewards[:] = array("f", bytes(4 * count * self._players))
        self._over[:] = bytes(count)
        self._ended = [False for _ in range(count)]
        for place in range(count):
            self._games[place] = 0
            self._codes[place] = []
            table, question = self._next_game(place)
            self._tables.append(table)
            self._questions.append(question)
            self._write(place, table, question)
        self._tell()

    def _next_game(self, place: int) -> tuple[Table, Question]:
        """The next game of a table; one without any question is passed over."""
        while True:
            table = self._opened(place, self._games[place])
            question = table.question
            if question is not None:
                return table, question
            self._games[place] += 1

    def step(self, actions: list[int]) -> None:
        """Carry out the action of each table; if one is illegal, none."""
        picked = self._picked
        for place, action in enumerate(actions):
            pick = place_of(action, self._codes[place])
            if pick < 0:
                raise refusal(self._actions, action, self._codes[place])
            picked[place] = pick
        for place, question in enumerate(self._questions):
            table = self._tables[place]
            table.take(question, question.choices[picked[place]])
            following = table.question
            if following is None:
                table, following = self._end(place, table)
            elif self._ended[place]:
                self._clear(place)
            self._questions[place] = following
            self._write(place, table, following)
        self._tell()

    def _end(self, place: int, table: Table) -> tuple[Table, Question]:
        """Pay what a game was worth, and begin the next one."""
        start = place * self._players
        for seat, worth in enumerate(returns(table.result, self._sides)):
            self._rewards[start + seat] = worth
        self._games[place] += 1
        self._over[place] = 1
        self._ended[place] = True
        table, following = self._next_game(place)
        self._tables[place] = table
        return table, following

    def _clear(self, place: int) -> None:
        """The game that ended is one step ago."""
        start = place * self._players
        for seat in range(self._players):
            self._rewards[start + seat] = 0.0
        self._over[place] = 0
        self._ended[place] = False

    def _write(self, place: int, table: Table, question: Question) -> None:
        """The row, the mask and the legal actions of the seat that is asked."""
        row = self._writers[place].row(table.state, question.seat, question)
        start = place * self._length
        self._rows[start : start + self._length] = row
        masks, start = self._masks, place * self._size
        for code in self._codes[place]:
            masks[start + code] = 0
        codes = self._codes[place] = self._actions.codes(question)
        for code in codes:
            masks[start + code] = 1
        count = min(len(codes), MOST_LEGAL)
        legal, start = self._legal, place * MOST_LEGAL
        for step in range(count):
            legal[start + step] = codes[step]
        self._number_legal[place] = count
        self._asked[place] = question.seat

    def _tell(self) -> None:
        """How many actions each table lists, and who is asked there."""
        self._counts[:] = array("i", self._number_legal)
        self._seats[:] = array("i", self._asked)
