"""The chance of every side, from guessed worlds that the game's own player plays on.

Chances are whole ten-thousandths, so that what luck gave and choices cost adds up exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from emberhold.kernel.game import Result, Sides
from emberhold.kernel.question import Choice, Question, key_of
from emberhold.kernel.table import Table
from emberhold.players.search.playout import Means, asked

WHOLE = 10_000
"""Certainty."""
LONGEST = 2000
"""Answers after which a position is judged though the horizon has not been reached."""
Chances: TypeAlias = tuple[int, ...]
"""One number a side."""


def of_result(result: Result, sides: Sides) -> Chances:
    """How a game ended as chances: sides that win together share the victory."""
    winners = set(result.winners)
    won = [bool(winners.intersection(side)) for side in sides]
    return tuple(WHOLE // max(1, sum(won)) if each else 0 for each in won)


def of_state(means: Means, state: Any, sides: Sides) -> list[float]:
    """What a position is worth to every side."""
    if state.result is not None:
        return [chance / WHOLE for chance in of_result(state.result, sides)]
    evaluate = means.evaluation.evaluate
    return [min(1.0, max(0.0, evaluate(state, side[0]))) for side in sides]


def mean(worlds: Sequence[Sequence[float]]) -> Chances:
    """The chances over some worlds; rounding never makes them more than certainty together."""
    count = len(worlds)
    found = [round(WHOLE * sum(column) / count) for column in zip(*worlds, strict=True)]
    found[found.index(max(found))] -= max(0, sum(found) - WHOLE)
    return tuple(found)


def of_position(means: Means, table: Table, worlds: int, seed: str) -> Chances:
    """What every side may expect, from worlds that the seats of each side in turn hold possible."""
    sides = table.sides
    found = []
    for number in range(worlds):
        side = sides[number % len(sides)]
        world = table.redeal(side[0], f"{seed} {number}")
        play_on(means, world, means.evaluation.moment(world.state))
        found.append(of_state(means, world.state, sides))
    return mean(found)


def of_choice(  # noqa: PLR0913 (one world, by its parts)
    means: Means, table: Table, question: Question, choice: Choice, line: Sequence[str], seed: str
) -> float:
    """The chance of the seat that is asked after a choice, in one guessed world; for the rest of
    its turn it answers with the keys of a line as long as they fit."""
    world = table.redeal(question.seat, seed)
    now = means.evaluation.moment(world.state)
    world.take(asked(world, question), choice)
    play_on(means, world, now, question.seat, line)
    seat = question.seat
    side = next(side for side in table.sides if seat in side)
    return of_state(means, world.state, (side,))[0]


def play_on(means: Means, world: Table, now: int, seat: int = -1, line: Sequence[str] = ()) -> None:
    """Everybody by rules of thumb to the horizon, after the line of one seat."""
    policy, evaluation = means.policy, means.evaluation
    state, turns, place = world.state, 0, 0
    for _ in range(LONGEST):
        question = world.question
        if question is None:
            return
        if evaluation.settled(state, question) and evaluation.moment(state) != now:
            now = evaluation.moment(state)
            turns, place = turns + 1, len(line)
            if turns >= evaluation.horizon:
                return
        choice: Choice | None = None
        if place < len(line) and question.seat == seat:
            choice = spelled(question, line[place])
            place = len(line) if choice is None else place + 1
        world.take(question, policy(state, question) if choice is None else choice)


def spelled(question: Question, key: str) -> Choice | None:
    """The choice of a key, also one that nobody is offered; None where it is not legal."""
    for choice in (*question.choices, *question.unlisted()):
        if key_of(choice) == key:
            return choice
    return None
