"""The command `emberhold`: what each subcommand does, and what it says when it cannot."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import emberhold
from emberhold.cli import COMMANDS, language_of, main
from emberhold.games import GAMES, room_of
from emberhold.lab.statistics import wilson
from emberhold.players import player_named, seated
from tests.golden.replaying import path_of
from tests.support import at

NEW = ["play", "--seed", "7"]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("EMBERHOLD_HOME", str(folder))
    monkeypatch.setenv("EMBERHOLD_LANGUAGE", "en")
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    monkeypatch.chdir(tmp_path)
    return folder


Capsys = pytest.CaptureFixture[str]


def refused(capsys: Capsys, *words: str) -> str:
    """Run a command that must fail; the one line it says."""
    assert main(list(words)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("emberhold: ")
    assert said.err.count("\n") == 1
    return said.err


def shown(capsys: Capsys, *words: str, status: int = 0) -> str:
    """Run a command; what it prints."""
    assert main(list(words)) == status
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


# The command itself


def test_importing_the_package_stays_light() -> None:
    heavy = ("rich", "fluent", "argparse")
    code = f"import sys, emberhold; print([name for name in {heavy} if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


def test_without_a_command_there_is_an_overview(capsys: Capsys) -> None:
    text = shown(capsys)
    assert text == shown(capsys, "--help")
    for name in COMMANDS:
        assert f"\n  {name} " in text


def test_the_version_is_shown(capsys: Capsys) -> None:
    assert shown(capsys, "--version") == f"emberhold {emberhold.__version__}\n"


@pytest.mark.parametrize("language", emberhold.LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(
    command: str, language: str, capsys: Capsys
) -> None:
    text = shown(capsys, command, "--help", "--language", language)
    assert f"\n  emberhold {command}" in text
    english = ("usage:", "positional arguments", "options:\n", "show this help message")
    assert not any(words in text for words in english)


def test_helps_are_in_the_language_asked_for(capsys: Capsys) -> None:
    assert "Użycie:" in shown(capsys, "play", "--help", "--language", "pl")
    assert "Usage\u00a0:" in shown(capsys, "--language=fr", "play", "--help")


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        (["--language", "fr"], {"EMBERHOLD_LANGUAGE": "pl"}, "fr"),
        ([], {"EMBERHOLD_LANGUAGE": "pl", "LC_ALL": "fr_FR.UTF-8"}, "pl"),
        ([], {"LC_ALL": "pl_PL.UTF-8", "LANG": "fr_FR"}, "pl"),
        ([], {"LANG": "fr_CA.UTF-8"}, "fr"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "C"}, "en"),
        ([], {}, "en"),
    ],
)
def test_the_language_is_found(
    words: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_of(words, environment) == language


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["plya"], "play"),
        (["play", "--nemesys", "random"], "--nemesis"),
        (["play", "--nemesis"], "--nemesis"),
        (["cards", "--language", "de"], "en, pl, fr"),
        (["replay"], "FILE"),
        (["rules", "WE-999"], "WE-339"),
        (["rules", "AS-999"], "AS-475"),
        (["rules", "ashes", "WE-001"], "AS-475"),
        (["deck", "chek", "my.deck"], "check"),
        (["deck", "check"], "FILE"),
        (["deck", "check", "missing.deck"], "missing.deck"),
        (["deck", "new", "--phoenixborn", "coal-roarkwyn"], "coal-roarkwin"),
        (["rules", "--coverage", "--tests", "nowhere"], "nowhere"),
        (["cards", "xyzzy"], "xyzzy"),
        (["simulate", "--games", "none"], "--games"),
        (["simulate", "chess"], "war-eternal"),
        (["simulate", "--bots", "clever"], "greedy, random"),
        (["simulate", "ashes", "--decks", "draft,the-iron-men"], "draft"),
        (["simulate", "--bots", "greedy,random,random"], "2 players"),
        (["bench", "--seconds", "0"], "--seconds"),
    ],
)
def test_a_wrong_command_is_one_line_that_helps(
    words: list[str], named: str, capsys: Capsys
) -> None:
    assert named in refused(capsys, *words)


# Setting a game up


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
    assert "Nieznana Nemezis" in refused(capsys, *NEW, "--nemesis", "x", "--language", "pl")
    assert "inconnue" in refused(capsys, *NEW, "--nemesis", "x", "--language", "fr")


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
def test_a_file_that_is_no_good_save_is_one_line(
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


# Looking at saved games


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


# Rules and cards


def test_rules_are_shown_by_number_section_and_words(capsys: Capsys) -> None:
    assert shown(capsys, "rules", "we-46").startswith("WE-046  All costs")
    assert shown(capsys, "rules", "WE-046", "--language", "fr").startswith("WE-046  Tous")
    assert "WE-134" in shown(capsys, "rules", "6.6")
    assert "WE-315" in shown(capsys, "rules", "extinction")
    assert "26  Glossary" in shown(capsys, "rules")


def test_rules_are_found_in_every_book(capsys: Capsys) -> None:
    assert shown(capsys, "rules", "AS-300").startswith("AS-300  Damage is processed")
    assert "AS-189" in shown(capsys, "rules", "ashes", "meditation")
    both = shown(capsys, "rules", "discard", "pile")
    assert both.index("War Eternal ==") < both.index("\n== Ashes") < both.index("\nAS-")
    assert "== " not in shown(capsys, "rules", "slots")


COVERED = """
import pytest
from tests.support import rule

pytestmark = rule("WE-003")

@rule("WE-005", "WE-006")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("WE-007"))])
def test_something(n):
    assert book.rule("WE-010")


@rule("WE-E01")
def test_an_example():
    pass
