"""The steps by name."""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.turn.beginning import begin, sheets
from emberhold.games.relic.turn.engagement import engagement
from emberhold.games.relic.turn.experience import experience
from emberhold.games.relic.turn.exploration import exploration
from emberhold.games.relic.turn.movement import movement
from emberhold.games.relic.turn.turns import end, following, turn
from emberhold.kernel.game import Step

STEPS: Final[dict[str, Step]] = {
    "sheets": sheets,
    "begin": begin,
    "turn": turn,
    "movement": movement,
    "exploration": exploration,
    "engagement": engagement,
    "experience": experience,
    "end": end,
    "next": following,
}
