"""Cards as things: what is printed on them, the copies there are, and how they are spelled.

A game writes one class for its cards, with everything it prints as typed arguments:

    _PRINTED = ("cost", "effect")

    class Card(PhysicalCard):
        __slots__ = _PRINTED

        def __init__(
            self, name: str, type: str, *, cost: int = 0, effect: Effect | None = None
        ) -> None:
            super().__init__(name, type)
            self.message_id = f"card-{self.slug}"
            self.cost = cost
            self.effect = effect

        def fields(self) -> tuple[str, ...]:
            return CARD_FIELDS + _PRINTED

        def blank(self) -> Card:
            return Card(self.name, self.type)

    CARDS = by_slug([Card("Spark", "spell", cost=3), ...])

A definition is immutable and shared. Each physical copy is an object of its own that has its
definition's fields, so that a piece can be followed from zone to zone: `card is other` asks for the
same copy, `card.kind is other.kind` for the same card.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, Final, Protocol, Self, TypeVar

from emberhold.kernel.native import mypyc_attr
from emberhold.kernel.twins import twin_of
from emberhold.parts.reading import Named

CARD_FIELDS: Final = ("copies", "kind", "message_id", "name", "number", "piece", "slug", "type")


def slug_of(name: str) -> str:
    """`Mage's Totem` is spelled `mages-totem` in keys, positions and message ids."""
    plain = name.lower().replace("'", "")
    return "".join(letter if letter.isalnum() else "-" for letter in plain)


@mypyc_attr(allow_interpreted_subclasses=True)
class PhysicalCard:
    """A card as printed, or one of its copies."""

    __slots__ = CARD_FIELDS

    kind: Self
    """The definition, of which this is a copy; of the definition: itself."""
    copies: list[Self]
    """The definition and every copy made of it, by number."""
    message_id: str
    """Where its name is; the game's own class sets it."""

    def __init__(self, name: str, type: str, slug: str = "") -> None:
        """`slug` where two cards have the same name, or a player has given it."""
        itself: Any = self
        self.name = name
        self.slug = slug or slug_of(name)
        self.message_id = self.slug
        self.type = type
        self.kind = itself
        self.number = 0
        """Which copy this is; the definition itself is number 0."""
        self.piece = f"{self.slug}.0"
        """The id of this copy in a scene."""
        self.copies = [itself]

    @abstractmethod
    def fields(self) -> tuple[str, ...]:
        """The names of everything a copy shares with its definition."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def blank(self) -> Self:
        """A card of the same class, to be filled: a compiled class cannot be made empty."""
        raise NotImplementedError(type(self).__name__)

    def begin_copy(self) -> None:
        """What a new copy has of its own, besides its number."""

    def copy(self, number: int) -> Self:
        """The copy with that number; the same object whenever it is asked for."""
        copies = self.kind.copies
        while len(copies) <= number:
            another = twin_of(self.kind, self.kind.blank(), self.kind.fields())
            another.number = len(copies)
            another.piece = f"{another.slug}.{another.number}"
            another.begin_copy()
            copies.append(another)
        return copies[number]

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process a card travels only inside a message, where its name is enough."""
        return Named, (self.message_id,)

    def __repr__(self) -> str:
        return self.piece


class Spelled(Protocol):
    """Anything with a slug: a card, a sheet, a space of the board."""

    @property
    def slug(self) -> str: ...


Thing = TypeVar("Thing", bound=Spelled)
AnyCard = TypeVar("AnyCard", bound=PhysicalCard)


def by_slug(*groups: Iterable[Thing]) -> dict[str, Thing]:
    """Everything in its order, found by its slug; two things of one slug are a mistake."""
    found: dict[str, Thing] = {}
    for group in groups:
        for thing in group:
            if thing.slug in found:
                raise ValueError(f"two things are spelled {thing.slug}")
            found[thing.slug] = thing
    return found


def copies_of(card: AnyCard, count: int, first: int = 1) -> tuple[AnyCard, ...]:
    """Copies of a card, from a number on."""
    return tuple([card.copy(number) for number in range(first, first + count)])


class Supply:
    """The copies that are taken while a table is set up, so that no copy is in two places."""

    __slots__ = ("_taken",)

    def __init__(self) -> None:
        self._taken: dict[Any, int] = {}

    def next(self, card: AnyCard) -> AnyCard:
        """The next copy of a card that nobody has yet."""
        number = self._taken.get(card.kind, 0) + 1
        self._taken[card.kind] = number
        return card.copy(number)


def kinds_in(cards: Iterable[AnyCard]) -> list[AnyCard]:
    """One of each card: two copies of the same are one choice."""
    found: list[AnyCard] = []
    for card in cards:
        kind: AnyCard = card.kind
        if kind not in found:
            found.append(kind)
    return found


def copy_in(cards: Iterable[AnyCard], kind: AnyCard) -> AnyCard:
    """The first copy of a card in a zone."""
    return next(card for card in cards if card.kind is kind)


def first_copies(cards: Iterable[AnyCard]) -> list[AnyCard]:
    """The first copy of each card in a zone, which stands for the others."""
    kinds: list[AnyCard] = []
    found: list[AnyCard] = []
    for card in cards:
        if card.kind not in kinds:
            kinds.append(card.kind)
            found.append(card)
    return found
