"""The content book: what every space, card and sheet is, as data a designer can change.

How its clauses are written is told in `docs/relic-content.md`. Names are messages.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).parent


def chapter(name: str) -> dict[str, Any]:
    """One file of the book."""
    text = (_FOLDER / f"{name}.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
