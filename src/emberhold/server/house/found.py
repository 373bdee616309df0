"""Puzzles that were found in played games, as the operator has put them on the shelf.

`emberhold puzzle find` writes their files. A file that cannot be read or no longer fits the rules
stops the server before it opens, with one line that says which and why.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Final

from emberhold.games import game_of
from emberhold.games.puzzles import Puzzle, read_puzzle
from emberhold.kernel.campaign import RECORD
from emberhold.kernel.errors import EmberholdError
from emberhold.players.finding import Found, written
from emberhold.players.solving import laid_out

MOST = 200
_KEPT: Final = "kept_"
"""What the names of files that a server writes begin with."""


def read_shelf(folder: str, growing: bool = False) -> tuple[Puzzle, ...]:
    """The puzzles of a folder, in the order of their file names; one that grows may be empty."""
    paths = sorted(Path(folder).glob("*.toml"))
    if not (paths or growing) or len(paths) > MOST:
        raise EmberholdError("error-puzzle-folder", path=folder, given=len(paths), most=MOST)
    return tuple(read_one(path) for path in paths)


def put_on_shelf(folder: Path, found: Found) -> Puzzle | None:
    """Write a puzzle into the folder of a shelf, named by what it holds; None if it is full.

    Its position is dealt again from what the solver knew, and nobody's name is in it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    text = written(found)
    path = folder / f"{_KEPT}{blake2b(text.encode(), digest_size=6).hexdigest()}.toml"
    if not path.exists():
        if len(list(folder.glob("*.toml"))) >= MOST:
            return None
        part = path.with_suffix(".part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    return read_one(path)


def kept_by_others(folder: Path, known: Collection[Puzzle]) -> list[Path]:
    """What another worker of the server has kept since: files are named by what they hold."""
    digests = {puzzle.id.rpartition("-")[2] for puzzle in known}
    paths = sorted(folder.glob(f"{_KEPT}*.toml"))
    return [path for path in paths if path.stem.removeprefix(_KEPT) not in digests]


def read_one(path: Path) -> Puzzle:
    """A puzzle of a shelf; refused if it does not belong there."""
    puzzle = read_puzzle(path)
    if puzzle.past is None or RECORD in puzzle.setup:
        raise EmberholdError("error-puzzle-origin", path=str(path))
    try:
        puzzle.words(game_of(laid_out(puzzle)))
    except EmberholdError as error:
        raise EmberholdError("error-puzzle-unfit", path=str(path), why=error.message) from None
    digest = blake2b(path.read_bytes(), digest_size=6).hexdigest()
    return replace(puzzle, id=f"{puzzle.game}-found-{digest}")
