"""When things happen: every moment a card can speak of, by number and by its name in the book."""

from __future__ import annotations

from typing import Final

NAMES: Final[tuple[str, ...]] = (
    *("resolve", "reward", "penalty", "always", "nemesis", "bounty", "confront", "setup", "start"),
    *("activate", "enter", "start_turn", "instead_of_movement", "start_movement"),
    *("end_movement", "end_exploration", "start_engagement", "instead_of_engagement"),
    *("start_experience", "own_turn", "prepare", "enemy_roll", "test", "roll", "battle_roll"),
    *("movement_roll", "battle_score", "win_battle", "lose_battle", "would_lose_life"),
    *("would_draw_corruption", "draw_corruption", "draw_threat", "drawn", "draw_omen"),
    *("omens_full", "explodes", "roll_one", "play_power", "win_duel", "vanquished"),
    *("complete_mission", "resolve_encounter", "enemy_defeated", "gain_relic", "spend_trophy"),
    *("place_token", "resolved", "character_discards_corruption", "character_draws_corruption"),
    *("other_prepare", "other_roll", "win_battle_here", "movement"),
)
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}

RESOLVE: Final = 0
REWARD: Final = 1
PENALTY: Final = 2
ALWAYS: Final = 3
BY_NEMESIS: Final = 4
BOUNTY: Final = 5
CONFRONT: Final = 6
SETUP: Final = 7
START: Final = 8
ACTIVATE: Final = 9
ENTER: Final = 10
START_TURN: Final = 11
INSTEAD_OF_MOVEMENT: Final = 12
START_MOVEMENT: Final = 13
END_MOVEMENT: Final = 14
END_EXPLORATION: Final = 15
START_ENGAGEMENT: Final = 16
INSTEAD_OF_ENGAGEMENT: Final = 17
START_EXPERIENCE: Final = 18
OWN_TURN: Final = 19
PREPARE: Final = 20
ENEMY_ROLL: Final = 21
TEST: Final = 22
ROLL: Final = 23
BATTLE_ROLL: Final = 24
MOVEMENT_ROLL: Final = 25
BATTLE_SCORE: Final = 26
WIN_BATTLE: Final = 27
LOSE_BATTLE: Final = 28
WOULD_LOSE_LIFE: Final = 29
WOULD_DRAW_CORRUPTION: Final = 30
DRAW_CORRUPTION: Final = 31
DRAW_THREAT: Final = 32
DRAWN: Final = 33
DRAW_OMEN: Final = 34
OMENS_FULL: Final = 35
EXPLODING: Final = 36
ROLL_ONE: Final = 37
PLAY_POWER: Final = 38
WIN_DUEL: Final = 39
VANQUISHED: Final = 40
COMPLETE_MISSION: Final = 41
RESOLVE_ENCOUNTER: Final = 42
ENEMY_DEFEATED: Final = 43
GAIN_RELIC: Final = 44
SPEND_TROPHY: Final = 45
PLACE_TOKEN: Final = 46
RESOLVED: Final = 47
DISCARDS_CORRUPTION: Final = 48
DRAWS_CORRUPTION: Final = 49
OTHER_PREPARE: Final = 50
OTHER_ROLL: Final = 51
WIN_BATTLE_HERE: Final = 52
MOVEMENT: Final = 53

OTHER_NAMES: Final = {"battle": PREPARE, "movement": INSTEAD_OF_MOVEMENT}
"""What the moments of charges, discards and played cards are called as well."""
