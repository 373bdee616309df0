"""The steps of a game by name."""

from __future__ import annotations

from typing import Final

from emberhold.games.ashes.setting_up.drafting import (
    draft_cards,
    draft_deal,
    draft_dice,
    draft_exchange,
    draft_phoenixborn,
    draft_turn_up,
)
from emberhold.games.ashes.state import State
from emberhold.games.ashes.turn.conceding import conceding
from emberhold.games.ashes.turn.prepare import (
    begin_turns,
    discard_step,
    draw_step,
    first_five,
    roll_dice,
)
from emberhold.games.ashes.turn.recovery import end_round, exhaust_dice, recover
from emberhold.games.ashes.turn.turns import (
    acting,
    meditating,
    turn,
    turn_end,
    turn_start,
    turning_dice,
)
from emberhold.kernel.game import Asking, Step


def _first_five(game: State) -> Asking:
    return conceding(game, first_five(game))


def _discard(game: State) -> Asking:
    return conceding(game, discard_step(game))


def _draw(game: State) -> Asking:
    return conceding(game, draw_step(game))


def _begin_turns(game: State) -> Asking:
    return conceding(game, begin_turns(game))


def _exhaust_dice(game: State) -> Asking:
    return conceding(game, exhaust_dice(game))


def _end_round(game: State) -> Asking:
    return conceding(game, end_round(game))


STEPS: Final[dict[str, Step]] = {
    "draft-phoenixborn": draft_phoenixborn,
    "draft-deal": draft_deal,
    "draft-cards": draft_cards,
    "draft-dice": draft_dice,
    "draft-turn-up": draft_turn_up,
    "draft-exchange": draft_exchange,
    "first-five": _first_five,
    "roll": roll_dice,
    "discard": _discard,
    "draw": _draw,
    "turns": _begin_turns,
    "turn-start": turn_start,
    "turn": turn,
    "act": acting,
    "meditate": meditating,
    "turn-dice": turning_dice,
    "turn-end": turn_end,
    "recovery": recover,
    "exhaust-dice": _exhaust_dice,
    "round-end": _end_round,
}
