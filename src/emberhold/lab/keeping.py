"""A file of kept games being written: a journal that stays, with the answers of every game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from emberhold.kernel.errors import EmberholdError
from emberhold.lab.batch import Batch
from emberhold.lab.journal import Journal
from emberhold.lab.kept import FIELDS, MARK
from emberhold.lab.playing import Row


class Keeping(Journal):
    """Games are added as they end; whatever stops the batch, it continues with those left."""

    def __init__(self, path: Path, batch: Batch) -> None:
        if path.suffix == ".gz":
            raise EmberholdError("error-keep-packed", path=str(path))
        super().__init__(path, batch, MARK)

    def add(self, rows: Sequence[Row]) -> None:
        super().add([_kept(row) for row in rows])


def _kept(row: Row) -> dict[str, Any]:
    return {**{name: row[name] for name in FIELDS}, "setup": json.loads(row["setup"])}
