"""What is kept for the next time: given whole or not at all, bounded, and never in the way."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools.kept import Kept, kept_by_the_user


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two files, one of them deeper."""
    (tmp_path / "made" / "deep").mkdir(parents=True)
    (tmp_path / "made" / "code.so").write_text("code", encoding="utf-8")
    (tmp_path / "made" / "deep" / "shim.so").write_text("shim", encoding="utf-8")
    return tmp_path / "made"


def test_files_and_folders_are_given_as_they_were_kept(tmp_path: Path, folder: Path) -> None:
    kept = Kept(tmp_path / "kept")
    assert not kept.give("whole", tmp_path / "given")
    kept.keep("whole", folder)
    kept.keep("whole", folder)  # another run made the same
    kept.keep("one", folder / "code.so")
    (folder / "code.so").write_text("other", encoding="utf-8")
    assert kept.give("whole", tmp_path / "given")
    assert kept.give("one", tmp_path / "one.so")
    assert (tmp_path / "given" / "deep" / "shim.so").read_text("utf-8") == "shim"
    assert (tmp_path / "given" / "code.so").read_text("utf-8") == "code"
    assert (tmp_path / "one.so").read_text("utf-8") == "code"
    assert sorted(os.listdir(tmp_path / "kept")) == ["one", "whole"]


def test_what_was_used_last_is_kept_longest(tmp_path: Path, folder: Path) -> None:
    kept = Kept(tmp_path / "kept")
    for age, name in enumerate(("new", "middle", "old")):
        kept.keep(name, folder)
        os.utime(tmp_path / "kept" / name, (1e9 - age, 1e9 - age))
    assert kept.give("old", tmp_path / "given")
    whole = sum(file.stat().st_size for file in (folder, *folder.rglob("*")))
    kept.tidy(most=2 * whole)
    assert sorted(os.listdir(tmp_path / "kept")) == ["new", "old"]


def test_a_place_that_cannot_be_written_stops_nothing(tmp_path: Path, folder: Path) -> None:
    (tmp_path / "kept").write_text("a file, not a folder", encoding="utf-8")
    kept = Kept(tmp_path / "kept")
    kept.keep("whole", folder)
    kept.tidy()
    assert not kept.give("whole", tmp_path / "given")
    assert not (tmp_path / "given").exists()


def test_the_user_says_where_caches_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kept_by_the_user().keep("one", Path(__file__))
    assert [file.name for file in tmp_path.rglob("one")] == ["one"]
