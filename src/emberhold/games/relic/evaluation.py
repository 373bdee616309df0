"""How good a position is for a seat: the chance that it will win from here.

Search asks for it where it stops playing ahead. Every side gets a score, a weighted sum of figures
a player would look at; the chances are in proportion to the exponentials of the scores.
"""

from __future__ import annotations

from emberhold.games.relic.board import FIRST_INNER, SCENARIO_SPACE
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import INNER
from emberhold.games.thinking import Evaluation
from emberhold.kernel.question import Choice, Question
from emberhold.parts.weights import score, shares

HORIZON = 6
ROUTINE = ("weapon", "armour", "spend", "tidy", "discard-power", "look-order", "look-one", "die")
"""What the rules of thumb answer well enough."""

FIGURES = (
    "level",
    "best attribute",
    "all attributes",
    "life",
    "life low",
    "influence",
    "hand",
    "assets",
    "trophies",
    "completed",
    "relic",
    "corruption",
    "corruption high",
    "way in",
    "tokens",
    "infamy",
    "infamy high",
    "out",
)
"""What the numbers of `figures` are, in order."""

WEIGHTS = (
    2.2,
    1.4,
    0.6,
    0.4,
    0.7,
    0.3,
    0.3,
    0.4,
    0.5,
    1.0,
    1.6,
    -0.5,
    -0.8,
    2.4,
    1.6,
    3.0,
    1.5,
    -6.0,
)


def evaluate(state: State, seat: int) -> float:
    """The seat's chance to win; of a shared victory the whole of it."""
    if state.result is not None:
        return 1.0 if seat in state.result.winners else 0.0
    together = _sides(state)
    scores = [max(_score(state, state.figures[each]) for each in side) for side in together]
    mine = next(place for place, side in enumerate(together) if seat in side)
    return shares(scores)[mine]


def _sides(state: State) -> list[list[int]]:
    """Who wins together."""
    heroes = [figure.seat for figure in state.figures if not figure.nemesis]
    found: list[list[int]] = [heroes] if state.together else []
    for figure in state.figures:
        if not any(figure.seat in side for side in found):
            side = [figure.seat]
            found.append(side if figure.partner < 0 else [*side, figure.partner])
    return found


def _score(state: State, figure: Figure) -> float:
    return score(WEIGHTS, figures(state, figure))


def figures(state: State, figure: Figure) -> tuple[float, ...]:
    """What the score of a figure is made of, each number of the size of one."""
    inside = figure.space - FIRST_INNER + 1 if figure.tier >= INNER else 0
    goal = max(1, state.goal)
    return (
        figure.level / 12,
        max(figure.attributes) / 12,
        sum(figure.attributes) / 24,
        figure.life / 10,
        min(figure.life, 3) / 3,
        min(figure.influence, 12) / 12,
        len(figure.hand) / 4,
        len(figure.assets) / 6,
        sum(piece.card.worth for piece in figure.trophies) / 12,
        len(figure.completed) / 3,
        1.0 if figure.relics else 0.0,
        len(figure.corruption) / 6,
        max(0, len(figure.corruption) - 3) / 3,
        inside / (SCENARIO_SPACE - FIRST_INNER + 1),
        min(len(figure.tokens), 3) / 3,
        figure.infamy / goal,
        max(0.0, figure.infamy / goal - 0.6),
        1.0 if figure.out else 0.0,
    )


def settled(state: State, question: Question) -> bool:
    """Before the movement of a turn nothing is half done."""
    return question.topic in ("roll-movement", "move")


def moment(state: State) -> int:
    """What changes from turn to turn."""
    return state.round * 8 + state.turn


def routine(state: State, question: Question, choice: Choice) -> bool:
    """Whether the rules of thumb are good enough for an answer."""
    return question.topic in ROUTINE


EVALUATION = Evaluation(evaluate, settled, moment, routine, HORIZON)
