"""The page about campaigns, followed from top to bottom: its code runs as it is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emberhold.games import GAMES

pytestmark = pytest.mark.thorough

PAGE = Path(__file__).parent.parent / "docs" / "campaigns.md"


def test_the_campaign_of_the_page_is_played_as_printed() -> None:
    blocks = re.findall(
        r"^```py\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    assert len(blocks) == 3
    names: dict[str, object] = {"__name__": "example"}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
    assert "wander" not in GAMES
