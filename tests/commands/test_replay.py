"""Saved games: looked at with `emberhold replay`, and those that cannot be read."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

import emberhold
from tests.golden.replaying import path_of
from tests.support import at
from tests.support.commands import Capsys, refused, shown


def played() -> emberhold.Table:
    table = at(p0={"hand": ["crystal", "crystal", "spark"]})
    for key in ("play:crystal", "play:crystal", "prep:spark@1"):
        table.answer(key)
    return table


def test_a_saved_game_is_shown_with_its_log(capsys: Capsys) -> None:
    played().save("game.ember")
    text = shown(capsys, "replay", "game.ember")
    assert text.count("Mazahaedron plays Crystal.") == 2
    assert "Mazahaedron preps Spark on breach I." in text
    assert "Breach I: ◎ open, Spark" in text


def test_an_earlier_moment_is_shown(capsys: Capsys) -> None:
    played().save("game.ember")
    text = shown(capsys, "replay", "game.ember", "--at", "1")
    assert text.count("Mazahaedron plays Crystal.") == 1
    assert "1 aether" in text
    assert "--at" in refused(capsys, "replay", "game.ember", "--at", "9")


def test_a_closed_hand_is_shown_to_its_own_seat_alone(capsys: Capsys) -> None:
    setup = {"hands": "closed"}
    at(setup=setup, p0={"hand": ["kindle"]}, p1={"hand": ["reduce-to-ash"]}).save("game.ember")
    for seat, own, other in (("1", "Kindle", "Reduce to Ash"), ("2", "Reduce to Ash", "Kindle")):
        text = shown(capsys, "replay", "game.ember", "--seat", seat)
        assert (own in _hands(text), other in _hands(text)) == (True, False)


def _hands(text: str) -> str:
    """The lines that tell what is in somebody's hand."""
    return "\n".join(line for line in text.splitlines() if line.strip().startswith("Hand"))


def test_a_saved_game_is_gone_through_step_by_step(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    played().save("game.ember")
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\nb\nx\n3\n\n"))
    text = shown(capsys, "replay", "game.ember", "--step", "--language", "pl")
    moments = [line for line in text.splitlines() if line.startswith("== ")]
    assert [line.split()[-4] for line in moments] == ["0", "1", "2", "1", "1", "3"]
    assert text.count("\n! ") == 1


def test_a_saved_game_of_ashes_is_shown_with_who_won(capsys: Capsys) -> None:
    path = str(path_of("ashes-3-one-concedes"))
    text = shown(capsys, "replay", path)
    assert "Coal Roarkwin concedes." in text
    assert text.endswith("the game is won.\nWon by Noah Redmoon (player 3).\n")
    beginning = shown(capsys, "replay", path, "--at", "3", "--language", "pl")
    assert "Ręka: 1" in beginning
    assert "Wygrywa" not in beginning


def test_who_sits_where_is_kept_in_the_save_file() -> None:
    text = "\n".join(
        [
            *played().dumps().split("\n\n")[0].splitlines(),
            'seats: ["person", "greedy"]',
            "",
            "# 0 answers",
            "",
        ]
    )
    table = emberhold.loads(text)
    assert table.header.seats == ["person", "greedy"]
    assert table.dumps() == text


@pytest.mark.parametrize("seats", ["[1, 2]", "{}", "nobody"])
def test_seats_that_cannot_be_read_are_one_line(seats: str, capsys: Capsys) -> None:
    text = played().dumps().replace("\n\n", f"\nseats: {seats}\n\n", 1)
    Path("game.ember").write_text(text, encoding="utf-8")
    assert "seats" in refused(capsys, "play", "game.ember")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Dear friend\n", "not an Emberhold save"),
        ("emberhold save 99\n", "format 99"),
        ("", "not an Emberhold save"),
        ("TRUNCATED", "cut off"),
        ("ILLEGAL", "answer 1"),
    ],
)
@pytest.mark.parametrize("command", ["play", "replay"])
def test_a_file_that_is_not_a_good_save_is_one_line(
    command: str, text: str, named: str, tmp_path: Path, capsys: Capsys
) -> None:
    whole = played().dumps()
    if text == "TRUNCATED":
        text = whole[: whole.rindex("# ")]
    elif text == "ILLEGAL":
        text = whole.replace("play:crystal", "play:nonsense", 1)
    path = tmp_path / "game.ember"
    path.write_text(text, encoding="utf-8")
    assert named in refused(capsys, command, "game.ember")
    assert path.read_text(encoding="utf-8") == text
