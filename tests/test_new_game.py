"""docs/new-game.md, followed: the files it shows are written down, installed and played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.thorough

PAGE = Path(__file__).parent.parent / "docs" / "new-game.md"
_FILE = re.compile(r"^```(?:py|fluent|toml)\n# (\S+)\n(.*?)^```", re.DOTALL | re.MULTILINE)

_TRIED = """
import emberhold
from emberhold.kernel.rng import Dice

for seed in range(20):
    table, dice = emberhold.open("pig", 2 + seed % 3, seed, {"goal": 10}), Dice(seed)
    while (question := table.question) is not None:
        table.answer(question.options.keys()[dice.below(len(question.options))])
    assert len(table.result.winners) == 1
    assert table.log("pl") and table.view(0).plain("fr")
    again = emberhold.loads(table.dumps())
    assert again.answers == table.answers
    table.undo(3)
table = emberhold.open("pig", position={"pot": 9, "scores": {"1": 42}, "active": 1})
table.answer("bank")
assert table.result.winners == (1,), table.result
for wrong in ({"setup": {"goal": 5}}, {"position": {"pott": 1}}, {"players": 9}):
    try:
        emberhold.open("pig", **wrong)
    except emberhold.EmberholdError as error:
        assert len(str(error).splitlines()) == 1
    else:
        raise AssertionError(wrong)
print(emberhold.open("pig", seed=3).hint().text("en"))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The surroundings of a program beside which the package of the page is installed."""
    folder = tmp_path_factory.mktemp("pig")
    files = dict(_FILE.findall(PAGE.read_text(encoding="utf-8")))
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "pig" / "__init__.py").touch()
    (point,) = re.findall(r'^pig = "(.+)"$', files["pyproject.toml"], re.MULTILINE)
    about = folder / "pig-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pig\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[emberhold.games]\npig = {point}\n")
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    return {**os.environ, "PYTHONPATH": path, "EMBERHOLD_HOME": str(folder), "LANG": "C.UTF-8"}


def _run(installed: dict[str, str], *words: str, typed: str = "") -> str:
    ran = subprocess.run(
        [sys.executable, *words],
        env=installed,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def test_it_plays_forks_and_refuses(installed: dict[str, str]) -> None:
    assert "Roll" in _run(installed, "-c", _TRIED)


def test_it_plays_in_the_terminal(installed: dict[str, str]) -> None:
    words = ("-m", "emberhold", "play", "pig", "--quick", "--seed", "4", "--plain")
    told = _run(installed, *words, "--language", "pl", typed="1\n" * 300)
    assert "Rzucasz, czy zachowujesz pulę" in told


def test_bots_play_many_and_look_ahead(installed: dict[str, str]) -> None:
    words = ("-m", "emberhold", "simulate", "pig", "--games", "6", "--players")
    assert "6" in _run(installed, *words, "greedy,novice")


def test_programs_learn_it(installed: dict[str, str]) -> None:
    tried = "from emberhold.gym import solo_env; print(solo_env('pig', 2).reset(seed=1)[0].keys())"
    assert "action_mask" in _run(installed, "-c", tried)
