"""What if a card cost less? Printed values changed for some games, without a change of sources.

A change is written `kindle.cost=3`: the slug of a card or a sheet, a field of its data, and a value
of the data. It holds in one process while `changed` is open, for every table in it.

    with changed("war-eternal", ["kindle.cost=3"]):
        ...
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from emberhold.games import game_named
from emberhold.kernel.errors import EmberholdError, listed, nearest
from emberhold.parts.effects.signatures import Refused
from emberhold.parts.printed import Field, Printed

_in_force: dict[str, tuple[str, ...]] = {}


class Change(NamedTuple):
    """One value, and where it goes."""

    printed: Printed
    field: Field
    value: Any


def in_force(game: str) -> tuple[str, ...]:
    """The changes that hold in this process now."""
    return _in_force.get(game, ())


def read(game: str, text: str) -> Change:
    """A change; one line says what is wrong with it and what would be right."""
    printed = game_named(game).printed
    if not printed:
        raise EmberholdError("error-change-game", game=game)
    name, dot, rest = text.partition(".")
    field, equals, value = (part.strip() for part in rest.partition("="))
    slug = name.strip()
    if not dot or not equals or not slug or not field or not value:
        raise EmberholdError("error-change-form", given=text)
    if slug not in printed:
        near = nearest(slug, printed)
        raise EmberholdError("error-change-card", given=slug, game=game, nearest=near)
    found = printed[slug]
    if field not in found.fields:
        known = listed(found.fields) or "–"
        raise EmberholdError("error-change-field", card=slug, given=field, known=known)
    try:
        return Change(found, found.fields[field], found.fields[field].read(_data(value)))
    except Refused as error:
        raise EmberholdError("error-change-value", change=text, why=error.why) from None


def _data(value: str) -> Any:
    """A value of the data: a number, a list of clauses, or words."""
    try:
        return json.loads(value)
    except ValueError:
        return value


@contextmanager
def changed(game: str, changes: Sequence[str]) -> Iterator[None]:
    """Cards as the changes make them; afterwards everything is as it is printed."""
    if tuple(changes) == in_force(game):
        yield
        return
    if in_force(game):
        raise EmberholdError("error-change-twice", given=listed(in_force(game)))
    before: list[tuple[Any, str, Any]] = []
    found = [read(game, text) for text in changes]
    try:
        for printed, field, value in found:
            for piece in printed.copies:
                for attribute in field.attributes:
                    before.append((piece, attribute, getattr(piece, attribute)))
                    setattr(piece, attribute, value)
        _in_force[game] = tuple(changes)
        yield
    finally:
        for piece, attribute, value in reversed(before):
            setattr(piece, attribute, value)
        _in_force.pop(game, None)
