"""Comments, docstrings, pages and all messages are plain English, as docs/language.md has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.language.checker import idioms, suspected
from tests.language.prose import ROOT, prose, sources
from tests.support.every import every

PLANTED = [
    "It is dealt anew.",
    "Whoever asks is told.",
    "This is no card.",
    "Wait so many seconds.",
    "The game goes on.",
    "A rule was mended.",
    "The card lies on a pile.",
    "The dice stand there, and it stands there.",
    "Two unless said otherwise.",
    "Here one reads why.",
    "The tests hold it true.",
    "It is known at all times when somebody looks.",
    "The dearest spell is wholly gone.",
    "Answers can be taken back.",
]
PAGE = ROOT / "docs" / "language.md"
FILES = {
    "comment.py": "x = 1  # {}\n",
    "block.py": "# Some words.\n# {}\n",
    "docstring.py": 'def f() -> None:\n    """{}"""\n',
    "constant.py": 'X = 1\n"""{}"""\n',
    "line.js": "const x = 1; // {}\n",
    "note.js": "/**\n * Some words.\n * {}\n */\n",
    "sheet.css": "a {{ color: red; }} /* {} */\n",
    "page.md": "# Title\n\nSome words. {}\n",
    "table.md": "| a | {} |\n",
    "message.ftl": "some-words = {}\n",
    "variant.ftl": "some-words = {{ $n ->\n    [one] {}\n   *[other] Some words.\n}}\n",
    "rest.ftl": "some-words = {{ $n ->\n    [one] A\n   *[other] B\n}} words. {}\n",
}


def found(path: Path) -> list[str]:
    return [fault for text in prose(path) for fault in idioms(text)]


def test_a_planted_idiom_is_found(tmp_path: Path) -> None:
    with every() as case:
        for name, text in FILES.items():
            path = tmp_path / name
            path.write_text(text.format("Plain words."), encoding="utf-8")
            assert found(path) == []
            for mistake in PLANTED:
                with case(f"{name}: {mistake}"):
                    path.write_text(text.format(mistake), encoding="utf-8")
                    assert found(path) != []
                    assert suspected(path)


@pytest.mark.parametrize("name", ["block.py", "docstring.py", "note.js", "page.md"])
def test_an_idiom_across_two_lines_is_found(name: str, tmp_path: Path) -> None:
    mark = {"block.py": "# ", "note.js": " * "}.get(name, "    ")
    path = tmp_path / name
    path.write_text(FILES[name].format(f"It goes\n{mark}on."), encoding="utf-8")
    assert found(path) != []
    assert suspected(path)


def test_an_idiom_in_the_name_of_a_test_is_found(tmp_path: Path) -> None:
    path = tmp_path / "names.py"
    path.write_text("def test_the_game_goes_on() -> None: ...\n", encoding="utf-8")
    assert found(path) != []
    assert suspected(path)


@pytest.mark.parametrize("name", ["docstring.py", "note.js", "page.md"])
def test_code_and_quotations_are_left_alone(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(FILES[name].format("Call `mend(table)` for “the card lies”."), encoding="utf-8")
    assert found(path) == []


def test_the_style_sheet_lists_what_the_checker_finds() -> None:
    sheet = PAGE.read_text(encoding="utf-8").partition("| before | after |\n|---|---|\n")[2]
    pairs = [line.strip("| ").split(" | ") for line in sheet.partition("\n\n")[0].splitlines()]
    assert len(pairs) >= 20
    assert [before for before, _ in pairs if not [*idioms(before)]] == []
    assert [after for _, after in pairs if [*idioms(after)]] == []


def test_the_style_sheet_may_name_what_it_advises_against() -> None:
    assert "| The dice are rolled anew." in PAGE.read_text(encoding="utf-8")
    assert not any("rolled anew" in text for text in prose(PAGE))
    assert any("Names that people give" in text for text in prose(PAGE))


@pytest.mark.parametrize("everything", [False, pytest.param(True, marks=pytest.mark.long)])
def test_the_project_is_written_in_plain_english(everything: bool) -> None:
    paths = [*sources()]
    assert {path.suffix for path in paths} == {".py", ".js", ".css", ".md", ".ftl"}
    assert len(paths) > 1000
    read = [path for path in paths if everything or suspected(path)]
    wrong = [f"{path.relative_to(ROOT)}: {fault}" for path in read for fault in found(path)]
    assert wrong == []
