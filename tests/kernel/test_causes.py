"""Why a file cannot be used is told in every language; what the system says stays in brackets."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

import emberhold
from emberhold.kernel.causes import cause_of
from emberhold.language import LANGUAGES


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "there is no such file or folder (No such file or directory)"),
        ("pl", "nie ma takiego pliku ani folderu (No such file or directory)"),
        ("fr", "ce fichier ou ce dossier n’existe pas (No such file or directory)"),
    ],
)
def test_a_missing_save_is_told_in_the_language(tmp_path: Path, language: str, words: str) -> None:
    with pytest.raises(emberhold.SaveError) as refused:
        emberhold.load(tmp_path / "nothing.ember")
    assert words in refused.value.text(language)


@pytest.mark.parametrize(
    ("error", "id"),
    [
        (PermissionError(13, "Permission denied"), "cause-permission"),
        (IsADirectoryError(21, "Is a directory"), "cause-folder"),
        (OSError(28, "No space left on device"), "cause-full"),
        (sqlite3.OperationalError("unable to open database file"), "cause-missing-or-permission"),
        (sqlite3.DatabaseError("file is not a database"), "cause-not-a-database"),
        (sqlite3.OperationalError("database is locked"), "cause-locked"),
        (ValueError("something else"), "cause-other"),
    ],
)
def test_the_usual_causes_are_known(error: Exception, id: str) -> None:
    cause = cause_of(error)
    assert cause.id == id
    assert len({cause.text(language) for language in LANGUAGES}) == len(LANGUAGES)
