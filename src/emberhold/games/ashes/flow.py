"""The steps of a game by name."""

from __future__ import annotations

from emberhold.games.ashes.turn.prepare import (
    begin_turns,
    discard_step,
    draw_step,
    first_five,
    roll_dice,
)
from emberhold.games.ashes.turn.recovery import end_round, exhaust_dice, recover
from emberhold.games.ashes.turn.turns import turn, turn_end, turn_start
from emberhold.kernel.game import Step

STEPS: dict[str, Step] = {
    "first-five": first_five,
    "roll": roll_dice,
    "discard": discard_step,
    "draw": draw_step,
    "turns": begin_turns,
    "turn-start": turn_start,
    "turn": turn,
    "turn-end": turn_end,
    "recovery": recover,
    "exhaust-dice": exhaust_dice,
    "round-end": end_round,
}
