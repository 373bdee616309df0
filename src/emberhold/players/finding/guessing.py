"""Whether a goal is reached by aiming at it without a thought: then nobody is puzzled by it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from emberhold.games.puzzles import OPEN, SOLVED
from emberhold.kernel.question import Question, key_of
from emberhold.kernel.rng import Dice
from emberhold.kernel.table import Table
from emberhold.players.solving import Search

TRIES = 60
MOST_LUCKY = 24
"""A goal that more of the tries reach, more than two of five, is too easy."""
_IDLE = frozenset({"done", "end", "pass", "skip"})
"""Answers that give something up: they are given only where there is nothing else."""
_PARTS = re.compile(r"[:@.+]")


def too_easy(search: Search, table: Table, aim: str) -> bool:
    """Whether guesses reach it that take whatever names the aim, and else anything.

    The same dice are thrown at every goal: what a goal is called does not decide. No more are
    thrown than can make a difference.
    """
    dice, lucky, failed = Dice("guesses"), 0, 0
    while lucky <= MOST_LUCKY and failed < TRIES - MOST_LUCKY:
        if _guessed(search, table, aim, dice):
            lucky += 1
        else:
            failed += 1
    return lucky > MOST_LUCKY


def _guessed(search: Search, table: Table, aim: str, dice: Dice) -> bool:
    fork = table.fork()
    while search.stands(fork) == OPEN:
        question = fork.question
        assert question is not None
        keys = _worth_guessing(question, aim)
        fork.answer(keys[dice.below(len(keys))], question.seat)
    return search.stands(fork) == SOLVED


def _worth_guessing(question: Question, aim: str) -> Sequence[str]:
    keys = [key_of(choice) for choice in question.choices]
    named = [key for key in keys if aim in _PARTS.split(key)[1:]]
    return named or [key for key in keys if key not in _IDLE] or keys
