"""Emberhold: card-driven board games to play and to study.

>>> import emberhold
>>> table = emberhold.open("war-eternal", players=2, seed=7)
>>> table.answer(table.question.options[0])
"""

from __future__ import annotations

import copyreg as _copyreg
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import emberhold.language as _language
from emberhold.games import GAMES, TableGame, game_named, register
from emberhold.kernel import bookfile as _bookfile
from emberhold.kernel import replaying as _replaying
from emberhold.kernel import save as _save
from emberhold.kernel.advice import (
    Hint,
    Outlook,
    install_adviser,
    install_drawer,
    install_explainer,
    install_foreseer,
)
from emberhold.kernel.book import Book
from emberhold.kernel.book import opened as _opened_book
from emberhold.kernel.errors import (
    EmberholdError,
    IllegalAnswer,
    PositionError,
    SaveError,
    SetupError,
)
from emberhold.kernel.game import Result
from emberhold.kernel.message import Message
from emberhold.kernel.question import Option, Question
from emberhold.kernel.scene import Scene
from emberhold.kernel.table import Table, open_table
from emberhold.kernel.version import VERSION

if TYPE_CHECKING:
    from emberhold.notebook.showing import Shown

LANGUAGES = _language.LANGUAGES
__version__ = VERSION

__all__ = [
    "GAMES",
    "LANGUAGES",
    "Book",
    "EmberholdError",
    "Hint",
    "IllegalAnswer",
    "Option",
    "PositionError",
    "Question",
    "Result",
    "SaveError",
    "Scene",
    "SetupError",
    "Table",
    "TableGame",
    "__version__",
    "campaign",
    "load",
    "load_campaign",
    "loads",
    "loads_campaign",
    "open",
    "register",
    "show",
]


def _advise(table: Table, question: Question) -> Hint:
    """Players are loaded when the first hint is asked for."""
    from emberhold.players.hints import advise

    return advise(table, question)


def _explain(table: Table, seat: int, target: str) -> Message | None:
    """Reasons are loaded when the first is asked for."""
    from emberhold.games.explaining import explain

    return explain(table, seat, target)


def _foresee(table: Table, seat: int) -> tuple[Outlook, ...]:
    from emberhold.games.explaining import foresee

    return foresee(table, seat)


def _draw(table: Table) -> str:
    """The drawing for notebooks is loaded when the first table is shown in one."""
    from emberhold.notebook.showing import shown

    return shown(table).html


install_adviser(_advise)
install_drawer(_draw)
install_foreseer(_foresee)
install_explainer(_explain)


def open(  # noqa: PLR0913 (the front door, by name)
    game: str,
    players: int = 2,
    seed: int | str = 0,
    setup: Mapping[str, Any] | None = None,
    position: Mapping[str, Any] | None = None,
    record: bool = True,
) -> Table:
    """Open a table. What the set-up leaves out is drawn from the seed.

    A table without `record` is faster and keeps no history: no undo, fork, log or save.
    """
    return open_table(game_named(game), players, seed, setup, position, record)


def show(
    table: Table, seat: int | str | None = "asked", language: str = "en", still: bool = False
) -> Shown:
    """A table drawn for a notebook, with the eyes of a seat; None: what everybody sees.

    A table that is the last value of a cell is drawn with the eyes of the seat that is asked.
    `still` leaves the board of the web out: a small drawing without scripts.
    """
    from emberhold.notebook.showing import shown

    return shown(table, seat, language, still)


def load(path: str | Path, mend: bool = False) -> Table:
    """Open a saved game where it was left.

    Where an answer does not fit any more, because a rule has changed since, that is an error; with
    `mend` the table is opened just before it, and `table.mended` tells the rest.
    """
    return _replayed(_save.read(path), str(path), mend)


def loads(text: str, mend: bool = False) -> Table:
    """Open a game from the text of a save file."""
    return _replayed(_save.parse(text), "save", mend)


def campaign(
    game: str,
    players: int = 2,
    seed: int | str = 0,
    wishes: Mapping[str, Any] | None = None,
) -> Book:
    """Begin a campaign: `book.table` is its chapter, `book.turn()` closes one that is over."""
    return Book.begun(game_named(game), players, seed, wishes or {})


def load_campaign(path: str | Path, mend: bool = False) -> Book:
    """Open a campaign from its file where it was left; `mend` is for the chapter under way."""
    return _campaign(_bookfile.read(path), str(path), mend)


def loads_campaign(text: str, mend: bool = False) -> Book:
    """Open a campaign from the text of its file."""
    return _campaign(_bookfile.parse(text), "campaign", mend)


def _campaign(file: _bookfile.BookFile, path: str, mend: bool) -> Book:
    return _opened_book(_game_of(file.game, path), file, path, mend)


def _game_of(name: str, path: str) -> TableGame:
    try:
        return game_named(name)
    except EmberholdError as error:
        raise SaveError("error-save-start", path=path, why=error.message) from None


def _replayed(saved: _save.Saved, path: str, mend: bool) -> Table:
    return _replaying.replayed(_game_of(saved.header.game, path), saved, path, mend)


def _reduced(table: Table) -> tuple[Any, ...]:
    """A pickled table is its save: a game in the middle of an effect is rebuilt from answers."""
    return loads, (table.dumps(),)


_copyreg.pickle(Table, _reduced)
