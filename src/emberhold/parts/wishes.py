"""What people wish of a set-up, checked before any work is done.

A game says what can be wished, each with its type, its bounds and what it is when nobody wishes:

    WISHES = Wishes(
        (2, 3, 4),                                            # the numbers of players
        OneOf("scenario", SCENARIOS, default=RANDOM),
        OneOf("difficulty", ("easy", "normal"), default="normal"),
        Number("rounds", 0, 200, default=0),
        Flag("apostates", default=True),
        Each("characters", OneOf("characters", (*CHARACTERS, RANDOM)), default=RANDOM),
    )

    def complete(players, seed, wishes):
        setup = WISHES.checked(players, wishes)               # or one clear SetupError
        ...                                                   # draw what was left open

Whatever is wrong (no table at all, an unknown name, a value of another type, a number out of
bounds, a list that is too long) is one line that says what was given and what would be right, with
the nearest known name, in three languages. A complete set-up is accepted as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from emberhold.kernel.errors import SetupError, listed, nearest
from emberhold.kernel.native import mypyc_attr

RANDOM: Final = "random"
"""The wish that something be drawn from the seed."""

LONG: Final = 80
"""How many letters of what was given are quoted."""


def brief(given: object) -> str:
    """What was given, on one line and not too long to read."""
    text = listed(given) if isinstance(given, list | tuple) else str(given)
    line = " ".join(text.split())
    return line if len(line) <= LONG else f"{line[: LONG - 1]}…"


def known_name(given: object, known: Iterable[object], field: str, error: str) -> None:
    """One of the known names, or an error that lists them and offers the nearest."""
    names = list(known)
    if not _among(given, names):
        likely = nearest(str(given), [str(name) for name in names])
        raise SetupError(
            error, field, key=field, given=brief(given), known=listed(names), nearest=likely
        )


def _among(given: object, known: Sequence[object]) -> bool:
    """Equal and of the same type: True is not 1."""
    return any(type(given) is type(name) and given == name for name in known)


@mypyc_attr(allow_interpreted_subclasses=True)
class Wish:
    """Something that can be wished, checked by the game itself."""

    __slots__ = ("default", "name")

    def __init__(self, name: str, default: Any = None) -> None:
        self.name = name
        self.default = default

    def checked(self, given: Any, players: int) -> Any:
        """What was given, if it can be; otherwise a `SetupError`."""
        return given


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Wish):
    """One of several values: names, numbers, None."""

    __slots__ = ("error", "known")

    def __init__(
        self,
        name: str,
        known: Iterable[Any],
        default: Any = None,
        error: str = "error-setup-value",
    ) -> None:
        super().__init__(name, default)
        self.known = tuple(known)
        self.error = error
        """The message that says what is wrong; it is given `$given`, `$known` and `$nearest`."""

    def checked(self, given: Any, players: int) -> Any:
        for name in self.known:
            if name is given:
                return given
        known_name(given, self.known, self.name, self.error)
        return given


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(OneOf):
    """Yes or no."""

    __slots__ = ()

    def __init__(self, name: str, default: bool = False) -> None:
        super().__init__(name, (True, False), default)


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Wish):
    """A whole number within bounds."""

    __slots__ = ("least", "most")

    def __init__(self, name: str, least: int, most: int, default: int) -> None:
        super().__init__(name, default)
        self.least = least
        self.most = most

    def checked(self, given: Any, players: int) -> int:
        if type(given) is not int or not self.least <= given <= self.most:
            raise SetupError(
                "error-setup-range",
                self.name,
                key=self.name,
                given=brief(given),
                least=self.least,
                most=self.most,
            )
        return given


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Wish):
    """A list of wishes of one kind, at most that many; a single one needs no list."""

    __slots__ = ("each", "most", "twice")

    def __init__(
        self,
        name: str,
        each: Wish,
        default: Any = (),
        most: int = 100,
        twice: bool = True,
    ) -> None:
        super().__init__(name, default)
        self.each = each
        self.most = most
        self.twice = twice
        """Whether the same may be there twice."""

    def checked(self, given: Any, players: int) -> list[Any]:
        entries = list(given) if isinstance(given, list | tuple) else [given]
        if len(entries) > self.most:
            raise SetupError(
                "error-setup-many", self.name, key=self.name, given=len(entries), most=self.most
            )
        found = [self.each.checked(entry, players) for entry in entries]
        for entry in found:
            if not self.twice and entry != RANDOM and found.count(entry) > 1:
                raise SetupError("error-setup-twice", self.name, key=self.name, given=brief(entry))
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Wish):
    """A wish for every player, as a list by seat; `random` alone is that for everybody."""

    __slots__ = ("count_error", "each", "twice", "twice_error")

    def __init__(  # noqa: PLR0913 (its parts, by name)
        self,
        name: str,
        each: Wish,
        default: Any = RANDOM,
        twice: bool = True,
        count_error: str = "error-setup-each",
        twice_error: str = "error-setup-twice",
    ) -> None:
        super().__init__(name, default)
        self.each = each
        self.twice = twice
        """Whether two players may have the same."""
        self.count_error = count_error
        self.twice_error = twice_error

    def checked(self, given: Any, players: int) -> list[Any]:
        wish = [RANDOM] * players if _among(given, (RANDOM,)) else given
        if not isinstance(wish, list | tuple) or len(wish) != players:
            raise SetupError(
                self.count_error, self.name, key=self.name, given=brief(given), players=players
            )
        found = [self.each.checked(entry, players) for entry in wish]
        for entry in found:
            if not self.twice and entry != RANDOM and found.count(entry) > 1:
                raise SetupError(self.twice_error, self.name, key=self.name, given=brief(entry))
        return found


class Wishes:
    """Everything that can be wished of a game."""

    __slots__ = ("fields", "seats")

    def __init__(self, seats: Sequence[int], *fields: Wish) -> None:
        self.seats = tuple(seats)
        self.fields = {field.name: field for field in fields}

    @property
    def defaults(self) -> dict[str, Any]:
        return {name: field.default for name, field in self.fields.items()}

    def checked(self, players: Any, wishes: Any, beside: Sequence[str] = ()) -> dict[str, Any]:
        """Every wish in its order, those not made by their default.

        `beside` can be wished, too, and is checked elsewhere: it is named where a wish is unknown.
        """
        if not _among(players, self.seats):
            raise SetupError(
                "error-players", "players", given=brief(players), known=listed(self.seats)
            )
        if not isinstance(wishes, Mapping):
            raise SetupError("error-setup-table", given=brief(wishes), known=listed(self.fields))
        for name in wishes:
            known_name(name, (*self.fields, *beside), brief(name), "error-setup-key")
        return {
            name: field.checked(wishes.get(name, field.default), players)
            for name, field in self.fields.items()
        }
