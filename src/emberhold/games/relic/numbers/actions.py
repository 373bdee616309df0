"""The actions of Relic: every answer there is, spelled like option keys.

Seats are counted from the one who is asked: `player:+1` is the next clockwise. A card on the table
is named by its card and copy, as in a key: `asset:field-medkit@2`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from emberhold.games.relic.card import Card
from emberhold.games.relic.cards import CARDS, CHARACTERS, NEMESES, SCENARIOS
from emberhold.games.relic.map.board import SPACES
from emberhold.games.relic.terms import ATTRIBUTES, COLOURS, THRESHOLD
from emberhold.games.relic.traits import ARMOUR, WEAPON
from emberhold.kernel.question import Choice, key_of
from emberhold.parts.encoding import Actions

_ALONE: Final = (
    *("done", "do", "skip", "roll", "stay", "move-on", "cross", "pay-infamy", "relic", "tidy"),
    *("top", "bottom", "renew", "lose"),
)
_SEATS: Final = ("player", "attack", "duel")
_OWNED: Final = ("asset", "arsenal", "encounter")
_BATTLED: Final = ("enemy", "agent")
_PLACED: Final = {
    "use": ("asset", "arsenal", "corruption"),
    "gear": ("asset", "arsenal"),
    "asset": (*_OWNED, *_BATTLED),
    "buy": ("asset",),
    "take": ("asset",),
    "discard": (*_OWNED, *_BATTLED),
    "card": ("event", "enemy", "encounter", "asset", "agent"),
    "evade": ("enemy",),
    "trophy": _BATTLED,
    "spend": _BATTLED,
    "pay-trophy": _BATTLED,
    "pay-arsenal": ("arsenal",),
}
"""Verbs that point at a copy of a card, and the types of cards they point at."""
_KINDS: Final = {
    "play": ("power", "might"),
    "power": ("power", "might"),
    "discard": ("power", "might"),
    "pay-might": ("might",),
    "mission": ("mission",),
    "take": ("asset",),
}
"""Verbs that point at a card by its name."""
_MOST: Final = 30


class RelicActions(Actions):
    """The actions for a number of players."""

    def spelled(self, choice: Choice, seat: int) -> str:
        if choice[0] in _SEATS:
            return f"{choice[0]}:{self.relative(choice[1], seat)}"
        return key_of(choice)


def actions(players: int) -> Actions:
    return RelicActions(players, _named(players))


def _named(players: int) -> Iterator[str]:
    yield from _ALONE
    for verb in _SEATS:
        yield from (f"{verb}:+{other}" for other in range(players))
    yield from (f"sheet:{slug}" for slug in (*CHARACTERS, *NEMESES))
    for sheet in (*CHARACTERS.values(), *NEMESES.values()):
        yield from (f"use:{ability.slug}" for ability in sheet.printed)
    for scenario in SCENARIOS.values():
        yield from (f"use:{ability.slug}" for ability in scenario.printed)
    for space in SPACES:
        yield f"move:{space.slug}"
        yield f"space:{space.slug}"
    for verb in ("attribute", "form"):
        yield from (f"{verb}:{name}" for name in ATTRIBUTES)
    yield from (f"deck:{colour}" for colour in COLOURS)
    for verb, most in _NUMBERED.items():
        yield from (f"{verb}:{number}" for number in range(most + 1))
    yield from _cards()


_NUMBERED: Final = {
    "do": 6,
    "times": 3,
    "die": 6,
    "place": 3,
    "corruption": THRESHOLD,
    "influence": 3,
    "bid": _MOST,
}


def _cards() -> Iterator[str]:
    for card in CARDS.values():
        for verb, types in _KINDS.items():
            if card.type in types:
                yield f"{verb}:{card.slug}"
        for verb, types in _PLACED.items():
            if card.type in types and _sensible(verb, card):
                yield from (f"{verb}:{card.slug}@{n}" for n in range(1, card.often + 1))


def _sensible(verb: str, card: Card) -> bool:
    """Only weapons and armour are declared, only Wargear is bought."""
    if verb == "gear":
        return WEAPON in card.traits or ARMOUR in card.traits
    return verb != "buy" or bool(card.cost)
