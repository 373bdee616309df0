"""How a position is read: names and numbers checked before they are set, whatever the game.

A game lists what can be set as setters by name; a setter gets the thing to set, what was given and
the path to it, so that an error can say where it is and which names exist.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from emberhold.kernel.errors import PositionError, listed, nearest

Setter: TypeAlias = Callable[[Any, Any, str], None]


def apply(thing: Any, given: Any, setters: Mapping[str, Setter], path: str) -> None:
    """Set each named part in the order of the setters; an unknown name is an error."""
    check_names(given, setters, path)
    for part, setter in setters.items():
        if part in given:
            setter(thing, given[part], f"{path}.{part}")


def check_names(given: Any, known: Iterable[str], path: str) -> None:
    known = list(known)
    for part in table(given, known, path):
        if part not in known:
            raise PositionError(
                "error-position-key",
                given=part,
                path=path,
                known=listed(known),
                nearest=nearest(str(part), known),
            )


def table(given: Any, known: Iterable[object], path: str) -> Mapping[Any, Any]:
    if not isinstance(given, Mapping):
        raise PositionError("error-position-table", path=path, known=listed(known))
    return given


def number(given: Any, path: str, least: int = 0, most: int = 999) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
        raise PositionError(
            "error-position-number", path=path, given=str(given), least=least, most=most
        )
    return given


def flag(given: Any, path: str) -> bool:
    if not isinstance(given, bool):
        raise PositionError(
            "error-position-value", path=path, given=str(given), known="true, false", nearest=""
        )
    return given


def name(given: Any, known: Iterable[str], path: str) -> str:
    known = list(known)
    if given not in known:
        raise PositionError(
            "error-position-value",
            path=path,
            given=str(given),
            known=listed(known),
            nearest=nearest(str(given), known),
        )
    return str(given)


def sequence(given: Any, path: str) -> Sequence[Any]:
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise PositionError("error-position-list", path=path, given=str(given))
    return given


def at_most(given: int, most: int, path: str) -> None:
    """A place that has limited room."""
    if given > most:
        raise PositionError("error-position-many", path=path, given=given, most=most)


def entry(given: Any, main: str, others: Iterable[str], path: str) -> Mapping[str, Any]:
    """A plain name, or a table of that name and what is on it."""
    wanted = given if isinstance(given, Mapping) else {main: given}
    for part in wanted:
        name(part, (main, *others), path)
    return wanted


def by_seat(given: Any, seats: int, path: str) -> list[tuple[int, Any]]:
    """What was given for each seat, as a table by number or as a list; in seat order."""
    if not isinstance(given, Mapping):
        given = dict(enumerate(sequence(given, path)))
    known = [str(seat) for seat in range(seats)]
    found = [(int(name(str(seat), known, path)), wanted) for seat, wanted in given.items()]
    return sorted(found, key=lambda pair: pair[0])


def number_setter(field: str, least: int = 0, most: int = 999) -> Setter:
    def setter(thing: Any, given: Any, path: str) -> None:
        setattr(thing, field, number(given, path, least, most))

    return setter


def flag_setter(field: str) -> Setter:
    def setter(thing: Any, given: Any, path: str) -> None:
        setattr(thing, field, flag(given, path))

    return setter
