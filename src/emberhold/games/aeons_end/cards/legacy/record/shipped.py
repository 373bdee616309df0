"""What a campaign of two mages may have come to before each fight, for those who study chapters.

`python -m bench.chapter_records` played it and wrote the file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

SHIPPED: Final = Path(__file__).parent / "chapters.json"


def shipped_records() -> dict[int, dict[str, Any]]:
    """A record by chapter: what comes before the fight has happened."""
    records: list[dict[str, Any]] = json.loads(SHIPPED.read_text(encoding="utf-8"))
    return {record["world"]["chapter"]: record for record in records}
