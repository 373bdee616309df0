"""What is written of a card besides its clauses: fields, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.kernel.message import Message
from emberhold.parts.effects.signatures import Refused, Sort, shortly, unknown


class BookError(Exception):
    """Something written that cannot be read. It names the file, the card and the clause, and says
    what would be right."""

    def __init__(self, at: str, why: Message | str) -> None:
        super().__init__(at, why)
        self.at = at
        self.why = why
        self.field = ""
        """The field it is in, where that is known."""

    def __str__(self) -> str:
        why = self.why if isinstance(self.why, str) else self.why.text()
        return f"{self.at}: {why}"

    def beneath(self, at: str) -> Message | str:
        """The reason, for somebody who knows that it is in `at`."""
        inside = self.at.removeprefix(at).removeprefix(": ")
        return Message("refused-inside", inside=inside, why=self.why) if inside else self.why


def misprint(at: str, refused: Refused, given: object) -> BookError:
    """What is wrong, in one line with its file, card and clause."""
    clause = given if refused.clause is None else refused.clause
    return BookError(at, Message("refused-inside", inside=shortly(clause), why=refused.why))


def written(sort: Sort, given: Any, at: str) -> Any:
    """What a value stands for; `at` is where it is written."""
    try:
        return sort.read(given)
    except Refused as refused:
        raise misprint(at, refused, given) from None


def checked(
    entry: Mapping[str, Any], fields: Mapping[str, Sort], at: str, *needed: str
) -> dict[str, Any]:
    """The fields of an entry as what they stand for; a field nobody knows is refused."""
    found: dict[str, Any] = {}
    for name in needed:
        if name not in entry:
            raise BookError(at, Message("refused-no-field", name=name))
    for name, given in entry.items():
        try:
            if name not in fields:
                raise BookError(at, unknown("field", name, fields).why)
            found[name] = _field(fields[name], name, given, at)
        except BookError as error:
            error.field = error.field or name
            raise
    return found


def _field(sort: Sort, name: str, given: Any, at: str) -> Any:
    try:
        return sort.read(given)
    except Refused as refused:
        raise misprint(at, refused, {name: given}) from None
