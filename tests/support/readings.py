"""Sentences that were read, one by one, by somebody who knows the language.

A game keeps them in its `words.toml`, in each language under the name of what is read: `card
spark`, `question main`, `option main end`. A change of wording has to be read again before it is
written there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from emberhold.kernel.message import Message
from emberhold.kernel.table import Table
from emberhold.language import LANGUAGES
from tests.support import asks
from tests.support.every import assert_reads

Reader = Callable[[str, Sequence[str], str], str]
"""`reader(name, further words, language)`: how one kind of thing is read."""


class Readings:
    """What was read of a game, and how it is read again."""

    def __init__(
        self, folder: Path, tables: Mapping[str, Callable[[], Table]], **readers: Reader
    ) -> None:
        self._file = folder / "words.toml"
        self.tables = tables
        """The tables at which questions are read."""
        self._laid: dict[str, Table] = {}
        self._readers: dict[str, Reader] = {
            "result": lambda name, more, language: Message(f"result-{name}").text(language),
            "question": self._question,
            "option": self._option,
            **readers,
        }

    @cached_property
    def words(self) -> dict[str, dict[str, str]]:
        words: dict[str, dict[str, str]] = tomllib.loads(self._file.read_text(encoding="utf-8"))
        return words

    def table(self, name: str) -> Table:
        if name not in self._laid:
            self._laid[name] = self.tables[name]()
        return self._laid[name]

    def read(self, what: str, language: str) -> str:
        kind, name, *more = what.split()
        return self._readers[kind](name, more, language)

    def hold(self) -> None:
        """Everything reads in every language as it was read."""
        assert_reads(
            (f"{what} ({language})", words[language], self.read(what, language))
            for what, words in self.words.items()
            for language in LANGUAGES
        )

    def _question(self, name: str, more: Sequence[str], language: str) -> str:
        question = asks(self.table(name))
        return question.prompt().text(language)

    def _option(self, name: str, more: Sequence[str], language: str) -> str:
        question = asks(self.table(name))
        return question.label(question.find(more[0])).text(language)

    def unread(self) -> list[str]:
        """The tables whose question, or every option of it, nobody has read."""
        options = {what.split()[1] for what in self.words if what.startswith("option ")}
        return [
            name
            for name in self.tables
            if f"question {name}" not in self.words or name not in options
        ]
