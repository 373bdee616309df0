"""Who may sit in a seat. A player looks at a table and its question, and chooses.

`person` is not an object here: a person's choices come from a screen.
"""

from emberhold.players.player import Player
from emberhold.players.registry import (
    BOTS,
    COMPANY,
    PERSON,
    SIMPLE_BOTS,
    check_name,
    player_named,
    seated,
)
from emberhold.players.settings import names_in
from emberhold.players.strengths import STRENGTHS, Strength

__all__ = [
    "BOTS",
    "COMPANY",
    "PERSON",
    "SIMPLE_BOTS",
    "STRENGTHS",
    "Player",
    "Strength",
    "check_name",
    "names_in",
    "player_named",
    "seated",
]
