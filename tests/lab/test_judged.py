"""`python -m bench.judged` and `bench.rivals`: kept games are replayed, samples are kept whole."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import judged, rivals
from bench.fitting import FITTINGS
from bench.strength import main as strength


def test_a_kept_game_is_replayed_to_the_same_end(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    words = ["ashes", "greedy", "random", "--games", "1", "--seed", "kept", "--out", str(file)]
    assert strength(words) == 0
    data = json.loads(file.read_text(encoding="utf-8"))
    assert len(data["games"]) == 2
    for row in data["games"]:
        table, game = judged.replayed(judged.Kept(data["command"], row))
        assert table.result is not None
        assert (game.seat in table.result.winners) == row["won"]
        assert game.bots[game.seat] == "greedy"
        assert table.count == row["decisions"]


def test_samples_are_read_as_they_were_kept() -> None:
    width = len(FITTINGS["ashes"].names)
    sample = rivals.Sample(7, (0.5,) * width, (0.25,) * width, True)
    assert rivals.read("ashes", rivals.kept("ashes", [sample])) == [sample]
    with pytest.raises(SystemExit, match="other figures"):
        rivals.read("relic", rivals.kept("ashes", [sample]))


def test_the_same_number_gives_the_same_changed_positions() -> None:
    found = rivals.samples("ashes", "test", 1)
    assert found == rivals.samples("ashes", "test", 1)
    assert any(each.before != each.after for each in found)
