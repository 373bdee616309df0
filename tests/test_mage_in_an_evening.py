"""“A mage in an evening”, followed step by step."""

from __future__ import annotations

import io
import re
import shlex
from pathlib import Path

import pytest

from emberhold.cli import main

PAGE = Path(__file__).parents[1] / "docs" / "mage-in-an-evening.md"
_BLOCK = re.compile(r"^```(toml|sh)\n(.*?)^```", re.DOTALL | re.MULTILINE)


def steps() -> list[tuple[str, str]]:
    return [(kind, text) for kind, text in _BLOCK.findall(PAGE.read_text(encoding="utf-8"))]


def test_the_tutorial_works_as_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("EMBERHOLD_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    said = []
    for kind, text in steps():
        if kind == "toml":
            place = text.partition("\n")[0].removeprefix("# ")
            (tmp_path / place).write_text(text, encoding="utf-8")
            continue
        for line in text.splitlines():
            monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nq\n"))
            assert main(shlex.split(line)[1:]) == 0, line
            said.append(capsys.readouterr().out)
    checked, in_polish, played, judged = said[1:5]
    assert "Clockwork Pearl" in checked
    assert "Majstrowa Dolnej Bramy" in in_polish
    assert "[en]" not in in_polish
    assert "Henna" in played
    assert "60 pairs of games on the same deals" in judged
    assert (tmp_path / "tinker.emberbox").is_file()


def test_the_fault_it_shows_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = re.search(r"^`(cards\.toml, line \d+: .*)`$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert shown is not None
    monkeypatch.chdir(tmp_path)
    assert main(["box", "new", "tinker"]) == 0
    cards = next(text for kind, text in steps() if kind == "toml" and "cards.toml" in text)
    (tmp_path / "tinker" / "cards.toml").write_text(
        cards.replace('"gain_charges"', '"gain_charge"')
    )
    assert main(["box", "check", "tinker"]) == 2
    assert shown[1] in capsys.readouterr().err
