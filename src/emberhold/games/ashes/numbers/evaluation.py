"""How good a position is for a seat: the chance that it will win from here.

Search asks for it where it stops playing ahead. The position is one it has dealt itself
(`redeal.py`), so everything in it may be read; nothing here knows the true hands. Every side gets
a score, a weighted sum of figures a player would look at, and its share of the chances
(`parts.weights`).
"""

from __future__ import annotations

from typing import Final

from emberhold.games.ashes.bot.units import unit_worth
from emberhold.games.ashes.bot.weights import CARD, COPY
from emberhold.games.ashes.figure.values import attack_of, life_of
from emberhold.games.ashes.numbers.fitted import FITTED
from emberhold.games.ashes.seen.sight import Sight
from emberhold.games.ashes.state import Player, State
from emberhold.games.thinking import Evaluation
from emberhold.kernel.question import Choice, Question
from emberhold.parts.weights import score, shares


def evaluate(state: State, seat: int, weights: tuple[float, ...] = FITTED) -> float:
    """The seat's chance to win; of a shared victory its part."""
    if state.result is not None:
        winners = state.result.winners
        return 1.0 / len(winners) if seat in winners else 0.0
    if state.draft is not None:
        return 1.0 / state.draft.seats
    if state.players[seat].out:
        return 0.0
    sight = Sight(state, seat)
    sides = state.in_game()
    chances = shares([score(weights, figures(state, sight, player)) for player in sides])
    return chances[sides.index(state.players[seat])]


def settled(state: State, question: Question) -> bool:
    """At the beginning of a turn nothing is half done."""
    return question.topic == "action" and state.mains == 1 and state.sides == 1


def moment(state: State) -> int:
    """What changes from turn to turn."""
    return state.round * 8 + state.active


HORIZON: Final = 8
"""After this many turns a position is worth judging."""
ROUTINE: Final = ("pay", "pay-die", "order", "order-effect", "damage-order", "destruction-order")
"""What the rules of thumb answer well enough."""


def routine(state: State, question: Question, choice: Choice) -> bool:
    """Whether the rules of thumb are good enough for an answer."""
    return question.topic in ROUTINE or state.draft is not None


def small(state: State, question: Question) -> bool:
    """Whether a routine answer is looked at when it is asked: which dice pay, and every order."""
    return question.topic in ROUTINE and state.draft is None


FIGURES: Final = (
    "life",
    "life low",
    "life last",
    "unit worth",
    "attack ready",
    "units",
    "unit life",
    "pressure",
    "hand",
    "hand worth",
    "cards left",
    "cards left low",
    "spellboard",
    "dice",
    "fine dice",
    "turn",
    "first",
)
"""What the numbers of `figures` are, in order."""


def figures(state: State, sight: Sight, player: Player) -> tuple[float, ...]:
    """What the score of a side is made of, each number of the size of one."""
    life = _life_left(state, player)
    foes = [_life_left(state, foe) for foe in state.opponents(player.seat)]
    worth = attack = unit_life = 0.0
    for piece in player.battlefield:
        worth += max(0.0, unit_worth(sight, piece))
        unit_life += max(0, life_of(state, piece) - piece.wounds)
        if not piece.exhaustion:
            attack += attack_of(state, piece)
    weakest = min(foes, default=1)
    pool = player.active
    cards = len(player.hand) + len(player.draw_pile)
    return (
        life / 20,
        min(life, 8) / 8,
        min(life, 3) / 3,
        worth / 10,
        attack / 10,
        len(player.battlefield) / 5,
        unit_life / 10,
        min(1.5, attack / max(1, weakest)),
        len(player.hand) / 5,
        sum(CARD.get(card.slug, 2.0) for card in player.hand) / 15,
        cards / 20,
        min(cards, 6) / 6,
        _spellboard(player) / 10,
        sum(pool) / 10,
        (sum(pool[1::3]) + 2 * sum(pool[2::3])) / 10,
        1.0 if state.active == player.seat and state.phase == "turns" else 0.0,
        1.0 if state.first == player.seat else 0.0,
    )


def _life_left(state: State, player: Player) -> int:
    return life_of(state, player.phoenixborn) - player.phoenixborn.wounds


def _spellboard(player: Player) -> float:
    """What is ready, further copies counting less."""
    worth = 0.0
    seen: dict[str, int] = {}
    for piece in player.spellboard:
        slug = piece.card.slug
        copies = seen.get(slug, 0)
        seen[slug] = copies + 1
        worth += CARD.get(slug, 2.0) * COPY.get(slug, 0.5) ** copies
    return worth


def wasteful(state: State, question: Question, choice: Choice) -> bool:
    """Passing while a unit could attack a Phoenixborn for whom nobody can block."""
    if question.topic != "action" or choice[0] != "pass":
        return False
    if ("attack", "phoenixborn") not in question.choices:
        return False
    blockers = [
        sum([not piece.exhaustion for piece in foe.battlefield])
        for foe in state.opponents(question.seat)
    ]
    return 0 in blockers


CROWD: Final = 0.75
"""At a table of four a look ahead takes half as long again as at one of two."""

EVALUATION: Final = Evaluation(
    evaluate, settled, moment, routine, HORIZON, crowd=CROWD, wasteful=wasteful, small=small
)
