"""An act: somebody using a card, ability or dice power, with its targets and what it causes; and an
event, which acts answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from emberhold.parts import windows

if TYPE_CHECKING:
    from emberhold.games.ashes.card import Ability, Card
    from emberhold.games.ashes.state import Piece, Player


class Event(windows.Event):
    """Something that would happen, happens or has happened."""

    __slots__ = (
        "attackers",
        "by_attack",
        "diverted",
        "fatal",
        "remove",
        "source_seat",
        "targets",
        "unit",
    )

    def __init__(  # noqa: PLR0913 (an event, part by part)
        self,
        kind: str,
        seat: int,
        card: Card | None = None,
        *,
        amount: int = 0,
        source: Card | None = None,
        source_seat: int = -1,
        by_attack: bool = False,
        attackers: tuple[Card, ...] = (),
        targets: tuple[Card, ...] = (),
        unit: Piece | None = None,
    ) -> None:
        super().__init__(kind, seat, card, amount=amount, source=source)
        self.source_seat = source_seat
        self.by_attack = by_attack
        """Caused by an attacking or countering unit."""
        self.attackers = attackers
        self.targets = targets
        self.unit = unit
        """The piece as it was when it happened."""
        self.diverted: Card | None = None
        """The unit that is dealt the damage instead."""
        self.fatal = False
        """The unit is destroyed by receiving this damage, however little it is."""
        self.remove = False
        """A destroyed unit that is removed from the game instead of being discarded."""


class Act:
    """The use of one card, ability or dice power."""

    __slots__ = (
        "ability",
        "aimed",
        "card",
        "damage",
        "discarded",
        "done",
        "entered",
        "event",
        "extra",
        "me",
        "power",
        "spell",
        "wounds",
    )

    def __init__(  # noqa: PLR0913 (whose text it is, part by part)
        self,
        me: Player,
        card: Card | None,
        *,
        event: Event | None = None,
        ability: Ability | None = None,
        spell: bool = False,
        power: str | None = None,
    ) -> None:
        self.me = me
        self.card = card
        self.event = event
        """What a triggered effect answers."""
        self.ability = ability
        self.power = power
        """The type of the die whose power this is."""
        self.spell = spell
        """Whether this is a spell's effect, against which Spell Guard and Magic Guard help."""
        self.aimed: dict[Any, Any] = {}
        """The target each part of the effect was aimed at before anything resolved (AS-214)."""
        self.damage: list[tuple[Card, int]] = []
        """Damage dealt so far; it is processed when all effects are carried out (AS-302)."""
        self.wounds: list[tuple[Card, int]] = []
        """Wounds to be placed directly (AS-301)."""
        self.discarded: list[int] = []
        """Whose draw piles it took cards from, card by card; answered likewise."""
        self.entered: list[tuple[int, Card]] = []
        """Units it put into play, and on whose side; answered when it is carried out (AS-341)."""
        self.done = True
        """Whether what came before really happened (AS-219)."""
        self.extra = 0
        """Something paid in addition while activating."""

    def about(self, effect: Any = None, **more: Any) -> dict[str, Any]:
        """What a question asked on the way needs to say where it comes from."""
        source = {"source": self.card, "ability": self.ability, "power": self.power}
        return {**source, "effect": effect, "aimed": tuple(self.aimed.values()), **more}
