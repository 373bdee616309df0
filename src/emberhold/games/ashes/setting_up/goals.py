"""What puzzles found in games of Ashes can ask for: all of it can be seen within a turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from emberhold.games.ashes.cards import CARDS
from emberhold.games.ashes.state import State
from emberhold.games.puzzles import Target


def _gone(game: State, seat: int, slug: str) -> bool:
    return slug not in _units_against(game, seat)


def _left(before: State, now: State, seat: int) -> Iterator[str]:
    """The units there was one of and is none of any more."""
    present, there = _units_against(now, seat), _units_against(before, seat)
    for slug in there:
        if there.count(slug) == 1 and slug not in present:
            yield slug


def _units_against(game: State, seat: int) -> list[str]:
    return [piece.card.slug for each in game.opponents(seat) for piece in each.battlefield]


def _wounded(game: State, seat: int, wounds: str) -> bool:
    return _wounds(game, seat) >= int(wounds)


def _struck(before: State, now: State, seat: int) -> Iterable[str]:
    return (str(_wounds(now, seat)),) if _wounds(now, seat) > _wounds(before, seat) else ()


def _wounds(game: State, seat: int) -> int:
    """On the Phoenixborn of the only opponent; where there are more, nobody is meant."""
    against = game.opponents(seat)
    return against[0].phoenixborn.wounds if len(against) == 1 else 0


ASHES_TARGETS: Mapping[str, Target] = {
    "wounds": Target(
        _wounded, _struck, lambda wounds: {"wounds": int(wounds)}, max, lambda _: "phoenixborn"
    ),
    "unit": Target(_gone, _left, lambda slug: {"card": CARDS[slug]}),
}
