"""Learned players at web tables: weights from one folder of the host, by the names of their files.

A page may name a file of that folder and no other place: `net:ashes.bin`, never a path. The folder
is `EMBERHOLD_AGENTS`, which `emberhold serve --agents` sets for all processes of the server.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from emberhold.kernel.errors import EmberholdError, SetupError, listed, nearest
from emberhold.players import check_name
from emberhold.players.registry import weights_of
from emberhold.players.settings import NET
from emberhold.players.weights import purpose_of

FOLDER = "EMBERHOLD_AGENTS"


class Agent(NamedTuple):
    """A learned player that may be asked to a table."""

    file: str
    game: str
    players: int

    @property
    def name(self) -> str:
        return f"{NET}:{self.file}"


def offer(folder: str) -> None:
    """Offer the weights of a folder; one that is not there is refused."""
    if not Path(folder).is_dir():
        raise EmberholdError("error-agents-folder", path=folder)
    os.environ[FOLDER] = str(Path(folder).resolve())


def offered() -> tuple[Agent, ...]:
    """Everybody in the folder, by name; other files are passed over."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return ()
    try:
        return _found(folder, Path(folder).stat().st_mtime_ns)
    except OSError:
        return ()


@lru_cache(maxsize=4)
def _found(folder: str, changed: int) -> tuple[Agent, ...]:
    found = []
    for path in sorted(Path(folder).glob("*.bin")):
        try:
            purpose = purpose_of(str(path))
        except SetupError:
            continue
        found.append(Agent(path.name, purpose.game, purpose.players))
    return tuple(found)


def meant(bot: str) -> str:
    """The player that a name at a web table stands for: weights are found in the folder."""
    file = weights_of(bot)
    if not file:
        return bot
    known = [agent.file for agent in offered()]
    if file not in known:
        raise SetupError(
            "error-agent", "seats", given=file, known=listed(known), nearest=nearest(file, known)
        )
    settings = bot.removeprefix(f"{NET}:{file}")
    return f"{NET}:{Path(os.environ[FOLDER]) / file}{settings}"


def check_bot(bot: str, game: str = "", players: int = 0) -> None:
    """Refuse a bot that cannot be asked to a web table."""
    try:
        check_name(meant(bot), game, players)
    except SetupError as error:
        path, file = error.message.arguments.get("path"), weights_of(bot)
        if path is None:
            raise
        told = {**error.message.arguments, "path": file}  # where the folder is, is the host's
        raise SetupError(error.message.id, "seats", **told) from None
