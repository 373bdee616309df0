"""The one command, `emberhold`: it finds the language and the subcommand, and reports errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module

from emberhold.kernel.errors import EmberholdError, listed, nearest
from emberhold.kernel.version import VERSION, engine
from emberhold.language import LANGUAGES, MissingMessage, speech

COMMANDS = (
    "serve",
    "play",
    "campaign",
    "puzzle",
    "replay",
    "analyse",
    "rules",
    "cards",
    "deck",
    "box",
    "simulate",
    "report",
    "metrics",
    "probe",
    "tournament",
    "tune",
    "bench",
    "backup",
    "reports",
)
_WRONG = 2
_INTERRUPTED = 130


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 2 when the user has to change something."""
    words = list(sys.argv[1:] if words is None else words)
    _be_lenient_about_letters()
    language = "en"
    try:
        language = language_of(words, os.environ)
        return _run(words, language)
    except EmberholdError as error:
        print(f"emberhold: {_one_line(error.text(language))}", file=sys.stderr)
        return _WRONG
    except MissingMessage as missing:
        told = speech(language)("error-no-message", given=missing.id, language=missing.language)
        print(f"emberhold: {_one_line(told)}", file=sys.stderr)
        return _WRONG
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _INTERRUPTED


def _run(words: list[str], language: str) -> int:
    name, rest = _command(words)
    if name in (None, "-h", "--help"):
        print(_overview(language))
        return 0
    if name == "--version":
        print(speech(language)(f"version-{engine()}", version=VERSION))
        return 0
    if name not in COMMANDS:
        raise EmberholdError(
            "error-command", given=name, known=listed(COMMANDS), nearest=nearest(name, COMMANDS)
        )
    status: int = import_module(f"emberhold.commands.{name}").main(rest, language)
    return status


def _command(words: list[str]) -> tuple[str | None, list[str]]:
    """The first word that is not about the language, and everything behind it."""
    place = 0
    while place < len(words):
        if words[place] == "--language":
            place += 2
        elif words[place].startswith("--language="):
            place += 1
        else:
            return words[place], words[place + 1 :]
    return None, []


def language_of(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """From `--language`, `EMBERHOLD_LANGUAGE`, then the system's settings; English otherwise."""
    for place, word in enumerate(words):
        if word.startswith("--language="):
            return speech(word.partition("=")[2]).language
        if word == "--language" and place + 1 < len(words):
            return speech(words[place + 1]).language
    if environment.get("EMBERHOLD_LANGUAGE"):
        return speech(environment["EMBERHOLD_LANGUAGE"]).language
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = environment.get(name, "")
        if setting:
            spoken = setting[:2].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"


def _overview(language: str) -> str:
    """What the program is and which commands there are."""
    say = speech(language)
    wide = max(map(len, COMMANDS))
    lines = [f"  {name.ljust(wide)}  {say(f'brief-{name}')}" for name in COMMANDS]
    return "\n".join([say("help-emberhold"), "", *lines, "", say("help-emberhold-more")])


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _be_lenient_about_letters() -> None:
    """A terminal that lacks a letter shows a question mark instead of ending the game."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
