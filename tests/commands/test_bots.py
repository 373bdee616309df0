"""`emberhold simulate` and `emberhold bench`, and who plays in them."""

from __future__ import annotations

import json

import pytest

import emberhold
from emberhold.cli import main
from emberhold.players import player_named, seated
from tests.support import asks, at
from tests.support.commands import Capsys, refused, shown


def test_bots_play_the_same_games_for_the_same_seed(capsys: Capsys) -> None:
    words = ["simulate", "war-eternal", "--games", "3", "--bots", "random", "--json"]
    first = shown(capsys, *words, "--seed", "1")
    assert first == shown(capsys, *words, "--seed", "1")
    assert first != shown(capsys, *words, "--seed", "2")
    results = json.loads(first)["results"]
    assert [result["name"] for result in results] == [
        *("umbra-titan", "gate-witch", "magus-of-cloaks", "hollow-crown")
    ]
    assert all(result["games"] == 3 for result in results)


def test_results_are_shown_as_a_table(capsys: Capsys) -> None:
    words = ["simulate", "--games", "2", "--bots", "random", "--nemesis", "umbra-titan"]
    text = shown(capsys, *words, "--language", "pl")
    assert "Mroczny Tytan" in text
    assert "Megiera Bram" not in text
    assert "2 gry, gier na sekundę:" in text


def test_of_all_scenarios_those_are_played_that_fit_the_players(capsys: Capsys) -> None:
    words = ["simulate", "relic", "--players", "3", "--games", "1", "--bots", "random", "--json"]
    results = json.loads(shown(capsys, *words, "--rounds", "2"))["results"]
    names = [result["name"] for result in results]
    assert "the-mystery-beyond" in names
    assert "dark-alliance" not in names
    nemesis = json.loads(shown(capsys, *words, "--rounds", "2", "--variant", "enemies"))["results"]
    assert "shoulder-to-shoulder" in [result["name"] for result in nemesis]
    assert "dark-alliance" in refused(capsys, *words, "--scenario", "dark-alliance")


def test_players_are_found_by_name() -> None:
    table = at(p0={"hand": ["crystal"]})
    for name in ("random", "greedy"):
        player = player_named(name, "war-eternal", 1)
        assert player.name == name
        assert player.choose(table, asks(table)) in asks(table).choices
    assert list(seated(["person", "random"], "war-eternal", 1)) == [1]
    with pytest.raises(emberhold.SetupError, match="greedy, random"):
        player_named("clever", "war-eternal", 1)


def test_the_benchmark_is_called_with_its_options(
    monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    called: list[object] = []
    monkeypatch.setattr(
        "emberhold.lab.bench.main",
        lambda as_json, seconds, names: called.append((as_json, seconds, names)),
    )
    assert main(["bench", "--json", "--seconds", "3"]) == 0
    assert main(["bench", "relic"]) == 0
    assert called == [(True, 3, None), (False, 2, ["relic"])]
    assert "chess" in refused(capsys, "bench", "chess")
