"""`emberhold analyse`: the curve, the three decisions, luck and choices; and what it refuses."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import emberhold
from emberhold.commands import analyse as command
from emberhold.players import seated
from emberhold.players.analysis import LEVELS, Analysis, Level, analyse
from tests.golden.replaying import path_of
from tests.support import asks, at
from tests.support.commands import Capsys, refused, shown

GIVEN = 61
"""The answers of the game that is judged, the last of them to give up."""
FEW = Level("few", 3, 2, 4, ((4, 8),), 2, 12)
"""Enough to find that somebody gave up."""


@cache
def judged(save: str) -> Analysis:
    return analyse(emberhold.loads(save), FEW)


@pytest.fixture
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is judged once, and less closely than asked for, where it matters how it is told."""

    def judged_before(table: emberhold.Table, level: Level, telling: object) -> Analysis:
        assert level is LEVELS["quick"]
        return judged(table.dumps())

    monkeypatch.setattr(command, "analyse", judged_before)


@cache
def saved_when_given_up() -> str:
    """A short game in which the last answer costs everything that was left."""
    return given_up().dumps()


def given_up(*fixes: tuple[str, int]) -> emberhold.Table:
    """The same at the table, perhaps repaired before."""
    table = emberhold.open("ashes", players=2, seed=3)
    players = seated(["greedy", "greedy"], "ashes", 3)
    while table.count < GIVEN - 1:
        question = asks(table)
        table.take(question, players[question.seat].choose(table, question))
    if fixes:
        table.repair(fixes)
    table.answer("concede")
    return table


@pytest.mark.usefixtures("once")
def test_a_finished_game_is_judged_in_three_languages(capsys: Capsys) -> None:
    Path("game.ember").write_text(saved_when_given_up(), encoding="utf-8")
    words = {
        "en": ("Chance to win", "Concede", "Better: ", "Choices of player 1"),
        "pl": ("Szanse na wygraną", "Poddaj", "Lepiej: ", "Decyzje: gracz 1"),
        "fr": ("Chances de gagner", "Abandonner", "Mieux\N{NO-BREAK SPACE}: ", "joueur 1"),
    }
    for language, expected in words.items():
        line = ("analyse", "game.ember", "--level", "quick", "--language", language)
        text = shown(capsys, *line)
        for word in expected:
            assert word in text


@pytest.mark.usefixtures("once")
def test_it_adds_up_in_the_points_that_are_printed(capsys: Capsys) -> None:
    Path("game.ember").write_text(saved_when_given_up(), encoding="utf-8")
    text = shown(capsys, "analyse", "game.ember", "--level", "quick")
    rows = [line.rsplit("  ", 1) for line in text.splitlines() if line.startswith("    ")]
    figures = [int(value.strip().replace("−", "-")) for _, value in rows if _number(value)][:10]
    answers = next(line.split() for line in text.splitlines() if "    Answers" in line)
    assert sum(int(each) for each in answers[1:]) == GIVEN
    for start, luck, first, second, end in (figures[:5], figures[5:]):
        assert start + luck + first + second == end


def _number(text: str) -> bool:
    return text.strip().lstrip("+−").isdecimal()


@pytest.mark.usefixtures("once")
def test_the_same_as_json(capsys: Capsys) -> None:
    Path("game.ember").write_text(saved_when_given_up(), encoding="utf-8")
    plain = json.loads(shown(capsys, "analyse", "game.ember", "--level", "quick", "--json"))
    found = Analysis.from_plain(plain)
    assert found.answers == GIVEN
    assert found.costly[0].key == "concede"


@pytest.mark.usefixtures("once")
def test_numbers_of_every_player_are_in_the_json_and_in_the_text(capsys: Capsys) -> None:
    Path("game.ember").write_text(saved_when_given_up(), encoding="utf-8")
    line = ("analyse", "game.ember", "--level", "quick", "--language", "pl")
    told = json.loads(shown(capsys, *line, "--json"))["numbers"]
    by_id = {each["counted"]: each for each in told}
    assert list(by_id) == [
        "analyse-answers",
        "ending-counted-wounds",
        "ending-turns",
        "ending-yield-dice",
    ]
    assert sum(by_id["analyse-answers"]["seats"]) == GIVEN
    assert by_id["ending-yield-dice"]["label"] == "Użyte kości"
    text = shown(capsys, *line)
    for each in told:
        row = next(found for found in text.splitlines() if found.startswith(f"    {each['label']}"))
        assert [int(figure) for figure in row.split()[-2:]] == each["seats"]


def test_a_game_is_looked_at_as_closely_as_asked_for(capsys: Capsys) -> None:
    """By the command itself; no other test of this file waits for that."""
    file = str(path_of("hollow-crown-1-expert"))
    plain = json.loads(shown(capsys, "analyse", file, "--level", "quick", "--json"))
    assert plain["level"] == "quick"
    assert Analysis.from_plain(plain).answers == emberhold.load(file).count


def test_what_cannot_be_judged_is_refused_in_a_line(capsys: Capsys) -> None:
    at().save("game.ember")
    assert "not over yet" in refused(capsys, "analyse", "game.ember")
    assert "level" in refused(capsys, "analyse", "game.ember", "--level", "deep")
    assert "FILE" in refused(capsys, "analyse") or "file" in refused(capsys, "analyse")
    Path("broken.ember").write_text("no save")
    assert "broken.ember" in refused(capsys, "analyse", "broken.ember")


def test_a_game_that_was_repaired_is_refused_in_a_line(capsys: Capsys) -> None:
    given_up(("players.0.wounds", 1)).save("game.ember")
    for language, words in {
        "en": "Something was set by hand",
        "pl": "ustawiono ręcznie",
        "fr": "réglé à la main",
    }.items():
        assert words in refused(capsys, "analyse", "game.ember", "--language", language)
    assert refused(capsys, "puzzle", "find", "game.ember")


@pytest.mark.parametrize("cut", [2, 5])
def test_a_record_cut_short_is_refused(capsys: Capsys, cut: int) -> None:
    lines = path_of("ashes-2-at-random").read_text().splitlines()
    Path("cut.ember").write_text("\n".join(lines[:-cut]) + "\n")
    assert "cut.ember" in refused(capsys, "analyse", "cut.ember")
