"""What a notebook shows of a table: the board as the web draws it, and the still drawing below it.

The still drawing is seen wherever the frame is not: a page that leaves frames out shows it instead,
and inside the frame it is what is seen until the script has drawn, or for good if none runs.
"""

from __future__ import annotations

from dataclasses import dataclass

from emberhold.kernel.errors import EmberholdError
from emberhold.kernel.table import Table
from emberhold.notebook.board import framed
from emberhold.notebook.still import drawn

ASKED = "asked"


@dataclass(frozen=True)
class Shown:
    """A drawn table; a notebook shows it, and `html` may be written into any page."""

    html: str
    told: str

    def _repr_html_(self) -> str:
        return self.html

    def __repr__(self) -> str:
        return self.told


def shown(
    table: Table, seat: int | str | None = ASKED, language: str = "en", still: bool = False
) -> Shown:
    """A table with the eyes of a seat; of the one that is asked, where none is named."""
    eyes = _eyes(table, seat)
    drawing = drawn(table, eyes, language)
    frame = "" if still else framed(table, eyes, language, drawing)
    return Shown(frame + drawing, repr(table))


def _eyes(table: Table, seat: int | str | None) -> int | None:
    if seat == ASKED:
        return None if table.question is None else table.question.seat
    if seat is None or (isinstance(seat, int) and 0 <= seat < table.header.players):
        return seat
    raise EmberholdError("error-seat", given=str(seat), last=table.header.players - 1)
