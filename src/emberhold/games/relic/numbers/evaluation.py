"""How good a position is for a seat: the chance that it will win from here.

Search asks for it where it stops playing ahead. Everybody gets a score, a weighted sum of figures
a player would look at, and a share of the chances (`parts.weights`); players who win together adds
theirs up.
"""

from __future__ import annotations

from typing import Final

from emberhold.games.relic.bot.longing import fitness, travel
from emberhold.games.relic.bot.strength import battle_score
from emberhold.games.relic.bot.way import still_takes
from emberhold.games.relic.map.board import FIRST_INNER, GUARDIAN, SCENARIO_SPACE
from emberhold.games.relic.numbers.fitted import FITTED
from emberhold.games.relic.state import Figure, State
from emberhold.games.relic.terms import INNER, MIDDLE
from emberhold.games.relic.turn.ending import team_of
from emberhold.games.thinking import Evaluation
from emberhold.kernel.question import Choice, Question
from emberhold.parts.asking import DONE
from emberhold.parts.weights import score, shares

HORIZON: Final = 6
"""After this many turns a position is worth judging."""
ROUTINE: Final = (
    "weapon",
    "armour",
    "spend",
    "tidy",
    "discard-power",
    "look-order",
    "look-one",
    "look-deck",
    "die",
    "experience",
)
"""What the rules of thumb answer well enough."""

FIGURES: Final = (
    "level",
    "best battle",
    "all battles",
    "life",
    "life low",
    "influence",
    "hand",
    "assets",
    "trophies",
    "completed",
    "relic",
    "more relics",
    "corruption",
    "corruption high",
    "in the middle",
    "near the gate",
    "fit for the gate",
    "inside",
    "way in",
    "life inside",
    "tokens",
    "mission left",
    "nemesis",
    "infamy",
    "infamy high",
    "nemesis level",
    "nemesis life",
    "arsenal",
)
"""What the numbers of `figures` are, in order."""

_GATE_FAR: Final = 20
_FIT: Final = 10.0
_LONG: Final = 20.0


def evaluate(state: State, seat: int, weights: tuple[float, ...] = FITTED) -> float:
    """The seat's chance to win; of a shared victory the whole of it."""
    if state.result is not None:
        return 1.0 if seat in state.result.winners else 0.0
    playing = [figure for figure in state.figures if not figure.out]
    chances = shares([score(weights, figures(state, figure)) for figure in playing])
    team = team_of(state, state.figures[seat])
    return sum(
        [share for figure, share in zip(playing, chances, strict=True) if figure.seat in team]
    )


def figures(state: State, figure: Figure) -> tuple[float, ...]:
    """What the score of a figure is made of, each number of the size of one."""
    return _of_nemesis(state, figure) if figure.nemesis else _of_character(state, figure)


def _of_character(state: State, figure: Figure) -> tuple[float, ...]:
    battles = [battle_score(state, figure, form) for form in range(3)]
    tainted = len(figure.corruption)
    inside = figure.tier >= INNER
    return (
        figure.level / 12,
        max(battles) / 12,
        sum(battles) / 24,
        figure.life / 8,
        min(figure.life, 3) / 3,
        min(figure.influence, 12) / 12,
        len(figure.hand) / 4,
        len(figure.assets) / 6,
        min(12, sum([piece.card.worth for piece in figure.trophies])) / 12,
        len(figure.completed) / 3,
        1.0 if figure.relics else 0.0,
        max(0, figure.relics - 1) / 2,
        tainted / 6,
        max(0, tainted - 3) / 3,
        1.0 if figure.tier == MIDDLE else 0.0,
        _gate_near(figure),
        min(fitness(figure), _FIT) / _FIT if figure.relics and not inside else 0.0,
        1.0 if inside else 0.0,
        (figure.space - FIRST_INNER + 1) / (SCENARIO_SPACE - FIRST_INNER + 1) if inside else 0.0,
        min(figure.life, 5) / 5 if inside else 0.0,
        min(len(figure.tokens), 3) / 3,
        0.0 if figure.relics else min(still_takes(figure), _LONG) / _LONG,
        *(0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    )


def _gate_near(figure: Figure) -> float:
    """How near the entrance is to somebody who may go in."""
    if not figure.relics or figure.tier >= INNER:
        return 0.0
    return max(0, _GATE_FAR - travel(figure.space, (GUARDIAN,))) / _GATE_FAR


_NO_CHARACTER: Final = (0.0,) * 22


def _of_nemesis(state: State, figure: Figure) -> tuple[float, ...]:
    done = figure.infamy / max(1, state.goal)
    return (
        *_NO_CHARACTER,
        1.0,
        done,
        max(0.0, done - 0.6),
        figure.level / 9,
        figure.life / 6,
        len(figure.assets) / 4,
    )


def settled(state: State, question: Question) -> bool:
    """Before the movement of a turn nothing is half done."""
    return question.topic in ("roll-movement", "move")


def moment(state: State) -> int:
    """What changes from turn to turn."""
    return state.round * 8 + state.turn


def routine(state: State, question: Question, choice: Choice) -> bool:
    """Whether the rules of thumb are good enough: of abilities, only the use of one is weighed."""
    return question.topic in ROUTINE or (question.topic == "window" and choice == DONE)


def small(state: State, question: Question) -> bool:
    """Whether a routine answer is looked at when it is asked; abilities left alone are not."""
    return question.topic in ROUTINE


DOUBT: Final = 1.5
"""Below it what another choice seems to gain is luck."""
EFFORT: Final = 0.5

EVALUATION: Final = Evaluation(
    evaluate, settled, moment, routine, HORIZON, DOUBT, EFFORT, firm=True, small=small
)
