"""Games kept for learning: who played what, every answer, and how it ended, one game a line.

`emberhold simulate --keep FILE` writes them, `games_in(FILE)` reads them. An answer is the place of
the choice among those of its question: a character for the first 62, `~` and two for those after.
Rows, legal actions and actions are not in the file; they are found by playing the game again, when
somebody asks for them.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from string import ascii_letters, digits
from typing import IO, Any

from emberhold.games import game_named
from emberhold.kernel.causes import cause_of
from emberhold.kernel.errors import EmberholdError, listed
from emberhold.kernel.question import key_of
from emberhold.kernel.save import Save
from emberhold.kernel.table import Table, restart
from emberhold.lab.changes import in_force
from emberhold.parts.worth import worth_of

MARK = "emberhold games"
FORMAT = 1
FIELDS = (
    "number",
    "kind",
    "seed",
    "players",
    "winners",
    "won",
    "reason",
    "length",
    "decisions",
    "answers",
    "given",
)
"""What is kept of a game beside its set-up; `answers` is a digest, `given` the answers."""
_LETTERS = digits + ascii_letters
_FEW = len(_LETTERS)
_WIDE = "~"
_PLACES = {letter: place for place, letter in enumerate(_LETTERS)}


def spelled(places: Iterable[int]) -> str:
    """Places among the choices as text."""
    return "".join(
        _LETTERS[place]
        if place < _FEW
        else _WIDE + _LETTERS[place // _FEW] + _LETTERS[place % _FEW]
        for place in places
    )


def places_in(given: str) -> Iterator[int]:
    """The places that a text spells."""
    letters = iter(given)
    for letter in letters:
        if letter == _WIDE:
            yield _PLACES[next(letters)] * _FEW + _PLACES[next(letters)]
        else:
            yield _PLACES[letter]


@dataclass(frozen=True, slots=True)
class Decision:
    """One answer of a kept game, as numbers."""

    seat: int
    row: bytes
    """What the seat saw: `emberhold.gym.observation_names` says what each slot means."""
    legal: list[int]
    """Its legal actions, in the order of the question."""
    action: int
    key: str
    """The same action as an option key."""
    worth: float
    """What the game was worth to the seat in the end: 1 won, -1 lost, 0 drawn."""


class KeptGame:
    """One game of a file; it is played again when its decisions are asked for."""

    def __init__(self, game: str, record: Mapping[str, Any], changes: tuple[str, ...] = ()) -> None:
        self.game = game
        self.changes = changes
        """What was printed otherwise when it was played: see `changes`."""
        self.record = dict(record)
        self.number: int = record["number"]
        self.players: list[str] = list(record["players"])
        """Who sat where, by name."""
        self.winners: list[int] = list(record["winners"])
        self.reason: str = record["reason"]

    def __repr__(self) -> str:
        return f"<game {self.number} of {self.game}, {self.record['decisions']} decisions>"

    def __len__(self) -> int:
        """How many decisions it has."""
        return int(self.record["decisions"])

    def table(self) -> Table:
        """The game as it began."""
        if self.changes != in_force(self.game):
            changes = listed(self.changes) or "–"
            raise EmberholdError("error-kept-changed", game=self.game, changes=changes)
        record = self.record
        header = Save(self.game, len(self.players), record["seed"], record["setup"])
        return restart(game_named(self.game), header, record=False)

    def decisions(self, rows: bool = True) -> Iterator[Decision]:
        """Every decision in turn; without `rows` they are empty, which is several times as fast."""
        table, players = self.table(), len(self.players)
        game = game_named(self.game).with_setup(table.header.setup)
        actions, observation = game.actions(players), game.observation(players)
        worths = worth_of(self.winners, table.sides)
        digest = blake2b(digest_size=8)
        for place in self._places():
            question = table.question
            if question is None or place >= len(question.choices):
                raise self._differs()
            seat, choice = question.seat, question.choices[place]
            key, codes = key_of(choice), actions.codes(question)
            row = observation.row(table.state, seat, question) if rows else b""
            yield Decision(seat, row, codes, codes[place], key, worths[seat])
            table.take(question, choice)
            digest.update(f"{seat}> {key}\n".encode())
        if table.question is not None or digest.hexdigest() != self.record["answers"]:
            raise self._differs()

    def _places(self) -> Iterator[int]:
        try:
            yield from list(places_in(self.record["given"]))
        except (KeyError, StopIteration, RuntimeError):
            raise self._differs() from None

    def _differs(self) -> EmberholdError:
        return EmberholdError("error-kept-differs", number=self.number)


def games_in(path: str | Path) -> Iterator[KeptGame]:
    """The games of a file, also one that was packed with gzip; a line that was cut off is left out.

    They come in the order in which they ended.
    """
    try:
        with _opened(Path(path)) as file:
            batch = _batch_of(path, file.readline())
            game, changes = str(batch["game"]), tuple(batch.get("changes", ()))
            for line in file:
                if line.endswith(b"\n"):
                    yield KeptGame(game, _read(path, line), changes)
    except (OSError, EOFError) as error:
        raise EmberholdError("error-results-read", path=str(path), why=cause_of(error)) from None


def _opened(path: Path) -> IO[bytes]:
    if path.suffix == ".gz":
        return gzip.open(path, "rb")  # type: ignore[return-value]
    return open(path, "rb")


def _batch_of(path: str | Path, line: bytes) -> dict[str, Any]:
    head = _read(path, line)
    if head.get(MARK) != FORMAT:
        raise EmberholdError("error-kept-foreign", path=str(path))
    batch: dict[str, Any] = head["batch"]
    return batch


def _read(path: str | Path, line: bytes) -> dict[str, Any]:
    try:
        read = json.loads(line)
    except (ValueError, RecursionError):
        read = None
    if not isinstance(read, dict):
        raise EmberholdError("error-kept-foreign", path=str(path))
    return read
