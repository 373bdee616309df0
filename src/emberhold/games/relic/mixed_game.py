"""Relic with boxes that people make (see `parts/boxes`).

A set-up names the boxes in play as `boxes`: the printed one, and others by slug and digest. What
they hold is then one box like any other, made once for each mixture. A set-up that names none says
nothing of boxes at all, so that a printed game is the same whatever else there is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from emberhold.games.relic.card import Box
from emberhold.games.relic.cards import RELIC_BOX
from emberhold.kernel.errors import SetupError
from emberhold.parts.boxes.shelf import called
from emberhold.parts.wishes import brief, known_name

if TYPE_CHECKING:
    from emberhold.games.relic.boxes.reading import Own

BOXES: Final = "boxes"
_DEEPEST: Final = 40
JOINED: Final = "+"
"""Between the names of boxes in the name of a mixture."""


def own_box_named(name: str) -> Own:
    from emberhold.games.relic.boxes.reading import own_box

    return own_box(name)


def boxes_in_play(setup: Mapping[str, Any]) -> tuple[str, ...]:
    """The boxes a set-up names, the printed one first; that one alone if it names none."""
    named = setup.get(BOXES, RELIC_BOX.slug)
    wanted = list(named) if isinstance(named, list | tuple) else [named]
    for slug in wanted:
        if called(slug) is None:
            known_name(slug, (RELIC_BOX.slug,), BOXES, "error-box")
        if wanted.count(slug) > 1:
            raise SetupError("error-setup-twice", BOXES, key=BOXES, given=brief(slug))
    if RELIC_BOX.slug not in wanted:
        raise SetupError("error-relic-box-alone", BOXES)
    return (RELIC_BOX.slug, *sorted(slug for slug in wanted if slug != RELIC_BOX.slug))


def stacked(given: Any, box: Box) -> dict[str, int]:
    """The cards that a set-up places by hand (`setup.STACKED`), checked."""
    known = [card.slug for card in box.cards.values() if card.slug not in RELIC_BOX.cards]
    if not isinstance(given, Mapping) or not all(
        slug in known and type(place) is int and -1 <= place <= _DEEPEST
        for slug, place in given.items()
    ):
        raise SetupError("error-relic-stacked", "stacked", most=_DEEPEST)
    return {slug: given[slug] for slug in sorted(given)}


def boxed(named: tuple[str, ...]) -> Box:
    """The boxes in play as one."""
    return RELIC_BOX if named == (RELIC_BOX.slug,) else _mixed(named)


@lru_cache(maxsize=32)
def _mixed(named: tuple[str, ...]) -> Box:
    others = [own_box_named(name).box for name in named[1:]]
    return _joined(JOINED.join(named), [RELIC_BOX, *others])


def _joined(slug: str, boxes: list[Box]) -> Box:
    """One box of several; what the first holds comes first."""
    return Box(
        slug,
        [card for box in boxes for card in box.cards.values()],
        [sheet for box in boxes for sheet in box.characters.values()],
        [sheet for box in boxes for sheet in box.nemeses.values()],
        [scenario for box in boxes for scenario in box.scenarios.values()],
    )


def cast_of(mixture: str) -> dict[str, str]:
    """How the things of the boxes beside the printed one are drawn."""
    found: dict[str, str] = {}
    for name in mixture.split(JOINED)[1:]:
        found.update(own_box_named(name).cast)
    return found
