"""What a card says: costs, values, abilities. Definitions are immutable and shared.

Copies and slugs are those of `parts.cards`: `card.kind` is the definition of a physical copy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from emberhold.games.ashes.dice import NO_MAGIC, SYMBOLS, Magic
from emberhold.kernel.twins import twin_of
from emberhold.parts.cards import CARD_FIELDS, PhysicalCard
from emberhold.parts.windows import TRIGGER_FIELDS, Trigger

if TYPE_CHECKING:
    from emberhold.games.ashes.effects.effect import Effect
    from emberhold.games.ashes.state import Piece, State

PHOENIXBORN: Final = "phoenixborn"
ALLY: Final = "ally"
CONJURATION: Final = "conjuration"
ACTION: Final = "action"
REACTION: Final = "reaction"
ALTERATION: Final = "alteration"
READY: Final = "ready"
UNITS: Final = (ALLY, CONJURATION)


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


Occasion: TypeAlias = "Callable[[State, int, Card, Any], bool]"
"""`when(game, seat, card, event)`: whether this very event is the one that is answered."""

_TEXT: Final = ("after", "cost", "effect", "focus", "inexhaustible", "number", "when")


class Ability(Trigger):
    """Named text of a unit, Phoenixborn, ready spell or alteration.

    `name` is the slug of its name: `unit-guard`, `throw`. `event` names the moment of a triggered
    ability; an activated one has none and costs something before the colon; a keyword has neither.
    Text in its own frame is `inexhaustible`.
    """

    __slots__ = _TEXT

    def __init__(  # noqa: PLR0913 (what is printed, by name)
        self,
        name: str,
        *,
        number: int = 0,
        cost: str = "",
        event: str | None = None,
        when: Occasion | None = None,
        effect: Effect | None = None,
        inexhaustible: bool = False,
        mandatory: bool = False,
        focus: int = 0,
        after: bool = False,
    ) -> None:
        super().__init__(event, name=name, mandatory=mandatory)
        self.number = number
        self.cost = Cost(cost)
        self.when = when
        self.effect = effect
        self.inexhaustible = inexhaustible
        self.focus = focus
        """How many further copies on the spellboard it takes (AS-278, AS-279)."""
        self.after = after
        """Used after the event, not when it happens (AS-340)."""

    def stronger(self, number: int) -> Ability:
        """The same ability with a greater number (AS-020)."""
        other = twin_of(self, Ability(self.name), TRIGGER_FIELDS + _TEXT)
        other.number += number
        return other

    def answers(self, game: State, seat: int, card: Card, event: Any) -> bool:
        return self.when is None or self.when(game, seat, card, event)

    @property
    def message_id(self) -> str:
        return f"ashes-ability-{self.name}"


Value: TypeAlias = "int | Callable[[State, Piece], int]"
"""A printed value, or X as the card defines it (AS-017)."""


_PRINTED: Final = (
    "abilities",
    "activations",
    "attach",
    "attack",
    "attack_bonus",
    "battlefield",
    "conjures",
    "cost",
    "effect",
    "event",
    "keywords",
    "life",
    "life_bonus",
    "limit",
    "mutes",
    "named",
    "recover",
    "recover_bonus",
    "respark",
    "spellboard",
    "status",
    "takes_away",
    "triggers",
    "unique_to",
    "when",
)


class Card(PhysicalCard):
    """A card, and what is printed on it."""

    __slots__ = _PRINTED

    def __init__(  # noqa: PLR0913 (what is printed, by name)
        self,
        name: str,
        type: str,
        *,
        cost: str = "",
        unique_to: str | None = None,
        attack: Value = 0,
        life: Value = 0,
        recover: int = 0,
        battlefield: int = 0,
        spellboard: int = 0,
        limit: int = 0,
        conjures: str | None = None,
        effect: Effect | None = None,
        event: str | None = None,
        when: Occasion | None = None,
        attach: Callable[[State, Piece], bool] | None = None,
        attack_bonus: int = 0,
        life_bonus: int = 0,
        recover_bonus: int = 0,
        mutes: bool = False,
        takes_away: str | None = None,
        respark: str = "",
        status: int = 0,
        abilities: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(name, type)
        self.message_id = f"ashes-card-{self.slug}"
        self.cost = Cost(cost)
        """The play cost."""
        self.unique_to = unique_to
        """The slug of the one Phoenixborn whose deck may hold it (AS-371)."""
        self.attack = attack
        self.life = life
        self.recover = recover
        self.battlefield = battlefield
        self.spellboard = spellboard
        self.limit = limit
        """Copies in a conjuration pile (AS-373)."""
        self.conjures = conjures
        """The slug of the conjuration this card can bring into play."""
        self.effect = effect
        """What an action or reaction spell does."""
        self.event = event
        self.when = when
        """The condition printed on a reaction spell (AS-244)."""
        self.attach = attach
        """Which units an alteration may be attached to."""
        self.attack_bonus = attack_bonus
        self.life_bonus = life_bonus
        self.recover_bonus = recover_bonus
        self.mutes = mutes
        """Leaves its unit only the inexhaustible text."""
        self.takes_away = takes_away
        """An ability its unit no longer has."""
        self.respark = Cost(respark)
        self.status = status
        """Status tokens it enters play with."""
        self.abilities = abilities
        self.named = frozenset([a.name for a in abilities])
        """The names of its abilities."""
        self.activations = tuple(a for a in abilities if a.event is None and a.effect)
        self.triggers = tuple(a for a in abilities if a.event is not None)
        self.keywords = tuple(a for a in abilities if a.event is None and not a.effect)

    def fields(self) -> tuple[str, ...]:
        return CARD_FIELDS + _PRINTED

    def blank(self) -> Card:
        return Card(self.name, self.type)

    @property
    def is_spell(self) -> bool:
        """AS-014."""
        return self.type in (ACTION, REACTION, ALTERATION, READY)
