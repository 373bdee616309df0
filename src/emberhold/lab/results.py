"""Files of results: a Parquet table with a row for each game, and in its metadata the batch."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from emberhold.games import GAMES
from emberhold.kernel.causes import cause_of
from emberhold.kernel.errors import EmberholdError, listed
from emberhold.lab.batch import Batch, differences
from emberhold.lab.extras import need
from emberhold.lab.playing import Row, columns_of

if TYPE_CHECKING:
    import polars as pl

_MARK = "emberhold"


def check_place(path: Path) -> None:
    """Refuse a file that could not be written before anything is played for it."""
    need("lab", "polars")
    if path.is_dir():
        raise EmberholdError("error-results-folder", path=str(path))
    if not path.parent.is_dir():
        raise EmberholdError("error-results-place", path=str(path), place=str(path.parent))


def write(path: Path, batch: Batch, rows: Iterable[Row]) -> None:
    """Write all games of a batch, by number; the file appears when it is whole."""
    import polars as pl

    frame = pl.DataFrame(list(rows), schema=_schema(batch.game)).sort("number")
    assert frame["number"].to_list() == list(range(batch.total)), "a game is missing or doubled"
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(beside, "wb") as file:
            frame.write_parquet(file, metadata={_MARK: json.dumps(batch.plain())})
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise EmberholdError("error-results-write", path=str(path), why=cause_of(error)) from None


def finished(path: Path, batch: Batch) -> pl.DataFrame | None:
    """The results of a batch if they are there; what is there must be of this very batch."""
    if not path.exists():
        return None
    described = description(path)
    if described != batch.plain():
        points = differences(described, batch.plain())
        raise EmberholdError("error-other-batch", path=str(path), points=points)
    return read([path])


def description(path: Path) -> dict[str, Any]:
    """Which batch a file says it holds."""
    import polars as pl

    if not path.exists():
        raise EmberholdError("error-results-missing", path=str(path))
    try:
        said = pl.read_parquet_metadata(path).get(_MARK)
        described = json.loads(said) if said is not None else None
    except OSError as error:
        raise EmberholdError("error-results-read", path=str(path), why=cause_of(error)) from None
    except (pl.exceptions.PolarsError, pl.exceptions.PanicException, ValueError):
        described = None
    if not isinstance(described, dict) or described.get("game") not in GAMES:
        raise EmberholdError("error-results-foreign", path=str(path))
    return described


def read(paths: Sequence[Path], marked: bool = False) -> pl.DataFrame:
    """The games of one or several files; they must be of one game.

    Where they are to be marked, a column `changes` says what was printed otherwise.
    """
    import polars as pl

    frames = []
    for path in paths:
        described = description(path)
        game = described["game"]
        schema = _schema(game)
        try:
            frame = pl.read_parquet(path)
        except (pl.exceptions.PolarsError, pl.exceptions.PanicException, OSError):
            raise EmberholdError("error-results-damaged", path=str(path)) from None
        if missing := [name for name in schema if name not in frame.columns]:
            raise EmberholdError("error-results-columns", path=str(path), missing=listed(missing))
        frame = _sound(frame.select(list(schema)), schema, path)
        changes = pl.lit(", ".join(described.get("changes", ()))).alias("changes")
        frames.append(frame.with_columns(changes) if marked else frame)
    games = list(dict.fromkeys(game for frame in frames for game in frame["game"].unique()))
    if len(games) > 1:
        raise EmberholdError("error-results-mixed", games=listed(sorted(games)))
    together = pl.concat(frames, how="diagonal")
    if together.is_empty():
        raise EmberholdError("error-results-empty", path=listed(paths))
    return together


def _sound(frame: pl.DataFrame, schema: dict[str, Any], path: Path) -> pl.DataFrame:
    """Columns of the types that were written, and a value everywhere: nothing else is reported."""
    import polars as pl

    try:
        typed = frame.cast(pl.Schema(schema))
    except (pl.exceptions.PolarsError, pl.exceptions.PanicException):
        raise EmberholdError("error-results-damaged", path=str(path)) from None
    if any(typed[name].null_count() for name in schema):
        raise EmberholdError("error-results-damaged", path=str(path))
    return typed


def _schema(game: str) -> dict[str, Any]:
    return {name: _dtype(shape) for name, shape in columns_of(game).items()}


def _dtype(shape: Any) -> Any:
    """A column's type: `int`, `str`, a list `[int]`, records `{"seat": int}`, in any depth."""
    import polars as pl

    if isinstance(shape, list):
        return pl.List(_dtype(shape[0]))
    if isinstance(shape, dict):
        return pl.Struct({name: _dtype(inner) for name, inner in shape.items()})
    return {int: pl.Int32, float: pl.Float64, bool: pl.Boolean, str: pl.String}[shape]
