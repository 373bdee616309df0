"""A finished game judged afterwards: its chances, its luck, and what each choice cost."""

from emberhold.players.analysis.account import Analysis, Costly
from emberhold.players.analysis.analyst import analyse
from emberhold.players.analysis.levels import LEVELS, USUAL, Level, level_named

__all__ = ["LEVELS", "USUAL", "Analysis", "Costly", "Level", "analyse", "level_named"]
