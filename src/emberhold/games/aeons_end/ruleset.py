"""What a box may number or switch differently, while the flow of the game stays the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from emberhold.games.aeons_end.card import GEM, RELIC, SPELL, TurnCard
from emberhold.kernel.game import Asking
from emberhold.kernel.message import Message

if TYPE_CHECKING:
    from emberhold.games.aeons_end.state import Player, State

ROMAN: Final = ("", "I", "II", "III", "IV")
"""Breaches by number."""

AT_ONCE: Final = "at-once"
AT_TURN_END: Final = "turn-end"
"""When the players win against an empty nemesis deck: the editions differ."""


def breaches_named(numbers: Sequence[int]) -> str | Message:
    """The number of a breach, or those of the two that a spell is across."""
    if len(numbers) == 1:
        return ROMAN[numbers[0]]
    return Message("clause-and", first=ROMAN[numbers[0]], last=ROMAN[numbers[1]])


@dataclass(frozen=True, slots=True)
class BreachTile:
    """A breach as it is printed."""

    number: int
    focus_cost: int
    open_costs: tuple[int, int, int, int]
    """By how often the tile has been turned since R."""
    bonus: int = 0
    """What a spell cast from it adds to its damage while the breach is open."""
    mark: str = ""
    """What sets it apart from the tiles mages begin with: its word in positions and scenes."""


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How hard a game is made."""

    name: str
    life: int
    gravehold: int
    nemesis_life: int = 0
    """A change of the printed life."""
    hard: bool = False
    """The increased-difficulty rule of the nemesis sheet is used."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules a box plays by."""

    breaches: tuple[BreachTile, ...]
    """The tiles I, II and so on that a mage begins with."""
    difficulties: tuple[Difficulty, ...]
    """From the easiest to the hardest; with a single one nobody is asked."""
    turn_orders: Mapping[str, Mapping[int, tuple[TurnCard, ...]]]
    """The turn-order cards by variant and number of players; the first variant is the usual one."""
    usual: str = "normal"
    """The difficulty nobody has to ask for."""
    other_tiles: Mapping[str, tuple[BreachTile, ...]] = field(default_factory=dict)
    """Tiles that cards bring, by their mark and in the order of numbers."""
    charge_cost: int = 2
    """What a charge costs; a mage without an ability has no charges to gain."""
    pile_sizes: Mapping[str, int] = field(default_factory=lambda: {GEM: 7, RELIC: 5, SPELL: 5})
    piles: int = 9
    """How many piles the market has."""
    market_slots: Mapping[str, int] | None = None
    """How many of them are of each type; None where any mix will do."""
    basic_cards: Mapping[int, tuple[int, int, int]] | None = None
    """How many basic cards of tier 1, 2 and 3 for a number of players; None for all there are."""
    exhaustion: Callable[[State, Player], Asking | None] | None = None
    """What becoming exhausted brings besides, before the excess damage; None for nothing."""
    spells_a_breach: int = 1
    """How many spells a position may put on a breach, beside those that may join them."""
    empty_nemesis: str = AT_TURN_END
    """When the players win because the nemesis has nothing left."""
    enters_first: bool = False
    """Whether a drawn minion or power is in play while its IMMEDIATELY is resolved."""
    last_turn: int = 0
    """After which turn the players give up, because nobody can tell whether the game would ever
    end; 0 where every game does."""
    solo_cards: tuple[int, ...] = ()
    """How many turn-order cards somebody alone may have instead of the usual number."""
    solo_life: tuple[int, ...] = ()
    """With how much life somebody alone may begin instead."""

    @property
    def players(self) -> tuple[int, ...]:
        """For how many players there is a turn order."""
        return tuple(next(iter(self.turn_orders.values())))

    def difficulty(self, name: str) -> Difficulty:
        for difficulty in self.difficulties:
            if difficulty.name == name:
                return difficulty
        raise KeyError(name)

    def tile(self, number: int, mark: str = "") -> BreachTile:
        """The tile with that number, of the usual ones or of those a card brings."""
        return (self.other_tiles[mark] if mark else self.breaches)[number - 1]
