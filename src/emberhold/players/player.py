"""What a player is: somebody who looks at a table and its question, and chooses."""

from __future__ import annotations

from typing import Protocol

from emberhold.kernel.question import Choice, Question
from emberhold.kernel.table import Table


class Player(Protocol):
    """A bot."""

    @property
    def name(self) -> str: ...

    @property
    def needs_record(self) -> bool:
        """Whether its tables must keep a record: looking ahead starts from one."""

    def choose(self, table: Table, question: Question) -> Choice:
        """One of the question's choices."""
