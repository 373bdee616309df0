"""The hook that chooses between the compiled engine and the sources."""

from __future__ import annotations

import json
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.compile import SOURCES, hot_modules
from tools.hook import prefer, stamp_of

NAME = "emberhold.kernel.invented"


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Machine code of a module that the sources do not have, and one source it was made from."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setenv("EMBERHOLD_COMPILED", "1")
    (tmp_path / "rule.py").write_text("life = 10\n", encoding="utf-8")
    code = tmp_path / "build" / "emberhold" / "kernel" / f"invented{EXTENSION_SUFFIXES[0]}"
    code.parent.mkdir(parents=True)
    code.write_bytes(b"")
    looks = {"rule.py": stamp_of(str(tmp_path / "rule.py"))}
    (tmp_path / "build" / "sources.json").write_text(json.dumps(looks), encoding="utf-8")
    return tmp_path


def found(folder: Path) -> bool:
    prefer(str(folder / "build"), str(folder))
    return find_spec(NAME) is not None


def test_compiled_modules_are_found_while_their_sources_are_unchanged(compiled: Path) -> None:
    assert found(compiled)


def test_an_edited_rule_is_never_run_from_stale_machine_code(compiled: Path) -> None:
    (compiled / "rule.py").write_text("life = 11 \n", encoding="utf-8")
    assert not found(compiled)


def test_a_source_that_is_gone_counts_as_changed(compiled: Path) -> None:
    (compiled / "rule.py").unlink()
    assert not found(compiled)


def test_the_sources_can_be_asked_for(compiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMBERHOLD_COMPILED", "0")
    assert not found(compiled)


def test_a_damaged_list_of_sources_is_not_a_reason_to_stop(compiled: Path) -> None:
    (compiled / "build" / "sources.json").write_text("{", encoding="utf-8")
    assert not found(compiled)


def test_what_is_compiled_is_the_engine_and_not_what_speaks() -> None:
    names = {
        str(path.relative_to(SOURCES / "emberhold")) for path in hot_modules(SOURCES / "emberhold")
    }
    assert {"kernel/table.py", "parts/deck.py", "games/aeons_end/fight/life.py"} <= names
    assert not {"kernel/save.py", "games/ashes/words.py", "language/speech.py"} & names


def test_rooms_are_left_out_by_their_package_and_not_by_their_name_alone(tmp_path: Path) -> None:
    for name in ("games/new/words.py", "games/new/effects/words.py", "kernel/words.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = {str(path.relative_to(tmp_path)) for path in hot_modules(tmp_path)}
    assert found == {"games/new/effects/words.py", "kernel/words.py"}
