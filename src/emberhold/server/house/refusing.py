"""How the house says no: a code a page understands and a sentence a person does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.kernel.errors import EmberholdError

TOO_FAST, NEWER = "too-fast", "newer"
STALE, ILLEGAL, NOT_YOURS, OVER, UNKNOWN = "stale", "illegal", "not-yours", "over", "unknown"


class Refused(EmberholdError):
    """Something that cannot be done; the table is as it was."""

    def __init__(self, code: str, id: str, /, **arguments: Any) -> None:
        super().__init__(id, **arguments)
        self.code = code

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.code, self.message.id, self.message.arguments)


def _rebuild(code: str, id: str, arguments: Mapping[str, Any]) -> Refused:
    return Refused(code, id, **arguments)


class NewerTable(Exception):
    """Something has happened at a table that only a newer version understands."""


class UnknownTable(EmberholdError):
    """There is no such table."""

    def __init__(self, table: str) -> None:
        super().__init__("error-table-unknown", given=table)

    def __reduce__(self) -> tuple[Any, ...]:
        return UnknownTable, (self.message.arguments["given"],)