"""


def test_coverage_lists_what_is_proven_and_what_is_missing(tmp_path: Path, capsys: Capsys) -> None:
    folder = tmp_path / "tests" / "deep"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text(COVERED, encoding="utf-8")
    words = ["rules", "--coverage", "--tests", str(tmp_path / "tests")]
    text = shown(capsys, *words, status=1)
    for id in ("WE-003", "WE-005", "WE-006", "WE-007"):
        assert f"{id}  proven by deep/test_it.py\n" in text
    assert "WE-001  physical: " in text
    assert "WE-010  UNCOVERED: " in text
    assert "WE-E01  proven by deep/test_it.py\n" in text
    summary = next(line for line in text.splitlines() if "War Eternal: 339 rules" in line)
    assert "4 proven by tests" in summary
    assert summary.endswith("1 worked examples and cards.")


def test_a_test_that_is_no_python_is_one_line(tmp_path: Path, capsys: Capsys) -> None:
    (tmp_path / "test_broken.py").write_text("def test(:\n", encoding="utf-8")
    said = refused(capsys, "rules", "--coverage", "--tests", str(tmp_path))
    assert "test_broken.py" in said


def test_coverage_fails_for_a_number_that_no_rulebook_has(tmp_path: Path, capsys: Capsys) -> None:
    ids = ", ".join(f'"WE-{number:03}"' for number in range(1, 341))
    (tmp_path / "test_all.py").write_text(f"rule({ids})\n", encoding="utf-8")
    text = shown(capsys, "rules", "war-eternal", "--coverage", "--tests", str(tmp_path), status=1)
    assert "WE-340  is in no rulebook" in text
    (tmp_path / "test_all.py").write_text(f"rule({ids[:-10]})\n", encoding="utf-8")
    shown(capsys, "rules", "war-eternal", "--coverage", "--tests", str(tmp_path), status=0)


def test_all_cards_are_listed_by_group(capsys: Capsys) -> None:
    text = shown(capsys, "cards")
    assert "Gems (7)\n  " in text
    assert "Spells (14)\n  " in text
    assert "Mages (8)\n  " in text
    assert "Nemeses (4)\n  " in text
    assert "Fiery Torrent · 5" in text
    assert text.index("== Aeon’s End: War Eternal ==") < text.index("Gems (7)")
    assert text.index("Gems (7)") < text.index("\n== Ashes: Rise of the Phoenixborn ==")


def test_the_cards_of_one_game_are_listed(capsys: Capsys) -> None:
    text = shown(capsys, "cards", "ashes")
    assert text.startswith("Phoenixborn (6)\n  Aradel Summergaard, ")
    groups = [int(number) for number in re.findall(r"^\S.* \((\d+)\)$", text, re.MULTILINE)]
    assert sum(groups) == 78
    assert "Gems" not in text


@pytest.mark.parametrize("language", emberhold.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_of_the_box_can_be_read(game: str, language: str) -> None:
    library = room_of(game, "library")
    assert library is not None
    for entry in library.entries():
        assert entry.name(language)
        assert entry.facts.text(language)
        assert all(entry.text(language)), entry.slug


def test_one_card_is_shown_in_full(capsys: Capsys) -> None:
    text = shown(capsys, "cards", "mage's", "totem", "--language", "pl")
    assert text.startswith("Totem Maga (Mage’s Totem)\n  Artefakt · koszt 2\n")
    puppet = shown(capsys, "cards", "blood puppet")
    assert puppet.startswith("Blood Puppet\n  Conjuration\n  Attack 0, life 2, recover 0.\n")


# Decks


@pytest.mark.parametrize("language", emberhold.LANGUAGES)
@pytest.mark.parametrize("options", [[], ["--random"], ["--phoenixborn", "Jessa Na Ni"]])
def test_a_new_deck_is_legal(options: list[str], language: str, capsys: Capsys) -> None:
    text = shown(capsys, "deck", "new", *options, "--language", language)
    assert text.startswith("# ")
    Path("my.deck").write_text(text, encoding="utf-8")
    legal = {"en": "a legal deck", "pl": "zgodna z zasadami", "fr": "conforme"}[language]
    assert legal in shown(capsys, "deck", "check", "my.deck", "--language", language).lower()
    assert "jessa" in text or not options or options == ["--random"]


def test_everything_wrong_with_a_deck_is_listed(capsys: Capsys) -> None:
    text = shown(capsys, "deck", "new").replace("3 protect", "4 protect\n1 fear\n2 tea")
    Path("my.deck").write_text(text, encoding="utf-8")
    said = shown(capsys, "deck", "check", "my.deck", status=1)
    assert said.count("\n  - ") == 4
    assert "Protect: from 1 to 3 copies" in said
    assert "Fear is allowed only with Jessa Na Ni" in said


# Bots and batches


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


def test_intervals_stay_between_never_and_always() -> None:
    low, high = wilson(0, 10)
    assert low == 0
    assert 0.27 < high < 0.28
    low, high = wilson(50, 100)
    assert 0.40 < low < 0.41
    assert 0.59 < high < 0.60


def test_players_are_found_by_name() -> None:
    table = at(p0={"hand": ["crystal"]})
    assert table.question is not None
    for name in ("random", "greedy"):
        player = player_named(name, "war-eternal", 1)
        assert player.name == name
        assert player.choose(table, table.question) in table.question.choices
    assert list(seated(["person", "random"], "war-eternal", 1)) == [1]
    with pytest.raises(emberhold.SetupError, match="greedy, random"):
        player_named("clever", "war-eternal", 1)


def test_the_benchmark_is_called_with_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[object] = []
    monkeypatch.setattr(
        "emberhold.lab.bench.main", lambda as_json, seconds: called.append((as_json, seconds))
    )
    assert main(["bench", "--json", "--seconds", "3"]) == 0
    assert called == [(True, 3)]


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
