"""`emberhold play`: which game is set up, and what is said where none can be."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhold
from tests.support.commands import Capsys, refused, shown

NEW = ["play", "--seed", "7"]


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--nemesis", "gate-wich"], "Did you mean gate-witch?"),
        (["--mages", "gex,nobody"], "nobody"),
        (["--mages", "gex"], "2 mages"),
        (["--mages", "gex,gex"], "only once"),
        (["--players", "5"], "1, 2, 3, 4"),
        (["--players", "two"], "--players"),
        (["--market", "nowhere"], "deck-destruction"),
        (["--market", "spark,crystal"], "spark"),
        (["--market", "random", "--market-filter", "gem=99"], "gem=99"),
        (["--market", "play-it-again", "--market-filter", "gem=3"], "play-it-again"),
        (["--difficulty", "easy"], "beginner"),
        (["--turn-order", "pairs"], "4 players"),
        (["--solo-cards", "4"], "1 player"),
        (["--players", "1", "--solo-life", "13"], "12, 15"),
        (["--hands", "hidden"], "open, closed"),
        (["--bots", "3"], "3 bots"),
        (["--bots", "gredy"], "greedy"),
        (["--position", "missing.toml"], "missing.toml"),
        (["ashes", "--position", "missing.toml"], "missing.toml"),
        (["missing.ember"], "missing.ember"),
        (["folder/missing"], "folder/missing"),
        (["warr-eternal"], "Did you mean war-eternal?"),
        (["ashen", "--quick"], "Did you mean ashes?"),
        (["chess"], "Known: war-eternal, ashes, relic, legacy, aeons-end."),
        (["ashes", "--players", "1"], "2, 3, 4"),
        (["ashes", "--decks", "the-iron-men"], "2 decks"),
        (["ashes", "--decks", "the-iron-men,the-iron-man"], "Did you mean the-iron-men?"),
        (["ashes", "--decks", "the-iron-men,missing.deck"], "missing.deck"),
        (["ashes", "--decks", "the-iron-men,letter.txt"], " more."),
        (["ashes", "--reactions", "never"], "always, possible, stops"),
        (["ashes", "--reactions", "stops", "--stops", "tea"], "would-damage"),
        (["ashes", "--text", "reborn"], "errata, printed"),
        (["ashes", "--rounds", "-1"], "rounds"),
        (["ashes", "--nemesis", "gate-witch"], "--nemesis"),
        (["--resume"], "no unfinished game"),
    ],
)
def test_what_cannot_be_set_up_is_one_line_and_begins_nothing(
    options: list[str], named: str, own_home: Path, capsys: Capsys
) -> None:
    Path("letter.txt").write_text("Dear friend,\n" * 99 + "x" * 5000, encoding="utf-8")
    assert named in refused(capsys, *NEW, *options)
    assert not list(own_home.glob("*"))


@pytest.mark.parametrize(
    ("toml", "named"),
    [
        ("gravhold = 3\n", "Did you mean gravehold?"),
        ("gravehold = 99\n", "position.gravehold"),
        ("gravehold = \n", "TOML"),
        ('[setup]\nnemesis = "x"\n', "x"),
    ],
)
def test_a_wrong_position_is_one_line(
    toml: str, named: str, tmp_path: Path, capsys: Capsys
) -> None:
    (tmp_path / "p.toml").write_text(toml, encoding="utf-8")
    assert named in refused(capsys, *NEW, "--position", "p.toml")


def test_errors_are_in_the_users_language(capsys: Capsys) -> None:
    assert "Nieznane Nemezis" in refused(capsys, *NEW, "--nemesis", "x", "--language", "pl")
    assert "inconnue" in refused(capsys, *NEW, "--nemesis", "x", "--language", "fr")


def test_all_options_reach_the_game(own_home: Path, capsys: Capsys) -> None:
    options = ["--players", "2", "--nemesis", "gate-witch", "--mages", "dezmodia,random"]
    options += ["--market", "random", "--market-filter", "gem=3", "--market-filter", "spell>=6"]
    options += ["--difficulty", "expert", "--hands", "closed", "--bots", "1"]
    shown(capsys, *NEW, *options)
    (path,) = own_home.glob("*.ember")
    header = emberhold.load(path).header
    assert (header.players, header.seed, header.seats) == (2, 7, ["person", "greedy"])
    assert header.setup["nemesis"] == "gate-witch"
    assert header.setup["mages"][0] == "dezmodia"
    assert (header.setup["difficulty"], header.setup["hands"]) == ("expert", "closed")


def test_all_options_of_ashes_reach_the_game(own_home: Path, capsys: Capsys) -> None:
    Path("my.deck").write_text(shown(capsys, "deck", "new", "--seed", "4"), encoding="utf-8")
    options = ["--decks", "the-iron-men,my.deck", "--first-five", "recommended", "--bots", "1"]
    options += ["--reactions", "stops", "--stops", "destroyed,received", "--text", "printed"]
    shown(capsys, *NEW, "ashes", *options, "--rounds", "9")
    (path,) = own_home.glob("*.ember")
    header = emberhold.load(path).header
    iron_men, mine = header.setup["decks"]
    assert (header.game, header.seats, iron_men) == ("ashes", ["person", "greedy"], "the-iron-men")
    assert "name: random 4" in mine
    assert header.setup["stops"] == ["destroyed", "received"]
    assert (header.setup["text"], header.setup["rounds"]) == ("printed", 9)


def test_an_option_that_only_one_game_has_says_which_game_is_meant(
    own_home: Path, capsys: Capsys
) -> None:
    assert "Draft, player" in shown(capsys, *NEW, "--decks", "draft")
    (path,) = own_home.glob("ashes-*.ember")
    assert emberhold.load(path).header.setup["decks"] == "draft"


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_every_game_has_options_of_its_own(command: str, capsys: Capsys) -> None:
    text = shown(capsys, command, "ashes", "--help")
    for option in ("--decks", "--first-five", "--reactions", "--stops", "--text", "--rounds"):
        assert f"\n  {option} VALUE " in text
    assert "--nemesis VALUE" not in text
    assert "--decks VALUE" not in shown(capsys, command, "--help")


def test_solo_and_four_players_have_options_of_their_own(own_home: Path, capsys: Capsys) -> None:
    shown(capsys, *NEW, "--players", "1", "--solo-cards", "4", "--solo-life", "12")
    shown(capsys, *NEW, "--players", "4", "--turn-order", "pairs", "--bots", "greedy,random")
    setups = [emberhold.load(path).header for path in own_home.glob("*.ember")]
    assert sorted(header.setup["solo_cards"] for header in setups) == [3, 4]
    assert {header.setup["turn_order"] for header in setups} == {"standard", "pairs"}
    assert ["person", "person", "greedy", "random"] in [header.seats for header in setups]


def test_a_position_is_played_from_a_file(own_home: Path, tmp_path: Path, capsys: Capsys) -> None:
    text = '[setup]\nplayers = 1\nmages = ["gex"]\n[players.0]\nlife = 4\n'
    (tmp_path / "p.toml").write_text(f"gravehold = 5\n{text}", encoding="utf-8")
    assert "Gravehold: 5/30 life" in shown(capsys, *NEW, "--position", "p.toml")
    (path,) = own_home.glob("*.ember")
    assert emberhold.load(path).view(0).area("player:0").marks["life"] == 4


def test_without_options_a_pipe_gets_the_quick_start(capsys: Capsys) -> None:
    text = shown(capsys, "play")
    assert "Umbra Titan" in text
    assert "player 2 · bot" in text
