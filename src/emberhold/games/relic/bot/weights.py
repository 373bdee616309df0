"""What things are worth to a sensible player, in influence."""

from __future__ import annotations

from typing import Final

ATTRIBUTE: Final = 5.0
LEVEL: Final = 9.0
INFLUENCE: Final = 1.0
POWER: Final = 2.2
POWER_TOO_MANY: Final = 0.3
MISSION: Final = 7.0
"""A completed mission: a third of a relic."""
MISSION_LATER: Final = 3.5
"""The same for somebody who has one."""
FIRST_RELIC: Final = 22.0
RELIC: Final = 7.0
WARGEAR: Final = 3.0
CHARGE: Final = 1.2
TROPHY_POINT: Final = 1.15
"""A level costs six points; trophies can still be lost."""
INFAMY: Final = 3.0
NEMESIS_CARD: Final = 2.4
AGENT: Final = 5.0
"""An agent beaten: a trophy, and often infamy."""
AGENTS: Final = 0.62
"""The share of agents among Imperium cards."""
AGENT_VALUE: Final = 4.5
"""What they have on the average."""
IMPERIUM_CARD: Final = 1.5
"""What any other Imperium card is worth."""
MISSED_TURN: Final = -5.0
THREAT_NEARBY: Final = -0.4
LOOK: Final = 0.5
OPPONENT: Final = -0.3
"""What a rival gains is that much lost, shared among the rivals."""
WIN: Final = 400.0

LIFE_LOST: Final[tuple[float, ...]] = (30.0, 7.0, 4.0, 2.6, 2.0, 1.6)
"""What the loss of the last, second and so on Life costs."""
LIFE_GAINED: Final[tuple[float, ...]] = (7.0, 5.0, 3.4, 2.2, 1.4, 1.0, 0.6)
"""What one more is worth by how much is left."""
CORRUPTION: Final[tuple[float, ...]] = (1.5, 2.2, 3.2, 5.0, 9.0, 40.0)
"""What one more Corruption card costs by how many there are."""

FITNESS: Final = 7.5
"""Life, and what replaces it, needed to enter the Inner tier."""
FITNESS_IN_A_HURRY: Final = 5.0
DEMANDS: Final = {
    "the-reign-of-corruptis": 10,
    "the-herald-at-the-gate": 11,
    "hulk-of-the-wayward-warrior": 10,
    "the-eye-closes": 9,
    "shoulder-to-shoulder": 10,
}
"""The battle score with which a sheet can be confronted, where it is battled."""
READY_SCORE: Final = 9
"""The battle score with which the Middle tier is worth going to."""
HURRY_ROUND: Final = 18
"""From this round on a character with a relic goes in, ready or not."""
NEAR: Final = 0.45
"""What each step closer to where the bot wants to be is worth."""
ERRAND: Final = 0.5
"""The same for where the mission sends one."""
HASTE: Final = 1.5
"""The same for somebody who is ready to go in."""
BY_THE_WAY: Final = 0.3
"""What is still worth of everything else to somebody who is ready to go in."""
RISK: Final = 3.0
"""What a battle must promise beyond its price where nobody forces it on one."""
CROSSING: Final = 6
"""As many steps as a crossing takes."""

# The pilot, who counts turns instead of steps

MARCH: Final = 8.0
"""What a turn is worth to somebody who is ready to go in."""
MARCH_BY_THE_WAY: Final = 0.15
"""What is still worth of everything else to that somebody."""
MARCH_FITNESS: Final = 6.0
MARCH_TAINT: Final = 3
"""More Corruption than this does not bear the way, in whatever hurry."""
ERRAND_TURN: Final = 4.0
"""What a turn is worth on the way to where the mission sends one."""
NEAR_TURN: Final = 0.3
"""The same for a shop or a healer."""
FAR: Final = 12.0
"""More turns than this are as many as one likes."""
STRIDE: Final = 5.0
"""What a Power card must gain where it takes the place of the movement die."""
DREAD: Final = 4.0
"""What crossing inward costs those for whom the Middle tier is too dangerous."""
TAKES: Final = {
    "forbidden-lore": 2.2,
    "liberate-the-forge-world": 3.5,
    "board-the-hulk": 3.8,
    "survey-the-sector": 4.4,
    "fortune-favours-the-bold": 4.5,
    "watch-yourself": 5.4,
    "arm-the-militia": 5.8,
    "sealed-message": 6.0,
    "relief-for-the-camps": 6.1,
    "take-initiative": 6.1,
    "beyond-the-last-light": 6.2,
    "escort-the-astropath": 6.4,
    "stop-the-waaagh": 6.5,
    "cleanse-the-altar": 7.2,
    "fill-the-war-chest": 9.1,
    "master-of-three-arts": 11.5,
    "bring-down-the-colossus": 11.6,
    "pilgrims-road": 11.7,
    "trophies-for-ultramar": 13.0,
    "unmask-the-raiders": 14.2,
    "errand-of-mercy": 14.9,
    "judge-the-fallen": 15.3,
    "burn-out-the-brood": 15.4,
    "against-the-odds": 19.5,
}
"""The rounds a mission took those without a relic, the unfinished counted in (140 games)."""
ANY_TAKES: Final = 8.0
"""The same for a mission that nobody has measured."""
SLOW: Final = 9.0
"""A mission that takes longer had better be exchanged at the Emissary."""
ANOTHER_TAKES: Final = 6.0
"""What the better one of two takes, with the way to it."""
EXCHANGE: Final = 1.4
"""What a round saved so is worth."""
EXCHANGE_TURN: Final = 1.2
"""What a turn is worth on the way to the Emissary."""
