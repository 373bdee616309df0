"""`simulate --change`: what if a card were printed otherwise, without a change of the sources."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import emberhold
from emberhold.cli import main
from emberhold.games import game_named
from emberhold.kernel.errors import EmberholdError
from emberhold.lab import report, results
from emberhold.lab.batch import Batch, Kind
from emberhold.lab.changes import changed, in_force
from emberhold.lab.kept import games_in
from emberhold.lab.playing import play
from emberhold.lab.report.words import Words
from tests.support.commands import Capsys, refused, shown

WORDS = ["simulate", "war-eternal", "--nemesis", "gate-witch", "--players", "greedy,greedy"]


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(own_home: Path) -> None:
    """Files are written where the test may."""


def cost_of_kindle() -> list[int]:
    kindle = game_named("war-eternal").printed["kindle"].thing
    return [card.cost for card in kindle.copies]


def test_a_change_holds_for_all_copies_and_is_undone() -> None:
    before = cost_of_kindle()
    with changed("war-eternal", ["kindle.cost=7"]):
        assert set(cost_of_kindle()) == {7}
        assert in_force("war-eternal") == ("kindle.cost=7",)
    assert cost_of_kindle() == before
    assert 7 not in before
    assert in_force("war-eternal") == ()
    with pytest.raises(ZeroDivisionError), changed("war-eternal", ["kindle.cost=7"]):
        _ = 1 / 0
    assert cost_of_kindle() == before


def test_a_player_pays_what_is_printed_now() -> None:
    setup = {"nemesis": "gate-witch", "market": "play-it-again"}
    position = {"turn": {"player": 0, "phase": "main"}, "players": {"0": {"aether": 3}}}
    card = "buy:volcanic-glass"

    def offered() -> bool:
        table = emberhold.open("war-eternal", players=2, seed=1, setup=setup, position=position)
        assert table.question is not None
        return card in set(table.question.options.keys())

    assert offered()
    with changed("war-eternal", ["volcanic-glass.cost=4"]):
        assert not offered()
    assert offered()


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("war-eternal", "gate-witch.life=5"),
        ("war-eternal", 'crystal.play=[["gain_aether", 4]]'),
        ("aeons-end", "rageborne.life=5"),
        ("ashes", "iron-worker.attack=9"),
        ("ashes", "aradel-summergaard.life=1"),
        ("relic", "ultramarines-captain.life=1"),
    ],
)
def test_games_go_another_way(game: str, change: str) -> None:
    setups: dict[str, dict[str, Any]] = {
        "war-eternal": {"nemesis": "gate-witch", "mages": ["gex", "yan-magda"]},
        "aeons-end": {"nemesis": "rageborne"},
        "ashes": {"decks": ["the-iron-men", "the-mist-guardian"]},
        "relic": {"sheets": ["ultramarines-captain", "random"], "rounds": 6},
    }
    wishes = setups[game]
    plain = Batch(game, ("greedy", "greedy"), 1, 5, (Kind("", wishes),))
    what_if = Batch(game, ("greedy", "greedy"), 1, 5, (Kind("", wishes),), changes=(change,))
    before = play(plain, 0)["answers"]
    assert play(what_if, 0)["answers"] != before
    assert play(plain, 0)["answers"] == before
    assert what_if.plain()["changes"] == [change]
    assert "changes" not in plain.plain()


def test_results_are_marked_and_played_again(capsys: Capsys) -> None:
    words = [*WORDS, "--games", "4"]
    assert main([*words, "--out", "plain.parquet"]) == 0
    assert "Changed" not in capsys.readouterr().out
    assert main([*words, "--change", "gate-witch.life=20", "--out", "less.parquet"]) == 0
    assert "Changed for these games: gate-witch.life=20." in capsys.readouterr().out
    told = json.loads(shown(capsys, *words, "--change", "gate-witch.life=20", "--json"))
    assert told["changes"] == ["gate-witch.life=20"]
    assert results.description(Path("less.parquet"))["changes"] == ["gate-witch.life=20"]
    assert "changes" in refused(capsys, *words, "--out", "less.parquet")
    assert "took the same" in shown(capsys, "simulate", "--again", "less.parquet", "1")
    said = refused(capsys, "simulate", "--again", "less.parquet", "1", "--save", "game.ember")
    assert "gate-witch.life=20" in said
    made = report.report_of([Path("plain.parquet"), Path("less.parquet")], Words("en"))
    assert ("Changed cards", "gate-witch.life=20") in made.facts
    (players,) = [part for part in made.sections if part.slug == "players"]
    assert players.grid is not None
    assert players.grid.rows[0][:2] == ["greedy – greedy (gate-witch.life=20)", "4"]


def test_kept_games_are_read_with_their_cards(capsys: Capsys) -> None:
    words = [*WORDS, "--games", "1", "--change", "gate-witch.life=20", "--keep", "games.jsonl"]
    assert main(words) == 0
    capsys.readouterr()
    (game,) = games_in("games.jsonl")
    with pytest.raises(EmberholdError, match=r"gate-witch\.life=20"):
        next(game.decisions())
    with changed("war-eternal", game.changes):
        assert sum(1 for _ in game.decisions(rows=False)) == len(game)


def test_several_processes_know_the_change(capsys: Capsys) -> None:
    words = [*WORDS, "--games", "6", "--change", "gate-witch.life=20", "--json"]
    one = json.loads(shown(capsys, *words, "--processes", "1"))
    assert json.loads(shown(capsys, *words, "--processes", "2")) == one


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("kindle=4", "CARD.FIELD=VALUE"),
        ("kindle.cost", "CARD.FIELD=VALUE"),
        ("kindel.cost=4", "Did you mean “kindle”?"),
        ("kindle.price=4", "It has: cost, cast"),
        ("kindle.cost=dear", "must be a number from 0 to"),
        ("kindle.cast=4", "kindle.cast=4 cannot be read"),
        ("gate-witch.tier=2", "It has: life"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(change: str, said: str, capsys: Capsys) -> None:
    assert said in refused(capsys, *WORDS, "--games", "1", "--change", change)


def test_games_without_such_cards_say_so(capsys: Capsys) -> None:
    words = ["simulate", "legacy", "--games", "1", "--change", "kindle.cost=4"]
    assert "--change" in refused(capsys, *words)
    with (
        pytest.raises(EmberholdError, match="legacy cannot be changed"),
        changed("legacy", ["kindle.cost=4"]),
    ):
        pass


def test_changes_do_not_add_up_unseen() -> None:
    with (
        changed("ashes", ["iron-worker.attack=9"]),
        pytest.raises(EmberholdError, match="already changed"),
    ):
        play(Batch("ashes", ("random", "random"), 1, 5, (Kind("", {}),)), 0)
