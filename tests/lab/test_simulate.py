"""The command `emberhold simulate`: what it plays, keeps and refuses."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import emberhold
from emberhold.cli import main
from emberhold.commands.running import Speed
from emberhold.games.aeons_end.cards.first_box.box import FIRST_BOX
from emberhold.lab import results
from emberhold.lab.simulate import Count
from emberhold.lab.statistics import wilson
from tests.aeons_end.catalogue import NEMESES
from tests.lab.batches import decks, kept, small, written
from tests.support.commands import Capsys, refused


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(own_home: Path) -> None:
    """Files are written where the test may."""


def results_of(capsys: Capsys, *words: str) -> list[dict[str, object]]:
    assert main(["simulate", *words, "--json"]) == 0
    told: list[dict[str, object]] = json.loads(capsys.readouterr().out)["results"]
    return told


# Who plays what


def test_players_are_a_number_or_names(capsys: Capsys) -> None:
    quick = ["--games", "1", "--nemesis", "umbra-titan", "--json"]
    bots = []
    for words in (
        ["--players", "3", "--bots", "random"],
        ["--players", "random,greedy"],
        ["--players", "random"],
        ["--bots", "greedy,random"],
        [],
    ):
        assert main(["simulate", *words, *quick]) == 0
        bots.append(json.loads(capsys.readouterr().out)["bots"])
    assert bots == [
        ["random"] * 3,
        ["random", "greedy"],
        ["random"],
        ["greedy", "random"],
        ["greedy"] * 2,
    ]


def test_every_value_of_a_choice_can_be_asked_for(capsys: Capsys) -> None:
    words = ["--games", "1", "--players", "random,random", "--difficulty", "all"]
    one = results_of(capsys, *words, "--nemesis", "gate-witch")
    assert [result["name"] for result in one] == ["beginner", "normal", "expert", "extinction"]
    every = results_of(capsys, *words, "--nemesis", "all")
    assert len(every) == 16
    assert every[0]["name"] == "umbra-titan – beginner"


@pytest.mark.parametrize(
    ("boxes", "played"),
    [
        ("war-eternal", list(NEMESES)),
        ("aeons-end", list(FIRST_BOX.nemeses)),
        ("aeons-end,war-eternal", [*NEMESES, *FIRST_BOX.nemeses]),
    ],
)
def test_a_batch_is_played_with_the_boxes_that_are_named(
    boxes: str, played: list[str], capsys: Capsys
) -> None:
    words = ["war-eternal", "--games", "1", "--players", "random,random", "--boxes", boxes]
    assert [result["name"] for result in results_of(capsys, *words)] == played


def test_seeds_and_counts_are_those_of_the_batch(capsys: Capsys) -> None:
    words = ["--games", "3", "--players", "greedy,greedy", "--difficulty", "beginner"]
    found = results_of(capsys, *words, "--seed", "1")
    assert found == results_of(capsys, *words, "--seed", "1", "--processes", "2")
    assert [result["name"] for result in found] == list(NEMESES)


# Files


def test_a_total_row_counts_seeds_and_not_games(capsys: Capsys) -> None:
    words = ["simulate", "war-eternal", "--games", "3", "--players", "random,random"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    total = told["total"]
    assert total["games"] == sum(kind["games"] for kind in told["results"]) == 12
    assert total["wins"] == sum(kind["wins"] for kind in told["results"])
    assert main(words) == 0
    rows = [line.split()[:3] for line in capsys.readouterr().out.splitlines()]
    assert ["All", "games", "12"] in rows


def test_a_total_is_as_uncertain_as_its_seeds() -> None:
    """Twenty seeds against two nemeses, the same end both times: twenty observations."""
    count = Count(small(games=20))
    rows = [
        {"number": number, "won": number // 2 < 8, "reason": "", "length": 1}
        for number in range(40)
    ]
    count.add(rows)
    assert count.total().wins == 16
    low, high = count.total().interval
    assert (low, high) == pytest.approx(wilson(8, 20), abs=0.01)
    assert count.tallies()[0].interval == pytest.approx(wilson(8, 20))


def test_two_choices_are_crossed(capsys: Capsys) -> None:
    words = ["simulate", "war-eternal", "--games", "1", "--players", "random"]
    assert main([*words, "--difficulty", "all", "--nemesis", "all"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["Beginner", "Normal", "Expert", "Extinction"] in lines
    crossed = lines[lines.index(["Beginner", "Normal", "Expert", "Extinction"]) :]
    assert sum(sum(word.endswith("%") for word in line) == 4 for line in crossed) == 4
    assert main([*words, "--difficulty", "all", "--nemesis", "gate-witch"]) == 0
    assert "Beginner  Normal" not in " ".join(capsys.readouterr().out.split())


def test_the_rate_after_a_resume_is_that_of_the_new_games(capsys: Capsys) -> None:
    words = ["simulate", "war-eternal", "--games", "2", "--players", "random,random"]
    assert main([*words, "--keep", "games.jsonl"]) == 0
    assert "8 games, " in capsys.readouterr().out
    kept = Path("games.jsonl")
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    kept.write_text("".join(lines[:-3]), encoding="utf-8")
    assert main([*words, "--keep", "games.jsonl"]) == 0
    told = capsys.readouterr().out
    assert "3 games played by this command, " in told
    assert "; 5 games were there before." in told
    assert Speed(3, 1.5, before=5).rate == 2


def test_a_file_holds_every_game(capsys: Capsys) -> None:
    words = ["--games", "2", "--players", "random,random", "--seed", "5"]
    told = results_of(capsys, *words, "--out", "results.parquet")
    frame = results.read([Path("results.parquet")])
    assert frame["number"].to_list() == list(range(8))
    assert frame["kind"].unique(maintain_order=True).to_list() == [r["name"] for r in told]
    assert sum(int(str(r["wins"])) for r in told) == frame["won"].sum()
    assert told == results_of(capsys, *words, "--out", "results.parquet")
    assert told == results_of(capsys, *words)


def test_files_of_one_and_of_two_processes_are_the_same(capsys: Capsys) -> None:
    for processes in ("1", "2"):
        words = ["--games", "2", "--players", "random,random", "--processes", processes]
        results_of(capsys, "ashes", *words, "--out", f"{processes}.parquet")
    assert kept(Path("1.parquet")) == kept(Path("2.parquet"))


def test_another_batch_is_not_mixed_into_a_file(capsys: Capsys) -> None:
    words = ["simulate", "--games", "1", "--players", "random,random", "--out", "r.parquet"]
    assert main(words) == 0
    before = Path("r.parquet").read_bytes()
    capsys.readouterr()
    assert "players, seed" in refused(
        capsys, *words[:3], "--players", "random,greedy", "--seed", "2", *words[5:]
    )
    assert Path("r.parquet").read_bytes() == before


def test_a_game_is_played_again_from_its_row(capsys: Capsys) -> None:
    written(Path("r.parquet"), small(games=1))
    assert main(["simulate", "--again", "r.parquet", "1", "--save", "game.ember"]) == 0
    said = capsys.readouterr().out
    table = emberhold.load("game.ember")
    assert table.result is not None
    assert table.result.text("en") in said
    assert table.header.seats == ["random", "random"]
    assert table.header.setup["nemesis"] == "gate-witch"


@pytest.mark.parametrize("language", emberhold.LANGUAGES)
def test_help_and_news_speak_every_language(language: str, capsys: Capsys) -> None:
    for name in ("simulate", "report"):
        assert main([name, "--help", "--language", language]) == 0
        assert "--out" in capsys.readouterr().out
    words = ["--games", "1", "--players", "random,random", "--out", "r.parquet"]
    assert main(["simulate", *words, "--language", language]) == 0
    assert "r.parquet" in capsys.readouterr().err


# What is refused


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--players", "clever,greedy"], "clever"),
        (["--players", "gredy,greedy"], "greedy?"),
        (["--players", "greedy,"], "greedy"),
        (["--players", "person,greedy"], "person"),
        (["--players", "search:none"], "none"),
        (["--players", "search:2,depth=9,greedy"], "“depth=9” is not a setting"),
        (["--players", "greedy,greedy", "--bots", "random"], "--bots"),
        (["--players", "5"], "1, 2, 3, 4"),
        (["--players", "2000000000"], "--players"),
        (["--players", "greedy,random", "--solo-cards", "4"], "1 player"),
        (["ashes", "--players", "greedy"], "2, 3, 4"),
        (["ashes", "--decks", "the-iron-men"], "2 decks"),
        (["--mages", "gex,gex"], "only once"),
        (["--nemesis", "gate-wich"], "gate-witch?"),
        (["--difficulty", "easy"], "beginner"),
        (["--boxes", "war-eternal", "--nemesis", "rageborne"], "is in the box aeons-end"),
        (["--boxes", "war-eternol"], "war-eternal?"),
        (["--boxes", "war-eternal,7"], "Unknown box"),
        (["war-eternal", "--boxes", "legacy"], "at least one of the boxes"),
        (["--games", "0"], "--games"),
        (["--processes", "0"], "--processes"),
        (["--processes", "many"], "--processes"),
        (["--on", "rai"], "ray?"),
        (["--address", "auto"], "--on ray"),
        (["--save", "game.ember"], "--again"),
        (["--players", "-1"], "--players"),
        (["--on", "ray", "--address", "nonsense"], "HOST:PORT"),
        (["--on", "ray", "--address", "127.0.0.1:1"], "127.0.0.1:1"),
        (["--on", "ray", "--address", "auto"], "No Ray cluster is running"),
        (["--on", "ray", "--address", "ray://no-such-host.invalid:10001"], "no-such-host"),
        (["--out", "nowhere/r.parquet"], "nowhere"),
        (["--out", "."], "is a folder"),
        (["--out", "letter.txt"], "letter.txt"),
        (["--again", "missing.parquet", "1"], "no file missing.parquet."),
        (["--again", "letter.txt", "1"], "letter.txt"),
        (["--again", "small.parquet", "6"], "the last one is 5"),
        (["--again", "small.parquet", "first"], "--again"),
        (["--again", "small.parquet"], "--again"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    words: list[str], named: str, capsys: Capsys
) -> None:
    if "ray" in words:
        pytest.importorskip("ray", reason="no Ray here: make test-all installs it")
    Path("letter.txt").write_text("Dear diary", encoding="utf-8")
    if "small.parquet" in words:
        written(Path("small.parquet"), small())
    assert named in refused(capsys, "simulate", *words)


@pytest.mark.parametrize(
    ("package", "extra", "words"),
    [
        ("polars", "lab", ["simulate", "--games", "1", "--out", "r.parquet"]),
        ("polars", "lab", ["simulate", "--again", "r.parquet", "1"]),
        ("ray", "ray", ["simulate", "--games", "1", "--on", "ray"]),
        ("polars", "lab", ["report", "r.parquet"]),
        ("matplotlib", "lab", ["report", "r.parquet"]),
    ],
)
def test_a_missing_extra_is_named(
    package: str, extra: str, words: list[str], capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    said = refused(capsys, *words)
    assert package in said
    assert f"emberhold[{extra}]" in said


def test_without_a_file_no_extra_is_needed(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("polars", "matplotlib", "ray"):
        monkeypatch.setitem(sys.modules, package, None)
    assert len(results_of(capsys, "--games", "1", "--players", "random,random")) == 4


def test_decks_are_written_as_they_are_counted(tmp_path: Path) -> None:
    rows = kept(written(tmp_path / "decks.parquet", decks()))
    assert [row["counted"] for row in rows] == [0, 0, 0, 1, 1, 1]
    assert all(row["decks"][row["counted"]] == row["kind"].split(" – ")[0] for row in rows)
