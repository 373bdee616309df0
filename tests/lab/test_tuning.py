"""`emberhold tune`: settings sought on some seeds, measured on others, continued from a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from emberhold.lab import tournament
from emberhold.lab.tuning import FRESH, Knob, Tuning, knob, tuned
from emberhold.players import seated
from tests.players.nets import drawn
from tests.support.commands import Capsys, refused, shown


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A player that is `greedy` where its knob is at most 2, and plays at random otherwise."""

    def played(names: Sequence[str], game: str, seed: Any) -> Any:
        cool = ["greedy" if "heat=" in name and heat(name) <= 2 else "random" for name in names]
        return seated(cool, game, seed)

    monkeypatch.setattr(tournament, "seated", played)
    return f"net:{drawn(tmp_path / 'toy.bin', 'ashes')}"


def heat(name: str) -> float:
    return float(name.rpartition("heat=")[2])


def tuning(player: str, text: str, **more: Any) -> Tuning:
    sizes = {"tries": 4, "seeds": 1, "fresh": 5, **more}
    return Tuning("ashes", player, (knob(text),), players=2, seed=1, **sizes)


def test_the_setting_that_plays_better_is_found_and_shown_to_be(toy: str) -> None:
    found = tuned(tuning(toy, "heat=0..9"))
    assert heat(found.measured.name) <= 2
    assert found.measured.points == 1.0
    assert found.better
    assert [each.points for each in found.tries] == sorted(
        (each.points for each in found.tries), reverse=True
    )


def test_a_knob_that_changes_nothing_is_not_called_better(toy: str) -> None:
    """The best of the tries was lucky; it is measured on seeds that nobody chose it by."""
    found = tuned(tuning(toy, "heat=5..9", seeds=2))
    assert not found.better
    assert found.measured.low < 0.5 < found.measured.high


def test_few_seeds_that_end_alike_are_not_certain(toy: str) -> None:
    found = tuned(tuning(toy, "heat=0|1", tries=1, fresh=1))
    assert found.measured.points == 1.0
    assert not found.better


def test_it_is_continued_from_its_file_and_measured_on_other_seeds(
    toy: str, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.jsonl"
    tuned(tuning(toy, "heat=0..9", tries=2, fresh=1), kept)
    before = kept.read_text()
    kept.write_text(before[:-3])
    again = tuned(tuning(toy, "heat=0..9", tries=3, fresh=2), kept)
    assert again == tuned(tuning(toy, "heat=0..9", tries=3, fresh=2))
    seeds = {json.loads(line)[2] for line in kept.read_text().splitlines()[1:]}
    assert seeds == {0, FRESH, FRESH + 1}
    size = kept.stat().st_size
    tuned(tuning(toy, "heat=0..9", tries=3, fresh=2), kept)
    assert kept.stat().st_size == size


def test_a_knob_is_a_range_or_a_list() -> None:
    assert knob("horizon=2..5").values == ("2", "3", "4", "5")
    assert knob("deep=no|yes").values == ("no", "yes")
    doubt: Knob = knob("doubt=0.5..3.0")
    assert doubt.ends() == ("doubt=0.5", "doubt=3")
    assert len(doubt.values) > 100


def test_a_table_or_json_is_shown(toy: str, capsys: Capsys) -> None:
    words = ["tune", "ashes", toy, "heat=0|1", "--tries", "1", "--seeds", "1", "--fresh", "2"]
    told = json.loads(shown(capsys, *words, "--json"))
    assert told["measured"]["seeds"] == 2
    assert told["tries"][0]["player"] == told["measured"]["player"]
    assert "świeżych ziarnach" in shown(capsys, *words, "--language", "pl")
    assert "nouvelles graines" in shown(capsys, *words, "--language", "fr")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess", "search:1", "horizon=1..2"], "chess"),
        (["ashes"], "search horizon=2..6"),
        (["ashes", "search:1"], "search horizon=2..6"),
        (["ashes", "search:1", "horizon"], "horizon=2..6"),
        (["ashes", "search:1", "horizon=6..2"], "horizon=6..2"),
        (["ashes", "search:1", "horizon=2"], "horizon=2..6"),
        (["ashes", "search:1", "doubt=a..b"], "doubt=a..b"),
        (["ashes", "search:1", "horizont=2..6"], "horizon=4"),
        (["ashes", "greedy", "horizon=2..6"], "greedy:horizon=2"),
        (["ashes", "search:1", "horizon=2..6", "--tries", "0"], "--tries"),
        (["ashes", "search:1", "horizon=2..6", "--address", "auto"], "--on ray"),
    ],
)
def test_wrong_words_get_one_line(words: list[str], said: str, capsys: Capsys) -> None:
    assert said in refused(capsys, "tune", *words)


def test_a_file_of_something_else_is_refused(tmp_path: Path, capsys: Capsys) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text("{}\n")
    words = ["tune", "ashes", "search:1", "horizon=1..2", "--out", str(kept)]
    assert "holds something else" in refused(capsys, *words)
    assert kept.read_text() == "{}\n"
