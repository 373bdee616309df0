"""An act: somebody using a card, ability or dice power, with its targets and what it causes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from emberhold.games.ashes.card import Ability, Card
    from emberhold.games.ashes.events import Event
    from emberhold.games.ashes.state import Player


class Act:
    """The use of one card, ability or dice power."""

    __slots__ = (
        "ability",
        "aimed",
        "card",
        "damage",
        "done",
        "effect",
        "event",
        "extra",
        "me",
        "spell",
        "wounds",
    )

    def __init__(
        self,
        me: Player,
        card: Card | None,
        effect: Any,
        *,
        event: Event | None = None,
        ability: Ability | None = None,
        spell: bool = False,
    ) -> None:
        self.me = me
        self.card = card
        self.effect = effect
        self.event = event
        """What a triggered effect answers."""
        self.ability = ability
        self.spell = spell
        """Whether this is a spell's effect, against which Spell Guard and Magic Guard help."""
        self.aimed: dict[Any, Any] = {}
        """The target each part of the effect was aimed at before anything resolved (AS-214)."""
        self.damage: list[tuple[Card, int]] = []
        """Damage dealt so far; it is processed when all effects are carried out (AS-302)."""
        self.wounds: list[tuple[Card, int]] = []
        """Wounds to be placed directly (AS-301)."""
        self.done = True
        """Whether what came before really happened (AS-219)."""
        self.extra = 0
        """Something paid in addition while activating."""
