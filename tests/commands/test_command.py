"""The command `emberhold` itself: its helps, its languages, what it says to a wrong word."""

from __future__ import annotations

import subprocess
import sys

import pytest

import emberhold
from emberhold.cli import COMMANDS, language_of
from emberhold.kernel.version import engine
from tests.support.commands import Capsys, refused, shown


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
    named = {"compiled": "compiled engine", "sources": "engine run from source"}[engine()]
    assert shown(capsys, "--version") == f"emberhold {emberhold.__version__} ({named})\n"


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
        (["rules", "WE-999"], "WE-345"),
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


def test_options_are_written_out(capsys: Capsys) -> None:
    """An abbreviation (`allow_abbrev`) would mean something else as soon as a command has more."""
    assert "--neme" in refused(capsys, "play", "--neme", "gate-witch")
