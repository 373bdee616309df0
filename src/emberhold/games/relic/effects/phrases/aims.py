"""What goals of missions are about: enemies to beat, places to go to, things that happen."""

from __future__ import annotations

from typing import Any, Final

from emberhold.games.relic.card import Card
from emberhold.games.relic.effects.phrases.conditions import areas_named
from emberhold.games.relic.effects.phrases.what import TRAIT
from emberhold.games.relic.figure.missions import (
    LOSES_BATTLE,
    LOSES_DUEL,
    WINS_DUEL,
    WINS_EXPLODING,
)
from emberhold.games.relic.map.board import AREA_NAMED, SPACE_NAMED, SPACES, Area, Space
from emberhold.games.relic.terms import ATTRIBUTES, OUTER
from emberhold.games.relic.traits import Trait
from emberhold.language import Speech
from emberhold.parts.effects.signatures import Text, Word, unknown

AREA: Final = Word("area", AREA_NAMED)
SPACE: Final = Word("space", SPACE_NAMED)


class Prey:
    """Which enemies are to be beaten: any, those of a form, or those with one of some traits."""

    __slots__ = ("form", "traits")

    def __init__(self, form: int = -1, traits: tuple[Trait, ...] = ()) -> None:
        self.form = form
        self.traits = traits

    def fits(self, card: Card) -> bool:
        if self.form >= 0:
            return card.attribute == self.form
        return not self.traits or any(trait in card.traits for trait in self.traits)

    def kind(self) -> str:
        """As its message tells it."""
        return "trait" if self.traits else ATTRIBUTES[self.form] if self.form >= 0 else "enemy"


class _Prey(Text):
    """`enemy`, `strength`, `Eldar or Pirate`."""

    def parse(self, text: str) -> Prey:
        if text == "enemy":
            return Prey()
        if text in ATTRIBUTES:
            return Prey(ATTRIBUTES.index(text))
        return Prey(traits=tuple([TRAIT.read(name) for name in text.split(" or ")]))


PREY: Final = _Prey("enemies")


class Stops:
    """Places to end the Movement phase in: outer corners, areas, or one area."""

    __slots__ = ("area", "corners")

    def __init__(self, corners: bool, area: Area | None = None) -> None:
        self.corners = corners
        self.area = area

    def bit(self, space: Space) -> int:
        """The bit of the progress that stands for a space; 0 for one that does not count."""
        if self.corners:
            return 1 << space.index if space.corner and space.tier == OUTER else 0
        if space.area < 0 or (self.area is not None and self.area.index != space.area):
            return 0
        return 1 << space.area


STOPS: Final = Word(
    "place",
    {
        "corner outer": Stops(True),
        "area": Stops(False),
        **{area.slug: Stops(False, area) for area in AREA_NAMED.values()},
    },
)


class Places:
    """Areas or spaces by name: `in the Forge World`, `at the Space Hulk`."""

    __slots__ = ("id", "named", "spaces")

    def __init__(self, named: tuple[Area, ...] | tuple[Space, ...]) -> None:
        self.named = named
        self.spaces: tuple[int, ...] = tuple(
            [space.index for each in named for space in _spaces_of(each)]
        )
        self.id = "relic-place-areas" if isinstance(named[0], Area) else "relic-place-spaces"

    def words(self, say: Speech) -> str:
        said = [say("relic-named", name=each) for each in self.named]
        return say(self.id, areas=say("relic-or").join(said))


def _spaces_of(named: Area | Space) -> list[Space]:
    if isinstance(named, Space):
        return [named]
    return [space for space in SPACES if space.area == named.index]


class _Places(Text):
    """`in a-b or c-d`, `at e or f`."""

    def parse(self, text: str) -> Places:
        word, _, names = text.partition(" ")
        if word == "in":
            return Places(areas_named(names))
        if word != "at":
            raise unknown("place", text, ["in", "at"])
        return Places(tuple([SPACE.read(name) for name in names.split(" or ")]))


class _PayingPlace(_Places):
    """The same, or wherever there is another character: None."""

    def parse(self, text: str) -> Any:
        return None if text == "with other_character" else super().parse(text)


PLACES: Final = _Places("place")
PAYING_PLACE: Final = _PayingPlace("place")


class Event:
    """Something that happens to the marked character or to oneself."""

    __slots__ = ("event", "of_target", "word")

    def __init__(self, word: str, of_target: bool, event: int) -> None:
        self.word = word
        self.of_target = of_target
        self.event = event


_EVENTS: Final = (
    Event("target loses_battle", True, LOSES_BATTLE),
    Event("target loses_duel", True, LOSES_DUEL),
    Event("you win_duel", False, WINS_DUEL),
    Event("you win_battle_with_explosion", False, WINS_EXPLODING),
)
EVENT: Final = Word("event", {event.word: event for event in _EVENTS})
