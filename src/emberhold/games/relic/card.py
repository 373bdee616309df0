"""Cards and sheets as they are printed: immutable, shared; each physical copy is an object.

The printed content is one box, made once when the book is read. With boxes that people make, there
is one more for each mixture; every state carries the one it is played with.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from emberhold.games.relic.terms import DECKS, NEMESIS, TYPES
from emberhold.games.relic.traits import Trait
from emberhold.parts.cards import CARD_FIELDS, PhysicalCard, by_slug, copies_of

if TYPE_CHECKING:
    from emberhold.games.relic.effects.base import Effect, Goal, Narrow
    from emberhold.games.relic.map.board import Gate

FREE: Final = 0
CHARGE: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
"""What using an ability takes: nothing, a charge of the card, the card, or playing it."""


class Ability:
    """Text with a moment: a line of a card or a sheet."""

    __slots__ = (
        "effect",
        "message_id",
        "moment",
        "narrow",
        "once",
        "optional",
        "price",
        "slug",
    )

    def __init__(  # noqa: PLR0913 (what is printed, by name)
        self,
        slug: str,
        message_id: str,
        moment: int,
        effect: Effect,
        narrow: Narrow | None = None,
        price: int = FREE,
        once: bool = False,
    ) -> None:
        self.slug = slug
        self.message_id = message_id
        """Whose name it goes by: its own on a sheet, the card's on a card."""
        self.moment = moment
        self.effect = effect
        self.narrow = narrow
        """What the event is narrowed to: a form, a nemesis, a trait."""
        self.price = price
        self.once = once
        """Once in a turn."""
        self.optional = price != FREE or effect.optional()

    def __repr__(self) -> str:
        return f"Ability({self.slug})"


Abilities = dict[int, tuple[Ability, ...]]
"""Text by its moment."""


_PRINTED: Final = (
    *("abilities", "activation", "attribute", "charges", "colour", "cost", "deck"),
    *("goals", "icons", "often", "omen", "power", "sort", "status", "traits", "value"),
    *("when", "worth"),
)


class Card(PhysicalCard):
    """A card as printed, or one of its copies; the book sets what is printed on it."""

    __slots__ = _PRINTED

    def __init__(self, slug: str, sort: int, deck: int) -> None:
        super().__init__(slug, TYPES[sort])
        self.message_id = f"relic-card-{self.slug}"
        self.sort = sort
        """Its type by number: the order in which cards are resolved (R-066)."""
        self.deck = deck
        """R-150: by its back."""
        self.often = 1
        """How many copies there are."""
        self.status = "designed"
        self.traits: tuple[Trait, ...] = ()
        self.attribute = -1
        """Of an enemy or agent; -1 for others."""
        self.value = 0
        self.worth = 0
        """What it is worth as a trophy (R-096)."""
        self.colour = -1
        """R-064: that of its front; -1 where it has none."""
        self.icons: tuple[int, int, int] = (0, 0, 0)
        self.charges = 0
        self.omen = False
        self.cost = 0
        self.power = 0
        """The number of a Power or Might card."""
        self.activation = 0
        self.when = -1
        """The moment at which the ability of a Power or Might card may be played."""
        self.abilities: Abilities = {}
        self.goals: tuple[Goal, ...] = ()

    def fields(self) -> tuple[str, ...]:
        return CARD_FIELDS + _PRINTED

    def blank(self) -> Card:
        return Card(self.slug, self.sort, self.deck)

    def price(self, discount: int) -> int:
        """What it costs with that much taken off (R-113)."""
        return max(0, self.cost - discount)

    def has(self, trait: Trait) -> bool:
        return trait in self.traits

    @property
    def from_nemesis(self) -> bool:
        """Of a Nemesis deck, whatever it imitates (R-150)."""
        return self.deck >= NEMESIS

    def text(self, moment: int) -> Effect | None:
        """What the card says for a moment, where it says one thing."""
        found = self.abilities.get(moment)
        return found[0].effect if found else None


class Sheet:
    """A character or nemesis sheet."""

    __slots__ = (
        "abilities",
        "asset_limit",
        "attribute",
        "attributes",
        "bounty",
        "deck",
        "life",
        "message_id",
        "nemesis",
        "power_limits",
        "printed",
        "slug",
        "special",
        "start",
        "track",
    )

    slug: str
    message_id: str
    nemesis: bool
    attribute: int
    """A nemesis' only attribute (R-035); -1 for a character."""
    attributes: tuple[int, int, int]
    life: int
    start: int
    asset_limit: int
    power_limits: tuple[int, ...]
    """By level."""
    track: tuple[tuple[int, int], ...]
    """Two rewards a level, as numbers of `levels.REWARDS`."""
    abilities: Abilities
    printed: tuple[Ability, ...]
    """Its abilities in the order they are printed."""
    special: Effect
    bounty: Effect | None
    deck: int
    """A nemesis' own deck."""

    def __repr__(self) -> str:
        return f"Sheet({self.slug})"


class Scenario:
    """A scenario sheet."""

    __slots__ = (
        "abilities",
        "confrontation",
        "even",
        "gate",
        "gates",
        "least",
        "message_id",
        "most",
        "needs_nemesis",
        "preparation",
        "printed",
        "slug",
        "uses_omens",
    )

    slug: str
    message_id: str
    least: int
    most: int
    even: bool
    needs_nemesis: bool
    uses_omens: bool
    abilities: Abilities
    printed: tuple[Ability, ...]
    confrontation: Effect
    preparation: Effect | None
    gate: Effect | None
    """What replaces the movement box of Guardian of the Rift, as it reads."""
    gates: tuple[Gate, ...]
    """The same as it works; nothing where the printed box holds."""

    def __repr__(self) -> str:
        return f"Scenario({self.slug})"


class Box:
    """Everything that can be found by its slug."""

    __slots__ = ("by_deck", "cards", "characters", "nemeses", "scenarios", "slug")

    def __init__(
        self,
        slug: str,
        cards: Iterable[Card],
        characters: Iterable[Sheet],
        nemeses: Iterable[Sheet],
        scenarios: Iterable[Scenario],
    ) -> None:
        self.slug = slug
        self.cards: dict[str, Card] = by_slug(cards)
        self.by_deck: tuple[tuple[Card, ...], ...] = tuple(
            [
                tuple([card for card in self.cards.values() if card.deck == deck])
                for deck in range(len(DECKS))
            ]
        )
        self.characters: dict[str, Sheet] = by_slug(characters)
        self.nemeses: dict[str, Sheet] = by_slug(nemeses)
        self.scenarios: dict[str, Scenario] = by_slug(scenarios)

    def copies_in(self, deck: int) -> tuple[Card, ...]:
        """Every physical card of a deck."""
        return tuple([copy for card in self.by_deck[deck] for copy in copies_of(card, card.often)])

    def __repr__(self) -> str:
        return f"Box({self.slug})"
