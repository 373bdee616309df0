"""What a card says: costs, values, abilities. Definitions are immutable and shared.

Each physical copy is an object of its own that shares its definition's fields, so that a piece can
be followed from zone to zone; `card.kind` is the definition.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from emberhold.games.ashes.dice import NO_MAGIC, SYMBOLS, Magic
from emberhold.kernel.twins import twin_of

if TYPE_CHECKING:
    from emberhold.games.ashes.effects.base import Effect
    from emberhold.games.ashes.state import Piece, State

PHOENIXBORN, ALLY, CONJURATION = "phoenixborn", "ally", "conjuration"
ACTION, REACTION, ALTERATION, READY = "action", "reaction", "alteration", "ready"
UNITS = (ALLY, CONJURATION)


def slug_of(name: str) -> str:
    plain = name.lower().replace("'", "")
    return "".join(letter if letter.isalnum() else "-" for letter in plain)


class Cost:
    """The five kinds of cost (AS-226), written `M E 1Nc 2B`."""

    __slots__ = ("discard", "exhaust", "magic", "main", "side", "text")

    def __init__(self, text: str = "") -> None:
        self.text = text
        self.main = self.side = self.exhaust = False
        self.discard = 0
        magic = list(NO_MAGIC)
        for word in text.split():
            if word == "M":
                self.main = True
            elif word == "S":
                self.side = True
            elif word == "E":
                self.exhaust = True
            elif word[0] == "D":
                self.discard = int(word[1:])
            else:
                magic[SYMBOLS.index(word.lstrip("0123456789"))] += int(word[0])
        self.magic: Magic = tuple(magic)

    def cheaper(self, basics: int) -> Cost:
        """AS-239: some basic symbols fewer, never below none."""
        less = Cost(self.text)
        less.magic = (max(0, self.magic[0] - basics), *self.magic[1:])
        return less


FREE = Cost()


_ABILITY_FIELDS = (
    "after",
    "cost",
    "effect",
    "event",
    "focus",
    "inexhaustible",
    "mandatory",
    "name",
    "number",
    "when",
)


class Ability:
    """Named text of a unit, Phoenixborn, ready spell or alteration.

    `event` names the moment of a triggered ability; an activated one has none and costs something
    before the colon; a keyword has neither. Text in its own frame is `inexhaustible`.
    """

    __slots__ = _ABILITY_FIELDS

    def __init__(
        self,
        name: str,
        *,
        number: int = 0,
        cost: str = "",
        event: str | None = None,
        when: Callable[..., bool] | None = None,
        effect: Effect | None = None,
        inexhaustible: bool = False,
        mandatory: bool = False,
        focus: int = 0,
        after: bool = False,
    ) -> None:
        self.name = name
        """The slug of its name: `unit-guard`, `throw`."""
        self.number = number
        self.cost = Cost(cost)
        self.event = event
        self.when = when
        """`when(game, piece, event)`: whether this very event is the one."""
        self.effect = effect
        self.inexhaustible = inexhaustible
        self.mandatory = mandatory
        self.focus = focus
        """How many further copies on the spellboard it takes (AS-278, AS-279)."""
        self.after = after
        """Used after the event, not when it happens (AS-340)."""

    def stronger(self, number: int) -> Ability:
        """The same ability with a greater number (AS-020)."""
        other = twin_of(self, Ability(self.name), _ABILITY_FIELDS)
        other.number += number
        return other

    @property
    def message_id(self) -> str:
        return f"ashes-ability-{self.name}"


_FIELDS = (
    "abilities",
    "activations",
    "attach",
    "attack",
    "attack_bonus",
    "battlefield",
    "conjures",
    "copies",
    "cost",
    "effect",
    "event",
    "keywords",
    "kind",
    "life",
    "life_bonus",
    "limit",
    "message_id",
    "mutes",
    "name",
    "number",
    "piece",
    "recover",
    "recover_bonus",
    "respark",
    "slug",
    "spellboard",
    "status",
    "takes_away",
    "triggers",
    "type",
    "unique_to",
    "when",
)


class Card:
    """A card, and what is printed on it."""

    __slots__ = _FIELDS

    def __init__(self, name: str, type: str, **printed: Any) -> None:
        self.name = name
        self.slug = slug_of(name)
        self.message_id = f"ashes-card-{self.slug}"
        self.type = type
        self.kind = self
        self.number = 0
        """Which copy this is; the definition itself is number 0."""
        self.piece = f"{self.slug}.0"
        """The id of this copy in a scene."""
        self.cost = Cost(printed.pop("cost", ""))
        """The play cost."""
        self.unique_to: str | None = printed.pop("unique_to", None)
        """The slug of the one Phoenixborn whose deck may hold it (AS-371)."""
        self.attack: Value = printed.pop("attack", 0)
        self.life: Value = printed.pop("life", 0)
        self.recover: int = printed.pop("recover", 0)
        self.battlefield: int = printed.pop("battlefield", 0)
        self.spellboard: int = printed.pop("spellboard", 0)
        self.limit: int = printed.pop("limit", 0)
        """Copies in a conjuration pile (AS-373)."""
        self.conjures: str | None = printed.pop("conjures", None)
        """The slug of the conjuration this card can bring into play."""
        self.effect: Effect | None = printed.pop("effect", None)
        """What an action or reaction spell does."""
        self.event: str | None = printed.pop("event", None)
        self.when: Callable[..., bool] | None = printed.pop("when", None)
        """The condition printed on a reaction spell (AS-244)."""
        self.attach: Callable[[State, Piece], bool] | None = printed.pop("attach", None)
        """Which units an alteration may be attached to."""
        self.attack_bonus: int = printed.pop("attack_bonus", 0)
        self.life_bonus: int = printed.pop("life_bonus", 0)
        self.recover_bonus: int = printed.pop("recover_bonus", 0)
        self.mutes: bool = printed.pop("mutes", False)
        """Leaves its unit only the inexhaustible text."""
        self.takes_away: str | None = printed.pop("takes_away", None)
        """An ability its unit no longer has."""
        self.respark = Cost(printed.pop("respark", ""))
        self.status: int = printed.pop("status", 0)
        """Status tokens it enters play with."""
        abilities: tuple[Ability, ...] = printed.pop("abilities", ())
        self.abilities = abilities
        self.activations = tuple(a for a in abilities if a.event is None and a.effect)
        self.triggers = tuple(a for a in abilities if a.event is not None)
        self.keywords = tuple(a for a in abilities if a.event is None and not a.effect)
        self.copies: list[Card] = [self]
        if printed:
            raise TypeError(f"{name}: a card has no {', '.join(printed)}")

    def copy(self, number: int) -> Card:
        """The copy with that number; the same object whenever it is asked for."""
        copies = self.kind.copies
        while len(copies) <= number:
            another = twin_of(self.kind, Card(self.name, self.type), _FIELDS)
            another.number = len(copies)
            another.piece = f"{another.slug}.{another.number}"
            copies.append(another)
        return copies[number]

    @property
    def is_spell(self) -> bool:
        """AS-014."""
        return self.type in (ACTION, REACTION, ALTERATION, READY)

    def __deepcopy__(self, memo: Any) -> Card:
        return self

    def __repr__(self) -> str:
        return self.piece


Value = int | Callable[["State", "Piece"], int]
"""A printed value, or X as the card defines it (AS-017)."""
