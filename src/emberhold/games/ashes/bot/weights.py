"""What things are worth to the bot: every number it decides by, in one place.

One point is one wound on a healthy Phoenixborn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(slots=True)
class Weights:
    """How much each thing counts."""

    win: float = 1000.0
    """The last wound of the last opponent, or the own last one."""
    knock_out: float = 12.0
    """Putting one of several opponents out of the game."""
    last_wounds: float = 2.5
    """How much more wounds cost as the life of a Phoenixborn runs out."""
    attack: float = 1.0
    """One attack of a unit."""
    life: float = 0.6
    """One life of a unit."""
    recovers: float = 0.5
    """The part of a wound that counts on a unit that will heal."""
    illusion: float = 1.0
    """All the life of a unit that the first blow destroys."""
    growing: float = 1.5
    """A unit that becomes stronger as it destroys."""
    guard: float = 0.5
    """Being able to guard other units."""
    advantage: float = 0.8
    """Battle Advantage."""
    spikes: float = 1.2
    """Spiked Skin."""
    fading: float = 0.25
    """What a unit is worth that leaves at the end of the round."""
    fleeting: float = 0.4
    """What bonuses are worth that last for this round or turn."""
    tired: tuple[float, ...] = (1.0, 0.72, 0.5, 0.35)
    """What a unit is worth by its number of exhaustion tokens."""
    puppet: float = -1.5
    """A Blood Puppet to the player who has it."""
    die: float = 0.12
    """A die spent, when nothing else needs it."""
    card: float = 0.7
    """A card drawn."""
    mill: float = 0.45
    """A card an opponent loses from the draw pile."""
    meditated: float = 0.55
    """A card of the own draw pile given up for a die."""
    pool_die: float = 0.7
    """A die taken from an opponent or given back to the pool."""
    expose: float = 0.45
    """A wound that an attack lets the opponents deal in return."""
    tire: float = 0.35
    """The attack of a blocker that is exhausted by countering."""
    patience: float = 0.8
    """How good an attack must be, against what could be played instead."""
    calm: int = 6
    """After this many rounds attacks need not be good any more, only possible."""
    restless: float = 0.4
    """How much less good in every further round."""
    hopeless: int = 25
    """After this many rounds cards are thrown away to bring the game to an end."""
    rounds: float = 5.5
    """How long a game is expected to last."""
    later: float = 0.35
    """What a ready spell does each round, against doing it once now."""
    least: float = 0.25
    """Nothing worth less is done at all."""
    eager: float = 0.45
    """How much better meditation must make things than the cards it costs."""
    keep: float = 1.6
    """Cards worth less are exchanged for new ones."""
    reaction: float = 0.6
    """How likely a reaction spell kept ready is to be used in a round."""


W: Final = Weights()

ABILITY: Final = {
    "anchornaut": 2.0,
    "enchanted-violinist": 0.3,
    "hammer-knight": 0.8,
    "iron-worker": 0.6,
    "leech-warrior": 0.7,
    "living-doll": 1.6,
    "rose-fire-dancer": 0.8,
    "blue-jaguar": 0.6,
    "butterfly-monk": 0.8,
    "gilder": 0.4,
    "seaside-raven": 0.3,
    "three-eyed-owl": 0.8,
}
"""What the text of a unit adds to its values."""

CARD: Final = {
    "anchornaut": 3.0,
    "blood-archer": 4.5,
    "enchanted-violinist": 2.4,
    "hammer-knight": 5.5,
    "iron-worker": 3.5,
    "leech-warrior": 4.5,
    "living-doll": 3.6,
    "rose-fire-dancer": 4.2,
    "stormwind-sniper": 4.5,
    "bound-soul": 2.2,
    "call-upon-the-realms": 1.5,
    "fear": 3.6,
    "hidden-power": 2.2,
    "mist-typhoon": 2.8,
    "molten-gold": 4.2,
    "one-hundred-blades": 3.6,
    "open-memories": 2.0,
    "out-of-the-mist": 3.0,
    "refresh": 2.2,
    "seal": 1.8,
    "sleight-of-hand": 2.6,
    "steady-gaze": 2.6,
    "strange-copy": 2.6,
    "transfer": 1.2,
    "final-cry": 2.8,
    "golden-veil": 1.8,
    "redirect": 2.0,
    "shadow-counter": 3.6,
    "summon-sleeping-widows": 4.2,
    "sympathy-pain": 3.8,
    "bring-forth": 2.6,
    "fade-away": 3.4,
    "massive-growth": 3.0,
    "reflections-in-the-water": 1.3,
    "root-armor": 1.8,
    "spiked-armor": 2.6,
    "undying-heart": 2.0,
    "abundance": 1.2,
    "blood-transfer": 1.0,
    "chant-of-revenge": 2.6,
    "cut-the-strings": 0.4,
    "empower": 2.8,
    "expand-energy": 2.8,
    "hypnotize": 1.8,
    "protect": 2.8,
    "purge": 2.0,
    "shifting-mist": 2.6,
    "small-sacrifice": 1.2,
    "strengthen": 3.4,
    "summon-blood-puppet": 3.2,
    "summon-blue-jaguar": 6.0,
    "summon-butterfly-monk": 4.0,
    "summon-false-demon": 4.6,
    "summon-gilder": 5.0,
    "summon-iron-rhino": 5.2,
    "summon-masked-wolf": 5.4,
    "summon-mist-spirit": 5.2,
    "summon-seaside-raven": 5.8,
    "summon-silver-snake": 5.4,
    "summon-three-eyed-owl": 3.8,
}
"""What a card is worth in hand when the dice fit it and it is the first of its kind."""

COPY: Final = {
    "summon-masked-wolf": 0.8,
    "summon-mist-spirit": 0.8,
    "summon-blue-jaguar": 0.75,
    "summon-gilder": 0.75,
    "summon-butterfly-monk": 0.9,
    "summon-silver-snake": 0.75,
    "summon-three-eyed-owl": 0.6,
    "summon-false-demon": 0.7,
    "summon-seaside-raven": 0.5,
    "summon-iron-rhino": 0.45,
    "strengthen": 0.8,
    "expand-energy": 0.8,
    "chant-of-revenge": 0.8,
    "protect": 0.8,
}
"""The part of its worth that a further copy of a ready spell has; half for those not named."""
