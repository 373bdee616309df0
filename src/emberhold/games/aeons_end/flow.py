"""The steps of a game by name; which one comes next is part of the state."""

from __future__ import annotations

from typing import Final

from emberhold.games.aeons_end.turn.casting import casting, casting_start
from emberhold.games.aeons_end.turn.draw import draw_phase
from emberhold.games.aeons_end.turn.main import main, main_end
from emberhold.games.aeons_end.turn.nemesis import (
    nemesis_draw,
    nemesis_main,
    nemesis_start,
    nemesis_turn,
)
from emberhold.games.aeons_end.turn.order import end_turn, ended, next_turn, set_up
from emberhold.kernel.game import Step

STEPS: Final[dict[str, Step]] = {
    "set-up": set_up,
    "turn": next_turn,
    "casting-start": casting_start,
    "casting": casting,
    "main": main,
    "main-end": main_end,
    "draw": draw_phase,
    "nemesis": nemesis_turn,
    "nemesis-start": nemesis_start,
    "nemesis-main": nemesis_main,
    "nemesis-draw": nemesis_draw,
    "end": end_turn,
    "ended": ended,
}
