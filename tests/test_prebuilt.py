"""A wheel with machine code is used exactly if it was made from the sources at hand."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

from emberhold.kernel.version import VERSION
from tools import prebuilt
from tools.hook import unchanged
from tools.prebuilt import use
from tools.wheels import VERSIONS, pythons

SUFFIX = EXTENSION_SUFFIXES[0]
RULE = "emberhold/kernel/rule.py"
CODE = RULE.removesuffix(".py") + SUFFIX


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    path = tmp_path / "src" / RULE
    path.parent.mkdir(parents=True)
    path.write_text("life = 10\n", encoding="utf-8")
    return tmp_path / "src"


def wheel(folder: Path, **held: str) -> Path:
    path = folder / f"emberhold-{VERSION}-py3-none-any.whl"
    with ZipFile(path, "w") as box:
        for name, text in held.items():
            box.writestr(name, text)
    return path


def test_machine_code_of_the_same_sources_is_unpacked(tmp_path: Path, sources: Path) -> None:
    held = {RULE: "life = 10\n", CODE: "code", f"shared{SUFFIX}": "shared", "emberhold/x.py": ""}
    assert use(wheel(tmp_path, **held), tmp_path / "compiled", sources) == ""
    assert (tmp_path / "compiled" / CODE).read_text("utf-8") == "code"
    assert (tmp_path / "compiled" / f"shared{SUFFIX}").is_file()
    assert unchanged(str(tmp_path / "compiled"), str(sources))


def test_machine_code_of_another_rule_is_left_aside(tmp_path: Path, sources: Path) -> None:
    made = wheel(tmp_path, **{RULE: "life = 11\n", CODE: "code"})
    assert use(made, tmp_path / "compiled", sources) == f"it was made from another {RULE}"
    assert not (tmp_path / "compiled").exists()


def test_machine_code_of_a_rule_that_is_gone_is_left_aside(tmp_path: Path, sources: Path) -> None:
    (sources / RULE).unlink()
    made = wheel(tmp_path, **{RULE: "life = 10\n", CODE: "code"})
    assert RULE in use(made, tmp_path / "compiled", sources)


def test_a_wheel_of_sources_alone_does_not_help(tmp_path: Path, sources: Path) -> None:
    made = wheel(tmp_path, **{RULE: "life = 10\n"})
    assert "no machine code for this Python" in use(made, tmp_path / "compiled", sources)


def test_what_is_not_a_wheel_at_all_is_said_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / f"emberhold-{VERSION}-py3-none-any.whl"
    broken.write_text("no zip", encoding="utf-8")
    monkeypatch.setattr(prebuilt, "COMPILED", tmp_path / "compiled")
    monkeypatch.setattr(prebuilt, "fetch", lambda *_: broken)
    assert prebuilt.main([str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith(f"not used: {broken.name} (")


def test_without_wheels_nothing_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prebuilt, "COMPILED", tmp_path / "compiled")
    assert prebuilt.main([str(tmp_path), str(tmp_path / "missing")]) == 0
    assert capsys.readouterr().out == ""


def test_the_running_python_is_among_those_that_get_a_wheel() -> None:
    found = pythons()
    assert list(found) == [version for version in VERSIONS if version in found]
    assert found
