"""Whom a text of somebody's own box has named: "that player" has to be somebody.

A text is read as it is written, from its beginning, also while places in it are still empty.

unnamed([["does", "any_ally", [["reveal_hand"]]], ["deal", "gems_in_that_hand"]])  # ""
unnamed([["deal", "gems_in_that_hand"]])  # "gems_in_that_hand"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

NOBODY: Final = 0
PLAYER: Final = 1
ALLY: Final = 2

_NEEDED: Final[Mapping[str, int]] = {
    "that_player": PLAYER,
    "different_player": PLAYER,
    "that_players_life": PLAYER,
    "prepped_by_that_player": PLAYER,
    "gems_in_that_hand": ALLY,
}
"""What speaks of somebody: of any player, or of an ally, whose hand is "that ally's hand"."""
_NAMED_BY: Final[Mapping[str, int]] = {"any_ally": ALLY}
"""Whom a subject names, where that is not just a player."""
_WAYS: Final = ("either", "either_does")


class Named(NamedTuple):
    """Where a reader is in a text."""

    who: int = NOBODY
    doing: bool = False
    """Whether somebody who was named does what comes now."""
    wrong: str = ""
    """The first word that speaks of somebody nobody has named."""


_BEGUN: Final = Named()


def unnamed(clauses: Any, named: Named = _BEGUN) -> str:
    """The first word that speaks of somebody nobody has named; empty if none does."""
    return _behind(clauses, named).wrong


def before(clauses: Any, path: Sequence[int]) -> Named:
    """Who has been named where a clause of a text begins."""
    named = _BEGUN
    for place in path:
        if not isinstance(clauses, list) or not 0 <= place < len(clauses):
            return named
        named = _within(clauses, place, named)
        clauses = clauses[place]
    return named._replace(wrong="")


def _behind(given: Any, named: Named) -> Named:
    """The reader who has read all of something."""
    if isinstance(given, str):
        known = named.wrong or named.who >= _NEEDED.get(given, NOBODY)
        return named if known else named._replace(wrong=given)
    if isinstance(given, dict):  # something at a moment: a text of its own
        wrong = next(filter(None, map(unnamed, given.values())), "")
        return named._replace(wrong=named.wrong or wrong)
    if not isinstance(given, list):
        return named
    if given and given[0] in _WAYS:
        ends = [_behind(way, named) for way in given[1:]] or [named]
        wrong = next((end.wrong for end in ends if end.wrong), "")
        return named._replace(who=min(end.who for end in ends), wrong=wrong)
    read = _within(given, len(given), named)
    if given[:1] == ["suffer"] and not named.doing:
        read = read._replace(who=NOBODY)  # "that player" would be the one who suffers
    return read._replace(doing=named.doing)


def _within(clause: list[Any], place: int, named: Named) -> Named:
    """The reader who has read a clause up to one of its places."""
    if clause and clause[0] in _WAYS:
        return named  # each way begins alike
    for n, part in enumerate(clause[:place]):
        named = _naming(clause[0], n, part, _behind(part, named))
    return named


def _naming(head: Any, place: int, part: Any, named: Named) -> Named:
    """The reader after part of a clause, which may have named somebody."""
    if head == "dearest_prepped" and place == 0:
        return named._replace(who=PLAYER, doing=True)
    if head == "does" and place == 1 and isinstance(part, str):
        who = named.who if part == "that_player" else _NAMED_BY.get(part, PLAYER)
        return named._replace(who=who, doing=True)
    return named
