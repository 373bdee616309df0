"""`emberhold simulate legacy`: campaigns by bots, and how often each chapter is won."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from emberhold.cli import main
from emberhold.kernel.errors import EmberholdError
from emberhold.lab.campaigns import MARK, Attempt, Campaigns, campaigns_in, tallied, total_of
from emberhold.lab.journal import Journal
from emberhold.lab.statistics import Rate
from tests.support.commands import Capsys, refused, shown

QUICK = ["simulate", "legacy", "--players", "random,random", "--games", "1", "--tries", "1"]
CHAPTERS = [f"legacy-chapter-{number}" for number in range(1, 9)]


def results(capsys: Capsys, *words: str) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = json.loads(shown(capsys, *QUICK, *words, "--json"))["results"]
    return told


def test_every_chapter_is_met_once_and_the_same_again(capsys: Capsys) -> None:
    told = results(capsys, "--seed", "3")
    assert [chapter["name"] for chapter in told] == CHAPTERS
    assert all(chapter["first"]["games"] == 1 for chapter in told)
    assert all(chapter["all"]["games"] == 1 for chapter in told)
    assert told == results(capsys, "--seed", "3")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ["Initiation", "Among the Ruins", "first attempts", "all attempts", "counted as won"],
        ),
        (
            "pl",
            ["Inicjacja", "Wśród ruin", "pierwsze próby", "wszystkie próby", "uznane za wygrane"],
        ),
        ("fr", ["Initiation", "Parmi les ruines", "premiers essais", "tous les essais"]),
    ],
)
def test_the_table_speaks_every_language(capsys: Capsys, language: str, words: list[str]) -> None:
    text = shown(capsys, *QUICK, "--language", language)
    assert [word for word in words if word not in text] == []


def test_a_lost_chapter_is_tried_again_and_then_counts_as_won() -> None:
    played = Campaigns("legacy", ("random", "random"), 1, 3, tries=2).play(0)
    by_chapter = {name: [a for a in played if a.chapter == name] for name in CHAPTERS}
    assert all(attempts for attempts in by_chapter.values())
    for name in ("legacy-chapter-1", "legacy-chapter-2", "legacy-chapter-5"):
        assert len(by_chapter[name]) == 1
    last = by_chapter["legacy-chapter-8"]
    assert [attempt.number for attempt in last] == [1, 2]
    assert [attempt.decreed for attempt in last] == [False, True]
    assert not any(attempt.won for attempt in last)


def test_first_attempts_are_counted_apart_from_all() -> None:
    def attempt(number: int, won: bool, decreed: bool = False) -> Attempt:
        return Attempt("a", number, won, decreed, "told", 10, 0)

    (tally,) = tallied([[attempt(1, False), attempt(2, True)], [attempt(1, True)]])
    assert (tally.first.wins, tally.first.games) == (1, 2)
    assert (tally.every.wins, tally.every.games) == (2, 3)
    assert tally.decreed == 0
    (given_up,) = tallied([[attempt(1, False, True)]])
    assert given_up.decreed == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--keep", "games.jsonl"], "--keep"),
        (["--address", "auto"], "--address"),
        (["--tries", "0"], "--tries"),
        (["--players", "5"], "5"),
        (["--players", "clever,greedy"], "clever"),
    ],
)
def test_what_campaigns_cannot_do_is_said_in_one_line(
    capsys: Capsys, words: list[str], said: str
) -> None:
    assert said in refused(capsys, "simulate", "legacy", "--games", "1", *words)


KEPT = ["simulate", "legacy", "--players", "random,random", "--games", "3", "--tries", "1"]


def test_campaigns_are_kept_and_continued(capsys: Capsys, tmp_path: Path) -> None:
    """What is in the file is not played again, and a line that was cut off is."""
    path, whole = tmp_path / "campaigns.jsonl", Campaigns("legacy", ("random", "random"), 3, 0, 1)
    assert main([*KEPT, "--out", str(path), "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["total"]["first"]["games"] == 3 * len(CHAPTERS)
    found = dict(campaigns_in(path))
    assert found == {number: whole.play(number) for number in range(3)}
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex('"number"') + 40], encoding="utf-8")
    assert main([*KEPT, "--out", str(path), "--json"]) == 0
    again = capsys.readouterr()
    assert "Resuming: 2 campaigns are already in" in again.err
    assert json.loads(again.out) == first
    assert dict(campaigns_in(path)) == found
    assert main([*KEPT, "--out", str(path)]) == 0
    done = capsys.readouterr()
    assert "All chapters" in done.out
    assert "played by this command" not in done.out


def test_several_processes_play_the_same_campaigns(capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "campaigns.jsonl"
    assert main([*KEPT, "--out", str(path), "--processes", "2"]) == 0
    assert "3 campaigns played by this command" in capsys.readouterr().out
    whole = Campaigns("legacy", ("random", "random"), 3, 0, 1)
    assert dict(campaigns_in(path)) == {number: whole.play(number) for number in range(3)}


def test_a_file_of_other_campaigns_is_refused(capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "campaigns.jsonl"
    path.write_text("Dear diary\n", encoding="utf-8")
    assert "does not contain campaigns" in refused(capsys, *KEPT, "--out", str(path))
    with pytest.raises(EmberholdError, match="campaigns"):
        list(campaigns_in(path))
    with Journal(path := tmp_path / "other.jsonl", Campaigns("legacy", ("random",), 3, 0), MARK):
        pass
    said = refused(capsys, *KEPT, "--out", str(path))
    assert "players, tries" in said


def test_campaigns_of_which_all_end_alike_are_one_observation_each() -> None:
    """Chapters of one campaign share its mages and treasures: ten campaigns are not eighty."""
    played = [
        [Attempt(name, 1, number < 5, False, "told", 10, 0) for name in CHAPTERS]
        for number in range(10)
    ]
    first, every = total_of(played)
    assert (first.wins, first.games) == (40, 80) == (every.wins, every.games)
    assert first.interval == pytest.approx(Rate(5, 10).interval, abs=0.02)


def test_single_games_know_no_tries(capsys: Capsys) -> None:
    assert "--tries" in refused(capsys, "simulate", "war-eternal", "--games", "1", "--tries", "2")
