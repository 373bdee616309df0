"""Traits of cards: objects, so that nothing is spelled in play."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.content import chapter


class Trait:
    """A word of a card's first line: there is one object of each."""

    __slots__ = ("message_id", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.message_id = f"relic-trait-{name.lower().replace(' ', '-')}"

    def __repr__(self) -> str:
        return f"Trait({self.name})"


TRAITS: Final = {name: Trait(name) for name in chapter("traits")["traits"]}
APOSTATE: Final = TRAITS["Apostate"]
ARMOUR: Final = TRAITS["Armour"]
RELIC_TRAIT: Final = TRAITS["Relic"]
WEAPON: Final = TRAITS["Weapon"]
