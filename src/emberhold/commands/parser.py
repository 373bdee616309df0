"""Reading the words behind a command, and its help, in the user's language.

Values are read as text and judged by the code that uses them, so that every error is one of ours.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn

from emberhold.kernel.errors import EmberholdError, nearest
from emberhold.kernel.opening import check_seed
from emberhold.language import speech


class Parser(argparse.ArgumentParser):
    """An argument parser whose words are messages: `help-<command>` and so on."""

    def __init__(self, command: str, language: str) -> None:
        self.say = speech(language)
        super().__init__(
            prog=f"emberhold {command}",
            description=self.say(f"help-{command}"),
            epilog=self.say(f"example-{command}").replace("\n", "\n  "),
            formatter_class=_formatter(self.say("help-usage")),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._positionals.title = self.say("help-words")
        self._optionals.title = self.say("help-options")
        self.add_argument("-h", "--help", action="store_true", help=self.say("help-help"))
        self.option("--language", "help-language", "metavar-language")

    def option(self, name: str, help: str, metavar: str | None = None, **settings: Any) -> None:
        """An option with a value, or, without a metavar, one that is only said or not."""
        if metavar is None:
            self.add_argument(name, action="store_true", help=self.say(help))
        else:
            self.add_argument(name, help=self.say(help), metavar=self.say(metavar), **settings)

    def word(self, name: str, help: str, metavar: str, nargs: str = "?", **told: Any) -> None:
        """A word, or with `*` several, that comes without an option's name."""
        said = self.say(help, **told)
        self.add_argument(name, nargs=nargs, help=said, metavar=self.say(metavar))

    def read(self, words: Sequence[str]) -> argparse.Namespace | None:
        """What was given; None when the help was asked for and shown."""
        if "-h" in words or "--help" in words:
            print(self.format_help(), end="")
            return None
        try:
            given, left = self.parse_known_args(list(words))
        except argparse.ArgumentError as error:
            raise EmberholdError(
                "error-option-value", option=error.argument_name or "", command=self.prog
            ) from None
        if left:
            known = [name for action in self._actions for name in action.option_strings]
            raise EmberholdError(
                "error-option", given=left[0], nearest=nearest(left[0], known), command=self.prog
            )
        return given

    def error(self, message: str) -> NoReturn:
        raise EmberholdError("error-option-value", option=message, command=self.prog)


def _formatter(usage: str) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.RawDescriptionHelpFormatter):
        """Help with our own word for `usage`."""

        def __init__(self, prog: str) -> None:
            super().__init__(prog, max_help_position=30, width=96)

        def add_usage(self, text: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
            super().add_usage(text, actions, groups, f"{usage} ")

    return Formatter


def whole_number(option: str, text: str, least: int, most: int = 10**9) -> int:
    """A number typed behind an option."""
    if not text.isdecimal() or not least <= int(text) <= most:
        limits = {"least": str(least), "most": str(most)}
        raise EmberholdError("error-option-number", option=option, given=text, **limits)
    return int(text)


def seed_of(text: str) -> int | str:
    """Seeds are numbers where they look like numbers, and words otherwise."""
    check_seed(text)
    return int(text) if text.isdecimal() else text
