"""Save files that cannot be read: the line says which file, and what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhold
from emberhold import SaveError
from emberhold.kernel.version import SAVE_FORMAT
from tests.support import fingerprint, play
from tests.support.refusals import asked, finished, refused


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A saved game of two answers."""
    path = tmp_path / "game.ember"
    play(asked(), "play:crystal", "charge").save(path)
    return path


def rewrite(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_file_itself_is_good(file: Path) -> None:
    assert emberhold.load(file).answers == ["play:crystal", "charge"]


def test_a_save_that_is_not_there(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.ember"
    with refused(SaveError, missing):
        emberhold.load(missing)
    with refused(SaveError, tmp_path):
        emberhold.load(tmp_path)


@pytest.mark.parametrize(
    "content", [b"\x89PNG\r\n\x1a\n\x00\xff\xfe", b"\x00\x01\x02", b"", b"PK\x03\x04"]
)
def test_a_binary_file(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(content)
    with refused(SaveError, path, "emberhold save 1"):
        emberhold.load(path)


@pytest.mark.parametrize("text", ["1. e4 e5", "{}", "emberhold save", "emberhold save one\n\n"])
def test_a_file_of_something_else(text: str) -> None:
    with refused(SaveError, "emberhold save 1"):
        emberhold.loads(text)


def test_a_save_of_a_future_version(file: Path) -> None:
    rewrite(file, "emberhold save 1", "emberhold save 7")
    with refused(SaveError, file, 7, SAVE_FORMAT):
        emberhold.load(file)


def test_a_save_cut_off_anywhere(file: Path) -> None:
    """Whatever is missing at the end, the rest is not taken for the whole game."""
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[-1] == "# 2 answers"
    for kept in range(1, len(lines)):
        file.write_text("\n".join(lines[:kept]) + "\n", encoding="utf-8")
        with refused(SaveError, file):
            emberhold.load(file)


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("players: 2", "players: two", "players"),
        ("players: 2", "players: 2.0", "players"),
        ("players: 2", "players: true", "players"),
        ("seed: 1", "seed: [1]", "seed"),
        *(
            ("seed: 1", f"seed: 1\ndeals: {wrong}", "deals")
            for wrong in (
                "7",
                "[7]",
                '[[0, "s"]]',
                '[[-1, "s", [0]]]',
                "[[0, 1, [0]]]",
                '[[0, "s", [2]]]',
                '[[0, "s", [0, 1, 0]]]',
                '[[true, "s", [0]]]',
                '[[3, "s", [0]]]',
                '[[2, "s", [0]], [1, "s", [0]]]',
                '[[0, "\\u0007", [0]]]',
            )
        ),
        ("seed: 1", "sead: 1", "seed"),
        ("setup: {", "setup: [{", "setup"),
        ("game: war-eternal\n", "", "game"),
        ("version: ", "edition: ", "version"),
    ],
)
def test_a_header_line_that_cannot_be_read(file: Path, old: str, new: str, field: str) -> None:
    rewrite(file, old, new)
    with refused(SaveError, file, field):
        emberhold.load(file)


def test_a_save_of_an_unknown_game(file: Path) -> None:
    rewrite(file, "game: war-eternal", "game: war-external")
    with refused(SaveError, file, "war-external", "war-eternal"):
        emberhold.load(file)


@pytest.mark.parametrize(
    ("old", "new", "given"),
    [
        ("players: 2", "players: 7", "7"),
        ('"umbra-titan"', '"blight-lord"', "blight-lord"),
        ('"mazahaedron"', '"brama"', "brama"),
        ('"scoria-slag"', '"coal"', "coal"),
        ('"difficulty": "normal"', '"difficulty": "hard"', "hard"),
    ],
)
def test_a_save_with_a_set_up_that_cannot_be(file: Path, old: str, new: str, given: str) -> None:
    rewrite(file, old, new)
    with refused(SaveError, file, given):
        emberhold.load(file)


def test_a_save_that_leaves_something_to_the_usual_set_up(file: Path) -> None:
    rewrite(file, '"hands": "open", ', "")
    assert emberhold.load(file).state.open_hands


def test_a_save_with_a_position_that_cannot_be(file: Path) -> None:
    rewrite(file, '"aether": 2', '"aether": -2')
    with refused(SaveError, file, "-2", 999):
        emberhold.load(file)


@pytest.mark.parametrize("answer", ["play:spark", "x> play:crystal", "1> play:crystal", "0"])
def test_a_save_with_an_answer_that_does_not_fit(file: Path, answer: str) -> None:
    rewrite(file, "charge", answer)
    with refused(SaveError, file, 2):
        emberhold.load(file)


def test_a_save_that_continues_after_the_end(tmp_path: Path) -> None:
    path = tmp_path / "won.ember"
    finished().save(path)
    rewrite(path, "# 1 answers", "end\n# 2 answers")
    with refused(SaveError, path, 2):
        emberhold.load(path)


def test_a_place_that_cannot_be_written_to(tmp_path: Path) -> None:
    table = asked()
    before = fingerprint(table)
    target = tmp_path / "no such folder" / "game.ember"
    with refused(SaveError, target):
        table.save(target)
    assert fingerprint(table) == before
    assert list(tmp_path.iterdir()) == []
