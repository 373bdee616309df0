"""Nemesis tokens: pillars of Gravehold, time gates, cloaks; what they are called is the sheet's.

Every verb here takes the message id it reads as, because each nemesis has its own words for
gaining and losing tokens.
"""

from __future__ import annotations

from emberhold.games.aeons_end.act import Act
from emberhold.games.aeons_end.effects.base import Amount, Condition, Effect, Extent
from emberhold.games.aeons_end.state import State
from emberhold.language import Speech


def room_for_tokens(game: State) -> int:
    """How many tokens more the sheet allows."""
    return max(0, game.nemesis.most_tokens[game.hard] - game.tokens)


def tokens_to_lose(game: State) -> int:
    """How many tokens the nemesis can still lose."""
    return max(0, game.tokens - game.nemesis.least_tokens[game.hard])


def gain_tokens(game: State, amount: int) -> int:
    """Tokens up to the most the sheet allows; how many there were really."""
    gained = min(amount, room_for_tokens(game))
    game.tokens += gained
    _say_tokens(game)
    return gained


def lose_tokens(game: State, amount: int) -> int:
    """Tokens away down to the least the sheet allows; how many there were really."""
    lost = min(amount, tokens_to_lose(game))
    game.tokens -= lost
    _say_tokens(game)
    return lost


def _say_tokens(game: State) -> None:
    if game.log is not None and game.nemesis.token is not None:
        game.say("log-nemesis-tokens", nemesis=game.nemesis, left=game.tokens)


class GainTokens(Effect):
    """The nemesis gains tokens."""

    def __init__(self, amount: int, words: str) -> None:
        self.amount = amount
        self.words = words

    def run(self, game: State, act: Act) -> None:
        gain_tokens(game, self.amount)

    def extent(self, game: State, act: Act) -> Extent:
        return min(self.amount, room_for_tokens(game)), self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say(self.words, amount=self.amount)


class LoseTokens(Effect):
    """The nemesis loses tokens."""

    def __init__(self, amount: int, words: str) -> None:
        self.amount = amount
        self.words = words

    def run(self, game: State, act: Act) -> None:
        lose_tokens(game, self.amount)

    def extent(self, game: State, act: Act) -> Extent:
        return min(self.amount, tokens_to_lose(game)), self.amount

    def clause(self, say: Speech, form: str = "you", whose: str = "you") -> str:
        return say(self.words, amount=self.amount)


class TokensHeld(Amount):
    """The number of nemesis tokens, read as `each` or `number` says."""

    def __init__(self, number: str, each: str = "") -> None:
        self.number_words = number
        self.each_words = each

    def count(self, game: State, act: Act) -> int:
        return game.tokens

    def number(self, say: Speech) -> str:
        return say(self.number_words)

    def each(self, say: Speech) -> str:
        return say(self.each_words)


class TokensAtLeast(Condition):
    """Whether the nemesis has that many tokens or more."""

    def __init__(self, amount: int, words: str) -> None:
        self.amount = amount
        self.words = words

    def holds(self, game: State, act: Act) -> bool:
        return game.tokens >= self.amount

    def clause(self, say: Speech) -> str:
        return say(self.words, amount=self.amount)


tokens_held = TokensHeld
tokens_at_least = TokensAtLeast
