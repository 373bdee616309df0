"""How closely a finished game is looked at: the work is bounded by these numbers alone.

They count looks ahead and not seconds, so that two analyses of a game agree on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass

from emberhold.kernel.errors import EmberholdError, listed


@dataclass(frozen=True, slots=True)
class Level:
    """How many looks ahead are spent, and on what."""

    name: str
    options: int
    """The options compared with what was played, those the game's own player likes best."""
    glance: int
    """The guessed worlds in which each of them is tried."""
    measure: int
    """The further worlds in which what looked best there is measured against what was played."""
    rounds: tuple[tuple[int, int], ...]
    """How many decisions, those that seem to have cost most, are looked at more closely and in how
    many further worlds, round by round."""
    position: int
    """The worlds from which the chance at the beginning of a turn is estimated."""
    most: int
    """The decisions looked at; of more, those which the game's own player would make alike are
    left out first."""


QUICK = Level("quick", 3, 2, 4, ((24, 8), (12, 16), (6, 32)), 2, 120)
USUAL = Level("usual", 4, 4, 8, ((40, 16), (20, 32), (10, 64)), 6, 300)
THOROUGH = Level("thorough", 6, 8, 24, ((64, 32), (32, 64), (16, 128)), 16, 1000)
LEVELS = {level.name: level for level in (QUICK, USUAL, THOROUGH)}


def level_named(name: str) -> Level:
    if name not in LEVELS:
        raise EmberholdError("error-analyse-level", given=name, known=listed(LEVELS))
    return LEVELS[name]
