"""A world as a record keeps it: nothing in a file tells of what is still sealed (LG-079).

What has not come yet is left out, its name as well, and so is what follows from the rest: the
agenda after a game, and basic cards that nobody has met. `whole` puts all of it back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhold.games.aeons_end.cards.legacy.basic_cards.basic import FORMS
from emberhold.games.aeons_end.cards.legacy.basic_cards.basic_ii import BASIC_II
from emberhold.games.aeons_end.cards.legacy.basic_cards.evolve import EVOLUTIONS
from emberhold.games.aeons_end.cards.legacy.record.world import (
    FIRST_PENDING,
    NO_GROWTH,
    NOT_YET,
    World,
    has,
)
from emberhold.games.aeons_end.cards.legacy.story.agenda import ending

UNSORTED = 3
"""LG-329: the chapter before which nobody has looked through the basic cards."""


def written(world: World) -> dict[str, Any]:
    """The world without what would tell of sealed things."""
    kept = {part: value for part, value in world.items() if value != NOT_YET.get(part, ...)}
    kept["mages"] = [_grown(mage) for mage in world["mages"]]
    if world["pending"] == _agenda(world):
        del kept["pending"]
        if world["chapter"] == UNSORTED and world["basic"] == _rebuilt(_met(world), world):
            kept["basic"] = _met(world)
    return kept


def whole(world: World) -> dict[str, Any]:
    """The world with all its parts; what it has is kept."""
    mages = [{**NO_GROWTH, **mage} for mage in world["mages"]]
    made: dict[str, Any] = {**NOT_YET, **world, "mages": mages}
    if "pending" not in world:
        made["pending"] = _agenda(made)
        if made["chapter"] == UNSORTED:
            made["basic"] = _rebuilt(made["basic"], made)
    return made


def _grown(mage: Mapping[str, Any]) -> dict[str, Any]:
    return {part: value for part, value in mage.items() if value != NO_GROWTH.get(part, ...)}


def _agenda(world: World) -> list[str]:
    """What is to be done after the last game, or before the first (LG-317 to LG-319)."""
    if not world["score"]:
        return list(FIRST_PENDING)
    last = world["score"][-1]
    return ending(last["chapter"], last["won"], has(world, "M"))


def _met(world: World) -> list[list[Any]]:
    """The basic cards with stickers, and those that evolved."""
    first = [card.slug for card in BASIC_II]
    return [entry for entry in world["basic"] if entry[1] or entry[0] not in first]


def _rebuilt(met: list[list[Any]], world: World) -> list[list[Any]]:
    """The set of deck II in its order: what was met as it is now, the rest untouched."""
    stickers: dict[str, int] = dict(met)
    found: list[list[Any]] = []
    for card in BASIC_II:
        slug = card.slug
        while slug not in stickers and slug in EVOLUTIONS and slug in world["banished"]:
            slug = EVOLUTIONS[slug].becomes.slug
        if slug in stickers or (slug not in world["banished"] and FORMS[slug] is card):
            found.append([slug, stickers.get(slug, 0)])
    return found
