"""Emberhold: card-driven board games to play and to study.

>>> import emberhold
>>> table = emberhold.open("war-eternal", players=2, seed=7)
>>> table.answer(table.question.options[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import emberhold.language as _language
from emberhold.games import GAMES, game_named
from emberhold.kernel import save as _save
from emberhold.kernel.advice import Hint, install_adviser, install_explainer
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
from emberhold.kernel.table import Table, open_table, restart
from emberhold.kernel.version import VERSION

LANGUAGES = _language.LANGUAGES
__version__ = VERSION

__all__ = [
    "GAMES",
    "LANGUAGES",
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
    "__version__",
    "load",
    "loads",
    "open",
]


def _advise(table: Table, question: Question) -> Hint:
    """Players are loaded when the first hint is asked for."""
    from emberhold.players.hints import advise

    return advise(table, question)


def _explain(table: Table, seat: int, target: str) -> Message | None:
    """Reasons are loaded when the first is asked for."""
    from emberhold.games.explaining import explain

    return explain(table, seat, target)


install_adviser(_advise)
install_explainer(_explain)


def open(
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


def load(path: str | Path) -> Table:
    """Open a saved game where it was left."""
    return _replay(_save.read(path), str(path))


def loads(text: str) -> Table:
    """Open a game from the text of a save file."""
    return _replay(_save.parse(text), "save")


def _replay(saved: _save.Saved, path: str) -> Table:
    table = _started(saved.header, path)
    for number, key in enumerate(saved.answers, start=1):
        seat, marked, plain = key.partition("> ")
        try:
            seated = bool(marked) and seat.isdecimal()
            table.answer(plain if seated else key, int(seat) if seated else None)
        except IllegalAnswer as error:
            raise SaveError(
                "error-save-replay", path=path, number=number, why=error.message
            ) from None
    return table


def _started(header: _save.Save, path: str) -> Table:
    """The table a header describes; a set-up that was written by hand may be wrong."""
    try:
        game = game_named(header.game)
        complete = game.setup(header.players, header.seed, header.setup)
        return restart(game, replace(header, setup={**complete, **header.setup}))
    except EmberholdError as error:
        raise SaveError("error-save-start", path=path, why=error.message) from None
