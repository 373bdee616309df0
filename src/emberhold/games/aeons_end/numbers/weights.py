"""What things are worth to the bot: every number it decides by, in one place.

One point is what one life of a healthy Gravehold is worth.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

AETHER: Final = {
    "crystal": 1.0,
    "oblivion-shard": 1.6,
    "shattered-geode": 1.3,
    "worldheart-shard": 1.5,
    "amethyst-paragon": 1.6,
    "coal-shard": 2.5,
    "dread-diamond": 2.1,
    "frozen-magmite": 2.2,
    "volcanic-glass": 2.0,
    "breach-ore": 2.3,
    "scoria-slag": 2.8,
    "erratic-ingot": 3.2,
    "bloodstone-jewel": 3.0,
}
"""What a gem is worth each time it is played, in aether."""

DAMAGE: Final = {
    "spark": 1.0,
    "torch": 1.2,
    "extinguish": 1.3,
    "illuminate": 1.5,
    "thoughtform-familiar": 3.0,
    "carbonize": 3.4,
    "jagged-lightning": 3.5,
    "kindle": 3.5,
    "pyrotechnic-surge": 3.0,
    "aurora": 4.0,
    "celestial-spire": 3.1,
    "convection-field": 4.1,
    "fiery-torrent": 3.4,
    "conjure-the-lost": 5.3,
    "nova-forge": 5.0,
    "equilibrium": 4.8,
    "reduce-to-ash": 4.8,
    "crystallize": 5.0,
}
"""What a spell is worth each time it is cast, in damage; less where it takes two breaches."""

RELIC: Final = {
    "mages-totem": 0.8,
    "conclave-scroll": 2.0,
    "fiend-catcher": 1.8,
    "cairn-compass": 2.5,
    "primordial-fetish": 2.2,
    "vortex-gauntlet": 3.5,
}
"""What a relic is worth each time it is played, in points."""

ABILITY: Final = {
    "dezmodia": 10.0,
    "garu": 9.0,
    "gex": 7.0,
    "mazahaedron": 7.0,
    "mist": 9.0,
    "quilius": 3.0,
    "ulgimor": 7.0,
    "yan-magda": 9.0,
}
"""What an ability is worth when it is used well, in points."""


class Saving(NamedTuple):
    """How somebody values what they buy."""

    income: float
    dilution: float


@dataclass(slots=True)
class Weights:
    """How much each thing counts."""

    lost: float = 1000.0
    """Losing the game, or winning it."""
    damage: float = 0.85
    """One damage to the nemesis."""
    kill: float = 1.8
    """Removing a minion, against the harm it would do."""
    horizon: float = 4.0
    """How many turns a minion is expected to act."""
    wasted: float = 0.25
    """One damage more than a minion has life."""
    acolyte: float = 0.3
    """Removing an acolyte, as another one takes its place."""
    comes_back: float = 0.5
    """Removing a minion whose end has consequences."""
    life: float = 1.1
    """One life of a healthy player."""
    low_life: float = 1.0
    """How much more a player's life is worth as it runs out."""
    low_gravehold: float = 0.8
    """The same for Gravehold."""
    exhausted: float = 8.0
    """A player becoming exhausted, besides what follows."""
    pillar: float = 2.5
    """A pillar lost; more when few are left."""
    gate: float = 3.0
    """A time gate opened."""
    cloak: float = 1.5
    """A cloak gained or torn; more when there are many."""
    nemesis_card: float = 5.5
    """One card more drawn by the nemesis."""
    spell: float = 1.2
    """One damage of a spell each time it is cast."""
    aether: float = 0.3
    """One aether late in the game."""
    early_aether: float = 2.0
    """How much more it is worth at the very beginning to somebody who has none."""
    income: float = 7.2
    """As much aether a turn is enough."""
    dilution: float = 1.2
    """How much of an average card a new card pushes out of the hand."""
    room: float = 2.0
    """How many spells more than opened breaches a mage wants to draw each turn."""
    thinning: float = 0.3
    """How near to an average card one must be to be kept in the deck."""
    slot: float = 1.0
    """One spell more cast each turn through a newly opened breach."""
    focus: float = 0.4
    """What a focus is worth of the opening it brings nearer."""
    charge: float = 2.5
    """Charges, against what the ability is worth."""
    last_charge: float = 0.0
    """How much more the charge is worth that completes an ability."""
    ability: float = 0.7
    """The part of its worth an ability must have now to be used now."""
    power: float = 1.0
    """Discarding a power, against the harm it would do."""
    waiting: float = 0.8
    """What harm is worth that comes a nemesis turn later."""
    hand_card: float = 0.8
    """Losing an average card of the hand for a turn."""
    prepped: float = 0.8
    """Losing a prepped spell for a turn, against the damage it would deal."""
    aether_of: dict[str, float] = field(default_factory=lambda: AETHER)
    damage_of: dict[str, float] = field(default_factory=lambda: DAMAGE)
    relic_of: dict[str, float] = field(default_factory=lambda: RELIC)
    ability_of: dict[str, float] = field(default_factory=lambda: ABILITY)
    """By slug, what single cards and abilities are worth."""
    learned: dict[object, float] = field(default_factory=dict)
    """The same of abilities that a mage learns: by the effect, since anybody may have learned
    it."""
    alone: dict[str, Saving] = field(default_factory=dict)
    """By the nemesis, for a player who fights it alone and has all the turns to use what was
    bought."""
    patience: dict[str, float] = field(default_factory=dict)
    """By the nemesis, how much more aether is worth: where a fight is long, gems come first."""
    full_life: bool = False
    """Whether one life of a player is worth as much to four players as to two."""


W: Final = Weights()


def worths(**tables: Any) -> Weights:
    """Some tables alone, for what a box adds to the usual numbers."""
    silent = Weights(aether_of={}, damage_of={}, relic_of={}, ability_of={})
    return replace(silent, **tables)
