"""An act: somebody resolving a card. Effects read from it who acts, and with what."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from emberhold.games.aeons_end.card import Card
    from emberhold.games.aeons_end.state import Breach, Player, State
    from emberhold.kernel.game import Asking
    from emberhold.parts.reading import Named

Aim: TypeAlias = "Callable[[State, Act, int], Asking]"
"""`aim(game, act, amount)` deals one damage of a spell where it must go."""


class Act:
    """The resolving of one card or ability."""

    __slots__ = (
        "bonus",
        "card",
        "dealt",
        "felled",
        "group",
        "me",
        "owner",
        "spared",
        "that",
    )

    def __init__(
        self, me: Player, card: Card | None, owner: Player | None = None, bonus: int = 0
    ) -> None:
        self.me = me
        """Who resolves the card; WE-238: for an ally's spell the caster, not its owner. In a
        nemesis effect the player asked first."""
        self.card = card
        self.owner = me if owner is None else owner
        """At whose sheet the card was (WE-241)."""
        self.bonus = bonus
        """What the breach adds to each damage of the spell (WE-230, WE-234)."""
        self.dealt = False
        """Whether the spell has dealt damage yet (WE-231)."""
        self.group = False
        """WE-294: the players choose together."""
        self.spared = False
        """The card being resolved suffers no damage from its own text."""
        self.that: Player | None = None
        """The player last chosen: what `that player` means."""
        self.felled: Card | None = None
        """The minion card that the damage dealt last has discarded."""

    @property
    def numbers(self) -> list[int]:
        """The numbers of the breaches on which the card was, or is."""
        return [breach.number for breach in self.owner.breaches if self.card in breach.spells]

    @property
    def source(self) -> Card | Named | None:
        """What a question is asked for: a card, the ability of the acting player, or an Unleash."""
        if self.card is not None or self.group:
            return self.card
        return self.me.mage.ability_name

    @classmethod
    def of_nemesis(cls, game: State, card: Card | None) -> Act:
        act = cls(game.players[game.speaker], card)
        act.group = True
        return act


class Casting(Act):
    """The casting of a spell."""

    __slots__ = ("_breaches", "aim")

    def __init__(  # noqa: PLR0913 (whose text it is, part by part)
        self,
        caster: Player,
        spell: Card,
        owner: Player,
        bonus: int,
        breaches: tuple[Breach, ...],
        aim: Aim | None,
    ) -> None:
        """`breaches` as they were before the spell left them."""
        super().__init__(caster, spell, owner, bonus)
        self._breaches = breaches
        self.aim = aim
        """Where damage must go instead of to a minion or the nemesis."""

    @property
    def numbers(self) -> list[int]:
        """The numbers of the breaches on which the spell was."""
        return [breach.number for breach in self._breaches if self.card in breach.spells]

    @property
    def left_open(self) -> int:
        """The number of the open breach the spell has left; 0 for a closed one."""
        for breach in self._breaches:
            if breach.open and self.card in breach.spells:
                return breach.number
        return 0
