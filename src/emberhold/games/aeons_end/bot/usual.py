"""What the rules of thumb think of the effects that all boxes share."""

from __future__ import annotations

from functools import cache

from emberhold.games.aeons_end.bot.answers import ANSWERS
from emberhold.games.aeons_end.bot.fighting import DAMAGES
from emberhold.games.aeons_end.bot.harm import RULES
from emberhold.games.aeons_end.bot.helps import HELPS
from emberhold.games.aeons_end.numbers.fitted import FITTED
from emberhold.games.aeons_end.numbers.judgement import Judgement
from emberhold.games.aeons_end.numbers.weights import W


@cache
def usual() -> Judgement:
    rules = {**RULES, **HELPS}
    return Judgement(W, rules=rules, answers=ANSWERS, damages=DAMAGES, fitted=FITTED)
