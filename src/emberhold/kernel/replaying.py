"""Giving the answers of a save file again, and what becomes of it when a rule has changed since.

A file that does not fit is refused with the number of the answer that does not. Code that asks for
it gets the table as it was before that answer instead, together with the rest of the record.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from emberhold.kernel.errors import EmberholdError, IllegalAnswer, SaveError
from emberhold.kernel.game import Game
from emberhold.kernel.opening import complete_setup
from emberhold.kernel.save import Save, Saved
from emberhold.kernel.table import Mended, Table, restart

_DIGITS = 4


def replayed(game: Game, saved: Saved, path: str, mend: bool = False) -> Table:
    """The table a save file describes; with `mend` as far as its answers fit."""
    table = started(game, saved.header, path)
    answers = saved.answers
    for number, line in enumerate(answers):
        seat, key = seat_and_key(line)
        try:
            table.answer(key, seat)
        except IllegalAnswer as error:
            if not mend:
                raise SaveError(
                    "error-save-replay", path=path, number=number + 1, why=error.message
                ) from None
            return mended(table, answers[number:], error)
    return table


def rules_changed(game: Game, header: Save) -> bool:
    """Whether a file was played by other rules: then an answer that does not fit is not an
    error."""
    return header.rules != game.rules_version


def mended(table: Table, rest: Sequence[str], error: EmberholdError) -> Table:
    """A table that went as far as its answers fit, and remembers those that do not."""
    table.undo(0)  # what was dealt again later has not been dealt
    table.mended = Mended(table.count, tuple(rest), error.message)
    return table


def seat_and_key(line: str) -> tuple[int | None, str]:
    """An answer as a file writes it: `key`, or `seat> key` where seats decide at once."""
    seat, marked, key = line.partition("> ")
    seated = marked and seat.isdecimal() and len(seat) < _DIGITS
    return (int(seat), key) if seated else (None, line)


def started(game: Game, header: Save, path: str) -> Table:
    """The table a header describes; a set-up that was written by hand may be wrong."""
    try:
        complete = complete_setup(game, header.players, header.seed, header.setup)
        return restart(game, replace(header, setup={**complete, **header.setup}))
    except EmberholdError as error:
        raise SaveError("error-save-start", path=path, why=error.message) from None
