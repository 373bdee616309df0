"""The words of the rulebook as numbers: attributes, tiers, decks, kinds of cards, moments."""

from __future__ import annotations

from typing import Final

# Attributes; a test may also name a level or influence

STRENGTH: Final = 0
WILLPOWER: Final = 1
CUNNING: Final = 2
LEVEL: Final = 3
INFLUENCE: Final = 4
ATTRIBUTES: Final[tuple[str, ...]] = ("strength", "willpower", "cunning")
TESTED: Final[tuple[str, ...]] = (*ATTRIBUTES, "level", "influence")

# Tiers

OUTER: Final = 0
MIDDLE: Final = 1
INNER: Final = 2
CENTRE: Final = 3
TIERS: Final[tuple[str, ...]] = ("outer", "middle", "inner", "scenario")

# Decks; the first three are the Threat decks by colour, the last four the Nemesis decks

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
COLOURS: Final[tuple[str, ...]] = ("red", "blue", "yellow")
CORRUPTION: Final = 3
MISSION: Final = 4
POWER: Final = 5
RELIC: Final = 6
WARGEAR: Final = 7
IMPERIUM: Final = 8
NEMESIS: Final = 9
DECKS: Final[tuple[str, ...]] = (
    *("threat-red", "threat-blue", "threat-yellow", "corruption", "mission", "power", "relic"),
    *("wargear", "imperium"),
    *("nemesis-githellion", "nemesis-moarn", "nemesis-luxuria", "nemesis-specimen-x"),
)

# Kinds of cards

EVENT: Final = 0
ENEMY: Final = 1
ENCOUNTER: Final = 2
ASSET: Final = 3
POWER_CARD: Final = 4
CORRUPTION_CARD: Final = 5
MISSION_CARD: Final = 6
AGENT: Final = 7
ARSENAL: Final = 8
CRISIS: Final = 9
MIGHT: Final = 10
TYPES: Final[tuple[str, ...]] = (
    *("event", "enemy", "encounter", "asset", "power", "corruption", "mission"),
    *("agent", "arsenal", "crisis", "might"),
)

# Values

MOST_LEVEL: Final = 12
MOST_NEMESIS_LEVEL: Final = 9
MOST_VALUE: Final = 12
THRESHOLD: Final = 6
LEVEL_PRICE: Final = 6
INFAMY_TO_WIN: Final = 25
INFAMY_IN_A_DUEL: Final = 20

# What constant text can change: one number each, summed over everything a figure has

BATTLE: Final = 0
"""+0, +1, +2: the battle score in that form."""
SKILL: Final = 3
"""+0 to +4: the skill value of a test of that attribute, level or influence."""
ASSET_LIMIT: Final = 8
POWER_LIMIT: Final = 9
WARGEAR_COST: Final = 10
CROSSING_COST: Final = 11
TROPHY: Final = 12
WEAPONS: Final = 13
WIN_TIES: Final = 14
NO_PENALTY: Final = 15
EXPLODES: Final = 16
"""A sum of 1 << n for each further number n a die explodes on; each counted once."""
CANNOT: Final = 17
"""A sum of the flags below; each counted once."""
ENEMY_PLUS: Final = 18
ACTIVATION_ONE: Final = 19
KEEPS_TROPHIES: Final = 20
TROPHIES_ARE_ASSETS: Final = 21

NO_EVADE: Final = 1
NO_WEAPON: Final = 2
NO_ARMOUR: Final = 4
NO_POWER: Final = 8
NO_EXPLODING: Final = 16
NO_TIE: Final = 32
NO_LIFE: Final = 64
NO_CLEANSING: Final = 128
CANNOTS: Final[tuple[str, ...]] = (
    *("evade", "weapon", "armour", "power", "explode", "tie"),
    *("gain_life", "discard_corruption other"),
)
