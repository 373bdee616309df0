"""Where the answers of the Movement phase lead on the board, as far as the dice are already
rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberhold.games.relic.card import Card
from emberhold.games.relic.map.board import Path, paths, space_id
from emberhold.kernel.question import Choice, Question
from emberhold.parts.asking import DONE

if TYPE_CHECKING:
    from emberhold.games.relic.fight.under_way import Roll
    from emberhold.games.relic.state import State


def ways(ask: Question, choice: Choice) -> tuple[tuple[str, ...], ...]:
    """R-049, R-107: the way of a move, or all that a number opens if nothing changes it."""
    game: State = ask.state
    figure = game.figures[ask.seat]
    if ask.topic == "move":
        if choice[0] != "move":
            return ()
        about = ask.about or {}
        found = [about["paths"][about["moves"].index(choice)]]
    else:
        steps = _steps(game, ask, choice)
        found = paths(game, figure, figure.space, steps, True) if steps else []
    return tuple(_told(figure.space, path) for path in found)


def _told(start: int, path: Path) -> tuple[str, ...]:
    return tuple(space_id(space) for space in (start, *path))


def _steps(game: State, ask: Question, choice: Choice) -> int:
    """How far a character would walk after that answer; 0 where that is not known."""
    roll = game.roll
    if roll is None or not roll.walks or roll.figure.seat != ask.seat:
        return 0
    total = _before(roll, ask, choice) if not roll.dice else _after(roll, ask, choice)
    return max(1, total + roll.bonus) if total else 0


def _before(roll: Roll, ask: Question, choice: Choice) -> int:
    """A number instead of the die; what further dice would add nobody knows."""
    if roll.extra:
        return 0
    if ask.topic == "roll-movement" and choice[0] == "power":
        power: int = choice[1].power
        return power
    if ask.topic == "choose-die":
        chosen: int = choice[1]
        return chosen
    return 0


def _after(roll: Roll, ask: Question, choice: Choice) -> int:
    """What is there, or what a card from the hand would turn a single die to."""
    if ask.topic != "window":
        return 0
    if choice == DONE:
        return roll.total
    if choice[0] != "play" or len(roll.dice) > 1:
        return 0
    card: Card = choice[1]
    return card.abilities[card.when][0].effect.die_shown()
